//! Names of conditions and their words, looked up for people who ask about them.

use problem::{CONDITIONS, ConditionInfo, Language, REBIRTH_WORDS, RebirthWordInfo, Vocabulary};

use crate::abbreviations::{Lookup, list_names, nearest, nearest_beginning};
use crate::condition_words::word_in;
use crate::conditions::condition;

/// What a name stands for.
#[derive(Clone, Debug)]
pub struct NamedCondition {
    /// The condition of this name.
    pub condition: Option<&'static ConditionInfo>,
    /// The option word of this name.
    pub word: Option<&'static RebirthWordInfo>,
}

/// Looks up a condition or an option word, in full or abbreviated.
///
/// # Errors
/// A sentence with the nearest names.
pub fn find_condition(name: &str) -> Result<NamedCondition, String> {
    let condition = condition(name, Language::English);
    let word = word_in(name, Language::English);
    let exact = |found: &Lookup| matches!(found, Lookup::Exact(_));
    // An abbreviation of a condition is not what somebody means who writes an option word in full.
    let keeps = |found: &Lookup, other: &Lookup| exact(found) || !exact(other);
    let result = NamedCondition {
        condition: condition.found().filter(|_| keeps(&condition, &word)).map(|index| &CONDITIONS[index]),
        word: word.found().filter(|_| keeps(&word, &condition)).map(|index| &REBIRTH_WORDS[index]),
    };
    if result.condition.is_some() || result.word.is_some() {
        return Ok(result);
    }
    let names = || CONDITIONS.iter().map(|row| row.name).chain(REBIRTH_WORDS.iter().map(|row| row.name));
    let candidates: Vec<&str> = match (&condition, &word) {
        (Lookup::Ambiguous(indices), _) => indices.iter().map(|&index| CONDITIONS[index].name).collect(),
        (_, Lookup::Ambiguous(indices)) => indices.iter().map(|&index| REBIRTH_WORDS[index].name).collect(),
        _ => vec![],
    };
    if !candidates.is_empty() {
        return Err(format!("`{name}` may be {}", list_names(candidates.into_iter())));
    }
    Err(match nearest(name, names()).or_else(|| nearest_beginning(name, names())) {
        Some(near) => format!("there is no condition `{name}`; did you mean `{near}`?"),
        None => format!("there is no condition `{name}`; `kirke conditions` lists all of them"),
    })
}

/// The shortest beginning of a condition's keyword that stands for it.
pub fn shortest_condition(row: &ConditionInfo) -> &'static str {
    shortest(row.name, row.vocabulary, |beginning| {
        condition(beginning, Language::English)
            .found()
            .is_some_and(|index| CONDITIONS[index].name == row.name)
    })
}

/// The shortest beginning of an option word that stands for it.
pub fn shortest_word(row: &RebirthWordInfo) -> &'static str {
    shortest(row.name, row.vocabulary, |beginning| {
        word_in(beginning, Language::English)
            .found()
            .is_some_and(|index| REBIRTH_WORDS[index].name == row.name)
    })
}

fn shortest(name: &'static str, vocabulary: Vocabulary, is_enough: impl Fn(&str) -> bool) -> &'static str {
    if vocabulary == Vocabulary::Own {
        return name;
    }
    (1..name.len()).map(|letters| &name[..letters]).find(|beginning| is_enough(beginning)).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shortest_of(name: &str) -> &'static str {
        shortest_condition(CONDITIONS.iter().find(|row| row.name == name).unwrap())
    }

    #[test]
    fn shortest_beginnings() {
        assert_eq!(shortest_of("Circe"), "Circe");
        assert_eq!(shortest_of("PWC"), "PW");
        assert_eq!(shortest_of("AntiCirce"), "AntiCi");
        assert_eq!(shortest_of("ChameleonCirce"), "ChameleonCi");
        assert_eq!(shortest_of("KamikazeCirce"), "KamikazeCirce");
        assert_eq!(shortest_word(&REBIRTH_WORDS[0]), "RexI");
    }

    #[test]
    fn names_are_found_in_full_and_abbreviated() {
        let both = find_condition("pwc").unwrap();
        assert!(both.condition.is_some() && both.word.is_some());
        assert_eq!(find_condition("Volcanic").unwrap().word.unwrap().name, "Volcanic");
        assert_eq!(find_condition("antici").unwrap().condition.unwrap().name, "AntiCirce");
        let strict = find_condition("Strict").unwrap();
        assert!(strict.condition.is_none() && strict.word.is_some());
        assert!(find_condition("Cicre").unwrap_err().contains("`Circe`"));
        assert!(find_condition("circ").unwrap_err().contains("may be"));
        assert!(find_condition("qqqqqq").unwrap_err().contains("lists all"));
    }
}
