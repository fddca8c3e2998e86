//! Games as files, one each, in a directory of the user.

use std::cmp::Reverse;
use std::fmt;
use std::fs::{self, Metadata};
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::SystemTime;

use crate::play::LONGEST;
use smyoz_core::batch::disk;

/// The name of a saved game: letters, digits, `-` and `_`, so that it is no path.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct GameId(String);

/// Text that is no name of a saved game.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NoGameId;

impl GameId {
    /// A name that no other game has.
    pub fn new() -> Result<Self, getrandom::Error> {
        Ok(Self(format!("{:016x}", getrandom::u64()?)))
    }

    /// The name of the file.
    pub fn file(&self) -> String {
        format!("{self}{SUFFIX}")
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GameId {
    type Err = NoGameId;

    fn from_str(text: &str) -> Result<Self, NoGameId> {
        const LONGEST: usize = 64;
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let is_one = (1..=LONGEST).contains(&text.len()) && text.bytes().all(allowed);
        is_one.then(|| Self(text.to_owned())).ok_or(NoGameId)
    }
}

/// How the names of saved games end.
const SUFFIX: &str = ".json";

/// The file that holds the token.
const TOKEN: &str = "token";

/// Shows whether somebody else has written a file in the meantime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    /// When it was changed last.
    pub changed: SystemTime,
    length: u64,
}

impl Stamp {
    fn of(file: &Metadata) -> io::Result<Self> {
        Ok(Self { changed: file.modified()?, length: file.len() })
    }
}

/// A directory of saved games.
pub(super) struct Store {
    directory: PathBuf,
}

impl Store {
    /// Games in this directory, which is made if there is none.
    pub fn new(directory: PathBuf) -> io::Result<Self> {
        disk::create_directories(&directory)?;
        disk::sweep(&directory)?;
        Ok(Self { directory })
    }

    /// The token for requests that concern the games. It stays the same, so that pages that are
    /// open and bookmarks go on when the server is started again.
    pub fn token(&self) -> io::Result<String> {
        let path = self.directory.join(TOKEN);
        let is_token = |text: &String| text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let kept = disk::read_regular(&path, 32).ok().and_then(|text| String::from_utf8(text).ok());
        if let Some(token) = kept.filter(is_token) {
            return Ok(token);
        }
        let half = || getrandom::u64().map_err(io::Error::other);
        let token = format!("{:016x}{:016x}", half()?, half()?);
        disk::write_private(&path, token.as_bytes())?;
        Ok(token)
    }

    fn path(&self, id: &GameId) -> PathBuf {
        self.directory.join(id.file())
    }

    /// Which version of a game is there; `None` if there is none.
    pub fn stamp(&self, id: &GameId) -> io::Result<Option<Stamp>> {
        match fs::metadata(self.path(id)) {
            Ok(file) => Stamp::of(&file).map(Some),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The text of a game.
    pub fn read(&self, id: &GameId) -> io::Result<String> {
        let text = disk::read_regular(&self.path(id), LONGEST)?;
        String::from_utf8(text)
            .map_err(|_| io::Error::new(ErrorKind::InvalidData, "stream did not contain valid UTF-8"))
    }

    /// Keeps a game: the old version stays until the new one is safe on disk.
    pub fn write(&self, id: &GameId, text: &str) -> io::Result<()> {
        disk::write_private(&self.path(id), text.as_bytes())
    }

    /// Removes a game; it need not be there.
    pub fn remove(&self, id: &GameId) -> io::Result<()> {
        match disk::remove_file(&self.path(id)) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// The games with their versions, the one that was changed last first.
    pub fn list(&self) -> io::Result<Vec<(GameId, Stamp)>> {
        let mut games = Vec::new();
        for entry in fs::read_dir(&self.directory)? {
            let entry = entry?;
            let name = entry.file_name();
            let id = name.to_str().and_then(|name| name.strip_suffix(SUFFIX)).and_then(|stem| stem.parse().ok());
            // It may be gone by now.
            let stamp = entry.metadata().and_then(|file| Stamp::of(&file)).ok();
            games.extend(id.zip(stamp));
        }
        games.sort_by_key(|(_, stamp)| Reverse(stamp.changed));
        Ok(games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_is_a_path() {
        for text in ["", ".", "..", "a.b", "a/b", "a\\b", "%2e", "ő", " a", "a\0", &"a".repeat(65)] {
            assert_eq!(text.parse::<GameId>(), Err(NoGameId), "{text}");
        }
        assert_eq!("my-game_2".parse::<GameId>().map(|id| id.file()), Ok("my-game_2.json".to_owned()));
        assert_eq!(GameId::new().unwrap().to_string().len(), 16);
    }

    #[test]
    fn the_token_stays_the_same_unless_its_file_is_damaged() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::new(directory.path().to_owned()).unwrap();
        let token = store.token().unwrap();
        assert!(token.len() == 32 && store.list().unwrap().is_empty());
        assert_eq!(Store::new(directory.path().to_owned()).unwrap().token().unwrap(), token);
        for damaged in ["", "short", "far too long to be a token of this program"] {
            fs::write(directory.path().join(TOKEN), damaged).unwrap();
            assert_ne!(store.token().unwrap(), token);
        }
    }

    #[test]
    fn games_are_replaced_listed_and_removed() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::new(directory.path().join("games")).unwrap();
        let [a, b]: [GameId; 2] = ["a", "b"].map(|id| id.parse().unwrap());
        assert_eq!(store.stamp(&a).unwrap(), None);
        for (id, text) in [(&a, "one"), (&b, "two"), (&b, "three")] {
            store.write(id, text).unwrap();
        }
        assert_eq!((store.read(&a).unwrap(), store.read(&b).unwrap()), ("one".to_owned(), "three".to_owned()));
        assert_ne!(store.stamp(&a).unwrap(), store.stamp(&b).unwrap());
        fs::write(directory.path().join("games/no.game.json"), "").unwrap();
        fs::write(directory.path().join("games/.smyoz-x"), "").unwrap();
        assert_eq!(store.list().unwrap().len(), 2);
        store.remove(&a).unwrap();
        store.remove(&a).unwrap();
        assert_eq!(store.list().unwrap().first().map(|(id, _)| id), Some(&b));
        assert!(directory.path().join("games/.smyoz-x").exists(), "it is young");
    }

    #[test]
    fn a_saved_game_survives_a_crash() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::new(directory.path().join("games")).unwrap();
        let id: GameId = "a".parse().unwrap();
        store.write(&id, "old").unwrap();
        let (written, steps) = disk::recorded(|| store.write(&id, "new"));
        written.unwrap();
        assert_eq!(steps[1..], ["rename to a.json", "sync games"], "{steps:?}");
        for step in 0..steps.len() {
            assert!(disk::crashes_before(step, || store.write(&id, "newer")));
            assert!(["new", "newer"].contains(&&*store.read(&id).unwrap()));
            assert_eq!(store.list().unwrap().len(), 1);
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_among_saved_games_hangs_nothing() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::new(directory.path().to_owned()).unwrap();
        let id: GameId = "pipe".parse().unwrap();
        let made = std::process::Command::new("mkfifo").arg(directory.path().join("pipe.json")).status();
        assert!(made.unwrap().success());
        assert_eq!(store.list().unwrap().len(), 1);
        assert_eq!(store.read(&id).unwrap_err().to_string(), "it is not a regular file");
        store.write(&id, "a game").unwrap();
        assert_eq!(store.read(&id).unwrap(), "a game");
    }
}
