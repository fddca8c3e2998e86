//! File names and quoted values as messages show them: without control characters, and shortened.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::fmt::{Display, Write};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use itertools::Itertools;

/// A file name. Its control characters are escaped, so that it can neither control the terminal nor
/// fake a line of output.
pub(super) fn path(path: impl AsRef<Path>) -> String {
    one_line(path.as_ref().display())
}

/// The name of a file without its directories.
pub(super) fn name(path: impl AsRef<Path>) -> String {
    self::path(path.as_ref().file_name().unwrap_or_default())
}

/// The message of an error on one line. It may quote what was read, which can be megabytes long.
pub(super) fn error(error: impl Display) -> String {
    escaped(&shortened(&error.to_string()), is_unsafe).into_owned()
}

/// A text on one line, however long.
pub(super) fn one_line(text: impl Display) -> String {
    escaped(&text.to_string(), is_unsafe).into_owned()
}

/// A text of several lines.
pub(super) fn lines(text: &str) -> Cow<'_, str> {
    escaped(text, |character| is_unsafe(character) && character != '\n')
}

/// A number of things, of which this is the singular.
pub(super) fn counted(number: usize, one: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {one}s") }
}

/// A command line, to be copied into a shell.
pub(super) fn command<S: AsRef<str>>(arguments: impl IntoIterator<Item = S>) -> String {
    arguments.into_iter().map(|argument| quoted(argument.as_ref()).into_owned()).join(" ")
}

/// The same of this program, by the name under which it was called.
pub(super) fn own_command<S: AsRef<str>>(arguments: impl IntoIterator<Item = S>) -> String {
    format!("{} {}", quoted(program()), command(arguments))
}

/// The name under which this program was called.
pub(super) fn program() -> &'static str {
    static NAME: LazyLock<String> = LazyLock::new(|| {
        let called = std::env::args_os().next().map(PathBuf::from);
        let name = called.as_deref().and_then(Path::file_stem).map_or_else(|| "smyoz".into(), OsStr::to_string_lossy);
        name.into_owned()
    });
    &NAME
}

/// An argument quoted for shells; one with control characters needs a shell that knows `$'…'`.
fn quoted(argument: &str) -> Cow<'_, str> {
    if !argument.contains(is_unsafe) {
        return shell_words::quote(argument);
    }
    let written = argument.chars().map(|character| match character {
        '\\' | '\'' => format!("\\{character}"),
        _ if is_unsafe(character) => format!("\\u{:04x}", u32::from(character)),
        _ => character.to_string(),
    });
    Cow::Owned(format!("$'{}'", written.collect::<String>()))
}

/// An argument of the command line, for messages that quote it.
pub(super) fn argument(text: &str) -> String {
    const LONGEST: usize = 80;
    let text = escaped(text, is_unsafe);
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into_owned(),
    }
}

/// Whether a character affects how the rest of the text is shown: a control character, a line
/// separator, or one that changes the direction of writing.
fn is_unsafe(character: char) -> bool {
    let turns = matches!(character, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    character.is_control() || turns || matches!(character, '\u{2028}' | '\u{2029}')
}

/// Escapes the `bad` characters of a text as in a Rust string. A text that is already escaped stays
/// the same.
fn escaped(text: &str, bad: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&bad) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        let written = match bad(character) {
            true => write!(escaped, "{}", character.escape_default()),
            false => escaped.write_char(character),
        };
        written.expect("writing to a string cannot fail");
    }
    Cow::Owned(escaped)
}

/// Cuts the middle out of a long message. What was expected comes at its end, after what it quotes.
fn shortened(message: &str) -> Cow<'_, str> {
    const HEAD: usize = 80;
    const TAIL: usize = 240;
    let start = message.char_indices().nth(HEAD).map(|(at, _)| at);
    let end = message.char_indices().rev().nth(TAIL).map(|(at, _)| at);
    match (start, end) {
        (Some(start), Some(end)) if start < end => Cow::Owned(format!("{} … {}", &message[..start], &message[end..])),
        _ => Cow::Borrowed(message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped_once() {
        let name = path("a\u{1b}[31m\r\n\tb\u{202e}\u{9b}ő\\n");
        assert_eq!(name, r"a\u{1b}[31m\r\n\tb\u{202e}\u{9b}ő\n");
        assert_eq!(path(&name), name);
        assert_eq!(lines("one\ntwo\u{7}\n"), "one\ntwo\\u{7}\n");
    }

    #[test]
    fn commands_can_be_copied() {
        assert_eq!(command(["smyoz", "--out", "a b", "it's"]), r#"smyoz --out 'a b' 'it'\''s'"#);
        assert_eq!(command(["it's\n\\\u{1b}"]), r"$'it\'s\u000a\\\u001b'");
    }

    #[test]
    fn long_values_are_cut_between_characters() {
        let long = "ő".repeat(1_000_000);
        let message = error(format!("`{long}` is no fact: expected a cell"));
        assert!(message.starts_with("`ő") && message.ends_with("` is no fact: expected a cell"), "{message}");
        assert_eq!(message.chars().count(), 80 + 3 + 241);
        assert_eq!(argument(&long), "ő".repeat(80) + "…");
        let short = "ő".repeat(80);
        assert_eq!(argument(&short), short);
        assert_eq!(error(&short), short);
    }
}
