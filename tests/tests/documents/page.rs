//! The page as text.

use std::io::{self, Write};

use report::html::{Head, Judgement, Table, Tally};
use verdict::Kind;

use crate::collection::{Written, page, problems};
use crate::markup::{attribute, fault, name, tags};

#[test]
fn the_page_is_well_formed() {
    let page = page();
    assert_eq!(fault(&page), None);
    assert!(page.contains("<html lang=\"en\">"));
    assert!(page.contains("<title>A &lt;collection&gt; &amp; more</title>"));
    let levels: Vec<usize> = tags(&page)
        .iter()
        .filter_map(|tag| name(tag).strip_prefix('h')?.parse().ok().filter(|_| !tag.starts_with('/')))
        .collect();
    assert_eq!(levels[0], 1);
    for pair in levels.windows(2) {
        assert!(
            pair[1] <= pair[0] + 1 && pair[1] > 1,
            "a heading of level {} follows one of {}",
            pair[1],
            pair[0]
        );
    }
}

/// Each problem stands in the table, and its link leads to it.
#[test]
fn rows_lead_to_problems() {
    let page = page();
    let tags = tags(&page);
    let articles: Vec<&str> =
        tags.iter().filter(|tag| name(tag) == "article").filter_map(|tag| attribute(tag, "id")).collect();
    let links: Vec<&str> = tags
        .iter()
        .filter(|tag| name(tag) == "a")
        .filter_map(|tag| attribute(tag, "href")?.strip_prefix('#').filter(|id| *id != "table"))
        .collect();
    assert_eq!(articles.len(), problems().len() + 1);
    assert_eq!(links, articles);
    assert!(tags.iter().any(|tag| attribute(tag, "id") == Some("table")));
}

#[test]
fn a_page_needs_nothing_else() {
    // The name of a language of pictures looks like an address, but nothing is fetched from there.
    let page = page().replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
    for tag in tags(&page) {
        assert_eq!(attribute(tag, "src"), None, "{tag}");
        assert!(attribute(tag, "href").is_none_or(|link| link.starts_with('#')), "{tag}");
    }
    for word in ["url(", "@import", "fetch(", "XMLHttpRequest", "http://", "https://"] {
        assert!(!page.contains(word), "{word}");
    }
}

#[test]
fn text_from_outside_is_only_text() {
    let page = page();
    assert_eq!(tags(&page).iter().filter(|tag| name(tag) == "script" && !tag.starts_with('/')).count(), 2);
    for harm in ["<img", "<b>bold", "<script>document.title"] {
        assert!(!page.contains(harm), "{harm}");
    }
    assert!(
        page.contains(
            "&lt;script&gt;document.title=&#39;broken&#39;&lt;/script&gt; &amp; &quot;Dvořák&quot;"
        )
    );
    assert!(page.contains("Found &lt;here&gt;: dual."));
}

#[test]
fn the_play_is_there() {
    let page = page();
    for part in [
        // A key with threat and variation, a try with its refutation.
        "<b>1.e5*f6 ep. !</b> <i>threat:</i> 2.Bf1-h3 #</summary>",
        "<li>1...c7*d6 2.e5*d6 #</li>",
        "<i>but</i> 1...c7-c6 !</li>",
        // Twins, set play, a side exchanged, play after the key.
        "<h3>b) bPc7--&gt;e7</h3>",
        "<h3 lang=\"en\">Set play</h3>",
        "sides exchanged</h3>",
        "refutes.",
        // German words.
        "<i>Drohung:</i> 2.Db2-h2 #</li>",
        "<div class=\"play\" lang=\"de\">",
        // What the letters mean.
        "DU = dummy",
        // Nothing is solved where a king can be captured.
        "<p class=\"note\">the side to play can capture the king</p>",
        // A problem that could not be read.
        "<li><pre>error: `Whute` is no colour\n",
        "Only 100 of ",
    ] {
        assert!(page.contains(part), "{part}");
    }
}

#[test]
fn the_judgements_are_summed_up() {
    let page = page();
    let sentence = "18 problems: 2 sound, 1 no solution, 1 short solution, 1 cooked, 1 fewer solutions than stated, 1 dual, \
                    2 undecided, 1 cannot be solved, 1 cannot be read, 7 not judged";
    assert!(
        page.contains(sentence),
        "{}",
        page.split("<p id=\"sum\">").nth(1).map_or("", |rest| &rest[..300])
    );
    let buttons = tags(&page).into_iter().filter(|tag| attribute(tag, "aria-pressed").is_some()).count();
    assert_eq!(buttons, 10);
}

#[test]
fn one_problem_has_a_page_without_a_table() {
    let written = Written::of(&problems()[0], 100);
    let page = report::html::page("One", "", &[written.entry()]);
    assert_eq!(fault(&page), None);
    assert!(!page.contains("<table") && !page.contains("id=\"search\""));
    assert!(page.contains("<b>1.e5*f6 ep. !</b>"));
}

/// Counts what is written and keeps nothing.
#[derive(Default)]
struct Counter {
    bytes: usize,
    longest: usize,
}

impl Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes += bytes.len();
        self.longest = self.longest.max(bytes.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn thousands_of_problems_are_written_one_by_one() {
    let written = Written::of(&problems()[0], 100);
    let mut tally = Tally::default();
    (0..10_000).for_each(|_| tally.add(Judgement::Of(Kind::Sound)));
    let head = Head { title: "Many", tally: &tally, symbols: "" };
    let mut table = Table::begin(Counter::default(), &head).unwrap();
    (0..10_000).for_each(|_| table.row(&written.entry()).unwrap());
    let mut entries = table.entries().unwrap();
    (0..10_000).for_each(|_| entries.entry(&written.entry()).unwrap());
    let counter = entries.end().unwrap();
    assert!(counter.bytes > 10_000 * 1000, "{} bytes", counter.bytes);
    assert!(counter.longest < 100_000, "{} bytes at once", counter.longest);
}
