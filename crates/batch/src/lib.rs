//! Problems solved and judged as a whole, one or thousands.

mod positions;
mod solve;

pub use positions::{Position, positions};
pub use solve::{Request, solve_problem};
