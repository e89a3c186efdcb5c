//! Stipulations: `#2`, `s=3`, `h#2.5`, `ser-h#7` … to and from the tree of plays.

use problem::{Aim, GOALS, Goal, Play, Span, Spanned, Stipulation};

use crate::abbreviations::starts_with_ignoring_case;
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::keywords::is_safe_keyword;
use crate::lexer::{Token, lex};
use crate::reader::Reader;

/// More moves than any search can look at; keeps half-moves far inside their type.
const MAX_MOVES: u16 = 9999;

/// How a kind of play is spelled before the goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Direct,
    SelfPlay,
    Reflex,
    SemiReflex,
    Help,
    HelpSelf,
    HelpReflex,
    Series,
    SeriesHelp,
    SeriesSelf,
    SeriesReflex,
    /// Recognised only.
    Refused(&'static str),
}

/// Where one beginning begins another, the longer one stands first.
const KINDS: &[(&str, Kind)] = &[
    ("exact-", Kind::Refused("play of an exact length (`exact-`)")),
    ("ser-reci-h", Kind::Refused("series reciprocal help play (`ser-reci-h`)")),
    ("ser-hs", Kind::Refused("series help self play (`ser-hs`)")),
    ("ser-h", Kind::SeriesHelp),
    ("ser-s", Kind::SeriesSelf),
    ("ser-r", Kind::SeriesReflex),
    ("ser-", Kind::Series),
    ("phser-", Kind::Refused("parry help series play (`phser-`)")),
    ("pser-", Kind::Refused("parry series play (`pser-`)")),
    ("reci-h", Kind::Refused("reciprocal help play (`reci-h`)")),
    ("hs", Kind::HelpSelf),
    ("hr", Kind::HelpReflex),
    ("h", Kind::Help),
    ("semi-r", Kind::SemiReflex),
    ("s", Kind::SelfPlay),
    ("r", Kind::Reflex),
    ("", Kind::Direct),
];

