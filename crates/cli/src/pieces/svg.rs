//! The board with the moves of one unit, drawn as SVG.

use std::fmt::Write;

use board::{Colour, Side, Square};

use super::board::{Cell, MoveBoard};

/// The side of a square, in user units.
const SIDE: u32 = 48;
/// The margin with the names of files and ranks.
const MARGIN: u32 = 26;
/// From the top to the board; the caption stands there.
const TOP: u32 = 34;
/// The height of a line of the legend.
const LINE: u32 = 20;

const GREEN: &str = "#1b7f3b";
const RED: &str = "#c62828";
const BLUE: &str = "#1565c0";

/// The drawing as a document of its own.
pub(crate) fn draw(board: &MoveBoard<'_>) -> String {
    let legend = legend(board);
    let width = 8 * SIDE + 2 * MARGIN;
    let height = TOP + 8 * SIDE + MARGIN + LINE * legend.len() as u32 + 10;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" font-family=\"Helvetica, Arial, sans-serif\">\n"
    );
    let moves: Vec<String> =
        board.moves().into_iter().map(|(sort, squares)| format!("{sort}: {squares}")).collect();
    let _ = writeln!(text, "<title>{}</title>", escaped(&board.caption()));
    let _ = writeln!(text, "<desc>{}</desc>", escaped(&moves.join("; ")));
    let _ = writeln!(text, "<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>");
    label(&mut text, width / 2, TOP - 14, 16, "middle", &board.caption());
    for square in Square::all() {
        background(&mut text, board, square);
    }
    let _ = writeln!(
        text,
        "<rect x=\"{MARGIN}\" y=\"{TOP}\" width=\"{size}\" height=\"{size}\" fill=\"none\" stroke=\"#444444\"/>",
        size = 8 * SIDE
    );
    for number in 0..8u8 {
        let middle = u32::from(number) * SIDE + SIDE / 2;
        let file = char::from(b'a' + number).to_string();
        label(&mut text, MARGIN + middle, TOP + 8 * SIDE + 18, 13, "middle", &file);
        label(&mut text, MARGIN / 2, TOP + middle + 5, 13, "middle", &(8 - number).to_string());
    }
    for square in Square::all() {
        foreground(&mut text, board, square);
    }
    for (number, (symbol, words)) in (0..).zip(&legend) {
        let y = TOP + 8 * SIDE + MARGIN + LINE * number + LINE / 2;
        symbol.draw(&mut text, MARGIN + 12, y, 8);
        label(&mut text, MARGIN + 30, y + 5, 13, "start", words);
    }
    text + "</svg>\n"
}

/// A mark of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Symbol {
    /// A move without capture.
    Dot,
    /// A capture.
    Cross,
    /// The square of arrival of a capture elsewhere.
    Circle,
    /// A hurdle.
    Ring,
}

impl Symbol {
    /// Draws the symbol round a point, `size` units to each side.
    fn draw(self, text: &mut String, x: u32, y: u32, size: u32) {
        let _ = match self {
            Symbol::Dot => {
                writeln!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{GREEN}\"/>", size.min(7))
            }
            Symbol::Cross => writeln!(
                text,
                "<path d=\"M{} {}L{} {}M{} {}L{} {}\" stroke=\"{RED}\" stroke-width=\"4\" fill=\"none\"/>",
                x - size,
                y - size,
                x + size,
                y + size,
                x - size,
                y + size,
                x + size,
                y - size
            ),
            Symbol::Circle => writeln!(
                text,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"none\" stroke=\"{RED}\" stroke-width=\"3\"/>",
                size.min(8)
            ),
            Symbol::Ring => writeln!(
                text,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{size}\" fill=\"none\" stroke=\"{BLUE}\" stroke-width=\"3\"/>"
            ),
        };
    }
}

/// The marks that are on the board, with their meaning.
fn legend(board: &MoveBoard<'_>) -> Vec<(Symbol, String)> {
    let hurdle = format!("a {}, which one of its moves needs", board.subject.hurdle);
    let reach = &board.reach;
    let marks = [
        (reach.quiet.any(), Symbol::Dot, "it can go there".to_owned()),
        (reach.victims().any(), Symbol::Cross, "it can capture this unit".to_owned()),
        (!reach.passing.is_empty(), Symbol::Circle, "it arrives there when it captures".to_owned()),
        (board.hurdles.any(), Symbol::Ring, hurdle),
    ];
    marks.into_iter().filter(|row| row.0).map(|(_, symbol, words)| (symbol, words)).collect()
}

/// The upper left corner of a square.
fn corner(square: Square) -> (u32, u32) {
    (MARGIN + u32::from(square.file()) * SIDE, TOP + (7 - u32::from(square.rank())) * SIDE)
}

fn background(text: &mut String, board: &MoveBoard<'_>, square: Square) {
    let (x, y) = corner(square);
    let fill = match (board.cell(square), square.is_dark()) {
        (Cell::Subject, _) => "#ffe082",
        (_, true) => "#cfd8dc",
        (_, false) => "#f7f9fa",
    };
    let _ = writeln!(text, "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{fill}\"/>");
}

fn foreground(text: &mut String, board: &MoveBoard<'_>, square: Square) {
    let (x, y) = corner(square);
    let (x, y) = (x + SIDE / 2, y + SIDE / 2);
    match board.cell(square) {
        Cell::Subject => {
            let colour = match board.subject.side {
                Side::White => Colour::White,
                Side::Black => Colour::Black,
            };
            unit(text, x, y, colour, &board.subject.letters);
        }
        Cell::Unit(colour, letters, captured, hurdle) => {
            if captured {
                Symbol::Cross.draw(text, x, y, SIDE / 2 - 3);
            }
            unit(text, x, y, colour, letters);
            if hurdle {
                Symbol::Ring.draw(text, x, y, SIDE / 2 - 4);
            }
        }
        Cell::Empty(quiet, arrival) => {
            if quiet {
                Symbol::Dot.draw(text, x, y, 6);
            }
            if arrival {
                Symbol::Circle.draw(text, x, y, if quiet { 10 } else { 8 });
            }
        }
    }
}

/// A disc in the colour of the unit with its letters.
fn unit(text: &mut String, x: u32, y: u32, colour: Colour, letters: &str) {
    let (disc, ink) = match colour {
        Colour::White => ("#ffffff", "#111111"),
        Colour::Black => ("#222222", "#ffffff"),
        Colour::Neutral => ("#9e9e9e", "#111111"),
    };
    let _ = writeln!(
        text,
        "<circle cx=\"{x}\" cy=\"{y}\" r=\"15\" fill=\"{disc}\" stroke=\"#111111\" stroke-width=\"1.5\"/>"
    );
    let _ = writeln!(
        text,
        "<text x=\"{x}\" y=\"{}\" font-size=\"15\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{ink}\">{}</text>",
        y + 5,
        escaped(letters)
    );
}

fn label(text: &mut String, x: u32, y: u32, size: u32, anchor: &str, words: &str) {
    let _ = writeln!(
        text,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" fill=\"#222222\">{}</text>",
        escaped(words)
    );
}

/// The text as XML wants it between tags and in attributes.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
pub(super) mod tests {
    use super::escaped;

    #[test]
    fn what_has_a_meaning_in_xml_is_escaped() {
        assert_eq!(escaped("a<b> & \"c\""), "a&lt;b&gt; &amp; &quot;c&quot;");
    }

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
