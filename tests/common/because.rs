//! What steps of paths rest on: whether it is enough, and nothing too much.
//!
//! A step says facts: those of its asides, and its own. Each must follow from its grounds and the
//! rules, which a SAT engine decides; and the techniques must conclude all of them from the grounds,
//! but not from fewer.

use smyoz::deduction::{By, Ground, GroundOf, Knowledge, LeanStep, Logic, Passage, Position, Step, position_of};
use smyoz::engines::SearchEngine;
use smyoz::games::sea_battle::{self, Chart, SeaBattle};
use smyoz::games::smyoz::puzzle::Puzzle;
use smyoz::games::smyoz::{self as smyoz_game, Cell, Clue, Clues, Fact, Marks, Smyoz};
use smyoz::lang::Lang;
use smyoz::limits::{Budget, Limits};
use smyoz::rating::{Effort, why};
use smyoz::sat::{BatSat, Lit};

use crate::built_in::sea_battle as sea_battle_suite;
use crate::built_in::smyoz::{Literals, literal};
use smyoz_game::puzzle::mercy;

/// What was looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seen {
    pub steps: usize,
    pub facts: usize,
    /// Facts of which the solver did not decide whether they follow.
    pub undecided: usize,
}

impl Seen {
    pub fn add(&mut self, other: Self) {
        self.steps += other.steps;
        self.facts += other.facts;
        self.undecided += other.undecided;
    }
}

/// The most conflicts of one question, and the most layouts that are refused for their islands.
const CONFLICTS: u64 = 200_000;
/// A question that takes more is asked of a new solver.
const MOST_CONFLICTS: u64 = 20_000_000;
const ISLANDS: u64 = 2_000;

/// The facts of a step in the order in which they are concluded: of each aside, then its own.
type Looks<L> = Vec<(By<L>, Vec<<L as Logic>::Fact>)>;

/// What a step says that is not known before.
fn looks<L: Logic>(step: &Passage<L>, before: &L::Marks) -> Looks<L> {
    let by = |step: &LeanStep<L>| match step.deduction() {
        Some(deduction) if deduction.cases.is_empty() => By::Technique(deduction.technique),
        _ => By::Grounds(step.grounds.clone()),
    };
    let said: Vec<L::Fact> = step.facts().collect();
    let asides = step.asides.iter().map(|aside| (by(aside), aside.facts().to_vec()));
    let mut all: Looks<L> = asides.collect();
    all.iter_mut().for_each(|(_, facts)| facts.retain(|&fact| !before.knows(fact)));
    // At its end, a path may say again what is known.
    let news: Vec<_> = said.iter().copied().filter(|&fact| !before.knows(fact)).collect();
    all.push((by(&step.parts[0]), if news.is_empty() { said } else { news }));
    all
}

/// Whether the techniques conclude all of it.
fn is_concluded<L: Logic>(looks: &Looks<L>, clues: &L::Clues, mut marks: L::Marks) -> bool {
    looks.iter().all(|(by, facts)| {
        let position = Position { clues, marks: &marks };
        let concludes = |fact: &L::Fact| match by {
            _ if marks.knows(*fact) => true,
            By::Technique(technique) => technique.concludes(&position, &[*fact]).is_some(),
            by => by.concludes(&position, &[*fact]),
        };
        let is_concluded = facts.iter().all(concludes);
        marks.add_all(facts.iter().copied());
        is_concluded
    })
}

/// Checks a step, given what it says, what it rests on, and whether facts follow from that.
fn check<L: Logic>(
    looks: &Looks<L>,
    grounds: &[GroundOf<L>],
    clues: &L::Clues,
    blank: &L::Marks,
    mut follow: impl FnMut(&[L::Fact]) -> Option<bool>,
) -> Result<Seen, String> {
    let facts: Vec<L::Fact> = looks.iter().flat_map(|(_, facts)| facts).copied().collect();
    let mut seen = Seen { steps: 1, facts: facts.len(), undecided: 0 };
    match follow(&facts) {
        Some(true) => {}
        Some(false) => return Err(format!("of {looks:?} not all follow from {grounds:?}")),
        None => seen.undecided = facts.len(),
    }
    let concluded = |grounds: &[GroundOf<L>]| {
        let (clues, marks) = position_of::<L>(clues, blank, grounds);
        is_concluded(looks, &clues, marks)
    };
    if !concluded(grounds) {
        return Err(format!("{looks:?} is not seen from {grounds:?}"));
    }
    for at in 0..grounds.len() {
        let mut rest = grounds.to_vec();
        let spare = rest.remove(at);
        if concluded(&rest) {
            return Err(format!("{looks:?} follows without {spare:?} from {rest:?}"));
        }
    }
    Ok(seen)
}

/// Answers whether facts of SMYOZ follow from others. What the solver has learnt helps with later
/// questions, until it is so much that it hinders.
pub struct Oracle {
    engine: smyoz_game::encode::Engine<BatSat>,
    literals: Literals,
    asked: u32,
}

const QUESTIONS: u32 = 500;

