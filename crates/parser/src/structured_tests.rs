use board::{Side, Square};
use proptest::prelude::*;

use super::*;
use crate::reader::Reading;

fn error(text: &str) -> (DiagnosticKind, String) {
    let error = parse_structured(text).unwrap_err();
    (error.kind, text[error.span.start..error.span.end].to_owned())
}

#[test]
fn mistakes_and_their_places() {
    use DiagnosticKind::{BadMoveCount, BadStipulation};
    assert_eq!(error("Grey 3a[#]d"), (BadStipulation, "Grey".to_owned()));
    assert_eq!(error("White 3a[#]d x"), (BadStipulation, "x".to_owned()));
    assert_eq!(error("White 3a[#"), (BadStipulation, String::new()));
    assert_eq!(error("White 3a[#]q"), (BadStipulation, "q".to_owned()));
    assert_eq!(error("White 3k[#]q"), (BadStipulation, "k[#]q".to_owned()));
    assert_eq!(error("White 99999a[#]d"), (BadMoveCount, "99999".to_owned()));
    assert_eq!(error("White 3:0a[#]d"), (BadMoveCount, "0".to_owned()));
    assert_eq!(error("White 3a[z9]d"), (BadStipulation, "9]d".to_owned()));
    assert_eq!(error("White 3a[#]d & 3d[#]a"), (BadStipulation, " & 3d[#]a".to_owned()));
    let deep = format!("White {}3a[#]d", "!".repeat(5000));
    assert!(parse_structured(&deep).is_err());
}

#[test]
fn sections_end_where_the_stipulation_does() {
    let text = "SStipulation White 3a [#] d &\n - 4hh[#]\nOption Try";
    let mut reader = Reader::new(text, Reading::Popeye);
    let keyword = reader.next().unwrap();
    let read = read_structured(&mut reader, &keyword).unwrap();
    assert_eq!(read.value.text, "White 3a[#]d&-4hh[#]");
    assert_eq!(reader.peek().unwrap().text, "Option");
    let mut reader = Reader::new("SStip White 3a[#]dx\nOption", Reading::Popeye);
    let keyword = reader.next().unwrap();
    assert!(read_structured(&mut reader, &keyword).is_none());
    assert_eq!(reader.diagnostics.len(), 1);
    assert_eq!(reader.peek().unwrap().text, "Option");
}

fn goals() -> impl Strategy<Value = Goal> {
    prop_oneof![
        Just(Goal::Mate),
        Just(Goal::AutoMate),
        Just(Goal::AutoStalemate),
        Just(Goal::Castling),
        Just(Goal::CounterMate),
        Just(Goal::ExchangeByRebirth),
        Just(Goal::Target("a1".parse::<Square>().unwrap())),
    ]
}

fn leaves() -> BoxedStrategy<Play> {
    goals()
        .prop_map(Play::Goal)
        .prop_recursive(3, 8, 2, |inner| {
            prop_oneof![
                inner.clone().prop_map(Play::negated),
                (inner.clone(), inner.clone()).prop_map(|(a, b)| Play::And(Box::new(a), Box::new(b))),
                (inner.clone(), inner).prop_map(|(a, b)| Play::Or(Box::new(a), Box::new(b))),
            ]
        })
        .boxed()
}

fn attachment(play: impl Strategy<Value = Play>) -> impl Strategy<Value = Attachment> {
    (play, any::<bool>(), any::<bool>(), any::<bool>()).prop_map(|(play, constraint, forced, hidden)| {
        if constraint { Attachment::Constraint(play) } else { Attachment::End { play, forced, hidden } }
    })
}

fn branches(play: BoxedStrategy<Play>, kinds: &'static [BranchKind]) -> BoxedStrategy<Play> {
    let attachments = || {
        proptest::collection::vec(attachment(play.clone()), 0..3).prop_map(|mut attachments| {
            attachments.sort_by_key(|attachment| !matches!(attachment, Attachment::Constraint(_)));
            attachments
        })
    };
    (0..kinds.len(), proptest::option::of(1u16..20), 1u16..999, any::<bool>(), attachments(), attachments())
        .prop_map(move |(kind, minimum, maximum, parry, first, second)| {
            let kind = kinds[kind];
            let parry = parry && matches!(kind, BranchKind::Attack | BranchKind::Help);
            let second = if kind == BranchKind::Series { Vec::new() } else { second };
            Play::Branch(Branch { kind, minimum, maximum, first, parry, second })
        })
        .boxed()
}

const ATTACKS: &[BranchKind] = &[BranchKind::Attack, BranchKind::Help, BranchKind::Series];

fn plays() -> impl Strategy<Value = Play> {
    let lowest = prop_oneof![branches(leaves(), ATTACKS), branches(leaves(), &[BranchKind::Defence])];
    lowest.prop_recursive(3, 12, 2, |inner| {
        let attack = |play: Play| if play.group() == Group::Attack { play } else { play.by_other_side() };
        prop_oneof![
            branches(inner.clone().boxed(), ATTACKS),
            branches(inner.clone().boxed(), &[BranchKind::Defence]),
            inner.clone().prop_map(Play::negated),
            inner.clone().prop_map(attack),
            (inner.clone(), inner).prop_map(|(a, b)| {
                if a.group() == b.group() { Play::And(Box::new(a), Box::new(b)) } else { a }
            }),
        ]
    })
}

proptest! {
    #[test]
    fn trees_are_printed_and_read(play in plays(), black: bool) {
        let starter = if black { Side::Black } else { Side::White };
        let text = Stipulation { text: String::new(), starter, play: play.clone() }.to_string();
        let read = parse_structured(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        prop_assert_eq!(read.play, play);
        prop_assert_eq!(read.starter, starter);
        prop_assert_eq!(read.text, text);
    }

    #[test]
    fn nothing_panics(text in "(White|Black) [-0-9adhs#=+x~z()>/!?&|{}\\[\\]:é ]{0,30}") {
        let _ = parse_structured(&text);
    }
}
