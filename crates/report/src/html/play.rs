use problem::{Language, Statement};
use solution::{Content, Ending, Lines, Mark, Phase, PhaseKind, Solution};

use super::page::badge;
use super::{Judgement, escaped};
use crate::outline::{self, Branch, Role, Spelling};
use crate::text::{Notation, Words};
use crate::{SolvedPart, SolvedProblem};

/// How play is shown.
#[derive(Clone, Copy)]
pub struct PlayStyle<'a> {
    /// How moves are written.
    pub notation: Notation,
    /// What is to be said about a part beside its judgement: the findings in words.
    pub findings: &'a dyn Fn(&SolvedPart) -> Vec<String>,
    /// How many lines, or moves of a tree, are written of one phase; how many there are is told.
    pub most: usize,
    /// Whether all branches of trees are open at first; otherwise only those of keys are.
    pub is_unfolded: bool,
}

impl PlayStyle<'_> {
    /// So many lines or moves of one phase are written where nobody asks for another number.
    pub const MOST: usize = 1000;
}

/// The play of all parts of a problem.
pub fn play(problem: &SolvedProblem, style: &PlayStyle<'_>) -> String {
    let has_twins = problem.parts.iter().any(|part| part.label.is_some());
    let is_duplex = problem.parts.iter().any(|part| part.is_exchanged);
    let level = if has_twins || is_duplex { 4 } else { 3 };
    let mut writer = Writer {
        text: String::new(),
        style,
        level,
        language: problem.statement.language,
        has_buttons: false,
    };
    for part in &problem.parts {
        if writer.level == 4 {
            writer.text.push_str(&format!("<h3>{}</h3>\n", escaped(&part.title())));
        }
        writer.part(part, problem.parts.len() > 1);
    }
    writer.text
}

/// How many solutions each part has: `2`, or of several parts `1, 3, –`.
pub fn solutions(problem: &SolvedProblem) -> String {
    let told: Vec<String> = problem
        .parts
        .iter()
        .map(|part| {
            part.outcome.as_ref().map_or("–".to_owned(), |solution| {
                let phases = solution.phases.iter().filter(|phase| phase.kind == PhaseKind::ActualPlay);
                let count: Option<usize> = phases.map(|phase| count(&phase.content)).sum();
                let more = if solution.ending == Ending::Complete { "" } else { "+" };
                count.map_or("–".to_owned(), |count| format!("{count}{more}"))
            })
        })
        .collect();
    told.join(", ")
}

/// The sentence with no line end between a move and the marks behind it.
fn with_marks_kept(sentence: &str) -> String {
    let mut kept = String::with_capacity(sentence.len() + 8);
    for (index, word) in sentence.split(' ').enumerate() {
        if index > 0 {
            let is_mark = !word.is_empty() && word.bytes().all(|byte| b"#+=!?%".contains(&byte));
            kept.push(if is_mark { '\u{a0}' } else { ' ' });
        }
        kept += word;
    }
    kept
}

/// Keys or lines; none for play after the key.
fn count(content: &Content) -> Option<usize> {
    match content {
        Content::Tree(nodes) => Some(nodes.iter().filter(|node| node.mark != Some(Mark::Try)).count()),
        Content::Turns(turns) => Some(turns.iter().filter(|turn| turn.mark != Some(Mark::Try)).count()),
        Content::Lines(Lines(lines)) => Some(lines.len()),
        Content::PostKey(_) => None,
    }
}

/// The buttons above the first tree; they are for all trees of a problem.
const FOLD: &str = "<p class=\"fold\" lang=\"en\"><button type=\"button\" data-fold=\"open\">Unfold all</button> \
                    <button type=\"button\" data-fold=\"closed\">Fold all</button></p>\n";

struct Writer<'a> {
    text: String,
    style: &'a PlayStyle<'a>,
    /// The level of the headings of phases.
    level: usize,
    language: Language,
    has_buttons: bool,
}

