use problem::{Play, ProblemOption, Statement, Stipulation};
use solution::{Note, Solution};

/// The stipulation as the diagram shows it, with the shortening that `WhiteToPlay` means.
///
/// With that option White makes the first move of help play that Black would begin, so that half a move falls away.
pub fn caption(stipulation: &Stipulation, statement: &Statement) -> String {
    let text: String = stipulation.text.split_whitespace().collect();
    let text = text.to_lowercase();
    if !statement.has_option(&ProblemOption::WhiteToPlay) || !lets_white_play(stipulation) {
        return text;
    }
    let digits = text.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    // The zeros of the goal `00` are no number of moves.
    let goal_end = if text[digits..].starts_with("00") { digits + 2 } else { digits };
    let (goal, number) = text.split_at(goal_end);
    match number.parse::<u32>() {
        Ok(moves) => format!("{goal}{}.5", moves.saturating_sub(1)),
        Err(_) => text,
    }
}

/// Whether White can make the first move in Black's place.
fn lets_white_play(stipulation: &Stipulation) -> bool {
    stipulation.black_begins && matches!(stipulation.play, Play::Help { .. })
}

/// Lines about options that do not fit the stipulation at all, before diagram or twin.
pub fn preliminary_notes(statement: &Statement) -> String {
    let Some(stipulation) = &statement.stipulation else {
        return String::new();
    };
    if statement.has_option(&ProblemOption::WhiteToPlay) && !lets_white_play(&stipulation.value) {
        String::from("WhiteToPlay not applicable - ignored\n")
    } else {
        String::new()
    }
}

/// Lines about options that cannot be obeyed, before the play of each side.
pub fn notes(statement: &Statement, solution: &Solution) -> String {
    let mut text = String::new();
    for note in &solution.notes {
        match note {
            // The one is told before the diagram, the other is a message about the position.
            Note::NotApplicable("WhiteToPlay") | Note::KingCapturable => {}
            Note::NotApplicable(option) => text.push_str(&format!("{option} not applicable - ignored\n")),
        }
    }
    if statement.options.iter().any(|option| !fits_threat(statement, &option.value)) {
        text.push_str("Option \"Threat\" not applicable or indicated maximum threat length too big\n");
    }
    text
}

/// Threats are shorter than the play itself; one-movers have none to restrict.
fn fits_threat(statement: &Statement, option: &ProblemOption) -> bool {
    let ProblemOption::Threat(longest) = *option else {
        return true;
    };
    match statement.stipulation.as_ref().map(|given| &given.value.play) {
        Some(&Play::Battle { moves, .. }) => moves == 1 || longest < u32::from(moves),
        _ => false,
    }
}

/// How many phases the play of each side has.
pub(super) fn phase_count(statement: &Statement) -> usize {
    let set_play =
        statement.stipulation.as_ref().is_some_and(|stipulation| has_set_play(&stipulation.value.play));
    1 + usize::from(set_play && statement.has_option(&ProblemOption::SetPlay))
}

/// Whether leaving out the first half-move leaves something to play.
fn has_set_play(play: &Play) -> bool {
    match play {
        Play::Help { half_moves, .. } => *half_moves > 1,
        Play::Battle { .. } => true,
        // In a series the first move of the other side must exist.
        Play::Series { then, .. } => !matches!(**then, Play::Reach(_)),
        Play::Reach(_) | Play::Forced(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::samples::{here, statement, stipulation};
    use problem::{Aim, Goal};

    fn help(half_moves: u16) -> Play {
        Play::Help { half_moves, then: Box::new(Play::Reach(Goal::Mate)) }
    }

    fn series_help(moves: u16) -> Play {
        Play::Series { moves, then: Box::new(help(1)) }
    }

    #[test]
    fn white_to_play_shortens_the_caption() {
        for (text, play, expected) in [
            ("h#2", help(4), "h#1.5"),
            ("h#1", help(2), "h#0.5"),
            ("h001", help(2), "h000.5"),
            ("ser-h#2", series_help(2), "ser-h#2"),
        ] {
            let mut statement = statement(&[], stipulation(text, play, true));
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
        let battle = Play::Battle { moves: 2, aim: Aim::Direct(Goal::Mate) };
        let mut battle = statement(&[], stipulation("#2", battle, false));
        battle.options.push(here(ProblemOption::Threat(1)));
        assert_eq!(notes(&battle, &solution), "SetPlay not applicable - ignored\n");
        battle.options.push(here(ProblemOption::Threat(2)));
        battle.options.push(here(ProblemOption::WhiteToPlay));
        assert!(notes(&battle, &solution).contains("\nOption \"Threat\" not applicable"));
        assert_eq!(preliminary_notes(&battle), "WhiteToPlay not applicable - ignored\n");
    }
}
