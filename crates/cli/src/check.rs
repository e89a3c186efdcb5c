use std::time::Instant;

use batch::{Request, solve_problem};
use parser::Reading;
use report::text::{self, Notation, counted, differences, findings};
use report::{SolvedPart, SolvedProblem};
use solution::{Content, PhaseKind};
use solver::Limits;
use verdict::{FindingKind, Kind, weigh};

use crate::arguments::{CheckArguments, Fault, FormatName};
use crate::cancel;
use crate::counting::{count, speed, which_of};
use crate::documents;
use crate::engine::Engine;
use crate::exit::Exit;
use crate::input;
use crate::start_position::{Needs, Start, Unusable, from_file, from_short};
use crate::terminal::{detail, note, print};

/// The command `check`.
pub(crate) fn run(arguments: &CheckArguments) -> Exit {
    let engine = match Engine::asked_for(&arguments.search) {
        Ok(engine) => engine,
        Err(end) => return end,
    };
    let mut check = Check {
        arguments,
        engine: &engine,
        exit: Exit::Solved,
        counts: [0; Kind::ALL.len()],
        solved: Vec::new(),
    };
    match check.everything() {
        Ok(()) => check.exit,
        Err(end) => check.exit.and(end),
    }
}

struct Check<'a> {
    arguments: &'a CheckArguments,
    engine: &'a Engine,
    exit: Exit,
    /// Problems by what was said of them, in the order of [`Kind::ALL`].
    counts: [usize; Kind::ALL.len()],
    /// All problems, where they are written as one document.
    solved: Vec<SolvedProblem>,
}

impl Check<'_> {
    /// Checks all problems.
    ///
    /// # Errors
    /// With the exit code, if nobody reads any more.
    fn everything(&mut self) -> Result<(), Exit> {
        let short = &self.arguments.short;
        if short.fen.is_some() {
            self.problems("--fen", from_short(short, Needs::Problem))?;
        }
        for file in &self.arguments.files {
            if cancel::is_set() {
                break;
            }
            self.problems(&input::name(file), from_file(file, Reading::Seeds, short, Needs::Problem))?;
        }
        if self.arguments.answer.format != FormatName::Text {
            return documents::write(
                self.arguments.answer.format,
                self.arguments.answer.notation.into(),
                &self.solved,
            );
        }
        let checked: usize = self.counts.iter().sum();
        if checked > 1 {
            print(&format!("{}\n", self.summary(checked)))?;
        }
        Ok(())
    }

    fn problems(&mut self, source: &str, starts: Result<Vec<Start>, Unusable>) -> Result<(), Exit> {
        let Ok(starts) = starts else {
            self.exit = self.exit.and(Exit::BadInput);
            return Ok(());
        };
        let is_alone = starts.len() == 1;
        let engine = self.engine;
        engine.within(|| {
            for (index, start) in starts.iter().enumerate() {
                if cancel::is_set() {
                    break;
                }
                detail(|| format!("{source}: {}", which_of(index + 1, starts.len())));
                let name = if is_alone { source.to_owned() } else { format!("{source}:{}", index + 1) };
                self.problem((source, index + 1), &name, start)?;
            }
            Ok(())
        })
    }

    /// Judges the problem at this place in its source; people know it by `name`.
    fn problem(&mut self, place: (&str, usize), name: &str, start: &Start) -> Result<(), Exit> {
        let started = Instant::now();
        let notation = self.arguments.answer.notation.into();
        let mut author = start.author.clone();
        if let Some(expected) = &self.arguments.expect {
            author.intention = Some(expected.clone());
        } else if let Some(error) = &start.unread_number {
            note(&format!("warning: {name}: the remark on the number of solutions is not used: {error}\n"));
        }
        let limits = Limits { max_time: self.arguments.search.max_time, cancel: cancel::flag() };
        let request = Request { limits, judges: true, author: &author };
        let mut statement = start.statement.clone();
        self.arguments.add_tries(&mut statement);
        let solved = solve_problem(self.engine.solver(), &statement, place, &request);
        let kind = solved.kind().unwrap_or(Kind::Unsolvable);
        let row = Kind::ALL.iter().position(|&other| other == kind).expect("all kinds are listed");
        self.counts[row] += 1;
        self.exit = self.exit.and(exit(&solved, &self.arguments.fail_on));
        detail(|| speed(started.elapsed(), solved.nodes(), "positions"));
        if self.arguments.answer.format != FormatName::Text {
            self.solved.push(solved);
            return Ok(());
        }
        if self.arguments.show {
            print(&play(&solved, notation))?;
        }
        print(&judgement(name, &solved, notation))
    }

    fn summary(&self, checked: usize) -> String {
        let of_each = Kind::ALL.iter().zip(self.counts).filter(|&(_, number)| number > 0);
        let told: Vec<String> = of_each.map(|(kind, number)| format!("{number} {}", kind.words())).collect();
        format!("{}: {}", count(checked, "problem", "problems"), told.join(", "))
    }
}

