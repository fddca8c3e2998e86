//! `smyoz man`, generated from the definition of the command line.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Command, ValueHint};
use clap_mangen::Man as Page;
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};
use itertools::Itertools;

use super::guide::{EXITS, GROUPS, PUZZLES, SAVED_GAMES, Topic, topics};
use super::output::Output;
use super::{Answer, CommandError, command, files, shown};
use crate::registry::Registry;

/// Print the man page of the program or of a command
#[derive(Args)]
pub(super) struct Man {
    /// Command; without one, the page is that of the program
    #[arg(value_name = "COMMAND", hide_possible_values = true)]
    #[arg(value_parser = PossibleValuesParser::new(topics().map(|topic| topic.command)))]
    page: Option<String>,
    /// Write the pages of the program and all commands to this directory instead
    ///
    /// Files of the same names are replaced.
    #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath, conflicts_with = "page")]
    out: Option<PathBuf>,
}

impl Man {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let mut program = command(registry);
        program.build();
        let Some(directory) = &self.out else {
            let topic = topics().find(|topic| self.page.as_deref() == Some(topic.command));
            let topic = topic.filter(|topic| topic.is_of(&program));
            let page = topic.map_or_else(|| page_of_program(&program), |topic| page_of(&program, topic))?;
            output.text(String::from_utf8_lossy(&page))?;
            return Ok(Answer::Yes);
        };
        let mut pages = vec![(format!("{}.1", shown::program()), page_of_program(&program)?)];
        for topic in topics_of(&program) {
            pages.push((format!("{}.1", page_name(topic)), page_of(&program, topic)?));
        }
        files::make_directory(directory)?;
        pages.iter().try_for_each(|(name, page)| files::write(&directory.join(name), page))?;
        files::tell_directory(directory, pages.len());
        Ok(Answer::Yes)
    }
}

/// The page of the program: its commands in groups.
fn page_of_program(program: &Command) -> Result<Vec<u8>, CommandError> {
    let mut page = begun(program)?;
    let mut roff = Roff::new();
    roff.control("SH", ["COMMANDS"]);
    for group in &GROUPS {
        roff.control("SS", [group.title]);
        for topic in group.topics.iter().filter(|topic| topic.is_of(program)) {
            let about = program.find_subcommand(topic.command).and_then(Command::get_about);
            let name = [bold(page_name(topic)), roman("(1)")];
            entry(&mut roff, name, about.map(ToString::to_string).unwrap_or_default());
        }
    }
    // The first example of each group shows what the program is for.
    let topics = GROUPS.iter().filter_map(|group| group.topics.iter().find(|topic| topic.is_of(program)));
    examples(&mut roff, topics.filter_map(|topic| topic.examples.first()));
    exits(&mut roff, EXITS);
    files_read(&mut roff, PUZZLES.into_iter().chain([SAVED_GAMES]));
    let pages = topics_of(program).map(page_name);
    see_also(&mut roff, pages);
    roff.to_writer(&mut page)?;
    Ok(page)
}

/// The name of the page of a command.
fn page_name(topic: &Topic) -> String {
    format!("{}-{}", shown::program(), topic.command)
}

/// The topics that are commands of a program.
fn topics_of(program: &Command) -> impl Iterator<Item = &'static Topic> {
    topics().filter(|topic| topic.is_of(program))
}

/// The page of a command.
fn page_of(program: &Command, topic: &Topic) -> Result<Vec<u8>, CommandError> {
    let command = program.find_subcommand(topic.command).expect("every topic is a command");
    let mut page = begun(command)?;
    let mut roff = Roff::new();
    examples(&mut roff, topic.examples);
    exits(&mut roff, topic.exits());
    let takes_puzzles = command.get_positionals().any(|argument| argument.to_string().contains("PUZZLE"));
    let puzzles = PUZZLES.into_iter().filter(|_| takes_puzzles);
    files_read(&mut roff, puzzles.chain(topic.files.iter().copied()));
    see_also(&mut roff, [shown::program().to_owned()]);
    roff.to_writer(&mut page)?;
    Ok(page)
}

/// A page up to its options.
fn begun(command: &Command) -> Result<Vec<u8>, CommandError> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let version = format!("smyoz {}", env!("CARGO_PKG_VERSION"));
    // A date would be that of the build. An empty one would be left out, and its place taken.
    let start = Page::new(command.clone()).title(name).date(" ").source(version);
    let mut page = Vec::new();
    start.render_title(&mut page)?;
    // Options must not be hyphenated.
    let mut roff = Roff::new();
    roff.control("nh", []);
    roff.to_writer(&mut page)?;
    start.render_name_section(&mut page)?;
    synopsis(command).to_writer(&mut page)?;
    start.render_description_section(&mut page)?;
    start.render_options_section(&mut page)?;
    Ok(page)
}

/// A section on how a command is called, as its help says it: options have values there.
fn synopsis(command: &Command) -> Roff {
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").split_whitespace().collect::<Vec<_>>();
    // The name, perhaps of two words, ends before what can be given.
    let end = usage.iter().position(|word| word.starts_with(['[', '<'])).unwrap_or(usage.len());
    let (name, rest) = usage.split_at(end);
    let mut roff = Roff::new();
    roff.control("SH", ["SYNOPSIS"]);
    roff.text([bold(name.join(" ")), roman(format!(" {}", rest.join(" ")))]);
    roff
}

/// A section with examples.
fn examples<'a>(roff: &mut Roff, examples: impl IntoIterator<Item = &'a (&'static str, &'static str)>) {
    roff.control("SH", ["EXAMPLES"]);
    for (comment, example) in examples {
        roff.control("PP", []);
        roff.text([roman(format!("{comment}:"))]);
        roff.control("PP", []);
        roff.control("RS", ["4"]);
        roff.control("nf", []);
        roff.text([bold(*example)]);
        roff.control("fi", []);
        roff.control("RE", []);
    }
}

/// A section on files, if there are any.
fn files_read(roff: &mut Roff, files: impl IntoIterator<Item = (&'static str, &'static str)>) {
    let mut files = files.into_iter().peekable();
    if files.peek().is_some() {
        roff.control("SH", ["FILES"]);
        files.for_each(|(name, content)| entry(roff, [italic(name)], content));
    }
}

/// A section that names other pages.
fn see_also(roff: &mut Roff, pages: impl IntoIterator<Item = String>) {
    roff.control("SH", ["SEE ALSO"]);
    let pages = pages.into_iter().map(|page| [bold(page), roman("(1)")]);
    roff.text(Itertools::intersperse(pages, [roman(", "), roman("")]).flatten().collect::<Vec<_>>());
}

/// A section on exit codes.
fn exits(roff: &mut Roff, exits: impl IntoIterator<Item = (u8, &'static str)>) {
    roff.control("SH", ["EXIT STATUS"]);
    for (code, meaning) in exits {
        entry(roff, [bold(code.to_string())], meaning);
    }
}

/// A term and what it means.
fn entry(roff: &mut Roff, term: impl IntoIterator<Item = Inline>, meaning: impl Into<String>) {
    roff.control("TP", []);
    roff.text(term.into_iter().collect::<Vec<_>>());
    roff.text([roman(meaning.into())]);
}
