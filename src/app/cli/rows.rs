//! What `list` and `stats` show of a puzzle: a row of values, each in its column.

use std::fmt;
use std::path::PathBuf;

use clap::{Arg, ArgGroup, ArgMatches, Args, Command, FromArgMatches, value_parser};
use itertools::Itertools;
use serde::{Serialize, Serializer};
use thiserror::Error;

use super::failure::InternalError;
use super::games::before;
use super::input::{Puzzles, Reading, Source, place};
use super::values::{by_name, completed, level_names, stars};
use super::{CommandError, Threads, shown};
use crate::registry::merits::Merits;
use crate::registry::{AnyPuzzle, Counted, Registry, Traits};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Bounds, Caption, Claim, Id, Level, Levels, Seed, Stars};
use smyoz_core::rating::NotTold;

/// The message if no puzzle is left.
pub(super) const NO_MATCH: &str = "no puzzle matches";

/// The puzzles that a command works on, and filters on them.
#[derive(Args)]
pub(super) struct Selection {
    #[command(flatten)]
    puzzles: Puzzles,
    #[command(flatten)]
    filters: Filters,
}

/// Filters on puzzles. Without any, all pass.
#[derive(Args)]
pub(super) struct Filters {
    /// Only puzzles with this many clues that were chosen, such as shots: N, A..B, ..B or A..
    ///
    /// A mercy shot is not counted.
    #[arg(long, visible_alias = "clues", value_name = "RANGE")]
    pub shots: Option<Bounds>,
    #[command(flatten)]
    pub counted: CountedFilters,
    /// Only puzzles of this kind
    #[arg(long, value_name = "KIND", value_parser = by_name(Claim::ALL, Claim::name))]
    pub kind: Option<Claim>,
    /// Only puzzles of these levels: beginner, beginner..advanced or beginner,master
    ///
    /// each: the four levels that a person can solve.
    #[arg(long, value_name = "LEVEL", hide_possible_values = true)]
    #[arg(value_parser = completed(level_names, str::parse::<Levels>))]
    pub level: Option<Levels>,
    /// Only puzzles with this many stars, from 1 to 5, which divide each level by score: 2..3, 4..
    #[arg(long, hide_short_help = true, value_name = "RANGE", value_parser = stars)]
    pub stars: Option<Bounds>,
    /// Only puzzles with this text in their title or note; capitals do not matter
    #[arg(long, value_name = "TEXT")]
    pub search: Option<String>,
    /// Only puzzles with a score in this range
    #[arg(long, value_name = "RANGE")]
    pub score: Option<Bounds>,
    /// Only puzzles of this width and height, such as 8x8, of games with boards of several sizes
    #[arg(long, hide_short_help = true, value_name = "WxH", value_parser = size)]
    pub size: Option<(usize, usize)>,
}

/// Filters on what is counted in solutions, by name. [`with_counted`] adds their options.
#[derive(Clone, Default)]
pub(super) struct CountedFilters(pub Vec<(String, Bounds)>);

/// The group of these options.
const COUNTED: &str = "counted";

/// A command on puzzles with the filters that the games have of their own.
pub(super) fn with_counted(command: Command, registry: &Registry) -> Command {
    let option = |counted: Counted| {
        Arg::new(counted.name)
            .long(counted.name)
            .group(COUNTED)
            .value_name("RANGE")
            .value_parser(value_parser!(Bounds))
            .help(format!("Only puzzles whose solution has this many {}", counted.things))
    };
    let group = ArgGroup::new(COUNTED).multiple(true);
    before(command, "kind", |command| command.group(group).args(registry.counted().into_iter().map(option)))
}

