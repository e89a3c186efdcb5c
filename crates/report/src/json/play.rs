//! Phases of play: trees, lines, turns.

use problem::Wording;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use solution::{Content, Line, Lines, Node, Phase, PlayedMove, PostKey, Progress, Turn};

use super::lines::MoveTable;
use super::moves::{Alone, Move, Moves};
use super::names::{self, ReachView};
use crate::text::Notation;

/// One part of the play.
pub(super) struct PhaseView<'a> {
    pub(super) phase: &'a Phase,
    pub(super) wording: Wording<'a>,
}

impl Serialize for PhaseView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let PhaseView { phase, wording } = *self;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("kind", names::phase_kind(phase.kind))?;
        let form = match phase.content {
            Content::Tree(_) => "tree",
            Content::PostKey(_) => "post-key",
            Content::Lines(_) => "lines",
            Content::Turns(_) => "turns",
        };
        map.serialize_entry("form", form)?;
        if let Some(reach) = phase.reach {
            map.serialize_entry("reach", &ReachView::from(reach))?;
        }
        if !phase.progress.is_empty() {
            let progress: Vec<_> =
                phase.progress.iter().map(|told| ProgressView::of(told, wording)).collect();
            map.serialize_entry("first_moves", &progress)?;
        }
        match &phase.content {
            Content::Tree(nodes) => map.serialize_entry("tree", &Nodes { nodes, wording })?,
            Content::PostKey(play) => map.serialize_entry("post_key", &PostKeyView { play, wording })?,
            Content::Lines(Lines(lines)) => {
                let table = MoveTable::of(lines, wording);
                map.serialize_entry("moves", &TableMoves { table: &table, wording })?;
                map.serialize_entry("lines", &TableLines { table: &table, lines })?;
            }
            Content::Turns(turns) => map.serialize_entry("turns", &Turns { turns, wording })?,
        }
        map.end()
    }
}

/// A first move with its number.
#[derive(Serialize)]
struct ProgressView<'a> {
    numbers: &'a [u32],
    r#move: Alone<'a>,
    before: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    milliseconds: Option<u64>,
}

impl<'a> ProgressView<'a> {
    fn of(told: &'a Progress, wording: Wording<'a>) -> ProgressView<'a> {
        ProgressView {
            numbers: &told.numbers,
            r#move: Alone { played: &told.played, wording },
            before: told.before,
            milliseconds: told.time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX)),
        }
    }
}

/// Half-moves of battle play between which the same side chooses.
struct Nodes<'a> {
    nodes: &'a [Node],
    wording: Wording<'a>,
}

impl Serialize for Nodes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let moves: Vec<&PlayedMove> = self.nodes.iter().map(|node| &node.played).collect();
        let shorts = Notation::Short.alternatives(&moves, self.wording);
        let views = self.nodes.iter().zip(&shorts);
        serializer.collect_seq(views.map(|(node, short)| NodeView { node, short, wording: self.wording }))
    }
}

struct NodeView<'a> {
    node: &'a Node,
    short: &'a str,
    wording: Wording<'a>,
}

impl Serialize for NodeView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let NodeView { node, short, wording } = *self;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("move", &Move { played: &node.played, short, wording })?;
        if let Some(mark) = node.mark {
            map.serialize_entry("mark", names::mark(mark))?;
        }
        if let Some(moves) = node.moves {
            map.serialize_entry("moves_needed", &moves)?;
        }
        if let Some(after) = names::after(node.after) {
            map.serialize_entry("after", after)?;
        }
        if node.refutes {
            map.serialize_entry("refutes", &true)?;
        }
        for (name, nodes) in [
            ("threats", &node.threats),
            ("replies", &node.replies),
            ("refutations", &node.refutations),
            ("idle", &node.idle),
        ] {
            if !nodes.is_empty() {
                map.serialize_entry(name, &Nodes { nodes, wording })?;
            }
        }
        map.end()
    }
}

struct PostKeyView<'a> {
    play: &'a PostKey,
    wording: Wording<'a>,
}

impl Serialize for PostKeyView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let PostKeyView { play, wording } = *self;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("leading", &play.leading)?;
        map.serialize_entry("check", &play.check)?;
        if let Some(after) = names::after(play.after) {
            map.serialize_entry("after", after)?;
        }
        for (name, nodes) in [("threats", &play.threats), ("replies", &play.replies), ("idle", &play.idle)] {
            if !nodes.is_empty() {
                map.serialize_entry(name, &Nodes { nodes, wording })?;
            }
        }
        map.end()
    }
}

struct TableMoves<'a> {
    table: &'a MoveTable<'a>,
    wording: Wording<'a>,
}

impl Serialize for TableMoves<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let moves = self.table.moves.iter();
        serializer.collect_seq(moves.map(|(played, short)| Move { played, short, wording: self.wording }))
    }
}

struct TableLines<'a> {
    table: &'a MoveTable<'a>,
    lines: &'a [Line],
}

impl Serialize for TableLines<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lines = self.lines.iter().zip(&self.table.lines);
        serializer.collect_seq(lines.map(|(line, half_moves)| LineView {
            line,
            half_moves: Some(half_moves),
            moves: None,
        }))
    }
}

/// A line: its half-moves by their places in the table of moves, or the moves themselves.
pub(super) struct LineView<'a> {
    line: &'a Line,
    half_moves: Option<&'a [usize]>,
    moves: Option<Moves<'a>>,
}

impl<'a> LineView<'a> {
    /// A line that stands by itself.
    pub(super) fn alone(line: &'a Line, wording: Wording<'a>) -> LineView<'a> {
        let moves = line.half_moves.iter().map(AsRef::as_ref).collect();
        LineView { line, half_moves: None, moves: Some(Moves { moves, wording }) }
    }
}

impl Serialize for LineView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let line = self.line;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("leading", &line.leading)?;
        if let Some(half_moves) = self.half_moves {
            map.serialize_entry("half_moves", half_moves)?;
        }
        if let Some(moves) = &self.moves {
            map.serialize_entry("moves", moves)?;
        }
        map.serialize_entry("numbering", names::numbering(line.numbering))?;
        if !line.restarts.is_empty() {
            map.serialize_entry("restarts", &line.restarts)?;
        }
        if let Some(mark) = line.mark {
            map.serialize_entry("mark", names::mark(mark))?;
        }
        map.end()
    }
}

struct Turns<'a> {
    turns: &'a [Turn],
    wording: Wording<'a>,
}

impl Serialize for Turns<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.turns.iter().map(|turn| TurnView { turn, wording: self.wording }))
    }
}

struct TurnView<'a> {
    turn: &'a Turn,
    wording: Wording<'a>,
}

impl Serialize for TurnView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let TurnView { turn, wording } = *self;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("moves", &Moves { moves: turn.moves.iter().collect(), wording })?;
        if let Some(mark) = turn.mark {
            map.serialize_entry("mark", names::mark(mark))?;
        }
        if turn.refutes {
            map.serialize_entry("refutes", &true)?;
        }
        for (name, turns) in [("replies", &turn.replies), ("refutations", &turn.refutations)] {
            if !turns.is_empty() {
                map.serialize_entry(name, &Turns { turns, wording })?;
            }
        }
        map.end()
    }
}
