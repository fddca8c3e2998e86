//! The logic of declared games: facts, marks, techniques and words.

use std::convert::Infallible;
use std::error::Error;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

use super::derived::Clues;
use super::grid::{Cell, Grid, Layout, Place, Symmetry};
use super::image::{Turned, canonical, image};
use super::marks::Marks;
use super::rules::{COUNTS, Literal, Rules, pieces};
use super::words::{Instance, Reason, Says, Text, Words, place};
use super::{Declared, Fact, translated};
use crate::deduction::{self, Ground, GroundOf, Image, Passage, Position, Scale, Supposition, Technique};
use crate::game::{Face, Game, Stated, Task};
use crate::lang::Lang;
use crate::sat::Lit;

/// The logic of a declared game: its facts are those of all such games, its techniques its own.
pub struct Logic<G>(Infallible, PhantomData<fn() -> G>);

impl<G> Clone for Logic<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Logic<G> {}

impl<G> fmt::Debug for Logic<G> {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {}
    }
}

impl<G> PartialEq for Logic<G> {
    fn eq(&self, _: &Self) -> bool {
        match self.0 {}
    }
}

impl<G> Eq for Logic<G> {}

impl<G> Hash for Logic<G> {
    fn hash<H: Hasher>(&self, _: &mut H) {
        match self.0 {}
    }
}

/// A board, prepared for the techniques.
pub struct Chart<G>(Arc<(G, Rules)>);

impl<G> Clone for Chart<G> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<G: fmt::Debug> fmt::Debug for Chart<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.0.fmt(f)
    }
}

impl<G: Declared> Chart<G> {
    /// Prepares a board.
    pub fn new(game: &G) -> Self {
        Self(Arc::new((game.clone(), Rules::new(game))))
    }

    /// The board.
    pub fn game(&self) -> &G {
        &self.0.0
    }

    /// Its rules.
    pub fn rules(&self) -> &Rules {
        &self.0.1
    }

    /// All facts, true or not.
    pub fn all_facts(&self) -> Vec<Fact> {
        let shown = 0..2 * self.rules().variables().1;
        let cells = shown.filter_map(|code| self.rules().fact(Literal::of_code(code)));
        let counts = self.rules().of(COUNTS).iter().filter_map(|rule| Some((rule.place?, rule.literals.len())));
        let counts = counts.flat_map(|(place, most)| (0..=most).map(move |number| Fact::Count(place, number as u8)));
        cells.chain(counts).collect()
    }
}

impl<G: Declared> deduction::Logic for Logic<G> {
    type Game = G;
    type Chart = Chart<G>;
    type Clues = ();
    type Fact = Fact;
    type Marks = Marks<G>;
    type Reason = Reason;
    type Contradiction = Reason;
    type Features = Text;
    type Symmetry = Symmetry;

    const SCALE: Scale = Scale { version: 1, ceilings: G::CEILINGS };

    fn prepare(game: &G) -> Chart<G> {
        Chart::new(game)
    }

    fn game(chart: &Chart<G>) -> &G {
        chart.game()
    }

    fn blank(chart: &Chart<G>) -> Marks<G> {
        Marks::blank(chart.clone())
    }

    fn ground(clue: Fact) -> GroundOf<Self> {
        Ground::Mark(clue)
    }

    fn given(_: &Clues) {}

    fn holds(chart: &Chart<G>, fact: Fact, layout: &Layout) -> bool {
        Game::fits(chart.game(), &fact, layout)
    }

    fn layout(marks: &Marks<G>) -> Option<Layout> {
        Some(marks.chart.rules().layout(|literal| marks.holds(literal)))
    }

    fn open(marks: &Marks<G>) -> usize {
        marks.game().grid().cells().filter(|&cell| marks.is_open(cell)).count()
    }

    fn is_news(_: &Clues, marks: &Marks<G>, topic: Place) -> bool {
        match topic {
            Place::Cell(cell) => marks.is_open(cell),
            place => marks.count(place).is_none(),
        }
    }

