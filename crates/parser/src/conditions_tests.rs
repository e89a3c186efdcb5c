use problem::{
    Axis, Occupied, PromotionChooser, REBIRTH_WORDS, SelfBlock, Setting, SquareRule, Timing, WalkChange,
};

use super::*;

fn read_as(text: &str, reading: Reading) -> Vec<Condition> {
    let read = parse_conditions(text, reading).unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
    read.into_iter().map(|condition| condition.value).collect()
}

fn read(text: &str) -> Vec<Condition> {
    read_as(text, Reading::Popeye)
}

fn caption(text: &str) -> String {
    let captions: Vec<String> = read(text).iter().map(ToString::to_string).collect();
    captions.join(" + ")
}

fn rebirth(text: &str) -> RebirthCondition {
    match &read(text)[..] {
        [Condition::Rebirth(rebirth)] => rebirth.clone(),
        other => panic!("{text}: {other:?}"),
    }
}

fn errors(text: &str) -> Vec<(DiagnosticKind, String)> {
    let errors = parse_conditions(text, Reading::Seeds).unwrap_err();
    errors.iter().map(|error| (error.kind, text[error.span.start..error.span.end].to_owned())).collect()
}

fn messages(text: &str) -> Vec<String> {
    parse_conditions(text, Reading::Seeds).unwrap_err().into_iter().map(|error| error.message).collect()
}

