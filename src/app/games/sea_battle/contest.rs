//! Sea Battle for two, as commands see it.

use serde_json::{Map, Value};

use crate::registry::contest::{
    Advice, Arena, ArenaPlan, AtTable, Beginning, ContestGame, Hiding, Kept, Pace, Seated, Table, Verdict, arena,
};
use itertools::Itertools;
use smyoz_core::contest::{Hidden, Opening, Player, Record, RecordError, Salt, Seat, Sitter};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{Limits, Stopped};
use smyoz_core::puzzles::{Seed, Stream};
use smyoz_games::sea_battle::contest::{ForTwo, Move, Program, Refusal, Seen};
use smyoz_games::sea_battle::shooting::{Budget, Config, Level, LevelError, Placement, place};
use smyoz_games::sea_battle::{CellSet, Layout, Piece, Sampler};

/// The game for two.
pub(super) struct SeaBattleForTwo;

/// The game of a variant; an error names the option.
fn rules(variant: &Map<String, Value>) -> Result<ForTwo, String> {
    ForTwo::of_variant(variant).map_err(|error| error.to_string())
}

/// A board that is drawn at random.
fn drawn(rules: &ForTwo, how: Option<&str>, draws: &mut Stream) -> Result<Layout, String> {
    let placement = how.map_or(Ok(Placement::Uniform), str::parse::<Placement>);
    let placement = placement.map_err(|error| error.to_string())?;
    let board = place(&Config::new(rules.setting.clone()), placement, draws).map_err(|error| error.to_string())?;
    let ships = board.ships.iter().fold(CellSet::NONE, |all, &ship| all | ship);
    let mut layout = Layout::of_ships(rules.setting.size(), ships);
    layout.lay(Piece::Mine, &board.mines);
    layout.lay(Piece::Sweeper, &board.sweepers);
    Ok(layout)
}

fn hidden(rules: &ForTwo, hiding: &Hiding, draws: &mut Stream) -> Result<Layout, String> {
    match hiding {
        Hiding::Drawn(how) => drawn(rules, how.as_deref(), draws),
        Hiding::Seed(seed) => Sampler::new(&rules.setting).layout(*seed).map_err(|error| error.to_string()),
        Hiding::Lines(lines) => rules.secret(lines),
    }
}

fn salt(draws: &mut Stream) -> Salt {
    Salt::from([(); 16].map(|()| draws.below(256) as u8))
}

impl ContestGame for SeaBattleForTwo {
    fn usual_seats(&self) -> Vec<Sitter> {
        vec![Sitter::Human, Sitter::Program(Level::Strong.name().to_owned())]
    }

    fn begin(&self, variant: &Map<String, Value>, beginning: Beginning) -> Result<Box<dyn Table>, String> {
        let Beginning { seed, seats, hiding, mut secret } = beginning;
        let rules = rules(variant)?;
        let boards = (1..).zip(&hiding).map(|(number, hiding)| {
            hidden(&rules, hiding, &mut secret).map_err(|error| format!("the board of seat {number}: {error}"))
        });
        let boards: Vec<Layout> = boards.collect::<Result<_, _>>()?;
        let opening = |board| Opening { salt: salt(&mut secret), lines: rules.lines(board) };
        let openings = boards.iter().map(opening).collect();
        let start = rules.begin(seed, boards);
        Ok(Box::new(Seated::begin(rules, start, Kept { seed, seats, openings: Some(openings) })?))
    }

    fn resume(&self, record: &Record, hidden: Option<&[Opening]>) -> Result<Box<dyn Table>, RecordError> {
        let wrong = |line: usize, message: String| RecordError { line, message };
        let rules = rules(&record.header.variant).map_err(|error| wrong(1, format!("`variant`: {error}")))?;
        let missing = "the boards are not revealed yet, and the file that hides them is missing";
        let openings = record.revealed().or(hidden).ok_or_else(|| wrong(1, missing.to_owned()))?;
        record.check(openings)?;
        let board = |(number, opening): (usize, &Opening)| {
            let board = rules.secret(&opening.lines);
            board.map_err(|error| wrong(record.lines.len() + 1, format!("the board of seat {number}: {error}")))
        };
        let boards: Vec<Layout> = (1..).zip(openings).map(board).collect::<Result<_, _>>()?;
        if boards.len() != 2 {
            return Err(wrong(1, format!("`commitments`: expected 2, found {}", boards.len())));
        }
        let start = rules.begin(record.header.seed, boards);
        let (seed, seats) = (record.header.seed, record.header.seats.clone());
        Ok(Box::new(Seated::resume(rules, start, Kept { seed, seats, openings: Some(openings.to_vec()) }, record)?))
    }

