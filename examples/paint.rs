//! How soon the Explorer's first content is painted, with the processor as it is and slowed four
//! times:
//!
//!     cargo run --release --features measure --example paint -- [TIMES]
//!
//! Opens the page in Chromium so often (20 times by default). Needs `chromedriver`.

use std::error::Error;
use std::thread;

use serde_json::{Value, json};
use smyoz::explorer::server::{Server, Settings};
use tempfile::TempDir;

#[path = "../tests/browser/driver.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod driver;
#[path = "../tests/common/http.rs"]
mod http;

use driver::Browser;

/// When the first content was painted, and when the start page was complete.
const TIMES: &str = "return [performance.getEntriesByName('first-contentful-paint')[0].startTime, performance.now()]";

fn main() -> Result<(), Box<dyn Error>> {
    let times: usize = std::env::args().nth(1).map_or(Ok(20), |times| times.parse())?;
    let folder = TempDir::new()?;
    let settings = Settings { lang: None, library: Vec::new(), directory: folder.path().to_owned(), contest: None };
    let serving = Server::new(smyoz::built_in(), 0)?.serve(settings)?;
    let address = serving.address();
    thread::spawn(|| serving.run());
    let Some(browser) = Browser::start() else { return Err("there is no chromedriver".into()) };
    println!("| processor | what | least ms | p50 ms | most ms |");
    println!("|---|---|---|---|---|");
    for slowed in [1, 4] {
        browser.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": slowed }));
        let mut all: Vec<[f64; 2]> = Vec::new();
        for _ in 0..=times {
            browser.go("about:blank");
            browser.go(&address);
            browser.wait_for(
                "document.querySelector('.start') && performance.getEntriesByName('first-contentful-paint')[0]",
            );
            all.push(
                serde_json::from_value::<[Value; 2]>(browser.run(TIMES, &json!([])))?
                    .map(|it| it.as_f64().unwrap_or(0.0)),
            );
        }
        // The first time, the browser itself has just begun.
        all.remove(0);
        for (at, what) in ["first contentful paint", "start page complete, at most"].into_iter().enumerate() {
            let mut times: Vec<f64> = all.iter().map(|times| times[at]).collect();
            times.sort_by(f64::total_cmp);
            println!(
                "| × {slowed} | {what} | {:.0} | {:.0} | {:.0} |",
                times[0],
                times[times.len() / 2],
                times[times.len() - 1]
            );
        }
    }
    Ok(())
}
