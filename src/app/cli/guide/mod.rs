//! The commands in groups, with examples, exit codes and files: what help and man pages say beside
//! the options. Tests run the examples. The table and its types, here, refer to each other.

mod topics;

use std::env;
use std::ffi::OsString;
use std::path::Path;

use clap::builder::{PossibleValue, StyledStr, Styles};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error, ValueHint};
pub(super) use topics::{GROUPS, PUZZLES, SAVED_GAMES};

use crate::cli::input::is_address;
use crate::cli::shown;
use crate::registry::Registry;
use smyoz_core::lang::nearest;
use smyoz_core::puzzles::Level;

/// Commands with a common purpose.
pub(super) struct Group {
    pub title: &'static str,
    pub topics: &'static [Topic],
}

/// The help on a command beside its options.
pub(super) struct Topic {
    pub command: &'static str,
    /// Comments and commands. All examples run one after the other in one directory.
    pub examples: &'static [(&'static str, &'static str)],
    /// Exit codes beside [`EXITS`], if the command has an answer to give.
    pub exits: &'static [(u8, &'static str)],
    /// Files that the command reads or writes.
    pub files: &'static [(&'static str, &'static str)],
}

/// The exit codes that all commands have. Those of a command come first.
pub(super) const EXITS: [(u8, &str); 6] = [
    (0, "yes, or done"),
    (1, "no"),
    (2, "wrong usage or unreadable input"),
    (3, "undecided: a limit was reached"),
    (70, "a bug in the program; please report it"),
    (130, "interrupted"),
];

/// The topics of all groups.
pub(super) fn topics() -> impl Iterator<Item = &'static Topic> {
    GROUPS.iter().flat_map(|group| group.topics)
}

/// Lists the commands of this definition in groups, and adds to the help of each what there is to
/// say beside its options. Examples are those of the program `smyoz`.
pub(super) fn guided(command: Command, registry: &Registry) -> Command {
    let has_examples = registry.usual().kind() == "smyoz";
    let command = command.mut_args(prepared);
    // These are options of every command.
    let rare = command.get_arguments().filter(|argument| argument.is_hide_short_help_set()).count();
    let topics = topics().filter(|topic| topic.is_of(&command)).collect::<Vec<_>>();
    let command = (0..).zip(topics).fold(command, |command, (place, topic)| {
        command.mut_subcommand(topic.command, |subcommand| {
            topic.guide(subcommand, rare, has_examples).display_order(place)
        })
    });
    let template = template(&command);
    let more = if has_examples { "with examples" } else { "in full" };
    let command = command
        .help_template(template)
        .after_help(format!("Options of a command: smyoz COMMAND -h; {more}: smyoz COMMAND --help"));
    named(with_samples(command, registry), shown::program())
}

/// The command with the name of the program in its texts.
fn named(command: Command, program: &str) -> Command {
    if program == "smyoz" {
        return command;
    }
    let text = |text: &StyledStr| text.ansi().to_string().replace("smyoz ", &format!("{program} "));
    let mut command = command;
    if let Some(about) = command.get_about().map(text) {
        command = command.about(about);
    }
    if let Some(about) = command.get_long_about().map(text) {
        command = command.long_about(about);
    }
    if let Some(after) = command.get_after_help().map(text) {
        command = command.after_help(after);
    }
    if let Some(after) = command.get_after_long_help().map(text) {
        command = command.after_long_help(after);
    }
    command
        .mut_args(|argument| match (argument.get_help().map(text), argument.get_long_help().map(text)) {
            (Some(help), Some(long)) => argument.help(help).long_help(long),
            (Some(help), None) => argument.help(help),
            _ => argument,
        })
        .mut_subcommands(|subcommand| named(subcommand, program))
}

/// Shows in the help of `verify` how puzzles are written: one of each game.
fn with_samples(command: Command, registry: &Registry) -> Command {
    let samples = registry.games().iter().filter_map(|game| game.extras().sample);
    let more = "docs/formats.md, beside the source of this program, describes all keys.";
    let samples = section("Puzzles in files", samples.chain([more]).map(str::to_owned));
    command.mut_subcommand("verify", |verify| {
        let text = verify.get_after_long_help().map(|text| text.ansi().to_string()).unwrap_or_default();
        verify.after_long_help(format!("{text}\n\n{}", samples.trim_end()))
    })
}

