//! Threads that join a search.

use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use rayon::prelude::*;

use crate::Solver;

/// How many threads take part in some work.
fn workers(solver: &Solver) -> usize {
    let seen = Mutex::new(Vec::new());
    solver.within(|| {
        (0..200).into_par_iter().with_max_len(1).for_each(|_| {
            thread::sleep(Duration::from_millis(1));
            let index = rayon::current_thread_index();
            let mut seen = seen.lock().unwrap();
            if !seen.contains(&index) {
                seen.push(index);
            }
        });
    });
    seen.into_inner().unwrap().len()
}

#[test]
fn a_growing_solver_begins_with_one_thread_and_takes_others_on() {
    let solver = Solver::growing(NonZeroUsize::new(3).unwrap(), 0);
    assert_eq!(workers(&solver), 1);
    assert!(solver.add_thread());
    assert_eq!(workers(&solver), 2);
    assert!(solver.add_thread());
    assert_eq!(workers(&solver), 3);
    assert!(!solver.add_thread(), "there are no more");
}

/// The second thread comes while the first one works.
#[test]
fn a_thread_joins_work_that_goes_on() {
    let solver = Solver::growing(NonZeroUsize::new(2).unwrap(), 0);
    let taken = thread::scope(|scope| {
        let working = scope.spawn(|| workers(&solver));
        thread::sleep(Duration::from_millis(20));
        assert!(solver.add_thread());
        working.join().unwrap()
    });
    assert_eq!(taken, 2);
}

#[test]
fn other_solvers_have_all_their_threads_from_the_beginning() {
    let solver = Solver::new(NonZeroUsize::new(2).unwrap(), 0);
    assert!(!solver.add_thread());
    assert_eq!(workers(&solver), 2);
}
