//! The command `smyoz`, with one file per subcommand.
//!
//! Answers go to standard output, progress and messages to standard error. Exit codes: 0 yes or
//! done, 1 no, 2 wrong use or unreadable input, 3 not known because a limit was reached, 70 a bug
//! in the program, 130 interrupted; output to a closed pipe ends quietly with 0.

mod book;
mod certificates;
mod certify;
mod check;
mod choose;
mod completions;
mod compose;
mod contest;
mod convert;
mod dedupe;
mod encode;
mod explore;
mod failure;
mod files;
mod formats;
mod games;
mod generate;
mod given;
mod guide;
mod input;
mod interrupt;
mod joined;
mod lines;
mod list;
mod manual;
mod merge;
mod output;
mod pages;
mod paper;
mod print;
mod printed;
mod puzzle_files;
mod rate;
mod rows;
mod rules;
mod shown;
mod solve;
mod stats;
mod techniques;
mod terminal;
mod theme;
mod values;
mod verify;

use std::ffi::OsString;
use std::io::IsTerminal;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use std::{env, io, thread};

use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use failure::{CommandError, FileError, InternalError, Misuse, SetupError};
use games::{for_all_games, for_game, has_use_for, with_names, with_options, with_own};
use input::{Puzzles, Source};
use list::with_columns;
use output::{Output, be_quiet, hide_bar, show_answers, spinner, tell_failure};
use rayon::{ThreadPool, ThreadPoolBuilder};
use rows::with_counted;
use serde::{Deserialize, Serialize};
use terminal::ColorArg;
use values::{number, seconds, value_name};

use crate::registry::values::EngineArgs;
use crate::registry::{Registry, Tool};
use smyoz_core::batch::{PanicError, in_order};
use smyoz_paper::{Ink, Lang, Style};

/// What help says after a sentence that names the games.
const ABOUT: &str = "Every puzzle is proved to have exactly one solution, and rated by the techniques that a person \
                     needs to solve it. The same seed and options always give the same puzzle.";

#[derive(Parser)]
#[command(name = "smyoz", version, max_term_width = 100, subcommand_value_name = "COMMAND")]
struct Cli {
    #[command(flatten)]
    manner: Manner,
    #[command(subcommand)]
    command: Command,
}

/// How any command prints.
#[derive(Args)]
struct Manner {
    /// Print only answers and errors: no messages, no progress
    #[arg(short, long, global = true, display_order = 900)]
    quiet: bool,
    /// When to use colours
    #[arg(
        long,
        global = true,
        display_order = 901,
        hide_short_help = true,
        value_enum,
        value_name = "WHEN",
        default_value = "auto"
    )]
    color: ColorArg,
}

#[derive(Subcommand)]
enum Command {
    Compose(Box<compose::ComposeCommand>),
    Verify(verify::Verify),
    Solve(solve::Solve),
    Rate(rate::Rate),
    Techniques(techniques::Techniques),
    Print(Box<print::Print>),
    Book(Box<book::BookCommand>),
    Explore(explore::Explore),
    Contest(Box<contest::Contest>),
    Rules(rules::Rules),
    List(list::List),
    Stats(stats::Stats),
    Choose(choose::Choose),
    Generate(generate::Generate),
    Check(check::Check),
    Convert(convert::ConvertCommand),
    Encode(encode::Encode),
    Certify(certify::Certify),
    Merge(merge::MergeArgs),
    Dedupe(dedupe::Dedupe),
    Completions(completions::Completions),
    Man(manual::Man),
    #[command(skip)]
    Tool(ToolCommand),
}

/// A command that only one game has, with its options.
struct ToolCommand(&'static Tool, ArgMatches);

/// The answer to the question that a command asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// Yes, or done: exit code 0.
    Yes,
    /// No: exit code 1.
    No,
    /// Not known because a limit was reached: exit code 3.
    Unknown,
    /// Interrupted by the user: exit code 130.
    Interrupted,
}

