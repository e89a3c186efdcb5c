//! Walks that a problem defines itself: `Walk XX = leaper 1,4 + rider 2,3`, and hunters, which are written by their two
//! walks wherever a walk may stand.

use board::Walk;
use problem::{
    Between, DefinedWalk, Language, Manner, Names, Part, Purpose, Span, Vector, WalkDefinition, Wording,
};

use crate::abbreviations::nearest;
use crate::betza::{self, all_vectors};
use crate::diagnostic::{Diagnostic, DiagnosticKind, Severity};
use crate::lexer::Token;
use crate::pieces::{WalkLookup, walk};
use crate::reader::{Reader, Reading};

/// What a part of a definition begins with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Leaper,
    Rider,
    Hopper,
    Lion,
    Locust,
    Chinese,
    Like,
    Betza,
}

const KINDS: [(Names, Kind); 8] = [
    (Names::new("leaper", "Springer", "bondisseur"), Kind::Leaper),
    (Names::new("rider", "Reiter", "coureur"), Kind::Rider),
    (Names::new("hopper", "Huepfer", "sauteur"), Kind::Hopper),
    (Names::new("lion", "Loewe", "lion"), Kind::Lion),
    (Names::new("locust", "Heuschrecke", "locuste"), Kind::Locust),
    (Names::new("Chinese", "chinesisch", "chinois"), Kind::Chinese),
    (Names::new("like", "wie", "comme"), Kind::Like),
    (Names::same("Betza"), Kind::Betza),
];

const PURPOSES: [(Names, Purpose); 2] = [
    (Names::new("move", "Zug", "deplacement"), Purpose::Moves),
    (Names::new("capture", "Schlag", "prise"), Purpose::Captures),
];

/// Most parts of a definition; more would make each move slow.
const MOST_PARTS: usize = 32;

/// Reads a definition given alone, as on a command line: `XX = leaper 1,4`. It is added to `walks`, after the hunters that it
/// names.
///
/// # Errors
/// The mistake.
pub fn parse_walk(
    text: &str,
    language: Language,
    walks: &mut Vec<DefinedWalk>,
) -> Result<(), Vec<Diagnostic>> {
    let mut reader = Reader::in_language(text, Reading::default(), language);
    reader.walks = std::mem::take(walks);
    define(&mut reader, Span { start: 0, end: text.len() });
    *walks = std::mem::take(&mut reader.walks);
    let failed = reader.diagnostics.iter().any(|told| told.severity == Severity::Error);
    if failed { Err(reader.translated()) } else { Ok(()) }
}

/// Reads the rest of the line after the keyword.
pub(crate) fn read_section(reader: &mut Reader<'_>, section: &Token<'_>) {
    let line = reader.rest_of_line(section);
    let start = line.as_ptr() as usize - reader.text().as_ptr() as usize;
    if line.trim().is_empty() {
        reader.report(
            bad(section.span, section.text, format!("`{}` is followed by no definition", section.text))
                .label("the definition is missing")
                .help(format!("write for example `{} XX = leaper 1,4 + rider 1,2`", section.text)),
        );
        return;
    }
    define(reader, Span { start, end: start + line.len() });
}

fn bad(span: Span, offending: &str, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(DiagnosticKind::BadWalk, span, offending, message)
}

/// Reads one definition and adds it to the table.
fn define(reader: &mut Reader<'_>, line: Span) {
    let text = &reader.text()[line.start..line.end];
    let mut words = Words { text, start: line.start, at: 0 };
    match definition(reader, &mut words) {
        Ok(defined) => {
            if let Some(known) = reader.walks.iter().position(|known| known.name == defined.name) {
                // Whoever uses the walk before would not be what is meant here.
                let name = reader.walks[known].name.clone();
                reader.report(
                    bad(defined.span, &name, format!("the walk `{name}` is defined already"))
                        .label("a second definition")
                        .help("give this one other letters"),
                );
            } else if let Some(diagnostic) = no_room(reader, defined.span, &defined.name) {
                reader.report(diagnostic);
            } else {
                reader.walks.push(defined);
            }
        }
        Err(diagnostic) => reader.report(*diagnostic),
    }
}

