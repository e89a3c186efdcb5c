use board::{Attributes, Colour, Side, Square, Walk};
use problem::{
    ATTRIBUTES, Condition, DefinedWalk, Language, PlacedUnit, ProblemOption, Span, Spanned, Statement,
    WalkDefinition,
};

use crate::Random;
use crate::axes::{exchanged, mirrored_condition};

/// Attributes by which units change colours or move others.
const CHANGING: [Attributes; 8] = [
    Attributes::ANDA,
    Attributes::ANDA_INVERSE,
    Attributes::MAGIC,
    Attributes::BUL,
    Attributes::DOB,
    Attributes::HURDLE_COLOUR_CHANGING,
    Attributes::VOLAGE,
    Attributes::HALF_NEUTRAL,
];
/// Walks whose units can have attributes about hurdles.
const HOPPERS: [&str; 8] = ["G", "LI", "PA", "VA", "EQ", "M", "EA", "QE"];

/// A random diagram under these conditions: kings, more often than not one of each colour and royal, and up to nine other
/// units of all colours, walks and attributes, pawns on every rank and now and then a unit on top of another one.
pub fn random_diagram(random: &mut Random, conditions: &[Condition]) -> Statement {
    let mut diagram = Statement {
        conditions: conditions.iter().cloned().map(spanned).collect(),
        walks: own_walks(),
        ..Statement::default()
    };
    for (side, excuse) in
        [(Side::White, ProblemOption::NoWhiteKing), (Side::Black, ProblemOption::NoBlackKing)]
    {
        let home = Square::new(4, side.rank(0));
        let square = if random.below(3) == 0 { home } else { any_square(random) };
        match random.below(16) {
            0 => diagram.options.push(spanned(excuse)),
            1 => {
                let walk = any_walk(random, 0);
                put(&mut diagram, side.into(), walk, Attributes::ROYAL, square);
            }
            2 => put(&mut diagram, side.into(), Walk::KING, Attributes::KAMIKAZE, square),
            _ => put(&mut diagram, side.into(), Walk::KING, Attributes::NONE, square),
        }
        for corner in [0, 7].map(|file| Square::new(file, side.rank(0))) {
            if random.below(4) == 0 {
                put(&mut diagram, side.into(), Walk::ROOK, Attributes::NONE, corner);
            }
        }
    }
    // Half of the diagrams have orthodox units only: there the shortcuts of the rules hold.
    let fairy = random.below(2) == 0;
    for _ in 0..2 + random.below(8) {
        let neutral = fairy && random.below(5) == 0;
        let colour = if neutral { Colour::Neutral } else { Side::BOTH[random.below(2)].into() };
        let walk = match random.below(10) {
            0..=3 => Walk::PAWN,
            4..=6 if fairy => any_walk(random, Walk::ORTHODOX.len()),
            other => [Walk::QUEEN, Walk::ROOK, Walk::BISHOP, Walk::KNIGHT][other % 4],
        };
        let attributes = match random.below(8) {
            0 if fairy => Attributes::KAMIKAZE,
            1 => Attributes::PROMOTED,
            2 if fairy => CHANGING[random.below(CHANGING.len())],
            _ => Attributes::NONE,
        };
        let walk = fitting(random, walk, attributes);
        put(&mut diagram, colour, walk, attributes, any_square(random));
    }
    if random.below(4) == 0 {
        let colour = Side::BOTH[random.below(2)].into();
        let walk = [Walk::QUEEN, Walk::ROOK, Walk::PAWN, Walk::KNIGHT][random.below(4)];
        let square = any_square(random);
        diagram.conditions.push(spanned(Condition::LastCapture { colour, walk, square }));
    }
    diagram
}

/// A random diagram under these conditions whose units have all sorts of walks and attributes; mostly one royal unit of
/// each colour.
pub fn random_fairy_diagram(random: &mut Random, conditions: &[Condition]) -> Statement {
    let mut diagram = Statement {
        conditions: conditions.iter().cloned().map(spanned).collect(),
        walks: own_walks(),
        ..Statement::default()
    };
    let royal_walk =
        |random: &mut Random| if random.below(8) == 0 { any_walk(random, 0) } else { Walk::KING };
    if random.below(10) == 0 {
        let walk = royal_walk(random);
        put(&mut diagram, Colour::Neutral, walk, Attributes::ROYAL, any_square(random));
    } else {
        for side in Side::BOTH {
            let walk = royal_walk(random);
            put(&mut diagram, side.into(), walk, Attributes::ROYAL, any_square(random));
        }
    }
    // Few walks, each on several units: so they meet their like.
    let walks = [0; 3].map(|first| any_walk(random, first));
    let attributes = [0; 2].map(|_| any_attribute(random));
    for _ in 0..4 + random.below(8) {
        let colour = match random.below(8) {
            0 => Colour::Neutral,
            number => Side::BOTH[number % 2].into(),
        };
        let walk = match random.below(8) {
            number @ 0..=2 => walks[number],
            3 => any_walk(random, 0),
            _ => [Walk::QUEEN, Walk::ROOK, Walk::BISHOP, Walk::PAWN][random.below(4)],
        };
        let attributes = match random.below(6) {
            number @ 0..=1 => attributes[number],
            _ => Attributes::NONE,
        };
        let walk = fitting(random, walk, attributes);
        put(&mut diagram, colour, walk, attributes, any_square(random));
    }
    diagram
}

