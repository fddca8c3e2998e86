//! Stars: how hard a puzzle is among those of its level, from one to five.
//!
//! They are derived from level and score, and stored nowhere. Each game says which scores divide
//! the puzzles of a level into fifths.

use std::fmt;

use serde::Serialize;

use super::{Bounds, Level};

/// From one star, for the easiest fifth of the puzzles of a level, to five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Stars(u8);

impl Stars {
    pub const MOST: u8 = 5;

    pub fn number(self) -> u8 {
        self.0
    }
}

/// All five as signs, the others empty.
impl fmt::Display for Stars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signs = (0..Self::MOST).map(|at| if at < self.0 { '★' } else { '☆' });
        f.pad(&signs.collect::<String>())
    }
}

/// The least scores of two, three, four and five stars, for each level that a person can solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StarScores(pub [[u32; 4]; 4]);

impl StarScores {
    /// The stars of a puzzle; none if it is beyond all techniques.
    pub fn stars(&self, level: Level, score: u32) -> Option<Stars> {
        let least = self.0.get(level as usize)?;
        Some(Stars(1 + least.iter().filter(|&&least| score >= least).count() as u8))
    }

    /// The scores of puzzles of a level with this many stars; `None` if there are none.
    pub fn scores(&self, level: Level, stars: Bounds) -> Option<Bounds> {
        let least = self.0.get(level as usize)?;
        let mut numbers = (1..=Stars::MOST).filter(|&number| stars.contain(number.into()));
        let first = numbers.next()?;
        let last = numbers.next_back().unwrap_or(first);
        let from = if first == 1 { 0 } else { least[usize::from(first) - 2] };
        let to = least.get(usize::from(last) - 1).map_or(u32::MAX, |next| next - 1);
        Some(Bounds::between(from, to))
    }

    /// The scores within these bounds that puzzles of a level with this many stars have. Where
    /// there are none, only a score that no puzzle has.
    pub fn narrowed(&self, score: Option<Bounds>, level: Level, stars: Option<Bounds>) -> Option<Bounds> {
        let Some(stars) = stars else { return score };
        let own = self.scores(level, stars);
        let both = own.and_then(|own| score.map_or(Some(own), |score| score.and(own)));
        Some(both.unwrap_or(Bounds::just(u32::MAX)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCORES: StarScores =
        StarScores([[10, 20, 30, 40], [100, 200, 300, 400], [100, 200, 300, 400], [1000, 2000, 3000, 4000]]);

    #[test]
    fn stars_rise_with_the_score() {
        let number = |level, score| SCORES.stars(level, score).map(Stars::number);
        for (score, stars) in [(0, 1), (9, 1), (10, 2), (29, 3), (39, 4), (40, 5), (u32::MAX, 5)] {
            assert_eq!(number(Level::Beginner, score), Some(stars), "{score}");
        }
        assert_eq!(number(Level::Beyond, 5), None);
        assert_eq!(SCORES.stars(Level::Master, 250).unwrap().to_string(), "★★★☆☆");
    }

    #[test]
    fn scores_are_those_of_the_stars() {
        for (level, score) in [Level::Beginner, Level::Grandmaster]
            .into_iter()
            .flat_map(|level| [0, 9, 10, 19, 20, 30, 39, 40, 41, 999, 1000, 2500, 4000].map(|score| (level, score)))
        {
            let stars = u32::from(SCORES.stars(level, score).unwrap().number());
            for bounds in ["1", "2..3", "5", "..4", "3.."].map(|text| text.parse::<Bounds>().unwrap()) {
                let scores = SCORES.scores(level, bounds).unwrap();
                assert_eq!(scores.contain(score), bounds.contain(stars), "{level} {score}");
            }
        }
        let narrowed = |score: &str, stars: &str| {
            SCORES.narrowed(score.parse().ok(), Level::Master, stars.parse().ok()).map(|bounds| bounds.to_string())
        };
        assert_eq!(narrowed("", ""), None);
        assert_eq!(narrowed("5..6", "").unwrap(), "5..6");
        assert_eq!(narrowed("", "2..3").unwrap(), "100..299");
        assert_eq!(narrowed("250..", "2..3").unwrap(), "250..299");
        assert_eq!(SCORES.narrowed(None, Level::Beyond, Some(Bounds::just(1))), Some(Bounds::just(u32::MAX)));
        assert_eq!(SCORES.scores(Level::Master, Bounds::at_least(6)), None);
        assert_eq!(SCORES.scores(Level::Beyond, Bounds::just(1)), None);
    }
}
