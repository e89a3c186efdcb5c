use std::time::{Duration, Instant};

use problem::{Intention, ProblemOption, Statement};
use report::{SolvedPart, SolvedProblem};
use solver::{Limits, Solver};
use verdict::{Verdict, judge};

use crate::author::Author;
use crate::positions::{Position, positions};

/// How a problem is to be solved.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    /// Time and cancellation; the time is for the whole problem with its twins.
    pub limits: Limits<'a>,
    /// Whether the play is to be judged, and not only shown as the options ask.
    pub judges: bool,
    /// What the author says about the solution, for the judgement.
    pub author: &'a Author,
}

/// The number of lines after which a judgement needs no more of them: far more than intended. Each takes
/// some kilobytes, so there is an end to that; a problem with more solutions stays undecided.
fn most_lines(intention: Option<&Intention>) -> usize {
    let intended = intention.map_or(1, |intention| intention.product(usize::MAX));
    usize::try_from(intended.saturating_mul(10)).unwrap_or(usize::MAX).clamp(1000, 100_000)
}

/// Solves all positions of a problem. `source` and `number` say where it stands.
pub fn solve_problem(
    solver: &Solver,
    statement: &Statement,
    (source, number): (&str, usize),
    request: &Request<'_>,
) -> SolvedProblem {
    let started = Instant::now();
    let max_time = shortest_time(statement).into_iter().chain(request.limits.max_time).min();
    let deadline = max_time.and_then(|time| started.checked_add(time));
    let mut parts = Vec::new();
    for position in positions(statement) {
        let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        match position {
            Ok(position) => parts.extend(solve_position(solver, position, left, request)),
            Err((label, error)) => parts.push(SolvedPart {
                label: Some(label),
                heading: String::new(),
                statement: statement.clone(),
                is_exchanged: false,
                outcome: Err(error.to_string()),
                verdict: request.judges.then(Verdict::unsolvable),
            }),
        }
    }
    let milliseconds = Some(u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX));
    let mut solved = SolvedProblem {
        statement: statement.clone(),
        source: source.to_owned(),
        number,
        parts,
        comparison: None,
        milliseconds,
    };
    if request.judges {
        solved.comparison = request.author.compared(&solved);
    }
    solved
}

/// The time that the problem itself gives.
pub(crate) fn shortest_time(statement: &Statement) -> Option<Duration> {
    let seconds = statement.options.iter().filter_map(|option| match option.value {
        ProblemOption::MaxTime(seconds) => Some(Duration::from_secs(u64::from(seconds))),
        _ => None,
    });
    seconds.min()
}

/// Solves one position for each side that is to play.
fn solve_position(
    solver: &Solver,
    position: Position,
    max_time: Option<Duration>,
    request: &Request<'_>,
) -> Vec<SolvedPart> {
    let Position { label, changes, statement } = position;
    let limits = Limits { max_time, ..request.limits };
    let intention = |found: Option<&solution::Solution>| {
        request.author.intention_for(label.as_deref(), &statement, found)
    };
    let outcomes = match request.judges {
        true => solver.examine(&statement, most_lines(intention(None).as_ref()), &limits),
        false => solver.solve(&statement, &limits),
    };
    let is_exchanged = |index: usize| index == 1 || statement.has_option(&ProblemOption::HalfDuplex);
    let part = |(index, outcome): (usize, Result<solution::Solution, rules::Refusal>)| SolvedPart {
        label: label.clone(),
        heading: changes.clone(),
        statement: statement.clone(),
        is_exchanged: is_exchanged(index),
        verdict: match &outcome {
            Ok(solution) if request.judges => {
                Some(judge(&statement, solution, intention(Some(solution)).as_ref()))
            }
            Err(_) if request.judges => Some(Verdict::unsolvable()),
            _ => None,
        },
        outcome: outcome.map_err(|refusal| refusal.to_string()),
    };
    outcomes.into_iter().enumerate().map(part).collect()
}
