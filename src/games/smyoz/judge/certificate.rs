//! What a certificate says of a puzzle of SMYOZ, and how it is derived again.
//!
//! What the formula says about the islands was found by the solver and cannot be derived again; it
//! is read from the comments, each line of which must follow from the list of islands alone.

use crate::board::Layout;
use crate::engines::Smyoz;
use crate::engines::encode::{Exclusion, ExclusionError, NoOther};
use crate::puzzle::{Claim, Puzzle};
use smyoz_core::judging::certificate::{self, Certifiable, Statement};
use smyoz_core::limits::Limits;

/// A puzzle of SMYOZ with a proof that it has no other solution.
pub type Certificate = certificate::Certificate<Puzzle>;

/// Why a puzzle of SMYOZ cannot be certified.
pub type CertifyError = certificate::CertifyError<Layout>;

/// The start of a comment about islands.
const EXCLUDED: &str = "not islands: ";

impl Certifiable for Puzzle {
    type Layout = Layout;

    fn solution_fits(&self) -> Option<bool> {
        self.solution.map(|layout| self.clues().fit(&layout))
    }

    /// If the puzzle is unique only up to symmetry, all images of the one that it names.
    fn solutions(&self) -> Vec<Layout> {
        let images = |layout: Layout| match self.claim() {
            Claim::UpToSymmetry => self.clues().symmetries().map(|symmetry| layout.image(symmetry)).collect(),
            Claim::Unique | Claim::Mercy => vec![layout],
        };
        self.solution.map(images).unwrap_or_default()
    }

    fn proved(&self, limits: Limits) -> Result<(Self, Statement), CertifyError> {
        let mut puzzle = self.clone();
        // The order in which the file will be read: the formula depends on it.
        puzzle.shots = puzzle.shots.sorted();
        let clues = puzzle.clues();
        let solution = match puzzle.solution {
            Some(layout) if clues.fit(&layout) => layout,
            Some(_) => return Err(CertifyError::WrongSolution),
            None => NoOther::prove(&Smyoz, clues.clone(), Vec::new(), limits)?.err().ok_or(CertifyError::NoSolution)?,
        };
        puzzle.solution = Some(solution);
        let no_other = NoOther::prove(&Smyoz, clues, puzzle.solutions(), limits)?
            .map_err(|other| CertifyError::Several(Box::new([solution, other])))?;
        let claim = puzzle.claimed(&no_other);
        Ok((puzzle, claim))
    }

    fn derived(&self, formula: &str) -> Result<Statement, String> {
        let exclusions = exclusions(formula).map_err(|error| error.to_string())?;
        Exclusion::check(&exclusions, &self.clues()).map_err(|error| error.to_string())?;
        Ok(self.claimed(&NoOther::with_lemmas(&Smyoz, self.clues(), self.solutions(), exclusions)))
    }
}

impl Puzzle {
    /// The claim in the words of its comments.
    fn claimed(&self, no_other: &NoOther) -> Statement {
        let mut comments = Vec::new();
        comments.extend(self.mercy.map(|mercy| format!("mercy shot {mercy}")));
        for solution in self.solutions() {
            comments.push(format!("solution {}", solution.drawing().rows().join(" ")));
        }
        if !no_other.lemmas().is_empty() {
            let explained = [
                "The list of islands is a clue, too. Each line below names points (by the cell to their upper left)",
                "that cannot be islands beside each other, and why. A clause forbids them to be water while",
                "the points around are not; if they are too many for an island, whatever is around. The same",
                "holds of their images under the 8 symmetries of the board, so there is a clause for each.",
            ];
            comments.extend(explained.map(str::to_owned));
        }
        let sizes = self.inventory.islands().unwrap_or_default();
        for exclusion in no_other.lemmas() {
            let reason = exclusion.reason(sizes).expect("the clues imply it");
            comments.push(format!("{EXCLUDED}{exclusion}: {reason}"));
        }
        Statement { formula: no_other.formula(), comments }
    }
}

/// The exclusions in the comments of a formula.
fn exclusions(formula: &str) -> Result<Vec<Exclusion>, ExclusionError> {
    let comments = formula.lines().map_while(|line| line.strip_prefix("c "));
    let excluded = comments.filter_map(|comment| comment.strip_prefix(EXCLUDED));
    let points = excluded.map(|text| text.split_once(": ").map_or(text, |(points, _)| points));
    points.map(str::parse).collect()
}
