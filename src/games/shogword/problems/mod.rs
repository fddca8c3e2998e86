//! Problems with one answer: mate in one, mate in two, the only move after which there is no mate, and
//! the end of a game, searched to its last tile.

mod mated;
mod plain;
mod seeds;
mod texts;
mod worth;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};
use serde::{Deserialize, Serialize};
use smyoz_core::contest::{Contest as _, Origin};
use smyoz_core::game::{Face, NoLayout, Texts};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::problems::{DrawProblem, Posed, Problem, Tried, best, near_misses};
use smyoz_core::puzzles::{Level, as_text, by_name, is_default};
use thiserror::Error;

pub(crate) use texts::empty_face;

use crate::letters::Letters;
use crate::moves::Move;
use crate::position::Position;
use crate::programs::played;
use crate::rules::{self, Shogword};
use crate::words::Words;

/// What is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// The move that mates.
    #[default]
    MateInOne,
    /// The move after which every reply is mated.
    MateInTwo,
    /// The only move after which the opponent has no mate.
    OnlyMove,
    /// The move that is best with at most six tiles left, with best play to the end.
    LastSix,
}

/// Text that names no task.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is unknown: expected mate-in-one, mate-in-two, only-move or last-six")]
pub struct TaskError(String);

impl Task {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::MateInOne, Self::MateInTwo, Self::OnlyMove, Self::LastSix];

    /// Its name in files and options.
    #[must_use]
    pub fn name(self) -> &'static str {
        ["mate-in-one", "mate-in-two", "only-move", "last-six"][self as usize]
    }

    /// The fewest moves, and the most, that may be possible in a position.
    fn moves(self) -> (usize, usize) {
        match self {
            Self::MateInOne => (30, 300),
            // A plain search tries all of them with all replies, or to the end of the game.
            Self::MateInTwo => (10, 80),
            Self::OnlyMove => (6, 80),
            Self::LastSix => (4, 40),
        }
    }

    /// About 65 and 30 of 100 problems have more moves than these.
    fn many(self) -> [usize; 2] {
        match self {
            Self::MateInOne => [90, 170],
            Self::MateInTwo => [38, 64],
            Self::OnlyMove => [6, 8],
            Self::LastSix => [5, 9],
        }
    }
}

by_name!(Task, TaskError);
as_text!(Task);

/// The most tiles that are left where the end of a game is asked for.
const LAST: usize = 6;

/// A position, what is asked of it, and the game that it is from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Keys")]
pub struct Exercise {
    task: Task,
    position: Position,
    /// Whether added letters may touch home letters at corners.
    #[serde(skip_serializing_if = "is_default")]
    easy: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<Origin>,
}

/// An exercise in a file, which nobody has checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Keys {
    task: Task,
    position: Position,
    #[serde(default)]
    easy: bool,
    #[serde(default)]
    game: Option<Origin>,
}

impl TryFrom<Keys> for Exercise {
    type Error = String;

    fn try_from(Keys { task, position, easy, game }: Keys) -> Result<Self, String> {
        if let Some(game) = &game {
            let rules = rules_of(easy);
            if game.position(&rules, rules.begin(game.seed))? != position {
                return Err("`game`: its moves lead to another position than `position`".to_owned());
            }
        }
        Ok(Self { game, ..Self::new(task, position, easy)? })
    }
}

/// The rules of problems: Polish words, letters that are dealt.
fn rules_of(easy: bool) -> Shogword {
    Shogword::polish(rules::Options { easy, deal: true, strict: false })
}

/// Number of tiles that are not laid.
fn left(position: &Position) -> usize {
    Letters::COUNT + 2 - position.laid().len()
}

impl Exercise {
    /// The task in this position.
    ///
    /// # Errors
    /// If it cannot be asked there.
    pub fn new(task: Task, position: Position, easy: bool) -> Result<Self, String> {
        if position.laid().is_empty() {
            return Err("`position`: no letter is laid yet".to_owned());
        }
        if task == Task::LastSix && left(&position) > LAST {
            return Err(format!("`position`: more than {LAST} tiles are left"));
        }
        if rules_of(easy).outcome(&position).is_some() {
            return Err("`position`: the game is over".to_owned());
        }
        Ok(Self { task, position, easy, game: None })
    }

