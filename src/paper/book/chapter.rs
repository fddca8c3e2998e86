//! Parts of a book that the author makes, and how long puzzles take.

use super::game::{Bindable, Game};
use super::{Book, Order};

/// A part of a book with puzzles that the author put together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// What it is called. Without a title, it is divided by game and level, as a book without
    /// chapters is.
    pub title: Option<String>,
    /// What stands below its title, in Markdown, on pages before its puzzles.
    pub text: Option<String>,
    /// The number of its puzzles. There may be none if it has a title and a text.
    pub puzzles: usize,
    pub order: Order,
}

/// How long puzzles take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// As their games [estimate](Game::minutes).
    Usual,
    /// As the author has found out.
    Found(Minutes),
}

impl Pace {
    /// The minutes of a puzzle of this game with this score, at least one.
    pub(super) fn minutes(self, game: &dyn Game, score: u32) -> usize {
        let minutes = match self {
            Self::Usual => game.minutes(),
            Self::Found(minutes) => minutes,
        };
        minutes.of(score)
    }
}

/// How many minutes a puzzle takes: a number for any, and one for each point of its score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Minutes {
    pub any: f64,
    /// What each point of the score adds.
    pub by_score: f64,
}

impl Minutes {
    /// The minutes that fit best to scores with measured minutes, by least squares, rounded;
    /// neither number is below 0. `None` if all have the same score.
    #[must_use]
    pub fn fitted(times: &[(u32, f64)]) -> Option<Self> {
        let count = times.len() as f64;
        let mean = |of: fn(&(f64, f64)) -> f64| {
            times.iter().map(|&(score, minutes)| of(&(score.into(), minutes))).sum::<f64>() / count
        };
        let (scores, minutes) = (mean(|&(score, _)| score), mean(|&(_, minutes)| minutes));
        let spread = mean(|&(score, _)| score * score) - scores * scores;
        if times.iter().all(|&(score, _)| score == times[0].0) {
            return None;
        }
        let slope = (mean(|&(score, minutes)| score * minutes) - scores * minutes) / spread;
        let (any, by_score) = match (minutes - slope * scores, slope) {
            (_, ..=0.0) => (minutes, 0.0),
            (..0.0, _) => (0.0, mean(|&(score, minutes)| score * minutes) / (spread + scores * scores)),
            fitted => fitted,
        };
        let rounded = |number: f64, unit: f64| (number * unit).round() / unit;
        Some(Self { any: rounded(any, 10.0), by_score: rounded(by_score, 1e5) })
    }

    /// The minutes that a puzzle of this score takes, at least one.
    fn of(self, score: u32) -> usize {
        (self.any + self.by_score * f64::from(score)).round().max(1.0) as usize
    }
}

impl Book {
    /// The puzzles in the order in which they are numbered.
    #[must_use]
    pub fn ordered<'a, P: AsRef<dyn Bindable>>(&self, puzzles: &'a [P]) -> Vec<&'a dyn Bindable> {
        let mut rest = puzzles;
        let mut ordered = Vec::new();
        for Chapter { puzzles, order, .. } in &self.chapters {
            let (own, others) = rest.split_at((*puzzles).min(rest.len()));
            ordered.extend(order.bindable(own));
            rest = others;
        }
        ordered.extend(self.order.bindable(rest));
        ordered
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_never_become_fewer_with_the_score() {
        let fitted = |times: &[(u32, f64)]| Minutes::fitted(times).map(|Minutes { any, by_score }| (any, by_score));
        assert_eq!(fitted(&[(100, 7.0), (200, 9.0), (300, 11.0)]), Some((5.0, 0.02)));
        assert_eq!(fitted(&[(100, 9.0), (200, 7.0)]), Some((8.0, 0.0)));
        // Through the origin, where the line would begin below it.
        assert_eq!(fitted(&[(100, 1.0), (200, 3.0)]), Some((0.0, 0.014)));
        assert_eq!(fitted(&[(100, 1.0), (100, 3.0)]), None);
        assert_eq!(fitted(&[]), None);
    }
}