impl Writer<'_> {
    /// `is_one_of_several`: the judgement is not that on the whole problem.
    fn part(&mut self, part: &SolvedPart, is_one_of_several: bool) {
        if let Some(verdict) = part.verdict.as_ref().filter(|_| is_one_of_several) {
            self.text.push_str(&format!("<p lang=\"en\">{}</p>\n", badge(Judgement::Of(verdict.kind))));
        }
        self.sentences("findings", &(self.style.findings)(part));
        match &part.outcome {
            Ok(solution) => {
                self.solution(&part.statement, solution);
            }
            Err(reason) => {
                self.text.push_str(&format!(
                    "<p class=\"stop\" lang=\"en\">It cannot be solved: {}</p>\n",
                    escaped(reason.trim())
                ));
            }
        }
    }

    fn sentences(&mut self, class: &str, sentences: &[String]) {
        if sentences.is_empty() {
            return;
        }
        self.text.push_str(&format!("<ul class=\"{class}\" lang=\"en\">\n"));
        for sentence in sentences {
            self.text.push_str(&format!("<li>{}</li>\n", escaped(&with_marks_kept(sentence))));
        }
        self.text.push_str("</ul>\n");
    }

    fn solution(&mut self, statement: &Statement, solution: &Solution) {
        for note in outline::notes(statement, solution) {
            self.text.push_str(&format!("<p class=\"note\">{}</p>\n", escaped(&note)));
        }
        for phase in &solution.phases {
            if solution.phases.len() > 1 {
                let words = outline::phase_name(phase, solution);
                let level = self.level;
                self.text.push_str(&format!("<h{level} lang=\"en\">{words}</h{level}>\n"));
            }
            self.phase(phase, (self.style.notation, statement.wording()));
        }
        if let Ending::Partial(limit) = solution.ending {
            let reach = solution.phases.iter().rev().find_map(|phase| phase.reach);
            self.text.push_str(&format!(
                "<p class=\"stop\" lang=\"en\">{}</p>\n",
                escaped(&outline::stopped(limit, reach))
            ));
        }
    }

    fn phase(&mut self, phase: &Phase, spelling: Spelling<'_>) {
        let depth = usize::from(phase.kind == PhaseKind::SetPlay);
        if let Content::Lines(Lines(lines)) = &phase.content {
            let shown = &lines[..lines.len().min(self.style.most)];
            self.lines(&outline::lines(shown, spelling), lines.len());
        } else if let Some(tree) = outline::tree(&phase.content, depth, spelling, self.style.most) {
            if !tree.after.is_empty() {
                self.text.push_str(&format!("<p>{}</p>\n", escaped(tree.after)));
            }
            if tree.branches.is_empty() {
                self.nothing();
                return;
            }
            let begins = self.text.len();
            self.text.push_str("<ul class=\"tree\">\n");
            for branch in &tree.branches {
                self.branch(branch, true);
            }
            if !self.has_buttons && self.text[begins..].contains("<details") {
                self.text.insert_str(begins, FOLD);
                self.has_buttons = true;
            }
            self.text.push_str("</ul>\n");
            self.rest(tree.shown, tree.all, "moves");
        }
    }

    fn nothing(&mut self) {
        self.text.push_str("<p class=\"nothing\" lang=\"en\">Nothing was found.</p>\n");
    }

    fn lines(&mut self, shown: &[String], all: usize) {
        if shown.is_empty() {
            self.nothing();
            return;
        }
        self.text.push_str("<ol class=\"lines\">\n");
        for line in shown {
            self.text.push_str(&format!("<li>{}</li>\n", escaped(line)));
        }
        self.text.push_str("</ol>\n");
        self.rest(shown.len(), all, "lines");
    }

    fn rest(&mut self, shown: usize, all: usize, what: &str) {
        if shown < all {
            self.text.push_str(&format!(
                "<p class=\"cut\" lang=\"en\">Only {shown} of {all} {what} are shown here.</p>\n"
            ));
        }
    }

    fn branch(&mut self, branch: &Branch, is_first: bool) {
        let (beside, below) = branch.beside_and_below();
        let words = Words::of(self.language);
        let mut line = match branch.role {
            Role::Threat if !is_first => format!("<i>{}</i> ", words.threat.trim()),
            Role::Refutation => format!("<i>{}</i> ", words.but),
            Role::Move | Role::Threat => String::new(),
        };
        line.push_str(&match branch.mark {
            Some(Mark::Key) if is_first => format!("<b>{}</b>", escaped(&branch.text)),
            _ => escaped(&branch.text).into_owned(),
        });
        let has_threats_below = below.iter().any(|child| child.role == Role::Threat);
        if !branch.after.is_empty() && !has_threats_below {
            line.push_str(&format!(" <i>{}</i>", escaped(branch.after)));
        }
        for (index, child) in beside.iter().enumerate() {
            let comma = if index > 0 && beside[index - 1].role == child.role { "," } else { "" };
            line.push_str(&format!("{comma} {}", escaped(&child.text)));
        }
        if below.is_empty() {
            let cut = if branch.is_cut { " …" } else { "" };
            self.text.push_str(&format!("<li>{line}{cut}</li>\n"));
            return;
        }
        let is_open = self.style.is_unfolded || is_first && branch.mark != Some(Mark::Try);
        let open = if is_open { " open" } else { "" };
        self.text.push_str(&format!("<li><details{open}><summary>{line}</summary>\n<ul>\n"));
        for child in below {
            self.branch(child, false);
        }
        if branch.is_cut {
            self.text.push_str("<li>…</li>\n");
        }
        self.text.push_str("</ul></details></li>\n");
    }
}

#[cfg(test)]
mod sentence_tests {
    use super::with_marks_kept;

    #[test]
    fn marks_stay_with_their_moves() {
        assert_eq!(
            with_marks_kept("dual: 1.Ra1-a8 + / Rb1 # 5 + 4"),
            "dual: 1.Ra1-a8\u{a0}+ / Rb1\u{a0}# 5\u{a0}+ 4"
        );
    }
}
