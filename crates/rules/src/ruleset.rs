use board::{Attributes, BySide, Piece, Position, Side, Square, SquareSet, Walk};
use problem::{
    ChameleonSequence, Condition, DefinedWalk, EinsteinKind, Occupied, RebirthBase, RebirthCondition,
    SquareChange, SquareRule, Timing, Wording,
};

use crate::capabilities::Asking;
use crate::order::Stages;
use crate::promotion::{PromotionSquares, hurdle_attributes, promotions};
use crate::threats::Aims;
use crate::transfer::Transfer;
use crate::walks::OwnWalks;
use crate::{Capabilities, Rebirth, Refusal, Stage, Target, attributes};

/// How a pawn on its own first rank moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FirstRank {
    /// Not at all, and it guards nothing.
    Frozen,
    /// One step, and it captures.
    OneStep,
    /// Up to three steps, and it captures (Einstein).
    ThreeSteps,
}

/// The rules in force, compiled for use in the search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruleset {
    pub(crate) captured_rebirth: Option<Rebirth>,
    pub(crate) capturer_rebirth: Option<Rebirth>,
    /// What happens to kamikaze units that capture, where captured units are reborn.
    pub(crate) kamikaze_rebirth: Option<Rebirth>,
    pub(crate) immun: Option<Rebirth>,
    pub(crate) geneva: Option<Rebirth>,
    pub(crate) transfers: Vec<Transfer>,
    pub(crate) danger: bool,
    pub(crate) glasgow: bool,
    pub(crate) einstein: Option<EinsteinKind>,
    /// Whether units are paralysed by their like (Madrasi); with kings or without.
    pub(crate) madrasi: Option<bool>,
    pub(crate) maximummer: BySide<bool>,
    pub(crate) no_reversal: bool,
    pub(crate) capturers_vanish: bool,
    pub(crate) first_rank: FirstRank,
    pub(crate) marks_promoted: bool,
    /// A rebirth is put off until the next half-move or the next capture.
    pub(crate) captures_wait: bool,
    pub(crate) freshness_matters: bool,
    pub(crate) capturers_wait: bool,
    pub(crate) stages: Stages,
    /// The diagram squares that goals ask for, see [`Ruleset::keeps_origin`].
    pub(crate) remembered: SquareSet,
    /// What a proof game leads to.
    pub(crate) target: Option<Box<Target>>,
    /// Whether a side that is not in check may pass, unless its opponent just did (option NullMoves).
    pub(crate) null_moves: bool,
    /// Corners whose rooks cannot both castle: of White and of Black.
    pub(crate) exclusive_castlings: Vec<(Square, Square)>,
    /// The walks that the problem defines itself.
    pub(crate) own_walks: OwnWalks,
    pub(crate) promotion: PromotionSquares,
    pub(crate) promotions: Vec<Walk>,
    pub(crate) marine_promotions: Vec<Walk>,
    /// Whether a condition says where pawns promote and to what.
    pub(crate) promotion_is_changed: bool,
    /// Which captures must be played to know whether they are legal and which choices they offer.
    pub(crate) captures_ask: Asking,
    /// Whether the capturer is reborn, as what it is, where its side chooses, and nobody else is reborn.
    pub(crate) capturer_chooses: bool,
    /// Whether the captured unit is reborn with its capture where the capturing side chooses, and nobody else is reborn.
    pub(crate) captured_chooses: bool,
    /// Whether royal units can be captured and come back.
    pub(crate) kings_return: bool,
    /// Walks of units on the board with their attributes about hurdles; empty if no unit has any.
    pub(crate) hurdle_attributes: Vec<(Walk, Attributes)>,
    /// How the walks of chameleon units follow one another.
    pub(crate) chameleons: ChameleonSequence,
    /// All attributes that units on the board have.
    pub(crate) attributes: Attributes,
    /// Whether each unit can make all moves of its walk, from its own square alone, and capture every enemy unit.
    pub(crate) units_move_freely: bool,
    pub(crate) capabilities: Capabilities,
    /// From where units of each walk can take a king, where paths decide about checks.
    pub(crate) aims: Option<Aims>,
}

impl Ruleset {
    /// Orthodox chess.
    pub fn orthodox() -> Ruleset {
        Ruleset::compile(&[], &[]).expect("no conditions cannot contradict each other")
    }

    /// The rules under these conditions with these units on the board.
    ///
    /// # Errors
    /// Conditions that contradict each other or that are not supported together.
    pub fn compile(conditions: &[Condition], units: &[Piece]) -> Result<Ruleset, Refusal> {
        Ruleset::compile_with(conditions, units, &[])
    }

