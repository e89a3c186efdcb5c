//! The outlines of figures and letters, read from `outlines.txt`.

use std::fmt::Write;
use std::sync::OnceLock;

use board::Colour;

use super::figures::Shape;

/// Width of a character that has no outline, 1000 to the em.
const UNKNOWN_ADVANCE: i32 = 600;
/// What is drawn for it: an empty box.
const UNKNOWN_PATH: &str = "M60 0v-700h480v700zm50-50h380v-600h-380z";

/// The paths of one figure in user units, a square having a side of 1000 and its middle at 0 0, with y downwards.
#[derive(Clone, Copy, Default, Debug)]
struct Paths {
    /// All that the figure covers; drawn white below it, so that the square does not show through.
    ground: &'static str,
    white: &'static str,
    black: &'static str,
    /// Half black, half white.
    neutral: &'static str,
}

/// A letter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter {
    /// How far it is to the next one, 1000 to the em.
    pub(super) advance: i32,
    /// Its path with the beginning of the base line at 0 0, 1000 to the em; empty for a blank.
    pub(super) path: &'static str,
}

struct Outlines {
    figures: [Paths; Shape::ALL.len()],
    letters: [Option<Letter>; 128],
}

/// The table, read once. A test goes over all of it, so it is what the code here expects.
fn outlines() -> &'static Outlines {
    static OUTLINES: OnceLock<Outlines> = OnceLock::new();
    OUTLINES.get_or_init(|| read(include_str!("outlines.txt")))
}

fn read(text: &'static str) -> Outlines {
    let mut outlines = Outlines { figures: [Paths::default(); Shape::ALL.len()], letters: [None; 128] };
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.splitn(3, ' ');
        let (Some(name), Some(second)) = (words.next(), words.next()) else { continue };
        let path = words.next().unwrap_or_default();
        if let Some(shape) = Shape::ALL.iter().position(|shape| shape.name() == name) {
            let paths = &mut outlines.figures[shape];
            match second {
                "ground" => paths.ground = path,
                "white" => paths.white = path,
                "black" => paths.black = path,
                _ => paths.neutral = path,
            }
        } else if let (Ok(code), Ok(advance)) = (usize::from_str_radix(name, 16), second.parse())
            && let Some(letter) = outlines.letters.get_mut(code)
        {
            *letter = Some(Letter { advance, path });
        }
    }
    outlines
}

/// Appends the paths of a figure, round 0 0.
pub(super) fn figure(text: &mut String, shape: Shape, colour: Colour) {
    let paths = outlines().figures[shape as usize];
    let ink = match colour {
        Colour::White => paths.white,
        Colour::Black => paths.black,
        Colour::Neutral => paths.neutral,
    };
    let _ = write!(text, "<path fill=\"#fff\" d=\"{}\"/><path d=\"{ink}\"/>", paths.ground);
}

/// The outline of a character; those outside ASCII are a box.
pub(super) fn letter(character: char) -> Letter {
    let known = usize::try_from(u32::from(character)).ok().and_then(|code| *outlines().letters.get(code)?);
    known.unwrap_or(Letter { advance: UNKNOWN_ADVANCE, path: UNKNOWN_PATH })
}

/// How wide the words are in letters of this size, both in user units.
pub(super) fn width(words: &str, size: i32) -> i32 {
    words.chars().map(|character| letter(character).advance).sum::<i32>() * size / 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_and_every_letter_has_an_outline() {
        let Outlines { figures, letters } = outlines();
        for (paths, shape) in figures.iter().zip(Shape::ALL) {
            for path in [paths.ground, paths.white, paths.black, paths.neutral] {
                assert!(path.starts_with('M') && path.ends_with('z'), "{}: {path}", shape.name());
            }
        }
        for character in ' '..='~' {
            let letter = letters[character as usize].unwrap();
            assert!((100..=1100).contains(&letter.advance), "{character}");
            assert_eq!(letter.path.is_empty(), character == ' ', "{character}");
        }
        let known: usize = include_str!("outlines.txt").lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(known, 4 * Shape::ALL.len() + 95);
    }

    #[test]
    fn widths_add_up() {
        assert_eq!(width("ab", 1000), letter('a').advance + letter('b').advance);
        assert_eq!(width("ab", 500), (letter('a').advance + letter('b').advance) / 2);
        assert_eq!(width("é", 1000), UNKNOWN_ADVANCE);
    }
}
