//! What the core asks of the techniques.

use std::error::Error;
use std::mem::discriminant;

use crate::board::{FLEET, Layout, Placement, SIZE, Symmetry};
use crate::clues::{Clue, Clues, Topic};
use crate::deduction::logic::{go_together, manner, suppositions};
use crate::deduction::techniques::{ALL, Because, Broken, Deduction, Position, Technique, contradiction};
use crate::deduction::{Fact, Features, Ground, Marks, read_facts};
use crate::engines::Smyoz;
use crate::lang::TEXTS;
use crate::puzzle::canonical_symmetry;
use crate::rate::{Passage, facts_about, literal, marked, sentence};
use smyoz_core::deduction::{Image, Logic, Manner, Scale, Supposition};
use smyoz_core::game::{Stated, Task};
use smyoz_core::lang::Lang;
use smyoz_core::sat::Lit;

impl Logic for Smyoz {
    type Game = Self;
    type Chart = Self;
    type Clues = Clues;
    type Fact = Fact;
    type Marks = Marks;
    type Reason = Because;
    type Contradiction = Broken;
    type Features = Features;
    type Symmetry = Symmetry;

    /// The ceilings leave room above all that was composed: see `docs/difficulty.md`.
    const SCALE: Scale = Scale { version: 6, ceilings: [160, 3_000, 45_000] };

    fn prepare(_: &Self) -> Self {
        Self
    }

    fn game(game: &Self) -> &Self {
        game
    }

    fn blank(_: &Self) -> Marks {
        Marks::default()
    }

    fn ground(clue: Clue) -> Ground {
        Ground::Clue(clue)
    }

    fn given(clues: &Clues) -> Clues {
        clues.clone()
    }

    fn start(_: &Self, clues: &Clues) -> Marks {
        Marks::start(clues)
    }

    fn holds(_: &Self, fact: Fact, layout: &Layout) -> bool {
        fact.holds(layout)
    }

    fn layout(marks: &Marks) -> Option<Layout> {
        let ships: [Placement; FLEET.len()] = marks.found().iter().collect::<Vec<_>>().try_into().ok()?;
        Layout::new(ships).ok()
    }

    fn open(marks: &Marks) -> usize {
        marks.possible().len()
    }

    fn is_news(clues: &Clues, _: &Marks, topic: Topic) -> bool {
        match topic {
            Topic::Shot(cell) => !clues.shots.cells().contains(cell),
            Topic::Item(item) => !clues.inventory.gives(item),
        }
    }

