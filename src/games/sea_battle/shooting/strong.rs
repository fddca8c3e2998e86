//! The probability of a hit in every cell, counted or sampled, over all ways to place a fleet.

use super::estimate::Estimate;
use super::fit::Fit;
use super::prior::{Prior, Way};
use super::sample::Sampler;
use super::{Budget, ShooterError, exact};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Stream;

/// Layouts that are sampled at a time.
const BATCH: u64 = 250;

/// How far the best cell must differ from the second, in standard errors of the difference.
const APART: f64 = 2.0;

/// A way with less probability than this is not sampled any further.
const NEGLIGIBLE: f64 = 0.005;

/// What is known of the layouts of a way.
enum Source<'a, const N: usize> {
    Counted(Estimate),
    Sampled(Box<Sampler<'a, N>>),
}

/// What all layouts that fit say of each cell.
pub(super) fn estimate<const N: usize>(
    fit: &Fit<N>,
    prior: &Prior,
    draws: &mut Stream,
    budget: Budget,
    limits: Limits,
) -> Result<Estimate, ShooterError> {
    let edges = prior.0.iter().filter_map(|(_, way)| if let Way::Edge(edge) = way { Some(*edge) } else { None });
    let counted = exact::count(fit, &edges.collect::<Vec<_>>(), budget.additions, limits)?;
    let mut counted = counted.into_iter().flatten();
    let mut sources = Vec::new();
    for (prior, way) in &prior.0 {
        let counted = if matches!(way, Way::Edge(_)) { counted.next() } else { None };
        let sampled = || way.sampler(fit).map(|sampler| Source::Sampled(Box::new(sampler)));
        sources.extend(counted.map(Source::Counted).or_else(sampled).map(|source| (*prior, source, f64::INFINITY)));
    }
    let mut drawn = 0;
    loop {
        limits.check()?;
        let mut drawing = false;
        for (_, source, probability) in &mut sources {
            if let Source::Sampled(sampler) = source
                && *probability > NEGLIGIBLE
            {
                sampler.draw(BATCH, draws);
                drawing = true;
            }
        }
        drawn += BATCH;
        let enough = !drawing || drawn >= u64::from(budget.samples) || limits.is_enough();
        let mut estimates = Vec::new();
        for (prior, source, _) in &sources {
            let estimate = match source {
                Source::Counted(estimate) => Some(estimate.clone()),
                Source::Sampled(sampler) => sampler.estimate(),
            };
            estimates.extend(estimate.map(|estimate| (*prior, estimate)));
        }
        match Estimate::mixture(&estimates) {
            Some(mixture) if enough || is_decided(fit, &mixture) => return Ok(mixture),
            Some(mixture) => {
                for (prior, source, probability) in &mut sources {
                    let evidence = match source {
                        Source::Counted(estimate) => Some(estimate.evidence),
                        Source::Sampled(sampler) => sampler.estimate().map(|estimate| estimate.evidence),
                    };
                    *probability = evidence.map_or(0.0, |evidence| (*prior + evidence - mixture.evidence).exp());
                }
            }
            None if enough => return Err(ShooterError::Contradiction),
            None => {}
        }
    }
}

/// Whether the best cell differs from the second by more than the error.
fn is_decided<const N: usize>(fit: &Fit<N>, estimate: &Estimate) -> bool {
    let by_probability =
        |one: &usize, other: &usize| estimate.probability[*one].total_cmp(&estimate.probability[*other]);
    let Some(best) = fit.open.iter().max_by(by_probability) else { return true };
    let Some(second) = fit.open.iter().filter(|&at| at != best).max_by(by_probability) else { return true };
    let difference = estimate.probability[best] - estimate.probability[second];
    difference >= APART * (estimate.variance[best] + estimate.variance[second]).sqrt() && difference > 0.0
}
