use board::{Colour, Side, Square, SquareSet, Walk};

use crate::{Names, RebirthBase, RebirthCondition, Setting, Vocabulary};

/// A changed rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Circe, Anticirce and their relatives.
    Rebirth(RebirthCondition),
    /// A unit on a central square also captures as if it stood on another empty one of them.
    PlusChess,
    /// A threatened unit may move to its home square, capturing there.
    DangerCirce,
    /// Pawns promote one rank earlier.
    Glasgow,
    /// A mover's walk changes.
    Einstein(EinsteinKind),
    /// A unit attacked by an enemy unit of its own walk is paralysed.
    Madrasi {
        /// Whether kings are paralysed too.
        kings: bool,
    },
    /// This side must play its geometrically longest moves; if none is named, the side that the stipulation restricts.
    Maximummer(Option<Side>),
    /// The capture with which the play before the diagram ended.
    LastCapture {
        /// Whose unit was captured.
        colour: Colour,
        /// Its walk.
        walk: Walk,
        /// Where it was captured.
        square: Square,
    },
    /// A move that only takes back the opponent's last one is illegal (Cohen).
    NoReversal,
    /// Pawns promote to these walks and no others, in the order of [`promotion_order`].
    PromotionOnly(Vec<Walk>),
    /// The pawns of a side promote on these squares and on no others.
    PromotionSquares(Side, SquareSet),
    /// A move with which a pawn of this side would promote is illegal.
    NoPromotion(Side),
}

/// Where the walk stands among those to which a pawn promotes: the pieces of the game array from the queen on, then the
/// pawn, then fairy walks.
pub fn promotion_order(walk: Walk) -> usize {
    let pieces = Walk::PROMOTIONS.iter().position(|&piece| piece == walk);
    pieces.unwrap_or(Walk::PROMOTIONS.len() + walk.index())
}

/// How the walk of a mover changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EinsteinKind {
    /// Down without a capture, up with one.
    Einstein,
    /// Up without a capture, down with one.
    Reversal,
    /// Down without a capture; a capturer keeps its walk.
    Anti,
}

/// What a keyword stands for.
#[derive(Clone, Copy, Debug)]
pub enum Definition {
    /// Recognised, but it cannot be solved yet.
    Unsolved,
    /// A condition of the rebirth family: its base with these choices made.
    Rebirth(RebirthBase, &'static [Setting]),
    /// A condition outside of the family, without the words that may follow.
    Other(fn() -> Condition),
}

/// A condition's row in the table of conditions.
#[derive(Clone, Copy, Debug)]
pub struct ConditionInfo {
    /// The English keyword, by which the row is known.
    pub name: &'static str,
    /// The keyword; any unambiguous beginning of one of Popeye's is accepted too.
    pub names: Names,
    /// What it stands for.
    pub definition: Definition,
    /// Which words may follow it.
    pub following: Following,
    /// Where the keyword comes from.
    pub vocabulary: Vocabulary,
}

impl ConditionInfo {
    /// Whether the keyword is one of Popeye's, which may be abbreviated.
    pub const fn is_popeyes(&self) -> bool {
        matches!(self.vocabulary, Vocabulary::Popeye)
    }

    /// The condition without further words, `None` if it cannot be solved yet.
    pub fn condition(&self) -> Option<Condition> {
        match self.definition {
            Definition::Unsolved => None,
            Definition::Other(condition) => Some(condition()),
            Definition::Rebirth(base, settings) => {
                let mut condition = RebirthCondition::new(base);
                for setting in settings {
                    setting.apply(&mut condition);
                }
                Some(Condition::Rebirth(condition))
            }
        }
    }
}

/// What may follow the keyword of a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Following {
    /// Nothing.
    Nothing,
    /// Any of the words of [`crate::REBIRTH_WORDS`].
    Options,
    /// `RexInclusive`.
    RexInclusive,
    /// `RexExclusive`.
    RexExclusive,
    /// `Calvet` or `Cheylan`.
    AnticirceType,
    /// Walks, at least one.
    Walks,
    /// Walks, each the successor of the one before.
    Sequence,
    /// Squares, written together.
    Squares,
    /// Colour, walk and square.
    Capture,
}
