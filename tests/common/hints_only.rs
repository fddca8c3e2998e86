//! A player who does nothing but ask for hints and mark what they conclude.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use smyoz::explorer::{Mode, NotPlayed, Playable, Played};
use smyoz::lang::Lang;
use smyoz::limits::Limits;

/// How much the page does by itself meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Automatisms {
    None,
    /// Those of beginners.
    Some,
    All,
}

/// How a game went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Went {
    pub hints: u32,
    /// Hints that were counted, and would have cost something.
    pub counted: u64,
}

/// No game needs more hints.
const MOST: u32 = 1000;

/// Solves a puzzle by hints alone. The techniques are those that can run by themselves, each with
/// its level.
///
/// # Errors
/// Where the player was stuck, or paid for the same twice.
pub fn solve(puzzle: &dyn Playable, automatisms: Automatisms, techniques: &[(&str, bool)]) -> Result<Went, String> {
    let mut game = puzzle.begin(Mode::Puzzle, Lang::En, Limits::NONE)?;
    let play = |game: &mut dyn Played, action: &Value| {
        game.play(action.clone(), 0, Lang::En).map_err(|refusal| match refusal {
            NotPlayed::Unreadable(reason) | NotPlayed::Refused(reason) => format!("{action}: {reason}"),
        })
    };
    if automatisms != Automatisms::None {
        let chosen = techniques.iter().filter(|(_, easy)| automatisms == Automatisms::All || *easy);
        let chosen: Vec<&str> = chosen.map(|(id, _)| *id).collect();
        let action = match game.kind() {
            "smyoz" => json!({ "choose": { "techniques": chosen } }),
            _ => json!({ "auto": { "on": true } }),
        };
        play(&mut *game, &action)?;
    }
    let mut told = BTreeSet::new();
    let mut went = Went::default();
    loop {
        let view = game.view(Lang::En);
        if !view["solution"].is_null() {
            let hints = view["counters"]["hints"].as_array().into_iter().flatten();
            went.counted = hints.filter_map(Value::as_u64).sum();
            if went.counted != told.len() as u64 {
                return Err(format!("{} of {} different hints were counted", went.counted, told.len()));
            }
            return Ok(went);
        }
        if view["allFound"] == true {
            play(&mut *game, &json!("claim"))?;
            continue;
        }
        went.hints += 1;
        play(&mut *game, &json!({ "hint": { "stage": 3 } }))?;
        let help = game.help(Lang::En, Limits::NONE)?.ok_or("a hint was asked for, and none was given")?;
        let stuck = || format!("after {} hints: {}", went.hints, help.lines.join(" "));
        let (Some(mark), Some(given)) = (&help.mark, &help.given) else { return Err(stuck()) };
        game.note(given);
        if !told.insert(given.told.clone()) || went.hints > MOST {
            return Err(format!("the same hint again {}", stuck()));
        }
        play(&mut *game, mark)?;
    }
}
