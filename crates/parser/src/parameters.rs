//! What follows single conditions: walks, a captured unit, kings or the type of Anticirce.

use board::{Colour, SquareSet, Walk};
use problem::{
    ChameleonSequence, Condition, ConditionInfo, Following, MAXIMUMMER, REBIRTH_WORDS, RebirthBase, Span,
    Spanned, promotion_order,
};

use crate::abbreviations::{Lookup, lookup};
use crate::condition_words::{own_word, read_word, set_sequence, word};
use crate::conditions::{Conditions, ambiguous};
use crate::diagnostic::{Diagnostic, DiagnosticKind};
use crate::keywords::{STRICTNESS, attribute_names, colour_names};
use crate::lexer::Token;
use crate::own_walks::settle;
use crate::pieces::{WalkLookup, split_walk, walk};
use crate::reader::Reader;
use crate::squares::{bad_square, looks_like_squares, only_squares, squares_of};

/// Reads the few words that may follow a traditional name of the family.
pub(crate) fn read_following(
    reader: &mut Reader<'_>,
    conditions: &mut Conditions,
    base: RebirthBase,
    row: &ConditionInfo,
    token: &Token<'_>,
) {
    let wanted: &[&str] = match row.following {
        Following::RexInclusive => &["RexInclusive"],
        Following::RexExclusive => &["RexExclusive"],
        Following::AnticirceType => return anticirce_type(reader, conditions, base, row),
        Following::Walks => return april(reader, conditions, base, token),
        Following::Sequence => return chameleon(reader, conditions, base),
        Following::Nothing | Following::Options | Following::Capture | Following::Squares => {
            return;
        }
    };
    let Some(next) = reader.peek() else { return };
    if let Some(index) = word(&next).found().filter(|&index| wanted.contains(&REBIRTH_WORDS[index].name)) {
        reader.next();
        read_word(reader, conditions, (base, row), index, &next);
    }
}

fn anticirce_type(
    reader: &mut Reader<'_>,
    conditions: &mut Conditions,
    base: RebirthBase,
    row: &ConditionInfo,
) {
    const TYPES: [&str; 2] = ["Calvet", "Cheylan"];
    let Some(next) = reader.peek() else { return };
    let index = match lookup(next.text, TYPES.into_iter()) {
        Lookup::Exact(index) | Lookup::Prefix(index) => index,
        Lookup::Ambiguous(_) => {
            reader.next();
            return reader.report(ambiguous(&next, TYPES.into_iter()));
        }
        Lookup::Unknown => return,
    };
    let Some(index) = REBIRTH_WORDS.iter().position(|word| word.name == TYPES[index]) else { return };
    reader.next();
    read_word(reader, conditions, (base, row), index, &next);
}

/// Takes walks, each a word of its own, with their places. A word that is a walk is one, even if it abbreviates something
/// else.
fn walks(reader: &mut Reader<'_>) -> (Vec<(Walk, Span)>, bool) {
    let mut found = Vec::new();
    let mut anything = false;
    while let Some(token) = reader.peek() {
        match walk(token.text, reader.wording()) {
            WalkLookup::Unknown => break,
            known => {
                let settled = settle(reader, known, token.span, token.text);
                found.extend(settled.map(|walk| (walk, token.span)));
            }
        }
        anything = true;
        reader.next();
    }
    (found, anything)
}

fn tell_of_missing_units(reader: &mut Reader<'_>, token: &Token<'_>, what: &str, example: &str) {
    let offending = reader.here().1;
    reader.report(
        Diagnostic::error(
            DiagnosticKind::UnknownUnit { first: true },
            token.span,
            offending,
            format!("`{}` needs {what}", token.text),
        )
        .label("units are missing")
        .help(format!("write for example `{} {example}`", token.text)),
    );
}

/// Reads the walks to which April restricts the rebirth.
pub(crate) fn april(
    reader: &mut Reader<'_>,
    conditions: &mut Conditions,
    base: RebirthBase,
    token: &Token<'_>,
) {
    let (found, anything) = walks(reader);
    if !anything {
        tell_of_missing_units(reader, token, "the units that are reborn", "S B");
    }
    if let Some((rebirth, _)) = conditions.rebirth(base) {
        let listed = rebirth.april.get_or_insert_default();
        // A later list replaces an earlier one.
        if anything {
            *listed = found.into_iter().map(|(walk, _)| walk).collect();
        }
    }
}

/// Reads the sequence of Chameleon Circe, if there is one; a single walk is none.
pub(crate) fn chameleon(reader: &mut Reader<'_>, conditions: &mut Conditions, base: RebirthBase) {
    let (found, _) = walks(reader);
    let found: Vec<Walk> = found.into_iter().map(|(walk, _)| walk).collect();
    if found.len() > 1 {
        set_sequence(conditions, base, ChameleonSequence::from_list(&found));
    }
}

