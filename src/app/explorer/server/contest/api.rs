//! What the page of a contest can ask; see [`super::super::api`].

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{FromRequestParts, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::time::timeout;

use super::super::Desk;
use super::super::fault::Fault;
use super::super::guard::{TOKEN, only};
use super::super::request::Body;
use super::super::shared::{Answer, Asked, Shared, json_of};
use super::super::work::{Cancelled, Takes};
use super::{Room, record_text};
use crate::registry::contest::Hiding;
use smyoz_core::contest::Seat;
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::Seed;

/// How long a page waits for news before it asks again.
const WAIT: Duration = Duration::from_secs(20);

pub(in super::super) fn router() -> Router<Arc<Desk>> {
    Router::new()
        .route("/api/contest", get(look))
        .route("/api/contest/join", post(join))
        .route("/api/contest/hide", post(hide))
        .route("/api/contest/ready", post(ready))
        .route("/api/contest/play", post(play))
        .route("/api/contest/back", post(back))
        .route("/api/contest/advice", get(advice))
        .route("/api/contest/certain", get(certain))
        .route("/api/contest/review", get(review))
        .route("/api/contest/record", get(record))
        .route("/api/contest/page.pdf", get(page))
}

/// The contest, and the seat that the token of the request belongs to.
pub(in super::super) struct AtSeat {
    room: Arc<Room>,
    seat: Seat,
}

impl FromRequestParts<Arc<Desk>> for AtSeat {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, desk: &Arc<Desk>) -> Result<Self, Fault> {
        let room = desk.contest()?;
        let seat = only(&parts.headers, &TOKEN).and_then(|token| room.seat_of(token)).ok_or(Fault::NoToken)?;
        Ok(Self { room, seat })
    }
}

impl Desk {
    fn contest(&self) -> Result<Arc<Room>, Fault> {
        self.contest.clone().ok_or(Fault::NoSuchPage)
    }

    /// Lets programs play as long as it is their turn.
    fn let_programs_play(self: &Arc<Self>, room: &Arc<Room>) {
        let (desk, room) = (Arc::clone(self), Arc::clone(room));
        tokio::spawn(async move {
            loop {
                let own = Arc::clone(&room);
                let think = move |cancelled: &Cancelled| own.think(cancelled.limits());
                if !matches!(desk.workers.work(Takes::AWhile, think).await, Ok(true)) {
                    break;
                }
            }
        });
    }

    /// Changes something at a seat, and shows what has become of it, with the language that was
    /// asked of the command.
    async fn at_seat(
        self: Arc<Self>,
        AtSeat { room, seat }: AtSeat,
        lang: Lang,
        change: impl FnOnce(&Room, Seat) -> Result<(), Fault> + Send + 'static,
    ) -> Answer {
        let own = Arc::clone(&room);
        let work = move |_: &Cancelled| {
            change(&own, seat)?;
            Ok(own.view(seat, lang))
        };
        let mut view = self.workers.work(Takes::Moments, work).await?;
        view["lang"] = self.lang.map(Lang::code).into();
        self.let_programs_play(&room);
        json_of(&view)
    }
}

/// After which change a page asks, and of which run of the server.
#[derive(Deserialize)]
struct Since {
    since: Option<u64>,
    run: Option<String>,
}

/// What the seat sees; at once, or when it differs from what the page knows.
async fn look(State(desk): Shared, at: AtSeat, Asked(lang): Asked, Query(asked): Query<Since>) -> Answer {
    let is_of_this_run = asked.run.is_none_or(|run| run == at.room.run);
    if let Some(since) = asked.since.filter(|_| is_of_this_run) {
        let mut changes = at.room.changes.subscribe();
        // If nothing happens, what is answered is the same once more.
        let _ = timeout(WAIT, changes.wait_for(|number| *number != since)).await;
    }
    desk.at_seat(at, lang, |_, _| Ok(())).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Join {
    code: String,
}

/// Exchanges an invitation for the token of a seat.
async fn join(State(desk): Shared, Body(Join { code }): Body<Join>) -> Answer {
    let room = desk.contest()?;
    let work = move |_: &Cancelled| {
        let (seat, token) = room.join(&code)?;
        Ok(json!({ "seat": seat.0 + 1, "token": token }))
    };
    json_of(&desk.workers.work(Takes::Moments, work).await?)
}

/// How somebody wants to hide something.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Wanted {
    /// Drawn at random, in a way that the game names.
    Drawn(Option<String>),
    Seed(u32),
    Lines(Vec<String>),
}

