//! Images of declared games under the symmetries of boards.

use itertools::Itertools;

use super::derived::Clues;
use super::grid::{Place, Symmetry};
use super::logic::Logic;
use super::words::{Instance, Reason};
use super::{Declared, Fact};
use crate::deduction::{Image, NoClue};
use crate::game::Puzzle;

/// The image of a board and of clues; `None` if that is no board of the game.
pub(super) fn image<G: Declared>(game: &G, clues: &Clues, symmetry: Symmetry) -> Option<(G, Clues)> {
    let turned = Turned { image: game.image(symmetry)?, board: game.clone(), symmetry };
    let clues = clues.values().map(|&clue| turned.fact(clue));
    let clues = clues.map(|clue| (clue.place(), clue)).collect();
    Some((turned.image, clues))
}

/// The text that all images of board and clues have in common, and the symmetry that leads to it.
pub(super) fn canonical<G: Declared>(game: &G, clues: &Clues) -> (String, Symmetry) {
    let text = |symmetry: Symmetry| {
        let (_, plain) = image(game, clues, symmetry)?;
        let contents = plain.values().filter_map(|clue| match *clue {
            Fact::Is(_, content) => Some(content),
            _ => None,
        });
        let symmetry = symmetry.renaming(contents);
        let (board, clues) = image(game, clues, symmetry)?;
        Some((Puzzle::new(board, clues).text(), symmetry))
    };
    let images = Symmetry::of(game).filter_map(text);
    images.min_by(|(one, _), (other, _)| one.cmp(other)).expect("the identity leads to a board")
}

/// A symmetry that takes a board to its image.
pub(super) struct Turned<G> {
    pub board: G,
    pub image: G,
    pub symmetry: Symmetry,
}

impl<G: Declared> Turned<G> {
    fn fact(&self, fact: Fact) -> Fact {
        match fact {
            Fact::Is(cell, content) => Fact::Is(self.symmetry.cell(cell), self.symmetry.character(content)),
            Fact::Not(cell, content) => Fact::Not(self.symmetry.cell(cell), self.symmetry.character(content)),
            Fact::Count(place, number) => Fact::Count(self.place(place), number),
        }
    }

    fn place(&self, place: Place) -> Place {
        self.symmetry.place(place, &self.board, &self.image)
    }

    fn instance(&self, instance: &Instance) -> Instance {
        Instance {
            place: instance.place.map(|place| self.place(place)),
            piece: instance.piece.map(|piece| self.symmetry.character(piece)),
            cells: instance.cells.iter().map(|&cell| self.symmetry.cell(cell)).sorted().collect(),
            ..instance.clone()
        }
    }
}

impl<G: Declared> Image<Logic<G>> for Turned<G> {
    fn fact(&self, fact: Fact) -> Fact {
        self.fact(fact)
    }

    fn reason(&self, reason: &Reason) -> Reason {
        match reason {
            Reason::Rule(instance) => Reason::Rule(self.instance(instance)),
            Reason::Places(places) => Reason::Places(places.iter().map(|&place| self.place(place)).sorted().collect()),
            Reason::Pieces(pieces) => {
                Reason::Pieces(pieces.iter().map(|&piece| self.symmetry.character(piece)).sorted().collect())
            }
        }
    }

    fn contradiction(&self, contradiction: &Reason) -> Reason {
        self.reason(contradiction)
    }

    fn clue(&self, clue: &NoClue) -> NoClue {
        *clue
    }
}
