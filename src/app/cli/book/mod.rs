//! `smyoz book`: a book of puzzles for a printer.

mod choice;
mod making;
pub(super) use making::YES;
mod recipe;
mod settings;
mod times;
mod values;
mod writing;

use std::env;
use std::iter;
use std::path::{Path, PathBuf};

use choice::{Choice, Twins, filters, is_filter};
use clap::{Args, Command, ValueHint};
use itertools::Itertools;
use recipe::Recipe;
use thiserror::Error;
use values::{
    Day, MercyArg, Numbers, ORDERS, PartArg, bleed, case, markdown, order_name, pace, pages, part_names, thickness,
};

use super::compose::{Compose, Wanted};
use super::formats::Drawn;
use super::games::{NotForGameError, expect_spoken, game_of};
use super::given::Given;
use super::input::{ALL_PUZZLES, PUZZLES, Puzzles, Source};
use super::output::{Output, tell};
use super::paper::{self, Paper};
use super::shown::counted;
use super::theme::ThemeArgs;
use super::values::{by_name, completed, number};
use super::{Answer, CommandError, FileError, Misuse, StyleArgs, Threads, files, shown};
use crate::registry::{AnyGame, Registry};
use smyoz_core::batch::{JOURNAL, JournalError};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;
use smyoz_paper::Theme;
use smyoz_paper::book::{Bindable, Book, Case, Competition, Design, Isbn, Order, Pace, Part, Parts, Printer, Site};

