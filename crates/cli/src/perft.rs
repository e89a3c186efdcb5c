use report::text::move_with_marks;
use rules::{Game, divide, perft, with_turn};
use solver::record;

use crate::arguments::PerftArguments;
use crate::exit::Exit;
use crate::start_position::{Needs, from_position, tell};

/// The command `perft`.
pub(crate) fn run(arguments: &PerftArguments) -> Exit {
    let Ok(starts) = from_position(&arguments.position, Needs::Position) else {
        return Exit::BadInput;
    };
    let mut exit = Exit::Solved;
    for start in &starts {
        let game = match Game::compile(&start.statement) {
            Ok(game) => game,
            Err(refusal) => {
                tell(&format!("error: {refusal}\n"));
                exit = Exit::BadInput;
                continue;
            }
        };
        let position = with_turn(&game.position, start.turn);
        if arguments.divide && arguments.depth > 0 {
            for (mv, count) in divide(&game.ruleset, &position, arguments.depth) {
                let played = record(&game.ruleset, &position, mv);
                println!("{} {count}", move_with_marks(&played, start.statement.wording()));
            }
        }
        println!("{}", perft(&game.ruleset, &position, arguments.depth));
    }
    exit
}
