//! Joining batches: all shards of one, or any others.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use itertools::Itertools;
use thiserror::Error;

use super::header::{BatchMismatchError, Header};
use super::ledger::{Entry, Ledger, Outcome};
use super::plan::{Plan, SeedRange, Shard};
use super::{JOURNAL, JournalError, JournalReader};
use crate::puzzles::{ReadError, Record, Seed};

/// Why batches cannot be joined.
#[derive(Debug, Error)]
pub enum MergeError {
    /// A journal cannot be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// Two are shards of different batches.
    #[error("{} and {} are parts of different batches: {unlike}", first.display(), other.display())]
    Unlike {
        first: PathBuf,
        other: PathBuf,
        /// How they differ: what it is in the first, and in the other.
        unlike: BatchMismatchError,
    },
    #[error("{} and {} are both the part {shard}", first.display(), other.display())]
    Twice { first: PathBuf, other: PathBuf, shard: String },
    #[error("the part {0} is missing")]
    Missing(String),
    /// A batch is not finished.
    #[error("{} is not finished: seed {seed} is missing", directory.display())]
    Unfinished {
        directory: PathBuf,
        /// The first seed that is not in it.
        seed: Seed,
    },
}

/// A batch on the disk.
pub struct Part {
    directory: PathBuf,
    journal: JournalReader<std::io::BufReader<std::fs::File>>,
}

impl Part {
    /// Opens the batch in a directory.
    ///
    /// # Errors
    /// If there is none.
    pub fn open(directory: &Path) -> Result<Self, JournalError> {
        Ok(Self { directory: directory.to_owned(), journal: JournalReader::open(&directory.join(JOURNAL))? })
    }

    /// What it is made of.
    pub fn plan(&self) -> &Plan {
        &self.journal.header().plan
    }

    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// Hands over its entries, entered after those of other batches. All must be there; a batch
    /// that was itself joined is there as a whole or not at all.
    fn one_after_the_other<P: Record, E: From<MergeError>>(
        &mut self,
        ledger: &mut Ledger,
        read: &impl Fn(&str) -> Result<P, ReadError>,
        take: &mut impl FnMut(&Self, Entry<P>) -> Result<(), E>,
    ) -> Result<(), E> {
        let plan = self.plan().clone();
        let mut seeds = plan.seeds();
        // Each puzzle has an id of its own, even one that turned out to be the twin of another
        // batch's puzzle.
        let mut made = HashSet::new();
        while let Some(entry) = self.journal.next_entry(read).map_err(MergeError::from)? {
            if let Some(seed) = seeds.next().filter(|seed| *seed != entry.seed && !plan.is_joined()) {
                return Err(MergeError::Unfinished { directory: self.directory.clone(), seed }.into());
            }
            match &entry.outcome {
                Outcome::Puzzle { puzzle, .. } => made.insert(puzzle.id()),
                Outcome::Twin { id, .. } => made.insert(*id),
                Outcome::Unfit(_) | Outcome::Declined(_) => false,
            };
            take(self, ledger.enter(entry))?;
        }
        let enough = plan.wanted().is_some_and(|wanted| made.len() >= wanted);
        match seeds.next().filter(|_| !enough && !plan.is_joined()) {
            Some(seed) => Err(MergeError::Unfinished { directory: self.directory.clone(), seed }.into()),
            None => Ok(()),
        }
    }
}

/// Batches that can be joined.
pub struct Merge {
    /// In the order of the shards, or in the given order.
    parts: Vec<Part>,
    header: Header,
}

