//! What the rules in force permit to take for granted.

use board::{Attributes, Piece, Side, Walk};
use problem::{Occupied, SquareRule, Timing, WalkChange};

use crate::transfer::Transfer;
use crate::{Rebirth, Ruleset, attributes};

/// What may be taken for granted under the rules in force, derived when they are compiled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Capabilities {
    /// All units that can be on the board are orthodox and belong to one side, and a move without capture changes nothing
    /// but the place of its unit (castling and promotion apart), as long as no rebirth is due and nobody is hidden.
    pub plain_moves: bool,
    /// A move without capture of a unit that has no attributes that act changes nothing but the place of that unit
    /// (castling and promotion apart), as long as no rebirth is due and nobody is hidden below it; and nobody is in check
    /// whose king is not attacked by a unit as it walks. Whatever units there are.
    pub lone_moves: bool,
    /// A side is in check exactly if its king stands on a square that an enemy unit attacks as it walks, whatever else
    /// stands where.
    pub plain_checks: bool,
    /// A side is in check exactly if its king stands on a square that an enemy unit attacks as it walks which nothing keeps
    /// from moving (Madrasi, paralysing units, functionaries). Where `plain_checks` holds, nothing does.
    pub checks_need_freedom: bool,
    /// Nobody is in check whose king, or a unit whose capture could crush the king (Assassin), is not attacked by a unit as
    /// it walks; whether the attack is a check may depend on more.
    pub checks_need_attacks: bool,
    /// The other way round too: a side is in check exactly if its king, or a unit whose capture would crush the king, is
    /// attacked by a unit as it walks or can be captured en passant.
    pub attacked_targets_are_checks: bool,
    /// A capture changes the two units concerned and puts at most one other on the board, the captured unit or one captured
    /// before, on a square that follows from the position and the move: so its outcome can be told without playing it.
    pub captures_are_foreseen: bool,
    /// A capture changes nothing but the two units concerned, so pins and checking lines decide whether it is legal.
    pub plain_captures: bool,
    /// After its own move a side gives check with the unit that moved, from its square of arrival, or along a line that
    /// the move opened; in no other way.
    pub checks_come_from_movement: bool,
    /// A capture is illegal if the capturer's home, which the table of homes knows, is occupied; nothing else about
    /// captures can be illegal or needs a choice.
    pub homes_decide_captures: bool,
    /// Units, moves, captures and checks are those of orthodox chess.
    pub orthodox_play: bool,
    /// Whether an attack on a king is a check depends on the squares of attacker and king and on those that are occupied,
    /// on nothing else.
    pub occupancy_decides_checks: bool,
    /// Units move from other squares than their own too, and a king can be taken exactly if all squares between it and a
    /// square from which an enemy unit captures are empty, that square itself included if the unit stands elsewhere; a move
    /// other than castling changes only what stands on its squares of departure, arrival and capture.
    pub paths_decide_checks: bool,
    /// A king that has lost its right to castle never gets it back.
    pub kings_keep_no_hope: bool,
    /// A rook that has lost its right to castle never gets it back.
    pub rooks_keep_no_hope: bool,
}

/// Which captures must be played to know whether they are legal and which choices they offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asking {
    /// None.
    None,
    /// By what is captured.
    Some {
        /// Those of royal units.
        kings: bool,
        /// Those of pawns.
        pawns: bool,
        /// Those of other units.
        others: bool,
    },
    /// All.
    All,
}

impl Asking {
    #[inline(always)]
    pub(crate) fn about(self, victim: Piece) -> bool {
        match self {
            Asking::None => false,
            Asking::Some { kings, pawns, others } => {
                others || kings && victim.is_royal() || pawns && victim.walk().is_pawn()
            }
            Asking::All => true,
        }
    }
}

impl Ruleset {
    /// On how many squares at most a half-move other than castling puts a unit that did not stand there as it is: on that
    /// of arrival, that of a reborn captured unit, one from under which a hidden unit appears, those
    /// of a hurdle and of units that magic ones attack.
    pub(crate) fn most_filled_squares(&self) -> u32 {
        let rebirth = u32::from(self.captured_rebirth.is_some() || self.kamikaze_rebirth.is_some());
        // Two squares can be left at once, the second by the reborn capturer.
        let hides = |rule: &Rebirth| matches!(rule.occupied(), Occupied::Volcanic | Occupied::Parachute);
        let reveals = if self.all_rules().any(hides) { 2 } else { 0 };
        // A hurdle moves or changes its colour, or both, on its own square or another one.
        let hurdle = u32::from(self.attributes.has_some(Attributes::ABOUT_HURDLES));
        if self.attributes.has(Attributes::MAGIC) {
            return 64;
        }
        1 + rebirth + reveals + hurdle
    }

