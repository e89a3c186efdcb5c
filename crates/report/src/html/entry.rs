use problem::Statement;

use super::Judgement;
use crate::SolvedProblem;
use crate::text;

/// What a page says about one problem. The parts that take long to make are text already, so that they can be kept.
#[derive(Clone, Debug)]
pub struct Entry<'a> {
    /// The name of the file.
    pub source: &'a str,
    /// The place in the file, from 1.
    pub number: usize,
    /// The problem; none where it could not be read.
    pub statement: Option<&'a Statement>,
    /// What is to be thought of it.
    pub judgement: Judgement,
    /// What is wrong with the text of the problem, a message each.
    pub messages: &'a [String],
    /// The diagram, as HTML or SVG; empty for none.
    pub diagram: &'a str,
    /// How many solutions there are: see [`super::solutions`].
    pub solutions: &'a str,
    /// The play, as HTML: see [`super::play()`].
    pub play: &'a str,
    /// How long it took, in milliseconds, if that is of interest.
    pub milliseconds: Option<u64>,
    /// Positions visited, if that is of interest.
    pub nodes: Option<u64>,
}

impl<'a> Entry<'a> {
    /// The entry of a solved problem, with its diagram, its number of solutions and its play.
    pub fn of(problem: &'a SolvedProblem, diagram: &'a str, solutions: &'a str, play: &'a str) -> Entry<'a> {
        Entry {
            source: &problem.source,
            number: problem.number,
            statement: Some(&problem.statement),
            judgement: Judgement::on(problem),
            messages: &[],
            diagram,
            solutions,
            play,
            milliseconds: problem.milliseconds,
            nodes: Some(problem.nodes()),
        }
    }

    pub(super) fn authors(&self) -> String {
        let authors = self.statement.map_or(&[][..], |statement| &statement.authors);
        authors.iter().flat_map(|author| author.lines()).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn title(&self) -> String {
        self.statement.map_or_else(String::new, |statement| statement.titles.join(" "))
    }

    pub(super) fn origin(&self) -> String {
        let origin = self.statement.and_then(|statement| statement.origin.as_deref());
        origin.map_or_else(String::new, |origin| origin.lines().collect::<Vec<_>>().join(", "))
    }

    pub(super) fn award(&self) -> &str {
        self.statement.and_then(|statement| statement.award.as_deref()).unwrap_or_default()
    }

    pub(super) fn stipulation(&self) -> String {
        self.statement.map_or_else(String::new, text::stipulation_words)
    }

    pub(super) fn conditions(&self) -> String {
        self.statement.map_or_else(String::new, |statement| text::conditions(statement).join(", "))
    }
}
