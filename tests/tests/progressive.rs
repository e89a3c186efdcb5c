//! Progressive play compared with an enumeration of all sequences of moves, under rules of the rebirth family.

use std::sync::atomic::AtomicBool;

use board::{Effect, LongStep, MoveKind, Position, Side, Square};
use kirke_tests::{Random, read_problem, solver};
use problem::Statement;
use report::text::move_text;
use rules::{Game, Move, with_turn};
use solution::{Content, Mark, PlayedMove};
use solver::{Limits, record};

const CONDITIONS: [&str; 6] = [
    "",
    "Condition Circe",
    "Condition AntiCirce",
    "Condition Circe Super",
    "Condition Circe Parrain",
    "Condition Circe Assassin",
];

/// A position within the play, with what may be captured en passant beside it.
#[derive(Clone)]
struct Place {
    position: Position,
    passed: Vec<LongStep>,
    own: Vec<LongStep>,
    turn: u16,
    made: u16,
}

struct Play<'a> {
    game: &'a Game,
    italian: bool,
}

fn set_en_passant(position: &mut Position, after: Option<LongStep>) {
    let before = position.en_passant();
    if before != after {
        position.apply(&Effect::EnPassant { before, after });
    }
}

impl Play<'_> {
    fn moves(&self, place: &Place) -> Vec<(Position, Move)> {
        let mut moves: Vec<(Position, Move)> = Vec::new();
        let steps: Vec<Option<LongStep>> = if place.passed.is_empty() {
            vec![None]
        } else {
            place.passed.iter().copied().map(Some).collect()
        };
        for step in steps {
            let mut position = place.position.clone();
            set_en_passant(&mut position, step);
            for mv in self.game.ruleset.legal_moves(&position) {
                if matches!(mv.kind, MoveKind::EnPassant(_)) || moves.iter().all(|&(_, other)| other != mv) {
                    moves.push((position.clone(), mv));
                }
            }
        }
        moves.sort_by_key(|(_, mv)| (mv.from, mv.to));
        moves
    }

    /// The place after a move, and whether it mates; `None` if it is illegal in Italian play.
    fn play(&self, place: &Place, before: &Position, mv: Move) -> Option<(Place, bool)> {
        let side = before.turn();
        let mut after = self.game.ruleset.after(before, mv);
        let middle = |from: Square, to: Square| {
            Square::new((from.file() + to.file()) / 2, (from.rank() + to.rank()) / 2)
        };
        let mut own = Vec::new();
        for &step in &place.own {
            let stays =
                after.piece(step.to).is_some_and(|unit| unit.walk().is_pawn() && unit.belongs_to(side));
            if stays && mv.from != step.to && after.piece(middle(step.from, step.to)).is_none() {
                own.push(step);
            }
        }
        let is_pawn = before.piece(mv.from).is_some_and(|unit| unit.walk().is_pawn());
        if is_pawn && mv.kind == MoveKind::Quiet && mv.from.rank().abs_diff(mv.to.rank()) == 2 {
            own.push(LongStep { from: mv.from, to: mv.to, side });
        }
        own.sort_unstable();
        let check = self.game.ruleset.in_check(&after, after.turn());
        let is_last = place.made + 1 == place.turn;
        if check && !is_last && self.italian {
            return None;
        }
        set_en_passant(&mut after, None);
        let turn = place.turn + 1;
        let next = Place { position: after, passed: own.clone(), own: Vec::new(), turn, made: 0 };
        let can_reply = || {
            self.moves(&next).iter().any(|(before, mv)| {
                let after = self.game.ruleset.after(before, *mv);
                !self.italian || !self.game.ruleset.in_check(&after, after.turn())
            })
        };
        let mates = check && !can_reply();
        if check || is_last {
            return Some((next, mates));
        }
        let position = with_turn(&next.position, side);
        let same = Place { position, passed: Vec::new(), own, turn: place.turn, made: place.made + 1 };
        Some((same, mates))
    }

    fn help(&self, place: &Place, turns: u16, path: &mut Vec<String>, lines: &mut Vec<Vec<String>>) {
        if place.turn > turns {
            return;
        }
        for (before, mv) in self.moves(place) {
            let Some((next, mates)) = self.play(place, &before, mv) else { continue };
            path.push(move_text(&record(&self.game.ruleset, &before, mv)));
            if mates && place.turn == turns {
                lines.push(path.clone());
            } else if !mates {
                self.help(&next, turns, path, lines);
            }
            path.pop();
        }
    }

    fn forces(&self, place: &Place, turns: u16) -> bool {
        let attacks = place.turn % 2 == turns % 2;
        let mut can_move = false;
        for (before, mv) in self.moves(place) {
            let Some((next, mates)) = self.play(place, &before, mv) else { continue };
            can_move = true;
            if (attacks && mates || next.turn <= turns && self.forces(&next, turns)) == attacks {
                return attacks;
            }
        }
        can_move && !attacks
    }
}

