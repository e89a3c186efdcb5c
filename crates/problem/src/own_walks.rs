//! Walks that a problem defines itself: hunters of two walks, and walks put together from steps.

use board::Walk;

use crate::{Language, Span, Statement, walk_names::fixed_letters};

/// Squares to the right and squares forward, as the side sees it that moves the unit.
pub type Vector = (i8, i8);

/// A walk of the problem's own. Its number is its place in [`Statement::walks`]: see [`Walk::own`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DefinedWalk {
    /// One or two letters, large; empty for a hunter, which is written by its two walks.
    pub name: String,
    /// How its units move.
    pub definition: WalkDefinition,
    /// Where the text says so.
    pub span: Span,
}

/// How the units of a walk of the problem's own move. The walks that it names are fixed ones or stand before it in the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WalkDefinition {
    /// `X/Y`: away from the base line of the side that moves it like an X, back to it like a Y, never along a rank.
    Hunter {
        /// The walk away from the base line.
        away: Walk,
        /// The walk back.
        back: Walk,
    },
    /// Everything that one of the parts can do.
    Parts(Vec<Part>),
}

/// One way of moving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// How it goes.
    pub manner: Manner,
    /// What it is for.
    pub purpose: Purpose,
    /// Whether only a unit on the second rank of its side moves so, like a pawn that makes a double step.
    pub from_second_rank: bool,
    /// Captures en passant.
    pub en_passant: bool,
}

/// How a part of a walk goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Manner {
    /// Along a vector to an empty square and on from there, or to an occupied one.
    Steps {
        /// The steps.
        vectors: Vec<Vector>,
        /// How many of them at most; `None` if as many as the board has room for.
        most: Option<u8>,
        /// What may stand between the ends of a step.
        between: Between,
    },
    /// Along a vector to the first unit and over it to the square behind.
    Hop(Vec<Vector>),
    /// Along a vector over the first unit to any square behind it up to the next unit.
    Lion(Vec<Vector>),
    /// Along a vector to the first unit, an enemy, which is captured, and to the square behind it, which is empty.
    Locust(Vec<Vector>),
    /// Like the units of this walk.
    Like(Walk),
}

/// What may stand on the squares that a step passes over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Between {
    /// Anything.
    Anything,
    /// Nothing. A knight's step passes over the square next to it along its longer part.
    Nothing,
    /// At least one unit.
    Something,
}

/// What a part of a walk is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Moves with and without capture.
    Everything,
    /// Moves without capture.
    Moves,
    /// Captures.
    Captures,
}

impl Purpose {
    /// Whether moves without capture are among it.
    pub const fn moves(self) -> bool {
        matches!(self, Purpose::Everything | Purpose::Moves)
    }

    /// Whether captures are among it.
    pub const fn captures(self) -> bool {
        matches!(self, Purpose::Everything | Purpose::Captures)
    }
}

/// Whether `fits` holds for the walk or for one of those that its definition names, and so on.
pub fn is_made_of(walk: Walk, walks: &[DefinedWalk], fits: &impl Fn(Walk) -> bool) -> bool {
    // A definition names only walks that stand before it.
    let Some((before, own)) =
        walk.own_index().and_then(|index| Some((walks.get(..index)?, walks.get(index)?)))
    else {
        return fits(walk);
    };
    match &own.definition {
        WalkDefinition::Hunter { away, back } => {
            is_made_of(*away, before, fits) || is_made_of(*back, before, fits)
        }
        WalkDefinition::Parts(parts) => parts.iter().any(|part| match part.manner {
            Manner::Like(walk) => is_made_of(walk, before, fits),
            _ => false,
        }),
    }
}

/// How the walks of a problem are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wording<'a> {
    /// The language of the problem.
    pub language: Language,
    /// The walks that the problem defines itself.
    pub walks: &'a [DefinedWalk],
}

impl From<Language> for Wording<'static> {
    /// That of a problem which defines no walks.
    fn from(language: Language) -> Wording<'static> {
        Wording { language, walks: &[] }
    }
}

impl Statement {
    /// How the walks of this problem are called.
    pub fn wording(&self) -> Wording<'_> {
        Wording { language: self.language, walks: &self.walks }
    }
}

impl<'a> Wording<'a> {
    /// The letters of a walk, large: one or two, or for a hunter those of its two walks with a stroke between them.
    pub fn letters(self, walk: Walk) -> String {
        match self.hunter(walk) {
            Some((away, back)) => format!("{}/{}", self.letters(away), self.letters(back)),
            None => match self.own(walk) {
                Some(own) => own.name.clone(),
                None => fixed_letters(walk, self.language),
            },
        }
    }

    /// The two walks of a hunter that the problem defines.
    pub fn hunter(self, walk: Walk) -> Option<(Walk, Walk)> {
        match self.own(walk)?.definition {
            WalkDefinition::Hunter { away, back } => Some((away, back)),
            WalkDefinition::Parts(_) => None,
        }
    }

    fn own(self, walk: Walk) -> Option<&'a DefinedWalk> {
        self.walks.get(walk.own_index()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Vec<DefinedWalk> {
        let own =
            |name: &str, definition| DefinedWalk { name: name.to_owned(), definition, span: Span::default() };
        let like = |walk| Part {
            manner: Manner::Like(walk),
            purpose: Purpose::Everything,
            from_second_rank: false,
            en_passant: false,
        };
        vec![
            own("", WalkDefinition::Hunter { away: Walk::KNIGHT, back: Walk::BISHOP }),
            own("X", WalkDefinition::Parts(vec![like(Walk::ORPHAN)])),
            own("", WalkDefinition::Hunter { away: Walk::GRASSHOPPER, back: Walk::own(1) }),
        ]
    }

    #[test]
    fn hunters_are_called_by_their_walks_in_each_language() {
        let walks = table();
        let letters = |language, index| Wording { language, walks: &walks }.letters(Walk::own(index));
        assert_eq!(letters(Language::English, 0), "S/B");
        assert_eq!(letters(Language::German, 0), "S/L");
        assert_eq!(letters(Language::French, 0), "C/F");
        assert_eq!(letters(Language::French, 1), "X");
        assert_eq!(letters(Language::French, 2), "S/X");
        assert_eq!(Wording::from(Language::English).letters(Walk::own(2)), "own");
    }

    #[test]
    fn what_a_walk_is_made_of() {
        let walks = table();
        let made_of = |index, walk| is_made_of(Walk::own(index), &walks, &|part| part == walk);
        assert!(made_of(0, Walk::BISHOP) && !made_of(0, Walk::ROOK));
        assert!(made_of(2, Walk::ORPHAN) && made_of(2, Walk::GRASSHOPPER) && !made_of(2, Walk::KNIGHT));
        assert!(is_made_of(Walk::ROOK, &walks, &|walk| walk == Walk::ROOK));
    }
}
