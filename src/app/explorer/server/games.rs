//! The games: those that are open in memory, all others as files.
//!
//! The files count. Another server, or the user, may have changed or removed one in the meantime;
//! so a game in memory is used only as long as its file is the one that was read or written last.

use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::UNIX_EPOCH;

use serde::Serialize;
use tokio::sync::{Mutex as Turn, OwnedMutexGuard};

use super::fault::Fault;
use super::store::{GameId, Stamp, Store};
use crate::play::{ACTIONS, About, LONGEST, Played, Summary};
use crate::registry::Registry;
use smyoz_core::limits::Limits;

/// How many games stay in memory.
const MOST_OPEN: usize = 32;

/// The place of a game in memory; one request at a time works on the game.
type Place = Arc<Turn<Option<Open>>>;

/// A game in memory.
struct Open {
    game: Box<dyn Played>,
    /// The file that holds it; `None` if there is none, as nothing was done so far.
    stamp: Option<Stamp>,
}

/// What a file of a certain version says, or what is wrong with it.
type Read = (Stamp, Result<Summary, String>);

pub(super) struct Games {
    registry: Registry,
    store: Store,
    /// Those in memory, the one that was used last at the end.
    open: Mutex<Vec<(GameId, Place)>>,
    /// What the files say, as far as they were read.
    summaries: Mutex<HashMap<GameId, Read>>,
}

/// A game on which no other request works at the same time.
pub(super) struct Taken {
    id: GameId,
    place: OwnedMutexGuard<Option<Open>>,
}

/// A game in the list of saved ones.
#[derive(Serialize)]
pub(super) struct Saved {
    pub id: String,
    /// When it was changed last, in milliseconds since 1970.
    pub changed: u64,
    /// What it is, unless its file is damaged.
    #[serde(flatten)]
    pub summary: Option<Summary>,
    /// What is wrong with its file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<String>,
}

impl Games {
    pub fn new(registry: Registry, store: Store) -> Self {
        Self { registry, store, open: Mutex::default(), summaries: Mutex::default() }
    }

    /// Waits for one's turn at a game.
    ///
    /// # Errors
    /// If there is no such game.
    pub async fn take(&self, id: GameId) -> Result<Taken, Fault> {
        let place = self.place(&id)?;
        let place = place.lock_owned().await;
        Ok(Taken { id, place })
    }

    fn place(&self, id: &GameId) -> Result<Place, Fault> {
        let mut open = lock(&self.open);
        let place = match open.iter().position(|(other, _)| other == id) {
            Some(index) => open.remove(index).1,
            None if self.stamp(id)?.is_some() => Place::default(),
            None => return Err(Fault::NoSuchGame),
        };
        keep_open(&mut open, id.clone(), Arc::clone(&place));
        Ok(place)
    }

