//! The meaning of a problem as a text that is always the same for the same meaning.
//!
//! The first line is `kirke problem 1`; the number is that of this form. Then there is one line for each of these, in this
//! order:
//!
//! * `unit COLOUR ATTRIBUTES LETTERSsquare` for each unit, sorted by square, those on one square from below; `start` in place
//!   of `unit` for the units of the position in which play begins (`a=>b`);
//! * `stipulation` with the side and the tree of plays as `SStipulation` reads it;
//! * `condition …` and `option …`, sorted, nothing twice;
//! * `twin`, `twin continued` or `zero position`, each followed by its changes in the order written, indented by a blank;
//! * `intention` with the number of solutions that the author states.
//!
//! Walks have their English letters, those of the problem's own their definition in parentheses.

use board::{Attributes, Colour, Side, Square, Walk};
use problem::{
    ATTRIBUTES, Between, Condition, DefinedWalk, EinsteinKind, Goal, Manner, MoveNumber, Occupied,
    PlacedUnit, ProblemOption, PromotionChooser, Purpose, RebirthBase, RebirthCondition, RelevantSquare,
    SelfBlock, SquareChange, SquareRule, Statement, Stipulation, Timing, Twin, TwinOperation, Vector,
    WalkChange, WalkDefinition,
};

/// The canonical text of the problem.
pub(crate) fn meaning(statement: &Statement, intention: Option<&str>) -> String {
    let writer = Writer { walks: &statement.walks };
    let mut lines = vec![String::from("kirke problem 1")];
    lines.extend(writer.units("unit", &statement.units));
    lines.extend(writer.units("start", &statement.start_units));
    lines.extend(statement.stipulation.iter().map(|given| stipulation(&given.value)));
    lines.extend(writer.conditions(statement.conditions.iter().map(|given| &given.value)));
    lines.extend(options(statement));
    for twin in &statement.twins {
        lines.extend(writer.twin(twin));
    }
    lines.extend(intention.map(|text| format!("intention {text}")));
    lines.push(String::new());
    lines.join("\n")
}

/// Knows the walks of the problem.
struct Writer<'a> {
    walks: &'a [DefinedWalk],
}

