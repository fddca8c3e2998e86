//! What a puzzle is composed for.
//!
//! Each goal carries the wishes that go with it. Of those that it can carry, two exclude each
//! other: shots that are [drawn](Wish::Drawn) cannot also be chosen by symmetry or distance,
//! so [`compose`](super::compose) refuses such a goal.

use super::aim::{self, Aim, shots_and_items};
use super::subject::Subject;
use super::{ComposeError, Order, clue_symmetry};
use crate::clues::{Item, Topic, TopicSet};
use crate::puzzle::Claim;
use smyoz_core::composing::{ClueSymmetry, Spread};

/// What a puzzle is composed for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The inventory, without the items withheld, and the shots leave exactly one solution.
    Unique {
        /// Inventory items that are not given.
        withheld: Vec<Item>,
        /// The symmetry of the shots' positions.
        symmetry: ClueSymmetry,
        shots: Wish,
    },
    /// As few inventory items and shots as possible together leave exactly one solution.
    MinimalInventory,
    /// A local ambiguity: the clues leave two to four solutions that share at least seven ships,
    /// and one more shot, the mercy shot, decides between them. As few shots as possible.
    Mercy {
        /// Inventory items that are not given.
        withheld: Vec<Item>,
        /// What is asked of the way to the ambiguity, if anything: then as many shots as that
        /// takes.
        order: Option<Order>,
    },
    /// All solutions are images of each other under symmetries that leave the clues unchanged. As
    /// few shots as possible.
    UpToSymmetry {
        /// Inventory items that are not given.
        withheld: Vec<Item>,
    },
}

/// Which shots a unique puzzle gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// As few as possible. If they must be symmetric, a set from which no shot can be left out: the
    /// smallest one that is found within limits, without a proof.
    Fewest,
    /// At least this many: a set from which no shot can be left out, if one is found; otherwise
    /// exactly this many.
    AtLeast(usize),
    /// Those that make the puzzle as difficult as ordered.
    ToOrder(Order),
    /// Those at all cells of the [pattern](super::Places::pattern), whether all are needed or not.
    /// They must make the puzzle as difficult as ordered, if anything is.
    Drawn(Option<Order>),
}

impl Default for Goal {
    /// As few shots as possible, beside the whole inventory.
    fn default() -> Self {
        Self::unique(Wish::Fewest)
    }
}

impl Goal {
    /// A unique solution by these shots, beside the whole inventory, without a symmetry.
    pub fn unique(shots: Wish) -> Self {
        Self::Unique { withheld: Vec::new(), symmetry: ClueSymmetry::None, shots }
    }

    pub fn claim(&self) -> Claim {
        match self {
            Self::Unique { .. } | Self::MinimalInventory => Claim::Unique,
            Self::Mercy { .. } => Claim::Mercy,
            Self::UpToSymmetry { .. } => Claim::UpToSymmetry,
        }
    }

    /// What is asked of the difficulty, if anything.
    pub fn order(&self) -> Option<&Order> {
        match self {
            Self::Unique { shots: Wish::ToOrder(order) | Wish::Drawn(Some(order)), .. } => Some(order),
            Self::Mercy { order, .. } => order.as_ref(),
            _ => None,
        }
    }

    /// The clues that are given whatever the shots: what is not chosen.
    pub(super) fn frame(&self) -> TopicSet {
        match self {
            Self::MinimalInventory => TopicSet::EMPTY,
            Self::Unique { withheld, .. } | Self::Mercy { withheld, .. } | Self::UpToSymmetry { withheld } => {
                Topic::items(Item::ALL) - Topic::items(withheld.iter().copied())
            }
        }
    }

    /// Whether shots can be added to clues that are given, whatever these are: not if all shots
    /// together must be symmetric, or items are also chosen.
    pub(crate) fn can_start(&self) -> bool {
        matches!(self, Self::Unique { symmetry: ClueSymmetry::None, .. } | Self::Mercy { .. })
    }

    /// Whether all shots are drawn, although a symmetry or a distance should choose among them.
    pub(super) fn has_choice_left_out(&self, spread: Spread) -> bool {
        match self {
            Self::Unique { symmetry, shots: Wish::Drawn(_), .. } => {
                *symmetry != ClueSymmetry::None || spread != Spread::default()
            }
            _ => false,
        }
    }

    /// The aims of the choice of clues beside those of the frame, without demands so far. One of
    /// them is to be achieved.
    pub(super) fn aims(&self, subject: &Subject, frame: TopicSet) -> Result<Vec<Aim>, ComposeError> {
        Ok(match self {
            Self::Unique { symmetry: ClueSymmetry::None, .. } => aim::unique(subject, aim::shots()),
            Self::Unique { symmetry, .. } => aim::unique(subject, clue_symmetry::parts(*symmetry)),
            Self::MinimalInventory => aim::unique(subject, shots_and_items()),
            Self::UpToSymmetry { .. } => aim::up_to_symmetry(subject),
            Self::Mercy { .. } => aim::mercy(subject, frame).map_err(ComposeError::ManyNeighbours)?,
        })
    }

    /// Why a seed gives no puzzle if no clues achieve any of the aims.
    pub(super) fn out_of_reach(&self) -> ComposeError {
        match self {
            Self::Unique { symmetry: ClueSymmetry::None, .. } | Self::MinimalInventory => ComposeError::Undecided(None),
            Self::Unique { symmetry, .. } => ComposeError::NoSymmetricSet(*symmetry),
            Self::UpToSymmetry { .. } => ComposeError::NoSymmetricClues,
            Self::Mercy { .. } => ComposeError::NoAmbiguity,
        }
    }
}
