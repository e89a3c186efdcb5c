//! Stipulations as they are usually written: `#2`, `s=3`, `h#2.5`, `ser-h#7`, `2->ser-h#4` … to and from trees of play.

use board::{Side, Square};
use problem::{Attachment, Branch, BranchKind, GOALS, Goal, GoalForm, Play, Span, Spanned, Stipulation};

use crate::abbreviations::starts_with_ignoring_case;
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::keywords::{is_safe_keyword, side_word};
use crate::lexer::{Token, lex};
use crate::plays::{Goals, KINDS, Kind, build, introduced};
use crate::reader::Reader;
use crate::structured::parse_structured;

/// More moves than any search can look at; keeps half-moves far inside their type.
const MAX_MOVES: u16 = 9999;

/// Most introductory series (`2->`); keeps the tree within the depth that the structured form can say.
const MAX_INTRODUCTIONS: usize = 50;

/// Reads a stipulation given alone, also in structured form (`White 3a[#]d`).
///
/// # Errors
/// Whatever keeps the whole text from being a stipulation.
pub fn parse_stipulation(text: &str) -> Result<Stipulation, Diagnostic> {
    let tokens = lex(text);
    let Some(first) = tokens.first() else {
        return Err(missing(Span::default(), ""));
    };
    // The number of moves may be a word of its own: `dia 3`.
    let has_number = tokens.get(1).is_none_or(|next| next.text.starts_with(|c: char| c.is_ascii_digit()));
    let is_word = first.text.bytes().all(|byte| byte.is_ascii_alphabetic());
    if side_word(first).is_some() || is_word && !has_number {
        return parse_structured(text);
    }
    let (stipulation, taken) = interpret(first, tokens.get(1))?;
    match tokens.get(taken) {
        None => Ok(stipulation),
        Some(extra) => Err(rubbish(extra.span, extra.text, &stipulation.text)),
    }
}

/// Reads the stipulation of a section or a twin.
pub(crate) fn read_stipulation(reader: &mut Reader<'_>, keyword: &Token<'_>) -> Option<Spanned<Stipulation>> {
    let Some(token) = reader.peek() else {
        reader.report(missing(keyword.span, ""));
        return None;
    };
    let second = reader.peek_second();
    match interpret(&token, second.as_ref()) {
        Ok((stipulation, taken)) => {
            for _ in 0..taken {
                reader.next();
            }
            let span = Span { start: token.span.start, end: reader.end_of_previous() };
            Some(Spanned { value: stipulation, span })
        }
        Err(diagnostic) => {
            if diagnostic.kind == DiagnosticKind::BadStipulation && is_safe_keyword(&token) {
                reader.report(missing(keyword.span, token.text));
                return None;
            }
            reader.next();
            // The number of a stipulation that was not understood says nothing alone.
            reader.next_if(|next| next.text.starts_with(|c: char| c.is_ascii_digit()));
            reader.report(diagnostic);
            None
        }
    }
}

pub(crate) fn missing(span: Span, offending: &str) -> Diagnostic {
    Diagnostic::error(DiagnosticKind::MissingStipulation, span, offending, "the stipulation is missing")
        .label("no stipulation follows")
        .help("write for example `#2`, `h#3` or `ser-h=7`")
}

fn rubbish(span: Span, offending: &str, complete: &str) -> Diagnostic {
    Diagnostic::error(
        DiagnosticKind::BadStipulation,
        span,
        offending,
        format!("nothing may follow the number of moves of a stipulation, but `{offending}` does"),
    )
    .label("does not belong here")
    .help(
        if offending.trim_start_matches('.').starts_with(|c: char| c.is_ascii_digit())
            && !complete.contains('.')
        {
            format!("`{complete}` is complete; with half a move more it is `{complete}.5`")
        } else {
            format!("`{complete}` is complete")
        },
    )
}

/// The stipulation that begins with `token`, and how many words it takes: the number may be a word of its own.
fn interpret(token: &Token<'_>, next: Option<&Token<'_>>) -> Result<(Stipulation, usize), Diagnostic> {
    let mut words = Words { token, next, at: 0, taken: 1, read: String::new() };
    let (starter, play) = words.play(false)?;
    let text = words.read.to_lowercase();
    let (token, at) = words.place();
    if at < token.text.len() {
        return Err(rubbish(token.part(at, token.text.len()), &token.text[at..], &text));
    }
    Ok((Stipulation { text, starter, play }, words.taken))
}

/// The word or two words of a stipulation while they are read.
struct Words<'w> {
    token: &'w Token<'w>,
    next: Option<&'w Token<'w>>,
    /// How much of the word being read has been understood, in bytes.
    at: usize,
    /// Words taken, including the one being read.
    taken: usize,
    /// All that has been understood.
    read: String,
}

impl<'w> Words<'w> {
    /// The word being read, and where in it.
    fn place(&self) -> (&'w Token<'w>, usize) {
        match self.next {
            Some(next) if self.taken == 2 => (next, self.at),
            _ => (self.token, self.at),
        }
    }

