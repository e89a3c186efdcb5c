//! Promotion: which units promote, where and to what.

use std::iter;

use board::{Attributes, BySide, MoveKind, Piece, Position, Side, Square, SquareSet, Walk, pawn_attacks};
use problem::{Condition, promotion_order};

use crate::generate::Flow;
use crate::{Gains, Move, Ruleset};

/// Where pawns promote and who never does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PromotionSquares {
    /// Where the pawns of each side promote, those that march forwards.
    squares: BySide<SquareSet>,
    /// From where a pawn can reach such a square with one move.
    before: BySide<SquareSet>,
    /// Whose pawns must not promote.
    banned: BySide<bool>,
    /// Whether a pawn can promote where an orthodox one never would.
    pub(crate) are_special: bool,
}

impl PromotionSquares {
    /// What the conditions say: the last rank, the one before in Glasgow chess, none under Einstein, unless squares are
    /// named.
    pub(crate) fn new(conditions: &[Condition]) -> PromotionSquares {
        let is_einstein = conditions.iter().any(|condition| matches!(condition, Condition::Einstein(_)));
        let is_glasgow = conditions.contains(&Condition::Glasgow);
        let of = |side: Side| {
            let named = conditions.iter().find_map(|condition| match condition {
                Condition::PromotionSquares(owner, squares) if *owner == side => Some(*squares),
                _ => None,
            });
            named.unwrap_or(match (is_einstein, is_glasgow) {
                (true, _) => SquareSet::EMPTY,
                (_, true) => SquareSet::rank(side.rank(6)),
                _ => SquareSet::rank(side.rank(7)),
            })
        };
        let squares = BySide(Side::BOTH.map(of));
        PromotionSquares {
            before: BySide(Side::BOTH.map(|side| before(side, squares[side]))),
            banned: BySide(Side::BOTH.map(|side| conditions.contains(&Condition::NoPromotion(side)))),
            are_special: conditions
                .iter()
                .any(|condition| matches!(condition, Condition::PromotionSquares(..))),
            squares,
        }
    }
}

/// From where a pawn of `side` can reach one of the squares with a step, a double step or a capture.
fn before(side: Side, squares: SquareSet) -> SquareSet {
    let mut before = SquareSet::EMPTY;
    for square in squares {
        before |= pawn_attacks(!side, square);
        let back = |ranks| side.rank(square.rank()).checked_sub(ranks);
        let double_step = back(2).filter(|&rank| rank <= 1);
        for rank in back(1).into_iter().chain(double_step) {
            before = before.with(Square::new(square.file(), side.rank(rank)));
        }
    }
    before
}

/// What a pawn that arrives becomes.
enum Arrival<'a> {
    /// It stays what it is.
    Stays,
    /// One of these.
    Promotes(&'a [Walk]),
    /// The move is illegal.
    Illegal,
}

impl Ruleset {
    /// What a pawn of this walk may become, in the order in which moves are listed.
    #[inline(always)]
    pub fn promotions(&self, pawn: Walk) -> &[Walk] {
        if pawn == Walk::MARINE_PAWN { &self.marine_promotions } else { &self.promotions }
    }

    /// The squares on which orthodox pawns of `side` promote.
    #[inline(always)]
    pub(crate) fn promotion_squares(&self, side: Side) -> SquareSet {
        self.promotion.squares[side]
    }

    /// The squares from which an orthodox pawn of `side` can reach a promotion square.
    #[inline(always)]
    pub(crate) fn before_promotion(&self, side: Side) -> SquareSet {
        self.promotion.before[side]
    }

    /// Whether a unit of `side` with this walk promotes where it arrives on `square`, if it may.
    #[inline(always)]
    fn reaches_promotion(&self, side: Side, walk: Walk, square: Square) -> bool {
        let marching = if walk == Walk::PROTEAN_PAWN { !side } else { side };
        walk.is_pawn() && self.promotion.squares[marching].contains(square)
    }

    /// Whether a unit of `side` with this walk promotes where it comes onto `square`.
    #[inline(always)]
    pub(crate) fn promotes(&self, side: Side, walk: Walk, square: Square) -> bool {
        self.reaches_promotion(side, walk, square) && !self.promotion.banned[side]
    }

    /// Whether a unit of `side` with this walk would promote on `square`, which it must not.
    pub(crate) fn bans_promotion(&self, side: Side, walk: Walk, square: Square) -> bool {
        self.reaches_promotion(side, walk, square) && self.promotion.banned[side]
    }