    fn arena(
        &self,
        variant: &Map<String, Value>,
        plan: &ArenaPlan<'_>,
        done: &mut dyn FnMut(u64),
    ) -> Result<Arena, String> {
        let rules = rules(variant)?;
        let start = |number: u64| {
            let mut draws = plan.seed.stream(&format!("arena {number} boards"));
            let boards = [(); 2].map(|()| drawn(&rules, plan.hiding.as_deref(), &mut draws));
            let first = draws.below(Seed::COUNT.into()) as u32;
            let seed = first.try_into().expect("below the number of seeds");
            Ok(rules.begin(seed, boards.into_iter().collect::<Result<_, _>>()?))
        };
        arena(&rules, plan, start, done)
    }
}

/// The shots and the answers of a move in a record, one by one.
fn shots<'a>(text: &'a str, answer: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    text.split(' ').zip(answer.split(' '))
}

impl AtTable for ForTwo {
    fn program(&self, name: &str, pace: Pace) -> Result<Box<dyn Player<Self>>, String> {
        let level: Level = name.parse().map_err(|error: LevelError| error.to_string())?;
        let budget = match pace {
            Pace::Arena => Budget::ARENA,
            Pace::Play => Budget::PLAY,
        };
        Ok(Box::new(Program::new(self, level, budget)))
    }

    fn wanted(&self, seen: &Seen<'_>, lang: Lang) -> String {
        let seat = seen.seat.to_string();
        match seen.due {
            Some(piece) => lang.sea_contest_name(seat, u8::from(piece == Piece::Mine)),
            None => lang.sea_contest_shoot(seat, self.shots_at(&seen.other) as u64),
        }
    }

    fn told(&self, seat: Seat, text: &str, answer: &str, lang: Lang) -> String {
        match text.strip_prefix("name ") {
            Some(cell) => lang.sea_contest_named(seat.to_string(), cell.to_owned()),
            None => {
                let shot = |(cell, answer): (&str, &str)| lang.sea_contest_answer(cell.to_owned(), answer.to_owned());
                lang.sea_contest_shot(seat.to_string(), shots(text, answer).map(shot).join(", "))
            }
        }
    }

    fn refused(&self, refusal: &Refusal, lang: Lang) -> String {
        refusal.text(lang)
    }

    fn advice(
        &self,
        seen: &Seen<'_>,
        lang: Lang,
        draws: &mut Stream,
        limits: Limits<'_>,
    ) -> Result<Option<Advice>, Stopped> {
        let program = Program::new(self, Level::Strong, Budget::PLAY);
        let size = self.setting.size();
        match (program.choose(self, *seen, draws, limits)?, seen.due) {
            (Move::Name(cell), piece) => {
                let mine = u8::from(piece == Some(Piece::Mine));
                let steps = [
                    lang.sea_contest_name_region(mine),
                    lang.sea_contest_name_reason(mine),
                    lang.sea_contest_name_best(cell.to_string()),
                ];
                Ok(Some(Advice { steps, map: None }))
            }
            (Move::Shots(_), _) => {
                let shots = program.shots(seen, draws, limits)?;
                let Some(first) = shots.first() else { return Ok(None) };
                let third = |at: u8, of: u8| 3 * u32::from(at) / u32::from(of.max(1));
                let down = lang.sea_contest_down(third(first.cell.row(), size.height()));
                let right = lang.sea_contest_right(third(first.cell.column(), size.width()));
                let percent = |value: f64| (1000.0 * value).round() / 10.0;
                let cells = shots.iter().map(|shot| shot.cell).join(", ");
                let steps = [
                    lang.sea_contest_region(down.clone(), right.clone()),
                    lang.sea_contest_likely(down, right, percent(first.probability)),
                    lang.sea_contest_best(cells, percent(first.probability), percent(first.standard_error)),
                ];
                Ok(Some(Advice { steps, map: None }))
            }
        }
    }

    fn judge(&self, _seen: &Seen<'_>, _chosen: &Move, _limits: Limits<'_>) -> Result<Option<Verdict>, Stopped> {
        Ok(None)
    }

    fn counts(&self, moves: &[(Seat, String)], seat: Seat) -> Vec<(&'static str, u32)> {
        let answers = moves.iter().filter(|(other, _)| *other == seat).flat_map(|(_, answers)| answers.split(' '));
        let answers: Vec<&str> = answers.filter(|answer| !answer.is_empty()).collect();
        let misses = answers.iter().filter(|answer| **answer == "miss").count();
        vec![("shots", answers.len() as u32), ("misses", misses as u32)]
    }
}
