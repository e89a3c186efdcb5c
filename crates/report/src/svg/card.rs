//! A white card with boards, figures, marks and lines of text, from the top to the bottom.

use std::fmt::Write;

use board::{Colour, Square, Walk};
use problem::{Wording, walk_letters};

use super::units::{self, Symbol};
use super::{Lettering, SHARED_PREFIX, Style, escaped, figures, outlines};

/// The side of a square in user units.
const SQUARE: i32 = 1000;
const BOARD: i32 = 8 * SQUARE;
/// Between the board and the edge of the card where there are no coordinates.
const MARGIN: i32 = 160;
/// Width of the line round the board; half of it is on the squares.
const FRAME: i32 = 50;

const DARK: &str = "#d4d4d4";
const HIGHLIGHT: &str = "#ffe082";
const GREEN: &str = "#1b7f3b";
const RED: &str = "#c62828";
const BLUE: &str = "#1565c0";

/// A mark on a square or in a legend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A green disc.
    Dot,
    /// A red cross.
    Cross,
    /// A red circle.
    Circle,
    /// A blue ring.
    Ring,
}

/// Where text ends or begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Anchor {
    Start,
    Middle,
    End,
}

/// A picture that is being drawn.
#[derive(Debug)]
pub struct Card<'a> {
    style: &'a Style<'a>,
    body: String,
    /// The figures on it, in the order in which they came.
    symbols: Vec<Symbol>,
    /// The lower edge of what stands on it.
    bottom: i32,
    /// The upper edge of the last board.
    top: i32,
    /// The size of letters in lines and of coordinates.
    letter: i32,
    /// The size of letters beside figures.
    small_letter: i32,
}

