//! Help and series play against what is intended.

use board::Side;
use problem::{Attachment, Branch, BranchKind, Goal, Play};
use solution::{Content, Line, Lines, Mark, Phase, PhaseKind};

use crate::tests::{dual, help, kinds, line, lines, solution, stated};
use crate::{DualWeight, FindingKind, Kind, judge};

const A: &[&str] = &["bKa1-a2", "wQb8-b7", "bKa2-a3", "wQb7-b3"];
const A_OTHER_MATE: &[&str] = &["bKa1-a2", "wQb8-b7", "bKa2-a3", "wQb7-a7"];
const A_OTHER_WHITE: &[&str] = &["bKa1-a2", "wQb8-b6", "bKa2-a3", "wQb6-b3"];
const A_OTHER_BLACK: &[&str] = &["bKa1-a2", "wQb8-b7", "bKa2-a1", "wQb7-b2"];
const B: &[&str] = &["bKa1-b1", "wQb8-c7", "bKb1-a1", "wQc7-c1"];

#[test]
fn numbers_alone() {
    for (found, intention, expected) in [
        (&[A][..], "", Kind::Sound),
        (&[A], "1", Kind::Sound),
        (&[A, B], "", Kind::Cooked),
        (&[A, B], "2", Kind::Sound),
        (&[A], "2", Kind::MissingSolution),
        (&[], "2", Kind::NoSolution),
        (&[A, A_OTHER_MATE], "2", Kind::Sound),
        (&[A, A_OTHER_MATE, B], "2", Kind::Dual),
    ] {
        assert_eq!(lines(4, found, intention).kind, expected, "{intention} {found:?}");
    }
}

#[test]
fn numbers_by_half_move() {
    for (found, intention, expected) in [
        (&[A, B][..], "2.1.1.1", Kind::Sound),
        (&[A, B], "2.1...", Kind::Sound),
        (&[A, B], "1.1.1.1", Kind::Cooked),
        (&[A, A_OTHER_MATE], "2.1.1.1", Kind::MissingSolution),
        (&[A, A_OTHER_MATE], "1.1.1.2", Kind::Sound),
        (&[A, A_OTHER_WHITE], "1.2.1.1", Kind::Sound),
        (&[A, A_OTHER_WHITE], "1.1.2.1", Kind::Dual),
        (&[A, A_OTHER_BLACK], "1.1.2.1", Kind::Sound),
        (&[A], "1.1.1.1.2", Kind::MissingSolution),
        (&[A], "2.1.1.1", Kind::MissingSolution),
    ] {
        assert_eq!(lines(4, found, intention).kind, expected, "{intention} {found:?}");
    }
}

#[test]
fn duals_have_the_number_of_their_move() {
    for (other, number) in [(A_OTHER_WHITE, 1), (A_OTHER_BLACK, 2), (A_OTHER_MATE, 2)] {
        let verdict = lines(4, &[A, other], "");
        assert_eq!(
            (verdict.kind, kinds(&verdict)),
            (Kind::Dual, vec![dual(number, DualWeight::Continuation)])
        );
        assert_eq!(verdict.findings[0].moves.len(), 2);
    }
}

#[test]
fn lines_that_begin_alike_need_not_stand_together() {
    assert_eq!(lines(4, &[A, B, A_OTHER_MATE], "2.1.1.2").kind, Kind::MissingSolution);
    assert_eq!(kinds(&lines(4, &[A, B, A_OTHER_MATE], "2.1...")), [dual(2, DualWeight::Continuation)]);
}

#[test]
fn cooks_come_with_their_lines() {
    let verdict = lines(4, &[A, B], "");
    assert_eq!(kinds(&verdict), [FindingKind::Cook, FindingKind::Solution, FindingKind::Solution]);
    assert_eq!((verdict.counts.solutions, verdict.counts.intended), (2, 1));
}

#[test]
fn short_solutions() {
    let verdict = lines(4, &[&["bKa1-a2", "wQb8-b3"]], "");
    assert_eq!(
        (verdict.kind, kinds(&verdict)),
        (Kind::ShortSolution, vec![FindingKind::ShortSolution { moves: 1 }])
    );
    assert_eq!(lines(4, &[&["bKa1-a2", "wQb8-b3"], A], "").kind, Kind::ShortSolution);
}

#[test]
fn promotions_alike_at_the_last_half_move() {
    let queen: &[&str] = &["bKa1-a2", "wPh7-h8=Q"];
    let rook: &[&str] = &["bKa1-a2", "wPh7-h8=R"];
    let knight: &[&str] = &["bKa1-a2", "wPh7-h8=S"];
    let alike = lines(2, &[queen, rook], "");
    assert_eq!((alike.kind, kinds(&alike)), (Kind::Sound, vec![dual(1, DualWeight::Promotion)]));
    assert_eq!(lines(2, &[queen, knight], "").kind, Kind::Dual);
    let bishop: &[&str] = &["bKa1-a2", "wPh7-h8=B"];
    // Three lines, but only one way to solve it.
    assert_eq!(lines(2, &[queen, rook, bishop], "2").kind, Kind::MissingSolution);
    let early_queen: &[&str] = &["bKa1-a2", "wPh7-h8=Q", "bKa2-a1", "wKb3-b4"];
    let early_rook: &[&str] = &["bKa1-a2", "wPh7-h8=R", "bKa2-a1", "wKb3-b4"];
    assert_eq!(lines(4, &[early_queen, early_rook], "").kind, Kind::Dual);
}

