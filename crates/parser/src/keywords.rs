//! The words of the language that are no conditions, options, goals or walks.

use board::Side;
use problem::{ATTRIBUTES, COLOURS, Language, Names};

use crate::abbreviations::{Lookup, lookup, starts_with_ignoring_case};
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
    Walk,
}

const SECTIONS: &[(Names, Keyword)] = &[
    (Names::new("Remark", "Bemerkung", "Remarque"), Keyword::Remark),
    (Names::new("SStipulation", "SForderung", "SEnonce"), Keyword::StructuredStipulation),
    (Names::new("Author", "Autor", "Auteur"), Keyword::Author),
    (Names::new("Origin", "Quelle", "Source"), Keyword::Origin),
    (Names::new("Pieces", "Steine", "Pieces"), Keyword::Pieces),
    (Names::new("Condition", "Bedingung", "Condition"), Keyword::Condition),
    (Names::same("Option"), Keyword::Option),
    (Names::new("Stipulation", "Forderung", "Enonce"), Keyword::Stipulation),
    (Names::new("Protocol", "Protokoll", "Protocol"), Keyword::Protocol),
    (Names::new("Title", "Titel", "Titre"), Keyword::Title),
    (Names::same("LaTeX"), Keyword::Latex),
    (Names::new("LaTeXPieces", "LaTeXSteine", "PiecesLaTeX"), Keyword::LatexPieces),
    (Names::new("Award", "Auszeichnung", "Prix"), Keyword::Award),
    (Names::new("InitialGameArray", "PartieAnfangsStellung", "PositionInitialePartie"), Keyword::GameArray),
    (Names::same("Forsyth"), Keyword::Forsyth),
];

/// Looked up only where no section fits, so that `t` is the title and `e` the end, as in Popeye.
const FRAME: &[(Names, Keyword)] = &[
    (Names::new("Twin", "Zwilling", "Jumeau"), Keyword::Twin),
    (Names::new("ZeroPosition", "NullStellung", "ZeroPosition"), Keyword::ZeroPosition),
    (Names::new("EndProblem", "EndeProblem", "FinProbleme"), Keyword::EndProblem),
    (Names::new("NextProblem", "WeiteresProblem", "ASuivre"), Keyword::NextProblem),
    (Names::new("BeginProblem", "AnfangProblem", "DebutProbleme"), Keyword::BeginProblem),
];

/// Words of kirke alone. They are written in full, so that they take no abbreviation away.
const OWN: &[(Names, Keyword)] = &[(Names::new("Walk", "Gangart", "Marche"), Keyword::Walk)];

/// What a word means where a keyword may stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum KeywordLookup {
    Found(Keyword),
    Ambiguous(Vec<&'static str>),
    Unknown,
}

/// The keyword that `word` abbreviates.
pub(crate) fn keyword(word: &str, language: Language) -> KeywordLookup {
    let own = OWN.iter().find(|row| row.0.of(language).eq_ignore_ascii_case(word));
    if let Some(&(_, keyword)) = own {
        return KeywordLookup::Found(keyword);
    }
    for table in [SECTIONS, FRAME] {
        match lookup(word, table.iter().map(|row| row.0.of(language))) {
            Lookup::Exact(index) | Lookup::Prefix(index) => return KeywordLookup::Found(table[index].1),
            Lookup::Ambiguous(indices) => {
                let names = indices.iter().map(|&index| table[index].0.of(language));
                return KeywordLookup::Ambiguous(names.collect());
            }
            Lookup::Unknown => {}
        }
    }
    KeywordLookup::Unknown
}

fn rows() -> impl Iterator<Item = &'static (Names, Keyword)> {
    SECTIONS.iter().chain(FRAME).chain(OWN)
}

/// All keywords, for suggestions.
pub(crate) fn keyword_names(language: Language) -> impl Iterator<Item = &'static str> {
    rows().map(move |row| row.0.of(language))
}

/// The word for a keyword.
pub(crate) fn keyword_name(keyword: Keyword, language: Language) -> &'static str {
    let row = rows().find(|row| row.1 == keyword);
    row.map_or("", |row| row.0.of(language))
}

/// The language whose first keyword `word` abbreviates.
pub(crate) fn language_of_beginning(word: &str) -> Option<Language> {
    Language::ALL
        .into_iter()
        .find(|&language| starts_with_ignoring_case(keyword_name(Keyword::BeginProblem, language), word))
}

/// Whether the word is a keyword or abbreviates one.
pub(crate) fn is_keyword(token: &Token<'_>) -> bool {
    matches!(keyword(token.text, token.language), KeywordLookup::Found(_))
}

