//! Walks that a problem defines itself.

use std::borrow::Cow;

use board::Walk;
use problem::{Between, Manner, Part, Purpose, Statement, Vector, WalkDefinition, Wording};
use serde::Serialize;

use super::moves::letters;

/// A walk of the problem's own: a hunter, or one that is put together from parts.
#[derive(Serialize)]
pub(super) struct OwnWalk {
    letters: Cow<'static, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hunter: Option<Hunter>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parts: Option<Vec<PartView>>,
}

#[derive(Serialize)]
struct Hunter {
    away: Cow<'static, str>,
    back: Cow<'static, str>,
}

#[derive(Serialize)]
struct PartView {
    manner: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    walk: Option<Cow<'static, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    vectors: Option<Vec<Vector>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    between: Option<&'static str>,
    purpose: &'static str,
    from_second_rank: bool,
    en_passant: bool,
}

/// The walks that the problem defines, in the order in which it writes them first.
pub(super) fn own_walks(statement: &Statement) -> Vec<OwnWalk> {
    let wording = statement.wording();
    let view = |(index, walk): (usize, &problem::DefinedWalk)| {
        let letters_of = |walk| letters(walk, wording);
        let (hunter, parts) = match &walk.definition {
            WalkDefinition::Hunter { away, back } => {
                (Some(Hunter { away: letters_of(*away), back: letters_of(*back) }), None)
            }
            WalkDefinition::Parts(parts) => {
                (None, Some(parts.iter().map(|part| PartView::of(part, wording)).collect()))
            }
        };
        OwnWalk { letters: letters_of(Walk::own(index)), hunter, parts }
    };
    statement.walks.iter().enumerate().map(view).collect()
}

impl PartView {
    fn of(part: &Part, wording: Wording<'_>) -> PartView {
        let mut view = PartView {
            manner: "steps",
            walk: None,
            vectors: None,
            most: None,
            between: None,
            purpose: match part.purpose {
                Purpose::Everything => "everything",
                Purpose::Moves => "moves",
                Purpose::Captures => "captures",
            },
            from_second_rank: part.from_second_rank,
            en_passant: part.en_passant,
        };
        let (manner, vectors) = match &part.manner {
            Manner::Steps { vectors, most, between } => {
                view.most = *most;
                view.between = Some(match between {
                    Between::Anything => "anything",
                    Between::Nothing => "nothing",
                    Between::Something => "something",
                });
                ("steps", Some(vectors))
            }
            Manner::Hop(vectors) => ("hop", Some(vectors)),
            Manner::Lion(vectors) => ("lion", Some(vectors)),
            Manner::Locust(vectors) => ("locust", Some(vectors)),
            Manner::Like(walk) => {
                view.walk = Some(letters(*walk, wording));
                ("like", None)
            }
        };
        (view.manner, view.vectors) = (manner, vectors.cloned());
        view
    }
}
