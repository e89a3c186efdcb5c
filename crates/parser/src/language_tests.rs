//! The same problem in three languages.

use problem::{Language, Span, Statement, TwinOperation};

use crate::{Parsed, Reading, parse, parse_in};

/// The statement without what differs from text to text.
fn plain(text: &str, language: Language) -> Statement {
    let parsed: Parsed = parse(text, Reading::Popeye);
    assert_eq!(parsed.diagnostics, [], "{text}");
    assert_eq!(parsed.language, language, "{text}");
    let mut statement = parsed.problems[0].statement.clone();
    assert_eq!(statement.language, language);
    statement.language = Language::English;
    statement.span = Span::default();
    for unit in &mut statement.units {
        unit.span = Span::default();
    }
    statement.conditions.iter_mut().for_each(|condition| condition.span = Span::default());
    statement.options.iter_mut().for_each(|option| option.span = Span::default());
    if let Some(stipulation) = &mut statement.stipulation {
        stipulation.span = Span::default();
    }
    for twin in &mut statement.twins {
        twin.span = Span::default();
        for operation in &mut twin.operations {
            operation.span = Span::default();
            if let TwinOperation::Add(units) = &mut operation.value {
                units.iter_mut().for_each(|unit| unit.span = Span::default());
            }
        }
    }
    statement
}

fn assert_same(english: &str, german: &str, french: &str) {
    let expected = plain(english, Language::English);
    assert_eq!(plain(german, Language::German), expected, "{german}");
    assert_eq!(plain(french, Language::French), expected, "{french}");
}

#[test]
fn a_problem_with_everything() {
    assert_same(
        "BeginProblem\nAuthor A. Nonym\nOrigin Nowhere 2001\nTitle None\nAward Prize\n\
         Pieces White Royal Sd4 Kg1 Pb5c6 Black Ka8 Bh8 Qd8 White Kamikaze Ra1 Neutral Chameleon Sc3\n\
         Stipulation h#2\nOption SetPlay NoBoard Variation Defence 2 MaxSolutions 5 NoCastling a1h8\n\
         Condition Circe RexInclusive Mirror BlackMaximummer\n\
         Twin Move a1 a2 Twin Continued Exchange a8 h8 Twin Remove b5\n\
         Twin Substitute R B Twin Condition AntiCirce Cheylan Twin Stipulation #1\nEndProblem\n",
        "AnfangProblem\nAutor A. Nonym\nQuelle Nowhere 2001\nTitel None\nAuszeichnung Prize\n\
         Steine Weiss Koeniglich Sd4 Kg1 Bb5c6 Schwarz Ka8 Lh8 Dd8 Weiss Kamikaze Ta1 Neutral Chamaeleon Sc3\n\
         Forderung h#2\nOption Satzspiel OhneBrett Varianten Widerlegung 2 MaxLoesungen 5 KeineRochade a1h8\n\
         Bedingung Circe RexInklusive Spiegel SchwarzerLaengstzueger\n\
         Zwilling versetze a1 a2 Zwilling ferner tausche a8 h8 Zwilling entferne b5\n\
         Zwilling ersetze T L Zwilling Bedingung AntiCirce Cheylan Zwilling Forderung #1\nEndeProblem\n",
        "DebutProbleme\nAuteur A. Nonym\nSource Nowhere 2001\nTitre None\nPrix Prize\n\
         Pieces Blanc Royale Cd4 Rg1 Pb5c6 Noir Ra8 Fh8 Dd8 Blanc Kamikaze Ta1 Neutre Cameleon Cc3\n\
         Enonce h#2\nOption Apparent SansEchiquier Variantes Defense 2 MaxSolutions 5 SansRoquer a1h8\n\
         Condition Circe RexInclusif Malefique NoirMaximum\n\
         Jumeau deplacement a1 a2 Jumeau enplus echange a8 h8 Jumeau ote b5\n\
         Jumeau remplace T F Jumeau Condition AntiCirce Cheylan Jumeau Enonce #1\nFinProbleme\n",
    );
}

