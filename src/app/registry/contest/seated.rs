//! A contest with people and programs in its seats.

use std::cell::OnceCell;
use std::time::Instant;

use serde_json::Value;

use smyoz_core::contest::{
    Commitment, Contest, Header, Line, Opening, Outcome, Player, Record, RecordError, Referee, RefusedMoveError, Seat,
    Sitter, Turn, replay,
};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Seed, Stream};

use super::{Advice, AtTable, Judged, Pace, Table};

/// A contest at a table.
pub struct Seated<T: AtTable> {
    table: T,
    referee: Referee<T::Rules>,
    kept: Kept,
    programs: Programs<T::Rules>,
    adviser: OnceCell<T::Adviser>,
}

/// The program of each seat, with its random numbers; `None` where a person sits.
type Programs<C> = Vec<Option<(Box<dyn Player<C>>, Stream)>>;

type PositionAt<T> = <<T as AtTable>::Rules as Contest>::Position;

/// What is kept of a contest beside its moves.
pub struct Kept {
    /// The seed.
    pub seed: Seed,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// What each seat hides; `None` if nothing is hidden in the game.
    pub openings: Option<Vec<Opening>>,
}

impl<T: AtTable> Seated<T> {
    /// A contest that begins.
    ///
    /// # Errors
    /// If there is no program of such a name.
    pub fn begin(table: T, start: PositionAt<T>, kept: Kept) -> Result<Self, String> {
        let programs = programs(&table, &kept)?;
        let referee = Referee::new(table.rules().clone(), start);
        Ok(Self { table, referee, kept, programs, adviser: OnceCell::new() })
    }

    /// The contest of a record.
    ///
    /// # Errors
    /// If the rules do not allow it, or there is no such program.
    pub fn resume(table: T, start: PositionAt<T>, kept: Kept, record: &Record) -> Result<Self, RecordError> {
        let wrong = |message: String| RecordError { line: 1, message };
        let (expected, found) = (table.rules().seats(), record.header.seats.len());
        if found != expected {
            return Err(wrong(format!("`seats`: expected {expected}, found {found}")));
        }
        let programs = programs(&table, &kept).map_err(|error| wrong(format!("`seats`: {error}")))?;
        let referee = replay(table.rules().clone(), start, record)?;
        Ok(Self { table, referee, kept, programs, adviser: OnceCell::new() })
    }

    fn rules(&self) -> &T::Rules {
        self.referee.rules()
    }

    fn adviser(&self) -> &T::Adviser {
        self.adviser.get_or_init(|| self.table.adviser())
    }

    /// The line of the last move.
    fn last(&self) -> Line {
        line(self.rules(), &self.referee.turns()[self.referee.turns().len() - 1])
    }

    fn refused(&self, refused: RefusedMoveError<<T::Rules as Contest>::Error>, lang: Lang) -> String {
        match refused {
            RefusedMoveError::Rule(refusal) => self.table.refused(&refusal, lang),
            RefusedMoveError::OutOfTurn { seat, turn } => lang.contest_out_of_turn(seat.to_string(), turn.to_string()),
            RefusedMoveError::NoSeat { seat, .. } => lang.contest_no_seat(seat.to_string()),
            RefusedMoveError::Over => lang.contest_over(),
            RefusedMoveError::NothingToTakeBack => lang.contest_nothing_back(),
            RefusedMoveError::Heard => lang.contest_heard(),
        }
    }
}

fn programs<T: AtTable>(table: &T, kept: &Kept) -> Result<Programs<T::Rules>, String> {
    let program = |(number, sitter): (usize, &Sitter)| match sitter {
        Sitter::Human => Ok(None),
        Sitter::Program(name) => {
            let stream = kept.seed.stream(&format!("contest seat {number}"));
            Ok(Some((table.program(name, Pace::Play)?, stream)))
        }
    };
    kept.seats.iter().enumerate().map(program).collect()
}

fn line<C: Contest>(rules: &C, turn: &Turn<C::Move>) -> Line {
    Line::Move { seat: turn.seat, text: rules.write(&turn.chosen), answer: turn.answer.clone(), ms: turn.ms }
}

impl<T: AtTable> Table for Seated<T> {
    fn header(&self) -> Header {
        let commitments =
            |openings: &Vec<Opening>| -> Vec<Commitment> { openings.iter().map(Opening::commitment).collect() };
        Header {
            game: T::Rules::GAME.to_owned(),
            variant: self.rules().variant(),
            seed: self.kept.seed,
            seats: self.kept.seats.clone(),
            commitments: self.kept.openings.as_ref().map(commitments),
        }
    }

