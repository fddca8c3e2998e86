//! What the core asks of the techniques.

use std::error::Error;

use crate::board::{Cell, Layout, Line, Piece, Setting, Symmetry};
use crate::clues::{Clue, Clues, Shown, Topic};
use crate::deduction::logic::{goal, suppositions};
use crate::deduction::techniques::{ALL, Because, Broken, Deduction, Technique, contradiction};
use crate::deduction::{Chart, Fact, Features, Marks, Passage, Position, SeaBattle, Turned, words};
use crate::puzzle::canonical_symmetry;
use smyoz_core::deduction::{Ground, GroundOf, Image, Logic, Manner, Scale, Supposition};
use smyoz_core::game::{Stated, Task};
use smyoz_core::lang::Lang;
use smyoz_core::sat::Lit;

impl Logic for SeaBattle {
    type Game = Setting;
    type Chart = Chart;
    type Clues = ();
    type Fact = Fact;
    type Marks = Marks;
    type Reason = Because;
    type Contradiction = Broken;
    type Features = Features;
    type Symmetry = Symmetry;

    /// The ceilings leave room above all that was composed: see `docs/difficulty.md`.
    const SCALE: Scale = Scale { version: 4, ceilings: [130, 1_600, 8_000] };

    fn prepare(setting: &Setting) -> Chart {
        Chart::new(setting)
    }

    fn game(chart: &Chart) -> &Setting {
        chart.setting()
    }

    fn blank(chart: &Chart) -> Marks {
        Marks::none(chart)
    }

    fn ground(clue: Clue) -> GroundOf<Self> {
        Ground::Mark(clue.into())
    }

    fn given(_: &Clues) {}

    fn holds(chart: &Chart, fact: Fact, layout: &Layout) -> bool {
        fact.holds(chart, layout)
    }

    fn layout(marks: &Marks) -> Option<Layout> {
        let mut layout = Layout::empty(marks.chart().setting().size());
        Piece::ALL.into_iter().for_each(|piece| layout.lay(piece, marks.is(piece)));
        Some(layout)
    }

    fn open(marks: &Marks) -> usize {
        marks.open(Piece::Ship).len()
    }

    fn is_news(_: &Clues, marks: &Marks, topic: Topic) -> bool {
        match topic {
            Topic::Shown(cell) => Piece::ALL.into_iter().any(|piece| marks.open(piece).contains(cell)),
            Topic::Count(piece, line) => marks.count(piece, line).is_none(),
        }
    }

