//! Conditions: keywords, and after them the words that may follow.

use problem::{
    CONDITIONS, Condition, ConditionInfo, DefinedWalk, Definition, Following, Language, RebirthBase,
    RebirthCondition, Span, Spanned, Vocabulary,
};

use crate::abbreviations::{Lookup, list_names, lookup, nearest, nearest_beginning};
use crate::combinations;
use crate::condition_words::{self, Said};
use crate::diagnostic::{Diagnostic, DiagnosticKind, WordClass};
use crate::keywords::{SIDELESS_CONDITIONS, is_keyword, keyword_names};
use crate::lexer::Token;
use crate::parameters;
use crate::reader::{Reader, Reading};

/// Reads conditions given alone, in English. Hunters and walks of a problem have no place in them.
///
/// # Errors
/// All mistakes.
pub fn parse_conditions(text: &str, reading: Reading) -> Result<Vec<Spanned<Condition>>, Vec<Diagnostic>> {
    let mut walks = Vec::new();
    let conditions = parse_conditions_in(text, reading, Language::English, &mut walks)?;
    match walks.first() {
        None => Ok(conditions),
        Some(hunter) => {
            let word = &text[hunter.span.start..hunter.span.end];
            Err(vec![Diagnostic::unsupported(hunter.span, word, "a hunter without a problem around it")])
        }
    }
}

/// Reads conditions given alone in `language`, as on a command line. Hunters that they name are added to `walks`.
///
/// # Errors
/// All mistakes.
pub fn parse_conditions_in(
    text: &str,
    reading: Reading,
    language: Language,
    walks: &mut Vec<DefinedWalk>,
) -> Result<Vec<Spanned<Condition>>, Vec<Diagnostic>> {
    let mut reader = Reader::in_language(text, reading, language);
    reader.walks = std::mem::take(walks);
    let mut conditions = Conditions::default();
    read_conditions(&mut reader, &mut conditions, None, |_| false, |_| false);
    let conditions = conditions.finish(&mut reader);
    *walks = std::mem::take(&mut reader.walks);
    if reader.diagnostics.is_empty() { Ok(conditions) } else { Err(reader.translated()) }
}

/// The conditions read so far. What is said of one base makes one condition, wherever it is said.
#[derive(Default)]
pub(crate) struct Conditions {
    pub(crate) found: Vec<Spanned<Condition>>,
    /// The choices made, in the order written.
    pub(crate) said: Vec<Said>,
}

impl Conditions {
    /// The condition of the family with this base.
    pub(crate) fn rebirth(&mut self, base: RebirthBase) -> Option<(&mut RebirthCondition, &mut Span)> {
        self.found.iter_mut().find_map(|found| match &mut found.value {
            Condition::Rebirth(rebirth) if rebirth.base == base => Some((rebirth, &mut found.span)),
            _ => None,
        })
    }

    fn add(&mut self, value: Condition, span: Span) {
        let same = |found: &Spanned<Condition>| match (&found.value, &value) {
            (Condition::LastCapture { .. }, Condition::LastCapture { .. })
            | (Condition::Madrasi { .. }, Condition::Madrasi { .. })
            | (Condition::PromotionOnly(_), Condition::PromotionOnly(_)) => true,
            (Condition::PromotionSquares(known, _), Condition::PromotionSquares(new, _)) => known == new,
            (known, new) => known == new,
        };
        self.found.retain(|found| !same(found));
        self.found.push(Spanned { value, span });
    }

    /// All conditions, after a look at what they mean together.
    pub(crate) fn finish(mut self, reader: &mut Reader<'_>) -> Vec<Spanned<Condition>> {
        combinations::check(&self, reader);
        condition_words::settle_promotion(&mut self, reader.reading);
        self.found
    }
}

/// Looks a keyword up: first among Popeye's, then among those of this program, which are written in full.
pub(crate) fn condition(word: &str, language: Language) -> Lookup {
    let popeyes = CONDITIONS.iter().take_while(|row| row.vocabulary == Vocabulary::Popeye);
    match lookup(word, popeyes.map(|row| row.names.of(language))) {
        Lookup::Unknown => match CONDITIONS.iter().position(|row| row.name.eq_ignore_ascii_case(word)) {
            Some(index) => Lookup::Exact(index),
            None => Lookup::Unknown,
        },
        found => found,
    }
}

