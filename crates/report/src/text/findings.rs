//! Findings about the soundness of a problem, in words.

use problem::{RecordedPhase, Wording};
use solution::{Line, PlayedMove, Reach};
use verdict::{Counts, Dual, DualWeight, Finding, FindingKind, Verdict};

use super::Notation;
use super::body::line_in;
use crate::SolvedProblem;

/// Each finding of a judgement in a line of its own, the weightiest first, then what else is to be known about it.
pub fn findings<'a>(verdict: &Verdict, notation: Notation, wording: impl Into<Wording<'a>>) -> Vec<String> {
    let writer = Words { verdict, notation, wording: wording.into() };
    let mut told: Vec<String> = verdict.findings.iter().map(|finding| writer.finding(finding)).collect();
    if !verdict.set_aside.is_empty() {
        let noun = if verdict.set_aside.len() == 1 { "option" } else { "options" };
        told.push(format!(
            "judged without the {noun} {}, which can hide solutions",
            verdict.set_aside.join(", ")
        ));
    }
    told
}

/// The findings that are to be told where all play stands beside them: not the solutions once more, nor that there is none.
pub fn findings_beside_play<'a>(
    verdict: &Verdict,
    notation: Notation,
    wording: impl Into<Wording<'a>>,
) -> Vec<String> {
    let is_told = |index: usize| {
        let kind = verdict.findings.get(index).map(|finding| finding.kind);
        !matches!(kind, Some(FindingKind::Solution | FindingKind::NoSolution))
    };
    let all = findings(verdict, notation, wording).into_iter().enumerate();
    all.filter(|&(index, _)| is_told(index)).map(|(_, text)| text).collect()
}

/// What the author's solution and the one that was found differ in, a line for each difference.
pub fn differences(solved: &SolvedProblem) -> Vec<String> {
    let Some(comparison) = &solved.comparison else { return Vec::new() };
    let mut told = Vec::new();
    for (paths, what) in [
        (&comparison.missing, "not found, but in the author's solution"),
        (&comparison.extra, "found, but not in the author's solution"),
    ] {
        told.extend(paths.iter().take(TOLD).map(|path| format!("{what}: {path}")));
        if paths.len() > TOLD {
            told.push(format!("and {} more that are {what}", paths.len() - TOLD));
        }
    }
    for (label, phase) in &comparison.unlooked {
        let label = label.as_ref().map(|label| format!("{label}) ")).unwrap_or_default();
        let phase = match phase {
            RecordedPhase::SetPlay => "set play was",
            RecordedPhase::ActualPlay => "play was",
            RecordedPhase::Try => "tries were",
        };
        told.push(format!("{label}the author's {phase} not looked for"));
    }
    told
}

/// What was counted: `1 key, 2 tries`, `3 solutions, set play 1`.
pub fn counted(verdict: &Verdict) -> String {
    let counts = verdict.counts;
    let mut text = solutions(counts);
    if counts.tries > 0 {
        text += &format!(", {} {}", counts.tries, if counts.tries == 1 { "try" } else { "tries" });
    }
    if let Some(set_play) = counts.set_play {
        text += &format!(", set play {set_play}");
    }
    text
}

/// Moves of a choice that are told; the number of the others is told.
const TOLD: usize = 12;

struct Words<'a> {
    verdict: &'a Verdict,
    notation: Notation,
    wording: Wording<'a>,
}

