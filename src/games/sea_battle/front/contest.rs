//! Sea Battle for two, as commands see it.

use crate::lang::SeaTexts;
use clap::{ArgMatches, Command};
use itertools::Itertools;
use serde_json::{Map, Value, json};

use super::contest_options::{AdviceArgs, ContestArgs};
use super::contest_page;
use crate::board::{Cell, CellSet, Columns, Layout, Piece, Size, Variant, Violation};
use crate::contest::{ForTwo, Move, MoveError, Program, Seen};
use crate::deduction::Chart;
use crate::fraud::Answer;
use crate::options::setting;
use crate::seeds::Sampler;
use crate::shooting::{Assume, AssumeError, Budget, Chance, Config, Heat, Level, LevelError, Placement, Placer};
use smyoz_app::registry::asked::{parsed, with_args};
use smyoz_app::registry::contest::{
    Advice, Arena, ArenaPlan, AtTable, Beginning, ContestGame, Hiding, Kept, Measurement, Pace, Seated, Table, Verdict,
    arena, told_end,
};
use smyoz_app::registry::{Read, Refusal};
use smyoz_core::contest::{Opening, Player, Record, RecordError, Salt, Seat, Sitter, rounded, sum};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::{Seed, Stream};
use smyoz_paper::drawing::DisplayList;

pub(super) struct SeaBattleForTwo;

/// The game of a variant; an error names the option.
fn rules(variant: &Map<String, Value>) -> Result<ForTwo, String> {
    ForTwo::of_variant(variant).map_err(|error| error.to_string())
}

/// A board that is drawn at random.
fn drawn(
    placer: &Placer<'_>,
    size: Size,
    how: Option<&str>,
    draws: &mut Stream,
    limits: Limits<'_>,
) -> Result<Layout, String> {
    let placement = how.map_or(Ok(Placement::Uniform), str::parse::<Placement>);
    let placement = placement.map_err(|error| error.to_string())?;
    let board = placer.place_until(placement, draws, limits).map_err(|cancelled| cancelled.to_string())?;
    let board = board.map_err(|error| error.to_string())?;
    let ships = board.ships.iter().fold(CellSet::NONE, |all, &ship| all | ship);
    let mut layout = Layout::of_ships(size, ships);
    layout.lay(Piece::Mine, &board.mines);
    layout.lay(Piece::Sweeper, &board.sweepers);
    Ok(layout)
}

fn hidden(rules: &ForTwo, placer: &Placer<'_>, hiding: &Hiding, draws: &mut Stream) -> Result<Layout, String> {
    match hiding {
        Hiding::Drawn(how) => drawn(placer, rules.setting.size(), how.as_deref(), draws, Limits::NONE),
        Hiding::Seed(seed) => Sampler::new(&rules.setting).layout(*seed).map_err(|error| error.to_string()),
        Hiding::Lines(lines) => rules.board(lines),
    }
}

/// What is wrong with a board, for the person who draws it.
fn in_words(broken: &Violation, lang: Lang) -> String {
    let place = |cells: &CellSet| cells.place_name("–", "–");
    match broken {
        Violation::Size { expected, found } => lang.sea_table_size(expected.to_string(), found.to_string()),
        Violation::Fleet { length, expected, ships } => {
            lang.sea_table_ships(*length as u64, *expected as u64, ships.len() as u64)
        }
        Violation::Shape { cells } => lang.sea_table_shape(place(cells)),
        Violation::Touch { pieces: [(_, one), (_, other)] } => lang.sea_table_touch(place(one), place(other)),
        Violation::Number { piece, expected, cells } => {
            let mine = u8::from(*piece == Piece::Mine);
            lang.sea_table_number(mine, *expected as u64, cells.len() as u64)
        }
    }
}

fn salt(draws: &mut Stream) -> Salt {
    Salt::from([(); 16].map(|()| draws.below(256) as u8))
}

