//! The ledger: what becomes of each seed of a batch, given those before it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;

use super::plan::Plan;
use crate::puzzles::{Id, Level, Levels, ReadError, Record, Seed, is_default, read_as};

/// What became of a seed.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome<P> {
    Puzzle {
        puzzle: Box<P>,
        /// Whether every chosen clue is needed.
        minimal: bool,
    },
    /// A puzzle that is an image of an earlier one.
    Twin {
        id: Id,
        /// The seed of the earlier one; `None` if that comes from another batch and has no seed.
        of: Option<Seed>,
    },
    /// A puzzle that is not wanted: the filter's reason.
    Unfit(String),
    Declined(String),
}

/// A line of a journal: a seed and what became of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<P> {
    pub seed: Seed,
    pub outcome: Outcome<P>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EntryKeys<P, R> {
    seed: Seed,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    id: Option<Id>,
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    puzzle: Option<P>,
    #[serde(default, skip_serializing_if = "is_default")]
    redundant: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    twin: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    of: Option<Seed>,
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    unfit: Option<R>,
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    declined: Option<R>,
}

fn none<T>() -> Option<T> {
    None
}

impl<P: Record + Serialize> Serialize for Entry<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (id, puzzle, redundant, twin, of, unfit, declined) = (None, None, false, false, None, None, None);
        let keys = EntryKeys::<&P, &str> { seed: self.seed, id, puzzle, redundant, twin, of, unfit, declined };
        match &self.outcome {
            Outcome::Puzzle { puzzle, minimal } => {
                EntryKeys { id: Some(puzzle.id()), puzzle: Some(&**puzzle), redundant: !minimal, ..keys }
            }
            Outcome::Twin { id, of } => EntryKeys { id: Some(*id), twin: true, of: *of, ..keys },
            Outcome::Unfit(reason) => EntryKeys { unfit: Some(&**reason), ..keys },
            Outcome::Declined(reason) => EntryKeys { declined: Some(&**reason), ..keys },
        }
        .serialize(serializer)
    }
}

impl<P: Record> Entry<P> {
    /// Reads a line, whose puzzle is read by `read`.
    pub(super) fn read(line: &str, read: impl Fn(&str) -> Result<P, ReadError>) -> Result<Self, String> {
        let keys: EntryKeys<Box<RawValue>, String> = read_as(line).map_err(|error| error.within_line())?;
        let EntryKeys { seed, id, puzzle, redundant, twin, of, unfit, declined } = keys;
        let outcome = match (id, puzzle, twin, of, unfit, declined) {
            (Some(id), Some(puzzle), false, None, None, None) => {
                let puzzle = read(puzzle.get()).map_err(|error| error.message)?;
                if id != puzzle.id() {
                    return Err(format!("the puzzle's id is {}, not {id}: it was changed", puzzle.id()));
                }
                Outcome::Puzzle { puzzle: Box::new(puzzle), minimal: !redundant }
            }
            (Some(id), None, true, of, None, None) if !redundant => Outcome::Twin { id, of },
            (None, None, false, None, Some(reason), None) if !redundant => Outcome::Unfit(reason),
            (None, None, false, None, None, Some(reason)) if !redundant => Outcome::Declined(reason),
            _ => return Err("expected `id` and `puzzle`, or `id` and `twin`, or `unfit`, or `declined`".to_owned()),
        };
        Ok(Self { seed, outcome })
    }
}

/// How many puzzles of each level are enough, where the seeds take turns with the levels.
#[derive(Debug, Default)]
pub struct Quota {
    levels: Option<Levels>,
    /// The number for each level.
    enough: [usize; Level::ALL.len()],
    /// The levels with enough puzzles, one bit per level.
    full: AtomicU8,
}

impl Quota {
    /// A quota for this many puzzles of these levels.
    pub fn new(levels: Levels, want: usize) -> Self {
        let mut quota = Self { levels: Some(levels), ..Self::default() };
        for (level, share) in levels.shares(want) {
            quota.enough[level as usize] = share;
            quota.hear(level, 0);
        }
        quota
    }

