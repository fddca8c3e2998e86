//! A game as an object.

use std::fmt;

use clap::{ArgMatches, Args, Command, FromArgMatches as _};
use serde_json::{Map, Value, json};

use super::asked::{Refusal, SeedLayout, with_args};
use super::composing::Seeds;
use super::game::{AnyGame, Extras};
use super::job::{Job, RefusedError};
use super::puzzle::AnyPuzzle;
use super::wishes::{Wishes, keys, of_keys};
use crate::play::{Play, Played, ReadGameError, Summary, saved};
use smyoz_core::game::{Game, NoLayout, Puzzle};
use smyoz_core::judging::certificate::{CertificateError, Files, check_certificate};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{ReadError, Seed, read_as};
use smyoz_core::rating::TechniqueRow;
use smyoz_paper::book;

/// What prepares the work on seeds.
pub type Prepare<G> = fn(&<G as Game>::Options, &Wishes, Limits) -> Result<Seeds<G>, RefusedError>;

/// A game as a registry takes it.
pub struct Entry<G: Game> {
    /// What it offers beyond its puzzles.
    pub extras: Extras,
    /// The work on the seeds of a batch, as its options and what is wished ask for it. It fails if
    /// they ask for something impossible, or it was given up.
    pub seeds: Prepare<G>,
}

impl<G: Play<Options: Args>> Entry<G> {
    /// What every game has: all clues may be chosen that the layout of a seed offers.
    pub const PLAIN: Self = Self { extras: Extras::NONE, seeds: Seeds::of };

    /// The game with no more than that.
    pub const GAME: &'static dyn AnyGame = &Self::PLAIN;
}

impl<G: Play<Options: Args>> AnyGame for Entry<G> {
    fn kind(&self) -> &'static str {
        G::KIND
    }

    fn name(&self) -> &'static str {
        self.extras.name.unwrap_or(G::NAME)
    }

    fn extras(&self) -> Extras {
        self.extras
    }

    fn book(&self) -> Option<&'static dyn book::Game> {
        G::book()
    }

    fn read(&self, text: &str) -> Result<Box<dyn AnyPuzzle>, ReadError> {
        Ok(Box::new(read_as::<Puzzle<G>>(text)?))
    }

    fn format(&self) -> String {
        format!("{}-puzzle/{}", G::KIND, G::VERSION)
    }

    fn check_certificate(
        &self,
        files: &Files,
        limits: Limits,
    ) -> Result<Result<Box<dyn AnyPuzzle>, CertificateError>, CancelledError> {
        Ok(check_certificate::<G>(files, limits)?.map(|puzzle| Box::new(puzzle) as _))
    }

    fn fingerprint(&self) -> &'static str {
        G::FINGERPRINT
    }

    fn chosen(&self) -> &'static str {
        G::CHOSEN
    }

    fn techniques(&self) -> Vec<TechniqueRow> {
        TechniqueRow::all::<G::Logic>()
    }

    fn has_stars(&self) -> bool {
        G::STAR_SCORES.is_some()
    }

    fn with_options(&self, command: Command) -> Command {
        with_args::<<G as Game>::Options>(command)
    }

    fn options(&self, own: &ArgMatches) -> Result<Map<String, Value>, clap::Error> {
        Ok(keys(&<G as Game>::Options::from_arg_matches(own)?))
    }

    fn prepare(
        &self,
        wishes: &Wishes,
        options: &Map<String, Value>,
        certifies: bool,
        limits: Limits,
    ) -> Result<Box<dyn Job>, RefusedError> {
        let options: <G as Game>::Options = of_keys(options).map_err(|error| RefusedError::Options(error.into()))?;
        Ok(Box::new((self.seeds)(&options, wishes, limits)?.certifying(certifies)))
    }

    fn layout(&self, seed: Seed, own: &ArgMatches) -> Result<Option<SeedLayout>, Refusal> {
        if let Some(file) = self.extras.layouts.and_then(|layouts| layouts.of_seed(seed)) {
            return Ok(Some(file));
        }
        let other = |error: &dyn fmt::Display| Refusal::Other(error.to_string());
        let keys = match self.extras.board {
            Some(board) => (board.keys)(own),
            None => self.options(own).map_err(|error| other(&error))?,
        };
        let options: <G as Game>::Options = of_keys(&keys).map_err(|error| other(&error))?;
        G::check(&options).map_err(|error| other(&error))?;
        let (board, layout) = G::drawing(&options)(seed, Limits::NONE).map_err(|none| match none {
            NoLayout::OfSeed(reason) | NoLayout::OfAny(reason) => Refusal::Other(reason),
            NoLayout::Cancelled => unreachable!("nothing cancels it"),
        })?;
        if board.topics().is_empty() {
            return Ok(None);
        }
        let rows = board.rows(&layout);
        let text = rows.iter().map(|row| format!("{row}\n")).collect();
        Ok(Some(SeedLayout { json: json!({"seed": seed, "layout": rows}), text, is_file: false }))
    }

    fn played_format(&self) -> Option<String> {
        G::is_played().then(saved::format::<G>)
    }

    fn summary(&self, text: &str) -> Result<Summary, String> {
        G::summary(text)
    }

    fn read_played(&self, text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
        G::read_played(text, limits)
    }
}