/// None or any but royal.
fn any_attribute(random: &mut Random) -> Attributes {
    let all: Vec<Attributes> =
        ATTRIBUTES.iter().filter_map(|row| row.attribute).filter(|&it| it != Attributes::ROYAL).collect();
    match random.below(2 * all.len()) {
        number if number < all.len() => all[number],
        _ => Attributes::NONE,
    }
}

/// The walk, or another one if it does not go with the attributes.
fn fitting(random: &mut Random, walk: Walk, attributes: Attributes) -> Walk {
    if attributes.has_some(Attributes::ABOUT_HURDLES) {
        Walk::with_letters(HOPPERS[random.below(HOPPERS.len())])
    } else if attributes.has(Attributes::MAGIC) && !walk.is_orthodox() {
        Walk::NIGHTRIDER
    } else {
        walk
    }
}

/// Walks that a problem can define. Left and right are the same to them, so that a mirror shows the other side's moves.
fn own_walks() -> Vec<DefinedWalk> {
    let mut walks = Vec::new();
    for (away, back) in [("S", "B"), ("G", "R"), ("P", "N"), ("L", "LE"), ("SI", "P")]
        .map(|pair| (pair.0, Walk::with_letters(pair.1)))
    {
        let definition = WalkDefinition::Hunter { away: Walk::with_letters(away), back };
        walks.push(DefinedWalk { name: String::new(), definition, span: Span::default() });
    }
    for text in [
        "X1 = Betza \"fmWfceFifmnD\"",
        "X2 = leaper 1,4 capture + rider 1,2 x2 move + like S/B",
        "X3 = hopper 1,2 + locust 1,0",
        "X4 = Chinese 1,1 + Betza \"fhNjD\"",
        "X5 = like X1 + Betza \"vcpRbB\"",
    ] {
        parser::parse_walk(text, Language::English, &mut walks).expect("a definition");
    }
    walks
}

/// A walk from this number on, one of the problem's own among them, but none that goes another way up the board than down
/// it, whose unit it may be: with such units a diagram and its mirror image are different problems.
fn any_walk(random: &mut Random, first: usize) -> Walk {
    loop {
        // Own walks are so few that they would hardly come up otherwise.
        if random.below(6) == 0 {
            return Walk::own(random.below(own_walks().len()));
        }
        let walk = Walk::from_index(first + random.below(Walk::COUNT - first));
        if !matches!(walk.letters(), "RR" | "BR") {
            return walk;
        }
    }
}

fn any_square(random: &mut Random) -> Square {
    Square::from_index(random.below(64))
}

/// On an occupied square one time of eight only, counted by the squares.
fn put(diagram: &mut Statement, colour: Colour, walk: Walk, attributes: Attributes, square: Square) {
    if diagram.unit(square).is_some() && !square.index().is_multiple_of(8) {
        return;
    }
    diagram.units.push(PlacedUnit { colour, walk, attributes, square, span: Span::default() });
}

fn spanned<T>(value: T) -> Spanned<T> {
    Spanned { value, span: Span::default() }
}

/// The same problem with colours exchanged and ranks turned round.
pub fn mirrored_diagram(diagram: &Statement) -> Statement {
    let mut mirrored = diagram.clone();
    for unit in &mut mirrored.units {
        unit.square = unit.square.flipped();
        unit.colour = exchanged(unit.colour);
    }
    for condition in &mut mirrored.conditions {
        condition.value = mirrored_condition(&condition.value);
    }
    for option in &mut mirrored.options {
        option.value = match &option.value {
            ProblemOption::NoWhiteKing => ProblemOption::NoBlackKing,
            ProblemOption::NoBlackKing => ProblemOption::NoWhiteKing,
            other => other.clone(),
        };
    }
    mirrored
}
