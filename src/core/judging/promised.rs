//! What clues leave, where they promise more or less than one solution.

use crate::engines::{SearchEngine, Solutions, Solver};
use crate::game::{Game, LEFT, Puzzle};
use crate::limits::{Budget, CancelledError, Limits};
use crate::sat::hitting;
use crate::sets::{BitSet, ElementSet as _};

/// What the clues leave before the one that is given apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BeforeMercy<L> {
    /// The solutions, but at most one more than a local ambiguity can have.
    pub solutions: Vec<L>,
    /// The number of pieces that they have in common.
    pub shared: usize,
    /// Whether this is a local ambiguity.
    pub is_local: bool,
}

impl<L: Clone> BeforeMercy<L> {
    /// What these clues leave.
    pub(super) fn find<G: Game<Layout = L>>(
        solver: &mut Solver<G>,
        clues: &G::Clues,
        limits: Limits,
    ) -> Result<Self, CancelledError> {
        let solutions = solver.solutions(clues, LEFT + 1, limits)?.layouts;
        let (shared, is_local) = match G::AMBIGUITY {
            Some(ambiguity) => ((ambiguity.shared)(&solutions), ambiguity.is_one(&solutions)),
            None => (0, false),
        };
        Ok(Self { solutions, shared, is_local })
    }
}

/// What decides between the images that a symmetric puzzle leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ties<T> {
    /// The smallest number of extra clues, chosen beforehand, that decide between all images.
    pub extra: usize,
    /// The topics about which a single clue decides.
    pub deciding: Vec<T>,
}

impl<T: Copy> Ties<T> {
    /// What decides between several solutions, if they are complete and images of each other under
    /// the symmetries of the clues.
    pub fn of<G: Game<Topic = T>>(game: &G, clues: &G::Clues, solutions: &Solutions<G::Layout>) -> Option<Self> {
        let layouts = &solutions.layouts;
        let images = game.images(clues, layouts.first()?);
        let are_images = images.len() == layouts.len() && layouts.iter().all(|layout| images.contains(layout));
        if !solutions.complete || layouts.len() < 2 || !are_images {
            return None;
        }
        let topics = chosen(game);
        let pairs = (1..layouts.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
        let telling: Vec<BitSet> =
            pairs.map(|(one, other)| telling(game, &topics, &layouts[one], &layouts[other])).collect();
        let decides = |at: &usize| telling.iter().all(|set| set.contains(*at));
        let deciding = (0..topics.len()).filter(decides).map(|at| topics[at]).collect();
        Some(Self { extra: hitting::minimum(&telling)?.len(), deciding })
    }
}

/// The fewest clues that leave only the solution that a puzzle names of all those that fit it, if
/// these are images of each other; `None` if they are not.
pub fn tie_breakers<G: Game>(puzzle: &Puzzle<G>) -> Option<Vec<G::Clue>> {
    let Puzzle { board, clues, .. } = puzzle;
    let solution = puzzle.solution.as_ref().filter(|_| puzzle.fits_its_solution() == Some(true))?;
    let images = board.images(clues, solution);
    let mut budget = Budget::new(Limits::NONE);
    let solutions = SearchEngine::new(board).solutions(clues, images.len(), &mut budget);
    Ties::of(board, clues, &solutions)?;
    let topics = chosen(board);
    let telling: Vec<BitSet> = images
        .iter()
        .filter(|other| *other != solution)
        .map(|other| telling(board, &topics, solution, other))
        .collect();
    let fewest = hitting::minimum(&telling)?;
    let decides = |at: &usize| fewest.contains(*at);
    Some((0..topics.len()).filter(decides).map(|at| board.about(topics[at], solution)).collect())
}

/// The topics of the clues that are chosen.
fn chosen<G: Game>(game: &G) -> Vec<G::Topic> {
    game.topics().into_iter().filter(|&topic| G::must_be_needed(topic)).collect()
}

/// The places of the topics that tell two layouts apart.
fn telling<G: Game>(game: &G, topics: &[G::Topic], one: &G::Layout, other: &G::Layout) -> BitSet {
    let tells = game.difference(one, other);
    (0..topics.len()).filter(|&at| tells(topics[at])).collect()
}
