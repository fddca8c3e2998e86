//! Programs that play: where they shoot, and what they name.

use smyoz_core::contest::Player;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Stream;

use super::position::Move;
use super::rules::ForTwo;
use super::seen::Seen;
use crate::board::{Cell, CellSet, Piece};
use crate::fraud::Answer;
use crate::shooting::{Assume, Budget, Config, Heat, Knowledge, Known, Level, Shooter, ShooterError, Shot};

/// A program of a level, prepared for a game.
pub struct Program {
    level: Level,
    budget: Budget,
    shooter: Shooter,
}

impl Seen<'_> {
    /// What the player knows of the other board.
    #[must_use]
    pub fn knowledge(&self) -> Knowledge {
        let mut knowledge = Knowledge::new(Config::new(self.rules.setting.clone()));
        for &(cell, piece) in self.other.named {
            knowledge.name(cell, if piece == Piece::Mine { Known::NamedMine } else { Known::Named });
        }
        for &(cell, answer) in self.other.shots {
            knowledge.note(cell, answer, None);
        }
        knowledge
    }

    /// The own cell to name: of a ship that is hit already, which the opponent finds in any case,
    /// otherwise of the longest; small ships are the hardest to find. `None` if there is none.
    #[must_use]
    pub fn cell_to_name(&self, piece: Piece, draws: &mut Stream) -> Option<Cell> {
        let cells = self.own.nameable(piece);
        let value = |cell: Cell| {
            let ship = self.own.layout().ship_at(cell);
            (ship.meets(self.own.shot()), ship.len())
        };
        let best = cells.iter().map(value).max()?;
        let best: Vec<Cell> = cells.iter().filter(|&cell| value(cell) == best).collect();
        Some(best[draws.below(best.len() as u64) as usize])
    }
}

impl Program {
    /// Prepares a program for a game. What is assumed of the placement concerns *strong*.
    #[must_use]
    pub fn new(rules: &ForTwo, level: Level, assume: Assume, budget: Budget) -> Self {
        Self { level, budget, shooter: Shooter::new(&Config::new(rules.setting.clone()), assume) }
    }

    /// How likely each shot hits, as *strong* sees it; `None` if the answers contradict each other.
    pub fn heat(
        &self,
        seen: &Seen<'_>,
        draws: &mut Stream,
        limits: Limits<'_>,
    ) -> Result<Option<Heat>, CancelledError> {
        match self.shooter.heat(&seen.knowledge(), draws, self.budget, limits) {
            Ok(heat) => Ok(Some(heat)),
            Err(ShooterError::Cancelled(stopped)) => Err(stopped),
            Err(ShooterError::Contradiction | ShooterError::Over) => Ok(None),
        }
    }

    /// The next shots: as many as a turn has. Those of a salvo are chosen one after the other, as
    /// if each before were answered as is most likely.
    pub fn shots(&self, seen: &Seen<'_>, draws: &mut Stream, limits: Limits<'_>) -> Result<Vec<Shot>, CancelledError> {
        let (mut knowledge, mut shots) = (seen.knowledge(), Vec::new());
        let mut open: CellSet = seen.rules.setting.size().all() - seen.other.shot();
        while shots.len() < seen.rules.shots_at(&seen.other) {
            let shot = match self.shooter.choose(&knowledge, self.level, draws, self.budget, limits) {
                Ok(shot) => shot,
                Err(ShooterError::Cancelled(stopped)) => return Err(stopped),
                // What was supposed of a salvo can be wrong.
                Err(ShooterError::Contradiction | ShooterError::Over) => {
                    let cell = open.iter().nth(draws.below(open.len() as u64) as usize);
                    Shot { cell: cell.expect("a cell is left"), probability: 0.0, standard_error: 0.0 }
                }
            };
            open.remove(shot.cell);
            knowledge.note(shot.cell, if shot.probability > 0.5 { Answer::Hit } else { Answer::Miss }, None);
            shots.push(shot);
        }
        Ok(shots)
    }
}

impl Player<ForTwo> for Program {
    fn choose(
        &self,
        _: &ForTwo,
        seen: Seen<'_>,
        draws: &mut Stream,
        limits: Limits<'_>,
    ) -> Result<Move, CancelledError> {
        match seen.due {
            Some(piece) => {
                let cell = seen.cell_to_name(piece, draws);
                Ok(Move::Name(cell.expect("something is named only if there is something to name")))
            }
            None => {
                let shots = self.shots(&seen, draws, limits)?;
                Ok(Move::Shots(shots.iter().map(|shot| shot.cell).collect()))
            }
        }
    }
}
