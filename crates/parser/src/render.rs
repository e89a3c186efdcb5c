use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet, normalize_untrusted_str};

use crate::diagnostic::{Diagnostic, Severity};

/// The diagnostic with its line of the text, marked, and the help below. `text` is what was parsed.
pub fn render(diagnostic: &Diagnostic, text: &str, file_name: &str, colour: bool) -> String {
    // The byte order mark is no character of the first line.
    let (source, mark) = match text.strip_prefix('\u{feff}') {
        Some(rest) => (rest, text.len() - rest.len()),
        None => (text, 0),
    };
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
    };
    let start = boundary(source, diagnostic.span.start.saturating_sub(mark));
    let end = boundary(source, diagnostic.span.end.saturating_sub(mark)).max(start);
    let mut annotation = AnnotationKind::Primary.span(start..end);
    if !diagnostic.label.is_empty() {
        annotation = annotation.label(normalize_untrusted_str(&diagnostic.label));
    }
    let snippet = Snippet::source(source).path(file_name).annotation(annotation);
    let mut group = level.primary_title(normalize_untrusted_str(&diagnostic.message)).element(snippet);
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(normalize_untrusted_str(help)));
    }
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    renderer.render(&[group])
}

/// The nearest place not after `at` where a character of `text` begins.
fn boundary(text: &str, at: usize) -> usize {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Parsed, Reading};

    fn parse(text: &str) -> Parsed {
        crate::parse(text, Reading::Popeye)
    }

    fn first(text: &str) -> String {
        render(&parse(text).diagnostics[0], text, "problem.inp", false)
    }

    #[test]
    fn line_column_marks_and_help() {
        let text = "BeginProblem\nStipulation #2\nCondition Cicre\nEndProblem\n";
        let expected = "\
error: `Cicre` is no condition
 --> problem.inp:3:11
  |
3 | Condition Cicre
  |           ^^^^^ unknown condition
  |
  = help: did you mean `Circe`?";
        assert_eq!(first(text), expected);
        assert_eq!(first(&text.replace('\n', "\r\n")), expected);
        assert!(render(&parse(text).diagnostics[0], text, "x", true).contains('\u{1b}'));
    }

    #[test]
    fn a_byte_order_mark_does_not_shift_columns() {
        assert!(first("\u{feff}BegunProblem\nStip #2 EndProblem").contains(":1:1\n"));
    }

    #[test]
    fn columns_count_characters() {
        assert!(
            first("BeginProblem\nStip #2\nAuthor \u{c9}\nCond \u{e9}\u{e9} Circe\nEndProblem")
                .contains(":4:6\n")
        );
    }

    #[test]
    fn the_end_of_an_empty_text_can_be_shown() {
        assert!(first("").contains("error"));
        assert!(first("BeginProblem").contains("error"));
    }
}