/// What the words that may follow belong to.
#[derive(Clone, Copy)]
enum After {
    /// Nothing.
    Nothing,
    /// A condition of the family that any of the words may follow.
    Open(RebirthBase, &'static ConditionInfo),
    /// A condition of the family that only a few words may follow.
    Closed(RebirthBase, &'static ConditionInfo),
    /// A condition that was refused: its further words are not looked at.
    Refused,
    /// A word that was not understood.
    Unknown,
}

impl After {
    fn is_refused(self) -> bool {
        matches!(self, After::Refused)
    }
}

/// Reads conditions up to a word for which `ends_section` holds; one for which `is_whole_word` holds ends the section
/// even where it abbreviates a condition.
pub(crate) fn read_conditions(
    reader: &mut Reader<'_>,
    conditions: &mut Conditions,
    section: Option<&Token<'_>>,
    ends_section: impl Fn(&Token<'_>) -> bool,
    is_whole_word: impl Fn(&Token<'_>) -> bool,
) {
    let mut after = After::Nothing;
    let mut first = true;
    while let Some(token) = reader.peek() {
        let mut word = Lookup::Unknown;
        match after {
            After::Open(base, row) => {
                word = condition_words::word(&token);
                if let Some(index) = word.found() {
                    reader.next();
                    condition_words::read_word(reader, conditions, (base, row), index, &token);
                    continue;
                }
            }
            After::Closed(base, row) => {
                if let Some(index) = condition_words::own_word(token.text) {
                    reader.next();
                    condition_words::read_word(reader, conditions, (base, row), index, &token);
                    continue;
                }
            }
            After::Refused if condition_words::word(&token).found().is_some() && !is_exact(&token) => {
                reader.next();
                continue;
            }
            After::Nothing | After::Refused | After::Unknown => {}
        }
        let looked_up = condition(token.text, token.language);
        let exact = matches!(looked_up, Lookup::Exact(_));
        if !exact && is_whole_word(&token) {
            break;
        }
        match looked_up {
            Lookup::Exact(index) | Lookup::Prefix(index) => {
                reader.next();
                after = take(reader, conditions, index, &token, after);
            }
            Lookup::Ambiguous(_) | Lookup::Unknown if ends_section(&token) => {
                // A letter or two after a refused condition is more likely a unit or a square of it.
                if !after.is_refused() || token.starts_line || token.text.len() >= 3 {
                    break;
                }
                reader.next();
            }
            Lookup::Unknown if parameters::maximummer(reader, conditions, &token) => after = After::Nothing,
            // A line of its own that resembles no condition is rather a misspelt section.
            Lookup::Unknown
                if !first
                    && token.starts_line
                    && !resembles_condition(&token)
                    && (!after.is_refused() || !resembles_parameter(token.text)) =>
            {
                break;
            }
            Lookup::Ambiguous(_) | Lookup::Unknown if after.is_refused() => {
                reader.next();
            }
            Lookup::Ambiguous(indices) => {
                reader.next();
                let names = indices.iter().map(|&index| CONDITIONS[index].names.of(token.language));
                reader.report(ambiguous(&token, names));
                after = After::Unknown;
            }
            Lookup::Unknown => {
                reader.next();
                after = unknown(reader, &token, &word, first, after);
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
}

fn is_exact(token: &Token<'_>) -> bool {
    matches!(condition(token.text, token.language), Lookup::Exact(_))
}

fn take(
    reader: &mut Reader<'_>,
    conditions: &mut Conditions,
    index: usize,
    token: &Token<'_>,
    after: After,
) -> After {
    let row = &CONDITIONS[index];
    match row.definition {
        Definition::Unsolved => {
            let what = format!("condition `{}`", row.names.of(token.language));
            let mut diagnostic = Diagnostic::unsupported(token.span, token.text, &what);
            diagnostic.help = stray_word(token, after);
            reader.report(diagnostic);
            After::Refused
        }
        Definition::Rebirth(base, settings) => {
            match conditions.rebirth(base) {
                Some((_, span)) => span.end = span.end.max(token.span.end),
                None => {
                    let value = Condition::Rebirth(RebirthCondition::new(base));
                    conditions.found.push(Spanned { value, span: token.span });
                }
            }
            for &setting in settings {
                condition_words::say(
                    reader,
                    conditions,
                    Said { base, setting, word: row.names.of(token.language), is_name: true },
                    token,
                );
            }
            parameters::read_following(reader, conditions, base, row, token);
            if row.following == Following::Options {
                After::Open(base, row)
            } else {
                After::Closed(base, row)
            }
        }
        Definition::Other(value) => {
            let Some(value) = parameters::complete(reader, value(), row, token) else {
                return After::Nothing;
            };
            let span = Span { start: token.span.start, end: reader.end_of_previous() };
            conditions.add(value, span);
            After::Nothing
        }
    }
}

/// What to write where a word cannot follow the condition before it.
fn stray_word(token: &Token<'_>, after: After) -> Option<String> {
    let After::Closed(base, row) = after else { return None };
    let index = condition_words::word(token).found()?;
    let word = problem::REBIRTH_WORDS[index].names.of(token.language);
    let name = row.names.of(token.language);
    let base = condition_words::base_name(base, token.language);
    Some(format!("`{word}` cannot follow `{name}`; write `{base}` with all the words that belong to it"))
}

/// All conditions and option words.
pub(crate) fn words(language: Language) -> impl Iterator<Item = &'static str> {
    let conditions = CONDITIONS.iter().map(move |row| row.names.of(language));
    conditions.chain(problem::REBIRTH_WORDS.iter().map(move |row| row.names.of(language)))
}

fn resembles_condition(token: &Token<'_>) -> bool {
    let word = token.text;
    nearest(word, words(token.language)).is_some()
        || lookup(word, SIDELESS_CONDITIONS.iter().copied()).found().is_some()
}

/// A walk, squares or a number, which may follow conditions that are refused.
fn resembles_parameter(word: &str) -> bool {
    word.len() <= 2 || word.contains(|c: char| c.is_ascii_digit())
}

pub(crate) fn ambiguous<'n>(token: &Token<'_>, names: impl Iterator<Item = &'n str>) -> Diagnostic {
    Diagnostic::error(
        DiagnosticKind::AmbiguousWord(WordClass::Condition),
        token.span,
        token.text,
        format!("`{}` may be {}", token.text, list_names(names)),
    )
    .label("ambiguous")
    .help("write more letters of the condition")
}

fn unknown(reader: &mut Reader<'_>, token: &Token<'_>, word: &Lookup, first: bool, after: After) -> After {
    if let Lookup::Ambiguous(indices) = word {
        let names = indices.iter().map(|&index| problem::REBIRTH_WORDS[index].names.of(token.language));
        reader.report(ambiguous(token, names));
        return After::Unknown;
    }
    if let Some(index) = lookup(token.text, SIDELESS_CONDITIONS.iter().copied()).found() {
        let what = format!("condition `{}`", SIDELESS_CONDITIONS[index]);
        reader.report(Diagnostic::unsupported(token.span, token.text, &what));
        return After::Refused;
    }
    let help = if matches!(crate::options::option(token), Lookup::Exact(_)) {
        Some(format!("`{}` is an option: write it after `Option`", token.text))
    } else {
        stray_word(token, after).or_else(|| {
            nearest(token.text, words(token.language))
                .or_else(|| nearest(token.text, keyword_names(token.language)))
                .or_else(|| nearest_beginning(token.text, words(token.language)))
                .map(|name| format!("did you mean `{name}`?"))
                .or_else(|| Some("`kirke conditions` lists all of them".to_owned()))
        })
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
pub(crate) fn read_section(reader: &mut Reader<'_>, conditions: &mut Conditions, section: &Token<'_>) {
    read_conditions(reader, conditions, Some(section), is_keyword, crate::keywords::is_whole_keyword);
}

#[cfg(test)]
#[path = "conditions_tests.rs"]
mod tests;
