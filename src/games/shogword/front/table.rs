//! What is said at the table.

use serde_json::{Value, json};
use smyoz_app::registry::contest::{Advice, AtTable, Pace, Verdict};
use smyoz_core::contest::{Contest as _, Player, Seat};
use smyoz_core::lang::Lang;
use smyoz_core::limits::{CancelledError, Limits};
use smyoz_core::puzzles::Seed;

use crate::generator::Generator;
use crate::lang::ShogwordTexts as _;
use crate::moves::Move;
use crate::position::Position;
use crate::programs::{Level, LevelError, Program};
use crate::refusal::MoveError;
use crate::rules::{Answer, Shogword};

/// Positions that *strong* looks at for a move: about 30 ms in the arena, half a second against a person.
fn work(pace: Pace) -> u64 {
    match pace {
        Pace::Arena => 1_000,
        Pace::Play => Program::WORK,
    }
}

/// The game as it lies on the table.
#[derive(Clone)]
pub(super) struct Laid {
    pub rules: Shogword,
}

impl Laid {
    /// The moves in a position, each with the number of replies that it leaves; none while letters
    /// are chosen.
    fn replies(&self, position: &Position, limits: Limits) -> Result<Vec<(Move, usize)>, CancelledError> {
        let mut replies = Vec::new();
        if position.is_choosing() {
            return Ok(replies);
        }
        let mut generator = Generator::new(self.rules.words(), self.rules.options().easy);
        for chosen in generator.all(position) {
            limits.check()?;
            let mut after = position.clone();
            if self.rules.play(&mut after, &chosen).is_ok() {
                replies.push((chosen, generator.count(&after, usize::MAX)));
            }
        }
        Ok(replies)
    }
}

impl AtTable for Laid {
    type Rules = Shogword;
    type Adviser = Program;

    fn rules(&self) -> &Shogword {
        &self.rules
    }

    fn adviser(&self) -> Program {
        Program { level: Level::Strong, work: work(Pace::Play) }
    }

    fn program(&self, name: &str, pace: Pace) -> Result<Box<dyn Player<Shogword>>, String> {
        let level: Level = name.parse().map_err(|error: LevelError| error.to_string())?;
        Ok(Box::new(Program { level, work: work(pace) }))
    }

    /// The position as a file holds it, the colour that moves, and what a blank can stand for.
    fn view(&self, seen: &&Position) -> Value {
        let mover = self.rules.mover(seen).map(crate::board::Color::key);
        let alphabet: String = self.rules.words().alphabet().iter().map(ToString::to_string).collect();
        json!({ "position": seen, "mover": mover, "alphabet": alphabet })
    }

    fn wanted(&self, seen: &&Position, lang: Lang) -> String {
        let color = seen.mover().key();
        match (seen.is_choosing(), seen.laid().is_empty()) {
            (true, _) => lang.shog_choose(color),
            (false, true) => lang.shog_first_move(color),
            (false, false) => lang.shog_move(color),
        }
    }

    fn told(&self, seat: Seat, text: &str, answer: &str, lang: Lang) -> String {
        let seat = seat.to_string();
        if answer.starts_with(Answer::REFUSED) {
            return lang.shog_refused(seat, text.to_owned());
        }
        let played = lang.shog_played(seat, text.to_owned());
        match answer.strip_prefix(Answer::TURNED) {
            Some(cells) => format!("{played} {}", lang.shog_turned(cells.trim().to_owned())),
            None => played,
        }
    }

    fn refused(&self, refusal: &MoveError, lang: Lang) -> String {
        refusal.text(lang)
    }

    /// What *strong* would play, and how many replies each move leaves.
    fn advice(
        &self,
        adviser: &Program,
        seen: &&Position,
        lang: Lang,
        limits: Limits<'_>,
    ) -> Result<Option<Advice>, CancelledError> {
        // The same position gets the same advice.
        let mut draws = Seed::try_from(1).expect("1 is a seed").stream("shogword advice");
        let chosen = adviser.choose(&self.rules, seen, &mut draws, limits)?;
        let replies = self.replies(seen, limits)?;
        let left = replies.iter().find(|(other, _)| *other == chosen).map_or(0, |&(_, replies)| replies);
        let by_replies = || if left == 0 { lang.shog_hint_mate() } else { lang.shog_hint_replies(left) };
        let [first, second] = match chosen {
            Move::Choose(letter, _) => [lang.shog_hint_choose(), lang.shog_hint_letter(letter.to_string())],
            Move::Simple(adding) => [by_replies(), lang.shog_hint_simple(adding.face.to_string())],
            Move::Compound { replacing, adding, .. } => {
                [by_replies(), lang.shog_hint_compound(replacing.to.to_string(), adding.face.to_string())]
            }
        };
        let steps = [first, second, lang.shog_hint_best(chosen.to_string())];
        let chances = replies.into_iter().map(|(chosen, replies)| (chosen.to_string(), replies as f64)).collect();
        Ok(Some(Advice { steps, map: None, chances }))
    }

    /// By the replies that it leaves: fewest is best. What the search of a program thinks of a move
    /// is in no unit that players know.
    fn judge(
        &self,
        _: &Program,
        seen: &&Position,
        chosen: &Move,
        limits: Limits<'_>,
    ) -> Result<Option<Verdict>, CancelledError> {
        let all = self.replies(seen, limits)?;
        let own = all.iter().find(|(other, _)| other == chosen);
        let (Some(&(_, own)), Some((best, least))) = (own, all.iter().min_by_key(|(_, replies)| *replies)) else {
            return Ok(None);
        };
        Ok(Some(Verdict::counted(own as f64, best.to_string(), *least as f64)))
    }

    fn unit(&self) -> &'static str {
        "replies"
    }

    fn measured(&self, value: f64, lang: Lang) -> String {
        lang.shog_replies(value)
    }

    fn counts(&self, moves: &[(Seat, String)], seat: Seat) -> Vec<(&'static str, u32)> {
        let own = moves.iter().filter(|(other, _)| *other == seat);
        let turned = own.clone().filter(|(_, answer)| answer.starts_with(Answer::TURNED));
        vec![("moves", own.count() as u32), ("moves that turn", turned.count() as u32)]
    }
}
