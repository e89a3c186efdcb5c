//! Options with their parameters: `Defence 2`, `NoCastling a1h8`.

use problem::{Language, OPTIONS, ProblemOption, Spanned};

use crate::abbreviations::{Lookup, list_names, lookup, nearest, nearest_beginning};
use crate::diagnostic::{Diagnostic, DiagnosticKind, Severity, WordClass};
use crate::keywords::{is_keyword, is_whole_keyword, keyword_names};
use crate::lexer::Token;
use crate::option_values::{add, read_value};
use crate::reader::{Reader, Reading};

/// Reads options given alone, as on a command line.
///
/// # Errors
/// All mistakes, if one of them is an error.
pub fn parse_options(text: &str) -> Result<Vec<Spanned<ProblemOption>>, Vec<Diagnostic>> {
    parse_options_in(text, Language::English)
}

/// Reads options given alone in `language`.
///
/// # Errors
/// All mistakes, if one of them is an error.
pub fn parse_options_in(
    text: &str,
    language: Language,
) -> Result<Vec<Spanned<ProblemOption>>, Vec<Diagnostic>> {
    let mut reader = Reader::in_language(text, Reading::default(), language);
    let mut options = Vec::new();
    read_options(&mut reader, &mut options, |_| false, |_| false);
    let is_error = |diagnostic: &Diagnostic| diagnostic.severity == Severity::Error;
    if reader.diagnostics.iter().any(is_error) { Err(reader.translated()) } else { Ok(options) }
}

/// The option that a word abbreviates.
pub(crate) fn option(token: &Token<'_>) -> Lookup {
    let own = |index: usize| OPTIONS[index].name == ITALIAN;
    match lookup(token.text, option_names(token.language)) {
        // Abbreviations stay those of Popeye, whose table has no such word.
        Lookup::Prefix(index) if own(index) => Lookup::Unknown,
        Lookup::Ambiguous(mut indices) => {
            indices.retain(|&index| !own(index));
            match indices[..] {
                [only] => Lookup::Prefix(only),
                _ => Lookup::Ambiguous(indices),
            }
        }
        found => found,
    }
}

/// The one option that must be written in full.
const ITALIAN: &str = "Italian";

pub(crate) fn option_names(language: Language) -> impl Iterator<Item = &'static str> {
    OPTIONS.iter().map(move |row| row.names.of(language))
}

/// Reads the options of a section.
pub(crate) fn read_section(
    reader: &mut Reader<'_>,
    section: &Token<'_>,
    options: &mut Vec<Spanned<ProblemOption>>,
) {
    if !read_options(reader, options, is_keyword, is_whole_keyword) {
        let (_, offending) = reader.here();
        reader.report(
            Diagnostic::error(
                DiagnosticKind::MissingOption,
                section.span,
                offending,
                format!("`{}` is followed by no option", section.text),
            )
            .label("no option here")
            .help("write for example `Option Variations Try`"),
        );
    }
}

