//! Runs of `kirke batch` that are killed at random moments lose nothing, repeat nothing and come to the same report.
//!
//! Two hundred kills, or with `KIRKE_SLOW_TESTS` set a thousand.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use batch::{Journal, Outcome};

/// Sixty small problems with sixty identities: mates of queen or rook, helpmates, some that cannot be solved.
fn problems() -> String {
    let mut text = String::from("BeginProblem\n");
    for number in 0..60 {
        let (file, rank) = (char::from(b'a' + number % 8), 1 + number / 8 % 3);
        let (pieces, stipulation) = match number % 6 {
            0 => (format!("White Kf6 Q{file}{rank} Black Kh8 Pa7"), "#2"),
            1 => (format!("White Kf6 R{file}{rank} Black Kh8 Sa7"), "h#2.5"),
            2 => (format!("White Kd4 Q{file}{rank} Sb5 Black Kd8 Pa6"), "#3"),
            3 => (format!("White Kf6 Q{file}{rank} Rb5 Black Kh8 Ra8"), "s#2"),
            4 => (format!("White Kf6 B{file}{rank} Sb5 Black Kh8 Pg5"), "ser-h#4"),
            _ => (format!("White Kf6 Q{file}{rank}"), "#2"),
        };
        let condition = if number % 5 == 0 { "Condition Circe\n" } else { "" };
        text +=
            &format!("Pieces {pieces} neutral Pe{}\nStipulation {stipulation}\n{condition}", 2 + number / 12);
        text += if number == 59 { "EndProblem\n" } else { "NextProblem\n" };
    }
    text
}

/// Verdicts by identity, with how often they were found.
type Verdicts = BTreeMap<String, (Outcome, i64)>;

fn start(input: &Path, out: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_kirke"))
        .arg("batch")
        .arg(input)
        .arg("--out")
        .arg(out)
        .args(["--threads", "2", "--progress", "events", "--no-times", "--list", "0"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program can be started")
}

fn verdicts(out: &Path) -> (Verdicts, Duration) {
    let started = Instant::now();
    let journal = Journal::open(out).expect("the journal opens after every kill");
    let all = journal.all().expect("the journal can be read");
    let recovery = started.elapsed();
    (all.into_iter().map(|(identity, outcome, solves)| (identity, (outcome, solves))).collect(), recovery)
}

fn reports(out: &Path) -> [String; 2] {
    ["report.json", "report.csv"].map(|name| fs::read_to_string(out.join(name)).expect("the report is there"))
}

/// Not to be repeated exactly anyway: the moments depend on the machine.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

/// When a run is killed.
#[derive(Clone, Copy)]
enum Moment {
    /// So long after its start.
    After(Duration),
    /// When it has told so many verdicts.
    Told(usize),
}

/// Runs the program up to the moment and kills it. Gives the verdicts that it told, and whether it was still alive.
fn run_until(moment: Moment, input: &Path, out: &Path) -> (Vec<String>, bool) {
    let started = Instant::now();
    let mut child = start(input, out);
    let output = child.stdout.take().expect("standard output is piped");
    let (sender, lines) = mpsc::channel();
    let reader = thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut line = String::new();
        // A line that was cut off by the kill was not told.
        while output.read_line(&mut line).is_ok_and(|length| length > 0) && line.ends_with('\n') {
            if let Some(verdict) = line.trim_end().strip_prefix("done ") {
                let _ = sender.send(verdict.to_owned());
            }
            line.clear();
        }
    });
    let mut told = Vec::new();
    loop {
        let patience = match moment {
            Moment::After(time) => time.saturating_sub(started.elapsed()),
            Moment::Told(count) if told.len() >= count => Duration::ZERO,
            Moment::Told(_) => Duration::from_secs(60),
        };
        match lines.recv_timeout(patience) {
            Ok(verdict) => told.push(verdict),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
        }
    }
    let was_alive = child.try_wait().expect("the state of the program is known").is_none();
    // One that has just ended cannot be killed.
    let _ = child.kill();
    child.wait().expect("the program has ended");
    reader.join().expect("the reader ends with the pipe");
    told.extend(lines.try_iter());
    (told, was_alive)
}

#[test]
fn killed_runs_lose_nothing_and_repeat_nothing() {
    let wanted = if std::env::var_os("KIRKE_SLOW_TESTS").is_some() { 1000 } else { 200 };
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("crash");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let input = folder.join("problems.inp");
    fs::write(&input, problems()).unwrap();

    let undisturbed = folder.join("undisturbed");
    let began = Instant::now();
    let (told, _) = run_until(Moment::After(Duration::from_secs(600)), &input, &undisturbed);
    let whole = began.elapsed();
    let (expected, _) = verdicts(&undisturbed);
    let expected_reports = reports(&undisturbed);
    assert_eq!((told.len(), expected.len()), (60, 60), "sixty problems are solved");

    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ u64::from(std::process::id()));
    let (mut kills, mut rounds, mut runs) = (0, 0, 0);
    let mut slowest_recovery = Duration::ZERO;
    let mut counts = Vec::new();
    let started = Instant::now();
    while kills < wanted {
        rounds += 1;
        let out = folder.join(format!("round{rounds}"));
        let mut before = Verdicts::new();
        loop {
            let moment = if random.below(3) == 0 {
                Moment::Told(1 + random.below(3) as usize)
            } else {
                let longest = u64::try_from(whole.as_micros() / 5).unwrap().max(1000);
                Moment::After(Duration::from_micros(random.below(longest)))
            };
            let (told, was_alive) = run_until(moment, &input, &out);
            runs += 1;
            kills += usize::from(was_alive);
            if !out.exists() {
                // It was killed before it made the folder.
                continue;
            }
            let (found, recovery) = verdicts(&out);
            slowest_recovery = slowest_recovery.max(recovery);
            counts.push(found.len());
            for (identity, (outcome, solves)) in &found {
                assert_eq!(*outcome, expected[identity].0, "{identity}");
                assert_eq!(*solves, 1, "{identity} was solved again");
            }
            for line in told {
                let (identity, outcome) = line.split_once(' ').expect("identity and outcome are told");
                let kept = found.get(identity).map(|(outcome, _)| outcome.name());
                assert_eq!(kept, Some(outcome), "{identity} was told and is lost");
            }
            assert!(before.keys().all(|identity| found.contains_key(identity)), "nothing is lost later");
            before = found;
            if !was_alive && before.len() == expected.len() && out.join("report.csv").exists() {
                break;
            }
        }
        let (last, _) = run_until(Moment::After(Duration::from_secs(600)), &input, &out);
        assert!(last.is_empty(), "everything is known");
        assert_eq!(verdicts(&out).0, expected);
        assert_eq!(reports(&out), expected_reports);
    }
    counts.sort_unstable();
    println!(
        "{kills} kills in {runs} runs and {rounds} rounds of 60 problems in {:.1} s, undisturbed {:.2} s; slowest recovery \
         {:.1} ms; verdicts found after a kill: least {}, median {}, most {}",
        started.elapsed().as_secs_f64(),
        whole.as_secs_f64(),
        slowest_recovery.as_secs_f64() * 1000.0,
        counts[0],
        counts[counts.len() / 2],
        counts[counts.len() - 1],
    );
}
