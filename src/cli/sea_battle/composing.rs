//! `smyoz compose --game sea-battle`: from seeds to puzzles of Sea Battle.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::cli::compose::{Refused, Wishes};
use crate::cli::output::{Output, progress_bar, tell};
use crate::cli::{Answer, Bug, Failure, Named, Threads, files, shown};
use crate::compose::batch::SeedRange;
use crate::record::Record;
use crate::sea_battle::compose::{Composer, Declined, Goal, Wish};
use crate::sea_battle::{NoLayout, Puzzle, Sampler, Setting};
use crate::smyoz::Seed;

/// The options of `smyoz compose` that are for this game.
pub(in crate::cli) const OPTIONS: [&str; 15] = [
    "game",
    "size",
    "fleet",
    "touch",
    "shapes",
    "mines",
    "sweepers",
    "seeds",
    "seed",
    "count",
    "minimum",
    "time-limit",
    "out",
    "json",
    "threads",
];

/// Which puzzles are wanted, and where they go.
pub(in crate::cli) struct Composing {
    setting: Setting,
    seeds: SeedRange,
    /// The number of puzzles, if not one for each seed.
    want: Option<u32>,
    goal: Goal,
    /// The time for the proof that fewer cells would not do.
    time_limit: Option<Duration>,
    /// The directory for the files. Without one, the puzzles are printed.
    out: Option<PathBuf>,
    json: bool,
}

impl Named for Seed {
    fn name(&self) -> String {
        format!("seed {self}")
    }
}

impl Composing {
    pub fn new(setting: Setting, wishes: &Wishes, out: Option<PathBuf>, json: bool) -> Result<Self, Failure> {
        if wishes.time_limit.is_some() && !wishes.minimum {
            return Err(Refused::LimitOfNoProof.into());
        }
        let (seeds, want) = wishes.seeds(None)?;
        let goal = if wishes.minimum { Goal::Fewest } else { Goal::Minimal };
        let time_limit = wishes.time_limit;
        Ok(Self { setting, seeds, want, goal, time_limit, json: json || out.is_none(), out })
    }

    pub fn run(&self, threads: &Threads, output: &mut Output) -> Result<Answer, Failure> {
        self.out.as_deref().map_or(Ok(()), files::new_directory)?;
        let [first, last] = [self.seeds.first(), self.seeds.last()].map(Seed::number);
        let number = (last - first + 1).min(self.want.unwrap_or(u32::MAX)) as usize;
        let seeds = Seed::all().skip(first as usize).take(number);
        let bar = progress_bar(number, "puzzles");
        let (mut puzzles, mut proved) = (0, 0);
        threads.work(
            seeds.map(Ok),
            |&seed| self.puzzle(seed),
            |_, puzzle| {
                let puzzle = puzzle?;
                puzzles += 1;
                proved += usize::from(puzzle.minimum.as_ref().is_some_and(|minimum| minimum.proved));
                self.out.as_ref().map_or(Ok(()), |directory| write(directory, &puzzle))?;
                bar.inc(1);
                if self.json { bar.suspend(|| output.json(&puzzle)) } else { Ok(()) }
            },
        )?;
        bar.finish_and_clear();
        let fewest = match self.goal {
            Goal::Minimal => String::new(),
            Goal::Fewest => format!("; of {proved} it is proved that no fewer cells would do"),
        };
        let directory = self.out.as_ref().map_or_else(String::new, |out| format!("\nin {}", shown::path(out)));
        let summary = format!("puzzles: {puzzles}, proved by both engines{fewest}{directory}");
        if self.json {
            tell(summary);
        } else {
            output.line(summary)?;
        }
        Ok(Answer::Yes)
    }

    /// The puzzle of a seed.
    fn puzzle(&self, seed: Seed) -> Result<Puzzle, Failure> {
        let start = Instant::now();
        let enough = || self.time_limit.is_some_and(|limit| start.elapsed() >= limit);
        let solution = Sampler::new(&self.setting).layout(seed);
        let solution = solution.map_err(|error: NoLayout| Failure::content("--fleet", error))?;
        let wish = Wish::cells(&self.setting, self.goal);
        let mut stream = seed.stream("sea battle clues");
        let composed = Composer::new(&self.setting).compose(&solution, &wish, &mut stream, &enough);
        let composed = composed.map_err(|error: Declined| Bug::SeaBattle { seed, error })?;
        let puzzle = Puzzle::new(self.setting.clone(), composed.clues);
        Ok(Puzzle { seed: Some(seed), solution: Some(solution), minimum: composed.minimum, ..puzzle })
    }
}

/// Writes the puzzle as JSON and as text, and the solution as text.
fn write(directory: &Path, puzzle: &Puzzle) -> Result<(), Failure> {
    let json = serde_json::to_string(puzzle).expect("a puzzle is plain data");
    let solution = puzzle.solution.map_or_else(String::new, |solution| solution.to_string());
    let contents = [(".json", format!("{json}\n")), (".txt", puzzle.to_string()), ("-solution.txt", solution)];
    let stem = puzzle.file_stem();
    let stage = |(end, content): (&str, String)| files::stage(directory.join(format!("{stem}{end}")), content);
    let staged: Vec<_> = contents.into_iter().map(stage).collect::<Result<_, _>>()?;
    staged.into_iter().try_for_each(files::Staged::place)?;
    files::sync_directory(directory)
}