/// The exit code of a run that the user interrupted.
const INTERRUPTED: u8 = 130;

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// How many threads to work on.
#[derive(Args, Clone, Copy)]
struct Threads {
    /// Number of threads; by default, one per core
    #[arg(long, hide_short_help = true, value_name = "N", value_parser = number::<u16>(1..=1024))]
    threads: Option<u16>,
}

impl Threads {
    fn pool(&self) -> Result<ThreadPool, CommandError> {
        let builder = ThreadPoolBuilder::new().num_threads(self.threads.map_or(0, usize::from));
        Ok(builder.build().map_err(SetupError::from)?)
    }

    /// Works on all puzzles, as [`work`](Self::work) does. If the answers go to a file, a bar counts
    /// them; on a terminal, a spinner shows that the work goes on.
    fn answer<T: Send>(
        &self,
        puzzles: &Puzzles,
        registry: &Registry,
        work: impl Fn(&Source) -> T + Sync,
        mut deliver: impl FnMut(&Source, T) -> Result<(), CommandError>,
    ) -> Result<(), CommandError> {
        let bar = show_answers(|| puzzles.count());
        let sources = puzzles.stream(registry).inspect(|source| bar.inc(u64::from(source.is_err())));
        if io::stdout().is_terminal() {
            spinner("working");
        }
        let result = self.work(sources, Source::name, work, |source, answer| {
            bar.inc(1);
            deliver(source, answer)
        });
        hide_bar();
        result
    }

    /// Works on all items, such as puzzles, each with a name for messages, and delivers the
    /// results in the order of the items, each as soon as possible. Items that could not be read
    /// are reported in their turn, and make the whole call fail at the end.
    ///
    /// # Errors
    /// If `deliver` fails, an item could not be read, or the work on one panics; the failure then
    /// names the item.
    fn work<I: Send, T: Send>(
        &self,
        items: impl Iterator<Item = Result<I, CommandError>> + Send,
        name: impl Fn(&I) -> String,
        work: impl Fn(&I) -> T + Sync,
        mut deliver: impl FnMut(&I, T) -> Result<(), CommandError>,
    ) -> Result<(), CommandError> {
        let mut result = Ok(());
        let mut unread = false;
        in_order(
            &self.pool()?,
            items,
            &AtomicBool::new(false),
            |item| item.as_ref().ok().map(&work),
            |item, worked| {
                match (item, worked) {
                    (Err(failure), _) => {
                        unread = true;
                        tell_failure(&failure);
                    }
                    (Ok(item), Err(panic)) => result = Err(InternalError::Work { name: name(&item), panic }.into()),
                    (Ok(item), Ok(worked)) => {
                        result = worked.map_or(Ok(()), |worked| deliver(&item, worked));
                    }
                }
                if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            },
        );
        result.and(if unread { Err(CommandError::Unread) } else { Ok(()) })
    }
}

/// How long a command may take.
#[derive(Args)]
struct TimeLimit {
    /// Stop after this many seconds; what is undecided by then is reported, with exit code 3
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time_limit: Option<Duration>,
}

impl TimeLimit {
    /// Starts the clock. The returned flag is set when the time is up.
    fn start(&self) -> Arc<AtomicBool> {
        let over = Arc::new(AtomicBool::new(false));
        if let Some(limit) = self.time_limit {
            let flag = Arc::clone(&over);
            thread::spawn(move || {
                thread::sleep(limit);
                flag.store(true, Ordering::Relaxed);
            });
        }
        over
    }
}

/// How printed pages look.
#[derive(Args, Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
struct StyleArgs {
    /// Language of the pages
    #[arg(long, value_enum, default_value = "en")]
    lang: LangArg,
    /// Red and green ink, or only black
    ///
    /// In black, red lines are double and green ones dashed.
    #[arg(long, value_enum, default_value = "colour")]
    ink: InkArg,
    /// Also print seeds on the pages of puzzles; a seed gives the solution away
    #[arg(long, hide_short_help = true)]
    show_seed: bool,
}

#[derive(Clone, Copy, Default, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LangArg {
    Hu,
    #[default]
    En,
    Pl,
}

