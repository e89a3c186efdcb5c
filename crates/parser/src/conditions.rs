//! Conditions and the words that modify them: `Circe`, `AntiCirce Cheylan`.

use problem::{AnticirceType, CONDITIONS, Condition, Span, Spanned};

use crate::abbreviations::{Lookup, list_names, lookup, nearest, nearest_beginning};
use crate::diagnostic::{Diagnostic, DiagnosticKind, WordClass};
use crate::keywords::{CIRCE_VARIANTS, SIDELESS_CONDITIONS, is_keyword, keyword_names};
use crate::lexer::Token;
use crate::reader::Reader;

/// Reads conditions given alone, as on a command line.
///
/// # Errors
/// All mistakes.
pub fn parse_conditions(text: &str) -> Result<Vec<Spanned<Condition>>, Vec<Diagnostic>> {
    let mut reader = Reader::new(text);
    let conditions = read_conditions(&mut reader, None, |_| false, |_| false);
    if reader.diagnostics.is_empty() { Ok(conditions) } else { Err(reader.diagnostics) }
}

fn condition(word: &str) -> Lookup {
    lookup(word, CONDITIONS.iter().map(|row| row.name))
}

/// What the words that may follow belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    /// Nothing, or a condition without further words.
    Nothing,
    /// The condition read last, with its type if a word has named it.
    Solved { named_type: Option<&'static str> },
    /// A condition that was refused: its further words are not looked at.
    Refused,
    /// A word that was not understood.
    Unknown,
}

