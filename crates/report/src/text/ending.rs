use std::time::Duration;

use problem::Language;
use solution::{Ending, Limit};

use super::words::Words;

/// The last line of a problem and the empty lines behind it; without a time where the output must be reproducible.
pub fn ending(ending: Ending, time: Option<Duration>, language: Language) -> String {
    let words = Words::of(language);
    let verdict = match ending {
        Ending::Complete => words.finished,
        Ending::Partial(Limit::MaxTime) => words.interrupted,
        Ending::Partial(Limit::MaxSolutions | Limit::Cancelled) => words.partial,
    };
    let time = time.map_or(String::new(), |time| format!(" {}{}", words.time, elapsed(time)));
    format!("{verdict}{time}\n\n\n")
}

/// A span of time with its unit: `12.345 s`, `1:12.214 m:s`, `1:02:03 h:m:s`.
pub fn elapsed(time: Duration) -> String {
    let (seconds, milliseconds) = (time.as_secs(), time.subsec_millis());
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{rest:02} h:m:s")
    } else if minutes > 0 {
        format!("{minutes}:{rest:02}.{milliseconds:03} m:s")
    } else {
        format!("{rest}.{milliseconds:03} s")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_lines() {
        let time = Some(Duration::from_millis(13));
        assert_eq!(
            ending(Ending::Complete, time, Language::English),
            "\nsolution finished. Time = 0.013 s\n\n\n"
        );
        let partial = Ending::Partial(Limit::MaxSolutions);
        assert_eq!(ending(partial, None, Language::English), "Partial solution\n\n\n");
        let interrupted = Ending::Partial(Limit::MaxTime);
        assert_eq!(ending(interrupted, None, Language::English), "solving interrupted.\n\n\n");
        let german = ending(Ending::Complete, time, Language::German);
        assert_eq!(german, "\nLoesung beendet. Zeit = 0.013 s\n\n\n");
    }

    #[test]
    fn times() {
        for (milliseconds, text) in
            [(12_345, "12.345 s"), (72_214, "1:12.214 m:s"), (3_723_000, "1:02:03 h:m:s")]
        {
            assert_eq!(elapsed(Duration::from_millis(milliseconds)), text);
        }
    }
}
