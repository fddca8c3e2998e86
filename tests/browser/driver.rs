//! A browser, driven by the WebDriver protocol: JSON over HTTP.

use std::collections::BTreeSet;
use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::http::request;

/// What Chromium is told: to show no window, and to ask nothing of hosts of its own.
const ARGUMENTS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
];

/// The key of an element in answers, the same for all drivers.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How long a page may take to do what is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// A browser with a profile of its own.
pub struct Browser {
    driver: Child,
    _stdout: BufReader<ChildStdout>,
    address: String,
    session: String,
    _profile: TempDir,
}

/// How somebody points at something.
#[derive(Clone, Copy, Debug)]
pub enum Pointer {
    Mouse,
    Touch,
}

impl Browser {
    /// Starts one; `None` where it is not installed, which fails in CI.
    pub fn start() -> Option<Self> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut driver = match command.spawn() {
            Ok(driver) => driver,
            Err(error) => {
                assert!(env::var_os("CI").is_none(), "chromedriver: {error}");
                eprintln!("not run, for there is no chromedriver: {error}");
                return None;
            }
        };
        let mut stdout = BufReader::new(driver.stdout.take().unwrap());
        let port = loop {
            let mut line = String::new();
            assert!(stdout.read_line(&mut line).unwrap() > 0, "chromedriver ended");
            if let Some((_, port)) = line.trim_end().rsplit_once("successfully on port ") {
                break port.trim_end_matches('.').to_owned();
            }
        };
        let profile = TempDir::new().unwrap();
        let own_profile = format!("--user-data-dir={}", profile.path().display());
        let arguments: Vec<&str> = ARGUMENTS.into_iter().chain([&*own_profile]).collect();
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        }}});
        let address = format!("127.0.0.1:{port}");
        let mut browser = Self { driver, _stdout: stdout, address, session: String::new(), _profile: profile };
        let session = browser.call("POST", "/session", &wanted);
        browser.session = format!("/session/{}", session["sessionId"].as_str().unwrap());
        Some(browser)
    }

    /// A command of the protocol.
    #[track_caller]
    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let headers = [("Host", &*self.address), ("Content-Type", "application/json")];
        let reply = request(&self.address, (method, &format!("{}{path}", self.session)), &headers, &body).unwrap();
        assert_eq!(reply.status, 200, "{method} {path} {body}: {}", reply.body);
        reply.json()["value"].take()
    }

    /// Opens an address.
    #[track_caller]
    pub fn go(&self, address: &str) {
        self.call("POST", "/url", &json!({ "url": address }));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.call("POST", "/refresh", &json!({}));
    }

    /// Runs a script in the page; returns what it returns.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: &Value) -> Value {
        self.call("POST", "/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Waits until an expression of JavaScript is truthy in the page; returns its value.
    #[track_caller]
    pub fn wait_for(&self, expression: &str) -> Value {
        let begin = Instant::now();
        loop {
            let value = self.run(&format!("return {expression}"), &json!([]));
            if ![Value::Null, json!(false), json!(0), json!("")].contains(&value) {
                return value;
            }
            assert!(begin.elapsed() < PATIENCE, "waited in vain for {expression}: {:?}", self.console());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The text of the first element that fits a CSS selector.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0]).textContent";
        self.run(script, &json!([selector])).as_str().unwrap().to_owned()
    }

    /// The first element that fits a CSS selector.
    #[track_caller]
    fn element(&self, selector: &str) -> Value {
        let found = self.call("POST", "/element", &json!({ "using": "css selector", "value": selector }));
        json!({ ELEMENT: found[ELEMENT] })
    }

    /// Presses at the middle of an element that fits a CSS selector, and lets go.
    #[track_caller]
    pub fn press(&self, pointer: Pointer, selector: &str) {
        self.drag(pointer, &[selector]);
    }

    /// Presses at the first element, goes over the others, and lets go at the last.
    #[track_caller]
    pub fn drag(&self, pointer: Pointer, selectors: &[&str]) {
        let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        self.run(script, &json!([selectors[0]]));
        let to = |selector: &&str| json!({ "type": "pointerMove", "duration": 0, "origin": self.element(selector), "x": 0, "y": 0 });
        let mut moves = selectors.iter().map(to);
        let mut actions: Vec<Value> = moves.next().into_iter().collect();
        actions.push(json!({ "type": "pointerDown", "button": 0 }));
        actions.extend(moves);
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        let kind = match pointer {
            Pointer::Mouse => "mouse",
            Pointer::Touch => "touch",
        };
        let parameters = json!({ "pointerType": kind });
        self.act(&json!({ "type": "pointer", "id": kind, "parameters": parameters, "actions": actions }));
    }

    /// Types keys into whatever has the focus: letters, or names such as `Enter` and `ArrowUp`;
    /// `Control+z` holds the first while the second is typed.
    #[track_caller]
    pub fn keys(&self, keys: &[&str]) {
        let mut actions = Vec::new();
        for chord in keys {
            // The key + itself is no chord.
            let parts: Vec<&str> = if chord.len() == 1 { vec![*chord] } else { chord.split('+').collect() };
            let codes: Vec<String> = parts.into_iter().map(key_code).collect();
            actions.extend(codes.iter().map(|code| json!({ "type": "keyDown", "value": code })));
            actions.extend(codes.iter().rev().map(|code| json!({ "type": "keyUp", "value": code })));
        }
        self.act(&json!({ "type": "key", "id": "keyboard", "actions": actions }));
    }

    #[track_caller]
    fn act(&self, source: &Value) {
        self.call("POST", "/actions", &json!({ "actions": [source] }));
    }

    /// A command of the DevTools protocol, for what WebDriver cannot say.
    #[track_caller]
    pub fn devtools(&self, command: &str, parameters: &Value) -> Value {
        self.call("POST", "/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    /// A picture of what is seen, as PNG.
    #[track_caller]
    pub fn picture(&self) -> Vec<u8> {
        STANDARD.decode(self.call("GET", "/screenshot", &Value::Null).as_str().unwrap()).unwrap()
    }

    fn log(&self, kind: &str) -> Vec<Value> {
        self.call("POST", "/se/log", &json!({ "type": kind })).as_array().cloned().unwrap()
    }

    /// The messages on the console since they were asked for last.
    pub fn console(&self) -> Vec<String> {
        let message = |entry: &Value| format!("{}: {}", entry["level"], entry["message"]);
        self.log("browser").iter().map(message).collect()
    }

    /// The origins of everything that pages have asked for since this was asked for last.
    pub fn origins(&self) -> BTreeSet<String> {
        let asked: Vec<String> = self.log("performance").iter().filter_map(asked_for).collect();
        // Others, such as data: and those of the browser itself, ask nothing of any host.
        let of_hosts = asked.iter().filter(|url| url.starts_with("http") || url.starts_with("ws"));
        of_hosts.map(|url| url.split('/').take(3).collect::<Vec<_>>().join("/")).collect()
    }
}

/// The address that an entry of the performance log is about, if it is a request.
fn asked_for(entry: &Value) -> Option<String> {
    let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
    let (method, params) = (event["message"]["method"].as_str()?, &event["message"]["params"]);
    let url = match method {
        "Network.requestWillBeSent" => &params["request"]["url"],
        "Network.webSocketCreated" => &params["url"],
        _ => return None,
    };
    url.as_str().map(str::to_owned)
}

/// The sign that stands for a key in the protocol.
fn key_code(name: &str) -> String {
    let code = match name {
        "Backspace" => '\u{e003}',
        "Tab" => '\u{e004}',
        "Enter" => '\u{e007}',
        "Shift" => '\u{e008}',
        "Control" => '\u{e009}',
        "Alt" => '\u{e00a}',
        "Escape" => '\u{e00c}',
        "Space" => ' ',
        "ArrowLeft" => '\u{e012}',
        "ArrowUp" => '\u{e013}',
        "ArrowRight" => '\u{e014}',
        "ArrowDown" => '\u{e015}',
        "Delete" => '\u{e017}',
        _ => return name.to_owned(),
    };
    code.to_string()
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver ends the browser with the session; a failed test may have ended it already.
        if !self.session.is_empty() {
            let _ = request(&self.address, ("DELETE", &self.session), &[("Host", &self.address)], "");
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}