    /// The quota of a batch: none unless a number of puzzles is wanted of certain levels.
    pub fn of(plan: &Plan) -> Self {
        match (plan.levels(), plan.want) {
            (Some(levels), Some(want)) => Self::new(levels, want as usize),
            _ => Self::default(),
        }
    }

    /// Why the puzzle of a seed is not wanted, if there are enough of its level. A full level stays
    /// full: a thread that asks while others work may at worst learn of it late, and the ledger
    /// has the last word.
    pub fn excludes(&self, seed: Seed) -> Option<String> {
        let level = self.levels?.of_seed(seed);
        let full = self.full.load(Ordering::Relaxed) >> level as u8 & 1 == 1;
        full.then(|| format!("level {level}: there are enough"))
    }

    /// Notes how many puzzles of a level there are.
    fn hear(&self, level: Level, number: usize) {
        if self.levels.is_some() && number >= self.enough[level as usize] {
            self.full.fetch_or(1 << level as u8, Ordering::Relaxed);
        }
    }
}

/// What became of the seeds of a batch so far.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// The first seed of each puzzle.
    firsts: HashMap<Id, Seed>,
    seeds: usize,
    /// The number of seeds since the last puzzle.
    dry: usize,
    /// How many puzzles there are of each level.
    levels: [usize; Level::ALL.len()],
}

impl Ledger {
    /// Enters what became of the next seed on its own, and returns what becomes of it given those
    /// before: a puzzle that is already there becomes a twin.
    pub fn enter<P: Record>(&mut self, entry: Entry<P>) -> Entry<P> {
        self.enter_within(entry, &Quota::default())
    }

    /// Like [`enter`](Self::enter), within a quota. If a seed's level is full, that is all that is
    /// entered: what would have become of it depends on whether a thread noticed in time.
    pub fn enter_within<P: Record>(&mut self, entry: Entry<P>, quota: &Quota) -> Entry<P> {
        let Entry { seed, mut outcome } = entry;
        let id = match &outcome {
            Outcome::Puzzle { puzzle, .. } => Some(puzzle.id()),
            Outcome::Twin { id, .. } => Some(*id),
            Outcome::Unfit(_) | Outcome::Declined(_) => None,
        };
        let level = match &outcome {
            Outcome::Puzzle { puzzle, .. } => puzzle.level(),
            _ => None,
        };
        self.seeds += 1;
        self.dry += 1;
        if let Some(reason) = quota.excludes(seed) {
            return Entry { seed, outcome: Outcome::Unfit(reason) };
        }
        match (id, id.and_then(|id| self.firsts.get(&id))) {
            (Some(id), Some(&first)) => outcome = Outcome::Twin { id, of: Some(first) },
            (Some(id), None) if matches!(outcome, Outcome::Puzzle { .. }) => {
                self.firsts.insert(id, seed);
                self.dry = 0;
                if let Some(level) = level {
                    self.levels[level as usize] += 1;
                    quota.hear(level, self.levels[level as usize]);
                }
            }
            _ => {}
        }
        Entry { seed, outcome }
    }

    pub fn seeds(&self) -> usize {
        self.seeds
    }

    pub fn puzzles(&self) -> usize {
        self.firsts.len()
    }

    /// How many puzzles of each level are missing of a quota; nothing if it has only one level.
    pub fn missing(&self, quota: &Quota) -> impl Iterator<Item = (Level, usize)> {
        let levels = quota.levels.filter(|levels| levels.iter().count() > 1);
        let missing = |level: Level| quota.enough[level as usize].saturating_sub(self.levels[level as usize]);
        let missing = levels.into_iter().flat_map(Levels::iter).map(move |level| (level, missing(level)));
        missing.filter(|(_, number)| *number > 0)
    }

    /// Whether a batch of this plan is finished.
    pub fn is_finished(&self, plan: &Plan) -> bool {
        self.seeds >= plan.len() || plan.wanted().is_some_and(|wanted| self.puzzles() >= wanted)
    }

    /// The number of seeds since the last puzzle, or of all seeds if there is none.
    pub fn dry(&self) -> usize {
        self.dry
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A puzzle that is a text, of which the reversed text is the only other image.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Toy {
        text: String,
        level: Option<Level>,
    }

    impl Record for Toy {
        fn game(&self) -> &'static str {
            "toy"
        }

        fn id(&self) -> Id {
            Id::of_text(&self.text.clone().min(self.text.chars().rev().collect()))
        }

        fn seed(&self) -> Option<Seed> {
            None
        }

        fn level(&self) -> Option<Level> {
            self.level
        }
    }

