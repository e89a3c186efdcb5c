use proptest::prelude::*;

use super::*;

fn parse(text: &str) -> Stipulation {
    parse_stipulation(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn trees() {
    for (classic, structured) in [
        ("#2", "White 3a[#]d"),
        ("~1", "White 1a[~]d"),
        ("s=3", "White 6ad[=]"),
        ("semi-r+4", "White 7a[1a[+]d]d"),
        ("r#2", "White 3a[1a[#]d]d{!1a[#]d}"),
        ("exact-#2", "White 3:3a[#]d"),
        ("exact-s#2", "White 4:4ad[#]"),
        ("h#2", "Black 4hh[#]"),
        ("h#2.5", "Black -5h[#]h"),
        ("h#0.5", "Black -1h[#]h"),
        ("exact-h#2", "Black 4:4hh[#]"),
        ("hs#2", "White 3h[>1d[#]a]h"),
        ("hs#2.5", "White -4hh[>1d[#]a]"),
        ("hr#2", "White 3h[>1a[#]d]h{!1a[#]d}"),
        ("hr#2.5", "White -4h{!1a[#]d}h[>1a[#]d]"),
        ("ser-x4", "White 4s[x]"),
        ("ser-h002", "Black 2s[1h[00]h]"),
        ("ser-hdia2", "White 2s[1h[dia]h]"),
        ("ser-s#3", "White 3s[>1d[#]a]"),
        ("ser-r#3", "White 3s{!1a[#]d}[>1a[#]d]"),
        ("ser-hs#2", "Black 2s[1h[>1d[#]a]h]"),
        ("pser-#3", "White 5a[#]?+?d"),
        ("pser-s#3", "White 5a[1d[#]a]?+?d[#]"),
        ("pser-r#3", "White 5a[>1a[#]d]?+?d{!1a[#]d}"),
        ("pser-h#3", "Black 5h[1h[#]h]?+?h"),
        ("phser-#3", "White 5h[#]?+?h"),
        ("phser-#2.5", "White -4h?+?h[#]"),
        ("phser-s#3", "White 5h[>1d[#]a]?+?h"),
        ("reci-h#1", "Black 2hh[#]&1h[#]h"),
        ("reci-h(=)#2", "Black 2hh[2hh[#]&1h[=]h]"),
        ("reci-h#2.5", "Black -3h[2hh[#]&1h[#]h]h"),
        ("ser-reci-h#3", "Black 2s[-(2hh[#]&1h[#]h)]"),
        ("dia3.5", "White 7h[dia]h"),
        ("dia3.0", "White 6hh[dia]"),
        ("a=>b2", "Black 4hh[a=>b]"),
        ("1->ser-#2", "Black 1s[2s[#]]"),
        ("2->ser-h#4", "White 2s[4s[1h[#]h]]"),
        ("!#1", "White 1a['!#']d"),
        ("hzE52", "Black 4hh[ze5]"),
        ("prog-h#3", "White prog-h#3"),
    ] {
        let (one, other) = (parse(classic), parse(structured));
        assert_eq!((one.starter, &one.play), (other.starter, &other.play), "{classic}");
        assert_eq!(one.to_string(), structured);
    }
}

#[test]
fn the_text_is_normalised() {
    assert_eq!(parse("H#  2").text, "h#2");
    assert_eq!(parse("SER-H= 12").text, "ser-h=12");
    assert_eq!(parse("dia 3.0").text, "dia3");
    assert_eq!(parse("white  - 6 d a [ # ]").text, "White -6da[#]");
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
    assert_eq!(error("hz2"), (BadStipulation, 2, 3));
    assert_eq!(error("reci-h(=#2"), (BadStipulation, 8, 10));
    assert_eq!(error("0->ser-#2"), (BadMoveCount, 0, 1));
    assert_eq!(error("2x->ser-#2"), (BadStipulation, 1, 10));
    assert_eq!(error("reci-h#0.5"), (BadMoveCount, 7, 10));
    assert_eq!(error(""), (MissingStipulation, 0, 0));
}

proptest! {
    #[test]
    fn spelling_and_reading_are_inverse(
        exact: bool, kind in 0..KINDS.len(), goal in 0..GOALS.len(), other in 0..GOALS.len(), moves in 1u16..300,
        half: bool, intro in proptest::option::of(1u16..9),
    ) {
        let (beginning, kind) = KINDS[kind];
        let symbol = |row: usize| match GOALS[row].form {
            GoalForm::Plain(goal) => goal,
            GoalForm::OnSquare(make) => make("a1".parse::<Square>().unwrap()),
        };
        let (goal, other) = (symbol(goal), symbol(other));
        let goals = if kind.is_reciprocal() { format!("({other}){goal}") } else { goal.to_string() };
        let half = if half && kind.has_halves() { ".5" } else { "" };
        let exact = if exact { "exact-" } else { "" };
        let intro = intro.map_or(String::new(), |moves| format!("{moves}->"));
        let text = format!("{intro}{exact}{beginning}{goals}{moves}{half}");
        let read = parse(&text);
        prop_assert_eq!(&read.text, &text.to_lowercase());
        let spelled = spell_stipulation(&read).unwrap();
        let again = parse(&spelled);
        prop_assert_eq!((again.starter, &again.play), (read.starter, &read.play));
        let structured = parse(&read.to_string());
        prop_assert_eq!((structured.starter, &structured.play), (read.starter, &read.play));
    }

    #[test]
    fn nothing_panics(text in "(exact-|ser-|p|h|s|r|semi-|reci-|[0-9]->)?[-#=+x~0zhskr()>é.5-9 ]{0,8}") {
        let _ = parse_stipulation(&text);
    }
}
