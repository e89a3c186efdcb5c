//! Judgements of hand-made solutions: what they share, and what holds of every kind of play.

use std::sync::Arc;

use board::{Attributes, Colour, Effect, Piece, Reason, Side, Square, Walk};
use problem::{Attachment, Branch, BranchKind, Goal, Intention, Play, Spanned, Statement, Stipulation};
use solution::{
    Content, Ending, Limit, Line, Lines, Mark, MoveKind, Node, Note, Phase, PhaseKind, PlayedMove, PostKey,
    Reach, Solution, Turn,
};

use crate::{Dual, DualWeight, FindingKind, Kind, Verdict, judge};

/// `wRb1-b8`, `wPa7-a8=Q`.
pub(crate) fn played(text: &str) -> PlayedMove {
    let square = |at: usize| -> Square { text[at..at + 2].parse().unwrap() };
    let walk = |letter: &str| Walk::all().find(|walk| walk.letters() == letter).unwrap();
    let (colour, side) = match &text[..1] {
        "w" => (Colour::White, Side::White),
        _ => (Colour::Black, Side::Black),
    };
    let piece = Piece::of(colour, walk(&text[1..2])).with_attributes(Attributes::NONE);
    let (from, to) = (square(2), square(5));
    let mut effects = vec![Effect::Move { from, to, piece, reason: Reason::Movement }];
    if let Some((_, promoted)) = text.split_once('=') {
        let after = Piece::of(colour, walk(promoted));
        effects.push(Effect::Change { square: to, before: piece, after, reason: Reason::Promotion });
    }
    effects.push(Effect::Turn { side: !side });
    PlayedMove { piece, from, to, kind: MoveKind::Quiet, effects, check: false, goal: None }
}

/// A move of the attacker that needs so many moves, with the defender's answers.
pub(crate) fn attack(text: &str, moves: u16, replies: Vec<Node>) -> Node {
    Node { moves: Some(moves), replies, ..Node::leaf(played(text)) }
}

/// A defence with the attacker's continuations.
pub(crate) fn defence(text: &str, replies: Vec<Node>) -> Node {
    Node { replies, ..Node::leaf(played(text)) }
}

pub(crate) fn mate(text: &str) -> Node {
    let mut node = attack(text, 1, Vec::new());
    node.played.goal = Some(Goal::Mate);
    node
}

pub(crate) fn key(text: &str, moves: u16, replies: Vec<Node>) -> Node {
    Node { mark: Some(Mark::Key), ..attack(text, moves, replies) }
}

pub(crate) fn line(half_moves: &[&str]) -> Line {
    let half_moves = half_moves.iter().map(|text| Arc::new(played(text))).collect();
    Line { half_moves, ..Line::default() }
}

pub(crate) fn stated(play: Play) -> Statement {
    let stipulation = Stipulation { text: "?".to_owned(), starter: Side::White, play };
    Statement {
        stipulation: Some(Spanned { value: stipulation, span: problem::Span::default() }),
        ..Statement::default()
    }
}

/// `#n`
pub(crate) fn direct(moves: u16) -> Statement {
    let branch = Branch::new(BranchKind::Attack, 2 * moves - 1);
    stated(Play::Branch(Branch { first: vec![Attachment::goal(Goal::Mate)], ..branch }))
}

/// `h#`, the last half-move by the side that does not begin where their number is even.
pub(crate) fn help(half_moves: u16) -> Statement {
    let mut branch = Branch::new(BranchKind::Help, half_moves);
    let last = if half_moves % 2 == 1 { &mut branch.first } else { &mut branch.second };
    last.push(Attachment::goal(Goal::Mate));
    stated(Play::Branch(branch))
}

pub(crate) fn solution(content: Content) -> Solution {
    let phase = Phase { kind: PhaseKind::ActualPlay, content, progress: Vec::new(), reach: None };
    Solution { notes: Vec::new(), phases: vec![phase], ending: Ending::Complete, nodes: 0 }
}

pub(crate) fn tree(moves: u16, nodes: Vec<Node>) -> Verdict {
    judge(&direct(moves), &solution(Content::Tree(nodes)), None)
}

pub(crate) fn lines(half_moves: u16, found: &[&[&str]], intention: &str) -> Verdict {
    let found = found.iter().map(|half_moves| line(half_moves)).collect();
    let intention: Option<Intention> = (!intention.is_empty()).then(|| intention.parse().unwrap());
    judge(&help(half_moves), &solution(Content::Lines(Lines(found))), intention.as_ref())
}

