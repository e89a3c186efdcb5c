//! Solved problems as JSON: what they say, and that their form is that of the schema, which refuses everything else.
//!
//! That the whole corpus has this form is part of the test of the corpus.

mod content;
mod form;
mod samples;
#[path = "../schema/mod.rs"]
mod schema;
