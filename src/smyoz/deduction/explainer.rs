//! Why something follows: few clues and marks that leave no other way.
//!
//! A *core* of a fact is a set of clues and marks, its *grounds*, that leave no layout in which the fact is wrong. The
//! rules always hold. Every such layout, a *rival*, breaks one of the grounds of any core: so a core hits the grounds that
//! each rival breaks. The other way round, a set of grounds that hits those of all rivals known so far either is a core,
//! or the solver finds one more rival (*implicit hitting sets*); and a smallest hitting set that is a core is a smallest core.
//! But to prove something from as few grounds as that may take the solver long. It is much faster to begin with all, to
//! take those that the solver names, and to leave out one after the other what is not needed.
//!
//! Rivals are kept: a set of grounds of which one of them breaks none needs no solver to be no core.

use std::collections::BTreeSet;

use super::fact::Fact;
use super::marks::Marks;
use crate::sat::{BatSat, Lit, hitting};
use crate::smyoz::board::Layout;
use crate::smyoz::clues::{Clue, Clues, Inventory, Item, View};
use crate::smyoz::engines::encode::Engine;
use crate::smyoz::engines::{Solutions, search};

/// Rivals with all but so many ships of the solution are known from the start.
const MOVED: usize = 1;

/// So many rivals that break just one clue are known from the start, for each clue but ship codes, where it takes long.
const LISTED: usize = 100;

/// A ground of which more conflicts than this do not show that it can be spared counts as needed: no person would see it.
const PATIENCE: u64 = 100;

/// After so many facts of which it does not show that they follow of the same grounds no others are tried.
const FAILURES: usize = 20;

/// As many grounds as hitting sets are made of.
const GROUNDS: usize = 128;

/// Something of which a fact follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// A clue.
    Clue(Clue),
    /// A mark.
    Mark(Fact),
}

/// An engine that explains facts by the clues of one puzzle.
pub struct Explainer {
    engine: Engine<BatSat>,
    clues: Clues,
    /// The clues one by one, with their guards.
    named: Vec<(Lit, Clue)>,
    rivals: Vec<Rival>,
    /// What the clues leave.
    solutions: Solutions,
}

/// A layout, and the clues that it does not fit, one bit a clue.
struct Rival {
    layout: Layout,
    broken: u128,
}

/// A question: what follows from the clues and these marks.
pub struct Inquiry<'a> {
    explainer: &'a mut Explainer,
    /// The marks that are told, after the clues, with their literals.
    told: Vec<(Lit, Fact)>,
    /// Of each rival the clues and marks that it breaks.
    broken: Vec<u128>,
    /// Sets of grounds that were found to suffice for a fact.
    known: Vec<(Fact, u128)>,
}

impl Explainer {
    /// Ready to explain what follows from clues that leave these solutions, one at least.
    #[must_use]
    pub fn new(clues: &Clues, solutions: &Solutions) -> Self {
        let mut engine = Engine::new();
        let named = clues.iter().map(|clue| (engine.guard(&clue), clue)).collect();
        let mut explainer =
            Self { engine, clues: clues.clone(), named, rivals: Vec::new(), solutions: solutions.clone() };
        let near = solutions.layouts.iter().flat_map(|layout| search::near(layout, MOVED));
        let quick = clues.iter().filter(|clue| !matches!(clue, Clue::Codes(..)));
        let listed = quick.flat_map(|clue| search::solutions(&clues.without(&clue), LISTED).layouts);
        near.chain(listed).collect::<BTreeSet<Layout>>().into_iter().for_each(|layout| explainer.meet(layout));
        explainer
    }

    /// Remembers a layout.
    fn meet(&mut self, layout: Layout) {
        let (view, inventory) = (View::of(&layout), Inventory::of(&layout));
        let breaks = |clue: &Clue| match clue {
            Clue::Shot(shot) => view.shows(shot.cell) != shot.shows,
            item => item.item().is_some_and(|item| !self.clues.inventory.agrees(&inventory, item)),
        };
        let broken = self.named.iter().enumerate().filter(|(_, (_, clue))| breaks(clue));
        let broken = broken.fold(0, |set, (index, _)| set | 1 << index);
        self.rivals.push(Rival { layout, broken });
    }

