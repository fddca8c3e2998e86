//! The two engines against each other, on random clues of every kind.
//!
//! Each case is drawn from a seed and its own number alone, so any case can be drawn again: a game
//! of any size, fleet and rules, and clues. In half of the cases the clues are true of a layout; in
//! the others they were tampered with. The engines must find the same solutions. If there are more
//! than [`LIMIT`], both must say so, and the question is asked again with more clues that are true
//! of one of those found, until all are listed.

use thiserror::Error;

use crate::sat::BatSat;
use crate::sea_battle::board::{Cell, Fleet, Layout, Setting, Shapes, Shows, Size, Touch, Variant};
use crate::sea_battle::clues::{Clue, Clues, Count, Shown, Topic};
use crate::sea_battle::engines::{Solutions, encode, search};
use crate::sea_battle::seeds::Sampler;
use crate::seed::{Seed, Stream};

/// The most solutions asked for at once. Questions with more are narrowed down by further clues.
pub const LIMIT: usize = 8;

/// Number of clues added while there are more than [`LIMIT`] solutions.
const MORE: usize = 6;

/// The boards and fleets of the cases.
const GAMES: [(&str, &str); 12] = [
    ("10x10", "4-3-3-2-2-2-1-1-1-1"),
    ("10x10", "5-4-3-3-2"),
    ("8x8", "4-3-3-2-2-2-1-1"),
    ("6x6", "3-2-2-1-1"),
    ("7x5", "4-3-1-1"),
    ("5x9", "4-4-2"),
    ("1x12", "4-3-1"),
    ("14x2", "6-3-1"),
    ("4x4", "3-1"),
    ("9x12", "6-5-4-3-2-1"),
    ("15x15", "5-4-4-3-3-3-2-2-2-2-1-1-1-1-1"),
    ("20x18", "8-6-5-5-4-4-3-3-2-2-1-1"),
];

/// How the clues of a case are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CaseKind {
    /// All are true of one layout.
    True,
    /// One cell shows something at random.
    WrongCell,
    /// One count is one more or one less.
    WrongCount,
    /// Each clue is true of one of two layouts.
    Mixed,
}

/// Clues to ask both engines about.
#[derive(Clone, Debug)]
pub struct EngineCase {
    /// The game.
    pub setting: Setting,
    /// How the clues came about.
    pub kind: CaseKind,
    /// The clues.
    pub clues: Clues,
    /// The layout from which they were drawn.
    layout: Layout,
    /// Random numbers for the rest of the test.
    stream: Stream,
}

/// What the engines agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// The number of solutions of the case; `None` if there are more than [`LIMIT`].
    pub solutions: Option<usize>,
    /// The number of solutions found by both, including those with more clues.
    pub compared: usize,
}

/// Clues on which the engines disagree, or are wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{fault}")]
pub struct EngineMismatch {
    /// The clues: those of the case, perhaps with more.
    pub clues: Clues,
    /// What is wrong.
    pub fault: EngineFault,
}

/// What is wrong with the answers of the engines.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EngineFault {
    /// A layout that was found but is not legal or does not fit.
    #[error("a layout that an engine found is not legal or does not fit the clues")]
    Unfit(Layout),
    /// A layout that fits but was not found.
    #[error("an engine did not find a layout that fits the clues")]
    Lost(Layout),
    /// Layouts out of order, or more or fewer than the limit calls for.
    #[error("an engine does not answer as it should")]
    Disorder,
    /// Different solutions.
    #[error("the engines find different solutions")]
    Different,
}

impl EngineCase {
    /// The case with this number.
    #[must_use]
    pub fn draw(seed: Seed, number: u32) -> Self {
        let mut stream = seed.stream(&format!("sea battle {number}"));
        let (setting, layouts) = game(&mut stream);
        let kinds = [CaseKind::True, CaseKind::WrongCell, CaseKind::WrongCount, CaseKind::Mixed];
        let kind = if below(&mut stream, 2) == 0 { CaseKind::True } else { kinds[1 + below(&mut stream, 3)] };
        let source = |stream: &mut Stream| match kind {
            CaseKind::Mixed => layouts[below(stream, 2)],
            _ => layouts[0],
        };

        let mut clues = Clues::none(setting.size());
        // How often a count is given: never, always, or something in between.
        let odds = [0, 8, 8, 7, 6, 4][below(&mut stream, 6)];
        for topic in Topic::counts(&setting) {
            if below(&mut stream, 8) < odds {
                clues.insert(Clue::of(topic, &source(&mut stream)));
            }
        }
        let mut cells: Vec<Cell> = setting.size().cells().collect();
        stream.shuffle(&mut cells);
        // Few cells of a large board are questions that may take SAT minutes.
        let least = if cells.len() > 100 { cells.len() / 3 } else { 0 };
        let most = cells.len().min(if odds == 8 { 12 } else { 30 });
        for &cell in &cells[..least + below(&mut stream, most + 1)] {
            clues.insert(vague(Clue::of(Topic::Shown(cell), &source(&mut stream)), &mut stream));
        }
        match kind {
            CaseKind::True | CaseKind::Mixed => {}
            CaseKind::WrongCell => {
                clues.insert(Clue::Shown(Shown {
                    cell: cells[below(&mut stream, cells.len())],
                    shows: Shows::ALL[below(&mut stream, Shows::ALL.len())],
                }));
            }
            CaseKind::WrongCount => {
                let topics: Vec<Topic> = Topic::counts(&setting).collect();
                if let Clue::Count(count) = Clue::of(topics[below(&mut stream, topics.len())], &layouts[0]) {
                    let number = if below(&mut stream, 2) == 0 { count.number + 1 } else { count.number.max(1) - 1 };
                    clues.insert(Clue::Count(Count { number, ..count }));
                }
            }
        }
        Self { setting, kind, clues, layout: layouts[0], stream }
    }

