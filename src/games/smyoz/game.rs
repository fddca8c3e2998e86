//! What the core asks of the game, and of its techniques.

mod logic;

use std::ops::ControlFlow;

use itertools::Itertools as _;

use crate::board::{Cell, CellSet, FLEET, Layout, Placement, SIZE, Symmetry};
use crate::clues::{Clue, Clues, Inventory, Item, Topic, TopicSet, View};
use crate::engines::encode::Variables;
use crate::engines::{Smyoz, conditions, search};
use crate::options::Options;
use crate::puzzle::{PuzzleKeys, STAR_SCORES, canonical_text};
use smyoz_core::game::{Ambiguity, DrawSeed, Game, Group, Task};
use smyoz_core::limits::Budget;
use smyoz_core::puzzles::StarScores;
use smyoz_core::sets::BitSet;

impl Game for Smyoz {
    type Layout = Layout;
    type Clue = Clue;
    type Clues = Clues;
    type Topic = Topic;
    type Prepared = ();
    type Model = Variables;
    type Keys = PuzzleKeys;
    type Logic = Self;
    type Options = Options;

    const KIND: &'static str = "smyoz";
    const NAME: &'static str = "SMYOZ";
    /// A test computes it (`tests/cli/fingerprint.rs`): whoever changes what is composed must also
    /// change it.
    const FINGERPRINT: &'static str = "9393b757ea8d33cd";
    const CLUE: &'static str = "shot";
    const STAR_SCORES: Option<StarScores> = Some(STAR_SCORES);
    const CHOSEN: &'static str = "shots";
    const OTHERS: &'static str = "items";
    /// The project's reading of the rule sheet, which speaks of a local ambiguity.
    const AMBIGUITY: Option<Ambiguity<Layout>> = Some(Ambiguity {
        pieces: "ships",
        least: SHARED,
        shared,
        near: |layout| search::near(layout, FLEET.len() - SHARED),
    });
    /// A tenth is enough to list the layouts of a full inventory. With 100,000 steps, which would be
    /// too many for games with slower ones, 50 puzzles with a mercy shot are verified in 23 seconds
    /// instead of 6.
    const TURN: u64 = 8_000_000;

    fn clues(&self, clues: impl IntoIterator<Item = Clue>) -> Clues {
        let mut all = Clues::default();
        for clue in clues {
            match clue {
                Clue::Shot(shot) => all.shots.push(shot).expect("each clue is about something else"),
                item => all.inventory.say(item),
            }
        }
        all
    }

    fn each(clues: &Clues) -> impl Iterator<Item = Clue> {
        clues.iter()
    }

    fn fits(&self, clue: &Clue, layout: &Layout) -> bool {
        self.clues([clue.clone()]).fit(layout)
    }

    /// Layouts cannot break the rules.
    fn is_legal(&self, _: &Layout) -> bool {
        true
    }

    fn topics(&self) -> Vec<Topic> {
        TopicSet::all().iter().collect()
    }

    fn about(&self, topic: Topic, layout: &Layout) -> Clue {
        match topic {
            Topic::Shot(cell) => Clue::Shot(View::of(layout).shot(cell)),
            Topic::Item(_) => {
                let inventory = Inventory::of(layout);
                let said = inventory.clues().find(|clue| Self::topic(clue) == topic);
                said.expect("a layout says something about each item")
            }
        }
    }

    fn topic(clue: &Clue) -> Topic {
        match clue {
            Clue::Shot(shot) => Topic::Shot(shot.cell),
            item => Topic::Item(item.item().expect("all other clues are items")),
        }
    }

