//! Popeye's notation: `Re4*e8[+bSg8] #`.

use board::{Attributes, Piece, Walk};
use solution::{MoveKind, PlayedMove};

use super::account::{Account, Event, Transfer, Turn, What};
use super::{goal_sign, shows_check};
use crate::text::units::{colour_letter, placed_name, signs};

/// The half-move with all its effects, without check and goal marks: `a7*b8=Q[wQb8->d1]`.
pub fn move_text(played: &PlayedMove) -> String {
    let account = Account::of(played);
    let mut text = way(played, &account);
    text.push_str(&turns(&account.turns));
    text.extend(account.events.iter().map(event));
    text
}

/// The half-move with check and goal marks: `Rb1-b8 #`, `Ra1*a2[wRa2->h1] + x`.
pub fn move_with_marks(played: &PlayedMove) -> String {
    let mut text = move_text(played);
    if shows_check(played) {
        text.push_str(" +");
    }
    if let Some(sign) = played.goal.and_then(goal_sign) {
        text.push(' ');
        text.push_str(sign);
    }
    text
}

/// Who goes from where to where: `Rb4-a1*a4`.
fn way(played: &PlayedMove, account: &Account) -> String {
    if let Some(castling) = castling(played.kind) {
        let transfers = account.transfers.iter().map(|step| format!("[{}]", transfer(*step)));
        return transfers.collect::<String>() + castling;
    }
    let mut text = format!("{}{}", name_of_mover(played.piece), played.from);
    for step in &account.transfers {
        text.push_str(&format!("-{}", step.to));
    }
    let to = played.to;
    text.push_str(&match (played.kind, account.captured_on) {
        (MoveKind::EnPassant, _) => format!("*{to} ep."),
        (_, Some(victim)) if victim != to => format!("*{victim}-{to}"),
        (MoveKind::Quiet, None) => format!("-{to}"),
        _ => format!("*{to}"),
    });
    text
}

fn castling(kind: MoveKind) -> Option<&'static str> {
    match kind {
        MoveKind::CastlingKing => Some("0-0"),
        MoveKind::CastlingQueen => Some("0-0-0"),
        _ => None,
    }
}

/// A pawn has a letter only if there are signs before it.
fn name_of_mover(piece: Piece) -> String {
    let signs = signs(piece);
    if signs.is_empty() && piece.walk() == Walk::PAWN {
        return signs;
    }
    signs + piece.walk().letters()
}

/// `wRc2->Sb1`: attributes are told again only if they change.
fn transfer(Transfer { before, after, from, to }: Transfer) -> String {
    let name = if signs(before) != signs(after) {
        signs(after) + after.walk().letters()
    } else if before.walk() != after.walk() {
        after.walk().letters().to_owned()
    } else {
        String::new()
    };
    format!("{}->{name}{to}", placed_name(before, from))
}

fn event(event: &Event) -> String {
    let what = match event.what {
        What::Appears(piece, square) => format!("+{}", placed_name(piece, square)),
        What::Goes(step) => transfer(step),
        What::Vanishes(piece, square) => format!("-{}", placed_name(piece, square)),
        What::Turns(square) => square.to_string(),
    };
    let hidden = if event.is_hidden { "->v" } else { "" };
    format!("[{what}{}{hidden}]", turns(&event.turns))
}

fn turns(turns: &[Turn]) -> String {
    turns.iter().map(turn).collect()
}

fn turn(turn: &Turn) -> String {
    match *turn {
        Turn::Promotion { before, after } => promotion(before, after),
        Turn::Walk(after) => format!("={}", after.walk().letters()),
        Turn::Colour(colour) => format!("={}", colour_letter(colour)),
    }
}

/// The walk with the attributes of before, then the new attributes if they are others: `=Q=c`. That a unit comes from a
/// pawn is told from its next move on.
fn promotion(before: Piece, after: Piece) -> String {
    let mut text = String::new();
    if before.walk() != after.walk() {
        text.push_str(&format!("={}{}", signs(before.with_walk(after.walk())), after.walk().letters()));
    }
    let told = if before.is(Attributes::PROMOTED) {
        after
    } else {
        after.with_attributes(after.attributes().without(Attributes::PROMOTED))
    };
    if signs(before) != signs(told) {
        text.push_str(&format!("={}", signs(told)));
    }
    text
}

#[cfg(test)]
mod tests;