    pub(crate) fn conclude_capabilities(&mut self, units: &[Piece], kamikaze: bool) {
        let captured = self.captured_rebirth.as_ref();
        let capturer = self.capturer_rebirth.as_ref();
        let ordinary_units = units
            .iter()
            .all(|unit| unit.walk().is_orthodox() && !unit.is_neutral() && !unit.is(Attributes::ROYAL))
            && self.attributes_are_plain();
        let brings_others = self.all_rules().any(|rule| match &rule.axes().walk_change {
            // A king becomes a royal unit of another walk.
            Some(WalkChange::Clone) => rule.kings(),
            Some(WalkChange::Chameleon(sequence)) => {
                Walk::ORTHODOX.iter().any(|&walk| !sequence.next(walk).is_orthodox())
                    || sequence.next(Walk::KING) != Walk::KING
            }
            _ => false,
        });
        let plain_moves = ordinary_units
            && !brings_others
            && self.transfers.is_empty()
            && !self.danger
            && self.einstein.is_none()
            && self.madrasi.is_none()
            && self.promotions.iter().all(|walk| walk.is_orthodox())
            && !self.no_reversal;
        let homes_decide_captures = plain_moves
            && capturer.is_some_and(|rule| {
                rule.is_simple() && rule.occupied() == Occupied::Strict && rule.kings() && !rule.can_promote()
            })
            && self.geneva.is_none()
            && self.immun.is_none()
            && captured.is_none_or(|rule| !always_asks(rule) && !rule.kings() && !rule.can_promote());
        // A king that is reborn where nothing but room matters is lost where there is none.
        let kings_home_decides = plain_moves
            && capturer.is_none()
            && self.immun.is_none()
            && self.geneva.is_none()
            && captured
                .is_some_and(|rule| rule.is_simple() && rule.kings() && rule.occupied() == Occupied::Relaxed);
        self.capturer_chooses = captured.is_none()
            && capturer.is_some_and(|rule| {
                let axes = rule.axes();
                always_finds_room(rule) && axes.walk_change.is_none() && !axes.turncoat
            });
        self.captured_chooses = capturer.is_none()
            && self.kamikaze_rebirth.is_none()
            && captured.is_some_and(|rule| {
                rule.is_chosen() && rule.is_at_once() && !rule.kings() && !rule.axes().turncoat
            });
        self.kings_return = captured.is_some_and(Rebirth::kings);
        let crushes = |rule: Option<&Rebirth>| rule.is_some_and(|rule| rule.occupied() == Occupied::Assassin);
        let all_ask = captured.is_some_and(always_asks)
            || self.immun.is_some()
            || self.geneva.is_some()
            || self.kamikaze_rebirth.is_some()
            || capturer.is_some() && !homes_decide_captures;
        // In Glasgow chess the second rank is also the one on which protean pawns promote.
        let turns_at_home = self.glasgow && units.iter().any(|unit| unit.walk() == Walk::PROTEAN_PAWN);
        let can_promote = |rule: &Rebirth| rule.can_promote() || turns_at_home;
        self.captures_ask = if all_ask {
            Asking::All
        } else if captured.is_some_and(|rule| rule.kings() || can_promote(rule)) {
            Asking::Some {
                kings: captured.is_some_and(Rebirth::kings),
                pawns: captured.is_some_and(can_promote),
                others: captured.is_some_and(|rule| can_promote(rule) && rule.axes().walk_change.is_some()),
            }
        } else {
            Asking::None
        };
        // Under a simple Assassin rule whoever is concerned is reborn, and a king on its home is removed. A king that is not
        // concerned itself is lost by capture. What could forbid a capture or ask for a promotion is not in force.
        let attacked_targets_are_checks = plain_moves
            && capturer.is_none()
            && self.immun.is_none()
            && self.geneva.is_none()
            && !kamikaze
            && !self.promotion_is_changed
            && captured.is_some_and(|rule| {
                rule.occupied() == Occupied::Assassin
                    && rule.is_simple()
                    && !rule.kings()
                    && !rule.can_promote()
            });
        // The mover stays what and where it is, promotion apart, and only the rule for captured units does anything else.
        let captures_are_foreseen = plain_moves
            && captured.is_some()
            && capturer.is_none()
            && self.immun.is_none()
            && self.geneva.is_none()
            && !kamikaze
            && !self.capturers_vanish;
        // Nobody is reborn, whatever stands where, and nothing but transfers concerns the moves of orthodox units: so a king is
        // lost whenever a unit reaches it from its own square or from its home, as its captures go. A condition about
        // promotions may forbid the capture on a promotion square, and of chosen homes there are too many.
        let paths_decide_checks = !self.transfers.is_empty()
            && !self.transfers.iter().filter_map(Transfer::rule).any(Rebirth::is_chosen)
            && ordinary_units
            && !brings_others
            && self.rebirths().next().is_none()
            && !kamikaze
            && !self.capturers_vanish
            && !self.danger
            && self.einstein.is_none()
            && self.madrasi.is_none()
            && !self.no_reversal
            && !self.promotion_is_changed
            && self.promotions.iter().all(|walk| walk.is_orthodox());
        // A king that is never reborn is lost whenever it can be reached, unless reaching it can be illegal.
        let king_captures_stand = self.transfers.is_empty()
            && !self.danger
            && capturer.is_none_or(always_finds_room)
            && captured.is_none_or(|rule| !rule.kings())
            && !crushes(captured)
            && self.immun.as_ref().is_none_or(|rule| !rule.kings())
            && self.geneva.is_none();
        self.capabilities = Capabilities {
            plain_moves,
            lone_moves: self.transfers.is_empty()
                && !self.danger
                && self.einstein.is_none()
                && !self.no_reversal
                && !self.attributes.has(Attributes::MAGIC)
                && !crushes(capturer)
                && !crushes(captured),
            plain_checks: king_captures_stand && self.attributes_are_plain() && self.madrasi.is_none(),
            checks_need_freedom: king_captures_stand
                && self.attributes.without(Attributes::PLAIN).without(HARMLESS).is_empty(),
            checks_need_attacks: plain_moves
                && !crushes(capturer)
                && captured
                    .filter(|rule| rule.occupied() == Occupied::Assassin)
                    .is_none_or(Rebirth::is_simple),
            attacked_targets_are_checks,
            captures_are_foreseen,
            plain_captures: captured.is_none()
                && capturer.is_none()
                && !kamikaze
                && !self.capturers_vanish
                && !self.attributes.has_some(attributes::REACH_OTHERS),
            checks_come_from_movement: capturer.is_none()
                && captured.is_none_or(brings_no_check)
                && !kamikaze
                && !self.capturers_vanish,
            homes_decide_captures,
            orthodox_play: false,
            occupancy_decides_checks: homes_decide_captures && captured.is_none_or(|rule| !rule.kings())
                || kings_home_decides,
            paths_decide_checks,
            kings_keep_no_hope: captured
                .is_none_or(|rule| !rule.kings() && rule.occupied() != Occupied::Parachute)
                && capturer.is_none()
                && !self.transfers.iter().any(|transfer| matches!(transfer, Transfer::AntiMars(_))),
            // A rook that changes sides on a corner of its new side has a right.
            rooks_keep_no_hope: captured.is_none()
                && capturer.is_none()
                && self.kamikaze_rebirth.is_none()
                && !self.attributes.has_some(attributes::REACH_OTHERS),
        };
    }

