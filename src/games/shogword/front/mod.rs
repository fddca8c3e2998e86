//! The game as commands see it.

mod options;
mod table;
mod web;

use clap::{ArgMatches, Command};
use serde_json::{Map, Value};
use smyoz_app::registry::asked::{parsed, with_args};
use smyoz_app::registry::contest::{Arena, ArenaPlan, Beginning, ContestGame, Kept, Seated, Table, arena};
use smyoz_app::registry::{AnyGame, BoardOptions, Entry, Extras, Refusal, Sheet, Sheets};
use smyoz_core::contest::{Contest as _, Header, Opening, Record, RecordError, Sitter};
use smyoz_core::lang::Lang;
use smyoz_core::puzzles::Seed;
use smyoz_paper::Style;
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::sheets::TooSmallError;

use crate::letters::Letters;
use crate::problems::Problems;
use crate::programs::Level;
use crate::rules::Shogword;
use crate::sheets;
use options::{ContestArgs, Wanted, WordsArgs, read_words};
use table::Laid;

/// The game as a registry takes it. A crate that names this value, and not the type, need not
/// compile once more what is generic of the game.
pub static REGISTERED: &dyn AnyGame = &Entry::<Problems> { extras: EXTRAS, ..Entry::PLAIN };

/// What it offers beyond its problems.
const EXTRAS: Extras = Extras {
    name: Some("Shogword: a crossword for two that ends in mate, and problems from it"),
    contest: Some(&ForTwo),
    board: Some(BoardOptions::of::<()>()),
    languages: &Lang::ALL,
    web: Some(&web::WEB),
    sheets: Some(&ForTwo),
    ..Extras::NONE
};

struct ForTwo;

impl ContestGame for ForTwo {
    fn kind(&self) -> &'static str {
        Shogword::GAME
    }

    /// A person and a program.
    fn usual_seats(&self, _: &Map<String, Value>) -> Vec<Sitter> {
        vec![Sitter::Human, Sitter::Program(Level::Strong.name().to_owned())]
    }

    fn with_options(&self, command: Command) -> Command {
        with_args::<ContestArgs>(command)
    }

    /// The words of a record's game, which it only names.
    fn with_advice_options(&self, command: Command) -> Command {
        with_args::<WordsArgs>(command)
    }

    fn advice(&self, own: &ArgMatches) -> Option<String> {
        parsed::<WordsArgs>(own).words.map(|path| path.to_string_lossy().into_owned())
    }

    fn variant(&self, own: &ArgMatches) -> Result<Map<String, Value>, Refusal> {
        Ok(parsed::<ContestArgs>(own).wanted())
    }

    fn begin(&self, variant: &Map<String, Value>, beginning: Beginning) -> Result<Box<dyn Table>, String> {
        let Beginning { seed, seats, .. } = beginning;
        let rules = Wanted::of(variant)?.rules()?;
        let start = rules.begin(seed);
        Ok(Box::new(Seated::begin(Laid { rules }, start, Kept { seed, seats, openings: None })?))
    }

    fn resume(
        &self,
        record: &Record,
        _: Option<&[Opening]>,
        words: Option<&str>,
    ) -> Result<Box<dyn Table>, RecordError> {
        let wrong = |message: String| RecordError { line: 1, message };
        let Header { variant, seed, seats, .. } = &record.header;
        let words = read_words(words.map(str::as_ref)).map_err(wrong)?;
        let rules = Shogword::of_variant(variant, words);
        let rules = rules.map_err(|error| wrong(format!("`variant`: {error}")))?;
        let (start, kept) = (rules.begin(*seed), Kept { seed: *seed, seats: seats.clone(), openings: None });
        Ok(Box::new(Seated::resume(Laid { rules }, start, kept, record)?))
    }

    /// Both games of a rotation have the same deal and the same colours of seats.
    fn arena(
        &self,
        variant: &Map<String, Value>,
        plan: &ArenaPlan<'_>,
        done: &mut dyn FnMut(u64),
    ) -> Result<Arena, String> {
        let laid = Laid { rules: Wanted::of(variant)?.rules()? };
        let start = |number: u64| {
            let seed = plan.seed.stream(&format!("arena {number} start")).below(Seed::COUNT.into()) as u32;
            Ok(laid.rules.begin(seed.try_into().expect("below the number of seeds")))
        };
        arena(&laid, plan, start, done)
    }
}

