//! The words of a text with a place in them, and the mistakes found so far.

use problem::{DefinedWalk, Language, Span, Wording};

use crate::diagnostic::Diagnostic;
use crate::lexer::{Token, lex_in};

/// Whose meaning a word has where sources disagree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reading {
    /// Popeye's.
    #[default]
    Popeye,
    /// That of the conditions' inventors: the owner of a pawn reborn under Couscous Circe chooses its promotion, and
    /// words that contradict each other are a mistake.
    Seeds,
}

/// What the sections are read from.
pub(crate) struct Reader<'a> {
    text: &'a str,
    tokens: Vec<Token<'a>>,
    at: usize,
    /// Whose meaning words have.
    pub(crate) reading: Reading,
    /// The language of the text.
    pub(crate) language: Language,
    /// The walks that the problem has defined so far.
    pub(crate) walks: Vec<DefinedWalk>,
    /// In the order in which they were found.
    pub(crate) diagnostics: Vec<Diagnostic>,
}

impl<'a> Reader<'a> {
    /// A reader of an English text.
    #[cfg(test)]
    pub(crate) fn new(text: &'a str, reading: Reading) -> Reader<'a> {
        Reader::in_language(text, reading, Language::English)
    }

    /// A reader of a text in `language`.
    pub(crate) fn in_language(text: &'a str, reading: Reading, language: Language) -> Reader<'a> {
        let tokens = lex_in(text, language);
        Reader { text, tokens, at: 0, reading, language, walks: Vec::new(), diagnostics: Vec::new() }
    }

    /// A reader of English words that are found one after the other; see [`Reader::load`].
    pub(crate) fn without_words(text: &'a str, reading: Reading) -> Reader<'a> {
        let (tokens, walks, diagnostics) = (Vec::new(), Vec::new(), Vec::new());
        Reader { text, tokens, at: 0, reading, language: Language::English, walks, diagnostics }
    }

    /// Goes on with these words instead of those before. Their places are places in the whole text.
    pub(crate) fn load(&mut self, tokens: Vec<Token<'a>>) {
        self.tokens = tokens;
        self.at = 0;
    }

    /// How walks are called here.
    pub(crate) fn wording(&self) -> Wording<'_> {
        Wording { language: self.language, walks: &self.walks }
    }

    /// The whole text.
    pub(crate) fn text(&self) -> &'a str {
        self.text
    }

    /// The next word.
    pub(crate) fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).copied()
    }

    /// The word after the next one.
    pub(crate) fn peek_second(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at + 1).copied()
    }

    /// All words that are still to be read.
    pub(crate) fn remaining(&self) -> &[Token<'a>] {
        &self.tokens[self.at..]
    }

    /// Takes the next word.
    pub(crate) fn next(&mut self) -> Option<Token<'a>> {
        let token = self.peek();
        self.at += usize::from(token.is_some());
        token
    }

    /// Takes the next word if it fits.
    pub(crate) fn next_if(&mut self, fits: impl FnOnce(&Token<'a>) -> bool) -> Option<Token<'a>> {
        self.peek().filter(fits).inspect(|_| self.at += 1)
    }

    /// Skips words up to one that fits, which stays the next word.
    pub(crate) fn skip_until(&mut self, fits: impl Fn(&Token<'a>) -> bool) {
        while self.next_if(|token| !fits(token)).is_some() {}
    }

    /// The rest of the line on which `token` stands, without separators at its beginning, as one text.
    pub(crate) fn rest_of_line(&mut self, token: &Token<'_>) -> &'a str {
        let rest = &self.text[token.span.end..];
        let rest = &rest[..rest.find(['\n', '\r']).unwrap_or(rest.len())];
        let line_end = token.span.end + rest.len();
        while self.next_if(|next| next.span.start < line_end).is_some() {}
        rest.trim_start_matches([' ', '\t', ';', '.', ','])
    }

    /// Where the text ends.
    pub(crate) fn end(&self) -> Span {
        let end = self.tokens.last().map_or(0, |token| token.span.end);
        Span { start: end, end }
    }

    /// Where the word before the next one ends.
    pub(crate) fn end_of_previous(&self) -> usize {
        self.at.checked_sub(1).and_then(|at| self.tokens.get(at)).map_or(0, |token| token.span.end)
    }

    /// The next word's place and text, or those of the end of the text.
    pub(crate) fn here(&self) -> (Span, &'a str) {
        self.peek().map_or((self.end(), ""), |token| (token.span, token.text))
    }

    pub(crate) fn report(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    /// All mistakes, in the language of the text.
    pub(crate) fn translated(self) -> Vec<Diagnostic> {
        let language = self.language;
        self.diagnostics.into_iter().map(|diagnostic| diagnostic.in_language(language)).collect()
    }

    /// The number that must follow. The word is taken unless it ends the section.
    pub(crate) fn number(
        &mut self,
        after: &Token<'_>,
        ends_section: impl Fn(&Token<'_>) -> bool,
    ) -> Option<u32> {
        let token = self.peek();
        if let Some(token) = token
            && token.text.bytes().all(|byte| byte.is_ascii_digit())
            && let Ok(number) = token.text.parse()
        {
            self.at += 1;
            return Some(number);
        }
        let (span, offending) = match token {
            Some(token) if !ends_section(&token) => {
                self.at += 1;
                (token.span, token.text)
            }
            Some(token) => (after.span, token.text),
            None => (after.span, ""),
        };
        self.report(
            Diagnostic::error(
                crate::diagnostic::DiagnosticKind::BadNumber,
                span,
                offending,
                format!("`{}` needs a whole number", after.text),
            )
            .label("a number is needed here")
            .help(format!("write for example `{} 2`", after.text)),
        );
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_of_a_line_takes_its_words_with_it() {
        let mut reader = Reader::new("Author  . A. Smith, jr \r\nTitle\nX", Reading::Popeye);
        let author = reader.next().unwrap();
        assert_eq!(reader.rest_of_line(&author), "A. Smith, jr ");
        let title = reader.next().unwrap();
        assert_eq!(title.text, "Title");
        assert_eq!(reader.rest_of_line(&title), "");
        assert_eq!(reader.next().unwrap().text, "X");
        assert_eq!(reader.next(), None);
    }

    #[test]
    fn numbers_are_whole() {
        let text = "Defence 3 Threat x MaxTime 99999999999 Pieces";
        let mut reader = Reader::new(text, Reading::Popeye);
        let mut read = || {
            let word = reader.next().unwrap();
            reader.number(&word, |token| token.text == "Pieces")
        };
        assert_eq!((read(), read(), read()), (Some(3), None, None));
        assert_eq!(reader.diagnostics.len(), 2);
        assert_eq!(reader.peek().unwrap().text, "Pieces");
    }
}
