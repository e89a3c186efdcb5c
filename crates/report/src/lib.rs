//! Writers of solutions. Every function is pure: data in, text out.

mod signature;
pub mod text;

pub use signature::Signature;
