//! A game in the standard form as an object.

use std::marker::PhantomData;

use clap::{ArgMatches, Args, Command, FromArgMatches};

use super::asked::with_args;
use super::composing::{Aim, Seeds};
use super::form::Form;
use super::game::{AnyGame, PuzzleGame};
use super::job::{CommonWishes, JobError, Prepared, RefusedError, Settings, YES, settings};
use crate::play::Play;
use smyoz_core::composing::{Order, Wish};
use smyoz_core::declared::{Declared, Layout};
use smyoz_core::game::Game;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Level, Levels, Seed, Stream};
use smyoz_core::rating::Rater;
use smyoz_core::standard::Standard;
use smyoz_paper::book;
use smyoz_paper::standard::Look as _;

/// What a game in the standard form says beside its boards.
pub trait StandardGame: Send + Sync + 'static {
    /// Its boards.
    type Board: Play;

    /// Its own options that decide which board is drawn.
    type Options: Args + Send + Sync;

    /// The fingerprint of what is composed: any text, to be changed whenever that changes.
    const FINGERPRINT: &'static str;

    /// What a clue is called.
    const CLUE: &'static str;

    /// A puzzle as a line of JSON, as an example in the help.
    const SAMPLE: Option<&'static str> = None;

    /// Whether the options go together.
    ///
    /// # Errors
    /// If they do not.
    fn check(options: &Self::Options) -> Result<(), String> {
        let _ = options;
        Ok(())
    }

    /// The board and the layout of a seed.
    ///
    /// # Errors
    /// If there is none.
    fn draw(options: &Self::Options, seed: Seed) -> Result<Drawn<Self>, String>;
}

/// A [declared](smyoz_core::declared) game with options that can be read.
impl<G: Declared<Options: Args + Send + Sync> + Game<Layout = Layout> + Play> StandardGame for G {
    type Board = G;
    type Options = G::Options;

    const FINGERPRINT: &'static str = G::FINGERPRINT;
    const CLUE: &'static str = G::CLUES[0];

    fn check(options: &G::Options) -> Result<(), String> {
        G::check(options)
    }

    fn draw(options: &G::Options, seed: Seed) -> Result<(G, Layout), String> {
        G::draw(options, seed)
    }
}

/// A board of a game, and a layout on it.
type Drawn<G> = (<G as StandardGame>::Board, LayoutOf<G>);

type LayoutOf<G> = <<G as StandardGame>::Board as Game>::Layout;

/// A game in the standard form as the registry sees it.
pub struct Entry<G>(PhantomData<G>);

impl<G: StandardGame> Entry<G> {
    /// The game.
    pub const GAME: &'static dyn AnyGame = &Self(PhantomData);
}

impl<G: StandardGame> AnyGame for Entry<G> {
    fn kind(&self) -> &'static str {
        G::Board::KIND
    }

    fn name(&self) -> &'static str {
        G::Board::NAME
    }

    fn puzzles(&self) -> Option<&dyn PuzzleGame> {
        Some(self)
    }

    fn told(&self) -> Option<&'static dyn book::Game> {
        G::Board::told()
    }
}

impl<G: StandardGame> PuzzleGame for Entry<G> {
    fn form(&self) -> Form {
        Form::of::<G::Board>()
    }

    fn sample(&self) -> Option<&'static str> {
        G::SAMPLE
    }

    fn fingerprint(&self) -> &'static str {
        G::FINGERPRINT
    }

    fn with_options(&self, command: Command) -> Command {
        with_args::<G::Options>(command)
    }

    fn settings(&self, _: &CommonWishes, own: &ArgMatches) -> Result<Settings, RefusedError> {
        let command = self.own_options();
        let named = command.get_arguments().filter_map(|option| {
            let id = option.get_id().as_str();
            let value = match option.get_action().takes_values() {
                true => own.get_raw(id)?.map(|value| value.to_string_lossy()).collect::<Vec<_>>().join(","),
                false => own.get_flag(id).then(|| YES.to_owned())?,
            };
            Some((option.get_long()?.to_owned(), value))
        });
        let mut settings = settings([("game", Some(self.kind().to_owned()))]);
        settings.extend(named);
        Ok(settings)
    }

    fn prepare(&self, wishes: &CommonWishes, own: &ArgMatches, _limits: Limits) -> Result<Prepared, RefusedError> {
        let job = seeds::<G>(wishes, own);
        let job = job.map_err(|reason| RefusedError::content(format!("--game {}", self.kind()), reason))?;
        let mut settings = self.settings(wishes, own)?;
        settings.extend(job.implied());
        Ok(Prepared { job: Box::new(job), settings })
    }
}

/// The work on the seeds of a batch.
fn seeds<G: StandardGame>(wishes: &CommonWishes, own: &ArgMatches) -> Result<Seeds<G::Board>, String> {
    let options = G::Options::from_arg_matches(own).map_err(|error| error.to_string())?;
    G::check(&options)?;
    let has_techniques = <G::Board as Standard>::Rater::techniques().is_some();
    let asks = wishes.asks_for_level();
    let &CommonWishes { minimum, level, score, stars, longest, suppositions, time_limit, .. } = wishes;
    if asks && !has_techniques {
        return Err("it has no techniques, so its puzzles have no level".to_owned());
    }
    if stars.is_some() && G::Board::STAR_SCORES.is_none() {
        return Err("its puzzles have no stars".to_owned());
    }
    if asks && minimum {
        return Err("--minimum asks for the fewest clues, whatever the level".to_owned());
    }
    let aim = match has_techniques && !minimum {
        true => {
            let order = Order { score, longest, suppositions, ..Order::of(Level::Beginner, Level::Beyond) };
            Aim::Level(Some(level.unwrap_or(Levels::only(Level::Advanced))), order)
        }
        false => Aim::Fewest,
    };
    if time_limit.is_some() && matches!(aim, Aim::Level(..)) {
        let limits = "--time-limit limits the proof that no fewer clues are possible: also give --minimum";
        return Err(limits.to_owned());
    }
    let draw = move |seed, _: Limits<'_>| G::draw(&options, seed).map_err(JobError::NoLayout);
    let wish = |board: &G::Board, layout: &LayoutOf<G>, goal, _: &mut Stream| {
        Ok(Wish::single(Vec::new(), board.offered(layout), goal))
    };
    Ok(Seeds::new(aim, wishes, None, Box::new(draw), Box::new(wish), G::CLUE))
}
