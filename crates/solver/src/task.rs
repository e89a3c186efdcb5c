//! Play compiled for the search.

use board::{BySide, Key};
use problem::{Attachment, Branch, BranchKind, Goal, Play};

/// A play or a test, as the search works on it.
pub(crate) enum Task {
    /// The half-move just played reaches the goal.
    Goal(Goal),
    Not(Box<Task>),
    And(Box<Task>, Box<Task>),
    Or(Box<Task>, Box<Task>),
    /// The other side is to move.
    OtherSide(Box<Task>),
    Battle(Box<BattleTask>),
    Cooperation(Box<Cooperation>),
    /// Progressive play. It is always a whole problem and searched by itself, so it never holds as a part of other play.
    Progressive,
}

/// Play of an attacker against a defender.
pub(crate) struct BattleTask {
    pub(crate) terms: Terms,
    /// Whether the side to move at the beginning is the defender.
    pub(crate) begins_with_defence: bool,
    /// Moves of the attacker at most.
    pub(crate) moves: u16,
}

/// What the attacker is after, and what binds both sides.
pub(crate) struct Terms {
    /// The shape of the play, where there is a shorter way to search it.
    pub(crate) aim: Aim,
    /// Keeps facts of this play apart from those of others in the same table.
    pub(crate) salt: Key,
    /// The number of this play among all that are searched together.
    pub(crate) number: usize,
    /// Whether the defender makes the last half-move.
    pub(crate) ends_on_defence: bool,
    /// Ends count only with at most so many half-moves of the branch left.
    pub(crate) slack: u16,
    /// Whether there are half-moves with more left than [`Terms::slack`], so that longer play is not as good as shorter.
    pub(crate) is_exact: bool,
    /// What the attacker's half-moves may reach.
    pub(crate) attack_ends: Vec<End>,
    /// What the defender's half-moves may be forced to reach.
    pub(crate) defence_ends: Vec<End>,
    /// What must hold before each half-move of the attacker.
    pub(crate) attack_constraints: Vec<Task>,
    /// What each half-move of the attacker must reach.
    pub(crate) attack_goals: Vec<Task>,
    /// What must hold before each half-move of the defender.
    pub(crate) defence_constraints: Vec<Task>,
    /// What each half-move of the defender must reach, or else it refutes.
    pub(crate) defence_goals: Vec<Task>,
    /// The defender moves only when it is in check, else it passes.
    pub(crate) parry: bool,
    /// A move that gives no check must threaten to win in at most this many moves, if so many are left.
    pub(crate) longest_threat: Option<u16>,
    /// A move that leaves the defending king more flights than this fails.
    pub(crate) most_flights: Option<u32>,
    /// How many nontrivial defences are granted, and what is trivial.
    pub(crate) nontrivial: Option<Nontrivial>,
    /// Which sides must have a unit beside the king as long as play goes on.
    pub(crate) keeps_mating_unit: BySide<bool>,
}

/// The restriction of the option NonTrivial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Nontrivial {
    /// Additional nontrivial moves granted to the defender over the whole play.
    pub(crate) additional: u32,
    /// A move that is met in so many moves is trivial.
    pub(crate) length: u16,
}

/// The shapes of battle play with a shorter way to search them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    /// The attacker itself reaches the goal: `#n`.
    Direct(Goal),
    /// The defender reaches the goal although it resists: `s#n`.
    SelfPlay(Goal),
    /// As [`Aim::SelfPlay`], but a defender who can reach the goal must: `semi-r#n`.
    SemiReflex(Goal),
    /// As [`Aim::SemiReflex`], and an attacker who can reach the goal must do so too, which spoils its plan: `r#n`.
    Reflex(Goal),
    /// Anything else: the lists in [`Terms`] say it all.
    Tree,
}

/// An end of a branch.
pub(crate) struct End {
    pub(crate) task: Task,
    pub(crate) forced: bool,
    pub(crate) hidden: bool,
}

