//! The header of a journal: what the batch is made of. A run resumes only what it began itself.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::plan::{Plan, on_command_line};
use crate::puzzles::{ReadError, hex, read_as};

/// The first line of a journal: the plan, the program that carries it out, and a hash of both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    format: String,
    /// The version of the program that made the batch.
    pub version: String,
    /// The fingerprint of what that program composes: the first 64 bits of a SHA-256 over the files
    /// of pinned batches of the game. So no batch is begun by one program and finished by another
    /// that composes other bytes under the same version. In the header of a batch that was joined,
    /// the different ones of its parts, separated by commas.
    pub fingerprint: String,
    /// What the batch is made of.
    #[serde(flatten)]
    pub plan: Plan,
    /// SHA-256 of all of this, in hexadecimal: equal if and only if the results are.
    pub sha256: String,
}

/// How a batch differs from the one that was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name} was {}, now {}", shown(.was), shown(.now))]
pub struct BatchMismatchError {
    /// The option, as on the command line, or `the version`.
    pub name: String,
    /// The value in the journal.
    pub was: Option<String>,
    /// The value that was asked for.
    pub now: Option<String>,
}

fn shown(value: &Option<String>) -> String {
    value.as_ref().map_or_else(|| "not given".to_owned(), |value| format!("`{value}`"))
}

impl Header {
    const FORMAT: &str = "smyoz-journal/2";
    /// The format before there was a fingerprint.
    const WITHOUT_FINGERPRINT: &str = "smyoz-journal/1";

    /// The header of batches that this program makes, of a game with this fingerprint.
    pub fn new(plan: Plan, fingerprint: &str) -> Self {
        Self::of(env!("CARGO_PKG_VERSION").to_owned(), fingerprint.to_owned(), plan)
    }

    fn of(version: String, fingerprint: String, plan: Plan) -> Self {
        let (format, sha256) = (Self::FORMAT.to_owned(), String::new());
        let mut header = Self { format, version, fingerprint, plan, sha256 };
        header.sha256 = header.hash();
        header
    }

    /// The header of the whole batch that this one is a shard of.
    #[must_use]
    pub fn whole(&self) -> Self {
        Self::of(self.version.clone(), self.fingerprint.clone(), Plan { shard: None, ..self.plan.clone() })
    }

    fn hash(&self) -> String {
        let plan = serde_json::to_string(&self.plan).expect("a plan is plain data");
        hex(&Sha256::digest(format!("{}\n{}\n{plan}", self.version, self.fingerprint)))
    }

    /// Reads a header.
    ///
    /// # Errors
    /// Says why the text is not a header.
    pub fn read(line: &str) -> Result<Self, String> {
        #[derive(Deserialize)]
        struct Kind {
            format: String,
        }
        let failure = |error: ReadError| format!("expected a journal's header: {}", error.within_line());
        let Kind { format } = read_as(line).map_err(failure)?;
        if format == Self::WITHOUT_FINGERPRINT {
            return Err(format!(
                "format `{format}` does not record which program composed the puzzles, so they might not match: expected \
                 `{}`; begin the batch anew, or go on with the program that began it",
                Self::FORMAT
            ));
        }
        if format != Self::FORMAT {
            return Err(format!("unknown format `{format}`: this program reads `{}`", Self::FORMAT));
        }
        let header: Self = read_as(line).map_err(failure)?;
        if header.sha256 != header.hash() {
            return Err(format!("the header was changed: its hash is {}, not {}", header.hash(), header.sha256));
        }
        Ok(header)
    }

