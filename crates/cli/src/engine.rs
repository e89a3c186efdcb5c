use std::num::NonZeroUsize;
use std::sync::OnceLock;
use std::time::Duration;

use problem::Statement;
use rules::Refusal;
use solution::Solution;
use solver::{Limits, Solver};

use crate::arguments::SearchArguments;
use crate::cancel;
use crate::counting::count;
use crate::exit::Exit;
use crate::memory::spell_size;
use crate::terminal::{detail, tell};

/// The memory of the search where nobody asks for a size: as much as Popeye takes. It is touched as it is needed.
pub(crate) const DEFAULT_TABLE_BYTES: usize = 1 << 30;

/// The solver with its settings; it comes to life with the first problem.
pub(crate) struct Engine {
    threads: NonZeroUsize,
    table_bytes: usize,
    solver: OnceLock<Solver>,
}

impl Engine {
    /// The solver that the arguments ask for.
    ///
    /// # Errors
    /// After telling so, if there is not as much memory.
    pub(crate) fn asked_for(search: &SearchArguments) -> Result<Engine, Exit> {
        if let Some(bytes) = search.memory.filter(|&bytes| !solver::memory_is_available(bytes)) {
            tell(&format!("error: {bytes} bytes of memory cannot be had; ask for less with `--memory`\n"));
            return Err(Exit::BadInput);
        }
        let engine = Engine::new(search.threads, search.memory.unwrap_or(DEFAULT_TABLE_BYTES));
        detail(|| engine.description());
        Ok(engine)
    }

    /// `threads` without a number means all cores.
    pub(crate) fn new(threads: Option<NonZeroUsize>, table_bytes: usize) -> Engine {
        let all_cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Engine { threads: threads.unwrap_or_else(all_cores), table_bytes, solver: OnceLock::new() }
    }

    /// One entry for each side that is to play.
    pub(crate) fn solve(
        &self,
        statement: &Statement,
        max_time: Option<Duration>,
    ) -> Vec<Result<Solution, Refusal>> {
        let limits = Limits { max_time, cancel: cancel::flag() };
        self.solver().solve(statement, &limits)
    }

    /// Does the work, which solves problems, where their search begins without delay.
    pub(crate) fn within<R: Send>(&self, work: impl FnOnce() -> R + Send) -> R {
        self.solver().within(work)
    }

    /// Threads and memory in a line.
    pub(crate) fn description(&self) -> String {
        let threads = count(self.threads.get(), "thread", "threads");
        format!("{threads}, at most {} of memory for what is proved", spell_size(self.table_bytes))
    }

    /// The solver itself.
    pub(crate) fn solver(&self) -> &Solver {
        self.solver.get_or_init(|| Solver::new(self.threads, self.table_bytes))
    }
}
