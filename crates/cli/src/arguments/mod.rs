//! The arguments of the program: the commands with their help, and the arguments of most of them.

mod batch;
mod check;
mod search;

pub(crate) use batch::{BatchArguments, ProgressName};
pub(crate) use check::{CheckArguments, Fault};
pub(crate) use search::{AnswerArguments, FormatName, SearchArguments};
use search::{parse_number, parse_positive};

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use board::{Side, Square};
use clap::{Args, Parser, Subcommand, ValueEnum};
use problem::Language;

use crate::completions::CompletionsArguments;
use crate::manual::ManArguments;
use crate::terminal::TerminalArguments;

/// Solves chess problems, orthodox and fairy, exhaustively.
#[derive(Parser, Debug)]
#[command(
    name = "kirke",
    version,
    long_version = env!("KIRKE_LONG_VERSION"),
    arg_required_else_help = true,
    after_help = "Examples:
  kirke solve problem.inp
  kirke solve --fen \"4n3/6b1/8/8/4RP2/6K1/3P4/5k2 w - - 0 1\" --stip \"#2\" --cond Circe
  kirke check problem.inp
  kirke batch collection --out results

`kirke help COMMAND` says more about a command, with examples.

Results go to standard output, messages to standard error. Who closes standard output early (`| head`) ends kirke quietly.

Exit codes: 0 done, or nobody reads on; 1 a problem is not sound, or ended at once by a second signal; 2 the arguments, the input or a file cannot be \
used as they stand; 3 stopped at a limit or by a signal, with what was found."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) terminal: TerminalArguments,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Solve problems from files, standard input or a FEN; a file may also hold FEN or EPD, one position a line
    #[command(after_help = "Examples:
  kirke solve problem.inp
  kirke solve --fen \"4n3/6b1/8/8/4RP2/6K1/3P4/5k2 w - - 0 1\" --stip \"#2\" --cond Circe
  kirke solve --fen \"8/1K5k/8/R7/8/8/pq6/1N6 w - - 0 1\" --stip \"prog-h#2\" --cond AntiCirce
  kirke solve --fen \"8/8/8/8/8/1K6/2(XX)5/k7 w - - 0 1\" --stip \"#1\" --walk \"XX = leaper 1,4 + rider 1,0\"
  kirke solve --notation short problem.inp
  kirke solve --format json problem.inp
  kirke solve --format html problem.inp > problem.html
  kirke solve mates.epd
  kirke solve positions.fen --stip \"h#2\"

Progressive play: the first side plays one move, the other two in a row, then three …; `prog-h#n` and `prog-#n` have n turns.

Files: problems in Popeye's language (.inp), collections in YAML (.olv), or positions in FEN or EPD, one a line; `-` is standard \
input.

Exit codes: 0 solved, 2 the input cannot be solved as it stands, 3 stopped at a limit.")]
    Solve(SolveArguments),
    /// Say whether problems are sound: cooks, duals, short solutions, with the moves that prove it
    #[command(after_help = "Examples:
  kirke check problem.inp
  kirke check --expect 2.1.1 helpmate.inp
  kirke check --fen \"7k/8/5K2/6Q1/8/8/8/8 w - -\" --stip \"#1\"
  kirke check --fail-on cook,short --max-time 60 collection.inp
  kirke check --show --tries 1 twomover.inp
  kirke check --format json collection.inp

One solution is intended unless a remark in the problem (`Remark solutions: 2.1.1`) or `--expect` says otherwise: `2` is two \
solutions, `2.1.1` the number of ways to go on at each half-move, `4.1...` four first half-moves and one way from then on. \
Options that hide a part of the play (MaxSolutions, Threat, NoShortVariations …) are set aside.

See docs/verdicts.md for what is called a cook, a dual, a short solution.

Files: as for `kirke solve`.

Exit codes: 0 all sound, 1 some are not (see `--fail-on`), 2 something in the input cannot be judged as it stands, 3 some are \
undecided because a limit ended the search.")]
    Check(CheckArguments),
    /// Solve and judge whole collections: files and folders, thousands of problems, with a journal and reports
    #[command(after_help = "Examples:
  kirke batch problems --out results
  kirke batch problems more --out results --max-time 60 --memory 4G
  kirke batch mates.epd --out results --threads 4
  kirke batch positions.fen --stip \"h#2\" --out results
  kirke batch problems --out results --max-time 3600 --redo undecided
  kirke batch collection.olv --out results --write-olv

