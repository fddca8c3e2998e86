//! One run of a batch: from where the journal ends, until the batch is done or something stops it.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use rayon::ThreadPool;

use super::super::files::Staged;
use super::super::interrupt::{Interrupt, on_interrupt};
use super::super::output::{Beside, Output, complain, count_from, is_quiet, progress_bar, tell};
use super::super::shown::counted;
use super::super::{Answer, CommandError, InternalError, files, shown};
use super::store::Store;
use super::summary::Summary;
use crate::registry::verdict::could_spare;
use crate::registry::{AnyPuzzle, Dispute, Job, JobError, Registry, Strictness};
use smyoz_core::batch::{Entry, Header, Journal, Ledger, Outcome, Quota, in_order};
use smyoz_core::engines::EngineChoice;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Seed};

/// A run over a batch.
pub(super) struct Run {
    pub registry: Registry,
    pub job: Box<dyn Job>,
    pub batch: Batch,
}

/// A batch, and how to go about it.
pub(super) struct Batch {
    pub header: Header,
    pub quota: Quota,
    pub give_up: Option<u32>,
    /// How long to go on without a puzzle where nothing else ends the search.
    pub patience: Option<Patience>,
    pub resume: bool,
    pub json: bool,
    /// The arguments of the command that goes on with it, if it is not `compose`.
    pub again: Option<Vec<String>>,
    /// The number of threads, if it is given.
    pub threads: Option<u16>,
    /// The engine that proves the puzzles.
    pub engine: EngineChoice,
    pub certifies: bool,
    /// Whether there are clues to begin with, and whether they are completed without a level in
    /// mind.
    pub begins_with_clues: bool,
    pub is_of_any_level: bool,
    pub store: Option<Store>,
}

/// The time without a puzzle after which a search ends.
pub(super) struct Patience {
    time: Duration,
    /// When there was a puzzle, or the search began.
    since: Mutex<Instant>,
}

impl Patience {
    pub fn new(time: Duration) -> Self {
        Self { time, since: Mutex::new(Instant::now()) }
    }

    fn renew(&self) {
        *self.since.lock().expect("nobody panics with it") = Instant::now();
    }

    fn is_over(&self) -> bool {
        self.since.lock().expect("nobody panics with it").elapsed() >= self.time
    }
}

/// The progress of a run.
struct Progress<'a> {
    run: &'a Run,
    ledger: Ledger,
    /// The number of seeds of this run since the last puzzle.
    dry: usize,
    /// The number of seeds of this run since the last one that had a layout, and why the last of
    /// them has none.
    without_layout: (usize, String),
    summary: Summary,
    bar: ProgressBar,
    output: &'a mut Output,
    interrupt: &'a Interrupt,
}

/// The result of a seed on its own, before it is compared with other seeds.
struct Work {
    outcome: Result<Outcome<Box<dyn AnyPuzzle>>, NoOutcome>,
    has_layout: bool,
    /// The files of the puzzle. They are removed if it turns out to be a twin, or to be no longer
    /// wanted.
    staged: Result<Vec<Staged>, CommandError>,
}

/// Why nothing is entered for a seed.
enum NoOutcome {
    Dispute(Dispute),
    /// No seed has a puzzle: why.
    Hopeless(String),
}

enum End {
    /// All seeds are done, or there are enough puzzles.
    Done,
    /// Too many seeds in a row had no puzzle.
    GaveUp,
    /// It would go on for ever: what happened.
    Tired(String),
    /// No seed has a puzzle: why.
    Hopeless(String),
    Interrupted,
    Failed(CommandError),
}

impl From<CommandError> for End {
    fn from(failure: CommandError) -> Self {
        Self::Failed(failure)
    }
}

/// The number of seeds in a row without a puzzle after which a batch ends whose puzzles begin with
/// given clues.
const BEGUN: u32 = 200;

/// A message is printed after this many seeds in a row without a puzzle, after twice as many, and
/// so on.
const DRY: usize = 50;

/// The number of seeds in a row without a layout after which a search ends that nothing else ends.
const WITHOUT_LAYOUT: usize = 200;

/// Of seeds in a row without a puzzle, this many are named, with what was tried.
const NAMED: usize = 10;

