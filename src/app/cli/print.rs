//! `smyoz print`: puzzles and solutions as printable files, and other sheets.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use clap::{Args, Command, ValueEnum, ValueHint};
use itertools::Itertools;
use thiserror::Error;

use super::formats::{Drawn, Format};
use super::games::{GameArgs, NotForGameError, expect_spoken};
use super::input::{ALL_PUZZLES, PUZZLES, Puzzles, Source};
use super::output::{Output, tell};
use super::pages::{self, DRAWN_OR_TEXT, PageArgs};
use super::printed::{Looks, draw, panel};
use super::terminal::{with_level, with_lines};
use super::{Answer, CommandError, StyleArgs, files, shown};
use crate::registry::verdict::UNFIT;
use crate::registry::{self, Registry, Sheet};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Record};
use smyoz_paper::book::{Game, rules, walkthrough};
use smyoz_paper::{DisplayList, Ink, PageKind, Panel, Style, level_name, sheets};

/// Print puzzles to the terminal or to files: .pdf, .svg, .png, .txt
///
/// --out FILE.pdf is one document with all pages; with --solution, the solutions follow the
/// puzzles. --out FILE.svg and FILE.png hold a single page, and FILE.txt what the terminal shows.
///
/// Any other --out is a directory. Each puzzle and its solution are files there, named by seed or
/// id; with --per-page, --contact, --blank, --walkthrough or --rules, each page is a file, and a
/// PDF holds them all.
///
/// --game is for --blank and --rules only; puzzles name their own game.
#[derive(Args)]
pub(super) struct Print {
    #[arg(help = PUZZLES, long_help = ALL_PUZZLES)]
    #[arg(value_hint = ValueHint::AnyPath, value_name = "PUZZLE", required_unless_present_any = ["blank", "rules"], conflicts_with = "blank")]
    puzzles: Vec<PathBuf>,
    /// File (.pdf, .svg, .png, .txt) or directory (new or empty), instead of text on standard output
    ///
    /// A file that exists is replaced. With --format svg, pdf or png, - is standard output.
    #[arg(long, value_hint = ValueHint::AnyPath, value_name = "FILE|DIR")]
    out: Option<PathBuf>,
    /// Formats of the files in a directory, separated by commas
    ///
    /// By default, text and svg where each puzzle is a file, svg where each page is one.
    #[arg(long, value_enum, value_delimiter = ',', requires = "out")]
    format: Vec<Format>,
    /// Also print the solutions (=only: nothing else); in a directory, they are always written
    #[arg(
        long, value_enum, value_name = "WHICH", num_args = 0..=1, require_equals = true, default_missing_value = "too"
    )]
    solution: Option<Solutions>,
    /// Print without title, id and legend: a picture to place on another page
    ///
    /// The board, and below it what belongs to it, such as the inventory or the fleet.
    #[arg(long, requires = "out", conflicts_with_all = ["walkthrough", "per_page", "contact", "blank", "rules", "page"])]
    bare: bool,
    /// Print the solutions in stages, each with its steps and a board
    #[arg(long, requires = "out", conflicts_with_all = ["solution", "per_page", "contact", "blank"])]
    walkthrough: bool,
    /// Number of puzzles on a page
    #[arg(long, value_name = "N", value_parser = ["1", "2", "3", "4", "6"], requires = "out")]
    per_page: Option<String>,
    /// Print small boards, 20 on a page of A4, to choose among many puzzles
    #[arg(long, requires = "out", conflicts_with_all = ["per_page", "solution", "blank"])]
    contact: bool,
    /// Print empty boards or a sheet to play with a partner, without a puzzle
    #[arg(
        long,
        value_enum,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "boards",
        requires = "out",
        conflicts_with = "solution"
    )]
    blank: Option<Blank>,
    /// Begin with a summary of the rules, on a sheet of A4; no puzzle is needed
    #[arg(long, requires = "out", conflicts_with = "page")]
    rules: bool,
    /// Heading of the pages, such as "Battleships"; by default, the name of the game
    #[arg(long, value_name = "TEXT", requires = "out", value_parser = heading)]
    title: Option<&'static str>,
    #[command(flatten)]
    page: PageArgs,
    #[command(flatten)]
    style: StyleArgs,
    #[command(flatten)]
    game: GameArgs,
}