impl ContestGame for SeaBattleForTwo {
    fn kind(&self) -> &'static str {
        crate::front::GAME
    }

    fn with_options(&self, command: Command) -> Command {
        with_args::<ContestArgs>(command)
    }

    fn with_advice_options(&self, command: Command) -> Command {
        with_args::<AdviceArgs>(command)
    }

    fn advice(&self, own: &ArgMatches) -> Option<String> {
        Some(parsed::<AdviceArgs>(own).name())
    }

    fn variant(&self, own: &ArgMatches) -> Result<Map<String, Value>, Refusal> {
        Ok(parsed::<ContestArgs>(own).variant(&setting(own)?))
    }

    fn hiding(&self, seats: &[Sitter], own: &ArgMatches, read: Read) -> Result<Vec<Option<Hiding>>, Refusal> {
        parsed::<ContestArgs>(own).hiding(seats, &setting(own)?, read)
    }

    fn placement(&self, own: &ArgMatches) -> Option<String> {
        parsed::<ContestArgs>(own).placement()
    }

    fn measurement(&self, own: &ArgMatches, seed: Option<Seed>) -> Result<Option<Measurement>, Refusal> {
        Ok(parsed::<ContestArgs>(own).measurement(setting(own)?, seed))
    }

    fn usual_seats(&self, _: &Map<String, Value>) -> Vec<Sitter> {
        vec![Sitter::Human, Sitter::Program(Level::Strong.name().to_owned())]
    }

    fn begin(&self, variant: &Map<String, Value>, beginning: Beginning) -> Result<Box<dyn Table>, String> {
        let Beginning { seed, seats, hiding, mut secret, advice } = beginning;
        let rules = rules(variant)?;
        let config = Config::new(rules.setting.clone());
        let placer = Placer::new(&config);
        let boards = (1..).zip(&hiding).map(|(number, hiding)| {
            hidden(&rules, &placer, hiding, &mut secret).map_err(|error| format!("the board of seat {number}: {error}"))
        });
        let boards: Vec<Layout> = boards.collect::<Result<_, _>>()?;
        let opening = |board: &Layout| Opening { salt: salt(&mut secret), lines: board.rows() };
        let openings = boards.iter().map(opening).collect();
        let start = rules.begin(seed, boards);
        let laid = Laid::new(rules, advice.as_deref())?;
        Ok(Box::new(Seated::begin(laid, start, Kept { seed, seats, openings: Some(openings) })?))
    }

    fn resume(
        &self,
        record: &Record,
        hidden: Option<&[Opening]>,
        advice: Option<&str>,
    ) -> Result<Box<dyn Table>, RecordError> {
        let wrong = |line: usize, message: String| RecordError { line, message };
        let rules = rules(&record.header.variant).map_err(|error| wrong(1, format!("`variant`: {error}")))?;
        let missing = "the boards are not revealed yet, and the file that hides them is missing";
        let openings = record.revealed().or(hidden).ok_or_else(|| wrong(1, missing.to_owned()))?;
        record.check(openings)?;
        let board = |(number, opening): (usize, &Opening)| {
            let board = rules.board(&opening.lines);
            board.map_err(|error| wrong(record.lines.len() + 1, format!("the board of seat {number}: {error}")))
        };
        let boards: Vec<Layout> = (1..).zip(openings).map(board).collect::<Result<_, _>>()?;
        if boards.len() != 2 {
            return Err(wrong(1, format!("`commitments`: expected 2, found {}", boards.len())));
        }
        let start = rules.begin(record.header.seed, boards);
        let (seed, seats) = (record.header.seed, record.header.seats.clone());
        let laid = Laid::new(rules, advice).map_err(|message| wrong(1, message))?;
        let kept = Kept { seed, seats, openings: Some(openings.to_vec()) };
        Ok(Box::new(Seated::resume(laid, start, kept, record)?))
    }

    fn hides(&self, variant: &Map<String, Value>) -> Result<Option<Value>, String> {
        let setting = rules(variant)?.setting;
        let (size, Variant { touch, shapes, mines, sweepers }) = (setting.size(), setting.variant());
        Ok(Some(json!({
            "width": size.width(),
            "height": size.height(),
            "fleet": setting.fleet().lengths(),
            "touch": touch.to_string(),
            "shapes": shapes.to_string(),
            "mines": mines,
            "sweepers": sweepers,
        })))
    }

    fn hide(
        &self,
        variant: &Map<String, Value>,
        hiding: &Hiding,
        secret: &mut Stream,
        lang: Lang,
    ) -> Result<Vec<String>, String> {
        let rules = rules(variant)?;
        if let Hiding::Lines(lines) = hiding {
            let layout = Layout::from_rows(lines).map_err(|_| lang.sea_table_no_board())?;
            let broken = rules.setting.check(&layout);
            return match broken.first() {
                None => Ok(layout.rows()),
                Some(first) => Err(in_words(first, lang)),
            };
        }
        let config = Config::new(rules.setting.clone());
        Ok(hidden(&rules, &Placer::new(&config), hiding, secret)?.rows())
    }

    fn pages(
        &self,
        record: &Record,
        hidden: Option<&[Opening]>,
        lang: Lang,
        paper: (f64, f64),
    ) -> Result<Vec<DisplayList>, String> {
        let table = self.resume(record, hidden, None).map_err(|error| error.to_string())?;
        if table.turn().is_some() {
            return Err(lang.contest_goes_on());
        }
        let rules = rules(&record.header.variant)?;
        contest_page::pages(&rules, (record, table.openings()), told_end(&*table, lang), lang, paper)
    }

    fn arena(
        &self,
        variant: &Map<String, Value>,
        plan: &ArenaPlan<'_>,
        done: &mut dyn FnMut(u64),
    ) -> Result<Arena, String> {
        let rules = rules(variant)?;
        let (config, size) = (Config::new(rules.setting.clone()), rules.setting.size());
        let placer = Placer::new(&config);
        let start = |number: u64| {
            let mut draws = plan.seed.stream(&format!("arena {number} boards"));
            let boards = [(); 2].map(|()| drawn(&placer, size, plan.hiding.as_deref(), &mut draws, plan.stop.into()));
            let first = draws.below(Seed::COUNT.into()) as u32;
            let seed = first.try_into().expect("below the number of seeds");
            Ok(rules.begin(seed, boards.into_iter().collect::<Result<_, _>>()?))
        };
        arena(&Laid::new(rules.clone(), None)?, plan, start, done)
    }
}

