//! Writers of solutions. Every function is pure: data in, text out.

pub mod html;
pub mod json;
pub mod latex;
pub mod olv;
mod outline;
mod signature;
mod solved;
pub mod svg;
pub mod text;

pub use signature::Signature;
pub use solved::{SolvedPart, SolvedProblem};
