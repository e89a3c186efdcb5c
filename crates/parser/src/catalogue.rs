//! Messages in other languages. Where a mistake is found it is told in English; here stands what the sentence is in the
//! language of the text. A sentence that is not here stays English.

use problem::{Language, Names};

mod popeye;
mod sentences;
mod walks;

pub(crate) use popeye::POPEYE_LINES;
use sentences::SENTENCES;
use walks::WALK_SENTENCES;

/// The sentence in `language`.
pub(crate) fn translate(text: &str, language: Language) -> String {
    let about_walks = translate_by(WALK_SENTENCES, text, language);
    if about_walks == text { translate_by(SENTENCES, text, language) } else { about_walks }
}

/// The sentence in `language`, by the sentences of a table.
pub(crate) fn translate_by(table: &[Names], text: &str, language: Language) -> String {
    if language == Language::English {
        return text.to_owned();
    }
    let found = table.iter().find_map(|row| Some((row, captured(row.english, text)?)));
    match found {
        Some((row, values)) => fill(table, row, &values, language),
        None => text.to_owned(),
    }
}

/// What stands in `text` at the places marked `{}` in `pattern`, if the rest is the same.
fn captured<'t>(pattern: &str, text: &'t str) -> Option<Vec<&'t str>> {
    let mut pieces = pattern.split("{}");
    let mut rest = text.strip_prefix(pieces.next()?)?;
    let mut values = Vec::new();
    let mut pieces = pieces.peekable();
    while let Some(piece) = pieces.next() {
        let is_last = pieces.peek().is_none();
        // The last mark reaches as far as it can, the others no further than they must.
        let end =
            if is_last { rest.ends_with(piece).then(|| rest.len() - piece.len()) } else { rest.find(piece) };
        let (value, after) = rest.split_at(end?);
        values.push(value);
        rest = &after[piece.len()..];
    }
    rest.is_empty().then_some(values)
}

/// Puts the values into the sentence. What stands in quotation marks was written by the user and stays as it is.
fn fill(table: &[Names], row: &Names, values: &[&str], language: Language) -> String {
    let mut text = String::new();
    let mut values = values.iter();
    for (index, piece) in row.of(language).split("{}").enumerate() {
        if index > 0
            && let Some(value) = values.next()
        {
            if text.ends_with('`') {
                text.push_str(value);
            } else {
                text.push_str(&enumeration(&translate_by(table, value, language), language));
            }
        }
        text.push_str(piece);
    }
    text
}

/// A list of names: `a`, `b` or `c`.
fn enumeration(text: &str, language: Language) -> String {
    let (or, or_more) = match language {
        Language::English => return text.to_owned(),
        Language::German => ("` oder `", "weitere"),
        Language::French => ("` ou `", "autres"),
    };
    let text = text.replace("` or `", or);
    match text.strip_suffix(" more").and_then(|rest| rest.rsplit_once("` or ")) {
        Some((names, number)) => format!("{names}{} {number} {or_more}", or.trim_end_matches(" `")),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_has_the_same_places_in_all_languages() {
        for row in SENTENCES.iter().chain(WALK_SENTENCES).chain(POPEYE_LINES) {
            let places = |language| row.of(language).matches("{}").count();
            for language in Language::ALL {
                assert_eq!(places(language), places(Language::English), "{}", row.english);
            }
        }
    }

    #[test]
    fn each_row_is_found_before_a_more_general_one() {
        let rows = || WALK_SENTENCES.iter().chain(SENTENCES);
        for row in rows() {
            let first = rows().find(|other| captured(other.english, row.english).is_some());
            assert_eq!(first.map(|first| first.english), Some(row.english));
        }
    }

    #[test]
    fn variable_parts_are_put_in() {
        let german = |text| translate(text, Language::German);
        assert_eq!(german("`Cicre` is no condition"), "`Cicre` ist keine Bedingung");
        assert_eq!(german("`c` may be `a`, `b` or `c`"), "`c` kann `a`, `b` oder `c` sein");
        assert_eq!(german("`c` may be `a`, `b` or 3 more"), "`c` kann `a`, `b` oder 3 weitere sein");
        assert_eq!(
            german("condition `Volage` is not supported yet"),
            "die Bedingung `Volage` wird noch nicht unterstützt"
        );
        // A word of the user is not translated.
        assert_eq!(german("`square` is no unit"), "`square` ist kein Stein");
        assert_eq!(german("nobody has translated this"), "nobody has translated this");
        assert_eq!(translate("too late", Language::French), "trop tard");
        assert_eq!(translate("too late", Language::English), "too late");
    }

    #[test]
    fn patterns() {
        assert_eq!(captured("`{}` is {}.", "`a` is b."), Some(vec!["a", "b"]));
        assert_eq!(captured("{}", "x"), Some(vec!["x"]));
        assert_eq!(captured("a", "a"), Some(vec![]));
        for (pattern, text) in [("`{}` is", "`a` was"), ("a{}b", "ab c"), ("a{}ba", "aba"), ("a", "ab")] {
            let found = captured(pattern, text);
            assert!(found.is_none() || pattern == "a{}ba" && found == Some(vec![""]), "{pattern} {text}");
        }
    }
}
