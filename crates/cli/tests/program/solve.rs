//! `kirke solve`.

use crate::run::{corpus_file, moves, run, run_with_input, written};

const EXAMPLE: &str = "BeginProblem
Condition Circe
Stipulation #2
Option PostKeyPlay Variation
Pieces
  White Kg3 Re4 Pd2 Pf4
  Black Kf1 Bg7 Se8
EndProblem
";

const ANSWER: [&str; 4] = ["threat:", "2.Re4-e1 #", "1...Bg7-a1", "refutes."];

#[test]
fn a_file() {
    let file = corpus_file("circe/monreal-example.inp");
    let ended = run(&["solve", &file.to_string_lossy()]);
    assert_eq!(moves(&ended.output), ANSWER);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    assert!(ended.messages.contains("positions visited"), "{}", ended.messages);
}

#[test]
fn standard_input() {
    let ended = run_with_input(&["solve", "-"], EXAMPLE);
    assert_eq!(moves(&ended.output), ANSWER);
    assert_eq!(ended.code, 0, "{}", ended.messages);
}

#[test]
fn several_files_and_several_problems_in_one() {
    let file = written("two.inp", &(EXAMPLE.replace("EndProblem", "NextProblem") + &EXAMPLE[13..]));
    let ended = run_with_input(&["solve", &file, "-"], EXAMPLE);
    assert_eq!(ended.output.matches("refutes.").count(), 3, "{}", ended.output);
    assert_eq!(ended.code, 0, "{}", ended.messages);
}

