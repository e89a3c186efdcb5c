//! Values for tests, from short texts.

use board::{Attributes, Colour, Effect, Piece, Reason, Square, Walk};
use problem::{PlacedUnit, Span, Spanned, Statement, Stipulation};
use solution::{MoveKind, Node, PlayedMove};

pub(crate) fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn walk(letter: char) -> Walk {
    let mut walks = Walk::all();
    walks.find(|walk| walk.letters() == letter.to_string()).expect("a walk")
}

/// Name and rest: `wkR` and `b4` of `wkRb4`.
fn split(text: &str) -> (&str, &str) {
    let walk = text.find(|letter: char| letter.is_ascii_uppercase()).expect("a capital letter");
    text.split_at(walk + 1)
}

/// `wR`, `bkR`, `nP`.
pub(crate) fn piece(text: &str) -> Piece {
    let mut letters = text.chars();
    let colour = match letters.next() {
        Some('w') => Colour::White,
        Some('b') => Colour::Black,
        _ => Colour::Neutral,
    };
    let mut attributes = Attributes::NONE;
    for letter in letters {
        attributes = attributes.with(match letter {
            'r' => Attributes::ROYAL,
            'k' => Attributes::KAMIKAZE,
            'c' => Attributes::CHAMELEON,
            'f' => Attributes::PROMOTED,
            'a' => Attributes::ANDA,
            'b' => Attributes::BUL,
            'm' => Attributes::MAGIC,
            letter => return Piece::of(colour, walk(letter)).with_attributes(attributes),
        });
    }
    panic!("{text} has no walk")
}

/// `wRb4`.
fn placed(text: &str) -> (Piece, Square) {
    let (name, place) = split(text);
    (piece(name), square(place))
}

/// `wRb1-b8`, `wRb1*b8`, with `ep`, `oo` or `ooo` behind.
pub(crate) fn played(text: &str) -> PlayedMove {
    let (name, way) = split(text);
    let kind = match (&way[5..], way.as_bytes()[2]) {
        ("ep", _) => MoveKind::EnPassant(square(&format!("{}{}", &way[3..4], &way[1..2]))),
        ("oo", _) => MoveKind::CastlingKing,
        ("ooo", _) => MoveKind::CastlingQueen,
        (_, b'*') => MoveKind::Capture,
        _ => MoveKind::Quiet,
    };
    PlayedMove {
        piece: piece(name),
        from: square(&way[..2]),
        to: square(&way[3..5]),
        kind,
        effects: Vec::new(),
        check: false,
        goal: None,
    }
}

/// The move with these effects.
pub(crate) fn with(text: &str, effects: Vec<Effect>) -> PlayedMove {
    PlayedMove { effects, ..played(text) }
}

/// `wRb4` leaves the board.
pub(crate) fn remove(text: &str, reason: Reason) -> Effect {
    let (piece, square) = placed(text);
    Effect::Remove { square, piece, reason }
}

/// `bSg8` appears.
pub(crate) fn create(text: &str, reason: Reason) -> Effect {
    let (piece, square) = placed(text);
    Effect::Create { square, piece, reason }
}

/// `wRa4` goes to another square.
pub(crate) fn go(text: &str, to: &str, reason: Reason) -> Effect {
    let (piece, from) = placed(text);
    Effect::Move { from, to: square(to), piece, reason }
}

/// `wPb8` becomes `wQ`.
pub(crate) fn change(text: &str, after: &str, reason: Reason) -> Effect {
    let (before, square) = placed(text);
    Effect::Change { square, before, after: piece(after), reason }
}

/// `wBf1` goes below.
pub(crate) fn hide(text: &str) -> Effect {
    hide_changed(text, &text[..text.len() - 2])
}

/// `wPf1` is reborn and goes below as `wQ`.
pub(crate) fn hide_changed(text: &str, hidden: &str) -> Effect {
    let (reborn, square) = placed(text);
    Effect::Hide { square, piece: piece(hidden), reborn, index: 0, reason: Reason::Covered }
}

/// `wBf1` comes up.
pub(crate) fn reveal(text: &str) -> Effect {
    let (piece, square) = placed(text);
    Effect::Reveal { square, piece, index: 0 }
}

pub(crate) fn node(text: &str) -> Node {
    Node::leaf(played(text))
}

pub(crate) fn unit(text: &str) -> PlacedUnit {
    let (piece, square) = placed(text);
    PlacedUnit {
        colour: piece.colour(),
        walk: piece.walk(),
        attributes: piece.attributes(),
        square,
        span: Span::default(),
    }
}

pub(crate) fn here<T>(value: T) -> Spanned<T> {
    Spanned { value, span: Span::default() }
}

pub(crate) fn statement(units: &[&str], stipulation: Stipulation) -> Statement {
    Statement {
        units: units.iter().map(|text| unit(text)).collect(),
        stipulation: Some(here(stipulation)),
        ..Statement::default()
    }
}