Every verdict is on the disk before it is counted (DIR/journal.sqlite). A run that was interrupted, even by a power cut, is \
continued by the same command: what is known is not solved again, in whatever files and order the problems stand now. A \
problem is the same if position, stipulation, conditions, options and twins are; what was undecided is solved again when \
--max-time is longer than before. One run at a time writes a journal; put it on a local disk.

Reports: DIR/report.json (schema: docs/schema/report.schema.json), DIR/report.csv and DIR/report.html, a page with diagrams and \
solutions. Ctrl-C ends the run and writes them with what is there; a second Ctrl-C ends at once.

Files: problems in Popeye's language (.inp), collections in YAML (.olv), positions in FEN or EPD (.fen, .epd); folders are searched \
with all their folders. Only DIR is written.

Exit codes: 0 all sound, 1 some not, 2 something cannot be read or solved as it stands, 3 some undecided or not solved yet; of \
several the first of 2, 1, 3.")]
    Batch(BatchArguments),
    /// List every legal move with its effects, for each side
    #[command(after_help = "Examples:
  kirke moves --fen \"4k3/8/8/8/4RP2/6K1/3P4/8 w - - 0 1\" --cond AntiCirce
  kirke moves problem.inp

Files: as for `kirke solve`; a problem needs no stipulation here.

Exit codes: 0 listed, 2 the input cannot be used as it stands.")]
    Moves(PositionArguments),
    /// Count the sequences of legal moves
    #[command(after_help = "Examples:
  kirke perft --fen \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\" --depth 4 --divide
  kirke perft --depth 3 problem.inp

Files: as for `kirke solve`; a problem needs no stipulation here.

Exit codes: 0 counted, 2 the input cannot be used as it stands.")]
    Perft(PerftArguments),
    /// Draw a diagram, with fairy units, as SVG or PNG
    #[command(after_help = "Examples:
  kirke diagram problem.inp -o problem.svg
  kirke diagram problem.inp --twin b --caption -o twin.png --size 800
  kirke diagram many.inp -o picture.svg
  kirke diagram many.inp --problem 3 -o - > third.svg
  kirke diagram --fen \"8/8/3(G)4/8/k7/8/1K6/8\" --stip \"#2\" --cond Circe --caption -o circe.svg

The ending of the file's name tells the format. Of several problems, each gets a file with its number before the ending: picture-1.svg, picture-2.svg … How \
fairy units are drawn stands in docs/diagrams.md.

Files: as for `kirke solve`; a problem needs no stipulation here.

Exit codes: 0 drawn, 2 the input cannot be understood or the file not be written.")]
    Diagram(DiagramArguments),
    /// List the conditions, or explain one of them
    #[command(after_help = "Examples:
  kirke conditions
  kirke conditions Volcanic
  kirke conditions --example Circe | kirke solve -

Exit codes: 0 shown, 2 there is no such condition, or no example for it.")]
    Conditions(ConditionsArguments),
    /// List the pieces, orthodox and fairy, or explain one of them and show its moves on a board
    #[command(after_help = "Examples:
  kirke pieces
  kirke pieces grasshopper
  kirke pieces LI --from c3 --pieces \"white Pc5 black Se5 Sh8\"
  kirke pieces P --side black --from d7
  kirke pieces S --language fr
  kirke pieces L --svg locust.svg

Letters and names may be large or small; the letters of the language asked for, or of English, come before those of others.

On the board: `o` it can go there; `x` it can capture this unit; `*` it arrives there when it captures elsewhere; `( )` a hurdle. Castling and captures en passant are not shown.

Files: only that of `--svg` is written.

Exit codes: 0 shown, 2 there is no such piece, the position cannot be understood, or the file not be written.")]
    Pieces(PiecesArguments),
    /// Explain a stipulation: its usual and its structured form, and what it means in words
    #[command(after_help = "Examples:
  kirke stipulation \"hs#2.5\"
  kirke stipulation \"White 3a[1a[#]d]d\"

Exit codes: 0 explained, 2 the stipulation cannot be understood.")]
    Stipulation(StipulationArguments),
    /// Sum up many problems in three lines, to see what a change of the search changes
    #[command(after_help = "Examples:
  kirke signature problems
  kirke signature --each problems/circe two-more.inp

The output is:

  problems N
  positions N     positions visited, on one thread
  solutions HASH  128 bits (FNV-1a) over the text of all solutions, without times and numbers of positions

Words are read as `kirke popeye` reads them, and the text is that of `kirke popeye -regression`.

A change that is only meant to be faster leaves `solutions` as it is; one that leaves `positions` too searches the same \
positions. Both are the same on every machine. See docs/performance.md.

