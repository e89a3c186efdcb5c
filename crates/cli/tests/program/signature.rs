//! `kirke signature`.

use std::fs;
use std::path::{Path, PathBuf};

use report::Signature;

use crate::run::{corpus_file, run, run_with_input, written};

const MATE: &str = "BeginProblem\nStipulation #1\nPieces White Kg6 Ra1 Black Kg8\nEndProblem\n";

/// The third line for these problems of the corpus, from their expected solutions.
fn expected(names: &[&str]) -> String {
    let mut signature = Signature::new();
    for name in names {
        let text = fs::read_to_string(corpus_file(name).with_extension("sol")).expect("the corpus has it");
        signature.add(&text);
    }
    format!("solutions {signature}")
}

/// A new folder of the test run's own.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("the folder of the test run can be written");
    path
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

#[test]
fn folders_are_read_in_the_order_of_names_with_what_is_in_them() {
    let names = [
        "circe/constructed-reflex-2.inp",
        "couscous-circe/constructed-direct-2.inp",
        "orthodox/backer-1992-helpself-3.inp",
    ];
    let all = folder("signature-order");
    // The order of the parts of a path: the folder `a` comes before the folder `a-b`, although `-` comes before `/`.
    let inner = all.join("a");
    fs::create_dir_all(all.join("a-b")).unwrap();
    fs::create_dir_all(&inner).unwrap();
    fs::copy(corpus_file(names[0]), inner.join("z.inp")).unwrap();
    fs::copy(corpus_file(names[1]), all.join("a-b").join("a.inp")).unwrap();
    fs::copy(corpus_file(names[2]), all.join("b.inp")).unwrap();
    fs::write(all.join("a.txt"), "no problem").unwrap();
    let ended = run(&["signature", &text(&all)]);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    let lines: Vec<&str> = ended.output.lines().collect();
    assert_eq!(lines.len(), 3, "{}", ended.output);
    assert_eq!((lines[0], lines[2]), ("problems 3", expected(&names).as_str()));
    let positions: u64 = lines[1].strip_prefix("positions ").unwrap().parse().unwrap();
    assert!(positions > 1_000, "{}", ended.output);

    let each = run(&["signature", "--each", &text(&all.join("b.inp")), &text(&inner)]);
    let lines: Vec<&str> = each.output.lines().collect();
    assert_eq!(lines[4], expected(&[names[2], names[0]]), "{}", each.output);
    let own = expected(&[names[2]]).replace("solutions ", "");
    assert!(lines[0].starts_with(&own) && lines[0].ends_with("b.inp"), "{}", each.output);
}

#[test]
fn ends_of_lines_do_not_count_but_solutions_do() {
    let of = |input: &str| {
        let ended = run_with_input(&["signature", "-"], input);
        assert_eq!(ended.code, 0, "{}", ended.messages);
        ended.output
    };
    let plain = of(MATE);
    assert_eq!(of(&MATE.replace('\n', "\r\n")), plain);
    assert_ne!(of(&MATE.replace("Ra1", "Rb1")), plain);
    // One problem twice is not what it is once.
    let twice = MATE.replace("EndProblem", "NextProblem") + &MATE["BeginProblem\n".len()..];
    assert!(of(&twice).starts_with("problems 2\n"));
}

#[test]
fn without_an_answer_that_is_always_the_same_there_is_no_signature() {
    let empty = folder("signature-empty");
    let misspelt = written("signature-misspelt.inp", &MATE.replace("#1", "#"));
    let refused = written("signature-refused.inp", &MATE.replace("Kg8", "Kg8 Kh8"));
    let good = written("signature-good.inp", MATE);
    let limited = "BeginProblem\nStipulation s#9\nOption MaxTime 1\n\
         Pieces White Kg6 Qa1 Ra2 Sb2 Pb3c2d2 Black Kg8 Pb7c7d7 Sa8 Rh8\nEndProblem\n";
    let limited = written("signature-limited.inp", limited);
    for (path, code, message) in [
        (text(&empty), 2, "holds no file"),
        ("no-such-file.inp".to_owned(), 2, "cannot read"),
        (misspelt, 2, "error"),
        (refused, 2, "cannot be solved as it stands"),
        (limited, 3, "MaxTime"),
    ] {
        let ended = run(&["signature", &good, &path]);
        assert_eq!(ended.code, code, "{path}: {}", ended.messages);
        assert_eq!(ended.output, "", "{path}");
        assert!(ended.messages.contains(message), "{path}: {}", ended.messages);
    }
    assert_eq!(run(&["signature"]).code, 2);
}
