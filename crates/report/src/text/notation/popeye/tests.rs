use board::Reason::{
    Anda, Assassination, Capture, Castling, Chameleon, ColourByRebirth, Covered, Hurdle, HurdleMove,
    Kamikaze, Magic, Movement, NoRebirth, Promotion, PromotionByRebirth, RebirthOfCaptured,
    RebirthOfCapturer, Transfer, WalkByMove, WalkByRebirth,
};
use board::{Effect, Side};
use problem::Goal;

use super::*;
use crate::text::samples::{change, create, go, hide, hide_changed, played, remove, reveal, with};

fn assert_texts<const N: usize>(cases: [(&str, Vec<Effect>, &str); N]) {
    for (mv, effects, expected) in cases {
        assert_eq!(move_text(&with(mv, effects)), expected);
    }
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
        ("nPe4-e5", "nPe4-e5"),
        ("wkPe4*d5", "kPe4*d5"),
        ("brSd4-b3", "rSd4-b3"),
        ("wkKd4-d5", "kKd4-d5"),
        ("nkcRd4-d5", "nkcRd4-d5"),
        ("wfQb8*e5", "fQb8*e5"),
        ("wNb1-a3", "Nb1-a3"),
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
        assert_eq!(move_with_marks(&mv, Wording::default()), expected);
    }
}

#[test]
fn captures_beside_the_square_of_arrival() {
    assert_texts([
        ("wLb2*b6", vec![remove("bPb5", Capture), go("wLb2", "b6", Movement)], "Lb2*b5-b6"),
        ("wPe5*d6ep", vec![remove("bPd5", Capture), create("bPd7", RebirthOfCaptured)], "e5*d6 ep.[+bPd7]"),
    ]);
}

#[test]
fn transfers() {
    assert_texts([
        ("wRb4*a4", vec![go("wRb4", "a1", Transfer), remove("bSa4", Capture)], "Rb4-a1*a4"),
        ("wPb7-b3", vec![go("wPb7", "b2", Transfer)], "b7-b2-b3"),
        ("nBc7*b4", vec![go("nBc7", "f8", Transfer), remove("bPb4", Capture)], "nBc7-f8*b4"),
        ("wRa1*a4", vec![go("wRa1", "a1", Transfer), remove("bSa4", Capture)], "Ra1*a4"),
        ("wLb2*b4", vec![go("wLb2", "b8", Transfer), remove("bPb5", Capture)], "Lb2-b8*b5-b4"),
        (
            "wKh2-c1ooo",
            vec![
                go("wKh2", "e1", Transfer),
                go("wRb4", "a1", Transfer),
                go("wKe1", "c1", Movement),
                go("wRa1", "d1", Castling),
            ],
            "[wKh2->e1][wRb4->a1]0-0-0",
        ),
    ]);
}

#[test]
fn rebirth_of_the_captured_unit() {
    assert_texts([
        ("wRf4*f8", vec![create("bSg8", RebirthOfCaptured)], "Rf4*f8[+bSg8]"),
        ("wRf4*f8", vec![create("nkSg8", RebirthOfCaptured)], "Rf4*f8[+nkSg8]"),
        ("wRb6*f6", vec![create("brRh8", RebirthOfCaptured)], "Rb6*f6[+brRh8]"),
        (
            "wRd4*d2",
            vec![create("bPa1", RebirthOfCaptured), change("bPa1", "bQ", PromotionByRebirth)],
            "Rd4*d2[+bPa1=Q]",
        ),
        (
            "wBb3*a4",
            vec![create("nPf1", RebirthOfCaptured), change("nPf1", "nQ", PromotionByRebirth)],
            "Bb3*a4[+nPf1=nQ]",
        ),
        (
            "wRd4*d8",
            vec![create("bQd8", RebirthOfCaptured), change("bQd8", "wQ", ColourByRebirth)],
            "Rd4*d8[+bQd8=w]",
        ),
        (
            "bKf5*e4",
            vec![
                create("wPe8", RebirthOfCaptured),
                change("wPe8", "wQ", PromotionByRebirth),
                change("wQe8", "bQ", ColourByRebirth),
            ],
            "Kf5*e4[+wPe8=Q=b]",
        ),
        ("wKh1-h2", vec![create("wRa4", RebirthOfCaptured)], "Kh1-h2[+wRa4]"),
        ("wKe1-c1ooo", vec![create("wSb3", RebirthOfCaptured)], "0-0-0[+wSb3]"),
    ]);
}

