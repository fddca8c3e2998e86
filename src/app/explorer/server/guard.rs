//! Who may ask what: nobody but the page that this server serves.
//!
//! Any site that is open in the same browser can send requests to loopback. Its name in `Host` (DNS
//! rebinding), its `Origin`, or what the browser says of it in `Sec-Fetch-Site` give it away; and
//! it cannot send JSON without asking first, which nothing here answers.
//!
//! Other users of this machine can send what they like; so requests for data must carry the token,
//! which stands in the address that the command prints. Each seat of a contest has its own token,
//! and the token of the games opens no seat.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Desk;
use super::fault::{self, Fault};

/// Headers of all answers: the page may use nothing that comes from elsewhere, other pages may not
/// use anything of this one, and nothing is kept, since it may show a game or change with the
/// program.
const HEADERS: [(HeaderName, &str); 8] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The header in which a client shows that it knows the token.
pub(super) const TOKEN: HeaderName = HeaderName::from_static("x-smyoz-token");

/// How the paths of requests for data begin.
const DATA: &str = "/api/";

/// How the paths of a contest begin: its handlers ask for the token of a seat.
const CONTEST: &str = "/api/contest";

/// Lets through what the page may ask, says in the requested language what was refused or failed,
/// and adds the headers.
pub(super) async fn guard(State(desk): State<Arc<Desk>>, request: Request, next: Next) -> Response {
    let lang = desk.lang_of(request.uri());
    let answer = match examine(&request, &desk) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    };
    let mut answer = fault::told(answer, lang);
    answer.headers_mut().extend(HEADERS.map(|(name, value)| (name, HeaderValue::from_static(value))));
    answer
}

fn examine(request: &Request, desk: &Desk) -> Result<(), Fault> {
    let headers = request.headers();
    let host = only(headers, &header::HOST).filter(|host| desk.hosts.iter().any(|known| known == host));
    let host = host.ok_or(Fault::WrongHost)?;
    if request.uri().authority().is_some_and(|authority| authority.as_str() != host) {
        return Err(Fault::WrongHost);
    }
    let is_own = |origin| origin == Some(&*format!("http://{host}"));
    if headers.contains_key(header::ORIGIN) && !is_own(only(headers, &header::ORIGIN)) {
        return Err(Fault::WrongOrigin);
    }
    // Other sites may link to the page, but not ask for data.
    let is_data = request.uri().path().starts_with(DATA);
    let site = headers.get("sec-fetch-site");
    if is_data && site.is_some_and(|site| site != "same-origin" && site != "none") {
        return Err(Fault::WrongOrigin);
    }
    let is_contest = request.uri().path().starts_with(CONTEST);
    if is_data && !is_contest && only(headers, &TOKEN) != Some(&*desk.token) {
        return Err(Fault::NoToken);
    }
    if request.method() == Method::POST && !is_json(headers) {
        return Err(Fault::NotJson);
    }
    Ok(())
}

/// The value of a header that must not be repeated.
pub(super) fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut values = headers.get_all(name).iter();
    match (values.next(), values.next()) {
        (Some(value), None) => value.to_str().ok(),
        _ => None,
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let essence = only(headers, &header::CONTENT_TYPE).and_then(|kind| kind.split(';').next());
    essence.is_some_and(|essence| essence.trim().eq_ignore_ascii_case("application/json"))
}