/// The shots and the answers of a move in a record, one by one.
fn shots<'a>(text: &'a str, answer: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    text.split(' ').zip(answer.split(' '))
}

/// The game as it lies on the table.
#[derive(Clone)]
struct Laid {
    rules: ForTwo,
    assume: Assume,
}

impl Laid {
    /// A game; advice assumes what has this name, or what it usually does.
    fn new(rules: ForTwo, advice: Option<&str>) -> Result<Self, String> {
        let assume = advice.map_or(Ok(Assume::default()), str::parse);
        Ok(Self { rules, assume: assume.map_err(|error: AssumeError| error.to_string())? })
    }
}

impl AtTable for Laid {
    type Rules = ForTwo;

    /// Sees the odds as *strong* does.
    type Adviser = Program;

    fn rules(&self) -> &ForTwo {
        &self.rules
    }

    fn adviser(&self) -> Program {
        Program::new(&self.rules, Level::Strong, self.assume, Budget::PLAY)
    }

    /// A level; after a colon, what *strong* assumes of the placement: `strong:uniform`.
    fn program(&self, name: &str, pace: Pace) -> Result<Box<dyn Player<ForTwo>>, String> {
        let (level, assume) = name.split_once(':').unwrap_or((name, Assume::default().name()));
        let level: Level = level.parse().map_err(|error: LevelError| error.to_string())?;
        let assume: Assume = assume.parse().map_err(|error: AssumeError| error.to_string())?;
        let budget = match pace {
            Pace::Arena => Budget::ARENA,
            Pace::Play => Budget::PLAY,
        };
        Ok(Box::new(Program::new(&self.rules, level, assume, budget)))
    }