/// Bind puzzles into a book: a PDF with rules, puzzles by level, solutions and index
///
/// Binds the given PUZZLEs, of one game or several. Filters such as --level and --score choose among
/// them. --want N takes the first N of these, of each game as many; with --level each, N of each
/// level; with --shuffle, N at random. Puzzles that are images of others are left out. The solution
/// in each file is verified first.
///
/// Without a PUZZLE, composes puzzles first, of the game that --game names: give --want, --tries or
/// --seeds. They are kept in the directory of --puzzles. If a run ends early, --resume continues it.
///
/// A .toml file instead of PUZZLEs is a recipe: it sets these options by their names, and can
/// define parts with their own titles and texts. Options on the command line override it.
#[derive(Args)]
pub(super) struct Bind {
    #[arg(help = PUZZLES, long_help = ALL_PUZZLES)]
    #[arg(value_hint = ValueHint::AnyPath, value_name = "PUZZLE")]
    paths: Vec<PathBuf>,
    /// File of the book (.pdf); one that exists is replaced
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE")]
    out: Option<PathBuf>,
    /// File of the cover: back, spine and front on one sheet
    #[arg(long, value_hint = ValueHint::FilePath, value_name = "FILE")]
    cover: Option<PathBuf>,
    /// Picture on the front of the cover, in place of a solved board: a PNG or JPEG file
    #[arg(long, hide_short_help = true, value_hint = ValueHint::FilePath, value_name = "FILE", requires = "cover")]
    cover_picture: Option<PathBuf>,
    /// Design of the cover: chart, white on a dark sea; or band, dark on white below a dark band
    #[arg(long, hide_short_help = true, value_name = "DESIGN", requires = "cover", default_value = "chart")]
    #[arg(hide_possible_values = true, value_parser = by_name(Design::ALL, Design::name))]
    cover_design: Design,
    /// Cover of a hardcover, in millimetres: how far it is folded around the boards, the groove at
    /// the spine, how far boards go beyond the pages, and how thick they are
    ///
    /// Ask your printer for these numbers. Usual ones are 15,10,3,3.
    #[arg(long, hide_short_help = true, value_name = "WRAP,HINGE,OVERHANG,BOARD", requires = "cover", value_parser = case)]
    hardcover: Option<Case>,
    /// File of the solutions, as a booklet instead of in the book
    #[arg(long, hide_short_help = true, value_hint = ValueHint::FilePath, value_name = "FILE")]
    solutions: Option<PathBuf>,
    /// A round of a competition that lasts so many minutes: points, and what to enter, at each puzzle
    ///
    /// Points are in proportion to the minutes that puzzles take, ten for a minute of the round.
    /// Solutions and answers are in the file of --solutions only.
    #[arg(long, hide_short_help = true, value_name = "MINUTES", value_parser = number::<u16>(1..=1440))]
    competition: Option<u16>,
    /// File of the instructions of a competition: points, and the rules with their examples
    #[arg(long, hide_short_help = true, value_hint = ValueHint::FilePath, value_name = "FILE", requires = "competition")]
    instructions: Option<PathBuf>,
    /// Pages for a magazine: puzzles with a coupon for the answers, and solutions in the next issue
    #[arg(long, hide_short_help = true, conflicts_with = "competition")]
    magazine: bool,
    /// Title; by default, the name of the game
    #[arg(long)]
    title: Option<String>,
    /// Subtitle
    #[arg(long, hide_short_help = true)]
    subtitle: Option<String>,
    /// Author
    #[arg(long, hide_short_help = true)]
    author: Option<String>,
    /// Publisher
    #[arg(long, hide_short_help = true)]
    publisher: Option<String>,
    /// Holder of the copyright, for the imprint, such as "2026 A. Author"; it follows the sign ©
    #[arg(long, hide_short_help = true, value_name = "TEXT")]
    copyright: Option<String>,
    /// Series to which the book belongs
    #[arg(long, hide_short_help = true, value_name = "TEXT")]
    series: Option<String>,
    /// Number of the book in its series
    #[arg(long, hide_short_help = true, value_name = "N", requires = "series")]
    volume: Option<u16>,
    /// ISBN of 13 digits, for the imprint and as a bar code on the cover
    #[arg(long, hide_short_help = true)]
    isbn: Option<Isbn>,
    /// Text on the back of the cover, in Markdown, instead of a description of the puzzles
    #[arg(long, hide_short_help = true, value_name = "TEXT", requires = "cover", value_parser = markdown)]
    blurb: Option<String>,
    /// Size of the pages: a4, a5, letter, or width and height such as 6x9in
    ///
    /// Width and height are in inches or in millimetres, such as 148x210mm.
    #[arg(long, default_value = "a4", hide_possible_values = true)]
    #[arg(value_parser = completed(paper::names, str::parse::<Paper>))]
    page: Paper,
    /// Bleed: margin beyond the edges that the printer cuts off, in millimetres
    ///
    /// By default, 3.175 around the cover and none in the book.
    #[arg(long, hide_short_help = true, value_name = "MM", value_parser = bleed)]
    bleed: Option<f64>,
    /// Printer whose limits the book keeps: kdp, lulu, bod, or home
    ///
    /// Type is at least 7 points high, and lines are at least 0.3 mm wide; margins, spine and bleed
    /// of the cover are as the printer publishes them. Warnings name the pages that break a limit.
    #[arg(long = "for", value_name = "PRINTER", hide_possible_values = true)]
    #[arg(value_parser = by_name(Printer::ALL, Printer::name))]
    printer: Option<Printer>,
    /// Thickness that each page adds to the spine, in millimetres; white paper: 0.0572, cream:
    /// 0.0635
    #[arg(long, hide_short_help = true, value_name = "MM", value_parser = thickness)]
    paper_thickness: Option<f64>,
    /// Number of pages, an even one: as many of the given puzzles as have room, evenly spread
    #[arg(long, hide_short_help = true, value_name = "N", value_parser = pages, conflicts_with = "want")]
    pages: Option<usize>,
    /// Puzzles on a page
    ///
    /// Fewer where boards are large.
    #[arg(long, value_name = "N", default_value = "1", value_parser = ["1", "2", "3", "4", "6"])]
    per_page: String,
    /// Solutions on a page: by default 6, in large print 4
    ///
    /// Fewer where boards are large.
    #[arg(long, hide_short_help = true, value_name = "N", value_parser = ["4", "6", "9"])]
    solutions_per_page: Option<String>,
    /// Order solutions so that those of neighbouring puzzles are far apart
    #[arg(long, hide_short_help = true)]
    scatter_solutions: bool,
    /// Draw lines and islands, not only ships, on solutions in mono
    #[arg(long, hide_short_help = true)]
    solution_lines: bool,
    /// Order of the puzzles
    ///
    /// level: by level and score, each level a part of the book. The other orders make a single
    /// part: as given, by score, by number of shots, or by id.
    #[arg(long, alias = "order", value_name = "KEY", default_value = "level", value_parser = by_name(ORDERS, order_name))]
    sort: Order,
    /// Shuffle the puzzles within each level
    #[arg(long, hide_short_help = true, value_name = "SEED", conflicts_with = "sort")]
    shuffle: Option<Seed>,
    /// Print how many minutes each puzzle takes, as its game estimates, or A, and B for each point of
    /// its score
    ///
    /// No testers stand behind the estimates: see --times.
    #[arg(long, hide_short_help = true, value_name = "A,B", value_parser = pace)]
    #[arg(num_args = 0..=1, default_missing_value = "usual")]
    minutes: Option<Pace>,
    /// Print how many minutes each puzzle takes, by what testers needed: lines of ID,MINUTES
    ///
    /// A and B of --minutes are those that fit best to these times.
    #[arg(long, hide_short_help = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with = "minutes")]
    times: Option<PathBuf>,
    /// N hints for each puzzle, at the back: where to look, by which technique, the step
    #[arg(long, value_name = "N", default_value = "0")]
    hints: usize,
    /// Whole solutions in words at the back: of puzzles 1,5,30..40, or all
    #[arg(
        long = "walkthrough",
        alias = "paths",
        value_name = "NUMBERS",
        value_delimiter = ',',
        hide_possible_values = true
    )]
    #[arg(value_parser = completed(|| vec!["all"], str::parse::<Numbers>))]
    told: Vec<Numbers>,
    /// Parts: auto, all, or some, such as auto,techniques
    ///
    /// auto: those that suit the number of puzzles. From 12 puzzles on, there are contents, and the
    /// rules are given in full; from 24 on, the first puzzle is solved step by step, and there is
    /// an index; from 40 on, techniques are explained. An index by ids must be asked for. Parts
    /// follow the order of the theme; a theme that sets an order includes every part that it names.
    /// Only hints, mercy, deciding, paths or solutions make a sheet without the puzzles.
    #[arg(long, value_name = "PART", value_delimiter = ',', default_value = "auto", hide_possible_values = true)]
    #[arg(value_parser = completed(part_names, str::parse::<PartArg>))]
    parts: Vec<PartArg>,
    /// Name in the imprint the commands that make the book
    #[arg(long, hide_short_help = true)]
    colophon: bool,
    /// Place of mercy shots: in an appendix, or upside down on a flap to fold over
    #[arg(long, hide_short_help = true, value_enum, value_name = "PLACE", default_value = "appendix")]
    mercy_shot: MercyArg,
    /// QR code with each puzzle, which leads to its page on a web site
    ///
    /// `smyoz explore --export` makes these pages.
    #[arg(long, hide_short_help = true, value_name = "URL")]
    link: Option<Site>,
    /// Without links and bookmarks, as printers require
    #[arg(long, hide_short_help = true)]
    interior: bool,
    /// Date of the book, such as 2026-11-23; with it, the file conforms to PDF/A-2u
    ///
    /// By default, that of the environment variable SOURCE_DATE_EPOCH, if it is set.
    #[arg(long, hide_short_help = true, value_name = "DATE")]
    date: Option<Day>,
    /// Do not verify the solutions in the files
    #[arg(long, hide_short_help = true)]
    unverified: bool,
    /// Print the options that are given as a recipe, and do nothing else
    #[arg(long, hide_short_help = true)]
    print_recipe: bool,
    /// The recipe that they come from, if there is one.
    #[arg(skip)]
    recipe: Option<PathBuf>,
    #[command(flatten)]
    theme: ThemeArgs,
    #[command(flatten)]
    style: StyleArgs,
    #[command(flatten)]
    threads: Threads,
    /// Directory for the puzzles; by default, book-puzzles beside book.pdf
    #[arg(long, hide_short_help = true, value_hint = ValueHint::DirPath, value_name = "DIR", conflicts_with = "paths", help_heading = COMPOSING)]
    puzzles: Option<PathBuf>,
    /// Which game to compose; with it, `--help` lists the options of that game
    #[arg(long, hide_short_help = true, conflicts_with = "paths", help_heading = COMPOSING)]
    game: Option<String>,
    /// Continue to compose the puzzles, or begin if there are none
    #[arg(long, conflicts_with = "paths", help_heading = COMPOSING)]
    resume: bool,
    #[command(flatten, next_help_heading = COMPOSING)]
    wanted: Wanted,
}

