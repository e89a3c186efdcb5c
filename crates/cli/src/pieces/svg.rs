//! The board with the moves of one unit, drawn as SVG.

use board::{Colour, Square};
use report::svg::{Card, Mark, Style};

use super::board::{Cell, MoveBoard};

/// Width of the drawing, in pixels.
const SIZE: u32 = 440;

/// The drawing as a document of its own.
pub(crate) fn draw(board: &MoveBoard<'_>) -> String {
    let style = Style { size: SIZE, ..Style::default() };
    let mut card = Card::new(&style);
    card.centred(&board.caption());
    card.board(&[board.subject.from]);
    for square in Square::all() {
        on_square(&mut card, board, square);
    }
    for (mark, words) in legend(board) {
        card.legend(mark, &words);
    }
    let moves: Vec<String> =
        board.moves().into_iter().map(|(sort, squares)| format!("{sort}: {squares}")).collect();
    card.finish(&board.caption(), &moves.join("; "))
}

/// The marks that are on the board, with their meaning.
fn legend(board: &MoveBoard<'_>) -> Vec<(Mark, String)> {
    let hurdle = format!("a {}, which one of its moves needs", board.subject.hurdle);
    let reach = &board.reach;
    let marks = [
        (reach.quiet.any(), Mark::Dot, "it can go there".to_owned()),
        (reach.victims().any(), Mark::Cross, "it can capture this unit".to_owned()),
        (!reach.passing.is_empty(), Mark::Circle, "it arrives there when it captures".to_owned()),
        (board.hurdles.any(), Mark::Ring, hurdle),
    ];
    marks.into_iter().filter(|row| row.0).map(|(_, mark, words)| (mark, words)).collect()
}

fn on_square(card: &mut Card<'_>, board: &MoveBoard<'_>, square: Square) {
    let wording = board.language.into();
    match board.cell(square) {
        Cell::Subject => {
            card.unit(square, Colour::from(board.subject.side), board.subject.walk, wording, "");
        }
        Cell::Unit(colour, walk, captured, hurdle) => {
            if captured {
                card.mark(square, Mark::Cross, 440);
            }
            card.unit(square, colour, walk, wording, "");
            if hurdle {
                card.mark(square, Mark::Ring, 480);
            }
        }
        Cell::Empty(quiet, arrival) => {
            if quiet {
                card.mark(square, Mark::Dot, 130);
            }
            if arrival {
                card.mark(square, Mark::Circle, if quiet { 250 } else { 200 });
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    #[test]
    fn well_formed_texts() {
        assert!(is_well_formed("<a b=\"c\"><d/>x &amp; y</a>"));
        for bad in ["<a>", "<a><b></a></b>", "<a b=c/>", "<a>&x</a>", "<a/><b/>", "<a b=\"c/>"] {
            assert!(!is_well_formed(bad), "{bad}");
        }
    }

    /// Whether the text is one element with its tags closed in the right order and all attributes in quotation marks.
    pub(crate) fn is_well_formed(text: &str) -> bool {
        let mut open: Vec<&str> = Vec::new();
        let mut rest = text.trim_end();
        let mut elements = 0;
        while !rest.is_empty() {
            let Some(start) = rest.find('<') else { return false };
            let (content, tail) = rest.split_at(start);
            let entities = content.split('&').skip(1);
            let is_known =
                |rest: &str| ["amp;", "lt;", "gt;", "quot;"].iter().any(|entity| rest.starts_with(entity));
            if content.contains('>') || !entities.into_iter().all(is_known) || open.is_empty() && elements > 0
            {
                return false;
            }
            let Some(end) = tail.find('>') else { return false };
            let tag = &tail[1..end];
            rest = &tail[end + 1..];
            if tag.contains('<') || tag.matches('"').count() % 2 != 0 {
                return false;
            }
            if let Some(name) = tag.strip_prefix('/') {
                if open.pop() != Some(name) {
                    return false;
                }
                continue;
            }
            elements += 1;
            // Between the attributes' values stand names with an equals sign, and nothing else.
            let (name, attributes) = tag.trim_end_matches('/').split_once(' ').unwrap_or((tag, ""));
            let names: Vec<&str> =
                attributes.split('"').step_by(2).map(str::trim).filter(|name| !name.is_empty()).collect();
            if !names
                .iter()
                .all(|name| name.ends_with('=') && !name.trim_end_matches('=').contains([' ', '=']))
            {
                return false;
            }
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
        open.is_empty() && elements > 0
    }
}
