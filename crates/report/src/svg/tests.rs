use board::{Attributes, Colour, Side, Square, Walk};
use problem::{
    DefinedWalk, Goal, Language, PlacedUnit, Play, ProblemOption, RebirthBase, RebirthCondition, Span,
    Statement, Stipulation, WALKS, WalkDefinition,
};
use roxmltree::{Document, Node};

use super::*;
use crate::text::samples::{here, statement, unit};

const COLOURS: [Colour; 3] = [Colour::White, Colour::Black, Colour::Neutral];

fn helpmate(units: &[&str]) -> Statement {
    let stipulation =
        Stipulation { text: "h#2".to_owned(), starter: Side::Black, play: Play::Goal(Goal::Mate) };
    statement(units, stipulation)
}

fn placed(colour: Colour, walk: Walk, square: Square) -> PlacedUnit {
    PlacedUnit { colour, walk, attributes: Attributes::NONE, square, span: Span::default() }
}

/// The elements with this name.
fn elements<'a>(document: &'a Document<'_>, name: &str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", name))).collect()
}

fn texts(document: &Document<'_>) -> Vec<String> {
    elements(document, "text").iter().filter_map(|node| node.text()).map(str::to_owned).collect()
}

fn names(document: &Document<'_>) -> Vec<String> {
    document.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned).collect()
}

/// Names that are used are there, once each.
fn assert_uses_are_defined(document: &Document<'_>) {
    let names = names(document);
    for node in elements(document, "use") {
        let name = node.attribute("href").unwrap().trim_start_matches('#');
        assert_eq!(names.iter().filter(|defined| *defined == name).count(), 1, "{name} of {names:?}");
    }
}

#[test]
fn every_walk_is_drawn_in_every_colour() {
    for row in WALKS {
        for (lettering, colour) in
            [Lettering::Font, Lettering::Outlines].iter().flat_map(|l| COLOURS.map(|c| (*l, c)))
        {
            let position = Statement {
                units: vec![placed(colour, row.walk, Square::new(3, 3))],
                ..Statement::default()
            };
            let style = Style { lettering, coordinates: false, caption: false, ..Style::default() };
            let drawing = diagram(&position, &style);
            let document = Document::parse(&drawing).unwrap();
            assert_uses_are_defined(&document);
            assert_eq!(elements(&document, "use").len(), 1);
            let letters = row.walk.letters();
            let has_letters = figures::figure(row.walk, Language::English.into()).has_letters;
            match lettering {
                Lettering::Font => {
                    let expected: Vec<String> = has_letters.then(|| letters.to_owned()).into_iter().collect();
                    assert_eq!(texts(&document), expected);
                }
                Lettering::Outlines => {
                    assert!(elements(&document, "text").is_empty());
                    // Two parts of the figure, the squares; the letters twice, with their white edge first.
                    let expected = 3 + if has_letters { 2 * letters.len() } else { 0 };
                    assert_eq!(elements(&document, "path").len(), expected, "{letters}");
                }
            }
        }
    }
}

#[test]
fn a_unit_stands_on_its_square_turned_as_its_walk_is() {
    let position = helpmate(&["wKa8", "bGh1", "nNc2"]);
    let style = Style { coordinates: false, ..Style::default() };
    let drawing = diagram(&position, &style);
    let document = Document::parse(&drawing).unwrap();
    let uses: Vec<_> = elements(&document, "use")
        .iter()
        .map(|node| {
            let at = |name| node.attribute(name).unwrap_or_default().to_owned();
            (at("href"), at("x"), at("y"), at("transform"))
        })
        .collect();
    let of = |name: &str, x: &str, y: &str, transform: &str| {
        (name.to_owned(), x.to_owned(), y.to_owned(), transform.to_owned())
    };
    // The board begins at 160 160; its squares have a side of 1000.
    assert_eq!(uses.len(), 3);
    for expected in [
        of("#kirke-white-king", "660", "660", ""),
        of("#kirke-black-queen", "", "", "translate(7660 7660)rotate(180)"),
        of("#kirke-neutral-knight", "", "", "translate(2660 6660)rotate(180)"),
    ] {
        assert!(uses.contains(&expected), "{expected:?} in {uses:?}");
    }
}

