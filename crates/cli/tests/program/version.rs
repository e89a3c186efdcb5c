//! `kirke --version`.

use crate::run::{run, run_with_input};

#[test]
fn the_short_form_is_name_and_version() {
    let ended = run(&["-V"]);
    assert_eq!((ended.code, ended.output), (0, format!("kirke {}\n", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn the_long_form_adds_the_commit_where_it_is_known() {
    let ended = run(&["--version"]);
    assert_eq!((ended.code, ended.messages.as_str()), (0, ""));
    let start = format!("kirke {}", env!("CARGO_PKG_VERSION"));
    let rest = ended.output.trim_end().strip_prefix(&start).expect("it begins with the version");
    if rest.is_empty() {
        return;
    }
    let inner = rest.strip_prefix(" (").and_then(|rest| rest.strip_suffix(')'));
    let (hash, date) = inner.and_then(|inner| inner.split_once(' ')).expect("hash and date in parentheses");
    assert!(hash.len() >= 7 && hash.chars().all(|c| c.is_ascii_hexdigit()), "{hash}");
    let digits: Vec<usize> =
        date.split('-').map(|part| part.parse::<u32>().map_or(0, |_| part.len())).collect();
    assert_eq!(digits, [4, 2, 2], "{date}");
}

#[test]
fn other_programs_read_the_greeting_of_popeye_mode() {
    let text = "beginproblem\nstip #1\npieces white kg6 ra1 black kg8\nendproblem\n";
    let ended = run_with_input(&["popeye"], text);
    let greeting = ended.output.lines().next().unwrap_or_default();
    assert!(greeting.starts_with("Popeye kirke-") && greeting.contains(" v4.104 ("), "{greeting}");
}
