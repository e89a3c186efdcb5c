use proptest::prelude::*;

use super::*;

fn parse(text: &str) -> Stipulation {
    parse_stipulation(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(text: &str) -> Play {
    parse(text).play
}

fn battle(moves: u16, aim: Aim) -> Play {
    Play::Battle { moves, aim }
}

fn helped(half_moves: u16, then: Play) -> Play {
    Play::Help { half_moves, then: Box::new(then) }
}

fn series(moves: u16, then: Play) -> Play {
    Play::Series { moves, then: Box::new(then) }
}

#[test]
fn trees() {
    const MATE: Goal = Goal::Mate;
    assert_eq!(play("#2"), battle(2, Aim::Direct(MATE)));
    assert_eq!(play("~1"), battle(1, Aim::Direct(Goal::AnyMove)));
    assert_eq!(play("s=3"), battle(3, Aim::SelfPlay(Goal::Stalemate)));
    assert_eq!(play("r#2"), battle(2, Aim::Reflex(MATE)));
    assert_eq!(play("semi-r+4"), battle(4, Aim::SemiReflex(Goal::Check)));
    assert_eq!(play("h#2"), helped(4, Play::Reach(MATE)));
    assert_eq!(play("h#2.5"), helped(5, Play::Reach(MATE)));
    assert_eq!(play("h#0.5"), helped(1, Play::Reach(MATE)));
    assert_eq!(play("ser-x4"), series(4, Play::Reach(Goal::Capture)));
    assert_eq!(play("ser-h002"), series(2, helped(1, Play::Reach(Goal::Castling))));
    assert_eq!(play("ser-s#1"), series(1, Play::Forced(Aim::SelfPlay(MATE))));
    assert_eq!(play("ser-s#3"), series(3, Play::Forced(Aim::SelfPlay(MATE))));
    assert_eq!(play("ser-r#3"), series(3, Play::Forced(Aim::Reflex(MATE))));
    assert_eq!(play("hs#1"), helped(1, Play::Forced(Aim::SelfPlay(MATE))));
    assert_eq!(play("hs#3"), helped(5, Play::Forced(Aim::SelfPlay(MATE))));
    assert_eq!(play("hr#1.5"), helped(2, Play::Forced(Aim::Reflex(MATE))));
}

#[test]
fn who_begins() {
    let begins = |text| (parse(text).black_begins, parse(text).half_move_start);
    assert_eq!(begins("#2"), (false, false));
    assert_eq!(begins("h#2"), (true, false));
    assert_eq!(begins("h#2.5"), (false, true));
    assert_eq!(begins("hs#2"), (false, false));
    assert_eq!(begins("hs#2.5"), (true, true));
    assert_eq!(begins("ser-h#2"), (true, false));
    assert_eq!(begins("ser-#2"), (false, false));
}

#[test]
fn the_text_is_normalised() {
    assert_eq!(parse("H#  2").text, "h#2");
    assert_eq!(parse("SER-H= 12").text, "ser-h=12");
}

#[test]
fn mistakes_and_their_places() {
    let error = |text: &str| {
        let error = parse_stipulation(text).unwrap_err();
        assert!(text.get(error.span.start..error.span.end).is_some(), "{text}");
        (error.kind, error.span.start, error.span.end)
    };
    use DiagnosticKind::*;
    assert_eq!(error("#2*"), (BadStipulation, 2, 3));
    assert_eq!(error("h#2.7"), (BadStipulation, 3, 5));
    assert_eq!(error("h# 2x"), (BadStipulation, 4, 5));
    assert_eq!(error("#2 3"), (BadStipulation, 3, 4));
    assert_eq!(error("#"), (BadMoveCount, 0, 1));
    assert_eq!(error("h#x"), (BadMoveCount, 0, 3));
    assert_eq!(error("#0"), (BadMoveCount, 1, 2));
    assert_eq!(error("hs#0.5"), (BadMoveCount, 3, 6));
    assert_eq!(error("#2.5"), (BadMoveCount, 1, 4));
    assert_eq!(error("ser-#99999999"), (BadMoveCount, 5, 13));
    assert_eq!(error("foo"), (BadStipulation, 0, 3));
    assert_eq!(error("help2"), (BadStipulation, 1, 5));
    assert_eq!(error("h"), (BadStipulation, 0, 1));
    assert_eq!(error(""), (MissingStipulation, 0, 0));
}

#[test]
fn what_is_known_but_not_solved_is_refused_by_name() {
    for text in [
        "##2",
        "##!2",
        "#=2",
        "==3",
        "!=2",
        "!#2",
        "%1",
        "za13",
        "ct2",
        "ctr2",
        "<>2",
        "<>r2",
        "c812",
        "ka13",
        "ep2",
        "dia3.5",
        "a=>b2",
        "exact-#2",
        "pser-#3",
        "phser-s#3",
        "reci-h#2",
        "reci-h(=)#2",
        "2->ser-h#3",
        "ser-hs#3",
        "ser-reci-h#2",
        "hdia2",
        "exact-h# 3",
    ] {
        let error = parse_stipulation(text).unwrap_err();
        assert_eq!(error.kind, DiagnosticKind::Unsupported, "{text}");
    }
    assert!(parse_stipulation("s##2").unwrap_err().message.contains("double mate"));
}

proptest! {
    #[test]
    fn spelling_and_reading_are_inverse(kind in 0usize..11, goal in 0usize..6, moves in 1u16..300, half: bool) {
        let kinds = ["", "s", "r", "semi-r", "ser-", "ser-h", "ser-s", "ser-r", "h", "hs", "hr"];
        let goals = [Goal::Mate, Goal::Stalemate, Goal::Check, Goal::Capture, Goal::AnyMove, Goal::Castling];
        let half = if half && kind >= 8 { ".5" } else { "" };
        let text = format!("{}{}{moves}{half}", kinds[kind], goals[goal]);
        let read = parse(&text);
        prop_assert_eq!(&read.text, &text);
        let spelled = spell_stipulation(&read).unwrap();
        if moves > 1 {
            prop_assert_eq!(&spelled, &text);
        }
        let again = parse(&spelled);
        prop_assert_eq!(again.play, read.play);
        prop_assert_eq!(again.black_begins, read.black_begins);
        prop_assert_eq!(again.half_move_start, read.half_move_start);
    }

    #[test]
    fn nothing_panics(text in "(exact-|ser-|p|h|s|r|semi-|reci-)?[-#=+x~0zhskr()>é.5-9 ]{0,8}") {
        let _ = parse_stipulation(&text);
    }
}
