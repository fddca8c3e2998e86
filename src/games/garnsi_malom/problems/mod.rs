//! Problems with one answer: the move that makes the most mills, the first of three moves that win
//! most pieces, the placement that leaves the opponents least room.

mod crossing;
mod plain;
mod seeds;
mod texts;
mod worth;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use itertools::Itertools as _;
use serde::{Deserialize, Serialize};
use smyoz_core::contest::Origin;
use smyoz_core::game::{Face, Texts};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::problems::{DrawProblem, Posed, Problem, Tried, best, near_misses};
use smyoz_core::puzzles::{Level, as_text, by_name, is_default};
use thiserror::Error;

use crate::board::{Cell, Cells};
use crate::contest::{Diagram, GarnsiMalom, Kind, Move, Phase};

/// What is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// The move that makes the most mills.
    #[default]
    Mills,
    /// The first move of three, the second of which is the opponents', that wins most pieces: own
    /// captures less theirs, whatever they do.
    ThreeMoves,
    /// The placement after which the opponents have fewest ways to place a piece.
    Placing,
}

/// Text that names no task.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is unknown: expected mills, three-moves or placing")]
pub struct TaskError(String);

impl Task {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Mills, Self::ThreeMoves, Self::Placing];

    /// Its name in files and options.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["mills", "three-moves", "placing"][self as usize]
    }
}

by_name!(Task, TaskError);
as_text!(Task);

/// A position, what is asked of it, and the game that it is from, unless it was composed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Keys")]
pub struct Exercise {
    task: Task,
    position: Diagram,
    /// Whether captures that are equally good are excluded.
    #[serde(skip_serializing_if = "is_default")]
    strict: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<Origin>,
}

/// An exercise in a file, which nobody has checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    task: Task,
    position: Diagram,
    #[serde(default)]
    strict: bool,
    #[serde(default)]
    game: Option<Origin>,
}

impl TryFrom<Keys> for Exercise {
    type Error = String;

    fn try_from(Keys { task, position, strict, game }: Keys) -> Result<Self, String> {
        if let Some(game) = &game {
            let rules = position.rules();
            if game.position(rules, rules.begin(game.seed))? != *position.position() {
                return Err("`game`: its moves lead to another position than `position`".to_owned());
            }
        }
        Ok(Self { game, ..Self::new(task, position, strict)? })
    }
}

/// The pieces that a team must have where three moves are asked for: six of them can be taken.
const PIECES: usize = 7;

impl Exercise {
    /// The task in this position.
    ///
    /// # Errors
    /// If it cannot be asked there.
    pub fn new(task: Task, diagram: Diagram, strict: bool) -> Result<Self, String> {
        let (rules, position) = (diagram.rules(), diagram.position());
        let is_six = rules.kind() == Kind::Six && rules.sides_move();
        let wanted = if task == Task::Placing { Phase::Placing } else { Phase::Moving };
        if rules.is_over(position) || position.phase() != wanted {
            return Err(format!("`position`: {task} is not asked in this phase of the game"));
        }
        if task != Task::Mills && !is_six {
            return Err(format!("`position`: {task} is asked in six with two seats"));
        }
        let pieces = |side| -> usize {
            let own = rules.signs().filter(|&sign| rules.side(sign) == side);
            own.map(|sign| position.pieces(sign).len()).sum()
        };
        let lasts = position.quiet() + 3 < rules.quiet_limit(position) && (0..2).all(|side| pieces(side) >= PIECES);
        if task == Task::ThreeMoves && !lasts {
            return Err("`position`: the game may end within three moves".to_owned());
        }
        Ok(Self { task, position: diagram, strict, game: None })
    }

    /// What is asked.
    #[must_use]
    pub fn task(&self) -> Task {
        self.task
    }

