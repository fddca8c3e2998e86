//! Help: hints and reasons, from what was learnt.

use crate::lang::SmyozTexts;
use itertools::Itertools;

use super::known::Suspicion;
use super::state::{Asked, State};
use super::told::Told;
use crate::board::{Cell, CellSet, Placement, Point, PointSet};
use crate::clues::{Clue, Clues};
use crate::deduction::Fact;
use crate::deduction::Ground;
use crate::deduction::techniques::{Because, Broken};
use crate::engines::Smyoz;
use crate::rate::{Effort, HintError, Passage, Rating, facts_about};
use smyoz_app::play::report;
use smyoz_core::deduction::DeductionError;
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::rating::{hint as next_step, why_so_far};

/// A part of the board that something is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    pub cells: CellSet,
    pub points: PointSet,
}

/// An answer to a question of the player that only what was learnt is needed for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// The answer, a paragraph each.
    pub lines: Vec<String>,
    pub about: Spot,
    pub because: Spot,
    /// The facts that a hint concludes, whatever of them the lines say.
    pub told: String,
    /// The facts that a hint concludes, if its lines say them.
    pub facts: Vec<Fact>,
}

/// The help that the last action asked for; `None` if it asked for none. It may take a second or
/// two, unless it is cancelled before.
///
/// # Errors
/// If there is a fault in the program, the report of it.
pub fn help(told: &Told, state: &State, lang: Lang, limits: Limits) -> Result<Option<Help>, String> {
    match state.asked {
        Some(Asked::Hint(stage)) => hint(told, state, (stage, lang), limits).map(Some),
        Some(Asked::Why(cell)) => why(told, state, cell, (lang, limits)).map(Some),
        _ => Ok(None),
    }
}

fn hint(told: &Told, state: &State, (stage, lang): (u8, Lang), limits: Limits) -> Result<Help, String> {
    let puzzle = state.learnt(told);
    let marks: Vec<Fact> = state.found().iter().map(Fact::Found).chain(state.marks().facts()).collect();
    if let Some(suspicion) = state.suspicion() {
        return Ok(Help::says(lang.hint_suspicious(suspicion.sentence(lang))));
    }
    let excluded = Rating::excluded(puzzle.rating.as_ref());
    let hint = next_step(&Smyoz, puzzle.task(), &marks, excluded, Effort::Cores, limits);
    Ok(match hint {
        Ok(step) => {
            let place = step.place(&Clues::default(), &Smyoz, lang);
            let lines = match stage {
                1 => vec![lang.hint_place(place)],
                2 => vec![lang.hint_technique(place, step.kind().title(lang))],
                _ => step.sentences(&Smyoz, lang),
            };
            let facts: Vec<Fact> = step.facts().sorted().collect();
            let told = facts.iter().join(" ");
            match stage {
                3 => Help {
                    lines,
                    about: facts.iter().copied().map(Spot::of_fact).collect(),
                    because: Spot::of_grounds(&step),
                    told,
                    facts,
                },
                _ => Help { lines, told, ..Help::default() },
            }
        }
        // Which are wrong is the answer to a check, and costs as much.
        Err(HintError::Wrong { .. }) => Help::says(lang.cells_hint_wrong()),
        Err(HintError::Ambiguous) if told.has_mercy && state.known.mercy.is_none() => Help::says(lang.hint_mercy()),
        Err(HintError::Ambiguous | HintError::Stuck) if told.shots.is_empty() => Help::says(lang.hint_shoot()),
        Err(HintError::Unfinished(DeductionError::Unfounded(fault))) => return Err(report(&fault, &puzzle)),
        Err(reason) => Help::says(lang.no_hint(reason.sentence(&Smyoz, lang))),
    })
}

