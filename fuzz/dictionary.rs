//! Writes the dictionary of libFuzzer: every word of the problem language, in all languages, each as an entry.

use std::collections::BTreeSet;

use problem::{CONDITIONS, GOALS, Language, OPTIONS, REBIRTH_WORDS, WALKS};

/// Words that stand in no table of the crate `problem`.
const OTHERS: &[&str] = &[
    "BeginProblem",
    "AnfangProblem",
    "DebutProbleme",
    "NextProblem",
    "WeiteresProblem",
    "ASuivre",
    "EndProblem",
    "EndeProblem",
    "FinProbleme",
    "Pieces",
    "Steine",
    "Stipulation",
    "Forderung",
    "Enonce",
    "SStipulation",
    "Condition",
    "Bedingung",
    "Option",
    "Walk",
    "Gangart",
    "Marche",
    "leaper",
    "rider",
    "hopper",
    "lion",
    "locust",
    "Chinese",
    "like",
    "Betza",
    "capture",
    "fmWfceFifmnD",
    "1,4",
    "x3",
    "R/B",
    "S/G",
    "Twin",
    "Zwilling",
    "Jumeau",
    "ZeroPosition",
    "NullStellung",
    "Forsyth",
    "InitialGameArray",
    "Author",
    "Title",
    "Origin",
    "Award",
    "Remark",
    "Protocol",
    "White",
    "Black",
    "Neutral",
    "Weiss",
    "Schwarz",
    "Blanc",
    "Noir",
    "Royal",
    "Kamikaze",
    "Frischauf",
    "Continued",
    "Move",
    "Exchange",
    "Add",
    "Remove",
    "Substitute",
    "Rotate",
    "Mirror",
    "Shift",
    "PolishType",
    "a1<->h1",
    "a1<->a8",
    "a1<->h8",
    "h1<->a8",
    "ser-",
    "pser-",
    "phser-",
    "exact-",
    "reci-h",
    "semi-r",
    "prog-h",
    "hs",
    "hr",
    "->",
    "2->",
    "White 3a[#]d",
    "?+?",
    "[",
    "]",
    "{",
    "}",
    "&",
    "|",
    "!",
    ">",
    "w - -",
    "KQkq",
    "dm 3;",
    "bm #2;",
    "bm #-2;",
    "id \"",
    "c0 \"",
    "\r\n",
];

fn main() {
    let mut words: BTreeSet<String> = OTHERS.iter().map(|word| (*word).to_owned()).collect();
    for language in Language::ALL {
        words.extend(CONDITIONS.iter().map(|row| row.names.of(language).to_owned()));
        words.extend(OPTIONS.iter().map(|row| row.names.of(language).to_owned()));
        words.extend(REBIRTH_WORDS.iter().map(|row| row.names.of(language).to_owned()));
        words.extend(WALKS.iter().map(|row| row.names.of(language).to_owned()));
    }
    words.extend(GOALS.iter().map(|row| row.symbol.to_owned()));
    println!("# Written by `cargo run --example dictionary`.");
    for word in words.iter().filter(|word| !word.is_empty()) {
        let spelt: String = word
            .bytes()
            .map(|byte| match byte {
                b'"' | b'\\' => format!("\\{}", char::from(byte)),
                b' '..=b'~' => char::from(byte).to_string(),
                other => format!("\\x{other:02X}"),
            })
            .collect();
        println!("\"{spelt}\"");
    }
}
