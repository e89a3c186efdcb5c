//! The words that may follow `Circe`, `AntiCirce` and their like, and what each of them says.

use std::fmt;

use crate::{
    ChameleonSequence, Names, Occupied, PromotionChooser, RebirthCondition, RelevantSquare, SelfBlock,
    SquareChange, SquareRule, Timing, WalkChange,
};

/// One choice that a word of the rebirth family makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setting {
    /// Whether kings take part.
    Kings(bool),
    /// The home of the other side, or the reversed vector.
    Mirror,
    /// How the square is found.
    Square(SquareRule),
    /// How it is changed.
    SquareChange(SquareChange),
    /// What an occupied square means.
    Occupied(Occupied),
    /// What it means unless a word says otherwise.
    OccupiedByDefault(Occupied),
    /// Whether the capturer blocks itself.
    SelfBlock(SelfBlock),
    /// The walk of the other unit of the capture.
    Clone,
    /// The next walk of a cycle.
    Chameleon,
    /// A walk of less power.
    Einstein,
    /// A walk of more power.
    ReversalEinstein,
    /// The other colour.
    Turncoat,
    /// The home of the other unit of the capture.
    Couscous,
    /// Which capture counts.
    Timing(Timing),
    /// Only some walks.
    April,
    /// The capturer vanishes.
    CapturerVanishes,
    /// Who chooses the promotion.
    PromotionBy(PromotionChooser),
    /// Whether a capturing pawn promotes first.
    PromotionFirst(bool),
    /// Which square counts en passant.
    Relevant(RelevantSquare),
}

/// The choices that are independent of each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Axis {
    /// Which capture counts.
    Timing,
    /// Whose walk finds the square.
    Piece,
    /// How the square is found.
    Square,
    /// The colour for which it is found.
    Side,
    /// How the square is changed.
    SquareChange,
    /// How the walk is changed.
    Walk,
    /// How the colour is changed.
    Colour,
    /// What an occupied square means.
    Occupied,
    /// Whether the capturer blocks itself.
    SelfBlock,
    /// Whether kings take part.
    Kings,
    /// Which walks are reborn.
    Walks,
    /// What becomes of the capturer.
    Capturer,
    /// Who chooses the promotion of a reborn pawn.
    PromotionChooser,
    /// Whether a capturing pawn promotes first.
    PromotionOrder,
    /// Which square counts en passant.
    RelevantSquare,
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Axis::Timing => "which capture counts",
            Axis::Piece => "whose walk finds the square",
            Axis::Square => "how the square is found",
            Axis::Side => "whose home it is",
            Axis::SquareChange => "how the square is changed",
            Axis::Walk => "how the walk changes",
            Axis::Colour => "how the colour changes",
            Axis::Occupied => "what an occupied square means",
            Axis::SelfBlock => "the type of Anticirce",
            Axis::Kings => "whether kings take part",
            Axis::Walks => "which walks are reborn",
            Axis::Capturer => "what becomes of the capturer",
            Axis::PromotionChooser => "who chooses a promotion by rebirth",
            Axis::PromotionOrder => "whether a capturing pawn promotes first",
            Axis::RelevantSquare => "which square counts en passant",
        })
    }
}

