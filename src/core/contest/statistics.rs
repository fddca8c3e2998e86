//! Numbers measured over many games.

use std::collections::BTreeMap;

use serde::Serialize;

/// A number with this many decimals; never -0, which is how rounding and an empty sum may end.
#[must_use]
pub fn rounded(number: f64, decimals: i32) -> f64 {
    let unit = 10_f64.powi(decimals);
    (number * unit).round() / unit + 0.0
}

/// The sum of numbers; 0 of none, where [`Iterator::sum`] has -0.
pub fn sum(numbers: impl IntoIterator<Item = f64>) -> f64 {
    numbers.into_iter().fold(0.0, |sum, number| sum + number)
}

/// A mean with the half width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean; 0 of no numbers.
    pub mean: f64,
    /// 1.96 standard errors.
    pub ci95: f64,
}

impl Mean {
    /// The mean of numbers, with its interval.
    #[must_use]
    pub fn of(numbers: &[f64]) -> Self {
        let count = numbers.len() as f64;
        let mean = sum(numbers.iter().copied()) / count.max(1.0);
        let squares = sum(numbers.iter().map(|number| (number - mean).powi(2)));
        Self { mean, ci95: 1.96 * (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt() }
    }
}

/// Whole numbers, such as the shots of many games: mean, median, quartiles and a histogram.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Mean, with the half width of its 95 % interval.
    #[serde(flatten)]
    pub mean: Mean,
    pub median: f64,
    /// The first and the third quartile: the medians of the lower and of the upper half.
    pub quartiles: [f64; 2],
    /// How often each number occurs, ascending.
    pub histogram: BTreeMap<u32, usize>,
}

impl Summary {
    /// A summary of these numbers.
    #[must_use]
    pub fn of(numbers: &[u32]) -> Self {
        let mut sorted = numbers.to_vec();
        sorted.sort_unstable();
        let half = sorted.len() / 2;
        let mut histogram = BTreeMap::new();
        sorted.iter().for_each(|&number| *histogram.entry(number).or_default() += 1);
        let floats: Vec<f64> = sorted.iter().map(|&number| number.into()).collect();
        let quartiles = [&sorted[..half], &sorted[sorted.len() - half..]].map(median);
        Self { mean: Mean::of(&floats), median: median(&sorted), quartiles, histogram }
    }
}

/// The median of sorted numbers; 0 of none.
fn median(sorted: &[u32]) -> f64 {
    let half = sorted.len() / 2;
    match sorted {
        [] => 0.0,
        _ if sorted.len() % 2 == 1 => sorted[half].into(),
        _ => f64::from(sorted[half - 1] + sorted[half]) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_summed_up() {
        let summary = Summary::of(&[5, 1, 2, 4, 3, 3]);
        assert_eq!((summary.mean.mean, summary.median, summary.quartiles), (3.0, 3.0, [2.0, 4.0]));
        assert_eq!(summary.histogram, BTreeMap::from([(1, 1), (2, 1), (3, 2), (4, 1), (5, 1)]));
        // The variance is 10 / 5 = 2, so the standard error is the root of a third.
        assert!((summary.mean.ci95 - 1.96 * (2.0_f64 / 6.0).sqrt()).abs() < 1e-12);
        assert_eq!(Summary::of(&[7]).quartiles, [0.0, 0.0]);
        assert_eq!(Summary::of(&[1, 2, 9]).median, 2.0);
        assert_eq!(Mean::of(&[]), Mean { mean: 0.0, ci95: 0.0 });
    }

    #[test]
    fn no_number_is_negative_zero() {
        let Mean { mean, ci95 } = Mean::of(&[]);
        for number in [sum([]), rounded(-0.004, 2), rounded(-0.0, 1), mean, ci95] {
            assert_eq!((number, number.is_sign_negative()), (0.0, false));
        }
        assert_eq!(format!("{:+.2}", rounded(-0.004, 2)), "+0.00");
        assert_eq!(rounded(-0.016, 2), -0.02);
    }
}