    /// The first difference between a batch with this header and the one to be made now.
    pub fn unlike(&self, now: &Self) -> Option<BatchMismatchError> {
        let facts = |header: &Self| {
            let Plan { seeds, shard, want, options } = &header.plan;
            let named = options.iter().map(|(name, value)| (format!("--{name}"), on_command_line(value)));
            let shard = shard.map(|shard| ("--shard".to_owned(), shard.to_string()));
            let want = want.map(|want| ("--want".to_owned(), want.to_string()));
            let version = ("the program's version".to_owned(), header.version.clone());
            let fingerprint = ("the fingerprint of what the program composes".to_owned(), header.fingerprint.clone());
            let seeds = ("--seeds".to_owned(), seeds.to_string());
            named.chain([version, fingerprint, seeds]).chain(shard).chain(want).collect::<BTreeMap<_, _>>()
        };
        let (was, now) = (facts(self), facts(now));
        let differs = |name: &&String| was.get(*name) != now.get(*name);
        let name = was.keys().chain(now.keys()).find(differs)?;
        Some(BatchMismatchError { name: name.clone(), was: was.get(name).cloned(), now: now.get(name).cloned() })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Map;

    use super::*;

    const FINGERPRINT: &str = "39678591d1f03bce";

    fn plan(seeds: &str, shard: Option<&str>) -> Plan {
        let options = [("inventory".to_owned(), "full".into())].into_iter().collect();
        Plan { seeds: seeds.parse().unwrap(), shard: shard.map(|shard| shard.parse().unwrap()), want: None, options }
    }

    #[test]
    fn shards_know_their_whole() {
        let whole = Header::new(plan("1..9", None), FINGERPRINT);
        assert_eq!(Header::new(plan("1..9", Some("2/3")), FINGERPRINT).whole(), whole);
        assert_eq!(whole.whole(), whole);
    }

    #[test]
    fn headers_read_back_and_tell_changes() {
        let header = Header::new(plan("1..9", Some("2/3")), FINGERPRINT);
        let text = serde_json::to_string(&header).unwrap();
        assert_eq!(Header::read(&text), Ok(header.clone()));
        for (from, to) in [
            ("full", "none"),
            ("000009", "000008"),
            ("2/3", "1/3"),
            (env!("CARGO_PKG_VERSION"), "0.0.9"),
            (FINGERPRINT, "0"),
        ] {
            let error = Header::read(&text.replace(from, to)).unwrap_err();
            assert!(error.starts_with("the header was changed: its hash is "), "{error}");
        }
        let error = Header::read(&text.replace("journal/2", "journal/3")).unwrap_err();
        assert_eq!(error, "unknown format `smyoz-journal/3`: this program reads `smyoz-journal/2`");
        let old =
            r#"{"format":"smyoz-journal/1","version":"0.1.0","seeds":"000001..000009","options":{},"sha256":"0"}"#;
        let error = Header::read(old).unwrap_err();
        assert!(error.starts_with("format `smyoz-journal/1` does not record which program"), "{error}");
        assert!(Header::read("{}").unwrap_err().starts_with("expected a journal's header: "));
    }

    #[test]
    fn differences_are_named() {
        let now = Header::new(plan("1..9", None), FINGERPRINT);
        assert_eq!(now.unlike(&now), None);
        let unlike = |was: Plan| Header::new(was, FINGERPRINT).unlike(&now).unwrap().to_string();
        assert_eq!(unlike(plan("1..8", None)), "--seeds was `000001..000008`, now `000001..000009`");
        assert_eq!(unlike(plan("1..9", Some("1/2"))), "--shard was `1/2`, now not given");
        assert_eq!(unlike(Plan { want: Some(7), ..plan("1..9", None) }), "--want was `7`, now not given");
        assert_eq!(unlike(Plan { options: Map::new(), ..plan("1..9", None) }), "--inventory was not given, now `full`");
        let older = Header::of("0.0.9".to_owned(), FINGERPRINT.to_owned(), plan("1..9", None));
        let unlike = Header::read(&serde_json::to_string(&older).unwrap()).unwrap().unlike(&now).unwrap().to_string();
        assert_eq!(unlike, format!("the program's version was `0.0.9`, now `{}`", env!("CARGO_PKG_VERSION")));
        let other = Header::of(now.version.clone(), "0123456789abcdef".to_owned(), plan("1..9", None));
        let unlike = other.unlike(&now).unwrap().to_string();
        let name = "the fingerprint of what the program composes";
        assert_eq!(unlike, format!("{name} was `0123456789abcdef`, now `{FINGERPRINT}`"));
    }
}