    /// Asks about marks.
    pub fn ask(&mut self, marks: &Marks) -> Inquiry<'_> {
        let told = marks.facts().filter(|&known| is_told(marks, known));
        let told = told.filter_map(|known| Some((literal(&self.engine, known)?, known)));
        let told: Vec<(Lit, Fact)> = told.take(GROUNDS.saturating_sub(self.named.len())).collect();
        let mut inquiry = Inquiry { explainer: self, told, broken: Vec::new(), known: Vec::new() };
        inquiry.catch_up();
        inquiry
    }
}

impl Inquiry<'_> {
    /// Works out what rivals break that were met since.
    fn catch_up(&mut self) {
        for rival in &self.explainer.rivals[self.broken.len()..] {
            let told = self.told.iter().enumerate().filter(|(_, (_, fact))| !fact.holds(&rival.layout));
            let first = self.explainer.named.len();
            self.broken.push(told.fold(rival.broken, |set, (index, _)| set | 1 << (first + index)));
        }
    }

    /// What a core of the fact must hit, as far as it is known.
    fn demands(&self, fact: Fact) -> Vec<u128> {
        let rivals = self.explainer.rivals.iter().zip(&self.broken);
        rivals.filter(|(rival, _)| !fact.holds(&rival.layout)).map(|(_, &broken)| broken).collect()
    }

    /// How many grounds a core of the fact will have, at first sight.
    #[must_use]
    pub fn estimate(&self, fact: Fact) -> usize {
        greedy(self.demands(fact)).count_ones() as usize
    }

    /// A core of which nothing can be spared: the best of two orders of leaving out. `None` if the fact does not follow, or
    /// if that takes more conflicts than given.
    pub fn minimal(&mut self, fact: Fact, patience: u64) -> Option<Core> {
        let count = self.explainer.named.len() + self.told.len();
        let core = self.suffice(first(count), fact, patience)?;
        Some(self.spare_twice(core, fact))
    }

    /// A core of clues alone, for a fact of which the solutions tell that it follows.
    pub fn by_clues(&mut self, fact: Fact) -> Option<Core> {
        let Solutions { layouts, complete } = &self.explainer.solutions;
        let follows = *complete && layouts.iter().all(|layout| fact.holds(layout));
        let clues = first(self.explainer.named.len());
        follows.then(|| self.spare_twice(clues, fact))
    }

    /// Leaves out what is not needed, in two orders, and takes the better result.
    fn spare_twice(&mut self, core: u128, fact: Fact) -> Core {
        let ascending: Vec<usize> = hitting::bits(core).collect();
        let descending = ascending.iter().rev().copied().collect();
        let cores = [ascending, descending].map(|order| self.spare(core, &order, fact));
        let [one, other] = cores;
        if other.grounds.len() < one.grounds.len() { other } else { one }
    }

    /// Adds to a core which of these facts follow of the same grounds, until it has `most` or that fails too often.
    pub fn extend(&mut self, core: &mut Core, facts: impl IntoIterator<Item = Fact>, most: usize) {
        let mut failures = 0;
        for fact in facts {
            if core.facts.len() >= most || failures >= FAILURES {
                break;
            }
            let has_rival = self.demands(fact).iter().any(|broken| broken & core.set == 0);
            if !has_rival && !core.facts.contains(&fact) {
                match self.suffice(core.set, fact, PATIENCE) {
                    Some(_) => core.facts.push(fact),
                    None => failures += 1,
                }
            }
        }
    }

    /// A smallest core, if it has fewer than `limit` grounds. Proving something from few grounds may take long.
    pub fn smallest(&mut self, fact: Fact, limit: usize) -> Option<Core> {
        loop {
            let grounds = hitting::minimum(&self.demands(fact))?;
            if grounds.count_ones() as usize >= limit {
                return None;
            }
            if let Some(core) = self.suffice(grounds, fact, u64::MAX) {
                return Some(self.named(core, fact));
            }
        }
    }

    /// Those of the grounds that leave no rival, if they leave none; else one more is known.
    fn suffice(&mut self, grounds: u128, fact: Fact, patience: u64) -> Option<u128> {
        let mut known = self.known.iter().filter(|(of, core)| *of == fact && core & !grounds == 0);
        if let Some((_, core)) = known.next() {
            return Some(*core);
        }
        if self.demands(fact).iter().any(|broken| broken & grounds == 0) {
            return None;
        }
        let Explainer { engine, clues, named, .. } = &mut *self.explainer;
        let holds = literal(engine, fact)?;
        let guards = named.iter().map(|&(guard, _)| guard);
        let literals: Vec<Lit> = guards.chain(self.told.iter().map(|&(literal, _)| literal)).collect();
        let assumptions: Vec<Lit> = hitting::bits(grounds).map(|index| literals[index]).chain([!holds]).collect();
        let is_given = |index: usize| grounds >> index & 1 == 1;
        let islands = named.iter().position(|(_, clue)| matches!(clue, Clue::Islands(_))).is_some_and(is_given);
        let mut relevant = Clues::default();
        if islands {
            relevant.inventory.adopt(Item::Islands, &clues.inventory);
        }
        match engine.satisfy_within(&relevant, &assumptions, patience)? {
            Ok(rival) => {
                self.explainer.meet(rival);
                self.catch_up();
                None
            }
            Err(core) => {
                let failed = hitting::bits(grounds).filter(|&index| core.contains(&literals[index]));
                let failed = failed.fold(0, |set, index| set | 1 << index);
                self.known.push((fact, failed));
                Some(failed)
            }
        }
    }

    /// Leaves out what is not needed of a core, trying its grounds in this order.
    fn spare(&mut self, mut core: u128, order: &[usize], fact: Fact) -> Core {
        for &index in order {
            if core >> index & 1 == 1 {
                core = self.suffice(core & !(1 << index), fact, PATIENCE).unwrap_or(core);
            }
        }
        self.named(core, fact)
    }

    fn named(&self, core: u128, fact: Fact) -> Core {
        let clues = self.explainer.named.iter().map(|(_, clue)| Grounds::Clue(clue.clone()));
        let all: Vec<Grounds> = clues.chain(self.told.iter().map(|&(_, fact)| Grounds::Mark(fact))).collect();
        let grounds = hitting::bits(core).map(|index| all[index].clone()).collect();
        Core { facts: vec![fact], grounds, set: core }
    }
}

