//! The trees behind the classic spellings: `s#3` is `White 6ad[#]`.

use board::Side;
use problem::{Attachment, Branch, BranchKind, Goal, Play};

/// A kind of play as it is spelled before the goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Direct,
    SelfPlay,
    Reflex,
    SemiReflex,
    Help,
    HelpSelf,
    HelpReflex,
    Series,
    SeriesHelp,
    SeriesSelf,
    SeriesReflex,
    SeriesHelpSelf,
    ParrySeries,
    ParrySeriesHelp,
    ParrySeriesSelf,
    ParrySeriesReflex,
    ParrySeriesHelpSelf,
    ParryHelpSeries,
    ParryHelpSeriesSelf,
    ParryHelpSeriesReflex,
    Reciprocal,
    SeriesReciprocal,
    /// `dia` and `a=>b`, the goal being part of the spelling.
    Proof,
    Progressive,
    ProgressiveHelp,
}

/// Where one beginning begins another, the longer one stands first.
pub(crate) const KINDS: &[(&str, Kind)] = &[
    ("ser-reci-h", Kind::SeriesReciprocal),
    ("ser-hs", Kind::SeriesHelpSelf),
    ("ser-h", Kind::SeriesHelp),
    ("ser-s", Kind::SeriesSelf),
    ("ser-r", Kind::SeriesReflex),
    ("ser-", Kind::Series),
    ("phser-r", Kind::ParryHelpSeriesReflex),
    ("phser-s", Kind::ParryHelpSeriesSelf),
    ("phser-", Kind::ParryHelpSeries),
    ("pser-hs", Kind::ParrySeriesHelpSelf),
    ("pser-h", Kind::ParrySeriesHelp),
    ("pser-r", Kind::ParrySeriesReflex),
    ("pser-s", Kind::ParrySeriesSelf),
    ("pser-", Kind::ParrySeries),
    ("prog-h", Kind::ProgressiveHelp),
    ("prog-", Kind::Progressive),
    ("reci-h", Kind::Reciprocal),
    ("hs", Kind::HelpSelf),
    ("hr", Kind::HelpReflex),
    ("h", Kind::Help),
    ("semi-r", Kind::SemiReflex),
    ("s", Kind::SelfPlay),
    ("r", Kind::Reflex),
    ("", Kind::Direct),
];

/// The goals of a stipulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Goals {
    /// The goal.
    pub(crate) goal: Goal,
    /// In reciprocal play what the other side may reach instead, `(…)` before the goal.
    pub(crate) other: Goal,
}

impl Kind {
    /// Whether half a move has a meaning in its length.
    pub(crate) const fn has_halves(self) -> bool {
        matches!(
            self,
            Kind::Help
                | Kind::HelpSelf
                | Kind::HelpReflex
                | Kind::ParryHelpSeries
                | Kind::ParryHelpSeriesSelf
                | Kind::ParryHelpSeriesReflex
                | Kind::ParrySeriesHelp
                | Kind::Reciprocal
                | Kind::Proof
        )
    }

    /// Fewest half-moves of the whole play.
    pub(crate) const fn least_half_moves(self) -> u16 {
        match self {
            Kind::Help | Kind::Proof => 1,
            _ => 2,
        }
    }

    pub(crate) const fn is_reciprocal(self) -> bool {
        matches!(self, Kind::Reciprocal | Kind::SeriesReciprocal)
    }
}

