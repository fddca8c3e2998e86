//! A browser, driven by the WebDriver protocol: JSON over HTTP.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::{Duration, Instant};
use std::{env, thread};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::http::request;

/// What Chromium is told: to show no window, and to ask nothing of hosts of its own.
const ARGUMENTS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    // It ends with the driver.
    "--remote-debugging-pipe",
];

/// Runs the driver until the pipe to this script is closed, as it is however the tests end; deletes
/// the profile then.
const DRIVER: &str = r#"
    chromedriver --port=0 2>/dev/null &
    exec >/dev/null
    cat
    kill $!
    wait $!
    sleep 1
    rm -rf "$1"
"#;

/// The key of an element in answers, the same for all drivers.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How long a page may take to do what is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often the driver is started before it counts as broken.
const STARTS: usize = 5;

/// How long an element may take to do what a touch is meant to do before it is touched again.
const TOUCH: Duration = Duration::from_secs(3);

/// Two browsers run at a time: one alone leaves most of two cores idle, and with more of them a
/// touch that is held up by another would count as a long one. They take seconds to start, so later
/// tests have them, too.
static SHARED: [Mutex<Option<Driver>>; 2] = [Mutex::new(None), Mutex::new(None)];

/// A browser that no test has.
fn free() -> MutexGuard<'static, Option<Driver>> {
    let now = SHARED.iter().find_map(|one| match one.try_lock() {
        Ok(free) => Some(free),
        Err(TryLockError::Poisoned(free)) => Some(free.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    });
    now.unwrap_or_else(|| SHARED[0].lock().unwrap_or_else(PoisonError::into_inner))
}

/// A browser that runs, and the driver that drives it.
struct Driver {
    _script: Child,
    _stdin: ChildStdin,
    _stdout: BufReader<ChildStdout>,
    address: String,
    session: String,
}

/// A window of the browser.
pub struct Browser {
    shared: MutexGuard<'static, Option<Driver>>,
}

/// How somebody points at something.
#[derive(Clone, Copy, Debug)]
pub enum Pointer {
    Mouse,
    Touch,
}

impl Browser {
    /// An empty window of it; `None` where it is not installed, which fails in CI.
    pub fn start() -> Option<Self> {
        let mut browser = Self { shared: free() };
        match *browser.shared {
            Some(_) => browser.clear(),
            None => *browser.shared = Some(Driver::start()?),
        }
        Some(browser)
    }

    /// Leaves one new window, and forgets the messages of the others and what files have stored;
    /// what pages of a server store belongs to its port.
    fn clear(&self) {
        let old = self.windows();
        let new = self.new_window();
        for window in old {
            self.switch(&window);
            self.close_window();
        }
        self.switch(&new);
        self.devtools("Storage.clearDataForOrigin", &json!({ "origin": "file://", "storageTypes": "all" }));
        self.console();
        self.origins();
    }

    /// Opens another window; returns its name.
    #[track_caller]
    pub fn new_window(&self) -> String {
        let new = self.call("POST", "/window/new", &json!({ "type": "window" }));
        new["handle"].as_str().unwrap().to_owned()
    }

    /// Closes the window that is driven.
    #[track_caller]
    pub fn close_window(&self) {
        self.call("DELETE", "/window", &Value::Null);
    }

    /// A command of the protocol.
    #[track_caller]
    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        self.shared.as_ref().expect("a driver").call(method, path, body)
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

    /// The names of all windows.
    #[track_caller]
    pub fn windows(&self) -> Vec<String> {
        let all = self.call("GET", "/window/handles", &Value::Null);
        all.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
    }

    /// The name of the window that is driven.
    #[track_caller]
    pub fn window(&self) -> String {
        self.call("GET", "/window", &Value::Null).as_str().unwrap().to_owned()
    }

    /// Drives another window.
    #[track_caller]
    pub fn switch(&self, window: &str) {
        self.call("POST", "/window", &json!({ "handle": window }));
    }