/// Reads what belongs to a condition outside of the family. `None` if it cannot be used.
pub(crate) fn complete(
    reader: &mut Reader<'_>,
    value: Condition,
    row: &ConditionInfo,
    token: &Token<'_>,
) -> Option<Condition> {
    match (value, row.following) {
        (_, Following::Capture) => capture(reader, token),
        (_, Following::Walks) => promotions(reader, token),
        (Condition::PromotionSquares(side, _), _) => {
            Some(Condition::PromotionSquares(side, promotion_squares(reader, token)?))
        }
        (Condition::Madrasi { .. }, _) => {
            let is_inclusive = |next: &Token<'_>| {
                word(next).found().is_some_and(|index| REBIRTH_WORDS[index].name == "RexInclusive")
            };
            let kings = reader.next_if(|next| is_inclusive(next) && own_word(next.text).is_none()).is_some();
            Some(Condition::Madrasi { kings })
        }
        (value @ Condition::Maximummer(_), _) => strictness(reader).then_some(value),
        (value, _) => Some(value),
    }
}

/// Reads the walks to which pawns promote.
fn promotions(reader: &mut Reader<'_>, token: &Token<'_>) -> Option<Condition> {
    let (mut found, anything) = walks(reader);
    if !anything {
        tell_of_missing_units(reader, token, "the units to which pawns promote", "Q S");
        return None;
    }
    for &(walk, span) in found.iter().filter(|(walk, _)| walk.is_king()) {
        let what = format!("promotion to the royal unit `{}`", walk.letters());
        reader.report(Diagnostic::unsupported(span, token.text, &what));
    }
    found.retain(|(walk, _)| !walk.is_king());
    let mut walks: Vec<Walk> = found.into_iter().map(|(walk, _)| walk).collect();
    walks.sort_by_key(|&walk| promotion_order(walk));
    walks.dedup();
    (!walks.is_empty()).then_some(Condition::PromotionOnly(walks))
}

/// Reads the squares on which pawns promote.
fn promotion_squares(reader: &mut Reader<'_>, token: &Token<'_>) -> Option<SquareSet> {
    let Some(next) = reader.next_if(|next| looks_like_squares(next.text)) else {
        let offending = reader.here().1;
        reader.report(
            Diagnostic::error(
                DiagnosticKind::MissingSquares,
                token.span,
                offending,
                format!("`{}` is followed by no square", token.text),
            )
            .label("squares are missing")
            .help(format!("write for example `{} a8b8`", token.text)),
        );
        return None;
    };
    match squares_of(&next) {
        Ok(squares) => Some(squares.into_iter().collect()),
        Err(diagnostic) => {
            reader.report(diagnostic);
            None
        }
    }
}

/// Reads `Maximummer` without a side.
pub(crate) fn maximummer(reader: &mut Reader<'_>, conditions: &mut Conditions, token: &Token<'_>) -> bool {
    if !matches!(
        lookup(token.text, [MAXIMUMMER.of(token.language)].into_iter()),
        Lookup::Exact(_) | Lookup::Prefix(_)
    ) {
        return false;
    }
    reader.next();
    if strictness(reader) {
        conditions.found.push(Spanned { value: Condition::Maximummer(None), span: token.span });
    }
    true
}

/// Whether the Maximummer is the regular one; the stricter ones are refused.
fn strictness(reader: &mut Reader<'_>) -> bool {
    let is_strict = |next: &Token<'_>| {
        let names = STRICTNESS.iter().map(|names| names.of(next.language));
        next.text.len() > 1 && lookup(next.text, names).found().is_some()
    };
    match reader.next_if(is_strict) {
        None => true,
        Some(next) => {
            let what = format!("`{}` after a Maximummer", next.text);
            reader.report(Diagnostic::unsupported(next.span, next.text, &what));
            false
        }
    }
}

