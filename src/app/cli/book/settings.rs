//! Options from a table of a TOML file, as if they were given on the command line, and back.

use std::ffi::OsString;
use std::path::Path;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint};
use thiserror::Error;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::cli::input::is_address;
use crate::cli::{CommandError, shown};
use smyoz_core::lang::nearest;
use smyoz_paper::line_at;

/// The key for the puzzles, which have no name on the command line.
pub(super) const FILES: &str = "files";

/// Options that print something instead, and have no place in a file.
const ABSENT: [&str; 2] = ["print-theme", "print-recipe"];

/// Why a key of a file is refused.
#[derive(Debug, Error)]
enum KeyError {
    #[error("unknown key `{name}`: {}", meant(.nearest, .known))]
    Unknown { name: String, nearest: Option<String>, known: Vec<String> },
    #[error("{0}: expected true or false")]
    Switch(String),
    #[error("{0}: expected a text, a number, or a list of these")]
    Value(String),
    #[error("{0}")]
    Refused(String),
}

fn meant(nearest: &Option<String>, known: &[String]) -> String {
    match nearest {
        Some(nearest) => format!("did you mean `{nearest}`?"),
        None => format!("expected {}", known.join(", ")),
    }
}

pub(super) struct OptionFile<'a> {
    pub path: &'a Path,
    pub text: &'a str,
}

impl OptionFile<'_> {
    /// A failure at the byte with this index.
    pub fn failure(&self, at: usize, error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> CommandError {
        CommandError::content(format!("{}: line {}", shown::path(self.path), line_at(self.text, at)), error)
    }
}

/// Options by their names, each with its values.
#[derive(Clone, Default)]
pub(super) struct Settings(Vec<(String, Vec<OsString>)>);

impl Settings {
    /// The options that were given on the command line.
    pub fn given(command: &Command, matches: &ArgMatches) -> Self {
        let is_given = |option: &&Arg| matches.value_source(option.get_id().as_str()) == Some(ValueSource::CommandLine);
        let values = |option: &Arg| match is_switch(option) {
            true => Vec::new(),
            false => matches.get_raw(option.get_id().as_str()).into_iter().flatten().map(OsString::from).collect(),
        };
        let given = command.get_arguments().filter(is_given).filter(|option| !ABSENT.contains(&name(option)));
        Self(given.map(|option| (name(option).to_owned(), values(option))).collect())
    }

    /// The options of a table, without other keys that it may have. Files are named as seen from
    /// the file with the table.
    ///
    /// # Errors
    /// If a key is unknown, a value is not what the option expects, or options do not go together.
    pub fn read(file: &OptionFile, table: &DeTable, command: &Command, others: &[&str]) -> Result<Self, CommandError> {
        let mut settings = Self::default();
        let mut keys: Vec<_> = table.iter().filter(|(key, _)| !others.contains(&&**key.get_ref())).collect();
        keys.sort_by_key(|(key, _)| key.span().start);
        for (key, value) in keys {
            let failure = |error| file.failure(key.span().start, error);
            let option = option(command, key.get_ref(), others).map_err(failure)?;
            let Some(values) = values(option, value, file.path).map_err(failure)? else { continue };
            settings.0.push((name(option).to_owned(), values));
            match settings.matches(command) {
                // What is missing may follow.
                Err(error) if error.kind() != clap::error::ErrorKind::MissingRequiredArgument => {
                    return Err(failure(KeyError::Refused(reason(&error))));
                }
                _ => {}
            }
        }
        Ok(settings)
    }

    /// The values of an option, if it is there.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut Vec<OsString>> {
        self.0.iter_mut().find(|(other, _)| other == name).map(|(_, values)| values)
    }

    pub fn without(mut self, name: &str) -> Self {
        self.0.retain(|(other, _)| other != name);
        self
    }

    /// The names of the options.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| &**name)
    }

    /// These options, and those of others that they leave open.
    pub fn over(mut self, others: Self, command: &Command) -> Self {
        let option = |name: &str| option(command, name, &[]).ok();
        let conflict = |one: &Arg, other: &Arg| command.get_arg_conflicts_with(one).contains(&other);
        let is_open = |other: &str| {
            !self.names().any(|name| {
                let both = option(name).zip(option(other));
                name == other || both.is_some_and(|(one, other)| conflict(one, other) || conflict(other, one))
            })
        };
        let open: Vec<_> = others.0.into_iter().filter(|(name, _)| is_open(name)).collect();
        self.0.extend(open);
        self
    }

    /// What a command finds in these options.
    pub fn matches(&self, command: &Command) -> Result<ArgMatches, clap::Error> {
        let (mut arguments, mut files) = (Vec::new(), Vec::new());
        for (name, values) in &self.0 {
            let is_file = name == FILES && option(command, name, &[]).is_ok_and(|option| option.get_long().is_none());
            match values {
                values if is_file => files.extend(values.iter().cloned()),
                values if option(command, name, &[]).is_ok_and(is_switch) && values.is_empty() => {
                    arguments.push(format!("--{name}").into());
                }
                values => arguments.extend(values.iter().map(|value| {
                    let mut argument = OsString::from(format!("--{name}="));
                    argument.push(value);
                    argument
                })),
            }
        }
        arguments.push("--".into());
        arguments.extend(files);
        command.clone().no_binary_name(true).try_get_matches_from(arguments)
    }

    /// The options as keys of a table, a line each.
    pub fn written(&self, command: &Command) -> String {
        let line = |(name, values): &(String, Vec<OsString>)| {
            let values: Vec<String> = values.iter().map(|value| written(&value.to_string_lossy())).collect();
            let is_list =
                option(command, name, &[]).is_ok_and(|option| matches!(option.get_action(), ArgAction::Append));
            match &values[..] {
                [] if !is_list => format!("{name} = true\n"),
                [value] if !is_list => format!("{name} = {value}\n"),
                values => format!("{name} = [{}]\n", values.join(", ")),
            }
        };
        self.0.iter().map(line).collect()
    }
}

