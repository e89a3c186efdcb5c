//! Walks in Betza's notation: `fmWfceFifmnD` is a pawn. What is understood of it stands in `docs/walks.md`.

use problem::{Between, Manner, Part, Purpose, Vector};

/// A mistake, with the place of what is wrong in bytes from the beginning of the notation.
pub(crate) struct Mistake {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) message: String,
    pub(crate) help: &'static str,
}

impl Mistake {
    fn at(letter: (usize, char), message: impl Into<String>, help: &'static str) -> Mistake {
        Mistake { start: letter.0, end: letter.0 + letter.1.len_utf8(), message: message.into(), help }
    }
}

/// Reads the whole notation.
///
/// # Errors
/// The first mistake.
pub(crate) fn read(text: &str) -> Result<Vec<Part>, Mistake> {
    let mut letters = Letters { text, at: 0 };
    let mut parts = Vec::new();
    while letters.peek().is_some() {
        let modifiers = Modifiers::read(&mut letters)?;
        read_atom(&mut letters, &modifiers, &mut parts)?;
    }
    if parts.is_empty() {
        return Err(Mistake {
            start: 0,
            end: text.len(),
            message: "Betza's notation is empty".to_owned(),
            help: "write for example `fRN`, a rook's moves forward and those of a knight",
        });
    }
    Ok(parts)
}

struct Letters<'a> {
    text: &'a str,
    at: usize,
}

impl Letters<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn next(&mut self) -> Option<(usize, char)> {
        let at = self.at;
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        Some((at, letter))
    }

    fn next_if(&mut self, fits: impl FnOnce(char) -> bool) -> Option<(usize, char)> {
        if self.peek().is_some_and(fits) { self.next() } else { None }
    }

    /// A whole number; more than 99 is 99.
    fn number(&mut self) -> Option<u8> {
        let mut number = None;
        while let Some((_, digit)) = self.next_if(|letter| letter.is_ascii_digit()) {
            let digit = digit as u8 - b'0';
            number = Some((number.unwrap_or(0_u8).saturating_mul(10).saturating_add(digit)).min(99));
        }
        number
    }
}

/// The small letters before an atom.
struct Modifiers {
    /// `f b l r v s h` with their places, in the order written.
    directions: Vec<(usize, char)>,
    purpose: Purpose,
    /// `n`, `j`, `p` or `g`.
    way: Option<(usize, char)>,
    initial: bool,
    en_passant: Option<(usize, char)>,
}

impl Modifiers {
    fn read(letters: &mut Letters<'_>) -> Result<Modifiers, Mistake> {
        let mut modifiers = Modifiers {
            directions: Vec::new(),
            purpose: Purpose::Everything,
            way: None,
            initial: false,
            en_passant: None,
        };
        let (mut moves, mut captures) = (false, false);
        while let Some(letter) = letters.next_if(|letter| letter.is_ascii_lowercase()) {
            match letter.1 {
                'f' | 'b' | 'l' | 'r' | 'v' | 's' | 'h' => modifiers.directions.push(letter),
                'm' => moves = true,
                'c' => captures = true,
                'n' | 'j' | 'p' | 'g' => {
                    if let Some((_, other)) = modifiers.way.filter(|other| other.1 != letter.1) {
                        let message = format!("`{other}` and `{}` contradict each other", letter.1);
                        return Err(Mistake::at(
                            letter,
                            message,
                            "write two parts, each with its own letters",
                        ));
                    }
                    modifiers.way = Some(letter);
                }
                'i' => modifiers.initial = true,
                'e' => modifiers.en_passant = Some(letter),
                'o' => {
                    return Err(Mistake::at(
                        letter,
                        "`o` is for boards whose edges are joined",
                        "leave it out; the board has edges",
                    ));
                }
                other => {
                    let message = format!("`{other}` is no modifier that is understood in Betza's notation");
                    let help = "the modifiers are `f b l r v s h` for directions, `m c e` for moves and captures, and \
                                `n j p g i`";
                    return Err(Mistake::at(letter, message, help));
                }
            }
        }
        modifiers.purpose = match (moves, captures) {
            (true, false) => Purpose::Moves,
            (false, true) => Purpose::Captures,
            _ => Purpose::Everything,
        };
        if let Some(letter) = modifiers.en_passant.filter(|_| !captures) {
            return Err(Mistake::at(
                letter,
                "`e` needs `c`: who captures en passant also captures otherwise",
                "write `fceF`, the captures of a pawn",
            ));
        }
        Ok(modifiers)
    }
}

/// Steps of a kind, as often as they are made.
#[derive(Clone, Copy)]
struct Steps {
    vector: Vector,
    most: Option<u8>,
}

