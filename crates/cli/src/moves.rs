use std::fmt::Write;
use std::time::Instant;

use board::Side;
use problem::Wording;
use report::text::move_with_marks;
use rules::{Game, with_turn};
use solver::record;

use crate::arguments::PositionArguments;
use crate::counting::{count, which_of};
use crate::exit::Exit;
use crate::start_position::{Needs, from_position, tell};
use crate::terminal::{detail, print};

/// The command `moves`.
pub(crate) fn run(arguments: &PositionArguments) -> Exit {
    let Ok(starts) = from_position(arguments, Needs::Position) else {
        return Exit::BadInput;
    };
    let mut exit = Exit::Solved;
    for (number, start) in (1..).zip(&starts) {
        detail(|| which_of(number, starts.len()));
        match Game::compile(&start.statement) {
            Ok(game) => {
                let started = Instant::now();
                let text = list(&game, start.statement.wording());
                detail(|| format!("{:.3} s", started.elapsed().as_secs_f64()));
                if let Err(end) = print(&text) {
                    return exit.and(end);
                }
            }
            Err(refusal) => {
                tell(&format!("error: {refusal}\n"));
                exit = Exit::BadInput;
            }
        }
    }
    exit
}

/// The moves of each side as if it were its turn.
fn list(game: &Game, wording: Wording<'_>) -> String {
    let mut text = String::new();
    for side in Side::BOTH {
        let position = with_turn(&game.position, side);
        if game.ruleset.can_capture_king(&position) {
            let _ = writeln!(text, "{side}: it is not its turn, it could capture the king");
            continue;
        }
        let moves = game.ruleset.legal_moves(&position);
        let _ = writeln!(text, "{side}: {}", count(moves.len(), "move", "moves"));
        for mv in moves {
            let played = record(&game.ruleset, &position, mv);
            let _ = writeln!(text, "  {}", move_with_marks(&played, wording));
        }
    }
    text
}
