//! Problems of the corpus, solved, with judgements of all kinds.

use std::fs;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use batch::{Author, Request};
use kirke_tests::{problems_folder, read_problem, solver};
use problem::Statement;
use report::html::{self, Entry, PlayStyle};
use report::text::Notation;
use report::{SolvedPart, SolvedProblem};
use solver::Limits;
use verdict::{Counts, Kind, Verdict};

const FILES: [&str; 14] = [
    // Tries, twins, en passant.
    "orthodox/barnes-1962-direct-2-twins-move.inp",
    // Threats of several moves.
    "orthodox/karge-1979-direct-3-castling.inp",
    // Each twin made from the one before it.
    "orthodox/heinonen-1987-help-2-twins-continued.inp",
    // Set play, tries, royal lions, Anticirce.
    "lions-and-chinese/aschwanden-1999-direct-2-set-tries-anticirce.inp",
    "orthodox/kardos-1961-help-2-set.inp",
    "neutral/honing-1989-help-2-twins.inp",
    "half-neutral/petkov-1996-serieshelp-6.inp",
    "hoppers/wong-1994-help-4-twins-contragrasshopper.inp",
    "kamikaze/tauber-1990-direct-2-circe.inp",
    "orthodox/staudte-1972-help-2-duplex-twins.inp",
    "circe/burbach-1990-serieshelp-castling-6-zero.inp",
    // Play after the key.
    "circe/monreal-example.inp",
    "nightriders/linss-muller-1990-help-2-twins-grasshoppers.inp",
    "orthodox/myllyniemi-1967-four-stipulations.inp",
];

/// Many lines.
const MANY: &str = "BeginProblem
Author Constructed
Stipulation h#2
Pieces White Kf6 Qa1 Rb1 Sc4 Black Kh8 Pa7b7
EndProblem
";

/// Text that would do harm if it were taken for a part of the document.
const HOSTILE: &str = "BeginProblem
Author <script>document.title='broken'</script> & \"Dvořák\" \\input{/etc/passwd}
Origin 100% $x_1^2$ ~#1 {a} </style><img src=x onerror=alert(1)>
Title It's <b>bold</b> & \\textbf{bold} Łódź Ελλάς Чехов
Award `quoted' ?`!` ,, << >> --
Stipulation #1
Pieces White Kf7 Qa1 Black Kh8
EndProblem
";

/// In German, with a word of that language.
const GERMAN: &str = "AnfangProblem
Autor Niemand
Forderung #2
Option Verfuehrung Varianten
Steine Weiss Kf6 Db1 Tg1 Schwarz Kh8 Ba7
EndeProblem
";

pub(crate) fn statement(text: &str) -> Statement {
    read_problem(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn solved(source: &str, text: &str) -> SolvedProblem {
    let limits = Limits { max_time: None, cancel: &AtomicBool::new(false) };
    let request = Request { limits, judges: false, author: &Author::default() };
    batch::solve_problem(&solver(1, 16 << 20), &statement(text), (source, 1), &request)
}

/// The problems, the first half of them judged, whatever that judgement is.
pub(crate) fn problems() -> &'static [SolvedProblem] {
    static PROBLEMS: LazyLock<Vec<SolvedProblem>> = LazyLock::new(|| {
        let read =
            |file: &str| fs::read_to_string(problems_folder().join(file)).expect("the corpus can be read");
        let mut problems: Vec<SolvedProblem> = FILES.iter().map(|file| solved(file, &read(file))).collect();
        problems.push(solved("many.inp", MANY));
        problems.push(solved("hostile <&\">.inp", HOSTILE));
        problems.push(solved("german.inp", GERMAN));
        for (index, problem) in problems.iter_mut().enumerate().take(10) {
            let kind = Kind::ALL[index % Kind::ALL.len()];
            for part in &mut problem.parts {
                part.verdict = Some(Verdict {
                    kind,
                    findings: Vec::new(),
                    counts: Counts::default(),
                    set_aside: Vec::new(),
                });
            }
        }
        problems
    });
    &PROBLEMS
}

/// A sentence about the judgement.
pub(crate) fn findings(part: &SolvedPart) -> Vec<String> {
    let kind = part.verdict.as_ref().map(|verdict| verdict.kind);
    kind.filter(|&kind| kind != Kind::Sound)
        .map(|kind| format!("Found <here>: {}.", kind.words()))
        .into_iter()
        .collect()
}

/// The play of the problem, and all that its entry needs beside it.
pub(crate) struct Written<'a> {
    problem: &'a SolvedProblem,
    diagram: String,
    solutions: String,
    play: String,
}

impl<'a> Written<'a> {
    pub(crate) fn of(problem: &'a SolvedProblem, most: usize) -> Written<'a> {
        let style = PlayStyle { notation: Notation::Popeye, findings: &findings, most, is_unfolded: false };
        Written {
            problem,
            diagram: html::diagram(&problem.statement),
            solutions: html::solutions(problem),
            play: html::play(problem, &style),
        }
    }

    pub(crate) fn entry(&self) -> Entry<'_> {
        Entry::of(self.problem, &self.diagram, &self.solutions, &self.play)
    }
}

/// The page with all problems.
pub(crate) fn page() -> String {
    let written: Vec<Written<'_>> = problems().iter().map(|problem| Written::of(problem, 100)).collect();
    let mut entries: Vec<Entry<'_>> = written.iter().map(Written::entry).collect();
    let messages = ["error: `Whute` is no colour\n  line 3, column 2".to_owned()];
    entries.push(Entry {
        source: "broken.inp",
        number: 2,
        statement: None,
        judgement: html::Judgement::Refused,
        messages: &messages,
        diagram: "",
        solutions: "",
        play: "",
        milliseconds: None,
        nodes: None,
    });
    html::page("A <collection> & more", &report::svg::symbols(), &entries)
}
