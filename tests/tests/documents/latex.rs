//! LaTeX, as text and compiled.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use report::latex::{Style, document};
use report::text::Notation;

use crate::collection::{findings, problems};
use crate::programs::{find, folder, output};

fn text() -> String {
    let style = Style { notation: Notation::Short, findings: &findings, most: 60 };
    document(problems(), &style)
}

#[test]
fn the_play_is_there() {
    let text = text();
    for part in [
        "\\kirkepart{b) bPc7$\\rightarrow$e7}",
        "\\kirkemove{0}{\\textbf{1.exf6 e.p.~!{}} \\emph{threat:} 2.Bh3\\#}",
        "\\kirkephase{Set play}",
        "\\kirkesentence{Only 60 of ",
        "\\kirkeverdict{Cooked}",
        "\\kirkesentence{Found \\textless{}here\\textgreater{}: dual.}",
        "{\\small DU = dummy}",
        "\\kirketurned{270}{\\kirkewhite{V}{R}}",
        "\\kirkeneutral{",
        "\\kirkecharacter{0427}{Ч}{[U+0427]}",
    ] {
        assert!(text.contains(part), "{part}");
    }
}

#[test]
fn text_from_outside_is_only_text() {
    let text = text();
    assert!(text.contains("\\textbackslash{}input\\{/etc/passwd\\}"));
    assert!(text.contains("100\\% \\$x\\_1\\textasciicircum{}2\\$"));
    let body = text.split("\\begin{document}").nth(1).expect("there is a document");
    assert!(!body.contains("\\input{") && !body.contains("<script>"));
}

/// Compiles the document where pdflatex and the font of the figures are there, and with lualatex where it has letters.
#[test]
fn the_document_compiles() {
    let has = |file: &str| {
        find(&["kpsewhich"]).is_some_and(|kpsewhich| {
            Command::new(kpsewhich).arg(file).output().is_ok_and(|found| found.status.success())
        })
    };
    for (name, letters) in [("pdflatex", "cmr10.tfm"), ("lualatex", "lmroman10-regular.otf")] {
        match find(&[name]) {
            Some(compiler) if has("SkakNew-Diagram.tfm") && has(letters) => compile(name, &compiler),
            _ => eprintln!("not compiled: {name}, {letters} or the font SkakNew is missing"),
        }
    }
}

fn compile(name: &str, compiler: &Path) {
    let folder = folder(&format!("latex-{name}"));
    fs::write(folder.join("problems.tex"), text()).expect("the document can be written");
    let mut command = Command::new(compiler);
    command.args(["-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "problems.tex"]);
    command.current_dir(&folder);
    let told = output(&mut command, &folder, Duration::from_secs(180))
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(fs::metadata(folder.join("problems.pdf")).is_ok_and(|file| file.len() > 10_000), "{told}");
    let overfull = told.lines().filter(|line| line.starts_with("Overfull")).count();
    assert_eq!(overfull, 0, "{told}");
}