impl From<LangArg> for Lang {
    fn from(lang: LangArg) -> Self {
        match lang {
            LangArg::Hu => Self::Hu,
            LangArg::En => Self::En,
            LangArg::Pl => Self::Pl,
        }
    }
}

#[derive(Clone, Copy, Default, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum InkArg {
    #[default]
    Colour,
    Mono,
}

impl StyleArgs {
    /// The names of language and ink on the command line.
    fn names(&self) -> (String, String) {
        (value_name(&self.lang), value_name(&self.ink))
    }

    fn style(&self) -> Style {
        let ink = match self.ink {
            InkArg::Colour => Ink::Colour,
            InkArg::Mono => Ink::Mono,
        };
        Style { shows_seed: self.show_seed, ..Style::new(self.lang.into(), ink) }
    }
}

impl Command {
    fn run(&self, registry: &Registry) -> Result<Answer, CommandError> {
        let mut output = Output::new();
        let answer = match self {
            Self::Compose(command) => command.run(registry, &mut output).map_err(compose::advised),
            Self::Verify(command) => command.run(registry, &mut output),
            Self::Solve(command) => command.run(registry, &mut output),
            Self::Rate(command) => command.run(registry, &mut output),
            Self::Techniques(command) => command.run(registry, &mut output),
            Self::Print(command) => command.run(registry, &mut output),
            Self::Book(command) => command.run(registry, &mut output),
            Self::Explore(command) => command.run(registry, &mut output),
            Self::Contest(command) => command.run(registry, &mut output),
            Self::Rules(command) => command.run(registry, &mut output),
            Self::List(command) => command.run(registry, &mut output),
            Self::Stats(command) => command.run(registry, &mut output),
            Self::Choose(command) => command.run(registry, &mut output),
            Self::Generate(command) => command.run(registry, &mut output),
            Self::Check(command) => command.run(registry, &mut output),
            Self::Convert(command) => command.run(registry, &mut output),
            Self::Encode(command) => command.run(registry, &mut output),
            Self::Certify(command) => command.run(registry, &mut output),
            Self::Merge(command) => command.run(registry, &mut output),
            Self::Dedupe(command) => command.run(registry, &mut output),
            Self::Completions(command) => command.run(registry, &mut output),
            Self::Man(command) => command.run(registry, &mut output),
            Self::Tool(ToolCommand(tool, own)) => output.reply(&(tool.answer)(own)?, own.get_flag("json")),
        }?;
        output.finish()?;
        Ok(answer)
    }
}

/// The definition of the command line for these games, with the options of all.
pub fn command(registry: &Registry) -> clap::Command {
    guide::guided(for_all_games(registry, bare_command(registry)), registry)
}

/// The same without what help says beside the options.
fn bare_command(registry: &Registry) -> clap::Command {
    let names: Vec<&str> = registry.games().iter().map(|game| game.name()).collect();
    let about = format!("Compose, check, print and play puzzles of {}", names.join(" and of "));
    let command = Cli::command();
    let command = match shown::program() {
        "smyoz" => command,
        other => command.name(other).version(concat!("with smyoz ", env!("CARGO_PKG_VERSION"))),
    };
    let command = command
        .long_about(format!("{about}\n\n{ABOUT}"))
        .about(about)
        .subcommands(tools(registry).map(|tool| (tool.command)()))
        .mut_subcommand("compose", |compose| with_options(compose, registry))
        .mut_subcommand("book", |book| book::with_printed(with_options(book, registry), registry))
        .mut_subcommand("list", |list| with_columns(list, registry))
        .mut_subcommand("stats", |stats| with_counted(stats, registry))
        .mut_subcommand("choose", |choose| with_counted(choose, registry));
    command.mut_subcommands(|subcommand| {
        let is_of_some = registry.games().iter().any(|game| has_use_for(*game, subcommand.get_name()));
        let subcommand = subcommand.hide(!is_of_some);
        let subcommand = registry.games().iter().fold(subcommand, |subcommand, game| with_own(*game, subcommand));
        with_names(subcommand, registry)
    })
}

