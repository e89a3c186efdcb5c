//! Words about a problem under its diagram and behind a twin's label.

use board::Square;
use problem::{Condition, Goal, Language, OPTIONS, Stipulation, Wording};

/// The conditions in words, in the order in which Popeye names them.
pub(super) fn captions<'a, 'w>(
    conditions: impl IntoIterator<Item = &'a Condition>,
    wording: impl Into<Wording<'w>>,
) -> Vec<String> {
    let wording = wording.into();
    let mut conditions: Vec<&Condition> = conditions.into_iter().collect();
    conditions.sort_by_key(|condition| condition.caption_rank());
    conditions.into_iter().map(|condition| condition.caption(wording)).collect()
}

/// The keyword of the option with this English name.
pub(super) fn option_name(english: &'static str, language: Language) -> &'static str {
    OPTIONS.iter().find(|row| row.name == english).map_or(english, |row| row.names.of(language))
}

/// The rooks that do not both castle, by the squares of White's and Black's.
pub(super) fn rook_pairs(pairs: &[(Square, Square)]) -> String {
    let mut pairs = pairs.to_vec();
    pairs.sort_unstable();
    pairs.dedup();
    pairs.iter().map(|(white, black)| format!(" {white}{black}")).collect()
}

/// The stipulation as Popeye shows it: in small letters, without beginnings that mean nothing in so short play.
///
/// `white_begins` where White makes the first move in Black's place, `after_key` where play begins after the key.
pub(super) fn stipulation_text(stipulation: &Stipulation, white_begins: bool, after_key: bool) -> String {
    // Only the structured form has a blank in it, between the side and the play.
    if stipulation.text.contains(' ') {
        return stipulation.text.clone();
    }
    let text = stipulation.text.to_lowercase();
    let (before, number) = text.split_at(number_at(&text, stipulation));
    let is_short = matches!(number, "1" | "0.5");
    let is_battle = |kind: &str| {
        !["h", "ser-", "reci-", "pser-", "phser-"].iter().any(|beginning| kind.starts_with(beginning))
    };
    let before = match before.strip_prefix("exact-") {
        Some(rest) if is_short || after_key && is_battle(rest) => rest,
        _ => before,
    };
    let before = match before.strip_prefix("semi-") {
        Some(rest) if is_short && after_key => rest,
        _ => before,
    };
    let before = match before.strip_prefix("ser-") {
        Some(rest) if is_short && rest.starts_with("reci-") => rest,
        _ => before,
    };
    let text = format!("{before}{number}");
    let text = if white_begins { with_white_beginning(&text, stipulation) } else { text };
    // Popeye has no room for the goal here.
    match text.strip_prefix("phser-") {
        Some(_) if text.ends_with(".5") => format!("phser-{}", &text[number_at(&text, stipulation)..]),
        _ => text,
    }
}

/// The text where White makes the first move in Black's place: half a move falls away from help play, a move from a
/// series, a move from an introductory series.
fn with_white_beginning(text: &str, stipulation: &Stipulation) -> String {
    if stipulation.play.goals().first() == Some(&Goal::PositionToPosition) {
        return text.to_owned();
    }
    if let Some((number, rest)) = text.split_once("->") {
        return match number.parse::<u32>() {
            Ok(moves) => format!("{}->{rest}", moves.saturating_sub(1)),
            Err(_) => text.to_owned(),
        };
    }
    let (goal, number) = text.split_at(number_at(text, stipulation));
    let Some((moves, half)) = moves(number) else {
        return text.to_owned();
    };
    let is_series = goal.trim_start_matches("exact-").starts_with("ser-");
    let is_forced = goal.contains("ser-s") || goal.contains("ser-r");
    match (is_series, half) {
        (true, _) if is_forced => text.to_owned(),
        (true, _) => format!("{goal}{}", moves.saturating_sub(1)),
        (false, true) => format!("{goal}{moves}"),
        (false, false) => format!("{goal}{}.5", moves.saturating_sub(1)),
    }
}

/// Where the number of moves begins, which may follow digits of the goal.
fn number_at(text: &str, stipulation: &Stipulation) -> usize {
    let end_of = |goal: &Goal| {
        let symbol = goal.to_string();
        // The number of moves may end in zeros, the word `exact` has an x.
        let at = if *goal == Goal::Castling { text.find(&symbol) } else { text.rfind(&symbol) };
        at.map(|at| at + symbol.len())
    };
    let digits = |text: &str| text.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.').len();
    stipulation.play.goals().first().and_then(end_of).unwrap_or_else(|| digits(text))
}

/// `2` or `2.5`.
fn moves(number: &str) -> Option<(u32, bool)> {
    let (whole, half) = match number.strip_suffix(".5") {
        Some(whole) => (whole, true),
        None => (number.strip_suffix(".0").unwrap_or(number), false),
    };
    Some((whole.parse().ok()?, half))
}

#[cfg(test)]
mod tests {
    use super::*;
    use board::Side;
    use problem::{EinsteinKind, Play, RebirthBase, RebirthCondition};

    #[test]
    fn conditions_are_named_in_popeyes_order() {
        let circe = Condition::Rebirth(RebirthCondition::new(RebirthBase::Circe));
        let conditions = [Condition::Einstein(EinsteinKind::Einstein), circe, Condition::Maximummer(None)];
        let english = captions(&conditions, Language::English);
        assert_eq!(english, ["Maximummer", "Circe", "EinsteinChess"]);
        assert_eq!(captions(&conditions, Language::German)[0], "Laengstzueger");
    }

    #[test]
    fn options_are_named_in_the_language() {
        assert_eq!(option_name("HalfDuplex", Language::English), "HalfDuplex");
        assert_eq!(option_name("HalfDuplex", Language::French), "DemiDuplex");
    }

    #[test]
    fn pairs_of_rooks_are_sorted() {
        let square = |name: &str| name.parse::<Square>().unwrap();
        let pair = |white, black| (square(white), square(black));
        let pairs = [pair("h1", "a8"), pair("a1", "h8"), pair("a1", "a8"), pair("a1", "h8")];
        assert_eq!(rook_pairs(&pairs), " a1a8 a1h8 h1a8");
    }

    #[test]
    fn white_begins() {
        let square: Square = "a1".parse().unwrap();
        for (text, goal, expected) in [
            ("h#3", Goal::Mate, "h#2.5"),
            ("h#10", Goal::Mate, "h#9.5"),
            ("hs#3", Goal::Mate, "hs#2.5"),
            ("reci-h#2", Goal::Mate, "reci-h#1.5"),
            ("exact-h#2", Goal::Mate, "exact-h#1.5"),
            ("exact-hx2", Goal::Capture, "exact-hx1.5"),
            ("h003", Goal::Castling, "h002.5"),
            ("h00100", Goal::Castling, "h0099.5"),
            ("hza12", Goal::Target(square), "hza11.5"),
            ("hc812", Goal::Chess81, "hc811.5"),
            ("dia2.5", Goal::ProofGame, "dia2"),
            ("dia3.0", Goal::ProofGame, "dia2.5"),
            ("ser-#3", Goal::Mate, "ser-#2"),
            ("ser-hs#3", Goal::Mate, "ser-hs#2"),
            ("exact-ser-#3", Goal::Mate, "exact-ser-#2"),
            ("ser-s#3", Goal::Mate, "ser-s#3"),
            ("pser-h#3", Goal::Mate, "pser-h#2.5"),
            ("11->ser-#3", Goal::Mate, "10->ser-#3"),
            ("a=>b2", Goal::PositionToPosition, "a=>b2"),
            ("", Goal::Mate, ""),
        ] {
            let stipulation =
                Stipulation { text: text.to_owned(), starter: Side::Black, play: Play::Goal(goal) };
            assert_eq!(stipulation_text(&stipulation, true, false), expected, "{text}");
        }
    }

    #[test]
    fn stipulations_as_shown() {
        for (text, after_key, expected) in [
            ("H#2.5", false, "h#2.5"),
            ("semi-r#1", false, "semi-r#1"),
            ("exact-#1", false, "#1"),
            ("exact-h#0.5", false, "h#0.5"),
            ("exact-h#1.5", false, "exact-h#1.5"),
            ("exact-#2", false, "exact-#2"),
            ("exact-#2", true, "#2"),
            ("exact-h#2", true, "exact-h#2"),
            ("semi-r#1", true, "r#1"),
            ("semi-r#2", true, "semi-r#2"),
            ("ser-reci-h#1", false, "reci-h#1"),
            ("ser-reci-h#2", false, "ser-reci-h#2"),
            ("phser-#3", false, "phser-#3"),
            ("phser-#2.5", false, "phser-2.5"),
            ("White 3a[#]d", false, "White 3a[#]d"),
        ] {
            let play = Play::Goal(Goal::Mate);
            let stipulation = Stipulation { text: text.to_owned(), starter: Side::White, play };
            assert_eq!(stipulation_text(&stipulation, false, after_key), expected, "{text}");
        }
    }
}