    /// What a move brings that may be any; `None` if it is none of these.
    pub(crate) fn worth(&self, chosen: &Move) -> Option<i32> {
        let (rules, position) = (self.rules(), self.position.position());
        match (self.task, chosen) {
            (Task::ThreeMoves, Move::Go { taken, .. }) => {
                Some(taken.len() as i32 + worth::reply(rules, position, chosen)?.1)
            }
            (Task::Mills, &Move::Go { from, to, .. }) => {
                let step = rules.steps(position).into_iter().find(|step| (step.from, step.to) == (from, to));
                step.map(|step| step.mills.into())
            }
            _ => None,
        }
    }

    fn rules(&self) -> &GarnsiMalom {
        self.position.rules()
    }

    /// Whether there is one best move, beside two or more near misses that are worth one less, or of a
    /// placement a little more.
    fn is_problem(&self, tried: &[Tried]) -> bool {
        let (best, near) = (best(tried), near_misses(tried));
        let ([best], [first, _, ..]) = (&best[..], &near[..]) else { return false };
        let gap = best.worth - first.worth;
        let is_near = match self.task {
            Task::Mills => gap == 1 && best.worth >= 2,
            Task::ThreeMoves => gap == 1 && best.worth >= 1,
            Task::Placing => gap <= 3,
        };
        is_near && (!self.strict || best.ways.len() == 1)
    }
}

/// By which problems are found.
#[derive(Args, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
#[command(next_help_heading = "Problems of Garnsi-Malom")]
pub struct Options {
    /// What is asked: mills, three-moves or placing
    #[arg(long, default_value = "mills", hide_possible_values = true)]
    #[arg(value_parser = PossibleValuesParser::new(Task::ALL.map(Task::name)).map(|name| name.parse::<Task>().unwrap_or_default()))]
    pub task: Task,
    /// Mills of nine signs on 9x9 cells, each moving by itself; by default, two teams on 6x6
    #[arg(long)]
    pub nine: bool,
    /// Six mills by one jump, five in a row that cross five in a column; with --nine
    #[arg(long, requires = "nine")]
    pub crossing: bool,
    /// Only problems whose answer takes certain pieces, where others take pieces that are as good
    #[arg(long)]
    pub strict: bool,
}

impl Posed for Exercise {
    type Options = Options;

    const KIND: &'static str = "garnsi-malom-problem";
    const NAME: &'static str = "Problems of Garnsi-Malom";