/// Reads an atom and its range, and adds what it means with these modifiers.
fn read_atom(letters: &mut Letters<'_>, modifiers: &Modifiers, parts: &mut Vec<Part>) -> Result<(), Mistake> {
    const ATOMS: &str = "the atoms are `W F D N A H C L J Z G`, `B R Q K` and vectors such as `(1,4)`";
    let Some(atom) = letters.next() else {
        let end = letters.text.len();
        let message = "there is no atom behind the last modifiers";
        return Err(Mistake { start: end, end, message: message.to_owned(), help: ATOMS });
    };
    let (one, all) = (Some(1), None);
    let mut steps = match atom.1 {
        'W' => vec![Steps { vector: (1, 0), most: one }],
        'F' => vec![Steps { vector: (1, 1), most: one }],
        'D' => vec![Steps { vector: (2, 0), most: one }],
        'N' => vec![Steps { vector: (1, 2), most: one }],
        'A' => vec![Steps { vector: (2, 2), most: one }],
        'H' => vec![Steps { vector: (3, 0), most: one }],
        'C' | 'L' => vec![Steps { vector: (1, 3), most: one }],
        'J' | 'Z' => vec![Steps { vector: (2, 3), most: one }],
        'G' => vec![Steps { vector: (3, 3), most: one }],
        '(' => vec![Steps { vector: vector(letters, atom)?, most: one }],
        'R' => vec![Steps { vector: (1, 0), most: all }],
        'B' => vec![Steps { vector: (1, 1), most: all }],
        'Q' => vec![Steps { vector: (1, 0), most: all }, Steps { vector: (1, 1), most: all }],
        'K' => vec![Steps { vector: (1, 0), most: one }, Steps { vector: (1, 1), most: one }],
        other => {
            return Err(Mistake::at(atom, format!("`{other}` is no atom of Betza's notation"), ATOMS));
        }
    };
    if let Some(most) = range(letters, atom)? {
        steps.iter_mut().for_each(|steps| steps.most = most);
    }
    for steps in steps {
        parts.push(part(atom, steps, modifiers)?);
    }
    Ok(())
}

/// The rest of `(a,b)`.
fn vector(letters: &mut Letters<'_>, bracket: (usize, char)) -> Result<Vector, Mistake> {
    let mut read = || {
        let a = letters.number()?;
        letters.next_if(|letter| letter == ',')?;
        let b = letters.number()?;
        letters.next_if(|letter| letter == ')')?;
        let (a, b) = (a.min(b), a.max(b));
        ((1..=7).contains(&b)).then_some((a as i8, b as i8))
    };
    match read() {
        // Straight and diagonal vectors are written as those of the atoms are.
        Some((0, b)) => Ok((b, 0)),
        Some(vector) => Ok(vector),
        None => Err(Mistake {
            start: bracket.0,
            end: letters.at,
            message: "a vector has two numbers from 0 to 7, not both 0".to_owned(),
            help: "write it with a comma between them, for example `(1,4)`",
        }),
    }
}

/// A number of steps, or the same letter again: any number of steps.
fn range(letters: &mut Letters<'_>, atom: (usize, char)) -> Result<Option<Option<u8>>, Mistake> {
    let place = (letters.at, letters.peek().unwrap_or(' '));
    if let Some(most) = letters.number() {
        return match most {
            0 => Ok(Some(None)),
            1..=7 => Ok(Some(Some(most))),
            _ => Err(Mistake::at(
                place,
                "there is room for at most 7 steps",
                "write 0 for as many steps as there is room for",
            )),
        };
    }
    match letters.next_if(|letter| letter == atom.1 && letter != '(') {
        None => Ok(None),
        Some(again) if matches!(atom.1, 'B' | 'R' | 'Q' | 'K') => Err(Mistake::at(
            again,
            format!("`{}` cannot be doubled", atom.1),
            "only the letter of a leaper is written twice, for its rider: `NN` is the nightrider",
        )),
        Some(_) => Ok(Some(None)),
    }
}

/// What the steps mean with these modifiers.
fn part(atom: (usize, char), steps: Steps, modifiers: &Modifiers) -> Result<Part, Mistake> {
    let vectors = directed(steps.vector, &modifiers.directions)?;
    let (a, b) = steps.vector;
    let length = a.max(b);
    let is_line = a == 0 || b == 0 || a == b;
    let walks = |between| Manner::Steps { vectors: vectors.clone(), most: steps.most, between };
    let manner = match modifiers.way {
        None => walks(Between::Anything),
        Some((_, 'n')) if is_line && length > 1 || steps.vector == (1, 2) => walks(Between::Nothing),
        Some(letter @ (_, 'n')) => {
            return Err(Mistake::at(
                letter,
                format!("`n` says nothing about `{}`", atom.1),
                "only a straight or diagonal leap over some square and the knight's can be lame: `nD`, `nN`",
            ));
        }
        Some((_, 'j')) if is_line && length > 1 && steps.most == Some(1) => walks(Between::Something),
        Some(letter @ (_, 'j')) => {
            return Err(Mistake::at(
                letter,
                format!("`j` says nothing about `{}`", atom.1),
                "only a straight or diagonal leap can need something to leap over: `jD`, `jA`",
            ));
        }
        Some((_, 'p')) if steps.most.is_none() => Manner::Lion(vectors.clone()),
        Some((_, 'g')) if steps.most.is_none() => Manner::Hop(vectors.clone()),
        Some(letter) => {
            return Err(Mistake::at(
                letter,
                format!("`{}` needs a rider of any number of steps", letter.1),
                "`gQ` is the grasshopper, `pR` leaps like a cannon, `gNN` is the nightrider hopper",
            ));
        }
    };
    let is_pawns_capture = || {
        let mut sorted = vectors.clone();
        sorted.sort_unstable();
        sorted == [(-1, 1), (1, 1)] && steps.most == Some(1)
    };
    if let Some(letter) = modifiers.en_passant.filter(|_| !is_pawns_capture()) {
        return Err(Mistake::at(
            letter,
            "`e` is understood only for both captures of a pawn",
            "write `fceF`, the captures of a pawn",
        ));
    }
    Ok(Part {
        manner,
        purpose: modifiers.purpose,
        from_second_rank: modifiers.initial,
        en_passant: modifiers.en_passant.is_some(),
    })
}

