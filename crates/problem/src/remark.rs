//! What a remark says about the problem for programs.

use crate::{Intention, IntentionError, Statement};

impl Statement {
    /// The author's number of solutions, where a remark states it: `Remark solutions: 2.1.1`, or `solution: 2`.
    ///
    /// # Errors
    /// Such a remark whose number cannot be read.
    pub fn stated_intention(&self) -> Option<Result<Intention, IntentionError>> {
        let stated = self.remarks.iter().flat_map(|remark| remark.lines()).find_map(|line| {
            let (word, number) = line.split_once(':')?;
            let word = word.trim();
            let is_number = || number.parse::<Intention>().is_ok();
            // A single solution that is written out is no number.
            let states = word.eq_ignore_ascii_case("solutions")
                || word.eq_ignore_ascii_case("solution") && is_number();
            states.then_some(number)
        });
        stated.map(str::parse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stated(remark: &str) -> Option<Result<String, IntentionError>> {
        let statement = Statement { remarks: vec![remark.to_owned()], ..Statement::default() };
        statement.stated_intention().map(|read| read.map(|intention| intention.to_string()))
    }

    #[test]
    fn a_remark_states_the_number_of_solutions() {
        assert_eq!(stated("solutions: 2.1.1"), Some(Ok("2.1.1".to_owned())));
        assert_eq!(stated("dedicated to N.N.\n Solutions : 3"), Some(Ok("3".to_owned())));
        assert_eq!(stated("Solution: 2"), Some(Ok("2".to_owned())));
        assert_eq!(stated("Solution: 1.Qa1-a8 !"), None);
        assert_eq!(stated("2 solutions"), None);
        assert!(stated("solutions: several").is_some_and(|read| read.is_err()));
    }
}
