//! What Popeye says on standard error about the same mistake. Texts must match, since programs read them.

use crate::catalogue::{POPEYE_LINES, translate_by};
use crate::diagnostic::{Diagnostic, DiagnosticKind, Incompatible, Severity, WordClass};
use crate::keywords::{KeywordLookup, keyword};
use crate::statement::{Parsed, ParsedProblem};

impl Diagnostic {
    /// The lines that Popeye writes to standard error for this mistake, none if it accepts or ignores it silently.
    ///
    /// After a mistake Popeye goes on at the next word and complains about each word that fits nowhere, where this
    /// parser goes on at the next word that makes sense; so there may be fewer lines than Popeye writes, and what
    /// Popeye can solve and this program cannot is told in words of its own.
    pub fn popeye_lines(&self) -> Vec<String> {
        let lines = self.english_popeye_lines();
        lines.iter().map(|line| translate_by(POPEYE_LINES, line, self.language)).collect()
    }

    fn english_popeye_lines(&self) -> Vec<String> {
        let offending = &self.offending;
        let input_error =
            |message: &str| vec![format!("input-error:{message}"), format!("offending item: {offending}")];
        let stray_word = || input_error(&format!("offending item: {offending}"));
        let with_stray_word = |message: &str| {
            let mut lines = input_error(message);
            // A keyword is then read as such.
            if !matches!(keyword(offending, self.language), KeywordLookup::Found(_)) && !offending.is_empty()
            {
                lines.extend(stray_word());
            }
            lines
        };
        match self.kind {
            DiagnosticKind::NoBegin => vec![
                // No language is known yet, and French is what Popeye begins with.
                "erreur d'entree:pas debut probleme".to_owned(),
                format!("element d'offenser: {offending}"),
            ],
            DiagnosticKind::NoEnd
            | DiagnosticKind::TextAfterEnd
            | DiagnosticKind::OccupiedSquare
            | DiagnosticKind::OffBoard
            | DiagnosticKind::BadForsyth
            | DiagnosticKind::BadFen
            | DiagnosticKind::EpdOperation
            | DiagnosticKind::UnknownTwinOperation
            | DiagnosticKind::Misplaced
            | DiagnosticKind::NoEffect
            | DiagnosticKind::Replaced
            | DiagnosticKind::BadYaml
            | DiagnosticKind::UnknownField
            | DiagnosticKind::BadField
            | DiagnosticKind::BadIntention
            | DiagnosticKind::BadSolution => vec![],
            DiagnosticKind::UnknownKeyword
            | DiagnosticKind::UnknownCondition { first: false }
            | DiagnosticKind::UnknownOption { first: false }
            | DiagnosticKind::UnknownUnit { first: false } => stray_word(),
            DiagnosticKind::AmbiguousWord(WordClass::Option { first }) => {
                let mut lines = input_error("option not uniq - ignored");
                if first {
                    lines.extend(input_error("could not recognize option - parsing of options aborted"));
                }
                lines.extend(stray_word());
                lines
            }
            DiagnosticKind::AmbiguousWord(WordClass::Command) => {
                input_error("command not uniq specified - ignored")
            }
            DiagnosticKind::AmbiguousWord(WordClass::Condition) => {
                input_error("condition not uniq - ignored")
            }
            DiagnosticKind::AmbiguousWord(WordClass::Unit) => input_error("PieceSpecification not uniq"),
            DiagnosticKind::UnknownCondition { first: true } => {
                with_stray_word("could not recognize condition")
            }
            DiagnosticKind::MissingCondition => input_error("could not recognize condition"),
            DiagnosticKind::UnknownOption { first: true } => {
                with_stray_word("could not recognize option - parsing of options aborted")
            }
            DiagnosticKind::MissingOption => {
                input_error("could not recognize option - parsing of options aborted")
            }
            DiagnosticKind::Unsupported | DiagnosticKind::InconsistentRetro | DiagnosticKind::BadWalk => {
                vec![format!("kirke: {}", self.message)]
            }
            DiagnosticKind::TooManySquares => {
                vec!["Inconsistent retro information".to_owned(), String::new(), "problem ignored".to_owned()]
            }
            DiagnosticKind::BadTransformation => {
                input_error("This rotation/mirroring is not supported: ")
            }
            DiagnosticKind::NoRooks => {
                vec!["wrong or missing SquareList - please give one".to_owned()]
            }
            DiagnosticKind::BadStipulation | DiagnosticKind::MissingStipulation => {
                with_stray_word("cannot recognize the stipulation")
            }
            DiagnosticKind::BadMoveCount => {
                let mut lines = input_error("wrong integer");
                lines.extend(with_stray_word("cannot recognize the stipulation"));
                lines
            }
            DiagnosticKind::NoStipulation => input_error("no stipulation specified"),
            DiagnosticKind::BadNumber => with_stray_word("wrong integer"),
            DiagnosticKind::MissingSquares => input_error("wrong or missing SquareList - please give one"),
            DiagnosticKind::BadSquare => vec!["wrong terminated SquareList - ignored".to_owned()],
            DiagnosticKind::MissingColour => {
                with_stray_word("no color specified - all specification input ignored")
            }
            DiagnosticKind::UnknownUnit { first: true } => {
                input_error("wrong or missing PieceName - ignored")
            }
            DiagnosticKind::NonsenseCombination => input_error("nonsense combination"),
            DiagnosticKind::ContradictingWords if self.severity == Severity::Error => {
                vec![format!("kirke: {}", self.message)]
            }
            DiagnosticKind::ContradictingWords => vec![],
            DiagnosticKind::Incompatible(kind) => vec![
                match kind {
                    Incompatible::Nonsense => "nonsense combination",
                    Incompatible::CirceImmun => "circe and immunschach and rex inclusiv not allowed",
                    Incompatible::Anticirce => "anticirce incompatible with some fairy conditions",
                    Incompatible::Super => "supercirce incompatible with some fairy conditions",
                    Incompatible::Mars => {
                        "MarsCirce, PlusChess, PhantomChess or Make&Take are incompatible with several fairy conditions and fairy pieces."
                    }
                }
                .to_owned(),
                "problem ignored".to_owned(),
            ],
            DiagnosticKind::Contradiction => vec![
                "input-error:Inconsistent duplex options".to_owned(),
                String::new(),
                format!("offending item: {offending}"),
            ],
        }
    }