/// The heading of the options that say which puzzles are composed or chosen.
const COMPOSING: &str = "Which puzzles";

/// The command, which must distinguish options that were given from defaults.
pub(super) type BookCommand = Given<Bind>;

/// The options for which only puzzles of some games have something to print.
const OF_SOME_GAMES: [&str; 2] = ["mercy-shot", "link"];

/// The command without the options for which no game has something to print.
pub(super) fn with_printed(book: Command, registry: &Registry) -> Command {
    book.mut_args(|argument| {
        let is_printed = |name| registry.games().iter().any(|game| game.extras().in_books.contains(&name));
        let name = OF_SOME_GAMES.into_iter().find(|name| argument.get_long() == Some(*name));
        if name.is_some_and(|name| !is_printed(name)) { argument.hide(true) } else { argument }
    })
}

/// Why the options make no book.
#[derive(Debug, Error)]
pub(in crate::cli) enum BookOptionError {
    #[error("expected --out FILE, the file of the book")]
    NoOut,
    #[error("expected puzzles to bind, or --want N, --tries N or --seeds A..B to compose them")]
    NoPuzzles,
    #[error("--{0} is for composing: it cannot be combined with a PUZZLE")]
    NotAFilter(String),
    #[error("none of the puzzles passes the filters ({given} given)")]
    NoneLeft { given: usize },
    #[error("expected {want} puzzles{of}, found {found} ({given} given)")]
    TooFew { want: usize, of: String, found: usize, given: usize },
    #[error("--pages: expected puzzles to choose from")]
    NothingToChoose,
    #[error("--pages: not for a recipe with parts, which say how many puzzles they take")]
    PagesOfParts,
    #[error("--pages {0}: no puzzle has room")]
    NoRoom(usize),
    #[error("{} holds puzzles of an earlier run: --resume continues it, --puzzles DIR composes others", shown::path(.0))]
    Begun(PathBuf),
    #[error("--{option}: {}", if .games.is_empty() { "not for this game".to_owned() } else { format!("only for puzzles of {}", .games.join(" and ")) })]
    OtherGames { option: String, games: Vec<String> },
    #[error("SOURCE_DATE_EPOCH: expected a number of seconds since 1970, found `{0}`")]
    Epoch(String),
}

