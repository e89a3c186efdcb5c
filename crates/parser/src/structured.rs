//! Stipulations in structured form: `White 3a[1a[#]d]d{!1a[#]d}`.

use problem::{Attachment, Branch, BranchKind, Goal, Group, Play, Progressive, Span, Spanned, Stipulation};

use crate::abbreviations::starts_with_ignoring_case;
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::keywords::{is_safe_keyword, side_word};
use crate::lexer::{Token, is_separator, lex};
use crate::reader::Reader;
use crate::stipulation::{GoalAt, goal_at, goal_symbols, missing};

/// Most half-moves of a branch.
const MAX_HALF_MOVES: u16 = 19_998;

/// Deepest nesting that is read; keeps the reader's own recursion bounded.
const MAX_DEPTH: usize = 100;

/// Reads a stipulation in structured form given alone.
pub(crate) fn parse_structured(text: &str) -> Result<Stipulation, Diagnostic> {
    let tokens = lex(text);
    let Some(first) = tokens.first() else {
        return Err(missing(Span::default(), ""));
    };
    let (stipulation, end) = read(text, first)?;
    match tokens.iter().find(|token| token.span.end > end) {
        None => Ok(stipulation),
        Some(token) => Err(rubbish(text, token.span.start.max(end))),
    }
}

/// Reads the structured stipulation of a section or a twin.
pub(crate) fn read_structured(reader: &mut Reader<'_>, keyword: &Token<'_>) -> Option<Spanned<Stipulation>> {
    let Some(token) = reader.peek() else {
        reader.report(missing(keyword.span, ""));
        return None;
    };
    let text = reader.text();
    match read(text, &token) {
        Ok((stipulation, end)) => {
            while reader.next_if(|next| next.span.end <= end).is_some() {}
            if reader.peek().is_some_and(|next| next.span.start < end) {
                reader.report(rubbish(text, end));
                reader.next();
                return None;
            }
            let span = Span { start: token.span.start, end: reader.end_of_previous() };
            Some(Spanned { value: stipulation, span })
        }
        Err(diagnostic) => {
            let end = diagnostic.span.end.max(token.span.end);
            reader.report(diagnostic);
            while reader.next_if(|next| next.span.start < end).is_some() {}
            reader.skip_until(is_safe_keyword);
            None
        }
    }
}

fn rubbish(text: &str, at: usize) -> Diagnostic {
    let word = word_at(text, at);
    let span = Span { start: at, end: at + word.len() };
    Diagnostic::error(
        DiagnosticKind::BadStipulation,
        span,
        word,
        format!("`{word}` does not belong to the stipulation"),
    )
    .label("does not belong here")
    .help("join plays with `&` or `|`, and write goals in brackets like `3a[#]d`")
}

/// The word at a place, up to the next separator.
fn word_at(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    &rest[..rest.find(is_separator).unwrap_or(rest.len())]
}

/// The stipulation that begins with the word `first`, and where it ends.
fn read(text: &str, first: &Token<'_>) -> Result<(Stipulation, usize), Diagnostic> {
    let Some(starter) = side_word(first) else {
        return Err(Diagnostic::error(
            DiagnosticKind::BadStipulation,
            first.span,
            first.text,
            format!("`{}` does not say who begins", first.text),
        )
        .label("`White` or `Black` is needed here")
        .help("write for example `SStipulation White 3a[#]d`"));
    };
    let mut scanner = Scanner { text, at: first.span.end };
    let play = scanner.expression(0)?;
    let words: String = text[first.span.end..scanner.at].split_whitespace().collect();
    Ok((Stipulation { text: format!("{starter} {words}"), starter, play }, scanner.at))
}

