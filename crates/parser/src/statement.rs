//! Whole texts: problems from `BeginProblem` to `EndProblem`.

use std::ops::Range;

use problem::{Goal, Language, Span, Statement, game_array};

use crate::abbreviations::{list_names, nearest};
use crate::conditions::{self, Conditions};
use crate::diagnostic::{Diagnostic, DiagnosticKind, Severity, WordClass};
use crate::diagram::{forsyth, place, settle_stacks};
use crate::keywords::{
    Keyword, KeywordLookup, is_keyword, is_safe_keyword, keyword, keyword_name, keyword_names,
    language_of_beginning,
};
use crate::lexer::{Token, lex};
use crate::pieces::read_units;
use crate::reader::{Reader, Reading};
use crate::stipulation::read_stipulation;
use crate::structured::read_structured;
use crate::{options, own_walks, twins};

/// A text, read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Parsed {
    /// The language of the keywords, English if there was no telling.
    pub language: Language,
    /// All problems, also those with mistakes.
    pub problems: Vec<ParsedProblem>,
    /// All that is wrong anywhere, in the order in which it was found.
    pub diagnostics: Vec<Diagnostic>,
}

/// A problem, read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ParsedProblem {
    /// What could be understood of it.
    pub statement: Statement,
    /// Which of [`Parsed::diagnostics`] belong to it.
    pub diagnostics: Range<usize>,
    /// Whether its end was written (`NextProblem` or `EndProblem`); Popeye does not solve a problem without.
    pub ended: bool,
    /// The word that ended it as it was written, empty if there was none.
    pub end_word: String,
}

impl Parsed {
    /// The diagnostics of a problem.
    pub fn diagnostics_of(&self, problem: &ParsedProblem) -> &[Diagnostic] {
        self.diagnostics.get(problem.diagnostics.clone()).unwrap_or(&[])
    }

    /// Whether anything is wrong that keeps the problem from being solved.
    pub fn is_sound(&self, problem: &ParsedProblem) -> bool {
        self.diagnostics_of(problem).iter().all(|diagnostic| diagnostic.severity != Severity::Error)
    }

    /// Whether there is an error anywhere.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }
}

/// Reads a text in the problem language, English, German or French as its first keyword is. Total: every text gives a
/// result, and reading never stops at a mistake.
pub fn parse(text: &str, reading: Reading) -> Parsed {
    parse_in(text, reading, detect(text))
}

/// Reads a text in the problem language with the keywords of `language`.
pub fn parse_in(text: &str, reading: Reading, language: Language) -> Parsed {
    let mut reader = Reader::in_language(text, reading, language);
    let mut parsed = Parsed { language, ..Parsed::default() };
    let mut begin = find_beginning(&mut reader);
    let mut from = 0;
    while let Some(keyword_span) = begin.take() {
        let (statement, end, end_word) = read_problem(&mut reader, keyword_span);
        if matches!(end, End::Problem) {
            report_text_after_end(&mut reader);
        }
        parsed.problems.push(ParsedProblem {
            statement,
            diagnostics: from..reader.diagnostics.len(),
            ended: !matches!(end, End::Text),
            end_word,
        });
        from = reader.diagnostics.len();
        if let End::Next(span) = end {
            begin = Some(span);
        }
    }
    parsed.diagnostics = reader.translated();
    parsed
}

/// The language of a text: that of its first word, or else of the first keyword that can begin a text, or of that which
/// the first word resembles.
fn detect(text: &str) -> Language {
    let tokens = lex(text);
    let Some(first) = tokens.first() else { return Language::English };
    let begin = |language| keyword_name(Keyword::BeginProblem, language);
    let written_in =
        |word: &str| Language::ALL.into_iter().find(|&language| begin(language).eq_ignore_ascii_case(word));
    language_of_beginning(first.text)
        .or_else(|| tokens.iter().find_map(|token| written_in(token.text)))
        .or_else(|| nearest(first.text, Language::ALL.into_iter().map(begin)).and_then(written_in))
        .unwrap_or_default()
}

/// Takes `BeginProblem`, or reports that it is missing and finds the best place to begin. `None` if there is nothing
/// to read.
fn find_beginning(reader: &mut Reader<'_>) -> Option<Span> {
    let Some(first) = reader.peek() else {
        reader.report(no_begin(reader.end(), ""));
        return None;
    };
    let begin = keyword_name(Keyword::BeginProblem, reader.language);
    match language_of_beginning(first.text) {
        Some(language) if language == reader.language => {
            reader.next();
            return Some(first.span);
        }
        Some(language) => {
            reader.report(other_language(&first, language));
            return None;
        }
        None => {}
    }
    let misspelt = nearest(first.text, [begin].into_iter()).is_some();
    let begins = |token: &Token<'_>| token.text.eq_ignore_ascii_case(begin);
    let later = reader.remaining().iter().any(begins);
    let mut diagnostic = no_begin(first.span, first.text);
    if misspelt && !later {
        diagnostic = diagnostic.help(format!("did you mean `{begin}`?"));
    }
    reader.report(diagnostic);
    if later {
        reader.skip_until(begins);
        reader.next();
    } else if misspelt {
        reader.next();
    }
    Some(first.span)
}

