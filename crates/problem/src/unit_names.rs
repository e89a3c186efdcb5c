//! The words for what a unit is beside its walk: colours and attributes.

use board::Attributes;

use crate::Names;

/// An attribute's row in the table of attributes.
#[derive(Clone, Copy, Debug)]
pub struct AttributeInfo {
    /// The word; the letters before a unit's own are its capital ones.
    pub names: Names,
    /// What it is, `None` if it is recognised but cannot be solved yet.
    pub attribute: Option<Attributes>,
}

/// All attributes of units, in the order in which their letters are written.
pub const ATTRIBUTES: &[AttributeInfo] = &[
    AttributeInfo { names: Names::new("Royal", "Koeniglich", "Royale"), attribute: Some(Attributes::ROYAL) },
    AttributeInfo { names: Names::same("Kamikaze"), attribute: Some(Attributes::KAMIKAZE) },
    AttributeInfo {
        names: Names::new("Paralysing", "Paralysierend", "Paralysante"),
        attribute: Some(Attributes::PARALYSING),
    },
    AttributeInfo {
        names: Names::new("Chameleon", "Chamaeleon", "Cameleon"),
        attribute: Some(Attributes::CHAMELEON),
    },
    AttributeInfo { names: Names::same("Jigger"), attribute: Some(Attributes::JIGGER) },
    AttributeInfo { names: Names::same("Volage"), attribute: Some(Attributes::VOLAGE) },
    AttributeInfo {
        names: Names::new("Functionary", "Beamtet", "Fonctionnaire"),
        attribute: Some(Attributes::FUNCTIONARY),
    },
    AttributeInfo {
        names: Names::new("HalfNeutral", "HalbNeutral", "DemiNeutre"),
        attribute: Some(Attributes::HALF_NEUTRAL),
    },
    AttributeInfo {
        names: Names::new("HurdleColourChanging", "SprungbockFarbeWechselnd", "CouleurEchangeantSautoir"),
        attribute: Some(Attributes::HURDLE_COLOUR_CHANGING),
    },
    AttributeInfo {
        names: Names::new("Protean", "Proteisch", "Protee"),
        attribute: Some(Attributes::PROTEAN),
    },
    AttributeInfo { names: Names::new("Magic", "Magisch", "Magique"), attribute: Some(Attributes::MAGIC) },
    AttributeInfo {
        names: Names::new("Uncapturable", "Unschlagbar", "Imprenable"),
        attribute: Some(Attributes::UNCAPTURABLE),
    },
    AttributeInfo { names: Names::new("Patrol", "Patrouille", "Patrouille"), attribute: None },
    AttributeInfo { names: Names::same("Frischauf"), attribute: Some(Attributes::PROMOTED) },
    AttributeInfo { names: Names::same("Bul"), attribute: Some(Attributes::BUL) },
    AttributeInfo { names: Names::same("Dob"), attribute: Some(Attributes::DOB) },
    AttributeInfo { names: Names::same("Anda"), attribute: Some(Attributes::ANDA) },
    AttributeInfo {
        names: Names::new("AndaInverse", "AndaInvers", "AndaInverse"),
        attribute: Some(Attributes::ANDA_INVERSE),
    },
    AttributeInfo { names: Names::same("AliceA"), attribute: None },
    AttributeInfo { names: Names::same("AliceB"), attribute: None },
];

/// The words for the colours of units: white, black, neutral, and one for units of unknown place and kind.
pub const COLOURS: [Names; 4] = [
    Names::new("White", "Weiss", "Blanc"),
    Names::new("Black", "Schwarz", "Noir"),
    Names::new("Neutral", "Neutral", "Neutre"),
    Names::new("TotalInvisible", "TotalUnsichtbar", "TotalInvisible"),
];
