//! Twins: `Twin Move a1 b2 Condition Circe`, `Twin Continued Exchange a1 b2`, `ZeroPosition …`.

use board::Square;
use problem::{PlacedUnit, Reflection, Rotation, Span, Spanned, Twin, TwinOperation};

use crate::abbreviations::{Lookup, list_names, lookup, nearest};
use crate::conditions::{Conditions, read_conditions};
use crate::diagnostic::{Diagnostic, DiagnosticKind, WordClass};
use crate::keywords::{
    TWIN_WORDS, TwinWord, is_keyword, is_safe_keyword, is_whole_keyword, keyword_names, twin_word,
    twin_word_names,
};
use crate::lexer::Token;
use crate::own_walks::settle;
use crate::pieces::{WalkLookup, read_units, walk};
use crate::reader::Reader;
use crate::squares::{bad_square, squares_of};
use crate::stipulation::read_stipulation;
use crate::structured::read_structured;

fn ends_operation(token: &Token<'_>) -> bool {
    twin_word(token).found().is_some() || is_keyword(token)
}

fn is_whole_word(token: &Token<'_>) -> bool {
    matches!(twin_word(token), Lookup::Exact(_)) || is_whole_keyword(token)
}

/// Whether reading goes on here after a mistake.
fn is_safe(token: &Token<'_>) -> bool {
    is_safe_keyword(token) || (token.text.len() >= 3 && twin_word(token).found().is_some())
}

/// Reads a twin after its keyword.
pub(crate) fn read_twin(reader: &mut Reader<'_>, keyword: &Token<'_>, is_zero_position: bool) -> Twin {
    let mut twin = Twin { continued: false, is_zero_position, operations: Vec::new(), span: keyword.span };
    let mut first = true;
    while let Some(token) = reader.peek() {
        match twin_word(&token) {
            Lookup::Exact(index) | Lookup::Prefix(index) => {
                reader.next();
                match TWIN_WORDS[index].1 {
                    TwinWord::Continued if first => twin.continued = true,
                    TwinWord::Continued => reader.report(late_continued(&token)),
                    word => read_operation(reader, &token, word, &mut twin),
                }
            }
            Lookup::Ambiguous(indices) => {
                reader.next();
                let candidates =
                    list_names(indices.iter().map(|&index| TWIN_WORDS[index].0.of(token.language)));
                reader.report(
                    Diagnostic::error(
                        DiagnosticKind::AmbiguousWord(WordClass::Command),
                        token.span,
                        token.text,
                        format!("`{}` may be {candidates}", token.text),
                    )
                    .label("ambiguous")
                    .help("write more letters of the word"),
                );
                reader.skip_until(is_safe);
            }
            Lookup::Unknown if is_keyword(&token) => break,
            Lookup::Unknown => {
                reader.next();
                reader.report(unknown(&token));
                reader.skip_until(is_safe);
            }
        }
        first = false;
    }
    twin.span.end = reader.end_of_previous();
    twin
}

fn late_continued(token: &Token<'_>) -> Diagnostic {
    Diagnostic::error(
        DiagnosticKind::Misplaced,
        token.span,
        token.text,
        "`Continued` must be the first word after `Twin`",
    )
    .label("too late")
    .help("write `Twin Continued …`")
}

/// What is told about a word that should be an operation.
pub(crate) fn unknown(token: &Token<'_>) -> Diagnostic {
    let names = twin_word_names(token.language).chain(keyword_names(token.language));
    let help = match nearest(token.text, names) {
        Some(name) => format!("did you mean `{name}`?"),
        None => "the operations are `Move`, `Exchange`, `Remove`, `Add`, `Substitute`, `Rotate`, `Mirror`, `Shift`, \
                 `PolishType`, `Stipulation`, `SStipulation` and `Condition`"
            .to_owned(),
    };
    Diagnostic::error(
        DiagnosticKind::UnknownTwinOperation,
        token.span,
        token.text,
        format!("`{}` is no operation that makes a twin", token.text),
    )
    .label("unknown operation")
    .help(help)
}