/// Whether the word is a keyword in full.
pub(crate) fn is_whole_keyword(token: &Token<'_>) -> bool {
    keyword_names(token.language).any(|name| name.eq_ignore_ascii_case(token.text))
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

pub(crate) const TWIN_WORDS: &[(Names, TwinWord)] = &[
    (Names::new("Move", "Versetze", "Deplacement"), TwinWord::Move),
    (Names::new("Exchange", "Tausche", "Echange"), TwinWord::Exchange),
    (Names::new("Stipulation", "Forderung", "Enonce"), TwinWord::Stipulation),
    (Names::new("SStipulation", "SForderung", "SEnonce"), TwinWord::StructuredStipulation),
    (Names::new("Add", "Hinzufuegen", "Ajoute"), TwinWord::Add),
    (Names::new("Remove", "Entferne", "Ote"), TwinWord::Remove),
    (Names::new("Continued", "Ferner", "EnPlus"), TwinWord::Continued),
    (Names::new("Rotate", "Drehung", "Rotation"), TwinWord::Rotate),
    (Names::new("Condition", "Bedingung", "Condition"), TwinWord::Condition),
    (Names::new("PolishType", "Farbwechsel", "CouleurEchange"), TwinWord::PolishType),
    (Names::new("Mirror", "Spiegelung", "Miroir"), TwinWord::Mirror),
    (Names::new("Shift", "Verschiebung", "Translation"), TwinWord::Shift),
    (Names::new("Substitute", "Ersetze", "Remplace"), TwinWord::Substitute),
];

/// The twin operation that a word abbreviates.
pub(crate) fn twin_word(token: &Token<'_>) -> Lookup {
    lookup(token.text, twin_word_names(token.language))
}

/// The words of the twin operations, in the order of their table.
pub(crate) fn twin_word_names(language: Language) -> impl Iterator<Item = &'static str> {
    TWIN_WORDS.iter().map(move |row| row.0.of(language))
}

/// The words of the attributes, in the order of their table.
pub(crate) fn attribute_names(language: Language) -> impl Iterator<Item = &'static str> {
    ATTRIBUTES.iter().map(move |row| row.names.of(language))
}

/// The words of the colours, in the order of their table.
pub(crate) fn colour_names(language: Language) -> impl Iterator<Item = &'static str> {
    COLOURS.iter().map(move |names| names.of(language))
}

/// The side that a word, perhaps abbreviated, names.
pub(crate) fn side_word(token: &Token<'_>) -> Option<Side> {
    match lookup(token.text, colour_names(token.language)).found()? {
        0 => Some(Side::White),
        1 => Some(Side::Black),
        _ => None,
    }
}

/// Conditions that name no side because the context does.
pub(crate) const SIDELESS_CONDITIONS: [&str; 1] = ["UltraSchachZwang"];

/// What makes a Maximummer stricter.
pub(crate) const STRICTNESS: [Names; 2] = [Names::new("exact", "exakt", "exact"), Names::same("ultra")];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexer::lex;

    #[test]
    fn sections_come_before_the_frame() {
        assert_eq!(keyword("t", Language::English), KeywordLookup::Found(Keyword::Title));
        assert_eq!(keyword("tw", Language::English), KeywordLookup::Found(Keyword::Twin));
        assert_eq!(keyword("E", Language::English), KeywordLookup::Found(Keyword::EndProblem));
        assert_eq!(keyword("latex", Language::English), KeywordLookup::Found(Keyword::Latex));
        assert_eq!(
            keyword("s", Language::English),
            KeywordLookup::Ambiguous(vec!["SStipulation", "Stipulation"])
        );
        assert_eq!(keyword("xyz", Language::English), KeywordLookup::Unknown);
    }

    #[test]
    fn own_words_take_no_abbreviation_away() {
        assert_eq!(keyword("walk", Language::English), KeywordLookup::Found(Keyword::Walk));
        assert_eq!(keyword("Marche", Language::French), KeywordLookup::Found(Keyword::Walk));
        assert_eq!(keyword("Wal", Language::English), KeywordLookup::Unknown);
        assert_eq!(keyword("W", Language::German), KeywordLookup::Found(Keyword::NextProblem));
    }

    #[test]
    fn abbreviations_belong_to_their_language() {
        for (word, language, expected) in [
            ("forder", Language::German, Keyword::Stipulation),
            ("z", Language::German, Keyword::Twin),
            ("w", Language::German, Keyword::NextProblem),
            ("a", Language::French, Keyword::Author),
            ("as", Language::French, Keyword::NextProblem),
            ("fi", Language::French, Keyword::EndProblem),
            ("pieces", Language::French, Keyword::Pieces),
        ] {
            assert_eq!(keyword(word, language), KeywordLookup::Found(expected), "{word}");
        }
        assert_eq!(keyword("stip", Language::German), KeywordLookup::Unknown);
        assert_eq!(language_of_beginning("anf"), Some(Language::German));
        assert_eq!(language_of_beginning("D"), Some(Language::French));
        assert_eq!(language_of_beginning("BeginProblem"), Some(Language::English));
        assert_eq!(language_of_beginning("begun"), None);
    }

    #[test]
    fn short_words_inside_a_line_are_no_safe_keywords() {
        let tokens = lex("x r rem\nti");
        let safe: Vec<bool> = tokens.iter().map(is_safe_keyword).collect();
        assert_eq!(safe, [false, false, true, true]);
    }
}