pub(crate) fn kinds(verdict: &Verdict) -> Vec<FindingKind> {
    verdict.findings.iter().map(|finding| finding.kind).collect()
}

pub(crate) const fn dual(number: usize, weight: DualWeight) -> FindingKind {
    FindingKind::Dual(Dual { number, weight })
}

#[test]
fn later_kinds_outweigh_earlier_ones() {
    assert!(Kind::ALL.is_sorted());
    assert_eq!(Kind::ALL.into_iter().max(), Some(Kind::NoSolution));
}

#[test]
fn only_duals_of_full_length_count() {
    let counting: Vec<DualWeight> = DualWeight::ALL.into_iter().filter(|weight| weight.counts()).collect();
    assert_eq!(counting, [DualWeight::Continuation, DualWeight::LastMove]);
    assert!(DualWeight::ALL.is_sorted());
}

#[test]
fn names_are_told_apart() {
    for (index, kind) in Kind::ALL.into_iter().enumerate() {
        assert!(
            Kind::ALL[..index]
                .iter()
                .all(|other| other.name() != kind.name() && other.words() != kind.words())
        );
    }
    for (index, weight) in DualWeight::ALL.into_iter().enumerate() {
        assert!(DualWeight::ALL[..index].iter().all(|other| other.name() != weight.name()));
    }
}

#[test]
fn what_a_search_that_was_cut_off_did_not_find_proves_nothing() {
    let sound = vec![key("wQa1-a2", 2, vec![defence("bKa8-b8", vec![mate("wQa2-a7")])])];
    let cooked = vec![sound[0].clone(), key("wQa1-a3", 2, Vec::new())];
    let short = vec![key("wQa1-a2", 1, Vec::new())];
    let reach = Some(Reach { half_moves: 0, done: 1, all: 5 });
    for limit in [Limit::MaxTime, Limit::Cancelled, Limit::MaxSolutions] {
        for (nodes, expected) in [
            (Vec::new(), Kind::Undecided),
            (sound.clone(), Kind::Undecided),
            (cooked.clone(), Kind::Cooked),
            (short.clone(), Kind::ShortSolution),
        ] {
            let mut found = solution(Content::Tree(nodes));
            found.ending = Ending::Partial(limit);
            found.phases[0].reach = reach;
            let verdict = judge(&direct(2), &found, None);
            assert_eq!(verdict.kind, expected);
            assert!(verdict.counts.more_possible);
            let is_told = kinds(&verdict).contains(&FindingKind::Undecided(reach));
            assert_eq!(is_told, expected == Kind::Undecided);
            assert!(!kinds(&verdict).contains(&FindingKind::NoSolution));
        }
    }
}

#[test]
fn fewer_lines_than_stated_prove_nothing_if_there_can_be_more() {
    let mut found = solution(Content::Lines(Lines(vec![line(&["bKa1-a2", "wQb8-a8"])])));
    found.ending = Ending::Partial(Limit::MaxTime);
    let intention: Intention = "2".parse().unwrap();
    let verdict = judge(&help(2), &found, Some(&intention));
    assert_eq!((verdict.kind, kinds(&verdict)), (Kind::Undecided, vec![FindingKind::Undecided(None)]));
}

#[test]
fn more_lines_than_intended_are_too_many_even_if_the_search_was_cut_off() {
    let two = Lines(vec![line(&["bKa1-a2", "wQb8-a8"]), line(&["bKa1-a2", "wQb8-a7"])]);
    let mut found = solution(Content::Lines(two));
    found.ending = Ending::Partial(Limit::MaxSolutions);
    let kind = |intention: &str| {
        let intention: Intention = intention.parse().unwrap();
        judge(&help(2), &found, Some(&intention)).kind
    };
    assert_eq!([kind("1"), kind("2"), kind("3")], [Kind::Dual, Kind::Undecided, Kind::Undecided]);
}

#[test]
fn without_play_nothing_is_proved() {
    let mut nothing = solution(Content::Tree(Vec::new()));
    nothing.phases.clear();
    assert_eq!(judge(&direct(2), &nothing, None).kind, Kind::Unsolvable);
    nothing.notes.push(Note::KingCapturable);
    assert_eq!(judge(&direct(2), &nothing, None).kind, Kind::Unsolvable);
    nothing.ending = Ending::Partial(Limit::MaxTime);
    assert_eq!(judge(&direct(2), &nothing, None).kind, Kind::Undecided);
    assert_eq!(Verdict::unsolvable().kind, Kind::Unsolvable);
}