impl Default for Oracle {
    fn default() -> Self {
        Self { engine: smyoz_game::encode::Engine::new(&Smyoz), literals: Literals::default(), asked: 0 }
    }
}

impl Oracle {
    fn follow(&mut self, clues: &Clues, grounds: &[GroundOf<Smyoz>], facts: &[Fact]) -> Option<bool> {
        if self.asked == QUESTIONS {
            *self = Self::default();
        }
        self.asked += 1;
        self.ask(clues, grounds, facts, CONFLICTS).or_else(|| {
            *self = Self::default();
            self.ask(clues, grounds, facts, MOST_CONFLICTS)
        })
    }

    fn ask(&mut self, clues: &Clues, grounds: &[GroundOf<Smyoz>], facts: &[Fact], conflicts: u64) -> Option<bool> {
        let Self { engine, literals, .. } = self;
        let (given, _) = position_of::<Smyoz>(clues, &Marks::default(), grounds);
        let mut assumed: Vec<Lit> = given.iter().map(|clue| engine.guard(&clue)).collect();
        assumed.extend(grounds.iter().filter_map(Ground::fact).map(|fact| literal(engine, literals, fact)));
        let all: Vec<Lit> = facts.iter().map(|&fact| literal(engine, literals, fact)).collect();
        assumed.push(!engine.formula_mut().all(&all));
        let islands = given.only(|clue| matches!(clue, Clue::Islands(_)));
        engine.satisfy(&islands, &assumed, Limits::NONE.within(conflicts), ISLANDS).map(|found| found.is_err())
    }

    /// A path of SMYOZ: the reasons of each step, and that nothing before the mercy shot rests on it.
    pub fn path(&mut self, puzzle: &Puzzle, told: &[Passage<Smyoz>]) -> Result<Seen, String> {
        let (before_mercy, all) = (puzzle.clues.clone(), puzzle.all_clues());
        let left = mercy(&puzzle.promise).map_or_else(Vec::new, |_| {
            SearchEngine::new(&Smyoz).solutions(&before_mercy, 5, &mut Budget::new(Limits::NONE)).layouts
        });
        let (mut clues, mut marks, mut seen) = (&before_mercy, Marks::start(&before_mercy), Seen::default());
        for (number, step) in (1..).zip(told) {
            let here =
                |reason: String| format!("step {number}, {}: {reason}", step.sentences(&Smyoz, Lang::En).join(" "));
            let looks = looks(step, &marks);
            let follow = |facts: &[Fact]| self.follow(clues, &step.grounds, facts);
            seen.add(check(&looks, &step.grounds, clues, &Marks::default(), follow).map_err(here)?);
            if std::ptr::eq(clues, &before_mercy) {
                for fact in looks.iter().flat_map(|(_, facts)| facts) {
                    if left.iter().any(|layout| !fact.holds(layout)) {
                        return Err(here(format!("{fact} is not so in all layouts that fit without the mercy shot")));
                    }
                }
            }
            marks.extend(step.news());
            if step.parts.iter().any(|LeanStep { step, .. }| matches!(step, Step::Opened(_))) {
                clues = &all;
            }
        }
        Ok(seen)
    }

    /// The steps that show what a cell is.
    pub fn why(&mut self, puzzle: &Puzzle, cell: Cell) -> Result<Seen, String> {
        let facts = Smyoz::facts_at(&Smyoz, &cell.to_string()).map_err(|error| error.to_string())?;
        let told = why(&Smyoz, puzzle.task(), &facts, &[], Effort::Cores, Limits::NONE);
        self.path(puzzle, &told.map_err(|error| error.to_string())?)
    }
}

/// A path of Sea Battle: the reasons of each step.
pub fn sea_battle_path(puzzle: &sea_battle::Puzzle, told: &[Passage<SeaBattle>]) -> Result<Seen, String> {
    let chart = Chart::new(&puzzle.board);
    let mut oracle = sea_battle_suite::Oracle::new(&puzzle.board);
    let (mut marks, mut seen) = (SeaBattle::start(&chart, &puzzle.clues), Seen::default());
    let blank = marks.blank();
    for (number, step) in (1..).zip(told) {
        let here = |reason: String| {
            let said = step.sentences(&chart, Lang::En).join(" ");
            format!("step {number}, {said}: {reason}")
        };
        let looks = looks(step, &marks);
        let follow = |facts: &[sea_battle::Fact]| oracle.follow(step.known(), facts, CONFLICTS);
        seen.add(check(&looks, &step.grounds, &(), &blank, follow).map_err(here)?);
        marks.add_all(step.news());
    }
    Ok(seen)
}

/// The steps that show what a cell is.
pub fn sea_battle_why(puzzle: &sea_battle::Puzzle, cell: sea_battle::Cell) -> Result<Seen, String> {
    let chart = Chart::new(&puzzle.board);
    let facts = SeaBattle::facts_at(&chart, &cell.to_string()).map_err(|error| error.to_string())?;
    let told = why(&chart, puzzle.task(), &facts, &[], Effort::Cores, Limits::NONE);
    sea_battle_path(puzzle, &told.map_err(|error| error.to_string())?)
}
