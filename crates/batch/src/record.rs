//! What is kept of a solved problem, in a form that is written to the journal and read from it.

use std::sync::Arc;

use problem::Wording;
use report::text::{Notation, differences, findings, move_with_marks};
use report::{SolvedPart, SolvedProblem};
use serde::{Deserialize, Serialize};
use solution::{Ending, Limit, PlayedMove};
use verdict::{DualWeight, Finding, FindingKind, Kind};

/// What became of a problem.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// It was judged so.
    Judged(Kind),
    /// It was solved completely but not judged.
    Unjudged,
    /// It could not be read.
    Refused,
    /// Its turn did not come, or its search was interrupted.
    NotSolved,
}

impl Outcome {
    /// All outcomes, in the order in which tables have them.
    pub const ALL: [Outcome; 11] = [
        Outcome::Judged(Kind::Sound),
        Outcome::Unjudged,
        Outcome::Judged(Kind::Cooked),
        Outcome::Judged(Kind::Dual),
        Outcome::Judged(Kind::ShortSolution),
        Outcome::Judged(Kind::NoSolution),
        Outcome::Judged(Kind::MissingSolution),
        Outcome::Judged(Kind::Undecided),
        Outcome::Judged(Kind::Unsolvable),
        Outcome::Refused,
        Outcome::NotSolved,
    ];

    /// The word for it, as machines and tables have it.
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Judged(kind) => kind.name(),
            Outcome::Unjudged => "solved",
            Outcome::Refused => "refused",
            Outcome::NotSolved => "not-solved",
        }
    }

    /// The same for people.
    pub const fn words(self) -> &'static str {
        match self {
            Outcome::Judged(kind) => kind.words(),
            Outcome::Refused => "cannot be read",
            Outcome::NotSolved => "not solved yet",
            Outcome::Unjudged => self.name(),
        }
    }

    /// Its place in [`Outcome::ALL`].
    pub fn index(self) -> usize {
        Outcome::ALL.iter().position(|&other| other == self).expect("all outcomes are listed")
    }

    /// The outcome of this name.
    pub fn named(name: &str) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|outcome| outcome.name() == name)
    }

    /// Whether more time could change it.
    pub const fn is_undecided(self) -> bool {
        matches!(self, Outcome::Judged(Kind::Undecided))
    }

    /// Whether something is wrong with the problem itself.
    pub const fn is_unsound(self) -> bool {
        matches!(
            self,
            Outcome::Judged(
                Kind::Cooked | Kind::Dual | Kind::ShortSolution | Kind::NoSolution | Kind::MissingSolution
            )
        )
    }

    /// What the judgement on all parts comes to; where none was asked for, whether everything was solved.
    fn of(solved: &SolvedProblem) -> Outcome {
        if let Some(kind) = solved.kind() {
            return Outcome::Judged(kind);
        }
        let endings = || solved.parts.iter().map(|part| part.outcome.as_ref().map(|found| found.ending));
        if endings().any(|ending| ending.is_err()) || solved.parts.is_empty() {
            Outcome::Judged(Kind::Unsolvable)
        } else if endings().flatten().any(|ending| ending == Ending::Partial(Limit::MaxTime)) {
            Outcome::Judged(Kind::Undecided)
        } else {
            Outcome::Unjudged
        }
    }
}

/// Written as its name.
impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        let name = String::deserialize(deserializer)?;
        Outcome::named(&name)
            .ok_or_else(|| serde::de::Error::custom(format_args!("there is no outcome `{name}`")))
    }
}

/// What is kept of a solved problem beside texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// What became of it.
    pub outcome: Outcome,
    /// How long it took.
    pub milliseconds: u64,
    /// Positions visited.
    pub positions: u64,
    /// Twins in order, and with option Duplex each of them twice.
    pub parts: Vec<PartRecord>,
    /// What the author's solution and the one that was found differ in, in words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub differences: Vec<String>,
}

/// What is kept of one twin solved by one side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PartRecord {
    /// `a`, `b` … where there are twins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The changes that make the twin, in words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub changes: String,
    /// Whether the sides are exchanged.
    pub exchanged: bool,
    /// The name of the judgement, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// What was counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counts: Option<CountsRecord>,
    /// What the judgement rests on.
    pub findings: Vec<FindingRecord>,
    /// Options that were set aside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_aside: Vec<String>,
    /// Why it could not be solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

/// What was counted, see [`verdict::Counts`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CountsRecord {
    /// Solutions stated or expected.
    pub intended: u64,
    /// Keys or solutions found.
    pub solutions: usize,
    /// Whether they are keys.
    pub are_keys: bool,
    /// Whether there can be more.
    pub more_possible: bool,
    /// Tries.
    pub tries: usize,
    /// Solutions of set play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set_play: Option<usize>,
}

/// Something found in the play, see [`verdict::Finding`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FindingRecord {
    /// `cook`, `dual` …
    pub kind: String,
    /// The finding in words.
    pub text: String,
    /// How serious a dual is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weight: Option<String>,
    /// The number of a dual's move, or how many moves a short solution takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<usize>,
    /// The half-moves that lead to the place.
    pub path: Vec<String>,
    /// The moves that can be played there.
    pub moves: Vec<String>,
}