    fn name(lang: Lang) -> &'static str {
        texts::name(lang)
    }

    fn texts(lang: Lang) -> Texts {
        texts::texts(lang)
    }

    fn tried(&self, limits: Limits) -> Result<Vec<Tried>, CancelledError> {
        let (rules, position) = (self.rules(), self.position.position());
        match self.task {
            Task::Mills => Ok(worth::mills(rules, position)),
            Task::ThreeMoves => worth::three_moves(rules, position, limits),
            Task::Placing => Ok(worth::placing(rules, position)),
        }
    }

    fn tried_plainly(&self) -> Vec<Tried> {
        plain::tried(self.task, &self.position)
    }

    fn is_move(&self, text: &str) -> bool {
        let Ok(chosen) = text.parse::<Move>() else { return false };
        // Where only mills are asked for, captures are not named.
        if let (Task::Mills, Move::Go { from, to, taken }) = (self.task, chosen) {
            let steps = self.rules().steps(self.position.position());
            return taken.is_empty() && steps.iter().any(|step| (step.from, step.to) == (from, to));
        }
        self.position.after(&chosen).is_some()
    }

    /// Of mills, the numbers are such that of 400 seeds a fifth is for beginners and a third for masters;
    /// of placements, a quarter and two fifths.
    fn level(&self, tried: &[Tried]) -> Level {
        let (best, near) = (best(tried), near_misses(tried));
        let Some(first) = best.first() else { return Level::Beyond };
        match self.task {
            // A cross is hard to see on a full board: about a third have fewer pieces, a third
            // more.
            Task::Mills if first.worth == i32::from(CROSSED) => match self.position.position().occupied().len() {
                ..=51 => Level::Beginner,
                52..=54 => Level::Advanced,
                _ => Level::Master,
            },
            Task::Mills => match (first.worth, near.len()) {
                (3.., _) | (_, 13..) => Level::Master,
                (_, ..=7) => Level::Beginner,
                _ => Level::Advanced,
            },
            // Who only counts mills finds it, or is not even tempted by others; or must see what they allow.
            Task::ThreeMoves => {
                let mills = worth::mills(self.rules(), self.position.position());
                let own = mills.iter().find(|one| first.name().starts_with(one.name())).map_or(0, |one| one.worth);
                let most = mills.iter().map(|one| one.worth).max().unwrap_or(0);
                let rivals = mills.iter().filter(|one| one.worth == most).count();
                match own == most {
                    true if rivals == 1 => Level::Beginner,
                    true => Level::Advanced,
                    false => Level::Master,
                }
            }
            Task::Placing => match (near.first().map_or(0, |near| first.worth - near.worth), near.len()) {
                (2.., _) | (_, ..=2) => Level::Beginner,
                (_, ..=4) => Level::Advanced,
                _ => Level::Master,
            },
        }
    }

    fn explained(&self, tried: &[Tried], lang: Lang) -> Vec<String> {
        texts::explained(self, tried, lang)
    }

    fn place(&self, best: &str, lang: Lang) -> String {
        texts::place(best, lang)
    }

    fn face(&self, lang: Lang) -> Face {
        texts::face(self, lang)
    }

    fn bare(&self) -> Self {
        Self { game: None, ..self.clone() }
    }

    fn rows(&self) -> Vec<String> {
        self.rules().rows(self.position.position())
    }

    fn rows_after(&self, chosen: &str) -> Vec<String> {
        let chosen = chosen.parse::<Move>().ok();
        let after = chosen.and_then(|chosen| match (self.task, chosen) {
            (Task::Mills, Move::Go { from, to, .. }) => self.position.with_step(from, to),
            _ => self.position.after(&chosen),
        });
        after.map_or_else(|| self.rows(), |after| self.rules().rows(&after))
    }

    fn options(&self) -> Options {
        let (rules, position) = (self.rules(), self.position.position());
        let nine = rules.kind() == Kind::Nine;
        // No game between programs has been seen with a move that makes so many.
        let crossing = nine && self.task == Task::Mills && rules.most_mills(position) == CROSSED;
        Options { task: self.task, nine, crossing, strict: self.strict }
    }

    fn check(&Options { task, nine, crossing, .. }: &Options) -> Result<(), String> {
        match (task, nine, crossing) {
            (Task::ThreeMoves | Task::Placing, true, _) => Err("--nine goes only with --task mills".to_owned()),
            (_, false, true) => Err("--crossing goes only with --nine".to_owned()),
            _ => Ok(()),
        }
    }

    fn drawing(options: &Options) -> DrawProblem<Self> {
        let options = options.clone();
        Box::new(move |seed, limits| seeds::draw(&options, seed, limits))
    }
}

/// The mills that a jump into a cross makes.
const CROSSED: u8 = 6;

/// The problems as a game of the registry.
pub type Problems = Problem<Exercise>;