    /// The line that Popeye writes to standard output while it reads, for the mistakes that it tells there.
    pub fn popeye_output_line(&self) -> Option<String> {
        let line = match self.kind {
            DiagnosticKind::OccupiedSquare => {
                format!("{} already occupied - old piece goes to the underworld.", self.offending)
            }
            DiagnosticKind::TooManySquares => {
                "Not more than 2 squares can be input for en passant keys.".to_owned()
            }
            _ => return None,
        };
        Some(translate_by(POPEYE_LINES, &line, self.language))
    }
}

impl Parsed {
    /// All lines that Popeye writes to standard error about the mistakes of a problem.
    pub fn popeye_lines(&self, problem: &ParsedProblem) -> Vec<String> {
        let diagnostics = self.diagnostics_of(problem);
        let mut lines: Vec<String> = diagnostics.iter().flat_map(Diagnostic::popeye_lines).collect();
        let has = |kinds: &[DiagnosticKind]| diagnostics.iter().any(|known| kinds.contains(&known.kind));
        // A stipulation that was not understood is none.
        if problem.statement.stipulation.is_none()
            && has(&[
                DiagnosticKind::BadStipulation,
                DiagnosticKind::MissingStipulation,
                DiagnosticKind::BadMoveCount,
            ])
            && problem.ended
        {
            let missing = "input-error:no stipulation specified".to_owned();
            for line in [missing, format!("offending item: {}", problem.end_word)] {
                lines.push(translate_by(POPEYE_LINES, &line, self.language));
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use crate::{Parsed, Reading};

    fn parse(text: &str) -> Parsed {
        crate::parse(text, Reading::Popeye)
    }

    /// What Popeye 4.104 writes for a problem with this line in it.
    fn lines(line: &str) -> Vec<String> {
        let text = format!(
            "BeginProblem\nPieces white kg1 qe7 black ka8\nStip #1\n{line}\nOpti NoBoard\nEndProblem\n"
        );
        parse(&text).diagnostics.iter().flat_map(|diagnostic| diagnostic.popeye_lines()).collect()
    }

    #[test]
    fn the_lines_are_those_of_popeye() {
        let stray = |word: &str| {
            vec![format!("input-error:offending item: {word}"), format!("offending item: {word}")]
        };
        let error = |message: &str, word: &str| {
            vec![format!("input-error:{message}"), format!("offending item: {word}")]
        };
        let both = |message: &str, word: &str| [error(message, word), stray(word)].concat();
        assert_eq!(lines("Cond Xyz"), both("could not recognize condition", "Xyz"));
        assert_eq!(lines("Cond Circe Xyz"), stray("Xyz"));
        let nonsense = error("nonsense combination", "Opti");
        for words in [
            "Mirror Mirror",
            "File Rank",
            "Rank Mirror",
            "Mirror ContraParrain",
            "Super Cage",
            "Clone Einstein",
        ] {
            assert_eq!(lines(&format!("Cond Circe {words}")), nonsense, "{words}");
        }
        for words in [
            "Relaxed Strict",
            "RexInclusive RexExclusive",
            "Calvet",
            "Parrain WaitCapture",
            "Couscous Couscous",
        ] {
            assert_eq!(lines(&format!("Cond Circe {words}")), [""; 0], "{words}");
        }
        assert_eq!(lines("Cond AprilChess"), error("wrong or missing PieceName - ignored", "Opti"));
        assert_eq!(lines("Cond MarsCirce Clone"), ["nonsense combination", "problem ignored"]);
        assert_eq!(lines("Cond Circe MarsCirce PhantomChess")[1], "problem ignored");
        assert_eq!(lines("Cond"), error("could not recognize condition", "Opti"));
        assert_eq!(lines("Opti Foo"), both("could not recognize option - parsing of options aborted", "Foo"));
        assert_eq!(lines("Opti Vari Foo"), stray("Foo"));
        assert_eq!(lines("Opti Def x"), both("wrong integer", "x"));
        assert_eq!(lines("Opti Vari M"), [error("option not uniq - ignored", "M"), stray("M")].concat());
        assert_eq!(
            lines("Opti M"),
            [
                error("option not uniq - ignored", "M"),
                both("could not recognize option - parsing of options aborted", "M")
            ]
            .concat()
        );
        assert_eq!(lines("Opti MaxTime 0"), both("wrong integer", "0"));
        assert_eq!(lines("Opti MaxFl 65"), both("wrong integer", "65"));
        assert_eq!(lines("Opti NonTriv 1 x"), both("wrong integer", "x"));
        assert_eq!(lines("Opti Castling a1h1"), ["wrong or missing SquareList - please give one"]);
        assert_eq!(lines("Opti Dup Dup").len(), 3);
        assert_eq!(lines("Opti Search GoalIs Quod"), [""; 0]);
        assert_eq!(lines("Twin Rotate 45"), error("This rotation/mirroring is not supported: ", "45"));
        assert_eq!(lines("Opti EnP z9"), error("wrong or missing SquareList - please give one", "z9"));
        assert_eq!(lines("Opti EnP e3e9"), ["wrong terminated SquareList - ignored"]);
        assert_eq!(lines("Pieces Kg1"), both("no color specified - all specification input ignored", "Kg1"));
        assert_eq!(lines("Pieces white Xa7"), error("wrong or missing PieceName - ignored", "Xa7"));
        assert_eq!(lines("Pieces white Kg1 Xa7"), stray("Xa7"));
        assert_eq!(lines("S"), error("command not uniq specified - ignored", "S"));
        assert_eq!(lines("Foo"), stray("Foo"));
        assert_eq!(lines("Twin con"), error("command not uniq specified - ignored", "con"));
        assert_eq!(lines("Opti dup half").len(), 3);
        assert_eq!(lines("Twin foo"), [""; 0]);
    }

    #[test]
    fn a_problem_whose_stipulation_is_wrong() {
        let lines = |stipulation: &str| {
            let parsed = parse(&format!("BeginProblem\nStip {stipulation}\nOpti NoBoard\nEndProblem\n"));
            parsed.popeye_lines(&parsed.problems[0]).join("|")
        };
        assert_eq!(
            lines("#0"),
            "input-error:wrong integer|offending item: #0|input-error:cannot recognize the stipulation|offending item: #0|\
             input-error:offending item: #0|offending item: #0|input-error:no stipulation specified|\
             offending item: EndProblem"
        );
        assert_eq!(
            lines("h#"),
            "input-error:wrong integer|offending item: Opti|input-error:cannot recognize the stipulation|\
             offending item: Opti|input-error:no stipulation specified|offending item: EndProblem"
        );
        assert_eq!(
            lines(""),
            "input-error:cannot recognize the stipulation|offending item: Opti|\
             input-error:no stipulation specified|offending item: EndProblem"
        );
    }

    #[test]
    fn an_occupied_square_is_told_on_standard_output() {
        let parsed = parse("BeginProblem Stip #1 Pieces White Ka1 Qa1 EndProblem");
        assert_eq!(
            parsed.diagnostics[0].popeye_output_line().as_deref(),
            Some("a1 already occupied - old piece goes to the underworld.")
        );
        assert!(parsed.diagnostics[0].popeye_lines().is_empty());
    }

    #[test]
    fn too_many_squares_are_told_on_both_streams() {
        let parsed = parse("BeginProblem Stip #1 Option EnPassant c7c6c5c4c3 EndProblem");
        let [diagnostic] = &parsed.diagnostics[..] else { panic!("{:?}", parsed.diagnostics) };
        let line = "Not more than 2 squares can be input for en passant keys.";
        assert_eq!(diagnostic.popeye_output_line().as_deref(), Some(line));
        assert_eq!(diagnostic.popeye_lines(), ["Inconsistent retro information", "", "problem ignored"]);
    }

    #[test]
    fn a_text_that_does_not_begin() {
        let lines = parse("foo").diagnostics[0].popeye_lines();
        assert_eq!(lines, ["erreur d'entree:pas debut probleme", "element d'offenser: foo"]);
    }
}
