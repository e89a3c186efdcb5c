//! Check where units capture from other squares than their own (Mars and others), judged by what is occupied.
//!
//! Valid under `paths_decide_checks`: whether a unit can take a king then depends on the square from which it captures, its
//! own or its home, and on the squares between, nothing else.

use board::{
    MoveKind, Piece, Position, Side, Square, SquareSet, Walk, between, bishop_attacks, king_attacks,
    knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};

use crate::castling::{king_journey, lane};
use crate::generate::{Everything, Flow, Targets, Wanted};
use crate::transfer::Transfer;
use crate::{Move, Rebirth, Ruleset};

/// A square from which a unit captures.
#[derive(Clone, Copy)]
struct Post {
    /// Where the unit stands.
    unit: Square,
    /// From where it captures.
    origin: Square,
    /// Where it captures from there on an empty board.
    reach: SquareSet,
}

impl Post {
    const NONE: Post = Post { unit: Square::new(0, 0), origin: Square::new(0, 0), reach: SquareSet::EMPTY };

    /// The squares that must be empty for a capture on `square`: those between, and the origin if the unit is elsewhere.
    #[inline(always)]
    fn path(&self, square: Square) -> SquareSet {
        between(self.origin, square).with(self.origin).without(self.unit)
    }

    #[inline(always)]
    fn attacks(&self, square: Square, occupied: SquareSet) -> bool {
        self.reach.contains(square) && (self.path(square) & occupied).is_empty()
    }
}

/// How many posts, and how many threats, there is room for; with more of them moves are played out.
const ROOM: usize = 24;

/// The squares from which the units of a side capture.
struct Posts {
    posts: [Post; ROOM],
    count: usize,
}

impl Posts {
    /// Whether a unit other than the one on `captured` could take a king on `square`.
    #[inline(always)]
    fn attack(&self, square: Square, occupied: SquareSet, captured: Option<Square>) -> bool {
        self.posts[..self.count]
            .iter()
            .any(|post| Some(post.unit) != captured && post.attacks(square, occupied))
    }
}

/// A way in which a unit takes the king as soon as a path is empty.
#[derive(Clone, Copy)]
struct Threat {
    unit: Square,
    path: SquareSet,
}

/// The threats of a side to a king on its square.
struct Threats {
    threats: [Threat; ROOM],
    count: usize,
}

impl Threats {
    #[inline(always)]
    fn all(&self) -> &[Threat] {
        &self.threats[..self.count]
    }

    /// Whether a unit other than the one on `gone` takes the king.
    #[inline(always)]
    fn are_real(&self, occupied: SquareSet, gone: Option<Square>) -> bool {
        self.all().iter().any(|threat| Some(threat.unit) != gone && (threat.path & occupied).is_empty())
    }

    /// Squares on which a unit other than the king must arrive, and those on which it must capture, to leave no threat real
    /// that is real now: a necessary condition. Who leaves its square stops none, since the paths are empty.
    #[inline(always)]
    fn parries(&self, occupied: SquareSet) -> Targets {
        let mut targets = Targets::ALL;
        for threat in self.all().iter().filter(|threat| (threat.path & occupied).is_empty()) {
            targets.quiet &= threat.path;
            targets.captures &= SquareSet::of(threat.unit);
        }
        targets
    }
}

/// Moves that can leave the king out of check.
struct Parries {
    king: Square,
    others: Targets,
}

impl Wanted for Parries {
    #[inline(always)]
    fn targets(&self, from: Square, _: Walk) -> Targets {
        if from == self.king { Targets::ALL } else { self.others }
    }
}

/// The occupied squares after a move other than castling.
#[inline(always)]
fn occupied_after(occupied: SquareSet, mv: Move) -> SquareSet {
    let left = occupied.without(mv.from);
    let left = mv.capture().map_or(left, |capture| left.without(capture));
    left.with(mv.to)
}

#[inline(always)]
fn castles(mv: Move) -> bool {
    matches!(mv.kind, MoveKind::CastlingKing | MoveKind::CastlingQueen)
}

/// By side and walk of a unit and by a king's square the squares on which the unit captures the king if its path is empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Aims(Box<[[[SquareSet; 64]; 6]; 2]>);

impl Aims {
    #[inline(always)]
    fn of(&self, side: Side, walk: Walk, king: Square) -> SquareSet {
        self.0[side.index()][walk.index()][king.index()]
    }
}

