//! Move counts of orthodox chess: known figures, and an independent generator on random play.

#![allow(clippy::unwrap_used)] // helpers of tests may fail loudly

use std::str::FromStr;

use board::{CastlingRights, Effect, LongStep, Piece, Position, Reason, Side, Square, Walk};
use rules::{Ruleset, perft};

/// A position from FEN, for these tests only.
fn position(fen: &str) -> Position {
    let fields: Vec<&str> = fen.split(' ').collect();
    let mut position = Position::new();
    for (row, text) in fields[0].split('/').enumerate() {
        let mut file = 0;
        for c in text.chars() {
            if let Some(skip) = c.to_digit(10) {
                file += skip as u8;
                continue;
            }
            let side = if c.is_ascii_uppercase() { Side::White } else { Side::Black };
            let walk = match c.to_ascii_lowercase() {
                'p' => Walk::PAWN,
                'n' => Walk::KNIGHT,
                'b' => Walk::BISHOP,
                'r' => Walk::ROOK,
                'q' => Walk::QUEEN,
                _ => Walk::KING,
            };
            let square = Square::new(file, 7 - row as u8);
            position.apply(&Effect::Create { square, piece: Piece::new(side, walk), reason: Reason::Setup });
            file += 1;
        }
    }
    let mut after = CastlingRights::NONE;
    for c in fields[2].chars() {
        let (king, rook) = match c {
            'K' => ("e1", "h1"),
            'Q' => ("e1", "a1"),
            'k' => ("e8", "h8"),
            'q' => ("e8", "a8"),
            _ => continue,
        };
        after = after.with(king.parse().unwrap()).with(rook.parse().unwrap());
    }
    position.apply(&Effect::Castling { before: CastlingRights::NONE, after });
    if let Ok(square) = fields[3].parse::<Square>() {
        let side = if square.rank() == 2 { Side::White } else { Side::Black };
        let on = |rank| Square::new(square.file(), side.rank(rank));
        let after = Some(LongStep { from: on(1), to: on(3), side });
        position.apply(&Effect::EnPassant { before: None, after });
    }
    if fields[1] == "b" {
        position.apply(&Effect::Turn { side: Side::Black });
    }
    position
}

/// Figures from the Chess Programming Wiki, page "Perft Results".
#[test]
fn known_counts() {
    for (fen, counts) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &[20, 400, 8_902, 197_281, 4_865_609][..],
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            &[48, 2_039, 97_862, 4_085_603][..],
        ),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624][..]),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9_467, 422_333][..]),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379, 2_103_487][..]),
    ] {
        for (depth, &count) in counts.iter().enumerate() {
            assert_eq!(perft(&Ruleset::orthodox(), &position(fen), depth as u32 + 1), count, "{fen} {depth}");
        }
    }
}

fn oracle(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            count += if depth == 1 {
                1
            } else {
                let mut after = board.clone();
                after.play_unchecked(mv);
                oracle(&after, depth - 1)
            };
        }
        false
    });
    count
}

/// Random games from the start array and from open positions: at every position the same number of two-move sequences.
#[test]
fn agrees_with_an_independent_generator() {
    let mut state = 20_261_130u64;
    let mut random = move |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "4k3/pppp1ppp/8/8/8/8/PPPP1PPP/4K3 w - - 0 1",
    ];
    for game in 0..60 {
        let mut board = cozy_chess::Board::from_str(starts[game % starts.len()]).unwrap();
        for _ in 0..80 {
            let ours = position(&format!("{board}"));
            assert_eq!(perft(&Ruleset::orthodox(), &ours, 2), oracle(&board, 2), "{board}");
            let mut moves = Vec::new();
            board.generate_moves(|set| {
                moves.extend(set);
                false
            });
            if moves.is_empty() {
                break;
            }
            board.play_unchecked(moves[random(moves.len())]);
        }
    }
}
