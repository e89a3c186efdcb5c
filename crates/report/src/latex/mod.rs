//! Problems with their diagrams and solutions as a LaTeX document.
//!
//! The document draws its boards itself with the font SkakNew, since the packages that draw chess diagrams need others that
//! come with larger parts of TeX Live. It compiles with pdflatex, and with lualatex where Latin Modern is installed.
//!
//! All text that comes from outside goes through [`escaped`], or for moves through [`move_escaped`].

mod diagram;
mod escape;
mod play;

use std::collections::BTreeSet;
use std::fmt::Write;

use problem::Statement;

use crate::html::Judgement;
use crate::text::{self, Notation, walks_in_words};
use crate::{SolvedPart, SolvedProblem};

pub use escape::{escaped, move_escaped};

const PREAMBLE: &str = include_str!("preamble.tex");

/// How problems are shown.
#[derive(Clone, Copy)]
pub struct Style<'a> {
    /// How moves are written.
    pub notation: Notation,
    /// What is to be said about a part beside its judgement: the findings in words.
    pub findings: &'a dyn Fn(&SolvedPart) -> Vec<String>,
    /// How many lines, or moves of a tree, are written of one phase; how many there are is told.
    pub most: usize,
}

impl Style<'_> {
    /// So many lines or moves of one phase are written where nobody asks for another number.
    pub const MOST: usize = 400;
}

/// The whole document.
pub fn document(problems: &[SolvedProblem], style: &Style<'_>) -> String {
    let mut body = String::new();
    for (index, problem) in problems.iter().enumerate() {
        write_problem(&mut body, index + 1, problem, style, problems.len() > 1);
    }
    format!("{PREAMBLE}{}\\begin{{document}}\n{body}\\end{{document}}\n", characters(&body))
}

/// A fallback for each character that the fonts perhaps do not have.
fn characters(body: &str) -> String {
    let found: BTreeSet<char> = body.chars().filter(|c| !c.is_ascii()).collect();
    let line =
        |c: char| format!("\\kirkecharacter{{{:04X}}}{{{c}}}{{[U+{:04X}]}}\n", u32::from(c), u32::from(c));
    found.into_iter().map(line).collect()
}

fn write_problem(
    out: &mut String,
    place: usize,
    problem: &SolvedProblem,
    style: &Style<'_>,
    is_numbered: bool,
) {
    let statement = &problem.statement;
    out.push_str("\n\\begin{kirkeproblem}\n");
    let number = if is_numbered { format!("{place}.\\enspace ") } else { String::new() };
    let authors: Vec<&str> = statement.authors.iter().flat_map(|author| author.lines()).collect();
    let name = if authors.is_empty() {
        escaped(&format!("{} {}", problem.source, problem.number))
    } else {
        escaped(&authors.join(", "))
    };
    let _ = writeln!(out, "\\textbf{{{number}{name}}}\\\\");
    for line in statement.titles.iter().filter(|line| !line.trim().is_empty()) {
        let _ = writeln!(out, "\\emph{{{}}}\\\\", escaped(line));
    }
    for line in statement.origin.iter().chain(&statement.award).flat_map(|text| text.lines()) {
        if !line.trim().is_empty() {
            let _ = writeln!(out, "{{\\small {}}}\\\\", escaped(line));
        }
    }
    out.push_str("\\smallskip\n");
    if let Some((start, turn)) = text::start_of_play(statement) {
        diagram::write(out, &start);
        let _ = writeln!(out, "\\\\ {}\\\\", escaped(&turn));
    }
    diagram::write(out, statement);
    caption(out, statement);
    out.push_str("\\end{kirkeproblem}\n\\begin{kirkeplay}\n");
    if let Judgement::Of(kind) = Judgement::on(problem) {
        let _ = writeln!(out, "\\kirkeverdict{{{}}}", escaped(&capitalised(kind.words())));
    }
    play::write(out, problem, style);
    out.push_str("\\end{kirkeplay}\n");
}

/// Stipulation and numbers of units, then attributes, conditions, options, and what the letters of units mean.
fn caption(out: &mut String, statement: &Statement) {
    out.push_str("\n\\begin{kirkecaption}\n");
    let stipulation = text::stipulation_words(statement);
    let _ = write!(out, "\\textbf{{{}}}\\hfill {}", escaped(&stipulation), escaped(&text::counts(statement)));
    if statement.twins.first().is_some_and(|twin| twin.is_zero_position) {
        let _ = write!(out, "\\\\\n{}", escaped(text::zero_position(statement.language).trim()));
    }
    for line in text::lines_below(statement) {
        let _ = write!(out, "\\\\\n{}", escaped(&line));
    }
    for (letters, name) in walks_in_words(statement) {
        let _ = write!(out, "\\\\\n{{\\small {} = {}}}", escaped(&letters), escaped(name));
    }
    out.push_str("\n\\end{kirkecaption}\n");
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests;
