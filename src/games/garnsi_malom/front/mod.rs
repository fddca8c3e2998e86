//! The games as commands see them.

mod options;
mod table;
mod web;

use std::iter;

use clap::{ArgMatches, Command};
use serde_json::{Map, Value};
use smyoz_app::registry::asked::{parsed, with_args};
use smyoz_app::registry::contest::{Arena, ArenaPlan, Beginning, ContestGame, Hiding, Kept, Seated, Table, arena};
use smyoz_app::registry::{AnyGame, BoardOptions, Entry, Extras, Read, Refusal, Sheet, Sheets};
use smyoz_core::contest::{Contest as _, Header, Line, Opening, Record, RecordError, Referee, Sitter, Writer};
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::Seed;
use smyoz_paper::Style;
use smyoz_paper::drawing::{At, DisplayList};
use smyoz_paper::sheets::TooSmallError;

use crate::contest::{GarnsiMalom, Kind};
use crate::holes::Holes;
use crate::problems::Problems;
use crate::programs::Level;
use crate::sheets;
use crate::starts::{Wish, WishError, start};
use options::{ContestArgs, SheetArgs};
use table::Laid;

/// The game as a registry takes it. A crate that names this value, and not the type, need not
/// compile once more what is generic of the game.
pub static REGISTERED: &dyn AnyGame = &Entry::<Holes> { extras: EXTRAS, ..Entry::PLAIN };

/// Its problems, as another game of the registry.
pub static PROBLEMS: &dyn AnyGame = &Entry::<Problems> {
    extras: Extras {
        aliases: &["malom-problem"],
        name: Some("Problems of Garnsi-Malom: positions with one best move"),
        board: Some(BoardOptions::of::<()>()),
        ..Extras::NONE
    },
    ..Entry::PLAIN
};

/// What it offers beyond its puzzles.
const EXTRAS: Extras = Extras {
    aliases: &["malom"],
    name: Some("Garnsi-Malom: sudokus with holes, and mills for two to nine players"),
    contest: Some(&ForSeveral),
    web: Some(&web::WEB),
    sheets: Some(&ForSeveral),
    ..Extras::NONE
};

struct ForSeveral;

/// The most placing phases that are drawn for a start position.
const STARTS_TRIED: u64 = 20_000;

/// The rules of a variant for this many seats.
fn rules(variant: &Map<String, Value>, seats: usize) -> Result<GarnsiMalom, String> {
    let mut variant = variant.clone();
    variant.entry("seats").or_insert(seats.into());
    GarnsiMalom::of_variant(&variant)
}

/// The record of a game so far.
fn record(game: &Referee<GarnsiMalom>, header: Header) -> Record {
    let (writer, _) = Writer::begin(&header);
    let line = |(seat, text, answer)| Line::Move { seat, text, answer, ms: 0 };
    let turns = game.turns().iter().map(|turn| (turn.seat, game.rules().write(&turn.chosen), turn.answer.clone()));
    Record { header, lines: turns.map(line).collect(), is_torn: false, whole: 0, writer }
}