Files: problems in Popeye's language (.inp), or positions in EPD, one a line; `-` is standard input.

Exit codes: 0 all were solved, 2 something in the input cannot be solved as it stands, 3 stopped at a limit of time; only \
with 0 is there a signature.")]
    Signature(SignatureArguments),
    /// Behave like Popeye: its command line, its text, its exit codes
    #[command(
        after_help = "Without FILE the problems come from standard input. The same happens when the program is called `py`.

Kirke's own options stand before the word `popeye`; they do not change what Popeye would write.

Examples:
  kirke popeye -maxmem 512M problem.inp
  kirke popeye -regression -maxtime 60 problem.inp

Files: problems in Popeye's language; a problem can ask for a protocol file, which gets a copy of the answer.

Exit codes: 0 the input was read to its end, 1 it ends too early, a signal ended the run, or nobody reads the answer; 2 \
something in it cannot be solved."
    )]
    Popeye(PopeyeArguments),
    /// Print what a shell needs to complete commands and options
    #[command(after_help = "Examples:
  kirke completions bash > ~/.local/share/bash-completion/completions/kirke
  kirke completions zsh > ~/.zfunc/_kirke
  kirke completions fish > ~/.config/fish/completions/kirke.fish
  kirke completions powershell >> $PROFILE

Files: none; the shells read the text from the places above. For zsh the folder must be in `fpath` before `compinit`.

Exit codes: 0 printed, 2 there is no such shell, or standard output cannot be written.")]
    Completions(CompletionsArguments),
    /// Print kirke's manual page, or write all manual pages into a folder
    #[command(after_help = "Examples:
  kirke man --out ~/.local/share/man/man1
  kirke man > kirke.1

Files: with `--out`, kirke.1 and one page for each command, such as kirke-solve.1, in the folder.

Exit codes: 0 written, 2 a page cannot be written.")]
    Man(ManArguments),
}

/// What is added to positions, which say nothing of it themselves.
#[derive(Args, Clone, Default, Debug)]
pub(crate) struct AddedArguments {
    /// The stipulation of the position, or of all positions of a FEN or EPD file: #2, h#3.5, s#2, ser-h=4 …
    #[arg(long, value_name = "STIPULATION")]
    pub(crate) stip: Option<String>,
    /// A condition for the position or positions; may be repeated
    #[arg(long, value_name = "CONDITION")]
    pub(crate) cond: Vec<String>,
    /// A walk of your own for the position or positions, such as "XX = leaper 1,4"; may be repeated
    #[arg(long, value_name = "DEFINITION")]
    pub(crate) walk: Vec<String>,
    /// An option for the position or positions, as in a problem file; may be repeated
    #[arg(long, value_name = "OPTION")]
    pub(crate) option: Vec<String>,
}

/// A problem in a few words.
#[derive(Args, Clone, Default, Debug)]
pub(crate) struct ShortProblem {
    /// The position, in FEN or EPD; N is the knight, `-q` a neutral queen, `(G)` or `*2Q` a white grasshopper
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    pub(crate) fen: Option<String>,
    #[command(flatten)]
    pub(crate) added: AddedArguments,
    /// The language of the keywords and of the answer, instead of that which the first word of a file tells
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    pub(crate) language: Option<LanguageName>,
}

impl ShortProblem {
    /// The language asked for, English if none is.
    pub(crate) fn language(&self) -> Language {
        self.language.map_or(Language::English, Language::from)
    }
}

#[derive(Args, Debug)]
pub(crate) struct SolveArguments {
    /// Files of problems, of FEN or of EPD (`dm 3;`), collections in YAML (`.olv`); `-` is standard input
    #[arg(id = "file", value_name = "FILE", required_unless_present = "fen", conflicts_with = "fen")]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) short: ShortProblem,
    #[command(flatten)]
    pub(crate) search: SearchArguments,
    #[command(flatten)]
    pub(crate) answer: AnswerArguments,
}

/// The names of the languages.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LanguageName {
    /// English
    En,
    /// German
    De,
    /// French
    Fr,
}