#[test]
fn every_name_is_spelt_out_by_its_caption() {
    // Traditional name, its shortest abbreviation, and what the caption says.
    let names = [
        ("Circe", "Circe", "Circe"),
        ("MirrorCirce", "MirrorCirce", "Circe Mirror"),
        ("MirrorFileCirce", "MirrorFileC", "Circe File Mirror"),
        ("MirrorCouscousCirce", "MirrorCo", "Circe Couscous Mirror"),
        ("MirrorCirceClone", "MirrorCirceC", "Circe Mirror Clone"),
        ("PWC", "PW", "Circe PWC"),
        ("CouscousCirce", "Cou", "Circe Couscous"),
        ("ChameleonCirce", "ChameleonCi", "Circe Chameleon"),
        ("EquipollentsCirce", "EquipollentsC", "Circe Equipollents"),
        ("FileCirce", "FileC", "Circe File"),
        ("DiagramCirce", "DiagramC", "Circe Diagram"),
        ("SymmetryCirce", "SymmetryC", "Circe Symmetry"),
        ("AntipodeanCirce", "AntipodeanC", "Circe Antipodes"),
        ("VerticalSymmetryCirce", "VerticalSymmetryC", "Circe VerticalSymmetry"),
        ("HorizontalSymmetryCirce", "HorizontalSymmetryC", "Circe HorizontalSymmetry"),
        ("ParrainCirce", "Parr", "Circe Parrain"),
        ("ContraParrain", "Contr", "Circe ContraParrain Mirror"),
        ("CirceClone", "CirceC", "Circe Clone"),
        ("CirceAssassin", "CirceA", "Circe Assassin"),
        ("CirceTurncoats", "CirceTu", "Circe Turncoats"),
        ("CirceDoubleAgents", "CirceD", "Circe Mirror Turncoats"),
        ("CirceTake&Make", "CirceTa", "Circe Take&Make"),
        ("SuperCirce", "SuperC", "Circe Super"),
        ("CageCirce", "Cag", "Circe Cage"),
        ("FrischaufCirce", "Fri", "Circe Frischauf"),
        ("RankCirce", "Ra", "Circe Rank"),
        ("DiametralCirce", "Diam", "Circe Diametral"),
        ("VerticalMirrorCirce", "VerticalM", "Circe VerticalMirror"),
        ("AprilChess S", "Ap s", "Circe Super April S"),
        ("AntiCirce", "AntiCi", "AntiCirce"),
        ("MirrorAntiCirce", "MirrorA", "AntiCirce Mirror"),
        ("DiagramAntiCirce", "DiagramA", "AntiCirce Diagram"),
        ("FileAntiCirce", "FileA", "AntiCirce File"),
        ("SymmetryAntiCirce", "SymmetryA", "AntiCirce Symmetry"),
        ("MirrorFileAntiCirce", "MirrorFileA", "AntiCirce File Mirror"),
        ("AntipodeanAntiCirce", "AntipodeanA", "AntiCirce Antipodes"),
        ("EquipollentsAntiCirce", "EquipollentsA", "AntiCirce Equipollents"),
        ("VerticalSymmetryAntiCirce", "VerticalSymmetryA", "AntiCirce VerticalSymmetry"),
        ("HorizontalSymmetryAntiCirce", "HorizontalSymmetryA", "AntiCirce HorizontalSymmetry"),
        ("AntiCloneCirce", "AntiCl", "AntiCirce Clone"),
        ("AntiSuperCirce", "AntiS", "AntiCirce Super"),
        ("MarsCirce", "MarsC", "MarsCirce"),
        ("MarsMirrorCirce", "MarsM", "MarsCirce Mirror"),
        ("AntiMarsCirce", "AntiMarsC", "AntiMarsCirce"),
        ("AntiMarsMirrorCirce", "AntiMarsM", "AntiMarsCirce Mirror"),
        ("AntiMarsAntipodeanCirce", "AntiMarsA", "AntiMarsCirce Antipodes"),
        ("ImmunChess", "ImmunC", "ImmunChess"),
        ("MirrorImmunChess", "MirrorI", "ImmunChess Mirror"),
        ("FileImmunChess", "FileI", "ImmunChess File"),
        ("DiagramImmunChess", "DiagramI", "ImmunChess Diagram"),
        ("MirrorFileImmunChess", "MirrorFileI", "ImmunChess File Mirror"),
        ("SymmetryImmunChess", "SymmetryI", "ImmunChess Symmetry"),
        ("AntipodeanImmunChess", "AntipodeanI", "ImmunChess Antipodes"),
        ("EquipollentsImmunChess", "EquipollentsI", "ImmunChess Equipollents"),
        ("ImmuneVerticalSymmetry", "ImmuneV", "ImmunChess VerticalSymmetry"),
        ("ImmuneHorizontalSymmetry", "ImmuneH", "ImmunChess HorizontalSymmetry"),
        ("PhantomChess", "Ph", "PhantomChess"),
        ("PlusChess", "Pl", "PlusChess"),
        ("GenevaChess", "Ge", "GenevaChess"),
        ("DangerCirce", "Dan", "DangerCirce"),
        ("GlasgowChess", "Gl", "GlasgowChess"),
        ("LastCapture white Sa3", "La w sA3", "LastCapture"),
        ("EinsteinChess", "Einst", "EinsteinChess"),
        ("ReversalEinsteinChess", "Reversal", "ReversalEinsteinChess"),
        ("AntiEinsteinChess", "AntiE", "AntiEinsteinChess"),
        ("Madrasi RexInclusive", "Madr RexI", "Madrasi RexInclusive"),
        ("BlackMaximummer", "BlackMaxim", "BlackMaximummer"),
        ("WhiteMaximummer", "WhiteMaxim", "WhiteMaximummer"),
        ("Maximummer", "Maxi", "Maximummer"),
        ("AssassinCirce", "AssassinCirce", "Circe Assassin"),
        ("ChamaeleonCirce", "ChamaeleonCirce", "Circe Chameleon"),
        ("CloneCirce", "CloneCirce", "Circe Clone"),
        ("RexInclusiveCirce", "RexInclusiveCirce", "Circe RexInclusive"),
        ("StrictCirce", "StrictCirce", "Circe Strict"),
        ("SymmetricalCirce", "SymmetricalCirce", "Circe Symmetry"),
        ("VolcanicCirce", "VolcanicCirce", "Circe Volcanic"),
        ("PlatzwechselCirce", "PlatzwechselCirce", "Circe PWC"),
        ("CouCouCirce", "coucoucirce", "Circe Couscous"),
        ("KamikazeCirce", "kamikazecirce", "Circe Kamikaze"),
        ("MartianCirce", "martiancirce", "MarsCirce"),
        ("NoReversal", "noreversal", "NoReversal"),
        ("PromOnly S Q", "Prom s Q", "PromOnly Q S"),
        ("WhitePromSquares a8", "WhitePromS a8", "WhitePromSquares a8"),
        ("BlackPromSquares b1a1", "BlackPromS a1b1", "BlackPromSquares a1 b1"),
        ("NoWhitePromotion", "NoWhiteP", "NoWhitePromotion"),
        ("NoBlackPromotion", "NoBlackP", "NoBlackPromotion"),
    ];
    for (name, minimum, expected) in names {
        assert_eq!(caption(name), expected, "{name}");
        assert_eq!(read(minimum), read(name), "{minimum}");
    }
    let keyword = |name: &str| name.split(' ').next().unwrap().to_owned();
    for row in CONDITIONS.iter().filter(|row| row.condition().is_some()) {
        assert!(names.iter().any(|known| keyword(known.0).eq_ignore_ascii_case(row.name)), "{}", row.name);
    }
}