impl CountedFilters {
    /// Whether numbers pass. What is not known does not.
    fn pass(&self, counted: &[(&'static str, u32)]) -> bool {
        let number = |name: &str| counted.iter().find(|(other, _)| *other == name).map(|(_, number)| *number);
        self.0.iter().all(|(name, bounds)| number(name).is_some_and(|number| bounds.contain(number)))
    }
}

impl Args for CountedFilters {
    fn augment_args(command: Command) -> Command {
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        command
    }
}

impl FromArgMatches for CountedFilters {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = matches.try_get_many::<clap::Id>(COUNTED).ok().flatten().into_iter().flatten();
        let given = given.filter_map(|id| Some((id.to_string(), *matches.get_one::<Bounds>(id.as_str())?)));
        Ok(Self(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Selection {
    /// Reads the puzzles one by one, and takes the rows of those that pass the filters.
    pub fn each(
        &self,
        registry: &Registry,
        mut take: impl FnMut(Row) -> Result<(), CommandError>,
    ) -> Result<Reading, CommandError> {
        self.puzzles.each(registry, |source| match self.filters.pass(&*source.puzzle) {
            true => take(Row::of(&source)),
            false => Ok(()),
        })
    }
}

impl Selection {
    /// Takes the rows of the puzzles that pass the filters, with their [merits](Merits).
    pub fn measured(
        &self,
        registry: &Registry,
        threads: Threads,
        mut take: impl FnMut(Row) -> Result<(), CommandError>,
    ) -> Result<(), CommandError> {
        let row = |source: &Source| {
            if !self.filters.pass(&*source.puzzle) {
                return Ok(None);
            }
            Ok::<_, CommandError>(Some(Row { merits: merits(source)?, ..Row::of(source) }))
        };
        threads.answer(&self.puzzles, registry, row, |_, row| row?.map_or(Ok(()), &mut take))
    }
}

/// The merits of a puzzle; `None` if techniques do not solve it.
pub(super) fn merits(source: &Source) -> Result<Option<Merits>, CommandError> {
    match Merits::of(&*source.puzzle, Limits::NONE) {
        Ok(found) => Ok(found),
        Err(NotTold::Unfounded(fault)) => Err(InternalError::Unfounded { puzzle: source.puzzle.line(), fault }.into()),
        Err(_) => Ok(None),
    }
}

impl Filters {
    /// Whether a puzzle passes them. One without a rating has neither a level nor a score.
    pub fn pass(&self, puzzle: &dyn AnyPuzzle) -> bool {
        let traits = puzzle.traits();
        let within = |bounds: Option<Bounds>, number: Option<u32>| {
            bounds.is_none_or(|bounds| number.is_some_and(|number| bounds.contain(number)))
        };
        within(self.shots, Some(traits.chosen))
            && self.counted.pass(&traits.counted)
            && self.kind.is_none_or(|kind| kind == traits.claim)
            && self.level.is_none_or(|levels| puzzle.level().is_some_and(|level| levels.contain(level)))
            && within(self.score, traits.score)
            && within(self.stars, puzzle.stars().map(|stars| stars.number().into()))
            && self.size.is_none_or(|size| board(puzzle) == Some(size))
            && self.search.as_ref().is_none_or(|text| puzzle.caption().contains(text))
    }
}

/// What is not the size of a board.
#[derive(Debug, Error)]
#[error("`{0}` is not the size of a board: expected width and height, each from 1 to {LARGEST}, such as `10x10`")]
struct SizeError(String);

/// The most columns and the most rows that can be asked for.
const LARGEST: usize = 30;

/// Reads a width and a height, or the side of a square.
fn size(text: &str) -> Result<(usize, usize), SizeError> {
    let side = |text: &str| {
        let side = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
        side.filter(|side| (1..=LARGEST).contains(side))
    };
    let (width, height) = text.split_once('x').unwrap_or((text, text));
    side(width).zip(side(height)).ok_or_else(|| SizeError(text.to_owned()))
}

/// The width and height of the board, in games whose boards differ in size.
pub(super) fn board(puzzle: &dyn AnyPuzzle) -> Option<(usize, usize)> {
    Some(puzzle.bindable()?.board()?.0)
}

/// The facts about a puzzle that tables show.
pub(super) struct Row {
    pub id: Id,
    seed: Option<Seed>,
    traits: Traits,
    pub level: Option<Level>,
    stars: Option<Stars>,
    caption: Caption,
    merits: Option<Merits>,
    path: PathBuf,
    line: Option<usize>,
}

impl Row {
    fn of(source: &Source) -> Self {
        let Source { path, line, puzzle } = source;
        let (id, seed, traits, level) = (puzzle.id(), puzzle.seed(), puzzle.traits(), puzzle.level());
        let (stars, caption) = (puzzle.stars(), puzzle.caption().clone());
        Self { id, seed, traits, level, stars, caption, merits: None, path: path.clone(), line: *line }
    }

    /// Whether the file claims a complete proof that it has the fewest clues.
    pub fn proved_minimum(&self) -> bool {
        self.traits.is_proved == Some(true)
    }

    /// The value in a column.
    pub fn value(&self, column: Column) -> Value {
        let number = |number: Option<u32>| number.map(Value::Number);
        let of_path = |measure: fn(&Merits) -> u32| number(self.merits.as_ref().map(measure));
        let value = match column {
            Column::Id => Some(Value::Text(self.id.to_string())),
            Column::Seed => number(self.seed.map(Seed::number)),
            Column::Kind => Some(Value::Kind(self.traits.claim)),
            Column::Shots => number(Some(self.traits.chosen)),
            Column::Counted(name) => {
                let counted = self.traits.counted.iter().find(|(other, _)| *other == name);
                number(counted.map(|(_, number)| *number))
            }
            Column::Items => number(Some(self.traits.others)),
            Column::Level => self.level.map(Value::Level),
            Column::Score => number(self.traits.score),
            Column::Stars => number(self.stars.map(|stars| stars.number().into())),
            Column::Symmetry => number(self.traits.symmetry),
            Column::Steps => of_path(|merits| merits.steps),
            Column::Routine => of_path(|merits| merits.routine),
            Column::BreakIns => of_path(|merits| merits.break_ins),
            Column::Techniques => of_path(|merits| merits.techniques),
            Column::Openings => of_path(|merits| merits.openings),
            Column::Tedious => of_path(|merits| merits.tedious),
            Column::Title => self.caption.title().map(|title| Value::Text(title.to_owned())),
            Column::Note => self.caption.note().map(|note| Value::Text(note.to_owned())),
            Column::File => Some(Value::File(self.path.clone(), self.line)),
        };
        value.unwrap_or(Value::Absent)
    }
}

/// A column of the tables.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    Id,
    Seed,
    Kind,
    Shots,
    /// What a game counts in solutions.
    Counted(&'static str),
    /// Number of inventory items, or counts, given.
    Items,
    Level,
    Score,
    Stars,
    /// The [merits](Merits).
    Symmetry,
    Steps,
    Routine,
    BreakIns,
    Techniques,
    Openings,
    Tedious,
    Title,
    Note,
    File,
}

impl Column {
    /// The merits of a puzzle.
    pub const MERITS: [Self; 7] =
        [Self::Symmetry, Self::Steps, Self::Routine, Self::BreakIns, Self::Techniques, Self::Openings, Self::Tedious];

    /// Some columns, then those of what the games count in solutions, then others.
    pub fn with_counted(first: &[Self], registry: &Registry, last: &[Self]) -> Vec<Self> {
        let counted = registry.counted().into_iter().map(|counted| Self::Counted(counted.name));
        first.iter().copied().chain(counted).chain(last.iter().copied()).collect()
    }

    /// The name in headers, in keys and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Id => "id",
            Self::Seed => "seed",
            Self::Kind => "kind",
            Self::Shots => "shots",
            Self::Counted(name) => name,
            Self::Items => "items",
            Self::Level => "level",
            Self::Score => "score",
            Self::Stars => "stars",
            Self::Symmetry => "symmetry",
            Self::Steps => "steps",
            Self::Routine => "routine",
            Self::BreakIns => "break_ins",
            Self::Techniques => "techniques",
            Self::Openings => "openings",
            Self::Tedious => "tedious",
            Self::Title => "title",
            Self::Note => "note",
            Self::File => "file",
        }
    }

    /// The name in the headers of tables: of the clues that were chosen, what they are called if
    /// that is the same in all games.
    pub fn header(self, registry: &Registry) -> &'static str {
        match self {
            Self::Shots => registry.games().iter().map(|game| game.chosen()).all_equal_value().unwrap_or("clues"),
            _ => self.name(),
        }
    }

    /// The width of its values in characters; 0 for the file name, which comes last. Wider values
    /// push the rest of the line to the right.
    pub fn width(self) -> usize {
        match self {
            Self::Id | Self::Level => 11,
            Self::Kind => 14,
            Self::Seed | Self::Shots => 6,
            Self::File | Self::Title | Self::Note => 0,
            _ => self.name().len(),
        }
    }

    /// Whether its values are numbers, which are right-aligned.
    pub fn is_number(self) -> bool {
        !matches!(self, Self::Id | Self::Kind | Self::Level | Self::Title | Self::Note | Self::File)
    }
}

/// A value in a column. Values are in natural order, absent ones last.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Value {
    Number(u32),
    Kind(Claim),
    Level(Level),
    /// A file and the line in it.
    File(PathBuf, Option<usize>),
    Text(String),
    Absent,
}

impl Value {
    /// The value as plain text; `None` if it is absent.
    pub fn text(&self) -> Option<String> {
        match self {
            Self::Number(number) => Some(number.to_string()),
            Self::Kind(kind) => Some(kind.name().to_owned()),
            Self::File(path, line) => Some(place(path, *line)),
            Self::Level(level) => Some(level.name().to_owned()),
            Self::Text(text) => Some(text.clone()),
            Self::Absent => None,
        }
    }
}

/// The value as tables show it, `-` if it is absent.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text().map_or_else(|| "-".to_owned(), shown::one_line))
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => number.serialize(serializer),
            _ => self.text().serialize(serializer),
        }
    }
}
