//! A contest in the terminal, or by lines of a script.

use std::io::{BufRead, IsTerminal, StdinLock, stdin};
use std::time::Instant;

use super::super::output::Output;
use super::super::{Answer, CommandError, shown};
use super::file::RecordFile;
use super::review;
use crate::registry::contest::{Advice, Table};
use smyoz_core::contest::{Line, Seat, Sitter};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;

/// Forgets what a terminal shows, also above the screen.
const CLEAR: &str = "\x1b[3J\x1b[2J\x1b[H";

/// A contest that is played by lines of text.
pub(super) struct TextPlay<'a> {
    pub table: Box<dyn Table>,
    pub file: Option<RecordFile>,
    pub lang: Lang,
    pub output: &'a mut Output,
    lines: StdinLock<'static>,
    /// Whether people look at a screen, from which others may read.
    is_screen: bool,
    /// Hints to the coming move so far.
    hints: usize,
    /// The advice on the coming move, if it was asked for.
    advice: Option<Advice>,
    /// The person who looked last.
    looked: Option<Seat>,
}

enum Said {
    Move(Line),
    Again,
    Left,
}

impl<'a> TextPlay<'a> {
    pub fn new(table: Box<dyn Table>, file: Option<RecordFile>, lang: Lang, output: &'a mut Output) -> Self {
        let is_screen = stdin().is_terminal();
        Self { table, file, lang, output, lines: stdin().lock(), is_screen, hints: 0, advice: None, looked: None }
    }

    /// Plays until the game is over, or somebody leaves.
    pub fn run(mut self) -> Result<Answer, CommandError> {
        self.begin()?;
        while let Some(seat) = self.table.turn() {
            let line = match self.sitter(seat) {
                Sitter::Program(_) => self.table.think(Limits::NONE).expect("nobody cancels"),
                Sitter::Human => match self.ask(seat)? {
                    Said::Move(line) => line,
                    Said::Again => continue,
                    Said::Left => return self.leave(),
                },
            };
            (self.hints, self.advice) = (0, None);
            // The move is on disk before it is shown.
            self.file.as_mut().map_or(Ok(()), |file| file.append(&line))?;
            self.output.line(self.table.told(&line, self.lang))?;
        }
        self.end()
    }

    fn sitter(&self, seat: Seat) -> Sitter {
        self.table.header().seats[seat.0].clone()
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.sitter(seat) == Sitter::Human
    }

    fn begin(&mut self) -> Result<(), CommandError> {
        for (number, sitter) in (1..).zip(self.table.header().seats) {
            self.output.line(self.lang.contest_seat(number.to_string(), sitter.to_string()))?;
        }
        let lines = self.table.lines();
        for line in &lines {
            self.output.line(self.table.told(line, self.lang))?;
        }
        match self.table.turn() {
            Some(seat) if lines.is_empty() => self.output.line(self.lang.contest_begins(seat.to_string())),
            _ => Ok(()),
        }
    }

    /// Shows a person what their seat sees. Where two share a screen, the one before must be gone.
    fn show(&mut self, seat: Seat) -> Result<(), CommandError> {
        let others = self.table.header().seats.iter().filter(|sitter| **sitter == Sitter::Human).count() > 1;
        if self.is_screen && others && self.looked != Some(seat) {
            self.output.line(format_args!("{CLEAR}{}", self.lang.contest_curtain(seat.to_string())))?;
            self.read()?;
        }
        self.looked = Some(seat);
        self.output.text(self.table.drawing(seat))
    }

    fn read(&mut self) -> Result<Option<String>, CommandError> {
        let mut line = String::new();
        let read = self.lines.read_line(&mut line);
        let count = read.map_err(|error| CommandError::content("-", error))?;
        Ok((count > 0).then(|| line.trim().to_owned()))
    }