    /// The same for units and conditions that may also name these walks, which the problem defines itself.
    ///
    /// # Errors
    /// Conditions that contradict each other or that are not supported together.
    pub fn compile_with(
        conditions: &[Condition],
        units: &[Piece],
        walks: &[DefinedWalk],
    ) -> Result<Ruleset, Refusal> {
        let mut rules = Ruleset {
            captured_rebirth: None,
            capturer_rebirth: None,
            kamikaze_rebirth: None,
            immun: None,
            geneva: None,
            transfers: Vec::new(),
            danger: false,
            glasgow: conditions.contains(&Condition::Glasgow),
            einstein: None,
            madrasi: None,
            maximummer: BySide([false; 2]),
            no_reversal: false,
            capturers_vanish: false,
            first_rank: FirstRank::Frozen,
            marks_promoted: false,
            captures_wait: false,
            freshness_matters: false,
            capturers_wait: false,
            stages: Stages::ALWAYS,
            remembered: SquareSet::EMPTY,
            target: None,
            null_moves: false,
            exclusive_castlings: Vec::new(),
            own_walks: OwnWalks::new(walks),
            promotion: PromotionSquares::new(conditions),
            promotions: promotions(&Walk::PROMOTIONS, conditions, units),
            marine_promotions: promotions(&Walk::MARINE_PROMOTIONS, conditions, units),
            promotion_is_changed: false,
            captures_ask: Asking::None,
            capturer_chooses: false,
            captured_chooses: false,
            kings_return: false,
            hurdle_attributes: hurdle_attributes(units),
            chameleons: ChameleonSequence::default(),
            attributes: units.iter().fold(Attributes::NONE, |all, unit| all | unit.attributes()),
            units_move_freely: false,
            capabilities: Capabilities {
                plain_moves: false,
                lone_moves: false,
                plain_checks: false,
                checks_need_freedom: false,
                checks_need_attacks: false,
                attacked_targets_are_checks: false,
                captures_are_foreseen: false,
                plain_captures: false,
                checks_come_from_movement: false,
                homes_decide_captures: false,
                orthodox_play: false,
                occupancy_decides_checks: false,
                paths_decide_checks: false,
                kings_keep_no_hope: false,
                rooks_keep_no_hope: false,
            },
            aims: None,
        };
        for (i, condition) in conditions.iter().enumerate() {
            if conditions[..i].contains(condition) {
                continue;
            }
            rules.add(condition).map_err(|()| {
                let earlier =
                    conditions[..i].iter().find(|earlier| same_slot(earlier, condition)).unwrap_or(condition);
                let wording = Wording { walks, ..Wording::default() };
                Refusal::Conflict { first: earlier.caption(wording), second: condition.caption(wording) }
            })?;
        }
        // Whether a square is a cage depends on checks, and these on whether there are cages.
        for (rule, name) in [(&rules.immun, "ImmunChess"), (&rules.geneva, "GenevaChess")] {
            if rule.as_ref().is_some_and(|rule| rule.axes().square == SquareRule::Cage) {
                return Err(Refusal::Conflict { first: name.to_owned(), second: "Cage".to_owned() });
            }
        }
        for rule in rules.rebirths() {
            if let Some((first, second)) = empty_square_conflict(rule) {
                return Err(Refusal::Conflict { first: first.to_owned(), second: second.to_owned() });
            }
        }
        rules.conclude(units);
        Ok(rules)
    }

    fn add(&mut self, condition: &Condition) -> Result<(), ()> {
        fn set<T>(slot: &mut Option<T>, value: T) -> Result<(), ()> {
            if slot.replace(value).is_some() { Err(()) } else { Ok(()) }
        }
        match condition {
            Condition::Rebirth(axes) => return self.add_rebirth(axes),
            Condition::PlusChess => return self.add_transfer(Transfer::Plus),
            Condition::DangerCirce => self.danger = true,
            Condition::Glasgow => self.glasgow = true,
            Condition::Einstein(kind) => return set(&mut self.einstein, *kind),
            Condition::Madrasi { kings } => return set(&mut self.madrasi, *kings),
            Condition::Maximummer(side) => self.maximummer[side.unwrap_or(Side::Black)] = true,
            // It concerns the position, not the rules.
            Condition::LastCapture { .. } => {}
            // Looked at before everything else.
            Condition::PromotionOnly(_) | Condition::PromotionSquares(..) | Condition::NoPromotion(_) => {
                self.promotion_is_changed = true;
            }
            Condition::NoReversal => self.no_reversal = true,
        }
        Ok(())
    }