#[test]
fn every_option_word_makes_its_choices() {
    let minima = [
        ("RexI", "RexInclusive"),
        ("RexE", "RexExclusive"),
        ("M", "Mirror"),
        ("As", "Assassin"),
        ("Diam", "Diametral"),
        ("VerticalM", "VerticalMirror"),
        ("Cl", "Clone"),
        ("Cha", "Chameleon"),
        ("Tu", "Turncoats"),
        ("Cou", "Couscous"),
        ("L", "LastMove"),
        ("Eq", "Equipollents"),
        ("Parr", "Parrain"),
        ("Con", "ContraParrain"),
        ("Cag", "Cage"),
        ("Ra", "Rank"),
        ("Fi", "File"),
        ("Sy", "Symmetry"),
        ("VerticalS", "VerticalSymmetry"),
        ("H", "HorizontalSymmetry"),
        ("Diag", "Diagram"),
        ("PW", "PWC"),
        ("An", "Antipodes"),
        ("Ta", "Take&Make"),
        ("Su", "Super"),
        ("Ap", "April"),
        ("Fr", "Frischauf"),
        ("Cal", "Calvet"),
        ("Che", "Cheylan"),
        ("St", "Strict"),
        ("Rel", "Relaxed"),
        ("Vo", "Volcanic"),
        ("Para", "Parachute"),
        ("Ei", "Einstein"),
        ("Rev", "ReversalEinstein"),
        ("W", "WaitCapture"),
        ("Cap", "CaptureSquare"),
    ];
    for row in REBIRTH_WORDS {
        let walks = if row.settings.contains(&Setting::April) { " S" } else { "" };
        let condition = rebirth(&format!("Circe {}{walks}", row.name));
        for setting in row.settings {
            let mut again = condition.clone();
            if *setting != Setting::April {
                setting.apply(&mut again);
            }
            assert_eq!(again, condition, "{}", row.name);
        }
        let minimum = minima.iter().find(|known| known.1 == row.name);
        match row.vocabulary {
            Vocabulary::Own => assert!(minimum.is_none()),
            Vocabulary::Popeye => {
                let minimum = minimum.unwrap().0;
                assert_eq!(rebirth(&format!("circe {minimum}{walks}")), condition, "{minimum}");
            }
        }
    }
    assert_eq!(rebirth("Circe Parrain"), rebirth("ParrainCirce"));
    assert_eq!(rebirth("Circe Parrain Mirror"), rebirth("ContraParrain"));
    assert_eq!(rebirth("Circe Turncoat Mirror"), rebirth("CirceDoubleAgents"));
    assert_eq!(rebirth("Circe DoubleAgents"), rebirth("CirceDoubleAgents"));
    assert_eq!(rebirth("Circe Clone Volcanic Cheylan").occupied(), Occupied::Volcanic);
    assert_eq!(rebirth("AntiCirce Strict RexInclusive").kings, Some(true));
    assert_eq!(rebirth("AntiCirce Cheylan").self_block, Some(SelfBlock::Cheylan));
    assert_eq!(rebirth("Circe PWC").square, SquareRule::Pwc);
}

#[test]
fn walks_follow_april_and_chameleon() {
    assert_eq!(caption("Circe April S b RexInclusive"), "Circe April S B RexInclusive");
    let april = rebirth("AprilChess S B");
    assert_eq!((april.occupied, april.occupied()), (None, Occupied::Strict));
    assert_eq!(rebirth("Circe Super April S B").occupied(), Occupied::Relaxed);
    assert_eq!(caption("Circe Chameleon S Q R B S"), "Circe Chameleon Q->R->B->S->Q");
    assert_eq!(caption("ChameleonCirce S B R Q G"), "Circe Chameleon Q->G->S->B->R->Q");
    assert_eq!(rebirth("ChameleonCirce S Q"), rebirth("ChameleonCirce S Q S"));
    assert_eq!(caption("Circe Chameleon Couscous"), "Circe Couscous Chameleon");
    assert_eq!(rebirth("Circe Chameleon S").walk_change, rebirth("Circe Chameleon").walk_change);
    // A sequence that never comes back to its first walk has an end all the same.
    assert!(matches!(rebirth("Circe Chameleon S B R B").walk_change, Some(WalkChange::Chameleon(_))));
    caption("Circe Chameleon S B R B");
    assert_eq!(errors("Circe April").len(), 1);
    assert_eq!(errors("AprilChess Circe")[0].1, "AprilChess");
    assert_eq!(errors("Circe April S r/b"), [(DiagnosticKind::Unsupported, "r/b".to_owned())]);
}