    fn techniques() -> &'static [Technique<Self>] {
        G::TECHNIQUES
    }

    fn contradiction(&Position { marks, .. }: &Position<Self>) -> Option<Reason> {
        let is_broken = |seen: &super::Seen| seen.room().is_none() || seen.need() > seen.open.len();
        let rules = marks.chart.rules().all().iter();
        let broken = || rules.flat_map(|rule| marks.seen(rule)).find(is_broken);
        let torn = marks.torn().map(Reason::from);
        torn.or_else(|| broken().map(|seen| Reason::Rule(Instance::of(&seen, Says::Broken, marks))))
    }

    fn implies(fact: Fact, other: Fact) -> bool {
        fact == other
            || matches!((fact, other), (Fact::Is(one, is), Fact::Not(other, not)) if one == other && is != not)
    }

    fn suppositions(&Position { marks, .. }: &Position<Self>, _cases: usize) -> Vec<Supposition<Self>> {
        let rules = marks.chart.rules();
        let suppose = |literal: Literal| {
            Some(Supposition::Fact { supposed: rules.fact(literal)?, opposite: rules.fact(!literal)? })
        };
        marks.open_literals().flat_map(|literal| [literal, !literal]).filter_map(suppose).collect()
    }

    /// Where the pieces are.
    fn goal(start: &Marks<G>, concluded: &[Fact]) -> Vec<Fact> {
        let is_piece = |content: char| pieces(start.game().contents()).any(|piece| piece == content);
        let is_there = |fact: &Fact| matches!(fact, Fact::Is(_, content) if is_piece(*content));
        concluded.iter().copied().filter(is_there).collect()
    }

    fn title(technique: &Technique<Self>, lang: Lang) -> String {
        translated::<G>(technique.features.0, lang).to_owned()
    }

    fn sentences(passage: &Passage<Self>, chart: &Chart<G>, lang: Lang) -> Vec<String> {
        match passage.deduction() {
            Some(deduction) => Words { chart, lang }.sentences(&deduction),
            None => passage.plain_sentences(chart, lang),
        }
    }

    fn place(passage: &Passage<Self>, &(): &(), chart: &Chart<G>, lang: Lang) -> String {
        passage.deduction().map_or_else(|| passage.plain_place(chart, lang), |deduction| place(&deduction, lang))
    }

    fn grounds(grounds: &[GroundOf<Self>], chart: &Chart<G>, lang: Lang) -> Vec<String> {
        let words = Words { chart, lang };
        grounds.iter().filter_map(Ground::fact).map(|fact| words.said(&[fact])).collect()
    }

    fn fact_name(_: &Chart<G>, fact: Fact) -> String {
        fact.mark()
    }

    fn read_fact(chart: &Chart<G>, name: &str) -> Result<Fact, Box<dyn Error + Send + Sync>> {
        let fact = chart.all_facts().into_iter().find(|fact| fact.mark() == name);
        let example = chart.game().contents()[0].character;
        Ok(fact.ok_or_else(|| format!("`{name}` is not a mark on this board: expected one such as B3{example}"))?)
    }

    fn facts_at(chart: &Chart<G>, place: &str) -> Result<Vec<Fact>, Box<dyn Error + Send + Sync>> {
        let contents = chart.game().contents().iter();
        let cell: Option<Cell> = place.to_uppercase().parse().ok().filter(|&cell| chart.game().grid().has(cell));
        let cell = cell.ok_or_else(|| format!("`{place}` is not a cell of this board: expected one such as B3"))?;
        Ok(contents.map(|signed| Fact::Is(cell, signed.character)).collect())
    }

    fn rows(marks: &Marks<G>) -> Vec<String> {
        let content = |cell| marks.game().given(cell).or_else(|| marks.content(cell));
        marks.game().grid().rows(|cell| content(cell).unwrap_or('?'))
    }

    fn lines(chart: &Chart<G>) -> [Vec<String>; 2] {
        let Grid { width, height } = chart.game().grid();
        [(0..width.into()).map(Face::column_name).collect(), (1..=height).map(|row| row.to_string()).collect()]
    }

    /// A count is not asked for, and is implied at least.
    fn literal(chart: &Chart<G>, stated: &mut Stated<G>, fact: Fact) -> Lit {
        match chart.rules().literal(fact) {
            Some(literal) => stated.model.literal(literal),
            None => stated.guard(&fact),
        }
    }

    fn questions(marks: &Marks<G>) -> Vec<Fact> {
        marks
            .open_literals()
            .flat_map(|literal| [literal, !literal])
            .filter_map(|one| marks.chart.rules().fact(one))
            .collect()
    }

    fn canonical(chart: &Chart<G>, task: Task<'_, G>) -> Symmetry {
        canonical(chart.game(), task.clues).1
    }

    fn image(chart: &Chart<G>, clues: &Clues, symmetry: Symmetry) -> (Option<Chart<G>>, Clues) {
        let (board, clues) = image(chart.game(), clues, symmetry).expect("only images of the game are asked for");
        // Most symmetries lead to the same board, whose rules need not be stated again.
        let is_same = board == *chart.game();
        (Some(if is_same { chart.clone() } else { Chart::new(&board) }), clues)
    }

    fn turned(chart: &Chart<G>, symmetry: Symmetry) -> impl Image<Self> {
        let board = chart.game().image(symmetry.inverse()).expect("the inverse leads back to a board");
        Turned { board, image: chart.game().clone(), symmetry }
    }

    fn inverse(symmetry: Symmetry) -> Symmetry {
        symmetry.inverse()
    }
}