fn helpself() -> problem::Statement {
    let mut forced = Branch::new(BranchKind::Defence, 1);
    forced.first.push(Attachment::goal(Goal::Mate));
    let mut branch = Branch::new(BranchKind::Help, 3);
    branch.first.push(Attachment::end(Play::Branch(forced), true));
    stated(Play::Branch(branch))
}

#[test]
fn forced_half_moves_make_no_solution() {
    let of = |found: &[&[&str]]| {
        let found = found.iter().map(|half_moves| line(half_moves)).collect();
        judge(&helpself(), &solution(Content::Lines(Lines(found))), None)
    };
    let one: &[&str] = &["wKa1-a2", "bKh8-h7", "wKa2-a3", "bQb8-b3"];
    let mated_otherwise: &[&str] = &["wKa1-a2", "bKh8-h7", "wKa2-a3", "bQb8-a8"];
    let verdict = of(&[one, mated_otherwise]);
    assert_eq!((verdict.kind, verdict.counts.solutions), (Kind::Sound, 1));
    let other_end: &[&str] = &["wKa1-a2", "bKh8-h7", "wKa2-a1", "bQb8-b1"];
    assert_eq!(of(&[one, other_end]).kind, Kind::Dual);
}

#[test]
fn a_free_move_at_the_end_is_no_forced_one() {
    // `1->#1`: two mates are two solutions.
    let mut mate = Branch::new(BranchKind::Attack, 1);
    mate.first.push(Attachment::goal(Goal::Mate));
    let mut series = Branch::new(BranchKind::Series, 1);
    series.first.push(Attachment::end(Play::Branch(mate), false));
    let found = vec![line(&["bKh8-h7", "wRa1-h1"]), line(&["bKh8-h7", "wRb1-h1"])];
    let verdict = judge(&stated(Play::Branch(series)), &solution(Content::Lines(Lines(found))), None);
    assert_eq!(verdict.kind, Kind::Dual);
}

#[test]
fn a_goal_reached_against_the_plan_solves_nothing() {
    let forced = Line { mark: Some(Mark::ForcedGoal), ..line(&["wQa1-a8", "bKh8-h7", "wQa8-h8", "bKh7-h8"]) };
    let verdict = judge(&helpself(), &solution(Content::Lines(Lines(vec![forced]))), None);
    assert_eq!(verdict.kind, Kind::NoSolution);
}

#[test]
fn two_ends_are_both_to_be_reached() {
    let reach = |length| {
        let mut branch = Branch::new(BranchKind::Help, length);
        let last = if length % 2 == 1 { &mut branch.first } else { &mut branch.second };
        last.push(Attachment::goal(Goal::Mate));
        Box::new(Play::Branch(branch))
    };
    let statement = stated(Play::And(reach(2), reach(1)));
    let one = || Lines(vec![line(&["bQa1-a2", "wQb8-b3"])]);
    let other = || Lines(vec![line(&["bQa1-a8"])]);
    let phase = |found| Phase {
        kind: PhaseKind::ActualPlay,
        content: Content::Lines(found),
        progress: Vec::new(),
        reach: None,
    };
    let mut found = solution(Content::Lines(one()));
    assert_eq!(judge(&statement, &found, None).kind, Kind::MissingSolution);
    found.phases.push(phase(other()));
    let verdict = judge(&statement, &found, None);
    assert_eq!((verdict.kind, verdict.counts.solutions, verdict.counts.intended), (Kind::Sound, 2, 2));
    found.phases.push(phase(Lines(vec![line(&["bQa1-b1"])])));
    assert_eq!(judge(&statement, &found, None).kind, Kind::Cooked);
    let most = "4294967295.4294967295.4294967295".parse().unwrap();
    assert_eq!(judge(&statement, &found, Some(&most)).kind, Kind::MissingSolution);
    // Ends that the same side reaches cannot be told apart.
    let alike = stated(Play::And(reach(2), reach(2)));
    assert_eq!(judge(&alike, &solution(Content::Lines(one())), None).kind, Kind::Undecided);
}

#[test]
fn set_play_is_counted_by_itself() {
    let mut found = solution(Content::Lines(Lines(vec![line(A)])));
    let set = Content::Lines(Lines(vec![line(&A[1..]), line(&A_OTHER_WHITE[1..])]));
    found
        .phases
        .insert(0, Phase { kind: PhaseKind::SetPlay, content: set, progress: Vec::new(), reach: None });
    let verdict = judge(&help(4), &found, None);
    assert_eq!((verdict.kind, verdict.counts.set_play), (Kind::Sound, Some(2)));
}

#[test]
fn a_series_is_measured_in_its_own_moves() {
    let mut series = Branch::new(BranchKind::Series, 3);
    series.first.push(Attachment::goal(Goal::Mate));
    let statement = stated(Play::Branch(series));
    let of = |half_moves: &[&str]| {
        judge(&statement, &solution(Content::Lines(Lines(vec![line(half_moves)]))), None).kind
    };
    assert_eq!(of(&["wKa1-a2", "wKa2-a3", "wQb8-b3"]), Kind::Sound);
    assert_eq!(of(&["wKa1-a2", "wQb8-b3"]), Kind::ShortSolution);
    assert_eq!(line(&["wKa1-a2"]).half_moves[0].side(), Some(Side::White));
}
