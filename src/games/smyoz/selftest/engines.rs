//! The two engines against each other, on random clues of every kind.
//!
//! Each case is drawn from a seed and its own number alone, so any case can be drawn again. In half
//! of the cases the clues are true of a layout; in the others they were tampered with, and most of
//! these contradict each other. The engines must find the same solutions. If there are more than
//! [`LIMIT`], both must say so, and the question is asked again with more shots at one of those
//! found, until all are listed.

use crate::board::{Cell, Layout};
use crate::clues::{Clues, Inventory, Item, Shot, Shots, Shows, View};
use crate::engines::Smyoz;
use crate::seeds::numbering::unrank;
use crate::seeds::{Seed, Stream};
use smyoz_core::engines::{self, Agreement, Question, SatEngine, SearchEngine};
use smyoz_core::limits::{Budget, Limits};
use smyoz_core::puzzles::by_name;

/// The most solutions asked for at once. Questions with more are narrowed down by further shots.
pub const LIMIT: usize = 8;

/// The most shots that a case starts with.
const SHOTS: usize = 20;

/// Number of shots added while there are more than [`LIMIT`] solutions.
const MORE_SHOTS: usize = 4;

/// How the clues of a case are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CaseKind {
    /// All are true of one layout.
    True,
    /// One shot shows the content, the colour or both of some shot at another layout.
    WrongShot,
    /// One item of the inventory is that of another layout.
    WrongItem,
    /// Each clue is true of one of two layouts.
    Mixed,
}

impl CaseKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::True, Self::WrongShot, Self::WrongItem, Self::Mixed];

    /// The kind's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::True => "true",
            Self::WrongShot => "wrong shot",
            Self::WrongItem => "wrong item",
            Self::Mixed => "mixed",
        }
    }
}

by_name!(CaseKind);

/// An engine as a function of clues and a limit. All questions of one case have the same inventory.
pub type Ask<'a> = engines::Ask<'a, Clues, Layout>;

/// Clues on which the engines disagree, or are wrong.
pub type EngineMismatchError = engines::EngineMismatchError<Clues, Layout>;

/// What is wrong with the answers of the engines.
pub type EngineError = engines::EngineError<Layout>;

/// Clues to ask both engines about.
#[derive(Clone, Debug)]
pub struct EngineCase {
    /// How the clues came about.
    pub kind: CaseKind,
    /// The clues.
    pub clues: Clues,
    /// The layout from which they were drawn.
    layout: Layout,
    /// Random numbers for the rest of the test.
    stream: Stream,
}

/// Clues, and the cells that they do not show.
struct Asked {
    clues: Clues,
    hidden: Vec<Cell>,
}

impl EngineCase {
    /// The case with this number.
    pub fn draw(seed: Seed, number: u32) -> Self {
        let mut stream = seed.stream(&format!("selftest {number}"));
        let layouts = [(); 2].map(|()| unrank(stream.below(Layout::COUNT)));
        let (views, inventories) =
            (layouts.map(|layout| View::of(&layout)), layouts.map(|layout| Inventory::of(&layout)));
        let kind = match below(&mut stream, 2) {
            0 => CaseKind::True,
            _ => CaseKind::ALL[1 + below(&mut stream, 3)],
        };
        // Every number of items is equally likely, so a full inventory, as in games, is not rare.
        let items = below(&mut stream, Item::ALL.len() + 1);
        // The larger of two numbers: few shots are questions that may take SAT minutes, so they are
        // rarer.
        let count = [(); 2].map(|()| below(&mut stream, SHOTS + 1)).into_iter().fold(0, usize::max);
        let count = count.max(usize::from(kind == CaseKind::WrongShot));
        let source = |stream: &mut Stream| if kind == CaseKind::Mixed { below(stream, 2) } else { 0 };

        let mut clues = Clues::default();
        let mut untold = Item::ALL.to_vec();
        for _ in 0..items {
            let item = pick(&mut stream, &mut untold);
            clues.inventory.adopt(item, &inventories[source(&mut stream)]);
        }
        let mut cells: Vec<Cell> = Cell::all().collect();
        let mut shots = Vec::new();
        for _ in 0..count {
            let cell = pick(&mut stream, &mut cells);
            shots.push(views[source(&mut stream)].shot(cell));
        }
        match kind {
            CaseKind::True | CaseKind::Mixed => {}
            CaseKind::WrongItem => {
                clues.inventory.adopt(Item::ALL[below(&mut stream, Item::ALL.len())], &inventories[1]);
            }
            CaseKind::WrongShot => {
                let Shows { content, colour } = views[1].shows(Cell::from_index(below(&mut stream, Cell::COUNT)));
                let Shot { shows, .. } = &mut shots[below(&mut stream, count)];
                *shows = match below(&mut stream, 3) {
                    0 => Shows { content, ..*shows },
                    1 => Shows { colour, ..*shows },
                    _ => Shows { content, colour },
                };
            }
        }
        clues.shots = Shots::new(shots).expect("each cell is drawn once");
        Self { kind, clues, layout: layouts[0], stream }
    }

    /// Compares the answers of both engines. The SAT engine is asked without the
    /// [conditions](crate::engines::conditions), on which the search relies: if one of them refused
    /// clues that some layout fits, that would be found.
    ///
    /// # Errors
    /// If they disagree or are wrong.
    pub fn test(&self) -> Result<Agreement, Box<EngineMismatchError>> {
        let given = Clues { inventory: self.clues.inventory.clone(), ..Clues::default() };
        let (mut sat, search) = (SatEngine::<Smyoz>::for_clues(&Smyoz, &given), SearchEngine::new(&Smyoz));
        let whole = || Budget::new(Limits::NONE);
        self.compare(&mut |clues, limit| Some(sat.solutions(clues, limit, &mut whole())), &mut |clues, limit| {
            Some(search.solutions(clues, limit, &mut whole()))
        })
    }

    /// Compares the answers of two engines.
    ///
    /// # Errors
    /// If they disagree or are wrong.
    pub fn compare(&self, one: &mut Ask, other: &mut Ask) -> Result<Agreement, Box<EngineMismatchError>> {
        let hidden = (!self.clues.shots.cells()).iter().collect();
        let asked = Asked { clues: self.clues.clone(), hidden };
        engines::compare(asked, self.layout, LIMIT, &mut self.stream.clone(), [one, other])
    }
}

impl Question for Asked {
    type Clues = Clues;
    type Layout = Layout;

    fn clues(&self) -> &Clues {
        &self.clues
    }

    fn fits(&self, layout: &Layout) -> bool {
        self.clues.fit(layout)
    }

    fn narrow(&mut self, layout: &Layout, stream: &mut Stream) -> bool {
        let (view, more) = (View::of(layout), MORE_SHOTS.min(self.hidden.len()));
        for _ in 0..more {
            let shot = view.shot(pick(stream, &mut self.hidden));
            self.clues.shots.push(shot).expect("each cell is drawn once");
        }
        more > 0
    }
}

fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound as u64) as usize
}

/// Removes a random element from the list.
fn pick<T>(stream: &mut Stream, list: &mut Vec<T>) -> T {
    let at = below(stream, list.len());
    list.swap_remove(at)
}
