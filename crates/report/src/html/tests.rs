//! Parts of pages, from values made by hand.

use std::sync::Arc;

use board::Side;
use problem::{Goal, Play, Statement, Stipulation};
use solution::{
    After, Content, Ending, Limit, Line, Lines, Mark, Node, Note, Phase, PhaseKind, PlayedMove, PostKey,
    Reach, Solution, Turn,
};
use verdict::{Counts, Kind, Verdict};

use super::*;
use crate::text::Notation;
use crate::text::samples::{node, played, statement};
use crate::{SolvedPart, SolvedProblem};

fn example() -> Statement {
    let stipulation = Stipulation { text: "#2".into(), starter: Side::White, play: Play::Goal(Goal::Mate) };
    statement(&["wKh1", "wQb1", "bKh6"], stipulation)
}

fn solution(content: Content) -> Solution {
    let phase = Phase { kind: PhaseKind::ActualPlay, content, progress: Vec::new(), reach: None };
    Solution { notes: Vec::new(), phases: vec![phase], ending: Ending::Complete, nodes: 7 }
}

fn part(outcome: Result<Solution, String>) -> SolvedPart {
    SolvedPart {
        label: None,
        heading: String::new(),
        statement: example(),
        is_exchanged: false,
        outcome,
        verdict: None,
    }
}

fn problem(parts: Vec<SolvedPart>) -> SolvedProblem {
    SolvedProblem {
        statement: example(),
        source: "a.inp".into(),
        number: 1,
        parts,
        comparison: None,
        milliseconds: None,
    }
}

fn written_with(parts: Vec<SolvedPart>, most: usize, is_unfolded: bool) -> String {
    let findings = &|_: &SolvedPart| vec!["1 < 2".to_owned()];
    play(&problem(parts), &PlayStyle { notation: Notation::Popeye, findings, most, is_unfolded })
}

fn written(content: Content) -> String {
    let text = written_with(vec![part(Ok(solution(content)))], 100, false);
    text.replace("<ul class=\"findings\" lang=\"en\">\n<li>1 &lt; 2</li>\n</ul>\n", "")
}

fn mating(text: &str) -> Node {
    Node { played: PlayedMove { check: true, goal: Some(Goal::Mate), ..played(text) }, ..node(text) }
}

#[test]
fn escaping() {
    for (text, expected) in [
        ("plain", "plain"),
        ("<a href=\"x\">'&'</a>", "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"),
        ("a\0b\u{7}c\u{85}d\te\n", "abcd\te\n"),
        ("Ж\u{ffff}", "Ж"),
    ] {
        assert_eq!(escaped(text), expected);
    }
}

#[test]
fn long_threats_and_a_refutation_stand_below() {
    let threat = Node {
        after: After::Zugzwang,
        replies: vec![Node { replies: vec![mating("wQg6-g8")], ..node("bKh6-h5") }],
        ..node("wQb1-g6")
    };
    let tried = Node {
        mark: Some(Mark::Try),
        after: After::Threat,
        threats: vec![threat],
        refutations: vec![Node { mark: Some(Mark::Refutation), ..node("bKh6-h7") }],
        ..node("wKh1-h2")
    };
    let expected = "\
<p class=\"fold\" lang=\"en\"><button type=\"button\" data-fold=\"open\">Unfold all</button> \
<button type=\"button\" data-fold=\"closed\">Fold all</button></p>
<ul class=\"tree\">
<li><details><summary>1.Kh1-h2 ?</summary>
<ul>
<li><details><summary><i>threat:</i> 2.Qb1-g6 <i>zugzwang.</i></summary>
<ul>
<li>2...Kh6-h5 3.Qg6-g8 #</li>
</ul></details></li>
<li><i>but</i> 1...Kh6-h7 !</li>
</ul></details></li>
</ul>
";
    assert_eq!(written(Content::Tree(vec![tried])), expected);
}

