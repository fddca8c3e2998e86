//! The work on the seeds of a batch, whatever the game.

use std::error::Error as StdError;
use std::sync::Mutex;

use super::answers::{Blame, CertifyError, Strictness};
use super::job::{Attempt, Dispute, Job, JobError, RefusedError, Text, over_after};
use super::puzzle::AnyPuzzle;
use super::values::FileArg;
use super::verdict::side_by_side;
use super::wishes::{WishError, Wishes, contradiction, rated, refuse_harder};
use crate::play::Play;
use serde_json::Value;
use smyoz_core::batch::Outcome;
use smyoz_core::composing::{ComposeError, Composer, Difficulty, Goal, Places, Start, StartError, Wish};
use smyoz_core::engines::EngineChoice;
use smyoz_core::game::{DrawSeed, Game, NoLayout, Puzzle};
use smyoz_core::grid::Drawing;
use smyoz_core::judging::certificate::{Files, Form};
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Caption, Levels, Seed, Stream, read_as};

type LayoutOf<G> = <G as Game>::Layout;

/// What the clues of the seeds are chosen for.
#[derive(Clone, Debug)]
pub enum Aim<G: Game> {
    /// As few as possible.
    Fewest,
    /// At least so many.
    AtLeast(usize),
    /// A level, which may depend on the seed, or any of the order, and what else is asked of the
    /// difficulty.
    Level(Option<Levels>, Difficulty<G>),
    /// All that may be given, and what they must make of the puzzle, if anything.
    All(Option<(Levels, Difficulty<G>)>),
}

impl<G: Game> Aim<G> {
    /// The aim for a seed.
    fn goal(&self, seed: Seed, wishes: &Wishes) -> Goal<G> {
        let of_seed = |levels: &Levels, order: &Difficulty<G>| {
            let level = levels.of_seed(seed);
            let score = G::STAR_SCORES.map_or(order.score, |scores| scores.narrowed(order.score, level, wishes.stars));
            Difficulty { from: level, to: level, score, ..order.clone() }
        };
        match self {
            Self::Fewest => Goal::Fewest,
            Self::AtLeast(number) => Goal::AtLeast(*number),
            Self::Level(None, order) => Goal::ToOrder(order.clone()),
            Self::Level(Some(levels), order) => Goal::ToOrder(of_seed(levels, order)),
            Self::All(order) => Goal::All(order.as_ref().map(|(levels, order)| of_seed(levels, order))),
        }
    }

    /// Whether all seeds are to have the same level.
    fn has_one_level(&self) -> bool {
        match self {
            Self::Level(Some(levels), _) | Self::All(Some((levels, _))) => levels.iter().count() == 1,
            Self::Level(None, _) | Self::Fewest | Self::AtLeast(_) | Self::All(None) => true,
        }
    }
}

/// Why a text is no puzzle to begin with.
pub type UnreadError = Box<dyn StdError + Send + Sync>;

/// A puzzle of a text in the format of its game.
///
/// # Errors
/// If it is none.
pub fn read_puzzle<G: Play>(text: &str) -> Result<Puzzle<G>, UnreadError> {
    Ok(read_as(text)?)
}

/// The puzzle that the puzzles of all seeds begin with.
pub struct Begun<G: Game> {
    puzzle: Puzzle<G>,
    start: Start<G>,
    /// Whether it needs no other clues.
    is_single: bool,
}

impl<G: Play> Begun<G> {
    /// The puzzle to begin with, if there is one. Layouts that are too many to list are drawn if the
    /// game says how.
    ///
    /// # Errors
    /// If no layout fits it, more clues would not make it as difficult as is wished, or it was given
    /// up.
    pub fn of(
        wishes: &Wishes,
        read: fn(&str) -> Result<Puzzle<G>, UnreadError>,
        draw: Option<fn(&mut Stream) -> LayoutOf<G>>,
        limits: Limits,
    ) -> Result<Option<Self>, RefusedError> {
        let Some(text) = wishes.start.as_ref().map(FileArg::text) else { return Ok(None) };
        let (name, puzzle) = (&text.name, text.read(read)?);
        let Puzzle { board, promise, solution, .. } = &puzzle;
        let refuse = |error: String| RefusedError::Options(format!("{name}: {error}").into());
        if promise.claim() != Default::default() {
            let kind = promise.claim().name();
            return Err(refuse(format!("expected clues for one solution, found a puzzle of the kind `{kind}`")));
        }
        let start = Start::new(board, &puzzle.clues, solution.as_ref(), draw, limits).map_err(|error| match error {
            StartError::Contradiction(conflict) => contradiction(name, conflict.as_ref().map(Blame::from).as_ref()),
            other => refuse(other.to_string()),
        })?;
        if let Some(levels) = wishes.level.filter(|_| start.is_unique()) {
            refuse_harder(name, puzzle.clone(), levels, limits)?;
        }
        let is_single = start.is_unique() && !wishes.asks_for_level();
        Ok(Some(Self { puzzle, start, is_single }))
    }

