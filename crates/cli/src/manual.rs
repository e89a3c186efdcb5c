//! The command `man`: manual pages, made of the same texts as the help.

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Command, CommandFactory};
use clap_mangen::Man;

use crate::arguments::Arguments;
use crate::exit::Exit;
use crate::terminal::{detail, show, tell};

/// The arguments of `man`.
#[derive(Args, Debug)]
pub(crate) struct ManArguments {
    /// The folder for one page about kirke and one about each command; it is made if it is not there
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// A manual page with the name of its file.
pub(crate) struct Page {
    /// `kirke-solve.1`.
    pub(crate) file_name: String,
    /// The page in the macros of `man`.
    pub(crate) text: String,
}

/// The command `man`.
pub(crate) fn run(arguments: &ManArguments) -> Exit {
    let pages = pages();
    let Some(folder) = &arguments.out else {
        return show(pages.first().map_or("", |page| &page.text));
    };
    match write(&pages, folder) {
        Ok(()) => Exit::Solved,
        Err((path, error)) => {
            tell(&format!("error: cannot write {}: {error}\n", path.display()));
            Exit::BadInput
        }
    }
}

fn write(pages: &[Page], folder: &Path) -> Result<(), (PathBuf, io::Error)> {
    fs::create_dir_all(folder).map_err(|error| (folder.to_path_buf(), error))?;
    for page in pages {
        let path = folder.join(&page.file_name);
        fs::write(&path, &page.text).map_err(|error| (path.clone(), error))?;
        detail(|| format!("wrote {}", path.display()));
    }
    Ok(())
}

/// All pages, that about kirke itself first.
pub(crate) fn pages() -> Vec<Page> {
    let mut main = Arguments::command().disable_help_subcommand(true);
    main.build();
    let commands: Vec<Command> = main.get_subcommands().filter(|one| !one.is_hide_set()).cloned().collect();
    let others: Vec<String> =
        commands.iter().map(|one| one.get_display_name().unwrap_or(one.get_name()).to_owned()).collect();
    let mut pages = vec![page(main, &others)];
    pages.extend(commands.into_iter().map(|one| page(one, &["kirke".to_owned()])));
    pages
}

/// The page of a command, which sends its reader to the others too.
fn page(mut command: Command, others: &[String]) -> Page {
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    let has_commands = command.has_subcommands();
    let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let usage = synopsis(&mut command);
    let man = Man::new(command);
    let file_name = man.get_filename();
    let mut text = title(&name, env!("KIRKE_COMMIT_DATE"));
    text += &section(|bytes| man.render_name_section(bytes));
    text += &usage;
    text += &section(|bytes| man.render_description_section(bytes));
    text += &section(|bytes| man.render_options_section(bytes));
    if has_commands {
        text += &section(|bytes| man.render_subcommands_section(bytes));
    }
    text += &sections(&after);
    let _ = write!(text, ".SH \"SEE ALSO\"\n{}\n", references(others));
    Page { file_name, text: in_ascii(&text) }
}

/// The head of a page. All arguments are in quotation marks, since the date can be empty. The string `Aq`, which the
/// sections use, is an apostrophe that no formatter bends.
fn title(name: &str, date: &str) -> String {
    format!(
        ".ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n.TH \"{}\" \"1\" \"{date}\" \"kirke {}\" \"kirke\"\n",
        name.replace('-', "\\-"),
        env!("CARGO_PKG_VERSION")
    )
}

/// A section as clap makes it, without the definition of `Aq` that precedes each.
fn section(render: impl FnOnce(&mut dyn io::Write) -> io::Result<()>) -> String {
    let mut bytes = Vec::new();
    render(&mut bytes).expect("a vector takes everything that is written to it");
    let text = String::from_utf8_lossy(&bytes);
    text.find(".SH ").map_or("", |start| &text[start..]).to_owned()
}

/// How the command is called, as its help tells.
fn synopsis(command: &mut Command) -> String {
    let usage = command.render_usage().to_string();
    let lines =
        usage.lines().map(|line| line.trim().trim_start_matches("Usage: ")).filter(|line| !line.is_empty());
    let lines: Vec<String> = lines.map(escaped).collect();
    format!(".SH SYNOPSIS\n{}\n", lines.join("\n.br\n"))
}

/// The page without characters that a formatter could take for two: three points for `…`, names for the others.
fn in_ascii(text: &str) -> String {
    text.replace('…', "...").chars().fold(String::new(), |mut page, character| {
        if character.is_ascii() {
            page.push(character);
        } else {
            let _ = write!(page, "\\[u{:04X}]", u32::from(character));
        }
        page
    })
}

/// The text behind the options as sections. Its paragraphs stand apart by empty lines; the first words of one tell what
/// it is about.
fn sections(after: &str) -> String {
    let mut notes = String::new();
    let mut files = String::new();
    let mut exit_codes = String::new();
    let mut examples = String::new();
    for paragraph in after.split("\n\n") {
        if let Some(lines) =
            paragraph.strip_prefix("Examples:\n").or_else(|| paragraph.strip_prefix("Example:\n"))
        {
            examples += &verbatim(lines);
        } else if let Some(codes) = paragraph.strip_prefix("Exit codes: ") {
            exit_codes += &filled(&capitalised(codes));
        } else if let Some(words) = paragraph.strip_prefix("Files: ") {
            files += &filled(&capitalised(words));
        } else if paragraph.starts_with(' ') {
            notes += &verbatim(paragraph);
        } else if !paragraph.is_empty() {
            notes += &filled(paragraph);
        }
    }
    let parts = [("NOTES", notes), ("FILES", files), ("\"EXIT STATUS\"", exit_codes), ("EXAMPLES", examples)];
    let full = parts.into_iter().filter(|(_, text)| !text.is_empty());
    full.map(|(name, text)| format!(".SH {name}\n{}", text.trim_start_matches(".PP\n"))).collect()
}

/// A paragraph whose lines are broken anew.
fn filled(text: &str) -> String {
    text.lines().fold(".PP\n".to_owned(), |page, line| page + &escaped(line.trim()) + "\n")
}

/// Lines that stay as they are.
fn verbatim(text: &str) -> String {
    let lines: String =
        text.lines().map(|line| escaped(line.strip_prefix("  ").unwrap_or(line)) + "\n").collect();
    format!(".PP\n.RS 4\n.nf\n{lines}.fi\n.RE\n")
}

/// The line so that it is printed as it stands: a hyphen that can be copied, no request, no escape sequence.
fn escaped(line: &str) -> String {
    let text = line.replace('\\', "\\e").replace('-', "\\-").replace('`', "\\(ga").replace('\'', "\\(aq");
    if text.starts_with('.') { format!("\\&{text}") } else { text }
}

fn references(others: &[String]) -> String {
    let names: Vec<String> =
        others.iter().map(|name| format!("\\fB{}\\fR(1)", name.replace('-', "\\-"))).collect();
    names.join(",\n")
}

fn capitalised(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().into_iter().map(|first| first.to_ascii_uppercase()).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_command_has_its_page_with_the_usual_sections() {
        let pages = pages();
        let names: Vec<&str> = pages.iter().map(|page| page.file_name.as_str()).collect();
        assert_eq!(names[0], "kirke.1");
        for command in Arguments::command().get_subcommands() {
            let name = format!("kirke-{}.1", command.get_name());
            assert!(names.contains(&name.as_str()), "{name} is missing in {names:?}");
        }
        for page in &pages {
            for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXAMPLES", "\"EXIT STATUS\""] {
                assert!(page.text.contains(&format!(".SH {section}\n")), "{section} in {}", page.file_name);
            }
            assert!(!page.text.contains("Examples:"), "{}", page.text);
            assert_eq!(page.text.matches(".ds Aq").count(), 2, "{}", page.text);
        }
    }

    #[test]
    fn an_empty_date_keeps_its_place() {
        let line = title("kirke-solve", "");
        let version = env!("CARGO_PKG_VERSION");
        let expected = format!(".TH \"kirke\\-solve\" \"1\" \"\" \"kirke {version}\" \"kirke\"");
        assert_eq!(line.lines().last(), Some(expected.as_str()));
    }

    #[test]
    fn the_synopsis_is_that_of_the_help() {
        let page = pages().into_iter().find(|page| page.file_name == "kirke-perft.1").unwrap();
        let expected = ".SH SYNOPSIS\nkirke perft [OPTIONS] \\-\\-depth <N> [FILE]\n";
        assert!(page.text.contains(expected), "{}", page.text);
    }

    #[test]
    fn nothing_in_a_text_is_a_request() {
        assert_eq!(in_ascii("h#3 … Müller"), "h#3 ... M\\[u00FC]ller");
        assert_eq!(escaped(".inp"), "\\&.inp");
        assert_eq!(escaped("'a' `b` \\ --c"), "\\(aqa\\(aq \\(gab\\(ga \\e \\-\\-c");
        assert_eq!(verbatim("  a\n    b"), ".PP\n.RS 4\n.nf\na\n  b\n.fi\n.RE\n");
    }
}