    /// Asks a person for a move.
    fn ask(&mut self, seat: Seat) -> Result<Said, CommandError> {
        if self.looked != Some(seat) || self.is_screen && self.hints == 0 {
            self.show(seat)?;
        }
        self.output.line(format_args!("{}:", self.table.wanted(self.lang)))?;
        let begun = Instant::now();
        loop {
            let Some(text) = self.read()? else { return Ok(Said::Left) };
            match &*text.to_lowercase() {
                "" => {}
                line if line.starts_with('#') => {}
                "quit" | "q" | "exit" => return Ok(Said::Left),
                "help" | "?" => self.help()?,
                "board" => self.show(seat)?,
                "hint" => self.hint()?,
                "map" => self.map()?,
                "certain" => self.certain()?,
                "undo" => match self.table.take_back(self.lang) {
                    Ok(line) => return Ok(Said::Move(line)),
                    Err(refused) => self.output.line(format_args!("! {refused}"))?,
                },
                _ => {
                    let ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
                    match self.table.play(&text, ms, self.lang) {
                        Ok(line) => return Ok(Said::Move(line)),
                        Err(refused) => self.output.line(format_args!("! {}", shown::one_line(refused)))?,
                    }
                    return Ok(Said::Again);
                }
            }
        }
    }

    fn help(&mut self) -> Result<(), CommandError> {
        self.output.line(self.lang.contest_help())?;
        match self.table.takes_back() {
            true => self.output.line(format_args!("  {}", self.lang.contest_help_undo())),
            false => Ok(()),
        }
    }

    fn advice(&mut self) -> Result<Option<&Advice>, CommandError> {
        if self.advice.is_none() {
            self.advice = self.table.advice(self.lang, Limits::NONE).expect("nobody cancels");
        }
        if self.advice.is_none() {
            self.output.line(self.lang.contest_no_advice())?;
        }
        Ok(self.advice.as_ref())
    }

    fn hint(&mut self) -> Result<(), CommandError> {
        let number = self.hints;
        let Some(Advice { steps, .. }) = self.advice()? else { return Ok(()) };
        let step = steps[number.min(steps.len() - 1)].clone();
        self.hints += 1;
        self.output.line(step)
    }

    fn map(&mut self) -> Result<(), CommandError> {
        match self.advice()?.and_then(|advice| advice.map.clone()) {
            Some(map) => self.output.text(map),
            None => Ok(()),
        }
    }

    fn certain(&mut self) -> Result<(), CommandError> {
        match &self.table.certain(self.lang, Limits::NONE).expect("nobody cancels")[..] {
            [] => self.output.line(self.lang.contest_nothing_certain()),
            certain => certain.iter().try_for_each(|sentence| self.output.line(sentence)),
        }
    }

    fn leave(self) -> Result<Answer, CommandError> {
        match &self.file {
            Some(file) => self.output.line(self.lang.contest_left_for(shown::path(file.path())))?,
            None => self.output.line(self.lang.contest_left())?,
        }
        Ok(Answer::Yes)
    }

    fn end(mut self) -> Result<Answer, CommandError> {
        let openings = self.table.openings().to_vec();
        self.file.as_mut().map_or(Ok(()), |file| file.reveal(&openings))?;
        let winners = self.table.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        self.output.line(match &winners[..] {
            [] => self.lang.contest_nobody(),
            &[seat] => self.lang.contest_won(seat.to_string(), self.sitter(seat).to_string()),
            several => {
                let seats: Vec<String> = several.iter().map(ToString::to_string).collect();
                self.lang.contest_shared(seats.join(", "))
            }
        })?;
        for (number, opening) in (1..).zip(&openings) {
            self.output.line(self.lang.contest_board(number.to_string()))?;
            opening.lines.iter().try_for_each(|line| self.output.line(line))?;
        }
        if (0..self.table.header().seats.len()).any(|seat| self.is_human(Seat(seat))) {
            let Some(judged) = review::judged(&*self.table)? else { return Ok(Answer::Interrupted) };
            review::print(&*self.table, &judged, self.lang, self.output)?;
        }
        if let Some(file) = &self.file {
            self.output.line(self.lang.contest_recorded(shown::path(file.path())))?;
        }
        Ok(Answer::Yes)
    }
}