#[test]
fn rebirth_of_the_capturer() {
    assert_texts([
        (
            "wPa7*b8",
            vec![change("wPb8", "wQ", Promotion), go("wQb8", "d1", RebirthOfCapturer)],
            "a7*b8=Q[wQb8->d1]",
        ),
        (
            "wPe5*f6",
            vec![go("wPf6", "f8", RebirthOfCapturer), change("wPf8", "wQ", PromotionByRebirth)],
            "e5*f6[wPf6->f8=Q]",
        ),
        (
            "wPa6*b7",
            vec![
                remove("wPb7", RebirthOfCapturer),
                create("wPe8", RebirthOfCapturer),
                change("wPe8", "wQ", PromotionByRebirth),
            ],
            "a6*b7[wPb7->e8=Q]",
        ),
        (
            "wRd2*c2",
            vec![go("wRc2", "b1", RebirthOfCapturer), change("wRb1", "wS", WalkByRebirth)],
            "Rd2*c2[wRc2->Sb1]",
        ),
        (
            "wKd2*c2",
            vec![go("wKc2", "b1", RebirthOfCapturer), change("wKb1", "wrS", WalkByRebirth)],
            "Kd2*c2[wKc2->rSb1]",
        ),
        (
            "brBf8*c5",
            vec![go("brBc5", "c7", RebirthOfCapturer), change("brBc7", "brP", WalkByRebirth)],
            "rBf8*c5[brBc5->Pc7]",
        ),
        (
            "wkRb2*a2",
            vec![go("wkRa2", "a2", RebirthOfCapturer), change("wkRa2", "wkP", WalkByRebirth)],
            "kRb2*a2[wkRa2->Pa2]",
        ),
        (
            "wSc3*a4",
            vec![go("wSa4", "b1", RebirthOfCapturer), change("wSb1", "bS", ColourByRebirth)],
            "Sc3*a4[wSa4->b1=b]",
        ),
        (
            "wRd4*a4",
            vec![go("wRa4", "h1", RebirthOfCapturer), create("bBc8", RebirthOfCaptured)],
            "Rd4*a4[wRa4->h1][+bBc8]",
        ),
        ("bSe6-f4", vec![go("wRd7", "a8", RebirthOfCapturer)], "Se6-f4[wRd7->a8]"),
    ]);
}

#[test]
fn promotions_with_attributes() {
    assert_texts([
        ("wkPb7-b8", vec![change("wkPb8", "wkQ", Promotion)], "kPb7-b8=kQ"),
        ("nPe7-e8", vec![change("nPe8", "nQ", Promotion)], "nPe7-e8=nQ"),
        ("wPb7-b8", vec![change("wPb8", "wfQ", Promotion)], "b7-b8=Q"),
        ("wfPb7-b8", vec![change("wfPb8", "wfQ", Promotion)], "fPb7-b8=fQ"),
        ("wPb7-b8", vec![change("wPb8", "wcQ", Promotion)], "b7-b8=Q=c"),
        ("wrkPh7-h8", vec![change("wrkPh8", "wrkcQ", Promotion)], "rkPh7-h8=rkQ=rkc"),
    ]);
}

#[test]
fn walks_that_change_with_the_move() {
    assert_texts([
        ("wkBb5-a4", vec![change("wkBa4", "wkS", WalkByMove)], "kBb5-a4=S"),
        ("wcQc3-a1", vec![change("wcQa1", "wcS", Chameleon)], "cQc3-a1=cS"),
        (
            "wcRc5-c1",
            vec![change("wcRc1", "wcQ", Chameleon), change("wcQc1", "wcR", WalkByMove)],
            "cRc5-c1=cQ=R",
        ),
        ("wKe1-g1oo", vec![go("wRh1", "f1", Castling), change("wRf1", "wB", WalkByMove)], "0-0=B"),
        (
            "wRc6*d6",
            vec![
                change("wRd6", "wQ", WalkByMove),
                go("wQd6", "d1", RebirthOfCapturer),
                create("bSb8", RebirthOfCaptured),
            ],
            "Rc6*d6=Q[wQd6->d1][+bSb8]",
        ),
    ]);
}

