use board::Side;
use problem::{Intention, Statement};
use solution::{Content, Ending, Limit, Line, Note, Phase, PhaseKind, Reach, Solution};

use crate::course::Course;
use crate::{Counts, Finding, FindingKind, Kind, Verdict, battle, lines, turns};

/// What the parts of a judgement have in common.
pub(crate) struct Bench<'a> {
    /// What the author intends, if that is stated.
    pub(crate) intention: Option<&'a Intention>,
    pub(crate) findings: Vec<Finding>,
    pub(crate) counts: Counts,
}

/// Judges one twin solved by one side. `solution` is what an examination found (with variations, without the options that
/// hide play); `statement` is the problem with the twin's changes made.
///
/// Without a stated `intention` one solution is intended.
pub fn judge(statement: &Statement, solution: &Solution, intention: Option<&Intention>) -> Verdict {
    let limit = match solution.ending {
        Ending::Partial(limit) => Some(limit),
        Ending::Complete => None,
    };
    let course = Course::of(statement);
    let mut bench = Bench {
        intention,
        findings: Vec::new(),
        counts: Counts {
            intended: 1,
            are_keys: matches!(course, Course::Battle { .. } | Course::Turns(_)),
            more_possible: solution.ending != Ending::Complete,
            ..Counts::default()
        },
    };
    let is_set_play = |phase: &&Phase| phase.kind == PhaseKind::SetPlay;
    bench.counts.set_play =
        solution.phases.iter().find(is_set_play).map(|phase| set_play(&course, &phase.content));
    let actual = solution.phases.iter().find(|phase| phase.kind == PhaseKind::ActualPlay);
    let mut kind = match actual {
        Some(phase) => bench.actual_play(&course, &phase.content),
        None if limit.is_some() => Kind::Undecided,
        None => Kind::Unsolvable,
    };
    if actual.is_none() && limit.is_none() && !solution.notes.contains(&Note::KingCapturable) {
        // Nothing was played, so nothing was proved.
        kind = Kind::Unsolvable;
    }
    if let Some(limit) = limit {
        let reach = actual.or(solution.phases.last()).and_then(|phase| phase.reach);
        kind = bench.cut_off(kind, limit, reach);
    }
    bench.findings.sort_by_key(|finding| finding.kind.rank());
    Verdict { kind, findings: bench.findings, counts: bench.counts, set_aside: statement.restrictions() }
}

/// How many solutions set play has: lines, or defences that are answered.
fn set_play(course: &Course, content: &Content) -> usize {
    match (content, course) {
        (Content::Lines(found), Course::Cooperation(ends)) => lines::distinct(&found.0, ends),
        (Content::Lines(found), _) => found.0.len(),
        (Content::Tree(nodes), _) => nodes.iter().filter(|node| !node.replies.is_empty()).count(),
        (Content::PostKey(play), _) => play.replies.len(),
        (Content::Turns(turns), _) => turns.len(),
    }
}

impl Bench<'_> {
    fn actual_play(&mut self, course: &Course, content: &Content) -> Kind {
        match (content, course) {
            (Content::Tree(nodes), Course::Battle { moves, is_exact, is_single }) => {
                battle::judge_keys(self, nodes, (*moves, *is_exact), *is_single)
            }
            (Content::PostKey(play), Course::AfterKey { moves, is_single }) => {
                battle::judge_after_key(self, play, *moves, *is_single)
            }
            (Content::Lines(found), Course::Cooperation(ends)) => lines::judge(self, &found.0, ends),
            (Content::Turns(found), Course::Turns(length)) => turns::judge(self, found, usize::from(*length)),
            _ => self.other_play(content),
        }
    }

    /// Play whose course is not known: without a solution there is none, anything else is left to people.
    fn other_play(&mut self, content: &Content) -> Kind {
        let solutions = match content {
            Content::Tree(nodes) => battle::keys(nodes).count(),
            Content::Lines(found) => found.0.len(),
            Content::Turns(found) => turns::keys(found).count(),
            Content::PostKey(play) => usize::from(play.replies.iter().all(|defence| !defence.refutes)),
        };
        self.counts.solutions = solutions;
        if solutions == 0 {
            return self.no_solution();
        }
        self.find(FindingKind::NotJudged, Line::default(), Vec::new());
        Kind::Undecided
    }

    /// What is left of a judgement if the search was cut off: what was found stands, what was not found proves nothing.
    fn cut_off(&mut self, kind: Kind, limit: Limit, reach: Option<Reach>) -> Kind {
        // As many lines as were wanted prove a dual too; a key with a dual may not be the author's.
        let is_enough = limit == Limit::MaxSolutions && kind == Kind::Dual;
        let stands = is_enough || matches!(kind, Kind::Cooked | Kind::ShortSolution);
        if !stands {
            self.findings.retain(|finding| {
                !matches!(finding.kind, FindingKind::NoSolution | FindingKind::MissingSolution)
            });
            self.find(FindingKind::Undecided(reach), Line::default(), Vec::new());
        }
        if stands { kind } else { Kind::Undecided }
    }

    pub(crate) fn no_solution(&mut self) -> Kind {
        self.find(FindingKind::NoSolution, Line::default(), Vec::new());
        Kind::NoSolution
    }

    pub(crate) fn find(
        &mut self,
        kind: FindingKind,
        path: Line,
        moves: Vec<std::sync::Arc<solution::PlayedMove>>,
    ) {
        self.findings.push(Finding { kind, path, moves });
    }

    /// The number of solutions that were intended at the first move.
    pub(crate) fn intended_first(&self) -> usize {
        let stated = self.intention.map_or(1, |intention| intention.branches_at(0));
        usize::try_from(stated).unwrap_or(usize::MAX)
    }

    /// The judgement that the findings so far amount to.
    pub(crate) fn weightiest(&self) -> Kind {
        self.findings.iter().filter_map(|finding| finding.kind.verdict()).max().unwrap_or(Kind::Sound)
    }
}

/// The number that is written before the last half-move of a line, or to which it belongs.
pub(crate) fn move_number(line: &Line) -> usize {
    let side = |index: usize| line.half_moves[index].side();
    let Some(first) = line.half_moves.first() else { return 1 };
    let begins = first.side();
    let mut numbered: Option<Side> = if line.leading == 1 { begins.map(|side| !side) } else { begins };
    let mut number = usize::from(line.leading > 0);
    for index in 0..line.half_moves.len() {
        if line.restarts.contains(&index) {
            (number, numbered) = (0, side(index));
        }
        let counts = match line.numbering {
            solution::Numbering::Moves => side(index) == numbered,
            solution::Numbering::Turns => index == 0 || side(index) != side(index - 1),
        };
        number += usize::from(counts);
    }
    number.max(1)
}
