//! Puzzles as JSON: the format `smyoz-puzzle/1`.
//!
//! The types of the game are parsed from their texts by serde, which can then report the line and
//! column of an error. Unknown keys are rejected: a misspelt key must not pass for a withheld clue.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::{Minimum, Puzzle, Rating};
use crate::{Cell, Code, Drawing, FLEET, Inventory, Layout, Point, SIZE, Seed, ShipType, Shot, Shots, Shows};
use smyoz_core::puzzles::{AsString, Caption, Note, Number, ReadError, Title, read_as};

/// The format's name and version, which every puzzle file contains.
pub const FORMAT: &str = "smyoz-puzzle/1";

/// Reads one puzzle.
///
/// # Errors
/// If the text is not JSON, or not a puzzle of this format.
pub fn read_puzzle(text: &str) -> Result<Puzzle, ReadError> {
    read_as(text)
}

/// Reads puzzles, one per line; blank lines are skipped. Each comes with its line number, from 1.
pub fn read_lines(text: &str) -> impl Iterator<Item = (usize, Result<Puzzle, ReadError>)> {
    let filled = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    filled.map(|(index, line)| (index + 1, read_puzzle(line).map_err(|error| error.lines_later(index))))
}

/// Reads an object by its keys `K` and makes a value of it. Unlike derived readers this one does
/// not accept lists, and an error of `make` is reported with its location.
pub(super) fn object<'de, K: Deserialize<'de>, T, D: Deserializer<'de>>(
    deserializer: D,
    make: fn(K) -> Result<T, String>,
) -> Result<T, D::Error> {
    struct Object<K, T>(fn(K) -> Result<T, String>);

    impl<'de, K: Deserialize<'de>, T> Visitor<'de> for Object<K, T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            self.0(K::deserialize(MapAccessDeserializer::new(map))?).map_err(de::Error::custom)
        }
    }

    deserializer.deserialize_map(Object(make))
}

/// The name of the format, which must be right.
struct FormatName;

impl Serialize for FormatName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(FORMAT)
    }
}

impl<'de> Deserialize<'de> for FormatName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        if name == FORMAT {
            return Ok(Self);
        }
        Err(de::Error::custom(format!("unknown format `{name}`: expected `{FORMAT}`")))
    }
}

/// The keys of a puzzle, in the order in which they are written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleKeys {
    format: FormatName,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    title: Option<Title>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    note: Option<Note>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Seed>,
    #[serde(default)]
    inventory: Option<Inventory>,
    #[serde(default)]
    shots: Option<Shots>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mercy: Option<Shot>,
    #[serde(default, skip_serializing_if = "Unique::is_exact")]
    unique: Unique,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    allow_spare: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    solution: Option<Layout>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    minimum: Option<Minimum>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rating: Option<Rating>,
}

/// In what sense a puzzle is unique.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Unique {
    #[default]
    Exactly,
    UpToSymmetry,
}

impl Unique {
    fn is_exact(&self) -> bool {
        *self == Self::Exactly
    }
}

impl Serialize for Puzzle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PuzzleKeys {
            format: FormatName,
            title: self.caption.title.clone(),
            note: self.caption.note.clone(),
            seed: self.seed,
            inventory: Some(self.inventory.clone()),
            shots: Some(self.shots.clone()),
            mercy: self.mercy,
            unique: if self.up_to_symmetry { Unique::UpToSymmetry } else { Unique::Exactly },
            allow_spare: self.allow_spare,
            solution: self.solution,
            minimum: self.minimum.clone(),
            rating: self.rating.clone(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Puzzle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object(deserializer, |keys: PuzzleKeys| {
            let inventory = keys.inventory.ok_or("`inventory` is missing: expected {} where no item is given")?;
            let shots = keys.shots.ok_or("`shots` is missing: expected [] where there are none")?;
            let mercy = keys.mercy;
            if let Some(mercy) = mercy.filter(|mercy| shots.cells().contains(mercy.cell)) {
                return Err(format!("cell {} is shot twice, once by the mercy shot", mercy.cell));
            }
            let up_to_symmetry = keys.unique == Unique::UpToSymmetry;
            if up_to_symmetry && mercy.is_some() {
                return Err("a puzzle with a mercy shot is not unique `up-to-symmetry`, but exactly".into());
            }
            Ok(Self {
                caption: Caption { title: keys.title, note: keys.note },
                seed: keys.seed,
                inventory,
                shots,
                mercy,
                up_to_symmetry,
                allow_spare: keys.allow_spare,
                solution: keys.solution,
                minimum: keys.minimum,
                rating: keys.rating,
            })
        })
    }
}