/// The error for a walk for which the table has no room.
fn no_room(reader: &Reader<'_>, span: Span, offending: &str) -> Option<Diagnostic> {
    (reader.walks.len() >= Walk::OWN_COUNT).then(|| {
        let message = format!("a problem has at most {} hunters and walks of its own", Walk::OWN_COUNT);
        bad(span, offending, message).label("one too many").help("leave out walks that are not used")
    })
}

/// The walk that was looked up; a hunter is put into the table. An error is reported.
pub(crate) fn settle(reader: &mut Reader<'_>, found: WalkLookup, span: Span, word: &str) -> Option<Walk> {
    let (away, back) = match found {
        WalkLookup::Known(walk) => return Some(walk),
        WalkLookup::Unknown => return None,
        WalkLookup::Hunter { away, back } => (away, back),
    };
    let definition = WalkDefinition::Hunter { away, back };
    if let Some(index) = reader.walks.iter().position(|known| known.definition == definition) {
        return Some(Walk::own(index));
    }
    if let Some(diagnostic) = no_room(reader, span, word) {
        reader.report(diagnostic);
        return None;
    }
    reader.walks.push(DefinedWalk { name: String::new(), definition, span });
    Some(Walk::own(reader.walks.len() - 1))
}

/// The words of a line: what stands between blanks, and `, + = "` each alone.
#[derive(Clone, Copy)]
struct Words<'a> {
    text: &'a str,
    /// Where the text begins.
    start: usize,
    at: usize,
}

impl<'a> Words<'a> {
    fn span(&self, start: usize, end: usize) -> Span {
        Span { start: self.start + start, end: self.start + end }
    }

    fn next(&mut self) -> Option<(&'a str, Span)> {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start().len());
        let rest = &self.text[start..];
        let first = rest.chars().next()?;
        let ends = |c: char| c.is_whitespace() || matches!(c, ',' | '+' | '=' | '"');
        let length = if ends(first) { first.len_utf8() } else { rest.find(ends).unwrap_or(rest.len()) };
        self.at = start + length;
        Some((&rest[..length], self.span(start, self.at)))
    }

    fn peek(&self) -> Option<(&'a str, Span)> {
        let mut ahead = *self;
        ahead.next()
    }

    fn next_if(&mut self, fits: impl FnOnce(&str) -> bool) -> Option<(&'a str, Span)> {
        self.peek().filter(|(word, _)| fits(word))?;
        self.next()
    }

    /// The next word, or the place behind the last one.
    fn here(&self) -> (&'a str, Span) {
        let end = self.text.trim_end().len();
        self.peek().unwrap_or(("", self.span(end, end)))
    }

    /// What stands up to the next `"`, which is taken too.
    fn quoted(&mut self) -> Option<(&'a str, Span)> {
        let length = self.text[self.at..].find('"')?;
        let (start, end) = (self.at, self.at + length);
        self.at = end + 1;
        Some((&self.text[start..end], self.span(start, end)))
    }
}

type Read<T> = Result<T, Box<Diagnostic>>;

fn mistake<T>(words: &Words<'_>, message: impl Into<String>, help: impl Into<String>) -> Read<T> {
    let (word, span) = words.here();
    Err(Box::new(bad(span, word, message).label("not understood").help(help)))
}

fn definition(reader: &mut Reader<'_>, words: &mut Words<'_>) -> Read<DefinedWalk> {
    let (name, span) = name(reader, words)?;
    if words.next_if(|word| word == "=").is_none() {
        return mistake(
            words,
            format!("`=` is missing behind the letters `{name}`"),
            format!("write for example `{name} = leaper 1,4`"),
        );
    }
    let mut parts = Vec::new();
    loop {
        read_part(reader, words, &mut parts)?;
        if words.next_if(|word| word == "+").is_some() {
            continue;
        }
        if words.peek().is_none() {
            break;
        }
        return mistake(
            words,
            format!("`{}` does not belong here", words.here().0),
            "join the parts of a walk by `+`",
        );
    }
    if parts.len() > MOST_PARTS {
        let message = format!("a walk has at most {MOST_PARTS} parts, this one has {}", parts.len());
        return Err(Box::new(bad(span, &name, message).label("too long").help("leave out some of them")));
    }
    Ok(DefinedWalk { name, definition: WalkDefinition::Parts(parts), span })
}