    fn techniques() -> &'static [Technique] {
        ALL
    }

    fn contradiction(position: &Position) -> Option<Broken> {
        contradiction(position.marks)
    }

    fn implies(fact: Fact, other: Fact) -> bool {
        fact.implies(other)
    }

    fn suppositions(position: &Position, _cases: usize) -> Vec<Supposition<Self>> {
        suppositions(position.marks)
    }

    /// Cells tell more than places where no ship lies.
    fn worth(fact: Fact) -> u8 {
        u8::from(!matches!(fact, Fact::Excluded(_)))
    }

    fn goal(start: &Marks, concluded: &[Fact]) -> Vec<Fact> {
        goal(start, concluded)
    }

    fn ends_stage(fact: Fact) -> bool {
        matches!(fact, Fact::Found(_))
    }

    fn manner(deduction: &Deduction) -> Manner {
        if deduction.technique.features.is_bookkeeping { Manner::Aside } else { Manner::AtOnce }
    }

    /// What is searched for is not seen at a glance.
    fn is_same_look(one: &Deduction, other: &Deduction) -> bool {
        !one.technique.features.is_searched && one.because == other.because
    }

    fn join(technique: &Technique, one: &Because, other: &Because) -> Option<Because> {
        one.join(technique, other)
    }

    fn is_left_of(reason: &Because, other: &Because) -> bool {
        reason.is_left_of(other)
    }

    fn narrow(reason: &mut Because, marks: &Marks) {
        reason.narrow(marks);
    }

    fn situate(broken: &mut Broken, before: &Marks, after: &Marks) {
        broken.situate(before, after);
    }

    fn title(technique: &Technique, lang: Lang) -> String {
        words::title(technique, lang)
    }

    fn sentences(passage: &Passage, chart: &Chart, lang: Lang) -> Vec<String> {
        words::sentences(passage, chart, lang)
    }

    fn place(passage: &Passage, (): &(), chart: &Chart, lang: Lang) -> String {
        words::place(passage, chart, lang)
    }

    fn grounds(grounds: &[GroundOf<Self>], chart: &Chart, lang: Lang) -> Vec<String> {
        words::grounds(grounds, chart, lang)
    }

    fn passage_grounds(passage: &Passage, chart: &Chart, lang: Lang) -> Vec<String> {
        words::passage_grounds(passage, chart, lang)
    }

    fn fact_name(chart: &Chart, fact: Fact) -> String {
        chart.fact_name(fact)
    }

    fn read_fact(chart: &Chart, name: &str) -> Result<Fact, Box<dyn Error + Send + Sync>> {
        Ok(chart.read_fact(name)?)
    }

    fn facts_at(chart: &Chart, place: &str) -> Result<Vec<Fact>, Box<dyn Error + Send + Sync>> {
        let cell: Cell = place.parse()?;
        if !chart.setting().size().contains(cell) {
            return Err(format!("{cell} is not on the board, which is {}", chart.setting().size()).into());
        }
        Ok(Piece::ALL.into_iter().map(|piece| Fact::Is(piece, cell)).chain([Fact::Water(cell)]).collect())
    }

    fn rows(marks: &Marks) -> Vec<String> {
        marks.rows().collect()
    }

    fn lines(chart: &Chart) -> [Vec<String>; 2] {
        let size = chart.setting().size();
        [
            (0..size.width()).map(|column| Line::Column(column).name()).collect(),
            (0..size.height()).map(|row| Line::Row(row).name()).collect(),
        ]
    }

    /// Of a count, the guard, which implies it: counts are known, but nobody asks for them.
    fn literal(chart: &Chart, stated: &mut Stated<Setting>, fact: Fact) -> Lit {
        let holds = |stated: &mut Stated<Setting>, piece, cell| {
            let held = stated.model.holds(piece, cell);
            held.unwrap_or_else(|| stated.formula.any(&[]))
        };
        match fact {
            Fact::Water(cell) => {
                let pieces = Piece::ALL.map(|piece| holds(stated, piece, cell));
                !stated.formula.any(&pieces)
            }
            Fact::Is(piece, cell) => holds(stated, piece, cell),
            Fact::Not(piece, cell) => !holds(stated, piece, cell),
            Fact::Found(place) | Fact::Excluded(place) => {
                let (cells, size) = (*chart.ship(place).cells(), chart.setting().size());
                let sides = (cells.with_sides() - cells) & size.all();
                let ship: Vec<Lit> = cells.iter().map(|cell| holds(stated, Piece::Ship, cell)).collect();
                let water: Vec<Lit> = sides.iter().map(|cell| !holds(stated, Piece::Ship, cell)).collect();
                let lies = stated.formula.all(&[ship, water].concat());
                if matches!(fact, Fact::Found(_)) { lies } else { !lies }
            }
            Fact::Count(count) => stated.guard(&Clue::Count(count)),
            Fact::Shows(cell, shows) => stated.guard(&Clue::Shown(Shown { cell, shows })),
        }
    }

    /// What lies in cells that are open.
    fn questions(marks: &Marks) -> Vec<Fact> {
        let open =
            |piece| marks.open(piece).iter().flat_map(move |cell| [Fact::Is(piece, cell), Fact::Not(piece, cell)]);
        Piece::ALL.into_iter().flat_map(open).collect()
    }

    fn canonical(chart: &Chart, task: Task<'_, Setting>) -> Symmetry {
        canonical_symmetry(chart.setting(), task.clues)
    }

    fn image(chart: &Chart, clues: &Clues, symmetry: Symmetry) -> (Option<Chart>, Clues) {
        (None, clues.image(symmetry, chart.setting().size()))
    }

    fn turned(chart: &Chart, symmetry: Symmetry) -> impl Image<Self> {
        Turned { chart, symmetry }
    }

    fn inverse(symmetry: Symmetry) -> Symmetry {
        symmetry.inverse()
    }
}
