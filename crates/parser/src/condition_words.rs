//! The words after `Circe`, `AntiCirce` and their like: each makes choices that may be made once.

use problem::{
    Axis, Condition, ConditionInfo, Language, PromotionChooser, REBIRTH_WORDS, RebirthBase, Setting,
    Vocabulary, WalkChange,
};

use crate::abbreviations::{Lookup, lookup};
use crate::conditions::Conditions;
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::lexer::Token;
use crate::parameters;
use crate::reader::{Reader, Reading};

/// A choice as it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    /// The condition that it belongs to.
    pub(crate) base: RebirthBase,
    /// The choice.
    pub(crate) setting: Setting,
    /// The word or the name that made it.
    pub(crate) word: &'static str,
    /// Whether it was a traditional name such as `MirrorCirce`.
    pub(crate) is_name: bool,
}

/// Looks a word up: first among Popeye's, then among those of this program.
pub(crate) fn word(token: &Token<'_>) -> Lookup {
    word_in(token.text, token.language)
}

/// Looks a word of a language up.
pub(crate) fn word_in(text: &str, language: Language) -> Lookup {
    let popeyes = REBIRTH_WORDS.iter().take_while(|row| row.vocabulary == Vocabulary::Popeye);
    match lookup(text, popeyes.map(|row| row.names.of(language))) {
        Lookup::Unknown => own_word(text).map_or(Lookup::Unknown, Lookup::Exact),
        found => found,
    }
}

/// The word of this program alone.
pub(crate) fn own_word(text: &str) -> Option<usize> {
    REBIRTH_WORDS
        .iter()
        .position(|row| row.vocabulary == Vocabulary::Own && row.name.eq_ignore_ascii_case(text))
}

/// Applies a word to the condition that it follows and reads what belongs to the word.
pub(crate) fn read_word(
    reader: &mut Reader<'_>,
    conditions: &mut Conditions,
    (base, condition): (RebirthBase, &ConditionInfo),
    index: usize,
    token: &Token<'_>,
) {
    let row = &REBIRTH_WORDS[index];
    let word = row.names.of(token.language);
    for &setting in row.settings {
        if setting == Setting::CapturerVanishes && base != RebirthBase::Circe {
            reader.report(
                Diagnostic::error(
                    DiagnosticKind::ContradictingWords,
                    token.span,
                    token.text,
                    format!("`{word}` has no meaning after `{}`", condition.names.of(token.language)),
                )
                .label("only after `Circe`")
                .help("the capturer vanishes where the captured unit is reborn; write `Circe Kamikaze`"),
            );
            continue;
        }
        let said = Said { base, setting, word, is_name: false };
        say(reader, conditions, said, token);
        match setting {
            Setting::April => parameters::april(reader, conditions, base, token),
            Setting::Chameleon => parameters::chameleon(reader, conditions, base),
            _ => {}
        }
    }
    let end = reader.end_of_previous();
    if let Some((_, span)) = conditions.rebirth(base) {
        span.end = span.end.max(end);
    }
}

/// Makes a choice, after a look at those that were made before.
pub(crate) fn say(reader: &mut Reader<'_>, conditions: &mut Conditions, said: Said, token: &Token<'_>) {
    let before = |known: &&Said| known.base == said.base && known.word != said.word;
    let contradicting =
        conditions.said.iter().filter(before).find(|known| known.setting.excludes(said.setting)).copied();
    let again = conditions.said.contains(&said) && !said.is_name;
    let same = conditions.said.iter().filter(before).find(|known| known.setting == said.setting).copied();
    if let Some(known) = contradicting {
        let diagnostic = if is_checked_by_popeye(said)
            || is_checked_by_popeye(known) && said.setting.axis() != known.setting.axis()
        {
            nonsense(reader, known, said, token)
        } else {
            contradiction(reader.reading, known, said, token)
        };
        reader.report(diagnostic);
    } else if let Some(known) = same.filter(|_| is_checked_by_popeye(said)) {
        let mut diagnostic = nonsense(reader, known, said, token);
        diagnostic.message = format!("`{}` says again what `{}` has said", said.word, known.word);
        reader.report(diagnostic);
    } else if again && is_checked_by_popeye(said) {
        let offending = reader.here().1;
        reader.report(
            Diagnostic::warning(
                DiagnosticKind::NonsenseCombination,
                token.span,
                offending,
                format!("`{}` is said twice", said.word),
            )
            .label("once is enough"),
        );
    }
    if let Some((rebirth, _)) = conditions.rebirth(said.base) {
        said.setting.apply(rebirth);
    }
    conditions.said.push(said);
}

/// The choices which Popeye lets be made only once; a traditional name makes them all the same.
fn is_checked_by_popeye(said: Said) -> bool {
    !said.is_name
        && matches!(said.setting.axis(), Axis::Square | Axis::Side | Axis::SquareChange | Axis::Walk)
}

fn nonsense(reader: &Reader<'_>, known: Said, said: Said, token: &Token<'_>) -> Diagnostic {
    // Popeye has read on when it complains.
    let offending = reader.here().1;
    Diagnostic::error(
        DiagnosticKind::NonsenseCombination,
        token.span,
        offending,
        format!("`{}` and `{}` contradict each other", known.word, said.word),
    )
    .label(format!("a second choice of {}", shared_axis(known, said)))
    .help("leave one of them out")
}

/// The same choice made in two ways; Popeye lets the later one hold without a word.
fn contradiction(reading: Reading, known: Said, said: Said, token: &Token<'_>) -> Diagnostic {
    let message = format!("`{}` and `{}` contradict each other", known.word, said.word);
    let diagnostic = match reading {
        Reading::Popeye => Diagnostic::warning(
            DiagnosticKind::ContradictingWords,
            token.span,
            token.text,
            format!("{message}; the later one holds"),
        ),
        Reading::Seeds => {
            Diagnostic::error(DiagnosticKind::ContradictingWords, token.span, token.text, message)
        }
    };
    diagnostic.label(format!("a second choice of {}", shared_axis(known, said))).help("leave one of them out")
}

fn shared_axis(known: Said, said: Said) -> Axis {
    // Rank is a choice of the square that settles the other axis too.
    if known.setting.axis() == Axis::Square { said.setting.axis() } else { known.setting.axis() }
}

/// Settles who chooses what a pawn becomes that is reborn under Couscous, where no word has said so.
pub(crate) fn settle_promotion(conditions: &mut Conditions, reading: Reading) {
    let is_said = conditions
        .said
        .iter()
        .any(|said| said.base == RebirthBase::Circe && said.setting.axis() == Axis::PromotionChooser);
    if reading == Reading::Seeds
        && !is_said
        && let Some((rebirth, _)) = conditions.rebirth(RebirthBase::Circe)
        && rebirth.couscous
    {
        rebirth.promotion_by = PromotionChooser::Owner;
    }
}

/// The sequence of a Chameleon condition.
pub(crate) fn set_sequence(
    conditions: &mut Conditions,
    base: RebirthBase,
    sequence: problem::ChameleonSequence,
) {
    if let Some((rebirth, _)) = conditions.rebirth(base) {
        rebirth.walk_change = Some(WalkChange::Chameleon(sequence));
    }
}

/// The spelling of a base without any words.
pub(crate) fn base_name(base: RebirthBase, language: Language) -> String {
    Condition::Rebirth(problem::RebirthCondition::new(base)).caption(language)
}