/// The first grounds, so many of them.
fn first(count: usize) -> u128 {
    u128::MAX.checked_shr((GROUNDS - count) as u32).unwrap_or(0)
}

/// The literal that is equivalent to a fact; `None` if there is none: for types of cells, lines, and corner cells.
fn literal(engine: &Engine<BatSat>, fact: Fact) -> Option<Lit> {
    match fact {
        Fact::Water(cell) => engine.ship_cell(cell).map(|ship| !ship),
        Fact::Ship(cell) => engine.ship_cell(cell),
        Fact::WaterPoint(point) => Some(!engine.ship_point(point)),
        Fact::ShipPoint(point) => Some(engine.ship_point(point)),
        Fact::Found(placement) => Some(engine.ship(placement)),
        Fact::Excluded(placement) => Some(!engine.ship(placement)),
        Fact::Type(..) | Fact::Line(..) => None,
    }
}

/// Whether a mark must be told: ships that are found, and cells and points that do not follow from others by looking.
fn is_told(marks: &Marks, fact: Fact) -> bool {
    let found = || marks.found().iter();
    match fact {
        Fact::Found(_) => true,
        Fact::Water(cell) => !found().any(|ship| ship.ring().contains(cell)),
        Fact::Ship(cell) | Fact::Type(cell, _) => !found().any(|ship| ship.cells().contains(cell)),
        Fact::ShipPoint(point) => !marks.ship().iter().any(|cell| cell.points().contains(point)),
        Fact::WaterPoint(_) | Fact::Excluded(_) | Fact::Line(..) => false,
    }
}

/// A set that hits all of these, of few elements: those first that are in most of them.
fn greedy(mut demands: Vec<u128>) -> u128 {
    let mut chosen = 0;
    while !demands.is_empty() {
        let mut counts = [0; GROUNDS];
        demands.iter().for_each(|&set| hitting::bits(set).for_each(|element| counts[element] += 1));
        let best = (0..GROUNDS).rev().max_by_key(|&element| counts[element]).unwrap_or(0);
        if counts[best] == 0 {
            break;
        }
        chosen |= 1 << best;
        demands.retain(|set| set >> best & 1 == 0);
    }
    chosen
}

/// Facts and what they follow of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Core {
    /// The fact, and what else follows of the same.
    pub facts: Vec<Fact>,
    /// Clues and marks, none of which can be spared for the first of the facts.
    pub grounds: Vec<Grounds>,
    /// The grounds as a set.
    set: u128,
}
