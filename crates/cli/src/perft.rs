use std::time::Instant;

use report::text::move_with_marks;
use rules::{Game, divide, perft, with_turn};
use solver::record;

use crate::arguments::PerftArguments;
use crate::counting::{speed, which_of};
use crate::exit::Exit;
use crate::start_position::{Needs, Start, from_position, tell};
use crate::terminal::{detail, print};

/// The command `perft`.
pub(crate) fn run(arguments: &PerftArguments) -> Exit {
    let Ok(starts) = from_position(&arguments.position, Needs::Position) else {
        return Exit::BadInput;
    };
    let mut exit = Exit::Solved;
    for (number, start) in (1..).zip(&starts) {
        detail(|| which_of(number, starts.len()));
        let game = match Game::compile(&start.statement) {
            Ok(game) => game,
            Err(refusal) => {
                tell(&format!("error: {refusal}\n"));
                exit = Exit::BadInput;
                continue;
            }
        };
        if let Err(end) = tell_counts(&game, start, arguments) {
            return exit.and(end);
        }
    }
    exit
}

/// The count, and before it on demand that for each first move.
///
/// # Errors
/// With the exit code, if nobody reads any more.
fn tell_counts(game: &Game, start: &Start, arguments: &PerftArguments) -> Result<(), Exit> {
    let position = with_turn(&game.position, start.turn);
    if arguments.divide && arguments.depth > 0 {
        for (mv, count) in divide(&game.ruleset, &position, arguments.depth) {
            let played = record(&game.ruleset, &position, mv);
            print(&format!("{} {count}\n", move_with_marks(&played, start.statement.wording())))?;
        }
    }
    let started = Instant::now();
    let sequences = perft(&game.ruleset, &position, arguments.depth);
    detail(|| speed(started.elapsed(), sequences, "sequences"));
    print(&format!("{sequences}\n"))
}
