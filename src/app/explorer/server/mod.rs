//! The Explorer's server: games for a page in a browser on this machine, as JSON over HTTP.
//!
//! It listens on loopback only, and answers only what this very page asks: see `guard`. Handlers
//! (`api`) read a request and say the answer; the work itself is done by separate threads (`work`),
//! since a hint or a composed puzzle may take seconds. Games are kept as files (`store`), written
//! after each action before it is answered, so that a crash loses nothing.

mod api;
mod assets;
mod beginning;
mod bench;
mod connections;
mod contest;
mod fault;
mod games;
mod guard;
mod request;
mod shared;
mod store;
mod summary;
mod work;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use assets::Assets;
use axum::http::Uri;
use connections::{GRACE, Stop, answer};
use games::Games;
use request::asked_lang;
use store::Store;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use work::Workers;

pub use contest::{Hosted, Preparing, Recorded, Stage, code};

use crate::play::Playable;
use crate::registry::Registry;
use smyoz_core::lang::Lang;

/// The port that is tried first. It is always the same, so that the browser finds its storage
/// again.
pub const PORT: u16 = 7690;

/// What the server serves, and to whom.
pub struct Settings {
    /// The language of the page before its reader chooses another one; that of his browser if it
    /// is `None`.
    pub lang: Option<Lang>,
    /// The puzzles of the start page.
    pub library: Vec<Box<dyn Playable>>,
    /// The directory where games are kept; it is made if there is none.
    pub directory: PathBuf,
    /// The contest that is played, if any.
    pub contest: Option<Hosted>,
}

struct Desk {
    registry: Registry,
    assets: Assets,
    lang: Option<Lang>,
    library: Vec<Box<dyn Playable>>,
    games: Games,
    workers: Workers,
    contest: Option<Arc<contest::Room>>,
    /// The names by which the page may call the server, with the port.
    hosts: [String; 2],
    /// The token that requests for data must carry.
    token: String,
}

impl Desk {
    /// The language of an answer: the one that is asked for, or that of the server.
    fn lang_of(&self, uri: &Uri) -> Lang {
        asked_lang(uri).or(self.lang).unwrap_or(Lang::En)
    }
}

/// A server that listens already, so that nothing is missed, but does not answer yet.
pub struct Server {
    registry: Registry,
    runtime: Runtime,
    listener: TcpListener,
    address: SocketAddr,
    stop: Stop,
}

/// A server that knows what to answer.
pub struct Serving {
    server: Server,
    desk: Desk,
}

impl Server {
    /// A server for these games that listens on a port of loopback; on any free one if it is 0.
    /// From now on, Ctrl-C and requests to terminate are caught.
    ///
    /// # Errors
    /// If the port is in use, or the system refuses sockets, threads or signals.
    pub fn new(registry: Registry, port: u16) -> io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let (listener, stop) = {
            let _inside = runtime.enter();
            (TcpListener::from_std(listener)?, Stop::new()?)
        };
        Ok(Self { registry, runtime, listener, address, stop })
    }

    /// Prepares what is needed to answer.
    ///
    /// # Errors
    /// If the directory of games cannot be used.
    pub fn serve(self, settings: Settings) -> io::Result<Serving> {
        let Settings { lang, library, directory, contest } = settings;
        let registry = self.registry.clone();
        let store = Store::new(directory)?;
        let token = store.token()?;
        let games = Games::new(registry.clone(), store);
        let hosts = ["127.0.0.1", "localhost"].map(|name| format!("{name}:{}", self.address.port()));
        let contest = contest.map(contest::Room::new).transpose()?.map(Arc::new);
        let assets = Assets::new(&registry);
        let desk = Desk { registry, assets, lang, library, games, workers: Workers::new(), contest, hosts, token };
        Ok(Serving { server: self, desk })
    }
}

impl Serving {
    /// The address of the page, with the token.
    pub fn address(&self) -> String {
        format!("http://{}/?token={}", self.server.address, self.desk.token)
    }

    /// The address of the contest's page at the seat of the first person, if there is a contest.
    pub(crate) fn contest_address(&self) -> Option<String> {
        let token = self.desk.contest.as_ref()?.first().to_owned();
        Some(format!("http://{}/contest.html?seat={token}", self.server.address))
    }

    /// Answers requests until the process is told to stop.
    pub fn run(self) {
        let Self { server: Server { runtime, listener, stop, .. }, desk } = self;
        let router = api::router(Arc::new(desk));
        runtime.block_on(answer(listener, router, stop));
        runtime.shutdown_timeout(GRACE);
    }
}