impl fmt::Display for Setting {
    /// The choice in words, after those of its axis.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Setting::Kings(true) => "they do",
            Setting::Kings(false) => "they do not",
            Setting::Mirror => "that of the other colour",
            Setting::Square(rule) => match rule {
                SquareRule::Array => "by the game array",
                SquareRule::Rank => "the rank of the capture, the file of the game array",
                SquareRule::File => "the file of the capture, the back rank",
                SquareRule::Symmetry => "the square of capture reflected in the centre",
                SquareRule::VerticalSymmetry => "the square of capture reflected from side to side",
                SquareRule::HorizontalSymmetry => "the square of capture reflected from bottom to top",
                SquareRule::Diagram => "the square in the diagram",
                SquareRule::Pwc => "the square from which the capturer came",
                SquareRule::Antipodes => "four ranks and four files away from the capture",
                SquareRule::Equipollents => "by the vector of the move",
                SquareRule::CaptureSquare => "the square of capture",
                SquareRule::Super => "any empty square, chosen by the capturing side",
                SquareRule::TakeAndMake => {
                    "by a move from the square of capture, chosen by the capturing side"
                }
                SquareRule::Cage => "a square without a way out, chosen by the capturing side",
            },
            Setting::SquareChange(SquareChange::Diametral) => "reflected in the centre",
            Setting::SquareChange(SquareChange::VerticalMirror) => "reflected from side to side",
            Setting::SquareChange(SquareChange::Frischauf) => {
                "promoted units: the promotion square of the file"
            }
            Setting::Occupied(occupied) | Setting::OccupiedByDefault(occupied) => match occupied {
                Occupied::Relaxed => "the unit to be reborn vanishes",
                Occupied::Strict => "the move is illegal",
                Occupied::Assassin => "the occupant vanishes",
                Occupied::Volcanic => "the unit goes below the occupant",
                Occupied::Parachute => "the unit lands on top of the occupant",
            },
            Setting::SelfBlock(SelfBlock::Calvet) => "Calvet",
            Setting::SelfBlock(SelfBlock::Cheylan) => "Cheylan",
            Setting::Clone => "to that of the other unit of the capture",
            Setting::Chameleon => "along a cycle",
            Setting::Einstein => "to one of less power",
            Setting::ReversalEinstein => "to one of more power",
            Setting::Turncoat => "to the other side's",
            Setting::Couscous => "that of the other unit of the capture",
            Setting::Timing(Timing::AtOnce) => "the present one",
            Setting::Timing(Timing::LastMove) => "that of the half-move before",
            Setting::Timing(Timing::WaitCapture) => "the capture before the present one",
            Setting::April => "those in the list",
            Setting::CapturerVanishes => "it vanishes",
            Setting::PromotionBy(PromotionChooser::Owner) => "its owner",
            Setting::PromotionBy(PromotionChooser::Capturer) => "the capturing side",
            Setting::PromotionFirst(true) => "it does",
            Setting::PromotionFirst(false) => "it does not",
            Setting::Relevant(RelevantSquare::Capture) => "that of the captured unit",
            Setting::Relevant(RelevantSquare::Arrival) => "that of arrival",
        })
    }
}

impl Setting {
    /// Which choice it makes.
    pub const fn axis(self) -> Axis {
        match self {
            Setting::Kings(_) => Axis::Kings,
            Setting::Mirror => Axis::Side,
            Setting::Square(_) => Axis::Square,
            Setting::SquareChange(_) => Axis::SquareChange,
            Setting::Occupied(_) | Setting::OccupiedByDefault(_) => Axis::Occupied,
            Setting::SelfBlock(_) => Axis::SelfBlock,
            Setting::Clone | Setting::Chameleon | Setting::Einstein | Setting::ReversalEinstein => Axis::Walk,
            Setting::Turncoat => Axis::Colour,
            Setting::Couscous => Axis::Piece,
            Setting::Timing(_) => Axis::Timing,
            Setting::April => Axis::Walks,
            Setting::CapturerVanishes => Axis::Capturer,
            Setting::PromotionBy(_) => Axis::PromotionChooser,
            Setting::PromotionFirst(_) => Axis::PromotionOrder,
            Setting::Relevant(_) => Axis::RelevantSquare,
        }
    }

    /// Whether both cannot hold: another choice on the same axis. Rank finds the square by the colour of the rank and
    /// puts it back on the rank, so it leaves no room for another side or another change of the square.
    pub fn excludes(self, other: Setting) -> bool {
        let rank = Setting::Square(SquareRule::Rank);
        let needed_by_rank = |setting: Setting| matches!(setting.axis(), Axis::Side | Axis::SquareChange);
        let by_default = |setting: Setting| matches!(setting, Setting::OccupiedByDefault(_));
        (self.axis() == other.axis() && self != other && !by_default(self) && !by_default(other))
            || (self == rank && needed_by_rank(other))
            || (other == rank && needed_by_rank(self))
    }

