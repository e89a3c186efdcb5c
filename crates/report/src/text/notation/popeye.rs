//! Popeye's notation: `Re4*e8[+bSg8] #`.

use board::{Attributes, Colour, Piece, Walk};
use problem::{Wording, walk_letters};
use solution::{MoveKind, PlayedMove};

use super::account::{Account, Event, Transfer, Turn, What};
use super::{goal_sign, shows_check};
use crate::text::units::{colour_letter_in, placed_name_in, signs_in};

/// The half-move with all its effects in English, without check and goal marks: `a7*b8=Q[wQb8->d1]`.
pub fn move_text(played: &PlayedMove) -> String {
    text_in(played, Wording::default())
}

/// The half-move with check and goal marks: `Rb1-b8 #`, `Ra1*a2[wRa2->h1] + x`. A language is the wording of a problem
/// that defines no walks.
pub fn move_with_marks<'a>(played: &PlayedMove, wording: impl Into<Wording<'a>>) -> String {
    let wording = wording.into();
    let mut text = text_in(played, wording);
    if shows_check(played) {
        text.push_str(" +");
    }
    if let Some(sign) = played.goal.and_then(goal_sign) {
        text.push(' ');
        text.push_str(sign);
    }
    text
}

fn text_in(played: &PlayedMove, wording: Wording<'_>) -> String {
    let account = Account::of(played);
    let mut text = way(played, &account, wording);
    text.push_str(&turns(&account.turns, wording));
    text.extend(account.events.iter().map(|event| self::event(event, wording)));
    text
}

/// Who goes from where to where: `Rb4-a1*a4`.
fn way(played: &PlayedMove, account: &Account, wording: Wording<'_>) -> String {
    if played.kind == MoveKind::Null {
        return " ...".to_owned();
    }
    if let Some(castling) = castling(played.kind) {
        let transfers = account.transfers.iter().map(|step| format!("[{}]", transfer(*step, wording)));
        return transfers.collect::<String>() + castling;
    }
    let mut text = format!("{}{}", name_of_mover(played.piece, wording), played.from);
    for step in &account.transfers {
        text.push_str(&format!("-{}", step.to));
    }
    let to = played.to;
    text.push_str(&match (played.kind, account.captured_on) {
        (MoveKind::EnPassant(_), _) => format!("*{to} ep."),
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
fn name_of_mover(piece: Piece, wording: Wording<'_>) -> String {
    let signs = signs_in(piece, wording.language);
    if signs.is_empty() && piece.walk() == Walk::PAWN {
        return signs;
    }
    signs + &walk_letters(piece.walk(), wording)
}

/// `wRc2->Sb1`: attributes are told again only if they change.
fn transfer(Transfer { before, after, from, to }: Transfer, wording: Wording<'_>) -> String {
    let name = if signs_in(before, wording.language) != signs_in(after, wording.language) {
        signs_in(after, wording.language) + &walk_letters(after.walk(), wording)
    } else if before.walk() != after.walk() {
        walk_letters(after.walk(), wording)
    } else {
        String::new()
    };
    format!("{}->{name}{to}", placed_name_in(before, from, wording))
}

fn event(event: &Event, wording: Wording<'_>) -> String {
    let what = match event.what {
        What::Appears(piece, square) => format!("+{}", placed_name_in(piece, square, wording)),
        What::Goes(step) => transfer(step, wording),
        What::Vanishes(piece, square) => format!("-{}", placed_name_in(piece, square, wording)),
        What::Turns(square) => square.to_string(),
        What::MoverTurns(_) => String::new(),
    };
    let hidden = if event.is_hidden { "->v" } else { "" };
    format!("[{what}{}{hidden}]", turns(&event.turns, wording))
}

fn turns(turns: &[Turn], wording: Wording<'_>) -> String {
    turns.iter().map(|turn| self::turn(turn, wording)).collect()
}

fn turn(turn: &Turn, wording: Wording<'_>) -> String {
    match *turn {
        Turn::Promotion { before, after } => promotion(before, after, wording),
        Turn::Walk(after) => format!("={}", walk_letters(after.walk(), wording)),
        Turn::Colour(colour) => format!("={}", colour_letter_in(colour, wording.language)),
        Turn::Guise(after) => {
            let colour =
                after.colour().side().map(|side| colour_letter_in(Colour::from(side), wording.language));
            format!("={}{}", colour.map_or(String::new(), String::from), signs_in(after, wording.language))
        }
        Turn::Phase(colour) => format!("={}h", colour_letter_in(colour, wording.language)),
    }
}

/// The walk with the attributes of before, then the new attributes if they are others: `=Q=c`. That a unit comes from a
/// pawn is told from its next move on.
fn promotion(before: Piece, after: Piece, wording: Wording<'_>) -> String {
    let mut text = String::new();
    if before.walk() != after.walk() {
        text.push_str(&format!(
            "={}{}",
            signs_in(before.with_walk(after.walk()), wording.language),
            walk_letters(after.walk(), wording)
        ));
    }
    let told = if before.is(Attributes::PROMOTED) {
        after
    } else {
        after.with_attributes(after.attributes().without(Attributes::PROMOTED))
    };
    if signs_in(before, wording.language) != signs_in(told, wording.language) {
        text.push_str(&format!("={}", signs_in(told, wording.language)));
    }
    text
}

#[cfg(test)]
mod tests;
