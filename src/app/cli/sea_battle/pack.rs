//! `smyoz pack`: Perelman's arrangement of a fleet.

use std::fmt::Display;

use clap::Args;
use serde_json::json;

use super::setting_of;
use crate::cli::output::Output;
use crate::cli::{Answer, CommandError};
use crate::games::sea_battle::options::SettingArgs;
use smyoz_games::sea_battle::{Packing, PackingError, pack};

/// Arrange a fleet of Sea Battle so that it is hard to find, as Perelman advises
///
/// The larger ships are packed closely, so that most cells are left for the submarines; these then
/// lie as far apart as possible. Both are proved to be the best, or the best known bound is printed
/// (exit code 3).
#[derive(Args)]
pub(in crate::cli) struct Pack {
    /// Most places to try: for the larger ships, and again for the submarines
    #[arg(long = "tries", alias = "limit", value_name = "N", default_value = "1000000", value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setting: SettingArgs,
}

impl Pack {
    pub fn run(&self, output: &mut Output) -> Result<Answer, CommandError> {
        let setting = setting_of(&self.setting)?;
        let packing = match pack(&setting, self.limit) {
            Ok(packing) => packing,
            Err(reason) => return self.none(reason, output),
        };
        let Packing { layout, free, free_at_most, distance, distance_at_most } = &packing;
        if self.json {
            output.json(&json!({
                "layout": layout.rows(),
                "free": free,
                "free_at_most": free_at_most,
                "distance_squared": distance,
                "distance_squared_at_most": distance_at_most,
                "proved": packing.is_proved(),
            }))?;
        } else {
            output.text(layout)?;
            let most = bound("no arrangement has more", free == free_at_most, free_at_most);
            output.line(format_args!("cells left to the submarines: {free}; {most}"))?;
            if let (Some(distance), Some(at_most)) = (distance, distance_at_most) {
                let root = |square: &u32| format!("{:.2}", f64::from(*square).sqrt());
                let best = "beside these larger ships no arrangement has more";
                let most = bound(best, distance == at_most, root(at_most));
                output.line(format_args!("least distance of submarines: {} cells; {most}", root(distance)))?;
            }
        }
        Ok(if packing.is_proved() { Answer::Yes } else { Answer::Unknown })
    }

    fn none(&self, reason: PackingError, output: &mut Output) -> Result<Answer, CommandError> {
        match self.json {
            true => output.json(&json!({"layout": null, "reason": reason.to_string()}))?,
            false => output.line(reason)?,
        }
        Ok(match reason {
            PackingError::None => Answer::No,
            PackingError::Unknown(_) => Answer::Unknown,
        })
    }
}

/// What is known of an arrangement's measure: that it is the best, or a bound.
fn bound(best: &str, is_proved: bool, at_most: impl Display) -> String {
    if is_proved { best.to_owned() } else { format!("at most {at_most} are possible") }
}