    /// Both boards: of the other one, what was answered and named, and nothing else.
    fn view(&self, seen: &Seen<'_>) -> Value {
        let Seen { own, other, .. } = seen;
        let size = self.rules.setting.size();
        let shots = |shots: &[(Cell, Answer)]| -> Vec<Value> {
            let shot =
                |(cell, answer): &(Cell, Answer)| json!({"cell": cell.to_string(), "answer": answer.to_string()});
            shots.iter().map(shot).collect()
        };
        let named = |named: &[(Cell, Piece)]| -> Vec<Value> {
            let one = |(cell, piece): &(Cell, Piece)| json!({"cell": cell.to_string(), "piece": piece.letter()});
            named.iter().map(one).collect()
        };
        let sunk: Vec<String> =
            size.cells().filter(|&cell| seen.is_of_sunk(cell)).map(|cell| cell.to_string()).collect();
        json!({
            "width": size.width(),
            "height": size.height(),
            "fleet": self.rules.setting.fleet().lengths(),
            "shots": self.rules.shots_at(other),
            "due": seen.due.filter(|_| seen.turn == Some(seen.seat)).map(Piece::letter),
            "own": {
                "rows": own.layout().rows(),
                "shots": shots(own.outside().shots),
                "named": named(own.outside().named),
            },
            "other": { "shots": shots(other.shots), "named": named(other.named), "sunk": sunk },
        })
    }