/// A problem with both kings, and for each side a piece if `pieces` says so and two pawns of some sort, one at home and one
/// where it can capture en passant.
fn problem(random: &mut Random, condition: &str, pieces: bool, stipulation: &str, italian: bool) -> String {
    let mut taken = Vec::new();
    let mut square = |random: &mut Random, rank: Option<u8>| loop {
        let square = Square::new(random.below(8) as u8, rank.unwrap_or_else(|| random.below(8) as u8));
        if !taken.contains(&square) {
            taken.push(square);
            return square;
        }
    };
    let option = if italian { "Option Italian\n" } else { "" };
    let mut text = format!("BeginProblem\nStipulation {stipulation}\n{condition}\n{option}Pieces\n");
    for side in Side::BOTH {
        text += &format!("{side} K{}", square(random, None));
        if pieces {
            text += &format!(" {}{}", ["Q", "R", "S"][random.below(3)], square(random, None));
        }
        for rank in [1, 4] {
            let pawn = ["P", "P", "BP", "MP", "PP"][random.below(5)];
            // A protean pawn walks the other way.
            let rank = if pawn == "PP" { 7 - rank } else { rank };
            text += &format!(" {pawn}{}", square(random, Some(side.rank(rank))));
        }
        text += "\n";
    }
    text + "EndProblem\n"
}

/// The only phase of the solution.
fn solve(statement: &Statement, threads: usize) -> Content {
    let cancel = AtomicBool::new(false);
    let limits = Limits { max_time: None, cancel: &cancel };
    let mut solutions = solver(threads, 1 << 20).solve(statement, &limits);
    let mut solution = solutions.remove(0).expect("the problem can be solved");
    solution.phases.remove(0).content
}

fn texts<'a>(moves: impl IntoIterator<Item = &'a PlayedMove>) -> Vec<String> {
    moves.into_iter().map(move_text).collect()
}

/// Calls `test` with so many random problems under each condition, those left out in which White could take the king.
fn for_each_problem(
    trials: usize,
    pieces: bool,
    stipulation: &str,
    test: impl Fn(&str, &Statement, &Play<'_>, &Place),
) {
    for (number, condition) in CONDITIONS.into_iter().enumerate() {
        let mut random = Random::new(number as u64);
        for trial in 0..trials {
            let italian = trial % 2 == 1;
            let text = problem(&mut random, condition, pieces, stipulation, italian);
            let statement = read_problem(&text).expect("the problem is free of mistakes");
            let game = Game::compile(&statement).expect("the rules go together");
            let position = with_turn(&game.position, Side::White);
            if game.ruleset.can_capture_king(&position) {
                continue;
            }
            let start = Place { position, passed: Vec::new(), own: Vec::new(), turn: 1, made: 0 };
            test(&text, &statement, &Play { game: &game, italian }, &start);
        }
    }
}

fn expect_all_lines(trials: usize, pieces: bool, turns: u16) {
    for_each_problem(trials, pieces, &format!("prog-h#{turns}"), |text, statement, play, start| {
        let mut expected = Vec::new();
        for turns in (2 - turns % 2..=turns).step_by(2) {
            let mut lines = Vec::new();
            play.help(start, turns, &mut Vec::new(), &mut lines);
            lines.sort_by_key(Vec::len);
            expected.extend(lines);
        }
        let Content::Lines(found) = solve(statement, 2) else { panic!("help play is written as lines") };
        let found: Vec<Vec<String>> =
            found.0.iter().map(|line| texts(line.half_moves.iter().map(AsRef::as_ref))).collect();
        assert_eq!(found, expected, "{text}");
    });
}

#[test]
fn two_cooperative_turns_are_found_completely() {
    expect_all_lines(6, true, 2);
}

#[test]
fn three_cooperative_turns_are_found_completely() {
    expect_all_lines(1, false, 3);
}

#[test]
fn a_reply_in_two_moves_is_found_where_there_is_one() {
    for_each_problem(10, true, "prog-#2", |text, statement, play, start| {
        let Content::Turns(turns) = solve(statement, 1) else { panic!("direct play is written as turns") };
        let mut expected = Vec::new();
        for (before, mv) in play.moves(start) {
            if let Some((next, _)) = play.play(start, &before, mv) {
                let refutes = !play.forces(&next, 2);
                expected.push((move_text(&record(&play.game.ruleset, &before, mv)), refutes));
            }
        }
        let found: Vec<(String, bool)> =
            turns.iter().map(|turn| (move_text(&turn.moves[0]), turn.refutes)).collect();
        assert_eq!(found, expected, "{text}");
    });
}

#[test]
fn keys_are_those_that_force_mate() {
    for_each_problem(20, false, "prog-#3", |text, statement, play, start| {
        let Content::Turns(turns) = solve(statement, 2) else { panic!("direct play is written as turns") };
        let forces = |(next, mates): (Place, bool)| mates || play.forces(&next, 3);
        let expected: Vec<String> = play
            .moves(start)
            .into_iter()
            .filter(|(before, mv)| play.play(start, before, *mv).is_some_and(forces))
            .map(|(before, mv)| move_text(&record(&play.game.ruleset, &before, mv)))
            .collect();
        let keys = turns.iter().filter(|turn| turn.mark == Some(Mark::Key));
        let found: Vec<String> = keys.map(|turn| move_text(&turn.moves[0])).collect();
        assert_eq!(found, expected, "{text}");
    });
}
