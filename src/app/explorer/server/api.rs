//! What the page can ask, and the answers, in JSON.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET /api/start` | | version, language, levels, the puzzles of the library, saved games |
//! | `GET /api/techniques` | | id, level, score, name of each; whether it can run by itself |
//! | `POST /api/games` | [`NewGame`]; a day's puzzle goes on if begun | `{"id", "kind", "view"}` |
//! | `GET /api/games/ID` | | the same; the view is that of the game |
//! | `POST /api/games/ID/play` | `{"action", "millis"}`: the action is one of the game | the same |
//! | `POST /api/games/ID/undo`, `redo` | | the same |
//! | `POST /api/games/ID/go` | `{"to"}`, the number of an action, 0 for the beginning | the same |
//! | `GET /api/games/ID/help` | | the hint or reason that the last action asks for, or `null` |
//! | `GET /api/games/ID/path` | | once the game is over, [`PathView`]; `null` before |
//! | `GET /api/games/ID/link` | | `{"link"}`: what follows `#` in a link |
//! | `GET /api/games/ID/file` | | the game as a file, veiled |
//! | `GET /api/games/ID/record.txt`, `record.svg` | | the record of the game |
//! | `GET /api/games/ID/page.pdf` | | the puzzle as printed; with `?marks=true`, with its marks |
//! | `DELETE /api/games/ID` | | `{}` |
//! | `POST /api/BENCH/QUESTION` | what lies on the bench of a game | see [`Bench`] |
//! | `GET /rules/GAME` | | the rules of a game as a page; anyone may read them |
//! | `GET /api/contest` | | what the seat of the token sees; `?since=N&run=R` waits for a change |
//! | `POST /api/contest/join` | `{"code"}`, an invitation | `{"seat", "token"}` |
//! | `POST /api/contest/hide` | `{"drawn"}`, `{"seed"}` or `{"lines"}` | `{"lines"}` of the board |
//! | `POST /api/contest/ready` | `{"lines"}` | what the seat sees |
//! | `POST /api/contest/play` | `{"move"}` | what the seat sees |
//! | `POST /api/contest/back` | | what the seat sees |
//! | `GET /api/contest/advice` | | on the seat's turn, `{"steps", "chances"}` |
//! | `GET /api/contest/review` | | once the game is over, each move against the best one |
//! | `GET /api/contest/record` | | once the game is over, its record |
//! | `GET /api/contest/page.pdf` | | the same record, printed |
//!
//! All take `?lang=hu` or `?lang=en`. A request that is refused, or that fails, is answered with
//! `{"error": "a sentence"}` of the type `application/problem+json`. Its status is 200 if the
//! request is as it should be, but the game, or the composer, says no; see [`Fault`] for others.
//!
//! [`PathView`]: crate::explorer::PathView
//! [`Bench`]: crate::play::Bench

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::Uri;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::beginning::NewGame;
use super::contest::api as contest;
use super::fault::Fault;
use super::request::{Body, LONGEST};
use super::shared::{Answer, Asked, Shared, json_of};
use super::store::GameId;
use super::summary::Listed;
use super::work::{Cancelled, Client, Takes};
use super::{Desk, assets, bench, guard};
use crate::explorer::Played;
use crate::play::{Given, veiled_file};
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::Level;
use smyoz_core::rating::TechniqueRow;

pub(super) fn router(desk: Arc<Desk>) -> Router {
    Router::new()
        .route("/api/start", get(start))
        .route("/api/techniques", get(techniques))
        .route("/api/games", post(new_game))
        .route("/api/games/{id}", get(show).delete(remove))
        .route("/api/games/{id}/play", post(play))
        .route("/api/games/{id}/undo", post(undo))
        .route("/api/games/{id}/redo", post(redo))
        .route("/api/games/{id}/go", post(go))
        .route("/api/games/{id}/help", get(give_help))
        .route("/api/games/{id}/path", get(path))
        .route("/api/games/{id}/link", get(link))
        .route("/api/games/{id}/file", get(file))
        .route("/api/games/{id}/record.txt", get(record_text))
        .route("/api/games/{id}/record.svg", get(record_svg))
        .route("/api/games/{id}/page.pdf", get(page))
        .route("/rules/{kind}", get(assets::rules))
        .merge(bench::router(&desk.registry))
        .merge(contest::router())
        .fallback(assets::file)
        .layer(DefaultBodyLimit::max(LONGEST))
        .layer(from_fn_with_state(Arc::clone(&desk), guard::guard))
        .with_state(desk)
}