#[test]
fn abbreviations_and_traditional_names() {
    assert_same(
        "begin piec whi kc1 qd2 bla ka8 stip #2 opti vari try nothr cond pwc madr rexi end",
        "anfang stei wei kc1 dd2 schw ka8 ford #2 opti vari verf ohned bedi platzwechselc madr rexi ende",
        "debut pieces bla rc1 dd2 noi ra8 enon #2 opti vari essa sansm cond circeech madr rexi fin",
    );
    assert_same(
        "BeginProblem Forsyth k7/8/2K5/8/1G6/8/8/Q6r Stip s#3 Cond PhantomChess Zero Add White Sa2 Twin PolishType EndProblem",
        "AnfangProblem Forsyth k7/8/2K5/8/1G6/8/8/D6t Ford s#3 Bed PhantomSchach Null hinzu Weiss Sa2 Zwilling Farbwechsel EndeProblem",
        "DebutProbleme Forsyth r7/8/2R5/8/1S6/8/8/D6t Enonce s#3 Cond EchecsPhantom Zero ajoute Blanc Ca2 Jumeau CouleurEchange FinProbleme",
    );
}

#[test]
fn problems_follow_one_another() {
    for (text, language) in [
        (
            "AnfangProblem Steine Weiss Ka1 Schwarz Kc1 Ford #1 Weiteres Steine Weiss Ka1 Ford #2 Ende",
            Language::German,
        ),
        (
            "DebutProbleme Pieces Blanc Ra1 Noir Rc1 Enonce #1 asuivre Pieces Blanc Ra1 Enonce #2 Fin",
            Language::French,
        ),
    ] {
        let parsed = parse(text, Reading::Popeye);
        assert_eq!((parsed.problems.len(), parsed.language), (2, language));
        assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    }
}

#[test]
fn errors_are_in_the_language_detected() {
    let first = |text: &str| {
        let diagnostic = parse(text, Reading::Popeye).diagnostics.remove(0);
        format!("{}|{}", diagnostic.message, diagnostic.help.unwrap_or_default())
    };
    assert_eq!(
        first("AnfangProblem Ford #1 Bedingung Cicre EndeProblem"),
        "`Cicre` ist keine Bedingung|ist `Circe` gemeint?"
    );
    assert_eq!(
        first("DebutProbleme Enonce #1 Option Variates FinProbleme"),
        "`Variates` n'est pas une option|vouliez-vous dire `Variantes` ?"
    );
    assert_eq!(
        first("AnfangProblem Ford #1 Bed GlasgowCheck Ende").split('|').next(),
        Some("`GlasgowCheck` ist keine Bedingung")
    );
    assert_eq!(first("foo").split('|').next(), Some("the text does not begin with `BeginProblem`"));
    assert_eq!(first("AnfangProblm Ford #1 Ende").split('|').nth(1), Some("ist `AnfangProblem` gemeint?"));
    // English words are unknown in a German text.
    assert!(first("AnfangProblem Stipulation #1 EndeProblem").starts_with("`Stipulation` leitet keinen"));
}

#[test]
fn a_language_can_be_asked_for() {
    let text = "BeginProblem Pieces White Ka1 Stip #1 EndProblem";
    let parsed = parse_in(text, Reading::Popeye, Language::German);
    assert!(parsed.problems.is_empty());
    assert_eq!(
        parsed.diagnostics[0].message,
        "`BeginProblem` beginnt ein Problem in einer anderen Sprache: Englisch"
    );
    let parsed = parse_in("a ford #1 ende", Reading::Popeye, Language::German);
    assert_eq!(parsed.problems.len(), 1);
}

#[test]
fn popeye_speaks_the_language_too() {
    let parsed = parse("AnfangProblem\nSteine Weiss Kg1 Kg1\nFord #1\nXyz\nBed Xyz\nEnde\n", Reading::Popeye);
    assert_eq!(
        parsed.popeye_lines(&parsed.problems[0]),
        [
            "Eingabe-Fehler:Stoerende Eingabe: Xyz",
            "Stoerende Eingabe: Xyz",
            "Eingabe-Fehler:Bedingung nicht erkannt",
            "Stoerende Eingabe: Xyz",
            "Eingabe-Fehler:Stoerende Eingabe: Xyz",
            "Stoerende Eingabe: Xyz",
        ]
    );
    let told: Vec<String> =
        parsed.diagnostics.iter().filter_map(|known| known.popeye_output_line()).collect();
    assert_eq!(told, ["g1 ist bereits besetzt - alter Stein geht in die Unterwelt."]);
    let parsed = parse("DebutProbleme\nCond\nFin\n", Reading::Popeye);
    assert_eq!(parsed.popeye_lines(&parsed.problems[0])[0], "erreur d'entree:condition inconnue");
}