impl Run {
    pub fn run(&self, pool: &ThreadPool, output: &mut Output) -> Result<Answer, CommandError> {
        let plan = &self.batch.header.plan;
        let (length, unit) = (self.wanted().unwrap_or(plan.len()), self.unit());
        if self.job.is_single() {
            tell("the clues to begin with have only one solution, so there is only one puzzle");
        } else if self.batch.is_of_any_level {
            tell("the level of what is made of these clues varies with the seed: --level LEVEL asks for one");
        }
        let bar = progress_bar(length, unit);
        let interrupt = on_interrupt(&bar, self.how_to_resume())?;
        let is_over = || interrupt.flag().load(Ordering::Relaxed) || self.is_out_of_patience();
        let limits = if self.batch.patience.is_some() { Limits::until(&is_over) } else { interrupt.flag().into() };
        self.run_by(|seed| self.work(seed, limits), pool, &interrupt, bar, output)
    }

    /// Runs with this work on each seed, until the batch is done or interrupted.
    fn run_by(
        &self,
        work: impl Fn(Seed) -> Option<Work> + Sync,
        pool: &ThreadPool,
        interrupt: &Interrupt,
        bar: ProgressBar,
        output: &mut Output,
    ) -> Result<Answer, CommandError> {
        let (ledger, summary) = (Ledger::default(), Summary::new(self.job.clue()));
        let (dry, without_layout) = Default::default();
        let mut progress = Progress { run: self, ledger, dry, without_layout, summary, bar, output, interrupt };
        let opened = self.batch.store.as_ref().map(|store| {
            store.open(&self.registry, &self.batch.header, self.batch.resume, |entry| progress.found(store, entry))
        });
        let (end, was_finished) = match opened.transpose() {
            Err(CommandError::ClosedPipe) => (End::Failed(CommandError::ClosedPipe), false),
            Err(failure) => return Err(failure),
            Ok(mut journal) => {
                progress.begin();
                let was_finished = progress.ledger.seeds() > 0 && progress.ledger.is_finished(&self.batch.header.plan);
                (self.go_on(pool, interrupt.flag(), work, &mut progress, journal.as_mut()), was_finished)
            }
        };
        interrupt.end();
        progress.bar.finish_and_clear();
        match end {
            End::Done => self.done(&progress.summary, was_finished, progress.output),
            End::GaveUp => {
                let (dry, hint) = (progress.dry(), self.how_to_try_longer());
                complain(format_args!("gave up: {dry} seeds in a row without a puzzle{hint}"));
                self.report(&progress.summary, progress.output)?;
                Ok(Answer::No)
            }
            End::Tired(why) => {
                let hint = self.how_to_try_longer();
                complain(format_args!("gave up: {why} (--give-up N sets another limit){hint}"));
                self.report(&progress.summary, progress.output)?;
                Ok(Answer::Unknown)
            }
            End::Hopeless(why) => {
                complain(why);
                self.report(&progress.summary, progress.output)?;
                Ok(Answer::No)
            }
            End::Interrupted => {
                tell(format_args!("interrupted: {}{}", progress.summary, self.how_to_resume()));
                Ok(Answer::Interrupted)
            }
            End::Failed(CommandError::ClosedPipe) => {
                // If nothing was written, there is nothing to continue, and nothing to report.
                if self.batch.store.is_some() {
                    let hint = self.how_to_resume();
                    tell(format_args!("the output was closed: {}{hint}", progress.summary));
                }
                Err(CommandError::ClosedPipe)
            }
            End::Failed(failure) => {
                Err(CommandError::Advised { failure: Box::new(failure), advice: self.how_to_resume() })
            }
        }
    }

