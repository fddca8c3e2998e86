//! Games and puzzles, as the server needs them.

use itertools::Itertools;
use serde::Serialize;
use serde_json::{Value, json};

use super::file;
use super::game::{Action, Asked, At, Game, State, lines};
use crate::play::{
    About, Counters, Entry, Exported, HelpView, Mode, PathView, Playable, Played, Player, RatingView, ReadGameError,
    SpotView, Summary, changes, marked, on_paper, report, saved,
};
use smyoz_core::game::{Face, Puzzle, Sign, Signed};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::problems::{Posed, Problem};
use smyoz_core::puzzles::Level;
use smyoz_core::rating::{NotTold, Rater, Telling, Told};
use smyoz_paper::standard::{Look, Page};
use smyoz_paper::{Ink, PageKind, Style};

/// How the puzzles of a game are played. By default, cells are marked until the board is the
/// solution.
pub trait Play: Look {
    /// What lists show of a puzzle.
    fn listed(puzzle: &Puzzle<Self>) -> About {
        let size = puzzle.board.face(&puzzle.clues, Lang::En).map(|face| format!("{}x{}", face.width(), face.height()));
        About { size, shots: puzzle.chosen(), score: puzzle.score(), ..About::of(puzzle) }
    }

    /// What is counted in the solution, by name, for lists and filters; nothing if that is not known.
    fn counted(_puzzle: &Puzzle<Self>) -> Vec<(&'static str, u32)> {
        Vec::new()
    }

    /// See [`Playable::begin`].
    fn begin(puzzle: &Puzzle<Self>, mode: Mode, lang: Lang, limits: Limits) -> Result<Box<dyn Played>, String> {
        saved::begin(mode, lang, || Game::new(puzzle.clone(), limits))
    }

    /// What lists show of a saved game.
    ///
    /// # Errors
    /// If it is not one of this game.
    fn summary(text: &str) -> Result<Summary, String> {
        file::summary::<Self>(text)
    }

    /// Reads a saved game.
    ///
    /// # Errors
    /// If it is none of this game, or its puzzle cannot be played.
    fn read_played(text: &str, limits: Limits) -> Result<Box<dyn Played>, ReadGameError> {
        file::read_game::<Self>(text, limits)
    }

    /// Whether its puzzles are played on the screen.
    fn is_played() -> bool {
        Self::book().is_some()
    }

    /// What plays the game on a page without an engine, if anything does.
    fn player() -> Option<&'static Player> {
        None
    }

    /// See [`Playable::exported`]. Exported pages have drawings of their own games only.
    ///
    /// # Errors
    /// As there, and if there is no player.
    fn exported(_puzzle: &Puzzle<Self>, _with_answers: bool, lang: Lang, _limits: Limits) -> Result<Exported, String> {
        Err(lang.standard_not_exported(Self::name(lang)))
    }
}

/// A move is not marked cell by cell.
impl<P: Posed> Play for Problem<P> {
    fn is_played() -> bool {
        false
    }
}

impl<G: Play> Playable for Puzzle<G> {
    fn about(&self) -> About {
        G::listed(self)
    }

    fn begin(&self, mode: Mode, lang: Lang, limits: Limits) -> Result<Box<dyn Played>, String> {
        G::begin(self, mode, lang, limits)
    }

    fn player(&self) -> Option<&'static Player> {
        G::player()
    }

    fn exported(&self, with_answers: bool, lang: Lang, limits: Limits) -> Result<Exported, String> {
        G::exported(self, with_answers, lang, limits)
    }
}

/// All that is shown of a game. The keys are those that the page of marked cells expects (see
/// `web/types-cells.js`).
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct View<'a> {
    mode: Mode,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<&'a str>,
    name: &'static str,
    aim: &'a str,
    width: usize,
    height: usize,
    /// The region of each cell.
    regions: &'a [Vec<usize>],
    /// The marks, what is drawn for them, and what they mean; then the same of what is a part of the
    /// board.
    signs: Vec<Value>,
    fixed: Vec<Value>,
    /// The numbers beside the board, if it has any, and whether as many pieces are marked.
    counts: Vec<Value>,
    cursor: usize,
    actions: usize,
    can_undo: bool,
    can_redo: bool,
    /// What is known: the marks, `?` for nothing.
    rows: Vec<String>,
    /// What is marked as not there: `E4-5`.
    excluded: Vec<String>,
    /// What is noted beside the marks.
    notes: Vec<String>,
    /// How each cell became known: `c` for a clue, `s` said, `-` not known.
    from: Vec<String>,
    counters: Counters,
    asked: Option<Value>,
    solution: Option<Vec<String>>,
}