/// Moves that can give check.
struct CanThreaten<'a> {
    rules: &'a Ruleset,
    aims: &'a Aims,
    side: Side,
    king: Square,
    /// Units on the paths of others, all units if a threat is real already.
    openers: SquareSet,
    en_passant: bool,
}

impl Wanted for CanThreaten<'_> {
    #[inline(always)]
    fn targets(&self, from: Square, walk: Walk) -> Targets {
        // A king that can castle needs to be allowed some move.
        if self.openers.contains(from) || walk == Walk::KING {
            return Targets::ALL;
        }
        let mut squares = self.aims.of(self.side, walk, self.king);
        if walk == Walk::PAWN {
            squares |= self.rules.promotion_squares(self.side);
        }
        Targets { quiet: squares, captures: squares, en_passant: self.en_passant }
    }
}

impl Ruleset {
    /// The table of aims where homes follow from side, walk and square.
    pub(crate) fn aims(&self) -> Option<Aims> {
        if !self.capabilities().paths_decide_checks
            || !self.transfers.iter().filter_map(Transfer::rule).all(Rebirth::homes_follow_from_walks)
        {
            return None;
        }
        let mut aims = Aims(Box::new([[[SquareSet::EMPTY; 64]; 6]; 2]));
        for side in Side::BOTH {
            for walk in Walk::ORTHODOX {
                for unit in Square::all() {
                    self.any_post(side, Piece::new(side, walk), unit, |post| {
                        for king in post.reach {
                            let squares = &mut aims.0[side.index()][walk.index()][king.index()];
                            *squares = squares.with(unit);
                        }
                        false
                    });
                }
            }
        }
        Some(aims)
    }

    /// The units of `side` that may take a king on `king` if their paths are empty.
    #[inline(always)]
    fn aiming(&self, position: &Position, king: Square, side: Side) -> SquareSet {
        let Some(aims) = &self.aims else { return position.side(side) };
        let aiming = Walk::ORTHODOX
            .iter()
            .fold(SquareSet::EMPTY, |all, &walk| all | (position.walk(walk) & aims.of(side, walk, king)));
        aiming & position.side(side)
    }

    /// Where a unit captures from `origin` on an empty board; units with orthodox walks only.
    #[inline(always)]
    fn empty_reach(&self, walk: Walk, side: Side, origin: Square) -> SquareSet {
        match walk {
            // On its first rank it guards nothing.
            Walk::PAWN if origin.rank() == side.rank(0) => SquareSet::EMPTY,
            Walk::PAWN => pawn_attacks(side, origin),
            Walk::KNIGHT => knight_attacks(origin),
            Walk::BISHOP => bishop_attacks(origin, SquareSet::EMPTY),
            Walk::ROOK => rook_attacks(origin, SquareSet::EMPTY),
            Walk::QUEEN => queen_attacks(origin, SquareSet::EMPTY),
            _ => king_attacks(origin),
        }
    }

    /// Calls `visit` for each post of the unit until it says that this is enough; whether it did.
    #[inline(always)]
    fn any_post(&self, side: Side, piece: Piece, unit: Square, mut visit: impl FnMut(Post) -> bool) -> bool {
        let post = |origin| Post { unit, origin, reach: self.empty_reach(piece.walk(), side, origin) };
        if self.captures_on_the_spot(piece) && visit(post(unit)) {
            return true;
        }
        self.transfers.iter().filter(|transfer| transfer.captures_elsewhere()).any(|transfer| {
            let mut homes = transfer.homes(side, piece, unit);
            Iterator::any(&mut homes, |origin| visit(post(origin)))
        })
    }

    /// The posts of all units of `side`; `None` if there are too many.
    fn posts(&self, position: &Position, side: Side) -> Option<Posts> {
        let mut posts = Posts { posts: [Post::NONE; ROOM], count: 0 };
        for unit in position.side(side) {
            let piece = position.piece(unit).expect("a unit of the side stands there");
            let full = self.any_post(side, piece, unit, |post| {
                let Some(free) = posts.posts.get_mut(posts.count) else { return true };
                *free = post;
                posts.count += 1;
                false
            });
            if full {
                return None;
            }
        }
        Some(posts)
    }

    /// The threats of `by` to the king on `king`; `None` if there are too many.
    fn threats(&self, position: &Position, king: Square, by: Side) -> Option<Threats> {
        let none = Threat { unit: king, path: SquareSet::EMPTY };
        let mut threats = Threats { threats: [none; ROOM], count: 0 };
        for unit in self.aiming(position, king, by) {
            let piece = position.piece(unit).expect("a unit of the side stands there");
            let full = self.any_post(by, piece, unit, |post| {
                if !post.reach.contains(king) {
                    return false;
                }
                let Some(free) = threats.threats.get_mut(threats.count) else { return true };
                *free = Threat { unit, path: post.path(king) };
                threats.count += 1;
                false
            });
            if full {
                return None;
            }
        }
        Some(threats)
    }

