use board::{Effect, Piece, Reason, Side, Square, Walk};
use problem::Goal;
use solution::{MoveKind, PlayedMove};

/// The half-move with all its effects, without check and goal marks: `a7*b8=Q[wQb8->d1]`.
pub fn move_text(played: &PlayedMove) -> String {
    let mut text = match played.kind {
        MoveKind::CastlingKing => String::from("0-0"),
        MoveKind::CastlingQueen => String::from("0-0-0"),
        MoveKind::Quiet => format!("{}{}-{}", letter(played.piece), played.from, played.to),
        MoveKind::Capture => format!("{}{}*{}", letter(played.piece), played.from, played.to),
        MoveKind::EnPassant => format!("{}{}*{} ep.", letter(played.piece), played.from, played.to),
    };
    text.push_str(&effects_text(played));
    text
}

/// The half-move with check and goal marks: `Rb1-b8 #`, `Ra1*a2[wRa2->h1] + x`.
pub fn move_with_marks(played: &PlayedMove) -> String {
    let mut text = move_text(played);
    if played.check && !played.goal.is_some_and(implies_check_state) {
        text.push_str(" +");
    }
    if let Some(symbol) = played.goal.and_then(mark) {
        text.push(' ');
        text.push_str(symbol);
    }
    text
}

/// The sign that a reached goal is written with, if it has one.
fn mark(goal: Goal) -> Option<&'static str> {
    match goal {
        Goal::AnyMove | Goal::Castling => None,
        _ => Some(goal.symbol()),
    }
}

/// Whether the sign of the goal already tells if there is check.
fn implies_check_state(goal: Goal) -> bool {
    matches!(goal, Goal::Mate | Goal::Stalemate | Goal::Check)
}

/// The letter of a moving unit; a pawn has none.
fn letter(piece: Piece) -> String {
    if piece.walk() == Walk::PAWN { String::new() } else { piece.walk().letter().to_string() }
}

/// Colour and letter, of a pawn too: `wP`.
fn full_name(piece: Piece) -> String {
    let colour = if piece.side() == Side::White { 'w' } else { 'b' };
    format!("{colour}{}", piece.walk().letter())
}

/// Writes effects one after the other. What changes at the place written last is appended there, everything else
/// opens a bracket of its own.
struct EffectWriter {
    text: String,
    /// The square to which the text written last refers.
    place: Square,
    in_bracket: bool,
    /// A unit taken off to be reborn elsewhere.
    lifted: Option<(Piece, Square)>,
}

impl EffectWriter {
    fn open(&mut self, place: Square, text: &str) {
        self.close();
        self.text.push('[');
        self.text.push_str(text);
        self.place = place;
        self.in_bracket = true;
    }

    fn close(&mut self) {
        if self.in_bracket {
            self.text.push(']');
            self.in_bracket = false;
        }
    }

    fn transfer(&mut self, piece: Piece, from: Square, to: Square) {
        self.open(to, &format!("{}{from}->{to}", full_name(piece)));
    }

    fn change_walk(&mut self, square: Square, walk: Walk) {
        if square != self.place {
            self.open(square, &square.to_string());
        }
        self.text.push('=');
        self.text.push(walk.letter());
    }
}

fn effects_text(played: &PlayedMove) -> String {
    let mut writer = EffectWriter { text: String::new(), place: played.to, in_bracket: false, lifted: None };
    for effect in &played.effects {
        match *effect {
            Effect::ChangeWalk { square, walk, .. } => writer.change_walk(square, walk),
            Effect::Remove { square, piece, reason: Reason::RebirthOfCapturer } => {
                writer.lifted = Some((piece, square))
            }
            Effect::Create { square, piece, reason: Reason::RebirthOfCapturer } => match writer.lifted.take()
            {
                Some((lifted, from)) => writer.transfer(lifted, from, square),
                None => writer.open(square, &format!("+{}{square}", full_name(piece))),
            },
            Effect::Create { square, piece, reason: Reason::RebirthOfCaptured } => {
                writer.open(square, &format!("+{}{square}", full_name(piece)))
            }
            Effect::Move { from, to, piece, reason: Reason::RebirthOfCapturer } => {
                writer.transfer(piece, from, to)
            }
            Effect::Remove { .. }
            | Effect::Create { .. }
            | Effect::Move { .. }
            | Effect::Castling { .. }
            | Effect::EnPassant { .. }
            | Effect::Turn { .. } => {}
        }
    }
    writer.close();
    writer.text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::{piece, played, square};

    fn with_effects(mut base: PlayedMove, effects: Vec<Effect>) -> PlayedMove {
        base.effects = effects;
        base
    }

    #[test]
    fn kinds_of_moves() {
        for (text, expected) in [
            ("wPe2-e4", "e2-e4"),
            ("wSb1-c3", "Sb1-c3"),
            ("bRa8*a1", "Ra8*a1"),
            ("wPe5*f6ep", "e5*f6 ep."),
            ("wKe1-g1oo", "0-0"),
            ("wKe1-c1ooo", "0-0-0"),
        ] {
            assert_eq!(move_text(&played(text)), expected);
        }
    }

    #[test]
    fn check_and_goal() {
        for (check, goal, expected) in [
            (true, None, "Rb1-b8 +"),
            (true, Some(Goal::Mate), "Rb1-b8 #"),
            (false, Some(Goal::Stalemate), "Rb1-b8 ="),
            (true, Some(Goal::Check), "Rb1-b8 +"),
            (true, Some(Goal::Capture), "Rb1-b8 + x"),
            (true, Some(Goal::AnyMove), "Rb1-b8 +"),
            (false, Some(Goal::Castling), "Rb1-b8"),
        ] {
            let mut mv = played("wRb1-b8");
            (mv.check, mv.goal) = (check, goal);
            assert_eq!(move_with_marks(&mv), expected);
        }
    }

    #[test]
    fn rebirth_of_the_captured_unit() {
        let mv = with_effects(
            played("wRf4*f8"),
            vec![Effect::Create {
                square: square("g8"),
                piece: piece("bS"),
                reason: Reason::RebirthOfCaptured,
            }],
        );
        assert_eq!(move_text(&mv), "Rf4*f8[+bSg8]");
    }

    #[test]
    fn promotion_then_rebirth_of_the_capturer() {
        let promotion = Effect::ChangeWalk {
            square: square("b8"),
            piece: piece("wP"),
            walk: Walk::QUEEN,
            reason: Reason::Promotion,
        };
        let rebirth = Effect::Move {
            from: square("b8"),
            to: square("d1"),
            piece: piece("wQ"),
            reason: Reason::RebirthOfCapturer,
        };
        let mv = with_effects(played("wPa7*b8"), vec![promotion, rebirth]);
        assert_eq!(move_text(&mv), "a7*b8=Q[wQb8->d1]");
    }

    #[test]
    fn rebirth_in_two_effects_with_promotion_there() {
        let effects = vec![
            Effect::Remove { square: square("b7"), piece: piece("wP"), reason: Reason::RebirthOfCapturer },
            Effect::Create { square: square("e8"), piece: piece("wP"), reason: Reason::RebirthOfCapturer },
            Effect::ChangeWalk {
                square: square("e8"),
                piece: piece("wP"),
                walk: Walk::QUEEN,
                reason: Reason::Promotion,
            },
        ];
        let mv = with_effects(played("wPa6*b7"), effects);
        assert_eq!(move_text(&mv), "a6*b7[wPb7->e8=Q]");
    }
}