impl From<LanguageName> for Language {
    fn from(name: LanguageName) -> Language {
        match name {
            LanguageName::En => Language::English,
            LanguageName::De => Language::German,
            LanguageName::Fr => Language::French,
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct PositionArguments {
    /// A file of problems, of FEN or of EPD, or a collection in YAML (`.olv`); `-` is standard input
    #[arg(value_name = "FILE", required_unless_present = "fen", conflicts_with = "fen")]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) short: ShortProblem,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// Number of half-moves
    #[arg(long, value_name = "N", value_parser = parse_number::<u32>)]
    pub(crate) depth: u32,
    /// Tell the count for each first move
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(Args, Debug)]
pub(crate) struct DiagramArguments {
    #[command(flatten)]
    pub(crate) position: PositionArguments,
    /// Where the picture goes: a file that ends in .svg or .png; `-` writes SVG to standard output
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// Only the problem with this number in the file, counted from 1
    #[arg(long, value_name = "N", value_parser = parse_positive)]
    pub(crate) problem: Option<NonZeroUsize>,
    /// The position of this twin, such as b or z1, instead of the diagram
    #[arg(long, value_name = "TWIN")]
    pub(crate) twin: Option<String>,
    /// Width of the picture in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 480, value_parser = clap::value_parser!(u32).range(40..=4000))]
    pub(crate) size: u32,
    /// Do not name files and ranks
    #[arg(long)]
    pub(crate) no_coordinates: bool,
    /// Write stipulation, numbers of units, attributes, conditions and options below the board
    #[arg(long)]
    pub(crate) caption: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ConditionsArguments {
    /// A condition or an option word, in full or abbreviated
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// Only the example, as a problem to be solved
    #[arg(long, requires = "name")]
    pub(crate) example: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PiecesArguments {
    /// A piece: its letters (G, LI) in any language, or its English name, in full or abbreviated
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// The square of the unit [default: that of an example, mostly d4]
    #[arg(long, value_name = "SQUARE", requires = "name", value_parser = parse_square)]
    pub(crate) from: Option<Square>,
    /// The other units on the board, as in a problem, instead of an example: "white Pd6 black Sf6"
    #[arg(long, value_name = "UNITS", requires = "name", conflicts_with = "fen")]
    pub(crate) pieces: Option<String>,
    /// The other units on the board, in FEN; N is the knight
    #[arg(long, value_name = "FEN", requires = "name")]
    pub(crate) fen: Option<String>,
    /// Whose unit it is
    #[arg(long, value_enum, value_name = "SIDE", default_value_t = SideName::White)]
    pub(crate) side: SideName,
    /// Draw the board as SVG into this file; `-` is standard output, without the text
    #[arg(long, value_name = "FILE", requires = "name")]
    pub(crate) svg: Option<PathBuf>,
    /// The language of the letters, in what is asked and on the board
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    pub(crate) language: Option<LanguageName>,
}

/// The names of the sides.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SideName {
    /// White
    White,
    /// Black
    Black,
}

impl From<SideName> for Side {
    fn from(name: SideName) -> Side {
        match name {
            SideName::White => Side::White,
            SideName::Black => Side::Black,
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct StipulationArguments {
    /// A stipulation such as h#2.5, or in structured form such as White 3a[#]d
    #[arg(value_name = "STIPULATION", required = true, allow_hyphen_values = true)]
    pub(crate) words: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct SignatureArguments {
    /// Files of problems, and folders: all files in them and in their folders that end in .inp, sorted by name
    #[arg(value_name = "PATH", required = true)]
    pub(crate) paths: Vec<PathBuf>,
    /// First a line for each problem: hash, positions, file
    #[arg(long)]
    pub(crate) each: bool,
}

/// Read as Popeye reads them; only the help text is made of this.
#[derive(Args, Debug)]
pub(crate) struct PopeyeArguments {
    /// [-maxmem N[M|G]] [-maxtime SECONDS] [-regression] [-heartbeat [N]] [FILE]
    #[arg(value_name = "POPEYE ARGUMENTS", allow_hyphen_values = true, trailing_var_arg = true)]
    pub(crate) words: Vec<OsString>,
}

fn parse_square(text: &str) -> Result<Square, String> {
    text.parse().map_err(|_| format!("`{text}` is no square; squares are a1 to h8"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_definition_is_sound() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn files_and_fen_exclude_each_other() {
        assert!(Arguments::try_parse_from(["kirke", "solve"]).is_err());
        assert!(Arguments::try_parse_from(["kirke", "solve", "a.inp", "--fen", "8/8 w"]).is_err());
        assert!(Arguments::try_parse_from(["kirke", "solve", "--stip", "#2"]).is_err());
        assert!(Arguments::try_parse_from(["kirke", "solve", "a.epd", "--stip", "#2"]).is_ok());
        assert!(Arguments::try_parse_from(["kirke", "solve", "a.inp", "-", "--threads", "2"]).is_ok());
        // A neutral unit in the corner.
        assert!(Arguments::try_parse_from(["kirke", "solve", "--fen", "-k7/8/8/8/8/8/8/7K"]).is_ok());
    }
}