impl ContestGame for ForSeveral {
    fn kind(&self) -> &'static str {
        GarnsiMalom::GAME
    }

    /// A person and programs: two seats in *six*, three in the other games.
    fn usual_seats(&self, variant: &Map<String, Value>) -> Vec<Sitter> {
        let program = || Sitter::Program(Level::Strong.name().to_owned());
        let programs = self.seat_counts(variant)[0] - 1;
        iter::once(Sitter::Human).chain(iter::repeat_with(program).take(programs)).collect()
    }

    fn seat_counts(&self, variant: &Map<String, Value>) -> Vec<usize> {
        let is_six = variant.get("game").is_none_or(|game| game == Kind::Six.name());
        if is_six { vec![2, 6] } else { vec![3, 9] }
    }

    fn with_options(&self, command: Command) -> Command {
        with_args::<ContestArgs>(command)
    }

    fn variant(&self, own: &ArgMatches) -> Result<Map<String, Value>, Refusal> {
        Ok(parsed::<ContestArgs>(own).variant())
    }

    /// Nothing is hidden. What is asked of the start position is handed on by the first seat.
    fn hiding(&self, seats: &[Sitter], own: &ArgMatches, _: Read) -> Result<Vec<Option<Hiding>>, Refusal> {
        let mut hiding = vec![Some(Hiding::Drawn(None)); seats.len()];
        if let (Some(first), wish) = (hiding.first_mut(), parsed::<ContestArgs>(own).start()) {
            *first = Some(Hiding::Drawn(wish));
        }
        Ok(hiding)
    }

    fn begin(&self, variant: &Map<String, Value>, beginning: Beginning) -> Result<Box<dyn Table>, String> {
        let Beginning { seed, seats, hiding, .. } = beginning;
        let laid = Laid::new(rules(variant, seats.len())?);
        let begun = laid.rules.begin(seed);
        let kept = Kept { seed, seats, openings: None };
        let Some(Hiding::Drawn(Some(wish))) = hiding.first() else {
            return Ok(Box::new(Seated::begin(laid, begun, kept)?));
        };
        let wish: Wish = wish.parse().map_err(|error: WishError| error.to_string())?;
        let game =
            start(&laid.rules, &wish, seed, Limits::NONE.within(STARTS_TRIED)).map_err(|error| error.to_string())?;
        let header = Header {
            game: GarnsiMalom::GAME.to_owned(),
            variant: laid.rules.variant(),
            seed,
            seats: kept.seats.clone(),
            commitments: None,
        };
        let record = record(&game, header);
        Ok(Box::new(Seated::resume(laid, begun, kept, &record).map_err(|error| error.message)?))
    }

    fn resume(&self, record: &Record, _: Option<&[Opening]>, _: Option<&str>) -> Result<Box<dyn Table>, RecordError> {
        let Header { variant, seed, seats, .. } = &record.header;
        let rules = GarnsiMalom::of_variant(variant);
        let rules = rules.map_err(|error| RecordError { line: 1, message: format!("`variant`: {error}") })?;
        let (start, kept) = (rules.begin(*seed), Kept { seed: *seed, seats: seats.clone(), openings: None });
        Ok(Box::new(Seated::resume(Laid::new(rules), start, kept, record)?))
    }

    /// The games of a rotation begin with the same barred cells.
    fn arena(
        &self,
        variant: &Map<String, Value>,
        plan: &ArenaPlan<'_>,
        done: &mut dyn FnMut(u64),
    ) -> Result<Arena, String> {
        let laid = Laid::new(rules(variant, plan.programs.len())?);
        let start = |number: u64| {
            let seed = plan.seed.stream(&format!("arena {number} start")).below(Seed::COUNT.into()) as u32;
            Ok(laid.rules.begin(seed.try_into().expect("below the number of seeds")))
        };
        arena(&laid, plan, start, done)
    }
}

impl Sheets for ForSeveral {
    fn with_looks(&self, command: Command) -> Command {
        with_args::<SheetArgs>(command)
    }

    fn sheet(
        &self,
        sheet: Sheet,
        style: Style,
        paper: At,
        own: &ArgMatches,
    ) -> Result<Result<DisplayList, TooSmallError>, Refusal> {
        let rules = GarnsiMalom::of(if parsed::<SheetArgs>(own).nine { Kind::Nine } else { Kind::Six });
        Ok(sheets::sheet(&rules, sheet == Sheet::Partner, style, paper))
    }

