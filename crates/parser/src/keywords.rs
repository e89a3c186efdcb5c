//! The words of the language that are no conditions, options, goals or walks.

use board::Attributes;

use crate::abbreviations::{Lookup, lookup};
use crate::lexer::Token;

/// What begins a section or ends the problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Keyword {
    Remark,
    StructuredStipulation,
    Author,
    Origin,
    Pieces,
    Condition,
    Option,
    Stipulation,
    Protocol,
    Title,
    Latex,
    LatexPieces,
    Award,
    GameArray,
    Forsyth,
    Twin,
    ZeroPosition,
    EndProblem,
    NextProblem,
    BeginProblem,
}

const SECTIONS: &[(&str, Keyword)] = &[
    ("Remark", Keyword::Remark),
    ("SStipulation", Keyword::StructuredStipulation),
    ("Author", Keyword::Author),
    ("Origin", Keyword::Origin),
    ("Pieces", Keyword::Pieces),
    ("Condition", Keyword::Condition),
    ("Option", Keyword::Option),
    ("Stipulation", Keyword::Stipulation),
    ("Protocol", Keyword::Protocol),
    ("Title", Keyword::Title),
    ("LaTeX", Keyword::Latex),
    ("LaTeXPieces", Keyword::LatexPieces),
    ("Award", Keyword::Award),
    ("InitialGameArray", Keyword::GameArray),
    ("Forsyth", Keyword::Forsyth),
];

/// Looked up only where no section fits, so that `t` is the title and `e` the end, as in Popeye.
const FRAME: &[(&str, Keyword)] = &[
    ("Twin", Keyword::Twin),
    ("ZeroPosition", Keyword::ZeroPosition),
    ("EndProblem", Keyword::EndProblem),
    ("NextProblem", Keyword::NextProblem),
    ("BeginProblem", Keyword::BeginProblem),
];

/// What a word means where a keyword may stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum KeywordLookup {
    Found(Keyword),
    Ambiguous(Vec<&'static str>),
    Unknown,
}

/// The keyword that `word` abbreviates.
pub(crate) fn keyword(word: &str) -> KeywordLookup {
    for table in [SECTIONS, FRAME] {
        match lookup(word, table.iter().map(|row| row.0)) {
            Lookup::Exact(index) | Lookup::Prefix(index) => return KeywordLookup::Found(table[index].1),
            Lookup::Ambiguous(indices) => {
                return KeywordLookup::Ambiguous(indices.iter().map(|&index| table[index].0).collect());
            }
            Lookup::Unknown => {}
        }
    }
    KeywordLookup::Unknown
}

/// All keywords, for suggestions.
pub(crate) fn keyword_names() -> impl Iterator<Item = &'static str> {
    SECTIONS.iter().chain(FRAME).map(|row| row.0)
}

/// Whether the word is a keyword or abbreviates one.
pub(crate) fn is_keyword(token: &Token<'_>) -> bool {
    matches!(keyword(token.text), KeywordLookup::Found(_))
}

/// Whether the word is a keyword in full.
pub(crate) fn is_whole_keyword(token: &Token<'_>) -> bool {
    keyword_names().any(|name| name.eq_ignore_ascii_case(token.text))
}

/// Whether reading goes on here after a mistake: a very short word in the middle of a line is more likely a rest of
/// what went wrong than a keyword.
pub(crate) fn is_safe_keyword(token: &Token<'_>) -> bool {
    (token.starts_line || token.text.len() >= 3) && is_keyword(token)
}

/// A twin's operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TwinWord {
    Move,
    Exchange,
    Stipulation,
    StructuredStipulation,
    Add,
    Remove,
    Continued,
    Rotate,
    Condition,
    PolishType,
    Mirror,
    Shift,
    Substitute,
}

pub(crate) const TWIN_WORDS: &[(&str, TwinWord)] = &[
    ("Move", TwinWord::Move),
    ("Exchange", TwinWord::Exchange),
    ("Stipulation", TwinWord::Stipulation),
    ("SStipulation", TwinWord::StructuredStipulation),
    ("Add", TwinWord::Add),
    ("Remove", TwinWord::Remove),
    ("Continued", TwinWord::Continued),
    ("Rotate", TwinWord::Rotate),
    ("Condition", TwinWord::Condition),
    ("PolishType", TwinWord::PolishType),
    ("Mirror", TwinWord::Mirror),
    ("Shift", TwinWord::Shift),
    ("Substitute", TwinWord::Substitute),
];

/// The twin operation that `word` abbreviates.
pub(crate) fn twin_word(word: &str) -> Lookup {
    lookup(word, TWIN_WORDS.iter().map(|row| row.0))
}

/// Attributes of units.
pub(crate) const ATTRIBUTES: &[&str] = &[
    "Royal",
    "Kamikaze",
    "Paralysing",
    "Chameleon",
    "Jigger",
    "Volage",
    "Functionary",
    "HalfNeutral",
    "HurdleColourChanging",
    "Protean",
    "Magic",
    "Uncapturable",
    "Patrol",
    "Frischauf",
    "Bul",
    "Dob",
    "Anda",
    "AndaInverse",
    "AliceA",
    "AliceB",
];

/// The attributes that can be solved.
pub(crate) const SOLVED_ATTRIBUTES: &[(&str, Attributes)] = &[
    ("Royal", Attributes::ROYAL),
    ("Kamikaze", Attributes::KAMIKAZE),
    ("Chameleon", Attributes::CHAMELEON),
    ("Frischauf", Attributes::PROMOTED),
];

/// Colours of units.
pub(crate) const COLOURS: &[&str] = &["White", "Black", "Neutral", "TotalInvisible"];

/// Conditions that name no side because the context does.
pub(crate) const SIDELESS_CONDITIONS: &[&str] = &["UltraSchachZwang"];

/// How a text in another language of Popeye begins.
pub(crate) const OTHER_LANGUAGES: &[(&str, &str)] =
    &[("DebutProbleme", "French"), ("AnfangProblem", "German")];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexer::lex;

    #[test]
    fn sections_come_before_the_frame() {
        assert_eq!(keyword("t"), KeywordLookup::Found(Keyword::Title));
        assert_eq!(keyword("tw"), KeywordLookup::Found(Keyword::Twin));
        assert_eq!(keyword("E"), KeywordLookup::Found(Keyword::EndProblem));
        assert_eq!(keyword("latex"), KeywordLookup::Found(Keyword::Latex));
        assert_eq!(keyword("s"), KeywordLookup::Ambiguous(vec!["SStipulation", "Stipulation"]));
        assert_eq!(keyword("xyz"), KeywordLookup::Unknown);
    }

    #[test]
    fn short_words_inside_a_line_are_no_safe_keywords() {
        let tokens = lex("x r rem\nti");
        let safe: Vec<bool> = tokens.iter().map(is_safe_keyword).collect();
        assert_eq!(safe, [false, false, true, true]);
    }
}
