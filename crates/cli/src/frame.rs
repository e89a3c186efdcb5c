use std::io;
use std::time::{Duration, Instant};

use problem::{ProblemOption, Spanned, Statement, Twin};
use report::text::{self, Notation, Words};
use rules::Refusal;
use solution::{Content, Ending, Limit, Lines, Mark, Note, PhaseKind, Solution};

use crate::engine::Engine;

/// Where the text of a problem goes.
pub(crate) trait Sink {
    /// Appends to the solution.
    fn text(&mut self, text: &str) -> io::Result<()>;
    /// Appends to the messages.
    fn message(&mut self, text: &str) -> io::Result<()>;
    /// Makes everything written so far visible.
    fn flush(&mut self) -> io::Result<()>;
}

/// What came out of a problem, with all its twins and sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    /// Whether everything was searched.
    pub(crate) ending: Ending,
    /// Whether a position could not be solved because something is not built yet or makes no sense.
    pub(crate) refused: bool,
    /// Whether a position is illegal: a king missing, too many, or left to be captured.
    pub(crate) is_illegal: bool,
    /// Whether there was battle play that begins with a key.
    pub(crate) has_tree: bool,
    /// Whether there was help or series play.
    pub(crate) has_lines: bool,
    /// Keys of battle play.
    pub(crate) keys: usize,
    /// Tries of battle play.
    pub(crate) tries: usize,
    /// Solutions of help and series play.
    pub(crate) lines: usize,
    /// Positions visited.
    pub(crate) nodes: u64,
}

impl Outcome {
    fn new() -> Outcome {
        Outcome {
            ending: Ending::Complete,
            refused: false,
            is_illegal: false,
            has_tree: false,
            has_lines: false,
            keys: 0,
            tries: 0,
            lines: 0,
            nodes: 0,
        }
    }

    fn add(&mut self, solution: &Solution) {
        self.nodes += solution.nodes;
        self.ending = worse(self.ending, solution.ending);
        for phase in &solution.phases {
            match &phase.content {
                Content::Tree(nodes) => {
                    self.has_tree |= phase.kind == PhaseKind::ActualPlay;
                    let marked = |mark| nodes.iter().filter(|node| node.mark == Some(mark)).count();
                    self.keys += marked(Mark::Key);
                    self.tries += marked(Mark::Try);
                }
                Content::PostKey(_) => {}
                Content::Turns(turns) => {
                    self.has_tree |= phase.kind == PhaseKind::ActualPlay;
                    let marked = |mark| turns.iter().filter(|turn| turn.mark == Some(mark)).count();
                    self.keys += marked(Mark::Key);
                    self.tries += marked(Mark::Try);
                }
                Content::Lines(Lines(lines)) => {
                    self.has_lines = true;
                    if phase.kind == PhaseKind::ActualPlay {
                        self.lines += lines.len();
                    }
                }
            }
        }
    }
}

/// The ending that says less.
fn worse(a: Ending, b: Ending) -> Ending {
    let rank = |ending| match ending {
        Ending::Complete => 0,
        Ending::Partial(Limit::MaxSolutions) => 1,
        Ending::Partial(Limit::MaxTime) => 2,
        Ending::Partial(Limit::Cancelled) => 3,
    };
    if rank(b) > rank(a) { b } else { a }
}

/// One problem being solved and written.
pub(crate) struct Frame<'a> {
    /// Who solves.
    pub(crate) engine: &'a Engine,
    /// The longest time for the problem.
    pub(crate) max_time: Option<Duration>,
    /// Whether the last line tells the time.
    pub(crate) shows_time: bool,
    /// How moves are written.
    pub(crate) notation: Notation,
    /// Whether a position that lacks a king is solved all the same, after a message.
    pub(crate) solves_without_kings: bool,
}

impl Frame<'_> {
    /// Solves the problem with all its twins and writes everything from the diagram to the ending.
    ///
    /// # Errors
    /// Those of `sink`.
    pub(crate) fn solve(&self, statement: &Statement, sink: &mut dyn Sink) -> io::Result<Outcome> {
        let started = Instant::now();
        let deadline = self.max_time(statement).map(|time| started + time);
        let mut run = Run { frame: self, deadline, sink, outcome: Outcome::new() };
        run.introduction(statement)?;
        run.twins(statement)?;
        let outcome = run.outcome;
        let time = self.shows_time.then(|| started.elapsed());
        sink.text(&text::ending(outcome.ending, time, statement.language))?;
        sink.flush()?;
        Ok(outcome)
    }

    /// Writes the problem without solving it, because it was not understood.
    ///
    /// # Errors
    /// Those of `sink`.
    pub(crate) fn show_unsolved(&self, statement: &Statement, sink: &mut dyn Sink) -> io::Result<()> {
        sink.text(&text::remarks(statement))?;
        if statement.stipulation.is_some() {
            sink.text(&text::diagram(statement))?;
            sink.text(&text::unsolved(statement))?;
        }
        let time = self.shows_time.then_some(Duration::ZERO);
        sink.text(&text::ending(Ending::Complete, time, statement.language))?;
        sink.flush()
    }

    fn max_time(&self, statement: &Statement) -> Option<Duration> {
        let seconds = statement.options.iter().filter_map(|option| match option.value {
            ProblemOption::MaxTime(seconds) => Some(Duration::from_secs(u64::from(seconds))),
            _ => None,
        });
        seconds.chain(self.max_time).min()
    }
}

/// The state while a problem is being written.
struct Run<'a> {
    frame: &'a Frame<'a>,
    deadline: Option<Instant>,
    sink: &'a mut dyn Sink,
    outcome: Outcome,
}