/// Reads conditions up to a word for which `ends_section` holds; one for which `is_whole_word` holds ends the section
/// even where it abbreviates a condition.
pub(crate) fn read_conditions(
    reader: &mut Reader<'_>,
    section: Option<&Token<'_>>,
    ends_section: impl Fn(&Token<'_>) -> bool,
    is_whole_word: impl Fn(&Token<'_>) -> bool,
) -> Vec<Spanned<Condition>> {
    let mut found: Vec<Spanned<Condition>> = Vec::new();
    let mut after = After::Nothing;
    let mut first = true;
    while let Some(token) = reader.peek() {
        let looked_up = condition(token.text);
        let exact = matches!(looked_up, Lookup::Exact(_));
        let variant = match after {
            After::Nothing | After::Unknown => Lookup::Unknown,
            After::Solved { .. } | After::Refused => lookup(token.text, CIRCE_VARIANTS.iter().copied()),
        };
        if let Some(index) = variant.found().filter(|_| !exact) {
            reader.next();
            if let (After::Solved { named_type }, Some(last)) = (&mut after, found.last_mut()) {
                modify(reader, last, named_type, index, &token);
                // The only ones that walks follow.
                if matches!(CIRCE_VARIANTS[index], "Chameleon" | "April") {
                    after = After::Refused;
                }
            }
            continue;
        }
        if !exact && is_whole_word(&token) {
            break;
        }
        match looked_up {
            Lookup::Exact(index) | Lookup::Prefix(index) => {
                reader.next();
                after = take(reader, &mut found, index, &token);
            }
            Lookup::Ambiguous(_) | Lookup::Unknown if ends_section(&token) => {
                // A letter or two after a refused condition is more likely a unit or a square of it.
                if after != After::Refused || token.starts_line || token.text.len() >= 3 {
                    break;
                }
                reader.next();
            }
            // A line of its own that resembles no condition is rather a misspelt section.
            Lookup::Unknown
                if !first
                    && token.starts_line
                    && !resembles_condition(token.text)
                    && (after != After::Refused || !resembles_parameter(token.text)) =>
            {
                break;
            }
            Lookup::Ambiguous(_) | Lookup::Unknown if after == After::Refused => {
                reader.next();
            }
            Lookup::Ambiguous(indices) => {
                reader.next();
                reader.report(ambiguous(&token, indices.iter().map(|&index| CONDITIONS[index].name)));
                after = After::Unknown;
            }
            Lookup::Unknown => {
                reader.next();
                after = unknown(reader, &token, &variant, first);
            }
        }
        first = false;
    }
    if let (true, Some(section)) = (first, section) {
        let (_, offending) = reader.here();
        reader.report(
            Diagnostic::error(
                DiagnosticKind::MissingCondition,
                section.span,
                offending,
                format!("`{}` is followed by no condition", section.text),
            )
            .label("no condition here")
            .help("write for example `Condition Circe`"),
        );
    }
    found
}

fn take(
    reader: &mut Reader<'_>,
    found: &mut Vec<Spanned<Condition>>,
    index: usize,
    token: &Token<'_>,
) -> After {
    let row = &CONDITIONS[index];
    let Some(value) = row.condition else {
        let what = format!("condition `{}`", row.name);
        reader.report(Diagnostic::unsupported(token.span, token.text, &what));
        return After::Refused;
    };
    found.push(Spanned { value, span: token.span });
    After::Solved { named_type: None }
}

/// Applies a word that follows `Circe` or `AntiCirce` to the condition read last.
fn modify(
    reader: &mut Reader<'_>,
    last: &mut Spanned<Condition>,
    named_type: &mut Option<&'static str>,
    index: usize,
    token: &Token<'_>,
) {
    let name = CIRCE_VARIANTS[index];
    let anticirce = matches!(last.value, Condition::Anticirce(_));
    let kind = match (anticirce, name) {
        // These say what holds anyway.
        (false, "RexExclusive" | "Relaxed") | (true, "RexInclusive" | "Strict") => None,
        (true, "Calvet") => Some(AnticirceType::Calvet),
        (true, "Cheylan") => Some(AnticirceType::Cheylan),
        _ => {
            let base = if anticirce { "AntiCirce" } else { "Circe" };
            let what = format!("`{name}` after `{base}`");
            reader.report(Diagnostic::unsupported(token.span, token.text, &what));
            return;
        }
    };
    last.span = Span { start: last.span.start, end: token.span.end };
    let Some(kind) = kind else { return };
    if let Some(earlier) = named_type.filter(|&earlier| earlier != name) {
        reader.report(
            Diagnostic::error(
                DiagnosticKind::Contradiction,
                token.span,
                token.text,
                format!("`{earlier}` and `{name}` contradict each other"),
            )
            .label("a second type")
            .help("leave one of them out"),
        );
    }
    *named_type = Some(name);
    last.value = Condition::Anticirce(kind);
}

fn condition_words() -> impl Iterator<Item = &'static str> {
    CONDITIONS.iter().map(|row| row.name).chain(CIRCE_VARIANTS.iter().copied())
}

fn resembles_condition(word: &str) -> bool {
    nearest(word, condition_words()).is_some()
        || lookup(word, SIDELESS_CONDITIONS.iter().copied()).found().is_some()
}

/// A walk, squares or a number, which may follow conditions that are refused.
fn resembles_parameter(word: &str) -> bool {
    word.len() <= 2 || word.contains(|c: char| c.is_ascii_digit())
}

fn ambiguous<'n>(token: &Token<'_>, names: impl Iterator<Item = &'n str>) -> Diagnostic {
    Diagnostic::error(
        DiagnosticKind::AmbiguousWord(WordClass::Condition),
        token.span,
        token.text,
        format!("`{}` may be {}", token.text, list_names(names)),
    )
    .label("ambiguous")
    .help("write more letters of the condition")
}

fn unknown(reader: &mut Reader<'_>, token: &Token<'_>, variant: &Lookup, first: bool) -> After {
    if let Lookup::Ambiguous(indices) = variant {
        reader.report(ambiguous(token, indices.iter().map(|&index| CIRCE_VARIANTS[index])));
        return After::Unknown;
    }
    if let Some(index) = lookup(token.text, SIDELESS_CONDITIONS.iter().copied()).found() {
        let what = format!("condition `{}`", SIDELESS_CONDITIONS[index]);
        reader.report(Diagnostic::unsupported(token.span, token.text, &what));
        return After::Refused;
    }
    let help = if matches!(crate::options::option(token.text), Lookup::Exact(_)) {
        Some(format!("`{}` is an option: write it after `Option`", token.text))
    } else {
        nearest(token.text, condition_words())
            .or_else(|| nearest(token.text, keyword_names()))
            .or_else(|| nearest_beginning(token.text, condition_words()))
            .map(|name| format!("did you mean `{name}`?"))
    };
    reader.report(
        Diagnostic::error(
            DiagnosticKind::UnknownCondition { first },
            token.span,
            token.text,
            format!("`{}` is no condition", token.text),
        )
        .label("unknown condition")
        .help_maybe(help),
    );
    After::Unknown
}

