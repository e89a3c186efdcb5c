//! A short notation in the manner of newspapers and encyclopedias: `Rxe8(Ng8)#`.
//!
//! K Q R B N are the figures of over-the-board chess in English, so that the nightrider is NN; other fairy units, hunters
//! such as S/B among them, and all units in other languages, keep the letters of problem chess. A pawn has no letter; its captures begin with its file. In parentheses stands what the rules do
//! after the move: `(Ng8)` a unit appears, `(->h1)` the mover is reborn, `(-Ra2)` a unit vanishes; `hidden` is a unit
//! that goes below another. The rules are not known here: the square of departure is written where two of the moves
//! that are written side by side would otherwise look alike.

use board::{Attributes, Piece, Walk};
use problem::{Goal, Language, Wording, walk_letters};
use solution::{MoveKind, PlayedMove};

use super::account::{Account, Event, Transfer, Turn, What};
use super::{goal_sign, shows_check};
use crate::text::units::{colour_letter_in, signs_in};

/// The texts of moves between which the same side chooses at the same moment, with their marks.
pub(super) fn alternatives(moves: &[&PlayedMove], wording: Wording<'_>) -> Vec<String> {
    let told: Vec<(Account, String)> = moves
        .iter()
        .map(|played| {
            let account = Account::of(played);
            let way = way(played, &account, false, wording);
            (account, way)
        })
        .collect();
    let is_ambiguous = |index: usize| {
        let other = |(played, (_, way)): (&&PlayedMove, &(Account, String))| {
            played.from != moves[index].from && *way == told[index].1
        };
        moves.iter().zip(&told).any(other)
    };
    moves
        .iter()
        .zip(&told)
        .enumerate()
        .map(|(index, (played, (account, short)))| {
            let way = if is_ambiguous(index) { way(played, account, true, wording) } else { short.clone() };
            let events: String =
                account.events.iter().map(|event| self::event(played, event, wording)).collect();
            way + &events + &marks(played)
        })
        .collect()
}

fn marks(played: &PlayedMove) -> String {
    let check = if shows_check(played) { "+" } else { "" };
    match played.goal.and_then(|goal| Some((goal, goal_sign(goal)?))) {
        None => check.to_owned(),
        Some((Goal::Mate | Goal::Check, sign)) => format!("{check}{sign}"),
        // Apart from the move, so that `=` is no promotion.
        Some((_, sign)) => format!("{check} {sign}"),
    }
}

/// Who goes where, and what becomes of it there.
fn way(played: &PlayedMove, account: &Account, with_departure: bool, wording: Wording<'_>) -> String {
    if played.kind == MoveKind::Null {
        return " ...".to_owned();
    }
    let castling = match played.kind {
        MoveKind::CastlingKing => Some("0-0"),
        MoveKind::CastlingQueen => Some("0-0-0"),
        _ => None,
    };
    let turns = turns(&account.turns, wording);
    if let Some(castling) = castling {
        let transfer = |step: &Transfer| format!("({}->{})", name(step.before, wording), step.to);
        return account.transfers.iter().map(transfer).collect::<String>() + castling + &turns;
    }
    let (from, to) = (played.from, played.to);
    let is_capture = account.captured_on.is_some() || played.kind != MoveKind::Quiet;
    let mut text = String::new();
    let is_plain_pawn =
        played.piece.walk() == Walk::PAWN && signs_in(played.piece, wording.language).is_empty();
    if !is_plain_pawn {
        text.push_str(&name(played.piece, wording));
    }
    if with_departure {
        text.push_str(&from.to_string());
    } else if is_plain_pawn && is_capture {
        text.extend(from.to_string().chars().next());
    }
    for step in &account.transfers {
        text.push_str(&format!("(->{})", step.to));
    }
    if is_capture {
        text.push('x');
    }
    let is_en_passant = matches!(played.kind, MoveKind::EnPassant(_));
    match account.captured_on {
        Some(victim) if victim != to && !is_en_passant => {
            text.push_str(&format!("{victim}-{to}"));
        }
        _ => text.push_str(&to.to_string()),
    }
    if is_en_passant {
        text.push_str(" e.p.");
    }
    text + &turns
}

/// Attributes and figure.
fn name(piece: Piece, wording: Wording<'_>) -> String {
    signs_in(piece, wording.language) + &figure(piece.walk(), wording)
}

fn figure(walk: Walk, wording: Wording<'_>) -> String {
    match (walk, wording.language) {
        (Walk::KNIGHT, Language::English) => String::from("N"),
        (Walk::NIGHTRIDER, Language::English) => String::from("NN"),
        _ => walk_letters(walk, wording),
    }
}

fn event(played: &PlayedMove, event: &Event, wording: Wording<'_>) -> String {
    let what = match event.what {
        What::Appears(piece, square) => format!("{}{square}", name(piece, wording)),
        What::Goes(Transfer { before, after, from, to }) => {
            let who =
                if from == played.to { String::new() } else { format!("{}{from}", name(before, wording)) };
            let becomes = if name(before, wording) == name(after, wording) {
                String::new()
            } else {
                name(after, wording)
            };
            format!("{who}->{becomes}{to}")
        }
        What::Vanishes(piece, square) => format!("-{}{square}", name(piece, wording)),
        What::Turns(square) => square.to_string(),
        What::MoverTurns(_) => String::new(),
    };
    let hidden = if event.is_hidden { " hidden" } else { "" };
    format!("({what}{}{hidden})", turns(&event.turns, wording))
}

fn turns(turns: &[Turn], wording: Wording<'_>) -> String {
    let told = |piece: Piece| piece.with_attributes(piece.attributes().without(Attributes::PROMOTED));
    turns
        .iter()
        .map(|turn| match *turn {
            Turn::Promotion { after, .. } => format!("={}", name(told(after), wording)),
            Turn::Walk(after) => format!("={}", figure(after.walk(), wording)),
            Turn::Colour(colour) => format!("={}", colour_letter_in(colour, wording.language)),
            Turn::Guise(after) => format!("={}", colour_letter_in(after.colour(), wording.language)),
            Turn::Phase(colour) => format!("={}h", colour_letter_in(colour, wording.language)),
        })
        .collect()
}

#[cfg(test)]
mod tests;