    /// Whether no rule is changed; options and missing kings do not count.
    pub(crate) fn plays_orthodox(&self) -> bool {
        let Capabilities { plain_moves, plain_checks, plain_captures, .. } = self.capabilities;
        let restricted = Side::BOTH.iter().any(|&side| self.maximummer[side]);
        plain_moves
            && plain_checks
            && plain_captures
            && self.rebirths().next().is_none()
            && !self.capturers_vanish
            && !self.glasgow
            && !self.promotion_is_changed
            && !restricted
    }
}

/// Attributes that never make the capture of a king illegal once their unit may move.
const HARMLESS: Attributes = Attributes::CHAMELEON
    .with(Attributes::PARALYSING)
    .with(Attributes::VOLAGE)
    .with(Attributes::FUNCTIONARY)
    .with(Attributes::HALF_NEUTRAL)
    .with(Attributes::PROTEAN)
    .with(Attributes::HURDLE_COLOUR_CHANGING);

/// Whether every capture under the rule must be played to know whether it is legal and which choices it offers.
fn always_asks(rule: &Rebirth) -> bool {
    rule.is_chosen() || matches!(rule.occupied(), Occupied::Strict | Occupied::Assassin)
}

/// Whether a rebirth can only close lines of the capturing side: the unit is the opponent's, and nobody is removed for it.
fn brings_no_check(rule: &Rebirth) -> bool {
    !rule.kings()
        && rule.axes().timing != Timing::WaitCapture
        && !rule.axes().turncoat
        && rule.occupied() != Occupied::Assassin
}

/// Whether a capturer can be reborn whatever stands where: there is always another empty square.
fn always_finds_room(rule: &Rebirth) -> bool {
    rule.axes().square == SquareRule::Super && rule.is_at_once() && rule.axes().april.is_none()
}