    fn techniques() -> &'static [Technique] {
        ALL
    }

    fn contradiction(position: &Position) -> Option<Broken> {
        contradiction(position)
    }

    fn implies(fact: Fact, other: Fact) -> bool {
        fact.implies(other)
    }

    fn suppositions(position: &Position, cases: usize) -> Vec<Supposition<Self>> {
        suppositions(position, cases)
    }

    /// A fact about a cell tells more than one about a point or a line, and these more than that
    /// one ship does not lie in one place.
    fn worth(fact: Fact) -> u8 {
        match fact {
            Fact::Found(_) | Fact::Ship(_) | Fact::Water(_) | Fact::Type(..) => 2,
            Fact::ShipPoint(_) | Fact::WaterPoint(_) | Fact::Line(..) => 1,
            Fact::Excluded(_) => 0,
        }
    }

    /// The ships that are found.
    fn goal(start: &Marks, concluded: &[Fact]) -> Vec<Fact> {
        let known = start.facts().chain(concluded.iter().copied());
        known.filter(|fact| matches!(fact, Fact::Found(_))).collect()
    }

    fn ends_stage(fact: Fact) -> bool {
        matches!(fact, Fact::Found(_))
    }

    fn manner(deduction: &Deduction) -> Manner {
        manner(deduction)
    }

    /// Conclusions at one look may differ in their other reasons.
    fn is_same_look(one: &Deduction, other: &Deduction) -> bool {
        match one.technique.features.at_one_look {
            true => one.because.first() == other.because.first(),
            false => one.because == other.because,
        }
    }

    /// Lines that have ships are plain to see, and places where none lies are of no interest.
    fn is_told_with(fact: Fact, conclusion: &Deduction) -> bool {
        conclusion.kinds().contains(&discriminant(&fact)) && !matches!(fact, Fact::Line(..) | Fact::Excluded(_))
    }

    fn goes_with(one: &Deduction, other: &Deduction) -> bool {
        go_together(one, other)
    }

    /// Sentences list the reasons of several conclusions.
    fn join(_: &Technique, _: &Because, _: &Because) -> Option<Because> {
        None
    }

    fn is_left_of(reason: &Because, other: &Because) -> bool {
        reason.is_left_of(other)
    }

    fn narrow(reason: &mut Because, marks: &Marks) {
        reason.narrow(marks);
    }

    fn situate(broken: &mut Broken, _before: &Marks, after: &Marks) {
        broken.situate(after);
    }

    fn title(technique: &Technique, lang: Lang) -> String {
        TEXTS.technique(lang, technique.id)
    }

    fn sentences(passage: &Passage, _: &Self, lang: Lang) -> Vec<String> {
        sentence::passage(passage, lang)
    }

    fn place(passage: &Passage, clues: &Clues, _: &Self, lang: Lang) -> String {
        sentence::place(passage, clues, lang)
    }

    fn grounds(grounds: &[Ground], _: &Self, lang: Lang) -> Vec<String> {
        sentence::grounds(grounds, lang)
    }

    fn passage_grounds(passage: &Passage, _: &Self, lang: Lang) -> Vec<String> {
        sentence::passage_grounds(passage, lang)
    }

    fn fact_name(_: &Self, fact: Fact) -> String {
        fact.to_string()
    }

    fn read_fact(_: &Self, name: &str) -> Result<Fact, Box<dyn Error + Send + Sync>> {
        Ok(name.parse()?)
    }

    /// Also rows of a board.
    fn read_marks(_: &Self, text: &str) -> Result<Vec<Fact>, Box<dyn Error + Send + Sync>> {
        Ok(read_facts(text)?)
    }

    fn facts_at(_: &Self, place: &str) -> Result<Vec<Fact>, Box<dyn Error + Send + Sync>> {
        Ok(facts_about(place.parse()?))
    }

    fn rows(marks: &Marks) -> Vec<String> {
        marks.rows().collect()
    }

    fn lines(_: &Self) -> [Vec<String>; 2] {
        let numbers = || (1..=SIZE).map(|number| number.to_string()).collect();
        [numbers(), numbers()]
    }

    fn literal(_: &Self, stated: &mut Stated<Self>, fact: Fact) -> Lit {
        literal(stated, fact)
    }

    /// What cells and points are.
    fn questions(marks: &Marks) -> Vec<Fact> {
        let cells = marks.unknown().iter().flat_map(|cell| [Fact::Water(cell), Fact::Ship(cell)]);
        let points = marks.unknown_points().iter();
        cells.chain(points.flat_map(|point| [Fact::WaterPoint(point), Fact::ShipPoint(point)])).collect()
    }

    fn marked(marks: &Marks, all: bool) -> Vec<Fact> {
        marked(marks, all)
    }

    /// Where ships lie.
    fn lessons(layout: &Layout) -> Vec<Fact> {
        layout.placements().map(Fact::Found).to_vec()
    }

    fn canonical(_: &Self, task: Task<'_, Self>) -> Symmetry {
        canonical_symmetry(task)
    }

    fn image(_: &Self, clues: &Clues, symmetry: Symmetry) -> (Option<Self>, Clues) {
        (None, clues.image(symmetry))
    }

    fn turned(_: &Self, symmetry: Symmetry) -> impl Image<Self> {
        symmetry
    }

    fn inverse(symmetry: Symmetry) -> Symmetry {
        symmetry.inverse()
    }
}
