//! A book by a recipe: a TOML file with the options of `smyoz book`, the keys of a theme, and parts
//! with their own titles, texts and puzzles.

use std::path::{Path, PathBuf};

use clap::{Args, Command, FromArgMatches, ValueHint};
use thiserror::Error;
use toml::de::{DeTable, DeValue};

use super::choice::{Choice, Twins};
use super::settings::{FILES, OptionFile, Settings, reason, written_value};
use super::values::{ORDERS, markdown, order_name};
use super::{Bind, BookCommand};
use crate::cli::files::has_extension;
use crate::cli::games::{with_names, with_options};
use crate::cli::given::Given;
use crate::cli::input::{Puzzles, Source, read_text};
use crate::cli::output::tell;
use crate::cli::rows::Filters;
use crate::cli::shown::{self, counted};
use crate::cli::values::by_name;
use crate::cli::{CommandError, Misuse};
use crate::registry::Registry;
use smyoz_core::puzzles::Seed;
use smyoz_paper::Theme;
use smyoz_paper::book::{Chapter, Order};

/// The key of the parts.
const PART: &str = "part";

#[derive(Debug, Error)]
pub(super) enum RecipeError {
    #[error("expected one recipe, found {} and {}", shown::path(.0), shown::path(.1))]
    Several(PathBuf, PathBuf),
}

impl Misuse for RecipeError {}

#[derive(Debug, Error)]
enum PartError {
    #[error("part: expected tables, each below [[part]]")]
    NotTables,
    #[error("expected a text, or which puzzles are in the part, such as {FILES} or level")]
    Bare,
}

/// A part of a book.
#[derive(Args)]
struct PartArgs {
    #[arg(long)]
    title: Option<String>,
    #[arg(long, requires = "title", value_parser = markdown)]
    text: Option<String>,
    #[arg(long, value_hint = ValueHint::AnyPath)]
    files: Vec<PathBuf>,
    #[arg(long)]
    want: Option<u32>,
    #[arg(long, default_value = "level", value_parser = by_name(ORDERS, order_name))]
    sort: Order,
    #[arg(long, conflicts_with = "sort")]
    shuffle: Option<Seed>,
    #[command(flatten)]
    filters: Filters,
}

/// A part of a recipe, as it is written and what that means.
struct RecipePart {
    at: usize,
    settings: Settings,
    options: PartArgs,
}

impl RecipePart {
    /// Whether it is a text alone.
    fn is_text(&self) -> bool {
        self.settings.names().all(|name| matches!(name, "title" | "text"))
    }
}

/// What a recipe says beside the options.
pub(super) struct Recipe {
    pub path: PathBuf,
    /// The text of the file.
    pub text: String,
    parts: Vec<RecipePart>,
}

/// The command with the options that recipes can have.
fn command(registry: &Registry) -> Command {
    with_names(with_options(BookCommand::augment_args(Command::new("book")), registry), registry)
}

fn part_command() -> Command {
    PartArgs::augment_args(Command::new(PART)).disable_help_flag(true)
}

/// Whether a key belongs to the theme. Fonts are options.
pub(in crate::cli) fn is_of_theme(name: &str) -> bool {
    name != "fonts" && Theme::KEYS.contains(&name)
}

/// The options of the command line laid over those of the recipe among its arguments, and the rest
/// of that recipe.
pub(super) fn followed(
    registry: &Registry,
    given: &BookCommand,
) -> Result<Option<(BookCommand, Recipe)>, CommandError> {
    let mut recipes = given.options.paths.iter().filter(|path| is_recipe(path));
    let Some(path) = recipes.next() else { return Ok(None) };
    if let Some(other) = recipes.next() {
        return Err(RecipeError::Several(path.clone(), other.clone()).into());
    }
    let text = read_text(path)?;
    let file = OptionFile { path, text: &text };
    let parsed = DeTable::parse(&text).map_err(|error| {
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        file.failure(error.span().map_or(0, |span| span.start), message)
    })?;
    let table = parsed.get_ref();
    let others: Vec<&str> = Theme::KEYS.into_iter().filter(|key| is_of_theme(key)).chain([PART]).collect();
    let command = command(registry);
    let settings = Settings::read(&file, table, &command, &others)?;
    let mut own = Settings::given(&command, given.matches());
    let is_empty = own.get_mut(FILES).is_some_and(|files| {
        files.retain(|argument| argument != path.as_os_str());
        files.is_empty()
    });
    let settings = if is_empty { own.without(FILES) } else { own }.over(settings, &command);
    let refused = |error: clap::Error| CommandError::content(shown::path(path), reason(&error));
    let mut all = settings.matches(&command).map_err(refused)?;
    let mut followed = Given::<Bind>::from_arg_matches_mut(&mut all).map_err(refused)?;
    followed.options.recipe = Some(path.clone());
    let parts = parts(&file, table)?;
    Ok(Some((followed, Recipe { path: path.clone(), text, parts })))
}