fn read_operation(reader: &mut Reader<'_>, token: &Token<'_>, word: TwinWord, twin: &mut Twin) {
    let operations: Vec<TwinOperation> = match word {
        TwinWord::Move => {
            two_squares(reader, token).map(|(a, b)| TwinOperation::Move(a, b)).into_iter().collect()
        }
        TwinWord::Exchange => {
            two_squares(reader, token).map(|(a, b)| TwinOperation::Exchange(a, b)).into_iter().collect()
        }
        TwinWord::Remove => removed(reader, token).into_iter().map(TwinOperation::Remove).collect(),
        TwinWord::Add => {
            let units: Vec<PlacedUnit> = read_units(reader, token, ends_operation);
            if units.is_empty() { vec![] } else { vec![TwinOperation::Add(units)] }
        }
        TwinWord::Substitute => substituted(reader, token).into_iter().collect(),
        TwinWord::Stipulation => read_stipulation(reader, token)
            .map(|read| TwinOperation::Stipulation(read.value))
            .into_iter()
            .collect(),
        TwinWord::Condition => {
            let mut conditions = Conditions::default();
            read_conditions(reader, &mut conditions, Some(token), ends_operation, is_whole_word);
            let conditions = conditions.finish(reader);
            vec![TwinOperation::Condition(conditions.into_iter().map(|read| read.value).collect())]
        }
        TwinWord::StructuredStipulation => read_structured(reader, token)
            .map(|read| TwinOperation::Stipulation(read.value))
            .into_iter()
            .collect(),
        TwinWord::Rotate => rotation(reader, token).map(TwinOperation::Rotate).into_iter().collect(),
        TwinWord::Mirror => reflection(reader, token).map(TwinOperation::Mirror).into_iter().collect(),
        TwinWord::Shift => {
            two_squares(reader, token).map(|(a, b)| TwinOperation::Shift(a, b)).into_iter().collect()
        }
        TwinWord::PolishType => vec![TwinOperation::PolishType],
        // It is no operation; its own place has been looked at before.
        TwinWord::Continued => vec![],
    };
    let span = Span { start: token.span.start, end: reader.end_of_previous() };
    twin.operations.extend(operations.into_iter().map(|value| Spanned { value, span }));
}

/// `90`, `180` or `270`.
fn rotation(reader: &mut Reader<'_>, token: &Token<'_>) -> Option<Rotation> {
    let next = reader.next_if(|next| !ends_operation(next));
    let found = Rotation::ALL
        .into_iter()
        .find(|turn| next.is_some_and(|next| next.text == turn.degrees().to_string()));
    if found.is_none() {
        bad_transformation(reader, token, next, "a board is turned by 90, 180 or 270 degrees", "90");
    }
    found
}

/// `a1<-->h1`, `a1<-->a8`, `a1<-->h8` or `a8<-->h1`.
fn reflection(reader: &mut Reader<'_>, token: &Token<'_>) -> Option<Reflection> {
    let next = reader.next_if(|next| !ends_operation(next));
    let names = || Reflection::ALL.iter().map(|reflection| reflection.name());
    let found = next.and_then(|next| lookup(next.text, names()).found());
    if found.is_none() {
        let message = "a board is mirrored as `a1<-->h1`, `a1<-->a8`, `a1<-->h8` or `a8<-->h1`";
        bad_transformation(reader, token, next, message, "a1<-->h1");
    }
    found.map(|index| Reflection::ALL[index])
}

/// Tells what should stand after `token` in place of `found`.
fn bad_transformation(
    reader: &mut Reader<'_>,
    token: &Token<'_>,
    found: Option<Token<'_>>,
    message: &str,
    example: &str,
) {
    let (span, offending) = match found {
        Some(found) => (found.span, found.text),
        None => (token.span, reader.here().1),
    };
    reader.report(
        Diagnostic::error(DiagnosticKind::BadTransformation, span, offending, message)
            .label("not understood")
            .help(format!("write for example `{} {example}`", token.text)),
    );
}