    /// Writes the choice into a condition.
    pub fn apply(self, condition: &mut RebirthCondition) {
        match self {
            Setting::Kings(kings) => condition.kings = Some(kings),
            Setting::Mirror => condition.mirror = true,
            Setting::Square(rule) => condition.square = rule,
            Setting::SquareChange(change) => condition.square_change = Some(change),
            Setting::Occupied(occupied) => condition.occupied = Some(occupied),
            Setting::OccupiedByDefault(occupied) => condition.occupied_default = Some(occupied),
            Setting::SelfBlock(kind) => condition.self_block = Some(kind),
            Setting::Clone => condition.walk_change = Some(WalkChange::Clone),
            Setting::Chameleon => {
                condition.walk_change = Some(WalkChange::Chameleon(ChameleonSequence::default()));
            }
            Setting::Einstein => condition.walk_change = Some(WalkChange::Einstein),
            Setting::ReversalEinstein => condition.walk_change = Some(WalkChange::ReversalEinstein),
            Setting::Turncoat => condition.turncoat = true,
            Setting::Couscous => condition.couscous = true,
            Setting::Timing(timing) => condition.timing = timing,
            Setting::April => {
                condition.april.get_or_insert_default();
            }
            Setting::CapturerVanishes => condition.capturer_vanishes = true,
            Setting::PromotionBy(chooser) => condition.promotion_by = chooser,
            Setting::PromotionFirst(first) => condition.promotion_first = Some(first),
            Setting::Relevant(square) => condition.relevant_square = square,
        }
    }
}

/// Where a word comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Vocabulary {
    /// Popeye's, which may be abbreviated.
    Popeye,
    /// Of this program alone; it is written in full.
    Own,
}

/// An option word's row in the table of words.
#[derive(Clone, Copy, Debug)]
pub struct RebirthWordInfo {
    /// The English word, by which the row is known.
    pub name: &'static str,
    /// The word.
    pub names: Names,
    /// What it says.
    pub settings: &'static [Setting],
    /// Where it comes from.
    pub vocabulary: Vocabulary,
}