#[test]
fn units_below_others() {
    assert_texts([
        ("wRd4*d6", vec![hide("bSb8")], "Rd4*d6[+bSb8->v]"),
        ("wRd1*d4", vec![create("bRh8", RebirthOfCaptured), reveal("wQd1")], "Rd1*d4[+bRh8][+wQd1]"),
        ("wRb8*c8", vec![hide_changed("bPf1", "bB")], "Rb8*c8[+bPf1=B->v]"),
        ("bBa1*b2", vec![hide_changed("bPc1", "wQ")], "Ba1*b2[+bPc1=Q=w->v]"),
        ("wKd3*c2", vec![remove("wKc2", RebirthOfCapturer), hide("wKe1")], "Kd3*c2[wKc2->e1->v]"),
        ("bKg2*f3", vec![remove("bKf3", RebirthOfCapturer), hide("brRh3")], "Kg2*f3[bKf3->rRh3->v]"),
        (
            "wRb7*b2",
            vec![remove("wRb2", RebirthOfCapturer), hide_changed("wQd1", "bQ")],
            "Rb7*b2[wRb2->Qd1=b->v]",
        ),
        (
            "wPd6*e7",
            vec![remove("wPe7", RebirthOfCapturer), hide_changed("wPf8", "bQ")],
            "d6*e7[wPe7->f8=Q=b->v]",
        ),
        // A unit that goes below the reborn mover.
        ("wRd4*a4", vec![go("wRa4", "h1", RebirthOfCapturer), hide("bRh1")], "Rd4*a4[wRa4->h1][+bRh1->v]"),
        // Parachute: nothing is told of the unit on which the other lands.
        (
            "wRd4*d6",
            vec![remove("bRb8", Covered), hide("bRb8"), create("bSb8", RebirthOfCaptured)],
            "Rd4*d6[+bSb8]",
        ),
        (
            "wRd4*a4",
            vec![
                remove("wSh1", Covered),
                hide("wSh1"),
                go("wRa4", "h1", RebirthOfCapturer),
                remove("wRh1", Covered),
                hide("wRh1"),
                create("bRh1", RebirthOfCaptured),
            ],
            "Rd4*a4[wRa4->h1][+bRh1]",
        ),
    ]);
}

#[test]
fn units_that_vanish() {
    assert_texts([
        ("wkRb2*b5", vec![remove("wkRb5", Kamikaze)], "kRb2*b5[-wkRb5]"),
        ("wRb2*b5", vec![remove("wRb5", NoRebirth)], "Rb2*b5"),
        ("wRb5*b8", vec![remove("wRb8", Assassination), create("bSb8", RebirthOfCaptured)], "Rb5*b8[+bSb8]"),
        ("wRb5*b8", vec![Effect::Turn { side: Side::Black }], "Rb5*b8"),
    ]);
}

#[test]
fn hurdles_move_after_the_hopper() {
    assert_texts([
        (
            "wbGd5*b7",
            vec![
                remove("bPb7", Capture),
                go("wbGd5", "b7", Movement),
                go("wPc6", "c8", HurdleMove),
                change("wPc8", "wS", Promotion),
            ],
            "bGd5*b7[wPc6->c8=S]",
        ),
        (
            "wbGd5-d7",
            vec![go("wbGd5", "d7", Movement), change("bPd6", "wP", Hurdle), go("wPd6", "d1", HurdleMove)],
            "bGd5-d7[d6=w][wPd6->d1]",
        ),
    ]);
}

#[test]
fn colours_change_where_units_stand() {
    assert_texts([
        (
            "bPd6-d5",
            vec![go("bPd6", "d5", Movement), change("bPd5", "wP", Magic), change("bRc7", "wR", Magic)],
            "d6-d5[d5=w][c7=w]",
        ),
        ("waRb2-b8", vec![go("waRb2", "b8", Movement), change("waRb8", "naR", Anda)], "aRb2-b8[=na]"),
        ("nRb2-b8", vec![go("nRb2", "b8", Movement), change("nRb8", "bR", Anda)], "nRb2-b8[=b]"),
    ]);
}