#[test]
fn play_of_an_unknown_course_is_never_sound() {
    let either = Play::Or(
        Box::new(Play::Branch(Branch::new(BranchKind::Help, 2))),
        Box::new(Play::Branch(Branch::new(BranchKind::Help, 3))),
    );
    let found = solution(Content::Lines(Lines(vec![line(&["bKa1-a2", "wQb8-a8"])])));
    let verdict = judge(&stated(either.clone()), &found, None);
    assert_eq!((verdict.kind, kinds(&verdict)), (Kind::Undecided, vec![FindingKind::NotJudged]));
    let none = solution(Content::Lines(Lines::default()));
    assert_eq!(judge(&stated(either), &none, None).kind, Kind::NoSolution);
}

#[test]
fn progressive_play() {
    let turn = |moves: &[&str], replies| Turn {
        moves: moves.iter().map(|text| played(text)).collect(),
        replies,
        ..Turn::default()
    };
    let play = problem::Progressive { turns: 3, cooperative: false, goal: Goal::Mate };
    let statement = stated(Play::Progressive(play));
    let verdict = |ends: &[&[&str]]| {
        let ends = ends.iter().map(|end| turn(end, Vec::new())).collect();
        let black = turn(&["bKa8-b8", "bKb8-c8"], ends);
        let first = Turn { mark: Some(Mark::Key), ..turn(&["wQa1-a2"], vec![black]) };
        judge(&statement, &solution(Content::Turns(vec![first])), None)
    };
    let end: &[&str] = &["wKc6-b6", "wKb6-c6", "wQa2-a8"];
    assert_eq!(verdict(&[end]).kind, Kind::Sound);
    let two = verdict(&[end, &["wKc6-b6", "wKb6-c6", "wQa2-g8"]]);
    assert_eq!(kinds(&two), [dual(3, DualWeight::LastMove)]);
    // The moves that the turns share belong to the path.
    assert_eq!((two.findings[0].path.half_moves.len(), two.findings[0].moves.len()), (5, 2));
    let short = Turn { mark: Some(Mark::Key), ..turn(&["wQa1-a8"], Vec::new()) };
    let short = judge(&statement, &solution(Content::Turns(vec![short])), None);
    assert_eq!(kinds(&short), [FindingKind::ShortSolution { moves: 1 }]);
    let none = judge(&statement, &solution(Content::Turns(Vec::new())), None);
    assert_eq!(none.kind, Kind::NoSolution);
}

#[test]
fn play_after_the_key() {
    let mut statement = direct(2);
    let option = problem::ProblemOption::PostKeyPlay;
    statement.options.push(Spanned { value: option, span: problem::Span::default() });
    let verdict = |play: PostKey| judge(&statement, &solution(Content::PostKey(play)), None);
    let replies = vec![defence("bKa8-b8", vec![mate("wQa2-a7")])];
    let sound = PostKey { leading: 1, replies: replies.clone(), ..PostKey::default() };
    assert_eq!(verdict(sound.clone()).kind, Kind::Sound);
    let mut refuted = sound.clone();
    refuted.replies.push(Node { refutes: true, ..defence("bKa8-a7", Vec::new()) });
    let refuted = verdict(refuted);
    assert_eq!((refuted.kind, kinds(&refuted)), (Kind::NoSolution, vec![FindingKind::Refutation]));
    let mut two = sound.clone();
    two.replies[0].replies.push(mate("wQa2-g8"));
    assert_eq!(kinds(&verdict(two)), [dual(2, DualWeight::LastMove)]);
    // Where no defence is told it is not known whether the defender can move at all.
    let threats = vec![mate("wQa2-a7")];
    let silent = PostKey { leading: 1, threats, ..PostKey::default() };
    assert_eq!(kinds(&verdict(silent)), [FindingKind::NotJudged]);
    let threats = vec![mate("wQa2-a7"), mate("wQa2-a6")];
    let several = verdict(PostKey { threats, ..sound.clone() });
    assert_eq!((several.kind, kinds(&several)), (Kind::Sound, vec![dual(2, DualWeight::Threats)]));
    statement.stipulation = direct(3).stipulation;
    let short = judge(&statement, &solution(Content::PostKey(sound)), None);
    assert_eq!(kinds(&short), [FindingKind::ShortSolution { moves: 2 }]);
}
