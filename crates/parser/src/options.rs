//! Options with their parameters: `Defence 2`, `NoCastling a1h8`.

use problem::{OPTIONS, OptionParameter, ProblemOption, Span, Spanned};

use crate::abbreviations::{Lookup, list_names, lookup, nearest, nearest_beginning};
use crate::diagnostic::{Diagnostic, DiagnosticKind, WordClass};
use crate::keywords::{is_keyword, is_whole_keyword, keyword_names};
use crate::lexer::Token;
use crate::reader::{Reader, Reading};
use crate::squares::{looks_like_squares, squares_of};

/// Reads options given alone, as on a command line.
///
/// # Errors
/// All mistakes.
pub fn parse_options(text: &str) -> Result<Vec<Spanned<ProblemOption>>, Vec<Diagnostic>> {
    let mut reader = Reader::new(text, Reading::default());
    let mut options = Vec::new();
    read_options(&mut reader, &mut options, |_| false, |_| false);
    if reader.diagnostics.is_empty() { Ok(options) } else { Err(reader.diagnostics) }
}

/// The option that `word` abbreviates.
pub(crate) fn option(word: &str) -> Lookup {
    lookup(word, OPTIONS.iter().map(|row| row.name))
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
fn read_options(
    reader: &mut Reader<'_>,
    options: &mut Vec<Spanned<ProblemOption>>,
    ends_section: impl Fn(&Token<'_>) -> bool,
    is_whole_word: impl Fn(&Token<'_>) -> bool,
) -> bool {
    let mut first = true;
    while let Some(token) = reader.peek() {
        let looked_up = option(token.text);
        if !matches!(looked_up, Lookup::Exact(_)) && is_whole_word(&token) {
            break;
        }
        match looked_up {
            Lookup::Exact(index) | Lookup::Prefix(index) => {
                reader.next();
                take(reader, options, index, &token, &ends_section);
            }
            Lookup::Ambiguous(_) | Lookup::Unknown if ends_section(&token) => break,
            Lookup::Ambiguous(indices) => {
                reader.next();
                let candidates = list_names(indices.iter().map(|&index| OPTIONS[index].name));
                reader.report(
                    Diagnostic::error(
                        DiagnosticKind::AmbiguousWord(WordClass::Option),
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
                    && nearest(token.text, OPTIONS.iter().map(|row| row.name)).is_none() =>
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
    } else if problem::CONDITIONS.iter().any(|row| row.name.eq_ignore_ascii_case(token.text)) {
        Some(format!("`{}` is a condition: write it after `Condition`", token.text))
    } else {
        nearest(token.text, OPTIONS.iter().map(|row| row.name))
            .or_else(|| nearest(token.text, keyword_names()))
            .or_else(|| nearest_beginning(token.text, OPTIONS.iter().map(|row| row.name)))
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

fn take(
    reader: &mut Reader<'_>,
    options: &mut Vec<Spanned<ProblemOption>>,
    index: usize,
    token: &Token<'_>,
    ends_section: &impl Fn(&Token<'_>) -> bool,
) {
    let row = &OPTIONS[index];
    if !row.supported {
        reader.report(Diagnostic::unsupported(token.span, token.text, &format!("option `{}`", row.name)));
        reader.skip_until(|next| {
            !next.text.starts_with(|c: char| c.is_ascii_digit()) && !looks_like_squares(next.text)
        });
        return;
    }
    let is_number = |next: &Token<'_>| next.text.bytes().all(|byte| byte.is_ascii_digit());
    let (mut number, mut squares) = (None, Vec::new());
    match row.parameter {
        OptionParameter::None => {}
        OptionParameter::Number => match reader.number(token, ends_section) {
            Some(found) => number = Some(found),
            None => return,
        },
        OptionParameter::OptionalNumber => {
            if reader.peek().is_some_and(|next| is_number(&next)) {
                number = reader.number(token, ends_section);
            }
        }
        OptionParameter::Squares => match reader.next_if(|next| !ends_section(next)) {
            None => {
                let (_, offending) = reader.here();
                reader.report(
                    Diagnostic::error(
                        DiagnosticKind::MissingSquares,
                        token.span,
                        offending,
                        format!("`{}` needs squares", row.name),
                    )
                    .label("no squares follow")
                    .help(format!("write for example `{} a1h8`", row.name)),
                );
                return;
            }
            Some(next) => match squares_of(&next) {
                Ok(found) => squares = found,
                Err(diagnostic) => {
                    reader.report(diagnostic);
                    return;
                }
            },
        },
    }
    let span = Span { start: token.span.start, end: reader.end_of_previous() };
    let Some(value) = build(row.name, number, squares) else {
        let what = format!("option `{}`", row.name);
        reader.report(Diagnostic::unsupported(span, token.text, &what));
        return;
    };
    let contradicts = |other: &ProblemOption| {
        matches!(
            (&value, other),
            (ProblemOption::Duplex, ProblemOption::HalfDuplex)
                | (ProblemOption::HalfDuplex, ProblemOption::Duplex)
        )
    };
    if options.iter().any(|given| contradicts(&given.value)) {
        reader.report(
            Diagnostic::error(
                DiagnosticKind::Contradiction,
                span,
                token.text,
                "`Duplex` and `HalfDuplex` contradict each other",
            )
            .label("contradicts an earlier option")
            .help("leave one of them out"),
        );
    } else if value == ProblemOption::MaxTime(0) {
        reader.report(
            Diagnostic::error(
                DiagnosticKind::BadNumber,
                span,
                token.text,
                "a time of 0 seconds solves nothing",
            )
            .label("at least 1"),
        );
    } else {
        options.push(Spanned { value, span });
    }
}

/// The option of that name in the table; `None` for one that the table has and this function does not.
fn build(name: &str, number: Option<u32>, squares: Vec<board::Square>) -> Option<ProblemOption> {
    Some(match name {
        "Defence" => ProblemOption::Try(number?),
        "SetPlay" => ProblemOption::SetPlay,
        "WhiteToPlay" => ProblemOption::WhiteToPlay,
        "Variations" => ProblemOption::Variation,
        "NoWk" => ProblemOption::NoWhiteKing,
        "Duplex" => ProblemOption::Duplex,
        "NoBk" => ProblemOption::NoBlackKing,
        "Threat" => ProblemOption::Threat(number?),
        "NoThreat" => ProblemOption::NoThreat,
        "Try" => ProblemOption::Try(1),
        "MaxSolutions" => ProblemOption::MaxSolutions(number?),
        "EnPassant" => ProblemOption::EnPassant(squares),
        "NoBoard" => ProblemOption::NoBoard,
        "NoShortVariations" => ProblemOption::NoShortVariations,
        "HalfDuplex" => ProblemOption::HalfDuplex,
        "PostKeyPlay" => ProblemOption::PostKeyPlay,
        "Intelligent" => ProblemOption::Intelligent(number),
        "MaxTime" => ProblemOption::MaxTime(number?),
        "NoCastling" => ProblemOption::NoCastling(squares),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<ProblemOption> {
        parse_options(text).unwrap().into_iter().map(|option| option.value).collect()
    }

    fn kinds(text: &str) -> Vec<DiagnosticKind> {
        parse_options(text).unwrap_err().iter().map(|error| error.kind).collect()
    }

    #[test]
    fn every_supported_option_of_the_table_can_be_read() {
        for row in OPTIONS.iter().filter(|row| row.supported) {
            let parameter = match row.parameter {
                OptionParameter::None | OptionParameter::OptionalNumber => "",
                OptionParameter::Number => "2",
                OptionParameter::Squares => "a1h8",
            };
            assert_eq!(read(&format!("{} {parameter}", row.name)).len(), 1, "{}", row.name);
        }
    }

    #[test]
    fn parameters() {
        use ProblemOption::*;
        assert_eq!(read("Variation Try NoBoard"), [Variation, Try(1), NoBoard]);
        assert_eq!(read("def 3 THREAT 2"), [Try(3), Threat(2)]);
        assert_eq!(
            read("Intelligent Intelligent 5 SetPlay"),
            [Intelligent(None), Intelligent(Some(5)), SetPlay]
        );
        let squares = |names: &[&str]| names.iter().map(|name| name.parse().unwrap()).collect();
        assert_eq!(
            read("NoCastling a1e8 EnP e3"),
            [NoCastling(squares(&["a1", "e8"])), EnPassant(squares(&["e3"]))]
        );
    }

    #[test]
    fn mistakes() {
        use DiagnosticKind::*;
        assert_eq!(kinds("No"), [AmbiguousWord(WordClass::Option)]);
        assert_eq!(kinds("Xyz NoBoard Zyx"), [UnknownOption { first: true }, UnknownOption { first: false }]);
        assert_eq!(kinds("Try 3"), [UnknownOption { first: false }]);
        assert_eq!(kinds("Defence x"), [BadNumber]);
        assert_eq!(kinds("Defence"), [BadNumber]);
        assert_eq!(kinds("MaxTime 0"), [BadNumber]);
        assert_eq!(kinds("EnPassant e3z9"), [BadSquare]);
        assert_eq!(kinds("EnPassant"), [MissingSquares]);
        assert_eq!(kinds("StartMoveNumber 1:5 Quodlibet"), [Unsupported, Unsupported]);
        assert_eq!(kinds("Duplex HalfDuplex"), [Contradiction]);
        let help = |text| parse_options(text).unwrap_err()[0].help.clone().unwrap();
        assert_eq!(help("Vairations"), "did you mean `Variations`?");
        assert!(help("Circe").contains("condition"));
    }
}
