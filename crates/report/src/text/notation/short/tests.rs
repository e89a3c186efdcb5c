use board::Reason::{
    Capture, ColourByRebirth, Kamikaze, Promotion, PromotionByRebirth, RebirthOfCaptured, RebirthOfCapturer,
    Transfer, WalkByMove, WalkByRebirth,
};

use super::*;
use crate::text::samples::{change, create, go, hide, played, remove, reveal, with};

fn text(played: &PlayedMove) -> String {
    alternatives(&[played], Wording::default()).concat()
}

#[test]
fn moves() {
    for (mv, effects, expected) in [
        ("wRe4*e8", vec![create("bSg8", RebirthOfCaptured)], "Rxe8(Ng8)"),
        ("wPe2-e4", vec![], "e4"),
        ("wPe5*d6ep", vec![remove("bPd5", Capture), create("bPd7", RebirthOfCaptured)], "exd6 e.p.(Pd7)"),
        ("wPb7*c8", vec![change("wPc8", "wS", Promotion), create("bBf8", RebirthOfCaptured)], "bxc8=N(Bf8)"),
        ("wSb1-c3", vec![], "Nc3"),
        ("wNb1*c3", vec![], "NNxc3"),
        ("nPe4-e5", vec![], "nPe5"),
        ("wLb2*b6", vec![remove("bPb5", Capture)], "Lxb5-b6"),
        (
            "wRa4*a5",
            vec![create("bPa1", RebirthOfCaptured), change("bPa1", "bQ", PromotionByRebirth)],
            "Rxa5(Pa1=Q)",
        ),
        ("wKb6*a6", vec![hide("bBf1")], "Kxa6(Bf1 hidden)"),
        ("wKf1-e1", vec![reveal("wBf1")], "Ke1(Bf1)"),
        ("wRd4*a4", vec![go("wRa4", "h1", RebirthOfCapturer)], "Rxa4(->h1)"),
        (
            "wKd2*c2",
            vec![go("wKc2", "b1", RebirthOfCapturer), change("wKb1", "wrS", WalkByRebirth)],
            "Kxc2(->rNb1)",
        ),
        ("bSe6-f4", vec![go("wRd7", "a8", RebirthOfCapturer)], "Nf4(Rd7->a8)"),
        (
            "wRd4*d8",
            vec![create("bQd8", RebirthOfCaptured), change("bQd8", "wQ", ColourByRebirth)],
            "Rxd8(Qd8=w)",
        ),
        ("wkRb2*b5", vec![remove("wkRb5", Kamikaze)], "kRxb5(-kRb5)"),
        ("wQd1-d4", vec![change("wQd4", "wR", WalkByMove)], "Qd4=R"),
        ("wRb4*a4", vec![go("wRb4", "a1", Transfer), remove("bSa4", Capture)], "R(->a1)xa4"),
        ("wKe1-g1oo", vec![], "0-0"),
        ("wKh2-c1ooo", vec![go("wKh2", "e1", Transfer), go("wRb4", "a1", Transfer)], "(K->e1)(R->a1)0-0-0"),
    ] {
        assert_eq!(text(&with(mv, effects)), expected);
    }
}

#[test]
fn marks_follow_the_move() {
    for (check, goal, expected) in [
        (true, None, "Rb8+"),
        (true, Some(Goal::Mate), "Rb8#"),
        (false, Some(Goal::Stalemate), "Rb8 ="),
        (true, Some(Goal::Check), "Rb8+"),
        (true, Some(Goal::Capture), "Rb8+ x"),
        (false, Some(Goal::AnyMove), "Rb8"),
    ] {
        assert_eq!(text(&PlayedMove { check, goal, ..played("wRb1-b8") }), expected);
    }
}

#[test]
fn moves_that_would_look_alike_tell_their_departure() {
    let moves = [
        played("wSb1-d2"),
        PlayedMove { check: true, ..played("wSf3-d2") },
        played("wRd1-d2"),
        played("wPc2*d3"),
        played("wPe2*d3"),
        played("wRh4*d4"),
        played("wRd1*d4"),
    ];
    let moves: Vec<&PlayedMove> = moves.iter().collect();
    assert_eq!(
        alternatives(&moves, Wording::default()),
        ["Nb1d2", "Nf3d2+", "Rd2", "cxd3", "exd3", "Rh4xd4", "Rd1xd4"]
    );
}