    fn puzzle(text: &str) -> Outcome<Toy> {
        Outcome::Puzzle { puzzle: Box::new(Toy { text: text.to_owned(), level: None }), minimal: true }
    }

    #[test]
    fn images_are_twins_of_the_first() {
        let mut ledger = Ledger::default();
        let mut enter = |seed: u32, outcome| ledger.enter(Entry { seed: seed.try_into().unwrap(), outcome }).outcome;
        assert_eq!(enter(5, Outcome::Unfit("shots 1".into())), Outcome::Unfit("shots 1".into()));
        assert_eq!(enter(6, puzzle("37 is 2rg")), puzzle("37 is 2rg"));
        for image in ["37 is 2rg", "gr2 si 73"] {
            let Outcome::Twin { of, .. } = enter(7, puzzle(image)) else { panic!("no twin") };
            assert_eq!(of.map(Seed::number), Some(6));
        }
        assert_eq!((ledger.seeds(), ledger.puzzles(), ledger.dry()), (4, 1, 2));
    }

    #[test]
    fn when_a_level_is_full_it_does_not_matter_who_heard_of_it() {
        let Outcome::Puzzle { mut puzzle, minimal } = puzzle("37 is 2rg") else { unreachable!("it is a puzzle") };
        puzzle.level = Some(Level::Advanced);
        let (mut ledger, quota) = (Ledger::default(), Quota::new(Levels::EACH, 1));
        let mut enter = |seed: u32, outcome| {
            let entry = Entry { seed: seed.try_into().unwrap(), outcome };
            ledger.enter_within(entry, &quota).outcome
        };
        let declined = || Outcome::Declined("no shots found".into());
        assert_eq!(enter(1, declined()), declined());
        let first = Outcome::Puzzle { puzzle, minimal };
        assert_eq!(enter(5, first.clone()), first);
        let enough = Outcome::Unfit("level advanced: there are enough".into());
        for late in [declined(), Outcome::Unfit("shots 1".into()), first, enough.clone()] {
            assert_eq!(enter(9, late), enough);
        }
        assert_eq!(enter(10, declined()), declined());
        let missing = [Level::Beginner, Level::Master, Level::Grandmaster].map(|level| (level, 1));
        assert!(ledger.missing(&quota).eq(missing));
        assert_eq!(ledger.missing(&Quota::new(Levels::only(Level::Master), 1)).count(), 0, "the bar counts these");
    }

    #[test]
    fn entries_read_back() {
        let id = match puzzle("37 is 2rg") {
            Outcome::Puzzle { puzzle, .. } => puzzle.id(),
            _ => unreachable!("it is a puzzle"),
        };
        let seed = Seed::try_from(42).unwrap();
        let outcomes = [
            puzzle("gr2 si 73"),
            Outcome::Twin { id, of: Some(seed) },
            Outcome::Twin { id, of: None },
            Outcome::Unfit("shots 1".into()),
            Outcome::Declined("no Z puzzle".into()),
        ];
        for outcome in outcomes {
            let entry = Entry { seed, outcome };
            let text = serde_json::to_string(&entry).unwrap();
            assert_eq!(Entry::read(&text, read_as::<Toy>).unwrap(), entry, "{text}");
        }
        let changed = serde_json::to_string(&Entry { seed, outcome: puzzle("37 is 2rg") }).unwrap();
        let changed = changed.replace("2rg", "2g");
        let error = Entry::read(&changed, read_as::<Toy>).unwrap_err();
        assert!(error.starts_with("the puzzle's id is ") && error.contains(&format!("not {id}")), "{error}");
        for text in
            [r#"{"seed":1}"#, r#"{"seed":1,"unfit":"a","declined":"b"}"#, r#"{"seed":1,"unfit":"a","redundant":true}"#]
        {
            assert!(Entry::read(text, read_as::<Toy>).unwrap_err().starts_with("expected `id`"), "{text}");
        }
    }
}