/// What the seat would hide; nothing is decided yet.
async fn hide(State(desk): Shared, at: AtSeat, Asked(lang): Asked, Body(wanted): Body<Wanted>) -> Answer {
    let hiding = match wanted {
        Wanted::Drawn(how) => Hiding::Drawn(how),
        Wanted::Seed(seed) => {
            let seed = Seed::try_from(seed);
            Hiding::Seed(seed.map_err(|error| Fault::Refused(error.to_string()))?)
        }
        Wanted::Lines(lines) => Hiding::Lines(lines),
    };
    let work = move |_: &Cancelled| at.room.try_hiding(&hiding, lang);
    json_of(&json!({ "lines": desk.workers.work(Takes::AWhile, work).await? }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ready {
    lines: Vec<String>,
}

async fn ready(State(desk): Shared, at: AtSeat, Asked(lang): Asked, Body(Ready { lines }): Body<Ready>) -> Answer {
    desk.at_seat(at, lang, move |room, seat| room.hide(seat, lines, lang)).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Chosen {
    r#move: String,
}

async fn play(
    State(desk): Shared,
    at: AtSeat,
    Asked(lang): Asked,
    Body(Chosen { r#move: chosen }): Body<Chosen>,
) -> Answer {
    desk.at_seat(at, lang, move |room, seat| room.play(seat, Some(&chosen), lang)).await
}

async fn back(State(desk): Shared, at: AtSeat, Asked(lang): Asked) -> Answer {
    desk.at_seat(at, lang, move |room, seat| room.play(seat, None, lang)).await
}

/// Advice for the seat, if it is its turn: three sentences, and how good each move is.
async fn advice(State(desk): Shared, at: AtSeat, Asked(lang): Asked) -> Answer {
    let work = move |cancelled: &Cancelled| {
        let advice = at.room.advice(at.seat, lang, cancelled.limits())?;
        let advice = advice.ok_or_else(|| Fault::Refused(lang.contest_no_advice()))?;
        let chances: Map<String, Value> = advice.chances.into_iter().map(|(one, value)| (one, value.into())).collect();
        Ok(json!({ "steps": advice.steps, "chances": chances }))
    };
    json_of(&desk.workers.work(Takes::AWhile, work).await?)
}

/// What is certain for the seat, if it is its turn: sentences.
async fn certain(State(desk): Shared, at: AtSeat, Asked(lang): Asked) -> Answer {
    let work = move |cancelled: &Cancelled| at.room.certain(at.seat, lang, cancelled.limits());
    json_of(&desk.workers.work(Takes::AWhile, work).await?)
}

/// Each move against the best one, once the game is over.
async fn review(State(desk): Shared, at: AtSeat, Asked(lang): Asked) -> Answer {
    let work = move |cancelled: &Cancelled| {
        let judged = at.room.review(cancelled.limits())?;
        Ok(at.room.told_review(&judged, lang))
    };
    json_of(&desk.workers.work(Takes::Long, work).await?)
}

/// The record, once the game is over: before, its seed can lead to what is hidden.
async fn record(at: AtSeat) -> Answer {
    let inside = at.room.inside();
    let table = inside.table_that_is_over().ok_or(Fault::NoSuchPage)?;
    let name = "attachment; filename=\"contest.jsonl\"";
    Ok(([(CONTENT_TYPE, "application/jsonl"), (CONTENT_DISPOSITION, name)], record_text(table)).into_response())
}

/// The record as it is printed, once the game is over.
async fn page(State(desk): Shared, at: AtSeat, Asked(lang): Asked) -> Answer {
    let work = move |_: &Cancelled| at.room.page(lang);
    let page = desk.workers.work(Takes::AWhile, work).await?;
    Ok(([(CONTENT_TYPE, "application/pdf")], page).into_response())
}