impl Words<'_> {
    fn finding(&self, finding: &Finding) -> String {
        let counts = self.verdict.counts;
        match finding.kind {
            FindingKind::NoSolution => "no solution".to_owned(),
            FindingKind::Refutation => format!("refuted: {}", self.choice(finding)),
            FindingKind::ShortSolution { moves } => {
                let unit = if moves == 1 { "move" } else { "moves" };
                let text = format!("short solution in {moves} {unit}");
                // After the key it is all play that is shorter.
                let is_everything = finding.moves.is_empty() && finding.path.half_moves.is_empty();
                if is_everything { text } else { format!("{text}: {}", self.choice(finding)) }
            }
            FindingKind::Cook => {
                format!("{}, {} intended: {}", solutions(counts), counts.intended, self.choice(finding))
            }
            FindingKind::Solution => format!("solution: {}", self.line(&finding.path)),
            FindingKind::MissingSolution if finding.moves.is_empty() => {
                format!("{}, {} stated", solutions(counts), counts.intended)
            }
            FindingKind::MissingSolution if counts.are_keys && finding.path.half_moves.is_empty() => {
                format!("{}, {} stated: {}", solutions(counts), counts.intended, self.choice(finding))
            }
            FindingKind::MissingSolution => {
                format!("fewer ways to go on than stated: {}", self.choice(finding))
            }
            FindingKind::Dual(dual) => self.dual(dual, finding),
            FindingKind::NotJudged => {
                format!("{}; play of this kind is not judged further", solutions(counts))
            }
            FindingKind::Undecided(reach) => undecided(reach),
        }
    }

    fn dual(&self, dual: Dual, finding: &Finding) -> String {
        let what = match dual.weight {
            DualWeight::Continuation => "dual",
            DualWeight::LastMove => "dual at the last move",
            DualWeight::AfterThreat => "minor dual, the threat is not stopped",
            DualWeight::ShortVariation => "minor dual in a short variation",
            DualWeight::Promotion => "promotions alike",
            DualWeight::Threats => "several threats",
        };
        if dual.weight == DualWeight::Threats {
            let moves: Vec<&PlayedMove> = finding.moves.iter().map(AsRef::as_ref).collect();
            let threats = self.notation.alternatives(&moves, self.wording).join(" / ");
            return format!("{what}: {} threat {}.{threats}", self.line(&finding.path), dual.number);
        }
        format!("{what}: {}", self.choice(finding))
    }

    /// The path with the moves that can follow it: `1.Qd1-d8 Kb7-a7 2.Qd8-b8 # / Rc1-a1 #`.
    fn choice(&self, finding: &Finding) -> String {
        let Some(first) = finding.moves.first() else { return self.line(&finding.path) };
        let mut line = finding.path.clone();
        line.half_moves.push(first.clone());
        let moves: Vec<&PlayedMove> = finding.moves.iter().map(AsRef::as_ref).collect();
        let texts = self.notation.alternatives(&moves, self.wording);
        let mut text = self.line(&line);
        for other in texts.iter().take(TOLD).skip(1) {
            text += " / ";
            text += other;
        }
        if texts.len() > TOLD {
            text += &format!(" and {} more", texts.len() - TOLD);
        }
        text
    }

    fn line(&self, line: &Line) -> String {
        let text = line_in(line, self.notation, self.wording);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// `1 key`, `3 or more solutions`, `no key found yet`.
fn solutions(counts: Counts) -> String {
    if counts.more_possible && counts.solutions == 0 {
        return format!("no {} found yet", if counts.are_keys { "key" } else { "solution" });
    }
    let or_more = if counts.more_possible { " or more" } else { "" };
    let unit = match (counts.are_keys, counts.solutions == 1) {
        (true, true) => "key",
        (true, false) => "keys",
        (false, true) => "solution",
        (false, false) => "solutions",
    };
    format!("{}{or_more} {unit}", counts.solutions)
}

/// How far a search came that a limit ended.
fn undecided(reach: Option<Reach>) -> String {
    let Some(Reach { half_moves, done, all }) = reach else {
        return "undecided: a limit ended the search".to_owned();
    };
    let mut text = "undecided: a limit ended the search".to_owned();
    if half_moves > 0 {
        text += &format!("; all lines of up to {half_moves} half-moves are known");
    }
    if all > 0 {
        text += &format!("; {done} of {all} beginnings are done");
    }
    text
}