/// Reads options up to a word for which `ends_section` holds; true if there was any word.
///
/// Leaves over a word that belongs to no section, if it begins a line.
pub(crate) fn read_options(
    reader: &mut Reader<'_>,
    options: &mut Vec<Spanned<ProblemOption>>,
    ends_section: impl Fn(&Token<'_>) -> bool,
    is_whole_word: impl Fn(&Token<'_>) -> bool,
) -> bool {
    let mut first = true;
    while let Some(token) = reader.peek() {
        let looked_up = option(&token);
        if !matches!(looked_up, Lookup::Exact(_)) && is_whole_word(&token) {
            break;
        }
        match looked_up {
            Lookup::Exact(index) | Lookup::Prefix(index) => {
                reader.next();
                let row = &OPTIONS[index];
                if let Some(option) = read_value(reader, row, &token, &ends_section) {
                    add(reader, options, option, &token);
                }
            }
            Lookup::Ambiguous(_) | Lookup::Unknown if ends_section(&token) => break,
            Lookup::Ambiguous(indices) => {
                reader.next();
                let candidates =
                    list_names(indices.iter().map(|&index| OPTIONS[index].names.of(token.language)));
                reader.report(
                    Diagnostic::error(
                        DiagnosticKind::AmbiguousWord(WordClass::Option { first }),
                        token.span,
                        token.text,
                        format!("`{}` may be {candidates}", token.text),
                    )
                    .label("ambiguous")
                    .help("write more letters of the option"),
                );
            }
            // A line of its own that resembles no option is rather a misspelt section.
            Lookup::Unknown
                if !first
                    && token.starts_line
                    && nearest(token.text, option_names(token.language)).is_none() =>
            {
                break;
            }
            Lookup::Unknown => {
                reader.next();
                reader.report(unknown(&token, first));
            }
        }
        first = false;
    }
    !first
}

fn unknown(token: &Token<'_>, first: bool) -> Diagnostic {
    let is_number = token.text.starts_with(|c: char| c.is_ascii_digit());
    let help = if is_number {
        Some(
            "the option before it takes no number; tries with several refutations are `Defence 3`".to_owned(),
        )
    } else if problem::CONDITIONS
        .iter()
        .any(|row| row.names.of(token.language).eq_ignore_ascii_case(token.text))
    {
        Some(format!("`{}` is a condition: write it after `Condition`", token.text))
    } else {
        nearest(token.text, option_names(token.language))
            .or_else(|| nearest(token.text, keyword_names(token.language)))
            .or_else(|| nearest_beginning(token.text, option_names(token.language)))
            .map(|name| format!("did you mean `{name}`?"))
    };
    Diagnostic::error(
        DiagnosticKind::UnknownOption { first },
        token.span,
        token.text,
        format!("`{}` is no option", token.text),
    )
    .label("unknown option")
    .help_maybe(help)
}

#[cfg(test)]
mod tests {
    use problem::{MoveNumber, OptionParameter};

    use super::*;

    fn read(text: &str) -> Vec<ProblemOption> {
        parse_options(text).unwrap().into_iter().map(|option| option.value).collect()
    }

    fn kinds(text: &str) -> Vec<DiagnosticKind> {
        parse_options(text).unwrap_err().iter().map(|error| error.kind).collect()
    }

    #[test]
    fn every_option_of_the_table_can_be_read() {
        for row in OPTIONS {
            let parameter = match row.parameter {
                OptionParameter::None | OptionParameter::OptionalNumber => "",
                OptionParameter::Number | OptionParameter::MoveNumber => "2",
                OptionParameter::TwoNumbers => "2 3",
                OptionParameter::Squares if row.name == "EnPassant" => "e2e3e4",
                OptionParameter::Squares => "a1h8",
            };
            let read = read(&format!("{} {parameter}", row.name));
            assert_eq!(read.len(), usize::from(row.supported), "{}", row.name);
        }
    }

    #[test]
    fn parameters() {
        use ProblemOption::*;
        assert_eq!(read("Variation Try NoBoard"), [Variation, Try(1), NoBoard]);
        assert_eq!(read("def 3 THREAT 2"), [Try(3), Threat(2)]);
        assert_eq!(read("Intelligent 5 SetPlay"), [Intelligent(Some(5)), SetPlay]);
        assert_eq!(read("Beep MaxFl 64"), [Beep(None), MaxFlightSquares(64)]);
        assert_eq!(read("Beep 3 NonTriv 0 2"), [Beep(Some(3)), NonTrivial { additional: 0, length: 2 }]);
        assert_eq!(
            read("Start 12 UpTo 12:3:4"),
            [StartMoveNumber(MoveNumber(vec![12])), UpToMoveNumber(MoveNumber(vec![12, 3, 4]))]
        );
        let square = |name: &str| name.parse::<board::Square>().unwrap();
        let squares = |names: &[&str]| names.iter().map(|name| square(name)).collect();
        assert_eq!(
            read("NoCastling a1e8 EnP e3"),
            [NoCastling(squares(&["a1", "e8"])), EnPassant(squares(&["e3"]))]
        );
        assert_eq!(read("EnP d8d7d6d5"), [EnPassant(squares(&["d8", "d7", "d6", "d5"]))]);
        // A pawn may walk otherwise than straight on.
        assert_eq!(read("EnP f7e6d5"), [EnPassant(squares(&["f7", "e6", "d5"]))]);
        let a1h8 = CastlingMutuallyExclusive(square("a1"), square("h8"));
        let h1a8 = CastlingMutuallyExclusive(square("h1"), square("a8"));
        assert_eq!(read("Castling a1h8 Castling h1a8 Castling h8a1"), [h1a8, a1h8]);
    }

    #[test]
    fn the_last_value_holds() {
        use ProblemOption::*;
        assert_eq!(read("Threat 1 Try Def 2 Threat 3 Try"), [Threat(3), Try(1)]);
        assert_eq!(read("Intelligent 5 Variation Intelligent Variation"), [Intelligent(None), Variation]);
        assert_eq!(read("NoCastling a1 NoCastling h1").len(), 1);
    }

    #[test]
    fn words_of_old_versions_do_nothing() {
        assert_eq!(read("Search Try Multi NoSym"), [ProblemOption::Try(1)]);
    }

    #[test]
    fn own_words_take_no_abbreviation_away() {
        assert_eq!(read("I"), [ProblemOption::Intelligent(None)]);
        assert_eq!(read("italian"), [ProblemOption::Italian]);
        assert_eq!(kinds("Ital"), [DiagnosticKind::UnknownOption { first: true }]);
    }

    #[test]
    fn mistakes() {
        use DiagnosticKind::*;
        assert_eq!(kinds("No"), [AmbiguousWord(WordClass::Option { first: true })]);
        assert_eq!(kinds("Try No"), [AmbiguousWord(WordClass::Option { first: false })]);
        assert_eq!(kinds("Xyz NoBoard Zyx"), [UnknownOption { first: true }, UnknownOption { first: false }]);
        assert_eq!(kinds("Try 3"), [UnknownOption { first: false }]);
        assert_eq!(kinds("Defence x"), [BadNumber]);
        assert_eq!(kinds("Defence"), [BadNumber]);
        assert_eq!(kinds("MaxTime 0"), [BadNumber]);
        assert_eq!(kinds("MaxFl 65"), [BadNumber]);
        assert_eq!(kinds("Start 1:x"), [BadNumber]);
        assert_eq!(kinds("Start :1"), [BadNumber]);
        assert_eq!(kinds("UpTo"), [BadNumber]);
        assert_eq!(kinds("NonTrivial 1"), [BadNumber]);
        assert_eq!(kinds("EnPassant e3z9"), [BadSquare]);
        assert_eq!(kinds("EnPassant"), [MissingSquares]);
        assert_eq!(kinds("EnPassant e4"), [InconsistentRetro]);
        assert_eq!(kinds("EnPassant e2e3"), [InconsistentRetro]);
        assert_eq!(kinds("EnPassant e2e3e4e5e6"), [TooManySquares]);
        assert_eq!(kinds("Castling a1h1"), [NoRooks]);
        assert_eq!(kinds("Castling a1"), [NoRooks]);
        assert_eq!(kinds("Duplex HalfDuplex"), [Contradiction]);
        let help = |text| parse_options(text).unwrap_err()[0].help.clone().unwrap();
        assert_eq!(help("Vairations"), "did you mean `Variations`?");
        assert!(help("Circe").contains("condition"));
    }

    #[test]
    fn what_goes_badly_together_is_told_and_solved() {
        let warnings = |text: &str| {
            let mut reader = Reader::new(text, Reading::Popeye);
            let mut options = Vec::new();
            read_options(&mut reader, &mut options, |_| false, |_| false);
            assert!(reader.diagnostics.iter().all(|told| told.severity == Severity::Warning));
            (options.len(), reader.diagnostics.iter().map(|told| told.kind).collect::<Vec<_>>())
        };
        assert_eq!(warnings("Duplex Try Duplex"), (2, vec![DiagnosticKind::Contradiction]));
        assert_eq!(warnings("GoalIsEnd Quodlibet"), (2, vec![DiagnosticKind::NoEffect]));
        assert_eq!(warnings("Search"), (0, vec![DiagnosticKind::NoEffect]));
        assert_eq!(warnings("Quodlibet Variation Quodlibet"), (2, vec![]));
    }
}
