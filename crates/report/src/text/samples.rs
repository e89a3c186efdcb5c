//! Values for tests, from short texts.

use board::{Colour, Piece, Side, Square, Walk};
use problem::{PlacedUnit, Play, Span, Spanned, Statement, Stipulation};
use solution::{After, MoveKind, Node, PlayedMove};

pub(super) fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn side(letter: u8) -> Side {
    if letter == b'w' { Side::White } else { Side::Black }
}

fn walk(letter: u8) -> Walk {
    Walk::ORTHODOX.into_iter().find(|walk| walk.letter() == letter as char).expect("a walk")
}

/// `wR`.
pub(super) fn piece(text: &str) -> Piece {
    let bytes = text.as_bytes();
    Piece::new(side(bytes[0]), walk(bytes[1]))
}

/// `wRb1-b8`, `wRb1*b8`, with `ep`, `oo` or `ooo` behind.
pub(super) fn played(text: &str) -> PlayedMove {
    let kind = match (&text[7..], text.as_bytes()[4]) {
        ("ep", _) => MoveKind::EnPassant,
        ("oo", _) => MoveKind::CastlingKing,
        ("ooo", _) => MoveKind::CastlingQueen,
        (_, b'*') => MoveKind::Capture,
        _ => MoveKind::Quiet,
    };
    PlayedMove {
        piece: piece(text),
        from: square(&text[2..4]),
        to: square(&text[5..7]),
        kind,
        effects: Vec::new(),
        check: false,
        goal: None,
    }
}

pub(super) fn node(text: &str) -> Node {
    Node {
        played: played(text),
        mark: None,
        after: After::Silent,
        threats: Vec::new(),
        replies: Vec::new(),
        refutations: Vec::new(),
        refutes: false,
    }
}

pub(super) fn unit(text: &str) -> PlacedUnit {
    let piece = piece(text);
    PlacedUnit {
        colour: Colour::from(piece.side()),
        walk: piece.walk(),
        square: square(&text[2..4]),
        span: Span::default(),
    }
}

pub(super) fn here<T>(value: T) -> Spanned<T> {
    Spanned { value, span: Span::default() }
}

pub(super) fn stipulation(text: &str, play: Play, black_begins: bool) -> Stipulation {
    Stipulation { text: text.to_owned(), black_begins, play, half_move_start: text.ends_with(".5") }
}

pub(super) fn statement(units: &[&str], stipulation: Stipulation) -> Statement {
    Statement {
        units: units.iter().map(|text| unit(text)).collect(),
        stipulation: Some(here(stipulation)),
        ..Statement::default()
    }
}
