//! Puzzles of Sea Battle in the formats of other programs.

use crate::puzzle::Puzzle;
use clap::{ArgMatches, Args};

use crate::convert::{Entry, Format};
use smyoz_app::registry::asked::parsed;
use smyoz_app::registry::values::by_name;
use smyoz_app::registry::{Exchange, NamedPuzzle, ReadPuzzles};

/// Convert puzzles of Sea Battle from and to the formats of other programs
///
/// Reads JSON of this program, addresses of puzz.link, the text of pages of janko.at, Prolog facts
/// as in problem 014 of CSPLib, and MiniZinc data of the benchmark solbat; the format is recognised
/// by how the text begins. A puzzle that the other format cannot express, such as one with mines,
/// is refused. Solutions and titles are kept where the format has a place for them; notes, seeds,
/// minima and ratings only in JSON.
#[derive(Args)]
struct FormatArgs {
    /// Format to write
    #[arg(long, value_name = "FORMAT", default_value_t = Format::Json, value_parser = by_name(Format::ALL, Format::name))]
    to: Format,
}

pub(super) static EXCHANGE: Exchange = Exchange {
    with_options: FormatArgs::augment_args,
    expected: "a puzzle of Sea Battle: JSON, an address of puzz.link, text of janko.at, facts `problem(…)` or MiniZinc data",
    read,
    format: |own| parsed::<FormatArgs>(own).to.name(),
    write,
};

fn read(text: &str) -> Option<ReadPuzzles> {
    let named = |Entry { name, puzzle }| NamedPuzzle { name, puzzle: Box::new(puzzle) };
    let entries = Format::detect(text)?.read(text).map_err(|error| error.to_string());
    Some(entries.map(|entries| entries.into_iter().map(named).collect()))
}

fn write(puzzles: &[NamedPuzzle], own: &ArgMatches) -> Result<String, String> {
    let entry = |NamedPuzzle { name, puzzle }: &NamedPuzzle| {
        let puzzle = puzzle.downcast_ref::<Puzzle>().ok_or("expected a puzzle of Sea Battle")?;
        Ok::<_, String>(Entry { name: name.clone(), puzzle: puzzle.clone() })
    };
    let entries: Vec<Entry> = puzzles.iter().map(entry).collect::<Result<_, _>>()?;
    parsed::<FormatArgs>(own).to.write(&entries).map_err(|error| error.to_string())
}