#[test]
fn coordinates_and_caption_are_as_asked() {
    let mut position = helpmate(&["wKh1", "wRh4", "bkKd2", "nrGe3"]);
    position.conditions = vec![here(problem::Condition::Rebirth(RebirthCondition::new(RebirthBase::Circe)))];
    position.options = vec![here(ProblemOption::Duplex)];
    let drawn = |coordinates, caption| {
        let drawing = diagram(&position, &Style { coordinates, caption, ..Style::default() });
        texts(&Document::parse(&drawing).unwrap())
    };
    let signs = ["k", "r"];
    let caption = ["2 + 1 + 1n", "h#2", "Royal e3", "Kamikaze d2", "Circe", "Duplex"];
    let coordinates = ["a", "8", "b", "7", "c", "6", "d", "5", "e", "4", "f", "3", "g", "2", "h", "1"];
    let sorted = |parts: &[&[&str]]| {
        let mut all: Vec<String> = parts.concat().iter().map(|text| (*text).to_owned()).collect();
        all.sort();
        all
    };
    for (has_coordinates, has_caption, expected) in [
        (false, false, sorted(&[&signs])),
        (true, false, sorted(&[&signs, &coordinates])),
        (false, true, sorted(&[&signs, &caption])),
        (true, true, sorted(&[&signs, &coordinates, &caption])),
    ] {
        let mut found = drawn(has_coordinates, has_caption);
        found.sort();
        assert_eq!(found, expected);
    }
}

#[test]
fn title_and_description_tell_the_position() {
    let mut position = helpmate(&["wKh1", "wRh4", "wRc1", "bKd2", "brGe3", "bPe2", "nSa1"]);
    position.authors = vec!["A <B> & \"C\"".to_owned()];
    let drawing = diagram(&position, &Style::default());
    let document = Document::parse(&drawing).unwrap();
    assert_eq!(document.root_element().attribute("role"), Some("img"));
    let text = |name| elements(&document, name)[0].text().unwrap().to_owned();
    assert_eq!(text("title"), "h#2 by A <B> & \"C\"");
    assert_eq!(
        text("desc"),
        "White (3): king h1, rook c1 h4. Black (3): king d2, pawn e2, royal grasshopper e3. Neutral (1): knight a1"
    );
}

#[test]
fn the_size_is_the_width() {
    for size in [40, 160, 360, 4000] {
        let drawing = diagram(&helpmate(&["wKh1"]), &Style { size, ..Style::default() });
        let document = Document::parse(&drawing).unwrap();
        let root = document.root_element();
        let number = |name| root.attribute(name).unwrap().parse::<f64>().unwrap();
        assert_eq!(number("width"), f64::from(size));
        let view: Vec<f64> =
            root.attribute("viewBox").unwrap().split(' ').map(|part| part.parse().unwrap()).collect();
        let height = f64::from(size) * view[3] / view[2];
        assert!((number("height") - height).abs() <= 0.5, "{size}: {height}");
        assert!(number("height") >= number("width"));
    }
}

#[test]
fn shared_symbols_have_all_figures() {
    let mut shared = Style { shares_symbols: true, ..Style::default() };
    shared.id_prefix = "unused-";
    let mut page = format!("<div>{}", symbols());
    for row in WALKS {
        for colour in COLOURS {
            let units = vec![placed(colour, row.walk, Square::new(0, 0))];
            page += &diagram(&Statement { units, ..Statement::default() }, &shared);
        }
    }
    page += "</div>";
    let document = Document::parse(&page).unwrap();
    assert_uses_are_defined(&document);
    assert_eq!(names(&document).len(), 30);
}

#[test]
fn a_diagram_with_shared_symbols_is_small() {
    let units = problem::game_array(Span::default());
    let drawing = diagram(
        &Statement { units, ..Statement::default() },
        &Style { shares_symbols: true, ..Style::default() },
    );
    assert!(drawing.len() < 6000, "{}", drawing.len());
}

