//! The options MoveNumbers, StartMoveNumber and UpToMoveNumber: first moves told by number, and only some of them played.
//!
//! The numbers are those of Popeye: all moves as the units walk count, also those that leave the own king in check, unit by
//! unit from a1 to h8, and the moves of each unit in the order of [`order`].

use board::{MoveKind, Position, Square, Walk};
use problem::{ProblemOption, Statement};
use rules::{Move, Ruleset};
use solution::{Line, Node, PlayedMove, Progress};

use crate::plan::Step;
use crate::record::record;
use crate::turns::move_again;

/// Which first moves are played, by the numbers of their first half-moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Numbering {
    first: Vec<u32>,
    last: Vec<u32>,
}

/// What was found, with the numbers told before it.
pub(crate) struct Numbered<T> {
    pub(crate) found: Vec<T>,
    pub(crate) progress: Vec<Progress>,
}

impl Numbering {
    /// What the options of the statement ask for, if they ask for numbers at all.
    pub(crate) fn new(statement: &Statement) -> Option<Numbering> {
        let mut numbering = Numbering { first: Vec::new(), last: Vec::new() };
        let mut is_wanted = false;
        for option in &statement.options {
            match &option.value {
                ProblemOption::MoveNumbers => {}
                ProblemOption::StartMoveNumber(number) => numbering.first.clone_from(&number.0),
                ProblemOption::UpToMoveNumber(number) => numbering.last.clone_from(&number.0),
                _ => continue,
            }
            is_wanted = true;
        }
        is_wanted.then_some(numbering)
    }

    /// Choosing no first move at all.
    pub(crate) fn of_nothing() -> Numbering {
        Numbering { first: vec![u32::MAX], last: vec![0] }
    }

    /// Whether replies are numbered too.
    pub(crate) fn is_deep(&self) -> bool {
        self.depth() > 1
    }

    /// Whether some first moves are left out.
    pub(crate) fn restricts(&self) -> bool {
        !self.first.is_empty() || !self.last.is_empty()
    }

    fn depth(&self) -> usize {
        self.first.len().max(self.last.len()).max(1)
    }

    fn first(&self, level: usize) -> u32 {
        self.first.get(level).copied().unwrap_or(0)
    }

    fn last(&self, level: usize) -> u32 {
        self.last.get(level).copied().unwrap_or(u32::MAX)
    }

    /// Whether the half-moves with these numbers are left out. Inside the range of an earlier half-move there is no limit.
    fn skips(&self, numbers: &[u32]) -> bool {
        let inside = |level: usize, number: u32| self.first(level) < number && number < self.last(level);
        match numbers.split_last() {
            Some((&number, before)) => {
                let level = before.len();
                (number < self.first(level) || number > self.last(level))
                    && !before.iter().enumerate().any(|(level, &number)| inside(level, number))
            }
            None => false,
        }
    }

    /// Whether play that begins with these half-moves, each with the position before it, is wanted; `told` have been
    /// numbered before this phase.
    pub(crate) fn allows(&self, rules: &Ruleset, told: u32, path: &[(&Position, Move)]) -> bool {
        if !self.restricts() {
            return true;
        }
        let mut numbers = Vec::new();
        for (level, &(position, mv)) in path.iter().enumerate() {
            let before = if level == 0 { told } else { 0 };
            match (before + 1..).zip(numbered(rules, position)).find(|&(_, other)| other == mv) {
                Some((number, _)) => numbers.push(number),
                None => return false,
            }
            if self.skips(&numbers) {
                return false;
            }
        }
        true
    }

    /// Puts battle play into the order of the numbers.
    pub(crate) fn nodes(&self, rules: &Ruleset, start: &Position, nodes: Vec<Node>) -> Numbered<Node> {
        let mut numbered = Numbered { found: Vec::new(), progress: Vec::new() };
        let mut told = 0;
        let path = |node: &Node, _: usize| Some(node.played.clone());
        self.arrange(rules, start, &[Step::Turn], nodes, &path, &mut Vec::new(), &mut told, &mut numbered);
        numbered
    }

    /// Puts lines of these steps into the order of the numbers, `told` having been numbered before. Shorter lines come
    /// first, or not at all where first moves are left out.
    pub(crate) fn lines(
        &self,
        rules: &Ruleset,
        start: &Position,
        steps: &[Step],
        lines: Vec<Line>,
        told: &mut u32,
    ) -> Numbered<Line> {
        let (short, long) = lines.into_iter().partition(|line| line.half_moves.len() < steps.len());
        let found = if self.restricts() { Vec::new() } else { short };
        let mut numbered = Numbered { found, progress: Vec::new() };
        let path = |line: &Line, level: usize| {
            line.half_moves.get(level).map(|half_move| half_move.as_ref().clone())
        };
        self.arrange(rules, start, steps, long, &path, &mut Vec::new(), told, &mut numbered);
        numbered
    }

