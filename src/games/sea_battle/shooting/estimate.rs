//! What a hypothesis about the placement says of each cell, and how sure that is.

/// The probability that a ship lies in each cell if the fleet was placed in one way, and how likely
/// that way makes what is known.
#[derive(Clone, Debug)]
pub(super) struct Estimate {
    /// The logarithm of the sum of the weights of all layouts that fit.
    pub(super) evidence: f64,
    /// The relative variance of that sum; 0 if it was counted.
    pub(super) evidence_variance: f64,
    /// For each number of a cell: the probability of a ship.
    pub(super) probability: Vec<f64>,
    /// The variance of each probability; 0 if it was counted.
    pub(super) variance: Vec<f64>,
    /// Whether all layouts were counted.
    pub(super) counted: bool,
}

impl Estimate {
    /// The mixture of estimates, each with the logarithm of its prior weight. The prior is that of
    /// a layout: of the way to place, divided by the sum of the weights of all layouts.
    pub(super) fn mixture(estimates: &[(f64, Self)]) -> Option<Self> {
        let greatest = estimates.iter().map(|(prior, estimate)| prior + estimate.evidence).fold(f64::MIN, f64::max);
        let weight = |(prior, estimate): &(f64, Self)| (prior + estimate.evidence - greatest).exp();
        let total: f64 = estimates.iter().map(weight).sum();
        let numbers = estimates.first()?.1.probability.len();
        let (mut probability, mut variance) = (vec![0.0; numbers], vec![0.0; numbers]);
        for each in estimates {
            let share = weight(each) / total;
            probability.iter_mut().zip(&each.1.probability).for_each(|(all, one)| *all += share * one);
        }
        for each in estimates {
            let (share, estimate) = (weight(each) / total, &each.1);
            for (at, all) in variance.iter_mut().enumerate() {
                let shift = estimate.probability[at] - probability[at];
                *all += share * share * (estimate.variance[at] + estimate.evidence_variance * shift * shift);
            }
        }
        let counted = estimates.iter().all(|(_, estimate)| estimate.counted);
        Some(Self { evidence: greatest + total.ln(), evidence_variance: 0.0, probability, variance, counted })
    }
}
