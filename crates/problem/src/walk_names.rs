use board::Walk;

use crate::{Language, Names, Wording};

/// A walk's row in the table of walks.
#[derive(Clone, Copy, Debug)]
pub struct WalkInfo {
    /// One or two letters, small; in English `s` is the knight.
    pub names: Names,
    /// What it is.
    pub walk: Walk,
}

/// All walks of the problem language.
pub const WALKS: &[WalkInfo] = &[
    walk("k", "k", "r"),
    walk("p", "b", "p"),
    walk("q", "d", "d"),
    walk("s", "s", "c"),
    walk("r", "t", "t"),
    walk("b", "l", "f"),
    walk("le", "le", "le"),
    walk("ma", "ma", "ma"),
    walk("pa", "pa", "pa"),
    walk("va", "va", "va"),
    walk("ro", "ro", "ro"),
    walk("g", "g", "s"),
    walk("n", "n", "n"),
    walk("z", "z", "z"),
    walk("ca", "ca", "ch"),
    walk("gi", "gi", "gi"),
    walk("rf", "wf", "cc"),
    walk("bu", "bu", "bu"),
    walk("we", "we", "vi"),
    walk("al", "al", "al"),
    walk("fe", "fe", "fe"),
    walk("da", "da", "da"),
    walk("li", "li", "li"),
    walk("ne", "ne", "eq"),
    walk("l", "h", "l"),
    walk("bp", "bb", "pb"),
    walk("am", "am", "am"),
    walk("em", "kn", "im"),
    walk("pr", "pr", "pr"),
    walk("gn", "gn", "g"),
    walk("an", "an", "an"),
    walk("sq", "ei", "ec"),
    walk("wa", "wa", "v"),
    walk("dr", "dr", "dr"),
    walk("ka", "ka", "ka"),
    walk("ss", "ss", "cs"),
    walk("uu", "uu", "uu"),
    walk("ha", "ha", "ha"),
    walk("m", "el", "e"),
    walk("ea", "ad", "ai"),
    walk("sw", "sp", "m"),
    walk("ar", "er", "ar"),
    walk("rb", "rl", "fr"),
    walk("c", "kl", "ca"),
    walk("nh", "nh", "sn"),
    walk("du", "du", "pi"),
    walk("cr", "cr", "cn"),
    walk("zr", "zr", "zn"),
    walk("gr", "gr", "gn"),
    walk("ch", "ch", "sc"),
    walk("zh", "zh", "sz"),
    walk("gh", "gh", "sg"),
    walk("ds", "ds", "cd"),
    walk("bk", "rs", "cr"),
    walk("eq", "eq", "ea"),
    walk("ct", "ct", "ct"),
    walk("bs", "bs", "bs"),
    walk("sp", "sb", "sp"),
    walk("rl", "tl", "tl"),
    walk("bl", "ll", "fl"),
    walk("si", "si", "si"),
    walk("tr", "tr", "tr"),
    walk("nd", "nd", "ne"),
    walk("o", "o", "o"),
    walk("eh", "rd", "eh"),
    walk("mo", "mo", "mo"),
    walk("rr", "tj", "tc"),
    walk("br", "lj", "fc"),
    walk("ao", "ao", "ao"),
    walk("oa", "oa", "oa"),
    walk("rh", "th", "st"),
    walk("bh", "lh", "sf"),
    walk("ek", "ek", "re"),
    walk("bt", "pf", "bt"),
    walk("gt", "pn", "gt"),
    walk("sk", "sk", "sk"),
    walk("cy", "cy", "cy"),
    walk("cg", "kg", "sa"),
    walk("rn", "rn", "rl"),
    walk("rp", "rh", "rs"),
    walk("ok", "ok", "ok"),
    walk("37", "37", "37"),
    walk("g2", "g2", "s2"),
    walk("g3", "g3", "s3"),
    walk("16", "16", "16"),
    walk("24", "24", "24"),
    walk("35", "35", "35"),
    walk("dg", "dg", "ds"),
    walk("kh", "kh", "sr"),
    walk("or", "or", "or"),
    walk("15", "15", "15"),
    walk("25", "25", "25"),
    walk("gl", "gl", "gl"),
    walk("lr", "ht", "lt"),
    walk("lb", "hl", "lf"),
    walk("ln", "hn", "ln"),
    walk("wr", "wr", "vs"),
    walk("fr", "fr", "fs"),
    walk("bi", "bi", "bi"),
    walk("et", "et", "el"),
    walk("na", "na", "na"),
    walk("rm", "tc", "et"),
    walk("re", "ta", "at"),
    walk("rw", "ts", "mt"),
    walk("bm", "lc", "ef"),
    walk("be", "la", "af"),
    walk("bw", "ls", "mf"),
    walk("ra", "ra", "ra"),
    walk("so", "so", "so"),
    walk("mg", "mg", "mg"),
    walk("36", "36", "36"),
    walk("nl", "nl", "nl"),
    walk("ml", "ml", "ml"),
    walk("mm", "mm", "mm"),
    walk("f", "f", "a"),
    walk("do", "de", "dn"),
    walk("rt", "he", "la"),
    walk("bo", "bo", "bo"),
    walk("qe", "qe", "qa"),
    walk("qf", "qf", "qf"),
    walk("qq", "od", "qq"),
    walk("b1", "b1", "b1"),
    walk("b2", "b2", "b2"),
    walk("b3", "b3", "b3"),
    walk("cp", "cb", "pc"),
    walk("rk", "rp", "cl"),
    walk("pp", "rb", "pv"),
    walk("ls", "lr", "lr"),
    walk("ze", "ze", "ze"),
    walk("bn", "nr", "nr"),
    walk("s2", "s2", "n2"),
    walk("s4", "s4", "n4"),
    walk("s1", "s1", "n1"),
    walk("s3", "s3", "n3"),
    walk("qn", "qn", "qn"),
    walk("dk", "dt", "dt"),
    walk("db", "dl", "df"),
    walk("no", "no", "no"),
    walk("th", "uh", "sb"),
    walk("lh", "bh", "se"),
    walk("ge", "gu", "sm"),
    walk("gf", "gb", "su"),
    walk("kl", "lk", "kl"),
    walk("ko", "ko", "ko"),
    walk("kp", "sh", "sv"),
    walk("sh", "sc", "ba"),
    walk("gy", "gy", "gy"),
    walk("ms", "ms", "cm"),
    walk("po", "po", "po"),
    walk("mp", "mb", "pm"),
    walk("mh", "mc", "bm"),
    walk("st", "st", "ep"),
    walk("se", "se", "dg"),
    walk("fa", "fa", "fa"),
    walk("lo", "lo", "lo"),
    walk("sa", "sa", "sl"),
    walk("ah", "ah", "as"),
    walk("oh", "oh", "os"),
    walk("hc", "hk", "hc"),
    walk("ee", "ae", "ae"),
    walk("en", "aq", "aq"),
    walk("sc", "sr", "ss"),
];

