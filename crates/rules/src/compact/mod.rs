//! A second, lean representation of positions for the rules under which almost all play is searched: orthodox chess, and
//! rebirths on squares that follow from unit and square of capture.
//!
//! A [`CompactPosition`] has 64 bytes and no history, a [`CompactMove`] four. They say the same as [`crate::Ruleset`] with
//! [`board::Position`] and [`crate::Move`], in the same order; what rules have no compact form, or what a compact position
//! cannot say, is left to these. The three families of rules differ in few places: they are a constant parameter of all
//! functions, so that each has code of its own.

mod attacks;
mod checks;
mod generate;
mod legal;
mod moves;
mod play;
mod position;
mod rules;
mod tables;
mod view;
mod walk_code;

pub use moves::CompactMove;
pub use position::CompactPosition;
pub use rules::CompactRules;

/// The families of rules, as a parameter.
///
/// Nobody is reborn.
const PLAIN: u8 = 0;
/// Captured units, kings excepted, are reborn at home if their home is empty, else they vanish.
const CAPTURED: u8 = 1;
/// Whoever captures, kings too, is reborn at home, and must be able to.
const CAPTURER: u8 = 2;

/// Calls the function of the family in force.
macro_rules! by_family {
    ($rules:ident . $function:ident ( $($argument:expr),* )) => {
        match $rules.family {
            $crate::compact::rules::Family::Plain => $rules.$function::<{ $crate::compact::PLAIN }>($($argument),*),
            $crate::compact::rules::Family::Captured => $rules.$function::<{ $crate::compact::CAPTURED }>($($argument),*),
            $crate::compact::rules::Family::Capturer => $rules.$function::<{ $crate::compact::CAPTURER }>($($argument),*),
        }
    };
}
use by_family;