    /// What is asked.
    #[must_use]
    pub fn task(&self) -> Task {
        self.task
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    fn rules(&self) -> Shogword {
        rules_of(self.easy)
    }

    /// Whether there is one best move, and it is what the task asks for.
    fn is_problem(&self, tried: &[Tried]) -> bool {
        let [best] = best(tried)[..] else { return false };
        let (fewest, most) = self.task.moves();
        let reaches = match self.task {
            Task::LastSix => best.worth >= 0,
            _ => best.worth == 0,
        };
        reaches && (fewest..=most).contains(&tried.len())
    }
}

/// By which problems are found.
#[derive(Args, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
#[command(next_help_heading = "Problems of Shogword")]
pub struct Options {
    /// What is asked: mate-in-one, mate-in-two, only-move or last-six
    #[arg(long, value_name = "TASK", default_value = "mate-in-one", hide_possible_values = true)]
    #[arg(value_parser = PossibleValuesParser::new(Task::ALL.map(Task::name)).map(|name| name.parse::<Task>().unwrap_or_default()))]
    pub stipulation: Task,
    /// Only positions all of whose words are in this list of common words
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub common: Option<PathBuf>,
    /// Added letters may touch home letters at corners
    #[arg(long)]
    pub easy: bool,
}

/// The common words of a file, if one is named.
fn common(path: Option<&Path>) -> Result<Option<Words>, String> {
    let named = |path: &Path, error: &dyn std::fmt::Display| format!("--common {}: {error}", path.display());
    path.map(|path| {
        let text = fs::read_to_string(path).map_err(|error| named(path, &error))?;
        Words::parse(&text).map_err(|error| named(path, &error))
    })
    .transpose()
}

impl Posed for Exercise {
    type Options = Options;

    const KIND: &'static str = Shogword::GAME;
    const NAME: &'static str = "Shogword";
    /// The list of words.
    const FINGERPRINT: &'static str = "b7119a39487af6e3";

    fn name(_: Lang) -> &'static str {
        Self::NAME
    }

    fn texts(lang: Lang) -> Texts {
        texts::texts(lang)
    }

    fn tried(&self, limits: Limits) -> Result<Vec<Tried>, CancelledError> {
        worth::tried(self, limits)
    }

    fn tried_plainly(&self) -> Vec<Tried> {
        plain::tried(self)
    }

    fn is_move(&self, text: &str) -> bool {
        Move::parse(text).is_some_and(|chosen| self.rules().play(&mut self.position.clone(), &chosen).is_ok())
    }

    /// By what makes it hard to find: many moves, an answer that is a compound move or makes a long word,
    /// and many moves that miss by little. Levels are those of a task: a mate in two is harder than a mate
    /// in one of the same level.
    fn level(&self, tried: &[Tried]) -> Level {
        let best = best(tried);
        let Some(chosen) = best.first().and_then(|best| Move::parse(best.name())) else { return Level::Beyond };
        let after = played(&self.rules(), &self.position, &chosen);
        let words = mated::made(&after, chosen.parts().map(|part| part.to));
        let longest = words.iter().map(|(word, ..)| word.chars().count()).max().unwrap_or(0);
        let [many, most] = self.task.many();
        let hard = [
            tried.len() > many,
            tried.len() > most,
            matches!(chosen, Move::Compound { .. }),
            near_misses(tried).len() >= 10,
            longest >= 6,
        ];
        match hard.into_iter().filter(|&holds| holds).count() {
            0 | 1 => Level::Beginner,
            2 => Level::Advanced,
            _ => Level::Master,
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
        texts::rows(&self.position)
    }

    fn rows_after(&self, chosen: &str) -> Vec<String> {
        let after = Move::parse(chosen).map(|chosen| played(&self.rules(), &self.position, &chosen));
        texts::rows(after.as_ref().unwrap_or(&self.position))
    }

    fn options(&self) -> Options {
        Options { stipulation: self.task, common: None, easy: self.easy }
    }

    fn check(options: &Options) -> Result<(), String> {
        common(options.common.as_deref()).map(drop)
    }

    fn drawing(options: &Options) -> DrawProblem<Self> {
        let (task, easy, common) = (options.stipulation, options.easy, common(options.common.as_deref()));
        let common = common.map(|words| words.map(Arc::new));
        Box::new(move |seed, limits| {
            let common = common.as_ref().map_err(|error| NoLayout::OfSeed(error.clone()))?;
            seeds::draw((task, easy), common.as_deref(), seed, limits)
        })
    }
}

/// The problems as a game of the registry.
pub type Problems = Problem<Exercise>;

#[cfg(test)]
mod tests {
    use smyoz_core::puzzles::Seed;