impl Sheets for ForTwo {
    fn sheet(
        &self,
        sheet: Sheet,
        style: Style,
        paper: At,
        _: &ArgMatches,
    ) -> Result<Result<DisplayList, TooSmallError>, Refusal> {
        Ok(match sheet {
            Sheet::Boards { .. } => sheets::board(style, paper),
            Sheet::Partner => sheets::set(style, &Letters::polish(), paper),
        })
    }
}

#[cfg(test)]
mod tests {
    use smyoz_app::registry::contest::Hiding;
    use smyoz_core::contest::{Line, Seat, Writer};
    use smyoz_core::limits::Limits;

    use super::*;

    /// A game of these seats, with these options on the command line.
    fn begun(options: &[&str], names: [&str; 2]) -> Result<Box<dyn Table>, String> {
        let command = ForTwo.with_options(Command::new("contest"));
        let own = command
            .try_get_matches_from(std::iter::once("contest").chain(options.iter().copied()))
            .map_err(|error| error.to_string())?;
        let seats = names.map(|name| name.parse().unwrap()).to_vec();
        let (variant, hiding) = (ForTwo.variant(&own).unwrap(), vec![Hiding::Drawn(None); 2]);
        let seed = Seed::try_from(7).unwrap();
        let advice = ForTwo.advice(&own);
        ForTwo.begin(&variant, Beginning { seed, seats, hiding, secret: seed.stream("test"), advice })
    }

    /// The same game from its record.
    fn resumed(table: &dyn Table, words: Option<&str>) -> Result<Box<dyn Table>, RecordError> {
        let (mut writer, mut text) = Writer::begin(&table.header());
        text.push('\n');
        table.lines().iter().for_each(|line| text += &(writer.line(line) + "\n"));
        ForTwo.resume(&Record::read(&text).unwrap(), None, words)
    }

    #[test]
    fn games_are_played_to_the_end_and_resumed() {
        for options in [&[][..], &["--easy", "--deal"], &["--strict"]] {
            let mut table = begun(options, ["program:greedy", "program:random"]).unwrap();
            while table.turn().is_some() {
                let line = table.think(Limits::NONE).unwrap();
                assert!(Lang::ALL.iter().all(|&lang| !table.told(&line, lang).is_empty()));
            }
            let again = resumed(&*table, None).unwrap();
            assert_eq!((again.lines(), again.outcome()), (table.lines(), table.outcome()));
            assert!(again.outcome().is_some());
        }
    }

    #[test]
    fn a_person_is_asked_refused_and_advised() {
        let mut table = begun(&["--deal"], ["human", "human"]).unwrap();
        let red = table.turn().unwrap();
        assert!(table.wanted(Lang::Pl).contains("Czerwone"));
        let refused = table.play("?Ł -e5", 0, Lang::En).unwrap_err();
        assert_eq!(refused, "the first move puts a letter from row 2 on e5");
        let advice = table.advice(Lang::En, Limits::NONE).unwrap().unwrap();
        assert_eq!(advice.chances.len(), 9);
        let chosen = advice.steps[2].strip_prefix("Play ").unwrap().trim_end_matches('.').to_owned();
        let line = table.play(&chosen, 0, Lang::En).unwrap();
        assert_eq!(table.told(&line, Lang::En), format!("Player {red}: {chosen}."));
        assert_ne!(table.turn(), Some(red));
        assert_eq!((table.take_back(Lang::En).unwrap(), table.turn()), (Line::Back, Some(red)));
        assert!(table.drawing(Seat(0)).contains("Black: ?"));
    }

    #[test]
    fn other_words_and_tiles_come_from_files_which_a_record_names() {
        let folder = std::env::temp_dir().join(format!("shogword-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
        let (words, tiles, few) = (path("words"), path("tiles"), path("few"));
        std::fs::write(&words, "ab\nba\nabba\n").unwrap();
        std::fs::write(&tiles, "A20 B16\n").unwrap();
        std::fs::write(&few, "A20 C16\n").unwrap();
        let options = ["--deal", "--words", &words, "--letters", &tiles];
        let mut table = begun(&options, ["program:random", "program:random"]).unwrap();
        table.think(Limits::NONE).unwrap();
        assert_eq!(resumed(&*table, Some(&words)).unwrap().lines(), table.lines());
        let other = resumed(&*table, None).err().unwrap().to_string();
        assert!(other.contains("`words`: the game was played with the list "), "{other}");
        let unknown = begun(&["--words", &words, "--letters", &few], ["human", "human"]).err().unwrap();
        assert_eq!(unknown, format!("{few}: no word of the list has the letter C"));
        let missing = begun(&["--words", &path("none")], ["human", "human"]).err().unwrap();
        assert!(missing.starts_with(&path("none")), "{missing}");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
