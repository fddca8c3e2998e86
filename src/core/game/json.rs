//! Puzzles in JSON, where a game brings no keys of its own.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use super::minimum::Minimum;
use super::puzzle::Puzzle;
use super::{Game, Promise, Rating};
use crate::puzzles::{AsString, Caption, Note, Number, Object, Seed, Title, is_default, read_format};

/// The most clues of a puzzle.
const MOST: u32 = 1 << 20;

fn format<G: Game>() -> String {
    format!("{}-puzzle/{}", G::KIND, G::VERSION)
}

fn its_format<'de, G: Game, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    read_format(deserializer, &format::<G>())
}

/// The keys of a puzzle whose clues are written as they are named in messages, and layouts as rows.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct PlainKeys<G: Game<Clue: FromStr<Err: Display>> + Serialize + DeserializeOwned> {
    #[serde(deserialize_with = "its_format::<G, _>")]
    format: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<Title>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<Note>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    board: G,
    clues: Vec<AsString<G::Clue>>,
    #[serde(default, skip_serializing_if = "is_default")]
    allow_spare: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    minimum: Option<Object<MinimumKeys>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Rating<G::Logic>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MinimumKeys {
    clues: Number<0, MOST>,
    proved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_least: Option<Number<0, MOST>>,
    witness: Vec<Vec<String>>,
}

impl<G: Game<Clue: FromStr<Err: Display>> + Serialize + DeserializeOwned> TryFrom<PlainKeys<G>> for Puzzle<G> {
    type Error = String;

    fn try_from(keys: PlainKeys<G>) -> Result<Self, String> {
        let board = keys.board;
        let clues: Vec<G::Clue> = keys.clues.into_iter().map(|clue| clue.0).collect();
        if let Some(twice) =
            (1..clues.len()).find(|&at| clues[..at].iter().any(|one| G::topic(one) == G::topic(&clues[at])))
        {
            return Err(format!("`clues`: `{}` is about what another clue is about", clues[twice]));
        }
        let topics = board.topics();
        let is_outside = |clue: &&G::Clue| !topics.contains(&G::topic(clue)) || !board.is_possible(clue);
        if let Some(outside) = clues.iter().find(is_outside) {
            return Err(format!("`clues`: `{outside}` is not possible on this board"));
        }
        Ok(Self {
            caption: Caption { title: keys.title, note: keys.note },
            seed: keys.seed,
            clues: board.clues(clues),
            promise: Promise::One,
            allow_spare: keys.allow_spare,
            solution: keys.solution.map(|rows| legal(&board, "solution", &rows)).transpose()?,
            minimum: keys.minimum.map(|Object(keys)| keys.minimum(&board)).transpose()?,
            rating: keys.rating,
            board,
        })
    }
}

/// Reads a layout that breaks no rule.
fn legal<G: Game>(board: &G, key: &str, rows: &[String]) -> Result<G::Layout, String> {
    let layout = board.read_rows(rows).map_err(|error| format!("`{key}`: {error}"))?;
    if board.is_legal(&layout) { Ok(layout) } else { Err(format!("`{key}` is not legal")) }
}

impl MinimumKeys {
    fn minimum<G: Game>(self, board: &G) -> Result<Minimum<G::Layout>, String> {
        let witness = self.witness.iter().map(|rows| legal(board, "minimum.witness", rows));
        Ok(Minimum {
            clues: self.clues.small(),
            others: None,
            proved: self.proved,
            at_least: self.at_least.map(Number::small),
            witness: witness.collect::<Result<_, _>>()?,
        })
    }
}

impl<G: Game<Clue: FromStr<Err: Display>> + Serialize + DeserializeOwned> From<Puzzle<G>> for PlainKeys<G> {
    fn from(puzzle: Puzzle<G>) -> Self {
        let rows = |layout: &G::Layout| puzzle.board.rows(layout);
        let number = |number: usize| Number(u32::try_from(number).expect("no puzzle has that many clues"));
        let minimum = |minimum: Minimum<G::Layout>| MinimumKeys {
            clues: number(minimum.clues),
            proved: minimum.proved,
            at_least: minimum.at_least.map(number),
            witness: minimum.witness.iter().map(rows).collect(),
        };
        Self {
            format: format::<G>(),
            title: puzzle.caption.title,
            note: puzzle.caption.note,
            seed: puzzle.seed,
            clues: G::each(&puzzle.clues).map(AsString).collect(),
            allow_spare: puzzle.allow_spare,
            solution: puzzle.solution.as_ref().map(rows),
            minimum: puzzle.minimum.map(minimum).map(Object),
            rating: puzzle.rating,
            board: puzzle.board,
        }
    }
}
