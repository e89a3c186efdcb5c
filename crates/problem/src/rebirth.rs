//! Conditions of the rebirth family as records of orthogonal choices.
//!
//! Every named condition of the family (Circe, Parrain Circe, Anticirce, Martian Circe, …) is such a record with a few
//! axes set; what an axis leaves open ([`Option`]) is decided by the base.

use std::fmt;

use board::Walk;

use crate::Setting;

/// Who goes home, or what the home square decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RebirthBase {
    /// The captured unit is reborn.
    Circe,
    /// The capturing unit is reborn.
    Anticirce,
    /// A capture is made from the capturer's home square.
    Mars,
    /// A move without capture is made from the mover's home square.
    AntiMars,
    /// A move may be made from the mover's home square.
    Phantom,
    /// A unit can be captured only if its home square is empty.
    Immun,
    /// A unit can capture only if its home square is empty.
    Geneva,
}

/// Which capture leads to the rebirth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Timing {
    /// The move itself.
    #[default]
    AtOnce,
    /// The half-move before: the unit is reborn with the next half-move.
    LastMove,
    /// The capture before: the unit waits until somebody captures again.
    WaitCapture,
}

/// How the square of rebirth is found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SquareRule {
    /// The square of the game array.
    #[default]
    Array,
    /// The rank of the capture and the file of the game array.
    Rank,
    /// The file of the capture and the back rank.
    File,
    /// The capture square reflected in the centre of the board.
    Symmetry,
    /// The capture square reflected in the line between the d- and the e-file.
    VerticalSymmetry,
    /// The capture square reflected in the line between the fourth and the fifth rank.
    HorizontalSymmetry,
    /// The square on which the unit stood in the diagram.
    Diagram,
    /// The square from which the capturer came.
    Pwc,
    /// The square four ranks and four files away.
    Antipodes,
    /// The capture square moved on by the vector of the move.
    Equipollents,
    /// The capture square itself.
    CaptureSquare,
    /// Any empty square, chosen by the capturing side.
    Super,
    /// A square to which the unit can move from the capture square, chosen by the capturing side.
    TakeAndMake,
    /// A square from which the unit could not move, chosen by the capturing side.
    Cage,
}

/// How the square found is changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SquareChange {
    /// Reflected in the centre of the board.
    Diametral,
    /// Reflected in the line between the d- and the e-file.
    VerticalMirror,
    /// Promoted units are reborn on the promotion square of the file.
    Frischauf,
}

/// How the walk of the reborn unit is changed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum WalkChange {
    /// It takes the walk of the other unit of the capture.
    Clone,
    /// It takes the walk that follows its own in the cycle; a walk that is not in the list stays.
    Chameleon(ChameleonSequence),
    /// Queen, rook, bishop, knight, pawn.
    Einstein,
    /// Pawn, knight, bishop, rook, queen.
    ReversalEinstein,
}

/// The sequence of Chameleon Circe: pairs of a walk and the one that follows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChameleonSequence {
    pairs: Vec<(Walk, Walk)>,
    explicit: bool,
}

impl Default for ChameleonSequence {
    /// Knight, bishop, rook, queen, knight.
    fn default() -> ChameleonSequence {
        let walks = [Walk::KNIGHT, Walk::BISHOP, Walk::ROOK, Walk::QUEEN];
        ChameleonSequence { explicit: false, ..ChameleonSequence::from_list(&walks) }
    }
}

impl ChameleonSequence {
    /// Each walk of the list is followed by its neighbour and the last one by the first. Where a walk occurs twice, the
    /// later place counts.
    pub fn from_list(walks: &[Walk]) -> ChameleonSequence {
        let mut pairs: Vec<(Walk, Walk)> = Vec::new();
        let successors = walks.iter().skip(1).chain(walks.first());
        for (&walk, &next) in walks.iter().zip(successors) {
            // A list that ends with its first walk is closed already.
            if walk == next {
                continue;
            }
            pairs.retain(|pair| pair.0 != walk);
            pairs.push((walk, next));
        }
        ChameleonSequence { pairs, explicit: true }
    }

    /// Whether it was written down; if not, it is the usual one.
    pub fn is_explicit(&self) -> bool {
        self.explicit
    }

    /// What `walk` becomes.
    pub fn next(&self, walk: Walk) -> Walk {
        self.pairs.iter().find(|pair| pair.0 == walk).map_or(walk, |pair| pair.1)
    }
}

/// What happens if the square of rebirth is occupied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occupied {
    /// The unit vanishes.
    Relaxed,
    /// The capture is illegal.
    Strict,
    /// The occupant vanishes.
    Assassin,
    /// The unit goes below the occupant and comes up when the square is vacated.
    Volcanic,
    /// The unit lands on top of the occupant, which comes up when the square is vacated.
    Parachute,
}

/// Whether the capturer itself counts as an obstacle on the square of arrival (Anticirce).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SelfBlock {
    /// It does not: capturing on its own home square is legal.
    #[default]
    Calvet,
    /// It does.
    Cheylan,
}

/// Who chooses what a pawn reborn on its promotion rank becomes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PromotionChooser {
    /// The capturing side.
    #[default]
    Capturer,
    /// The side of the pawn.
    Owner,
}

/// Whose square counts where capture square and arrival square differ.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum RelevantSquare {
    /// The square on which the captured unit stood.
    #[default]
    Capture,
    /// The square of arrival of the capturer.
    Arrival,
}

