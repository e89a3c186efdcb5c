//! Text to words. A word is anything between separators: white space, comma and semicolon.

use nom::bytes::complete::{tag, take_while, take_while1};
use nom::combinator::opt;
use nom::multi::many0;
use nom::sequence::terminated;
use nom::{IResult, Parser};
use problem::{Language, Span};

/// A word of the input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token<'a> {
    /// As it was written.
    pub(crate) text: &'a str,
    /// Where.
    pub(crate) span: Span,
    /// Whether only separators stand before it on its line.
    pub(crate) starts_line: bool,
    /// The language in which the word is to be understood.
    pub(crate) language: Language,
}

impl Token<'_> {
    /// The place of a part of the word, in bytes from its beginning.
    pub(crate) fn part(&self, start: usize, end: usize) -> Span {
        Span { start: self.span.start + start, end: self.span.start + end }
    }
}

pub(crate) fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';'
}

fn words(input: &str) -> IResult<&str, Vec<&str>> {
    let separators = || take_while(is_separator);
    let word = take_while1(|c| !is_separator(c));
    let (input, _) = (opt(tag("\u{feff}")), separators()).parse(input)?;
    many0(terminated(word, separators())).parse(input)
}

/// All words of an English text. A byte order mark is no part of the first one.
pub(crate) fn lex(text: &str) -> Vec<Token<'_>> {
    lex_in(text, Language::English)
}

/// All words of a text in `language`.
pub(crate) fn lex_in(text: &str, language: Language) -> Vec<Token<'_>> {
    // `many0` over a parser that always consumes cannot fail.
    let found = words(text).map_or_else(|_| Vec::new(), |(_, found)| found);
    let mut previous_end = 0;
    found
        .into_iter()
        .map(|word| {
            let start = word.as_ptr() as usize - text.as_ptr() as usize;
            let end = start + word.len();
            let starts_line = previous_end == 0 || text[previous_end..start].contains('\n');
            previous_end = end;
            Token { text: word, span: Span { start, end }, starts_line, language }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<&str> {
        lex(text).iter().map(|token| token.text).collect()
    }

    #[test]
    fn words_are_split_at_separators() {
        assert_eq!(texts("  a b,c;d\r\n\te."), ["a", "b", "c", "d", "e."]);
        assert_eq!(texts(""), [""; 0]);
        assert_eq!(texts(" ,;\n"), [""; 0]);
    }

    #[test]
    fn spans_point_into_the_text() {
        let text = "\u{feff}BeginProblem\r\n  Author \u{c9}. X";
        for token in lex(text) {
            assert_eq!(&text[token.span.start..token.span.end], token.text);
        }
        assert_eq!(lex(text)[0].text, "BeginProblem");
        assert_eq!(lex(text)[0].span.start, 3);
    }

    #[test]
    fn first_words_of_lines_are_known() {
        let starts: Vec<bool> = lex("a b\nc\r\n d e").iter().map(|token| token.starts_line).collect();
        assert_eq!(starts, [true, false, true, true, false]);
    }
}