/// All sets of so many of these cells.
fn sets(cells: &[Cell], number: usize) -> impl Iterator<Item = Cells> {
    cells.iter().copied().combinations(number).map(|cells| cells.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use smyoz_core::puzzles::Seed;

    use super::*;

    fn drawn(task: Task, nine: bool, number: u32) -> Option<Exercise> {
        let draw = Exercise::drawing(&Options { task, nine, ..Options::default() });
        draw(Seed::try_from(number).unwrap(), Limits::NONE).ok()
    }

    #[test]
    fn both_searches_find_the_same_answer() {
        for (task, nine, seeds) in
            [(Task::Mills, false, 12), (Task::Mills, true, 4), (Task::Placing, false, 12), (Task::ThreeMoves, false, 2)]
        {
            let mut found = 0;
            for exercise in (0..40).filter_map(|number| drawn(task, nine, number)).take(seeds) {
                let (fast, plain) = (exercise.tried(Limits::NONE).unwrap(), exercise.tried_plainly());
                assert_eq!(fast.len(), plain.len(), "{task}: {:?}", exercise.rows());
                let answers = |tried: &[Tried]| best(tried).into_iter().cloned().collect::<Vec<_>>();
                assert_eq!(answers(&fast), answers(&plain), "{task}: {:?}", exercise.rows());
                found += 1;
            }
            assert_eq!(found, seeds, "{task}");
        }
    }

    /// Five in a row cross five in a column: no game between programs has that.
    #[test]
    fn six_mills_are_made_by_one_jump() {
        let draw = Exercise::drawing(&Options { nine: true, crossing: true, ..Options::default() });
        let mut levels = std::collections::BTreeSet::new();
        for number in 0..40 {
            let exercise = draw(Seed::try_from(number).unwrap(), Limits::NONE).unwrap();
            let tried = exercise.tried(Limits::NONE).unwrap();
            let [best] = best(&tried)[..] else { panic!("{:?}", exercise.rows()) };
            // From the end of an arm, five of these are made.
            let near: Vec<i32> = near_misses(&tried).iter().map(|one| one.worth).collect();
            assert_eq!((best.worth, &near[..]), (6, &[5; 4][..]), "{:?}", exercise.rows());
            assert_eq!(exercise.tried_plainly().iter().filter(|one| one.worth == 6).count(), 1);
            let position = exercise.position.position();
            levels.insert(exercise.level(&tried));
            assert_eq!(position.pieces(exercise.rules().mover(position)).len(), 9);
        }
        assert_eq!(levels.len(), 3);
    }

    #[test]
    fn what_is_not_asked_in_a_position_is_refused() {
        let exercise = drawn(Task::Mills, false, 0).unwrap();
        let refused = Exercise::new(Task::Placing, exercise.position.clone(), false).unwrap_err();
        assert!(refused.contains("phase"), "{refused}");
        let text = serde_json::to_string(&exercise).unwrap();
        assert_eq!(serde_json::from_str::<Exercise>(&text).unwrap(), exercise);
        assert!(serde_json::from_str::<Exercise>(&text.replace("mills", "captures")).is_err());
    }

    #[test]
    fn a_problem_names_its_game_which_makes_it_no_other_problem() {
        use smyoz_core::game::Puzzle;
        use smyoz_core::puzzles::Record as _;

        let exercise = drawn(Task::ThreeMoves, false, 3).or_else(|| drawn(Task::ThreeMoves, false, 4)).unwrap();
        let id = |exercise: &Exercise| Puzzle::new(Problem(exercise.clone()), ()).id();
        let game = exercise.game.clone().unwrap();
        assert_eq!(id(&exercise), id(&Exercise { game: None, ..exercise.clone() }));
        let shorter = Origin { moves: game.moves[..game.moves.len() - 1].to_vec(), ..game.clone() };
        let illegal = Origin { moves: [&game.moves[..1], &game.moves[..]].concat(), ..game };
        for (game, expected) in [(shorter, "lead to another position"), (illegal, "move 2")] {
            let text = serde_json::to_string(&Exercise { game: Some(game), ..exercise.clone() }).unwrap();
            let refused = serde_json::from_str::<Exercise>(&text).unwrap_err().to_string();
            assert!(refused.contains(expected), "{refused}");
        }
    }

    #[test]
    fn explanations_name_the_answer_in_both_languages() {
        for task in Task::ALL {
            let exercise = (0..40).find_map(|number| drawn(task, false, number)).unwrap();
            let tried = exercise.tried(Limits::NONE).unwrap();
            for lang in [Lang::En, Lang::Hu] {
                let sentences = exercise.explained(&tried, lang);
                assert!(sentences[0].contains(best(&tried)[0].name()), "{sentences:?}");
                assert!(sentences.len() > 1, "{sentences:?}");
            }
        }
    }
}