    fn rest(&self) -> &'w str {
        let (token, at) = self.place();
        &token.text[at..]
    }

    fn take(&mut self, bytes: usize) {
        let taken = &self.rest()[..bytes];
        self.read.push_str(taken);
        self.at += bytes;
    }

    /// The place of the last `bytes` bytes read.
    fn behind(&self, bytes: usize) -> Span {
        let (token, at) = self.place();
        token.part(at - bytes, at)
    }

    fn eat(&mut self, beginning: &str) -> bool {
        let fits = starts_with_ignoring_case(self.rest(), beginning);
        if fits {
            self.take(beginning.len());
        }
        fits
    }

    fn play(&mut self, exact: bool) -> Result<(Side, Play), Diagnostic> {
        let exact = self.eat("exact-") || exact;
        if self.rest().contains("->") {
            let (moves, span) = self.moves()?;
            if !self.eat("->") {
                let (token, at) = self.place();
                return Err(rubbish(token.part(at, token.text.len()), self.rest(), &self.read));
            }
            if moves == 0 {
                return Err(self.no_meaning(span, "at least one move is needed before `->`"));
            }
            if self.read.matches("->").count() > MAX_INTRODUCTIONS {
                return Err(self.no_meaning(span, "fewer introductory series are needed"));
            }
            let then = self.play(exact)?;
            return Ok(introduced(moves, then));
        }
        let is_proof = ["dia", "a=>b"].iter().any(|goal| starts_with_ignoring_case(self.rest(), goal));
        let (beginning, kind) = if is_proof {
            ("", Kind::Proof)
        } else {
            *KINDS
                .iter()
                .find(|row| row.0.is_empty() || starts_with_ignoring_case(self.rest(), row.0))
                .expect("the last row fits every word")
        };
        self.take(beginning.len());
        let goals = self.goals(kind, beginning)?;
        let (half_moves, span) = self.half_moves(kind)?;
        if half_moves < kind.least_half_moves() {
            let least = if half_moves == 0 {
                "at least one move is needed"
            } else {
                "at least one whole move is needed"
            };
            return Err(self.no_meaning(span, least));
        }
        Ok(build(kind, goals, half_moves, exact))
    }

    fn goals(&mut self, kind: Kind, beginning: &str) -> Result<Goals, Diagnostic> {
        if !kind.is_reciprocal() || !self.eat("(") {
            let goal = self.goal(beginning)?;
            return Ok(Goals { goal, other: goal });
        }
        let other = self.goal("(")?;
        if !self.eat(")") {
            let (token, at) = self.place();
            return Err(Diagnostic::error(
                DiagnosticKind::BadStipulation,
                token.part(at, token.text.len()),
                token.text,
                format!("the parenthesis in `{}` is not closed", token.text),
            )
            .label("`)` is needed here")
            .help("write for example `reci-h(=)#2`"));
        }
        Ok(Goals { goal: self.goal(")")?, other })
    }

    fn goal(&mut self, before: &str) -> Result<Goal, Diagnostic> {
        let (token, at) = self.place();
        match goal_at(self.rest()) {
            GoalAt::Goal(goal, bytes) => {
                self.take(bytes);
                Ok(goal)
            }
            GoalAt::NoSquare(symbol) => {
                let from = at + symbol.len();
                let message = format!("the goal `{symbol}` needs a square of the board");
                Err(Diagnostic::error(
                    DiagnosticKind::BadStipulation,
                    token.part(if from < token.text.len() { from } else { at }, token.text.len()),
                    token.text,
                    message,
                )
                .label("a square is needed here")
                .help(format!("write for example `{symbol}e5`")))
            }
            GoalAt::None => Err(no_goal(token, at, before)),
        }
    }

    /// A whole number, and its place.
    fn moves(&mut self) -> Result<(u16, Span), Diagnostic> {
        if self.rest().is_empty()
            && self.taken == 1
            && self.next.is_some_and(|next| next.text.starts_with(|c: char| c.is_ascii_digit()))
        {
            (self.taken, self.at) = (2, 0);
        }
        let digits = self.rest().len() - self.rest().trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            return Err(no_number(
                self.token,
                if self.rest().is_empty() { self.next } else { Some(self.token) },
            ));
        }
        let number = &self.rest()[..digits];
        self.take(digits);
        let span = self.behind(digits);
        match number.parse::<u16>().ok().filter(|&moves| moves <= MAX_MOVES) {
            Some(moves) => Ok((moves, span)),
            None => Err(Diagnostic::error(
                DiagnosticKind::BadMoveCount,
                span,
                self.place().0.text,
                format!("{number} moves are too many"),
            )
            .label("too many moves")
            .help(format!("at most {MAX_MOVES} moves can be asked for"))),
        }
    }

    fn half_moves(&mut self, kind: Kind) -> Result<(u16, Span), Diagnostic> {
        let (moves, span) = self.moves()?;
        if kind.has_halves() && self.rest().starts_with(".0") {
            // A whole number that says so is written without: `dia3.0`.
            self.at += 2;
            return Ok((2 * moves, span));
        }
        if !self.eat(".5") {
            return Ok((2 * moves, span));
        }
        let span = Span { start: span.start, end: span.end + 2 };
        if kind.has_halves() {
            Ok((2 * moves + 1, span))
        } else {
            Err(self.no_meaning(span, "half a move has a meaning only in help play"))
        }
    }

    fn no_meaning(&self, span: Span, reason: &str) -> Diagnostic {
        let text = self.read.to_lowercase();
        Diagnostic::error(
            DiagnosticKind::BadMoveCount,
            span,
            self.place().0.text,
            format!("`{text}`: {reason}"),
        )
        .label("this number has no meaning here")
    }
}