/// Play in which nobody resists: help play and series.
pub(crate) struct Cooperation {
    pub(crate) salt: Key,
    /// Whether one side makes all half-moves.
    pub(crate) is_series: bool,
    /// Fewest and most half-moves.
    pub(crate) minimum: u16,
    pub(crate) maximum: u16,
    /// What belongs to the first, third … half-move, in a series to all of them.
    pub(crate) first: Letter,
    /// What belongs to the second, fourth … half-move.
    pub(crate) second: Letter,
    /// The side that does not make the last half-move moves only when it is in check.
    pub(crate) parry: bool,
    /// Which sides must have a unit beside the king as long as play goes on.
    pub(crate) keeps_mating_unit: BySide<bool>,
}

/// What is attached to a letter of a branch of cooperative play.
pub(crate) struct Letter {
    pub(crate) ends: Vec<End>,
    /// What must hold before each half-move of the other letter, in a series before each half-move.
    pub(crate) constraints: Vec<Task>,
    /// What each half-move must reach.
    pub(crate) goals: Vec<Task>,
}

impl Aim {
    /// The goal, unless it takes a tree to say it.
    pub(crate) const fn goal(self) -> Option<Goal> {
        match self {
            Aim::Direct(goal) | Aim::SelfPlay(goal) | Aim::SemiReflex(goal) | Aim::Reflex(goal) => Some(goal),
            Aim::Tree => None,
        }
    }

    /// The shape of a branch. Where it begins with a defence only the plainest shapes are told.
    fn of(branch: &Branch) -> Aim {
        if branch.parry || branch.minimum.is_some() {
            return Aim::Tree;
        }
        if branch
            .first
            .iter()
            .chain(&branch.second)
            .any(|attachment| attachment.play().goals().into_iter().any(rules::may_allow_self_check))
        {
            return Aim::Tree;
        }
        if branch.kind == BranchKind::Defence {
            return match (&branch.second[..], &branch.first[..]) {
                ([end], []) if branch.maximum.is_multiple_of(2) => {
                    plain_goal(end).map_or(Aim::Tree, Aim::Direct)
                }
                ([], [end]) if !branch.maximum.is_multiple_of(2) => {
                    plain_goal(end).map_or(Aim::Tree, Aim::SelfPlay)
                }
                _ => Aim::Tree,
            };
        }
        let ends_on_attack = branch.maximum % 2 == 1;
        match (&branch.first[..], &branch.second[..]) {
            ([end], []) if ends_on_attack => match (plain_goal(end), attacked_goal(end)) {
                (Some(goal), _) => Aim::Direct(goal),
                (_, Some(goal)) => Aim::SemiReflex(goal),
                _ => Aim::Tree,
            },
            ([end], [constraint]) if ends_on_attack => match (attacked_goal(end), spoiled_goal(constraint)) {
                (Some(goal), Some(spoiled)) if goal == spoiled => Aim::Reflex(goal),
                _ => Aim::Tree,
            },
            ([], [end]) if !ends_on_attack => plain_goal(end).map_or(Aim::Tree, Aim::SelfPlay),
            _ => Aim::Tree,
        }
    }
}

/// The goal of an end that is nothing but a goal.
pub(crate) fn plain_goal(end: &Attachment) -> Option<Goal> {
    match end {
        Attachment::End { play: Play::Goal(goal), hidden: false, .. } => Some(*goal),
        _ => None,
    }
}

/// The goal of an end `[1a[goal]d]`.
pub(crate) fn attacked_goal(end: &Attachment) -> Option<Goal> {
    match end {
        Attachment::End { play, hidden: false, .. } => one_move(play, BranchKind::Attack),
        _ => None,
    }
}

/// The goal of a constraint `{!1a[goal]d}`.
pub(crate) fn spoiled_goal(constraint: &Attachment) -> Option<Goal> {
    match constraint {
        Attachment::Constraint(Play::Not(play)) => one_move(play, BranchKind::Attack),
        _ => None,
    }
}