    /// What happens to `piece` of the side to move where it arrives with the move, as far as promotion is concerned.
    #[inline(always)]
    fn arrival(&self, position: &Position, piece: Piece, mv: Move) -> Arrival<'_> {
        let side = position.turn();
        if !self.reaches_promotion(side, piece.walk(), mv.to)
            || mv.kind != MoveKind::Quiet && self.vanishes_unpromoted(piece)
        {
            return Arrival::Stays;
        }
        if !self.promotion.banned[side] {
            return Arrival::Promotes(self.promotions(piece.walk()));
        }
        // Where nobody is reborn the capture of a king ends the game whatever would become of the pawn.
        let takes_king = mv.capture().is_some_and(|square| position.royals().contains(square));
        if takes_king && self.capturer_rebirth.is_none() && !self.kings_return {
            Arrival::Stays
        } else {
            Arrival::Illegal
        }
    }

    /// Calls `visit` with the move of `piece`, once for each promotion if it promotes, not at all if it must not.
    #[inline(always)]
    pub(crate) fn visit_promotions(
        &self,
        position: &Position,
        piece: Piece,
        mv: Move,
        visit: &mut impl FnMut(Move) -> Flow,
    ) -> Flow {
        match self.arrival(position, piece, mv) {
            Arrival::Stays => visit(mv)?,
            Arrival::Promotes(walks) => {
                for &promotion in walks {
                    for gains in self.gains(piece, promotion) {
                        visit(Move { promotion: Some(promotion), gains, ..mv })?;
                    }
                }
            }
            Arrival::Illegal => {}
        }
        Flow::Continue(())
    }

    /// Whether `pawn` vanishes with its victim at once, so that no promotion matters.
    pub(crate) fn vanishes_unpromoted(&self, pawn: Piece) -> bool {
        pawn.is(Attributes::KAMIKAZE) && self.kamikaze_rebirth.is_none() && self.capturer_rebirth.is_none()
    }

    /// What a pawn is after promotion.
    #[inline(always)]
    pub(crate) fn promoted(&self, pawn: Piece, walk: Walk) -> Piece {
        let piece = pawn.with_walk(walk);
        if self.marks_promoted {
            piece.with_attributes(piece.attributes() | Attributes::PROMOTED)
        } else {
            piece
        }
    }

    /// The attributes that a pawn can get when it takes this walk: those of a chameleon unit where there are such units, those
    /// about hurdles as units of that walk have them in the diagram, in general none.
    pub(crate) fn gains(&self, pawn: Piece, walk: Walk) -> impl Iterator<Item = Gains> + use<> {
        let like = |attributes: Attributes| self.hurdle_attributes.contains(&(walk, attributes));
        let is_absent = self.hurdle_attributes.iter().all(|&(other, _)| other != walk);
        let plain = walk.is_orthodox() || is_absent || like(Attributes::NONE);
        let chameleon = self.attributes.has(Attributes::CHAMELEON)
            && !pawn.is(Attributes::CHAMELEON)
            && self.chameleons.next(walk) != walk;
        let hurdles = HURDLE_ATTRIBUTES.map(|attributes| (like(attributes), attributes));
        iter::once((plain, Attributes::NONE))
            .chain(hurdles)
            .chain(iter::once((chameleon, Attributes::CHAMELEON)))
            .filter(|&(offered, _)| offered)
            .map(|(_, attributes)| Gains::of(attributes))
    }

    /// What the pawn can become, with the attributes that it gets.
    pub fn promotions_of(&self, pawn: Piece) -> impl Iterator<Item = (Walk, Gains)> {
        let walks = self.promotions(pawn.walk()).iter();
        walks.flat_map(move |&walk| self.gains(pawn, walk).map(move |gains| (walk, gains)))
    }
}

/// What units can have of the attributes about hurdles, in the order in which promotions are listed.
const HURDLE_ATTRIBUTES: [Attributes; 5] = [
    Attributes::HURDLE_COLOUR_CHANGING,
    Attributes::BUL,
    Attributes::DOB,
    Attributes::HURDLE_COLOUR_CHANGING.with(Attributes::BUL),
    Attributes::HURDLE_COLOUR_CHANGING.with(Attributes::DOB),
];

/// The attributes about hurdles of units on the board with their walks; nothing if no unit has one.
pub(crate) fn hurdle_attributes(units: &[Piece]) -> Vec<(Walk, Attributes)> {
    let of = |unit: &Piece| unit.attributes().only(Attributes::ABOUT_HURDLES);
    if units.iter().all(|unit| of(unit).is_empty()) {
        return Vec::new();
    }
    units.iter().map(|unit| (unit.walk(), of(unit))).collect()
}

/// What pawns may become: the walks that a condition names, else those of `always` and of all pieces among `units`. Without
/// such a condition nobody promotes to a pawn, a royal unit or one that cannot move.
pub(crate) fn promotions(always: &[Walk], conditions: &[Condition], units: &[Piece]) -> Vec<Walk> {
    let only = conditions.iter().find_map(|condition| match condition {
        Condition::PromotionOnly(walks) => Some(walks),
        _ => None,
    });
    let is_piece = |walk: Walk| !walk.is_pawn() && !walk.is_king() && walk != Walk::DUMMY;
    let walks = Walk::all().chain((0..Walk::OWN_COUNT).map(Walk::own));
    let present = |walk| units.iter().any(|unit| unit.walk() == walk);
    let may_become = |walk: &Walk| match only {
        Some(walks) => walks.contains(walk) && !walk.is_king(),
        None => always.contains(walk) || is_piece(*walk) && present(*walk),
    };
    let mut walks: Vec<Walk> = walks.filter(may_become).collect();
    walks.sort_by_key(|&walk| promotion_order(walk));
    walks
}
