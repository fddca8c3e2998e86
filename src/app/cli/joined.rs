//! Arguments before they are parsed: values after a space of options whose value is optional.
//!
//! `rate --hint p.json` has no value, so `--hint=2` needs its sign. `rate --hint 2 p.json` is meant
//! all the same, unless there is a file called 2.

use std::ffi::OsString;
use std::path::Path;

use clap::{Arg, Command};

/// Arguments in which such options are joined to their values: `--hint 2` becomes `--hint=2`.
pub(super) fn joined(program: &Command, arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut joined: Vec<OsString> = Vec::new();
    let mut command = None;
    let mut option: Option<&Arg> = None;
    let mut arguments = arguments.into_iter();
    for argument in arguments.by_ref() {
        let Some(text) = argument.to_str() else {
            option = None;
            joined.push(argument);
            continue;
        };
        if let Some(last) = joined.last_mut().filter(|_| option.is_some_and(|option| takes(option, text))) {
            last.push("=");
            last.push(text);
            option = None;
            continue;
        }
        command = command.or_else(|| program.find_subcommand(text));
        option = command.and_then(|command| optional(command, text));
        let is_end = text == "--";
        joined.push(argument);
        if is_end {
            break;
        }
    }
    joined.extend(arguments);
    joined
}

/// The option with this name and dashes, if its value needs the sign.
fn optional<'a>(command: &'a Command, text: &str) -> Option<&'a Arg> {
    let name = text.strip_prefix("--")?;
    let is_named = |option: &Arg| {
        option.get_long() == Some(name) || option.get_all_aliases().is_some_and(|others| others.contains(&name))
    };
    command.get_arguments().find(|option| option.is_require_equals_set() && is_named(option))
}

/// Whether a text is a value of this option, and no file.
fn takes(option: &Arg, text: &str) -> bool {
    option.get_possible_values().iter().any(|value| value.matches(text, false)) && !Path::new(text).exists()
}

/// The value of an option, after a space or a sign.
pub(super) fn value_of(arguments: &[OsString], option: &str) -> Option<String> {
    let texts: Vec<&str> = arguments.iter().map_while(|argument| argument.to_str()).collect();
    let after_space = texts.windows(2).find(|pair| pair[0] == option).map(|pair| pair[1]);
    let after_sign = || texts.iter().find_map(|text| text.strip_prefix(option)?.strip_prefix('='));
    after_space.or_else(after_sign).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bare_game::registry;
    use crate::cli::command;

    #[test]
    fn values_after_a_space_are_joined() {
        let program = command(&registry());
        let joined = |line: &str| {
            let words = joined(&program, line.split(' ').map(OsString::from));
            words.into_iter().map(|word| word.into_string().unwrap()).collect::<Vec<_>>().join(" ")
        };
        for (line, expected) in [
            ("smyoz rate --hint 1 p.json", "smyoz rate --hint=1 p.json"),
            ("smyoz -q rate p.json --hint 3", "smyoz -q rate p.json --hint=3"),
            ("smyoz print p.json --solution only --out p.png", "smyoz print p.json --solution=only --out p.png"),
            ("smyoz print --blank partner --out p.pdf", "smyoz print --blank=partner --out p.pdf"),
            ("smyoz rate --walkthrough full p.json --exact", "smyoz rate --walkthrough=full p.json --exact"),
            ("smyoz rate --path lean p.json", "smyoz rate --path=lean p.json"),
        ] {
            assert_eq!(joined(line), expected);
        }
        for line in [
            "smyoz rate --hint 4 p.json",
            "smyoz rate --hint p.json",
            "smyoz rate --hint=1 2",
            "smyoz rate -- --hint 1",
            "smyoz print p.json --solution 1",
        ] {
            assert_eq!(joined(line), line);
        }
    }
}
