use std::io::{self, Write};

use problem::{Language, Statement};

use super::{Entry, Judgement, Tally, escaped};
use crate::text;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// What stands at the head of a page.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    /// The title of the page.
    pub title: &'a str,
    /// How many problems follow, and what is to be thought of them.
    pub tally: &'a Tally,
    /// What the diagrams have in common: SVG that shows nothing itself; empty for nothing.
    pub symbols: &'a str,
}

/// A page whose table is being written. With one problem there is no table.
pub struct Table<W> {
    out: W,
    rows: usize,
    has_table: bool,
}

/// A page whose problems are being written.
pub struct Entries<W> {
    out: W,
    entries: usize,
    has_table: bool,
}

/// The columns: name, how its values are compared, and whether it is left out on narrow screens.
const COLUMNS: [(&str, &str, &str); 10] = [
    ("No.", "number", ""),
    ("Problem", "text", ""),
    ("Author", "text", ""),
    ("Source", "text", "wide"),
    ("Stipulation", "text", ""),
    ("Conditions", "text", "wide"),
    ("Verdict", "number", ""),
    ("Solutions", "text", "wide"),
    ("Time", "number", "wide"),
    ("Positions", "number", "wide"),
];

impl<W: Write> Table<W> {
    /// Writes everything up to the rows of the table.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn begin(mut out: W, head: &Head<'_>) -> io::Result<Table<W>> {
        let title = escaped(head.title);
        write!(
            out,
            "<!DOCTYPE html>\n\
             <html lang=\"en\">\n\
             <head>\n\
             <meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; \
             script-src 'unsafe-inline'; img-src data:\">\n\
             <title>{title}</title>\n\
             <style>\n{STYLE}</style>\n\
             <script>document.documentElement.classList.add(\"js\")</script>\n\
             </head>\n\
             <body>\n\
             {}\
             <header class=\"page\">\n\
             <h1>{title}</h1>\n\
             <p id=\"sum\">{}</p>\n\
             </header>\n\
             <main>\n",
            head.symbols,
            escaped(&head.tally.sentence())
        )?;
        let has_table = head.tally.total() != 1;
        if has_table {
            controls(&mut out, head.tally)?;
            table_head(&mut out)?;
        }
        Ok(Table { out, rows: 0, has_table })
    }

    /// Writes the row of the next problem.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn row(&mut self, entry: &Entry<'_>) -> io::Result<()> {
        self.rows += 1;
        if !self.has_table {
            return Ok(());
        }
        let place = self.rows;
        let judgement = entry.judgement;
        writeln!(
            self.out,
            "<tr data-verdict=\"{}\" data-title=\"{}\"><td class=\"n\"><a href=\"#p{place}\">{place}</a></td><td>{} {}</td>\
             <td>{}</td><td class=\"wide\">{}</td><td class=\"s\">{}</td><td class=\"wide\">{}</td>\
             <td data-value=\"{}\">{}</td><td class=\"wide\">{}</td><td class=\"wide n\" data-value=\"{}\">{}</td>\
             <td class=\"wide n\" data-value=\"{}\">{}</td></tr>",
            judgement.name(),
            escaped(&entry.title()),
            path(entry.source),
            entry.number,
            escaped(&entry.authors()),
            escaped(&entry.origin()),
            escaped(&entry.stipulation()),
            escaped(&entry.conditions()),
            judgement.rank(),
            badge(judgement),
            escaped(entry.solutions),
            entry.milliseconds.map_or_else(|| "-1".to_owned(), |time| time.to_string()),
            entry.milliseconds.map_or_else(String::new, seconds),
            entry.nodes.map_or_else(|| "-1".to_owned(), |nodes| nodes.to_string()),
            entry.nodes.map_or_else(String::new, |nodes| nodes.to_string()),
        )
    }

    /// Ends the table.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn entries(mut self) -> io::Result<Entries<W>> {
        if self.has_table {
            self.out.write_all(b"</tbody>\n</table>\n</div>\n</section>\n")?;
        }
        Ok(Entries { out: self.out, entries: 0, has_table: self.has_table })
    }
}

fn controls(out: &mut impl Write, tally: &Tally) -> io::Result<()> {
    write!(
        out,
        "<section id=\"table\" aria-label=\"All problems\">\n\
         <div class=\"controls\">\n\
         <label>Search <input type=\"search\" id=\"search\" size=\"30\" autocomplete=\"off\" spellcheck=\"false\" \
         placeholder=\"author, source, stipulation, condition\"></label>\n\
         <div role=\"group\" aria-label=\"Show only\">\n"
    )?;
    for (judgement, count) in tally.told() {
        writeln!(
            out,
            "<button type=\"button\" aria-pressed=\"false\" data-verdict=\"{}\">{} {count}</button>",
            judgement.name(),
            badge(judgement)
        )?;
    }
    out.write_all(b"</div>\n<p id=\"shown\" role=\"status\"></p>\n</div>\n")
}

fn table_head(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"<div class=\"scroll\" role=\"region\" aria-label=\"Table of problems\" tabindex=\"0\">\n<table>\n<thead>\n<tr>")?;
    for (index, (name, comparison, class)) in COLUMNS.iter().enumerate() {
        let sorted = if index == 0 { " aria-sort=\"ascending\"" } else { "" };
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        write!(
            out,
            "<th scope=\"col\"{class}{sorted} data-compare=\"{comparison}\"><button type=\"button\" disabled>{name}</button></th>"
        )?;
    }
    out.write_all(b"</tr>\n</thead>\n<tbody>\n")
}

