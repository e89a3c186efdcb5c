use std::fs;
use std::io::{self, BufRead, Read};
use std::path::Path;

/// The words that end a file of problems, in all languages of the format.
const END_WORDS: [&str; 3] = ["endproblem", "endeproblem", "finprobleme"];

/// A text with the name under which messages speak of it.
pub(crate) struct Source {
    /// For messages.
    pub(crate) name: String,
    /// The whole text.
    pub(crate) text: String,
}

/// How messages speak of a file, or of standard input for `-`.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { String::from("standard input") } else { path.display().to_string() }
}

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// Those of the operating system.
pub(crate) fn read(path: &Path) -> io::Result<Source> {
    let bytes = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        bytes
    } else {
        fs::read(path)?
    };
    Ok(Source { name: name(path), text: decode(bytes) })
}

/// Whether the file is a collection in YAML: its name says so, or its text looks like one.
pub(crate) fn is_collection(path: &Path, text: &str) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("olv"))
        || parser::looks_like_collection(text)
}

/// Reads standard input up to the line that ends the last problem, so that a program that keeps its end of a pipe open
/// gets its answer.
///
/// # Errors
/// Those of the operating system.
pub(crate) fn read_until_end(input: &mut dyn BufRead) -> io::Result<String> {
    let mut bytes = Vec::new();
    loop {
        let start = bytes.len();
        if input.read_until(b'\n', &mut bytes)? == 0 || is_end_line(&bytes[start..]) {
            return Ok(decode(bytes));
        }
    }
}

/// Whether the line begins with a word that ends the input; abbreviations count from their fifth letter, which no other
/// keyword shares.
fn is_end_line(line: &[u8]) -> bool {
    let word: Vec<u8> = line
        .trim_ascii_start()
        .iter()
        .take_while(|byte| !byte.is_ascii_whitespace())
        .map(u8::to_ascii_lowercase)
        .collect();
    word.len() >= 5 && END_WORDS.iter().any(|end| end.as_bytes().starts_with(&word))
}

/// UTF-16 where a byte order mark says so, as some shells of Windows write what is redirected into a file; UTF-8 where it
/// is; else every byte as the character of that number (Latin-1), as old files have them.
fn decode(bytes: Vec<u8>) -> String {
    let order: Option<fn([u8; 2]) -> u16> = match bytes.get(..2) {
        Some([0xFF, 0xFE]) => Some(u16::from_le_bytes),
        Some([0xFE, 0xFF]) => Some(u16::from_be_bytes),
        _ => None,
    };
    if let Some(number) = order {
        let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| number([pair[0], pair[1]])).collect();
        return String::from_utf16_lossy(&units);
    }
    String::from_utf8(bytes)
        .unwrap_or_else(|error| error.as_bytes().iter().map(|&byte| char::from(byte)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reading_stops_behind_the_end_word() {
        let mut input: &[u8] = b"BeginProblem\nEndgame\n  endPr \nmore\n";
        assert_eq!(read_until_end(&mut input).unwrap(), "BeginProblem\nEndgame\n  endPr \n");
        assert_eq!(input, b"more\n");
        let mut open: &[u8] = b"BeginProblem";
        assert_eq!(read_until_end(&mut open).unwrap(), "BeginProblem");
    }

    #[test]
    fn old_encodings() {
        assert_eq!(decode(b"M\xfcller".to_vec()), "Müller");
        assert_eq!(decode("Müller".into()), "Müller");
        assert_eq!(decode(b"\xff\xfeM\0\xfc\0".to_vec()), "Mü");
        assert_eq!(decode(b"\xfe\xff\0M\0\xfc".to_vec()), "Mü");
    }
}
