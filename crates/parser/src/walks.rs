//! Walks and units, read for people who ask about them.

use board::Walk;
use problem::{Language, PlacedUnit, Span, WALK_FAMILIES, WALKS, WalkDoc};

use crate::abbreviations::{Lookup, list_names, lookup, nearest, nearest_beginning};
use crate::diagnostic::{Diagnostic, Severity};
use crate::lexer::Token;
use crate::pieces::read_units;
use crate::reader::{Reader, Reading};

/// Looks up a walk: by its letters in `language`, else by those in another language, else by its English name, in full or
/// abbreviated. In names only letters and digits count.
///
/// # Errors
/// A sentence with the nearest names.
pub fn find_walk(name: &str, language: Language) -> Result<Walk, String> {
    let by_letters = |language| {
        WALKS.iter().find(|row| row.names.of(language).eq_ignore_ascii_case(name.trim())).map(|row| row.walk)
    };
    if let Some(walk) = by_letters(language).or_else(|| Language::ALL.into_iter().find_map(by_letters)) {
        return Ok(walk);
    }
    let docs: Vec<&WalkDoc> = WALK_FAMILIES.iter().flat_map(|family| family.rows).collect();
    let names: Vec<(Walk, &str)> = docs
        .iter()
        .flat_map(|doc| {
            [doc.name].into_iter().chain(doc.other_names.iter().copied()).map(|name| (doc.walk, name))
        })
        .collect();
    let plain: Vec<String> = names.iter().map(|(_, name)| plain(name)).collect();
    let word = self::plain(name);
    // One or two letters begin too much.
    let found = if word.chars().count() < 3 {
        Lookup::Unknown
    } else {
        lookup(&word, plain.iter().map(String::as_str))
    };
    let at = |near: Option<&str>| near.and_then(|near| plain.iter().position(|name| name == near));
    match found {
        Lookup::Exact(index) | Lookup::Prefix(index) => Ok(names[index].0),
        Lookup::Ambiguous(indices) => {
            Err(format!("`{name}` may be {}", list_names(indices.into_iter().map(|index| names[index].1))))
        }
        Lookup::Unknown if is_hunter(name, language) => Err(format!(
            "`{name}` is a hunter made of two walks; of hunters only `RR` (rook/bishop hunter) and `BR` are supported"
        )),
        Lookup::Unknown => {
            let spelt = || plain.iter().map(String::as_str);
            Err(match at(nearest(&word, spelt())).or_else(|| at(nearest_beginning(&word, spelt()))) {
                Some(index) => {
                    let (walk, near) = names[index];
                    format!("there is no walk `{name}`; did you mean `{near}` ({})?", walk.letters())
                }
                None => format!("there is no walk `{name}`; `kirke pieces` lists all of them"),
            })
        }
    }
}

/// The walks that have these letters in any language, each with the first such language.
pub fn walks_with_letters(letters: &str) -> Vec<(Language, Walk)> {
    let mut found: Vec<(Language, Walk)> = Vec::new();
    for language in Language::ALL {
        for row in WALKS.iter().filter(|row| row.names.of(language).eq_ignore_ascii_case(letters)) {
            if found.iter().all(|&(_, walk)| walk != row.walk) {
                found.push((language, row.walk));
            }
        }
    }
    found
}

/// Two walks with a stroke between them.
fn is_hunter(name: &str, language: Language) -> bool {
    let is_walk =
        |letters: &str| WALKS.iter().any(|row| row.names.of(language).eq_ignore_ascii_case(letters.trim()));
    name.split_once('/').is_some_and(|(away, home)| is_walk(away) && is_walk(home))
}

/// The letters and digits of a name, small.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Reads units given alone in `language`, as `White Pd6 Black Sf6`; `source` is what messages call the text.
///
/// # Errors
/// All mistakes.
pub fn parse_units(text: &str, source: &str, language: Language) -> Result<Vec<PlacedUnit>, Vec<Diagnostic>> {
    // A line break would end the list at a word that is no unit.
    let one_line = text.replace(['\n', '\r'], " ");
    let mut reader = Reader::in_language(&one_line, Reading::Seeds, language);
    let section = Token { text: source, span: Span::default(), starts_line: true, language };
    let units = read_units(&mut reader, &section, |_| false);
    let is_sound = reader.diagnostics.iter().all(|diagnostic| diagnostic.severity != Severity::Error);
    if is_sound { Ok(units) } else { Err(reader.translated()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str) -> &'static str {
        find_walk(name, Language::English).unwrap().letters()
    }

    #[test]
    fn letters_come_before_names_and_english_ones_first() {
        assert_eq!(
            (found("g"), found("LI"), found("d"), found("T"), found("37")),
            ("G", "LI", "Q", "R", "37")
        );
        assert_eq!((found("c"), find_walk("c", Language::French).unwrap()), ("C", Walk::KNIGHT));
        let french: Vec<_> =
            walks_with_letters("S").into_iter().map(|(at, walk)| (at, walk.letters())).collect();
        assert_eq!(french, [(Language::English, "S"), (Language::French, "G")]);
    }

    #[test]
    fn names_are_found_whatever_stands_between_their_words() {
        assert_eq!((found("grasshopper"), found("Rook Lion"), found("rooklion")), ("G", "RL", "RL"));
        assert_eq!(
            (found("Grasshopper 2"), found("(1,5) leaper"), found("bishop/rook hunter")),
            ("G2", "15", "BR")
        );
        assert_eq!((found("querq"), found("reverse-pawn")), ("QQ", "PP"));
        for family in WALK_FAMILIES {
            for row in family.rows {
                assert_eq!(found(row.name), row.walk.letters());
                assert!(row.other_names.iter().all(|name| found(name) == row.walk.letters()), "{}", row.name);
            }
        }
    }

    #[test]
    fn what_is_no_walk() {
        let error = |name: &str| find_walk(name, Language::English).unwrap_err();
        assert!(error("grashoper").contains("did you mean `grasshopper` (G)?"));
        assert!(error("night").contains("`nightrider`"));
        assert!(error("xyzzy").contains("lists all of them") && error("").contains("lists all of them"));
        assert!(error("N/G").contains("hunter"));
    }

    #[test]
    fn units_alone() {
        let units = parse_units("white Pd6\nblack Sf6 LEa1", "--pieces", Language::English).unwrap();
        assert_eq!(units.iter().map(|unit| unit.walk.letters()).collect::<Vec<_>>(), ["P", "S", "LE"]);
        for bad in ["", "Pd6", "white Pd9", "white nonsense", "white Pd6\nnonsense"] {
            assert!(parse_units(bad, "--pieces", Language::English).is_err(), "{bad}");
        }
    }
}