impl Writer<'_> {
    fn units(&self, word: &str, units: &[PlacedUnit]) -> Vec<String> {
        // The sort keeps the order of the units on one square, in which the last is on top.
        let mut units: Vec<&PlacedUnit> = units.iter().collect();
        units.sort_by_key(|unit| unit.square.index());
        units.into_iter().map(|unit| format!("{word} {}", self.unit(unit))).collect()
    }

    fn unit(&self, unit: &PlacedUnit) -> String {
        let colour = match unit.colour {
            Colour::White => "White",
            Colour::Black => "Black",
            Colour::Neutral => "Neutral",
        };
        format!("{colour} {}{}{}", attributes(unit.attributes), self.walk(unit.walk), unit.square)
    }

    fn walk(&self, walk: Walk) -> String {
        // A definition names only walks that stand before it, so this comes to an end.
        let own = walk.own_index().and_then(|index| Some((self.walks.get(..index)?, self.walks.get(index)?)));
        let Some((before, own)) = own else { return walk.letters().to_owned() };
        let inner = Writer { walks: before };
        match &own.definition {
            WalkDefinition::Hunter { away, back } => format!("({}/{})", inner.walk(*away), inner.walk(*back)),
            WalkDefinition::Parts(parts) => {
                let mut parts: Vec<String> = parts
                    .iter()
                    .map(|part| {
                        let purpose = match part.purpose {
                            Purpose::Everything => "",
                            Purpose::Moves => " moves",
                            Purpose::Captures => " captures",
                        };
                        let second_rank = if part.from_second_rank { " from second rank" } else { "" };
                        let en_passant = if part.en_passant { " en passant" } else { "" };
                        format!("{}{purpose}{second_rank}{en_passant}", inner.manner(&part.manner))
                    })
                    .collect();
                parts.sort();
                format!("({})", parts.join(" + "))
            }
        }
    }

    fn manner(&self, manner: &Manner) -> String {
        match manner {
            Manner::Steps { vectors: steps, most, between } => {
                let most = most.map_or(String::from("any"), |most| most.to_string());
                let between = match between {
                    Between::Anything => "anything",
                    Between::Nothing => "nothing",
                    Between::Something => "something",
                };
                format!("steps {} most {most} between {between}", vectors(steps))
            }
            Manner::Hop(steps) => format!("hop {}", vectors(steps)),
            Manner::Lion(steps) => format!("lion {}", vectors(steps)),
            Manner::Locust(steps) => format!("locust {}", vectors(steps)),
            Manner::Like(walk) => format!("like {}", self.walk(*walk)),
        }
    }

    /// Rules hold together, whatever their order.
    fn conditions<'c>(&self, conditions: impl Iterator<Item = &'c Condition>) -> Vec<String> {
        sorted(conditions.map(|condition| format!("condition {}", self.condition(condition))).collect())
    }

    fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Rebirth(rebirth) => self.rebirth(rebirth),
            Condition::PlusChess => "PlusChess".to_owned(),
            Condition::DangerCirce => "DangerCirce".to_owned(),
            Condition::Glasgow => "Glasgow".to_owned(),
            Condition::Einstein(EinsteinKind::Einstein) => "Einstein".to_owned(),
            Condition::Einstein(EinsteinKind::Reversal) => "Einstein reversal".to_owned(),
            Condition::Einstein(EinsteinKind::Anti) => "Einstein anti".to_owned(),
            Condition::Madrasi { kings } => format!("Madrasi{}", if *kings { " kings" } else { "" }),
            Condition::Maximummer(None) => "Maximummer".to_owned(),
            Condition::Maximummer(Some(side)) => format!("Maximummer {}", side_name(*side)),
            Condition::LastCapture { colour, walk, square } => {
                let unit = PlacedUnit {
                    colour: *colour,
                    walk: *walk,
                    attributes: Attributes::NONE,
                    square: *square,
                    span: problem::Span::default(),
                };
                format!("LastCapture {}", self.unit(&unit))
            }
            Condition::NoReversal => "NoReversal".to_owned(),
            Condition::PromotionOnly(walks) => format!("PromotionOnly {}", self.set_of_walks(walks)),
            Condition::PromotionSquares(side, set) => {
                let squares: Vec<Square> = Square::all().filter(|square| set.contains(*square)).collect();
                format!("PromotionSquares {} {}", side_name(*side), squares_in_order(&squares))
            }
            Condition::NoPromotion(side) => format!("NoPromotion {}", side_name(*side)),
        }
    }

    fn set_of_walks(&self, walks: &[Walk]) -> String {
        sorted(walks.iter().map(|&walk| self.walk(walk)).collect()).join(" ")
    }

    fn rebirth(&self, rebirth: &RebirthCondition) -> String {
        let RebirthCondition {
            base,
            timing,
            couscous,
            mirror,
            square,
            square_change,
            walk_change,
            turncoat,
            occupied: _,
            occupied_default: _,
            self_block,
            kings: _,
            april,
            capturer_vanishes,
            promotion_by,
            promotion_first,
            relevant_square,
        } = rebirth;
        let mut words = vec![base_word(*base).to_owned(), square_word(*square).to_owned()];
        let mut add = |is_so: bool, word: &str| words.extend(is_so.then(|| word.to_owned()));
        add(*timing == Timing::LastMove, "timing:last-move");
        add(*timing == Timing::WaitCapture, "timing:wait-capture");
        add(*couscous, "couscous");
        add(*mirror, "mirror");
        add(*square_change == Some(SquareChange::Diametral), "change:diametral");
        add(*square_change == Some(SquareChange::VerticalMirror), "change:vertical-mirror");
        add(*square_change == Some(SquareChange::Frischauf), "change:frischauf");
        add(*turncoat, "turncoat");
        add(*self_block == Some(SelfBlock::Cheylan), "cheylan");
        add(rebirth.kings(), "kings");
        add(*capturer_vanishes, "capturer-vanishes");
        add(*promotion_by == PromotionChooser::Owner, "promotion-by:owner");
        add(*promotion_first == Some(true), "promotion-first:yes");
        add(*promotion_first == Some(false), "promotion-first:no");
        add(*relevant_square == RelevantSquare::Arrival, "relevant:arrival");
        words.push(format!("occupied:{}", occupied_word(rebirth.occupied())));
        words.extend(april.as_ref().map(|walks| format!("april {}", self.set_of_walks(walks))));
        words.extend(walk_change.as_ref().map(|change| match change {
            WalkChange::Clone => "walk:clone".to_owned(),
            WalkChange::Einstein => "walk:einstein".to_owned(),
            WalkChange::ReversalEinstein => "walk:reversal-einstein".to_owned(),
            WalkChange::Chameleon(sequence) => {
                let all = Walk::COUNT + self.walks.len().min(Walk::OWN_COUNT);
                let pairs = (0..all).map(Walk::from_index).filter_map(|walk| {
                    let next = sequence.next(walk);
                    (next != walk).then(|| format!("{}>{}", self.walk(walk), self.walk(next)))
                });
                format!("walk:chameleon {}", sorted(pairs.collect()).join(" "))
            }
        }));
        words.join(" ")
    }

    fn twin(&self, twin: &Twin) -> Vec<String> {
        let word = match (twin.is_zero_position, twin.continued) {
            (true, _) => "zero position",
            (false, true) => "twin continued",
            (false, false) => "twin",
        };
        let mut lines = vec![word.to_owned()];
        for operation in &twin.operations {
            let changes = match &operation.value {
                TwinOperation::Move(from, to) => vec![format!("move {from} {to}")],
                TwinOperation::Exchange(one, other) => {
                    vec![format!("exchange {}", squares_in_order(&[*one, *other]))]
                }
                TwinOperation::Remove(square) => vec![format!("remove {square}")],
                TwinOperation::Add(units) => {
                    units.iter().map(|unit| format!("add {}", self.unit(unit))).collect()
                }
                TwinOperation::Substitute(from, to) => {
                    vec![format!("substitute {} {}", self.walk(*from), self.walk(*to))]
                }
                TwinOperation::Stipulation(given) => vec![stipulation(given)],
                TwinOperation::Condition(conditions) => {
                    let mut lines = vec!["conditions".to_owned()];
                    lines.extend(self.conditions(conditions.iter()));
                    lines
                }
                TwinOperation::Rotate(rotation) => vec![format!("rotate {}", rotation.degrees())],
                TwinOperation::Mirror(reflection) => vec![format!("mirror {}", reflection.name())],
                TwinOperation::Shift(from, to) => vec![format!("shift {from} {to}")],
                TwinOperation::PolishType => vec!["polish type".to_owned()],
            };
            lines.extend(changes.into_iter().map(|line| format!(" {line}")));
        }
        lines
    }
}

