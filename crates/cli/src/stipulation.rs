//! The command `stipulation`: what a stipulation means.

use report::text::explanation;

use crate::arguments::StipulationArguments;
use crate::exit::Exit;
use crate::start_position::tell_argument;
use crate::terminal::show;

/// The command `stipulation`.
pub(crate) fn run(arguments: &StipulationArguments) -> Exit {
    let text = arguments.words.join(" ");
    // As a problem has it, the word of the section may stand before a structured stipulation.
    let text = match text.trim_start().split_once(char::is_whitespace) {
        Some((first, rest)) if first.eq_ignore_ascii_case("SStipulation") => rest.to_owned(),
        _ => text,
    };
    match parser::parse_stipulation(&text) {
        Ok(stipulation) => {
            let usual = parser::spell_stipulation(&stipulation)
                .map(|usual| format!("Stipulation  {usual}\n"))
                .unwrap_or_default();
            show(&format!("{usual}SStipulation {stipulation}\n\n{}", explanation(&stipulation)))
        }
        Err(diagnostic) => {
            // Told already, which is all that can be done about it.
            let _ = tell_argument(&[diagnostic], "STIPULATION", &text);
            Exit::BadInput
        }
    }
}
