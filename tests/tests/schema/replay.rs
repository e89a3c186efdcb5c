//! Moves replayed from their effects as JSON tells them.

use std::collections::BTreeMap;

use serde_json::Value;

/// Units by square, the upper ones, and those below in the order of their list.
#[derive(Clone, Default)]
struct Board {
    units: BTreeMap<String, Value>,
    below: Vec<(String, Value)>,
}

/// Plays all moves of a document on boards of its own: every unit that an effect names must stand where it says.
///
/// # Errors
/// The first effect that does not fit.
pub(crate) fn replay(document: &Value) -> Result<(), String> {
    for problem in list(&document["problems"]) {
        for part in list(&problem["parts"]) {
            for phase in list(&part["phases"]) {
                replay_phase(phase, &start(problem, part)?)?;
            }
        }
    }
    Ok(())
}

/// The position with which the play of a part begins.
fn start(problem: &Value, part: &Value) -> Result<Board, String> {
    let goals = part["stipulation"]["structured"].as_str().unwrap_or_default();
    let mut board = Board::default();
    let position = match problem.get("start_position") {
        Some(position) => position,
        None if goals.contains("[dia]") => {
            const FIRST: &str = "RSBQKBSR";
            for (file, walk) in ('a'..='h').zip(FIRST.chars()) {
                for (colour, rank, walk) in
                    [("white", 1, walk), ("white", 2, 'P'), ("black", 7, 'P'), ("black", 8, walk)]
                {
                    let unit = serde_json::json!({"colour": colour, "walk": walk.to_string()});
                    board.units.insert(format!("{file}{rank}"), bare(&unit));
                }
            }
            return Ok(board);
        }
        None => &part["position"],
    };
    for unit in list(&position["units"]) {
        let square = text(unit, "square")?;
        if unit.get("below").is_some() {
            board.below.insert(0, (square, bare(unit)));
        } else {
            board.units.insert(square, bare(unit));
        }
    }
    Ok(board)
}

fn replay_phase(phase: &Value, board: &Board) -> Result<(), String> {
    let post_key = &phase["post_key"];
    for nodes in [&phase["tree"], &post_key["threats"], &post_key["replies"], &post_key["idle"]] {
        replay_nodes(nodes, board)?;
    }
    for line in list(&phase["lines"]) {
        let mut board = board.clone();
        for place in list(&line["half_moves"]) {
            let place = place.as_u64().and_then(|place| usize::try_from(place).ok()).ok_or("no place")?;
            board.play(phase["moves"].get(place).ok_or("a line names a move that is not in the table")?)?;
        }
    }
    replay_turns(&phase["turns"], board)
}

fn replay_nodes(nodes: &Value, board: &Board) -> Result<(), String> {
    for node in list(nodes) {
        let mut after = board.clone();
        after.play(&node["move"])?;
        for nodes in [&node["threats"], &node["replies"], &node["refutations"], &node["idle"]] {
            replay_nodes(nodes, &after)?;
        }
    }
    Ok(())
}

fn replay_turns(turns: &Value, board: &Board) -> Result<(), String> {
    for turn in list(turns) {
        let mut after = board.clone();
        for played in list(&turn["moves"]) {
            after.play(played)?;
        }
        replay_turns(&turn["replies"], &after)?;
        replay_turns(&turn["refutations"], &after)?;
    }
    Ok(())
}

impl Board {
    fn play(&mut self, played: &Value) -> Result<(), String> {
        for effect in list(&played["effects"]) {
            self.apply(effect).map_err(|error| format!("{error}: {effect} of {}", played["text"]))?;
        }
        Ok(())
    }

    fn apply(&mut self, effect: &Value) -> Result<(), String> {
        match effect["type"].as_str().unwrap_or_default() {
            "remove" => self.lift(&text(effect, "square")?, &effect["unit"]),
            "create" => self.put(text(effect, "square")?, &effect["unit"]),
            "move" => {
                self.lift(&text(effect, "from")?, &effect["unit"])?;
                self.put(text(effect, "to")?, &effect["unit"])
            }
            "change" => {
                self.lift(&text(effect, "square")?, &effect["before"])?;
                self.put(text(effect, "square")?, &effect["after"])
            }
            "hide" => {
                let unit = (text(effect, "square")?, bare(&effect["unit"]));
                let index = index(effect)?;
                if index > self.below.len() {
                    return Err("no such place below".to_owned());
                }
                self.below.insert(index, unit);
                Ok(())
            }
            "reveal" => {
                let unit = (text(effect, "square")?, bare(&effect["unit"]));
                let index = index(effect)?;
                if self.below.get(index) != Some(&unit) {
                    return Err(format!("another unit is below: {:?}", self.below.get(index)));
                }
                self.below.remove(index);
                self.put(unit.0, &effect["unit"])
            }
            "castling-rights"
            | "long-step"
            | "pending-capture"
            | "forbidden-placement"
            | "after-null"
            | "turn" => Ok(()),
            other => Err(format!("`{other}` is no effect")),
        }
    }

    fn lift(&mut self, square: &str, unit: &Value) -> Result<(), String> {
        let stands = self.units.remove(square);
        if stands.as_ref() == Some(&bare(unit)) { Ok(()) } else { Err(format!("there stands {stands:?}")) }
    }

    fn put(&mut self, square: String, unit: &Value) -> Result<(), String> {
        match self.units.insert(square, bare(unit)) {
            None => Ok(()),
            Some(stands) => Err(format!("there stands {stands}")),
        }
    }
}

/// A unit without its square and without what a diagram does not tell.
fn bare(unit: &Value) -> Value {
    serde_json::json!({"colour": unit["colour"], "walk": unit["walk"], "attributes": unit["attributes"]})
}

fn index(effect: &Value) -> Result<usize, String> {
    effect["index"]
        .as_u64()
        .and_then(|index| usize::try_from(index).ok())
        .ok_or_else(|| "no index".to_owned())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value, name: &str) -> Result<String, String> {
    value[name].as_str().map(str::to_owned).ok_or_else(|| format!("no {name}"))
}
