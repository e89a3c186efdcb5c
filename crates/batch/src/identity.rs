//! What makes two problems the same, however they are written.

use std::fmt;
use std::str::FromStr;

use problem::{Intention, RecordedMark, RecordedMove, RecordedSolution, Statement};
use report::Signature;

use crate::author::Author;
use crate::meaning::meaning;

/// The identity of a problem: the 128-bit hash FNV-1a over a canonical text of its meaning (`meaning.rs` describes it).
///
/// It does not depend on file, order, titles, authors, remarks, language or spelling, nor on options that only change what is
/// shown or when the search ends. It is the same on every machine and in every version of the program; if the canonical text
/// must ever change, its first line gets another number and all problems get other identities.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Identity(u128);

impl Identity {
    /// The identity of the problem with what its author says about the solution, on which the verdict depends too.
    pub fn of(statement: &Statement, author: &Author) -> Identity {
        let mut signature = Signature::new();
        let intention = author.intention.as_ref().map(Intention::to_string);
        signature.add(&meaning(statement, intention.as_deref()));
        if let Some(recorded) = &author.recorded {
            signature.add(&written(recorded));
        }
        let digits = signature.to_string();
        digits.parse().expect("a signature is written as 32 hexadecimal digits")
    }
}

/// The author's solution as canonical text: a line for each half-move, indented by what it follows.
fn written(recorded: &RecordedSolution) -> String {
    let mut text = "solution 2\n".to_owned();
    for part in &recorded.parts {
        text += &format!("part {}\n", part.label.as_deref().unwrap_or("-"));
        for first in &part.moves {
            add_move(&mut text, first, "move", 1);
        }
        for line in &part.lines {
            text += &format!("line {}\n", line.leading);
            for half_move in &line.moves {
                add_move(&mut text, half_move, "then", 1);
            }
        }
    }
    text
}

fn add_move(text: &mut String, written: &RecordedMove, role: &str, depth: usize) {
    let mark = match written.mark {
        RecordedMark::None => "",
        RecordedMark::Key => " !",
        RecordedMark::Try => " ?",
        RecordedMark::Refutation => " but",
        RecordedMark::ForcedGoal => " ?!?",
    };
    let refutes = if written.refutes { " refutes" } else { "" };
    // Set play begins with the second half of a move.
    let dots = if written.is_second_half { "..." } else { "" };
    text.extend(std::iter::repeat_n(' ', depth));
    *text += &format!("{role} {}{dots} {}{mark}{refutes}\n", written.number, written.text);
    for (role, below) in
        [("reply", &written.replies), ("threat", &written.threats), ("refutation", &written.refutations)]
    {
        for half_move in below {
            add_move(text, half_move, role, depth + 1);
        }
    }
}

/// 32 hexadecimal digits.
impl fmt::Display for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// The text is no identity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an identity is written as 32 hexadecimal digits")]
pub struct NoIdentity;

impl FromStr for Identity {
    type Err = NoIdentity;

    fn from_str(text: &str) -> Result<Identity, NoIdentity> {
        let is_written_so = text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = is_written_so.then(|| u128::from_str_radix(text, 16).ok()).flatten();
        number.map(Identity).ok_or(NoIdentity)
    }
}

#[cfg(test)]
mod tests {
    use parser::Reading;

    use super::*;

    fn statement(text: &str) -> Statement {
        let parsed = parser::parse(text, Reading::Seeds);
        assert!(!parsed.has_errors(), "{:?}", parsed.diagnostics);
        parsed.problems.into_iter().next().unwrap().statement
    }

    fn intended(text: &str) -> Author {
        Author { intention: Some(text.parse().unwrap()), recorded: None }
    }

    #[test]
    fn the_author_s_solution_counts() {
        let statement = statement(PROBLEM);
        let with = |text: &str| {
            let recorded = Some(parser::parse_recorded(text).0);
            Identity::of(&statement, &Author { intention: None, recorded })
        };
        let none = Identity::of(&statement, &Author::default());
        let one = with("1.Ka1-b1 Kc1-c2 2.Kb1-a1 Kc2-c1 #");
        assert_ne!(one, none);
        assert_ne!(one, with("1.Ka1-b1 Kc1-c2 2.Kb1-a1 Rc2-c1 #"));
        assert_ne!(with("1.Ka1-b1 !"), with("1...Ka1-b1 !"));
        assert_eq!(one, with("  1. Ka1-b1   Kc1-c2 2. Kb1-a1 Kc2-c1#"));
    }

    fn identity(text: &str) -> Identity {
        Identity::of(&statement(text), &Author::default())
    }

    const PROBLEM: &str = "BeginProblem
Author A. Composer
Title One
Pieces
  White Kb1 Rb3
  White royal Gc5
  Black Pg7 Sc1 Ka8
Stipulation h#2.5
Option SetPlay NoCastling a1
Condition Circe Madrasi
Twin Move b3 b4
EndProblem
";

