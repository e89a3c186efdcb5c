//! Promotion: which units promote, where and to what.

use board::{Attributes, Piece, Side, Square, Walk};

use crate::Ruleset;

impl Ruleset {
    /// What a pawn of this walk may become, in the order in which moves are listed.
    #[inline(always)]
    pub fn promotions(&self, pawn: Walk) -> &[Walk] {
        if pawn == Walk::MARINE_PAWN { &self.marine_promotions } else { &self.promotions }
    }

    /// The rank, 0 … 7, on which the pawns of `side` promote.
    #[inline(always)]
    pub(crate) fn promotion_rank(&self, side: Side) -> u8 {
        side.rank(if self.glasgow { 6 } else { 7 })
    }

    /// Whether a unit of `side` with this walk promotes where it arrives on `square`.
    #[inline(always)]
    pub(crate) fn promotes(&self, side: Side, walk: Walk, square: Square) -> bool {
        if !walk.is_pawn() || !self.pawns_promote() {
            return false;
        }
        let marching = if walk == Walk::PROTEAN_PAWN { !side } else { side };
        square.rank() == self.promotion_rank(marching)
    }

    /// Whether `pawn` vanishes with its victim at once, so that no promotion matters.
    pub(crate) fn vanishes_unpromoted(&self, pawn: Piece) -> bool {
        pawn.is(Attributes::KAMIKAZE)
            && !pawn.is_royal()
            && self.kamikaze_rebirth.is_none()
            && self.capturer_rebirth.is_none()
    }

    /// Whether pawns promote at all.
    #[inline(always)]
    pub(crate) fn pawns_promote(&self) -> bool {
        self.einstein.is_none()
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
    /// that change hurdles as units of that walk do in the diagram, in general none.
    pub(crate) fn gains(&self, pawn: Piece, walk: Walk) -> impl Iterator<Item = Attributes> + use<> {
        let like = |attribute| self.changers.contains(&(walk, attribute));
        let plain = walk.is_orthodox() || self.changers.is_empty() || like(Attributes::NONE);
        let changing = like(Attributes::HURDLE_COLOUR_CHANGING);
        let chameleon = self.attributes.has(Attributes::CHAMELEON)
            && !pawn.is(Attributes::CHAMELEON)
            && self.chameleons.next(walk) != walk;
        [
            (plain, Attributes::NONE),
            (changing, Attributes::HURDLE_COLOUR_CHANGING),
            (chameleon, Attributes::CHAMELEON),
        ]
        .into_iter()
        .filter_map(|(offered, attribute)| offered.then_some(attribute))
    }
}

/// The walks of `always`, and those of all pieces among `units`: nobody promotes to a pawn, a royal unit or one that
/// cannot move.
pub(crate) fn promotions(always: &[Walk], units: &[Piece]) -> Vec<Walk> {
    let is_piece = |walk: Walk| !walk.is_pawn() && !walk.is_king() && walk != Walk::DUMMY;
    let fairy = Walk::all().filter(|walk| !walk.is_orthodox()).chain((0..Walk::OWN_COUNT).map(Walk::own));
    let present = |walk| units.iter().any(|unit| unit.walk() == walk);
    let walks = Walk::PROMOTIONS.into_iter().chain(fairy);
    walks.filter(|&walk| always.contains(&walk) || is_piece(walk) && present(walk)).collect()
}