/// An error in the arguments whose tip helps: it names what is close to what was given, or nothing.
pub(super) fn with_tip(mut error: Error, program: &Command, arguments: &[OsString]) -> Error {
    let command = arguments.iter().skip(1).find_map(|word| program.find_subcommand(word)).unwrap_or(program);
    let given = |kind| match error.get(kind) {
        Some(ContextValue::String(given)) => given.clone(),
        _ => String::new(),
    };
    let one = |meant: &str| ContextValue::String(meant.to_owned());
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let options = program.get_arguments().chain(command.get_arguments()).filter(|option| !option.is_hide_set());
            let given = given(ContextKind::InvalidArg);
            let meant = given.strip_prefix("--").and_then(|name| nearest(name, options.filter_map(Arg::get_long)));
            let meant = meant.map(|name| one(&format!("--{name}")));
            if meant.is_none() || error.get(ContextKind::SuggestedArg) != meant.as_ref() {
                // To pass an unknown option as a file after `--` is hardly what was meant.
                error.remove(ContextKind::Suggested);
                error.remove(ContextKind::SuggestedArg);
                // It was that of the other option.
                error.insert(ContextKind::Usage, ContextValue::StyledStr(command.clone().render_usage()));
            }
            match meant {
                Some(meant) => drop(error.insert(ContextKind::SuggestedArg, meant)),
                None => {
                    if let Some(tip) = tip(&error) {
                        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
                    }
                }
            }
        }
        ErrorKind::InvalidValue => {
            let option = given(ContextKind::InvalidArg);
            let option = command.get_arguments().find(|argument| argument.to_string() == option);
            let values = option.map(Arg::get_possible_values).unwrap_or_default();
            let meant =
                nearest(&given(ContextKind::InvalidValue), values.iter().flat_map(PossibleValue::get_name_and_aliases));
            error.remove(ContextKind::SuggestedValue);
            if let Some(meant) = meant {
                error.insert(ContextKind::SuggestedValue, one(meant));
            }
        }
        ErrorKind::InvalidSubcommand => {
            let commands = program.get_subcommands().map(Command::get_name);
            let meant = nearest(&given(ContextKind::InvalidSubcommand), commands).map(str::to_owned);
            error.remove(ContextKind::SuggestedSubcommand);
            if let Some(meant) = meant {
                error.insert(ContextKind::SuggestedSubcommand, ContextValue::Strings(vec![meant]));
            }
        }
        _ => {}
    }
    error
}

/// What was meant by an argument that no command takes: a puzzle to complete, a number of puzzles,
/// or a file whose name looks like an option.
fn tip(error: &Error) -> Option<String> {
    let Some(ContextValue::String(argument)) = error.get(ContextKind::InvalidArg) else { return None };
    if argument.starts_with('-') {
        // It names only the first letter.
        let words = env::args_os().filter_map(|word| word.into_string().ok());
        let mut arguments = words.filter(|other| other.starts_with(argument));
        let file = arguments.find(|name| Path::new(name).is_file())?;
        return Some(format!("a file whose name begins with a dash can be given as './{file}'"));
    }
    let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) else { return None };
    if !usage.to_string().contains(" compose") {
        return None;
    }
    match argument.parse::<u32>() {
        Ok(number) => Some(format!("to compose {number} puzzles, use '--want {number}'")),
        Err(_) if is_address(Path::new(argument)) || Path::new(argument).exists() => {
            Some(format!("to complete a puzzle, use '--start {argument}'"))
        }
        Err(_) => {
            let level = argument.parse::<Level>().ok()?;
            Some(format!("for puzzles of this level, use '--level {level}'"))
        }
    }
}

impl Topic {
    /// Whether a program has this command; some are only for one game.
    pub fn is_of(&self, program: &Command) -> bool {
        program.find_subcommand(self.command).is_some_and(|command| !command.is_hide_set())
    }

    /// `rare` options of the program are hidden from the short help of all commands.
    fn guide(&self, command: Command, rare: usize, has_examples: bool) -> Command {
        let command = command.mut_args(prepared);
        let is_rare = |argument: &&Arg| argument.is_hide_short_help_set() && !argument.is_hide_set();
        let rare = rare + command.get_arguments().filter(is_rare).count();
        let command = command.after_long_help(self.text(has_examples));
        match rare {
            0 => command,
            1 => command.after_help(format!("1 more option: smyoz {} --help", self.command)),
            _ => command.after_help(format!("{rare} more options: smyoz {} --help", self.command)),
        }
    }