fn is_recipe(path: &Path) -> bool {
    has_extension(path, "toml")
}

/// The parts of a recipe.
fn parts(file: &OptionFile, table: &DeTable) -> Result<Vec<RecipePart>, CommandError> {
    let Some((key, value)) = table.get_key_value(PART) else { return Ok(Vec::new()) };
    let none = || file.failure(key.span().start, PartError::NotTables);
    let members = value.get_ref().as_array().ok_or_else(none)?;
    let part = |member: &toml::Spanned<DeValue>| {
        let (at, command) = (member.span().start, part_command());
        let settings = Settings::read(file, member.get_ref().as_table().ok_or_else(none)?, &command, &[])?;
        let refused = |error: clap::Error| file.failure(at, reason(&error));
        let matches = settings.matches(&command).map_err(refused)?;
        let part = RecipePart { at, options: PartArgs::from_arg_matches(&matches).map_err(refused)?, settings };
        let is_bare = part.is_text() && part.options.text.is_none();
        if is_bare { Err(file.failure(at, PartError::Bare)) } else { Ok(part) }
    };
    members.iter().map(part).collect()
}

/// A recipe with these options and, of another recipe, what it has beside them.
pub(super) fn written(registry: &Registry, given: &BookCommand, recipe: Option<&Recipe>) -> String {
    let command = command(registry);
    let mut text = Settings::given(&command, given.matches()).written(&command);
    let Some(recipe) = recipe else { return text };
    let (mut keys, mut tables) = (String::new(), String::new());
    let parsed = DeTable::parse(&recipe.text).expect("it was read");
    for (key, value) in parsed.get_ref().iter().filter(|(key, _)| is_of_theme(key.get_ref())) {
        match value.get_ref() {
            DeValue::Table(table) => {
                tables += &format!("\n[{}]\n", key.get_ref());
                table.iter().for_each(|(key, value)| {
                    tables += &format!("{} = {}\n", key.get_ref(), written_value(value.get_ref()));
                });
            }
            value => keys += &format!("{} = {}\n", key.get_ref(), written_value(value)),
        }
    }
    let part = |part: &RecipePart| format!("\n[[{PART}]]\n{}", part.settings.written(&part_command()));
    text += &keys;
    text += &tables;
    text + &recipe.parts.iter().map(part).collect::<String>()
}

impl Recipe {
    /// Whether there are parts.
    pub fn has_parts(&self) -> bool {
        !self.parts.is_empty()
    }

    /// Whether parts name puzzles of their own.
    pub fn has_files(&self) -> bool {
        self.files().next().is_some()
    }

    /// The files of puzzles that parts name.
    pub fn files(&self) -> impl Iterator<Item = &PathBuf> {
        self.parts.iter().flat_map(|part| &part.options.files)
    }

    /// Divides puzzles among the parts: each takes of its own, or of those that are left what it
    /// asks for. Returns them in the order of the parts.
    pub fn divided(
        &self,
        own: Vec<Vec<Source>>,
        mut pool: Vec<Source>,
    ) -> Result<(Vec<Source>, Vec<Chapter>), CommandError> {
        let (mut puzzles, mut chapters, mut left) = (Vec::new(), Vec::new(), 0);
        for (part, own) in self.parts.iter().zip(own) {
            let PartArgs { title, text, files, want, sort, shuffle, filters } = &part.options;
            let order = shuffle.map_or(*sort, Order::Shuffled);
            let mut chosen = Vec::new();
            if !part.is_text() {
                let from = if files.is_empty() { std::mem::take(&mut pool) } else { own };
                let given = from.len();
                let rest;
                (chosen, rest) = Choice { filters, want: *want, draw: *shuffle }
                    .of(from, given)
                    .map_err(|error| self.file().failure(part.at, error))?;
                if files.is_empty() { pool = rest } else { left += rest.len() }
            }
            let (title, text) = (title.clone(), text.clone());
            chapters.push(Chapter { title, text, puzzles: chosen.len(), order });
            puzzles.extend(chosen);
        }
        left += pool.len();
        if left > 0 {
            tell(format_args!("left out {} that no part asks for", counted(left, "puzzle")));
        }
        Ok((puzzles, chapters))
    }

    /// The puzzles that each part names itself.
    pub fn own(&self, registry: &Registry, twins: &mut Twins) -> Result<Vec<Vec<Source>>, CommandError> {
        let own = |part: &RecipePart| {
            let (sources, reading) = Puzzles { paths: part.options.files.clone() }.read(registry)?;
            reading.end()?;
            Ok(twins.without(sources))
        };
        self.parts.iter().map(own).collect()
    }

    fn file(&self) -> OptionFile<'_> {
        OptionFile { path: &self.path, text: &self.text }
    }
}