    /// Whether a unit of `by` could take a king on `king` if `occupied` are the occupied squares.
    pub(crate) fn is_threatened(
        &self,
        position: &Position,
        king: Square,
        by: Side,
        occupied: SquareSet,
    ) -> bool {
        let mut units = self.aiming(position, king, by);
        Iterator::any(&mut units, |unit| {
            let piece = position.piece(unit).expect("a unit of the side stands there");
            self.any_post(by, piece, unit, |post| post.attacks(king, occupied))
        })
    }

    /// Whether the way between the king on its home and the rook in its corner is free if `occupied` are the occupied squares,
    /// and the king neither stands in check nor passes over an attacked square.
    pub(crate) fn may_pass_by_paths(
        &self,
        position: &Position,
        occupied: SquareSet,
        side: Side,
        kind: MoveKind,
    ) -> bool {
        let (home, to) = king_journey(side, kind);
        let passed = Square::new((home.file() + to.file()) / 2, home.rank());
        (lane(side, kind) & occupied).is_empty()
            && !self.is_threatened(position, home, !side, occupied)
            && !self.is_threatened(position, passed, !side, occupied.without(home).with(passed))
    }

    /// Legal moves under `paths_decide_checks`: only castling is played out.
    pub(crate) fn visit_legal_by_paths(
        &self,
        position: &Position,
        visit: &mut dyn FnMut(Move) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let Some(king) = position.king(side) else {
            return self.visit_plainly_transferred(position, &Everything, &mut |mv| visit(mv));
        };
        let Some(threats) = self.threats(position, king, !side) else {
            return self.visit_legal_by_playing(position, visit);
        };
        let occupied = position.occupied();
        let wanted = Parries { king, others: threats.parries(occupied) };
        let mut posts = None;
        self.visit_plainly_transferred(position, &wanted, &mut |mv| {
            let safe = if castles(mv) {
                self.leaves_king_safe(position, mv)
            } else if mv.from == king {
                match posts.get_or_insert_with(|| self.posts(position, !side)) {
                    Some(posts) => !posts.attack(mv.to, occupied_after(occupied, mv), mv.capture()),
                    None => self.leaves_king_safe(position, mv),
                }
            } else {
                !threats.are_real(occupied_after(occupied, mv), mv.capture())
            };
            if safe { visit(mv) } else { Flow::Continue(()) }
        })
    }

    /// Moves that give check under `paths_decide_checks`, with the positions to which they lead: only these and castling are
    /// played.
    pub(crate) fn visit_checks_by_paths(
        &self,
        position: &Position,
        visit: &mut dyn FnMut(Move, &Position) -> Flow,
    ) -> Flow {
        let side = position.turn();
        let Some(king) = position.king(!side) else { return Flow::Continue(()) };
        let Some(threats) = self.threats(position, king, side) else {
            return self.visit_checks_by_playing(position, visit);
        };
        let occupied = position.occupied();
        let mut openers = SquareSet::EMPTY;
        for threat in threats.all() {
            openers |= threat.path;
        }
        if threats.are_real(occupied, None) {
            openers = SquareSet::ALL;
        }
        let mut try_move = |mv: Move| {
            if !castles(mv) {
                let occupied = occupied_after(occupied, mv);
                let piece = position.piece(mv.from).expect("a move starts from a unit");
                let piece = mv.promotion.map_or(piece, |walk| self.promoted(piece, walk));
                if !threats.are_real(occupied, Some(mv.from))
                    && !self.any_post(side, piece, mv.to, |post| post.attacks(king, occupied))
                {
                    return Flow::Continue(());
                }
            }
            let after = self.after(position, mv);
            if self.in_check(&after, !side) && self.is_legal_outcome(position, &after) {
                visit(mv, &after)
            } else {
                Flow::Continue(())
            }
        };
        match &self.aims {
            Some(aims) => {
                let en_passant = position.en_passant().is_some();
                let wanted = CanThreaten { rules: self, aims, side, king, openers, en_passant };
                self.visit_plainly_transferred(position, &wanted, &mut try_move)
            }
            None => self.visit_plainly_transferred(position, &Everything, &mut try_move),
        }
    }
}
