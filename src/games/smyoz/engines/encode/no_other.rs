//! The claim that a certificate proves: no layout fits the clues except the known ones.

use thiserror::Error;

use super::engine::{Engine, FEW_SHOTS};
use super::exclusion::Exclusion;
use crate::smyoz::board::{Layout, Placement, ShipType};
use crate::smyoz::clues::Clues;
use smyoz_core::sat::{Formula, Varisat};

/// The claim that no layout fits the clues except the known ones, with the exclusions of islands
/// that its proof needs.
///
/// Its formula needs no assumptions, and equal claims have equal formulas, clause by clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoOther {
    clues: Clues,
    known: Vec<Layout>,
    exclusions: Vec<Exclusion>,
}

/// An exclusion that the clues do not imply.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the clues do not forbid these islands: {0}")]
pub struct NotImplied(pub Exclusion);

impl NoOther {
    /// Proves the claim, and collects the exclusions that this takes.
    ///
    /// # Errors
    /// Another layout that fits the clues, if there is one.
    pub fn prove(clues: Clues, known: Vec<Layout>) -> Result<Self, Layout> {
        let mut claim = Self { clues, known, exclusions: Vec::new() };
        let mut engine = claim.engine();
        // With few shots it is faster to try the placements of the ALFA one after another.
        let alphas: Vec<Option<Placement>> = match claim.clues.shots.len() {
            0..=FEW_SHOTS => Placement::of_type(ShipType::Alpha).map(Some).collect(),
            _ => vec![None],
        };
        for alpha in alphas {
            while let Some(layout) = engine.any_layout(alpha) {
                let Some(sizes) = claim.clues.inventory.islands() else { return Err(layout) };
                let wrong = Exclusion::all_in(&layout, sizes);
                if wrong.is_empty() {
                    return Err(layout);
                }
                wrong.iter().for_each(|exclusion| engine.exclude(sizes, exclusion));
                claim.exclusions.extend(wrong);
            }
        }
        Ok(claim)
    }

    /// The claim with exclusions from elsewhere.
    ///
    /// # Errors
    /// If the clues do not imply one of them.
    pub fn with_exclusions(clues: Clues, known: Vec<Layout>, exclusions: Vec<Exclusion>) -> Result<Self, NotImplied> {
        let sizes = clues.inventory.islands();
        let implied = |exclusion: &&Exclusion| sizes.is_some_and(|sizes| exclusion.reason(sizes).is_some());
        match exclusions.iter().find(|exclusion| !implied(exclusion)) {
            Some(exclusion) => Err(NotImplied(exclusion.clone())),
            None => Ok(Self { clues, known, exclusions }),
        }
    }

    /// The rules, the clues, the exclusions, and that the layout is none of the known ones. The
    /// formula is unsatisfiable if the claim is true and the exclusions suffice to prove it.
    #[must_use]
    pub fn formula(&self) -> Formula {
        self.engine().formula().clone()
    }

    /// The exclusions, each with the reason why the clues imply it.
    pub fn exclusions(&self) -> impl Iterator<Item = (&Exclusion, String)> {
        let sizes = self.clues.inventory.islands().unwrap_or_default();
        self.exclusions
            .iter()
            .map(move |exclusion| (exclusion, exclusion.reason(sizes).expect("it was found to be implied").to_string()))
    }

    fn engine(&self) -> Engine<Varisat> {
        let mut engine = Engine::for_clues(&self.clues);
        if let Some(sizes) = self.clues.inventory.islands() {
            self.exclusions.iter().for_each(|exclusion| engine.exclude(sizes, exclusion));
        }
        self.known.iter().for_each(|layout| engine.forbid(layout));
        engine
    }
}
