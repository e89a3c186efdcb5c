//! What is left of a statement when its soundness is to be judged.

use crate::{ProblemOption, Spanned, Statement};

impl Statement {
    /// The statement without the options that hide or shorten parts of the play, and with all variations shown: nothing can be
    /// judged that was not searched. The author's limit of time stays.
    #[must_use]
    pub fn unrestricted(&self) -> Statement {
        let mut statement = self.clone();
        statement.options.retain(|option| !restricts(&option.value));
        for option in &mut statement.options {
            if let ProblemOption::Intelligent(most) = &mut option.value {
                *most = None;
            }
        }
        if !statement.has_option(&ProblemOption::Variation) {
            statement.options.push(Spanned { value: ProblemOption::Variation, span: self.span });
        }
        statement
    }

    /// The options of the statement by name that [`Statement::unrestricted`] sets aside although they change what is found, in
    /// the order written.
    pub fn restrictions(&self) -> Vec<&'static str> {
        self.options.iter().filter_map(|option| restriction(&option.value)).collect()
    }
}

/// Whether solutions or variations can be missing because of the option.
fn restricts(option: &ProblemOption) -> bool {
    restriction(option).is_some()
        || matches!(
            option,
            ProblemOption::NoShortVariations
                | ProblemOption::NoThreat
                | ProblemOption::MoveNumbers
                | ProblemOption::TrivialTriesAvoid
                | ProblemOption::StopOnShortSolutions
                | ProblemOption::MaxSolutions(_)
        )
}

/// The name of an option that keeps parts of the play from being searched at all.
fn restriction(option: &ProblemOption) -> Option<&'static str> {
    Some(match option {
        ProblemOption::Threat(_) => "Threat",
        ProblemOption::StartMoveNumber(_) => "StartMoveNumber",
        ProblemOption::UpToMoveNumber(_) => "UpToMoveNumber",
        ProblemOption::MaxFlightSquares(_) => "MaxFlightsquares",
        ProblemOption::NonTrivial { .. } => "NonTrivial",
        ProblemOption::KeepMatingPiece => "KeepMatingPiece",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_hides_play_is_set_aside() {
        let options = [
            ProblemOption::SetPlay,
            ProblemOption::MaxSolutions(1),
            ProblemOption::Threat(1),
            ProblemOption::Intelligent(Some(2)),
            ProblemOption::NoThreat,
        ];
        let span = crate::Span::default();
        let options = options.into_iter().map(|value| Spanned { value, span }).collect();
        let statement = Statement { options, ..Statement::default() };
        let left: Vec<ProblemOption> =
            statement.unrestricted().options.into_iter().map(|option| option.value).collect();
        assert_eq!(
            left,
            [ProblemOption::SetPlay, ProblemOption::Intelligent(None), ProblemOption::Variation]
        );
        assert_eq!(statement.restrictions(), ["Threat"]);
        let is_option = |name: &&str| crate::OPTIONS.iter().any(|row| row.name == *name);
        assert!(statement.restrictions().iter().all(is_option));
    }
}