impl Misuse for BookOptionError {}

impl Given<Bind> {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let bind = &self.options;
        if bind.theme.print_theme {
            output.text(Theme::STANDARD)?;
            return Ok(Answer::Yes);
        }
        let followed = recipe::followed(registry, self)?;
        let (given, recipe) = match &followed {
            Some((given, recipe)) => (given, Some(recipe)),
            None => (self, None),
        };
        match bind.print_recipe {
            true => output.text(recipe::written(registry, given, recipe)).map(|()| Answer::Yes),
            false => given.make(registry, recipe, output),
        }
    }

    /// Makes the book.
    fn make(&self, registry: &Registry, recipe: Option<&Recipe>, output: &mut Output) -> Result<Answer, CommandError> {
        let bind = &self.options;
        self.check_options(registry, recipe)?;
        bind.check_files()?;
        let date = bind.date()?;
        let over = recipe.map(|recipe| (&*recipe.path, &*recipe.text));
        let mut book = bind.book(date, bind.theme.theme(over, recipe::is_of_theme)?);
        let composed = bind.composes().then(|| bind.directory());
        if let Some(directory) = &composed {
            let game = game_of(registry, bind.game.as_deref());
            let told = game.book().ok_or_else(|| NotForGameError::new(game.kind(), "pages"))?;
            book.check(told).map_err(|error| bind.failure(error))?;
            match self.compose(registry, directory, output)? {
                Answer::Yes => {}
                answer => return Ok(answer),
            }
        }
        let mut paths = composed.map_or_else(|| bind.paths.clone(), |directory| vec![directory.join(JOURNAL)]);
        let sources = self.sources(registry, recipe, &paths, &mut book)?;
        paths.extend(recipe.into_iter().flat_map(Recipe::files).cloned());
        if let Some(other) = sources.iter().find(|source| source.puzzle.bindable().is_none()) {
            return Err(NotForGameError::new(other.puzzle.game(), "pages").into());
        }
        self.check_games(&sources, registry)?;
        expect_spoken(registry, sources.iter().map(|source| source.puzzle.game()), book.style.lang)?;
        let puzzles: Vec<&(dyn Bindable + 'static)> =
            sources.iter().filter_map(|source| source.puzzle.bindable()).collect();
        if bind.title.is_none() {
            let names = puzzles.iter().map(|puzzle| puzzle.its_game().name(book.style.lang));
            book.title = names.unique().join(" · ");
        }
        book.check_room(&puzzles).map_err(|error| bind.failure_of(&book, &sources, error))?;
        let sources = match bind.pages {
            Some(_) if !book.chapters.is_empty() => return Err(BookOptionError::PagesOfParts.into()),
            Some(pages) => bind.fitting(pages, &book, sources)?,
            None => sources,
        };
        let sources = if bind.unverified { sources } else { bind.solved(sources)? };
        let plans = making::plans(&paths)?;
        book.proof = making::proof(bind, &plans);
        if let Some(path) = &bind.times {
            book.pace = Some(Pace::Found(times::fitted(path, &sources)?));
        }
        book.made = making::making(registry, bind, (date, book.pace), &plans, &sources);
        bind.write(&book, &sources, date)?;
        Ok(Answer::Yes)
    }

    /// The puzzles of these files that are wanted, and those of the parts of a recipe, part by
    /// part.
    fn sources(
        &self,
        registry: &Registry,
        recipe: Option<&Recipe>,
        paths: &[PathBuf],
        book: &mut Book,
    ) -> Result<Vec<Source>, CommandError> {
        let bind = &self.options;
        let recipe = recipe.filter(|recipe| recipe.has_parts());
        let mut twins = Twins::default();
        let own = recipe.map_or(Ok(Vec::new()), |recipe| recipe.own(registry, &mut twins))?;
        let (mut sources, reading) = Puzzles { paths: paths.to_owned() }.read(registry)?;
        reading.end()?;
        if !bind.paths.is_empty() {
            let (filters, given) = (filters(&bind.wanted, registry), sources.len());
            sources.retain(|source| filters.pass(&*source.puzzle));
            let choice = Choice { filters: &filters, want: bind.wanted.want, draw: bind.shuffle };
            (sources, _) = choice.of(twins.without(sources), given)?;
        }
        twins.report();
        if let Some(recipe) = recipe {
            (sources, book.chapters) = recipe.divided(own, sources)?;
        }
        Ok(sources)
    }

    /// Refuses options for composing where puzzles are given, and no puzzles at all.
    fn check_options(&self, registry: &Registry, recipe: Option<&Recipe>) -> Result<(), BookOptionError> {
        let bind = &self.options;
        if bind.out.is_none() {
            return Err(BookOptionError::NoOut);
        }
        if bind.paths.is_empty() && bind.pages.is_some() {
            return Err(BookOptionError::NothingToChoose);
        }
        if bind.paths.is_empty() {
            let has_puzzles = bind.composes() || recipe.is_some_and(Recipe::has_files);
            return if has_puzzles { Ok(()) } else { Err(BookOptionError::NoPuzzles) };
        }
        let is_refused = |name: &&str| Wanted::has_option(registry, name) && !is_filter(registry, name);
        self.names().find(is_refused).map_or(Ok(()), |name| Err(BookOptionError::NotAFilter(name.to_owned())))
    }

    /// Refuses options that none of the puzzles has.
    fn check_games(&self, sources: &[Source], registry: &Registry) -> Result<(), BookOptionError> {
        let has = |option| move |game: &&&'static dyn AnyGame| game.extras().in_books.contains(&option);
        let is_bound = |game: &&'static dyn AnyGame| sources.iter().any(|source| source.puzzle.game() == game.kind());
        let prints = |option| registry.games().iter().filter(has(option)).any(is_bound);
        let Some(option) = self.names().find(|name| OF_SOME_GAMES.contains(name) && !prints(name)) else {
            return Ok(());
        };
        let games = registry.games().iter().filter(has(option)).map(|game| game.short_name()).collect();
        Err(BookOptionError::OtherGames { option: option.to_owned(), games })
    }

    /// Composes the puzzles that are wanted.
    fn compose(&self, registry: &Registry, directory: &Path, output: &mut Output) -> Result<Answer, CommandError> {
        let Bind { wanted, resume, threads, game, .. } = &self.options;
        let again = env::args_os()
            .skip(1)
            .map(|argument| argument.to_string_lossy().into_owned())
            .chain((!resume).then(|| "--resume".to_owned()))
            .collect();
        let compose = Compose::data(game.clone(), wanted.clone(), directory.to_owned(), *resume, *threads, again);
        let is_taken = |name: &str| name == "game" || Wanted::has_option(registry, name);
        let composed = self.with(compose, is_taken).run(registry, output);
        composed.map_err(|failure| match failure {
            CommandError::File { path, error: FileError::Batch } => BookOptionError::Begun(path).into(),
            failure @ CommandError::Journal(JournalError::Unlike { .. }) => {
                let bound = shown::own_command(["book", &directory.to_string_lossy()]);
                let advice =
                    format!("\n--puzzles DIR composes others; `{bound} --out FILE` binds those that are there");
                CommandError::Advised { failure: Box::new(failure), advice }
            }
            failure => failure,
        })
    }
}