/// What was proved about a problem must not be taken for true in the next one, where the same positions occur.
#[test]
fn problems_of_one_position_know_nothing_of_each_other() {
    let kinds = [
        "h#2",
        "h#2\nCondition Circe",
        "h#2\nCondition AntiCirce",
        "h=2",
        "#3",
        "s#3",
        "#3\nCondition Circe",
    ];
    let problem = |kind: &str| format!("Stipulation {kind}\nPieces White Kg3 Re4 Pd2f4 Black Kf1 Bg7 Se8\n");
    // A line about each problem: keys or solutions, and positions visited.
    let told = |problems: &[String]| {
        let text = format!("BeginProblem\n{}EndProblem\n", problems.join("NextProblem\n"));
        let ended = run_with_input(&["solve", "--threads", "1", "-"], &text);
        assert_eq!(ended.code, 0, "{}", ended.messages);
        ended.messages.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let there_and_back: Vec<String> =
        kinds.iter().chain(kinds.iter().rev()).map(|kind| problem(kind)).collect();
    let alone: Vec<String> = there_and_back.iter().flat_map(|one| told(std::slice::from_ref(one))).collect();
    assert_eq!(told(&there_and_back), alone);
}

#[test]
fn a_position_in_the_arguments() {
    let fen = "4n3/6b1/8/8/4RP2/6K1/3P4/5k2 w - - 0 1";
    let ended = run(&[
        "solve",
        "--fen",
        fen,
        "--stip",
        "#2",
        "--cond",
        "Circe",
        "--option",
        "PostKeyPlay",
        "--option",
        "Variation",
    ]);
    assert_eq!(moves(&ended.output), ANSWER);
    assert_eq!(ended.code, 0, "{}", ended.messages);
}

#[test]
fn in_a_fen_n_is_the_knight() {
    let ended = run(&["solve", "--fen", "7k/5N1p/8/8/8/8/8/K5R1 w - - 0 1", "--stip", "#1"]);
    assert!(ended.output.contains("S   .  -P"), "{}", ended.output);
    let ended = run(&["solve", "--fen", "7k/5S1p/8/8/8/8/8/K5R1 w - - 0 1", "--stip", "#1"]);
    assert_eq!(ended.code, 2, "S is no letter of FEN");
    assert!(ended.messages.contains('S'), "{}", ended.messages);
}

#[test]
fn a_misspelt_condition_is_shown_with_its_place_and_the_right_word() {
    let file = written("misspelt.inp", &EXAMPLE.replace("Circe", "Cirse"));
    let ended = run(&["solve", &file]);
    assert_eq!(ended.code, 2);
    assert_eq!(ended.output, "", "nothing is solved");
    for part in ["error: `Cirse` is no condition", "misspelt.inp:2:11", "^^^^^", "did you mean `Circe`?"] {
        assert!(ended.messages.contains(part), "{part} is missing in\n{}", ended.messages);
    }
}

#[test]
fn a_misspelt_condition_among_the_arguments() {
    let ended = run(&["solve", "--fen", "8/8/8/8/8/2k5/8/K6r w - -", "--stip", "h#2", "--cond", "AntiCirse"]);
    assert_eq!(ended.code, 2);
    assert_eq!(ended.output, "");
    assert!(ended.messages.contains("AntiCirce"), "{}", ended.messages);
}

#[test]
fn what_is_known_but_cannot_be_solved_is_refused_by_name() {
    let ended = run_with_input(&["solve", "-"], &EXAMPLE.replace("Circe", "AnnanChess"));
    assert_eq!(ended.code, 2);
    assert_eq!(ended.output, "");
    assert!(
        ended.messages.contains("AnnanChess") && ended.messages.contains("not supported yet"),
        "{}",
        ended.messages
    );
}

#[test]
fn one_mistake_among_several_problems_stops_none_of_their_diagnostics() {
    let text = EXAMPLE.replace("Circe", "Cirse").replace("EndProblem", "NextProblem")
        + &EXAMPLE[13..].replace("#2", "#");
    let ended = run_with_input(&["solve", "-"], &text);
    assert_eq!(ended.code, 2);
    assert_eq!(ended.messages.matches("error:").count(), 2, "{}", ended.messages);
}

#[test]
fn a_missing_file() {
    let ended = run(&["solve", "no-such-file.inp"]);
    assert_eq!(ended.code, 2);
    assert_eq!(ended.output, "");
    assert!(ended.messages.contains("cannot read no-such-file.inp"), "{}", ended.messages);
}

#[test]
fn a_file_without_a_problem() {
    let ended = run_with_input(&["solve", "-"], "");
    assert_eq!(ended.code, 2);
    assert!(!ended.messages.is_empty());
}

#[test]
fn a_missing_king_or_a_king_that_can_be_captured() {
    for fen in ["8/8/8/8/8/8/8/K6r w - -", "7k/8/5K1R/8/8/8/8/8 w - -", "kk6/8/8/8/8/8/8/K7 w - -"] {
        let ended = run(&["solve", "--fen", fen, "--stip", "#2"]);
        assert_eq!(ended.code, 2, "{fen}");
        assert!(ended.messages.contains("king"), "{fen}: {}", ended.messages);
    }
}

#[test]
fn the_time_can_be_limited() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
    let ended = run(&["solve", "--fen", fen, "--stip", "h#6.5", "--max-time", "0.1"]);
    assert_eq!(ended.code, 3, "{}", ended.messages);
    assert!(ended.output.contains("solving interrupted."), "{}", ended.output);
}

#[test]
fn the_number_of_solutions_can_be_limited() {
    let fen = "6k1/8/6K1/8/8/8/8/RQ6 b - -";
    let all = run(&["solve", "--fen", fen, "--stip", "h#1"]);
    let one = run(&["solve", "--fen", fen, "--stip", "h#1", "--option", "MaxSolutions 1"]);
    assert_eq!(all.code, 0, "{}", all.messages);
    assert!(moves(&all.output).len() > 1, "{}", all.output);
    assert_eq!(moves(&one.output), moves(&all.output)[..1]);
    assert_eq!(one.code, 3);
    assert!(one.output.contains("Partial solution"), "{}", one.output);
}

