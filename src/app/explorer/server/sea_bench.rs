//! The bench of Sea Battle over HTTP. The page keeps what lies on it, and sends all of it each
//! time.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use serde_json::json;

use super::beginning::random_seed;
use super::fault::Fault;
use super::request::Body;
use super::shared::{Answer, Asked, Shared, json_of};
use super::work::{Cancelled, Client, Takes};
use crate::explorer::Sentence;
use crate::explorer::sea_battle::{Sheet, SheetError};
use smyoz_core::lang::Lang;

/// What the clues leave.
pub(super) async fn assay(State(desk): Shared, client: Client, Asked(lang): Asked, Body(sheet): Body<Sheet>) -> Answer {
    let work =
        move |cancelled: &Cancelled| sheet.assay(lang, cancelled.limits()).map_err(|error| no_sheet(&error, lang));
    json_of(&desk.workers.work(Takes::AWhile.by(client), work).await?)
}

/// The puzzle that further cells make of a sheet.
pub(super) async fn complete(State(desk): Shared, Asked(lang): Asked, Body(sheet): Body<Sheet>) -> Answer {
    let work = move |cancelled: &Cancelled| {
        let puzzle = sheet.complete(random_seed()?, cancelled.limits());
        Ok(json!({ "puzzle": puzzle.map_err(|error| no_sheet(&error, lang))? }))
    };
    json_of(&desk.workers.work(Takes::Long, work).await?)
}

/// The sheet as a puzzle file.
pub(super) async fn file(State(desk): Shared, Asked(lang): Asked, Body(sheet): Body<Sheet>) -> Answer {
    let work = move |cancelled: &Cancelled| sheet.finished(cancelled.limits()).map_err(|error| no_sheet(&error, lang));
    let puzzle = desk.workers.work(Takes::Long, work).await?;
    let text = serde_json::to_string(&puzzle).map_err(|_| Fault::Bug)? + "\n";
    let disposition = "attachment; filename=\"sea-battle.json\"";
    Ok(([(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, disposition)], text).into_response())
}

fn no_sheet(error: &SheetError, lang: Lang) -> Fault {
    match error {
        SheetError::Fault => Fault::Bug,
        SheetError::Stopped(_) => Fault::Cancelled,
        error => Fault::Sheet(error.sentence(lang)),
    }
}