    /// Its board.
    pub fn board(&self) -> &G {
        &self.puzzle.board
    }

    /// Whether only one layout fits it.
    pub fn is_unique(&self) -> bool {
        self.start.is_unique()
    }

    /// What its clues are about.
    pub fn topics(&self) -> impl Iterator<Item = G::Topic> {
        self.start.topics()
    }
}

/// What is asked of the clues to a layout, wherever they lie, beside those to begin with.
pub type WishFor<G> = Box<dyn Fn(&G, &LayoutOf<G>, Goal<G>, &mut Stream) -> Wish<G> + Send + Sync>;

/// Why something is not wanted.
type Unfit<T> = Box<dyn Fn(&T) -> Option<String> + Send + Sync>;

/// The work on the seeds of a batch.
pub struct Seeds<G: Game> {
    aim: Aim<G>,
    wishes: Wishes,
    certifies: bool,
    begun: Option<Begun<G>>,
    places: Places,
    draw: DrawSeed<G>,
    wish: WishFor<G>,
    unfit_layout: Unfit<LayoutOf<G>>,
    unfit: Unfit<Puzzle<G>>,
    /// Composers that no thread is using.
    idle: Mutex<Vec<Composer<G>>>,
}

impl<G: Play> Seeds<G> {
    /// Chooses clues of all that boards offer.
    ///
    /// # Errors
    /// If the options ask for something impossible, or it was given up.
    pub fn of(options: &G::Options, wishes: &Wishes, limits: Limits) -> Result<Self, RefusedError> {
        let refuse = |reason| RefusedError::content(format!("--game {}", G::KIND), reason);
        G::check(options).map_err(refuse)?;
        let begun = Begun::of(wishes, read_puzzle, None, limits)?;
        let aim = wishes.aim(begun.as_ref(), false)?;
        let wish = |board: &G, layout: &LayoutOf<G>, goal, _: &mut Stream| {
            Wish::single(Vec::new(), board.offered(layout), goal)
        };
        Self::new(options, aim, wishes, begun, Box::new(wish), limits)
    }

    /// Chooses clues for the layouts of seeds or of the puzzle to begin with.
    ///
    /// # Errors
    /// If what is wished does not go together, or not with the board.
    pub fn new(
        options: &G::Options,
        aim: Aim<G>,
        wishes: &Wishes,
        begun: Option<Begun<G>>,
        wish: WishFor<G>,
        limits: Limits,
    ) -> Result<Self, RefusedError> {
        wishes.check(&aim)?;
        let draw = G::drawing(options);
        let places = places(wishes, begun.as_ref(), &draw, limits)?;
        let (unfit_layout, unfit): (Unfit<LayoutOf<G>>, Unfit<Puzzle<G>>) = (Box::new(|_| None), Box::new(|_| None));
        let (wishes, certifies, idle) = (wishes.clone(), false, Mutex::default());
        Ok(Self { aim, wishes, certifies, begun, places, draw, wish, unfit_layout, unfit, idle })
    }

    /// Makes certificates, too, if this is so.
    #[must_use]
    pub fn certifying(self, certifies: bool) -> Self {
        Self { certifies, ..self }
    }

    /// Only layouts are wanted, whatever the clues, of which this gives no reason why not.
    #[must_use]
    pub fn with_layouts(self, unfit: impl Fn(&LayoutOf<G>) -> Option<String> + Send + Sync + 'static) -> Self {
        Self { unfit_layout: Box::new(unfit), ..self }
    }

    /// Only puzzles are wanted of which this gives no reason why not.
    #[must_use]
    pub fn with_puzzles(self, unfit: impl Fn(&Puzzle<G>) -> Option<String> + Send + Sync + 'static) -> Self {
        Self { unfit: Box::new(unfit), ..self }
    }

    /// What is asked of the clues to a layout; why there are none to ask for.
    fn wish(&self, seed: Seed, board: &G, layout: &LayoutOf<G>, stream: &mut Stream) -> Result<Wish<G>, String> {
        let goal = self.aim.goal(seed, &self.wishes);
        let is_all = matches!(goal, Goal::All(_));
        let drawing = self.places.drawing.as_ref();
        if drawing.is_some_and(|drawing| Some(drawing.size()) != board.extent()) {
            return Err("the drawing is of another board".to_owned());
        }
        let wish = (self.wish)(board, layout, goal, stream).at(board, &self.places);
        if let (true, Some(drawing)) = (is_all, drawing) {
            let shown = wish.scope.iter().flatten().filter(|&&topic| G::cell(topic).is_some()).count();
            if shown < drawing.count() {
                return Err(format!("{} cells of the drawing do not show what is wanted", drawing.count() - shown));
            }
        }
        Ok(wish.beginning_with(self.begun.iter().flat_map(Begun::topics)))
    }