/// The error for a text that is not in the language in which it is to be read.
fn other_language(first: &Token<'_>, language: Language) -> Diagnostic {
    let name = match language {
        Language::English => "English",
        Language::German => "German",
        Language::French => "French",
    };
    Diagnostic::error(
        DiagnosticKind::NoBegin,
        first.span,
        first.text,
        format!("`{}` begins a problem in another language: {name}", first.text),
    )
    .label("another language than the one that was asked for")
    .help("leave the language to be told by the first word, or write all keywords in the one that was asked for")
}

fn no_begin(span: Span, offending: &str) -> Diagnostic {
    Diagnostic::error(DiagnosticKind::NoBegin, span, offending, "the text does not begin with `BeginProblem`")
        .label("`BeginProblem` should stand here")
        .help("write `BeginProblem` before the first problem and `EndProblem` after the last one")
}

fn report_text_after_end(reader: &mut Reader<'_>) {
    if let Some(token) = reader.peek() {
        reader.report(
            Diagnostic::warning(
                DiagnosticKind::TextAfterEnd,
                token.span,
                token.text,
                "what follows `EndProblem` is not read",
            )
            .label("not read from here on")
            .help("several problems are separated by `NextProblem`"),
        );
    }
}

/// How a problem ends.
enum End {
    /// With the beginning of the next one.
    Next(Span),
    /// With `EndProblem`.
    Problem,
    /// With the end of the text.
    Text,
}

fn read_problem(reader: &mut Reader<'_>, begin: Span) -> (Statement, End, String) {
    let mut statement = Statement { language: reader.language, span: begin, ..Statement::default() };
    let mut found = Conditions::default();
    let mut stipulation_named = false;
    let (end, offending) = loop {
        let Some(token) = reader.next() else {
            reader.report(no_end(begin, reader.end()));
            break (End::Text, "");
        };
        match keyword(token.text, token.language) {
            KeywordLookup::Found(Keyword::EndProblem) => break (End::Problem, token.text),
            KeywordLookup::Found(Keyword::NextProblem) => break (End::Next(token.span), token.text),
            KeywordLookup::Found(Keyword::BeginProblem) => {
                reader.report(
                    Diagnostic::error(
                        DiagnosticKind::UnknownKeyword,
                        token.span,
                        token.text,
                        "`BeginProblem` inside a problem",
                    )
                    .label("the problem before it has not ended")
                    .help("separate problems by `NextProblem`"),
                );
                break (End::Next(token.span), token.text);
            }
            KeywordLookup::Found(section) => {
                stipulation_named |= matches!(section, Keyword::Stipulation | Keyword::StructuredStipulation);
                if !statement.twins.is_empty() {
                    report_section_after_twin(reader, &token, section);
                }
                read_section(reader, &mut statement, &mut found, &token, section);
            }
            KeywordLookup::Ambiguous(names) => {
                reader.report(
                    Diagnostic::error(
                        DiagnosticKind::AmbiguousWord(WordClass::Command),
                        token.span,
                        token.text,
                        format!("`{}` may be {}", token.text, list_names(names.into_iter())),
                    )
                    .label("ambiguous")
                    .help("write more letters of the word"),
                );
                reader.skip_until(is_safe_keyword);
            }
            KeywordLookup::Unknown => {
                reader.report(unknown_keyword(&token));
                reader.skip_until(is_safe_keyword);
            }
        }
    };
    statement.span.end = reader.end_of_previous().max(begin.end);
    statement.walks.clone_from(&reader.walks);
    statement.conditions = found.finish(reader);
    settle_stacks(reader, &mut statement);
    reader.walks.clear();
    if !stipulation_named {
        reader.report(
            Diagnostic::error(
                DiagnosticKind::NoStipulation,
                begin,
                offending,
                "the problem has no stipulation",
            )
            .label("in this problem")
            .help("add for example `Stipulation #2`"),
        );
    }
    (statement, end, offending.to_owned())
}

fn no_end(begin: Span, end: Span) -> Diagnostic {
    // The end of the text is where the word is missing; if nothing stands there, the beginning shows which problem.
    let span = if end.start > begin.end { end } else { begin };
    Diagnostic::error(DiagnosticKind::NoEnd, span, "", "the text ends before `EndProblem`")
        .label("`EndProblem` is missing")
        .help("write `EndProblem` after the last problem")
}

