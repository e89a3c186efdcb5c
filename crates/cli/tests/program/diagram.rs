//! `kirke diagram`.

use std::fs;
use std::path::{Path, PathBuf};

use roxmltree::Document;

use crate::run::{Ended, corpus_file, run, run_with_input};

const FEN: &str = "4k3/8/3(G)4/8/-n7/8/1R6/K7 b";

const TWO: &str = "BeginProblem\nAuthor Ann Other\nPieces White Ka1 Gb1 Black Kh8 ROh7\nStipulation h#2\nTwin Move h8 h6\n\
                   Twin Continued Remove b1\nNextProblem\nPieces White Kc3 Black Kc1\nStipulation h#3\nCondition Circe\n\
                   EndProblem\n";

fn diagram(arguments: &[&str]) -> Ended {
    run(&[&["diagram"], arguments].concat())
}

/// The drawing that a run writes to standard output, which ends well.
fn drawing(arguments: &[&str], input: &str) -> String {
    let ended = run_with_input(&[&["diagram"], arguments, &["-o", "-"]].concat(), input);
    assert_eq!((ended.code, ended.messages.as_str()), (0, ""), "{arguments:?}");
    assert!(Document::parse(&ended.output).is_ok(), "{}", ended.output);
    ended.output
}

fn description(drawing: &str) -> String {
    let document = Document::parse(drawing).expect("the drawing is XML");
    let element = document.descendants().find(|node| node.tag_name().name() == "desc");
    let element = element.expect("there is a description");
    element.text().expect("it has words").to_owned()
}

/// An empty folder of the test run's own.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir(&path).expect("the folder of the test run can be written");
    path
}

fn path_in(folder: &Path, name: &str) -> String {
    folder.join(name).to_string_lossy().into_owned()
}

#[test]
fn a_position_in_the_arguments() {
    let drawing = drawing(&["--fen", FEN], "");
    assert_eq!(
        description(&drawing),
        "White (3): king a1, rook b2, grasshopper d6. Black (1): king e8. Neutral (1): knight a4"
    );
    assert!(drawing.contains("width=\"480\"") && drawing.contains(">a</text>"));
    assert!(!drawing.contains("3 + 1 + 1n"));
}

#[test]
fn what_stands_beside_the_board() {
    let arguments = ["--fen", FEN, "--stip", "h#2", "--cond", "Circe", "--caption", "--no-coordinates"];
    let drawing = drawing(&[&arguments[..], &["--size", "200"]].concat(), "");
    for words in ["width=\"200\"", ">3 + 1 + 1n</text>", ">h#2</text>", ">Circe</text>"] {
        assert!(drawing.contains(words), "{words}: {drawing}");
    }
    assert!(!drawing.contains(">a</text>"));
}

#[test]
fn one_problem_and_one_twin_of_several() {
    let of = |arguments: &[&str]| description(&drawing(&[&["-"], arguments].concat(), TWO));
    assert_eq!(of(&["--problem", "1"]), "White (2): king a1, grasshopper b1. Black (2): king h8, rose h7");
    assert_eq!(of(&["--problem", "2"]), "White (1): king c3. Black (1): king c1. Circe");
    assert_eq!(of(&["--problem", "1", "--twin", "a"]), of(&["--problem", "1"]));
    assert_eq!(
        of(&["--problem", "1", "--twin", "b"]),
        "White (2): king a1, grasshopper b1. Black (2): king h6, rose h7"
    );
    assert_eq!(of(&["--problem", "1", "--twin", "C)"]), "White (1): king a1. Black (2): king h6, rose h7");
}

#[test]
fn a_zero_position_is_no_twin() {
    let problem = "BeginProblem\nPieces White Ka1 Black Kh8\nStipulation h#2\nZeroPosition Move h8 h6\nTwin Move h8 h5\n\
                   EndProblem\n";
    let of = |twin| description(&drawing(&["-", "--twin", twin], problem));
    assert_eq!(of("a"), "White (1): king a1. Black (1): king h6");
    assert_eq!(of("b"), "White (1): king a1. Black (1): king h5");
}

#[test]
fn each_of_several_problems_gets_a_file() {
    let folder = folder("several-diagrams");
    let input = path_in(&folder, "two.inp");
    fs::write(&input, TWO).unwrap();
    let ended = diagram(&[&input, "-o", &path_in(&folder, "x.svg")]);
    assert_eq!((ended.code, ended.output.as_str(), ended.messages.as_str()), (0, "", ""));
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["two.inp", "x-1.svg", "x-2.svg"]);
    let second = fs::read_to_string(folder.join("x-2.svg")).unwrap();
    assert_eq!(second, drawing(&[&input, "--problem", "2"], ""));
}

#[test]
fn problems_of_the_corpus() {
    for name in [
        "radial-leapers/feather-1974-direct-2-tries-radial-knight.inp",
        "neutral/honing-1989-help-2-twins.inp",
        "lengthy/millour-2003-proof-game-3-grasshopper.inp",
    ] {
        let path = corpus_file(name);
        drawing(&[&path.to_string_lossy(), "--caption"], "");
    }
}