impl Bind {
    /// The file of the book.
    fn out(&self) -> &PathBuf {
        self.out.as_ref().expect("the file is required")
    }

    /// Whether the puzzles are composed.
    fn composes(&self) -> bool {
        let Wanted { want, tries, seeds, .. } = &self.wanted;
        self.paths.is_empty() && (self.resume || want.is_some() || tries.is_some() || seeds.is_some())
    }

    fn solutions_per_page(&self) -> &str {
        self.solutions_per_page.as_deref().unwrap_or(if self.theme.large_print { "4" } else { "6" })
    }

    /// The order of the puzzles.
    fn order(&self) -> Order {
        self.shuffle.map_or(self.sort, Order::Shuffled)
    }

    /// Its parts; those of a round or of a magazine are few unless others are asked for.
    fn parts(&self) -> Parts {
        match (&self.parts[..], self.competition, self.magazine) {
            ([PartArg::Auto], Some(_), _) => Parts::Named(vec![Part::Title]),
            ([PartArg::Auto], _, true) => Parts::Named(Vec::new()),
            (parts, ..) => PartArg::chosen(parts),
        }
    }

    /// The directory of composed puzzles.
    fn directory(&self) -> PathBuf {
        let beside = || {
            let mut name = self.out().file_stem().unwrap_or_default().to_owned();
            name.push("-puzzles");
            self.out().with_file_name(name)
        };
        self.puzzles.clone().unwrap_or_else(beside)
    }

