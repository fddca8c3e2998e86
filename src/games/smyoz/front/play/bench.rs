//! The bench: puzzles composed by hand.
//!
//! An author puts clues on a board, or draws a layout and picks cells of it, and sees after every
//! change what that leaves: how many layouts fit, what they share, which clues are not needed.

use super::path::{if_any, rating_view};
use itertools::Itertools;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::board::{Cell, Layout, Placement, Point, PointSet, Ship, ShipType, Violation};
use crate::clues::{Clues, Code, Colouring, Inventory, Item, Shots, View, islands};
use crate::compose::{ComposeError, Composer, Difficulty, Goal, Start, StartError, Wanted, drawn};
use crate::deduction::techniques::reach;
use crate::deduction::{Fact, Marks};
use crate::engines::{EngineChoice, Smyoz, Solver, search};
use crate::puzzle::Puzzle;
use crate::rate::{Effort, SolutionPath};
use crate::seeds::Seed;
use smyoz_app::play::RatingView;
use smyoz_core::deduction::{DeductionError, UnfoundedError};
use smyoz_core::judging::verify;
use smyoz_core::lang::Lang;
use smyoz_core::limits::{Budget, CancelledError, Limits};
use smyoz_core::puzzles::Level;

/// Layouts are counted up to this number.
const COUNTED: usize = 1000;

/// The search gives up after this many ships placed, about half a second.
const STEPS: u64 = 20_000_000;

/// What lies on the bench.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The items that are given.
    #[serde(default)]
    pub inventory: Inventory,
    #[serde(default)]
    pub shots: Shots,
    /// The ships that are drawn, whether or not they may lie so.
    #[serde(default, deserialize_with = "drawn_ships")]
    pub ships: Vec<DrawnShip>,
}

/// The most ships of a drawing: one in every cell. Each pair may break several rules, so what is
/// said of more of them would fill the memory.
const SHIPS: usize = Cell::COUNT;

fn drawn_ships<'de, D: Deserializer<'de>>(source: D) -> Result<Vec<DrawnShip>, D::Error> {
    let ships = Vec::<DrawnShip>::deserialize(source)?;
    if ships.len() > SHIPS {
        return Err(D::Error::custom(format_args!("expected at most {SHIPS} ships, found {}", ships.len())));
    }
    Ok(ships)
}

/// A ship as it is drawn: its type, its first and its last cell, such as `B44-64` or `D37`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct DrawnShip(pub Ship);

impl TryFrom<String> for DrawnShip {
    type Error = NoShipError;

    fn try_from(name: String) -> Result<Self, NoShipError> {
        Ship::named(&name).map(Self).ok_or(NoShipError(name))
    }
}

/// A text is not a ship.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a ship: expected its letter, first and last cell, such as `B44-64`, or `D37`")]
pub struct NoShipError(String);

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Assay {
    /// How many layouts fit, up to 1,000.
    pub count: usize,
    pub is_all: bool,
    /// What all of them share: facts about cells, points and ships. If not all of them are known,
    /// what the techniques conclude.
    pub shared: Vec<String>,
    /// The clues that are not needed, if the sheet is unique.
    pub spare: Vec<String>,
    /// Its level and score, if it is unique.
    pub rating: Option<RatingView>,
    /// The solution, if it is unique.
    pub solution: Option<[String; 9]>,
    /// Clues that contradict each other, if no layout fits.
    pub conflict: Vec<String>,
}

/// What to say of a drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Drawn {
    /// The rules that are broken, each with the cells of the ships that break it.
    pub broken: Vec<BrokenRule>,
    /// The types of which there are too many ships.
    pub too_many: Vec<char>,
    /// The inventory of the ships so far: a line an item.
    pub inventory: Vec<String>,
    /// What the 81 cells show, once the drawing is a layout.
    pub shows: Option<Vec<String>>,
}

