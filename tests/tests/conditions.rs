//! Every condition that can be written down, alone, with every word and with every other condition: it gets rules, or it
//! is refused with a reason.

use problem::{CONDITIONS, Condition, ConditionInfo, Definition, Following, REBIRTH_WORDS};
use rules::{Refusal, Ruleset};

fn solved() -> impl Iterator<Item = &'static ConditionInfo> {
    CONDITIONS.iter().filter(|row| !matches!(row.definition, Definition::Unsolved))
}

/// The keyword with what must follow it.
fn spelt(row: &ConditionInfo) -> String {
    match row.following {
        Following::Walks => format!("{} Q S", row.name),
        Following::Capture => format!("{} White Sd4", row.name),
        Following::Squares => format!("{} a8b1", row.name),
        _ => row.name.to_owned(),
    }
}

fn word_spelt(name: &str) -> String {
    if name == "April" { "April Q S".to_owned() } else { name.to_owned() }
}

/// Whether there are rules for it; if not, there is a reason.
fn has_rules(text: &str) -> bool {
    let conditions: Vec<Condition> = match parser::parse_conditions(text, parser::Reading::Popeye) {
        Ok(conditions) => conditions.into_iter().map(|given| given.value).collect(),
        Err(diagnostics) => {
            let silent = diagnostics.iter().any(|diagnostic| diagnostic.message.is_empty());
            assert!(!silent && !diagnostics.is_empty(), "{text} is refused without a reason");
            return false;
        }
    };
    assert!(!conditions.is_empty(), "nothing is left of {text}");
    match Ruleset::compile(&conditions, &[]) {
        Ok(_) => true,
        Err(Refusal::Conflict { first, second }) => {
            assert!(!first.is_empty() && !second.is_empty(), "{text} is refused without a reason");
            false
        }
        Err(refusal) => panic!("{text}: {refusal}"),
    }
}

#[test]
fn every_condition_has_rules() {
    for row in solved() {
        assert!(has_rules(&spelt(row)), "{}", row.name);
        let condition = row.condition().expect("it has a definition");
        assert!(Ruleset::compile(&[condition], &[]).is_ok(), "{}", row.name);
    }
}

#[test]
fn every_word_has_rules_with_some_base() {
    for word in REBIRTH_WORDS {
        let accepted: Vec<&str> = solved()
            .filter(|row| row.following == Following::Options)
            .map(|row| row.name)
            .filter(|name| has_rules(&format!("{name} {}", word_spelt(word.name))))
            .collect();
        assert!(!accepted.is_empty(), "{} goes with nothing", word.name);
    }
}

#[test]
fn two_words_have_rules_or_are_refused() {
    let bases =
        ["Circe", "AntiCirce", "MarsCirce", "AntiMarsCirce", "PhantomChess", "ImmunChess", "GenevaChess"];
    let mut accepted = 0;
    for base in bases {
        for first in REBIRTH_WORDS {
            for second in REBIRTH_WORDS {
                let text = format!("{base} {} {}", word_spelt(first.name), word_spelt(second.name));
                accepted += usize::from(has_rules(&text));
            }
        }
    }
    assert!(accepted > 1_000, "only {accepted} combinations have rules");
}

#[test]
fn two_conditions_have_rules_or_are_refused() {
    let mut accepted = 0;
    for first in solved() {
        for second in solved() {
            accepted += usize::from(has_rules(&format!("{} {}", spelt(first), spelt(second))));
        }
    }
    assert!(accepted > 1_000, "only {accepted} combinations have rules");
}
