//! The program as its users meet it: arguments, streams, exit codes.

mod batch;
mod check;
mod collections;
mod colour;
mod completions;
mod conditions;
mod diagram;
mod documents;
mod epd;
mod json;
mod manual;
mod messages;
mod pieces;
mod pipes;
mod popeye;
mod positions;
mod run;
mod signature;
mod solve;
mod version;
