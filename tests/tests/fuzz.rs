//! The checks of the fuzz targets over their seeds and over mutations of these, the same ones in every run.

#[path = "../../fuzz/checks.rs"]
mod checks;

use std::path::Path;

/// Mutations of each seed.
const MUTATIONS: u32 = 60;

/// Pieces of text that mutations put in.
const PIECES: &[&str] = &[
    "BeginProblem\n",
    "\nNextProblem\n",
    "\nEndProblem\n",
    "\nTwin ",
    "\nCondition ",
    "\nOption ",
    "\nStipulation ",
    "\nSStipulation White ",
    "\nPieces White ",
    "\nForsyth ",
    "#",
    "h#2.5",
    "ser-",
    "[",
    "]",
    "{!",
    "&",
    "-",
    "65536",
    "0",
    "a1",
    "z9",
    "\"",
    ";",
    "\r\n",
    "\u{e9}",
    "\u{feff}",
    " w - - ",
    "dm 3;",
    "bm #-1;",
    "\nWalk XX = leaper 1,4 + ",
    "Betza \"",
    "R/B",
    "Circe",
    "Variation",
    "\n---\n",
    "\nsolution: |\n  1.Ka1-a2 ! (2.",
    "\ncomments:\n- ",
    "!!python/unicode '",
    ": ",
    "\n  ",
    " #",
    "1...",
    "&a ",
    "*a",
    "{",
    "}",
];

/// Numbers without a pattern, the same ones in every run (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).expect("less than a limit that fits")
    }
}

fn mutated(text: &str, other: &str, numbers: &mut Numbers) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=numbers.below(3) {
        let at = numbers.below(letters.len() + 1);
        let end = (at + numbers.below(12)).min(letters.len());
        match numbers.below(5) {
            0 => drop(letters.drain(at..end)),
            1 => {
                let part = letters[at..end].to_vec();
                letters.splice(at..at, part);
            }
            2 => drop(letters.splice(at..at, PIECES[numbers.below(PIECES.len())].chars())),
            3 => {
                let others: Vec<char> = other.chars().collect();
                let from = numbers.below(others.len() + 1);
                letters.splice(at.., others[from..].iter().copied());
            }
            _ => {
                if let Some(letter) = letters.get_mut(at) {
                    *letter = char::from(u8::try_from(numbers.below(256)).expect("less than 256"));
                }
            }
        }
    }
    letters.into_iter().collect()
}

fn replay(target: &str, check: fn(&str)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/seeds").join(target);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the folder of seeds can be read")
        .map(|entry| entry.expect("its entries can be read").path())
        .collect();
    files.sort();
    let seeds: Vec<String> =
        files.iter().map(|file| checks::decode(&std::fs::read(file).expect("a seed can be read"))).collect();
    assert!(!seeds.is_empty());
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for seed in &seeds {
        check(seed);
        for _ in 0..MUTATIONS {
            let other = &seeds[numbers.below(seeds.len())];
            check(&mutated(seed, other, &mut numbers));
        }
    }
}

#[test]
fn statements() {
    replay("statement", checks::statement);
}

#[test]
fn stipulations() {
    replay("stipulation", checks::stipulation);
}

#[test]
fn positions() {
    replay("fen", checks::fen);
}

#[test]
fn collections() {
    replay("collection", checks::collection);
}
