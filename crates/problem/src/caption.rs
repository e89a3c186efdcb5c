//! Conditions as the caption of a diagram spells them.

use std::fmt;

use board::{Side, Walk};

use crate::{
    CONDITIONS, ChameleonSequence, Condition, EinsteinKind, Occupied, PromotionChooser, RebirthBase,
    RebirthCondition, RelevantSquare, SelfBlock, SquareChange, SquareRule, Timing, WALKS, WalkChange,
};
use crate::{Language, Names, REBIRTH_WORDS, Wording, walk_letters};

/// The condition that names no side; it has no row of its own in the table of conditions.
pub const MAXIMUMMER: Names = Names::new("Maximummer", "Laengstzueger", "Maximum");

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.caption(Language::English))
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

    /// The whole caption. A language is the wording of a problem that defines no walks.
    pub fn caption<'a>(&self, wording: impl Into<Wording<'a>>) -> String {
        let wording = wording.into();
        let language = wording.language;
        match self {
            Condition::Rebirth(rebirth) => rebirth.caption(wording),
            Condition::Madrasi { kings: true } => {
                format!("{} {}", self.name_in(language), word("RexInclusive", language))
            }
            Condition::PromotionOnly(walks) => {
                walks.iter().fold(self.name_in(language).to_owned(), |text, &walk| {
                    text + " " + &walk_letters(walk, wording)
                })
            }
            Condition::PromotionSquares(_, squares) => squares
                .fold(self.name_in(language).to_owned(), |text, square| text + " " + &square.to_string()),
            // What was captured is not shown.
            _ => self.name_in(language).to_owned(),
        }
    }

    fn name_in(&self, language: Language) -> &'static str {
        match self {
            Condition::Maximummer(None) => MAXIMUMMER.of(language),
            _ => {
                let name = self.name();
                CONDITIONS.iter().find(|row| row.name == name).map_or(name, |row| row.names.of(language))
            }
        }
    }

    /// The English keyword with which the caption begins.
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
            Condition::PromotionOnly(_) => "PromOnly",
            Condition::PromotionSquares(Side::White, _) => "WhitePromSquares",
            Condition::PromotionSquares(Side::Black, _) => "BlackPromSquares",
            Condition::NoPromotion(Side::White) => "NoWhitePromotion",
            Condition::NoPromotion(Side::Black) => "NoBlackPromotion",
        }
    }
}

impl fmt::Display for RebirthCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.caption(Language::English))
    }
}

/// The option word with this English name.
fn word(english: &'static str, language: Language) -> &'static str {
    REBIRTH_WORDS.iter().find(|row| row.name == english).map_or(english, |row| row.names.of(language))
}

/// The words of a caption.
struct Words<'a> {
    wording: Wording<'a>,
    text: String,
}

impl Words<'_> {
    fn add(&mut self, english: &'static str) {
        self.text.push(' ');
        self.text.push_str(word(english, self.wording.language));
    }

    /// The letters of a walk. In captions Popeye has a blank before each walk of a hunter.
    fn add_walk(&mut self, walk: Walk) {
        match self.wording.hunter(walk) {
            Some((away, back)) => {
                let (away, back) = (self.wording.letters(away), self.wording.letters(back));
                self.text.push_str(&format!(" {away}/ {back}"));
            }
            None => self.text.push_str(&self.wording.letters(walk)),
        }
    }

    fn add_if(&mut self, condition: bool, english: &'static str) {
        if condition {
            self.add(english);
        }
    }
}

