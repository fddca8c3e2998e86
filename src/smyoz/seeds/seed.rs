//! Seeds: six-digit numbers, each of which stands for the same layout in every version.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use thiserror::Error;

use super::numbering::unrank;
use crate::smyoz::board::Layout;

/// A six-digit number that determines everything random about a puzzle.
///
/// Written with all six digits: `000042`. Leading zeros may be left out when it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(u32);

/// Why text or a number is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SeedError {
    /// Text that is not a number of at most six digits.
    #[error("`{0}` is not a seed: expected one to six digits, such as `123456`")]
    Text(String),
    /// A number with more than six digits.
    #[error("{0} is not a seed: expected a number from 0 to 999999")]
    Number(u32),
}

impl Seed {
    /// Number of seeds.
    pub const COUNT: u32 = 1_000_000;

    /// The seed as a number, 0–999,999.
    #[must_use]
    pub fn number(self) -> u32 {
        self.0
    }

    /// All seeds, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The layout that the seed stands for: a uniform choice among all legal layouts, the same in
    /// every version.
    #[must_use]
    pub fn layout(self) -> Layout {
        unrank(self.layout_number())
    }

    /// The number of the layout, below [`Layout::COUNT`]; see [`numbering`](super::numbering).
    #[must_use]
    pub fn layout_number(self) -> u64 {
        self.stream("layout").below(Layout::COUNT)
    }

    /// The random numbers for one purpose, named by a tag. Different tags and different seeds give
    /// independent streams.
    ///
    /// The numbers are the key stream of ChaCha20, hence the same on every machine and in every
    /// version. The 32-byte key is `smyoz `, the tag, zeros, and in the last four bytes the seed,
    /// little-endian.
    ///
    /// # Panics
    /// If the tag is longer than 22 characters or not printable ASCII.
    #[must_use]
    pub fn stream(self, tag: &str) -> Stream {
        const NAME: &[u8] = b"smyoz ";
        let printable = tag.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic());
        assert!(printable && NAME.len() + tag.len() <= 28, "`{tag}` cannot be a tag");
        let mut key = [0; 32];
        key[..NAME.len()].copy_from_slice(NAME);
        key[NAME.len()..][..tag.len()].copy_from_slice(tag.as_bytes());
        key[28..].copy_from_slice(&self.0.to_le_bytes());
        Stream(ChaCha20Rng::from_seed(key))
    }
}

impl TryFrom<u32> for Seed {
    type Error = SeedError;

    fn try_from(number: u32) -> Result<Self, SeedError> {
        if number < Self::COUNT { Ok(Self(number)) } else { Err(SeedError::Number(number)) }
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let digits = (1..=6).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        match text.parse() {
            Ok(number) if digits => Ok(Self(number)),
            _ => Err(SeedError::Text(text.to_owned())),
        }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:06}", self.0)
    }
}

/// Reproducible random numbers: see [`Seed::stream`].
#[derive(Clone, Debug)]
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// A uniform number below `bound`, by rejection: the low bits of a random `u64`, as many as
    /// `bound - 1` has, drawn again while they are too large.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[must_use]
    pub fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "no number is below 0");
        let mask = u64::MAX.checked_shr((bound - 1).leading_zeros()).unwrap_or(0);
        loop {
            let number = self.0.next_u64() & mask;
            if number < bound {
                return number;
            }
        }
    }

    /// Shuffles a list; all orders are equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for at in (1..list.len()).rev() {
            list.swap(at, self.below(at as u64 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::smyoz::board::Placement;
    use crate::smyoz::seeds::numbering;

    fn seed(number: u32) -> Seed {
        Seed::try_from(number).unwrap()
    }

    #[test]
    fn seeds_have_six_digits() {
        for (text, shown) in [("0", "000000"), ("42", "000042"), ("000042", "000042"), ("999999", "999999")] {
            assert_eq!(text.parse::<Seed>().unwrap().to_string(), shown);
        }
        for text in ["", "1000000", "0000001", "-1", "+1", " 1", "1 ", "1_0", "0x1", "１"] {
            assert_eq!(text.parse::<Seed>(), Err(SeedError::Text(text.to_owned())));
        }
        assert_eq!(Seed::try_from(1_000_000), Err(SeedError::Number(1_000_000)));
        assert!(Seed::all().rev().map(Seed::number).take(2).eq([999_999, 999_998]));
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
            assert_eq!(seed.parse::<Seed>().unwrap().layout(), layout.parse().unwrap(), "seed {seed}");
        }
        assert_eq!(seed(123_456).stream("test").below(u64::MAX), 13_740_889_153_976_958_526);
    }

    #[test]
    fn streams_are_apart() {
        let first = |number, tag| seed(number).stream(tag).below(u64::MAX);
        assert_eq!(first(7, "a"), first(7, "a"));
        assert_ne!(first(7, "a"), first(7, "b"));
        assert_ne!(first(7, "a"), first(8, "a"));
        assert!(std::panic::catch_unwind(|| seed(7).stream("a\0")).is_err());
        assert!(std::panic::catch_unwind(|| seed(7).stream(&"a".repeat(23))).is_err());
    }

    #[test]
    fn numbers_stay_below_their_bound() {
        let mut stream = seed(1).stream("test");
        for bound in [1, 2, 3, 5, 1 << 32, u64::MAX] {
            assert!((0..1000).all(|_| stream.below(bound) < bound));
        }
        let mut seen = [0; 3];
        (0..3000).for_each(|_| seen[stream.below(3) as usize] += 1);
        assert!(seen.iter().all(|&count| (900..1100).contains(&count)), "{seen:?}");
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
            *found.entry(kind(numbering::first_ships(seed(number).layout_number()))).or_default() += 1.0;
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
