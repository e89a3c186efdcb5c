//! `kirke man`.

use std::fs;
use std::path::Path;

use crate::run::{run, written};

#[test]
fn the_main_page_goes_to_standard_output() {
    let ended = run(&["man"]);
    assert_eq!((ended.code, ended.messages.as_str()), (0, ""));
    assert!(ended.output.contains(".TH \"kirke\" \"1\" "), "{}", ended.output);
    assert!(ended.output.contains("kirke\\-solve(1)"), "{}", ended.output);
}

#[test]
fn a_folder_gets_a_page_for_each_command() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual").join("man1");
    // Left by an earlier run.
    let _ = fs::remove_dir_all(&folder);
    let ended = run(&["man", "--out", &folder.to_string_lossy()]);
    assert_eq!((ended.code, ended.output.as_str(), ended.messages.as_str()), (0, "", ""));
    for name in ["kirke.1", "kirke-solve.1", "kirke-popeye.1", "kirke-man.1"] {
        let page = fs::read_to_string(folder.join(name)).expect("the page was written");
        assert!(page.contains(".SH EXAMPLES\n") && page.is_ascii(), "{page}");
    }
    let pages = fs::read_dir(&folder).expect("the folder was made").count();
    let listed = run(&["man"]).output.matches(".TP\nkirke\\-").count();
    assert_eq!(pages, listed + 1, "the main page lists all others");
}

#[test]
fn formatters_have_nothing_to_complain_about() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual-formatted");
    let _ = fs::remove_dir_all(&folder);
    assert_eq!(run(&["man", "--out", &folder.to_string_lossy()]).code, 0);
    for entry in fs::read_dir(&folder).expect("the folder was made") {
        let page = entry.expect("the folder can be listed").path();
        let mut groff = std::process::Command::new("groff");
        // Windows has none, some systems have another formatter.
        let Ok(ended) = groff.args(["-man", "-Tascii", "-ww"]).arg(&page).output() else { return };
        assert_eq!(String::from_utf8_lossy(&ended.stderr), "", "{}", page.display());
        assert!(!ended.stdout.is_empty());
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error() {
    let file = written("no-folder", "");
    let ended = run(&["man", "--out", &file]);
    assert_eq!(ended.code, 2);
    assert!(ended.messages.starts_with("error: cannot write "), "{}", ended.messages);
}
