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

/// UTF-8 where it is, else every byte as the character of that number (Latin-1), as old files have them.
fn decode(bytes: Vec<u8>) -> String {
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
    }
}