    #[test]
    fn spelling_order_and_names_do_not_count() {
        let expected = identity(PROBLEM);
        for (what, other) in [
            (
                "names",
                "BeginProblem\nTitle Two\nRemark again\nPieces Black Ka8 Sc1 Pg7 White royal Gc5 White Rb3 Kb1\nStipulation h#2.5\nCondition Madrasi Circe\nOption NoCastling a1 SetPlay\nTwin Move b3 b4\nEndProblem",
            ),
            (
                "abbreviations",
                "BeginP\nPie whi kb1 rb3 whi roy gc5 bla pg7 sc1 ka8\nSti H#2.5\nOpt SetP NoCas a1\nCond Circe Madr\nTwin Mov b3 b4\nEndP",
            ),
            (
                "language",
                "AnfangProblem\nSteine weiss Kb1 Tb3 weiss koeniglich Gc5 schwarz Bg7 Sc1 Ka8\nForderung h#2.5\nOption Satzspiel KeineRochade a1\nBedingung Circe Madrasi\nZwilling Versetze b3 b4\nEndeProblem",
            ),
            ("shown things", &PROBLEM.replace("SetPlay", "NoBoard MaxTime 30 Beep 2 SetPlay")),
            ("line ends", &PROBLEM.replace('\n', "\r\n")),
        ] {
            assert_eq!(meaning(&statement(other), None), meaning(&statement(PROBLEM), None), "{what}");
            assert_eq!(identity(other), expected, "{what}");
        }
    }

    #[test]
    fn everything_that_can_change_the_verdict_counts() {
        let changes = [
            ("Kb1", "Kb2"),
            ("White Kb1 Rb3", "White Rb3 Black Kb1 White"),
            ("Rb3", "Bb3"),
            ("royal ", ""),
            ("royal", "kamikaze"),
            ("Sc1 ", ""),
            ("h#2.5", "h#2"),
            ("h#2.5", "hs#2.5"),
            ("SetPlay ", ""),
            ("SetPlay", "Duplex"),
            ("a1\n", "b1\n"),
            ("NoCastling a1", ""),
            ("Circe", "PWC"),
            (" Madrasi", ""),
            ("Circe", "Circe RexInclusive"),
            ("b3 b4", "b3 b5"),
            ("Twin Move b3 b4", ""),
            ("Twin Move b3 b4", "Twin Move b3 b4\nTwin Continued Move g7 g6"),
            ("Move b3 b4", "Exchange b3 c1"),
            ("Twin Move", "ZeroPosition Move"),
            ("Move b3 b4", "Stipulation h#2"),
            ("Move b3 b4", "Condition Circe"),
            ("Move b3 b4", "PolishType"),
            ("Move b3 b4", "Rotate 90"),
        ];
        let mut identities = vec![identity(PROBLEM)];
        for (from, to) in changes {
            let changed = PROBLEM.replacen(from, to, 1);
            assert_ne!(changed, PROBLEM, "{from}");
            let new = identity(&changed);
            assert!(!identities.contains(&new), "{from} -> {to}: {}", meaning(&statement(&changed), None));
            identities.push(new);
        }
        let statement = statement(PROBLEM);
        for intention in ["1", "2.1.1"] {
            assert_ne!(Identity::of(&statement, &intended(intention)), identities[0]);
        }
        assert_ne!(Identity::of(&statement, &intended("1")), Identity::of(&statement, &intended("2")));
    }

    #[test]
    fn castling_counts_where_somebody_could_castle() {
        let problem = |units: &str, stipulation: &str, rest: &str| {
            identity(&format!(
                "BeginProblem\nPieces White Ke1 {units} Black Kd8\nStipulation {stipulation}\n{rest}\nEndProblem"
            ))
        };
        let lost = "Option NoCastling h1";
        assert_eq!(problem("Rh2", "#2", ""), problem("Rh2", "#2", lost));
        assert_ne!(problem("Rh1", "#2", ""), problem("Rh1", "#2", lost));
        assert_eq!(problem("Bh1", "#2", ""), problem("Bh1", "#2", lost));
        assert_ne!(problem("Rh2", "dia4.0", ""), problem("Rh2", "dia4.0", lost));
        let twin = "Twin Move h2 h1";
        assert_ne!(problem("Rh2", "#2", twin), problem("Rh2", "#2", &format!("{lost}\n{twin}")));
    }

    #[test]
    fn walks_of_the_problem_are_what_they_do() {
        let own = |definition: &str, letters: &str| {
            format!(
                "BeginProblem\nWalk {letters} = {definition}\nPieces White Kb1 {letters}b3 Black Ka8\nStipulation #1\nEndProblem"
            )
        };
        let first = identity(&own("leaper 1,4", "XX"));
        assert_eq!(identity(&own("leaper 1,4", "XY")), first);
        assert_ne!(identity(&own("leaper 1,5", "XX")), first);
        assert_ne!(identity(&own("rider 1,4", "XX")), first);
        let hunter = |walk: &str| {
            format!("BeginProblem\nPieces White Kb1 {walk}b3 Black Ka8\nStipulation #1\nEndProblem")
        };
        assert_ne!(identity(&hunter("S/B")), identity(&hunter("B/S")));
    }

    /// Journals written by earlier versions hold such numbers.
    #[test]
    fn the_identity_is_the_same_in_every_version() {
        let expected = "kirke problem 1
unit White Kb1
unit Black Sc1
unit White Rb3
unit White Royal Gc5
unit Black Pg7
unit Black Ka8
stipulation Black -5h[#]h
condition Circe array occupied:relaxed
condition Madrasi
option NoCastling a1
option SetPlay
twin
 move b3 b4
intention 2
";
        let statement = statement(PROBLEM);
        assert_eq!(meaning(&statement, Some("2")), expected);
        assert_eq!(Identity::of(&statement, &intended("2")).to_string(), "cfd52155c6579c4393a67dc8e2a40ead");
    }

    #[test]
    fn an_identity_is_read_as_it_is_written() {
        let identity = identity(PROBLEM);
        assert_eq!(identity.to_string().parse(), Ok(identity));
        for bad in ["", "12", "+123456789012345678901234567890ab", "zz3456789012345678901234567890ab"] {
            assert_eq!(bad.parse::<Identity>(), Err(NoIdentity));
        }
    }
}