/// The vectors of this kind in the directions named, all if none is.
fn directed(kind: Vector, directions: &[(usize, char)]) -> Result<Vec<Vector>, Mistake> {
    let all = all_vectors(kind);
    if directions.is_empty() {
        return Ok(all);
    }
    let (a, b) = kind;
    let selectors = selectors(directions, a == 0 || b == 0, a != b && a != 0 && b != 0)?;
    Ok(all.into_iter().filter(|&vector| selectors.iter().any(|selector| selector.fits(vector))).collect())
}

/// All vectors of `a` squares one way and `b` the other.
pub(crate) fn all_vectors((a, b): Vector) -> Vec<Vector> {
    let mut vectors = Vec::new();
    for (files, ranks) in [(a, b), (b, a)] {
        for vector in [(files, ranks), (files, -ranks), (-files, ranks), (-files, -ranks)] {
            if !vectors.contains(&vector) {
                vectors.push(vector);
            }
        }
    }
    vectors
}

/// Which vectors a letter or two of the directions mean.
enum Selector {
    /// Those that go furthest in one of these directions: of oblique vectors two a direction, of diagonal ones too.
    Most(&'static [char]),
    /// All that go in this direction at all.
    Half(char),
    /// Those that go in the first direction and furthest in one of the second ones.
    Pair(char, &'static [char]),
}

impl Selector {
    fn fits(&self, vector: Vector) -> bool {
        let (files, ranks) = vector;
        let length = files.abs().max(ranks.abs());
        match *self {
            Selector::Most(directions) => directions.iter().any(|&way| along(vector, way) == length),
            Selector::Half(way) => along(vector, way) > 0,
            Selector::Pair(first, second) => {
                along(vector, first) > 0 && second.iter().any(|&way| along(vector, way) == length)
            }
        }
    }
}

/// How far the vector goes in a direction.
fn along((files, ranks): Vector, direction: char) -> i8 {
    match direction {
        'f' => ranks,
        'b' => -ranks,
        'r' => files,
        _ => -files,
    }
}

/// Reads the directions: one by one along ranks and files, else two at a time where they go together.
fn selectors(
    directions: &[(usize, char)],
    is_straight: bool,
    is_oblique: bool,
) -> Result<Vec<Selector>, Mistake> {
    let mut selectors = Vec::new();
    let mut rest = directions.iter().copied().peekable();
    while let Some(letter) = rest.next() {
        let first = letter.1;
        if first == 'h' {
            return Err(Mistake::at(
                letter,
                "`h` (half) stands only behind one direction of an oblique step",
                "write for example `fhN`, the four moves of a knight forward",
            ));
        }
        let second = rest.peek().map(|letter| letter.1).filter(|_| !is_straight);
        let pair = match (first, second) {
            ('f' | 'b' | 'l' | 'r', Some('h')) if is_oblique => Some(Selector::Half(first)),
            (_, Some(second)) if first == second => Some(Selector::Most(spelt(first))),
            ('f' | 'b', Some(second @ ('l' | 'r' | 's'))) | ('l' | 'r', Some(second @ ('f' | 'b' | 'v'))) => {
                Some(Selector::Pair(first, spelt(second)))
            }
            _ => None,
        };
        match pair {
            Some(pair) => {
                rest.next();
                selectors.push(pair);
            }
            None => selectors.push(Selector::Most(spelt(first))),
        }
    }
    Ok(selectors)
}

/// The single directions that a letter means.
fn spelt(direction: char) -> &'static [char] {
    match direction {
        'f' => &['f'],
        'b' => &['b'],
        'l' => &['l'],
        'r' => &['r'],
        'v' => &['f', 'b'],
        _ => &['l', 'r'],
    }
}

#[cfg(test)]
#[path = "betza_tests.rs"]
mod tests;
