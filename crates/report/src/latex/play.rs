use std::fmt::Write;

use problem::Statement;
use solution::{Content, Ending, Lines, Mark, Phase, PhaseKind, Solution};

use super::{Style, capitalised, escaped, move_escaped};
use crate::outline::{self, Branch, Role, Spelling};
use crate::text::Words;
use crate::{SolvedPart, SolvedProblem};

/// Indentation grows no further, so that deep play has room.
const DEEPEST: usize = 9;

/// The play of all parts of a problem.
pub(super) fn write(out: &mut String, problem: &SolvedProblem, style: &Style<'_>) {
    let mut writer = Writer { out, style };
    for part in &problem.parts {
        let heading = part.title();
        if problem.parts.len() > 1 || part.label.is_some() || part.is_exchanged {
            let _ = writeln!(writer.out, "\\kirkepart{{{}}}", escaped(&heading));
        }
        writer.part(part, problem.parts.len() > 1);
    }
}

struct Writer<'a> {
    out: &'a mut String,
    style: &'a Style<'a>,
}

impl Writer<'_> {
    fn part(&mut self, part: &SolvedPart, is_one_of_several: bool) {
        if let Some(verdict) = part.verdict.as_ref().filter(|_| is_one_of_several) {
            let _ = writeln!(self.out, "\\kirkeverdict{{{}}}", escaped(&capitalised(verdict.kind.words())));
        }
        for finding in (self.style.findings)(part) {
            let _ = writeln!(self.out, "\\kirkesentence{{{}}}", move_escaped(&finding));
        }
        match &part.outcome {
            Ok(solution) => self.solution(&part.statement, solution),
            Err(reason) => self.sentence(&format!("It cannot be solved: {}", reason.trim())),
        }
    }

    fn sentence(&mut self, sentence: &str) {
        let _ = writeln!(self.out, "\\kirkesentence{{{}}}", escaped(sentence));
    }

    fn solution(&mut self, statement: &Statement, solution: &Solution) {
        for note in outline::notes(statement, solution) {
            self.sentence(&note);
        }
        for phase in &solution.phases {
            if solution.phases.len() > 1 {
                let _ = writeln!(self.out, "\\kirkephase{{{}}}", outline::phase_name(phase, solution));
            }
            self.phase(phase, (self.style.notation, statement.wording()));
        }
        if let Ending::Partial(limit) = solution.ending {
            let reach = solution.phases.iter().rev().find_map(|phase| phase.reach);
            self.sentence(&outline::stopped(limit, reach));
        }
    }

    fn phase(&mut self, phase: &Phase, spelling: Spelling<'_>) {
        let depth = usize::from(phase.kind == PhaseKind::SetPlay);
        if let Content::Lines(Lines(lines)) = &phase.content {
            let shown = outline::lines(&lines[..lines.len().min(self.style.most)], spelling);
            for line in &shown {
                self.line(0, &move_escaped(line));
            }
            self.rest(shown.len(), lines.len(), "lines");
        } else if let Some(tree) = outline::tree(&phase.content, depth, spelling, self.style.most) {
            if !tree.after.is_empty() {
                self.line(0, &escaped(tree.after));
            }
            for branch in &tree.branches {
                self.branch(branch, 0, Words::of(spelling.1.language));
            }
            self.rest(tree.shown, tree.all, "moves");
        }
    }

    fn rest(&mut self, shown: usize, all: usize, what: &str) {
        if all == 0 {
            self.sentence("Nothing was found.");
        } else if shown < all {
            self.sentence(&format!("Only {shown} of {all} {what} are shown here."));
        }
    }

    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.out, "\\kirkemove{{{}}}{{{text}}}", depth.min(DEEPEST));
    }

    fn branch(&mut self, branch: &Branch, depth: usize, words: &Words) {
        let (beside, below) = branch.beside_and_below();
        let mut line = match branch.role {
            Role::Threat if depth > 0 => format!("\\emph{{{}}} ", escaped(words.threat.trim())),
            Role::Refutation => format!("\\emph{{{}}} ", escaped(words.but)),
            Role::Move | Role::Threat => String::new(),
        };
        line.push_str(&match branch.mark {
            Some(Mark::Key) if depth == 0 => format!("\\textbf{{{}}}", move_escaped(&branch.text)),
            _ => move_escaped(&branch.text),
        });
        if !branch.after.is_empty() && below.iter().all(|child| child.role != Role::Threat) {
            let _ = write!(line, " \\emph{{{}}}", escaped(branch.after));
        }
        for (index, child) in beside.iter().enumerate() {
            let comma = if index > 0 && beside[index - 1].role == child.role { "," } else { "" };
            let _ = write!(line, "{comma} {}", move_escaped(&child.text));
        }
        if branch.is_cut && below.is_empty() {
            line.push_str(" \\dots");
        }
        self.line(depth, &line);
        for child in &below {
            self.branch(child, depth + 1, words);
        }
        if branch.is_cut && !below.is_empty() {
            self.line(depth + 1, "\\dots");
        }
    }
}
