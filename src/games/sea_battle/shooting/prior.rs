//! What is assumed of the way in which a fleet was placed.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::fit::Fit;
use super::knowledge::Knowledge;
use super::pool::Pool;
use super::sample::Sampler;
use super::waters::Waters;
use smyoz_core::puzzles::Seed;

/// What *strong* assumes of the way in which a fleet was placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Assume {
    /// One of several ways, weighed by what the game has shown.
    #[default]
    Mixture,
    /// All layouts are equally likely.
    Uniform,
}

impl Assume {
    /// All assumptions.
    pub const ALL: [Self; 2] = [Self::Mixture, Self::Uniform];

    /// The name on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["mixture", "uniform"][self as usize]
    }
}

impl fmt::Display for Assume {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Text that does not name an assumption.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not an assumption: expected mixture or uniform")]
pub struct AssumeError(String);

impl FromStr for Assume {
    type Err = AssumeError;

    fn from_str(text: &str) -> Result<Self, AssumeError> {
        Self::ALL.into_iter().find(|assume| assume.name() == text).ok_or_else(|| AssumeError(text.to_owned()))
    }
}

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

/// The probabilities of the ways: uniform, at the edge, packed.
const PROBABILITIES: [f64; 3] = [0.5, 0.2, 0.3];

impl Prior {
    /// What is assumed of a game.
    pub(super) fn new<const N: usize>(waters: &Waters<N>, assume: Assume) -> Self {
        if assume == Assume::Uniform {
            return Self(vec![(0.0, Way::Edge(1))]);
        }
        // Always the same, so that a shot depends on nothing but what is known and drawn for it.
        let mut draws = Seed::all().next().expect("there are seeds").stream("sea battle prior");
        let pool = Pool::new(waters).map(Way::Packed);
        let ways = [Some(Way::Edge(1)), Some(Way::Edge(EDGE)), pool].into_iter().zip(PROBABILITIES);
        let knowledge = Knowledge::new(waters.config.clone());
        let Ok(fit) = Fit::new(waters, &knowledge) else { return Self(vec![(0.0, Way::Edge(1))]) };
        let prior = |(way, probability): (Option<Way>, f64)| {
            let way = way?;
            let mut sampler = way.sampler(&fit)?;
            sampler.draw(LAYOUTS, &mut draws);
            let evidence = sampler.estimate()?.evidence;
            drop(sampler);
            Some((probability.ln() - evidence, way))
        };
        Self(ways.filter_map(prior).collect())
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