    /// Composes with a composer that is prepared for this board, and owned by this thread.
    fn with_composer<T>(&self, board: &G, work: impl FnOnce(&mut Composer<G>) -> T) -> T {
        let idle = self.idle.lock().expect("nobody panics with it").pop();
        let mut composer =
            idle.filter(|idle| idle.game() == board).unwrap_or_else(|| Composer::by(board, self.wishes.engine));
        let done = work(&mut composer);
        self.idle.lock().expect("nobody panics with it").push(composer);
        done
    }

    /// What becomes of a seed for whose layout no clues were chosen.
    fn declined(
        &self,
        board: &G,
        solution: &LayoutOf<G>,
        error: &ComposeError<LayoutOf<G>, G::Clues>,
    ) -> Result<Attempt, JobError> {
        let is_only = self.begun.as_ref().is_some_and(|begun| begun.start.only_layout().is_some());
        match error {
            ComposeError::Cancelled => Err(JobError::Cancelled),
            ComposeError::Disagreement(clues) => {
                let puzzle =
                    Puzzle { solution: Some(solution.clone()), ..Puzzle::new(board.clone(), (**clues).clone()) };
                Err(dispute(error.to_string(), &puzzle))
            }
            ComposeError::OutOfReach(other) if is_only => {
                Err(hopeless(board, &error.to_string(), Some([solution, other])))
            }
            ComposeError::NoAmbiguity | ComposeError::ManyNeighbours(_) if is_only => {
                Err(hopeless(board, &error.to_string(), None))
            }
            // Seeds may take turns with levels.
            ComposeError::TooHard if is_only && self.aim.has_one_level() => {
                Err(hopeless(board, &error.to_string(), None))
            }
            declined => Ok((Outcome::Declined(declined.to_string()), None)),
        }
    }
}

impl<G: Play> Job for Seeds<G> {
    fn attempt(&self, seed: Seed, limits: Limits) -> Result<Attempt, JobError> {
        let Self { wishes, begun, .. } = self;
        let enough = over_after(wishes.time_limit);
        let limits = limits.content_once(&enough);
        let (board, solution) = match begun {
            Some(begun) => {
                let layout = begun.start.layout(seed, limits).map_err(|CancelledError| JobError::Cancelled)?;
                (begun.puzzle.board.clone(), layout)
            }
            None => (self.draw)(seed, limits).map_err(JobError::from)?,
        };
        if let Some(reason) = (self.unfit_layout)(&solution) {
            return match begun.as_ref().and_then(|begun| begun.start.only_layout()) {
                Some(_) => Err(hopeless(&board, &format!("it does not match, with {reason}"), None)),
                None => Ok((Outcome::Unfit(reason), None)),
            };
        }
        let mut stream = seed.stream("clues");
        let wish = match self.wish(seed, &board, &solution, &mut stream) {
            Ok(wish) => wish,
            Err(reason) => return Ok((Outcome::Declined(reason), None)),
        };
        let composed = self.with_composer(&board, |composer| composer.compose(&solution, &wish, &mut stream, limits));
        let composed = match composed {
            Ok(composed) => composed,
            Err(error) => return self.declined(&board, &solution, &error),
        };
        let minimal = composed.minimal;
        // What is made of a puzzle keeps its title and its note. Its layout is the seed's own only
        // if no clues restricted it.
        let caption = begun.as_ref().map_or(Caption::NONE, |begun| begun.puzzle.caption.clone());
        let seed = begun.is_none().then_some(seed);
        let puzzle = Puzzle { caption, seed, ..composed.puzzle(board, solution) };
        if let Some(reason) = (self.unfit)(&puzzle) {
            return Ok((Outcome::Unfit(reason), None));
        }
        let mut puzzle = if self.is_single() { rated(puzzle, limits) } else { puzzle };
        puzzle.allow_spare |= begun.is_some() && has_spare(&puzzle, wishes.engine, limits);
        if limits.is_cancelled() {
            return Err(JobError::Cancelled);
        }
        let certificate = || match puzzle.certify(beside(), limits) {
            Ok(certificate) => Ok(certificate.files),
            Err(CertifyError::Cancelled) => Err(JobError::Cancelled),
            Err(reason @ CertifyError::Wrong { .. }) => Err(dispute(reason.to_string(), &puzzle)),
        };
        let files: Option<Files> = self.certifies.then(certificate).transpose()?;
        Ok((Outcome::Puzzle { puzzle: Box::new(Box::new(puzzle)), minimal }, files))
    }