/// The goal of a branch of this kind that is one half-move towards a goal.
pub(crate) fn one_move(play: &Play, kind: BranchKind) -> Option<Goal> {
    match play {
        Play::Branch(branch)
            if branch.kind == kind
                && (branch.maximum, branch.minimum) == (1, None)
                && !branch.parry
                && branch.second.is_empty() =>
        {
            match &branch.first[..] {
                [end] => plain_goal(end),
                _ => None,
            }
        }
        _ => None,
    }
}

impl Terms {
    /// Battle play of one of the shapes with a name.
    pub(crate) fn plain(aim: Aim, salt: Key) -> Terms {
        Terms {
            aim,
            salt,
            number: 0,
            ends_on_defence: matches!(aim, Aim::SelfPlay(_)),
            slack: u16::MAX,
            is_exact: false,
            attack_ends: Vec::new(),
            defence_ends: Vec::new(),
            attack_constraints: Vec::new(),
            attack_goals: Vec::new(),
            defence_constraints: Vec::new(),
            defence_goals: Vec::new(),
            parry: false,
            longest_threat: None,
            most_flights: None,
            nontrivial: None,
            keeps_mating_unit: BySide([false; 2]),
        }
    }
}

/// Compiles plays that are searched together.
pub(crate) struct Compiler {
    salt: Key,
    number: usize,
}

impl Compiler {
    /// `salt` keeps these plays apart from others in the same table.
    pub(crate) fn new(salt: Key) -> Compiler {
        Compiler { salt, number: 0 }
    }

    fn next(&mut self) -> (Key, usize) {
        let number = self.number;
        self.number += 1;
        let own = (number as Key).wrapping_mul(0x5851_f42d_4c95_7f2d_1405_7b7e_f767_814f);
        (self.salt ^ own, number)
    }

    pub(crate) fn task(&mut self, play: &Play) -> Task {
        match play {
            Play::Goal(goal) => Task::Goal(*goal),
            Play::Not(inner) => Task::Not(Box::new(self.task(inner))),
            Play::And(one, other) => Task::And(Box::new(self.task(one)), Box::new(self.task(other))),
            Play::Or(one, other) => Task::Or(Box::new(self.task(one)), Box::new(self.task(other))),
            Play::OtherSide(inner) => Task::OtherSide(Box::new(self.task(inner))),
            Play::Branch(branch) => match branch.kind {
                BranchKind::Attack | BranchKind::Defence => {
                    Task::Battle(Box::new(self.battle(branch, false)))
                }
                BranchKind::Help | BranchKind::Series => {
                    Task::Cooperation(Box::new(self.cooperation(branch)))
                }
            },
            Play::Progressive(_) => Task::Progressive,
        }
    }

    /// `is_root` says whether the branch is the whole play and not part of another one.
    pub(crate) fn battle(&mut self, branch: &Branch, is_root: bool) -> BattleTask {
        let begins_with_defence = branch.kind == BranchKind::Defence;
        let (salt, number) = self.next();
        let (attack, defence) = match begins_with_defence {
            false => (&branch.first, &branch.second),
            true => (&branch.second, &branch.first),
        };
        // Counted from the attacker's first half-move.
        let maximum = branch.maximum + u16::from(begins_with_defence);
        let minimum = branch.minimum.map_or(0, |minimum| minimum + u16::from(begins_with_defence));
        // The least length is exact already where only the last half-move of its side counts.
        let minimum =
            if is_root || begins_with_defence { minimum.min(maximum - 1) } else { minimum.min(maximum) };
        let constraints = |compiler: &mut Compiler, attachments: &[Attachment]| {
            attachments.iter().filter_map(|attachment| compiler.constraint(attachment)).collect::<Vec<_>>()
        };
        let attack_constraints = constraints(self, defence);
        let defence_constraints = constraints(self, attack);
        let slack = maximum - minimum;
        let terms = Terms {
            aim: Aim::of(branch),
            salt,
            number,
            ends_on_defence: maximum.is_multiple_of(2),
            slack,
            // A side's last half-move but one has two half-moves more left than its last one.
            is_exact: slack + 1 < maximum,
            attack_ends: self.ends(attack),
            defence_ends: self.ends(defence),
            attack_constraints,
            attack_goals: Vec::new(),
            defence_constraints,
            defence_goals: Vec::new(),
            parry: branch.parry,
            longest_threat: None,
            most_flights: None,
            nontrivial: None,
            keeps_mating_unit: BySide([false; 2]),
        };
        BattleTask {
            terms,
            begins_with_defence,
            moves: maximum / 2 + maximum % 2 - u16::from(begins_with_defence),
        }
    }

