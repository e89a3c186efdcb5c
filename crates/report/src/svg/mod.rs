//! Diagrams as SVG: pictures of their own, or many in one page with their figures in common.
//!
//! The outlines of figures and letters come from `outlines.txt`, which is under the SIL Open Font License: see `OFL.txt`.

mod card;
mod figures;
mod outlines;
mod units;
mod words;

use board::Square;
use problem::{ProblemOption, Statement};

pub use card::{Card, Mark};

use crate::text;

/// How text is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lettering {
    /// As text, in a font of the reader's machine.
    Font,
    /// As outlines, the same everywhere. Characters outside ASCII are empty boxes.
    Outlines,
}

/// What a picture looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Style<'a> {
    /// Width of the picture in pixels; the height follows from what stands on it.
    pub size: u32,
    /// Whether files and ranks are named.
    pub coordinates: bool,
    /// Whether stipulation, numbers of units, attributes, conditions and options stand below the board.
    pub caption: bool,
    /// What all names of elements begin with; where several pictures stand in one document, each needs one of its own,
    /// unless they share their symbols.
    pub id_prefix: &'a str,
    /// Whether the document has the figures of [`symbols`], so that the picture need not bring its own.
    pub shares_symbols: bool,
    /// How text is drawn.
    pub lettering: Lettering,
}

impl Default for Style<'_> {
    /// 360 pixels with coordinates and caption, its figures in it, with text as text.
    fn default() -> Self {
        Style {
            size: 360,
            coordinates: true,
            caption: true,
            id_prefix: SHARED_PREFIX,
            shares_symbols: false,
            lettering: Lettering::Font,
        }
    }
}

/// What the names of shared symbols begin with.
const SHARED_PREFIX: &str = "kirke-";

/// The diagram of a problem, a whole `<svg>` element: the position, before it the one from which `a=>b` starts, and below it
/// what [`Style::caption`] says. Of several units on a square only the upper one is shown. Letters of walks are those of the
/// statement's language; title and description are in English.
pub fn diagram(statement: &Statement, style: &Style<'_>) -> String {
    let mut card = Card::new(style);
    if let Some((start, turn)) = text::start_of_play(statement) {
        board(&mut card, &start);
        if style.caption {
            card.line("", &text::counts(&start));
            for line in text::attribute_lines(&start) {
                card.centred(&line);
            }
        }
        card.centred(&turn);
    }
    board(&mut card, statement);
    if style.caption {
        card.line(&text::stipulation_words(statement), &text::counts(statement));
        for line in text::lines_below(statement) {
            card.centred(&line);
        }
    }
    card.finish(&words::title(statement), &words::description(statement))
}

fn board(card: &mut Card<'_>, statement: &Statement) {
    card.board(&[]);
    if statement.has_option(&ProblemOption::WriteGrid) {
        card.grid();
    }
    for square in Square::all() {
        if let Some(unit) = statement.unit(square) {
            let signs = text::attribute_signs(unit, statement.language);
            card.unit(square, unit.colour, unit.walk, statement.wording(), &signs);
        }
    }
}

/// All figures in all colours, to stand once in a page before the pictures with [`Style::shares_symbols`]; it shows nothing
/// itself.
pub fn symbols() -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">\n\
         {}</svg>\n",
        units::definitions(&units::all(), SHARED_PREFIX)
    )
}

/// The text as XML wants it between tags and in attributes; characters that XML does not know are left out.
pub(crate) fn escaped(text: &str) -> String {
    let is_known = |c: &char| matches!(c, '\t' | '\n' | '\r' | ' '..='\u{fffd}' | '\u{10000}'..);
    let text: String = text.chars().filter(is_known).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests;