impl Merge {
    /// Checks whether batches can be joined. If one is a shard, all must be the shards of one
    /// batch, and the result is that batch. Otherwise they are joined one after the other.
    ///
    /// # Errors
    /// If shards are missing or do not belong together.
    pub fn new(mut parts: Vec<Part>) -> Result<Self, MergeError> {
        if parts.iter().all(|part| part.plan().shard.is_none()) {
            let header = joined(&parts);
            return Ok(Self { parts, header });
        }
        let whole = |part: &Part| part.journal.header().whole();
        let parts_of = |part: &Part| part.plan().shard.map(Shard::parts);
        for (first, other) in parts.iter().tuple_windows() {
            let unlike = whole(first).unlike(&whole(other));
            let shards = || {
                let [was, now] = [first, other].map(|part| part.plan().shard.map(|shard| shard.to_string()));
                BatchMismatchError { name: "--shard".to_owned(), was, now }
            };
            let unlike = unlike.or_else(|| (parts_of(first) != parts_of(other)).then(shards));
            if let Some(unlike) = unlike {
                let [first, other] = [first, other].map(|part| part.directory.clone());
                return Err(MergeError::Unlike { first, other, unlike });
            }
        }
        parts.sort_by_key(|part| part.plan().shard);
        let all = parts_of(&parts[0]).unwrap_or_default();
        for (first, other) in parts.iter().tuple_windows() {
            if let Some(shard) = first.plan().shard.filter(|shard| Some(*shard) == other.plan().shard) {
                let [first, other] = [first, other].map(|part| part.directory.clone());
                return Err(MergeError::Twice { first, other, shard: shard.to_string() });
            }
        }
        let given: Vec<u32> = parts.iter().filter_map(|part| part.plan().shard).map(Shard::part).collect();
        if let Some(missing) = (1..=all).find(|part| !given.contains(part)) {
            return Err(MergeError::Missing(format!("{missing}/{all}")));
        }
        let header = whole(&parts[0]);
        Ok(Self { parts, header })
    }

    /// The header of the journal of all.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Hands over all entries in order, each with the batch that it comes from. A puzzle that is
    /// already there becomes a twin.
    ///
    /// # Errors
    /// If a batch is not finished, a journal is damaged, or `take` fails.
    pub fn entries<P: Record, E: From<MergeError>>(
        &mut self,
        read: impl Fn(&str) -> Result<P, ReadError>,
        mut take: impl FnMut(&Part, Entry<P>) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut ledger = Ledger::default();
        if self.parts[0].plan().shard.is_none() {
            return self.parts.iter_mut().try_for_each(|part| part.one_after_the_other(&mut ledger, &read, &mut take));
        }
        let count = self.parts.len();
        for (index, seed) in self.header.plan.seeds().enumerate() {
            let part = &mut self.parts[index % count];
            let entry = part.journal.next_entry(&read).map_err(MergeError::from)?;
            let Some(entry) = entry.filter(|entry| entry.seed == seed) else {
                return Err(MergeError::Unfinished { directory: part.directory.clone(), seed }.into());
            };
            take(part, ledger.enter(entry))?;
        }
        Ok(())
    }
}

/// The header of batches that are joined one after the other. Its seeds span theirs, it promises
/// the formats that they have in common, and it names all fingerprints, of several games or of
/// programs that compose otherwise.
fn joined(parts: &[Part]) -> Header {
    let plans = || parts.iter().map(Part::plan);
    let first = plans().map(|plan| plan.seeds.first()).min().expect("there is a batch");
    let last = plans().map(|plan| plan.seeds.last()).max().expect("there is a batch");
    let seeds = SeedRange::new(first, last).expect("they are in order");
    let hashes = parts.iter().map(|part| part.journal.header().sha256.clone()).collect();
    let formats = parts[0].plan().formats().filter(|name| plans().all(|plan| plan.formats().contains(name)));
    let formats = formats.map(str::to_owned).collect();
    let fingerprints = parts.iter().flat_map(|part| part.journal.header().fingerprint.split(',')).unique().join(",");
    Header::new(Plan::joined(seeds, hashes, formats), &fingerprints)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::Journal;

    #[test]
    fn a_joined_batch_has_all_fingerprints_of_its_parts() {
        let folder = tempfile::tempdir().unwrap();
        let part = |name: &str, fingerprint: &str| {
            let directory = folder.path().join(name);
            std::fs::create_dir(&directory).unwrap();
            let plan =
                Plan { seeds: "1..9".parse().unwrap(), shard: None, want: None, options: serde_json::Map::new() };
            Journal::begin(&directory, &Header::new(plan, fingerprint)).unwrap();
            Part::open(&directory).unwrap()
        };
        let fingerprint = |parts| Merge::new(parts).unwrap().header().fingerprint.clone();
        assert_eq!(fingerprint(vec![part("one", "1"), part("other", "2"), part("same", "1")]), "1,2");
        assert_eq!(fingerprint(vec![part("again", "1"), part("alone", "1")]), "1");
    }
}