    fn difference<'a>(&'a self, solution: &'a Layout, other: &'a Layout) -> impl Fn(Topic) -> bool + 'a {
        let [one, two] = [solution, other].map(|layout| (View::of(layout), Inventory::of(layout)));
        move |topic| match topic {
            Topic::Shot(cell) => one.0.shows(cell) != two.0.shows(cell),
            Topic::Item(item) => !one.1.agrees(&two.1, item),
        }
    }

    fn prepare(&self) {}

    fn search(
        &self,
        (): &(),
        clues: &Clues,
        budget: &mut Budget,
        found: &mut dyn FnMut(Layout) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        search::search_within(clues, budget, found)
    }

    fn broken_by(&self, clues: &Clues, layout: &Layout) -> BitSet {
        clues.broken_by(layout).collect()
    }

    fn contradiction(&self, clues: &Clues) -> Option<Vec<Clue>> {
        conditions::conflict(clues)
    }

    /// Inventory items are given, as in a game, unless a puzzle claims the fewest of them, too.
    fn must_be_needed(topic: Topic) -> bool {
        matches!(topic, Topic::Shot(_))
    }

    /// Fewer clues are cheaper whatever they are; among sets with equally many, those with fewer
    /// items are.
    fn cost(topic: Topic) -> usize {
        let shot = Item::ALL.len() + 1;
        match topic {
            Topic::Shot(_) => shot,
            Topic::Item(_) => shot + 1,
        }
    }

    fn images(&self, clues: &Clues, layout: &Layout) -> Vec<Layout> {
        clues.symmetries().map(|symmetry| layout.image(symmetry)).collect()
    }

    /// Shots that lie in an orbit show the same; items never change.
    fn groups(&self, layout: &Layout) -> Vec<Group<Layout, Topic>> {
        let view = View::of(layout);
        let groups = symmetry_groups().into_iter().filter(|group| group.len() > 1);
        let group = |group: Vec<Symmetry>| {
            let orbit = |cell: Cell| -> CellSet { group.iter().map(|symmetry| symmetry.cell(cell)).collect() };
            let orbits =
                Cell::all().map(|cell| (cell, orbit(cell))).filter(|(cell, orbit)| orbit.iter().next() == Some(*cell));
            let alike = orbits.filter(|(_, orbit)| orbit.iter().map(|cell| view.shows(cell)).all_equal());
            Group {
                images: group.iter().map(|&symmetry| layout.image(symmetry)).unique().collect(),
                orbits: alike.map(|(_, orbit)| orbit.iter().map(Topic::Shot).collect()).collect(),
            }
        };
        groups.map(group).collect()
    }

    fn extent(&self) -> Option<[usize; 2]> {
        Some([usize::from(SIZE); 2])
    }

    fn cell(topic: Topic) -> Option<[usize; 2]> {
        match topic {
            Topic::Shot(cell) => Some([cell.column(), cell.row()].map(usize::from)),
            Topic::Item(_) => None,
        }
    }

    /// Questions about one inventory are answered fastest by an engine that states it for good.
    fn lasting(&self, clues: &Clues) -> Option<Clues> {
        Some(Clues { inventory: clues.inventory.clone(), ..Clues::default() })
    }

    fn rows(&self, layout: &Layout) -> Vec<String> {
        layout.drawing().rows().into()
    }

    fn place(clue: &Clue) -> String {
        match clue {
            Clue::Shot(shot) => shot.cell.to_string(),
            item => item.item().map_or_else(String::new, |item| item.to_string()),
        }
    }

    fn options(&self) -> Options {
        Options::default()
    }

    fn drawing(_: &Options) -> DrawSeed<Self> {
        Box::new(|seed, _| Ok((Self, Layout::of_seed(seed))))
    }

    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        canonical_text(task)
    }
}

/// All groups of symmetries of the board.
fn symmetry_groups() -> Vec<Vec<Symmetry>> {
    let closed = |set: &Vec<Symmetry>| {
        !set.is_empty() && set.iter().all(|first| set.iter().all(|&next| set.contains(&first.then(next))))
    };
    Symmetry::ALL.into_iter().powerset().filter(closed).collect()
}

/// The number of ships that the layouts of a local ambiguity have in common.
const SHARED: usize = 7;

/// The number of ships that these layouts have in common.
fn shared(layouts: &[Layout]) -> usize {
    let Some((first, others)) = layouts.split_first() else { return 0 };
    let is_shared = |ship: &&Placement| others.iter().all(|layout| layout.placements().contains(ship));
    first.placements().iter().filter(is_shared).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_ten_groups() {
        let groups = symmetry_groups();
        assert_eq!(groups.iter().map(Vec::len).sorted().collect::<Vec<_>>(), [1, 2, 2, 2, 2, 2, 4, 4, 4, 8]);
        assert!(groups.iter().all(|group| group.contains(&Symmetry::IDENTITY)));
    }
    use crate::board::ShipType;
    use crate::clues::Code;
    use crate::engines::{EngineChoice, Solver};
    use smyoz_core::limits::Limits;

    #[test]
    fn nothing_fits_what_no_inventory_can_say() {
        let code = Code { bearing: None, red: 255, green: 1 };
        for clue in [
            Clue::Islands(vec![0]),
            Clue::Islands(Vec::new()),
            Clue::Codes(ShipType::Alpha, vec![code]),
            Clue::Codes(ShipType::Delta, Vec::new()),
            Clue::WaterLines(255),
        ] {
            let clues = Smyoz.clues([clue.clone()]);
            for engine in [EngineChoice::Sat, EngineChoice::Search] {
                let found = Solver::by(&Smyoz, engine).solutions(&clues, 2, Limits::NONE);
                assert!(found.is_ok_and(|found| found.complete && found.layouts.is_empty()), "{clue:?}");
            }
            assert!(
                Solver::new(&Smyoz).conflict(&clues, Limits::NONE).is_some_and(|conflict| conflict.clues == [clue])
            );
        }
    }
}
