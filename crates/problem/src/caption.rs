//! Conditions as the caption of a diagram spells them.

use std::fmt;

use board::{Side, Walk};

use crate::{
    CONDITIONS, ChameleonSequence, Condition, EinsteinKind, Occupied, PromotionChooser, RebirthBase,
    RebirthCondition, RelevantSquare, SelfBlock, SquareChange, SquareRule, Timing, WALKS, WalkChange,
};

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Rebirth(rebirth) => rebirth.fmt(f),
            Condition::Madrasi { kings } => {
                f.write_str("Madrasi")?;
                f.write_str(if *kings { " RexInclusive" } else { "" })
            }
            // What was captured is not shown.
            _ => f.write_str(self.name()),
        }
    }
}

impl Condition {
    /// Where the condition stands among the others in a caption.
    pub fn caption_rank(&self) -> usize {
        match self {
            Condition::Maximummer(None) => 0,
            _ => CONDITIONS.iter().position(|row| row.name == self.name()).map_or(usize::MAX, |at| at + 1),
        }
    }

    /// The keyword with which the caption begins.
    pub fn name(&self) -> &'static str {
        match self {
            Condition::Rebirth(rebirth) => match rebirth.base {
                RebirthBase::Circe => "Circe",
                RebirthBase::Anticirce => "AntiCirce",
                RebirthBase::Mars => "MarsCirce",
                RebirthBase::AntiMars => "AntiMarsCirce",
                RebirthBase::Phantom => "PhantomChess",
                RebirthBase::Immun => "ImmunChess",
                RebirthBase::Geneva => "GenevaChess",
            },
            Condition::PlusChess => "PlusChess",
            Condition::DangerCirce => "DangerCirce",
            Condition::Glasgow => "GlasgowChess",
            Condition::Einstein(EinsteinKind::Einstein) => "EinsteinChess",
            Condition::Einstein(EinsteinKind::Reversal) => "ReversalEinsteinChess",
            Condition::Einstein(EinsteinKind::Anti) => "AntiEinsteinChess",
            Condition::Madrasi { .. } => "Madrasi",
            Condition::Maximummer(None) => "Maximummer",
            Condition::Maximummer(Some(Side::Black)) => "BlackMaximummer",
            Condition::Maximummer(Some(Side::White)) => "WhiteMaximummer",
            Condition::LastCapture { .. } => "LastCapture",
            Condition::NoReversal => "NoReversal",
        }
    }
}

impl fmt::Display for RebirthCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Condition::Rebirth(RebirthCondition::new(self.base)).name())?;
        // The order of the words is Popeye's.
        let couscous = if self.couscous { " Couscous" } else { "" };
        let (before, square, after) = match self.square {
            SquareRule::Array => (couscous, "", ""),
            SquareRule::Pwc => ("", " PWC", couscous),
            SquareRule::Symmetry => ("", " Symmetry", couscous),
            SquareRule::VerticalSymmetry => ("", " VerticalSymmetry", couscous),
            SquareRule::HorizontalSymmetry => ("", " HorizontalSymmetry", couscous),
            SquareRule::Diagram => ("", " Diagram", couscous),
            SquareRule::Cage => ("", " Cage", couscous),
            SquareRule::Rank => ("", " Rank", couscous),
            SquareRule::File => ("", " File", couscous),
            SquareRule::Antipodes => (couscous, " Antipodes", ""),
            SquareRule::TakeAndMake => (couscous, " Take&Make", ""),
            SquareRule::Super => (couscous, " Super", ""),
            SquareRule::CaptureSquare => (couscous, " CaptureSquare", ""),
            // Its word comes after April's.
            SquareRule::Equipollents => (couscous, "", ""),
        };
        write!(f, "{before}{square}{after}")?;
        if let Some(walks) = &self.april {
            f.write_str(" April")?;
            for walk in in_table_order().filter(|walk| walks.contains(walk)) {
                write!(f, " {}", walk.letters())?;
            }
        }
        if self.square == SquareRule::Equipollents {
            f.write_str(match (self.timing, self.mirror) {
                (Timing::AtOnce, _) => " Equipollents",
                (_, true) => " ContraParrain",
                (_, false) => " Parrain",
            })?;
        }
        f.write_str(if self.timing == Timing::WaitCapture { " WaitCapture" } else { "" })?;
        f.write_str(if self.mirror { " Mirror" } else { "" })?;
        f.write_str(match self.occupied {
            None => "",
            Some(Occupied::Assassin) => " Assassin",
            Some(Occupied::Strict) => " Strict",
            Some(Occupied::Relaxed) => " Relaxed",
            Some(Occupied::Parachute) => " Parachute",
            Some(Occupied::Volcanic) => " Volcanic",
        })?;
        f.write_str(match self.square_change {
            Some(SquareChange::Diametral) => " Diametral",
            Some(SquareChange::VerticalMirror) => " VerticalMirror",
            Some(SquareChange::Frischauf) | None => "",
        })?;
        match &self.walk_change {
            None => {}
            Some(WalkChange::Clone) => f.write_str(" Clone")?,
            Some(WalkChange::Einstein) => f.write_str(" Einstein")?,
            Some(WalkChange::ReversalEinstein) => f.write_str(" ReversalEinstein")?,
            Some(WalkChange::Chameleon(sequence)) => {
                f.write_str(" Chameleon")?;
                if sequence.is_explicit() {
                    write_sequence(sequence, f)?;
                }
            }
        }
        f.write_str(if self.turncoat { " Turncoats" } else { "" })?;
        if self.square_change == Some(SquareChange::Frischauf) {
            f.write_str(" Frischauf")?;
        }
        f.write_str(if self.self_block == Some(SelfBlock::Cheylan) { " Cheylan" } else { "" })?;
        match self.kings {
            Some(kings) if kings != self.kings_by_default() => {
                f.write_str(if kings { " RexInclusive" } else { " RexExclusive" })?;
            }
            _ => {}
        }
        // Words of kirke alone.
        f.write_str(if self.capturer_vanishes { " Kamikaze" } else { "" })?;
        f.write_str(match self.promotion_by {
            PromotionChooser::Capturer => "",
            PromotionChooser::Owner => " PromotionBy=Owner",
        })?;
        f.write_str(match self.promotion_first {
            None => "",
            Some(true) => " PromotionFirst=Yes",
            Some(false) => " PromotionFirst=No",
        })?;
        f.write_str(match self.relevant_square {
            RelevantSquare::Capture => "",
            RelevantSquare::Arrival => " Relevant=Arrival",
        })
    }
}

/// The walks in the order of the table of walks.
fn in_table_order() -> impl Iterator<Item = Walk> {
    WALKS.iter().filter_map(|row| row.walk)
}

/// `Q->R->B->Q`.
fn write_sequence(sequence: &ChameleonSequence, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut written: Vec<Walk> = Vec::new();
    f.write_str(" ")?;
    for first in in_table_order() {
        if written.contains(&first) || sequence.next(first) == first {
            continue;
        }
        f.write_str(first.letters())?;
        let mut walk = first;
        loop {
            walk = sequence.next(walk);
            write!(f, "->{}", walk.letters())?;
            // A sequence that comes back to another walk than its first ends there.
            if walk == first || written.contains(&walk) {
                break;
            }
            written.push(walk);
        }
    }
    Ok(())
}