/// Which solutions are printed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Solutions {
    /// Each after its puzzle, or all after all puzzles
    Too,
    /// Without the puzzles
    Only,
}

/// A sheet without a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Blank {
    /// Boards with inventories to be filled in
    Boards,
    /// What two need at a table: a board for each, or a board and its pieces
    Partner,
    /// A lesson of an hour for a class, of Garnsi-Malom
    Lesson,
}

/// A heading without a sign.
#[derive(Debug, Error)]
#[error("expected a text")]
struct EmptyError;

/// Puzzles of two games, which have pages of their own.
#[derive(Debug, Error)]
#[error("expected puzzles of one game, found {0} and {1}")]
struct TwoGamesError(String, String);

/// An option for the other game.
#[derive(Debug, Error)]
#[error("only for puzzles of {0}")]
struct OnlyForError(String);

/// Files of puzzles name their game.
#[derive(Debug, Error)]
#[error("cannot be combined with PUZZLE files, which name their own game")]
struct GameOfPuzzlesError;

/// What files of a puzzle in a directory hold unless something else is asked for.
const USUAL: [Format; 2] = [Format::Text, Format::Svg];

impl Print {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        self.page.check()?;
        self.out.as_deref().map_or(Ok(()), |out| self.expect(out))?;
        if let (true, Some(out)) = (self.puzzles.is_empty(), &self.out) {
            self.refuse_looks(self.game.kind(), registry)?;
            let game = self.game.of("print", registry)?;
            expect_spoken(registry, [game.kind()], self.style().lang)?;
            let blank = self.blank.map(|blank| self.blank(blank, game, out)).transpose()?;
            let book = game.book().ok_or_else(|| NotForGameError::new(game.kind(), "pages"))?;
            self.write(out, blank.into_iter().collect(), book, output)?;
            return Ok(Answer::Yes);
        }
        self.game.refuse_boards(registry)?;
        if !self.game.is_usual(registry) {
            return Err(CommandError::content("--game", GameOfPuzzlesError));
        }
        files::refuse_inputs(&self.out, &self.puzzles)?;
        let (sources, reading) = Puzzles { paths: self.puzzles.clone() }.read(registry)?;
        if self.out.is_some() && reading.is_partial() {
            return Err(CommandError::Unread);
        }
        if let Some(other) = sources.iter().find(|source| source.puzzle.bindable().is_none()) {
            return Err(NotForGameError::new(other.puzzle.game(), "pages").into());
        }
        let told = |source: &Source| {
            let bindable = source.puzzle.bindable().expect("the puzzles of this game have pages");
            bindable.its_game()
        };
        if let Some(other) = sources.iter().find(|source| source.puzzle.game() != sources[0].puzzle.game()) {
            let [one, two] = [&sources[0], other].map(|source| told(source).name(Lang::En));
            let names = format!("{} and {}", sources[0].name(), other.name());
            return Err(CommandError::content(names, TwoGamesError(one, two)));
        }
        if let Some(first) = sources.first() {
            let (kind, game) = (first.puzzle.game(), told(first));
            self.refuse_looks(kind, registry)?;
            expect_spoken(registry, [kind], self.style().lang)?;
            self.print(sources, self.looks(registry.game(kind)), game, output)?;
        }
        reading.end()?;
        Ok(Answer::Yes)
    }

    /// How pages look, and what they are headed with.
    fn style(&self) -> Style {
        Style { title: self.title, ..self.style.style() }
    }

    /// Checks whether the files can be expected to be written.
    fn expect(&self, out: &Path) -> Result<(), CommandError> {
        if is_dash(out) {
            return pages::streamed(&self.format).map(drop);
        }
        if self.bare {
            pages::drawn(out, &self.format)?;
        }
        if !self.is_drawn() {
            files::refuse_others(out, &DRAWN_OR_TEXT)?;
        }
        if self.makes_text(out) {
            pages::expect_text(out, &self.format)?;
            return files::expect_file(out);
        }
        pages::expect(out)
    }

    /// Whether there are pages that have no text for a terminal.
    fn is_drawn(&self) -> bool {
        let several = self.contact || self.rules || self.per_page.is_some();
        several || self.walkthrough || self.bare || self.blank.is_some()
    }

    /// Whether a file gets what the terminal shows otherwise.
    fn makes_text(&self, out: &Path) -> bool {
        pages::is_text(out) && !self.is_drawn()
    }

    /// Refuses options on the looks of other games.
    fn refuse_looks(&self, kind: &str, registry: &Registry) -> Result<(), CommandError> {
        for other in registry.games().iter().filter(|other| other.kind() != kind) {
            let Some(sheets) = other.extras().sheets else { continue };
            if let Some(option) = self.game.first_given(&sheets.with_looks(Command::new("print"))) {
                return Err(CommandError::content(format!("--{option}"), OnlyForError(other.short_name())));
            }
        }
        Ok(())
    }

    /// How the pages of a game look.
    fn looks(&self, game: Option<&'static dyn registry::AnyGame>) -> Looks<'_> {
        let own = game.and_then(|game| game.extras().sheets).map(|sheets| (sheets, self.game.matches()));
        Looks { style: self.style(), medium: self.page.medium(), is_bare: self.bare, own }
    }

    /// Prints the puzzles of a game.
    fn print(
        &self,
        mut sources: Vec<Source>,
        looks: Looks,
        game: &dyn Game,
        output: &mut Output,
    ) -> Result<(), CommandError> {
        let makes_files = self.out.as_ref().is_some_and(|out| !self.makes_sheets(out) && !self.makes_text(out));
        if self.solution.is_some() || self.walkthrough || makes_files {
            sources = solved(sources)?;
        }
        match &self.out {
            None => self.print_texts(output, &sources, looks),
            Some(out) if self.makes_text(out) => {
                let texts = self.texts(&sources, looks).map_ok(|(_, text)| text);
                let texts = texts.collect::<Result<Vec<_>, _>>()?;
                files::write_named(out, texts.concat(), shown::counted(texts.len(), "page"))
            }
            Some(out) if self.walkthrough => {
                refuse_common_names(stems(&sources))?;
                self.write(out, walkthroughs(&sources, looks)?, game, output)
            }
            Some(out) if self.makes_sheets(out) => self.write(out, self.sheets(&sources, looks)?, game, output),
            Some(directory) => {
                refuse_common_names(stems(&sources))?;
                let formats = match (&self.format[..], self.bare) {
                    ([], true) => &[Format::Svg],
                    ([], false) => &USUAL[..],
                    (given, _) => given,
                };
                let written = files::fill_new_directory(directory, |directory| {
                    let mut written = 0;
                    for Source { puzzle, .. } in &sources {
                        for (name, content) in draw(&puzzle.file_stem(), &**puzzle, formats, looks)? {
                            files::write_within(&directory.join(name), content)?;
                            written += 1;
                        }
                    }
                    Ok(written)
                })?;
                files::tell_directory(directory, written);
                Ok(())
            }
        }
    }

    /// A sheet without a puzzle: the beginning of its name, and the drawing.
    fn blank(
        &self,
        blank: Blank,
        game: &dyn registry::AnyGame,
        out: &Path,
    ) -> Result<(String, Vec<DisplayList>), CommandError> {
        let sheets =
            game.extras().sheets.ok_or_else(|| NotForGameError::new(game.kind(), "sheets without a puzzle"))?;
        let (style, paper) = (self.style(), self.page.medium().paper);
        let sheet = match blank {
            Blank::Boards => Sheet::Boards { per_page: count(self.per_page.as_deref()) },
            Blank::Partner => Sheet::Partner,
            Blank::Lesson => {
                let pages = sheets.lesson(style, paper);
                let pages = pages.ok_or_else(|| NotForGameError::new(game.kind(), "lessons"))?;
                return Ok(("lesson".to_owned(), pages));
            }
        };
        let sheet = sheets.sheet(sheet, style, paper, self.game.matches())?;
        let sheet = sheet.map_err(|error| CommandError::content(shown::path(out), error))?;
        Ok(("blank".to_owned(), vec![sheet]))
    }

    /// Whether pages hold several puzzles, or are all in one file.
    fn makes_sheets(&self, out: &Path) -> bool {
        let only_solutions = self.solution == Some(Solutions::Only);
        let is_one_file = is_dash(out) || Drawn::of_file(out).is_some();
        self.contact || self.rules || only_solutions || self.per_page.is_some() || is_one_file
    }

    /// Writes pages, after the rules of the game if they are wanted.
    fn write(
        &self,
        out: &Path,
        mut sheets: Vec<(String, Vec<DisplayList>)>,
        game: &dyn Game,
        output: &mut Output,
    ) -> Result<(), CommandError> {
        if self.rules {
            sheets.insert(0, ("rules".to_owned(), vec![rules::short(game, self.style())]));
        }
        // A form needs its room.
        let is_cropped = self.page.is_cropped() && !self.rules && self.blank.is_none() && !self.contact;
        let written = match is_dash(out) {
            true => pages::streamed(&self.format)
                .and_then(|format| pages::content(out, &sheets, format, self.page.medium(), is_cropped))
                .and_then(|content| output.bytes(&content)),
            false => pages::write(out, &sheets, &self.format, self.page.medium(), is_cropped),
        };
        match (written, self.solution) {
            (Err(failure @ CommandError::Content { .. }), Some(Solutions::Too)) if sheets.len() == 2 => {
                let advice = "\nfor a picture of each: once with --solution=only, and once without --solution";
                Err(CommandError::Advised { failure: Box::new(failure), advice: advice.to_owned() })
            }
            (written, _) => written,
        }
    }

    /// What is printed of a puzzle.
    fn parts(&self) -> &'static [PageKind] {
        match self.solution {
            None => &[PageKind::Puzzle],
            Some(Solutions::Too) => &PageKind::ALL,
            Some(Solutions::Only) => &[PageKind::Solution],
        }
    }

    /// Prints sheets for a terminal.
    fn print_texts(&self, output: &mut Output, sources: &[Source], looks: Looks) -> Result<(), CommandError> {
        let style = looks.style;
        for text in self.texts(sources, looks) {
            let (level, sheet) = text?;
            let sheet = if style.ink == Ink::Colour { with_lines(sheet) } else { sheet };
            let name = level.map(|level| level_name(style.lang, level)).unwrap_or_default();
            output.text(with_level(sheet, level, "", &name))?;
        }
        Ok(())
    }

    /// Sheets as text, each with the level of its puzzle.
    fn texts<'a>(
        &'a self,
        sources: &'a [Source],
        looks: Looks<'a>,
    ) -> impl Iterator<Item = Result<(Option<Level>, String), CommandError>> {
        let parts = sources.iter().flat_map(|source| self.parts().iter().map(move |&part| (source, part)));
        parts.map(move |(source, part)| Ok((source.puzzle.level(), panel(&*source.puzzle, part, None, looks)?.text())))
    }

    /// The pages with all puzzles, and those with their solutions, if they are wanted: the
    /// beginnings of their names, and the drawings.
    fn sheets(&self, sources: &[Source], looks: Looks) -> Result<Vec<(String, Vec<DisplayList>)>, CommandError> {
        let paper = looks.medium.paper;
        let panels = |part| -> Result<Vec<Box<dyn Panel + '_>>, CommandError> {
            let mut panels = Vec::new();
            for (source, at) in sources.iter().zip(1..) {
                let number = (sources.len() > 1).then_some(at);
                panels.push(panel(&*source.puzzle, part, number, looks)?);
            }
            Ok(panels)
        };
        if self.contact {
            let panels = panels(PageKind::Puzzle)?;
            return Ok(vec![("contact".to_owned(), sheets::contact(&lent(&panels), paper))]);
        }
        let per_page = count(self.per_page.as_deref());
        let draw = |panels: &[&dyn Panel]| {
            let sheets = match looks.is_bare {
                true => (0..)
                    .zip(panels)
                    .map(|(at, &panel)| sheets::bare(panel, paper).map_err(|error| (at, error)))
                    .collect(),
                false => sheets::several(panels, paper, per_page),
            };
            sheets.map_err(|(at, error)| CommandError::content(sources[at].name(), error))
        };
        let sheet = |&part: &PageKind| {
            let name = if part == PageKind::Puzzle { "puzzles" } else { "solutions" };
            Ok((name.to_owned(), draw(&lent(&panels(part)?))?))
        };
        self.parts().iter().map(sheet).collect()
    }
}

