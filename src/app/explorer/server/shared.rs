//! What all handlers share: how they get at the desk, and how they answer.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::Desk;
use super::fault::Fault;
use smyoz_core::lang::Lang;

pub(super) type Shared = State<Arc<Desk>>;

/// An answer as JSON, or why there is none.
pub(super) type Answer = Result<Response, Fault>;

/// An answer with a body of JSON.
pub(super) fn json_of(value: &impl Serialize) -> Answer {
    let text = serde_json::to_string(value).map_err(|_| Fault::Bug)?;
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

/// The language of an answer: the one that is asked for, or that of the server.
pub(super) struct Asked(pub Lang);

impl FromRequestParts<Arc<Desk>> for Asked {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, desk: &Arc<Desk>) -> Result<Self, Fault> {
        Ok(Self(desk.lang_of(&parts.uri)))
    }
}
