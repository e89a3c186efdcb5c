//! Words by unambiguous beginning, and the nearest word to a misspelt one.

/// What a word may be an abbreviation of, by index into the list it was looked up in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Lookup {
    /// The whole word.
    Exact(usize),
    /// The beginning of this word only.
    Prefix(usize),
    /// The beginning of all of these.
    Ambiguous(Vec<usize>),
    /// None.
    Unknown,
}

impl Lookup {
    /// The one word it can be.
    pub(crate) fn found(&self) -> Option<usize> {
        match self {
            Lookup::Exact(index) | Lookup::Prefix(index) => Some(*index),
            Lookup::Ambiguous(_) | Lookup::Unknown => None,
        }
    }
}

/// Looks `word` up among `names`; case does not matter, an exact match wins over longer words.
pub(crate) fn lookup<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Lookup {
    let mut matches = Vec::new();
    for (index, name) in names.enumerate() {
        if starts_with_ignoring_case(name, word) {
            if name.len() == word.len() {
                return Lookup::Exact(index);
            }
            matches.push(index);
        }
    }
    match matches[..] {
        [] => Lookup::Unknown,
        [only] => Lookup::Prefix(only),
        _ => Lookup::Ambiguous(matches),
    }
}

/// Whether `name` begins with `start`, where case matters only outside ASCII.
pub(crate) fn starts_with_ignoring_case(name: &str, start: &str) -> bool {
    !start.is_empty()
        && name
            .as_bytes()
            .get(..start.len())
            .is_some_and(|beginning| beginning.eq_ignore_ascii_case(start.as_bytes()))
}

/// The name that most resembles `word`, if one does.
pub(crate) fn nearest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    // Longer words than any keyword are no misspelling of one.
    if word.chars().count() > 40 {
        return None;
    }
    let word: Vec<char> = word.to_lowercase().chars().collect();
    let mut best: Option<(usize, &str)> = None;
    for name in names {
        let letters: Vec<char> = name.to_lowercase().chars().collect();
        // A third of the letters wrong is too much to be a slip; a word of one or two letters resembles anything.
        let allowed = word.len().min(letters.len()) / 3;
        // Each letter more or less counts.
        if word.len().abs_diff(letters.len()) > allowed {
            continue;
        }
        let distance = edit_distance(&word, &letters);
        if distance <= allowed && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, name));
        }
    }
    best.map(|(_, name)| name)
}

/// The name whose beginning most resembles `word`, which is then a misspelt abbreviation.
pub(crate) fn nearest_beginning<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let letters = word.chars().count();
    let names: Vec<&str> = names.filter(|name| name.is_ascii() && name.len() > letters).collect();
    let beginning = nearest(word, names.iter().map(|name| &name[..letters]))?;
    // Two names that begin alike are no suggestion.
    let mut fitting = names.iter().filter(|name| name.starts_with(beginning));
    fitting.next().filter(|_| letters > 3 && fitting.next().is_none()).copied()
}

/// Insertions, deletions, replacements and exchanges of neighbours that make `b` of `a`.
fn edit_distance(a: &[char], b: &[char]) -> usize {
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replaced = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut cost = replaced.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                cost = cost.min(before_last[j - 2] + 1);
            }
            row.push(cost);
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

/// `a`, `b` or `c`, for messages; long lists are cut.
pub(crate) fn list_names<'n>(names: impl Iterator<Item = &'n str>) -> String {
    const SHOWN: usize = 6;
    let names: Vec<&str> = names.collect();
    let mut text = String::new();
    for (index, name) in names.iter().take(SHOWN).enumerate() {
        let last = index + 1 == names.len();
        text.push_str(match index {
            0 => "",
            _ if last => " or ",
            _ => ", ",
        });
        text.push_str(&format!("`{name}`"));
    }
    if names.len() > SHOWN {
        text.push_str(&format!(" or {} more", names.len() - SHOWN));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 4] = ["Circe", "CirceClone", "Madrasi", "Take&MakeChess"];

    fn look(word: &str) -> Lookup {
        lookup(word, NAMES.into_iter())
    }

    #[test]
    fn beginnings_are_found_and_exact_words_win() {
        assert_eq!(look("circe"), Lookup::Exact(0));
        assert_eq!(look("CIRC"), Lookup::Ambiguous(vec![0, 1]));
        assert_eq!(look("circec"), Lookup::Prefix(1));
        assert_eq!(look("m"), Lookup::Prefix(2));
        assert_eq!(look("take&"), Lookup::Prefix(3));
        assert_eq!(look("circex"), Lookup::Unknown);
        assert_eq!(look(""), Lookup::Unknown);
        assert_eq!(look("\u{e9}"), Lookup::Unknown);
    }

    #[test]
    fn slips_are_recognised() {
        let near = |word| nearest(word, NAMES.into_iter());
        assert_eq!(near("Cicre"), Some("Circe"));
        assert_eq!(near("Cicrce"), Some("Circe"));
        assert_eq!(near("Madrassi"), Some("Madrasi"));
        assert_eq!(near("xyz"), None);
        assert_eq!(near("c"), None);
        assert_eq!(near(&"x".repeat(100_000)), None);
    }

    #[test]
    fn misspelt_abbreviations_are_recognised() {
        assert_eq!(nearest_beginning("Mardas", NAMES.into_iter()), Some("Madrasi"));
        assert_eq!(nearest_beginning("Cicre", NAMES.into_iter()), Some("CirceClone"));
        assert_eq!(nearest_beginning("Xyzxyz", NAMES.into_iter()), None);
        assert_eq!(nearest_beginning("", NAMES.into_iter()), None);
        assert_eq!(nearest_beginning("\u{e9}\u{e9}\u{e9}\u{e9}", NAMES.into_iter()), None);
    }

    #[test]
    fn lists_read_well() {
        assert_eq!(list_names(["a"].into_iter()), "`a`");
        assert_eq!(list_names(["a", "b", "c"].into_iter()), "`a`, `b` or `c`");
        assert!(list_names(std::iter::repeat_n("x", 9)).ends_with("or 3 more"));
    }
}