#[test]
fn a_base_makes_one_condition_wherever_its_words_stand() {
    assert_eq!(caption("MirrorCirce FileCirce"), "Circe File Mirror");
    assert_eq!(caption("Circe AntiCirce Cheylan"), "Circe + AntiCirce Cheylan");
    assert_eq!(caption("GlasgowChess Circe Mirror"), "GlasgowChess + Circe Mirror");
    assert_eq!(read("Circe Circe").len(), 1);
    assert_eq!(read(""), []);
    let text = "  AntiCirce Madrasi AntiCirce Cheylan";
    let read = parse_conditions(text, Reading::Popeye).unwrap();
    assert_eq!((read[0].span.start, read[0].span.end), (2, text.len()));
    let read = parse_conditions("  AntiCirce Cheylan", Reading::Popeye).unwrap();
    assert_eq!((read[0].span.start, read[0].span.end), (2, 19));
}

#[test]
fn a_capture_before_the_diagram() {
    use board::{Colour, Walk};
    let expected = |colour, walk, square: &str| {
        [Condition::LastCapture { colour, walk, square: square.parse().unwrap() }]
    };
    assert_eq!(read("LastCapture white Sa3"), expected(Colour::White, Walk::KNIGHT, "a3"));
    assert_eq!(read("LastCapture n q h8"), expected(Colour::Neutral, Walk::QUEEN, "h8"));
    assert_eq!(caption("ParrainCirce LastCapture black Qb3"), "Circe Parrain + LastCapture");
    for text in ["LastCapture", "LastCapture white", "LastCapture Sa3", "LastCapture white Sz9"] {
        assert!(errors(text)[0].1.contains(if text.ends_with('9') { "z9" } else { "LastCapture" }), "{text}");
    }
    assert!(errors("LastCapture white Xa3").len() > 1);
    assert_eq!(errors("LastCapture white royal Sa3").len(), 1);
}

#[test]
fn the_promotion_under_couscous_is_chosen_as_the_reading_says() {
    let chooser = |text: &str, reading| match &read_as(text, reading)[0] {
        Condition::Rebirth(rebirth) => rebirth.promotion_by,
        other => panic!("{other:?}"),
    };
    use PromotionChooser::{Capturer, Owner};
    assert_eq!(chooser("CouscousCirce", Reading::Popeye), Capturer);
    assert_eq!(chooser("CouscousCirce", Reading::Seeds), Owner);
    assert_eq!(chooser("Circe Couscous Mirror", Reading::Seeds), Owner);
    assert_eq!(chooser("CouCouCirce", Reading::Seeds), Capturer);
    assert_eq!(chooser("Circe CouCou", Reading::Seeds), Capturer);
    assert_eq!(chooser("CouscousCirce PromotionBy=Capturer", Reading::Seeds), Capturer);
    assert_eq!(chooser("CouscousCirce PromotionBy=Owner", Reading::Popeye), Owner);
    assert_eq!(chooser("AntiCirce Couscous", Reading::Seeds), Capturer);
    assert_eq!(messages("Circe CouCou PromotionBy=Owner").len(), 1);
}

#[test]
fn contradictions_name_both_words() {
    use DiagnosticKind::*;
    for (text, first, second) in [
        ("Circe File Rank", "File", "Rank"),
        ("Circe Rank Mirror", "Rank", "Mirror"),
        ("Circe Mirror Rank", "Mirror", "Rank"),
        ("Circe Rank Diametral", "Rank", "Diametral"),
        ("Circe Clone Einstein", "Clone", "Einstein"),
        ("Circe Symmetry Equipollents", "Symmetry", "Equipollents"),
        ("Circe Diametral VerticalMirror", "Diametral", "VerticalMirror"),
        ("Circe Mirror ContraParrain", "Mirror", "ContraParrain"),
    ] {
        let message = &messages(text)[0];
        assert!(
            message.contains(&format!("`{first}`")) && message.contains(&format!("`{second}`")),
            "{message}"
        );
        assert_eq!(errors(text)[0].0, NonsenseCombination, "{text}");
        assert!(parse_conditions(text, Reading::Popeye).is_err());
    }
    // Popeye lets the later word hold.
    for (text, second, expected) in [
        ("Circe Relaxed Strict", "Strict", "Circe Strict"),
        ("Circe RexInclusive RexExclusive", "RexExclusive", "Circe"),
        ("AntiCirce Calvet Cheylan", "Cheylan", "AntiCirce Cheylan"),
        ("Circe Parrain WaitCapture", "WaitCapture", "Circe Parrain WaitCapture"),
    ] {
        assert_eq!(errors(text), [(ContradictingWords, second.to_owned())]);
        let mut reader = Reader::new(text, Reading::Popeye);
        let mut conditions = Conditions::default();
        read_conditions(&mut reader, &mut conditions, None, |_| false, |_| false);
        assert_eq!(conditions.finish(&mut reader)[0].value.to_string(), expected);
        assert_eq!(reader.diagnostics[0].severity, crate::Severity::Warning);
    }
    assert_eq!(errors("Circe Mirror Mirror"), [(NonsenseCombination, "Mirror".to_owned())]);
    assert_eq!(errors("AntiCirce Kamikaze"), [(ContradictingWords, "Kamikaze".to_owned())]);
}

