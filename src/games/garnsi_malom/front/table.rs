//! What is said at the table.

use itertools::Itertools;
use serde_json::{Value, json};
use smyoz_app::registry::contest::{Advice, AtTable, Pace, Verdict};
use smyoz_core::contest::{Contest as _, Player, Seat};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::problems::{Posed as _, best};
use smyoz_core::puzzles::Seed;

use crate::board::Cells;
use crate::contest::{Diagram, GarnsiMalom, Kind, Move, MoveError, Phase, Position, Step};
use crate::lang::MalomTexts;
use crate::problems::{Exercise, Task};
use crate::programs::{Level, LevelError, Program};

/// Positions that *strong* searches for a move: about 10 ms in the arena, 100 ms against a person.
fn work(pace: Pace) -> u64 {
    match pace {
        Pace::Arena => 20_000,
        Pace::Play => 200_000,
    }
}

/// The game as it lies on the table.
#[derive(Clone)]
pub(super) struct Laid {
    pub rules: GarnsiMalom,
}

impl Laid {
    pub fn new(rules: GarnsiMalom) -> Self {
        Self { rules }
    }

    /// By which question moves are judged.
    fn task(&self) -> Task {
        let is_six = self.rules.kind() == Kind::Six && self.rules.sides_move();
        if is_six { Task::ThreeMoves } else { Task::Mills }
    }
}

impl AtTable for Laid {
    type Rules = GarnsiMalom;
    type Adviser = Program;

    fn rules(&self) -> &GarnsiMalom {
        &self.rules
    }

    fn adviser(&self) -> Program {
        Program::new(Level::Strong, work(Pace::Play))
    }

    fn program(&self, name: &str, pace: Pace) -> Result<Box<dyn Player<GarnsiMalom>>, String> {
        let level: Level = name.parse().map_err(|error: LevelError| error.to_string())?;
        Ok(Box::new(Program::new(level, work(pace))))
    }

    /// The position as a file holds it, and what can be done in it.
    fn view(&self, seen: &&Position) -> Value {
        let (rules, position) = (&self.rules, *seen);
        let mover = rules.mover(position);
        let is_placing = position.phase() == Phase::Placing && !rules.is_over(position);
        let targets = rules.targets(position, rules.side(mover));
        let steps = if rules.is_over(position) || is_placing { Vec::new() } else { rules.steps(position) };
        let step = |step: Step| {
            let (least, most) = rules.captures(step.mills, targets.len());
            json!([step.from.to_string(), step.to.to_string(), least, most])
        };
        let cells = |cells: Cells| cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
        json!({
            "diagram": Diagram::new(rules.clone(), position.clone()),
            "box": [3, rules.board().side() / 3],
            "sides": rules.sides(),
            "signs": rules.movers(position).map(|sign| sign.0 + 1).collect::<Vec<_>>(),
            "jumping": rules.signs().filter(|&sign| rules.is_jumping(position, sign)).map(|sign| sign.0 + 1).collect::<Vec<_>>(),
            "places": if is_placing { cells(rules.places(position, mover)) } else { Vec::new() },
            "loses": is_placing && rules.can_lose(position, mover),
            "steps": steps.into_iter().map(step).collect::<Vec<_>>(),
            "targets": cells(targets),
        })
    }

    fn wanted(&self, seen: &&Position, lang: Lang) -> String {
        let seat = self.rules.turn(seen).unwrap_or(Seat(0)).to_string();
        match seen.phase() {
            Phase::Placing => lang.malom_place(seat, self.rules.mover(seen).to_string()),
            Phase::Moving => lang.malom_move(seat, self.rules.movers(seen).join(", ")),
        }
    }

    fn told(&self, seat: Seat, text: &str, answer: &str, lang: Lang) -> String {
        let seat = seat.to_string();
        let chosen = match text.parse() {
            Ok(Move::Place(cell)) => lang.malom_placed(seat, cell.to_string()),
            Ok(Move::Lose) => lang.malom_lost(seat),
            Ok(Move::TimeOut) => lang.malom_timed_out(seat),
            Ok(Move::Go { from, to, taken }) if taken.is_empty() => {
                lang.malom_moved(seat, from.to_string(), to.to_string())
            }
            Ok(Move::Go { from, to, taken }) => {
                lang.malom_took(seat, from.to_string(), to.to_string(), taken.iter().join(", "))
            }
            Err(_) => text.to_owned(),
        };
        let events = answer.split("; ").filter(|event| !event.is_empty()).map(|event| match event.split_once(' ') {
            Some(("out", signs)) => lang.malom_out(signs.split(' ').join(", ")),
            Some(("board", corners)) => lang.malom_shrunk(corners.replace('-', "–")),
            _ => lang.malom_scores(event.to_owned()),
        });
        std::iter::once(chosen).chain(events).join(" ")
    }

    fn refused(&self, refusal: &MoveError, lang: Lang) -> String {
        refusal.text(lang)
    }

    /// What *strong* would play: how many mills, which piece, which move.
    fn advice(
        &self,
        adviser: &Program,
        seen: &&Position,
        lang: Lang,
        limits: Limits<'_>,
    ) -> Result<Option<Advice>, CancelledError> {
        // The same position gets the same advice.
        let mut draws = Seed::try_from(1).expect("1 is a seed").stream("garnsi-malom advice");
        let chosen = adviser.choose(&self.rules, seen, &mut draws, limits)?;
        let [first, second] = match chosen {
            Move::Place(cell) => [lang.malom_hint_room(), lang.malom_hint_row(u64::from(cell.row()) + 1)],
            Move::Lose | Move::TimeOut => [lang.malom_hint_lose(), lang.malom_hint_lose()],
            Move::Go { from, to, .. } => {
                let steps = self.rules.steps(seen);
                let step = steps.iter().find(|step| (step.from, step.to) == (from, to));
                let mills = step.map_or(0, |step| step.mills);
                [lang.malom_hint_mills(u64::from(mills)), lang.malom_hint_piece(from.to_string())]
            }
        };
        let steps = [first, second, lang.malom_hint_best(chosen.to_string())];
        Ok(Some(Advice { steps, map: None, chances: Vec::new() }))
    }

    /// In six by what it wins within three moves, otherwise by its mills; not while pieces are
    /// placed.
    fn judge(
        &self,
        _: &Program,
        seen: &&Position,
        chosen: &Move,
        limits: Limits<'_>,
    ) -> Result<Option<Verdict>, CancelledError> {
        let diagram = Diagram::new(self.rules.clone(), (*seen).clone());
        let Ok(exercise) = Exercise::new(self.task(), diagram, false) else { return Ok(None) };
        let (own, tried) = (exercise.worth(chosen), exercise.tried(limits)?);
        let (Some(own), Some(best)) = (own, best(&tried).first().copied()) else { return Ok(None) };
        Ok(Some(Verdict::counted(own.into(), best.name().to_owned(), best.worth.into())))
    }

    fn unit(&self) -> &'static str {
        if self.task() == Task::ThreeMoves { "pieces" } else { "mills" }
    }

    fn measured(&self, value: f64, lang: Lang) -> String {
        if self.task() == Task::ThreeMoves { lang.malom_pieces(value) } else { lang.malom_mills(value) }
    }

    fn counts(&self, moves: &[(Seat, String)], seat: Seat) -> Vec<(&'static str, u32)> {
        let own = moves.iter().filter(|(other, _)| *other == seat).count();
        vec![("moves", own as u32), ("moves of all", moves.len() as u32)]
    }
}