/// What the program ends with because of this problem.
fn exit(solved: &SolvedProblem, fail_on: &[Fault]) -> Exit {
    let compared = solved.comparison.as_ref().map_or(Kind::Sound, weigh);
    let differs = match compared {
        Kind::Cooked => fail_on.contains(&Fault::Cook),
        Kind::MissingSolution => fail_on.contains(&Fault::Missing),
        _ => false,
    };
    let verdicts = || solved.parts.iter().filter_map(|part| part.verdict.as_ref());
    let has = |wanted: Kind| verdicts().any(|verdict| verdict.kind == wanted);
    let fails = verdicts()
        .flat_map(|verdict| &verdict.findings)
        .any(|finding| Fault::of(finding.kind).is_some_and(|fault| fail_on.contains(&fault)));
    if has(Kind::Unsolvable) {
        Exit::BadInput
    } else if fails || differs {
        Exit::Unsound
    } else if has(Kind::Undecided) {
        Exit::LimitReached
    } else {
        Exit::Solved
    }
}

/// The diagram and all play.
fn play(solved: &SolvedProblem, notation: Notation) -> String {
    let statement = &solved.statement;
    let mut out = text::remarks(statement) + &text::diagram(statement);
    let mut last = None;
    for part in &solved.parts {
        if let Some(label) = &part.label
            && last != Some(label)
        {
            out += &format!("\n{label}) {}\n", part.heading);
            last = Some(label);
        }
        if let Ok(solution) = &part.outcome {
            out += &text::body_in(solution, notation, part.statement.wording());
        }
    }
    out
}

/// The verdict in words: a line for the problem, and one for each finding.
fn judgement(name: &str, solved: &SolvedProblem, notation: Notation) -> String {
    let statement = &solved.statement;
    let mut about = vec![name.to_owned()];
    about.extend(statement.authors.iter().cloned());
    about.extend(statement.origin.iter().map(|origin| origin.replace('\n', " ")));
    let kind = solved.kind().unwrap_or(Kind::Unsolvable);
    let mut out = format!("{}: {}", about.join(", "), kind.words());
    if let [part] = &solved.parts[..] {
        out += &told(part).map(|told| format!(" ({told})")).unwrap_or_default();
        out += "\n";
        for line in reasons(part, notation).into_iter().chain(differences(solved)) {
            out += &format!("    {line}\n");
        }
        return out;
    }
    out += "\n";
    for part in &solved.parts {
        let kind = part.verdict.as_ref().map_or(Kind::Unsolvable, |verdict| verdict.kind);
        let label = part.label.as_ref().map(|label| format!("{label}) ")).unwrap_or_default();
        let side = if part.is_exchanged { "sides exchanged, " } else { "" };
        let heading = if part.heading.is_empty() { String::new() } else { format!("{}, ", part.heading) };
        let counts = told(part).map(|told| format!(" ({told})")).unwrap_or_default();
        out += &format!("  {label}{heading}{side}{}{counts}\n", kind.words());
        for line in reasons(part, notation) {
            out += &format!("      {line}\n");
        }
    }
    for line in differences(solved) {
        out += &format!("  {line}\n");
    }
    out
}

fn told(part: &SolvedPart) -> Option<String> {
    let solution = part.outcome.as_ref().ok()?;
    let verdict = part.verdict.as_ref()?;
    let actual = solution.phases.iter().find(|phase| phase.kind == PhaseKind::ActualPlay)?;
    (!matches!(actual.content, Content::PostKey(_))).then(|| counted(verdict))
}

/// Findings of the same sort that are told; the number of the others is told.
const TOLD: usize = 8;

fn reasons(part: &SolvedPart, notation: Notation) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(part.obstacle().map(str::to_owned));
    let Some(verdict) = &part.verdict else { return lines };
    let told = findings(verdict, notation, part.statement.wording());
    let mut same = 0;
    let mut left_out = 0;
    for (index, line) in told.into_iter().enumerate() {
        let sort = |index: usize| {
            verdict.findings.get(index).map(|finding| match finding.kind {
                FindingKind::Dual(dual) => Some(dual.weight),
                _ => None,
            })
        };
        same = if index > 0 && sort(index) == sort(index - 1) { same + 1 } else { 0 };
        if same < TOLD || !matches!(sort(index), Some(Some(_))) {
            // That nothing solves it is said by the verdict.
            if line != verdict.kind.words() {
                lines.push(line);
            }
        } else {
            left_out += 1;
        }
    }
    if left_out > 0 {
        lines.push(format!("and {left_out} more duals of these sorts"));
    }
    lines
}
