//! `smyoz pack`: Perelman's arrangement of a fleet.

use std::fmt::Display;

use clap::{ArgMatches, Args, Command};
use serde_json::json;

use crate::options::{SettingArgs, setting};
use crate::pack::{Packing, PackingError, pack};
use smyoz_app::registry::asked::parsed;
use smyoz_app::registry::values::number;
use smyoz_app::registry::{Refusal, Reply, Tool};

/// Arrange a fleet of Sea Battle so that it is hard to find, as Perelman advises
///
/// The larger ships are packed closely, so that most cells are left for the submarines; these then
/// lie as far apart as possible. Both are proved to be the best, or the best known bound is printed
/// (exit code 3).
#[derive(Args)]
struct PackArgs {
    /// Maximum number of places to try: for the larger ships, and again for the submarines
    #[arg(long = "tries", alias = "limit", value_name = "N", default_value = "1000000", value_parser = number::<u64>(1..))]
    limit: u64,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setting: SettingArgs,
}

/// The command.
pub(super) const PACK: Tool = Tool { command: || PackArgs::augment_args(Command::new("pack")), answer };

fn answer(own: &ArgMatches) -> Result<Reply, Refusal> {
    let (setting, limit) = (setting(own)?, parsed::<PackArgs>(own).limit);
    Ok(match pack(&setting, limit) {
        Ok(packing) => arranged(&packing),
        Err(reason) => Reply {
            yes: (reason == PackingError::None).then_some(false),
            json: json!({"layout": null, "reason": reason.to_string()}),
            text: format!("{reason}\n"),
        },
    })
}

fn arranged(packing: &Packing) -> Reply {
    let Packing { layout, free, free_at_most, distance, distance_at_most } = packing;
    let most = bound("no arrangement has more", free == free_at_most, free_at_most);
    let mut text = format!("{layout}cells left to the submarines: {free}; {most}\n");
    if let (Some(distance), Some(at_most)) = (distance, distance_at_most) {
        let root = |square: &u32| format!("{:.2}", f64::from(*square).sqrt());
        let best = "beside these larger ships no arrangement has more";
        let most = bound(best, distance == at_most, root(at_most));
        text += &format!("least distance of submarines: {} cells; {most}\n", root(distance));
    }
    let json = json!({
        "layout": layout.rows(),
        "free": free,
        "free_at_most": free_at_most,
        "distance_squared": distance,
        "distance_squared_at_most": distance_at_most,
        "proved": packing.is_proved(),
    });
    Reply { yes: packing.is_proved().then_some(true), json, text }
}

/// What is known of an arrangement's measure: that it is the best, or a bound.
fn bound(best: &str, is_proved: bool, at_most: impl Display) -> String {
    if is_proved { best.to_owned() } else { format!("at most {at_most} are possible") }
}
