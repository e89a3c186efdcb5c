use super::*;

/// The vectors of all parts, sorted.
fn vectors(text: &str) -> Vec<Vector> {
    let mut all: Vec<Vector> = parts(text)
        .into_iter()
        .flat_map(|part| match part.manner {
            Manner::Steps { vectors, .. } | Manner::Hop(vectors) | Manner::Lion(vectors) => vectors,
            other => panic!("{text}: {other:?}"),
        })
        .collect();
    all.sort_unstable();
    all
}

fn parts(text: &str) -> Vec<Part> {
    read(text).unwrap_or_else(|mistake| panic!("{text}: {}", mistake.message))
}

fn only(text: &str) -> Part {
    let parts = parts(text);
    assert_eq!(parts.len(), 1, "{text}");
    parts.into_iter().next().unwrap()
}

/// How many steps a part makes at most, and what may stand between their ends.
fn steps(text: &str) -> (Option<u8>, Between) {
    match only(text).manner {
        Manner::Steps { most, between, .. } => (most, between),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn atoms_stand_for_all_their_vectors() {
    for (text, count) in
        [("W", 4), ("F", 4), ("D", 4), ("N", 8), ("A", 4), ("H", 4), ("C", 8), ("Z", 8), ("G", 4)]
    {
        assert_eq!(vectors(text).len(), count, "{text}");
    }
    for (one, other) in
        [("C", "L"), ("Z", "J"), ("C", "(1,3)"), ("N", "(2,1)"), ("D", "(0,2)"), ("A", "(2,2)")]
    {
        assert_eq!(vectors(one), vectors(other));
    }
    assert_eq!(vectors("K"), vectors("WF"));
    assert_eq!(vectors("(1,4)").len(), 8);
}

#[test]
fn ranges() {
    let free = Between::Anything;
    for (text, most) in [
        ("N", Some(1)),
        ("NN", None),
        ("N0", None),
        ("N2", Some(2)),
        ("R", None),
        ("R4", Some(4)),
        ("W0", None),
        ("WW", None),
        ("(1,4)0", None),
        ("(1,4)2", Some(2)),
    ] {
        assert_eq!(steps(text), (most, free), "{text}");
    }
    assert_eq!(parts("R"), parts("W0"));
    assert_eq!(parts("B"), parts("FF"));
    assert_eq!(parts("Q"), parts("WWFF"));
    assert_eq!(parts("K2"), parts("W2F2"));
    // A letter that is written three times is a rider and a leaper.
    assert_eq!(parts("NNN").len(), 2);
}

#[test]
fn directions() {
    for (text, expected) in [
        ("fW", vec![(0, 1)]),
        ("vW", vec![(0, -1), (0, 1)]),
        ("sW", vec![(-1, 0), (1, 0)]),
        ("frW", vec![(0, 1), (1, 0)]),
        ("fF", vec![(-1, 1), (1, 1)]),
        ("frF", vec![(1, 1)]),
        ("fsF", vec![(-1, 1), (1, 1)]),
        ("lF", vec![(-1, -1), (-1, 1)]),
        ("vF", vec![(-1, -1), (-1, 1), (1, -1), (1, 1)]),
        ("fN", vec![(-1, 2), (1, 2)]),
        ("ffN", vec![(-1, 2), (1, 2)]),
        ("fsN", vec![(-2, 1), (2, 1)]),
        ("fhN", vec![(-2, 1), (-1, 2), (1, 2), (2, 1)]),
        ("frN", vec![(2, 1)]),
        ("rfN", vec![(1, 2)]),
        ("rvN", vec![(1, -2), (1, 2)]),
        ("fbN", vec![(-1, -2), (-1, 2), (1, -2), (1, 2)]),
        ("vN", vec![(-1, -2), (-1, 2), (1, -2), (1, 2)]),
        ("sN", vec![(-2, -1), (-2, 1), (2, -1), (2, 1)]),
        ("ffrrN", vec![(-1, 2), (1, 2), (2, -1), (2, 1)]),
        ("fK", vec![(-1, 1), (0, 1), (1, 1)]),
    ] {
        assert_eq!(vectors(text), expected, "{text}");
    }
}

#[test]
fn what_a_part_is_for_and_how_it_goes() {
    assert_eq!(only("mR").purpose, Purpose::Moves);
    assert_eq!(only("cR").purpose, Purpose::Captures);
    assert_eq!(only("mcR").purpose, Purpose::Everything);
    assert_eq!(steps("nD"), (Some(1), Between::Nothing));
    assert_eq!(steps("nNN"), (None, Between::Nothing));
    assert_eq!(steps("jA"), (Some(1), Between::Something));
    assert!(matches!(only("gNN").manner, Manner::Hop(_)));
    assert!(matches!(only("cpR").manner, Manner::Lion(_)));
    let pawn = parts("fmWfceFifmnD");
    let told: Vec<_> =
        pawn.iter().map(|part| (part.purpose, part.from_second_rank, part.en_passant)).collect();
    assert_eq!(
        told,
        [(Purpose::Moves, false, false), (Purpose::Captures, false, true), (Purpose::Moves, true, false)]
    );
}

#[test]
fn mistakes_and_their_places() {
    let place = |text: &str| {
        let mistake = read(text).err().unwrap_or_else(|| panic!("{text} is read"));
        assert!(text.get(mistake.start..mistake.end).is_some() && !mistake.help.is_empty());
        (mistake.start, mistake.end)
    };
    for (text, start, end) in [
        ("", 0, 0),
        ("X", 0, 1),
        ("NfX", 2, 3),
        ("fm", 2, 2),
        ("oR", 0, 1),
        ("WaF", 1, 2),
        ("hN", 0, 1),
        ("fhW", 1, 2),
        ("fhF", 1, 2),
        ("fshN", 2, 3),
        ("RR", 1, 2),
        ("QQ", 1, 2),
        ("N9", 1, 2),
        ("N123", 1, 2),
        ("nW", 0, 1),
        ("nC", 0, 1),
        ("jDD", 0, 1),
        ("jN", 0, 1),
        ("pN", 0, 1),
        ("gR4", 0, 1),
        ("njD", 1, 2),
        ("feF", 1, 2),
        ("ceF", 1, 2),
        ("fceW", 2, 3),
        ("(0,0)", 0, 5),
        ("(1,8)", 0, 5),
        ("(1", 0, 2),
        ("(1;2)", 0, 2),
        ("W F", 1, 2),
        ("W\u{e9}", 1, 3),
        ("\u{e9}W", 0, 2),
    ] {
        assert_eq!(place(text), (start, end), "{text}");
    }
}

proptest::proptest! {
    #[test]
    fn nothing_panics(text in "[fblrvshmcnjpgieoWFDNAHCLJZGBRQK(),0-9\u{e9} ]{0,24}") {
        match read(&text) {
            Ok(parts) => assert!(!parts.is_empty()),
            Err(mistake) => assert!(text.get(mistake.start..mistake.end).is_some()),
        }
    }
}