#[test]
fn play_after_the_key_and_turns() {
    let refuting = Node { refutes: true, ..node("bKh6-g7") };
    let play = PostKey { leading: 1, after: After::Zugzwang, replies: vec![refuting], ..PostKey::default() };
    let text = written(Content::PostKey(play));
    assert_eq!(text, "<p>zugzwang.</p>\n<ul class=\"tree\">\n<li>1...Kh6-g7 refutes.</li>\n</ul>\n");
    let turn =
        |moves: &[&str]| Turn { moves: moves.iter().map(|text| played(text)).collect(), ..Turn::default() };
    let key =
        Turn { mark: Some(Mark::Key), replies: vec![turn(&["bKh6-h5", "bKh5-h4"])], ..turn(&["wKh1-h2"]) };
    let text = written(Content::Turns(vec![key]));
    assert_eq!(text, "<ul class=\"tree\">\n<li><b>1.Kh1-h2 !</b> 2.Kh6-h5 Kh5-h4</li>\n</ul>\n");
}

#[test]
fn many_lines_are_cut_and_told() {
    let line = |_| Line { half_moves: vec![Arc::new(played("wQb1-b6"))], ..Line::default() };
    let lines = Content::Lines(Lines((0..40_000).map(line).collect()));
    let text = written(lines);
    assert_eq!(text.matches("<li>1.Qb1-b6</li>").count(), 100);
    assert!(text.ends_with("Only 100 of 40000 lines are shown here.</p>\n"));
}

#[test]
fn nothing_found() {
    for content in [Content::Lines(Lines(Vec::new())), Content::Tree(Vec::new())] {
        assert_eq!(written(content), "<p class=\"nothing\" lang=\"en\">Nothing was found.</p>\n");
    }
}

#[test]
fn parts_and_reasons() {
    let mut stopped = solution(Content::Lines(Lines(Vec::new())));
    stopped.ending = Ending::Partial(Limit::MaxTime);
    stopped.phases[0].reach = Some(Reach { half_moves: 3, done: 5, all: 20 });
    let mut illegal = solution(Content::Lines(Lines(Vec::new())));
    (illegal.notes, illegal.phases) = (vec![Note::KingCapturable], Vec::new());
    let mut parts = vec![part(Ok(stopped)), part(Ok(illegal)), part(Err("no king".into()))];
    parts[0].label = Some("a".into());
    parts[1].label = Some("b".into());
    parts[1].heading = "-wRa1 ".into();
    parts[1].verdict = Some(Verdict {
        kind: Kind::Cooked,
        findings: Vec::new(),
        counts: Counts::default(),
        set_aside: Vec::new(),
    });
    parts[2].is_exchanged = true;
    assert_eq!(solutions(&problem(parts.clone())), "0+, 0, –");
    let text = written_with(parts, 100, false);
    for part in [
        "<h3>a)</h3>",
        "limit of time: all lines of up to 3 half-moves are known, and 5 of 20 beginnings were searched.</p>",
        "<h3>b) -wRa1</h3>",
        "<span class=\"badge cooked\"><span aria-hidden=\"true\">+</span> cooked</span>",
        "<p class=\"note\">the side to play can capture the king</p>",
        "<h3>sides exchanged</h3>",
        "It cannot be solved: no king</p>",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn branches_are_open_where_asked_for() {
    let reply =
        Node { replies: vec![Node { replies: vec![node("bKh5-h4")], ..node("wQb1-g6") }], ..node("bKh6-h5") };
    let key = Node { mark: Some(Mark::Key), after: After::Zugzwang, replies: vec![reply], ..node("wKh1-h2") };
    let parts = vec![part(Ok(solution(Content::Tree(vec![key]))))];
    let folded = written_with(parts.clone(), 100, false);
    assert_eq!((folded.matches("<details open>").count(), folded.matches("<details>").count()), (1, 1));
    let unfolded = written_with(parts, 100, true);
    assert_eq!((unfolded.matches("<details open>").count(), unfolded.matches("<details>").count()), (2, 0));
}

#[test]
fn every_judgement_has_a_word_and_a_sign_of_its_own() {
    let texts: std::collections::BTreeSet<_> =
        Judgement::ALL.iter().flat_map(|judgement| [judgement.words(), judgement.symbol()]).collect();
    assert_eq!(texts.len(), 2 * Judgement::ALL.len());
    for kind in Kind::ALL {
        assert!(Judgement::ALL.contains(&Judgement::Of(kind)));
    }
}

#[test]
fn sums() {
    let tally: Tally = [Kind::Dual, Kind::Sound, Kind::Sound].map(Judgement::Of).into_iter().collect();
    assert_eq!(tally.sentence(), "3 problems: 2 sound, 1 dual");
    assert_eq!(Tally::default().sentence(), "0 problems");
}
