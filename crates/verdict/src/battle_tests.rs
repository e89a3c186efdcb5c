//! Keys and duals of battle play.

use solution::{Content, Mark, Node};

use crate::tests::{attack, defence, direct, dual, key, kinds, mate, solution, tree};
use crate::{DualWeight, FindingKind, Kind, judge};

#[test]
fn one_key_is_sound_and_tries_are_counted() {
    let refutation = Node { mark: Some(Mark::Refutation), ..defence("bKa8-a7", Vec::new()) };
    let attempt = Node { refutations: vec![refutation], ..attack("wQa1-a3", 2, Vec::new()) };
    let attempt = Node { mark: Some(Mark::Try), moves: None, ..attempt };
    let verdict = tree(2, vec![attempt, key("wQa1-a2", 2, vec![defence("bKa8-b8", vec![mate("wQa2-a7")])])]);
    assert_eq!((verdict.kind, verdict.counts.solutions, verdict.counts.tries), (Kind::Sound, 1, 1));
    assert!(verdict.counts.are_keys && verdict.findings.is_empty());
}

#[test]
fn keys_are_compared_with_the_intention() {
    let keys = || vec![key("wQa1-a2", 2, Vec::new()), key("wQa1-a3", 2, Vec::new())];
    let cooked = tree(2, keys());
    assert_eq!((cooked.kind, kinds(&cooked)), (Kind::Cooked, vec![FindingKind::Cook]));
    assert_eq!(cooked.findings[0].moves.len(), 2);
    for (stated, expected) in [("2", Kind::Sound), ("3", Kind::MissingSolution), ("2.1.1", Kind::Sound)] {
        let intention = stated.parse().unwrap();
        let verdict = judge(&direct(2), &solution(Content::Tree(keys())), Some(&intention));
        assert_eq!(verdict.kind, expected, "{stated}");
    }
    assert_eq!(tree(2, Vec::new()).kind, Kind::NoSolution);
}

#[test]
fn a_short_key_outweighs_a_second_one() {
    let verdict = tree(3, vec![key("wQa1-a2", 2, Vec::new()), key("wQa1-a3", 3, Vec::new())]);
    assert_eq!(verdict.kind, Kind::ShortSolution);
    assert_eq!(kinds(&verdict), [FindingKind::ShortSolution { moves: 2 }, FindingKind::Cook]);
}

#[test]
fn duals_are_weighed_by_their_place() {
    let with = |moves: u16, continuations: Vec<Node>| {
        tree(moves, vec![key("wQa1-a2", moves, vec![defence("bKa8-b8", continuations)])])
    };
    let last = with(2, vec![mate("wQa2-a7"), mate("wQa2-g8")]);
    assert_eq!((last.kind, kinds(&last)), (Kind::Dual, vec![dual(2, DualWeight::LastMove)]));
    let full = with(3, vec![attack("wQa2-a7", 2, Vec::new()), attack("wQa2-g8", 2, Vec::new())]);
    assert_eq!((full.kind, kinds(&full)), (Kind::Dual, vec![dual(2, DualWeight::Continuation)]));
    let short = with(3, vec![mate("wQa2-a7"), mate("wQa2-g8")]);
    assert_eq!((short.kind, kinds(&short)), (Kind::Sound, vec![dual(2, DualWeight::ShortVariation)]));
}

#[test]
fn promotions_alike_are_tolerated_at_the_last_move_only() {
    let with = |moves: u16, continuations: Vec<Node>| {
        let verdict = tree(moves, vec![key("wKa1-a2", moves, vec![defence("bKa8-b8", continuations)])]);
        (verdict.kind, kinds(&verdict))
    };
    let promoted = |walks: &[&str], moves: u16| {
        walks.iter().map(|walk| attack(&format!("wPg7-g8={walk}"), moves, Vec::new())).collect::<Vec<_>>()
    };
    for walks in [["Q", "R"], ["B", "Q"]] {
        assert_eq!(with(2, promoted(&walks, 1)), (Kind::Sound, vec![dual(2, DualWeight::Promotion)]));
    }
    for walks in [["Q", "S"], ["R", "B"]] {
        assert_eq!(with(2, promoted(&walks, 1)), (Kind::Dual, vec![dual(2, DualWeight::LastMove)]));
    }
    assert_eq!(with(3, promoted(&["Q", "R"], 2)), (Kind::Dual, vec![dual(2, DualWeight::Continuation)]));
    // Reborn elsewhere the queen does not do what the rook does.
    let mut elsewhere = promoted(&["Q", "R"], 1);
    for (node, square) in elsewhere.iter_mut().zip(["d1", "h1"]) {
        let piece = node.played.piece;
        let (from, to) = (node.played.to, square.parse().unwrap());
        let reason = board::Reason::RebirthOfCapturer;
        node.played.effects.push(board::Effect::Move { from, to, piece, reason });
    }
    assert_eq!(with(2, elsewhere), (Kind::Dual, vec![dual(2, DualWeight::LastMove)]));
}

#[test]
fn what_allows_a_threat_is_minor() {
    let idle = vec![defence("bKa8-b8", vec![mate("wQa2-a7"), mate("wQa2-g8")])];
    let threats = vec![mate("wQa2-a7")];
    let one = Node { threats, idle, ..key("wQa1-a2", 2, Vec::new()) };
    let verdict = tree(2, vec![one]);
    assert_eq!((verdict.kind, kinds(&verdict)), (Kind::Sound, vec![dual(2, DualWeight::AfterThreat)]));
    let threats = vec![mate("wQa2-a7"), mate("wQa2-b2")];
    let replies = vec![defence("bKa8-b8", vec![mate("wQa2-a7"), mate("wQa2-g8")])];
    let verdict = tree(2, vec![Node { threats, ..key("wQa1-a2", 2, replies) }]);
    assert_eq!(
        (verdict.kind, kinds(&verdict)),
        (Kind::Sound, vec![dual(2, DualWeight::AfterThreat), dual(2, DualWeight::Threats)])
    );
}

#[test]
fn another_promotion_is_not_the_threat() {
    let threats = vec![mate("wPg7-g8=Q"), mate("wQa2-a7")];
    let replies = vec![defence("bKa8-b8", vec![mate("wPg7-g8=S"), mate("wQa2-d5")])];
    let verdict = tree(2, vec![Node { threats, ..key("wQa1-a2", 2, replies) }]);
    assert_eq!(verdict.kind, Kind::Dual);
    // A single threat does not work after a defence that is told for stopping it.
    let replies = vec![defence("bKa8-b8", vec![mate("wQa2-a7"), mate("wQa2-d5")])];
    let verdict = tree(2, vec![Node { threats: vec![mate("wQa2-a7")], ..key("wQa1-a2", 2, replies) }]);
    assert_eq!(verdict.kind, Kind::Dual);
}

#[test]
fn the_threat_is_a_variation_too() {
    let after = vec![defence("bKb8-c8", vec![mate("wQa3-a8"), mate("wQa3-f8")])];
    let threats = vec![attack("wQa2-a3", 2, after)];
    let replies = vec![defence("bKa8-b8", vec![attack("wQa2-d5", 2, Vec::new())])];
    let verdict = tree(3, vec![Node { threats, ..key("wQa1-a2", 3, replies) }]);
    assert_eq!((verdict.kind, kinds(&verdict)), (Kind::Dual, vec![dual(3, DualWeight::LastMove)]));
    assert_eq!(verdict.findings[0].path.half_moves.len(), 3);
}