fn why(told: &Told, state: &State, cell: Cell, (lang, limits): (Lang, Limits)) -> Result<Help, String> {
    let puzzle = state.learnt(told);
    Ok(match why_so_far::<Smyoz>(&Smyoz, &puzzle.all_clues(), &facts_about(cell), limits) {
        Ok(Some(steps)) => {
            let shown = steps.is_empty().then(|| lang.why_shown(cell.to_string()));
            let because = steps.iter().map(Spot::of_grounds).collect();
            let lines = shown.into_iter().chain(steps.iter().flat_map(|step| step.sentences(&Smyoz, lang))).collect();
            Help { lines, about: Spot::of_cells(cell.into()), because, ..Help::default() }
        }
        Ok(None) => Help::says(lang.why_open(cell.to_string())),
        Err(DeductionError::Unfounded(fault)) => return Err(report(&fault, &puzzle)),
        Err(DeductionError::Cancelled(_)) => Help::says(lang.no_hint(lang.no_step_cancelled())),
    })
}

impl Help {
    fn says(line: String) -> Self {
        Self { lines: vec![line], ..Self::default() }
    }
}

impl Spot {
    fn of_cells(cells: CellSet) -> Self {
        Self { cells, points: PointSet::EMPTY }
    }

    fn of_point(point: Point) -> Self {
        Self { cells: CellSet::EMPTY, points: point.into() }
    }

    /// What a fact is about.
    pub fn of_fact(fact: Fact) -> Self {
        match fact {
            Fact::WaterPoint(point) | Fact::ShipPoint(point) => Self::of_point(point),
            _ => Self::of_cells(fact.cells()),
        }
    }

    /// Where a reason is visible.
    pub fn of_reason(because: &Because) -> Self {
        match because {
            Because::Clue(Clue::Shot(shot)) => Self::of_cells(shot.cell.into()),
            Because::Fact(fact) => Self::of_fact(*fact),
            Because::Cells(cells) => Self::of_cells(*cells),
            Because::Points(points) => Self { cells: CellSet::EMPTY, points: *points },
            Because::Ship(ship) => Self::of_cells(ship.cells()),
            Because::Lane(lane) => Self::of_cells(lane.all_cells()),
            Because::Places(places) => Self::of_cells(places.iter().map(Placement::cells).collect()),
            Because::Codes(ships) => Self::of_cells(ships.iter().map(|(ship, _)| ship.cells()).collect()),
            Because::Broken(broken) => Self::of_broken(broken),
            Because::Bearing(_) => Self::default(),
            Because::Clue(_) | Because::Rule(_) | Because::Type(_) | Because::Number(_) => Self::default(),
        }
    }

    fn of_broken(broken: &Broken) -> Self {
        match broken {
            Broken::Cell(cell) | Broken::Types(cell) => Self::of_cells((*cell).into()),
            Broken::Point(point) => Self::of_point(*point),
            Broken::Islands { island, .. } => Self { cells: CellSet::EMPTY, points: *island },
            Broken::NoShip(fact) => Self::of_fact(*fact),
            Broken::Digit { shot, .. } | Broken::Colour { shot, .. } => Self::of_cells(shot.cell.into()),
            Broken::Lane { lane, .. } => Self::of_cells(lane.all_cells()),
            Broken::Room(..) | Broken::TooMany(_) | Broken::WaterPoints(..) | Broken::Moored(_) | Broken::Lanes(..) => {
                Self::default()
            }
            Broken::Codes(_, ships) => Self::of_cells(ships.iter().map(Placement::cells).collect()),
        }
    }

    /// What a suspicion is about.
    pub fn of_suspicion(suspicion: &Suspicion) -> Self {
        match suspicion {
            Suspicion::Broken(broken) => Self::of_broken(broken),
            Suspicion::Said(statement) => Self::of_cells(statement.cells()),
        }
    }

    fn of_grounds(step: &Passage) -> Self {
        let grounds = step.steps().flat_map(|step| &step.grounds);
        let spots = grounds.map(|ground| match ground {
            Ground::Clue(Clue::Shot(shot)) => Self::of_cells(shot.cell.into()),
            Ground::Clue(_) => Self::default(),
            Ground::Mark(fact) => Self::of_fact(*fact),
        });
        spots.collect()
    }
}

impl FromIterator<Spot> for Spot {
    fn from_iter<I: IntoIterator<Item = Self>>(spots: I) -> Self {
        spots
            .into_iter()
            .fold(Self::default(), |all, spot| Self { cells: all.cells | spot.cells, points: all.points | spot.points })
    }
}
