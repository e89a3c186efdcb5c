//! The command `conditions`: what the conditions are, out of the tables of the crate `problem`.

use std::fmt::Write;

use parser::{find_condition, shortest_condition, shortest_word};
use problem::{
    Axis, CONDITIONS, Condition, ConditionInfo, Definition, Disagreement, Example, Following, REBIRTH_WORDS,
    RebirthWordInfo, Setting,
};

use crate::arguments::ConditionsArguments;
use crate::exit::Exit;
use crate::terminal::{show, tell};

/// Width of the text on a terminal, in characters.
const WIDTH: usize = 100;

/// The command `conditions`.
pub(crate) fn run(arguments: &ConditionsArguments) -> Exit {
    let Some(name) = &arguments.name else {
        return show(&list());
    };
    let found = match find_condition(name) {
        Ok(found) => found,
        Err(message) => {
            tell(&format!("error: {message}\n"));
            return Exit::BadInput;
        }
    };
    if arguments.example {
        let example = found.condition.and_then(ConditionInfo::example);
        return match example.or_else(|| found.word.and_then(RebirthWordInfo::example)) {
            Some(example) => show(&example.text()),
            None => {
                tell(&format!("error: there is no example for `{name}`\n"));
                Exit::BadInput
            }
        };
    }
    let mut parts = Vec::new();
    parts.extend(found.condition.map(explain_condition));
    parts.extend(found.word.map(explain_word));
    show(&parts.join("\n"))
}

fn solved() -> impl Iterator<Item = &'static ConditionInfo> {
    CONDITIONS.iter().filter(|row| !matches!(row.definition, Definition::Unsolved))
}

fn list() -> String {
    let mut text = String::from("Conditions:\n");
    let indent = 30;
    for row in solved() {
        let definition = row.doc().map_or("", |doc| first_sentence(doc.definition));
        text += &wrapped(&format!("  {:<27} ", row.name), definition, indent);
    }
    text += "\nWords after Circe, AntiCirce, ImmunChess, GenevaChess, MarsCirce, AntiMarsCirce and PhantomChess:\n";
    for row in REBIRTH_WORDS {
        text += &wrapped(&format!("  {:<27} ", row.name), row.doc().unwrap_or_default(), indent);
    }
    text + "\n`kirke conditions NAME` says more about one of them.\n"
}

/// Up to the first full stop or semicolon.
pub(crate) fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |end| &text[..=end])
}

/// `text` broken into lines, the first one after `start`, the others indented.
pub(crate) fn wrapped(start: &str, text: &str, indent: usize) -> String {
    let mut result = String::new();
    let mut line = start.to_owned();
    for word in text.split_whitespace() {
        if line.chars().count() + word.chars().count() + 1 > WIDTH && !line.trim().is_empty() {
            result += line.trim_end();
            result.push('\n');
            line = " ".repeat(indent);
        }
        if !line.is_empty() && !line.ends_with(' ') {
            line.push(' ');
        }
        line += word;
    }
    result += line.trim_end();
    result.push('\n');
    result
}

/// A word with its shortest beginning, if that is shorter.
fn spelling(name: &str, shortest: &str) -> String {
    if name == shortest { name.to_owned() } else { format!("{name}, shortest {shortest}") }
}

fn spellings(row: &ConditionInfo) -> String {
    let mut text = spelling(row.name, shortest_condition(row));
    if let Some(Condition::Rebirth(rebirth)) = row.condition() {
        let caption = rebirth.to_string();
        if !caption.eq_ignore_ascii_case(row.name) && row.following != Following::Walks {
            let _ = write!(text, "; the same as {caption}");
        }
    }
    text
}

fn following(row: &ConditionInfo) -> &'static str {
    match row.following {
        Following::Nothing if row.name == "Madrasi" => "RexInclusive",
        Following::Nothing => "nothing",
        Following::Options => "any of the option words",
        Following::RexInclusive => "RexInclusive",
        Following::RexExclusive => "RexExclusive",
        Following::AnticirceType => "Calvet or Cheylan",
        Following::Walks => "walks, at least one",
        Following::Sequence => "walks, each the successor of the one before",
        Following::Squares => "squares, written together",
        Following::Capture => "colour, walk and square of the unit captured",
    }
}

/// The choices of a condition of the family, a line each.
fn axes(row: &ConditionInfo) -> Vec<String> {
    let Some(Condition::Rebirth(rebirth)) = row.condition() else { return vec![] };
    let mut lines = vec![format!("who goes home: {}", rebirth.base)];
    lines.extend(rebirth.settings().into_iter().map(|setting| format!("{}: {setting}", setting.axis())));
    lines
}

fn disagreement(known: &Disagreement) -> String {
    let mut text = format!("{}: {}", known.point, known.taken);
    if !known.other.is_empty() {
        let _ = write!(text, " (otherwise: {})", known.other);
    }
    text
}

fn explain_condition(row: &'static ConditionInfo) -> String {
    let Some(doc) = row.doc() else {
        return format!("{}\n\n  is known by name; it cannot be solved yet.\n", row.name);
    };
    let mut text = format!("{}\n\n", row.name);
    let entry = |name: &str, value: &str| wrapped(&format!("  {name:<11} "), value, 14);
    text += &wrapped("  ", doc.definition, 2);
    text.push('\n');
    text += &entry("spelling", &spellings(row));
    text += &entry("may follow", following(row));
    text += &entry("source", doc.source);
    if !doc.compare.is_empty() {
        text += &entry("compare", doc.compare);
    }
    for (index, line) in axes(row).iter().enumerate() {
        text += &entry(if index == 0 { "axes" } else { "" }, line);
    }
    for (index, known) in doc.disagreements.iter().enumerate() {
        text += &entry(if index == 0 { "disputed" } else { "" }, &disagreement(known));
    }
    text + &example_text(row.name, row.example())
}

