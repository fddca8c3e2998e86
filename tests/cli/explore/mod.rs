//! `smyoz explore` as a browser, a hostile site and a careless user see it: a process that answers
//! HTTP.

mod bench;
mod contest;
#[path = "../../common/explorer.rs"]
mod explorer;
mod games;
mod hints;
#[path = "../../common/hints_only.rs"]
mod hints_only;
mod hostile;
#[path = "../../common/http.rs"]
mod http;
mod kept;
mod sea_battle;
mod started;