const fn walk(english: &'static str, german: &'static str, french: &'static str) -> WalkInfo {
    let names = Names::new(english, german, french);
    let (letters, length) = large(english);
    match std::str::from_utf8(letters.split_at(length).0) {
        Ok(letters) => WalkInfo { names, walk: Walk::with_letters(letters) },
        Err(_) => panic!("letters of walks are ASCII"),
    }
}

/// One or two letters made large, and how many there are.
const fn large(letters: &str) -> ([u8; 2], usize) {
    let letters = letters.as_bytes();
    let mut large = [0; 2];
    let mut at = 0;
    while at < letters.len() {
        large[at] = letters[at].to_ascii_uppercase();
        at += 1;
    }
    (large, letters.len())
}

/// The letters of a walk as solutions are written, large: one or two, or those of two walks for a hunter. A language is
/// the wording of a problem that defines no walks.
pub fn walk_letters<'a>(walk: Walk, wording: impl Into<Wording<'a>>) -> String {
    wording.into().letters(walk)
}

/// The letters of a walk that is the same in every problem.
pub(crate) fn fixed_letters(walk: Walk, language: Language) -> String {
    let row = WALKS.iter().find(|row| row.walk == walk);
    row.map_or_else(|| walk.letters().to_owned(), |row| row.names.of(language).to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_letters_are_those_of_the_walks() {
        for walk in Walk::all() {
            assert_eq!(walk_letters(walk, Language::English), walk.letters());
        }
        assert_eq!(walk_letters(Walk::KNIGHT, Language::French), "C");
        assert_eq!(walk_letters(Walk::BISHOP, Language::German), "L");
    }
}
