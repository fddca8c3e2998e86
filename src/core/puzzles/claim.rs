//! What a puzzle claims about its solutions.

/// What a puzzle promises its solver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Claim {
    /// Exactly one layout fits the clues.
    #[default]
    Unique,
    /// Exactly one layout and its images under the symmetries that leave the clues unchanged fit
    /// them: at least two layouts in all.
    UpToSymmetry,
    /// The clues leave a local ambiguity, which one that is given apart resolves: a Z puzzle.
    Mercy,
}

impl Claim {
    pub const ALL: [Self; 3] = [Self::Unique, Self::UpToSymmetry, Self::Mercy];

    /// The name on the command line and in lists.
    pub fn name(self) -> &'static str {
        match self {
            Self::Unique => "unique",
            Self::UpToSymmetry => "up-to-symmetry",
            Self::Mercy => "mercy",
        }
    }
}