    use super::*;

    fn drawn(stipulation: Task, number: u32) -> Option<Exercise> {
        let draw = Exercise::drawing(&Options { stipulation, ..Options::default() });
        draw(Seed::try_from(number).unwrap(), Limits::NONE).ok()
    }

    #[test]
    fn both_searches_find_the_same_answer() {
        for (task, wanted) in [(Task::MateInOne, 4), (Task::MateInTwo, 1), (Task::OnlyMove, 2), (Task::LastSix, 3)] {
            let mut found = 0;
            for exercise in (0..200).filter_map(|number| drawn(task, number)).take(wanted) {
                let (fast, plain) = (exercise.tried(Limits::NONE).unwrap(), exercise.tried_plainly());
                assert_eq!(fast.len(), plain.len(), "{task}\n{}", exercise.position);
                let answers =
                    |tried: &[Tried]| best(tried).into_iter().map(|one| one.name().to_owned()).collect::<Vec<_>>();
                assert_eq!(answers(&fast), answers(&plain), "{task}\n{}", exercise.position);
                assert_eq!(answers(&fast).len(), 1);
                found += 1;
            }
            assert_eq!(found, wanted, "{task}");
        }
    }

    #[test]
    fn the_list_of_words_is_in_the_fingerprint() {
        assert_eq!(Exercise::FINGERPRINT, Words::polish().id());
    }

    #[test]
    fn a_problem_carries_its_game_and_no_other_one() {
        let exercise = (0..20).find_map(|number| drawn(Task::MateInOne, number)).unwrap();
        let text = serde_json::to_string(&exercise).unwrap();
        assert_eq!(serde_json::from_str::<Exercise>(&text).unwrap(), exercise);
        let refused = |change: &dyn Fn(&mut Origin)| {
            let mut other = exercise.clone();
            change(other.game.as_mut().unwrap());
            let text = serde_json::to_string(&other).unwrap();
            serde_json::from_str::<Exercise>(&text).unwrap_err().to_string()
        };
        let shorter = refused(&|game| drop(game.moves.pop()));
        assert!(shorter.contains("another position"), "{shorter}");
        let wrong = refused(&|game| game.moves[1] = "A a1-a2".to_owned());
        assert!(wrong.contains("move 2: "), "{wrong}");
        let early = Exercise::new(Task::LastSix, exercise.position.clone(), false).unwrap_err();
        assert_eq!(early, "`position`: more than 6 tiles are left");
    }

    #[test]
    fn explanations_name_the_answer_in_all_languages() {
        for task in Task::ALL {
            let exercise = (0..200).find_map(|number| drawn(task, number)).unwrap();
            let tried = exercise.tried(Limits::NONE).unwrap();
            for lang in Lang::ALL {
                let sentences = exercise.explained(&tried, lang);
                assert!(sentences[0].contains(best(&tried)[0].name()), "{sentences:?}");
                assert!(sentences.len() > 1, "{sentences:?}");
            }
        }
    }
}