fn unknown_keyword(token: &Token<'_>) -> Diagnostic {
    let written = token.text.trim_end_matches(':');
    let help = match nearest(token.text, keyword_names(token.language)) {
        Some(name) => Some(format!("did you mean `{name}`?")),
        None if options::option(token).found().is_some() => {
            Some(format!("`{}` is an option: write it after `Option`", token.text))
        }
        None if problem::CONDITIONS
            .iter()
            .any(|row| row.names.of(token.language).eq_ignore_ascii_case(written)) =>
        {
            Some(format!("`{written}` is a condition: write it after `Condition`"))
        }
        None if token.text.matches('/').count() >= 3 => Some("write `Forsyth` before a position".to_owned()),
        None if crate::parse_stipulation(token.text).is_ok() => {
            Some(format!("write `Stipulation {}`", token.text))
        }
        // A decimal comma ends the word: `h#2,5`.
        None if token.text == "5" => Some("half a move is written with a point, as in `h#2.5`".to_owned()),
        None => None,
    };
    Diagnostic::error(
        DiagnosticKind::UnknownKeyword,
        token.span,
        token.text,
        format!("`{}` begins no section of a problem", token.text),
    )
    .label("unknown keyword")
    .help_maybe(help)
}

fn report_section_after_twin(reader: &mut Reader<'_>, token: &Token<'_>, section: Keyword) {
    if matches!(section, Keyword::Twin | Keyword::ZeroPosition | Keyword::Remark) {
        return;
    }
    reader.report(
        Diagnostic::error(
            DiagnosticKind::Misplaced,
            token.span,
            token.text,
            format!("`{}` stands after a twin", token.text),
        )
        .label("after a twin")
        .help("write everything that holds for the whole problem before the first `Twin`"),
    );
}

fn read_section(
    reader: &mut Reader<'_>,
    statement: &mut Statement,
    found: &mut Conditions,
    token: &Token<'_>,
    section: Keyword,
) {
    match section {
        Keyword::Author => extend(&mut statement.authors, reader.rest_of_line(token)),
        Keyword::Title => extend(&mut statement.titles, reader.rest_of_line(token)),
        Keyword::Remark => extend(&mut statement.remarks, reader.rest_of_line(token)),
        Keyword::Origin => {
            let line = reader.rest_of_line(token);
            statement.origin = match statement.origin.take() {
                Some(origin) if !line.is_empty() => Some(format!("{origin}\n{line}")),
                origin => origin.or_else(|| (!line.is_empty()).then(|| line.to_owned())),
            };
        }
        Keyword::Award => replace(&mut statement.award, reader.rest_of_line(token)),
        Keyword::Protocol => replace(&mut statement.protocol, reader.rest_of_line(token).trim_end()),
        Keyword::Pieces => {
            let units = read_units(reader, token, is_keyword);
            place(reader, statement, units, true);
        }
        Keyword::Walk => own_walks::read_section(reader, token),
        Keyword::Forsyth => forsyth(reader, statement, token),
        Keyword::GameArray => {
            statement.units.clear();
            place(reader, statement, game_array(token.span), false);
        }
        Keyword::Stipulation | Keyword::StructuredStipulation => {
            let read = match section {
                Keyword::Stipulation => read_stipulation(reader, token),
                _ => read_structured(reader, token),
            };
            if let Some(stipulation) = read {
                if statement.stipulation.is_some() {
                    reader.report(
                        Diagnostic::warning(
                            DiagnosticKind::Replaced,
                            stipulation.span,
                            &stipulation.value.text,
                            "this stipulation replaces an earlier one",
                        )
                        .label("only this one counts")
                        .help("a twin with another stipulation is `Twin Stipulation …`"),
                    );
                }
                // The units before it are those of the first position.
                if stipulation.value.play.goals().contains(&Goal::PositionToPosition) {
                    statement.start_units = std::mem::take(&mut statement.units);
                }
                statement.stipulation = Some(stipulation);
            }
        }
        Keyword::Condition => conditions::read_section(reader, found, token),
        Keyword::Option => options::read_section(reader, token, &mut statement.options),
        Keyword::Twin => {
            let twin = twins::read_twin(reader, token, false);
            statement.twins.push(twin);
        }
        Keyword::ZeroPosition => {
            if !statement.twins.is_empty() {
                reader.report(
                    Diagnostic::error(
                        DiagnosticKind::Misplaced,
                        token.span,
                        token.text,
                        "`ZeroPosition` must stand before all twins",
                    )
                    .label("too late"),
                );
            }
            let twin = twins::read_twin(reader, token, true);
            statement.twins.push(twin);
        }
        Keyword::Latex | Keyword::LatexPieces => {
            let name = match section {
                Keyword::Latex => "section `LaTeX`",
                _ => "section `LaTeXPieces`",
            };
            reader.report(Diagnostic::unsupported(token.span, token.text, name));
            reader.skip_until(is_safe_keyword);
        }
        Keyword::EndProblem | Keyword::NextProblem | Keyword::BeginProblem => {}
    }
}

fn extend(lines: &mut Vec<String>, line: &str) {
    if !line.is_empty() {
        lines.push(line.to_owned());
    }
}

fn replace(slot: &mut Option<String>, line: &str) {
    if !line.is_empty() {
        *slot = Some(line.to_owned());
    }
}