    fn files(&self) -> impl Iterator<Item = &PathBuf> {
        let others = [&self.cover, &self.solutions, &self.instructions];
        iter::once(self.out()).chain(others.into_iter().flatten())
    }

    /// Checks that the files can be written, before long work.
    fn check_files(&self) -> Result<(), CommandError> {
        let mut places = Vec::new();
        for file in self.files() {
            files::expect_file(file)?;
            if !files::is_stream(file) && Drawn::of_file(file) != Some(Drawn::Pdf) {
                return Err(CommandError::file(file, FileError::NotPdf));
            }
            let place = files::place(file)?;
            if places.contains(&place) {
                return Err(CommandError::file(file, FileError::Twice));
            }
            places.push(place);
        }
        let inputs: Vec<&PathBuf> = self
            .paths
            .iter()
            .chain(self.theme.files())
            .chain(&self.cover_picture)
            .chain(&self.times)
            .chain(&self.recipe)
            .collect();
        files::refuse_inputs(self.files(), inputs)
    }

    /// The day on which the book is made, if that is given.
    fn date(&self) -> Result<Option<Day>, BookOptionError> {
        let epoch = match env::var_os("SOURCE_DATE_EPOCH") {
            Some(epoch) if self.date.is_none() => epoch.to_string_lossy().into_owned(),
            _ => return Ok(self.date),
        };
        let day = epoch.parse().ok().and_then(Day::of_epoch);
        day.map(Some).ok_or(BookOptionError::Epoch(epoch))
    }