    fn lesson(&self, style: Style, paper: At) -> Option<Vec<DisplayList>> {
        Some(sheets::lesson(style, paper))
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use smyoz_core::contest::Seat;
    use smyoz_core::lang::Lang;

    use super::*;

    fn seats(names: &[&str]) -> Vec<Sitter> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    /// A game of these seats, with these options on the command line.
    fn begun(options: &[&str], names: &[&str]) -> Result<Box<dyn Table>, String> {
        let command = ForSeveral.with_options(Command::new("contest"));
        let own = command
            .try_get_matches_from(std::iter::once("contest").chain(options.iter().copied()))
            .map_err(|error| error.to_string())?;
        let (variant, seats) = (ForSeveral.variant(&own).unwrap(), seats(names));
        let read = |_: &Path| Err(Refusal::Other("no file is read".to_owned()));
        let hiding = ForSeveral.hiding(&seats, &own, &read).unwrap().into_iter().flatten().collect();
        let seed = Seed::try_from(7).unwrap();
        let secret = seed.stream("test");
        ForSeveral.begin(&variant, Beginning { seed, seats, hiding, secret, advice: None })
    }

    /// The same game from its record.
    fn resumed(table: &dyn Table) -> Box<dyn Table> {
        let (mut writer, mut text) = Writer::begin(&table.header());
        text.push('\n');
        table.lines().iter().for_each(|line| text += &(writer.line(line) + "\n"));
        ForSeveral.resume(&Record::read(&text).unwrap(), None, None).unwrap()
    }

    #[test]
    fn games_are_played_to_the_end_and_resumed() {
        let games: [(&[&str], &[&str]); 5] = [
            (&[], &["program:greedy", "program:random"]),
            (&[], &["program:greedy"; 6]),
            (&["--nine", "--end", "3"], &["program:greedy"; 3]),
            (&["--nine", "--teams", "--roll"], &["program:greedy"; 9]),
            (&["--heaps"], &["program:greedy"; 3]),
        ];
        for (options, names) in games {
            let mut table = begun(options, names).unwrap();
            while table.turn().is_some() {
                let line = table.think(Limits::NONE).unwrap();
                assert!(!table.told(&line, Lang::Hu).is_empty());
            }
            let again = resumed(&*table);
            assert_eq!((again.lines(), again.outcome()), (table.lines(), table.outcome()));
            assert!(again.outcome().is_some());
        }
    }

    #[test]
    fn a_person_is_asked_refused_and_advised() {
        let mut table = begun(&[], &["human", "human"]).unwrap();
        assert_eq!(table.wanted(Lang::En), "Player 1, place a piece of sign 1");
        let line = table.play("a1", 0, Lang::En).unwrap();
        assert_eq!(table.told(&line, Lang::En), "Player 1 places a piece at a1.");
        assert_eq!(table.play("a1", 0, Lang::Hu), Err("az a1 mezőn már áll bábu".to_owned()));
        assert_eq!(
            table.play("a1-b1", 0, Lang::En).unwrap_err(),
            "no piece can move yet: name the cell for a new piece, such as `e5`"
        );
        let advice = table.advice(Lang::En, Limits::NONE).unwrap().unwrap();
        assert!(advice.steps[2].starts_with("Play "), "{}", advice.steps[2]);
        let line = table.take_back(Lang::En).unwrap();
        assert_eq!((line, table.turn().map(|seat| seat.0)), (Line::Back, Some(0)));
    }

    #[test]
    fn the_record_of_a_start_position_has_its_placing_phase() {
        let table = begun(&["--nine", "--holes", "0..30", "--stuck"], &["human"; 3]).unwrap();
        assert_eq!(table.lines().len(), 81);
        let again = resumed(&*table);
        assert_eq!(again.drawing(Seat(0)), table.drawing(Seat(0)));
        assert!(begun(&["--holes", "0..1"], &["human"; 2]).is_err(), "two cells are barred");
    }

    #[test]
    fn options_that_do_not_go_together_are_refused() {
        let refused = |options: &[&str], names: &[&str]| begun(options, names).err().unwrap();
        assert!(refused(&["--nine"], &["human"; 2]).contains("`seats`: expected 3 or 9, found 2"));
        assert!(refused(&["--roll"], &["human"; 2]).contains("--nine"));
        assert!(refused(&["--end", "9"], &["human"; 2]).contains("expected five"));
        assert!(refused(&[], &["program:weak", "human"]).contains("expected random, greedy or strong"));
    }
}
