//! The program as its users meet it: arguments, streams, exit codes.

mod conditions;
mod epd;
mod pieces;
mod popeye;
mod positions;
mod run;
mod signature;
mod solve;
