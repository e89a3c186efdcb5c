use std::fmt;

use problem::{Language, Span};

use crate::catalogue::translate;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Worth knowing.
    Note,
    /// Probably not what was meant, but it has a meaning.
    Warning,
    /// The problem cannot be solved as it stands.
    Error,
}

/// What an ambiguous abbreviation was taken for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WordClass {
    /// A section keyword or a twin's operation.
    Command,
    /// A condition, or a word that modifies one.
    Condition,
    /// An option.
    Option {
        /// Whether it is the first word of its section.
        first: bool,
    },
    /// A unit's colour or attribute.
    Unit,
}

/// What kind of mistake it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DiagnosticKind {
    /// The text does not begin with `BeginProblem`.
    NoBegin,
    /// The text ends before `EndProblem`.
    NoEnd,
    /// Words after `EndProblem`.
    TextAfterEnd,
    /// A word where a section keyword should stand.
    UnknownKeyword,
    /// An abbreviation that fits several words.
    AmbiguousWord(WordClass),
    /// A word that is no condition.
    UnknownCondition {
        /// Whether it is the first word of its section.
        first: bool,
    },
    /// A section or twin operation that names no condition.
    MissingCondition,
    /// A word that is no option.
    UnknownOption {
        /// Whether it is the first word of its section.
        first: bool,
    },
    /// A section that names no option.
    MissingOption,
    /// A word that is no twin operation.
    UnknownTwinOperation,
    /// Known, but it cannot be solved yet.
    Unsupported,
    /// The stipulation cannot be read.
    BadStipulation,
    /// A section or twin operation without a stipulation after it.
    MissingStipulation,
    /// A stipulation's number of moves is missing, zero or without meaning.
    BadMoveCount,
    /// The problem has no stipulation.
    NoStipulation,
    /// No number, or one out of range.
    BadNumber,
    /// Squares are missing altogether.
    MissingSquares,
    /// Squares that are not on the board or not squares.
    BadSquare,
    /// Units without a colour before them.
    MissingColour,
    /// Letters that name no unit.
    UnknownUnit {
        /// Whether it is the first unit after its colour.
        first: bool,
    },
    /// A twin's rotation or reflection that there is not.
    BadTransformation,
    /// A second unit on a square; the later one stands there.
    OccupiedSquare,
    /// A Forsyth or FEN notation that runs over the edge of the board.
    OffBoard,
    /// A Forsyth notation that cannot be read.
    BadForsyth,
    /// A FEN that cannot be read.
    BadFen,
    /// A definition of a walk that cannot be read.
    BadWalk,
    /// An operation of EPD that cannot be read, or whose meaning is not used.
    EpdOperation,
    /// The right word at the wrong place.
    Misplaced,
    /// Options that contradict each other.
    Contradiction,
    /// An option without effect.
    NoEffect,
    /// More squares than a pawn passes.
    TooManySquares,
    /// A last move that no pawn can have made.
    InconsistentRetro,
    /// Squares that are not those of a white and a black rook.
    NoRooks,
    /// Two words of a condition of which the first one holds for Popeye.
    NonsenseCombination,
    /// Two words of a condition of which the later one holds for Popeye.
    ContradictingWords,
    /// Conditions that have no meaning together.
    Incompatible(Incompatible),
    /// A section that replaces an earlier one.
    Replaced,
    /// A record of a collection that is no YAML.
    BadYaml,
    /// A field of a record that no collection has.
    UnknownField,
    /// A field of a record whose value cannot be used.
    BadField,
    /// A number of solutions that cannot be read.
    BadIntention,
    /// Something in a written solution that cannot be read.
    BadSolution,
}

/// Conditions that have no meaning together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Incompatible {
    /// Words that need a rebirth after a condition without one, and the like.
    Nonsense,
    /// Circe and Immun Chess, both with kings.
    CirceImmun,
    /// Anticirce and something else.
    Anticirce,
    /// Two conditions in which the square is chosen.
    Super,
    /// Two conditions in which units move from other squares than their own.
    Mars,
}

/// One mistake with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// What kind of mistake it is.
    pub kind: DiagnosticKind,
    /// The whole sentence.
    pub message: String,
    /// Where.
    pub span: Span,
    /// A few words that stand under the marked place; may be empty.
    pub label: String,
    /// What to do about it.
    pub help: Option<String>,
    /// The word as it was written.
    pub offending: String,
    /// The language of the text, in which message, label and help are.
    pub language: Language,
}

impl Diagnostic {
    pub(crate) fn error(
        kind: DiagnosticKind,
        span: Span,
        offending: &str,
        message: impl Into<String>,
    ) -> Diagnostic {
        Diagnostic {
            severity: Severity::Error,
            kind,
            message: message.into(),
            span,
            label: String::new(),
            help: None,
            offending: offending.to_owned(),
            language: Language::English,
        }
    }

    pub(crate) fn warning(
        kind: DiagnosticKind,
        span: Span,
        offending: &str,
        message: impl Into<String>,
    ) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(kind, span, offending, message) }
    }

    pub(crate) fn note(
        kind: DiagnosticKind,
        span: Span,
        offending: &str,
        message: impl Into<String>,
    ) -> Diagnostic {
        Diagnostic { severity: Severity::Note, ..Diagnostic::error(kind, span, offending, message) }
    }

    /// The rows of the tables say only that something is known; this says so about `what`, the thing by name.
    pub(crate) fn unsupported(span: Span, offending: &str, what: &str) -> Diagnostic {
        Diagnostic::error(
            DiagnosticKind::Unsupported,
            span,
            offending,
            format!("{what} is not supported yet"),
        )
        .label("not supported yet")
    }

    pub(crate) fn label(mut self, label: impl Into<String>) -> Diagnostic {
        self.label = label.into();
        self
    }

    pub(crate) fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }

    pub(crate) fn help_maybe(mut self, help: Option<String>) -> Diagnostic {
        self.help = help;
        self
    }

    /// The same in `language`, where an English one has words there.
    pub fn in_language(self, language: Language) -> Diagnostic {
        if self.language != Language::English {
            return self;
        }
        Diagnostic {
            message: translate(&self.message, language),
            label: translate(&self.label, language),
            help: self.help.map(|help| translate(&help, language)),
            language,
            ..self
        }
    }

    /// Line and column of the beginning, both from 1, the column in characters.
    pub fn line_and_column(&self, text: &str) -> (usize, usize) {
        let before = text.get(..self.span.start).unwrap_or(text);
        let before = before.strip_prefix('\u{feff}').unwrap_or(before);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        (before.bytes().filter(|&byte| byte == b'\n').count() + 1, before[line_start..].chars().count() + 1)
    }
}

impl fmt::Display for Diagnostic {
    /// The message and the help, without the place.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match &self.help {
            Some(help) => write!(f, " ({help})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Diagnostic {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_and_column_count_characters_and_skip_a_byte_order_mark() {
        let text = "\u{feff}ab\r\nCh\u{e4} x";
        let place = |needle: &str| {
            let start = text.find(needle).unwrap();
            Diagnostic::error(DiagnosticKind::NoBegin, Span { start, end: start }, "", "")
                .line_and_column(text)
        };
        assert_eq!(place("ab"), (1, 1));
        assert_eq!(place("Ch"), (2, 1));
        assert_eq!(place("x"), (2, 5));
    }

    #[test]
    fn a_span_outside_the_text_is_no_panic() {
        let span = Span { start: 99, end: 120 };
        assert_eq!(Diagnostic::error(DiagnosticKind::NoBegin, span, "", "").line_and_column("a"), (1, 2));
    }
}
