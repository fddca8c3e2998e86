//! What puzzles of every game have: seeds, ids, levels, names of files, values in JSON.

mod bounds;
mod caption;
mod claim;
mod difference;
mod hex;
mod id;
mod json;
mod level;
mod levels;
mod record;
mod seed;
mod stars;

pub use bounds::{Bounds, BoundsError};
pub use caption::{Caption, Note, Text, TextError, Title};
pub use claim::Claim;
pub use difference::Difference;
pub(crate) use hex::hex;
pub use id::{Id, IdError};
pub use json::{
    AsString, Number, Object, ReadError, TextPosition, as_text, by_name, is_default, read_as, read_bytes, read_each,
    read_format, read_value,
};
pub use level::{Level, LevelError, UnknownTechniqueError};
pub use levels::Levels;
pub use record::Record;
pub use seed::{Seed, SeedError, Stream};
pub use stars::{StarScores, Stars};