fn lent<'a>(panels: &'a [Box<dyn Panel + '_>]) -> Vec<&'a dyn Panel> {
    panels.iter().map(|panel| &**panel as &dyn Panel).collect()
}

/// The solution of each puzzle in stages: the beginnings of the pages' names, and the pages.
fn walkthroughs(sources: &[Source], looks: Looks) -> Result<Vec<(String, Vec<DisplayList>)>, CommandError> {
    let pages = |source: &Source| {
        let puzzle = source.puzzle.bindable().expect("only such puzzles are printed");
        let pages = walkthrough(puzzle, source.puzzle.seed(), looks.style, looks.medium.paper);
        let pages = pages.map_err(|reason| CommandError::content(source.name(), reason))?;
        Ok((format!("{}-walkthrough", source.puzzle.file_stem()), pages))
    };
    sources.iter().map(pages).collect()
}

/// Whether this is standard output.
fn is_dash(out: &Path) -> bool {
    out == Path::new("-")
}

/// A heading, which lasts as long as the program.
fn heading(text: &str) -> Result<&'static str, EmptyError> {
    match text.trim() {
        "" => Err(EmptyError),
        text => Ok(text.to_owned().leak()),
    }
}

/// How many boards a page has.
fn count(per_page: Option<&str>) -> usize {
    per_page.map_or(1, |number| number.parse().expect("only numbers are possible"))
}