    fn add_rebirth(&mut self, axes: &RebirthCondition) -> Result<(), ()> {
        let rule = Rebirth::new(axes.clone(), self.glasgow, self.promotion.are_special);
        self.capturers_vanish |= axes.capturer_vanishes;
        let slot = match axes.base {
            RebirthBase::Circe => &mut self.captured_rebirth,
            RebirthBase::Anticirce => &mut self.capturer_rebirth,
            RebirthBase::Immun => &mut self.immun,
            RebirthBase::Geneva => &mut self.geneva,
            RebirthBase::Mars | RebirthBase::AntiMars | RebirthBase::Phantom => {
                let transfer = match axes.base {
                    RebirthBase::Mars => Transfer::Mars(rule),
                    RebirthBase::AntiMars => Transfer::AntiMars(rule),
                    _ => Transfer::Phantom(rule),
                };
                return self.add_transfer(transfer);
            }
        };
        if slot.replace(rule).is_some() { Err(()) } else { Ok(()) }
    }

    /// Mars (captures) and Anti-Mars (the other moves) go together, nothing else does.
    fn add_transfer(&mut self, transfer: Transfer) -> Result<(), ()> {
        let fits = match self.transfers.as_slice() {
            [] => true,
            [Transfer::Mars(_)] => matches!(transfer, Transfer::AntiMars(_)),
            [Transfer::AntiMars(_)] => matches!(transfer, Transfer::Mars(_)),
            _ => false,
        };
        self.transfers.push(transfer);
        if fits { Ok(()) } else { Err(()) }
    }

    pub(crate) fn rebirths(&self) -> impl Iterator<Item = &Rebirth> {
        [&self.captured_rebirth, &self.capturer_rebirth, &self.immun, &self.geneva].into_iter().flatten()
    }

    fn conclude(&mut self, units: &[Piece]) {
        let kamikaze = units.iter().any(|unit| unit.is(Attributes::KAMIKAZE));
        if kamikaze && let Some(rule) = &self.captured_rebirth {
            let mut axes = rule.axes().clone();
            axes.base = RebirthBase::Anticirce;
            axes.occupied = Some(Occupied::Relaxed);
            axes.kings = Some(true);
            axes.couscous = false;
            axes.timing = Timing::AtOnce;
            axes.april = None;
            self.kamikaze_rebirth = (!self.capturers_vanish)
                .then(|| Rebirth::new(axes, self.glasgow, self.promotion.are_special));
        }
        let waits = |timing| self.rebirths().any(|rule| rule.axes().timing == timing);
        let (captures_wait, freshness_matters) = (waits(Timing::WaitCapture), waits(Timing::LastMove));
        self.captures_wait = captures_wait;
        self.freshness_matters = freshness_matters;
        self.capturers_wait = self.capturer_rebirth.as_ref().is_some_and(|rule| !rule.is_at_once());
        let marks_promoted =
            self.all_rules().any(|rule| rule.axes().square_change == Some(SquareChange::Frischauf));
        self.marks_promoted = marks_promoted;
        self.first_rank = if self.einstein.is_some() {
            FirstRank::ThreeSteps
        } else if self.captured_rebirth.as_ref().is_some_and(|rule| {
            let axes = rule.axes();
            axes.square == SquareRule::Cage
                || axes.square == SquareRule::Equipollents && axes.timing == Timing::LastMove
        }) {
            FirstRank::OneStep
        } else {
            FirstRank::Frozen
        };
        self.conclude_stages(kamikaze);
        self.conclude_capabilities(units, kamikaze);
        self.capabilities.orthodox_play = self.plays_orthodox();
        self.aims = self.aims();
        self.units_move_freely = self.transfers.is_empty()
            && !self.danger
            && self.madrasi.is_none()
            && !self.attributes.has_some(attributes::BIND);
    }

    /// All rules of rebirth, also those that only find squares.
    pub(crate) fn all_rules(&self) -> impl Iterator<Item = &Rebirth> {
        self.rebirths().chain(self.transfers.iter().filter_map(Transfer::rule))
    }