    fn cooperation(&mut self, branch: &Branch) -> Cooperation {
        let (salt, _) = self.next();
        let is_series = branch.kind == BranchKind::Series;
        let least = if is_series { 1 } else { 2 - branch.maximum % 2 };
        Cooperation {
            salt,
            is_series,
            minimum: branch.minimum.unwrap_or(least).clamp(1, branch.maximum),
            maximum: branch.maximum,
            first: self.letter(&branch.first, is_series),
            second: self.letter(&branch.second, is_series),
            parry: branch.parry,
            keeps_mating_unit: BySide([false; 2]),
        }
    }

    fn letter(&mut self, attachments: &[Attachment], is_series: bool) -> Letter {
        let mut ends = self.ends(attachments);
        ends.sort_by_key(|end| !end.task.is_leaf());
        if is_series {
            let (goals, constraints) = self.constraints(attachments);
            return Letter { ends, constraints, goals };
        }
        let constraints = attachments.iter().filter_map(|attachment| self.constraint(attachment)).collect();
        Letter { ends, constraints, goals: Vec::new() }
    }

    fn ends(&mut self, attachments: &[Attachment]) -> Vec<End> {
        attachments
            .iter()
            .filter_map(|attachment| match attachment {
                Attachment::End { play, forced, hidden } => {
                    Some(End { task: self.task(play), forced: *forced, hidden: *hidden })
                }
                Attachment::Constraint(_) => None,
            })
            .collect()
    }

    fn constraint(&mut self, attachment: &Attachment) -> Option<Task> {
        match attachment {
            Attachment::Constraint(play) => Some(self.task(play)),
            Attachment::End { .. } => None,
        }
    }

    /// Constraints that test a half-move, and others.
    fn constraints(&mut self, attachments: &[Attachment]) -> (Vec<Task>, Vec<Task>) {
        attachments.iter().filter_map(|attachment| self.constraint(attachment)).partition(Task::is_leaf)
    }
}

impl Task {
    /// Whether it tests the half-move just played and nothing else.
    pub(crate) fn is_leaf(&self) -> bool {
        match self {
            Task::Goal(_) => true,
            Task::Not(inner) | Task::And(inner, _) | Task::Or(inner, _) | Task::OtherSide(inner) => {
                inner.is_leaf()
            }
            Task::Battle(_) | Task::Cooperation(_) | Task::Progressive => false,
        }
    }

    /// Fewest half-moves in the branches it begins with, 0 for a test.
    pub(crate) fn length(&self) -> u16 {
        match self {
            Task::Goal(_) => 0,
            Task::Not(inner) | Task::OtherSide(inner) => inner.length(),
            Task::And(one, other) | Task::Or(one, other) => one.length().min(other.length()),
            Task::Battle(battle) => {
                let attacks = 2 * battle.moves;
                let tail = u16::from(battle.terms.ends_on_defence);
                let head = u16::from(battle.begins_with_defence);
                (attacks + tail + head).saturating_sub(1)
            }
            Task::Cooperation(play) if play.is_series => 2 * play.maximum - 1,
            Task::Cooperation(play) => play.maximum,
            Task::Progressive => 1,
        }
    }
}
