//! The options of the command that plays.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, ValueHint};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use smyoz_core::puzzles::is_default;

use crate::letters::Letters;
use crate::rules::{Options, Shogword};
use crate::words::Words;

/// The list of words, which a record does not hold.
#[derive(Args, Clone)]
#[command(next_help_heading = "Shogword")]
pub(super) struct WordsArgs {
    /// A list of other words, one a line, perhaps with a tab and its dictionary entry; by default, Polish
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub words: Option<PathBuf>,
}

/// Options on the game.
#[derive(Args, Clone)]
#[command(next_help_heading = "Shogword")]
pub(super) struct ContestArgs {
    /// Added letters may touch letters at home at corners
    #[arg(long)]
    easy: bool,
    /// Refused words are counted, and the third loses
    #[arg(long)]
    strict: bool,
    /// The letters are dealt at random instead of chosen
    #[arg(long)]
    deal: bool,
    #[command(flatten)]
    words: WordsArgs,
    /// A file with other tiles: letters with their numbers, such as A4 B1, 36 in all
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    letters: Option<PathBuf>,
}

/// What a contest is asked to be played with, until it begins.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Wanted {
    #[serde(skip_serializing_if = "is_default")]
    easy: bool,
    #[serde(skip_serializing_if = "is_default")]
    strict: bool,
    #[serde(skip_serializing_if = "is_default")]
    deal: bool,
    #[serde(skip_serializing_if = "is_default")]
    words: Option<PathBuf>,
    #[serde(skip_serializing_if = "is_default")]
    letters: Option<PathBuf>,
}

impl ContestArgs {
    /// What is asked for, as data.
    pub fn wanted(self) -> Map<String, Value> {
        let Self { easy, strict, deal, words: WordsArgs { words }, letters } = self;
        match serde_json::to_value(Wanted { easy, strict, deal, words, letters }) {
            Ok(Value::Object(keys)) => keys,
            _ => unreachable!("options are an object with plain values"),
        }
    }
}

impl Wanted {
    /// What is asked for.
    pub fn of(variant: &Map<String, Value>) -> Result<Self, String> {
        serde_json::from_value(Value::from(variant.clone())).map_err(|error| error.to_string())
    }

    /// The rules with these words and tiles.
    ///
    /// # Errors
    /// If a file cannot be read: its name, and why.
    pub fn rules(self) -> Result<Shogword, String> {
        let Self { easy, strict, deal, words, letters } = self;
        let words = read_words(words.as_deref())?;
        let letters = match letters {
            None => Letters::polish(),
            Some(path) => {
                let letters: Letters = read(&path)?.parse().map_err(|error| at(&path, &error))?;
                let unknown = letters.tiles().find(|letter| !words.alphabet().contains(letter));
                match unknown {
                    Some(letter) => return Err(at(&path, &format!("no word of the list has the letter {letter}"))),
                    None => letters,
                }
            }
        };
        Ok(Shogword::new(words, letters, Options { easy, strict, deal }))
    }
}

/// The words of a file; by default, the Polish ones.
pub(super) fn read_words(path: Option<&Path>) -> Result<Arc<Words>, String> {
    let Some(path) = path else { return Ok(Words::polish()) };
    Words::parse(&read(path)?).map(Arc::new).map_err(|error| at(path, &error))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
}

fn at(path: &Path, error: &dyn std::fmt::Display) -> String {
    format!("{}: {error}", path.display())
}