    fn openings(&self) -> &[Opening] {
        self.kept.openings.as_deref().unwrap_or_default()
    }

    fn lines(&self) -> Vec<Line> {
        self.referee.turns().iter().map(|turn| line(self.rules(), turn)).collect()
    }

    fn turn(&self) -> Option<Seat> {
        self.referee.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.referee.outcome()
    }

    fn drawing(&self, seat: Seat) -> String {
        self.rules().draw(&self.rules().seen(self.referee.position(), seat))
    }

    fn view(&self, seat: Seat) -> Value {
        self.table.view(&self.rules().seen(self.referee.position(), seat))
    }

    fn takes_back(&self) -> bool {
        !T::Rules::HIDES
    }

    fn wanted(&self, lang: Lang) -> String {
        let seat = self.turn().unwrap_or(Seat(0));
        self.table.wanted(&self.rules().seen(self.referee.position(), seat), lang)
    }

    fn told(&self, line: &Line, lang: Lang) -> String {
        match line {
            Line::Move { seat, text, answer, .. } => self.table.told(*seat, text, answer, lang),
            Line::Back => lang.contest_back(),
            Line::Revealed(_) => lang.contest_over(),
        }
    }

    fn play(&mut self, text: &str, ms: u64, lang: Lang) -> Result<Line, String> {
        let chosen = self.referee.read(text).map_err(|refused| self.refused(refused, lang))?;
        let seat = self.turn().ok_or_else(|| lang.contest_over())?;
        match self.referee.play(seat, chosen, ms).map(drop) {
            Ok(()) => Ok(self.last()),
            Err(refused) => Err(self.refused(refused, lang)),
        }
    }

    fn think(&mut self, limits: Limits<'_>) -> Result<Line, CancelledError> {
        let begun = Instant::now();
        let seat = self.turn().expect("the game goes on");
        let (rules, position) = (self.referee.rules(), self.referee.position());
        let (program, draws) = self.programs[seat.0].as_mut().expect("a program sits here");
        let chosen = program.choose(rules, rules.seen(position, seat), draws, limits)?;
        let ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        if let Err(refused) = self.referee.play(seat, chosen, ms) {
            panic!("the program in seat {seat} chose an illegal move: {refused}");
        }
        Ok(self.last())
    }

    fn take_back(&mut self, lang: Lang) -> Result<Line, String> {
        match self.referee.take_back() {
            Ok(_) => Ok(Line::Back),
            Err(refused) => Err(self.refused(refused, lang)),
        }
    }

    fn advice(&self, lang: Lang, limits: Limits<'_>) -> Result<Option<Advice>, CancelledError> {
        let Some(seat) = self.turn() else { return Ok(None) };
        let seen = self.rules().seen(self.referee.position(), seat);
        self.table.advice(self.adviser(), &seen, lang, limits)
    }

    fn certain(&self, lang: Lang, limits: Limits<'_>) -> Result<Vec<String>, CancelledError> {
        let Some(seat) = self.turn() else { return Ok(Vec::new()) };
        self.table.certain(&self.rules().seen(self.referee.position(), seat), lang, limits)
    }

    fn review(&self, limits: Limits<'_>, done: &mut dyn FnMut(u64)) -> Result<Vec<Judged>, CancelledError> {
        let (rules, mut position) = (self.rules(), self.referee.start().clone());
        let mut all = Vec::new();
        for (number, turn) in (1..).zip(self.referee.turns()) {
            let verdict = self.table.judge(self.adviser(), &rules.seen(&position, turn.seat), &turn.chosen, limits)?;
            all.extend(verdict.map(|verdict| Judged {
                number,
                seat: turn.seat,
                chosen: rules.write(&turn.chosen),
                answer: turn.answer.clone(),
                is_probability: verdict.is_probability,
                value: verdict.value,
                best: verdict.best,
                best_value: verdict.best_value,
                standard_error: verdict.standard_error,
            }));
            let played = rules.play(&mut position, &turn.chosen);
            assert!(played.is_ok(), "a move that was legal before is refused");
            done(number as u64);
        }
        Ok(all)
    }

    fn unit(&self) -> &'static str {
        self.table.unit()
    }

    fn measured(&self, value: f64, lang: Lang) -> String {
        self.table.measured(value, lang)
    }
}
