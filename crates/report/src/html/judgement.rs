use verdict::Kind;

use crate::SolvedProblem;

/// What a page says about a problem as a whole.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Judgement {
    /// It was solved, and nobody asked for a judgement.
    None,
    /// It was judged.
    Of(Kind),
    /// It could not be read.
    Refused,
    /// Its turn has not come.
    NotSolved,
}

impl Judgement {
    /// All judgements in the order in which a page lists them.
    pub const ALL: [Judgement; 11] = [
        Judgement::Of(Kind::Sound),
        Judgement::Of(Kind::NoSolution),
        Judgement::Of(Kind::ShortSolution),
        Judgement::Of(Kind::Cooked),
        Judgement::Of(Kind::MissingSolution),
        Judgement::Of(Kind::Dual),
        Judgement::Of(Kind::Undecided),
        Judgement::Of(Kind::Unsolvable),
        Judgement::Refused,
        Judgement::NotSolved,
        Judgement::None,
    ];

    /// The judgement on a solved problem.
    pub fn on(problem: &SolvedProblem) -> Judgement {
        problem.kind().map_or(Judgement::None, Judgement::Of)
    }

    /// The word for it in names of classes and in attributes.
    pub const fn name(self) -> &'static str {
        match self {
            Judgement::None => "none",
            Judgement::Of(kind) => kind.name(),
            Judgement::Refused => "refused",
            Judgement::NotSolved => "not-solved",
        }
    }

    /// The word for people.
    pub const fn words(self) -> &'static str {
        match self {
            Judgement::None => "not judged",
            Judgement::Of(kind) => kind.words(),
            Judgement::Refused => "cannot be read",
            Judgement::NotSolved => "not solved yet",
        }
    }

    /// A sign, so that colours are not needed to tell judgements apart; all fonts have it.
    pub const fn symbol(self) -> &'static str {
        match self {
            Judgement::None => "–",
            Judgement::Of(Kind::Sound) => "✓",
            Judgement::Of(Kind::Undecided) => "?",
            Judgement::Of(Kind::Unsolvable) => "×",
            Judgement::Of(Kind::Dual) => "÷",
            Judgement::Of(Kind::MissingSolution) => "−",
            Judgement::Of(Kind::Cooked) => "+",
            Judgement::Of(Kind::ShortSolution) => "<",
            Judgement::Of(Kind::NoSolution) => "Ø",
            Judgement::Refused => "!",
            Judgement::NotSolved => "…",
        }
    }

    /// Its place in [`Judgement::ALL`].
    pub(super) fn rank(self) -> usize {
        Judgement::ALL.iter().position(|&other| other == self).unwrap_or(Judgement::ALL.len())
    }
}

/// How many problems have each judgement: a page tells it before it tells anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    counts: [usize; Judgement::ALL.len()],
}

impl Tally {
    /// One more.
    pub fn add(&mut self, judgement: Judgement) {
        if let Some(count) = self.counts.get_mut(judgement.rank()) {
            *count += 1;
        }
    }

    /// How many problems there are.
    pub fn total(&self) -> usize {
        self.counts.iter().sum()
    }

    /// The judgements that occur, with their numbers.
    pub fn told(&self) -> impl Iterator<Item = (Judgement, usize)> {
        Judgement::ALL.into_iter().zip(self.counts).filter(|&(_, count)| count > 0)
    }

    /// `12 problems: 10 sound, 2 cooked`.
    pub fn sentence(&self) -> String {
        let problems = match self.total() {
            1 => "1 problem".to_owned(),
            total => format!("{total} problems"),
        };
        let told: Vec<String> =
            self.told().map(|(judgement, count)| format!("{count} {}", judgement.words())).collect();
        if told.is_empty() { problems } else { format!("{problems}: {}", told.join(", ")) }
    }
}

impl FromIterator<Judgement> for Tally {
    fn from_iter<I: IntoIterator<Item = Judgement>>(judgements: I) -> Tally {
        let mut tally = Tally::default();
        judgements.into_iter().for_each(|judgement| tally.add(judgement));
        tally
    }
}
