//! DOKU: what stands in the record of a game.

use crate::lang::SmyozTexts;
use itertools::Itertools;

use super::action::Action;
use super::game::{Entry, Game};
use super::state::Asked;
use smyoz_app::play::{Mode, Record, clock};
use smyoz_core::lang::Lang;

impl Game {
    /// The record of what led to the state at the cursor.
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
        let title = match self.told().mode {
            Mode::Game => lang.record_game(),
            Mode::Training => lang.record_training(),
            Mode::Puzzle => lang.record_puzzle(),
        };
        Record { title, figures, lines: self.history.in_words(lang, |entry| words(entry, lang)) }
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
        Action::Hint { stage, .. } => lang.record_hint(*stage),
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