    fn reason_for_more(&self) -> Option<&'static str> {
        match self.aim {
            Aim::All(_) => None,
            Aim::AtLeast(_) => Some("no larger set was found in which all are needed"),
            Aim::Fewest | Aim::Level(..) => Some("leaving one out would break the symmetry"),
        }
    }

    fn implied(&self) -> Option<(&'static str, Value)> {
        match &self.aim {
            Aim::Fewest => Some(("minimum", true.into())),
            Aim::Level(Some(levels), _) | Aim::All(Some((levels, _))) => Some(("level", levels.to_string().into())),
            Aim::AtLeast(_) | Aim::Level(None, _) | Aim::All(None) => None,
        }
    }

    fn clue(&self) -> &'static str {
        G::CLUE
    }

    fn is_single(&self) -> bool {
        self.begun.as_ref().is_some_and(|begun| begun.is_single)
    }

    /// Where all clues are given, a puzzle has the level that it happens to have.
    fn makes_levels(&self) -> bool {
        !matches!(self.aim, Aim::All(_))
    }
}

/// Where clues lie. What is wished of cells is refused where clues are not those of cells.
fn places<G: Play>(
    wishes: &Wishes,
    begun: Option<&Begun<G>>,
    draw: &DrawSeed<G>,
    limits: Limits,
) -> Result<Places, RefusedError> {
    let of_cells = [
        ("--pattern", wishes.pattern.is_some()),
        ("--clue-symmetry", wishes.is_symmetric()),
        ("--spread", wishes.spread.is_some()),
    ];
    let Some(&(option, _)) = of_cells.iter().find(|(_, is_asked)| *is_asked) else { return Ok(Places::default()) };
    let board = match begun {
        Some(begun) => begun.board().clone(),
        // All boards of a batch have the same size.
        None => match draw(Seed::try_from(0).expect("there is a first seed"), limits) {
            Ok((board, _)) => board,
            Err(NoLayout::OfSeed(why) | NoLayout::OfAny(why)) => return Err(RefusedError::Options(why.into())),
            Err(NoLayout::Cancelled) => return Err(RefusedError::Options("cancelled".into())),
        },
    };
    let Some(size) = board.extent() else { return Err(WishError::NoCells(option).into()) };
    if wishes.clue_symmetry.orbit([0, 0], size).is_none() {
        return Err(WishError::NotSquare(wishes.clue_symmetry).into());
    }
    let read = |text: &Text| text.read(|text| Drawing::read(text, size));
    let drawing = wishes.pattern.as_ref().map(FileArg::text).map(read).transpose()?;
    Ok(Places { drawing, spread: wishes.spread, symmetry: wishes.clue_symmetry })
}

/// That no seed has a puzzle, as all begin with the same layout. Where even all clues that may be
/// given leave another one, both are shown, and the cells named where they differ.
fn hopeless<G: Play>(board: &G, reason: &str, layouts: Option<[&LayoutOf<G>; 2]>) -> JobError {
    let second = layouts.map(|[one, other]| {
        let [rows, others] = [one, other].map(|layout| board.rows(layout));
        let shown = format!("; a second layout fits:{}", side_by_side(&rows, &others));
        let characters = || rows.iter().flat_map(|row| row.chars()).zip(others.iter().flat_map(|row| row.chars()));
        // In reading order, like the cells, if all of them can be shown.
        let topics = board.topics().into_iter().filter(|&topic| G::must_be_needed(topic));
        let names: Vec<String> = topics.map(|topic| G::place(&board.about(topic, one))).collect();
        if names.len() != characters().count() {
            return shown;
        }
        let differing = names.into_iter().zip(characters()).filter(|(_, (one, other))| one != other);
        format!("{shown}\nit differs at {}", differing.map(|(name, _)| name).collect::<Vec<_>>().join(", "))
    });
    let second = second.unwrap_or_default();
    JobError::Hopeless(format!("no seed has a puzzle, as all begin with the same layout: {reason}{second}"))
}

/// Whether a puzzle has clues that could be left out. Those to begin with stay, even then.
fn has_spare(puzzle: &dyn AnyPuzzle, engine: EngineChoice, limits: Limits) -> bool {
    !puzzle.verify(Strictness::AllowSpare, engine, limits).spare.is_empty()
}

/// How certificates lie beside puzzles.
pub fn beside() -> Form {
    Form { compressed: true, ..Form::default() }
}

fn dispute<G: Play>(message: String, puzzle: &Puzzle<G>) -> JobError {
    let report = format!("{message}\n\n{}\n", puzzle.line());
    JobError::Dispute(Dispute { message, report })
}
