//! `kirke conditions`.

use problem::{CONDITIONS, ConditionInfo, REBIRTH_WORDS, RebirthWordInfo};

use crate::run::{run, run_with_input};

#[test]
fn the_list_and_a_text_for_each_name() {
    let list = run(&["conditions"]);
    assert_eq!(list.code, 0, "{}", list.messages);
    assert!(list.output.contains("ParrainCirce") && list.output.contains("ReversalEinstein"));
    let text = run(&["conditions", "Volcanic"]);
    assert_eq!(text.code, 0, "{}", text.messages);
    assert!(text.output.contains("below the occupant"), "{}", text.output);
}

#[test]
fn a_misspelt_name() {
    let ended = run(&["conditions", "Cicre"]);
    assert_eq!((ended.code, ended.output.as_str()), (2, ""));
    assert!(ended.messages.contains("did you mean `Circe`?"), "{}", ended.messages);
}

#[test]
fn every_example_is_solved_as_it_says() {
    let examples = CONDITIONS.iter().filter_map(ConditionInfo::example);
    let text: Vec<_> = examples.chain(REBIRTH_WORDS.iter().filter_map(RebirthWordInfo::example)).collect();
    for example in text {
        let ended = run_with_input(&["solve", "-"], &example.text());
        assert_eq!(ended.code, 0, "{}: {}", example.condition, ended.messages);
        let first_moves: Vec<&str> =
            ended.output.lines().map(str::trim).filter(|line| line.starts_with("1.")).collect();
        assert_eq!(first_moves, [example.solution], "{}: {}", example.condition, ended.output);
    }
    let piped = run(&["conditions", "--example", "Circe"]);
    assert_eq!(run_with_input(&["solve", "-"], &piped.output).code, 0);
}