    /// Runs a script in the page; returns what it returns.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: &Value) -> Value {
        self.call("POST", "/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Waits until an expression of JavaScript is truthy in the page; returns its value.
    #[track_caller]
    pub fn wait_for(&self, expression: &str) -> Value {
        let value = self.wait_at_most(PATIENCE, expression);
        value.unwrap_or_else(|| panic!("waited in vain for {expression}: {:?}", self.console()))
    }

    /// The same, but no longer than this; `None` if it was in vain.
    #[track_caller]
    fn wait_at_most(&self, patience: Duration, expression: &str) -> Option<Value> {
        let begin = Instant::now();
        loop {
            let value = self.run(&format!("return {expression}"), &json!([]));
            if ![Value::Null, json!(false), json!(0), json!("")].contains(&value) {
                return Some(value);
            }
            if begin.elapsed() >= patience {
                return None;
            }
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

    /// Touches an element until an expression of JavaScript is truthy. A busy machine may hold up a
    /// touch for so long that it means something else; to touch again must do no harm.
    #[track_caller]
    pub fn touch_until(&self, selector: &str, expression: &str) {
        self.try_until(expression, || {
            if self.wait_at_most(Duration::ZERO, &format!("document.querySelector({})", json!(selector))).is_some() {
                self.press(Pointer::Touch, selector);
            }
        });
    }

    /// Does something again and again until an expression of JavaScript is truthy.
    #[track_caller]
    pub fn try_until(&self, expression: &str, mut doing: impl FnMut()) {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            doing();
            if self.wait_at_most(TOUCH, expression).is_some() {
                return;
            }
        }
        panic!("tried in vain until {expression}: {:?}", self.console());
    }

    /// Presses at the first element, goes over the others, and lets go at the last.
    #[track_caller]
    pub fn drag(&self, pointer: Pointer, selectors: &[&str]) {
        self.scroll_to(selectors[0]);
        self.drag_along(pointer, selectors.iter().map(|selector| self.to(selector, (0, 0))));
    }

    /// The same at places so far from the middle of an element.
    #[track_caller]
    pub fn drag_on(&self, pointer: Pointer, selector: &str, places: &[(i32, i32)]) {
        self.scroll_to(selector);
        self.drag_along(pointer, places.iter().map(|&place| self.to(selector, place)));
    }

    #[track_caller]
    fn drag_along(&self, pointer: Pointer, mut moves: impl Iterator<Item = Value>) {
        let mut actions: Vec<Value> = moves.next().into_iter().collect();
        actions.push(json!({ "type": "pointerDown", "button": 0 }));
        actions.extend(moves);
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        let kind = match pointer {
            Pointer::Mouse => "mouse",
            Pointer::Touch => "touch",
        };
        self.act(&[pointing(kind, kind, &actions)]);
    }

    /// Touches an element for so long that it means something else than a touch.
    #[track_caller]
    pub fn hold(&self, selector: &str) {
        self.scroll_to(selector);
        let actions = [
            self.to(selector, (0, 0)),
            json!({ "type": "pointerDown", "button": 0 }),
            json!({ "type": "pause", "duration": 900 }),
            json!({ "type": "pointerUp", "button": 0 }),
        ];
        self.act(&[pointing("touch", "touch", &actions)]);
    }

    /// Puts two fingers at these distances from the middle of an element, moves both of them at
    /// once to others, and lifts them.
    #[track_caller]
    pub fn two_fingers(&self, selector: &str, fingers: [[(i32, i32); 2]; 2]) {
        self.scroll_to(selector);
        let finger = |(at, [from, to]): (usize, [(i32, i32); 2])| {
            let actions = [
                self.to(selector, from),
                json!({ "type": "pointerDown", "button": 0 }),
                // The board moves under them meanwhile, so its place does not count any more.
                json!({ "type": "pointerMove", "duration": 200, "origin": "pointer", "x": to.0 - from.0, "y": to.1 - from.1 }),
                json!({ "type": "pointerUp", "button": 0 }),
            ];
            pointing(&format!("finger {at}"), "touch", &actions)
        };
        self.act(&fingers.into_iter().enumerate().map(finger).collect::<Vec<_>>());
    }

    /// Waits until the element is drawn, which a dialog is only after it was put into the page.
    #[track_caller]
    fn scroll_to(&self, selector: &str) {
        self.wait_for(&format!("document.querySelector({})?.getClientRects().length", json!(selector)));
        let script = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', inline: 'center' })";
        self.run(script, &json!([selector]));
    }

    /// A pointer's way to a place near the middle of an element.
    #[track_caller]
    fn to(&self, selector: &str, (x, y): (i32, i32)) -> Value {
        json!({ "type": "pointerMove", "duration": 0, "origin": self.element(selector), "x": x, "y": y })
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
        self.act(&[json!({ "type": "key", "id": "keyboard", "actions": actions })]);
    }

    #[track_caller]
    fn act(&self, sources: &[Value]) {
        self.call("POST", "/actions", &json!({ "actions": sources }));
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

/// What a pointer of this kind does.
fn pointing(id: &str, kind: &str, actions: &[Value]) -> Value {
    json!({ "type": "pointer", "id": id, "parameters": { "pointerType": kind }, "actions": actions })
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
        // Nobody knows in what state a failed test leaves it.
        if thread::panicking() {
            *self.shared = None;
        }
    }
}

impl Driver {
    /// Starts one with its own profile; `None` where it is not installed.
    fn start() -> Option<Self> {
        let installed = Command::new("chromedriver").arg("--version").stdout(Stdio::null()).status();
        if let Err(error) = installed {
            assert!(env::var_os("CI").is_none(), "chromedriver: {error}");
            eprintln!("not run, for there is no chromedriver: {error}");
            return None;
        }
        let (mut driver, profile) = (0..STARTS).find_map(|_| Self::start_alone()).expect("a driver that starts");
        let own_profile = format!("--user-data-dir={}", profile.display());
        let arguments: Vec<&str> = ARGUMENTS.into_iter().chain([&*own_profile]).collect();
        let wanted = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": { "args": arguments },
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
        }}});
        let session = driver.call("POST", "/session", &wanted);
        driver.session = format!("/session/{}", session["sessionId"].as_str().unwrap());
        Some(driver)
    }

    /// Starts one without a browser, on a port that it finds; also a directory for the browser.
    /// `None` if it ends at once, as when another takes that port for the other version of IP.
    fn start_alone() -> Option<(Self, PathBuf)> {
        let profile = TempDir::new().unwrap().keep();
        let mut command = Command::new("sh");
        command.args(["-c", DRIVER, "sh"]).arg(&profile).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut script = command.stderr(Stdio::null()).spawn().unwrap();
        let stdin = script.stdin.take().unwrap();
        let mut stdout = BufReader::new(script.stdout.take().unwrap());
        let mut line = String::new();
        while stdout.read_line(&mut line).unwrap() > 0 {
            if let Some((_, port)) = line.trim_end().rsplit_once("successfully on port ") {
                let address = format!("127.0.0.1:{}", port.trim_end_matches('.'));
                let session = String::new();
                return Some((Self { _script: script, _stdin: stdin, _stdout: stdout, address, session }, profile));
            }
            line.clear();
        }
        drop(stdin);
        script.wait().unwrap();
        None
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
}
