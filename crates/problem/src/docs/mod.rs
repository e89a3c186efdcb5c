//! What conditions and walks mean, in words: the text of `kirke conditions` and `docs/conditions.md`, of `kirke pieces` and
//! `docs/pieces.md`.

mod anticirce;
mod circe;
mod examples;
mod from_home;
mod immun;
mod others;
mod pieces;
mod promotion;
mod words;

use crate::{ConditionInfo, RebirthWordInfo};

pub use pieces::{WALK_FAMILIES, WalkBoard, WalkDoc, WalkFamily, walk_doc};

/// A condition in words.
#[derive(Clone, Copy, Debug)]
pub struct ConditionDoc {
    /// The keyword.
    pub name: &'static str,
    /// What the rule is.
    pub definition: &'static str,
    /// Where the rule comes from.
    pub source: &'static str,
    /// How it differs from its neighbours; may be empty.
    pub compare: &'static str,
    /// Where sources disagree.
    pub disagreements: &'static [Disagreement],
}

/// A point on which sources disagree.
#[derive(Clone, Copy, Debug)]
pub struct Disagreement {
    /// What they disagree about.
    pub point: &'static str,
    /// The reading that is taken if nothing is said.
    pub taken: &'static str,
    /// The other reading and how to ask for it; empty if it cannot be asked for.
    pub other: &'static str,
}

/// A small problem that shows a condition.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The conditions, as they are written.
    pub condition: &'static str,
    /// The white units, as they are written.
    pub white: &'static str,
    /// The black units.
    pub black: &'static str,
    /// What is to be done.
    pub stipulation: &'static str,
    /// The only solution, or the key, as Popeye spells it.
    pub solution: &'static str,
}

impl Example {
    /// The problem as a text in the problem language.
    pub fn text(&self) -> String {
        format!(
            "BeginProblem\nStipulation {}\nCondition {}\nPieces White {}\n       Black {}\nEndProblem\n",
            self.stipulation, self.condition, self.white, self.black
        )
    }
}

impl ConditionInfo {
    /// The condition in words; there is a text for each one that can be solved.
    pub fn doc(&self) -> Option<&'static ConditionDoc> {
        let tables =
            [circe::DOCS, anticirce::DOCS, immun::DOCS, from_home::DOCS, others::DOCS, promotion::DOCS];
        tables.into_iter().flatten().find(|doc| doc.name == self.name)
    }

    /// A problem that shows it.
    pub fn example(&self) -> Option<&'static Example> {
        example(self.name)
    }
}

impl RebirthWordInfo {
    /// What the word says, in a sentence.
    pub fn doc(&self) -> Option<&'static str> {
        words::DOCS.iter().find(|row| row.0 == self.name).map(|row| row.1)
    }

    /// A problem that shows it.
    pub fn example(&self) -> Option<&'static Example> {
        example(self.name)
    }
}

fn example(name: &str) -> Option<&'static Example> {
    examples::EXAMPLES.iter().find(|row| row.0 == name).map(|row| &row.1)
}

/// A text without comparison and without disagreements.
const fn doc(name: &'static str, definition: &'static str, source: &'static str) -> ConditionDoc {
    ConditionDoc { name, definition, source, compare: "", disagreements: &[] }
}

impl ConditionDoc {
    const fn compare(self, compare: &'static str) -> ConditionDoc {
        ConditionDoc { compare, ..self }
    }

    const fn disputed(self, disagreements: &'static [Disagreement]) -> ConditionDoc {
        ConditionDoc { disagreements, ..self }
    }
}

const fn point(point: &'static str, taken: &'static str, other: &'static str) -> Disagreement {
    Disagreement { point, taken, other }
}

const WIKIPEDIA: &str = "Wikipedia, Circe chess; echekk.fr; Popeye 4.104";
const LEXICA: &str = "echekk.fr and janko.at; Popeye 4.104";
const POPEYE: &str = "Popeye 4.104";
const OWN: &str = "a name of this program for a combination of words";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CONDITIONS, REBIRTH_WORDS};

    #[test]
    fn everything_that_can_be_solved_is_explained() {
        for row in CONDITIONS {
            let doc = row.doc();
            assert_eq!(doc.is_some(), row.condition().is_some(), "{}", row.name);
            if let Some(doc) = doc {
                assert!(doc.definition.ends_with('.'), "{}", row.name);
                assert!(!doc.source.is_empty(), "{}", row.name);
            }
        }
        for row in REBIRTH_WORDS {
            assert!(row.doc().is_some_and(|doc| doc.ends_with('.')), "{}", row.name);
        }
    }

    #[test]
    fn every_example_belongs_to_something() {
        for (name, example) in examples::EXAMPLES {
            let known = CONDITIONS.iter().any(|row| row.name == *name && row.condition().is_some())
                || REBIRTH_WORDS.iter().any(|row| row.name == *name);
            assert!(known, "{name}");
            assert!(example.text().starts_with("BeginProblem\n"));
        }
    }
}
