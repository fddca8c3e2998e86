//! What a certificate says of a puzzle of Sea Battle.

use crate::board::Layout;
use crate::engines::encode::NoOther;
use crate::puzzle::Puzzle;
use smyoz_core::judging::certificate::{Certifiable, CertifyError, Statement};
use smyoz_core::judging::{Judged, only_solution};
use smyoz_core::limits::Limits;

impl Certifiable for Puzzle {
    type Layout = Layout;

    fn solution_fits(&self) -> Option<bool> {
        self.fits_its_solution()
    }

    fn solutions(&self) -> Vec<Layout> {
        Vec::from_iter(self.solution)
    }

    fn proved(&self, limits: Limits) -> Result<(Self, Statement), CertifyError<Layout>> {
        let solution = only_solution(self, limits)?;
        let puzzle = Self { solution: Some(solution), ..self.clone() };
        let statement = puzzle.statement();
        Ok((puzzle, statement))
    }

    fn derived(&self, _: &str) -> Result<Statement, String> {
        Ok(self.statement())
    }
}

impl Puzzle {
    /// That no layout fits but the solution, with the rules and the solution in comments.
    fn statement(&self) -> Statement {
        let variant = self.setting.variant();
        let mut comments = vec![
            format!(
                "board {}, fleet {}, mines {}, minesweepers {}",
                self.setting.size(),
                self.setting.fleet(),
                variant.mines,
                variant.sweepers
            ),
            format!("ships may touch at: {}; figures of ships: {}", variant.touch, variant.shapes),
        ];
        let known = self.solutions();
        comments.extend(known.iter().map(|solution| format!("solution {}", solution.rows().join(" "))));
        let claim = NoOther::with_lemmas(&self.setting, self.clues.clone(), known, Vec::new());
        Statement { formula: claim.formula(), comments }
    }
}
