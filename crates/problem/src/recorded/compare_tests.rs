use super::*;

/// A half-move, judged by a sign at its end.
fn half_move(half: usize, text: &str) -> RecordedMove {
    let (text, mark) = match text.split_at(text.len() - 1) {
        (text, "!") => (text, RecordedMark::Key),
        (text, "?") => (text, RecordedMark::Try),
        _ => (text, RecordedMark::None),
    };
    RecordedMove {
        number: u32::try_from(half / 2 + 1).unwrap(),
        is_second_half: half % 2 == 1,
        text: text.to_owned(),
        mark,
        ..RecordedMove::default()
    }
}

fn line(leading: usize, texts: &str) -> RecordedLine {
    let moves = texts.split(' ').enumerate().map(|(at, text)| half_move(at + leading, text)).collect();
    RecordedLine { leading, moves }
}

fn lines(lines: &[(usize, &str)]) -> RecordedSolution {
    let lines = lines.iter().map(|&(leading, texts)| line(leading, texts)).collect();
    RecordedSolution { parts: vec![RecordedPart { lines, ..RecordedPart::default() }] }
}

fn told(author: &RecordedSolution, found: &RecordedSolution) -> (Vec<String>, Vec<String>) {
    let comparison = compare(author, found);
    let texts = |paths: &[Path]| paths.iter().map(Path::to_string).collect();
    (texts(&comparison.missing), texts(&comparison.extra))
}

#[test]
fn lines_are_told_from_where_they_part() {
    let author = lines(&[(0, "Ka1-a2 Rb1-b2"), (0, "Ka1-b1 Rc1-c2")]);
    let found =
        lines(&[(0, "Ka1-a2 Rb1-b2"), (0, "Ka1-a2 Rb1-b3"), (0, "Qa8-a7 Rb1-b2"), (0, "Qa8-a7 Rb1-b3")]);
    assert_eq!(
        told(&author, &found),
        (vec!["1.Ka1-b1".to_owned()], vec!["1.Ka1-a2 Rb1-b3".to_owned(), "1.Qa8-a7".to_owned()])
    );
    assert!(compare(&author, &author).is_equal());
}

#[test]
fn set_play_begins_later() {
    let author = lines(&[(1, "Rb1-b2 Ka1-a2"), (0, "Ka1-a2 Rb1-b2")]);
    let without = lines(&[(0, "Ka1-a2 Rb1-b2")]);
    let comparison = compare(&author, &without);
    assert!(comparison.is_equal());
    assert_eq!(comparison.unlooked, [(None, RecordedPhase::SetPlay)]);
    assert_eq!(compare(&without, &author), Comparison::default());
    let other = lines(&[(1, "Rb1-b2 Ka1-b1"), (0, "Ka1-a2 Rb1-b2")]);
    assert_eq!(told(&author, &other).0, ["set play 1...Rb1-b2 2.Ka1-a2"]);
    // Here the solution itself begins with the second half.
    let half = lines(&[(1, "Rb1-b2 Ka1-a2")]);
    assert_eq!(told(&half, &lines(&[])).0, ["1...Rb1-b2"]);
}

fn tree(moves: Vec<RecordedMove>) -> RecordedSolution {
    RecordedSolution { parts: vec![RecordedPart { moves, ..RecordedPart::default() }] }
}

fn battle() -> RecordedMove {
    let mut defence = half_move(1, "Kh6-h5");
    defence.replies = vec![half_move(2, "Qd3-h3")];
    let mut key = half_move(0, "Qb1-d3!");
    key.threats = vec![half_move(2, "Qd3-g6")];
    key.replies = vec![defence, half_move(1, "Kh6-g7")];
    key
}

#[test]
fn only_what_the_author_wrote_is_compared() {
    let mut tried = half_move(0, "Qb1-b5?");
    tried.refutations = vec![half_move(1, "Kh6-h7")];
    let found = tree(vec![battle(), tried.clone()]);
    assert_eq!(compare(&tree(vec![half_move(0, "Qd3!")]), &found), Comparison::default());
    assert_eq!(compare(&tree(vec![battle()]), &found), Comparison::default());
    let mut author = battle();
    author.replies.pop();
    assert_eq!(told(&tree(vec![author.clone()]), &found).1, ["1.Qb1-d3 Kh6-g7"]);
    author.threats[0].text = "Qd3-f5".to_owned();
    assert_eq!(
        told(&tree(vec![author]), &found),
        (
            vec!["1.Qb1-d3 threat 2.Qd3-f5".to_owned()],
            vec!["1.Qb1-d3 threat 2.Qd3-g6".to_owned(), "1.Qb1-d3 Kh6-g7".to_owned()]
        )
    );
    tried.refutations = vec![half_move(1, "Kh6-g5")];
    let comparison = compare(&tree(vec![tried]), &found);
    assert_eq!(comparison.missing[0].to_string(), "try 1.Qb1-b5 Kh6-g5");
    assert_eq!((comparison.missing.len(), comparison.extra.len()), (1, 1));
}

#[test]
fn set_play_of_battle() {
    let mut set = half_move(1, "Kg8-h8");
    set.replies = vec![half_move(2, "Rb1-b8")];
    let with = tree(vec![set.clone(), half_move(0, "Rb1-b2!")]);
    set.replies[0].text = "Rb1-b7".to_owned();
    let other = tree(vec![set, half_move(0, "Rb1-b2!")]);
    assert_eq!(told(&with, &other).0, ["set play 1...Kg8-h8 2.Rb1-b8"]);
}

#[test]
fn twins_are_matched_by_label() {
    let part = |label: Option<&str>, text| RecordedPart {
        label: label.map(str::to_owned),
        lines: vec![line(0, text)],
        ..RecordedPart::default()
    };
    let author =
        RecordedSolution { parts: vec![part(None, "Ka1-a2 Rb1-b2"), part(Some("c"), "Ka1-b1 Rc1-c2")] };
    let found = RecordedSolution {
        parts: vec![
            part(Some("a"), "Ka1-a2 Rb1-b2"),
            part(Some("b"), "Ka1-b2 Rc1-c2"),
            part(Some("c"), "Ka1-b1 Rc1-c3"),
        ],
    };
    assert_eq!(
        told(&author, &found),
        (vec!["c) 1.Ka1-b1 Rc1-c2".to_owned()], vec!["c) 1.Ka1-b1 Rc1-c3".to_owned()])
    );
    let gone = RecordedSolution { parts: vec![part(Some("d"), "Ka1-a2 Rb1-b2")] };
    assert_eq!(told(&gone, &found).0, ["d) 1.Ka1-a2"]);
}