impl<W: Write> Entries<W> {
    /// Writes the next problem; in the order of the rows.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn entry(&mut self, entry: &Entry<'_>) -> io::Result<()> {
        self.entries += 1;
        let place = self.entries;
        let language = entry.statement.map_or(Language::English, |statement| statement.language);
        let lang = match language {
            Language::English => String::new(),
            language => format!(" lang=\"{language}\""),
        };
        writeln!(self.out, "<article id=\"p{place}\" aria-labelledby=\"h{place}\">")?;
        self.heading(entry, place, &lang)?;
        if let Some(statement) = entry.statement {
            write!(
                self.out,
                "<figure{lang}>\n{}\n<figcaption>{}</figcaption>\n</figure>\n",
                entry.diagram,
                caption(statement)
            )?;
        }
        writeln!(self.out, "<div class=\"play\"{lang}>")?;
        if entry.judgement != Judgement::None {
            writeln!(self.out, "<p class=\"verdict\" lang=\"en\">{}</p>", badge(entry.judgement))?;
        }
        if !entry.messages.is_empty() {
            self.out.write_all(b"<ul class=\"findings\" lang=\"en\">\n")?;
            for message in entry.messages {
                writeln!(self.out, "<li><pre>{}</pre></li>", escaped(message))?;
            }
            self.out.write_all(b"</ul>\n")?;
        }
        self.out.write_all(entry.play.as_bytes())?;
        self.effort(entry)?;
        self.out.write_all(b"</div>\n")?;
        if self.has_table {
            self.out.write_all(b"<p class=\"up\"><a href=\"#table\">Back to the table</a></p>\n")?;
        }
        self.out.write_all(b"</article>\n")
    }

    fn heading(&mut self, entry: &Entry<'_>, place: usize, lang: &str) -> io::Result<()> {
        let authors = entry.authors();
        let name = format!("{} {}", entry.source, entry.number);
        let name = if authors.is_empty() { &name } else { &authors };
        let number =
            if self.has_table { format!("<span class=\"no\">{place}</span> ") } else { String::new() };
        write!(self.out, "<header>\n<h2 id=\"h{place}\">{number}{}</h2>\n", escaped(name))?;
        let lines =
            [("title", entry.title()), ("source", entry.origin()), ("award", entry.award().to_owned())];
        for (class, line) in lines.iter().filter(|(_, line)| !line.is_empty()) {
            writeln!(self.out, "<p class=\"{class}\"{lang}>{}</p>", escaped(line))?;
        }
        if !authors.is_empty() {
            writeln!(self.out, "<p class=\"file\">{} {}</p>", escaped(entry.source), entry.number)?;
        }
        self.out.write_all(b"</header>\n")
    }

    /// Time and positions.
    fn effort(&mut self, entry: &Entry<'_>) -> io::Result<()> {
        let time = entry.milliseconds.map(seconds);
        let nodes = entry.nodes.map(|nodes| format!("{nodes} positions visited"));
        let told: Vec<String> = time.into_iter().chain(nodes).collect();
        if told.is_empty() {
            return Ok(());
        }
        writeln!(self.out, "<p class=\"effort\" lang=\"en\">{}</p>", told.join(", "))
    }

    /// Ends the page and gives the writer back.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn end(mut self) -> io::Result<W> {
        write!(self.out, "</main>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n")?;
        Ok(self.out)
    }
}

/// Stipulation, numbers of units, attributes, conditions, options, and what the letters of fairy units mean.
fn caption(statement: &Statement) -> String {
    let mut text = format!(
        "<span class=\"stipulation\">{}</span> <span class=\"units\">{}</span>",
        escaped(&text::stipulation_words(statement)),
        escaped(&text::counts(statement))
    );
    if statement.twins.first().is_some_and(|twin| twin.is_zero_position) {
        text.push_str(&format!("<br>{}", text::zero_position(statement.language).trim()));
    }
    for line in text::lines_below(statement) {
        text.push_str(&format!("<br>{}", escaped(&line)));
    }
    for (letters, name) in text::walks_in_words(statement) {
        text.push_str(&format!(
            "<br><span class=\"unit\" lang=\"en\">{} = {}</span>",
            escaped(&letters),
            escaped(name)
        ));
    }
    text
}

/// The name of a file, with places where a line may end.
fn path(source: &str) -> String {
    escaped(source).replace('/', "/<wbr>").replace('\\', "\\<wbr>")
}

/// Sign and word of a judgement.
pub(super) fn badge(judgement: Judgement) -> String {
    format!(
        "<span class=\"badge {}\"><span aria-hidden=\"true\">{}</span> {}</span>",
        judgement.name(),
        escaped(judgement.symbol()),
        judgement.words()
    )
}

fn seconds(milliseconds: u64) -> String {
    format!("{}.{:03} s", milliseconds / 1000, milliseconds % 1000)
}

/// The whole page of a list of problems, in memory.
pub fn page(title: &str, symbols: &str, entries: &[Entry<'_>]) -> String {
    let tally: Tally = entries.iter().map(|entry| entry.judgement).collect();
    let head = Head { title, tally: &tally, symbols };
    let written = || -> io::Result<Vec<u8>> {
        let mut table = Table::begin(Vec::new(), &head)?;
        entries.iter().try_for_each(|entry| table.row(entry))?;
        let mut list = table.entries()?;
        entries.iter().try_for_each(|entry| list.entry(entry))?;
        list.end()
    };
    let bytes = written().expect("memory can be written");
    String::from_utf8(bytes).expect("only text was written")
}
