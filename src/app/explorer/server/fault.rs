//! Why a request is not answered, in one sentence.

use axum::Extension;
use axum::http::StatusCode;
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::play::{NotMade, NotPlayed};
use smyoz_core::lang::Lang;
use smyoz_core::limits::CancelledError;

/// The type of the body of an answer that says why there is no other.
const PROBLEM: &str = "application/problem+json";

/// Why a request is not answered; every game is as before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The request calls the server by another name.
    WrongHost,
    WrongOrigin,
    /// The client does not know the token.
    NoToken,
    SeatTaken,
    /// The body is not declared to be JSON.
    NotJson,
    /// The body is too long.
    TooLong,
    /// The body takes too long.
    Slow,
    /// The body ends too early.
    Cut,
    /// The request does not say what is expected.
    Unreadable(String),
    NoSuchPage,
    /// The path is not for this method.
    WrongMethod,
    NoSuchGame,
    /// The library has no such puzzle.
    NoSuchPuzzle(usize),
    /// A saved game cannot be read.
    Damaged {
        /// The name of its file.
        file: String,
        /// What is wrong with it.
        error: String,
    },
    /// A game cannot be saved.
    NotSaved(String),
    /// The game would be longer than games can be.
    LongGame,
    /// The answer is no; why, in the language of the request.
    Refused(String),
    /// No game can begin like this; why, in the language of the request.
    NoGame(String),
    NotComposed(String),
    /// Cancelled: nobody is waiting for the answer.
    Cancelled,
    /// Too much is asked at once.
    Busy,
    /// The program has a bug.
    Bug,
    /// The program has a bug: a conclusion does not follow; the report of it, with the puzzle.
    Unfounded(String),
}

impl Fault {
    fn status(&self) -> StatusCode {
        match self {
            Self::WrongHost | Self::WrongOrigin | Self::SeatTaken => StatusCode::FORBIDDEN,
            Self::NoToken => StatusCode::UNAUTHORIZED,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Slow => StatusCode::REQUEST_TIMEOUT,
            Self::Cut | Self::Unreadable(_) => StatusCode::BAD_REQUEST,
            Self::NoSuchPage | Self::NoSuchGame | Self::NoSuchPuzzle(_) => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            // Nothing failed: the answer is no. Browsers write errors of HTTP on the console.
            Self::Refused(_) | Self::LongGame | Self::NoGame(_) | Self::NotComposed(_) => StatusCode::OK,
            Self::Damaged { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Busy | Self::Cancelled => StatusCode::SERVICE_UNAVAILABLE,
            Self::NotSaved(_) | Self::Bug | Self::Unfounded(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The reason in words.
    fn sentence(&self, lang: Lang) -> String {
        match self {
            Self::WrongHost => lang.server_wrong_host(),
            Self::WrongOrigin => lang.server_wrong_origin(),
            Self::NoToken => lang.server_no_token(),
            Self::SeatTaken => lang.server_seat_taken(),
            Self::NotJson => lang.server_not_json(),
            Self::TooLong => lang.server_too_long(),
            Self::Slow => lang.server_slow(),
            Self::Cut => lang.server_cut(),
            Self::Unreadable(error) => lang.server_unreadable(error.clone()),
            Self::NoSuchPage => lang.server_no_such_page(),
            Self::WrongMethod => lang.server_wrong_method(),
            Self::NoSuchGame => lang.server_no_such_game(),
            Self::NoSuchPuzzle(count) => lang.server_no_such_puzzle(*count),
            Self::Damaged { file, error } => lang.server_damaged(file.clone(), error.clone()),
            Self::NotSaved(error) => lang.server_not_saved(error.clone()),
            Self::LongGame => lang.server_long_game(),
            Self::Refused(reason) => reason.clone(),
            Self::NoGame(error) => lang.server_no_game(error.clone()),
            Self::NotComposed(error) => lang.server_not_composed(error.clone()),
            Self::Cancelled => lang.server_cancelled(),
            Self::Busy => lang.server_busy(),
            Self::Bug => lang.server_bug(),
            Self::Unfounded(report) => format!("{} {report}", lang.server_bug()),
        }
    }
}

impl From<CancelledError> for Fault {
    fn from(_: CancelledError) -> Self {
        Self::Cancelled
    }
}

impl From<NotMade> for Fault {
    fn from(reason: NotMade) -> Self {
        match reason {
            NotMade::Unreadable(error) => Self::Unreadable(error),
            NotMade::No(reason) => Self::Refused(reason),
            NotMade::Cancelled => Self::Cancelled,
            NotMade::Bug => Self::Bug,
        }
    }
}

impl From<NotPlayed> for Fault {
    fn from(reason: NotPlayed) -> Self {
        match reason {
            NotPlayed::Unreadable(error) => Self::Unreadable(error),
            NotPlayed::Refused(reason) => Self::Refused(reason),
        }
    }
}

impl IntoResponse for Fault {
    /// Without a body, which [`told`] adds.
    fn into_response(self) -> Response {
        (self.status(), Extension(self)).into_response()
    }
}

/// An answer as the client gets it: if something failed, with the reason in its language.
pub(super) fn told(mut answer: Response, lang: Lang) -> Response {
    let fault = match answer.extensions_mut().remove::<Fault>() {
        Some(fault) => fault,
        None if answer.status() == StatusCode::METHOD_NOT_ALLOWED => Fault::WrongMethod,
        None => return answer,
    };
    let body = json!({ "error": fault.sentence(lang) }).to_string();
    let mut told = (fault.status(), [(CONTENT_TYPE, PROBLEM)], body).into_response();
    told.headers_mut().extend(answer.headers_mut().remove(ALLOW).map(|allowed| (ALLOW, allowed)));
    told
}