/// Reads a stipulation given alone.
///
/// # Errors
/// Whatever keeps the whole text from being a stipulation that can be solved.
pub fn parse_stipulation(text: &str) -> Result<Stipulation, Diagnostic> {
    let tokens = lex(text);
    let Some(first) = tokens.first() else {
        return Err(missing(Span::default(), ""));
    };
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

fn missing(span: Span, offending: &str) -> Diagnostic {
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
    .help(format!("`{complete}` is complete"))
}

/// The stipulation that begins with `token`, and how many words it takes: the number may be a word of its own.
fn interpret(token: &Token<'_>, next: Option<&Token<'_>>) -> Result<(Stipulation, usize), Diagnostic> {
    let word = token.text;
    if word.contains("->") {
        return Err(Diagnostic::unsupported(token.span, word, "a series of introductory moves (`->`)"));
    }
    let &(beginning, kind) = KINDS
        .iter()
        .find(|row| row.0.is_empty() || starts_with_ignoring_case(word, row.0))
        .expect("the last row fits every word");
    if let Kind::Refused(what) = kind {
        return Err(Diagnostic::unsupported(token.span, word, what));
    }
    let after_kind = &word[beginning.len()..];
    let Some(goal) = GOALS.iter().find(|row| starts_with_ignoring_case(after_kind, row.symbol)) else {
        return Err(no_goal(token, beginning));
    };
    let number_at = beginning.len() + goal.symbol.len();
    let Some(solved) = goal.goal else {
        let what = format!("goal `{}` ({})", goal.symbol, goal.meaning);
        return Err(Diagnostic::unsupported(token.part(beginning.len(), number_at), word, &what));
    };
    let (number, number_token, offset, taken) = match &word[number_at..] {
        "" => match next {
            Some(next) if next.text.starts_with(|c: char| c.is_ascii_digit()) => (next.text, next, 0, 2),
            _ => return Err(no_number(token, next)),
        },
        number => (number, token, number_at, 1),
    };
    let digits = number.len() - number.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits == 0 {
        return Err(no_number(token, Some(token)));
    }
    let number_span = number_token.part(offset, offset + digits);
    let Some(moves) = number[..digits].parse::<u16>().ok().filter(|&moves| moves <= MAX_MOVES) else {
        return Err(Diagnostic::error(
            DiagnosticKind::BadMoveCount,
            number_span,
            word,
            format!("{} moves are too many", &number[..digits]),
        )
        .label("too many moves")
        .help(format!("at most {MAX_MOVES} moves can be asked for")));
    };
    let half = number[digits..].starts_with(".5");
    let read = digits + if half { 2 } else { 0 };
    let text = format!("{}{}", &word[..number_at], &number[..read]).to_lowercase();
    if read < number.len() {
        let span = number_token.part(offset + read, offset + number.len());
        return Err(rubbish(span, &number[read..], &text));
    }
    let span = number_token.part(offset, offset + read);
    let (play, black_begins) = build(kind, solved, moves, half).map_err(|reason| {
        Diagnostic::error(DiagnosticKind::BadMoveCount, span, word, format!("`{text}`: {reason}"))
            .label("this number has no meaning here")
    })?;
    let stipulation = Stipulation { text, black_begins, play, half_move_start: half };
    Ok((stipulation, taken))
}

fn no_goal(token: &Token<'_>, beginning: &str) -> Diagnostic {
    let goals: Vec<String> =
        GOALS.iter().filter(|row| row.goal.is_some()).map(|row| format!("`{}`", row.symbol)).collect();
    let at = if beginning.len() < token.text.len() { beginning.len() } else { 0 };
    let message = match beginning {
        "" => format!("`{}` is no stipulation", token.text),
        _ => format!("in `{}` no goal follows `{beginning}`", token.text),
    };
    Diagnostic::error(DiagnosticKind::BadStipulation, token.part(at, token.text.len()), token.text, message)
        .label("a goal is needed here")
        .help(format!("the goals are {}, for example `#2` or `h=3`", goals.join(", ")))
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

/// The tree, and whether Black begins.
fn build(kind: Kind, goal: Goal, moves: u16, half: bool) -> Result<(Play, bool), &'static str> {
    let half_moves = 2 * moves + u16::from(half);
    let reach = Play::Reach(goal);
    if half_moves == 0 {
        return Err("at least one move is needed");
    }
    if matches!(kind, Kind::Help) {
        return Ok((help(half_moves, reach), !half));
    }
    if let Some(aim) = match kind {
        Kind::HelpSelf => Some(Aim::SelfPlay(goal)),
        Kind::HelpReflex => Some(Aim::Reflex(goal)),
        _ => None,
    } {
        // The last half-move is the one that is forced.
        let helped = half_moves - 1;
        if helped == 0 {
            return Err("at least one whole move is needed");
        }
        return Ok((help(helped, Play::Forced(aim)), half));
    }
    if half {
        return Err("half a move has a meaning only in help play");
    }
    let series = |then: Play| Play::Series { moves, then: Box::new(then) };
    let aimed = |aim| Play::Battle { moves, aim };
    Ok(match kind {
        Kind::Direct => (aimed(Aim::Direct(goal)), false),
        Kind::SelfPlay => (aimed(Aim::SelfPlay(goal)), false),
        Kind::Reflex => (aimed(Aim::Reflex(goal)), false),
        Kind::SemiReflex => (aimed(Aim::SemiReflex(goal)), false),
        Kind::Series => (series(reach), false),
        Kind::SeriesHelp => (series(help(1, reach)), true),
        Kind::SeriesSelf => (series(Play::Forced(Aim::SelfPlay(goal))), false),
        Kind::SeriesReflex => (series(Play::Forced(Aim::Reflex(goal))), false),
        Kind::Help | Kind::HelpSelf | Kind::HelpReflex | Kind::Refused(_) => {
            return Err("this play cannot be built");
        }
    })
}

fn help(half_moves: u16, then: Play) -> Play {
    Play::Help { half_moves, then: Box::new(then) }
}

/// How a tree of plays is written, `None` if the language has no words for it.
pub fn spell_stipulation(stipulation: &Stipulation) -> Option<String> {
    Some(match &stipulation.play {
        Play::Battle { moves, aim } => {
            let kind = match aim {
                Aim::Direct(_) => "",
                Aim::SelfPlay(_) => "s",
                Aim::SemiReflex(_) => "semi-r",
                Aim::Reflex(_) => "r",
            };
            format!("{kind}{}{moves}", aim.goal())
        }
        Play::Help { half_moves, then } => {
            let (kind, half_moves) = match **then {
                Play::Reach(_) => ("h", *half_moves),
                Play::Forced(Aim::SelfPlay(_)) => ("hs", half_moves.checked_add(1)?),
                Play::Forced(Aim::Reflex(_)) => ("hr", half_moves.checked_add(1)?),
                _ => return None,
            };
            let half = if half_moves.is_multiple_of(2) { "" } else { ".5" };
            format!("{kind}{}{}{half}", then.goal(), half_moves / 2)
        }
        Play::Series { moves, then } => {
            let kind = match &**then {
                Play::Reach(_) => "ser-",
                Play::Help { half_moves: 1, then } if matches!(**then, Play::Reach(_)) => "ser-h",
                Play::Forced(Aim::SelfPlay(_)) => "ser-s",
                Play::Forced(Aim::Reflex(_)) => "ser-r",
                _ => return None,
            };
            format!("{kind}{}{moves}", then.goal())
        }
        Play::Reach(_) | Play::Forced(_) => return None,
    })
}

#[cfg(test)]
#[path = "stipulation_tests.rs"]
mod tests;