impl RebirthCondition {
    /// The condition as the caption of a diagram spells it. The order of the words is Popeye's. A language is the wording
    /// of a problem that defines no walks.
    pub fn caption<'a>(&self, wording: impl Into<Wording<'a>>) -> String {
        let wording = wording.into();
        let name = Condition::Rebirth(RebirthCondition::new(self.base)).name_in(wording.language);
        let mut words = Words { wording, text: name.to_owned() };
        self.add_square(&mut words);
        words.add_if(self.timing == Timing::WaitCapture, "WaitCapture");
        words.add_if(self.mirror, "Mirror");
        match self.occupied {
            None => {}
            Some(Occupied::Assassin) => words.add("Assassin"),
            Some(Occupied::Strict) => words.add("Strict"),
            Some(Occupied::Relaxed) => words.add("Relaxed"),
            Some(Occupied::Parachute) => words.add("Parachute"),
            Some(Occupied::Volcanic) => words.add("Volcanic"),
        }
        words.add_if(self.square_change == Some(SquareChange::Diametral), "Diametral");
        words.add_if(self.square_change == Some(SquareChange::VerticalMirror), "VerticalMirror");
        match &self.walk_change {
            None => {}
            Some(WalkChange::Clone) => words.add("Clone"),
            Some(WalkChange::Einstein) => words.add("Einstein"),
            Some(WalkChange::ReversalEinstein) => words.add("ReversalEinstein"),
            Some(WalkChange::Chameleon(sequence)) => {
                words.add("Chameleon");
                if sequence.is_explicit() {
                    add_sequence(sequence, &mut words);
                }
            }
        }
        words.add_if(self.turncoat, "Turncoats");
        words.add_if(self.square_change == Some(SquareChange::Frischauf), "Frischauf");
        words.add_if(self.self_block == Some(SelfBlock::Cheylan), "Cheylan");
        if let Some(kings) = self.kings.filter(|&kings| kings != self.kings_by_default()) {
            words.add(if kings { "RexInclusive" } else { "RexExclusive" });
        }
        // Words of kirke alone.
        words.add_if(self.capturer_vanishes, "Kamikaze");
        words.add_if(self.promotion_by == PromotionChooser::Owner, "PromotionBy=Owner");
        words.add_if(self.promotion_first == Some(true), "PromotionFirst=Yes");
        words.add_if(self.promotion_first == Some(false), "PromotionFirst=No");
        words.add_if(self.relevant_square == RelevantSquare::Arrival, "Relevant=Arrival");
        words.text
    }

    /// How the square is found, with the words that stand in the midst of it.
    fn add_square(&self, words: &mut Words<'_>) {
        let (rule, couscous_first) = match self.square {
            // Equipollents comes after April.
            SquareRule::Array | SquareRule::Equipollents => (None, true),
            SquareRule::Pwc => (Some("PWC"), false),
            SquareRule::Symmetry => (Some("Symmetry"), false),
            SquareRule::VerticalSymmetry => (Some("VerticalSymmetry"), false),
            SquareRule::HorizontalSymmetry => (Some("HorizontalSymmetry"), false),
            SquareRule::Diagram => (Some("Diagram"), false),
            SquareRule::Cage => (Some("Cage"), false),
            SquareRule::Rank => (Some("Rank"), false),
            SquareRule::File => (Some("File"), false),
            SquareRule::Antipodes => (Some("Antipodes"), true),
            SquareRule::TakeAndMake => (Some("Take&Make"), true),
            SquareRule::Super => (Some("Super"), true),
            SquareRule::CaptureSquare => (Some("CaptureSquare"), true),
        };
        words.add_if(self.couscous && couscous_first, "Couscous");
        if let Some(rule) = rule {
            words.add(rule);
        }
        words.add_if(self.couscous && !couscous_first, "Couscous");
        if let Some(walks) = &self.april {
            words.add("April");
            for walk in in_table_order().filter(|walk| walks.contains(walk)) {
                words.text.push(' ');
                words.add_walk(walk);
            }
        }
        if self.square == SquareRule::Equipollents {
            words.add(match (self.timing, self.mirror) {
                (Timing::AtOnce, _) => "Equipollents",
                (_, true) => "ContraParrain",
                (_, false) => "Parrain",
            });
        }
    }
}

/// The walks in the order of the table of walks, then those that a problem can define.
fn in_table_order() -> impl Iterator<Item = Walk> {
    WALKS.iter().map(|row| row.walk).chain((0..Walk::OWN_COUNT).map(Walk::own))
}

/// `Q->R->B->Q`.
fn add_sequence(sequence: &ChameleonSequence, words: &mut Words<'_>) {
    let mut written: Vec<Walk> = Vec::new();
    words.text.push(' ');
    for first in in_table_order() {
        if written.contains(&first) || sequence.next(first) == first {
            continue;
        }
        words.add_walk(first);
        let mut walk = first;
        loop {
            walk = sequence.next(walk);
            words.text.push_str("->");
            words.add_walk(walk);
            // A sequence that comes back to another walk than its first ends there.
            if walk == first || written.contains(&walk) {
                break;
            }
            written.push(walk);
        }
    }
}