    fn wanted(&self, seen: &Seen<'_>, lang: Lang) -> String {
        let seat = seen.seat.to_string();
        match seen.due {
            Some(piece) => lang.sea_contest_name(seat, u8::from(piece == Piece::Mine)),
            None => lang.sea_contest_shoot(seat, self.rules.shots_at(&seen.other) as u64),
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

    fn refused(&self, refusal: &MoveError, lang: Lang) -> String {
        refusal.text(lang)
    }

    fn advice(
        &self,
        adviser: &Program,
        seen: &Seen<'_>,
        lang: Lang,
        limits: Limits<'_>,
    ) -> Result<Option<Advice>, CancelledError> {
        if let Some(piece) = seen.due {
            let mine = u8::from(piece == Piece::Mine);
            let Some(cell) = seen.cell_to_name(piece, &mut draws()) else { return Ok(None) };
            let steps = [
                lang.sea_contest_name_region(mine),
                lang.sea_contest_name_reason(mine),
                lang.sea_contest_name_best(cell.to_string()),
            ];
            return Ok(Some(Advice { steps, map: None, chances: Vec::new() }));
        }
        let Some(heat) = adviser.heat(seen, &mut draws(), limits)? else { return Ok(None) };
        let shots = best(&heat, self.rules.shots_at(&seen.other));
        let Some(&(first, chance)) = shots.first() else { return Ok(None) };
        let third = |at: u8, of: u8| 3 * u32::from(at) / u32::from(of);
        let size = self.rules.setting.size();
        let down = lang.sea_contest_down(third(first.row(), size.height()));
        let right = lang.sea_contest_right(third(first.column(), size.width()));
        let percent = |value: f64| rounded(100.0 * value, 1);
        let cells = shots.iter().map(|(cell, _)| cell).join(", ");
        let best = match shots.len() {
            1 => lang.sea_contest_best(cells, percent(chance.probability), percent(chance.standard_error)),
            _ => {
                let error = sum(shots.iter().map(|(_, chance)| chance.standard_error.powi(2))).sqrt();
                lang.sea_contest_best_salvo(cells, rounded(expected_hits(&shots), 2), rounded(error, 2))
            }
        };
        let steps = [
            lang.sea_contest_region(down.clone(), right.clone()),
            lang.sea_contest_likely(down, right, percent(chance.probability)),
            best,
        ];
        let chances = heat.chances().iter().map(|(cell, chance)| (cell.to_string(), chance.probability)).collect();
        Ok(Some(Advice { steps, map: Some(map(&heat, size)), chances }))
    }

    fn certain(&self, seen: &Seen<'_>, lang: Lang, limits: Limits<'_>) -> Result<Vec<String>, CancelledError> {
        let chart = Chart::new(&self.rules.setting);
        let passages = seen.certain(&chart, limits)?;
        Ok(passages.iter().flat_map(|passage| passage.sentences(&chart, lang)).collect())
    }

    fn judge(
        &self,
        adviser: &Program,
        seen: &Seen<'_>,
        chosen: &Move,
        limits: Limits<'_>,
    ) -> Result<Option<Verdict>, CancelledError> {
        let Move::Shots(cells) = chosen else { return Ok(None) };
        let Some(heat) = adviser.heat(seen, &mut draws(), limits)? else { return Ok(None) };
        let chances: Option<Vec<(Cell, Chance)>> = cells.iter().map(|&cell| Some((cell, heat.at(cell)?))).collect();
        let (Some(chances), best) = (chances, best(&heat, cells.len())) else { return Ok(None) };
        let differing = |one: &[(Cell, Chance)], other: &[(Cell, Chance)]| -> f64 {
            let only = one.iter().filter(|(cell, _)| other.iter().all(|(other, _)| other != cell));
            sum(only.map(|(_, chance)| chance.standard_error.powi(2)))
        };
        let standard_error = (differing(&chances, &best) + differing(&best, &chances)).sqrt();
        let (value, best_value) = (expected_hits(&chances), expected_hits(&best));
        // Sums in another order may differ in their last digits.
        let best_value = if best_value - value < 1e-9 { value } else { best_value };
        let best = best.iter().map(|(cell, _)| cell).join(" ");
        Ok(Some(Verdict { is_probability: cells.len() == 1, value, best, best_value, standard_error }))
    }

    fn unit(&self) -> &'static str {
        "expected_hits"
    }

    fn measured(&self, value: f64, lang: Lang) -> String {
        lang.sea_contest_hits(value)
    }

    fn counts(&self, moves: &[(Seat, String)], seat: Seat) -> Vec<(&'static str, u32)> {
        let answers = moves.iter().filter(|(other, _)| *other == seat).flat_map(|(_, answers)| answers.split(' '));
        let answers: Vec<&str> = answers.filter(|answer| !answer.is_empty()).collect();
        let misses = answers.iter().filter(|answer| **answer == "miss").count();
        vec![("shots", answers.len() as u32), ("misses", misses as u32)]
    }
}

/// Random numbers for advice: the same position gets the same advice.
fn draws() -> Stream {
    Seed::try_from(1).expect("1 is a seed").stream("sea battle advice")
}

/// The cells that are hit most likely, the likeliest first, then in reading order.
fn best(heat: &Heat, count: usize) -> Vec<(Cell, Chance)> {
    let mut chances = heat.chances().to_vec();
    chances.sort_by(|(_, one), (_, other)| other.probability.total_cmp(&one.probability));
    chances.truncate(count);
    chances
}

/// How many of these shots are expected to hit.
fn expected_hits(shots: &[(Cell, Chance)]) -> f64 {
    sum(shots.iter().map(|(_, chance)| chance.probability))
}

/// The board with the probability of a hit in each cell, in per cent; `-` where a shot fell.
fn map(heat: &Heat, size: Size) -> String {
    let columns = Columns::latin();
    let names = columns.names()[..size.width().into()].iter();
    let mut text = format!("   {}\n", names.map(|name| format!("{name:>3}")).join(" "));
    for row in 0..size.height() {
        let cell = |column| match heat.at(Cell::at(column, row)) {
            Some(Chance { probability, .. }) => format!("{:>3.0}", 100.0 * probability),
            None => "  -".to_owned(),
        };
        text += &format!("{:>2} {}\n", row + 1, (0..size.width()).map(cell).join(" "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bent_ships_are_named_by_all_their_cells() {
        let cells: CellSet = ["A1", "B1", "A2"].map(|name| name.parse::<Cell>().unwrap()).into_iter().collect();
        let told = in_words(&Violation::Shape { cells }, Lang::En);
        assert!(told.contains("A1–B1–A2"), "{told}");
    }
}