/// All words that may follow `Circe`, `AntiCirce` and their like.
pub const REBIRTH_WORDS: &[RebirthWordInfo] = {
    use Setting::{
        April, CapturerVanishes, Chameleon, Clone, Couscous, Einstein, Kings, Mirror, PromotionBy,
        PromotionFirst, Relevant, ReversalEinstein, SelfBlock as Block, Square, SquareChange as Change,
        Timing as When, Turncoat,
    };
    &[
        word(Names::new("RexInclusive", "RexInklusive", "RexInclusif"), &[Kings(true)]),
        word(Names::new("RexExclusive", "RexExklusive", "RexExclusif"), &[Kings(false)]),
        word(Names::new("Mirror", "Spiegel", "Malefique"), &[Mirror]),
        word(Names::same("Assassin"), &[Setting::Occupied(Occupied::Assassin)]),
        word(Names::same("Diametral"), &[Change(SquareChange::Diametral)]),
        word(
            Names::new("VerticalMirror", "VertikalSpiegel", "MalefiqueVerticale"),
            &[Change(SquareChange::VerticalMirror)],
        ),
        word(Names::same("Clone"), &[Clone]),
        word(Names::new("Chameleon", "Chamaeleon", "Chameleon"), &[Chameleon]),
        word(Names::new("Turncoats", "Turncoat", "Turncoats"), &[Turncoat]),
        word(Names::same("Couscous"), &[Couscous]),
        word(Names::new("LastMove", "LetzterZug", "CoupDernier"), &[When(Timing::LastMove)]),
        word(Names::same("Equipollents"), &[Square(SquareRule::Equipollents)]),
        word(Names::same("Parrain"), &[Square(SquareRule::Equipollents), When(Timing::LastMove)]),
        word(
            Names::same("ContraParrain"),
            &[Square(SquareRule::Equipollents), When(Timing::LastMove), Mirror],
        ),
        word(Names::new("Cage", "Kaefig", "Cage"), &[Square(SquareRule::Cage)]),
        word(Names::new("Rank", "Reihe", "Rangee"), &[Square(SquareRule::Rank)]),
        word(Names::new("File", "File", "Colonne"), &[Square(SquareRule::File)]),
        word(Names::new("Symmetry", "Symmetrie", "Symetrie"), &[Square(SquareRule::Symmetry)]),
        word(
            Names::new("VerticalSymmetry", "VertikaleSymmetrie", "VerticaleSymetrique"),
            &[Square(SquareRule::VerticalSymmetry)],
        ),
        word(
            Names::new("HorizontalSymmetry", "HorizontaleSymmetrie", "HorizontaleSymetrique"),
            &[Square(SquareRule::HorizontalSymmetry)],
        ),
        word(Names::new("Diagram", "Diagramm", "Diagramme"), &[Square(SquareRule::Diagram)]),
        word(Names::new("PWC", "Platzwechsel", "Echange"), &[Square(SquareRule::Pwc)]),
        word(Names::new("Antipodes", "Antipoden", "Antipodes"), &[Square(SquareRule::Antipodes)]),
        word(Names::same("Take&Make"), &[Square(SquareRule::TakeAndMake)]),
        word(Names::same("Super"), &[Square(SquareRule::Super)]),
        word(Names::new("April", "April", "Avril"), &[April]),
        word(Names::same("Frischauf"), &[Change(SquareChange::Frischauf)]),
        word(Names::same("Calvet"), &[Block(SelfBlock::Calvet)]),
        word(Names::same("Cheylan"), &[Block(SelfBlock::Cheylan)]),
        word(Names::new("Strict", "Strikt", "Stricte"), &[Setting::Occupied(Occupied::Strict)]),
        word(Names::new("Relaxed", "Locker", "Relache"), &[Setting::Occupied(Occupied::Relaxed)]),
        word(Names::new("Volcanic", "Vulkan", "Volcanique"), &[Setting::Occupied(Occupied::Volcanic)]),
        word(Names::new("Parachute", "Fallschirm", "Parachute"), &[Setting::Occupied(Occupied::Parachute)]),
        word(Names::same("Einstein"), &[Einstein]),
        word(Names::new("ReversalEinstein", "ReversesEinstein", "ReversEinstein"), &[ReversalEinstein]),
        word(Names::new("WaitCapture", "NaechsterSchlag", "PriseProchaine"), &[When(Timing::WaitCapture)]),
        word(Names::new("CaptureSquare", "Schlagfeld", "CaseDePrise"), &[Square(SquareRule::CaptureSquare)]),
        own("CouCou", &[Couscous, PromotionBy(PromotionChooser::Capturer)]),
        own("Kamikaze", &[CapturerVanishes]),
        own("DoubleAgents", &[Turncoat, Mirror]),
        own("PromotionBy=Owner", &[PromotionBy(PromotionChooser::Owner)]),
        own("PromotionBy=Capturer", &[PromotionBy(PromotionChooser::Capturer)]),
        own("PromotionFirst=Yes", &[PromotionFirst(true)]),
        own("PromotionFirst=No", &[PromotionFirst(false)]),
        own("Relevant=Arrival", &[Relevant(RelevantSquare::Arrival)]),
        own("Relevant=Capture", &[Relevant(RelevantSquare::Capture)]),
    ]
};

const fn word(names: Names, settings: &'static [Setting]) -> RebirthWordInfo {
    RebirthWordInfo { name: names.english, names, settings, vocabulary: Vocabulary::Popeye }
}

const fn own(name: &'static str, settings: &'static [Setting]) -> RebirthWordInfo {
    RebirthWordInfo { name, names: Names::same(name), settings, vocabulary: Vocabulary::Own }
}