#[test]
fn conditions_without_a_meaning_together() {
    for text in [
        "MarsCirce Clone",
        "AntiMarsCirce LastMove",
        "PhantomChess Turncoats",
        "GenevaChess PWC",
        "MarsCirce PlusChess",
        "MarsCirce PhantomChess",
        "SuperCirce AntiSuperCirce",
        "CageCirce AntiCirce Super",
        "Circe RexInclusive ImmunChess RexInclusive",
        "ImmunChess RexInclusive AntiCirce",
        "CouscousCirce AntiCirce",
        "AntiCirce GenevaChess",
        "Maximummer WhiteMaximummer",
    ] {
        let errors = errors(text);
        assert!(matches!(errors[..], [(DiagnosticKind::Incompatible(_), _)]), "{text}: {errors:?}");
    }
    for text in [
        "MarsCirce AntiMarsCirce",
        "Circe AntiCirce",
        "MarsCirce Super VerticalMirror",
        "GenevaChess Relaxed File",
        "ImmunChess LastMove Take&Make RexInclusive",
        "Circe ImmunChess",
    ] {
        read(text);
    }
}

#[test]
fn known_conditions_are_refused_once_with_their_parameters() {
    use DiagnosticKind::*;
    assert_eq!(errors("Isardam B RexInclusive"), [(Unsupported, "Isardam".to_owned())]);
    assert_eq!(errors("Imitator c3d4"), [(Unsupported, "Imitator".to_owned())]);
    assert_eq!(errors("UltraSchachZwang"), [(Unsupported, "UltraSchachZwang".to_owned())]);
    assert_eq!(errors("BlackMaximummer ultra"), [(Unsupported, "ultra".to_owned())]);
}

#[test]
fn wrong_words() {
    use DiagnosticKind::*;
    assert_eq!(errors("circ"), [(AmbiguousWord(WordClass::Condition), "circ".to_owned())]);
    assert_eq!(errors("Cicre"), [(UnknownCondition { first: true }, "Cicre".to_owned())]);
    assert_eq!(errors("Circe Xyz"), [(UnknownCondition { first: false }, "Xyz".to_owned())]);
    // The words of this program are not abbreviated.
    assert_eq!(errors("Circe Kamik"), [(UnknownCondition { first: false }, "Kamik".to_owned())]);
    let help = |text| parse_conditions(text, Reading::Seeds).unwrap_err()[0].help.clone().unwrap();
    assert_eq!(help("Cicre"), "did you mean `Circe`?");
    assert_eq!(help("AntiCirce Cheylann"), "did you mean `Cheylan`?");
    assert_eq!(help("annann"), "did you mean `AnnanChess`?");
    assert!(help("NoBoard").contains("option"));
    assert!(help("PWC Strict").contains("write `Circe`"));
    assert!(help("SuperCirce Relaxed").contains("write `Circe`"));
    assert!(messages("circ")[0].contains("`CirceClone`"));
}

#[test]
fn a_section_without_conditions_is_a_mistake() {
    let mut reader = Reader::new("Condition Pieces", Reading::Popeye);
    let section = reader.next().unwrap();
    let mut conditions = Conditions::default();
    read_section(&mut reader, &mut conditions, &section);
    assert!(conditions.found.is_empty());
    assert_eq!(reader.diagnostics[0].kind, DiagnosticKind::MissingCondition);
    assert_eq!(reader.peek().unwrap().text, "Pieces");
}

#[test]
fn every_axis_has_a_word() {
    let axes: std::collections::BTreeSet<Axis> =
        REBIRTH_WORDS.iter().flat_map(|row| row.settings).map(|setting| setting.axis()).collect();
    assert_eq!(axes.len(), 15);
    assert_eq!(Setting::Timing(Timing::LastMove).axis(), Axis::Timing);
}
