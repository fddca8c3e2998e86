//! What a terminal shows better than a file: colours, and lines that fit its width.

use std::env;
use std::ffi::OsString;
use std::fmt::{self, Display};
use std::io::{IsTerminal, stderr, stdout};
use std::sync::atomic::{AtomicBool, Ordering};

use clap::{ColorChoice, ValueEnum};
use terminal_size::{Width, terminal_size_of};
use textwrap::{Options, WordSplitter, wrap};

use super::joined::value_of;
use smyoz_core::puzzles::Level;
use smyoz_paper::{GREEN, RED};

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum ColorArg {
    /// On a terminal, unless NO_COLOR is set in the environment, or TERM is dumb
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

static COLOURS_ANSWERS: AtomicBool = AtomicBool::new(false);
static COLOURS_MESSAGES: AtomicBool = AtomicBool::new(false);

impl ColorArg {
    /// What arguments ask for that are not parsed yet: help and errors in them obey it, too.
    pub fn among(arguments: &[OsString]) -> Self {
        let named = value_of(arguments, "--color").and_then(|name| Self::from_str(&name, false).ok());
        named.unwrap_or_default()
    }

    /// Uses colours so from now on.
    pub fn set(self) {
        let is_wanted = |is_terminal: bool| match self {
            Self::Auto => is_terminal && can_have_colours(),
            Self::Always => true,
            Self::Never => false,
        };
        COLOURS_ANSWERS.store(is_wanted(stdout().is_terminal()), Ordering::Relaxed);
        COLOURS_MESSAGES.store(is_wanted(stderr().is_terminal()), Ordering::Relaxed);
    }
}

/// Whether the environment lets terminals show colours.
fn can_have_colours() -> bool {
    let is_unset = |name| env::var_os(name).is_none_or(|value| value.is_empty());
    is_unset("NO_COLOR") && env::var_os("TERM").is_none_or(|terminal| terminal != "dumb")
}

impl From<ColorArg> for ColorChoice {
    fn from(choice: ColorArg) -> Self {
        match choice {
            ColorArg::Auto => Self::Auto,
            ColorArg::Always => Self::Always,
            ColorArg::Never => Self::Never,
        }
    }
}

/// What a colour means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    /// Yes.
    Good,
    /// No, or an error.
    Bad,
    /// Not known.
    Open,
}

impl Tone {
    /// The number of the colour in escape sequences.
    fn code(self) -> u8 {
        match self {
            Self::Good => 32,
            Self::Bad => 31,
            Self::Open => 33,
        }
    }
}

/// A text, in colour if colours are used there.
struct Toned<T>(T, Tone, bool);

impl<T: Display> Display for Toned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(text, tone, is_coloured) = self;
        if *is_coloured { write!(f, "\u{1b}[{}m{text}\u{1b}[0m", tone.code()) } else { text.fmt(f) }
    }
}

/// A part of an answer in colour.
pub(super) fn answer(text: impl Display, tone: Tone) -> impl Display {
    Toned(text, tone, COLOURS_ANSWERS.load(Ordering::Relaxed))
}

/// A part of a message in colour.
pub(super) fn message(text: impl Display, tone: Tone) -> impl Display {
    Toned(text, tone, COLOURS_MESSAGES.load(Ordering::Relaxed))
}

/// The number of a level's colour in escape sequences.
fn code(level: Level) -> u8 {
    match level {
        Level::Beginner => 32,
        Level::Advanced => 36,
        Level::Master => 33,
        Level::Grandmaster => 35,
        Level::Beyond => 31,
    }
}

/// An answer in which a level has this name, after this text; the name gets the level's colour.
pub(super) fn with_level(answer: String, level: Option<Level>, after: &str, name: &str) -> String {
    let Some(level) = level.filter(|_| COLOURS_ANSWERS.load(Ordering::Relaxed)) else { return answer };
    let coloured = format!("{after}\u{1b}[{}m{name}\u{1b}[0m", code(level));
    answer.replacen(&format!("{after}{name}"), &coloured, 1)
}

/// A printed sheet, in which red and green lines have their colours.
pub(super) fn with_lines(sheet: String) -> String {
    match COLOURS_ANSWERS.load(Ordering::Relaxed) {
        true => sheet
            .replace(RED, &answer(RED, Tone::Bad).to_string())
            .replace(GREEN, &answer(GREEN, Tone::Good).to_string()),
        false => sheet,
    }
}

/// A sentence in lines that fit the terminal on which answers appear; on one line anywhere else.
pub(super) fn fitted(sentence: &str) -> String {
    match terminal_size_of(stdout()) {
        Some((Width(width), _)) => fitted_to(sentence, width.into()),
        None => sentence.to_owned(),
    }
}

/// The narrowest terminal that lines are fitted to.
const NARROWEST: usize = 40;

/// A sentence in lines of this width; all but the first are indented.
fn fitted_to(sentence: &str, width: usize) -> String {
    if sentence.chars().count() <= width {
        return sentence.to_owned();
    }
    let start = sentence.len() - sentence.trim_start().len();
    let indent = " ".repeat(start + 2);
    let options = Options::new(width.max(NARROWEST)).subsequent_indent(&indent).break_words(false);
    wrap(sentence, options.word_splitter(WordSplitter::NoHyphenation)).join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_fit_a_terminal() {
        let sentence = "   4. 24 and 26 are water: ships are straight and do not touch, so B44–64 cannot be one.";
        let lines = [
            "   4. 24 and 26 are water: ships are",
            "     straight and do not touch, so",
            "     B44–64 cannot be one.",
        ];
        assert_eq!(fitted_to(sentence, 10), lines.join("\n"));
        assert_eq!(fitted_to(sentence, 200), sentence);
    }

    #[test]
    fn colours_are_ended() {
        assert_eq!(Toned("no", Tone::Bad, true).to_string(), "\u{1b}[31mno\u{1b}[0m");
        assert_eq!(Toned("no", Tone::Bad, false).to_string(), "no");
    }
}
