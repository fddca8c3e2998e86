//! `smyoz explore`, and `smyoz contest` in the browser, started for a test.
#![allow(dead_code, reason = "each test program uses a part")]

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::thread;

use serde_json::Value;
use tempfile::TempDir;

use super::http::{Reply, request};

/// A separate server, with its own games.
pub struct Explorer {
    process: Child,
    _stdout: BufReader<ChildStdout>,
    messages: Option<thread::JoinHandle<String>>,
    /// What it printed: where the page is.
    pub link: String,
    /// Its host and port.
    pub address: String,
    /// The token that requests for data must carry.
    pub token: String,
    folder: Folder,
}

/// Where the games are.
enum Folder {
    Own(TempDir),
    Given(PathBuf),
}

impl Explorer {
    /// On any free port.
    pub fn start(arguments: &[&str]) -> Self {
        let folder = TempDir::new().unwrap();
        Self::run(&[&["--port", "0"], arguments].concat(), Folder::Own(folder))
    }

    /// On any free port, with the games of another one.
    pub fn start_in(folder: &Path, arguments: &[&str]) -> Self {
        Self::run(&[&["--port", "0"], arguments].concat(), Folder::Given(folder.to_owned()))
    }

    /// With just these arguments.
    pub fn start_with(arguments: &[&str]) -> Self {
        Self::run(arguments, Folder::Own(TempDir::new().unwrap()))
    }

    /// A contest on any free port; its token is that of the first person's seat.
    pub fn contest(arguments: &[&str]) -> Self {
        Self::run_as("contest", &[&["--port", "0"], arguments].concat(), Folder::Own(TempDir::new().unwrap()))
    }

    fn run(arguments: &[&str], folder: Folder) -> Self {
        Self::run_as("explore", arguments, folder)
    }

    fn run_as(name: &str, arguments: &[&str], folder: Folder) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_smyoz"));
        let path = match &folder {
            Folder::Own(folder) => folder.path(),
            Folder::Given(folder) => folder,
        };
        command.args([name, "--no-open", "--state"]).arg(path).args(arguments);
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut stderr = process.stderr.take().unwrap();
        let messages = thread::spawn(move || {
            let mut messages = String::new();
            stderr.read_to_string(&mut messages).map(|_| messages).unwrap()
        });
        let mut stdout = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let link = line.trim_end().to_owned();
        let address = link.strip_prefix("http://").and_then(|rest| rest.split_once('/'));
        let Some((address, rest)) = address else { panic!("no address: {link:?} {}", messages.join().unwrap()) };
        let token = ["?token=", "contest.html?seat="].iter().find_map(|before| rest.strip_prefix(before));
        let token = token.and_then(|rest| rest.split('#').next()).expect("a token").to_owned();
        Self { process, _stdout: stdout, messages: Some(messages), address: address.to_owned(), token, link, folder }
    }

    /// Where the games are.
    pub fn folder(&self) -> &Path {
        match &self.folder {
            Folder::Own(folder) => folder.path(),
            Folder::Given(folder) => folder,
        }
    }

    /// Kills it without notice.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Kills it, and starts a contest at the same address.
    pub fn restart_contest(&mut self, arguments: &[&str]) {
        self.kill();
        let (_, port) = self.address.rsplit_once(':').unwrap();
        let arguments = [&["--port", port], arguments].concat();
        *self = Self::run_as("contest", &arguments, Folder::Own(TempDir::new().unwrap()));
    }

    /// Asks it to end, and waits until it does; returns how it ended and its messages.
    pub fn stop(mut self, signal: &str) -> (ExitStatus, String) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args(["-s", signal, &id]).status().unwrap().success());
        let status = self.process.wait().unwrap();
        let messages = self.messages.take().unwrap().join().unwrap();
        (status, messages)
    }

    /// The header of those who know the token.
    pub fn key(&self) -> (&str, &str) {
        ("X-Smyoz-Token", &self.token)
    }

    /// A request of the page.
    pub fn ask(&self, method: &str, path: &str, body: &str) -> Reply {
        let headers = [("Host", &*self.address), ("Content-Type", "application/json"), self.key()];
        request(&self.address, (method, path), &headers, body).unwrap()
    }

    /// A request of the page at the seat with this token.
    pub fn ask_as(&self, token: &str, method: &str, path: &str, body: &str) -> Reply {
        let headers = [("Host", &*self.address), ("Content-Type", "application/json"), ("X-Smyoz-Token", token)];
        request(&self.address, (method, path), &headers, body).unwrap()
    }

    /// The answer to a request of the page that succeeds.
    #[track_caller]
    pub fn get(&self, path: &str) -> Value {
        good(&self.ask("GET", path, ""))
    }

    /// The answer to a request of the page that succeeds.
    #[track_caller]
    pub fn post(&self, path: &str, body: &Value) -> Value {
        good(&self.ask("POST", path, &body.to_string()))
    }

    /// Begins a game; returns its name.
    #[track_caller]
    pub fn begin(&self, body: &Value) -> String {
        self.post("/api/games", body)["id"].as_str().unwrap().to_owned()
    }

    /// Does something in a game; returns the view.
    #[track_caller]
    pub fn play(&self, id: &str, action: &Value) -> Value {
        let body = serde_json::json!({ "action": action, "millis": 1000 });
        self.post(&format!("/api/games/{id}/play"), &body)["view"].take()
    }
}

#[track_caller]
fn good(reply: &Reply) -> Value {
    assert!(reply.status == 200 && !reply.says_no(), "{reply:?}");
    reply.json()
}

impl Drop for Explorer {
    fn drop(&mut self) {
        // It may have ended before.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