/// Who begins, and the tree. `half_moves` is twice the number written, `exact` says that shorter play does not count.
pub(crate) fn build(kind: Kind, goals: Goals, half_moves: u16, exact: bool) -> (Side, Play) {
    let goal = goals.goal;
    let moves = half_moves / 2;
    let length = Length { exact };
    let reach = Attachment::goal(goal);
    let forced_self = || Attachment::end(defending(goal), true);
    let forced_reflex = || Attachment::end(attacking(goal), true);
    let proof_game = goal == Goal::ProofGame;
    let helped_side = if proof_game { Side::White } else { Side::Black };
    match kind {
        Kind::Direct => (Side::White, length.attack(2 * moves - 1, vec![reach], vec![])),
        Kind::SelfPlay => (Side::White, length.attack(2 * moves, vec![], vec![reach])),
        Kind::SemiReflex => {
            (Side::White, length.attack(2 * moves - 1, vec![Attachment::end(attacking(goal), false)], vec![]))
        }
        Kind::Reflex => (Side::White, reflex(length, moves, goal, false)),
        Kind::Help => (Side::Black, length.help(half_moves, half_moves % 2 == 1, reach, None)),
        Kind::Proof => {
            let starter = if proof_game { Side::White } else { Side::Black };
            (starter, length.help(half_moves, false, reach, None))
        }
        Kind::HelpSelf => {
            (Side::White, length.help(half_moves - 1, half_moves % 2 == 1, forced_self(), None))
        }
        Kind::HelpReflex => {
            let spoil = Some(cannot_reach(goal));
            (Side::White, length.help(half_moves - 1, half_moves % 2 == 1, forced_reflex(), spoil))
        }
        Kind::Series => (Side::White, length.series(moves, vec![reach])),
        Kind::SeriesHelp => (helped_side, length.series(moves, vec![Attachment::end(helping(goal), false)])),
        Kind::SeriesSelf => (Side::White, length.series(moves, vec![forced_self()])),
        Kind::SeriesReflex => (Side::White, length.series(moves, vec![cannot_reach(goal), forced_reflex()])),
        Kind::SeriesHelpSelf => {
            let help = Length { exact: false }.help(1, false, forced_self(), None);
            (Side::Black, length.series(moves, vec![Attachment::end(help, false)]))
        }
        Kind::ParrySeries => (Side::White, parrying(length.attack(2 * moves - 1, vec![reach], vec![]))),
        Kind::ParrySeriesHelp => {
            let help = Attachment::end(helping(goal), false);
            (helped_side, parrying(length.help(half_moves - 1, half_moves % 2 == 1, help, None)))
        }
        Kind::ParrySeriesSelf => {
            let end = vec![Attachment::end(defending(goal), false)];
            (Side::White, parrying(length.attack(2 * moves - 1, end, vec![reach])))
        }
        Kind::ParrySeriesReflex => (Side::White, parrying(reflex(length, moves, goal, true))),
        Kind::ParrySeriesHelpSelf => {
            let help = Length { exact: false }.help(1, false, forced_self(), None);
            (Side::Black, parrying(length.help(2 * moves - 1, false, Attachment::end(help, false), None)))
        }
        Kind::ParryHelpSeries => {
            (Side::White, parrying(length.help(half_moves - 1, half_moves % 2 == 1, reach, None)))
        }
        Kind::ParryHelpSeriesSelf => {
            (Side::White, parrying(length.help(half_moves - 1, half_moves % 2 == 1, forced_self(), None)))
        }
        Kind::ParryHelpSeriesReflex => {
            let spoil = Some(cannot_reach(goal));
            (Side::White, parrying(length.help(half_moves - 1, half_moves % 2 == 1, forced_reflex(), spoil)))
        }
        Kind::Reciprocal => {
            let end = reciprocal(goals);
            let play = match half_moves - 2 {
                0 => end,
                before => length.help(before, before % 2 == 1, Attachment::end(end, false), None),
            };
            (Side::Black, play)
        }
        Kind::SeriesReciprocal => {
            let end = reciprocal(goals);
            let play = match moves - 1 {
                0 => end,
                // The other side has nothing to do before the end.
                before => length.series(before, vec![Attachment::end(end.by_other_side(), false)]),
            };
            (Side::Black, play)
        }
        Kind::Progressive | Kind::ProgressiveHelp => {
            let cooperative = kind == Kind::ProgressiveHelp;
            (Side::White, Play::Progressive(problem::Progressive { turns: moves, cooperative, goal }))
        }
    }
}

/// `m->` before the play that `starter` begins: the other side makes up to `moves` moves first.
pub(crate) fn introduced(moves: u16, (starter, play): (Side, Play)) -> (Side, Play) {
    let mut branch = Branch::new(BranchKind::Series, moves);
    branch.first.push(Attachment::end(play, false));
    (!starter, Play::Branch(branch))
}

/// How the length of a play is to be understood.
#[derive(Clone, Copy)]
struct Length {
    exact: bool,
}

impl Length {
    fn branch(self, kind: BranchKind, length: u16) -> Branch {
        let mut branch = Branch::new(kind, length);
        branch.minimum = (self.exact && length > 1).then_some(length);
        branch
    }

    fn attack(self, length: u16, first: Vec<Attachment>, second: Vec<Attachment>) -> Play {
        Play::Branch(Branch { first, second, ..self.branch(BranchKind::Attack, length) })
    }

    fn series(self, moves: u16, first: Vec<Attachment>) -> Play {
        Play::Branch(Branch { first, ..self.branch(BranchKind::Series, moves) })
    }

    /// Help play whose last half-move leads to `end`; `spoil` must hold before each half-move of the side that makes the
    /// last one.
    fn help(self, length: u16, inverted: bool, end: Attachment, spoil: Option<Attachment>) -> Play {
        let mut branch = self.branch(BranchKind::Help, length);
        let (last, other) = match length % 2 {
            1 => (&mut branch.first, &mut branch.second),
            _ => (&mut branch.second, &mut branch.first),
        };
        last.push(end);
        other.extend(spoil);
        let play = Play::Branch(branch);
        if inverted { play.by_other_side() } else { play }
    }
}

fn reflex(length: Length, moves: u16, goal: Goal, forced: bool) -> Play {
    length.attack(2 * moves - 1, vec![Attachment::end(attacking(goal), forced)], vec![cannot_reach(goal)])
}

fn parrying(play: Play) -> Play {
    match play {
        Play::Branch(branch) => Play::Branch(Branch { parry: true, ..branch }),
        Play::OtherSide(inner) => parrying(*inner).by_other_side(),
        other => other,
    }
}

/// `1a[goal]d`
fn attacking(goal: Goal) -> Play {
    Length { exact: false }.attack(1, vec![Attachment::goal(goal)], vec![])
}

/// `1d[goal]a`
fn defending(goal: Goal) -> Play {
    let mut branch = Branch::new(BranchKind::Defence, 1);
    branch.first.push(Attachment::goal(goal));
    Play::Branch(branch)
}

/// `1h[goal]h`
fn helping(goal: Goal) -> Play {
    Length { exact: false }.help(1, false, Attachment::goal(goal), None)
}

/// `{!1a[goal]d}`
fn cannot_reach(goal: Goal) -> Attachment {
    Attachment::Constraint(attacking(goal).negated())
}

/// `2hh[goal]&1h[other]h`
fn reciprocal(goals: Goals) -> Play {
    let last = Length { exact: false }.help(2, false, Attachment::goal(goals.goal), None);
    Play::And(Box::new(last), Box::new(helping(goals.other)))
}
