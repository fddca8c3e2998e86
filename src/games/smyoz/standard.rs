//! What every game says of its puzzles.

use crate::board::Layout;
use crate::clues::{Clue, Item, Topic, TopicSet};
use crate::compose::{NEIGHBOURS, Subject, aim};
use crate::engines::Smyoz;
use crate::puzzle::{PuzzleKeys, STAR_SCORES, canonical_text};
use crate::seeds::Seed;
use smyoz_core::composing::{NoBoundError, Witnessed, least_below};
use smyoz_core::game::{Game as _, Promise, Task};
use smyoz_core::limits::{Budget, CancelledError, Limits};
use smyoz_core::puzzles::StarScores;
use smyoz_core::rating::Techniques;
use smyoz_core::standard::Standard;

impl Standard for Smyoz {
    type Keys = PuzzleKeys;
    type Rater = Techniques<Self>;

    const KIND: &'static str = "smyoz";
    const NAME: &'static str = "SMYOZ";
    const STAR_SCORES: Option<StarScores> = Some(STAR_SCORES);
    const PIECES: &'static str = "ships";

    fn rows(&self, layout: &Layout) -> Vec<String> {
        layout.drawing().rows().into()
    }

    fn place(clue: &Clue) -> String {
        match clue {
            Clue::Shot(shot) => shot.cell.to_string(),
            item => item.item().map_or_else(String::new, |item| item.to_string()),
        }
    }

    fn is_of_seed(&self, layout: &Layout, seed: Seed, _: Limits) -> Result<bool, CancelledError> {
        Ok(*layout == Layout::of_seed(seed))
    }

    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        canonical_text(task)
    }

    fn least_below(
        &self,
        claim: &Witnessed<'_, Self>,
        cost: usize,
        work: &mut Budget,
    ) -> Result<Option<usize>, NoBoundError> {
        let subject = Subject::new(*claim.solution);
        let counted: TopicSet = claim.topics.iter().copied().collect();
        let parts = || claim.topics.iter().map(|&topic| (topic.into(), Self::cost(topic))).collect();
        let counts_items = Item::ALL.into_iter().any(|item| counted.contains(Topic::Item(item)));
        let none = |reason: String| NoBoundError::None(reason);
        let aims = match claim.task.promise {
            Promise::One => aim::unique(&subject, parts()),
            _ if counts_items => {
                return Err(none("it counts inventory items, which only a puzzle with one solution does".to_owned()));
            }
            Promise::UpToSymmetry => aim::up_to_symmetry(&subject),
            Promise::Mercy(_) => {
                let frame = Topic::items(claim.task.clues.inventory.items());
                aim::mercy(&subject, frame).map_err(|number| {
                    none(format!(
                        "{number} neighbours of the solution fit the inventory, but at most {NEIGHBOURS} can be examined"
                    ))
                })?
            }
        };
        if aims.is_empty() {
            return Err(none("no set of clues keeps the puzzle's promise".to_owned()));
        }
        let others: Vec<_> = claim.witness.iter().map(|layout| (*layout, subject.difference(layout))).collect();
        // Where only shots are chosen, the aims count them.
        let unit = if *claim.task.promise == Promise::One { 1 } else { aim::shot_cost() };
        Ok(least_below(&aims, &others, cost / unit, work)?.map(|less| less * unit))
    }
}