    fn book(&self, date: Option<Day>, theme: Theme) -> Book {
        let count = |text: &str| text.parse().expect("only these numbers are possible");
        Book {
            title: self.title.clone().unwrap_or_default(),
            subtitle: self.subtitle.clone(),
            author: self.author.clone(),
            publisher: self.publisher.clone(),
            copyright: self.copyright.clone(),
            series: self.series.clone(),
            volume: self.volume,
            isbn: self.isbn.clone(),
            year: date.map(|date| date.year),
            blurb: self.blurb.clone(),
            made: Vec::new(),
            proof: None,
            style: self.style.style(),
            paper: self.page.size,
            per_page: count(&self.per_page),
            solutions_per_page: count(self.solutions_per_page()),
            scattered_solutions: self.scatter_solutions,
            solution_lines: self.solution_lines,
            order: self.order(),
            chapters: Vec::new(),
            pace: self.minutes,
            competition: self.competition.map(|minutes| Competition { minutes: minutes.into() }),
            is_magazine: self.magazine,
            solutions_apart: self.solutions.is_some() || self.competition.is_some() || self.magazine,
            bleed: self.bleed.unwrap_or(0.0),
            site: self.link.clone(),
            printer: self.printer,
            has_links: !self.interior && self.printer.is_none_or(|printer| printer == Printer::Home),
            hints: self.hints,
            told: self.told.iter().map(|Numbers(numbers)| numbers.clone()).collect(),
            mercy: self.mercy_shot.into(),
            parts: self.parts(),
            theme,
        }
    }

    /// As many of the puzzles as this number of pages has room for, evenly spread.
    fn fitting(&self, pages: usize, book: &Book, sources: Vec<Source>) -> Result<Vec<Source>, CommandError> {
        let spread = |count: usize| (0..count).map(|at| at * sources.len() / count).collect::<Vec<_>>();
        let pool = self.threads.pool()?;
        let fits = |count: usize| {
            let chosen = spread(count);
            let puzzles: Vec<_> = chosen.iter().filter_map(|&at| sources[at].puzzle.bindable()).collect();
            let bound = pool.install(|| book.bind(&puzzles)).map_err(|error| self.failure(error))?;
            Ok::<bool, CommandError>(bound.pages.len() <= pages)
        };
        let (mut least, mut most) = (0, sources.len());
        while least < most {
            let middle = (least + most).div_ceil(2);
            if fits(middle)? { least = middle } else { most = middle - 1 }
        }
        if least == 0 {
            return Err(BookOptionError::NoRoom(pages).into());
        }
        tell(format_args!("{least} of {} have room", counted(sources.len(), "puzzle")));
        let chosen = spread(least);
        let mut rest: Vec<Option<Source>> = sources.into_iter().map(Some).collect();
        Ok(chosen.into_iter().filter_map(|at| rest[at].take()).collect())
    }

    fn failure(&self, error: impl std::error::Error + Send + Sync + 'static) -> CommandError {
        CommandError::content(shown::path(self.out()), error)
    }

    /// Verifies that each puzzle has just the solution that its file names, or finds it.
    fn solved(&self, sources: Vec<Source>) -> Result<Vec<Source>, CommandError> {
        let mut solved = Vec::new();
        self.threads.work(
            sources.iter().map(Ok),
            |source| source.name(),
            |source| source.puzzle.solved(Limits::NONE),
            |source, found| {
                let advised = |error| CommandError::Advised {
                    failure: Box::new(CommandError::content(source.name(), error)),
                    advice: "; --unverified prints it all the same".to_owned(),
                };
                solved.push(found.map_err(advised)?);
                Ok(())
            },
        )?;
        Ok(sources.into_iter().zip(solved).map(|(source, puzzle)| Source { puzzle, ..source }).collect())
    }
}