    /// Compares the answers of both engines.
    ///
    /// # Errors
    /// If they disagree or are wrong.
    pub fn test(&self) -> Result<Agreement, Box<EngineMismatch>> {
        let mut sat = encode::Engine::<BatSat>::new(&self.setting);
        let search = search::Engine::new(&self.setting);
        let mut stream = self.stream.clone();
        let mut clues = self.clues.clone();
        let mut known = Some(self.layout).filter(|layout| clues.fit(layout));
        let mut agreement = Agreement { solutions: None, compared: 0 };
        for round in 0.. {
            let answers = [sat.solutions(&clues, LIMIT), search.solutions(&clues, LIMIT)];
            if let Some(fault) = self.fault(&clues, known, &answers) {
                return Err(Box::new(EngineMismatch { clues, fault }));
            }
            let [Solutions { mut layouts, complete }, _] = answers;
            if complete {
                agreement.compared = layouts.len();
                agreement.solutions = (round == 0).then_some(layouts.len());
                break;
            }
            let layout = layouts.swap_remove(below(&mut stream, layouts.len()));
            let topics = Topic::counts(&self.setting).chain(Topic::cells(&self.setting));
            let mut open: Vec<Topic> = topics.filter(|&topic| clues.about(topic).is_none()).collect();
            stream.shuffle(&mut open);
            clues.extend(open.iter().take(MORE).map(|&topic| Clue::of(topic, &layout)));
            known = Some(layout);
        }
        Ok(agreement)
    }

    /// What is wrong with two engines' answers, if anything is.
    fn fault(&self, clues: &Clues, known: Option<Layout>, answers: &[Solutions; 2]) -> Option<EngineFault> {
        for Solutions { layouts, complete } in answers {
            let fits = |layout: &&Layout| clues.fit(layout) && self.setting.check(layout).is_empty();
            if let Some(&layout) = layouts.iter().find(|layout| !fits(layout)) {
                return Some(EngineFault::Unfit(layout));
            }
            let enough = if *complete { layouts.len() <= LIMIT } else { layouts.len() == LIMIT };
            if !enough || !layouts.is_sorted_by(|one, next| one < next) {
                return Some(EngineFault::Disorder);
            }
            if let Some(lost) = known.filter(|known| *complete && !layouts.contains(known)) {
                return Some(EngineFault::Lost(lost));
            }
        }
        let [one, other] = answers;
        let same = one.complete == other.complete && (!one.complete || one == other);
        (!same).then_some(EngineFault::Different)
    }
}

/// A game and two of its layouts. The first games of the list are drawn most often.
pub(super) fn game(stream: &mut Stream) -> (Setting, [Layout; 2]) {
    loop {
        let (size, fleet) = GAMES[below(stream, GAMES.len()).min(below(stream, GAMES.len()))];
        let mines = [0, 0, 1, 2][below(stream, 4)];
        let variant = Variant {
            touch: [Touch::None, Touch::Corners][below(stream, 2)],
            shapes: [Shapes::Straight, Shapes::Any][below(stream, 2)],
            mines,
            sweepers: if mines > 0 { below(stream, 3) as u16 } else { 0 },
        };
        let (size, fleet): (Size, Fleet) = (size.parse().expect("a size"), fleet.parse().expect("the fleet of a case"));
        let Ok(setting) = Setting::new(size, fleet, variant) else { continue };
        let sampler = Sampler::new(&setting);
        if let (Ok(one), Ok(other)) = (sampler.draw(stream), sampler.draw(stream)) {
            return (setting, [one, other]);
        }
    }
}

/// The same clue, or only that there is a ship.
pub(super) fn vague(clue: Clue, stream: &mut Stream) -> Clue {
    match clue {
        Clue::Shown(shown) if shown.shows.is_ship() && below(stream, 3) == 0 => {
            Clue::Shown(Shown { shows: Shows::Ship, ..shown })
        }
        _ => clue,
    }
}

pub(super) fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound as u64) as usize
}
