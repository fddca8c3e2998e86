//! `smyoz techniques`: the techniques that solvers of each level are expected to know.

use clap::Args;
use serde_json::json;

use super::output::Output;
use super::{Answer, Failure, LangArg};
use crate::lang::Lang;
use crate::level::Level;
use crate::smyoz::techniques::ALL;

/// List the techniques that puzzles are rated by, with their levels and scores
#[derive(Args)]
pub(super) struct Techniques {
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

impl Techniques {
    pub fn run(&self, output: &mut Output) -> Result<Answer, Failure> {
        let wanted = ALL.iter().filter(|technique| self.level.is_none_or(|level| level == technique.level));
        let width = ALL.iter().map(|technique| technique.id.len()).max().unwrap_or(0);
        for technique in wanted {
            let (id, level, score) = (technique.id, technique.level, technique.score);
            if self.json {
                output.json(&json!({ "id": id, "level": level, "score": score, "hu": Lang::Hu.technique(id), "en": Lang::En.technique(id) }))?;
                continue;
            }
            let name = Lang::from(self.lang).technique(id);
            output.line(format!("{:<8}  {score:>2}  {id:<width$}  {name}", level.name()))?;
        }
        Ok(Answer::Yes)
    }
}
