//! Paths: the solution of a puzzle step by step, always by the cheapest technique.

use super::fact::Fact;
use super::logic::SeaBattle;
use super::marks::Marks;
use super::techniques::{ALL, Technique};
use smyoz_core::deduction::{self, DeductionError};
use smyoz_core::limits::Limits;

/// What a solver sees, one conclusion after another.
pub type Path = deduction::Path<SeaBattle>;

/// Steps of a lean path that are told in one sentence.
pub type Passage = deduction::Passage<SeaBattle>;

/// The path from marks, by wanted techniques only, until it is known what lies in some cell of
/// which that was not known; `None` if that is not seen of any.
///
/// # Errors
/// If it was given up, or the chain of a supposition does not follow.
pub fn next(start: Marks, wanted: impl Fn(&Technique) -> bool, limits: Limits) -> Result<Option<Path>, DeductionError> {
    let before = start.settled();
    let techniques: Vec<_> = ALL.iter().filter(|technique| wanted(technique)).collect();
    let mut path = Path::new((), start);
    Ok(path.go_on(&techniques, |marks| marks.settled() != before, limits)?.then_some(path))
}

/// The facts of the path about cells of which it is not known at its start what lies there, and is
/// at its end.
pub fn news(path: &Path) -> Vec<Fact> {
    let start = path.start();
    let settled = path.end().settled() - start.settled();
    path.goal().into_iter().filter(|&fact| start.chart().cells_of(fact).meets(&settled)).collect()
}