fn no_square(reader: &mut Reader<'_>, token: &Token<'_>, example: &str) {
    let (_, offending) = reader.here();
    reader.report(
        Diagnostic::error(
            DiagnosticKind::MissingSquares,
            token.span,
            offending,
            format!("`{}` needs squares", token.text),
        )
        .label("squares are missing")
        .help(format!("write for example `{} {example}`", token.text)),
    );
}

/// The two squares of a move or an exchange, each a word of its own.
fn two_squares(reader: &mut Reader<'_>, token: &Token<'_>) -> Option<(Square, Square)> {
    let mut squares = [None, None];
    for square in &mut squares {
        let Some(next) = reader.next_if(|next| !ends_operation(next)) else {
            no_square(reader, token, "a1 b2");
            return None;
        };
        match squares_of(&next).as_deref() {
            Ok(&[only]) => *square = Some(only),
            Ok(_) => {
                let mut diagnostic = bad_square(&next, 2, false);
                diagnostic.message = format!("`{}` takes two squares, each a word of its own", token.text);
                diagnostic.label = "a second square in the same word".to_owned();
                diagnostic.help = Some(format!("write for example `{} a1 b2`", token.text));
                reader.report(diagnostic);
                return None;
            }
            Err(_) => {
                if let Err(diagnostic) = squares_of(&next) {
                    reader.report(diagnostic);
                }
                return None;
            }
        }
    }
    Some((squares[0]?, squares[1]?))
}

fn removed(reader: &mut Reader<'_>, token: &Token<'_>) -> Vec<Square> {
    let Some(next) = reader.next_if(|next| !ends_operation(next)) else {
        no_square(reader, token, "a1b2");
        return vec![];
    };
    squares_of(&next).unwrap_or_else(|diagnostic| {
        reader.report(diagnostic);
        vec![]
    })
}

/// `Substitute R B`; an arrow between the walks is allowed.
fn substituted(reader: &mut Reader<'_>, token: &Token<'_>) -> Option<TwinOperation> {
    let mut walks = [None, None];
    for (index, slot) in walks.iter_mut().enumerate() {
        if index == 1 {
            reader.next_if(|next| next.text == "==>");
        }
        // Walks are so short that they abbreviate other words; here they are walks.
        let is_walk =
            reader.peek().is_some_and(|next| walk(next.text, reader.wording()) != WalkLookup::Unknown);
        match reader.next_if(|next| is_walk || !ends_operation(next)) {
            Some(next) => match walk(next.text, reader.wording()) {
                WalkLookup::Unknown => {
                    reader.report(
                        Diagnostic::error(
                            DiagnosticKind::UnknownUnit { first: true },
                            next.span,
                            next.text,
                            format!("`{}` is no unit", next.text),
                        )
                        .label("unknown unit")
                        .help("write for example `Substitute R B`"),
                    );
                    return None;
                }
                found => *slot = settle(reader, found, next.span, next.text),
            },
            None => {
                let (_, offending) = reader.here();
                reader.report(
                    Diagnostic::error(
                        DiagnosticKind::UnknownUnit { first: true },
                        token.span,
                        offending,
                        format!("`{}` needs two units", token.text),
                    )
                    .label("units are missing")
                    .help("write for example `Substitute R B`"),
                );
                return None;
            }
        }
    }
    Some(TwinOperation::Substitute(walks[0]?, walks[1]?))
}

#[cfg(test)]
mod tests {
    use board::Walk;

    use crate::reader::Reading;

    use super::*;

    fn read(text: &str) -> (Twin, Vec<DiagnosticKind>, Option<String>) {
        let text = format!("Twin {text}");
        let mut reader = Reader::new(&text, Reading::Popeye);
        let keyword = reader.next().unwrap();
        let twin = read_twin(&mut reader, &keyword, false);
        let next = reader.peek().map(|token| token.text.to_owned());
        (twin, reader.diagnostics.iter().map(|diagnostic| diagnostic.kind).collect(), next)
    }