#[test]
fn what_cannot_be_drawn() {
    let folder = folder("refused-diagrams");
    let output = path_in(&folder, "x.svg");
    let nowhere = path_in(&folder, "nowhere/x.svg");
    for (arguments, words) in [
        (vec!["-o", &output, "--problem", "3"], "there is no problem 3: the input has 2"),
        (
            vec!["-o", &output, "--twin", "d", "--problem", "1"],
            "there is no twin `d`; the problem has a, b, c",
        ),
        (vec!["-o", "-"], "choose one with `--problem N`"),
        (vec!["-o", "x.jpg"], "ends in .svg or .png"),
        (vec!["-o", &nowhere, "--problem", "1"], "cannot write"),
        (vec!["-o", &output, "--size", "3"], "40"),
        (vec![], "--output"),
    ] {
        let ended = run_with_input(&[&["diagram", "-"], &arguments[..]].concat(), TWO);
        assert_eq!((ended.code, ended.output.as_str()), (2, ""), "{arguments:?}");
        assert!(ended.messages.contains(words), "{words}: {}", ended.messages);
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    let ended =
        run_with_input(&["diagram", "-", "-o", &output], "BeginProblem\nPieces Wite Ka1\nEndProblem\n");
    assert_eq!(ended.code, 2);
    assert!(ended.messages.contains("did you mean `White`?"), "{}", ended.messages);
    let twin = "BeginProblem\nPieces White Ka1 Black Kh8\nStipulation h#2\nTwin Remove c3\nEndProblem\n";
    let ended = run_with_input(&["diagram", "-", "-o", &output, "--twin", "b"], twin);
    assert_eq!(ended.code, 2);
    assert!(ended.messages.contains("twin b cannot be made: there is no unit on c3"), "{}", ended.messages);
}

#[cfg(feature = "png")]
mod png {
    use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

    use super::*;

    fn picture(name: &str, arguments: &[&str]) -> Pixmap {
        let path = path_in(&folder(name), "x.png");
        let ended = diagram(&[arguments, &["-o", &path]].concat());
        assert_eq!((ended.code, ended.output.as_str(), ended.messages.as_str()), (0, "", ""));
        Pixmap::load_png(path).expect("the file is PNG")
    }

    /// How many thousandths of the picture are of this grey or darker, and opaque.
    fn dark(picture: &Pixmap, grey: u8) -> usize {
        let is_dark = |pixel: &&PremultipliedColorU8| pixel.alpha() == 255 && pixel.red() <= grey;
        1000 * picture.pixels().iter().filter(is_dark).count() / picture.pixels().len()
    }

    #[test]
    fn the_size_is_as_asked() {
        for size in [40u32, 160, 777] {
            let number = size.to_string();
            let picture = picture(&format!("size-{size}"), &["--fen", FEN, "--size", &number]);
            assert_eq!(picture.width(), size);
            assert!((size..size * 5 / 4).contains(&picture.height()), "{}", picture.height());
            assert!(picture.pixels().iter().all(|pixel| pixel.alpha() == 255));
        }
    }

    #[test]
    fn units_and_text_are_on_the_picture() {
        let of = |name, fen, more: &[&str]| {
            dark(&picture(name, &[&["--fen", fen, "--no-coordinates"], more].concat()), 60)
        };
        let empty = of("empty", "8/8/8/8/8/8/8/8", &[]);
        let white = of("white", "QQQQQQQQ/8/8/8/8/8/8/8", &[]);
        let black = of("black", "qqqqqqqq/8/8/8/8/8/8/8", &[]);
        assert!(0 < empty && empty + 5 < white && white + 5 < black, "{empty} {white} {black}");
        let [plain, captioned] =
            [&[][..], &["--stip", "h#2", "--cond", "Circe", "--caption"]].map(|more: &[&str]| {
                let picture = picture("caption", &[&["--fen", FEN, "--no-coordinates"], more].concat());
                (picture.height(), dark(&picture, 60) * picture.pixels().len())
            });
        assert!(plain.0 < captioned.0 && plain.1 < captioned.1, "{plain:?} {captioned:?}");
    }

    #[test]
    fn a_white_figure_is_white_on_a_dark_square() {
        // The middle of a1, a dark square, without a unit and with a rook, whose middle has no line.
        let middle = |name, fen| {
            let picture = picture(name, &["--fen", fen, "--no-coordinates", "--size", "832"]);
            let (x, y) = (66, picture.height() - 67);
            picture.pixel(x, y).unwrap().red()
        };
        assert_eq!(middle("bare", "8/8/8/8/8/8/8/8"), 0xd4);
        assert_eq!(middle("white-rook", "8/8/8/8/8/8/8/R7"), 0xff);
        assert_eq!(middle("black-rook", "8/8/8/8/8/8/8/r7"), 0);
    }
}

#[cfg(not(feature = "png"))]
#[test]
fn without_png_there_is_a_clear_error() {
    let ended = diagram(&["--fen", FEN, "-o", "x.png"]);
    assert_eq!(ended.code, 2);
    assert!(ended.messages.contains("without PNG (feature `png`)"), "{}", ended.messages);
}
