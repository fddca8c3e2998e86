//! The page of a separate server, in a separate browser.

use std::collections::BTreeSet;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, thread};

use serde_json::json;

use super::driver::Browser;
use super::explorer::Explorer;

/// What a page is looked at on.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    name: &'static str,
    width: u32,
    height: u32,
    touch: bool,
}

impl Screen {
    /// A small phone.
    pub const PHONE: Self = Self { name: "phone", width: 360, height: 740, touch: true };
    /// A window of a desktop.
    pub const WIDE: Self = Self { name: "wide", width: 1400, height: 900, touch: false };
}

/// A file that the browser saves, once it is whole, which is seen by its end.
#[track_caller]
pub fn saved(file: &Path, end: &[u8]) -> Vec<u8> {
    let begin = Instant::now();
    loop {
        match fs::read(file) {
            Ok(content) if content.trim_ascii_end().ends_with(end) => return content,
            _ => assert!(begin.elapsed() < Duration::from_secs(60), "nothing was saved"),
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// The page of a separate server, in a separate browser.
pub struct Page {
    browser: Browser,
    screen: Screen,
    /// The server.
    pub explorer: Explorer,
}

impl Deref for Page {
    type Target = Browser;

    fn deref(&self) -> &Browser {
        &self.browser
    }
}

impl Page {
    /// Starts `smyoz explore` with these arguments and opens the page; `None` where there is no
    /// browser.
    pub fn open(arguments: &[&str], screen: Screen) -> Option<Self> {
        Self::of(|| Explorer::start(arguments), screen)
    }

    /// Starts `smyoz contest` with these arguments and opens the page of its first person.
    pub fn contest(arguments: &[&str], screen: Screen) -> Option<Self> {
        Self::of(|| Explorer::contest(arguments), screen)
    }

    fn of(start: impl FnOnce() -> Explorer, screen: Screen) -> Option<Self> {
        let browser = Browser::start()?;
        let explorer = start();
        let page = Self { browser, screen, explorer };
        page.show_on(screen);
        page.go(&page.explorer.link);
        Some(page)
    }

    /// Another screen of this many pixels.
    pub fn resize(&mut self, name: &'static str, (width, height): (u32, u32), touch: bool) {
        self.screen = Screen { name, width, height, touch };
        self.show_on(self.screen);
    }

    fn show_on(&self, Screen { width, height, touch, .. }: Screen) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        self.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": touch }));
    }

    /// Takes a picture, to be looked at later.
    pub fn screenshot(&self, name: &str) {
        let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("screenshots");
        fs::create_dir_all(&directory).unwrap();
        fs::write(directory.join(format!("{name}-{}.png", self.screen.name)), self.picture()).unwrap();
    }

    /// Presses the button, or makes the choice, with this label.
    #[track_caller]
    pub fn press_button(&self, label: &str) {
        let all = "[...document.querySelectorAll('button, label')]";
        let found = format!("{all}.find((it) => it.textContent === '{label}' && !it.disabled)");
        self.wait_for(&found);
        self.run(&format!("return {found}.click()"), &json!([]));
    }

    /// Asserts that the page is not wider than its screen, that the browser had nothing to say, and
    /// that nothing was asked of any other host.
    #[track_caller]
    pub fn end(self) {
        let width = self.run("return document.documentElement.scrollWidth", &json!([]));
        assert!(width.as_u64().is_some_and(|width| width <= self.screen.width.into()), "{width} on {:?}", self.screen);
        self.end_of_any_size();
    }

    /// The same without the first.
    #[track_caller]
    pub fn end_of_any_size(self) {
        assert_eq!(self.console(), Vec::<String>::new());
        let own = format!("http://{}", self.explorer.address);
        assert_eq!(self.origins(), BTreeSet::from([own]));
    }
}
