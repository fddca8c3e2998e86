//! DOKU: the record of a game, to be printed and kept.

use std::sync::Arc;

use itertools::Itertools;

use super::action::Action;
use super::game::{Entry, Game};
use super::state::Asked;
use crate::explorer::beginning::Mode;
use smyoz_core::lang::Lang;
use smyoz_paper::drawing::{Anchor, DisplayList, Type};
use smyoz_paper::{Ink, Theme, svg};

/// The size of a page in millimetres: A4.
const PAGE: (f64, f64) = (210.0, 297.0);

/// Its margin, the size of its type, and the distance between lines.
const MARGIN: f64 = 18.0;
const SIZE: f64 = 3.2;
const LEADING: f64 = 5.0;

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What was played.
    pub title: String,
    /// What was used, and what it costs by the chosen scale.
    pub figures: Vec<String>,
    /// What was done, with the answers.
    pub lines: Vec<String>,
}

impl Game {
    /// The record of what led to the state at the cursor.
    #[must_use]
    pub fn record(&self, lang: Lang) -> Record {
        let counters = self.counters();
        let scale = &self.lasting().settings.scale;
        let figures = vec![
            lang.record_time(clock(counters.millis)),
            match counters.taken_back {
                0 => lang.record_shots(counters.shots),
                back => lang.record_shots_back(counters.shots, back),
            },
            lang.record_placements(counters.placements),
            lang.record_automatisms(counters.automatisms),
            lang.record_help(counters.hints.iter().sum::<u32>(), counters.checks.iter().sum::<u32>()),
            lang.record_points(counters.points(scale), scale.name.clone()),
        ];
        let mut millis = 0;
        let lines = self.path().into_iter().filter_map(|entry| {
            millis += u64::from(entry.millis);
            words(entry, lang).map(|what| lang.record_line(clock(millis), what))
        });
        let title = match self.told().mode {
            Mode::Game => lang.record_game(),
            Mode::Training => lang.record_training(),
            Mode::Puzzle => lang.record_puzzle(),
        };
        Record { title, figures, lines: lines.collect() }
    }
}

impl Record {
    /// The record as plain text.
    #[must_use]
    pub fn text(&self) -> String {
        let lines = self.lines.iter().zip(1..).map(|(line, number)| format!("{number:4}. {line}\n"));
        format!("{}\n\n{}\n\n{}", self.title, self.figures.join("\n"), lines.collect::<String>())
    }

    /// The record as a page, in two columns; as long as it needs to be.
    #[must_use]
    pub fn svg(&self, lang: Lang) -> String {
        let top = MARGIN + 14.0 + LEADING * self.figures.len() as f64;
        let rows = f64::max(PAGE.1 - top - MARGIN, self.lines.len().div_ceil(2) as f64 * LEADING);
        let appearance = Arc::new(Theme::default().appearance(Ink::Colour));
        let mut page = DisplayList::new((PAGE.0, top + rows + MARGIN), appearance, lang, self.title.clone());
        page.text(Type::bold(6.0), Anchor::Start, (MARGIN, MARGIN + 4.0), &self.title);
        for (line, at) in self.figures.iter().zip(0..) {
            page.text(Type::plain(SIZE), Anchor::Start, (MARGIN, MARGIN + 12.0 + LEADING * f64::from(at)), line);
        }
        let in_column = (rows / LEADING).floor() as usize;
        for (index, line) in self.lines.iter().enumerate() {
            let x = MARGIN + (index / in_column) as f64 * (PAGE.0 / 2.0 - MARGIN + 3.0);
            let y = top + LEADING * (1 + index % in_column) as f64;
            page.text(Type::pale(SIZE), Anchor::End, (x + 8.0, y), &format!("{}.", index + 1));
            page.text(Type::plain(SIZE), Anchor::Start, (x + 10.0, y), line);
        }
        svg(&page)
    }
}

/// What was done, with the answer; nothing if it only changed a setting.
fn words(entry: &Entry, lang: Lang) -> Option<String> {
    let state = entry.state();
    Some(match &entry.action {
        Action::Shoot { cell, z } => {
            let shows = state.known.shots.last().map(|fired| fired.shot.shows.to_string()).unwrap_or_default();
            match z {
                true => lang.record_z_shot(cell.to_string(), shows),
                false => lang.record_shot(cell.to_string(), shows),
            }
        }
        Action::Mercy { .. } => lang.record_mercy(state.known.mercy.map(|shot| shot.to_string()).unwrap_or_default()),
        Action::Put { parts } => lang.record_put(parts.iter().join(" ")),
        Action::Accept => lang.record_accept(),
        Action::Discard => lang.record_discard(),
        Action::Continue => lang.record_continue(),
        Action::Mark { add, erase } if erase.is_empty() => lang.record_mark(add.iter().join(" ")),
        Action::Mark { add, erase } if add.is_empty() => lang.record_erase(erase.iter().join(" ")),
        Action::Mark { add, erase } => lang.record_change(erase.iter().join(" "), add.iter().join(" ")),
        Action::Run => lang.record_run(),
        Action::Save => lang.record_save(),
        Action::Restore => lang.record_restore(),
        Action::Hint { stage } => lang.record_hint(*stage),
        Action::Why { cell } => lang.record_why(cell.to_string()),
        Action::Check { .. } => match &state.asked {
            Some(Asked::Wrong(wrong)) if !wrong.is_empty() => lang.record_wrong(wrong.iter().join(" ")),
            Some(Asked::Check(false)) => lang.record_not_right(),
            _ => lang.record_right(),
        },
        Action::Claim if state.is_over() => lang.record_solved(),
        Action::Claim => lang.record_wrong_claim(),
        Action::NewDrawing => lang.record_new_drawing(),
        Action::Target { .. }
        | Action::Choose { .. }
        | Action::Careful { .. }
        | Action::Doku { .. }
        | Action::Scale { .. }
        | Action::Pause => return None,
    })
}

/// Minutes and seconds.
fn clock(millis: u64) -> String {
    let seconds = millis / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