#[test]
fn names_begin_with_the_prefix() {
    let position = helpmate(&["wKh1", "bKd2"]);
    let page: String =
        ["d1-", "d2-"].map(|id_prefix| diagram(&position, &Style { id_prefix, ..Style::default() })).concat();
    let page = format!("<div>{page}</div>");
    let document = Document::parse(&page).unwrap();
    let mut names = names(&document);
    names.sort();
    assert_eq!(names, ["d1-black-king", "d1-white-king", "d2-black-king", "d2-white-king"]);
    assert_uses_are_defined(&document);
}

#[test]
fn only_the_upper_of_several_units_is_drawn() {
    let position = helpmate(&["wRa1", "bBa1"]);
    let drawing = diagram(&position, &Style::default());
    assert!(drawing.contains("#kirke-black-bishop") && !drawing.contains("rook"));
}

#[test]
fn hunters_and_walks_of_the_problem_have_their_letters() {
    let mut position = helpmate(&["wKe2", "bKa1", "bQh2"]);
    let walk =
        |name: &str, definition| DefinedWalk { name: name.to_owned(), definition, span: Span::default() };
    position.walks = vec![
        walk("", WalkDefinition::Hunter { away: Walk::GRASSHOPPER, back: Walk::BISHOP }),
        walk("XX", WalkDefinition::Parts(Vec::new())),
    ];
    position.units[0].walk = Walk::own(0);
    position.units[1].walk = Walk::own(1);
    let drawing = diagram(&position, &Style { coordinates: false, caption: false, ..Style::default() });
    let document = Document::parse(&drawing).unwrap();
    assert_eq!(texts(&document), ["XX", "G/B"]);
    assert!(drawing.contains("#kirke-white-queen") && drawing.contains("G/B e2"));
}

#[test]
fn letters_are_those_of_the_language() {
    let mut position = helpmate(&["wKe2"]);
    position.units.push(placed(Colour::Black, Walk::with_letters("RF"), Square::new(0, 0)));
    position.language = Language::French;
    let drawing = diagram(&position, &Style { coordinates: false, caption: false, ..Style::default() });
    assert_eq!(texts(&Document::parse(&drawing).unwrap()), ["CC"]);
}

#[test]
fn two_positions_are_two_boards() {
    let mut position = helpmate(&["wKh1", "bKd2"]);
    let play = Play::Goal(Goal::PositionToPosition);
    position.stipulation = Some(here(Stipulation { text: "a=>b2".to_owned(), starter: Side::Black, play }));
    position.start_units = ["wKa1", "wRa2", "bKd2"].map(unit).to_vec();
    let drawing = diagram(&position, &Style { coordinates: false, ..Style::default() });
    let document = Document::parse(&drawing).unwrap();
    assert_eq!(elements(&document, "use").len(), 5);
    assert_eq!(texts(&document), ["2 + 1", "=> (Black ->)", "a=>b2", "1 + 1"]);
    assert!(drawing.contains(
        "<desc>From White (2): king a1, rook a2. Black (1): king d2. =&gt; (Black -&gt;) White (1)"
    ));
}

#[test]
fn the_grid_is_drawn() {
    let mut position = helpmate(&["wKh1"]);
    let lines = |position: &Statement| diagram(position, &Style::default()).matches("v8000").count();
    assert_eq!(lines(&position), 0);
    position.options = vec![here(ProblemOption::WriteGrid)];
    assert_eq!(lines(&position), 3);
}

#[test]
fn long_lines_are_broken() {
    let style = Style { coordinates: false, ..Style::default() };
    let mut card = Card::new(&style);
    let words = "word ".repeat(60);
    card.centred(&words);
    let drawing = card.finish("", "");
    let document = Document::parse(&drawing).unwrap();
    let lines = texts(&document);
    assert!(lines.len() > 3, "{lines:?}");
    assert_eq!(lines.join(" "), words.trim());
}

#[test]
fn what_has_a_meaning_in_xml_is_escaped() {
    assert_eq!(escaped("a<b> & \"c\"\u{0}"), "a&lt;b&gt; &amp; &quot;c&quot;");
}