/// Reads the command line.
fn parse(registry: &Registry, arguments: impl IntoIterator<Item = impl Into<OsString>>) -> Result<Cli, clap::Error> {
    let program = bare_command(registry);
    let arguments = joined::joined(&program, arguments.into_iter().map(Into::into));
    let command = guide::guided(for_game(registry, program, &arguments), registry);
    let mut command = command.color(ColorArg::among(&arguments).into());
    let matches = command.try_get_matches_from_mut(&arguments);
    let mut matches = matches.map_err(|error| guide::with_tip(error, &command, &arguments))?;
    read(registry, &mut matches).map_err(|error| error.format(&mut command))
}

fn read(registry: &Registry, matches: &mut ArgMatches) -> Result<Cli, clap::Error> {
    let tool = tools(registry).find(|tool| matches.subcommand_name() == Some((tool.command)().get_name()));
    match tool.and_then(|tool| Some((tool, matches.remove_subcommand()?.1))) {
        Some((tool, own)) => {
            let manner = Manner::from_arg_matches_mut(matches)?;
            Ok(Cli { manner, command: Command::Tool(ToolCommand(tool, own)) })
        }
        None => Cli::from_arg_matches_mut(matches),
    }
}

/// The commands that only one game has.
fn tools(registry: &Registry) -> impl Iterator<Item = &'static Tool> {
    registry.games().iter().flat_map(|game| game.extras().tools)
}

/// Makes an error in the arguments safe to show, as it may quote them.
fn made_safe(registry: &Registry, error: clap::Error) -> clap::Error {
    let arguments = env::args_os().map(|argument| shown::argument(&argument.to_string_lossy()));
    parse(registry, arguments).err().unwrap_or(error)
}

/// Runs the command line for these games and returns the exit code.
pub fn run(registry: &Registry) -> ExitCode {
    let cli = match parse(registry, env::args_os()) {
        Ok(cli) => cli,
        Err(error) => return end(&made_safe(registry, error)),
    };
    cli.manner.color.set();
    if cli.manner.quiet {
        be_quiet();
    }
    // What a panic leaves half-changed is not used again: the process ends.
    let answer = catch_unwind(AssertUnwindSafe(|| cli.command.run(registry)));
    conclude(&answer.unwrap_or_else(|payload| Err(InternalError::Panic(PanicError::new(&*payload)).into())))
}

/// Reports a failure, unless that was done, and returns the exit code.
fn conclude(answer: &Result<Answer, CommandError>) -> ExitCode {
    hide_bar();
    match answer {
        Err(failure) if !failure.is_reported() => tell_failure(failure),
        _ => {}
    }
    ExitCode::from(exit_code(answer))
}

/// Prints what the command line was answered with: an error, help, or the version.
fn end(error: &clap::Error) -> ExitCode {
    match error.print() {
        Ok(()) => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
        Err(error) => conclude(&Err(error.into())),
    }
}

fn exit_code(answer: &Result<Answer, CommandError>) -> u8 {
    match answer {
        Ok(Answer::Yes) => 0,
        Ok(Answer::No) => 1,
        Ok(Answer::Unknown) => 3,
        Ok(Answer::Interrupted) => INTERRUPTED,
        Err(failure) => failure.exit_code(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn a_panic_names_the_file_and_ends_with_70() {
        let threads = Threads { threads: Some(2) };
        let files: Vec<PathBuf> = (0..1000).map(|number| format!("{number}.json").into()).collect();
        let mut delivered = 0;
        let work = |file: &PathBuf| assert!(!file.ends_with("4.json"), "the fifth file");
        let result = threads.work(
            files.into_iter().map(Ok),
            |file| shown::path(file),
            work,
            |_, ()| {
                delivered += 1;
                Ok(())
            },
        );
        let Err(CommandError::Bug(fault)) = &result else { panic!("{result:?}") };
        assert_eq!((&*fault.to_string(), delivered), ("4.json: panicked: the fifth file", 4));
        assert_eq!(exit_code(&result.map(|()| Answer::Yes)), 70);
    }
}