/// Reads colour, walk and square: `white Sa3`.
fn capture(reader: &mut Reader<'_>, token: &Token<'_>) -> Option<Condition> {
    let next = reader.peek();
    let colour = match next.and_then(|next| lookup(next.text, colour_names(next.language)).found()) {
        Some(0) => Colour::White,
        Some(1) => Colour::Black,
        Some(2) => Colour::Neutral,
        _ => {
            let offending = reader.here().1;
            reader.report(missing(token, DiagnosticKind::MissingColour, offending, "colour"));
            return None;
        }
    };
    reader.next();
    let attribute = |next: &Token<'_>| {
        next.text.len() > 1
            && split_walk(next.text).is_none_or(|(_, rest)| only_squares(rest).is_none())
            && lookup(next.text, attribute_names(next.language)).found().is_some()
    };
    while let Some(next) = reader.next_if(attribute) {
        let what = format!("`{}` after `{}`", next.text, token.text);
        reader.report(Diagnostic::unsupported(next.span, next.text, &what));
    }
    let Some(unit) = reader.peek() else {
        reader.report(missing(token, DiagnosticKind::UnknownUnit { first: true }, "", "unit"));
        return None;
    };
    let (letters, rest) = split_walk(unit.text).unwrap_or((unit.text, ""));
    let walk = match walk(letters, reader.wording()) {
        WalkLookup::Unknown => {
            reader.report(missing(token, DiagnosticKind::UnknownUnit { first: true }, unit.text, "unit"));
            return None;
        }
        found => settle(reader, found, unit.part(0, letters.len()), unit.text),
    };
    reader.next();
    let (squares_token, at) = match rest {
        "" => match reader.next_if(|next| only_squares(next.text).is_some()) {
            Some(next) => (next, 0),
            None => {
                let offending = reader.here().1;
                reader.report(missing(token, DiagnosticKind::MissingSquares, offending, "square"));
                return None;
            }
        },
        _ => (unit, letters.len()),
    };
    match only_squares(&squares_token.text[at..]).as_deref() {
        Some(&[square]) => Some(Condition::LastCapture { colour, walk: walk?, square }),
        _ => {
            reader.report(bad_square(&squares_token, at, false));
            None
        }
    }
}

fn missing(token: &Token<'_>, kind: DiagnosticKind, offending: &str, what: &str) -> Diagnostic {
    Diagnostic::error(
        kind,
        token.span,
        offending,
        format!("`{}` needs the {what} of the unit captured", token.text),
    )
    .label(format!("the {what} is missing"))
    .help(format!("write for example `{} white Sa3`", token.text))
}

#[cfg(test)]
mod tests {
    use board::{Side, Walk};
    use problem::{Condition, Language};

    use crate::conditions::{parse_conditions, parse_conditions_in};
    use crate::diagnostic::DiagnosticKind::{self, BadSquare, MissingSquares, UnknownUnit, Unsupported};
    use crate::reader::Reading;

    fn captions(text: &str, language: Language) -> Vec<String> {
        let read = parse_conditions_in(text, Reading::Popeye, language, &mut Vec::new()).expect(text);
        read.iter().map(|condition| condition.value.caption(language)).collect()
    }

    fn mistakes(text: &str) -> Vec<(DiagnosticKind, &str)> {
        let found = parse_conditions(text, Reading::Popeye).expect_err(text);
        found.iter().map(|told| (told.kind, &text[told.span.start..told.span.end])).collect()
    }

    #[test]
    fn where_pawns_promote_and_to_what() {
        let read = parse_conditions("PromOnly g S q WhitePromSq e5a8", Reading::Popeye).unwrap();
        assert_eq!(
            read[0].value,
            Condition::PromotionOnly(vec![Walk::QUEEN, Walk::KNIGHT, Walk::GRASSHOPPER])
        );
        let Condition::PromotionSquares(Side::White, squares) = read[1].value else { panic!("{read:?}") };
        assert_eq!(squares.len(), 2);
        let english = "PromOnly S Q BlackPromSquares h1a1 NoWhitePromotion NoBlackProm";
        assert_eq!(
            captions(english, Language::English),
            ["PromOnly Q S", "BlackPromSquares a1 h1", "NoWhitePromotion", "NoBlackPromotion"]
        );
        assert_eq!(
            captions("UWnur S D UWFeldWeiss a8 OhneSchwarzUW", Language::German),
            ["UWnur D S", "UWFeldWeiss a8", "OhneSchwarzUW"]
        );
        assert_eq!(
            captions("PromSeul C D NoirCasePromotion a1", Language::French),
            ["PromSeul D C", "NoirCasePromotion a1"]
        );
        assert_eq!(captions("PromOnly Q PromOnly R", Language::English), ["PromOnly R"]);
        assert_eq!(captions("WhitePromSq a8 BlackPromSq a1 WhitePromSq b8", Language::English).len(), 2);
    }

    #[test]
    fn mistakes_about_promotion() {
        assert_eq!(mistakes("PromOnly"), [(UnknownUnit { first: true }, "PromOnly")]);
        assert_eq!(mistakes("PromOnly Circe"), [(UnknownUnit { first: true }, "PromOnly")]);
        assert_eq!(mistakes("PromOnly Q K"), [(Unsupported, "K")]);
        assert_eq!(mistakes("WhitePromSquares"), [(MissingSquares, "WhitePromSquares")]);
        assert_eq!(mistakes("BlackPromSquares a1i9"), [(BadSquare, "i9")]);
    }
}
