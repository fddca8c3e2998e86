//! The Explorer's page in a real browser.
//!
//! Chromium is driven by `chromedriver`. Where they are not installed, these tests say that they
//! did not run, which fails in CI.

mod access;
mod bench;
mod contest;
mod driver;
#[path = "../common/explorer.rs"]
mod explorer;
mod exported;
mod game;
#[path = "../common/http.rs"]
mod http;
mod kept;
mod layout;
mod learn;
mod malom;
mod notes;
mod page;
mod pointing;
mod screens;
mod sea_battle;
mod shogword;
mod start;
mod types;