impl<G: Play> Game<G> {
    fn counters(&self) -> Counters {
        let mut counters = Counters::default();
        for entry in self.history.entries() {
            counters.millis += u64::from(entry.millis);
            match entry.action {
                // It only says that something is wrong.
                Action::Hint { stage: 1 } if !self.wrong_in(entry.state()).is_empty() => {}
                Action::Hint { stage } => counters.hints[usize::from(stage) - 1] += 1,
                Action::Check { places } => counters.checks[usize::from(places)] += 1,
                Action::Mark { .. } | Action::Note { .. } | Action::Pause => {}
            }
        }
        counters
    }

    /// A character for each cell.
    fn rows(&self, character: impl Fn(At) -> char) -> Vec<String> {
        let cells = self.face.cells().map(character).collect_vec();
        cells.chunks(self.face.width()).map(|row| row.iter().collect()).collect()
    }

    /// What is known: the marks, `?` for nothing.
    fn shown(&self) -> Vec<String> {
        self.rows(|cell| self.known(self.history.state(), cell).unwrap_or('?'))
    }

    fn counts(&self) -> Vec<Value> {
        let state = self.history.state();
        let is_piece = |cell: &At| {
            let known = self.known(state, *cell);
            self.face.signs.iter().any(|signed| Some(signed.character) == known && signed.sign != Sign::Dot)
        };
        let height = self.face.beside.rows.len();
        let count = |(line, (name, text)): (usize, (String, &str))| {
            let number = text.parse::<usize>().ok().or_else(|| state.counted(&name));
            let is_in = |&(column, row): &At| if line < height { row == line } else { column == line - height };
            let marked = self.face.cells().filter(is_in).filter(is_piece).count();
            let state = match number {
                Some(number) if marked > number => "wrong",
                Some(number) if marked == number => "done",
                _ => "open",
            };
            json!({"number": number, "marked": marked, "state": state})
        };
        let mut rows = lines(&self.face).enumerate().map(count).collect_vec();
        let columns = rows.split_off(height);
        let has_some = !(rows.is_empty() && columns.is_empty());
        has_some.then(|| json!({"piece": "", "rows": rows, "columns": columns})).into_iter().collect()
    }

    fn asked(&self) -> Option<Value> {
        let check = |count: usize, wrong: Option<&[String]>| {
            let about = SpotView { cells: wrong.unwrap_or_default().to_vec(), ..SpotView::default() };
            json!({"kind": "check", "right": count == 0, "count": count, "wrong": wrong, "about": about})
        };
        Some(match self.history.state().asked.as_ref()? {
            Asked::Hint(stage) => json!({"kind": "hint", "stage": stage}),
            Asked::Check(count) => check(*count, None),
            Asked::Wrong(cells) => check(cells.len(), Some(cells)),
        })
    }

    /// The names of cells in what a program gets of a step.
    fn cells_in(&self, told: &Value) -> Vec<String> {
        let names: Vec<String> = self.face.cells().map(Face::cell_name).collect();
        let texts = told.as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Value::as_str);
        let words = texts.flat_map(|text| text.split(|character: char| !character.is_alphanumeric()));
        words.filter(|word| names.iter().any(|name| name == word)).map(str::to_owned).unique().collect()
    }
}