struct Scanner<'a> {
    text: &'a str,
    /// How far the text has been read.
    at: usize,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start_matches(is_separator).len();
    }

    /// Takes the text if it stands here, blanks before it aside.
    fn eat(&mut self, expected: &str) -> bool {
        let before = self.at;
        self.skip_blanks();
        if starts_with_ignoring_case(self.rest(), expected) {
            self.at += expected.len();
            return true;
        }
        self.at = before;
        false
    }

    fn expected(&self, what: &str) -> Diagnostic {
        let at = self.at + self.rest().len() - self.rest().trim_start_matches(is_separator).len();
        let word = word_at(self.text, at);
        let (span, found) = if word.is_empty() {
            (Span { start: self.at, end: self.at }, "the end".to_owned())
        } else {
            (Span { start: at, end: at + word.len() }, format!("`{word}`"))
        };
        Diagnostic::error(
            DiagnosticKind::BadStipulation,
            span,
            word,
            format!("the stipulation cannot be read: {what} is needed, but {found} was found"),
        )
        .label(format!("{what} is needed here"))
    }

    fn expression(&mut self, depth: usize) -> Result<Play, Diagnostic> {
        let one = self.operand(depth)?;
        let operator_at = self.at;
        let is_and = self.eat("&");
        if !is_and && !self.eat("|") {
            return Ok(one);
        }
        let other = self.expression(depth + 1)?;
        if one.group() != other.group() {
            let name = |play: &Play| match play.group() {
                Group::Leaf => "a goal",
                Group::Attack => "play of an attacker",
                Group::Defence => "play of a defender",
            };
            let span = Span { start: operator_at, end: self.at };
            return Err(Diagnostic::error(
                DiagnosticKind::BadStipulation,
                span,
                self.text[operator_at..self.at].trim(),
                format!("{} cannot be joined with {}", name(&one), name(&other)),
            )
            .label("these do not fit together")
            .help("join goals with goals, and plays with plays of the same side's purpose"));
        }
        let (one, other) = (Box::new(one), Box::new(other));
        Ok(if is_and { Play::And(one, other) } else { Play::Or(one, other) })
    }

    fn operand(&mut self, depth: usize) -> Result<Play, Diagnostic> {
        if depth > MAX_DEPTH {
            return Err(self.expected("a stipulation with fewer levels"));
        }
        if self.eat("(") {
            let inner = self.expression(depth + 1)?;
            return if self.eat(")") { Ok(inner) } else { Err(self.expected("`)`")) };
        }
        for (quoted, goal) in [("'!#'", Goal::AutoMate), ("'!='", Goal::AutoStalemate)] {
            if self.eat(quoted) {
                return Ok(Play::Goal(goal));
            }
        }
        if self.eat("!") {
            return Ok(self.operand(depth + 1)?.negated());
        }
        if self.eat("-") {
            return Ok(self.operand(depth + 1)?.by_other_side());
        }
        self.skip_blanks();
        let is_number = self.rest().starts_with(|c: char| c.is_ascii_digit());
        if is_number && !self.rest().starts_with('0') {
            return self.branch(depth).map(Play::Branch);
        }
        if self.eat("prog-") {
            return self.progressive();
        }
        self.goal().map(Play::Goal)
    }

    fn goal(&mut self) -> Result<Goal, Diagnostic> {
        match goal_at(self.rest()) {
            GoalAt::Goal(goal, bytes) => {
                self.at += bytes;
                Ok(goal)
            }
            GoalAt::NoSquare(symbol) => {
                self.at += symbol.len();
                Err(self.expected("a square of the board"))
            }
            GoalAt::None => Err(self
                .expected("a goal or the length of a branch")
                .help(format!("the goals are {}; branches are written like `3a[#]d`", goal_symbols()))),
        }
    }

    /// What follows `prog-`.
    fn progressive(&mut self) -> Result<Play, Diagnostic> {
        let cooperative = self.eat("h");
        let goal = self.goal()?;
        let turns = self.number()?;
        Ok(Play::Progressive(Progressive { turns, cooperative, goal }))
    }

    fn number(&mut self) -> Result<u16, Diagnostic> {
        self.skip_blanks();
        let digits = self.rest().len() - self.rest().trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let span = Span { start: self.at, end: self.at + digits };
        let number = &self.rest()[..digits];
        if digits == 0 {
            return Err(self.expected("a number of half-moves"));
        }
        match number.parse::<u16>().ok().filter(|number| (1..=MAX_HALF_MOVES).contains(number)) {
            Some(number) => {
                self.at += digits;
                Ok(number)
            }
            None => Err(Diagnostic::error(
                DiagnosticKind::BadMoveCount,
                span,
                number,
                format!("`{number}` is no length of play"),
            )
            .label(format!("between 1 and {MAX_HALF_MOVES}"))),
        }
    }

    fn branch(&mut self, depth: usize) -> Result<Branch, Diagnostic> {
        let length = self.number()?;
        let (minimum, maximum) = if self.eat(":") { (Some(length), self.number()?) } else { (None, length) };
        let kind = if self.eat("d") {
            BranchKind::Defence
        } else if self.eat("s") {
            BranchKind::Series
        } else if self.eat("a") {
            BranchKind::Attack
        } else if self.eat("h") {
            BranchKind::Help
        } else {
            return Err(self.expected("`ad`, `da`, `hh` or `s`"));
        };
        let mut branch = Branch { minimum, ..Branch::new(kind, maximum) };
        branch.first = self.attachments(depth)?;
        let second = match kind {
            BranchKind::Attack => "d",
            BranchKind::Defence => "a",
            BranchKind::Help => "h",
            BranchKind::Series => return Ok(branch),
        };
        if matches!(kind, BranchKind::Attack | BranchKind::Help) && self.eat("?+?") {
            branch.parry = true;
        }
        if !self.eat(second) {
            return Err(self.expected(&format!("`{second}` or `[…]`")));
        }
        branch.second = self.attachments(depth)?;
        Ok(branch)
    }

    fn attachments(&mut self, depth: usize) -> Result<Vec<Attachment>, Diagnostic> {
        let mut attachments = Vec::new();
        loop {
            if self.eat("[") {
                let forced = self.eat(">");
                let hidden = self.eat("/");
                let play = self.expression(depth + 1)?;
                if !self.eat("]") {
                    return Err(self.expected("`]`"));
                }
                attachments.push(Attachment::End { play, forced, hidden });
            } else if self.eat("{") {
                let play = self.expression(depth + 1)?;
                if !self.eat("}") {
                    return Err(self.expected("`}`"));
                }
                attachments.push(Attachment::Constraint(play));
            } else {
                // Their order says nothing; constraints stand first.
                attachments.sort_by_key(|attachment| !matches!(attachment, Attachment::Constraint(_)));
                return Ok(attachments);
            }
        }
    }
}

#[cfg(test)]
#[path = "structured_tests.rs"]
mod tests;
