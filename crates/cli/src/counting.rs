use std::time::Duration;

/// A number with what it counts: `1 key`, `2 keys`.
pub(crate) fn count(number: usize, singular: &str, plural: &str) -> String {
    format!("{number} {}", if number == 1 { singular } else { plural })
}

/// Which problem of a file it is, counted from 1.
pub(crate) fn which_of(number: usize, all: usize) -> String {
    format!("problem {number} of {all}")
}

/// Time, work and their quotient: `2.000 s, 5000 positions, 2500 positions per second`. Below a millisecond there is no
/// quotient worth telling.
pub(crate) fn speed(time: Duration, number: u64, plural: &str) -> String {
    let start = format!("{:.3} s, {number} {plural}", time.as_secs_f64());
    if time < Duration::from_millis(1) {
        return start;
    }
    let rate = u128::from(number) * 1_000_000_000 / time.as_nanos();
    format!("{start}, {rate} {plural} per second")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds() {
        let spelled = |microseconds| speed(Duration::from_micros(microseconds), 5000, "positions");
        assert_eq!(spelled(2_000_000), "2.000 s, 5000 positions, 2500 positions per second");
        assert_eq!(spelled(2_500), "0.003 s, 5000 positions, 2000000 positions per second");
        assert_eq!(spelled(999), "0.001 s, 5000 positions");
    }
}
