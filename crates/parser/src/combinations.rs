//! Conditions that have no meaning together. Popeye refuses them when it has read the whole problem.

use problem::{Condition, MAXIMUMMER, RebirthBase, Setting, SquareRule, Wording};

use crate::condition_words::base_name;
use crate::conditions::Conditions;
use crate::diagnostic::{Diagnostic, DiagnosticKind, Incompatible};
use crate::reader::Reader;

/// Reports the first combination without a meaning.
pub(crate) fn check(conditions: &Conditions, reader: &mut Reader<'_>) {
    if let Some((kind, first, second)) = find(conditions, reader.wording()) {
        let spans = conditions.found.iter().map(|found| found.span);
        let Some(span) =
            spans.reduce(|a, b| problem::Span { start: a.start.min(b.start), end: a.end.max(b.end) })
        else {
            return;
        };
        reader.report(
            Diagnostic::error(
                DiagnosticKind::Incompatible(kind),
                span,
                "",
                format!("`{first}` and `{second}` have no meaning together"),
            )
            .label("these conditions exclude each other")
            .help("leave one of them out"),
        );
    }
}

fn find(conditions: &Conditions, wording: Wording<'_>) -> Option<(Incompatible, String, String)> {
    let rebirth = |base: RebirthBase| {
        conditions.found.iter().find_map(|found| match &found.value {
            Condition::Rebirth(rebirth) if rebirth.base == base => Some(rebirth),
            _ => None,
        })
    };
    let has = |condition: &Condition| conditions.found.iter().any(|found| found.value == *condition);
    // In the order in which Popeye looks.
    if has(&Condition::Maximummer(None)) {
        let other =
            conditions.found.iter().find(|found| matches!(found.value, Condition::Maximummer(Some(_))));
        if let Some(other) = other {
            return Some((
                Incompatible::Nonsense,
                MAXIMUMMER.of(wording.language).to_owned(),
                other.value.caption(wording),
            ));
        }
    }
    let choosing = |base: RebirthBase, rules: &[SquareRule]| {
        rebirth(base)
            .filter(|rebirth| rules.contains(&rebirth.square))
            .map(|rebirth| rebirth.caption(wording))
    };
    if let (Some(first), Some(second)) = (
        choosing(RebirthBase::Circe, &[SquareRule::Super, SquareRule::Cage]),
        choosing(RebirthBase::Anticirce, &[SquareRule::Super]),
    ) {
        return Some((Incompatible::Super, first, second));
    }
    let mars = rebirth(RebirthBase::Mars).or(rebirth(RebirthBase::AntiMars));
    let from_home: Vec<String> = [
        mars.map(|mars| mars.caption(wording)),
        has(&Condition::PlusChess).then(|| Condition::PlusChess.caption(wording)),
        rebirth(RebirthBase::Phantom).map(|phantom| phantom.caption(wording)),
    ]
    .into_iter()
    .flatten()
    .collect();
    if let [first, second, ..] = &from_home[..] {
        return Some((Incompatible::Mars, first.clone(), second.clone()));
    }
    for base in [RebirthBase::Mars, RebirthBase::AntiMars, RebirthBase::Phantom, RebirthBase::Geneva] {
        let nonsense = conditions
            .said
            .iter()
            .find(|said| said.base == base && has_no_meaning_without_rebirth(said.setting));
        if let Some(said) = nonsense {
            return Some((Incompatible::Nonsense, base_name(base, wording.language), said.word.to_owned()));
        }
    }
    let circe = rebirth(RebirthBase::Circe);
    let immun = rebirth(RebirthBase::Immun).filter(|immun| immun.kings());
    if let (Some(circe), Some(immun)) = (circe.filter(|circe| circe.kings()), immun) {
        return Some((Incompatible::CirceImmun, circe.caption(wording), immun.caption(wording)));
    }
    let anticirce = rebirth(RebirthBase::Anticirce)?;
    let other = immun.or(circe.filter(|circe| circe.couscous)).or(rebirth(RebirthBase::Geneva))?;
    Some((Incompatible::Anticirce, anticirce.caption(wording), other.caption(wording)))
}

/// Nobody is reborn in these, and there is no capture to speak of when the home square is looked at.
fn has_no_meaning_without_rebirth(setting: Setting) -> bool {
    match setting {
        Setting::Clone
        | Setting::Chameleon
        | Setting::Einstein
        | Setting::ReversalEinstein
        | Setting::Turncoat
        | Setting::Couscous
        | Setting::Timing(_) => true,
        Setting::Square(rule) => {
            matches!(rule, SquareRule::Pwc | SquareRule::Equipollents | SquareRule::TakeAndMake)
        }
        _ => false,
    }
}
