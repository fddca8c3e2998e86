//! The claim of a minimum, as files state it.

/// The claim that fewer clues would not do.
///
/// The *witness* is a list of layouts that some clue must distinguish from the solution. That no
/// smaller set of clues does so is a matter of hitting sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minimum<L> {
    /// The number of clues that [must be needed](super::Game::must_be_needed).
    pub clues: usize,
    /// The number of others, if they are clues like these and not given beforehand. The minimum is
    /// then over both together.
    pub others: Option<usize>,
    /// Whether fewer are impossible. If not, the search for a proof was stopped early.
    pub proved: bool,
    /// A lower bound on the number of clues, if the minimum is not proved.
    pub at_least: Option<usize>,
    /// Layouts, sorted, that no smaller set of clues (smaller than `at_least`, if given) can
    /// distinguish from the solution.
    pub witness: Vec<L>,
}