#[test]
fn the_number_of_threads_and_the_memory_do_not_change_the_answer() {
    let file = corpus_file("circe/monreal-example.inp");
    let file = file.to_string_lossy();
    let plain = run(&["solve", &file]);
    for arguments in [["--threads", "1", "--memory", "64K"], ["--threads", "3", "--memory", "0"]] {
        let ended = run(&[&["solve", &file][..], &arguments[..]].concat());
        assert_eq!(moves(&ended.output), moves(&plain.output), "{arguments:?}");
        assert_eq!(ended.code, 0, "{arguments:?}: {}", ended.messages);
    }
}

#[test]
fn moves_can_be_written_in_a_short_notation() {
    let ended = run_with_input(&["solve", "--notation", "short", "-"], EXAMPLE);
    assert_eq!(moves(&ended.output), ["threat:", "2.Re1#", "1...Ba1", "refutes."]);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    let ended = run_with_input(&["solve", "--notation", "long", "-"], EXAMPLE);
    assert_eq!(ended.code, 2);
    assert!(ended.messages.contains("short"), "{}", ended.messages);
}

#[test]
fn wrong_arguments() {
    for arguments in [
        &["solve"][..],
        &["solve", "--fen", "8/8/8/8/8/2k5/8/K6r w - -"],
        &["solve", "--stip", "#2"],
        &["solve", "-", "--threads", "0"],
        &["solve", "-", "--memory", "much"],
        &["solve", "-", "--max-time", "-1"],
        &["resolve", "-"],
        &[],
    ] {
        let ended = run(arguments);
        assert_eq!(ended.code, 2, "{arguments:?}");
        assert!(!ended.messages.is_empty(), "{arguments:?}");
    }
}

#[test]
fn help_goes_to_standard_output() {
    for arguments in [&["--help"][..], &["solve", "--help"], &["popeye", "--help"], &["--version"]] {
        let ended = run(arguments);
        assert_eq!(ended.code, 0, "{arguments:?}");
        assert!(ended.output.contains("kirke"), "{arguments:?}: {}", ended.output);
        assert_eq!(ended.messages, "", "{arguments:?}");
    }
}

#[test]
fn a_constraint_that_would_be_passed_over_is_refused() {
    let problem = |constraint: &str| {
        format!(
            "BeginProblem\nSStipulation White 3a[#]d{{{constraint}}}\nPieces White Kg6 Ra1 Black Kg8\nEndProblem\n"
        )
    };
    let refused = run_with_input(&["solve", "-"], &problem("!x"));
    assert_eq!(refused.code, 2, "{}", refused.output);
    assert!(refused.messages.contains("constraint"), "{}", refused.messages);
    let solved = run_with_input(&["solve", "-"], &problem("!+"));
    assert!(solved.output.contains("1.Ra1-a8 # !"), "{}", solved.output);
}

#[test]
fn walks_of_ones_own() {
    let fen = "8/8/8/8/8/1K6/2(XX)5/k7 w - - 0 1";
    let arguments = |walk| ["solve", "--fen", fen, "--stip", "#1", "--walk", walk];
    let ended = run(&arguments("XX = leaper 1,4 + rider 1,0"));
    assert_eq!(moves(&ended.output), ["1.XXc2-c1 # !", "1.XXc2-g1 # !"], "{}", ended.output);
    assert_eq!(ended.code, 0, "{}", ended.messages);
    let ended = run(&arguments("XX = leaper 1,9"));
    assert!(ended.messages.contains("--walk:1:13"), "{}", ended.messages);
    assert_eq!(ended.code, 2);
    let ended = run(&[
        "solve",
        "--walk",
        "XX = leaper 1,4",
        &corpus_file("circe/monreal-example.inp").to_string_lossy(),
    ]);
    assert!(ended.messages.contains("`--walk`"), "{}", ended.messages);
    let ended = run(&["moves", "--fen", fen, "--walk", "XX = Betza \"fN\"", "--cond", "AprilChess XX R/B"]);
    assert!(ended.output.contains("XXc2-b4") && ended.output.contains("XXc2-d4"), "{}", ended.output);
}