impl FindingRecord {
    fn of(finding: &Finding, text: String, wording: Wording<'_>) -> FindingRecord {
        let texts = |moves: &[Arc<PlayedMove>]| -> Vec<String> {
            moves.iter().map(|played| move_with_marks(played, wording).trim().to_owned()).collect()
        };
        let (weight, number) = match finding.kind {
            FindingKind::ShortSolution { moves } => (None, Some(moves)),
            FindingKind::Dual(dual) => (Some(dual.weight.name()), Some(dual.number)),
            _ => (None, None),
        };
        FindingRecord {
            kind: finding.kind.name().to_owned(),
            text,
            weight: weight.map(str::to_owned),
            number,
            path: texts(&finding.path.half_moves),
            moves: texts(&finding.moves),
        }
    }
}

impl Record {
    /// What is kept of a solved problem.
    pub fn of(solved: &SolvedProblem) -> Record {
        Record {
            outcome: Outcome::of(solved),
            milliseconds: solved.milliseconds.unwrap_or(0),
            positions: solved.nodes(),
            parts: solved.parts.iter().map(PartRecord::of).collect(),
            differences: differences(solved),
        }
    }

    /// The findings of all parts in words, each with the label of its twin.
    pub fn findings(&self) -> Vec<String> {
        self.told(|_| true)
    }

    /// Those findings that the outcome rests on, without what the outcome itself says.
    pub fn reasons(&self) -> Vec<String> {
        self.told(|finding| self.is_reason(finding))
    }

    /// Whether a twin or side cannot be solved as it stands, whatever the others come to.
    pub fn has_unsolvable_part(&self) -> bool {
        self.parts.iter().any(|part| part.verdict.as_deref() == Some(Kind::Unsolvable.name()))
    }

    /// The reasons without the solutions that follow a cook: the cook names their first moves.
    pub fn headlines(&self) -> Vec<String> {
        self.told(|finding| self.is_reason(finding) && finding.kind != FindingKind::Solution.name())
    }

    fn is_reason(&self, finding: &FindingRecord) -> bool {
        let weight = |weight: &DualWeight| Some(weight.name()) == finding.weight.as_deref();
        finding.text != self.outcome.words()
            && DualWeight::ALL.iter().find(|other| weight(other)).is_none_or(|weight| weight.counts())
    }

    fn told(&self, is_told: impl Fn(&FindingRecord) -> bool) -> Vec<String> {
        let mut lines = Vec::new();
        for part in &self.parts {
            let mut place = part.label.as_ref().map_or(String::new(), |label| format!("{label}) "));
            if part.exchanged {
                place += "sides exchanged, ";
            }
            let findings = part.findings.iter().filter(|finding| is_told(finding));
            lines.extend(findings.map(|finding| format!("{place}{}", finding.text)));
            lines.extend(part.error.iter().map(|error| format!("{place}{error}")));
        }
        lines.extend(self.differences.iter().cloned());
        lines
    }
}

impl PartRecord {
    fn of(part: &SolvedPart) -> PartRecord {
        let wording = part.statement.wording();
        let verdict = part.verdict.as_ref();
        PartRecord {
            label: part.label.clone(),
            changes: part.heading.clone(),
            exchanged: part.is_exchanged,
            verdict: verdict.map(|verdict| verdict.kind.name().to_owned()),
            counts: verdict.map(|verdict| CountsRecord {
                intended: verdict.counts.intended,
                solutions: verdict.counts.solutions,
                are_keys: verdict.counts.are_keys,
                more_possible: verdict.counts.more_possible,
                tries: verdict.counts.tries,
                set_play: verdict.counts.set_play,
            }),
            findings: verdict.map_or_else(Vec::new, |verdict| {
                let texts = findings(verdict, Notation::Popeye, wording);
                let told = verdict.findings.iter().zip(texts);
                told.map(|(finding, text)| FindingRecord::of(finding, text, wording)).collect()
            }),
            set_aside: verdict
                .map_or_else(Vec::new, |verdict| verdict.set_aside.iter().map(|&name| name.into()).collect()),
            error: part.obstacle().map(str::to_owned),
        }
    }
}

/// Whether somebody stopped the search before it came to anything.
pub(crate) fn is_interrupted(solved: &SolvedProblem) -> bool {
    let endings = solved.parts.iter().filter_map(|part| part.outcome.as_ref().ok());
    endings.into_iter().any(|solution| solution.ending == Ending::Partial(Limit::Cancelled))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_are_known_by_their_names() {
        for outcome in Outcome::ALL {
            assert_eq!(Outcome::named(outcome.name()), Some(outcome));
            let text = serde_json::to_string(&outcome).unwrap();
            assert_eq!(serde_json::from_str::<Outcome>(&text).unwrap(), outcome);
        }
        assert!(Kind::ALL.into_iter().all(|kind| Outcome::ALL.contains(&Outcome::Judged(kind))));
        assert!(serde_json::from_str::<Outcome>("\"good\"").is_err());
    }
}
