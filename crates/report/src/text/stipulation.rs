use problem::{BranchKind, Language, Play, ProblemOption, Statement, Stipulation};
use solution::{Note, Solution};

use super::captions::{option_name, stipulation_text};
use super::words::Words;

/// The stipulation as the diagram shows it, with the shortening that `WhiteToPlay` means.
pub fn caption(stipulation: &Stipulation, statement: &Statement) -> String {
    let white_begins = statement.has_option(&ProblemOption::WhiteToPlay)
        && stipulation.play.without_first_half_move().is_some();
    stipulation_text(stipulation, white_begins, statement.has_option(&ProblemOption::PostKeyPlay))
}

/// Lines about options that do not fit the stipulation at all, before diagram or twin.
pub fn preliminary_notes(statement: &Statement) -> String {
    let Some(stipulation) = &statement.stipulation else {
        return String::new();
    };
    let has_meaning = stipulation.value.play.without_first_half_move().is_some();
    if statement.has_option(&ProblemOption::WhiteToPlay) && !has_meaning {
        not_applicable("WhiteToPlay", statement.language)
    } else {
        String::new()
    }
}

/// Lines about options that cannot be obeyed, before the play of each side.
pub fn notes(statement: &Statement, solution: &Solution) -> String {
    let mut text = String::new();
    for note in &solution.notes {
        let words = Words::of(statement.language);
        match note {
            // The one is told before the diagram, the other is a message about the position.
            Note::NotApplicable("WhiteToPlay") | Note::KingCapturable => {}
            Note::NotApplicable(option) => text.push_str(&not_applicable(option, statement.language)),
            Note::MoveNumbersNotApplicable => text.push_str(words.move_numbers_not_applicable),
            Note::ShortSolutionsNotApplicable => text.push_str(words.short_solutions_not_applicable),
            Note::TriesNotApplicable => text.push_str(words.tries_not_applicable),
            Note::IntelligentNotApplicable => text.push_str(words.intelligent_not_applicable),
        }
    }
    if statement.options.iter().any(|option| !fits_threat(statement, &option.value)) {
        text.push_str(Words::of(statement.language).threat_not_applicable);
    }
    text
}

fn not_applicable(option: &'static str, language: Language) -> String {
    format!("{}{}", option_name(option, language), Words::of(language).not_applicable)
}

/// Threats are shorter than the play itself; one-movers have none to restrict.
fn fits_threat(statement: &Statement, option: &ProblemOption) -> bool {
    let ProblemOption::Threat(longest) = *option else {
        return true;
    };
    match statement.stipulation.as_ref().map(|given| &given.value.play) {
        Some(Play::Branch(branch)) if branch.kind == BranchKind::Attack && !branch.parry => {
            let moves = u32::from(branch.maximum).div_ceil(2);
            moves == 1 || longest < moves
        }
        _ => false,
    }
}

/// How many phases the play of each side has.
pub(super) fn phase_count(statement: &Statement) -> usize {
    let Some(stipulation) = &statement.stipulation else {
        return 1;
    };
    let play = &stipulation.value.play;
    let set_play = statement.has_option(&ProblemOption::SetPlay) && play.set_play().is_some();
    parts(play) + usize::from(set_play)
}

/// How many parts of a play are solved one after the other.
fn parts(play: &Play) -> usize {
    match play {
        Play::And(one, other) | Play::Or(one, other) => parts(one) + parts(other),
        Play::OtherSide(inner) => parts(inner),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::{here, statement};
    use board::Side;
    use problem::{Attachment, Branch, Goal};

    fn branch(kind: BranchKind, maximum: u16) -> Branch {
        let mut branch = Branch::new(kind, maximum);
        let letter = if maximum % 2 == 1 { &mut branch.first } else { &mut branch.second };
        letter.push(Attachment::goal(Goal::Mate));
        branch
    }

    fn given(text: &str, starter: Side, play: Play) -> Stipulation {
        Stipulation { text: text.to_owned(), starter, play }
    }

    #[test]
    fn white_to_play_shortens_the_caption() {
        let help = |half_moves| Play::Branch(branch(BranchKind::Help, half_moves));
        let mut series = Branch::new(BranchKind::Series, 2);
        series.first.push(Attachment::end(help(1), false));
        for (text, play, expected) in [
            ("h#2", help(4), "h#1.5"),
            ("h#1", help(2), "h#0.5"),
            ("ser-h#2", Play::Branch(series), "ser-h#1"),
        ] {
            let mut statement = statement(&[], given(text, Side::Black, play));
            let stipulation = statement.stipulation.clone().unwrap().value;
            assert_eq!(caption(&stipulation, &statement), text);
            statement.options.push(here(ProblemOption::WhiteToPlay));
            assert_eq!(caption(&stipulation, &statement), expected);
        }
    }

    #[test]
    fn options_that_do_not_apply() {
        let solution = Solution {
            notes: vec![Note::NotApplicable("WhiteToPlay"), Note::NotApplicable("SetPlay")],
            phases: Vec::new(),
            ending: solution::Ending::Complete,
            nodes: 0,
        };
        let play = Play::Branch(branch(BranchKind::Attack, 3));
        let mut battle = statement(&[], given("#2", Side::White, play));
        battle.options.push(here(ProblemOption::Threat(1)));
        assert_eq!(notes(&battle, &solution), "SetPlay not applicable - ignored\n");
        battle.options.push(here(ProblemOption::Threat(2)));
        battle.options.push(here(ProblemOption::WhiteToPlay));
        assert!(notes(&battle, &solution).contains("\nOption \"Threat\" not applicable"));
        assert_eq!(preliminary_notes(&battle), "WhiteToPlay not applicable - ignored\n");
    }
}