impl<G: Play> Played for Game<G> {
    fn kind(&self) -> &'static str {
        G::KIND
    }

    fn view(&self, lang: Lang) -> Value {
        let face = self.puzzle.board.face(&self.puzzle.clues, lang).expect("only boards with a face are played");
        let state = self.history.state();
        let [can_undo, can_redo] = self.history.can();
        let drawn = |signed: &Signed| {
            let sign = match signed.sign {
                Sign::Star => "star",
                Sign::Disc => "disc",
                Sign::Dot => "dot",
                Sign::Letter | Sign::Tile { .. } | Sign::Waiting(_) | Sign::Shape(_) => "letter",
            };
            json!({"mark": signed.character, "sign": sign, "meaning": signed.meaning})
        };
        let view = View {
            mode: Mode::Puzzle,
            title: self.puzzle.caption.title(),
            note: self.puzzle.caption.note(),
            name: G::name(lang),
            aim: &face.aim,
            width: face.width(),
            height: face.height(),
            regions: &face.regions,
            signs: face.signs.iter().map(drawn).collect(),
            fixed: face.fixed.iter().map(drawn).collect(),
            counts: self.counts(),
            cursor: self.history.cursor(),
            actions: self.history.entries().len(),
            can_undo,
            can_redo,
            rows: self.shown(),
            excluded: state.excluded().collect(),
            notes: state.notes.iter().map(ToString::to_string).collect(),
            from: self.rows(|cell| match (self.given(cell), state.said_of(cell)) {
                (Some(_), _) => 'c',
                (None, Some(_)) => 's',
                (None, None) => '-',
            }),
            counters: self.counters(),
            asked: self.asked(),
            solution: self.found(),
        };
        serde_json::to_value(view).expect("a view is plain data")
    }

    fn help(&self, lang: Lang, limits: Limits) -> Result<Option<HelpView>, String> {
        let state = self.history.state();
        let Some(Asked::Hint(stage)) = state.asked else { return Ok(None) };
        let wrong = self.wrong();
        let lines = |line: String| Ok(Some(HelpView { lines: vec![line], ..HelpView::default() }));
        if !wrong.is_empty() {
            return match stage {
                1 => lines(lang.cells_hint_wrong()),
                2 => lines(lang.cells_hint_wrong_number(wrong.len())),
                _ => lines(lang.cells_hint_wrong_cells(wrong.join(", "), wrong.len())),
            };
        }
        let marks = state.marks().join(" ");
        let (rater, rating) = (Rater::<G>::new(&self.puzzle.board), self.puzzle.rating.as_ref());
        let step = match rater.hint(self.puzzle.task(), rating, &marks, Telling { lang, exact: false }, limits) {
            Ok(step) => step,
            Err(NotTold::Cancelled) => return Ok(None),
            Err(NotTold::Unfounded(fault)) => return Err(report(&fault, &self.puzzle)),
            Err(NotTold::Reason { sentence, .. } | NotTold::Unreadable(sentence)) => return lines(sentence),
            Err(NotTold::NotForGame(_)) => return lines(lang.cells_no_path()),
        };
        Ok(Some(match stage {
            1 => HelpView { lines: vec![lang.hint_place(step.place)], ..HelpView::default() },
            2 => HelpView { lines: vec![lang.hint_technique(step.place, step.title)], ..HelpView::default() },
            _ => {
                let about = self.cells_in(&step.json["facts"]);
                let because = self.cells_in(&step.json["because"]);
                let facts = step.json["facts"].as_array().into_iter().flatten().filter_map(Value::as_str);
                HelpView {
                    lines: step.sentences,
                    about: SpotView { cells: about, ..SpotView::default() },
                    because: SpotView { cells: because, ..SpotView::default() },
                    mark: Some(json!({ "mark": { "cells": facts.collect_vec() } })),
                    given: None,
                }
            }
        }))
    }

    fn told_path(&self, lang: Lang, limits: Limits) -> Result<Option<PathView>, String> {
        if !self.history.state().is_over {
            return Ok(None);
        }
        let (rater, rating) = (Rater::<G>::new(&self.puzzle.board), self.puzzle.rating.as_ref());
        let telling = Telling { lang, exact: false };
        let path = match rater.path(self.puzzle.task(), rating, Told::Needed, telling, limits) {
            Ok((rating, path)) => (rating, path),
            Err(NotTold::Unfounded(fault)) => return Err(report(&fault, &self.puzzle)),
            Err(_) => return Ok(None),
        };
        let (summary, path) = path;
        let is_solved = summary.level != Level::Beyond;
        let mut steps = path.steps.iter().map(|step| step.sentences.clone());
        let mut stage = |count: usize| steps.by_ref().take(count).collect_vec();
        Ok(Some(PathView {
            own: self.history.in_words(lang, |entry| in_words(entry, lang)),
            rating: is_solved.then_some(RatingView {
                level: summary.level,
                score: summary.score,
                steps: path.steps.len(),
                hardest: path.hardest,
            }),
            stages: if is_solved { path.stages.iter().map(|(count, _)| stage(*count)).collect() } else { Vec::new() },
            reason: (!is_solved).then(|| lang.cells_no_path()),
        }))
    }

    fn page(&self, marked: bool, lang: Lang) -> Option<Vec<u8>> {
        let style = Style::new(lang, Ink::Colour);
        let page = Page::of(&self.puzzle, PageKind::Puzzle, None, style)?.ok()?;
        on_paper(&if marked { page.begun(self.shown()) } else { page })
    }

    fn to_json(&self) -> String {
        saved::to_json(&self.puzzle, &self.history, self.history.state().is_over)
    }

    fn to_link(&self) -> String {
        saved::to_link(&self.puzzle, &self.history, self.history.state().is_over)
    }
}

/// What was done, in words.
fn in_words(entry: &Entry<Action, State>, lang: Lang) -> Option<String> {
    Some(match &entry.action {
        Action::Mark { cells } => marked(cells, lang),
        Action::Note { add, erase } => marked(&changes(add, erase), lang),
        Action::Hint { stage } => lang.record_hint(*stage),
        Action::Check { .. } => match &entry.state().asked {
            Some(Asked::Check(0)) | None => lang.record_right(),
            Some(Asked::Wrong(wrong)) if wrong.is_empty() => lang.record_right(),
            Some(Asked::Wrong(wrong)) => lang.record_wrong(wrong.join(" ")),
            Some(_) => lang.record_not_right(),
        },
        Action::Pause => return None,
    })
}
