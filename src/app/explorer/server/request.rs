//! What requests say: the language, the game, the body.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Bytes, HttpBody};
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::fault::Fault;
use super::store::GameId;
use super::work::Client;
use crate::play::read_body;
use smyoz_core::lang::Lang;

/// The most bytes that the body of a request may have.
pub(super) const LONGEST: usize = 1 << 20;

/// How long a body may take.
const BODY_TIME: Duration = Duration::from_secs(5);

/// The language in which an answer is asked for: `?lang=hu` or `?lang=en`.
pub(super) fn asked_lang(uri: &Uri) -> Option<Lang> {
    #[derive(Deserialize)]
    struct Asked {
        lang: String,
    }
    let Query(Asked { lang }) = Query::try_from_uri(uri).ok()?;
    Lang::ALL.into_iter().find(|known| known.code() == lang)
}

/// The body of a request.
pub(super) struct Raw(pub Vec<u8>);

impl<S: Send + Sync> FromRequest<S> for Raw {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        // What is announced to be too long need not be waited for.
        if request.body().size_hint().lower() > LONGEST as u64 {
            return Err(Fault::TooLong);
        }
        let bytes = timeout(BODY_TIME, Bytes::from_request(request, state)).await.map_err(|_| Fault::Slow)?;
        bytes.map(|bytes| Self(bytes.into())).map_err(|refused| match refused {
            BytesRejection::FailedToBufferBody(refused) if refused.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Fault::TooLong
            }
            _ => Fault::Cut,
        })
    }
}

/// The body of a request: JSON that says what is expected, and nothing else.
pub(super) struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let Raw(body) = Raw::from_request(request, state).await?;
        Ok(Self(read_body(&body)?))
    }
}

/// The header in which a tab gives its name.
const CLIENT: &str = "x-smyoz-tab";

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let name = parts.headers.get(CLIENT).and_then(|name| name.to_str().ok()).unwrap_or_default();
        Ok(Self(name.to_owned()))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for GameId {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        path.ok().and_then(|Path(id)| id.parse().ok()).ok_or(Fault::NoSuchGame)
    }
}