/// The files of two puzzles would have the same names.
#[derive(Debug, Error)]
#[error("both would be written to {0}")]
struct CommonNameError(String);

/// How the names of the puzzles' files begin, and where the puzzles came from.
fn stems(sources: &[Source]) -> impl Iterator<Item = (String, String)> {
    sources.iter().map(|source| (source.puzzle.file_stem(), source.name()))
}

/// Refuses puzzles whose files would have the same names: one would overwrite the other. Each is
/// given as the beginning of these names, and where it came from.
pub(super) fn refuse_common_names(stems: impl IntoIterator<Item = (String, String)>) -> Result<(), CommandError> {
    let mut names = HashMap::new();
    for (stem, name) in stems {
        if let Some(other) = names.insert(stem.clone(), name.clone()) {
            return Err(CommandError::content(format!("{other} and {name}"), CommonNameError(stem)));
        }
    }
    Ok(())
}

/// Solves the puzzles whose files have no solution.
fn solved(sources: Vec<Source>) -> Result<Vec<Source>, CommandError> {
    let solved = |source: Source| {
        if panel(&*source.puzzle, PageKind::Solution, None, Looks::from(Style::default())).is_ok() {
            if !source.puzzle.fits() {
                tell(format_args!("{}: {UNFIT}", source.name()));
            }
            return Ok(source);
        }
        let name = source.name();
        let puzzle = source.puzzle.solved(Limits::NONE).map_err(|error| CommandError::content(name, error))?;
        Ok(Source { puzzle, ..source })
    };
    sources.into_iter().map(solved).collect()
}