/// The keys of an inventory; items that are withheld are absent.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct InventoryKeys {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    alpha: Option<Vec<AsString<Code>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    beta: Option<Vec<AsString<Code>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    gamma: Option<Vec<AsString<Code>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    delta: Option<Vec<AsString<Code>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    water_lines: Option<Number<0, { 2 * SIZE as u32 }>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moored: Option<Number<0, { FLEET.len() as u32 }>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    islands: Option<Vec<Number<1, { Point::COUNT as u32 }>>>,
}

/// Only the items that are given.
impl Serialize for Inventory {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let texts = |kind| self.codes(kind).map(|codes| codes.iter().copied().map(AsString).collect());
        InventoryKeys {
            alpha: texts(ShipType::Alpha),
            beta: texts(ShipType::Beta),
            gamma: texts(ShipType::Gamma),
            delta: texts(ShipType::Delta),
            water_lines: self.water_lines().map(|number| Number(number.into())),
            moored: self.moored().map(|number| Number(number.into())),
            islands: self.islands().map(|sizes| sizes.iter().map(|&size| Number(size.into())).collect()),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Inventory {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object(deserializer, |keys: InventoryKeys| {
            let codes = [keys.alpha, keys.beta, keys.gamma, keys.delta]
                .map(|texts| texts.map(|texts| texts.into_iter().map(|text| text.0).collect()));
            let (water_lines, moored) = (keys.water_lines.map(Number::small), keys.moored.map(Number::small));
            let islands = keys.islands.map(|sizes| sizes.into_iter().map(Number::small).collect());
            Self::new(codes, water_lines, moored, islands).map_err(|error| error.to_string())
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShotKeys {
    cell: AsString<Cell>,
    shows: AsString<Shows>,
}

impl Serialize for Shot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ShotKeys { cell: AsString(self.cell), shows: AsString(self.shows) }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object(deserializer, |keys: ShotKeys| Ok(Self { cell: keys.cell.0, shows: keys.shows.0 }))
    }
}

impl Serialize for Shots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

/// Sorted into reading order, whatever the order in the file.
impl<'de> Deserialize<'de> for Shots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ShotList;

        impl<'de> Visitor<'de> for ShotList {
            type Value = Shots;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of shots")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Shots, A::Error> {
                let mut shots = Shots::NONE;
                while let Some(shot) = list.next_element()? {
                    shots.push(shot).map_err(de::Error::custom)?;
                }
                Ok(shots.sorted())
            }
        }

        deserializer.deserialize_seq(ShotList)
    }
}

/// Nine strings; one of 81 characters is also accepted.
impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.drawing().rows().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected a layout: nine strings of nine characters `.ABGD`, or one of 81")]
        enum Shape {
            Rows(Vec<String>),
            Line(String),
        }
        let drawing = match Shape::deserialize(deserializer)? {
            Shape::Rows(rows) => Drawing::from_rows(&rows),
            Shape::Line(line) => line.parse(),
        };
        let drawing = drawing.map_err(de::Error::custom)?;
        Self::try_from(&drawing).map_err(de::Error::custom)
    }
}

/// Layouts in lists, each as one string of 81 characters.
pub(super) fn lines<S: Serializer>(layouts: &[Layout], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(layouts.iter().map(|layout| layout.drawing().rows().concat()))
}
