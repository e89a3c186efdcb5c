use board::Walk;

use crate::{Language, Names};

/// A walk's row in the table of walks.
#[derive(Clone, Copy, Debug)]
pub struct WalkInfo {
    /// One or two letters, small; in English `s` is the knight.
    pub names: Names,
    /// What it is, `None` if it is recognised but cannot be solved yet.
    pub walk: Option<Walk>,
}

/// All walks of the problem language.
pub const WALKS: &[WalkInfo] = &[
    solved("k", "k", "r", Walk::KING),
    solved("p", "b", "p", Walk::PAWN),
    solved("q", "d", "d", Walk::QUEEN),
    solved("s", "s", "c", Walk::KNIGHT),
    solved("r", "t", "t", Walk::ROOK),
    solved("b", "l", "f", Walk::BISHOP),
    known("le", "le", "le"),
    known("ma", "ma", "ma"),
    known("pa", "pa", "pa"),
    known("va", "va", "va"),
    known("ro", "ro", "ro"),
    solved("g", "g", "s", Walk::GRASSHOPPER),
    solved("n", "n", "n", Walk::NIGHTRIDER),
    known("z", "z", "z"),
    known("ca", "ca", "ch"),
    known("gi", "gi", "gi"),
    known("rf", "wf", "cc"),
    known("bu", "bu", "bu"),
    known("we", "we", "vi"),
    known("al", "al", "al"),
    known("fe", "fe", "fe"),
    known("da", "da", "da"),
    known("li", "li", "li"),
    known("ne", "ne", "eq"),
    solved("l", "h", "l", Walk::LOCUST),
    known("bp", "bb", "pb"),
    known("am", "am", "am"),
    known("em", "kn", "im"),
    known("pr", "pr", "pr"),
    known("gn", "gn", "g"),
    known("an", "an", "an"),
    known("sq", "ei", "ec"),
    known("wa", "wa", "v"),
    known("dr", "dr", "dr"),
    known("ka", "ka", "ka"),
    known("ss", "ss", "cs"),
    known("uu", "uu", "uu"),
    known("ha", "ha", "ha"),
    known("m", "el", "e"),
    known("ea", "ad", "ai"),
    known("sw", "sp", "m"),
    known("ar", "er", "ar"),
    known("rb", "rl", "fr"),
    known("c", "kl", "ca"),
    known("nh", "nh", "sn"),
    known("du", "du", "pi"),
    known("cr", "cr", "cn"),
    known("zr", "zr", "zn"),
    known("gr", "gr", "gn"),
    known("ch", "ch", "sc"),
    known("zh", "zh", "sz"),
    known("gh", "gh", "sg"),
    known("ds", "ds", "cd"),
    known("bk", "rs", "cr"),
    known("eq", "eq", "ea"),
    known("ct", "ct", "ct"),
    known("bs", "bs", "bs"),
    known("sp", "sb", "sp"),
    known("rl", "tl", "tl"),
    known("bl", "ll", "fl"),
    known("si", "si", "si"),
    known("tr", "tr", "tr"),
    known("nd", "nd", "ne"),
    known("o", "o", "o"),
    known("eh", "rd", "eh"),
    known("mo", "mo", "mo"),
    known("rr", "tj", "tc"),
    known("br", "lj", "fc"),
    known("ao", "ao", "ao"),
    known("oa", "oa", "oa"),
    known("rh", "th", "st"),
    known("bh", "lh", "sf"),
    known("ek", "ek", "re"),
    known("bt", "pf", "bt"),
    known("gt", "pn", "gt"),
    known("sk", "sk", "sk"),
    known("cy", "cy", "cy"),
    known("cg", "kg", "sa"),
    known("rn", "rn", "rl"),
    known("rp", "rh", "rs"),
    known("ok", "ok", "ok"),
    known("37", "37", "37"),
    known("g2", "g2", "s2"),
    known("g3", "g3", "s3"),
    known("16", "16", "16"),
    known("24", "24", "24"),
    known("35", "35", "35"),
    known("dg", "dg", "ds"),
    known("kh", "kh", "sr"),
    known("or", "or", "or"),
    known("15", "15", "15"),
    known("25", "25", "25"),
    known("gl", "gl", "gl"),
    known("lr", "ht", "lt"),
    known("lb", "hl", "lf"),
    known("ln", "hn", "ln"),
    known("wr", "wr", "vs"),
    known("fr", "fr", "fs"),
    known("bi", "bi", "bi"),
    known("et", "et", "el"),
    known("na", "na", "na"),
    known("rm", "tc", "et"),
    known("re", "ta", "at"),
    known("rw", "ts", "mt"),
    known("bm", "lc", "ef"),
    known("be", "la", "af"),
    known("bw", "ls", "mf"),
    known("ra", "ra", "ra"),
    known("so", "so", "so"),
    known("mg", "mg", "mg"),
    known("36", "36", "36"),
    known("nl", "nl", "nl"),
    known("ml", "ml", "ml"),
    known("mm", "mm", "mm"),
    known("f", "f", "a"),
    known("do", "de", "dn"),
    known("rt", "he", "la"),
    known("bo", "bo", "bo"),
    known("qe", "qe", "qa"),
    known("qf", "qf", "qf"),
    known("qq", "od", "qq"),
    known("b1", "b1", "b1"),
    known("b2", "b2", "b2"),
    known("b3", "b3", "b3"),
    known("cp", "cb", "pc"),
    known("rk", "rp", "cl"),
    known("pp", "rb", "pv"),
    known("ls", "lr", "lr"),
    known("ze", "ze", "ze"),
    known("bn", "nr", "nr"),
    known("s2", "s2", "n2"),
    known("s4", "s4", "n4"),
    known("s1", "s1", "n1"),
    known("s3", "s3", "n3"),
    known("qn", "qn", "qn"),
    known("dk", "dt", "dt"),
    known("db", "dl", "df"),
    known("no", "no", "no"),
    known("th", "uh", "sb"),
    known("lh", "bh", "se"),
    known("ge", "gu", "sm"),
    known("gf", "gb", "su"),
    known("kl", "lk", "kl"),
    known("ko", "ko", "ko"),
    known("kp", "sh", "sv"),
    known("sh", "sc", "ba"),
    known("gy", "gy", "gy"),
    known("ms", "ms", "cm"),
    known("po", "po", "po"),
    known("mp", "mb", "pm"),
    known("mh", "mc", "bm"),
    known("st", "st", "ep"),
    known("se", "se", "dg"),
    known("fa", "fa", "fa"),
    known("lo", "lo", "lo"),
    known("sa", "sa", "sl"),
    known("ah", "ah", "as"),
    known("oh", "oh", "os"),
    known("hc", "hk", "hc"),
    known("ee", "ae", "ae"),
    known("en", "aq", "aq"),
    known("sc", "sr", "ss"),
];

const fn solved(english: &'static str, german: &'static str, french: &'static str, walk: Walk) -> WalkInfo {
    WalkInfo { names: Names::new(english, german, french), walk: Some(walk) }
}

const fn known(english: &'static str, german: &'static str, french: &'static str) -> WalkInfo {
    WalkInfo { names: Names::new(english, german, french), walk: None }
}

/// The letters of a walk as solutions are written in `language`: one or two, large.
pub fn walk_letters(walk: Walk, language: Language) -> String {
    let row = WALKS.iter().find(|row| row.walk == Some(walk));
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