/// A rule that a drawing breaks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BrokenRule {
    /// Its name: `corner`, `tip`, `mooring`, `centre`, `side`.
    pub rule: &'static str,
    pub cells: Vec<String>,
}

/// Why the bench cannot complete or spare.
#[derive(Debug, Error)]
pub enum BenchError {
    /// The clues cannot be begun with.
    #[error(transparent)]
    Start(#[from] StartError),
    /// No puzzle came of it.
    #[error(transparent)]
    Declined(#[from] ComposeError),
    /// The clues leave several solutions, so all of them are needed.
    #[error("the clues leave several solutions")]
    NotUnique,
    /// Cancelled: nobody is waiting for it.
    #[error(transparent)]
    Cancelled(#[from] CancelledError),
    /// There is a fault in the program.
    #[error(transparent)]
    Fault(#[from] UnfoundedError),
}

impl From<DeductionError> for BenchError {
    fn from(reason: DeductionError) -> Self {
        match reason {
            DeductionError::Cancelled(cancelled) => Self::Cancelled(cancelled),
            DeductionError::Unfounded(fault) => Self::Fault(fault),
        }
    }
}

impl Sheet {
    /// The clues as a puzzle.
    pub fn puzzle(&self) -> Puzzle {
        let solution = self.layout();
        let clues = Clues { inventory: self.inventory.clone(), shots: self.shots.clone() };
        Puzzle { solution, ..Puzzle::new(Smyoz, clues) }
    }

    /// The layout, if a legal one is drawn.
    pub fn layout(&self) -> Option<Layout> {
        let ships = self.ships.iter().map(|ship| Placement::of(ship.0));
        let placements: Vec<_> = ships.collect::<Option<_>>()?;
        Layout::new(placements.try_into().ok()?).ok()
    }

    /// What to say of the drawing.
    pub fn drawn(&self) -> Drawn {
        let ships: Vec<Ship> = self.ships.iter().map(|ship| ship.0).collect();
        let names = |violation: &Violation| BrokenRule {
            rule: violation.rule.name(),
            cells: violation.cells().iter().map(|cell| cell.to_string()).collect(),
        };
        let number = |kind: &ShipType| ships.iter().filter(|ship| ship.kind() == *kind).count();
        let too_many = ShipType::ALL.into_iter().filter(|kind| number(kind) > kind.count());
        Drawn {
            broken: Violation::find(&ships).iter().map(names).collect(),
            too_many: too_many.map(ShipType::letter).collect(),
            inventory: so_far(&ships),
            shows: self.layout().map(|layout| View::of(&layout).all().map(|shows| shows.to_string()).to_vec()),
        }
    }

    /// How many layouts the clues leave, and what these share: what is known first.
    ///
    /// # Errors
    /// If it is cancelled.
    pub fn counted(&self, limits: Limits) -> Result<Assay, CancelledError> {
        let puzzle = Puzzle { solution: None, ..self.puzzle() };
        let clues = puzzle.all_clues();
        let found = search::solutions(&clues, COUNTED, &mut Budget::new(limits.within(STEPS)));
        let (layouts, is_all) = (&found.layouts, found.complete);
        let shared = match (is_all, layouts.first()) {
            (true, Some(first)) => shared(first, layouts),
            (true, None) => Vec::new(),
            (false, _) => concluded(&clues, limits)?,
        };
        let unique = if is_all { layouts.iter().exactly_one().ok() } else { None };
        let assay = Assay {
            count: layouts.len(),
            is_all,
            shared: shared.iter().map(Fact::to_string).collect(),
            spare: Vec::new(),
            rating: None,
            solution: unique.map(|layout| layout.drawing().rows()),
            conflict: Vec::new(),
        };
        limits.check()?;
        Ok(assay)
    }

    /// What the clues leave; which of them contradict each other or are not needed, and the rating.
    ///
    /// # Errors
    /// If it is cancelled, or there is a fault in the program.
    pub fn assay(&self, lang: Lang, limits: Limits) -> Result<Assay, BenchError> {
        let mut assay = self.counted(limits)?;
        let puzzle = Puzzle { solution: None, ..self.puzzle() };
        match (assay.count, assay.is_all) {
            (0, true) => {
                let conflict = Solver::new(&Smyoz).conflict(&puzzle.all_clues(), limits);
                let clues = conflict.map(|conflict| conflict.clues.iter().map(ToString::to_string).collect());
                assay.conflict = clues.unwrap_or_default();
            }
            (1, true) => {
                let verdict = verify(&puzzle, EngineChoice::Auto, limits).map_err(|_| CancelledError)?;
                assay.spare = verdict.spare.iter().map(ToString::to_string).collect();
                let path = if_any(SolutionPath::of(&puzzle, Effort::Cores, limits))?;
                assay.rating = path.map(|path| rating_view(&path.rating, lang));
            }
            _ => {}
        }
        limits.check()?;
        Ok(assay)
    }

    /// Adds shots that make the puzzle unique: for a level, or few of them. The fewest mostly make
    /// a puzzle that people cannot solve by reasoning; then some more are added.
    ///
    /// # Errors
    /// If no layout fits the clues, or no shots do, or it is cancelled.
    pub fn complete(&self, level: Option<Level>, seed: Seed, limits: Limits) -> Result<Puzzle, BenchError> {
        let puzzle = self.puzzle();
        let start = Start::new(&Smyoz, &puzzle.clues, puzzle.solution.as_ref(), Some(drawn), limits)?;
        let layout = start.layout(seed, limits)?;
        let mut composer = Composer::new(&Smyoz);
        let mut composed = |goal: Goal| {
            let wish = Wanted::withholding(Item::ALL).wish(&layout, goal).beginning_with(start.topics());
            let composed = composer.compose(&layout, &wish, &mut seed.stream("clues"), limits);
            composed.map(|composed| composed.puzzle(Smyoz, layout))
        };
        if let Some(level) = level {
            return Ok(composed(Goal::ToOrder(Difficulty::of(level, level)))?);
        }
        let fewest = composed(Goal::Fewest)?;
        let path = if_any(SolutionPath::of(&fewest, Effort::Techniques, limits))?;
        if path.is_some_and(|path| path.rating.level != Level::Beyond) {
            return Ok(fewest);
        }
        for &level in Level::SOLVABLE.iter().rev() {
            if let Some(easier) = unless_declined(composed(Goal::ToOrder(Difficulty::of(level, level))))? {
                return Ok(easier);
            }
        }
        Ok(fewest)
    }

    /// Leaves out clues that are not needed, the last first, until all are.
    ///
    /// # Errors
    /// If the clues do not leave exactly one solution, or it is cancelled.
    pub fn spare(&self, limits: Limits) -> Result<Puzzle, BenchError> {
        let mut puzzle = self.puzzle();
        loop {
            let verdict = verify(&puzzle, EngineChoice::Auto, limits).map_err(|_| CancelledError)?;
            if !verdict.is_unique() {
                return Err(BenchError::NotUnique);
            }
            let Some(clue) = verdict.spare.last() else { return Ok(puzzle) };
            puzzle.clues = puzzle.clues.without(clue);
        }
    }
}

/// The puzzle, if one was composed. That a seed gives none is no reason to stop; a fault is.
fn unless_declined(composed: Result<Puzzle, ComposeError>) -> Result<Option<Puzzle>, ComposeError> {
    match composed {
        Err(reason @ (ComposeError::Disagreement(_) | ComposeError::Cancelled)) => Err(reason),
        other => Ok(other.ok()),
    }
}

/// What the first of these layouts shares with all others.
fn shared(first: &Layout, layouts: &[Layout]) -> Vec<Fact> {
    let cells = Cell::all().map(|cell| match first.drawing().at(cell) {
        Some(kind) => Fact::Type(cell, kind),
        None => Fact::Water(cell),
    });
    let points = Point::all().map(|point| match first.water_points().contains(point) {
        true => Fact::WaterPoint(point),
        false => Fact::ShipPoint(point),
    });
    let ships = first.placements().map(Fact::Found);
    ships
        .into_iter()
        .chain(cells)
        .chain(points)
        .filter(|fact| layouts.iter().all(|layout| fact.holds(layout)))
        .collect()
}

/// What techniques conclude of cells and points.
fn concluded(clues: &Clues, limits: Limits) -> Result<Vec<Fact>, CancelledError> {
    let mut marks = Marks::start(clues);
    reach(clues, &mut marks, |technique| !technique.follows_chains(), limits)?;
    Ok(marks.facts().filter(|fact| !matches!(fact, Fact::Excluded(_) | Fact::Line(..))).collect())
}

/// The inventory of some ships, as if there were no others: a line an item.
fn so_far(ships: &[Ship]) -> Vec<String> {
    let colouring = Colouring::of_ships(ships);
    let alpha = ships.iter().copied().find(|ship| ship.kind() == ShipType::Alpha);
    let codes = ShipType::ALL.into_iter().map(|kind| {
        let of_kind = ships.iter().filter(|ship| ship.kind() == kind);
        let codes = of_kind.map(|&ship| format!(" {}", Code::of(ship, alpha, &colouring)));
        format!("{}:{}", Item::Codes(kind).key(), codes.sorted().collect::<String>())
    });
    let covered: PointSet = ships.iter().fold(PointSet::EMPTY, |all, ship| all | ship.points());
    let sizes = islands(!covered).map(PointSet::len).sorted_unstable();
    let rest = [
        format!("water_lines: {}", colouring.water_lines()),
        format!("moored: {}", ships.iter().filter(|ship| ship.rim_sides() > 0).count()),
        format!("islands: {}", sizes.format(" ")),
    ];
    codes.chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::RateError;
    use smyoz_core::deduction::UnfoundedError;

    fn sheet<'a>(ships: impl IntoIterator<Item = &'a str>) -> Result<Sheet, serde_json::Error> {
        serde_json::from_value(serde_json::json!({ "ships": ships.into_iter().collect::<Vec<_>>() }))
    }

    #[test]
    fn ten_ships_of_other_types_are_no_layout() {
        let deltas = sheet(["D22", "D24", "D26", "D28", "D42", "D44", "D46", "D48", "D62", "D64"]).unwrap();
        assert_eq!(deltas.layout(), None);
        let drawn = deltas.drawn();
        assert_eq!((drawn.too_many, drawn.shows), (vec!['D'], None));
    }

    #[test]
    fn a_drawing_has_no_more_ships_than_the_board_has_cells() {
        assert_eq!(sheet([&"D22"; 81].map(|&name| name)).unwrap().ships.len(), 81);
        let error = sheet([&"D22"; 82].map(|&name| name)).unwrap_err().to_string();
        assert_eq!(error, "expected at most 81 ships, found 82");
    }

    #[test]
    fn faults_are_passed_on_and_seeds_without_a_puzzle_passed_over() {
        assert_eq!(unless_declined(Err(ComposeError::NotToOrder("shots", 12))), Ok(None));
        assert_eq!(unless_declined(Err(ComposeError::Cancelled)), Err(ComposeError::Cancelled));
        let fault = ComposeError::Disagreement(Box::new(Clues::default()));
        assert_eq!(unless_declined(Err(fault.clone())), Err(fault));

        assert_eq!(if_any(Err(RateError::Stuck)), Ok(None));
        assert_eq!(if_any(Err(CancelledError.into())), Err(CancelledError.into()));
        let fault = UnfoundedError { conclusion: "44.".to_owned() };
        assert_eq!(if_any(Err(RateError::Unfinished(fault.clone().into()))), Err(fault.into()));
    }
}