    fn stamp(&self, id: &GameId) -> Result<Option<Stamp>, Fault> {
        self.store.stamp(id).map_err(|error| damaged(id, &error))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If it cannot be saved.
    pub fn add(&self, game: Box<dyn Played>) -> Result<GameId, Fault> {
        let id = GameId::new().map_err(|error| Fault::NotSaved(error.to_string()))?;
        let stamp = self.save(&id, &*game)?;
        keep_open(&mut lock(&self.open), id.clone(), Arc::new(Turn::new(Some(Open { game, stamp }))));
        Ok(id)
    }

    /// Writes a game to its file, if anything was done in it.
    fn save(&self, id: &GameId, game: &dyn Played) -> Result<Option<Stamp>, Fault> {
        if game.actions() == 0 {
            return Ok(None);
        }
        let text = game.to_json();
        if game.actions() > ACTIONS || text.len() as u64 > LONGEST {
            return Err(Fault::LongGame);
        }
        let not_saved = |error: io::Error| Fault::NotSaved(error.to_string());
        self.store.write(id, &text).map_err(not_saved)?;
        self.store.stamp(id).map_err(not_saved)
    }

    /// The game that was taken.
    ///
    /// # Errors
    /// If its file is gone or damaged, or nobody waits for it any more.
    pub fn game<'a>(&self, taken: &'a mut Taken, limits: Limits) -> Result<&'a dyn Played, Fault> {
        let Taken { id, place } = taken;
        let stamp = self.stamp(id)?;
        if place.as_ref().is_none_or(|open| open.stamp != stamp) {
            **place = None;
            let text = self.store.read(id).map_err(|error| match error.kind() {
                io::ErrorKind::NotFound => Fault::NoSuchGame,
                _ => damaged(id, &error),
            })?;
            let game = self.registry.read_played(&text, limits).map_err(|error| match limits.is_cancelled() {
                true => Fault::Cancelled,
                false => damaged(id, &error),
            })?;
            **place = Some(Open { game, stamp });
        }
        place.as_ref().map(|open| &*open.game).ok_or(Fault::NoSuchGame)
    }

    /// Changes the game that was taken, and saves it; if that fails, it is as before.
    ///
    /// # Errors
    /// If the game cannot be read, changed or saved.
    pub fn change<'a>(
        &self,
        taken: &'a mut Taken,
        limits: Limits,
        change: impl FnOnce(&mut dyn Played) -> Result<(), Fault>,
    ) -> Result<&'a dyn Played, Fault> {
        let mut game = self.game(taken, limits)?.copy();
        change(&mut *game)?;
        let stamp = self.save(&taken.id, &*game)?;
        Ok(&*taken.place.insert(Open { game, stamp }).game)
    }

    /// Removes the game that was taken.
    ///
    /// # Errors
    /// If its file cannot be removed.
    pub fn remove(&self, mut taken: Taken) -> Result<(), Fault> {
        self.store.remove(&taken.id).map_err(|error| Fault::NotSaved(error.to_string()))?;
        *taken.place = None;
        lock(&self.open).retain(|(id, _)| *id != taken.id);
        Ok(())
    }

    /// All saved games, the one that was changed last first.
    ///
    /// # Errors
    /// If the directory cannot be read.
    pub fn saved(&self) -> Result<Vec<Saved>, Fault> {
        let listed = self.store.list().map_err(|error| Fault::NotSaved(error.to_string()))?;
        let mut known = std::mem::take(&mut *lock(&self.summaries));
        let mut summaries = HashMap::new();
        let mut saved = Vec::new();
        for (id, stamp) in listed {
            let before = known.remove(&id).filter(|(read, _)| *read == stamp);
            let (_, summary) = before.unwrap_or_else(|| (stamp, self.summary(&id)));
            let changed = stamp.changed.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
            let (told, damage) = (summary.clone().ok(), summary.clone().err());
            saved.push(Saved { id: id.to_string(), changed, summary: told, damage });
            summaries.insert(id, (stamp, summary));
        }
        *lock(&self.summaries) = summaries;
        Ok(saved)
    }

    /// The saved game of the same puzzle, played in the same way, that was changed last.
    ///
    /// # Errors
    /// If the directory cannot be read.
    pub fn saved_like(&self, game: &dyn Played) -> Result<Option<GameId>, Fault> {
        let Ok(Summary { mode, puzzle: Some(About { id, .. }), .. }) = self.registry.summary(&game.to_json()) else {
            return Ok(None);
        };
        let is_like =
            |summary: &Summary| summary.mode == mode && summary.puzzle.as_ref().is_some_and(|puzzle| puzzle.id == id);
        let saved = self.saved()?.into_iter().find(|saved| saved.summary.as_ref().is_some_and(is_like));
        Ok(saved.and_then(|saved| saved.id.parse().ok()))
    }

    /// What a file says, or what is wrong with it.
    fn summary(&self, id: &GameId) -> Result<Summary, String> {
        let text = self.store.read(id).map_err(|error| error.to_string());
        text.and_then(|text| self.registry.summary(&text)).map_err(|error| format!("{}: {error}", id.file()))
    }
}

/// Keeps a game in memory, and as many others as there is room for. Those at work stay.
fn keep_open(open: &mut Vec<(GameId, Place)>, id: GameId, place: Place) {
    open.push((id, place));
    while open.len() > MOST_OPEN {
        let Some(idle) = open.iter().position(|(_, place)| Arc::strong_count(place) == 1) else { break };
        open.remove(idle);
    }
}

/// No lock is held while anything can panic that would leave things half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn damaged(id: &GameId, error: &impl ToString) -> Fault {
    Fault::Damaged { file: id.file(), error: error.to_string() }
}