    fn unit(&self) -> &'static str {
        if self.wanted().is_some() { "puzzles" } else { "seeds" }
    }

    /// The number of puzzles to stop after, if any.
    fn wanted(&self) -> Option<usize> {
        if self.job.is_single() { Some(1) } else { self.batch.header.plan.wanted() }
    }

    /// Works on all seeds after those in the ledger.
    fn go_on(
        &self,
        pool: &ThreadPool,
        stop: &AtomicBool,
        work: impl Fn(Seed) -> Option<Work> + Sync,
        progress: &mut Progress<'_>,
        mut journal: Option<&mut Journal>,
    ) -> End {
        if let Some(end) = progress.end() {
            return end;
        }
        let mut end = None;
        let seeds = self.batch.header.plan.seeds().skip(progress.ledger.seeds());
        in_order(
            pool,
            seeds,
            stop,
            |&seed| work(seed),
            |seed, work| {
                let work = work
                    .map_err(|panic| CommandError::from(InternalError::Work { name: format!("seed {seed}"), panic }));
                end = match work {
                    Ok(None) => Some(progress.tired().unwrap_or(End::Interrupted)),
                    Ok(Some(work)) => {
                        progress.deliver(seed, work, journal.as_deref_mut()).err().or_else(|| progress.end())
                    }
                    Err(failure) => Some(End::Failed(failure)),
                };
                if end.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        match end {
            Some(end) => end,
            None if progress.ledger.seeds() < self.batch.header.plan.len() && stop.load(Ordering::Relaxed) => {
                End::Interrupted
            }
            None => End::Done,
        }
    }

    /// Does all work on a seed that does not depend on other seeds; `None` if it was cancelled.
    fn work(&self, seed: Seed, limits: Limits) -> Option<Work> {
        let has_layout = true;
        if let Some(reason) = self.batch.quota.excludes(seed) {
            return Some(Work { outcome: Ok(Outcome::Unfit(reason)), has_layout, staged: Ok(Vec::new()) });
        }
        let attempt = match self.job.attempt(seed, limits) {
            Ok(attempt) => Ok(attempt),
            Err(JobError::NoLayout(reason)) => {
                let outcome = Ok(Outcome::Declined(reason));
                return Some(Work { outcome, has_layout: false, staged: Ok(Vec::new()) });
            }
            Err(JobError::Hopeless(why)) => Err(NoOutcome::Hopeless(why)),
            Err(JobError::Dispute(dispute)) => Err(NoOutcome::Dispute(dispute)),
            Err(JobError::Cancelled) => return None,
        };
        let staged = match (&attempt, &self.batch.store) {
            (Ok((Outcome::Puzzle { puzzle, .. }, certificate)), Some(store)) => {
                store.stage(&***puzzle, certificate.as_ref())
            }
            _ => Ok(Vec::new()),
        };
        Some(Work { outcome: attempt.map(|(outcome, _)| outcome), has_layout, staged })
    }

    /// Whether there was no puzzle for too long.
    fn is_out_of_patience(&self) -> bool {
        self.batch.patience.as_ref().is_some_and(Patience::is_over)
    }

    /// Writes a disagreement of the engines to a file for a bug report, and names the file.
    fn complain(&self, seed: Seed, Dispute { message, report }: Dispute) -> CommandError {
        let directory = self.batch.store.as_ref().map_or_else(PathBuf::new, |store| store.directory.clone());
        // Not as JSON: it would be read as one of the puzzles in the directory.
        let path = directory.join(format!("disagreement-{seed}.txt"));
        let report = match files::write(&path, report) {
            Ok(()) => format!("details in {}", shown::path(path)),
            Err(failure) => failure.to_string(),
        };
        InternalError::Disagreement { seed, message, report }.into()
    }

    /// Reports the end of a batch, and answers whether there are enough puzzles.
    fn done(&self, summary: &Summary, was_finished: bool, output: &mut Output) -> Result<Answer, CommandError> {
        self.report(summary, output)?;
        if was_finished {
            let words = "the batch was already finished: nothing left to do";
            if self.batch.json {
                tell(words);
            } else {
                output.report(words)?;
            }
            return Ok(Answer::Yes);
        }
        if let Some(wanted) = self.wanted().filter(|&wanted| summary.puzzles() < wanted) {
            tell(format_args!("fewer than {wanted} puzzles: there are no more seeds"));
        }
        // A shard may well have no puzzle.
        let wanted = self.wanted().unwrap_or(usize::from(self.batch.header.plan.shard.is_none()));
        Ok((summary.puzzles() >= wanted).into())
    }

    fn report(&self, summary: &Summary, output: &mut Output) -> Result<(), CommandError> {
        let mut text = summary.to_string();
        if summary.puzzles() > 0 {
            text += &match self.batch.engine {
                EngineChoice::Auto => "\nproved by both engines".to_owned(),
                engine => format!("\nproved by {engine} alone"),
            };
        }
        if let Some(store) = &self.batch.store {
            text += &format!("\nin {}", shown::path(&store.directory));
        }
        if self.batch.json {
            tell(text);
            return Ok(());
        }
        match &self.batch.store {
            // The program chose its name, which is an answer.
            Some(store) if is_quiet() && store.is_chosen => output.line(shown::path(&store.directory)),
            _ => output.report(text),
        }
    }

    /// A line that says how to continue without the limit on seeds without a puzzle.
    fn how_to_try_longer(&self) -> String {
        self.resuming().map_or_else(String::new, |command| format!("\nto continue anyway: {command}"))
    }

    /// A line that says how to continue, if anything was written.
    fn how_to_resume(&self) -> String {
        self.resuming().map_or_else(String::new, |command| format!("\nto continue: {command}"))
    }

    /// The command that continues this batch, whose journal holds what is asked for.
    fn resuming(&self) -> Option<String> {
        let store = self.batch.store.as_ref()?;
        let directory = store.directory.to_string_lossy();
        if let Some(again) = &self.batch.again {
            return Some(shown::own_command(again));
        }
        let mut command = ["compose", "--resume", "--out", &directory].map(str::to_owned).to_vec();
        command.extend(self.batch.json.then(|| "--json".to_owned()));
        command
            .extend(self.batch.threads.into_iter().flat_map(|threads| ["--threads".to_owned(), threads.to_string()]));
        Some(shown::own_command(command))
    }
}

impl Progress<'_> {
    /// Takes over an entry of an earlier run.
    fn found(&mut self, store: &Store, entry: Entry<Box<dyn AnyPuzzle>>) -> Result<(), CommandError> {
        let entry = self.ledger.enter_within(entry, &self.run.batch.quota);
        self.summary.count(&entry.outcome);
        let Outcome::Puzzle { puzzle, .. } = &entry.outcome else { return Ok(()) };
        store.repair(&***puzzle, self.run.batch.certifies)?;
        if self.run.batch.json { self.output.json(puzzle) } else { Ok(()) }
    }

    /// Starts to count what is new.
    fn begin(&mut self) {
        self.summary.begin();
        self.run.batch.patience.iter().for_each(Patience::renew);
        let beside = if self.run.wanted().is_some() { Beside::Message } else { Beside::Pace };
        count_from(&self.bar, self.run.unit(), beside, self.position());
        self.advance();
    }

    fn advance(&self) {
        let seeds = counted(self.ledger.seeds(), "seed");
        self.bar.set_message(seeds + &missing(self.ledger.missing(&self.run.batch.quota)));
        self.bar.set_position(self.position());
    }

    fn position(&self) -> u64 {
        match self.run.wanted() {
            Some(_) => self.ledger.puzzles() as u64,
            None => self.ledger.seeds() as u64,
        }
    }

    /// Records the result of the next seed: first the files of the puzzle, then the line in the
    /// journal.
    ///
    /// # Errors
    /// If the run ends because of it.
    fn deliver(&mut self, seed: Seed, work: Work, journal: Option<&mut Journal>) -> Result<(), End> {
        let outcome = work.outcome.map_err(|none| match none {
            NoOutcome::Dispute(dispute) => End::Failed(self.run.complain(seed, dispute)),
            NoOutcome::Hopeless(why) => End::Hopeless(why),
        })?;
        let entry = self.ledger.enter_within(Entry { seed, outcome }, &self.run.batch.quota);
        self.count_dry(&entry.outcome, work.has_layout);
        match &entry.outcome {
            Outcome::Puzzle { minimal, puzzle } => {
                if let Some(reason) = self.run.job.reason_for_more().filter(|_| !minimal) {
                    let clue = self.run.job.clue();
                    self.tell(format_args!("seed {seed}: more {clue}s than needed: {reason}"));
                }
                if self.run.batch.begins_with_clues {
                    self.tell_spare(&***puzzle);
                }
                if let Some(store) = &self.run.batch.store {
                    store.place(work.staged?)?;
                }
            }
            Outcome::Declined(reason) if self.ledger.dry() <= NAMED => {
                self.tell(format_args!("seed {seed}: {reason}"));
                if self.ledger.dry() == NAMED {
                    self.tell(format_args!("further seeds without a puzzle are only counted"));
                }
            }
            Outcome::Declined(_) => {}
            Outcome::Twin { .. } | Outcome::Unfit(_) => {}
        }
        if let Some(journal) = journal {
            journal.append(&entry).map_err(CommandError::from)?;
        }
        if let (Outcome::Puzzle { puzzle, .. }, true) = (&entry.outcome, self.run.batch.json) {
            self.output.json(puzzle)?;
        }
        self.summary.count(&entry.outcome);
        self.advance();
        let dry = self.ledger.dry();
        if dry.is_multiple_of(DRY) && (dry / DRY).is_power_of_two() {
            // If a share p of all seeds has a puzzle, n seeds have none with probability (1 - p)^n,
            // which is 5 % at p = 3/n.
            let one_of = dry / 3;
            self.tell(format_args!(
                "{dry} seeds in a row without a puzzle: very likely fewer than 1 in {one_of} has one (use --give-up N to stop)"
            ));
        }
        Ok(())
    }

    /// Counts the seeds since the last puzzle, and since the last layout.
    fn count_dry(&mut self, outcome: &Outcome<Box<dyn AnyPuzzle>>, has_layout: bool) {
        self.dry += 1;
        match outcome {
            Outcome::Declined(reason) if !has_layout => {
                self.without_layout = (self.without_layout.0 + 1, reason.clone());
                return;
            }
            Outcome::Puzzle { .. } => {
                self.dry = 0;
                self.run.batch.patience.iter().for_each(Patience::renew);
            }
            _ => {}
        }
        self.without_layout = Default::default();
    }

    /// Names the clues that a puzzle could do without. They were there to begin with, since each of
    /// those that were added is needed.
    fn tell_spare(&self, puzzle: &dyn AnyPuzzle) {
        if is_quiet() || !puzzle.allows_spare() {
            return;
        }
        let limits = Limits::from(self.interrupt.flag());
        let spare = puzzle.verify(Strictness::AllowSpare, self.run.batch.engine, limits).spare;
        if !spare.is_empty() {
            let (id, spare) = (puzzle.id(), could_spare(&spare));
            self.tell(format_args!("{id}: of the clues to begin with, it {spare}"));
        }
    }

    fn tell(&self, message: std::fmt::Arguments<'_>) {
        self.bar.suspend(|| tell(message));
    }

    /// Why the run is over, if it is.
    fn end(&self) -> Option<End> {
        let enough = self.run.wanted().is_some_and(|wanted| self.ledger.puzzles() >= wanted);
        if enough {
            return Some(End::Done);
        }
        let over = self.ledger.seeds() >= self.run.batch.header.plan.len();
        let most = self.run.batch.give_up.or(self.run.batch.begins_with_clues.then_some(BEGUN));
        let dry = most.is_some_and(|seeds| self.dry() >= seeds as usize);
        if over { None } else { dry.then_some(End::GaveUp).or_else(|| self.tired()) }
    }

    /// The number of seeds since the last puzzle: where it is limited by default, those of this run,
    /// so that it can be continued.
    fn dry(&self) -> usize {
        if self.run.batch.give_up.is_some() { self.ledger.dry() } else { self.dry }
    }

    /// Why the run is over, if it would go on for ever and nobody has said when to give up.
    fn tired(&self) -> Option<End> {
        let patience = self.run.batch.patience.as_ref()?;
        let (seeds, reason) = &self.without_layout;
        if *seeds >= WITHOUT_LAYOUT {
            return Some(End::Tired(format!("{seeds} seeds in a row without a layout, such as: {reason}")));
        }
        let minutes = (patience.time.as_secs() / 60) as usize;
        let (minutes, seeds) = (counted(minutes, "minute"), counted(self.dry, "seed"));
        patience.is_over().then(|| End::Tired(format!("{minutes} and {seeds} without a puzzle")))
    }
}

