//! How many cells of each line still may and must be pieces.

use super::rows::{LINES, Rows};
use crate::clues::Counts;

/// The counts of the rows or of the columns for one kind of piece.
pub(super) struct Axis {
    /// The count of each line; 0 where it is withheld.
    counts: [i32; LINES],
    /// The lines whose counts are withheld. Together they have the rest of the pieces.
    withheld: u32,
    /// How many cells the withheld lines have together.
    rest: i32,
    lines: usize,
}

/// The counts of both kinds of lines, rows first.
pub(super) fn axes(counts: &Counts, total: usize) -> [Axis; 2] {
    [counts.rows(), counts.columns()].map(|counts| Axis::new(counts, total))
}

/// How far a line is from its count.
#[derive(Clone, Copy)]
pub(super) struct Margins {
    /// How many more cells of each line may be pieces.
    pub(super) room: [u8; LINES],
    /// How many more cells of each line may be none.
    pub(super) slack: [u8; LINES],
}

/// Which lines are decided by their counts.
#[derive(Default)]
pub(super) struct Decided {
    /// Lines that have all their pieces: what is open is none.
    pub(super) full: u32,
    /// Lines in which all that is open must be pieces.
    pub(super) tight: u32,
}

impl Axis {
    fn new(given: &[Option<u8>], total: usize) -> Self {
        let mut axis = Self { counts: [0; LINES], withheld: 0, rest: total as i32, lines: given.len() };
        for (line, count) in given.iter().enumerate() {
            match count {
                Some(count) => {
                    axis.counts[line] = i32::from(*count);
                    axis.rest -= i32::from(*count);
                }
                None => axis.withheld |= 1 << line,
            }
        }
        axis
    }

    /// Compares lines of pieces and of open cells with the counts; `None` if these cannot be kept.
    pub(super) fn compare(&self, pieces: &Rows, open: &Rows) -> Option<(Margins, Decided)> {
        let mut margins = Margins { room: [0; LINES], slack: [0; LINES] };
        let mut decided = Decided::default();
        let (mut rest_room, mut rest_slack) = (self.rest, -self.rest);
        for line in 0..self.lines {
            let (is, may) = (pieces.0[line].count_ones() as i32, open.0[line].count_ones() as i32);
            if self.withheld >> line & 1 == 1 {
                rest_room -= is;
                rest_slack += is + may;
                continue;
            }
            let (room, slack) = (self.counts[line] - is, is + may - self.counts[line]);
            if room < 0 || slack < 0 {
                return None;
            }
            (margins.room[line], margins.slack[line]) = (room as u8, slack as u8);
            decided.full |= u32::from(room == 0 && may > 0) << line;
            decided.tight |= u32::from(slack == 0 && may > 0) << line;
        }
        if rest_room < 0 || rest_slack < 0 {
            return None;
        }
        let open_withheld = rest_room + rest_slack > 0;
        decided.full |= if rest_room == 0 && open_withheld { self.withheld } else { 0 };
        decided.tight |= if rest_slack == 0 && open_withheld { self.withheld } else { 0 };
        for line in (0..self.lines).filter(|line| self.withheld >> line & 1 == 1) {
            margins.room[line] = rest_room.min(255) as u8;
            margins.slack[line] = rest_slack.min(255) as u8;
        }
        Some((margins, decided))
    }
}
