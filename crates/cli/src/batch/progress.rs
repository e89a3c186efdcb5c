use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use batch::{Entry, Event, Outcome, Status};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::arguments::ProgressName;
use crate::counting::count;
use crate::start_position::tell;
use crate::terminal::is_quiet;

/// How often a line is written where there is no bar.
const BETWEEN_LINES: Duration = Duration::from_secs(10);
/// A problem is worth naming from this time on.
const SLOW: Duration = Duration::from_secs(1);

/// Shows how far a run is.
pub(super) struct Progress<'a> {
    entries: &'a [Entry],
    form: Form,
}

enum Form {
    Bar(ProgressBar),
    Lines(Instant),
    Events,
    Silent,
}

impl<'a> Progress<'a> {
    pub(super) fn new(wanted: ProgressName, entries: &'a [Entry]) -> Progress<'a> {
        let form = match wanted {
            _ if is_quiet() && wanted != ProgressName::Events => Form::Silent,
            ProgressName::None => Form::Silent,
            ProgressName::Events => Form::Events,
            ProgressName::Lines => Form::Lines(Instant::now()),
            ProgressName::Auto if !io::stderr().is_terminal() => Form::Lines(Instant::now()),
            ProgressName::Auto | ProgressName::Bar => Form::Bar(bar(entries.len())),
        };
        Progress { entries, form }
    }

    pub(super) fn tell(&mut self, event: Event<'_>) {
        match (&mut self.form, event) {
            (Form::Bar(bar), Event::Begun(status) | Event::Finished(_, _, status) | Event::Tick(status)) => {
                bar.set_position(status.done as u64);
                bar.set_message(account(status, self.entries));
            }
            (Form::Lines(_), Event::Begun(status)) => {
                tell(&format!("{}\n", begun(status)));
            }
            (Form::Lines(last), Event::Tick(status)) if last.elapsed() >= BETWEEN_LINES => {
                *last = Instant::now();
                tell(&format!("{}/{} done: {}\n", status.done, status.all, account(status, self.entries)));
            }
            (Form::Events, Event::Finished(identity, record, _)) => {
                let mut output = io::stdout().lock();
                // Where nobody reads any more, the run goes on for the sake of its reports.
                let _ = writeln!(output, "done {identity} {}", record.outcome.name());
                let _ = output.flush();
            }
            _ => {}
        }
    }

    pub(super) fn end(&mut self, status: &Status) {
        match &self.form {
            Form::Bar(bar) => bar.finish_and_clear(),
            Form::Lines(_) => {
                let seconds = status.since.elapsed().as_secs_f64();
                tell(&format!("{} solved in {seconds:.1} s\n", status.solved));
            }
            Form::Events | Form::Silent => {}
        }
    }
}

fn bar(length: usize) -> ProgressBar {
    // The form has no colours.
    let style = ProgressStyle::with_template("[{bar:24}] {pos}/{len} {wide_msg}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars("=> ");
    let target = ProgressDrawTarget::stderr_with_hz(5);
    ProgressBar::with_draw_target(Some(length as u64), target).with_style(style)
}

/// `900 problems: 2 cannot be read, 820 done before, 70 to be solved, 8 the same as one of these`.
fn begun(status: &Status) -> String {
    let refused = status.counts[Outcome::Refused.index()];
    let mut parts = Vec::new();
    if refused > 0 {
        parts.push(format!("{refused} {}", Outcome::Refused.words()));
    }
    if status.done > refused {
        parts.push(format!("{} done before", status.done - refused));
    }
    parts.push(format!("{} to be solved", status.to_solve));
    let repeated = status.all.saturating_sub(status.done + status.to_solve);
    if repeated > 0 {
        parts.push(format!("{repeated} the same as one of these"));
    }
    format!("{}: {}", count(status.all, "problem", "problems"), parts.join(", "))
}

/// `820 sound, 3 cooked; 12.5/s, 3 min left; slowest: deep.inp 4 (75 s)`.
fn account(status: &Status, entries: &[Entry]) -> String {
    let mut parts = vec![counts(&status.counts)];
    let seconds = status.since.elapsed().as_secs_f64();
    if status.solved > 0 && seconds > 0.0 {
        let rate = status.solved as f64 / seconds;
        let left = status.time_left().map_or_else(String::new, |time| format!(", {} left", rough(time)));
        parts.push(format!("{rate:.1}/s{left}"));
    }
    if let Some((place, time)) = status.slowest.filter(|(_, time)| *time >= SLOW)
        && let Some(entry) = entries.get(place)
    {
        parts.push(format!("slowest: {} {} ({})", entry.source, entry.number, rough(time)));
    }
    parts.retain(|part| !part.is_empty());
    parts.join("; ")
}

/// What there is of each outcome: `820 sound, 100 cooked`.
pub(super) fn counts(counts: &[usize; Outcome::ALL.len()]) -> String {
    let shown = Outcome::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    shown.map(|(outcome, count)| format!("{count} {}", outcome.words())).collect::<Vec<_>>().join(", ")
}

/// A time in one number with its unit.
fn rough(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        7200..172_800 => format!("{} h", seconds / 3600),
        _ => format!("{} days", seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rough() {
        for (seconds, expected) in [
            (0, "0 s"),
            (119, "119 s"),
            (120, "2 min"),
            (7199, "119 min"),
            (7200, "2 h"),
            (200_000, "2 days"),
        ] {
            assert_eq!(rough(Duration::from_secs(seconds)), expected);
        }
    }

    #[test]
    fn what_a_run_begins_with() {
        let mut status = Status {
            all: 900,
            done: 0,
            counts: [0; Outcome::ALL.len()],
            to_solve: 900,
            solved: 0,
            since: Instant::now(),
            slowest: None,
        };
        assert_eq!(begun(&status), "900 problems: 900 to be solved");
        (status.done, status.to_solve) = (822, 70);
        status.counts[Outcome::Refused.index()] = 2;
        assert_eq!(
            begun(&status),
            "900 problems: 2 cannot be read, 820 done before, 70 to be solved, 8 the same as one of these"
        );
    }

    #[test]
    fn outcomes_that_did_not_occur_are_left_out() {
        let mut numbers = [0; Outcome::ALL.len()];
        numbers[Outcome::Unjudged.index()] = 3;
        numbers[Outcome::Refused.index()] = 1;
        assert_eq!(counts(&numbers), "3 solved, 1 cannot be read");
    }
}
