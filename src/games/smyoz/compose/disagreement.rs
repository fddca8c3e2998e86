//! The last check of a composed puzzle: what the composer claims and what each engine finds must
//! agree.

use std::fmt;

use itertools::Itertools;
use serde_json::json;
use thiserror::Error;

use crate::board::Layout;
use crate::clues::Clue;
use crate::puzzle::Puzzle;

/// What one party finds out about a puzzle: an engine, or the composer itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub by: String,
    /// The layouts that fit all clues but the mercy shot, sorted.
    pub solutions: Vec<Layout>,
    pub complete: bool,
    /// The clues that could each be left out; `None` if that was not asked.
    pub spare: Option<Vec<Clue>>,
}

impl Finding {
    fn agrees(&self, other: &Self) -> bool {
        (&self.solutions, self.complete, &self.spare) == (&other.solutions, other.complete, &other.spare)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (by, number) = (&self.by, self.solutions.len());
        let (plural, more) = (if number == 1 { "" } else { "s" }, if self.complete { "" } else { " and more" });
        write!(f, "{by} finds {number} solution{plural}{more}")?;
        match self.spare.as_deref() {
            None | Some([]) => Ok(()),
            Some(spare) => write!(f, " and could do without any one of [{}]", spare.iter().join("; ")),
        }
    }
}

/// Findings about one puzzle that disagree: a fault of the program. No such puzzle is known.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("the engines disagree: {}", .findings.iter().join("; "))]
pub struct DisagreementError {
    /// The puzzle, with its intended solution.
    pub puzzle: Puzzle,
    pub findings: Vec<Finding>,
}

impl DisagreementError {
    /// Compares the findings about a puzzle. If it has a mercy shot, that must decide between the
    /// solutions.
    ///
    /// # Errors
    /// If they disagree.
    pub fn check(puzzle: &Puzzle, findings: Vec<Finding>) -> Result<(), Box<Self>> {
        let all = puzzle.all_clues();
        let decides = |layout: &Layout| all.fit(layout) == (Some(*layout) == puzzle.solution);
        let decided = |finding: &Finding| puzzle.promise.mercy().is_none() || finding.solutions.iter().all(decides);
        if findings.iter().tuple_windows().all(|(one, other)| one.agrees(other)) && findings.iter().all(decided) {
            return Ok(());
        }
        Err(Box::new(Self { puzzle: puzzle.clone(), findings }))
    }

    /// Everything that a report needs, as text: the puzzle's clues, and all findings.
    pub fn report(&self) -> String {
        let findings = self.findings.iter().map(|finding| {
            let Finding { by, solutions, complete, spare } = finding;
            let spare = spare.as_ref().map(|spare| spare.iter().map(ToString::to_string).collect_vec());
            json!({"by": by, "solutions": solutions, "complete": complete, "spare": spare}).to_string()
        });
        let puzzle = serde_json::to_string(&self.puzzle).expect("a puzzle is plain data");
        format!("smyoz {}: {self}\n\n{puzzle}\n{}\n", env!("CARGO_PKG_VERSION"), findings.format("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Cell, Symmetry};
    use crate::clues::{Clue, Clues, Inventory, Shots, View};
    use crate::engines::Smyoz;
    use crate::puzzle::Promise;
    use crate::seeds::Seed;

    fn finding(by: &str, solutions: &[Layout]) -> Finding {
        let mut solutions = solutions.to_vec();
        solutions.sort();
        Finding { by: by.to_owned(), solutions, complete: true, spare: Some(Vec::new()) }
    }

    #[test]
    fn findings_that_differ_in_anything_are_a_disagreement() {
        let layout = Layout::of_seed(Seed::try_from(123_456).unwrap());
        let shot = View::of(&layout).shot("43".parse().unwrap());
        let puzzle = Puzzle {
            solution: Some(layout),
            ..Puzzle::new(Smyoz, Clues { inventory: Inventory::of(&layout), shots: Shots::new([shot]).unwrap() })
        };
        let [one, other] = ["sat", "search"].map(|by| finding(by, &[layout]));
        let check = |other| DisagreementError::check(&puzzle, vec![one.clone(), other]);
        assert_eq!(check(other.clone()), Ok(()));
        let image = layout.image(Symmetry::ALL[1]);
        for (differs, told) in [
            (finding("search", &[image]), "sat finds 1 solution; search finds 1 solution"),
            (finding("search", &[layout, image]), "sat finds 1 solution; search finds 2 solutions"),
            (finding("search", &[]), "sat finds 1 solution; search finds 0 solutions"),
            (Finding { complete: false, ..other.clone() }, "sat finds 1 solution; search finds 1 solution and more"),
            (
                Finding { spare: Some(vec![Clue::Shot(shot)]), ..other.clone() },
                "sat finds 1 solution; search finds 1 solution and could do without any one of [43: 2rg]",
            ),
        ] {
            let disagreement = check(differs.clone()).unwrap_err();
            assert_eq!(disagreement.findings, [one.clone(), differs]);
            assert_eq!(disagreement.to_string(), format!("the engines disagree: {told}"));
            let report = disagreement.report();
            let lines: Vec<&str> = report.lines().collect();
            assert_eq!(crate::puzzle::read_puzzle(lines[2]).unwrap(), puzzle);
            for (line, finding) in lines[3..].iter().zip(&disagreement.findings) {
                let told: serde_json::Value = serde_json::from_str(line).unwrap();
                assert_eq!(told["by"], finding.by);
                assert_eq!(told["solutions"], json!(finding.solutions));
            }
            assert_eq!(lines.len(), 5);
        }
    }

    #[test]
    fn a_mercy_shot_must_decide() {
        let layout = Layout::of_seed(Seed::try_from(123_456).unwrap());
        let image = layout.image(Symmetry::ALL[1]);
        let inventory = Inventory::of(&layout);
        let (view, other) = (View::of(&layout), View::of(&image));
        let cell = |alike: bool| Cell::all().find(|&cell| (view.shows(cell) == other.shows(cell)) == alike).unwrap();
        let check = |mercy| {
            let puzzle = Puzzle {
                solution: Some(layout),
                promise: Promise::Mercy(Clue::Shot(mercy)),
                ..Puzzle::new(Smyoz, Clues { inventory: inventory.clone(), ..Clues::default() })
            };
            DisagreementError::check(&puzzle, vec![finding("sat", &[layout, image])])
        };
        assert_eq!(check(view.shot(cell(false))), Ok(()));
        assert!(check(view.shot(cell(true))).is_err());
    }
}