/// A game as it is shown.
#[derive(Serialize)]
struct Shown {
    id: String,
    /// The name of what is played, as in commands.
    kind: &'static str,
    view: Value,
}

impl Shown {
    fn new(id: &GameId, game: &dyn Played, lang: Lang) -> Self {
        Self { id: id.to_string(), kind: game.kind(), view: game.view(lang) }
    }
}

impl Desk {
    async fn look<T: Send + 'static>(
        self: Arc<Self>,
        id: GameId,
        look: impl FnOnce(&dyn Played) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let mut taken = self.games.take(id).await?;
        let desk = Arc::clone(&self);
        self.workers
            .work(Takes::Moments, move |cancelled| desk.games.game(&mut taken, cancelled.limits()).map(look))
            .await
    }

    /// Notes what a hint concluded.
    async fn note(self: &Arc<Self>, id: GameId, given: Given) -> Result<(), Fault> {
        let mut taken = self.games.take(id).await?;
        let desk = Arc::clone(self);
        let work = move |cancelled: &Cancelled| {
            let note = |game: &mut dyn Played| {
                game.note(&given);
                Ok(())
            };
            desk.games.change(&mut taken, cancelled.limits(), note).map(drop)
        };
        self.workers.work(Takes::Moments, work).await
    }

    /// Changes a game, saves it, and shows what has become of it.
    async fn change(
        self: Arc<Self>,
        (id, lang): (GameId, Lang),
        change: impl FnOnce(&mut dyn Played) -> Result<(), Fault> + Send + 'static,
    ) -> Answer {
        let mut taken = self.games.take(id.clone()).await?;
        let desk = Arc::clone(&self);
        let work = move |cancelled: &Cancelled| {
            Ok(Shown::new(&id, desk.games.change(&mut taken, cancelled.limits(), change)?, lang))
        };
        json_of(&self.workers.work(Takes::Moments, work).await?)
    }
}

/// What the start page shows.
async fn start(State(desk): Shared) -> Answer {
    let shared = Arc::clone(&desk);
    let work = move |_: &_| {
        let saved = shared.games.saved()?;
        let library: Vec<_> = shared.library.iter().map(|puzzle| Listed::new(puzzle.about(), &saved)).collect();
        Ok(json!({
            "version": env!("CARGO_PKG_VERSION"),
            "lang": shared.lang.map(Lang::code),
            "levels": Level::SOLVABLE,
            "library": library,
            "saved": saved,
        }))
    };
    json_of(&desk.workers.work(Takes::Moments, work).await?)
}

/// The techniques of the usual game, the easiest first.
async fn techniques(State(desk): Shared, Asked(lang): Asked) -> Answer {
    let row = |technique: &TechniqueRow| {
        json!({
            "id": technique.id,
            "level": technique.level,
            "score": technique.score,
            "name": technique.titles[lang],
            "automatic": technique.is_automatic,
        })
    };
    let techniques = desk.registry.usual().techniques();
    json_of(&techniques.iter().map(row).collect::<Vec<Value>>())
}

async fn new_game(State(desk): Shared, client: Client, Asked(lang): Asked, Body(new): Body<NewGame>) -> Answer {
    let shared = Arc::clone(&desk);
    let work = move |cancelled: &Cancelled| {
        let goes_on = new.is_of_a_day();
        let game = new.begin(&shared.registry, &shared.library, lang, cancelled.limits())?;
        let saved = if goes_on { shared.games.saved_like(&*game)? } else { None };
        saved.map_or_else(|| shared.games.add(game), Ok)
    };
    let id = desk.workers.work(Takes::Long.by(client), work).await?;
    show(State(desk), id, Asked(lang)).await
}

async fn show(State(desk): Shared, id: GameId, Asked(lang): Asked) -> Answer {
    let name = id.clone();
    json_of(&desk.look(id, move |game| Shown::new(&name, game, lang)).await?)
}

async fn remove(State(desk): Shared, id: GameId) -> Answer {
    let taken = desk.games.take(id).await?;
    let shared = Arc::clone(&desk);
    desk.workers.work(Takes::Moments, move |_| shared.games.remove(taken)).await?;
    json_of(&json!({}))
}