/// What clap says of an error, without advice on the command line.
pub(super) fn reason(error: &clap::Error) -> String {
    let text = error.to_string();
    let lines = text.trim_start_matches("error: ").lines().take_while(|line| !line.trim().is_empty());
    lines.map(str::trim).collect::<Vec<_>>().join(" ")
}

/// The name of an option in a file.
fn name(option: &Arg) -> &str {
    option.get_long().unwrap_or(FILES)
}

fn is_switch(option: &Arg) -> bool {
    matches!(option.get_action(), ArgAction::SetTrue)
}

/// The option with this name.
fn option<'c>(command: &'c Command, key: &str, others: &[&str]) -> Result<&'c Arg, KeyError> {
    let options = || command.get_arguments().filter(|option| !ABSENT.contains(&name(option)));
    if let Some(option) = options().find(|option| name(option) == key) {
        return Ok(option);
    }
    let known: Vec<String> =
        options().map(|option| name(option).to_owned()).chain(others.iter().map(|&key| key.to_owned())).collect();
    let nearest = nearest(key, known.iter().map(String::as_str)).map(str::to_owned);
    Err(KeyError::Unknown { name: key.to_owned(), nearest, known })
}

/// The values that a key gives to an option; `None` if it leaves a switch off.
fn values(option: &Arg, value: &Spanned<DeValue>, path: &Path) -> Result<Option<Vec<OsString>>, KeyError> {
    let name = || name(option).to_owned();
    if is_switch(option) {
        let is_on = value.get_ref().as_bool().ok_or_else(|| KeyError::Switch(name()))?;
        return Ok(is_on.then(Vec::new));
    }
    let texts = texts(value.get_ref()).ok_or_else(|| KeyError::Value(name()))?;
    let is_file = matches!(option.get_value_hint(), ValueHint::FilePath | ValueHint::DirPath | ValueHint::AnyPath);
    let value = |text: String| match is_file && text != "-" && !is_address(Path::new(&text)) {
        true => path.with_file_name(text).into_os_string(),
        false => text.into(),
    };
    let is_list = matches!(option.get_action(), ArgAction::Append);
    Ok(Some(if is_list { texts.into_iter().map(value).collect() } else { vec![value(texts.join(","))] }))
}

/// The texts of a value: one, or those of a list.
fn texts(value: &DeValue) -> Option<Vec<String>> {
    match value {
        DeValue::String(text) => Some(vec![text.to_string()]),
        DeValue::Integer(number) => Some(vec![number.as_str().to_owned()]),
        DeValue::Float(number) => Some(vec![number.as_str().to_owned()]),
        DeValue::Array(members) => {
            let members: Option<Vec<_>> = members.iter().map(|member| texts(member.get_ref())).collect();
            Some(members?.concat())
        }
        _ => None,
    }
}

/// A value of an option in TOML: a number as such, anything else as a text.
fn written(value: &str) -> String {
    let is_number = value.parse::<u64>().is_ok_and(|number| number.to_string() == value)
        || value.contains('.') && value.parse::<f64>().is_ok_and(|number| number.to_string() == value);
    if is_number { value.to_owned() } else { quoted(value) }
}

/// A text in TOML. Strings of JSON are also strings of TOML.
fn quoted(text: &str) -> String {
    let quoted = serde_json::Value::from(text).to_string();
    match text.contains('\n') {
        true => format!("\"\"\"\n{}\"\"\"", quoted[1..quoted.len() - 1].replace("\\n", "\n")),
        false => quoted,
    }
}

/// A value of any kind in TOML.
pub(super) fn written_value(value: &DeValue) -> String {
    match value {
        DeValue::String(text) => quoted(text),
        DeValue::Integer(number) => number.as_str().to_owned(),
        DeValue::Float(number) => number.as_str().to_owned(),
        DeValue::Boolean(is_so) => is_so.to_string(),
        DeValue::Datetime(date) => date.to_string(),
        DeValue::Array(members) => {
            let members: Vec<String> = members.iter().map(|member| written_value(member.get_ref())).collect();
            format!("[{}]", members.join(", "))
        }
        DeValue::Table(table) => {
            let keys =
                table.iter().map(|(key, value)| format!("{} = {}", key.get_ref(), written_value(value.get_ref())));
            format!("{{ {} }}", keys.collect::<Vec<_>>().join(", "))
        }
    }
}