impl Run<'_> {
    fn introduction(&mut self, statement: &Statement) -> io::Result<()> {
        self.sink.text(&text::remarks(statement))?;
        self.sink.text(&text::preliminary_notes(statement))?;
        self.sink.text(&text::diagram(statement))
    }

    fn twins(&mut self, diagram: &Statement) -> io::Result<()> {
        let begins_with_zero = diagram.twins.first().is_some_and(|twin| twin.is_zero_position);
        let mut index = 0;
        let mut previous = diagram.clone();
        if begins_with_zero {
            self.sink.text(&text::zero_position(diagram.language))?;
        } else {
            if !diagram.twins.is_empty() {
                self.sink.text(&text::first_heading())?;
            }
            self.position(diagram)?;
            index = 1;
        }
        for twin in &diagram.twins {
            if self.is_stopped() {
                break;
            }
            let base = if twin.continued { &previous } else { diagram };
            previous = self.twin(index, twin, base)?;
            index += 1;
        }
        Ok(())
    }

    /// Writes and solves one twin and gives back its position.
    fn twin(&mut self, index: usize, twin: &Twin, base: &Statement) -> io::Result<Statement> {
        let made = twin.apply(base).and_then(|statement| Ok((text::heading(index, twin, base)?, statement)));
        match made {
            Ok((heading, statement)) => {
                if statement.stipulation.as_ref().map(|given| &given.value)
                    != base.stipulation.as_ref().map(|given| &given.value)
                {
                    self.sink.text(&text::preliminary_notes(&statement))?;
                }
                self.sink.text(&heading)?;
                self.position(&statement)?;
                Ok(statement)
            }
            Err(error) => {
                self.sink.text(&text::heading_alone(index, twin))?;
                self.sink.message(&text::twin_error(&error, base.language))?;
                self.sink.text(&text::unsolved(base))?;
                self.outcome.refused = true;
                Ok(base.clone())
            }
        }
    }

    /// Solves one position for each side that is to play.
    fn position(&mut self, statement: &Statement) -> io::Result<()> {
        self.sink.flush()?;
        let left = self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let mut results = self.frame.engine.solve(statement, left);
        if self.frame.solves_without_kings && results.contains(&Err(Refusal::KingMissing)) {
            self.tell_king_missing(statement)?;
            results = self.frame.engine.solve(&without_kings(statement), left);
        }
        for result in results {
            match result {
                Ok(mut solution) => {
                    if !self.frame.shows_time {
                        solution.forget_times();
                    }
                    self.outcome.add(&solution);
                    for _ in solution.notes.iter().filter(|&&note| note == Note::KingCapturable) {
                        self.tell_king_capturable(statement)?;
                    }
                    self.sink.text(&text::notes(statement, &solution))?;
                    let play = text::body_in(&solution, self.frame.notation, statement.wording());
                    self.sink.text(&play)?;
                }
                Err(refusal) => self.refuse(statement, &refusal)?,
            }
        }
        self.sink.flush()
    }

    fn refuse(&mut self, statement: &Statement, refusal: &Refusal) -> io::Result<()> {
        match refusal {
            // An illegal position has no phases; the others have empty ones.
            Refusal::KingCapturable => self.tell_king_capturable(statement)?,
            Refusal::SeveralKings(_) => {
                self.outcome.is_illegal = true;
                let words = Words::of(statement.language);
                self.sink.message(&format!("{}\n{}\n", words.several_kings, words.ignored))?;
            }
            Refusal::NullMovesInSetPlay | Refusal::EnPassantImpossible => {
                self.outcome.is_illegal = true;
                let words = Words::of(statement.language);
                let reason = match refusal {
                    Refusal::NullMovesInSetPlay => words.null_moves,
                    _ => words.retro_information,
                };
                self.sink.message(&format!("{reason}\n{}\n", words.ignored))?;
            }
            Refusal::KingMissing => {
                self.tell_king_missing(statement)?;
                self.sink.text(&text::unsolved(statement))?;
            }
            Refusal::NoStipulation
            | Refusal::Conflict { .. }
            | Refusal::Misfit(_)
            | Refusal::Unsupported(_) => {
                self.sink.message(&format!("{refusal}\n"))?;
                self.sink.text(&text::unsolved(statement))?;
                self.outcome.refused = true;
            }
        }
        Ok(())
    }

    fn tell_king_missing(&mut self, statement: &Statement) -> io::Result<()> {
        self.outcome.is_illegal = true;
        self.sink.message(&format!("{}\n", Words::of(statement.language).king_missing))
    }

    fn tell_king_capturable(&mut self, statement: &Statement) -> io::Result<()> {
        self.outcome.is_illegal = true;
        self.sink.message(Words::of(statement.language).king_capturable)
    }

    fn is_stopped(&self) -> bool {
        matches!(self.outcome.ending, Ending::Partial(Limit::MaxTime | Limit::Cancelled))
    }
}

/// The statement with leave for both sides to have no king.
fn without_kings(statement: &Statement) -> Statement {
    let mut excused = statement.clone();
    let excuses = [ProblemOption::NoWhiteKing, ProblemOption::NoBlackKing];
    let span = statement.span;
    excused.options.extend(excuses.map(|value| Spanned { value, span }));
    excused
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worse_ending_counts() {
        let partial = Ending::Partial;
        assert_eq!(worse(Ending::Complete, partial(Limit::MaxSolutions)), partial(Limit::MaxSolutions));
        assert_eq!(worse(partial(Limit::MaxTime), Ending::Complete), partial(Limit::MaxTime));
        assert_eq!(worse(partial(Limit::MaxTime), partial(Limit::Cancelled)), partial(Limit::Cancelled));
    }
}
