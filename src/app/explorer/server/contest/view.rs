//! What a seat's page shows.

use serde_json::{Value, json};

use super::{Inside, Preparing, Room, Stage};
use crate::registry::contest::{Judged, Table, lost, told_end, told_judged, told_lost, told_sitter};
use smyoz_core::contest::{Seat, Sitter};
use smyoz_core::lang::Lang;

impl Room {
    /// What a seat may see, and nothing else. From now on the seat is taken.
    pub fn view(&self, seat: Seat, lang: Lang) -> Value {
        let mut inside = self.inside();
        let is_new = !std::mem::replace(&mut inside.is_taken[seat.0], true);
        if is_new {
            self.changed();
        }
        let seats: Vec<Value> = inside.seats().iter().map(|sitter| json!(told_sitter(sitter, lang))).collect();
        let mut view = json!({
            "run": self.run,
            "version": *self.changes.borrow(),
            "langs": self.languages.iter().map(|lang| lang.code()).collect::<Vec<_>>(),
            "game": self.game.kind(),
            "seat": seat.0 + 1,
            "seats": seats,
            "invitations": self.open_invitations(&inside, lang),
        });
        let more = match &inside.stage {
            Stage::Hiding(preparing) => self.hiding(preparing, seat, lang),
            Stage::Playing(table) => playing(&**table, seat, lang),
        };
        let (Value::Object(view), Value::Object(more)) = (&mut view, more) else { return Value::Null };
        view.extend(more);
        view.insert("broken".to_owned(), inside.broken.clone().into());
        Value::Object(std::mem::take(view))
    }

    /// The invitations to seats that nobody has taken.
    fn open_invitations(&self, inside: &Inside, lang: Lang) -> Vec<Value> {
        let seats = inside.seats();
        let free = (0..seats.len()).filter(|&at| seats[at] == Sitter::Human && !inside.is_taken[at]);
        let one = |at: usize| {
            let number = (at + 1).to_string();
            json!({"seat": at + 1, "code": self.invitations[at], "text": lang.table_invite(number)})
        };
        free.map(one).collect()
    }

    fn hiding(&self, preparing: &Preparing, seat: Seat, lang: Lang) -> Value {
        let is_ready = preparing.hiding[seat.0].is_some();
        let hides = self.game.hides(&preparing.variant).ok().flatten();
        let said = if is_ready { lang.table_waits_for_others() } else { lang.table_hide(seat.to_string()) };
        json!({ "stage": "hiding", "ready": is_ready, "hides": hides, "said": said })
    }

    /// The review of the game, in sentences and as data.
    pub fn told_review(&self, judged: &[Judged], lang: Lang) -> Value {
        let inside = self.inside();
        let Some(table) = inside.table_that_is_over() else { return Value::Null };
        let moves = judged.iter().map(|one| {
            json!({
                "number": one.number,
                "seat": one.seat.0 + 1,
                "played": one.chosen,
                "lost": one.lost(),
                "text": told_judged(table, one, lang),
            })
        });
        let players = lost(judged, inside.seats().len()).into_iter().map(|one| told_lost(table, &one, lang));
        let players: Vec<String> = if judged.is_empty() { vec![lang.contest_unreviewed()] } else { players.collect() };
        json!({ "moves": moves.collect::<Vec<_>>(), "players": players })
    }
}

fn playing(table: &dyn Table, seat: Seat, lang: Lang) -> Value {
    let (turn, outcome) = (table.turn(), table.outcome());
    let log: Vec<String> = table.lines().iter().map(|line| table.told(line, lang)).collect();
    let said = match (&outcome, turn) {
        (Some(_), _) => told_end(table, lang),
        (None, Some(turn)) if turn == seat => table.wanted(lang),
        (None, Some(turn)) => lang.table_waits_for(turn.to_string()),
        (None, None) => lang.contest_over(),
    };
    // The end reveals everything; before, each seat sees what is its own.
    let revealed = outcome.is_some().then(|| table.openings().iter().map(|one| one.lines.clone()).collect::<Vec<_>>());
    json!({
        "stage": if outcome.is_some() { "over" } else { "playing" },
        "turn": turn.map(|seat| seat.0 + 1),
        "said": said,
        "board": table.view(seat),
        "log": log,
        "open": table.takes_back(),
        "takes_back": table.takes_back() && !log.is_empty(),
        "winners": outcome.map(|outcome| outcome.winners.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>()),
        "revealed": revealed,
    })
}
