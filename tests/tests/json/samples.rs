//! Solved problems for the tests.

use crate::schema::validate;
use board::{
    Attributes, CastlingRights, Effect, LongStep, PendingCapture, Piece, Reason, Side, Square, Walk,
};
use kirke_tests::{read_problem, solve_text, solver};
use problem::Goal;
use report::SolvedProblem;
use report::json::document;
use serde_json::Value;
use solution::{Content, Line, MoveKind, Node, PlayedMove, Reach};
use std::sync::Arc;
use std::time::Duration;
use verdict::{Counts, Dual, DualWeight, Finding, FindingKind, Kind, Verdict};

pub(crate) fn solved(text: &str) -> SolvedProblem {
    let statement = read_problem(&format!("BeginProblem\n{text}\nEndProblem\n")).expect("a statement");
    solve_text(&statement, &solver(1, 1 << 20), Duration::from_secs(60)).expect("it can be solved").problem
}

/// The document about one problem, which has the form of the schema.
pub(crate) fn told(problem: &SolvedProblem) -> Value {
    let document = serde_json::from_str(&document(std::slice::from_ref(problem))).expect("JSON");
    validate(&document).expect("it has the form of the schema");
    document
}

pub(crate) fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

pub(crate) fn mate_in_two() -> SolvedProblem {
    solved("Author A. Nobody\nStipulation #2\nOption Try Variations\nPieces White Kf6 Ra1 Black Kh8 Pa2")
}

pub(crate) fn help_mate() -> SolvedProblem {
    solved(
        "Stipulation h#1.5\nPieces White Kg6 Ra1 Rb1 Black Kg8 Pa7\nTwin Move a1 c1\nTwin Continued Exchange g6 b1",
    )
}

/// A half-move with effects of all sorts.
pub(crate) fn with_all_effects(kind: MoveKind, reason: Reason) -> PlayedMove {
    let royal = Piece::new(Side::White, Walk::ROOK).with_attributes(Attributes::ROYAL | Attributes::KAMIKAZE);
    let piece = royal.with_origin(square("a1"));
    let (from, to) = (square("a1"), square("a8"));
    let step = LongStep { from: square("e2"), to: square("e4"), side: Side::White };
    let pending = PendingCapture {
        victim: piece,
        square: to,
        side: Side::Black,
        capturer: Some((to, royal)),
        fresh: true,
    };
    let mut key = board::Position::new();
    key.apply(&Effect::Create { square: to, piece, reason });
    PlayedMove {
        piece,
        from,
        to,
        kind,
        effects: vec![
            Effect::Remove { square: to, piece, reason },
            Effect::Create { square: to, piece, reason },
            Effect::Move { from, to, piece, reason },
            Effect::Change { square: to, before: piece, after: royal, reason },
            Effect::Hide { square: to, piece, reborn: royal, index: 1, reason },
            Effect::Reveal { square: to, piece, index: 1 },
            Effect::Castling {
                before: CastlingRights::of(CastlingRights::ALL_SQUARES),
                after: CastlingRights::NONE,
            },
            Effect::EnPassant { before: None, after: Some(step) },
            Effect::EnPassant { before: Some(step), after: None },
            Effect::Pending { before: Some(pending), after: None },
            Effect::Pending { before: None, after: Some(PendingCapture { capturer: None, ..pending }) },
            Effect::Previous { before: None, after: Some(key.key()) },
            Effect::AfterNull { before: false, after: true },
            Effect::Turn { side: Side::Black },
        ],
        check: true,
        goal: Some(Goal::Target(to)),
    }
}

pub(crate) const REASONS: [Reason; 25] = [
    Reason::Transfer,
    Reason::Movement,
    Reason::Castling,
    Reason::Capture,
    Reason::Promotion,
    Reason::RebirthOfCaptured,
    Reason::RebirthOfCapturer,
    Reason::PromotionByRebirth,
    Reason::WalkByRebirth,
    Reason::ColourByRebirth,
    Reason::Assassination,
    Reason::Covered,
    Reason::Uncovered,
    Reason::Kamikaze,
    Reason::NoRebirth,
    Reason::WalkByMove,
    Reason::Volage,
    Reason::HalfNeutral,
    Reason::Hurdle,
    Reason::HurdleMove,
    Reason::Magic,
    Reason::Anda,
    Reason::Protean,
    Reason::Chameleon,
    Reason::Setup,
];

/// The problem with this tree as its only play.
pub(crate) fn with_tree(nodes: Vec<Node>) -> SolvedProblem {
    let mut problem = mate_in_two();
    let solution = problem.parts[0].outcome.as_mut().expect("it was solved");
    solution.phases.truncate(1);
    solution.phases[0].content = Content::Tree(nodes);
    problem
}

/// Verdicts of every kind with findings of every kind.
pub(crate) fn verdicts() -> Vec<Verdict> {
    let played = Arc::new(with_all_effects(MoveKind::Capture, Reason::Capture));
    let line = Line { leading: 1, half_moves: vec![played.clone(); 2], restarts: vec![1], ..Line::default() };
    let reach = Reach { half_moves: 3, done: 4, all: 20 };
    let mut kinds = vec![
        FindingKind::NoSolution,
        FindingKind::ShortSolution { moves: 2 },
        FindingKind::Cook,
        FindingKind::MissingSolution,
        FindingKind::Refutation,
        FindingKind::Undecided(None),
        FindingKind::Undecided(Some(reach)),
        FindingKind::Solution,
        FindingKind::NotJudged,
    ];
    kinds.extend(DualWeight::ALL.map(|weight| FindingKind::Dual(Dual { number: 2, weight })));
    let finding = |kind| Finding { kind, path: line.clone(), moves: vec![played.clone(), played.clone()] };
    let findings: Vec<Finding> = kinds.into_iter().map(finding).collect();
    let counts = Counts {
        intended: 1,
        solutions: 2,
        are_keys: true,
        more_possible: true,
        tries: 3,
        set_play: Some(4),
    };
    let verdict =
        |kind| Verdict { kind, findings: findings.clone(), counts, set_aside: vec!["MaxSolutions"] };
    let mut verdicts: Vec<Verdict> = Kind::ALL.into_iter().map(verdict).collect();
    verdicts.push(Verdict {
        kind: Kind::Sound,
        findings: Vec::new(),
        counts: Counts::default(),
        set_aside: Vec::new(),
    });
    verdicts
}