/// A condition of the family: one value on each axis.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RebirthCondition {
    /// Who goes home, or what the home square decides.
    pub base: RebirthBase,
    /// Which capture counts.
    pub timing: Timing,
    /// The home square is that of the other unit of the capture (Couscous).
    pub couscous: bool,
    /// The home square is that of the other side (Mirror); a vector is reversed.
    pub mirror: bool,
    /// How the square is found.
    pub square: SquareRule,
    /// How it is changed.
    pub square_change: Option<SquareChange>,
    /// How the reborn unit's walk is changed.
    pub walk_change: Option<WalkChange>,
    /// The reborn unit changes sides (Turncoat).
    pub turncoat: bool,
    /// What an occupied square means, if it was said; see [`RebirthCondition::occupied`].
    pub occupied: Option<Occupied>,
    /// What it means if nothing was said, where that is not the base's way (April Chess).
    pub occupied_default: Option<Occupied>,
    /// The type of Anticirce, if it was said.
    pub self_block: Option<SelfBlock>,
    /// Whether kings take part, if it was said; see [`RebirthCondition::kings`].
    pub kings: Option<bool>,
    /// Only these walks are reborn (April); all if `None`.
    pub april: Option<Vec<Walk>>,
    /// The capturer vanishes (Circe Kamikaze of the French school).
    pub capturer_vanishes: bool,
    /// Who chooses the promotion of a reborn pawn.
    pub promotion_by: PromotionChooser,
    /// Whether a capturing pawn promotes before its walk is looked at; the condition's own way if `None`.
    pub promotion_first: Option<bool>,
    /// Which square counts at a capture en passant or by a locust.
    pub relevant_square: RelevantSquare,
}

impl fmt::Display for RebirthBase {
    /// Who goes home, in words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RebirthBase::Circe => "the captured unit",
            RebirthBase::Anticirce => "the capturer",
            RebirthBase::Mars => "the capturer, before it captures",
            RebirthBase::AntiMars => "the mover, before a move without capture",
            RebirthBase::Phantom => "the mover, before any move, if it likes",
            RebirthBase::Immun => "nobody; the captured unit's home must be empty",
            RebirthBase::Geneva => "nobody; the capturer's home must be empty",
        })
    }
}

impl RebirthCondition {
    /// All choices that differ from those of the base, and what the base decides about occupied squares and kings.
    pub fn settings(&self) -> Vec<Setting> {
        let mut settings = Vec::new();
        if self.timing != Timing::AtOnce {
            settings.push(Setting::Timing(self.timing));
        }
        if self.couscous {
            settings.push(Setting::Couscous);
        }
        settings.push(Setting::Square(self.square));
        if self.mirror {
            settings.push(Setting::Mirror);
        }
        settings.extend(self.square_change.map(Setting::SquareChange));
        settings.extend(self.walk_change.as_ref().map(|change| match change {
            WalkChange::Clone => Setting::Clone,
            WalkChange::Chameleon(_) => Setting::Chameleon,
            WalkChange::Einstein => Setting::Einstein,
            WalkChange::ReversalEinstein => Setting::ReversalEinstein,
        }));
        if self.turncoat {
            settings.push(Setting::Turncoat);
        }
        settings.push(Setting::Occupied(self.occupied()));
        if self.base == RebirthBase::Anticirce {
            settings.push(Setting::SelfBlock(self.self_block.unwrap_or_default()));
        }
        settings.push(Setting::Kings(self.kings()));
        if self.april.is_some() {
            settings.push(Setting::April);
        }
        if self.capturer_vanishes {
            settings.push(Setting::CapturerVanishes);
        }
        if self.promotion_by != PromotionChooser::Capturer {
            settings.push(Setting::PromotionBy(self.promotion_by));
        }
        settings.extend(self.promotion_first.map(Setting::PromotionFirst));
        if self.relevant_square != RelevantSquare::Capture {
            settings.push(Setting::Relevant(self.relevant_square));
        }
        settings
    }

    /// The base without any option.
    pub fn new(base: RebirthBase) -> RebirthCondition {
        RebirthCondition {
            base,
            timing: Timing::AtOnce,
            couscous: false,
            mirror: false,
            square: SquareRule::Array,
            square_change: None,
            walk_change: None,
            turncoat: false,
            occupied: None,
            occupied_default: None,
            self_block: None,
            kings: None,
            april: None,
            capturer_vanishes: false,
            promotion_by: PromotionChooser::Capturer,
            promotion_first: None,
            relevant_square: RelevantSquare::Capture,
        }
    }

    /// What an occupied square means: as said, else the base's default (Circe relaxed, all others strict).
    pub fn occupied(&self) -> Occupied {
        self.occupied.or(self.occupied_default).unwrap_or(match self.base {
            RebirthBase::Circe => Occupied::Relaxed,
            _ => Occupied::Strict,
        })
    }

    /// Whether kings take part: as said, else the base's default (Anticirce, Mars and Anti-Mars with kings, all others
    /// without).
    pub fn kings(&self) -> bool {
        self.kings.unwrap_or(self.kings_by_default())
    }

    /// Whether kings take part if nothing is said.
    pub fn kings_by_default(&self) -> bool {
        matches!(self.base, RebirthBase::Anticirce | RebirthBase::Mars | RebirthBase::AntiMars)
    }
}