fn stipulation(given: &Stipulation) -> String {
    format!("stipulation {given}")
}

/// The options that have to do with the play, sorted.
fn options(statement: &Statement) -> Vec<String> {
    let words = statement.options.iter().filter_map(|option| option_words(&option.value));
    let words = words.chain(no_castling(statement));
    sorted(words.map(|words| format!("option {words}")).collect())
}

/// The squares from which nobody may castle, of all options together. Where play begins with the diagram and nothing else, those
/// without a king or rook at home say nothing: a FEN names them, an author does not.
fn no_castling(statement: &Statement) -> Option<String> {
    let begins_elsewhere = |goal: &Goal| matches!(goal, Goal::ProofGame | Goal::PositionToPosition);
    let goals = statement.stipulation.iter().flat_map(|given| given.value.play.goals());
    let says_something = |square: &Square| statement.unit(*square).is_some_and(is_at_home);
    let all_count = !statement.twins.is_empty() || goals.into_iter().any(|goal| begins_elsewhere(&goal));
    let named = statement.options.iter().filter_map(|option| match &option.value {
        ProblemOption::NoCastling(squares) => Some(squares),
        _ => None,
    });
    let squares: Vec<Square> =
        named.flatten().copied().filter(|square| all_count || says_something(square)).collect();
    (!squares.is_empty()).then(|| format!("NoCastling {}", squares_in_order(&squares)))
}

/// Whether the unit is a king or a rook on a square from which it castles in the game.
fn is_at_home(unit: &PlacedUnit) -> bool {
    let file = match unit.walk {
        Walk::KING => [4, 4],
        Walk::ROOK => [0, 7],
        _ => return false,
    };
    let rank = match unit.colour {
        Colour::White => 0,
        Colour::Black => 7,
        Colour::Neutral => return false,
    };
    unit.square.rank() == rank && file.contains(&unit.square.file())
}