    fn conclude_stages(&mut self, kamikaze: bool) {
        let covers = |rule: &Option<Rebirth>| {
            rule.as_ref()
                .is_some_and(|rule| matches!(rule.occupied(), Occupied::Volcanic | Occupied::Parachute))
        };
        let stages = [
            (self.no_reversal, Stage::Remember),
            (self.attributes.has(Attributes::MAGIC), Stage::MagicViews),
            (!self.transfers.is_empty(), Stage::Transfer),
            (self.immun.is_some() || self.geneva.is_some(), Stage::Veto),
            (self.einstein.is_some(), Stage::WalkOfMover),
            (self.attributes.has_some(attributes::AT_ONCE), Stage::Attributes),
            (self.capturer_rebirth.is_some() || self.kamikaze_rebirth.is_some(), Stage::RebirthOfCapturer),
            (kamikaze || self.capturers_vanish, Stage::Kamikaze),
            (self.attributes.has_some(attributes::MOVE_HURDLES), Stage::HurdleMove),
            (self.captured_rebirth.is_some(), Stage::RebirthOfCaptured),
            (covers(&self.captured_rebirth) || covers(&self.capturer_rebirth), Stage::Uncover),
            (self.attributes.has_some(attributes::IN_THE_END), Stage::LastingAttributes),
            (self.captures_wait || self.freshness_matters, Stage::Pending),
        ];
        for (in_force, stage) in stages {
            if in_force {
                self.stages = self.stages.with(stage);
            }
        }
    }

    /// What may be taken for granted.
    #[inline(always)]
    pub fn capabilities(&self) -> Capabilities {
        self.capabilities
    }

    /// Whether what a captured pawn becomes by rebirth is chosen by its owner, not by the capturing side.
    #[inline(always)]
    pub fn owner_chooses(&self) -> bool {
        self.captured_rebirth.as_ref().is_some_and(Rebirth::owner_chooses)
    }

    /// Whether a unit that stands on `square` in the diagram remembers that.
    pub(crate) fn keeps_origin(&self, square: Square) -> bool {
        self.remembered.contains(square)
            || self.all_rules().any(|rule| rule.axes().square == SquareRule::Diagram)
    }

    /// What the play is to lead to, if the stipulation is a proof game or leads from one position to another.
    pub fn target(&self) -> Option<&Target> {
        self.target.as_deref()
    }

    /// The same rules for play that is to lead to the placement of `position`.
    #[must_use]
    pub fn with_target(mut self, position: &Position) -> Ruleset {
        self.target = Some(Box::new(Target::new(&self, position)));
        self
    }

    /// The same rules with null moves: each side may pass when it is not in check, unless the half-move before was a null
    /// move.
    #[must_use]
    pub fn with_null_moves(mut self) -> Ruleset {
        self.null_moves = true;
        self.stages = self.stages.with(Stage::NullMove);
        self
    }

    /// The rules by which somebody is reborn, not only a square is looked at.
    fn real_rebirths(&self) -> impl Iterator<Item = &Rebirth> {
        [&self.captured_rebirth, &self.capturer_rebirth].into_iter().flatten()
    }

    /// Whether a capture can hide units.
    pub(crate) fn hides_units(&self) -> bool {
        self.real_rebirths().any(|rule| matches!(rule.occupied(), Occupied::Volcanic | Occupied::Parachute))
    }

    /// Whether a king under another unit is still in play, so that it does not count as lost (Parachute).
    pub(crate) fn hidden_kings_live(&self) -> bool {
        self.real_rebirths().any(|rule| rule.occupied() == Occupied::Parachute)
    }

    /// The square of a capture that counts for its rebirth.
    pub(crate) fn relevant_square(&self, capture: Square, arrival: Square) -> Square {
        self.rebirths().next().map_or(capture, |rule| rule.relevant_square(capture, arrival))
    }
}

/// Super and Cage look for an empty square, so that there is nothing to be said about an occupied one but whether the
/// rebirth is compulsory.
fn empty_square_conflict(rule: &Rebirth) -> Option<(&'static str, &'static str)> {
    let square = match rule.axes().square {
        SquareRule::Super => "Super",
        SquareRule::Cage => "Cage",
        _ => return None,
    };
    match rule.axes().occupied() {
        Occupied::Assassin => Some((square, "Assassin")),
        Occupied::Volcanic => Some((square, "Volcanic")),
        Occupied::Parachute => Some((square, "Parachute")),
        Occupied::Relaxed | Occupied::Strict => None,
    }
}

/// Whether two conditions decide about the same thing.
fn same_slot(a: &Condition, b: &Condition) -> bool {
    let transfers = |condition: &Condition| match condition {
        Condition::PlusChess => true,
        Condition::Rebirth(axes) => {
            matches!(axes.base, RebirthBase::Mars | RebirthBase::AntiMars | RebirthBase::Phantom)
        }
        _ => false,
    };
    match (a, b) {
        (Condition::Rebirth(a), Condition::Rebirth(b)) if a.base == b.base => true,
        (Condition::Einstein(_), Condition::Einstein(_))
        | (Condition::Madrasi { .. }, Condition::Madrasi { .. }) => true,
        _ => transfers(a) && transfers(b),
    }
}
