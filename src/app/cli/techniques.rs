//! `smyoz techniques`: the techniques that solvers of each level are expected to know.

use clap::Args;
use serde_json::json;

use super::output::Output;
use super::sea_battle::Game;
use super::{Answer, Failure, LangArg};
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::Level;
use smyoz_games::{sea_battle, smyoz};

/// List the techniques that puzzles are rated by, with their levels and scores
#[derive(Args)]
pub(super) struct Techniques {
    /// The game
    #[arg(long, value_enum, default_value = "smyoz")]
    game: Game,
    /// Only techniques of this level
    #[arg(long, value_name = "LEVEL")]
    level: Option<Level>,
    /// Language of the names
    #[arg(long, value_enum, default_value = "en")]
    lang: LangArg,
    /// Print one JSON line per technique
    #[arg(long)]
    json: bool,
}

/// A row of a game's table.
struct Row {
    id: &'static str,
    level: Level,
    score: u32,
    /// The names in both languages, in the order of [`Lang::ALL`].
    titles: [String; 2],
}

impl Techniques {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let rows = self.rows();
        let width = rows.iter().map(|row| row.id.len()).max().unwrap_or(0);
        let wanted = rows.into_iter().filter(|row| self.level.is_none_or(|level| level == row.level));
        for Row { id, level, score, titles: [hu, en] } in wanted {
            if self.json {
                output.json(&json!({ "id": id, "level": level, "score": score, "hu": hu, "en": en }))?;
                continue;
            }
            let name = if Lang::from(self.lang) == Lang::Hu { hu } else { en };
            output.line(format!("{:<8}  {score:>2}  {id:<width$}  {name}", level.name()))?;
        }
        Ok(Answer::Yes)
    }

    fn rows(&self) -> Vec<Row> {
        let row = |id, level, score, titles| Row { id, level, score, titles };
        match self.game {
            Game::Smyoz => {
                let titled = |id| Lang::ALL.map(|lang| lang.technique(id));
                let all = smyoz::techniques::ALL.iter();
                all.map(|one| row(one.id, one.level, one.score, titled(one.id))).collect()
            }
            Game::SeaBattle => {
                let all = sea_battle::techniques::ALL.iter();
                all.map(|one| row(one.id, one.level, one.score, Lang::ALL.map(|lang| one.title(lang)))).collect()
            }
        }
    }
}
