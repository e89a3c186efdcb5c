use board::Side;
use problem::{Condition, Intention, PromotionChooser, Statement};
use solution::{Content, Ending, Line, Phase, PhaseKind, Reach, Solution};

use crate::course::Course;
use crate::{Counts, Finding, FindingKind, Kind, Verdict, battle, lines, turns};

/// What the parts of a judgement have in common.
pub(crate) struct Bench<'a> {
    /// What the author intends, if that is stated.
    pub(crate) intention: Option<&'a Intention>,
    /// Whether the owner of a captured pawn that is promoted by its rebirth chooses what it becomes.
    pub(crate) owner_chooses: bool,
    pub(crate) findings: Vec<Finding>,
    pub(crate) counts: Counts,
}

/// Judges one twin solved by one side. `solution` is what an examination found (with variations, without the options that
/// hide play); `statement` is the problem with the twin's changes made.
///
/// Without a stated `intention` one solution is intended.
pub fn judge(statement: &Statement, solution: &Solution, intention: Option<&Intention>) -> Verdict {
    let is_complete = solution.ending == Ending::Complete;
    let course = Course::of(statement);
    let mut bench = Bench {
        intention,
        owner_chooses: statement.conditions.iter().any(|given| is_promoted_by_owner(&given.value)),
        findings: Vec::new(),
        counts: Counts {
            intended: 1,
            are_keys: matches!(course, Course::Battle { .. } | Course::Turns(_)),
            more_possible: !is_complete,
            ..Counts::default()
        },
    };
    let is_set_play = |phase: &&Phase| phase.kind == PhaseKind::SetPlay;
    bench.counts.set_play =
        solution.phases.iter().find(is_set_play).map(|phase| set_play(&course, &phase.content));
    let actual: Vec<&Phase> =
        solution.phases.iter().filter(|phase| phase.kind == PhaseKind::ActualPlay).collect();
    let contents: Vec<&Content> = actual.iter().map(|phase| &phase.content).collect();
    let mut kind = match contents[..] {
        // Nothing was played, so nothing was proved.
        [] if is_complete => Kind::Unsolvable,
        [] => Kind::Undecided,
        _ => bench.actual_play(&course, &contents),
    };
    if !is_complete {
        let reach = actual.last().or(solution.phases.last().as_ref()).and_then(|phase| phase.reach);
        kind = bench.cut_off(kind, reach);
    }
    bench.findings.sort_by_key(|finding| finding.kind.rank());
    // Solutions that reach different ends can part at the same place.
    bench.findings.dedup();
    Verdict { kind, findings: bench.findings, counts: bench.counts, set_aside: statement.restrictions() }
}

fn is_promoted_by_owner(condition: &Condition) -> bool {
    matches!(condition, Condition::Rebirth(rebirth) if rebirth.promotion_by == PromotionChooser::Owner)
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
    /// Play that has several parts, as reciprocal play of one move has, is told in as many contents.
    fn actual_play(&mut self, course: &Course, contents: &[&Content]) -> Kind {
        match (contents, course) {
            ([Content::Tree(nodes)], Course::Battle { moves, is_exact, is_single }) => {
                battle::judge_keys(self, nodes, (*moves, *is_exact), *is_single)
            }
            ([Content::PostKey(play)], Course::AfterKey { moves, is_single }) => {
                battle::judge_after_key(self, play, *moves, *is_single)
            }
            ([Content::Turns(found)], Course::Turns(length)) => {
                turns::judge(self, found, usize::from(*length))
            }
            (contents, Course::Cooperation(ends)) => match lines_of(contents) {
                Some(lines) => lines::judge(self, &lines, ends),
                None => self.other_play(contents),
            },
            _ => self.other_play(contents),
        }
    }

    /// Play whose course is not known: without a solution there is none, anything else is left to people.
    fn other_play(&mut self, contents: &[&Content]) -> Kind {
        let solutions = |content: &&Content| match content {
            Content::Tree(nodes) => battle::keys(nodes).count(),
            Content::Lines(found) => found.0.len(),
            Content::Turns(found) => turns::keys(found).count(),
            Content::PostKey(play) => usize::from(play.replies.iter().all(|defence| !defence.refutes)),
        };
        self.counts.solutions = contents.iter().map(solutions).sum();
        if self.counts.solutions == 0 {
            return self.no_solution();
        }
        self.find(FindingKind::NotJudged, Line::default(), Vec::new());
        Kind::Undecided
    }

    /// What is left of a judgement if the search was cut off: what was found stands, what was not found proves nothing.
    fn cut_off(&mut self, kind: Kind, reach: Option<Reach>) -> Kind {
        // More lines than intended are too many, whatever others there are; a key with a dual may not be the author's.
        let is_too_many = !self.counts.are_keys && self.counts.solutions as u64 > self.counts.intended;
        let stands = matches!(kind, Kind::Cooked | Kind::ShortSolution) || kind == Kind::Dual && is_too_many;
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

/// All lines of the contents, if they are lines.
fn lines_of(contents: &[&Content]) -> Option<Vec<Line>> {
    let mut lines = Vec::new();
    for content in contents {
        let Content::Lines(found) = content else { return None };
        lines.extend_from_slice(&found.0);
    }
    Some(lines)
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
