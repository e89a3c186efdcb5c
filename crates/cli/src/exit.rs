use std::process::ExitCode;

/// How the program ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Exit {
    /// Everything was solved, whatever came out; or nobody reads the rest of it.
    Solved,
    /// Popeye mode: the input ends too early, a signal ended the run, or nobody reads on.
    Ended,
    /// The search stopped at a limit; what it found is right but not proved complete.
    LimitReached,
    /// A problem is not sound.
    Unsound,
    /// The input cannot be understood or not be solved, or the output cannot be written.
    BadInput,
}

impl Exit {
    /// The number that the operating system gets.
    pub const fn code(self) -> u8 {
        match self {
            Exit::Solved => 0,
            Exit::Ended | Exit::Unsound => 1,
            Exit::BadInput => 2,
            Exit::LimitReached => 3,
        }
    }

    /// The worse of the two: bad input before an unsound problem before a limit before success.
    #[must_use]
    pub fn and(self, other: Exit) -> Exit {
        self.max(other)
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit.code())
    }
}
