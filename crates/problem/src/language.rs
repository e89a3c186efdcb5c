//! The three languages of the problem language.

use std::fmt;

/// A language in which a problem can be written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::French];

    /// Its two letters: `en`, `de`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// One word in all languages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Names {
    /// English.
    pub english: &'static str,
    /// German.
    pub german: &'static str,
    /// French.
    pub french: &'static str,
}

impl Names {
    /// A word that differs from language to language.
    pub const fn new(english: &'static str, german: &'static str, french: &'static str) -> Names {
        Names { english, german, french }
    }

    /// A word that is the same in all languages.
    pub const fn same(word: &'static str) -> Names {
        Names::new(word, word, word)
    }

    /// The word in `language`.
    pub const fn of(self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::German => self.german,
            Language::French => self.french,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CONDITIONS, OPTIONS, REBIRTH_WORDS, WALKS};

    /// In a table each word stands for one row, in every language.
    #[test]
    fn names_are_unique() {
        let tables: [(&str, Vec<Names>); 4] = [
            ("conditions", CONDITIONS.iter().filter(|row| row.is_popeyes()).map(|row| row.names).collect()),
            ("options", OPTIONS.iter().map(|row| row.names).collect()),
            ("words", REBIRTH_WORDS.iter().map(|row| row.names).collect()),
            ("walks", WALKS.iter().map(|row| row.names).collect()),
        ];
        // Two that Popeye's tables give twice; the first row has them.
        let known = ["AnnanEchecs", "cr"];
        for (table, rows) in tables {
            for language in Language::ALL {
                let mut names: Vec<&str> = rows.iter().map(|row| row.of(language)).collect();
                names.sort_unstable();
                let twice = names.windows(2).find(|pair| pair[0] == pair[1] && !known.contains(&pair[0]));
                assert_eq!(twice, None, "{table} in {language}");
            }
        }
    }
}