    fn operations(text: &str) -> Vec<TwinOperation> {
        let (twin, kinds, _) = read(text);
        assert_eq!(kinds, [], "{text}");
        twin.operations.into_iter().map(|operation| operation.value).collect()
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn all_operations() {
        use TwinOperation::*;
        assert_eq!(operations("move a1 b2"), [Move(square("a1"), square("b2"))]);
        assert_eq!(operations("exch a1 b2"), [Exchange(square("a1"), square("b2"))]);
        assert_eq!(operations("remove a1b2"), [Remove(square("a1")), Remove(square("b2"))]);
        assert_eq!(operations("substitute R s"), [Substitute(Walk::ROOK, Walk::KNIGHT)]);
        assert_eq!(operations("substitute R ==> B move a1 b2").len(), 2);
        assert_eq!(operations("substitute R s/b"), [Substitute(Walk::ROOK, Walk::own(0))]);
        let circe = problem::RebirthCondition::new(problem::RebirthBase::Circe);
        let circe = problem::Condition::Rebirth(circe);
        assert_eq!(operations("condition Circe"), [Condition(vec![circe])]);
        assert_eq!(operations(""), []);
        assert_eq!(
            operations("Rotate 90 rot 180 Rotate 270"),
            [Rotate(Rotation::Quarter), Rotate(Rotation::Half), Rotate(Rotation::ThreeQuarters)]
        );
        assert_eq!(
            operations("Mirror a1<-->h1 mir a1<-->a8 Mirror a1<-->h8 Mirror A8<"),
            [Reflection::A1H1, Reflection::A1A8, Reflection::A1H8, Reflection::A8H1].map(Mirror)
        );
        assert_eq!(
            operations("Shift a1 b2 Pol Move a1 b2"),
            [Shift(square("a1"), square("b2")), PolishType, Move(square("a1"), square("b2"))]
        );
        let read = operations("stip h# 2 Condition AntiCirce Chey add white Qa1 black pb7c7 rem a4");
        assert!(matches!(&read[0], Stipulation(stipulation) if stipulation.text == "h#2"));
        assert!(matches!(&read[1], Condition(conditions) if conditions.len() == 1));
        assert!(matches!(&read[2], Add(units) if units.len() == 3));
    }

    #[test]
    fn continued_comes_first() {
        let (twin, kinds, _) = read("Continued Move a1 b2");
        assert!(twin.continued && kinds.is_empty());
        assert_eq!(read("Move a1 b2 Continued").1, [DiagnosticKind::Misplaced]);
    }

    #[test]
    fn a_twin_ends_at_the_next_keyword() {
        for keyword in ["Twin", "Remark x", "EndProblem", "NextProblem"] {
            let (twin, kinds, next) = read(&format!("Move a1 b2 {keyword}"));
            assert_eq!((twin.operations.len(), kinds.len()), (1, 0));
            assert!(keyword.starts_with(&next.unwrap()));
        }
        assert_eq!(operations("Condition Circe Exchange a1 b2").len(), 2);
    }

    #[test]
    fn mistakes() {
        use DiagnosticKind::*;
        assert_eq!(read("foo a1 b2 Move a1 b2").1, [UnknownTwinOperation]);
        assert_eq!(read("con a1").1, [AmbiguousWord(WordClass::Command)]);
        assert_eq!(read("Move a1b2").1, [BadSquare]);
        assert_eq!(read("Move a9 b2").1, [MissingSquares, UnknownTwinOperation]);
        assert_eq!(read("Move a1").1, [MissingSquares]);
        assert_eq!(read("Remove").1, [MissingSquares]);
        assert_eq!(read("Rotate 45").1, [BadTransformation]);
        assert_eq!(read("Rotate Move a1 b2").1, [BadTransformation]);
        assert_eq!(read("Mirror a1 Mirror a1h1 Mirror").1, [BadTransformation; 3]);
        assert_eq!(read("Shift a1").1, [MissingSquares]);
        assert_eq!(read("Shift a1b1 a2").1[0], BadSquare);
        assert_eq!(read("Substitute x y").1[0], UnknownUnit { first: true });
        assert_eq!(read("Stipulation Twin").1, [MissingStipulation]);
        assert_eq!(read("Condition Twin").1, [MissingCondition]);
        assert_eq!(read("Add").1, [MissingColour]);
    }
}
