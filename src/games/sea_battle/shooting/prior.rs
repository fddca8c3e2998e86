//! What is assumed of the way in which a fleet was placed.

use thiserror::Error;

use super::fit::Fit;
use super::knowledge::Knowledge;
use super::pool::Pool;
use super::sample::Sampler;
use super::waters::Waters;
use smyoz_core::puzzles::{Seed, by_name};

/// What *strong* assumes of the way in which a fleet was placed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Assume {
    /// One of several ways, weighed by what the game has shown.
    #[default]
    Mixture,
    /// All layouts are equally likely.
    Uniform,
    /// The ways have these probabilities at first: uniform, at the edge, packed.
    Ways([f64; 3]),
}

impl Assume {
    /// Those that have a name.
    pub const ALL: [Self; 2] = [Self::Mixture, Self::Uniform];

    /// Its name on the command line, if it is one of [`Self::ALL`].
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Mixture => "mixture",
            Self::Uniform => "uniform",
            Self::Ways(_) => "ways",
        }
    }

    /// The probabilities of the ways at first: uniform, at the edge, packed.
    #[must_use]
    pub fn ways(self) -> [f64; 3] {
        match self {
            Self::Mixture => [0.5, 0.2, 0.3],
            Self::Uniform => [1.0, 0.0, 0.0],
            Self::Ways(probabilities) => probabilities,
        }
    }
}

/// Text that does not name an assumption.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not an assumption: expected mixture or uniform")]
pub struct AssumeError(String);

by_name!(Assume, AssumeError);

/// How much likelier a place at the edge is where ships are put there.
pub(super) const EDGE: u64 = 6;

/// Layouts by which the weight of all layouts of a way is estimated.
const LAYOUTS: u64 = 10_000;

/// A way to place a fleet.
pub(super) enum Way {
    /// Each layout is as likely as the product of the weights of its ships: this one at the edge, 1
    /// elsewhere.
    Edge(u64),
    /// The larger ships are packed.
    Packed(Pool),
}

/// Ways to place a fleet, each with the logarithm of its probability, divided by the weight of all
/// layouts.
pub(super) struct Prior(pub(super) Vec<(f64, Way)>);

impl Prior {
    /// What is assumed of a game.
    pub(super) fn new<const N: usize>(waters: &Waters<N>, assume: Assume) -> Self {
        let uniform = || Self(vec![(0.0, Way::Edge(1))]);
        let probabilities = assume.ways();
        let knowledge = Knowledge::new(waters.config.clone());
        let fit = match Fit::new(waters, &knowledge) {
            Ok(fit) if probabilities[1..].iter().any(|&probability| probability > 0.0) => fit,
            _ => return uniform(),
        };
        // Always the same, so that a shot depends on nothing but what is known and drawn for it.
        let mut draws = Seed::all().next().expect("there are seeds").stream("sea battle prior");
        let mut ways = Vec::new();
        for (way, probability) in probabilities.into_iter().enumerate().filter(|&(_, probability)| probability > 0.0) {
            let way = match way {
                0 => Some(Way::Edge(1)),
                1 => Some(Way::Edge(EDGE)),
                _ => Pool::new(waters).map(Way::Packed),
            };
            let Some(way) = way else { continue };
            let evidence = way.sampler(&fit).and_then(|mut sampler| {
                sampler.draw(LAYOUTS, &mut draws);
                sampler.estimate().map(|estimate| estimate.evidence)
            });
            ways.extend(evidence.map(|evidence| (probability.ln() - evidence, way)));
        }
        if ways.is_empty() { uniform() } else { Self(ways) }
    }
}

impl Way {
    /// Draws layouts of this way; `None` if none fits.
    pub(super) fn sampler<'a, const N: usize>(&'a self, fit: &'a Fit<'a, N>) -> Option<Sampler<'a, N>> {
        match self {
            Self::Edge(edge) => Some(Sampler::new(fit, *edge)),
            Self::Packed(pool) => Sampler::from_pool(fit, pool),
        }
    }
}
