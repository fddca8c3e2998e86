//! The standard form in JSON.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{self, Deserializer};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::{ClueOf, LayoutOf, Minimum, Puzzle, RatingOf, Standard};
use crate::puzzles::{AsString, Caption, Note, Number, Seed, Title, object, required};

/// The most clues of a puzzle.
const MOST: u32 = 1 << 20;

struct FormatName<P>(PhantomData<P>);

impl<P: Standard> fmt::Display for FormatName<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-puzzle/{}", P::KIND, P::VERSION)
    }
}

impl<P: Standard> FromStr for FormatName<P> {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let expected = Self(PhantomData);
        match name == expected.to_string() {
            true => Ok(expected),
            false => Err(format!("unknown format `{name}`: expected `{expected}`")),
        }
    }
}

object! {
    /// The keys of a puzzle, in the order in which they are written.
    struct PuzzleKeys<P: Standard> {
        format: AsString<FormatName<P>>,
        title: Title,
        note: Note,
        seed: Seed,
        board: P,
        clues: Vec<AsString<ClueOf<P>>>,
        allow_spare: bool,
        solution: Vec<String>,
        minimum: MinimumKeys,
        rating: RatingOf<P>,
    }
}

object! {
    struct MinimumKeys {
        clues: Number<0, MOST>,
        proved: bool,
        at_least: Number<0, MOST>,
        witness: Vec<Vec<String>>,
    }
}

impl<'de, P: Standard> Deserialize<'de> for Puzzle<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        PuzzleKeys::deserialize(deserializer)?.puzzle().map_err(de::Error::custom)
    }
}

impl<P: Standard> PuzzleKeys<P> {
    fn puzzle(self) -> Result<Puzzle<P>, String> {
        required("format", self.format)?;
        let board: P = required("board", self.board)?;
        let clues: Vec<ClueOf<P>> = required("clues", self.clues)?.into_iter().map(|clue| clue.0).collect();
        if let Some(twice) =
            (1..clues.len()).find(|&at| clues[..at].iter().any(|one| P::topic(one) == P::topic(&clues[at])))
        {
            return Err(format!("`clues`: `{}` is about what another clue is about", clues[twice]));
        }
        let topics = board.topics();
        let is_outside = |clue: &&ClueOf<P>| !topics.contains(&P::topic(clue)) || !board.is_possible(clue);
        if let Some(outside) = clues.iter().find(is_outside) {
            return Err(format!("`clues`: `{outside}` is not possible on this board"));
        }
        let solution = self.solution.map(|rows| legal(&board, "solution", &rows)).transpose()?;
        let minimum = self.minimum.map(|keys| keys.minimum(&board)).transpose()?;
        let caption = Caption { title: self.title, note: self.note };
        Ok(Puzzle {
            caption,
            seed: self.seed,
            clues: board.clues(clues),
            allow_spare: self.allow_spare.unwrap_or_default(),
            solution,
            minimum,
            rating: self.rating,
            board,
        })
    }
}

/// Reads a layout that breaks no rule.
fn legal<P: Standard>(board: &P, key: &str, rows: &[String]) -> Result<LayoutOf<P>, String> {
    let layout = board.read_rows(rows).map_err(|error| format!("`{key}`: {error}"))?;
    if board.is_legal(&layout) { Ok(layout) } else { Err(format!("`{key}` is not legal")) }
}

impl MinimumKeys {
    fn minimum<P: Standard>(self, board: &P) -> Result<Minimum<LayoutOf<P>>, String> {
        let within = |error: String| format!("`minimum`: {error}");
        let witness = required("witness", self.witness).map_err(within)?;
        Ok(Minimum {
            clues: required("clues", self.clues).map_err(within)?.small(),
            proved: required("proved", self.proved).map_err(within)?,
            at_least: self.at_least.map(Number::small),
            witness: witness
                .iter()
                .map(|rows| legal(board, "witness", rows).map_err(within))
                .collect::<Result<_, _>>()?,
        })
    }
}

impl<P: Standard> Serialize for Puzzle<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rows = |layout: &LayoutOf<P>| self.board.rows(layout);
        let number = |number: usize| Number(u32::try_from(number).expect("no puzzle has that many clues"));
        PuzzleKeys::<P> {
            format: Some(AsString(FormatName(PhantomData))),
            title: self.caption.title.clone(),
            note: self.caption.note.clone(),
            seed: self.seed,
            board: Some(self.board.clone()),
            clues: Some(P::each(&self.clues).map(AsString).collect()),
            allow_spare: self.allow_spare.then_some(true),
            solution: self.solution.as_ref().map(rows),
            minimum: self.minimum.as_ref().map(|minimum| MinimumKeys {
                clues: Some(number(minimum.clues)),
                proved: Some(minimum.proved),
                at_least: minimum.at_least.map(number),
                witness: Some(minimum.witness.iter().map(rows).collect()),
            }),
            rating: self.rating.clone(),
        }
        .serialize(serializer)
    }
}