    #[allow(clippy::too_many_arguments)]
    fn arrange<T>(
        &self,
        rules: &Ruleset,
        position: &Position,
        steps: &[Step],
        mut items: Vec<T>,
        half_move: &impl Fn(&T, usize) -> Option<PlayedMove>,
        numbers: &mut Vec<u32>,
        told: &mut u32,
        out: &mut Numbered<T>,
    ) {
        let level = numbers.len();
        let is_told = level == 0 || self.first(level) > 0 || self.last(level) < u32::MAX;
        for mv in numbered(rules, position) {
            *told += 1;
            numbers.push(*told);
            let played = record(rules, position, mv);
            let same = |item: &T| half_move(item, level).is_some_and(|other| is_same(&other, &played));
            let (own, others) = items.into_iter().partition(same);
            items = others;
            if !self.skips(numbers) {
                if is_told {
                    let numbers = numbers.clone();
                    out.progress.push(Progress { numbers, played, before: out.found.len(), time: None });
                }
                match steps.split_first() {
                    Some((step, rest))
                        if level + 1 < self.depth()
                            && !rest.is_empty()
                            && rules.leaves_king_safe(position, mv) =>
                    {
                        let mut after = rules.after(position, mv);
                        if *step == Step::Stay {
                            move_again(&mut after);
                        }
                        self.arrange(rules, &after, rest, own, half_move, numbers, &mut 0, out);
                    }
                    _ => out.found.extend(own),
                }
            }
            numbers.pop();
        }
    }
}

fn is_same(a: &PlayedMove, b: &PlayedMove) -> bool {
    (a.from, a.to, a.kind, &a.effects) == (b.from, b.to, b.kind, &b.effects)
}

/// Puts moves into the order of their numbers, null moves first. Where only some solutions are wanted this order decides
/// which.
pub(crate) fn arrange(position: &Position, moves: &mut [Move]) {
    moves.sort_by_key(|&mv| (mv.kind != MoveKind::Null, mv.from, order(position, mv)));
}

/// All moves in the order of their numbers.
fn numbered(rules: &Ruleset, position: &Position) -> Vec<Move> {
    let mut moves = rules.pseudo_legal_moves(position);
    arrange(position, &mut moves);
    let passes = rules.legal_moves(position).into_iter().filter(|mv| mv.kind == MoveKind::Null);
    passes.chain(moves).collect()
}

/// Files and ranks of the steps of knights and of king and line pieces in the order of their numbers.
const LEAPS: [(i8, i8); 8] = [(-2, -1), (-1, -2), (1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1)];
const DIRECTIONS: [(i8, i8); 8] = [(-1, -1), (1, -1), (1, 1), (-1, 1), (0, -1), (-1, 0), (0, 1), (1, 0)];

/// Which move of a unit is numbered first: castling, then direction by direction the longest way first; of a pawn the
/// double step, the step, the captures. Among promotions queen, knight, rook, bishop.
fn order(position: &Position, mv: Move) -> (usize, usize, usize) {
    let promotion = mv.promotion.map_or(0, |walk| {
        let ranked = [Walk::QUEEN, Walk::KNIGHT, Walk::ROOK, Walk::BISHOP];
        ranked.iter().position(|&other| other == walk).unwrap_or(ranked.len())
    });
    let (files, ranks) = way(mv.origin(), mv.to);
    let length = usize::from(files.unsigned_abs().max(ranks.unsigned_abs()));
    let index =
        |table: [(i8, i8); 8], step| table.iter().position(|&other| other == step).map_or(8, |at| at + 2);
    let walk = position.piece(mv.from).map(board::Piece::walk);
    match (mv.kind, walk) {
        (MoveKind::CastlingQueen, _) => (0, 0, 0),
        (MoveKind::CastlingKing, _) => (1, 0, 0),
        (_, Some(Walk::PAWN)) if files == 0 => (0, 8 - length, promotion),
        (_, Some(Walk::PAWN)) => (if files > 0 { 1 } else { 2 }, 0, promotion),
        (_, Some(Walk::KNIGHT)) => (index(LEAPS, (files, ranks)), 0, 0),
        (_, Some(Walk::KING | Walk::QUEEN | Walk::ROOK | Walk::BISHOP)) => {
            (index(DIRECTIONS, (files.signum(), ranks.signum())), 8 - length, 0)
        }
        _ => (0, 0, promotion),
    }
}

fn way(from: Square, to: Square) -> (i8, i8) {
    (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8)
}