/// The letters of the new walk, large, and their place.
fn name(reader: &Reader<'_>, words: &mut Words<'_>) -> Read<(String, Span)> {
    const HELP: &str =
        "a walk is called by one or two letters, or by a letter and a digit that are no square";
    let (word, span) = words.here();
    let error = |message: String, help: &str| {
        Err(Box::new(bad(span, word, message).label("these letters cannot be used").help(help)))
    };
    let letters = word.to_ascii_uppercase();
    let has_shape = match letters.as_bytes() {
        [first] => first.is_ascii_alphabetic(),
        [first, second] => first.is_ascii_alphabetic() && second.is_ascii_alphanumeric(),
        _ => false,
    };
    if !has_shape
        || word.parse::<board::Square>().is_ok()
        || letters.to_ascii_lowercase().parse::<board::Square>().is_ok()
    {
        let message = match word {
            "" => "the letters of the walk are missing".to_owned(),
            _ => format!("`{word}` cannot be the name of a walk"),
        };
        return error(message, HELP);
    }
    if let WalkLookup::Known(taken) = walk(word, Wording::from(reader.language)) {
        let english = taken.letters();
        let whose = if english == letters {
            format!("`{letters}` is a walk already")
        } else {
            format!("`{letters}` is a walk already: in English `{english}`")
        };
        return error(whose, &free_letters(reader));
    }
    words.next();
    Ok((letters, span))
}

/// Some letters that no walk has.
fn free_letters(reader: &Reader<'_>) -> String {
    let is_free = |letters: &String| walk(letters, reader.wording()) == WalkLookup::Unknown;
    let pairs = ('A'..='Z').map(|letter| format!("X{letter}"));
    let free: Vec<String> = pairs.filter(is_free).take(3).map(|letters| format!("`{letters}`")).collect();
    format!("these letters are free: {}", free.join(", "))
}

fn read_part(reader: &mut Reader<'_>, words: &mut Words<'_>, parts: &mut Vec<Part>) -> Read<()> {
    let names = || KINDS.iter().map(|(names, _)| names.of(reader.language));
    let (word, _) = words.here();
    let Some(index) = names().position(|name| name.eq_ignore_ascii_case(word)) else {
        let message = match word {
            "" => "a part of the walk is missing".to_owned(),
            _ => format!("`{word}` begins no part of a walk"),
        };
        let help = match nearest(word, names()) {
            Some(name) => format!("did you mean `{name}`?"),
            None => format!(
                "a part begins with {}",
                names().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
            ),
        };
        return mistake(words, message, help);
    };
    words.next();
    let kind = KINDS[index].1;
    if kind == Kind::Betza {
        return betza(words, parts);
    }
    let manner = if kind == Kind::Like { Manner::Like(like(reader, words)?) } else { lines(kind, words)? };
    let purpose = words.next_if(|word| purpose(word, reader.language).is_some());
    let purpose =
        purpose.and_then(|(word, _)| purpose_of(word, reader.language)).unwrap_or(Purpose::Everything);
    let part = |manner, purpose| Part { manner, purpose, from_second_rank: false, en_passant: false };
    match (kind, manner) {
        // A Chinese rider moves like the rider and captures like the lion.
        (Kind::Chinese, Manner::Steps { vectors, most, between }) => {
            if purpose.moves() {
                parts.push(part(Manner::Steps { vectors: vectors.clone(), most, between }, Purpose::Moves));
            }
            if purpose.captures() {
                parts.push(part(Manner::Lion(vectors), Purpose::Captures));
            }
        }
        (_, manner) => parts.push(part(manner, purpose)),
    }
    Ok(())
}