/// What stands where a goal should.
pub(crate) enum GoalAt {
    /// A goal of this many bytes.
    Goal(Goal, usize),
    /// This goal without its square.
    NoSquare(&'static str),
    /// No goal.
    None,
}

/// The goal at the beginning of a text.
pub(crate) fn goal_at(text: &str) -> GoalAt {
    let Some(row) = GOALS.iter().find(|row| starts_with_ignoring_case(text, row.symbol)) else {
        return GoalAt::None;
    };
    let length = row.symbol.len();
    match row.form {
        GoalForm::Plain(goal) => GoalAt::Goal(goal, length),
        GoalForm::OnSquare(make) => {
            let square = text.get(length..length + 2).map(str::to_ascii_lowercase);
            match square.and_then(|square| square.parse::<Square>().ok()) {
                Some(square) => GoalAt::Goal(make(square), length + 2),
                None => GoalAt::NoSquare(row.symbol),
            }
        }
    }
}

fn no_goal(token: &Token<'_>, at: usize, before: &str) -> Diagnostic {
    let at = if at < token.text.len() { at } else { 0 };
    let message = match before {
        "" => format!("`{}` is no stipulation", token.text),
        _ => format!("in `{}` no goal follows `{before}`", token.text),
    };
    Diagnostic::error(DiagnosticKind::BadStipulation, token.part(at, token.text.len()), token.text, message)
        .label("a goal is needed here")
        .help(format!("the goals are {}, for example `#2` or `h=3`", goal_symbols()))
}

/// All goals as a list in words.
pub(crate) fn goal_symbols() -> String {
    let goals: Vec<String> = GOALS
        .iter()
        .map(|row| match row.form {
            GoalForm::Plain(_) => format!("`{}`", row.symbol),
            GoalForm::OnSquare(_) => format!("`{}e5`", row.symbol),
        })
        .collect();
    goals.join(", ")
}

fn no_number(token: &Token<'_>, found: Option<&Token<'_>>) -> Diagnostic {
    Diagnostic::error(
        DiagnosticKind::BadMoveCount,
        token.span,
        found.map_or("", |found| found.text),
        format!("`{}` does not say in how many moves", token.text),
    )
    .label("the number of moves is missing")
    .help("write the number after the goal, for example `#2` or `h#2.5`")
}

/// How a tree of play is usually written, `None` if the language has only the structured form for it.
pub fn spell_stipulation(stipulation: &Stipulation) -> Option<String> {
    spell(&stipulation.play, stipulation.starter)
}

fn spell(play: &Play, starter: Side) -> Option<String> {
    let mut goals = play.goals();
    goals.dedup();
    let is_spelling = |text: &String| {
        parse_stipulation(text).is_ok_and(|read| read.play == *play && read.starter == starter)
    };
    let plain = plain_spellings(play, *goals.first()?, &goals).into_iter().find(is_spelling);
    plain.or_else(|| match play {
        // An introduction, perhaps.
        Play::Branch(Branch { kind: BranchKind::Series, minimum: None, maximum, first, .. }) => {
            match &first[..] {
                [Attachment::End { play: then, forced: false, hidden: false }] => {
                    Some(format!("{maximum}->{}", spell(then, !starter)?)).filter(is_spelling)
                }
                _ => None,
            }
        }
        _ => None,
    })
}

fn plain_spellings(play: &Play, goal: Goal, goals: &[Goal]) -> Vec<String> {
    let inner = match play {
        Play::OtherSide(inner) => inner,
        play => play,
    };
    let longest = match inner {
        Play::Branch(branch) => branch.maximum,
        Play::Progressive(progressive) => progressive.turns,
        _ => 0,
    };
    let mut texts = Vec::new();
    for half_moves in [2 * longest, longest, longest + 1, longest + 2, 2 * longest + 2] {
        let half = if half_moves % 2 == 1 { ".5" } else { "" };
        let number = format!("{}{half}", half_moves / 2);
        for exact in ["", "exact-"] {
            for (beginning, kind) in KINDS {
                match goals {
                    // The goal in parentheses stands second in the tree.
                    [first, second, ..] if kind.is_reciprocal() => {
                        texts.push(format!("{exact}{beginning}({second}){first}{number}"));
                    }
                    _ => texts.push(format!("{exact}{beginning}{goal}{number}")),
                }
            }
        }
    }
    texts
}

#[cfg(test)]
#[path = "stipulation_tests.rs"]
mod tests;
