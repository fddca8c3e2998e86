//! The claim that a certificate proves: no layout fits the clues except the known ones.

use super::sat_engine::SatEngine;
use crate::game::{Game, Model};
use crate::limits::{CancelledError, Limits};
use crate::sat::Formula;

/// The claim that no layout fits the clues except the known ones, with the lemmas that its proof
/// needs.
///
/// Its formula needs no assumptions, and equal claims have equal formulas, clause by clause.
#[derive(Clone, Debug)]
pub struct NoOther<G: Game> {
    game: G,
    clues: G::Clues,
    known: Vec<G::Layout>,
    lemmas: Vec<<G::Model as Model>::Lemma>,
}

impl<G: Game> NoOther<G> {
    /// The claim, not proved yet, with lemmas from elsewhere, which the clues must imply.
    pub fn with_lemmas(
        game: &G,
        clues: G::Clues,
        known: Vec<G::Layout>,
        lemmas: Vec<<G::Model as Model>::Lemma>,
    ) -> Self {
        Self { game: game.clone(), clues, known, lemmas }
    }

    /// Proves the claim, and collects the lemmas that this takes; or finds another layout that fits
    /// the clues.
    ///
    /// # Errors
    /// If it was given up before that.
    pub fn prove(
        game: &G,
        clues: G::Clues,
        known: Vec<G::Layout>,
        limits: Limits,
    ) -> Result<Result<Self, G::Layout>, CancelledError> {
        let mut claim = Self::with_lemmas(game, clues, known, Vec::new());
        let mut engine = claim.engine();
        // The known layouts distinguish images, so no cube stands for its images.
        let cubes = engine.model().cubes(&claim.clues, false);
        let parts = if cubes.is_empty() { vec![None] } else { cubes.into_iter().map(Some).collect() };
        for cube in parts {
            while let Some(layout) = engine.any_model(cube.as_slice(), limits)? {
                let lemmas = engine.model().lemmas(&claim.clues, &layout);
                if lemmas.is_empty() {
                    return Ok(Err(layout));
                }
                lemmas.iter().for_each(|lemma| engine.learn(&claim.clues, lemma));
                claim.lemmas.extend(lemmas);
            }
        }
        Ok(Ok(claim))
    }

    /// The rules, the clues, the lemmas, and that the layout is none of the known ones. The formula
    /// is unsatisfiable if the claim is true and the lemmas suffice to prove it.
    pub fn formula(&self) -> Formula {
        self.engine().formula().clone()
    }

    pub fn lemmas(&self) -> &[<G::Model as Model>::Lemma] {
        &self.lemmas
    }

    fn engine(&self) -> SatEngine<G> {
        let mut engine = SatEngine::new(&self.game);
        engine.assert_always(&self.clues);
        self.lemmas.iter().for_each(|lemma| engine.learn(&self.clues, lemma));
        self.known.iter().for_each(|layout| engine.forbid(layout));
        engine
    }
}