/// Which puzzles are missing, as the end of a message, if that is short.
fn missing(levels: impl Iterator<Item = (Level, usize)>) -> String {
    let levels: Vec<String> = levels.map(|(level, number)| format!("{number} {level}")).collect();
    if (1..=2).contains(&levels.len()) { format!(", missing {}", levels.join(", ")) } else { String::new() }
}

#[cfg(test)]
mod tests {
    use std::{fs, iter};

    use tempfile::TempDir;

    use super::super::super::formats::Format;
    use super::*;
    use crate::bare_game::registry;
    use serde_json::Map;

    use crate::registry::Wishes;
    use smyoz_core::batch::{JOURNAL, JournalReader, Plan};
    use smyoz_core::limits::Limits;
    use smyoz_paper::Style;

    #[test]
    fn a_bar_names_the_levels_that_are_missing_if_they_are_few() {
        let few = [(Level::Master, 3), (Level::Grandmaster, 10)];
        assert_eq!(missing(few.into_iter()), ", missing 3 master, 10 grandmaster");
        assert_eq!(missing(few.into_iter().skip(1)), ", missing 10 grandmaster");
        assert_eq!(missing(few.into_iter().chain([(Level::Beginner, 1)])), "");
        assert_eq!(missing([].into_iter()), "");
    }