/// `None` for an option that only changes what is shown, or when the search ends, and for those of [`no_castling`].
fn option_words(option: &ProblemOption) -> Option<String> {
    Some(match option {
        ProblemOption::MaxTime(_)
        | ProblemOption::NoBoard
        | ProblemOption::MoveNumbers
        | ProblemOption::Intelligent(None)
        | ProblemOption::Beep(_)
        | ProblemOption::SuppressGrid
        | ProblemOption::WriteGrid
        | ProblemOption::NoCastling(_) => return None,
        ProblemOption::Variation => "Variations".to_owned(),
        ProblemOption::Try(most) => format!("Defence {most}"),
        ProblemOption::SetPlay => "SetPlay".to_owned(),
        ProblemOption::PostKeyPlay => "PostKeyPlay".to_owned(),
        ProblemOption::NoThreat => "NoThreat".to_owned(),
        ProblemOption::Threat(most) => format!("Threat {most}"),
        ProblemOption::NoShortVariations => "NoShortVariations".to_owned(),
        ProblemOption::WhiteToPlay => "WhiteToPlay".to_owned(),
        ProblemOption::Duplex => "Duplex".to_owned(),
        ProblemOption::HalfDuplex => "HalfDuplex".to_owned(),
        ProblemOption::MaxSolutions(most) => format!("MaxSolutions {most}"),
        ProblemOption::EnPassant(squares) => format!("EnPassant {}", squares_in_order(squares)),
        ProblemOption::NoWhiteKing => "NoWk".to_owned(),
        ProblemOption::NoBlackKing => "NoBk".to_owned(),
        ProblemOption::Intelligent(Some(most)) => format!("Intelligent {most}"),
        ProblemOption::TrivialTriesAvoid => "TrivialTriesAvoid".to_owned(),
        ProblemOption::NullMoves => "NullMoves".to_owned(),
        ProblemOption::StartMoveNumber(number) => format!("StartMoveNumber {}", move_number(number)),
        ProblemOption::UpToMoveNumber(number) => format!("UpToMoveNumber {}", move_number(number)),
        ProblemOption::MaxFlightSquares(most) => format!("MaxFlightsquares {most}"),
        ProblemOption::CastlingMutuallyExclusive(white, black) => {
            format!("CastlingMutuallyExclusive {white} {black}")
        }
        ProblemOption::NonTrivial { additional, length } => format!("NonTrivial {additional} {length}"),
        ProblemOption::Quodlibet => "Quodlibet".to_owned(),
        ProblemOption::StopOnShortSolutions => "StopOnShortSolutions".to_owned(),
        ProblemOption::KeepMatingPiece => "KeepMatingPiece".to_owned(),
        ProblemOption::GoalIsEnd => "GoalIsEnd".to_owned(),
        ProblemOption::MatesIn1 => "MatesIn1".to_owned(),
        ProblemOption::Italian => "Italian".to_owned(),
    })
}

fn move_number(number: &MoveNumber) -> String {
    let MoveNumber(numbers) = number;
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(":")
}

/// `Royal Kamikaze ` in the order of the table of attributes.
fn attributes(attributes: Attributes) -> String {
    let is_among = |attribute: Attributes| !attribute.is_empty() && attributes.has(attribute);
    let rows = ATTRIBUTES.iter().filter(|row| row.attribute.is_some_and(is_among));
    rows.map(|row| format!("{} ", row.names.english)).collect()
}

/// Sorted, nothing twice.
fn sorted(mut lines: Vec<String>) -> Vec<String> {
    lines.sort();
    lines.dedup();
    lines
}

fn squares_in_order(squares: &[Square]) -> String {
    let mut squares = squares.to_vec();
    squares.sort_by_key(|square| square.index());
    squares.dedup();
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
}

fn vectors(vectors: &[Vector]) -> String {
    let mut vectors = vectors.to_vec();
    vectors.sort_unstable();
    vectors.dedup();
    vectors.iter().map(|(right, forward)| format!("{right},{forward}")).collect::<Vec<_>>().join(" ")
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

const fn base_word(base: RebirthBase) -> &'static str {
    match base {
        RebirthBase::Circe => "Circe",
        RebirthBase::Anticirce => "Anticirce",
        RebirthBase::Mars => "Mars",
        RebirthBase::AntiMars => "AntiMars",
        RebirthBase::Phantom => "Phantom",
        RebirthBase::Immun => "Immun",
        RebirthBase::Geneva => "Geneva",
    }
}

const fn square_word(square: SquareRule) -> &'static str {
    match square {
        SquareRule::Array => "array",
        SquareRule::Rank => "rank",
        SquareRule::File => "file",
        SquareRule::Symmetry => "symmetry",
        SquareRule::VerticalSymmetry => "vertical-symmetry",
        SquareRule::HorizontalSymmetry => "horizontal-symmetry",
        SquareRule::Diagram => "diagram",
        SquareRule::Pwc => "pwc",
        SquareRule::Antipodes => "antipodes",
        SquareRule::Equipollents => "equipollents",
        SquareRule::CaptureSquare => "capture-square",
        SquareRule::Super => "super",
        SquareRule::TakeAndMake => "take-and-make",
        SquareRule::Cage => "cage",
    }
}

const fn occupied_word(occupied: Occupied) -> &'static str {
    match occupied {
        Occupied::Relaxed => "relaxed",
        Occupied::Strict => "strict",
        Occupied::Assassin => "assassin",
        Occupied::Volcanic => "volcanic",
        Occupied::Parachute => "parachute",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_attribute_has_a_word() {
        let all = ATTRIBUTES.iter().filter_map(|row| row.attribute).fold(Attributes::NONE, Attributes::with);
        assert_eq!(attributes(all).split_whitespace().count(), 17);
    }
}
