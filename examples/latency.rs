//! How long the Explorer's page waits for its server:
//!
//!     cargo run --release --features measure --example latency -- [PUZZLES]
//!
//! prints the table in `docs/explorer.md`. One client, then five at once, play the first puzzles of
//! each collection (8 by default) to their ends by hints. Each request has its own connection.

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, thread};

use serde_json::{Value, json};
use smyoz::explorer::server::{Server, Settings};
use tempfile::TempDir;

#[path = "../tests/common/http.rs"]
mod http;

type Answer<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;

/// The tabs that are open at once.
const TABS: usize = 5;

/// Whoever asks the server: a tab of the page.
struct Client {
    address: String,
    token: String,
    tab: String,
}

impl Client {
    fn ask(&self, method: &str, path: &str, body: &Value) -> Answer<(Value, Duration)> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let headers = [
            ("Host", &*self.address),
            ("Content-Type", "application/json"),
            ("X-Smyoz-Token", &self.token),
            ("X-Smyoz-Tab", &self.tab),
        ];
        let begin = Instant::now();
        let reply = http::request(&self.address, (method, path), &headers, &body)?;
        let took = begin.elapsed();
        if reply.status != 200 || reply.says_no() {
            return Err(format!("{method} {path}: {}", reply.body).into());
        }
        Ok((serde_json::from_str(&reply.body).unwrap_or_default(), took))
    }

    fn play(&self, id: &str, action: &Value) -> Answer<(Value, Duration)> {
        self.ask("POST", &format!("/api/games/{id}/play"), &json!({ "action": action, "millis": 100 }))
    }

    fn begin(&self, game: &Value) -> Answer<String> {
        let (shown, _) = self.ask("POST", "/api/games", game)?;
        Ok(shown["id"].as_str().unwrap_or_default().to_owned())
    }

    /// Plays a puzzle by hints alone; returns how long each took, from the question to its answer.
    fn hints(&self, puzzle: &Value) -> Answer<(Vec<Duration>, Vec<Duration>)> {
        let id = self.begin(&json!({ "puzzle": puzzle }))?;
        let (mut hints, mut marks) = (Vec::new(), Vec::new());
        loop {
            let (_, asked) = self.play(&id, &json!({ "hint": { "stage": 3 } }))?;
            let (help, answered) = self.ask("GET", &format!("/api/games/{id}/help"), &Value::Null)?;
            hints.push(asked + answered);
            let Some(mark) = help.get("mark").filter(|mark| !mark.is_null()) else { break };
            let (shown, took) = self.play(&id, mark)?;
            marks.push(took);
            if !shown["view"]["solution"].is_null() || shown["view"]["allFound"] == json!(true) {
                break;
            }
        }
        Ok((hints, marks))
    }
}

fn row(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1000.0;
    println!("| {what} | {} | {:.1} | {:.1} | {:.0} |", times.len(), at(50), at(95), at(100));
}

/// The first puzzles of a collection, one a line.
fn puzzles(name: &str, count: usize) -> Answer<Vec<Value>> {
    let text = fs::read_to_string(Path::new("puzzles").join(name))?;
    text.lines().take(count).map(|line| Ok(serde_json::from_str(line)?)).collect()
}

/// The hints of all puzzles in a tab, which begins with another one than the others.
fn own(tab: &Client, puzzles: &[Value], first: usize) -> Answer<Vec<Duration>> {
    let puzzles = puzzles.iter().cycle().skip(first).take(puzzles.len());
    let hints: Vec<Vec<Duration>> = puzzles.map(|puzzle| Ok(tab.hints(puzzle)?.0)).collect::<Answer<_>>()?;
    Ok(hints.concat())
}

fn main() -> Answer {
    let count = std::env::args().nth(1).map_or(Ok(8), |count| count.parse())?;
    let folder = TempDir::new()?;
    let settings = Settings { lang: None, library: Vec::new(), directory: folder.path().to_owned(), contest: None };
    let serving = Server::new(smyoz::built_in(), 0)?.serve(settings)?;
    let address = serving.address();
    let (host, token) = address["http://".len()..].split_once("/?token=").expect("an address with a token");
    let client = |tab: usize| Client { address: host.to_owned(), token: token.to_owned(), tab: tab.to_string() };
    thread::spawn(|| serving.run());

    println!("| what | number | p50 ms | p95 ms | most ms |");
    println!("|---|---|---|---|---|");
    let one = client(0);
    let get = |path: &str| Ok::<_, Box<dyn Error + Send + Sync>>(one.ask("GET", path, &Value::Null)?.1);
    let first = || Ok::<_, Box<dyn Error + Send + Sync>>(get("/")? + get("/app.js")? + get("/api/start")?);
    row("first page: /, app.js, start", (0..50).map(|_| first()).collect::<Answer<_>>()?);
    let mut shots = Vec::new();
    for seed in 1..=count {
        let id = one.begin(&json!({ "seed": seed }))?;
        for cell in 1..=9 {
            shots.push(one.play(&id, &json!({ "shoot": { "cell": format!("{cell}{cell}") } }))?.1);
        }
    }
    row("shots", shots);
    let (smyoz, sea) = (puzzles("levels.jsonl", count)?, puzzles("sea-battle-levels.jsonl", count)?);
    for (name, puzzles) in [("SMYOZ", &smyoz), ("Sea Battle", &sea)] {
        let (mut hints, mut marks) = (Vec::new(), Vec::new());
        for puzzle in puzzles {
            let (asked, marked) = one.hints(puzzle)?;
            hints.extend(asked);
            marks.extend(marked);
        }
        row(&format!("{name}: marks"), marks);
        row(&format!("{name}: hints"), hints);
    }
    for (name, puzzles) in [("SMYOZ", &smyoz), ("Sea Battle", &sea)] {
        let tabs: Vec<Client> = (0..TABS).map(client).collect();
        let at_once = thread::scope(|scope| {
            let works: Vec<_> =
                tabs.iter().enumerate().map(|(first, tab)| scope.spawn(move || own(tab, puzzles, first))).collect();
            works.into_iter().map(|work| work.join().expect("no panic")).collect::<Answer<Vec<_>>>()
        })?;
        row(&format!("{name}: hints, {TABS} tabs at once"), at_once.concat());
    }
    let (mut counts, mut wholes) = (Vec::new(), Vec::new());
    for puzzle in &smyoz {
        let shots = puzzle["shots"].as_array().map_or(&[][..], Vec::as_slice);
        for some in 0..=shots.len() {
            let sheet = json!({ "inventory": puzzle["inventory"], "shots": shots[..some] });
            counts.push(one.ask("POST", "/api/bench/count", &sheet)?.1);
            wholes.push(one.ask("POST", "/api/bench/assay", &sheet)?.1);
        }
    }
    row("bench: counts", counts);
    row("bench: the rest, too", wholes);
    Ok(())
}
