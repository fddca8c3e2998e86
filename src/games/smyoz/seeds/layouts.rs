//! The layout of a seed, the same in every version.

use super::numbering::unrank;
use crate::board::Layout;
use smyoz_core::puzzles::Seed;

impl Layout {
    /// The layout that a seed stands for: a uniform choice among all legal layouts, the same in
    /// every version.
    pub fn of_seed(seed: Seed) -> Self {
        unrank(number(seed))
    }
}

/// The number of a seed's layout, below [`Layout::COUNT`]; see [`numbering`](super::numbering).
pub fn number(seed: Seed) -> u64 {
    seed.stream("layout").below(Layout::COUNT)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::board::Placement;
    use crate::seeds::numbering;

    fn seed(number: u32) -> Seed {
        Seed::try_from(number).unwrap()
    }

    #[test]
    fn layouts_are_pinned_for_ever() {
        let pinned = [
            ("000000", "..G......D.G..GG............B..D..GG.B........B.A.BBB....A........A..D...D.A....."),
            ("000001", "...D.B...GG...B..D.....B....BBB...D...............A.GG..GG.A........A.....D..A..."),
            ("123456", ".......D...BBB..................B.GGGG...B......D.B.A.D......A.....G..A..D..G..A."),
            ("999999", "....B.D..GG..B........B...........GG.AAAA...........B.D..G...B....G.D.B..D......."),
        ];
        for (seed, layout) in pinned {
            assert_eq!(Layout::of_seed(seed.parse().unwrap()), layout.parse().unwrap(), "seed {seed}");
        }
    }

    /// The sum of (found - expected)² / expected over all kinds of layouts, and the number of
    /// kinds.
    fn chi_square(kind: impl Fn([Placement; 3]) -> usize) -> (f64, usize) {
        const SEEDS: u32 = 20_000;
        let mut expected: BTreeMap<usize, f64> = BTreeMap::new();
        for (ships, count) in numbering::counts() {
            *expected.entry(kind(ships)).or_default() += count as f64 / Layout::COUNT as f64 * f64::from(SEEDS);
        }
        let mut found: BTreeMap<usize, f64> = BTreeMap::new();
        for number in 0..SEEDS {
            *found.entry(kind(numbering::first_ships(super::number(seed(number))))).or_default() += 1.0;
        }
        let term = |(kind, expected): (&usize, &f64)| {
            assert!(*expected > 5.0, "too few seeds for {kind}");
            (found.get(kind).unwrap_or(&0.0) - expected).powi(2) / expected
        };
        (expected.iter().map(term).sum(), expected.len())
    }

    #[test]
    fn seeds_are_uniform() {
        // With k kinds the sum has a mean of k - 1 and a standard deviation of the square root of
        // 2(k - 1); three of these is the limit. Seeds never change, so the test cannot fail by
        // chance.
        let close =
            |(sum, kinds): (f64, usize)| (sum - (kinds - 1) as f64).abs() < 3.0 * (2.0 * (kinds - 1) as f64).sqrt();
        let alpha = chi_square(|[alpha, ..]| alpha.index());
        assert!(alpha.1 == 84 && close(alpha), "by ALFA: {alpha:?}");
        let beta = chi_square(|[_, beta, _]| beta.index());
        assert!(close(beta), "by first BETA: {beta:?}");
        let moored = chi_square(|ships| {
            let [alpha, one, other] = ships.map(|ship| (usize::from(ship.is_moored()), ship.axis()));
            let parallel = [one, other].iter().filter(|ship| ship.1 == alpha.1).count();
            (alpha.0 + one.0 + other.0) * 3 + parallel
        });
        assert!(moored.1 == 12 && close(moored), "by moored and parallel ships: {moored:?}");
    }
}
