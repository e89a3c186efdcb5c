//! Writers of solutions. Every function is pure: data in, text out.

pub mod text;