/// An action with the active time since the one before.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Turn {
    action: Value,
    #[serde(default)]
    millis: u32,
}

async fn play(
    State(desk): Shared,
    id: GameId,
    Asked(lang): Asked,
    Body(Turn { action, millis }): Body<Turn>,
) -> Answer {
    let play = move |game: &mut dyn Played| Ok(game.play(action, millis, lang)?);
    desk.change((id, lang), play).await
}

/// There may be nothing to undo; then nothing happens.
async fn undo(State(desk): Shared, id: GameId, Asked(lang): Asked) -> Answer {
    desk.change((id, lang), |game| {
        game.undo();
        Ok(())
    })
    .await
}

/// There may be nothing to redo; then nothing happens.
async fn redo(State(desk): Shared, id: GameId, Asked(lang): Asked) -> Answer {
    desk.change((id, lang), |game| {
        game.redo();
        Ok(())
    })
    .await
}

/// The number of an action.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Goal {
    to: usize,
}

/// Goes to the state after an action, wherever the game stands.
async fn go(State(desk): Shared, id: GameId, Asked(lang): Asked, Body(Goal { to }): Body<Goal>) -> Answer {
    let go = move |game: &mut dyn Played| match game.go(to) {
        true => Ok(()),
        false => Err(Fault::Unreadable(format!("there is no action {to}"))),
    };
    desk.change((id, lang), go).await
}

/// The hint or the reason that the last action asked for; `null` if it asked for none. Meanwhile
/// the game can be played on.
async fn give_help(State(desk): Shared, client: Client, id: GameId, Asked(lang): Asked) -> Answer {
    let game = Arc::clone(&desk).look(id.clone(), |game| game.copy()).await?;
    let work = move |cancelled: &Cancelled| game.help(lang, cancelled.limits()).map_err(Fault::Unfounded);
    let help = desk.workers.work(Takes::AWhile.by(client), work).await?;
    if let Some(given) = help.as_ref().and_then(|help| help.given.clone()) {
        desk.note(id, given).await?;
    }
    json_of(&help)
}

/// The path that `rate` would have taken, beside the player's own, once the game is over.
async fn path(State(desk): Shared, client: Client, id: GameId, Asked(lang): Asked) -> Answer {
    let game = Arc::clone(&desk).look(id, |game| game.copy()).await?;
    let work = move |cancelled: &Cancelled| game.told_path(lang, cancelled.limits()).map_err(Fault::Unfounded);
    json_of(&desk.workers.work(Takes::Long.by(client), work).await?)
}

async fn link(State(desk): Shared, id: GameId) -> Answer {
    let link = desk.look(id, |game| game.to_link()).await?;
    json_of(&json!({ "link": link }))
}

/// The game as a file to be saved elsewhere.
async fn file(State(desk): Shared, id: GameId) -> Answer {
    let name = format!("attachment; filename=\"smyoz-{}\"", id.file());
    let text = desk.look(id, |game| veiled_file(&game.to_json())).await?;
    Ok(([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], text).into_response())
}

async fn record_text(State(desk): Shared, id: GameId, Asked(lang): Asked) -> Answer {
    let record = desk.look(id, move |game| game.record(lang)).await?.ok_or(Fault::NoSuchPage)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.text()).into_response())
}

async fn record_svg(State(desk): Shared, id: GameId, Asked(lang): Asked) -> Answer {
    let record = desk.look(id, move |game| game.record(lang)).await?.ok_or(Fault::NoSuchPage)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], record.svg(lang)).into_response())
}

/// Whether a page has what is marked.
#[derive(Default, Deserialize)]
struct Printed {
    #[serde(default)]
    marks: bool,
}

/// The puzzle as it is printed, to be solved on paper.
async fn page(State(desk): Shared, id: GameId, Asked(lang): Asked, uri: Uri) -> Answer {
    let Query(Printed { marks }) = Query::try_from_uri(&uri).unwrap_or_default();
    let page = desk.look(id, move |game| game.page(marks, lang)).await?.ok_or(Fault::NoSuchPage)?;
    Ok(([(CONTENT_TYPE, "application/pdf")], page).into_response())
}
