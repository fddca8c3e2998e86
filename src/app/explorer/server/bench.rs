//! The benches of the games over HTTP.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::post;

use super::Desk;
use super::beginning::random_seed;
use super::fault::Fault;
use super::request::Raw;
use super::shared::{Answer, Asked, Shared};
use super::work::{Cancelled, Client};
use crate::play::{Made, Question};
use crate::registry::Registry;
use smyoz_core::lang::Lang;

/// What the benches of all games answer.
pub(super) fn router(registry: &Registry) -> Router<Arc<Desk>> {
    let makers = registry.games().iter().filter_map(|game| game.extras().maker);
    let questions = makers.flat_map(|maker| {
        let bench = maker.bench();
        bench.questions.iter().map(move |question| (format!("/api/{}/{}", bench.name, question.name), question))
    });
    questions.fold(Router::new(), |router, (path, question)| {
        let asked = move |State(desk): Shared, client: Client, Asked(lang): Asked, Raw(body): Raw| {
            answer(desk, question, (client, lang), body)
        };
        router.route(&path, post(asked))
    })
}

async fn answer(desk: Arc<Desk>, question: &'static Question, (client, lang): (Client, Lang), body: Vec<u8>) -> Answer {
    let seed = random_seed()?;
    let work =
        move |cancelled: &Cancelled| (question.answer)(&body, seed, lang, cancelled.limits()).map_err(Fault::from);
    Ok(match desk.workers.work(question.takes.by(client), work).await? {
        Made::Json(text) => ([(CONTENT_TYPE, "application/json")], text).into_response(),
        Made::File(name, kind, content) => {
            let disposition = format!("attachment; filename=\"{name}\"");
            ([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, &disposition)], content).into_response()
        }
    })
}
