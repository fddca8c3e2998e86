//! `smyoz techniques`: the techniques that solvers of each level are expected to know.

use clap::Args;
use serde_json::json;

use super::games::{NotForGameError, expect_spoken, game_named};
use super::output::Output;
use super::terminal::with_level;
use super::values::{completed, level_names};
use super::{Answer, CommandError, LangArg};
use crate::registry::Registry;
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::Levels;
use smyoz_core::rating::TechniqueRow;
use smyoz_paper::level_name;

/// List the techniques by which puzzles are rated, with levels and scores
#[derive(Args)]
pub(super) struct Techniques {
    /// Which game
    #[arg(long)]
    game: String,
    /// Only techniques of these levels: beginner, beginner..advanced or beginner,master
    #[arg(long, value_name = "LEVEL", hide_possible_values = true)]
    #[arg(value_parser = completed(level_names, str::parse::<Levels>))]
    level: Option<Levels>,
    /// Language of the names
    #[arg(long, value_enum, default_value = "en")]
    lang: LangArg,
    /// Print one JSON line per technique
    #[arg(long)]
    json: bool,
}

impl Techniques {
    pub fn run(&self, registry: &Registry, output: &mut Output) -> Result<Answer, CommandError> {
        let game = game_named(registry, &self.game);
        expect_spoken(registry, [&*self.game], self.lang.into())?;
        let rows = game.techniques();
        if rows.is_empty() {
            return Err(NotForGameError::new(game.kind(), "techniques").into());
        }
        let width = rows.iter().map(|row| row.id.len()).max().unwrap_or(0);
        let wanted = rows.into_iter().filter(|row| self.level.is_none_or(|levels| levels.contain(row.level)));
        for TechniqueRow { id, level, score, titles, .. } in wanted {
            if self.json {
                let mut row = json!({ "id": id, "level": level, "score": score });
                game.extras().languages.iter().for_each(|&lang| row[lang.code()] = json!(titles[lang]));
                output.json(&row)?;
                continue;
            }
            let lang = Lang::from(self.lang);
            let level_name = level_name(lang, level).to_lowercase();
            let line = format!("{level_name:<8}  {score:>2}  {id:<width$}  {}", titles[lang]);
            output.line(with_level(line, Some(level), "", &level_name))?;
        }
        Ok(Answer::Yes)
    }
}
