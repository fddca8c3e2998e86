//! The options of the command that plays.

use std::num::NonZeroU16;

use clap::Args;
use serde_json::{Map, Value};

use crate::contest::{End, Kind, Options};
use crate::starts::Wish;

/// Options on the games.
#[derive(Args, Clone)]
#[command(next_help_heading = "Garnsi-Malom")]
pub(super) struct ContestArgs {
    /// Nine signs on 9x9 cells, for 3 or 9 seats; by default, two teams on 6x6, for 2 or 6
    #[arg(long)]
    nine: bool,
    /// Nine signs that jump and make mills in rows, columns and boxes; the largest heap wins
    #[arg(long, conflicts_with = "nine")]
    heaps: bool,
    /// With 9 seats, three teams: 1, 4, 7 against 2, 5, 8 and 3, 6, 9; 3 seats always are teams
    #[arg(long)]
    teams: bool,
    /// A piece that leaves a mill can make a mill by that move; with --nine
    #[arg(long, requires = "nine")]
    roll: bool,
    /// The end of --nine: five, another number of signs that are out, or shrink
    #[arg(long, value_name = "END", requires = "nine")]
    end: Option<End>,
    /// Seconds for a move, in place of the knocks; a sign that exceeds them is out
    #[arg(long, value_name = "SECONDS")]
    knocks: Option<NonZeroU16>,
    /// Begin after a placing phase that leaves so many cells empty, such as 5..10
    #[arg(long, value_name = "HOLES")]
    holes: Option<Wish>,
    /// Begin after a placing phase in which a sign gets stuck; with --nine
    #[arg(long, requires = "nine")]
    stuck: bool,
}

/// Options on sheets without a puzzle.
#[derive(Args)]
pub(super) struct SheetArgs {
    /// The board and the pieces of nine signs; by default, those of two teams on 6x6
    #[arg(long, hide_short_help = true)]
    pub nine: bool,
}

impl ContestArgs {
    /// The variant as data; its seats follow from those who sit.
    pub fn variant(&self) -> Map<String, Value> {
        let kind = match self {
            Self { nine: true, .. } => Kind::Nine,
            Self { heaps: true, .. } => Kind::Heaps,
            _ => Kind::Six,
        };
        let &Self { teams, roll, end, knocks, .. } = self;
        let options = Options { teams, roll, end, knocks, ..Options::of(kind) };
        match serde_json::to_value(options) {
            Ok(Value::Object(keys)) => keys,
            _ => unreachable!("options are an object with plain values"),
        }
    }

    /// What is asked of the start position, as text; `None` if the game begins with an empty board.
    pub fn start(&self) -> Option<String> {
        let is_asked = self.holes.is_some() || self.stuck;
        let wish = self.holes.clone().unwrap_or_default();
        is_asked.then(|| Wish { stuck: self.stuck, ..wish }.to_string())
    }
}