    /// A run over seeds 1 to 9 into a directory.
    fn run_in(directory: &TempDir) -> Run {
        let seeds = "1..9".parse().unwrap();
        let game = registry().usual();
        let batch = Batch {
            header: Header::new(Plan { seeds, shard: None, want: None, options: Map::new() }, game.fingerprint()),
            quota: Quota::default(),
            give_up: None,
            patience: None,
            resume: true,
            json: false,
            again: None,
            threads: None,
            engine: EngineChoice::Search,
            certifies: false,
            begins_with_clues: false,
            is_of_any_level: false,
            store: Some(Store {
                directory: directory.path().to_owned(),
                is_chosen: false,
                formats: vec![Format::Json],
                style: Style::default(),
            }),
        };
        let wishes = Wishes { minimum: true, engine: batch.engine, ..Wishes::default() };
        let own = game.options(&game.own_options().get_matches_from(["compose"])).unwrap();
        let job = game.prepare(&wishes, &own, false, Limits::NONE).unwrap();
        Run { registry: registry(), job, batch }
    }

    /// Continues a run with this work.
    fn go_on(run: &Run, work: impl Fn(Seed) -> Option<Work> + Sync) -> Result<Answer, CommandError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
        run.run_by(work, &pool, &Interrupt::default(), ProgressBar::hidden(), &mut Output::new())
    }

    /// The seeds in the journal.
    fn journalled(directory: &TempDir) -> Vec<u32> {
        let mut journal = JournalReader::open(&directory.path().join(JOURNAL)).unwrap();
        let entries = iter::from_fn(|| journal.next_entry(|text| registry().read(text)).unwrap());
        entries.map(|entry| entry.seed.number()).collect()
    }

    #[test]
    fn a_panic_names_the_seed_and_leaves_the_journal_whole() {
        let directory = TempDir::new().unwrap();
        let run = run_in(&directory);
        let end = go_on(&run, |seed| {
            assert!(seed.number() != 5, "the fifth seed");
            run.work(seed, Limits::NONE)
        });
        let message = end.unwrap_err().to_string();
        let message = message.strip_prefix("this is a bug, please report it: ").unwrap();
        let (fault, hint) = message.split_once('\n').unwrap();
        assert!(fault.starts_with("seed 000005: panicked: ") && fault.ends_with("the fifth seed"), "{message}");
        assert!(hint.starts_with("to continue: ") && hint.contains("--resume"), "{message}");
        assert_eq!(journalled(&directory), [1, 2, 3, 4]);
        // Once the cause is fixed, the rest follows.
        assert!(matches!(go_on(&run, |seed| run.work(seed, Limits::NONE)), Ok(Answer::Yes)));
        assert_eq!(journalled(&directory), (1..=9).collect::<Vec<_>>());
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 10);
    }

    #[test]
    fn an_interrupted_seed_is_not_written_and_done_again() {
        let directory = TempDir::new().unwrap();
        let run = run_in(&directory);
        let cancel = AtomicBool::new(true);
        let end = go_on(&run, |seed| run.work(seed, if seed.number() == 5 { (&cancel).into() } else { Limits::NONE }));
        assert!(matches!(end, Ok(Answer::Interrupted)));
        assert_eq!(journalled(&directory), [1, 2, 3, 4]);
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 5);
        assert!(matches!(go_on(&run, |seed| run.work(seed, Limits::NONE)), Ok(Answer::Yes)));
        assert_eq!(journalled(&directory), (1..=9).collect::<Vec<_>>());
    }

    #[test]
    fn a_disagreement_is_written_down_but_not_journalled() {
        let directory = TempDir::new().unwrap();
        let run = run_in(&directory);
        let end = go_on(&run, |seed| match seed.number() {
            3 => Some(Work {
                outcome: Err(NoOutcome::Dispute(Dispute {
                    message: "the engines disagree".to_owned(),
                    report: "sat: 1".to_owned(),
                })),
                has_layout: true,
                staged: Ok(Vec::new()),
            }),
            _ => run.work(seed, Limits::NONE),
        });
        let message = end.as_ref().unwrap_err().to_string();
        let message = message.strip_prefix("this is a bug, please report it: ").unwrap();
        let report = directory.path().join("disagreement-000003.txt");
        let fault = "seed 000003: the engines disagree";
        let told = format!("{fault} (details in {})\nto continue: ", report.display());
        assert!(message.starts_with(&told), "{message}");
        assert_eq!(super::super::super::exit_code(&end), 70);
        assert_eq!(fs::read_to_string(report).unwrap(), "sat: 1");
        assert_eq!(journalled(&directory), [1, 2]);
    }

    /// A run over many seeds, which ends after this time without a puzzle.
    fn patient_run(directory: &TempDir, time: Duration) -> Run {
        let mut run = run_in(directory);
        let plan = Plan { seeds: "1..300".parse().unwrap(), ..run.batch.header.plan.clone() };
        run.batch.header = Header::new(plan, run.registry.usual().fingerprint());
        run.batch.patience = Some(Patience::new(time));
        run
    }

    fn declined(has_layout: bool) -> Work {
        Work { outcome: Ok(Outcome::Declined("too crowded".to_owned())), has_layout, staged: Ok(Vec::new()) }
    }

    #[test]
    fn a_search_without_layouts_ends() {
        let hour = Duration::from_secs(3600);
        for (has_layout, seeds) in [(false, 200), (true, 300)] {
            let directory = TempDir::new().unwrap();
            let run = patient_run(&directory, hour);
            let end = go_on(&run, |_| Some(declined(has_layout)));
            assert_eq!(matches!(end, Ok(Answer::Unknown)), !has_layout);
            assert_eq!(journalled(&directory).len(), seeds);
            // It can be continued.
            assert!(matches!(go_on(&run, |seed| run.work(seed, Limits::NONE)), Ok(Answer::Yes | Answer::No)));
            assert_eq!(journalled(&directory).len(), 300);
        }
    }

    #[test]
    fn a_search_without_a_puzzle_ends_in_time() {
        // Between seeds, and while a seed takes longer.
        for (work, seeds) in [(Some(()), 1), (None, 0)] {
            let directory = TempDir::new().unwrap();
            let run = patient_run(&directory, Duration::from_millis(50));
            let end = go_on(&run, |_| {
                std::thread::sleep(Duration::from_millis(60));
                work.map(|()| declined(true))
            });
            assert!(matches!(end, Ok(Answer::Unknown)));
            assert_eq!(journalled(&directory).len(), seeds);
        }
    }

    #[test]
    fn a_search_that_no_seed_can_end_stops_at_the_first() {
        let directory = TempDir::new().unwrap();
        let end = go_on(&run_in(&directory), |_| {
            let outcome = Err(NoOutcome::Hopeless("no seed has a puzzle".to_owned()));
            Some(Work { outcome, has_layout: true, staged: Ok(Vec::new()) })
        });
        assert!(matches!(end, Ok(Answer::No)));
        assert_eq!(journalled(&directory), [0; 0]);
    }
}
