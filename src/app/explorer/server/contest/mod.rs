//! A contest at the server's table: people in separate windows, programs, and the record.
//!
//! Each seat has its own token, and a request with it sees what that seat may see, and nothing
//! else. The first seat's page has an invitation for each other seat: a code that is exchanged for
//! that seat's token once, so no page ever holds the token of a seat that it does not play. Where
//! two share a screen, one page takes both seats, and asks for a seat's view only once its curtain
//! is drawn.

pub(super) mod api;
mod view;

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use serde_json::{Map, Value};
use tokio::sync::watch;

use super::fault::Fault;
use crate::registry::contest::{Advice, Beginning, ContestGame, Hiding, Judged, Table};
use smyoz_core::contest::{Line, Opening, Record, Seat, Sitter, Writer};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::puzzles::{Seed, Stream};
use smyoz_paper::sheets::A4;
use smyoz_paper::{About, pdf};

/// What is added to the record of a contest.
#[derive(Clone, Copy)]
pub enum Recorded<'a> {
    /// The contest begins, at this table.
    Begun(&'a dyn Table),
    Line(&'a Line),
    /// It is over: what the seats hid is revealed.
    Over(&'a [Opening]),
}

/// Keeps the record of a contest: what is added to it is safe on disk afterwards. An error is a
/// sentence that says why it is not.
pub type Recorder = Box<dyn FnMut(Recorded<'_>) -> Result<(), String> + Send>;

/// A contest to be played in the browser.
pub struct Hosted {
    pub game: &'static dyn ContestGame,
    /// The languages that it speaks.
    pub languages: &'static [Lang],
    /// The token of each seat.
    pub tokens: Vec<String>,
    pub stage: Stage,
    pub recorder: Recorder,
    /// What advice assumes; by default, as it is usual.
    pub advice: Option<String>,
}

/// Whether a contest has begun.
pub enum Stage {
    /// People still hide what they hide.
    Hiding(Box<Preparing>),
    /// It is played, or over.
    Playing(Box<dyn Table>),
}

/// A contest that has not begun.
pub struct Preparing {
    /// The options of the variant.
    pub variant: Map<String, Value>,
    pub seed: Seed,
    pub seats: Vec<Sitter>,
    /// How each seat hides what it hides; `None` while its person has not decided.
    pub hiding: Vec<Option<Hiding>>,
    /// What is drawn that nobody must guess.
    pub secret: Stream,
}

/// The contest that a server hosts.
pub(super) struct Room {
    game: &'static dyn ContestGame,
    languages: &'static [Lang],
    tokens: Vec<String>,
    invitations: Vec<String>,
    advice: Option<String>,
    /// Names this run of the server: another run counts its changes from 0 again.
    run: String,
    /// Counts what has changed, so that pages can wait for it.
    changes: watch::Sender<u64>,
    inside: Mutex<Inside>,
}

struct Inside {
    stage: Stage,
    recorder: Recorder,
    /// Which seats somebody has taken.
    is_taken: Vec<bool>,
    /// When the move before was played.
    since: Instant,
    /// Why the record cannot be continued.
    broken: Option<String>,
    review: Option<Vec<Judged>>,
}

/// 128 random bits as text.
///
/// # Errors
/// If the system gives none.
pub fn code() -> Result<String, getrandom::Error> {
    Ok(format!("{:016x}{:016x}", getrandom::u64()?, getrandom::u64()?))
}

impl Room {
    /// # Errors
    /// If the system gives no random numbers.
    pub fn new(hosted: Hosted) -> io::Result<Self> {
        let Hosted { game, languages, tokens, stage, recorder, advice } = hosted;
        let invitations = tokens.iter().map(|_| code()).collect::<Result<_, _>>().map_err(io::Error::other)?;
        let run = code().map_err(io::Error::other)?;
        let is_taken = vec![false; tokens.len()];
        let inside = Inside { stage, recorder, is_taken, since: Instant::now(), broken: None, review: None };
        let (changes, inside) = (watch::Sender::new(0), Mutex::new(inside));
        Ok(Self { game, languages, tokens, invitations, advice, run, changes, inside })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The seat whose token this is.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        self.tokens.iter().position(|own| own == token).map(Seat)
    }

    /// The token of the first person's seat.
    pub fn first(&self) -> &str {
        let seats = self.inside().seats();
        let first = seats.iter().position(|sitter| *sitter == Sitter::Human);
        &self.tokens[first.unwrap_or_default()]
    }

    fn changed(&self) {
        self.changes.send_modify(|number| *number += 1);
    }

    /// Takes a seat by an invitation, which is void from then on; the token of the seat.
    fn join(&self, invitation: &str) -> Result<(Seat, &str), Fault> {
        let seat = self.invitations.iter().position(|own| own == invitation).ok_or(Fault::NoToken)?;
        let mut inside = self.inside();
        let is_free = inside.seats()[seat] == Sitter::Human && !inside.is_taken[seat];
        if !is_free {
            return Err(Fault::SeatTaken);
        }
        inside.is_taken[seat] = true;
        drop(inside);
        self.changed();
        Ok((Seat(seat), &self.tokens[seat]))
    }

    /// What a seat would hide.
    fn try_hiding(&self, hiding: &Hiding, lang: Lang) -> Result<Vec<String>, Fault> {
        let mut inside = self.inside();
        let Stage::Hiding(preparing) = &mut inside.stage else { return Err(Fault::Refused(lang.table_begun())) };
        let Preparing { variant, secret, .. } = &mut **preparing;
        self.game.hide(variant, hiding, secret, lang).map_err(Fault::Refused)
    }

    /// A seat hides these lines for good.
    fn hide(&self, seat: Seat, lines: Vec<String>, lang: Lang) -> Result<(), Fault> {
        let lines = self.try_hiding(&Hiding::Lines(lines), lang)?;
        let mut inside = self.inside();
        match &mut inside.stage {
            Stage::Hiding(preparing) if preparing.hiding[seat.0].is_none() => {
                preparing.hiding[seat.0] = Some(Hiding::Lines(lines));
            }
            _ => return Err(Fault::Refused(lang.table_begun())),
        }
        let begun = self.begin_if_ready(&mut inside);
        if begun.is_err()
            && let Stage::Hiding(preparing) = &mut inside.stage
        {
            preparing.hiding[seat.0] = None;
        }
        drop(inside);
        self.changed();
        begun
    }

    /// Begins the contest once all seats have hidden what they hide.
    fn begin_if_ready(&self, inside: &mut Inside) -> Result<(), Fault> {
        let Inside { stage, recorder, since, .. } = inside;
        let Stage::Hiding(preparing) = stage else { return Ok(()) };
        let Some(hiding) = preparing.hiding.iter().cloned().collect::<Option<Vec<_>>>() else { return Ok(()) };
        let Preparing { variant, seed, seats, secret, .. } = &mut **preparing;
        let (secret, advice) = (secret.clone(), self.advice.clone());
        let beginning = Beginning { seed: *seed, seats: seats.clone(), hiding, secret, advice };
        let table = self.game.begin(variant, beginning).map_err(Fault::Refused)?;
        recorder(Recorded::Begun(&*table)).map_err(Fault::NotSaved)?;
        *since = Instant::now();
        *stage = Stage::Playing(table);
        Ok(())
    }

    /// Plays a move of a seat, or takes the last one back.
    fn play(&self, seat: Seat, chosen: Option<&str>, lang: Lang) -> Result<(), Fault> {
        let mut inside = self.inside();
        let ms = u64::try_from(inside.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        let table = inside.table(lang)?;
        match table.turn() {
            None => return Err(Fault::Refused(lang.contest_over())),
            Some(turn) if turn != seat => {
                return Err(Fault::Refused(lang.contest_out_of_turn(seat.to_string(), turn.to_string())));
            }
            Some(_) => {}
        }
        let line = match chosen {
            Some(text) => table.play(text, ms, lang),
            None => table.take_back(lang),
        };
        inside.keep(&line.map_err(Fault::Refused)?)?;
        drop(inside);
        self.changed();
        Ok(())
    }

    /// Lets a program play if it is its turn; whether it was.
    fn think(&self, limits: Limits<'_>) -> Result<bool, Fault> {
        let mut inside = self.inside();
        if !inside.is_programs_turn() {
            return Ok(false);
        }
        let Stage::Playing(table) = &mut inside.stage else { return Ok(false) };
        let line = table.think(limits)?;
        inside.keep(&line)?;
        drop(inside);
        self.changed();
        Ok(true)
    }

    /// Advice for a seat, if it is its turn.
    fn advice(&self, seat: Seat, lang: Lang, limits: Limits<'_>) -> Result<Option<Advice>, Fault> {
        let mut inside = self.inside();
        let table = inside.table(lang)?;
        if table.turn() != Some(seat) {
            return Ok(None);
        }
        Ok(table.advice(lang, limits)?)
    }

    /// What is certain for a seat, if it is its turn.
    fn certain(&self, seat: Seat, lang: Lang, limits: Limits<'_>) -> Result<Vec<String>, Fault> {
        let mut inside = self.inside();
        let table = inside.table(lang)?;
        if table.turn() != Some(seat) {
            return Ok(Vec::new());
        }
        Ok(table.certain(lang, limits)?)
    }

    /// Each move against the best one, once the game is over. It is found once, at a table of its
    /// own, so that nobody waits for it who only looks.
    fn review(&self, limits: Limits<'_>) -> Result<Vec<Judged>, Fault> {
        let (record, openings) = {
            let inside = self.inside();
            if let Some(review) = &inside.review {
                return Ok(review.clone());
            }
            let Some(table) = inside.table_that_is_over() else { return Ok(Vec::new()) };
            (record_of(table), table.openings().to_vec())
        };
        let table = self.game.resume(&record, Some(&openings), self.advice.as_deref()).map_err(|_| Fault::Bug)?;
        let review = table.review(limits, &mut |_| ())?;
        self.inside().review = Some(review.clone());
        Ok(review)
    }

    /// The record as it is printed, once the game is over.
    fn page(&self, lang: Lang) -> Result<Vec<u8>, Fault> {
        let (record, openings) = {
            let inside = self.inside();
            let table = inside.table_that_is_over().ok_or(Fault::NoSuchPage)?;
            (record_of(table), table.openings().to_vec())
        };
        let pages = self.game.pages(&record, Some(&openings), lang, A4).map_err(Fault::Refused)?;
        let title = pages.first().map(|page| page.title.clone()).unwrap_or_default();
        let about = About { title, ..About::default() };
        pdf(&pages, &about, &[]).map_err(|_| Fault::Bug)
    }
}

/// The record of a contest so far.
fn record_of(table: &dyn Table) -> Record {
    let header = table.header();
    let (writer, _) = Writer::begin(&header);
    Record { header, lines: table.lines(), is_torn: false, whole: 0, writer }
}

/// The text of the record of a contest that is over.
fn record_text(table: &dyn Table) -> String {
    let (mut writer, header) = Writer::begin(&table.header());
    let revealed = Some(Line::Revealed(table.openings().to_vec())).filter(|_| !table.openings().is_empty());
    let lines = table.lines().into_iter().chain(revealed);
    let lines: String = lines.map(|line| writer.line(&line) + "\n").collect();
    format!("{header}\n{lines}")
}

impl Inside {
    fn seats(&self) -> Vec<Sitter> {
        match &self.stage {
            Stage::Hiding(preparing) => preparing.seats.clone(),
            Stage::Playing(table) => table.header().seats,
        }
    }

    fn is_programs_turn(&self) -> bool {
        let Stage::Playing(table) = &self.stage else { return false };
        let sitter = table.turn().map(|seat| table.header().seats[seat.0].clone());
        self.broken.is_none() && sitter.is_some_and(|sitter| sitter != Sitter::Human)
    }

    /// The table, once the game is over.
    fn table_that_is_over(&self) -> Option<&dyn Table> {
        match &self.stage {
            Stage::Playing(table) if table.turn().is_none() => Some(&**table),
            _ => None,
        }
    }

    /// The table, if moves can be played at it.
    fn table(&mut self, lang: Lang) -> Result<&mut Box<dyn Table>, Fault> {
        if let Some(reason) = &self.broken {
            return Err(Fault::NotSaved(reason.clone()));
        }
        match &mut self.stage {
            Stage::Playing(table) => Ok(table),
            Stage::Hiding(_) => Err(Fault::Refused(lang.table_not_begun())),
        }
    }

    /// Records a line before any page shows it. If that fails, the contest ends here.
    fn keep(&mut self, line: &Line) -> Result<(), Fault> {
        let Self { stage, recorder, since, broken, .. } = self;
        let mut kept = recorder(Recorded::Line(line));
        if let Stage::Playing(table) = stage
            && table.turn().is_none()
        {
            kept = kept.and_then(|()| recorder(Recorded::Over(table.openings())));
        }
        *since = Instant::now();
        kept.map_err(|reason| {
            *broken = Some(reason.clone());
            Fault::NotSaved(reason)
        })
    }
}