/// Reads the conditions of a section.
pub(crate) fn read_section(reader: &mut Reader<'_>, section: &Token<'_>) -> Vec<Spanned<Condition>> {
    read_conditions(reader, Some(section), is_keyword, crate::keywords::is_whole_keyword)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CALVET: Condition = Condition::Anticirce(AnticirceType::Calvet);
    const CHEYLAN: Condition = Condition::Anticirce(AnticirceType::Cheylan);

    fn read(text: &str) -> Vec<Condition> {
        parse_conditions(text).unwrap().iter().map(|condition| condition.value).collect()
    }

    fn errors(text: &str) -> Vec<(DiagnosticKind, String)> {
        let errors = parse_conditions(text).unwrap_err();
        errors.iter().map(|error| (error.kind, text[error.span.start..error.span.end].to_owned())).collect()
    }

    #[test]
    fn conditions_that_are_solved() {
        assert_eq!(read("Circe"), [Condition::Circe]);
        assert_eq!(read("ANTICIRCE"), [CALVET]);
        assert_eq!(read("antici chey"), [CHEYLAN]);
        assert_eq!(read("AntiCirce Calvet"), [CALVET]);
        assert_eq!(read("Circe AntiCirce Cheylan"), [Condition::Circe, CHEYLAN]);
        assert_eq!(read("Circe Relaxed RexExclusive"), [Condition::Circe]);
        assert_eq!(read("AntiCirce Strict RexInclusive"), [CALVET]);
        assert_eq!(read("AntiCirce Cheylan RexInclusive"), [CHEYLAN]);
        assert_eq!(read("AntiCirce Cheylan Cheylan"), [CHEYLAN]);
        assert_eq!(read(""), []);
    }

    #[test]
    fn spans_cover_the_modifying_words() {
        let read = parse_conditions("  AntiCirce Cheylan").unwrap();
        assert_eq!((read[0].span.start, read[0].span.end), (2, 19));
    }

    #[test]
    fn known_conditions_are_refused_once_with_their_parameters() {
        use DiagnosticKind::*;
        assert_eq!(errors("Madrasi RexInclusive"), [(Unsupported, "Madrasi".to_owned())]);
        assert_eq!(errors("Imitator c3d4"), [(Unsupported, "Imitator".to_owned())]);
        assert_eq!(errors("AprilChess R S Circe"), [(Unsupported, "AprilChess".to_owned())]);
        assert_eq!(errors("Circe Parrain"), [(Unsupported, "Parrain".to_owned())]);
        assert_eq!(errors("AntiCirce RexExclusive"), [(Unsupported, "RexExclusive".to_owned())]);
        assert_eq!(errors("Circe Chameleon S Q R"), [(Unsupported, "Chameleon".to_owned())]);
        assert_eq!(errors("Circe Cheylan"), [(Unsupported, "Cheylan".to_owned())]);
        assert_eq!(errors("AntiCirce Calvet Cheylan"), [(Contradiction, "Cheylan".to_owned())]);
        assert_eq!(errors("Maximummer"), [(Unsupported, "Maximummer".to_owned())]);
    }

    #[test]
    fn wrong_words() {
        use DiagnosticKind::*;
        assert_eq!(errors("circ"), [(AmbiguousWord(WordClass::Condition), "circ".to_owned())]);
        assert_eq!(errors("Cicre"), [(UnknownCondition { first: true }, "Cicre".to_owned())]);
        assert_eq!(errors("Circe Xyz"), [(UnknownCondition { first: false }, "Xyz".to_owned())]);
        let help = |text| parse_conditions(text).unwrap_err()[0].help.clone().unwrap();
        assert_eq!(help("Cicre"), "did you mean `Circe`?");
        assert_eq!(help("AntiCirce Cheylann"), "did you mean `Cheylan`?");
        assert_eq!(help("annann"), "did you mean `AnnanChess`?");
        assert!(help("NoBoard").contains("option"));
        assert!(parse_conditions("circ").unwrap_err()[0].message.contains("`CirceClone`"));
    }

    #[test]
    fn a_section_without_conditions_is_a_mistake() {
        let mut reader = Reader::new("Condition Pieces");
        let section = reader.next().unwrap();
        assert!(read_section(&mut reader, &section).is_empty());
        assert_eq!(reader.diagnostics[0].kind, DiagnosticKind::MissingCondition);
        assert_eq!(reader.peek().unwrap().text, "Pieces");
    }
}