impl<'a> Card<'a> {
    /// An empty card. Letters are larger in small pictures, to be readable as long as there is room for them.
    pub fn new(style: &'a Style<'a>) -> Card<'a> {
        // Pixels in user units, as many as the width of a card with coordinates is.
        let pixels = |count: u32| {
            i32::try_from(u64::from(count) * 9000 / u64::from(style.size.max(1))).unwrap_or(i32::MAX)
        };
        Card {
            style,
            body: String::new(),
            symbols: Vec::new(),
            bottom: MARGIN,
            top: 0,
            letter: pixels(11).clamp(380, 640),
            small_letter: pixels(8).clamp(310, 480),
        }
    }

    fn left(&self) -> i32 {
        if self.style.coordinates { self.letter * 5 / 4 } else { MARGIN }
    }

    fn width(&self) -> i32 {
        self.left() + BOARD + MARGIN
    }

    /// A board below what is on the card already; units and marks stand on the last one. The squares given are coloured.
    pub fn board(&mut self, highlighted: &[Square]) {
        // Letters above the board reach below their line.
        self.top = if self.bottom > MARGIN { self.bottom + self.letter / 5 } else { MARGIN };
        self.bottom = self.top + BOARD + MARGIN;
        let _ = write!(self.body, "<path fill=\"{DARK}\" d=\"");
        for square in Square::all().filter(|square| square.is_dark()) {
            let (x, y) = self.middle(square);
            let _ = write!(self.body, "M{} {}h{SQUARE}v{SQUARE}h-{SQUARE}z", x - SQUARE / 2, y - SQUARE / 2);
        }
        self.body.push_str("\"/>\n");
        for &square in highlighted {
            let (x, y) = self.middle(square);
            let _ = writeln!(
                self.body,
                "<rect x=\"{}\" y=\"{}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"{HIGHLIGHT}\"/>",
                x - SQUARE / 2,
                y - SQUARE / 2
            );
        }
        let (left, top) = (self.left(), self.top);
        let _ = writeln!(
            self.body,
            "<rect x=\"{left}\" y=\"{top}\" width=\"{BOARD}\" height=\"{BOARD}\" fill=\"none\" stroke=\"#000\" \
             stroke-width=\"{FRAME}\"/>"
        );
        if self.style.coordinates {
            self.coordinates();
        }
    }

    fn coordinates(&mut self) {
        let (left, top, size) = (self.left(), self.top, self.letter);
        for number in 0..8u8 {
            let middle = i32::from(number) * SQUARE + SQUARE / 2;
            let file = char::from(b'a' + number).to_string();
            let rank = (8 - number).to_string();
            self.words(left + middle, top + BOARD + size * 11 / 10, size, Anchor::Middle, &file);
            self.words(left - size / 2 - FRAME, top + middle + size * 36 / 100, size, Anchor::Middle, &rank);
        }
        self.bottom = top + BOARD + size * 3 / 2;
    }

    /// Thick lines between cells of two by two squares on the last board.
    pub fn grid(&mut self) {
        let (left, top) = (self.left(), self.top);
        let mut path = String::new();
        for line in [2, 4, 6].map(|line| line * SQUARE) {
            let _ = write!(path, "M{} {top}v{BOARD}M{left} {}h{BOARD}", left + line, top + line);
        }
        let _ = writeln!(
            self.body,
            "<path d=\"{path}\" fill=\"none\" stroke=\"#000\" stroke-width=\"{}\"/>",
            FRAME * 4 / 5
        );
    }

    /// A unit on the last board: the figure of its walk, the letters of the walk beside it unless the figure alone tells it,
    /// and `signs` for its attributes in the upper left corner.
    pub fn unit(&mut self, square: Square, colour: Colour, walk: Walk, wording: Wording<'_>, signs: &str) {
        let (x, y) = self.middle(square);
        let figure = figures::figure(walk, wording);
        if !self.symbols.contains(&(figure.shape, colour)) {
            self.symbols.push((figure.shape, colour));
        }
        let prefix = if self.style.shares_symbols { SHARED_PREFIX } else { self.style.id_prefix };
        units::draw(&mut self.body, figure, colour, prefix, x, y);
        let edge = SQUARE / 2 - 60;
        if figure.has_letters {
            let letters = walk_letters(walk, wording);
            self.label(x + edge, y + edge, Anchor::End, &letters);
        }
        if !signs.is_empty() {
            self.label(x - edge, y - edge + self.small_letter * 72 / 100, Anchor::Start, signs);
        }
    }

    /// A mark on a square of the last board, as far as `reach` thousandths of the square to each side of its middle.
    pub fn mark(&mut self, square: Square, mark: Mark, reach: u32) {
        let (x, y) = self.middle(square);
        draw_mark(&mut self.body, mark, x, y, i32::try_from(reach).unwrap_or(SQUARE));
    }

    /// A line of text at the left edge of the board and one at the right, in one line if there is room.
    pub fn line(&mut self, left: &str, right: &str) {
        let room = BOARD - outlines::width(right, self.letter) - self.letter;
        let lines = self.broken(left, room);
        let x = self.left();
        self.body_line(x, Anchor::Start, lines.first().map_or("", String::as_str));
        let base = self.bottom - self.letter * 35 / 100;
        self.words(x + BOARD, base, self.letter, Anchor::End, right);
        for line in lines.iter().skip(1) {
            self.body_line(x, Anchor::Start, line);
        }
    }

    /// Text in the middle of the board's width, broken into lines where it is too long.
    pub fn centred(&mut self, words: &str) {
        let x = self.left() + BOARD / 2;
        for line in self.broken(words, BOARD) {
            self.body_line(x, Anchor::Middle, &line);
        }
    }

    /// A line with a mark and what it means.
    pub fn legend(&mut self, mark: Mark, meaning: &str) {
        let (x, size) = (self.left(), self.letter);
        let lines = self.broken(meaning, BOARD - size * 3 / 2);
        let middle = self.bottom + size * 6 / 10;
        draw_mark(&mut self.body, mark, x + size / 2, middle, size * 2 / 5);
        for line in &lines {
            self.body_line(x + size * 3 / 2, Anchor::Start, line);
        }
    }

    /// The whole picture. The title is its name, the description says what can be seen on it.
    pub fn finish(self, title: &str, description: &str) -> String {
        let (width, height) = (self.width(), self.bottom + MARGIN / 2);
        let size = u64::from(self.style.size);
        // Rounded to the next pixel.
        let pixels =
            (size * u64::from(height.unsigned_abs()) * 2 / u64::from(width.unsigned_abs())).div_ceil(2);
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{pixels}\" viewBox=\"0 0 {width} {height}\" \
             role=\"img\" font-family=\"Helvetica, Arial, sans-serif\">\n"
        );
        let _ = writeln!(text, "<title>{}</title>", escaped(title));
        let _ = writeln!(text, "<desc>{}</desc>", escaped(description));
        if !self.style.shares_symbols && !self.symbols.is_empty() {
            text += &units::definitions(&self.symbols, self.style.id_prefix);
        }
        // A little beyond the edges, so that the last row of pixels is as white as the others where its height is a fraction.
        let _ = writeln!(
            text,
            "<rect x=\"-{MARGIN}\" y=\"-{MARGIN}\" width=\"{}\" height=\"{}\" fill=\"#fff\"/>",
            width + 2 * MARGIN,
            height + 2 * MARGIN
        );
        text + &self.body + "</svg>\n"
    }

    /// The middle of a square of the last board.
    fn middle(&self, square: Square) -> (i32, i32) {
        let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
        (self.left() + file * SQUARE + SQUARE / 2, self.top + (7 - rank) * SQUARE + SQUARE / 2)
    }

    fn body_line(&mut self, x: i32, anchor: Anchor, line: &str) {
        let size = self.letter;
        self.bottom += size * 13 / 10;
        self.words(x, self.bottom - size * 35 / 100, size, anchor, line);
    }

    /// The words in lines of at most this width, broken at blanks.
    fn broken(&self, words: &str, room: i32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in words.split_whitespace() {
            match lines.last_mut() {
                Some(line) if outlines::width(&format!("{line} {word}"), self.letter) <= room => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// Text on a base line that ends, begins or has its middle at `x`.
    fn words(&mut self, x: i32, base: i32, size: i32, anchor: Anchor, words: &str) {
        if words.is_empty() {
            return;
        }
        match self.style.lettering {
            Lettering::Font => {
                let _ = writeln!(
                    self.body,
                    "<text x=\"{x}\" y=\"{base}\" font-size=\"{size}\"{}>{}</text>",
                    anchor.attribute(),
                    escaped(words)
                );
            }
            Lettering::Outlines => {
                let _ = write!(self.body, "<g{}>", placed(x, base, size, anchor, words));
                self.outlined(words);
                self.body.push_str("</g>\n");
            }
        }
    }

    /// Bold letters with a white edge, to be read on figures of any colour.
    fn label(&mut self, x: i32, base: i32, anchor: Anchor, words: &str) {
        // Two letters stand beside the figure, more of them need the width of the square.
        let room = SQUARE - 100;
        let size = self
            .small_letter
            .min(self.small_letter * room / outlines::width(words, self.small_letter).max(1));
        match self.style.lettering {
            Lettering::Font => {
                let _ = writeln!(
                    self.body,
                    "<text x=\"{x}\" y=\"{base}\" font-size=\"{size}\" font-weight=\"bold\" stroke=\"#fff\" stroke-width=\"{}\" \
                     stroke-linejoin=\"round\" paint-order=\"stroke\"{}>{}</text>",
                    size / 4,
                    anchor.attribute(),
                    escaped(words)
                );
            }
            Lettering::Outlines => {
                let place = placed(x, base, size, anchor, words);
                for (ink, stroke) in [("#fff", 280), ("#000", 50)] {
                    let _ = write!(
                        self.body,
                        "<g{place} fill=\"{ink}\" stroke=\"{ink}\" stroke-width=\"{stroke}\" stroke-linejoin=\"round\">"
                    );
                    self.outlined(words);
                    self.body.push_str("</g>\n");
                }
            }
        }
    }

    /// The outlines of the words one after the other, 1000 to the em, from 0 0 on.
    fn outlined(&mut self, words: &str) {
        let mut x = 0;
        for letter in words.chars().map(outlines::letter) {
            if !letter.path.is_empty() {
                let _ = write!(self.body, "<path transform=\"translate({x})\" d=\"{}\"/>", letter.path);
            }
            x += letter.advance;
        }
    }
}

impl Anchor {
    fn attribute(self) -> &'static str {
        match self {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        }
    }
}

/// The attribute that puts outlines of these words where text with this anchor would stand.
fn placed(x: i32, base: i32, size: i32, anchor: Anchor, words: &str) -> String {
    let width = outlines::width(words, size);
    let x = match anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width / 2,
        Anchor::End => x - width,
    };
    format!(" transform=\"translate({x} {base})scale(.{size:03})\"")
}

fn draw_mark(text: &mut String, mark: Mark, x: i32, y: i32, reach: i32) {
    let stroke = (reach / 4).clamp(40, 80);
    let radius = reach - stroke / 2;
    let _ = match mark {
        Mark::Dot => writeln!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{reach}\" fill=\"{GREEN}\"/>"),
        Mark::Cross => writeln!(
            text,
            "<path d=\"M{} {}l{length} {length}m0-{length}l-{length} {length}\" stroke=\"{RED}\" stroke-width=\"{stroke}\" \
             fill=\"none\"/>",
            x - reach,
            y - reach,
            length = 2 * reach
        ),
        Mark::Circle | Mark::Ring => writeln!(
            text,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{stroke}\"/>",
            if mark == Mark::Circle { RED } else { BLUE }
        ),
    };
}
