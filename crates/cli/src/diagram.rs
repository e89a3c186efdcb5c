//! The command `diagram`: pictures of positions.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use batch::positions;
use problem::Statement;
use report::svg::{self, Lettering, Style};

use crate::arguments::DiagramArguments;
use crate::exit::Exit;
use crate::start_position::{Needs, Unusable, from_position, tell};
use crate::terminal::show;

/// What a picture is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Format {
    Svg,
    Png,
}

/// The command `diagram`.
pub(crate) fn run(arguments: &DiagramArguments) -> Exit {
    match draw(arguments) {
        Ok(exit) => exit,
        Err(Unusable) => Exit::BadInput,
    }
}

/// Nothing is written unless all of the input is usable.
fn draw(arguments: &DiagramArguments) -> Result<Exit, Unusable> {
    let output = arguments.output.as_path();
    let format = format(output).map_err(|message| refuse(&message))?;
    let starts = from_position(&arguments.position, Needs::Position)?;
    let mut statements: Vec<Statement> = starts.into_iter().map(|start| start.statement).collect();
    if let Some(number) = arguments.problem {
        let count = statements.len();
        if number.get() > count {
            return Err(refuse(&format!(
                "there is no problem {number}: the input has {count}; write `--problem` with a number from 1 to {count}"
            )));
        }
        statements = vec![statements.swap_remove(number.get() - 1)];
    }
    if let Some(wanted) = &arguments.twin {
        statements = statements.iter().map(|statement| twin(statement, wanted)).collect::<Result<_, _>>()?;
    }
    let style = Style {
        size: arguments.size,
        coordinates: !arguments.no_coordinates,
        caption: arguments.caption,
        lettering: if format == Format::Png { Lettering::Outlines } else { Lettering::Font },
        ..Style::default()
    };
    if output == Path::new("-") {
        let [statement] = &statements[..] else {
            return Err(refuse(&format!(
                "the input has {} problems, and standard output takes one picture; choose one with `--problem N`",
                statements.len()
            )));
        };
        return Ok(show(&svg::diagram(statement, &style)));
    }
    for (number, statement) in (1..).zip(&statements) {
        let path = if statements.len() == 1 { output.to_owned() } else { numbered(output, number) };
        let drawing = svg::diagram(statement, &style);
        let bytes = match format {
            Format::Svg => drawing.into_bytes(),
            Format::Png => png(&drawing).map_err(|message| refuse(&message))?,
        };
        fs::write(&path, bytes)
            .map_err(|error| refuse(&format!("cannot write {}: {error}", path.display())))?;
    }
    Ok(Exit::Solved)
}

fn refuse(message: &str) -> Unusable {
    tell(&format!("error: {message}\n"));
    Unusable
}

/// The format that the ending of the name tells.
fn format(path: &Path) -> Result<Format, String> {
    if path == Path::new("-") {
        return Ok(Format::Svg);
    }
    match path.extension() {
        Some(ending) if ending.eq_ignore_ascii_case("svg") => Ok(Format::Svg),
        Some(ending) if ending.eq_ignore_ascii_case("png") && cfg!(feature = "png") => Ok(Format::Png),
        Some(ending) if ending.eq_ignore_ascii_case("png") => {
            Err("this kirke was built without PNG (feature `png`); write `-o` with a file that ends in .svg"
                .to_owned())
        }
        _ => Err(format!(
            "the name {} tells no format; write `-o` with a file that ends in .svg or .png, or `-o -`",
            path.display()
        )),
    }
}

/// `x-2.svg` of `x.svg`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let mut name = path.file_stem().map_or_else(OsString::new, OsString::from);
    name.push(format!("-{number}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}

/// The problem as this twin has it.
fn twin(diagram: &Statement, wanted: &str) -> Result<Statement, Unusable> {
    let wanted = wanted.trim().trim_end_matches(')').to_lowercase();
    let mut labels = Vec::new();
    for position in positions(diagram) {
        let (label, made) = match position {
            Ok(position) => (position.label.unwrap_or_else(|| "a".to_owned()), Ok(position.statement)),
            Err((label, error)) => (label, Err(error)),
        };
        if label == wanted {
            return made.map_err(|error| refuse(&format!("twin {wanted} cannot be made: {error}")));
        }
        labels.push(label);
    }
    if labels.len() < 2 {
        return Err(refuse(&format!("there is no twin `{wanted}`; the problem has no twins")));
    }
    let known = labels.join(", ");
    Err(refuse(&format!("there is no twin `{wanted}`; the problem has {known}")))
}

/// The drawing in pixels, as many as it says itself.
#[cfg(feature = "png")]
fn png(drawing: &str) -> Result<Vec<u8>, String> {
    use resvg::{tiny_skia, usvg};

    let tree = usvg::Tree::from_str(drawing, &usvg::Options::default())
        .map_err(|error| format!("the picture cannot be drawn: {error}"))?;
    let size = tree.size().to_int_size();
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height())
        .ok_or("the picture is too large; write `--size` with a smaller number")?;
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| format!("the picture cannot be written as PNG: {error}"))
}

/// Never reached: without the feature no name tells the format PNG.
#[cfg(not(feature = "png"))]
fn png(_: &str) -> Result<Vec<u8>, String> {
    Err("this kirke was built without PNG".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_before_the_ending() {
        assert_eq!(numbered(Path::new("x.svg"), 2), Path::new("x-2.svg"));
        let folder = Path::new("some.folder");
        assert_eq!(numbered(&folder.join("a.b.png"), 10), folder.join("a.b-10.png"));
    }

    #[test]
    fn formats() {
        assert_eq!(format(Path::new("-")), Ok(Format::Svg));
        assert_eq!(format(Path::new("a.SVG")), Ok(Format::Svg));
        for bad in ["a", "a.jpg", "svg", ".png"] {
            assert!(format(Path::new(bad)).unwrap_err().contains("ends in .svg or .png"), "{bad}");
        }
        match format(Path::new("a.png")) {
            Ok(format) => assert!(format == Format::Png && cfg!(feature = "png")),
            Err(message) => assert!(message.contains("without PNG") && !cfg!(feature = "png")),
        }
    }
}