    /// The exit codes: those of this command, and those of all.
    pub fn exits(&self) -> impl Iterator<Item = (u8, &'static str)> {
        let own = |code: u8| self.exits.iter().find(move |(own, _)| *own == code).copied();
        // A command without answers is done, or fails.
        let all = EXITS.into_iter().filter(|(code, _)| ![1, 3].contains(code));
        let mut exits: Vec<_> =
            all.filter(|(code, _)| own(*code).is_none()).chain(self.exits.iter().copied()).collect();
        exits.sort_unstable();
        exits.into_iter()
    }

    /// The end of the long help.
    fn text(&self, has_examples: bool) -> String {
        let shown = if has_examples { self.examples } else { &[] };
        let examples = shown.iter().flat_map(|(comment, command)| [format!("# {comment}"), (*command).to_owned()]);
        let mut text = section("Examples", examples);
        text += &section("Exit codes", self.exits().map(|(code, meaning)| format!("{code:<3}  {meaning}")));
        let width = self.files.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        text += &section("Files", self.files.iter().map(|(name, content)| format!("{name:<width$}  {content}")));
        text.trim_end().to_owned()
    }
}

/// Lines under a heading, and a blank line; nothing if there are no lines.
fn section(title: &str, lines: impl Iterator<Item = String>) -> String {
    let lines: String = lines.map(|line| format!("  {line}\n")).collect();
    if lines.is_empty() { lines } else { format!("{}\n{lines}\n", heading(title)) }
}

/// A heading as clap writes it.
fn heading(title: &str) -> String {
    let styles = Styles::default();
    let style = styles.get_header();
    format!("{style}{title}:{style:#}")
}

/// The help of the program: clap lists the commands, wrapped and aligned, without groups.
fn template(command: &Command) -> String {
    let list = command.clone().help_template("{subcommands}").render_help().ansi().to_string();
    let mut entries: Vec<String> = Vec::new();
    for line in list.lines() {
        match entries.last_mut() {
            Some(entry) if line.starts_with("   ") => *entry += &format!("\n{line}"),
            _ => entries.push(line.trim_start().to_owned()),
        }
    }
    let mut entries = entries.into_iter();
    let count = |group: &Group| group.topics.iter().filter(|topic| topic.is_of(command)).count();
    let mut groups: String =
        GROUPS.iter().map(|group| section(group.title, entries.by_ref().take(count(group)))).collect();
    // The command `help` is clap's own, and comes last.
    groups.truncate(groups.trim_end().len());
    groups.extend(entries.map(|entry| format!("\n  {entry}")));
    let options = heading("Options");
    format!("{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{groups}\n\n{options}\n{{options}}{{after-help}}")
}

/// An argument as help, man pages and shells need it.
fn prepared(argument: Arg) -> Arg {
    in_full(with_default(with_hint(with_negatives(argument))))
}

/// Lets an option refuse a negative number as its value, rather than take it for another option.
fn with_negatives(argument: Arg) -> Arg {
    let takes_values = argument.get_long().is_some() && argument.get_action().takes_values();
    if takes_values { argument.allow_negative_numbers(true) } else { argument }
}

/// Keeps shells from offering files for an argument that takes none. Arguments that are paths have
/// a hint by their type.
fn with_hint(argument: Arg) -> Arg {
    match argument.get_value_hint() {
        ValueHint::Unknown if argument.get_action().takes_values() => argument.value_hint(ValueHint::Other),
        _ => argument,
    }
}

/// A default that clap does not know, as its absence means something, ends the text of the option:
/// `[default: 10x10]`. In the long help it comes last, as others do.
fn with_default(argument: Arg) -> Arg {
    let Some(text) = argument.get_long_help().or(argument.get_help()).map(ToString::to_string) else {
        return argument;
    };
    let Some((before, rest)) = text.split_once(" [default: ") else { return argument };
    let Some((default, after)) = rest.split_once(']') else { return argument };
    let long = format!("{before}{after}\n\n[default: {default}]");
    argument.long_help(long)
}

/// Keeps the text of an option for the long help and the man page, where the short help hides it.
fn in_full(argument: Arg) -> Arg {
    match (argument.get_long_help(), argument.get_help().cloned()) {
        (None, Some(text)) if argument.is_hide_short_help_set() => argument.long_help(text),
        _ => argument,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_examples_that_fit_a_terminal() {
        for topic in topics() {
            assert!((3..=5).contains(&topic.examples.len()), "{}", topic.command);
            let own = format!("smyoz {}", topic.command);
            assert!(topic.examples.iter().any(|(_, example)| example.starts_with(&own)), "{}", topic.command);
            for line in topic.text(true).lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }
}
