//! Figures on a board: definitions and their uses.

use std::fmt::Write;

use board::Colour;

use super::escaped;
use super::figures::{Figure, Shape};
use super::outlines;

/// A figure in a colour, upright.
pub(super) type Symbol = (Shape, Colour);

/// All of them.
pub(super) fn all() -> Vec<Symbol> {
    let colours = [Colour::White, Colour::Black, Colour::Neutral];
    Shape::ALL.iter().flat_map(|&shape| colours.map(|colour| (shape, colour))).collect()
}

/// The symbols, each under its name.
pub(super) fn definitions(symbols: &[Symbol], prefix: &str) -> String {
    let mut text = String::from("<defs>\n");
    for &symbol in symbols {
        let _ = write!(text, "<g id=\"{}\">", name(symbol, prefix));
        outlines::figure(&mut text, symbol.0, symbol.1);
        text.push_str("</g>\n");
    }
    text + "</defs>\n"
}

/// Draws the symbol with its middle at a point, turned as the figure is. A figure with letters makes room for them to its
/// lower right.
pub(super) fn draw(text: &mut String, figure: Figure, colour: Colour, prefix: &str, x: i32, y: i32) {
    let name = name((figure.shape, colour), prefix);
    let is_slanting = !figure.turn.is_multiple_of(90);
    if !figure.has_letters && figure.turn == 0 {
        let _ = writeln!(text, "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\"/>");
        return;
    }
    let (x, y) = if figure.has_letters { (x - 50, y - 60) } else { (x, y) };
    let mut place = format!("translate({x} {y})rotate({})", figure.turn);
    if figure.has_letters {
        // The corners of a slanting figure reach further out.
        place += if is_slanting { "scale(.8)" } else { "scale(.87)" };
    }
    let _ = writeln!(text, "<use href=\"#{name}\" transform=\"{place}\"/>");
}

/// `kirke-white-queen`.
fn name((shape, colour): Symbol, prefix: &str) -> String {
    let colour = match colour {
        Colour::White => "white",
        Colour::Black => "black",
        Colour::Neutral => "neutral",
    };
    format!("{}{colour}-{}", escaped(prefix), shape.name())
}