fn purpose(word: &str, language: Language) -> Option<usize> {
    PURPOSES.iter().position(|(names, _)| names.of(language).eq_ignore_ascii_case(word))
}

fn purpose_of(word: &str, language: Language) -> Option<Purpose> {
    purpose(word, language).map(|index| PURPOSES[index].1)
}

/// `"fRN"`.
fn betza(words: &mut Words<'_>, parts: &mut Vec<Part>) -> Read<()> {
    let opening = words.next_if(|word| word == "\"");
    let Some((notation, span)) = opening.and_then(|_| words.quoted()) else {
        return mistake(
            words,
            "Betza's notation stands between quotation marks",
            "write for example `Betza \"fRN\"`",
        );
    };
    match betza::read(notation) {
        Ok(read) => parts.extend(read),
        Err(found) => {
            let place = Span { start: span.start + found.start, end: span.start + found.end };
            let offending = notation.get(found.start..found.end).unwrap_or_default();
            return Err(Box::new(
                bad(place, offending, found.message).label("not understood").help(found.help),
            ));
        }
    }
    Ok(())
}

/// The walk whose moves are taken over.
fn like(reader: &mut Reader<'_>, words: &mut Words<'_>) -> Read<Walk> {
    let (word, span) = words.here();
    let found = walk(word, reader.wording());
    if found == WalkLookup::Unknown {
        return mistake(
            words,
            format!("`{word}` is no walk"),
            "write the letters of a walk that is known or defined before, or of a hunter: `like G`, `like R/B`",
        );
    }
    words.next();
    let told = reader.diagnostics.len();
    match settle(reader, found, span, word) {
        Some(walk) => Ok(walk),
        None => Err(Box::new(reader.diagnostics.remove(told))),
    }
}

/// The vectors of a part, and `x3` behind those of a rider.
fn lines(kind: Kind, words: &mut Words<'_>) -> Read<Manner> {
    let mut vectors: Vec<Vector> = Vec::new();
    loop {
        let starts_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
        if !vectors.is_empty() && !words.peek().is_some_and(|(word, _)| starts_number(word)) {
            break;
        }
        for vector in all_vectors(vector(words)?) {
            if !vectors.contains(&vector) {
                vectors.push(vector);
            }
        }
    }
    let mut most = None;
    if kind == Kind::Rider
        && let Some((word, span)) = words.next_if(|word| {
            word.strip_prefix(['x', 'X'])
                .is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
        })
    {
        match word[1..].parse() {
            Ok(number @ 1..=7_u8) => most = Some(number),
            _ => {
                return Err(Box::new(
                    bad(span, word, "a rider makes at most 1 to 7 steps")
                        .label("not understood")
                        .help("leave the number out for as many steps as there is room for"),
                ));
            }
        }
    }
    let steps = |most| Manner::Steps { vectors: vectors.clone(), most, between: Between::Anything };
    Ok(match kind {
        Kind::Leaper => steps(Some(1)),
        Kind::Rider => steps(most),
        Kind::Chinese => steps(None),
        Kind::Lion => Manner::Lion(vectors),
        Kind::Locust => Manner::Locust(vectors),
        Kind::Hopper | Kind::Like | Kind::Betza => Manner::Hop(vectors),
    })
}

/// `1,4`.
fn vector(words: &mut Words<'_>) -> Read<Vector> {
    let start = *words;
    match (number(words), words.next_if(|word| word == ","), number(words)) {
        (Some(a), Some(_), Some(b)) if a + b > 0 => Ok((a as i8, b as i8)),
        _ => {
            *words = start;
            mistake(
                words,
                "a vector is missing here: two numbers from 0 to 7, not both 0",
                "write it with a comma between them, for example `1,4`",
            )
        }
    }
}

/// A number from 0 to 7.
fn number(words: &mut Words<'_>) -> Option<u8> {
    let (word, _) = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit()))?;
    word.parse().ok().filter(|&number| number <= 7)
}

#[cfg(test)]
#[path = "own_walks_tests.rs"]
mod tests;