fn explain_word(row: &'static RebirthWordInfo) -> String {
    let mut text = format!("{} (option word)\n\n", row.name);
    let entry = |name: &str, value: &str| wrapped(&format!("  {name:<11} "), value, 14);
    text += &wrapped("  ", row.doc().unwrap_or_default(), 2);
    text.push('\n');
    text += &entry("spelling", &spelling(row.name, shortest_word(row)));
    for (index, setting) in row.settings.iter().enumerate() {
        text += &entry(if index == 0 { "sets" } else { "" }, &setting_text(*setting));
    }
    text + &example_text(row.name, row.example())
}

fn setting_text(setting: Setting) -> String {
    let axis: Axis = setting.axis();
    format!("{axis}: {setting}")
}

fn example_text(name: &str, example: Option<&Example>) -> String {
    let Some(example) = example else { return String::new() };
    let mut text = format!(
        "\nExample (kirke conditions --example {name} | kirke solve -), solved by {}:\n\n",
        example.solution
    );
    for line in example.text().lines() {
        let _ = writeln!(text, "  {line}");
    }
    text
}

/// All of it as the file `docs/conditions.md`.
#[cfg(test)]
fn markdown() -> String {
    let mut text = String::from(
        "# Conditions\n\nWritten by `KIRKE_BLESS=1 cargo test -p cli conditions` out of the tables of the crate `problem`; \
         `kirke conditions NAME` shows the same for one of them. Words in capitals and small letters alike; a keyword may \
         be shortened as long as no other one begins in the same way, words of kirke alone may not.\n\n## Names\n",
    );
    for row in solved() {
        let Some(doc) = row.doc() else { continue };
        let _ = write!(text, "\n### {}\n\n{}\n\n", row.name, doc.definition);
        let _ = writeln!(text, "* Spelling: {}. What may follow: {}.", spellings(row), following(row));
        let _ = writeln!(text, "* Source: {}.", doc.source);
        if !doc.compare.is_empty() {
            let _ = writeln!(text, "* Compare: {}", doc.compare);
        }
        let axes = axes(row);
        if !axes.is_empty() {
            let _ = writeln!(text, "* Axes: {}.", axes.join("; "));
        }
        for known in doc.disagreements {
            let _ = writeln!(text, "* Disputed: {}.", disagreement(known));
        }
        write_example(&mut text, row.example());
    }
    text += "\n## Option words\n\nAny of them may follow Circe, AntiCirce, ImmunChess, GenevaChess, MarsCirce, \
             AntiMarsCirce and PhantomChess; each makes a choice that no other word may make again.\n";
    for row in REBIRTH_WORDS {
        let _ = write!(text, "\n### {} (option word)\n\n{}\n\n", row.name, row.doc().unwrap_or_default());
        let settings: Vec<String> = row.settings.iter().map(|&setting| setting_text(setting)).collect();
        let _ = writeln!(text, "* Spelling: {}.", spelling(row.name, shortest_word(row)));
        let _ = writeln!(text, "* Sets {}.", settings.join("; "));
        write_example(&mut text, row.example());
    }
    text
}

#[cfg(test)]
fn write_example(text: &mut String, example: Option<&Example>) {
    if let Some(example) = example {
        let _ = write!(text, "\n```\n{}```\n\nSolved by `{}`.\n", example.text(), example.solution);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_document_is_fresh() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/conditions.md");
        let expected = markdown();
        if std::env::var_os("KIRKE_BLESS").is_some() {
            std::fs::write(&path, &expected).unwrap();
        }
        let found = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
        assert!(
            found == expected,
            "docs/conditions.md is out of date: KIRKE_BLESS=1 cargo test -p cli conditions"
        );
    }

    #[test]
    fn examples_are_problems() {
        let examples = CONDITIONS.iter().filter_map(ConditionInfo::example);
        for example in examples.chain(REBIRTH_WORDS.iter().filter_map(RebirthWordInfo::example)) {
            let parsed = parser::parse(&example.text(), parser::Reading::Seeds);
            assert!(parsed.diagnostics.is_empty(), "{}: {:?}", example.condition, parsed.diagnostics);
        }
    }

    #[test]
    fn long_texts_are_broken() {
        let text = wrapped("  Name ", &"word ".repeat(60), 7);
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH));
        assert!(text.lines().skip(1).all(|line| line.starts_with("       word")));
        assert!(list().contains("RexInclusive"));
    }

    #[test]
    fn conditions_and_words_are_explained() {
        let explain = |name: &str| {
            let found = find_condition(name).unwrap();
            found.condition.map(explain_condition).unwrap_or_default()
                + &found.word.map(explain_word).unwrap_or_default()
        };
        assert!(explain("AntiCirce").contains("the type of Anticirce: Calvet"));
        assert!(explain("CirceDoubleAgents").contains("the same as Circe Mirror Turncoats"));
        assert!(explain("Volcanic").contains("goes below the occupant"));
        assert!(explain("AnnanChess").contains("cannot be solved yet"));
        assert!(explain("PWC").contains("option word"));
    }
}
