//! Boards, clues, layouts and the formula of declared games.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::grid::{Cell, Grid, Layout, Place};
use super::image::canonical;
use super::logic::Logic;
use super::rules::{COUNTS, Literal, Rule, Rules, pieces};
use super::search::Search;
use super::{Declared, Fact, translated};
use crate::game::{self, Beside, DrawSeed, Face, Game, Model, Naming, NoLemma, PlainKeys, Signed, Task, Texts};
use crate::lang::Lang;
use crate::limits::Budget;
use crate::sat::{Formula, Lit, cardinality};

/// Clues by what they are about.
pub(super) type Clues = BTreeMap<Place, Fact>;

impl<G: Declared> Game for G {
    type Layout = Layout;
    type Clue = Fact;
    type Clues = Clues;
    type Topic = Place;
    type Prepared = Rules;
    type Model = Variables<G>;
    type Keys = PlainKeys<G>;
    type Logic = Logic<G>;
    type Options = <G as Declared>::Options;

    const KIND: &'static str = <G as Declared>::KIND;
    const NAME: &'static str = <G as Declared>::NAME;
    const FINGERPRINT: &'static str = <G as Declared>::FINGERPRINT;
    const CLUE: &'static str = G::CLUES[0];
    const CHOSEN: &'static str = G::CLUES[1];

    fn clues(&self, clues: impl IntoIterator<Item = Fact>) -> Clues {
        clues.into_iter().map(|clue| (clue.place(), clue)).collect()
    }

    fn each(clues: &Clues) -> impl Iterator<Item = Fact> {
        clues.values().copied()
    }

    fn fits(&self, clue: &Fact, layout: &Layout) -> bool {
        match *clue {
            Fact::Is(cell, content) => layout.at(cell) == content,
            Fact::Not(cell, content) => layout.at(cell) != content,
            Fact::Count(place, _) => Game::about(self, place, layout) == *clue,
        }
    }

    fn is_legal(&self, layout: &Layout) -> bool {
        let is_content = |cell| self.contents().iter().any(|signed| signed.character == layout.at(cell));
        let fits = |cell| self.given(cell).map_or_else(|| is_content(cell), |given| layout.at(cell) == given);
        layout.grid == self.grid() && self.grid().cells().all(fits) && self.follows_rules(layout)
    }

    fn prepare(&self) -> Rules {
        Rules::new(self)
    }

    fn search(
        &self,
        rules: &Rules,
        clues: &Clues,
        budget: &mut Budget,
        found: &mut dyn FnMut(Layout) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (mut search, mut known) = (Search::new(rules), Vec::new());
        for clue in clues.values() {
            match (*clue, rules.literal(*clue)) {
                (Fact::Count(place, number), _) => search.bound(rules.counting(place), number.into()),
                (_, Some(literal)) => known.push(literal),
                (_, None) => return ControlFlow::Continue(()),
            }
        }
        search.run(known, budget, found)
    }

    fn topics(&self) -> Vec<Place> {
        Declared::topics(self)
    }

    fn offered(&self, layout: &Layout) -> Vec<Place> {
        Declared::offered(self, layout)
    }

    fn about(&self, topic: Place, layout: &Layout) -> Fact {
        let is_piece = |&cell: &Cell| pieces(self.contents()).any(|piece| layout.at(cell) == piece);
        match topic {
            Place::Cell(cell) => Fact::Is(cell, layout.at(cell)),
            place => Fact::Count(place, self.cells(place).into_iter().filter(is_piece).count() as u8),
        }
    }

    fn topic(clue: &Fact) -> Place {
        clue.place()
    }

    fn extent(&self) -> Option<[usize; 2]> {
        let Grid { width, height } = self.grid();
        Some([width, height].map(usize::from))
    }

    fn cell(topic: Place) -> Option<[usize; 2]> {
        match topic {
            Place::Cell(cell) => Some([cell.column, cell.row].map(usize::from)),
            _ => None,
        }
    }

    fn rows(&self, layout: &Layout) -> Vec<String> {
        layout.grid.rows(|cell| layout.at(cell))
    }

    fn read_rows(&self, rows: &[String]) -> Result<Layout, String> {
        let layout = Grid::read(rows)?;
        let Grid { width, height } = self.grid();
        let is_one = layout.grid == self.grid();
        if is_one { Ok(layout) } else { Err(format!("expected {height} rows of {width} characters")) }
    }

    fn is_possible(&self, clue: &Fact) -> bool {
        match *clue {
            Fact::Is(cell, content) => {
                self.given(cell).is_none() && self.contents().iter().any(|signed| signed.character == content)
            }
            Fact::Not(..) => false,
            Fact::Count(place, number) => usize::from(number) <= self.cells(place).len(),
        }
    }

    fn options(&self) -> Self::Options {
        Declared::options(self)
    }

    fn check(options: &Self::Options) -> Result<(), String> {
        <G as Declared>::check(options)
    }

    fn drawing(options: &Self::Options) -> DrawSeed<G> {
        let options = options.clone();
        Box::new(move |seed, limits| G::draw(&options, seed, limits))
    }

    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        canonical(self, task.clues).0
    }

    fn texts(lang: Lang) -> Option<Texts> {
        let Texts { pitch, rules, signs, example } = G::TEXTS;
        let [pitch, rules, signs] = [pitch, rules, signs].map(|text| translated::<G>(text, lang));
        Some(Texts { pitch, rules, signs, example })
    }

    fn name(lang: Lang) -> &'static str {
        translated::<G>(<G as Declared>::NAME, lang)
    }

    fn face(&self, clues: &Clues, lang: Lang) -> Option<Face> {
        let named = |signed: &Signed| {
            let [meaning, many] = [signed.meaning, signed.many].map(|text| translated::<G>(text, lang));
            Signed { meaning, many, ..*signed }
        };
        let region = |row, column| self.region(Cell { row, column }).map_or(0, usize::from);
        let Grid { width, height } = self.grid();
        let counts = |lines: &mut dyn Iterator<Item = Place>| {
            let count = |place| match clues.get(&place) {
                Some(Fact::Count(_, number)) => number.to_string(),
                _ => String::new(),
            };
            let (topics, lines) = (Declared::topics(self), lines.collect::<Vec<_>>());
            let are_counted = lines.iter().any(|line| topics.contains(line));
            if are_counted { lines.into_iter().map(count).collect() } else { Vec::new() }
        };
        Some(Face {
            regions: (0..height).map(|row| (0..width).map(|column| region(row, column)).collect()).collect(),
            signs: self.contents().iter().map(named).collect(),
            fixed: self.fixed().iter().map(named).collect(),
            beside: Beside {
                rows: counts(&mut (0..height).map(Place::Row)),
                columns: counts(&mut (0..width).map(Place::Column)),
            },
            naming: Naming::Marks,
            aim: self.aim(lang),
        })
    }

    fn clue_rows(&self, clues: &Clues) -> Vec<String> {
        let content = |cell| match clues.get(&Place::Cell(cell)) {
            Some(Fact::Is(_, content)) => Some(*content),
            _ => self.given(cell),
        };
        self.grid().rows(|cell| content(cell).unwrap_or('?'))
    }
}

/// The formula: a guard for the rules of a family at each place.
#[derive(Clone, Debug)]
pub struct Variables<G> {
    rules: Arc<Rules>,
    variables: Vec<Lit>,
    guards: Vec<Lit>,
    game: PhantomData<fn() -> G>,
}

impl<G> Variables<G> {
    pub(super) fn literal(&self, literal: Literal) -> Lit {
        let variable = self.variables[literal.variable()];
        if literal.is_positive() { variable } else { !variable }
    }

    fn state(&self, formula: &mut Formula, rule: &Rule, low: usize, high: usize) {
        let literals: Vec<Lit> = rule.literals.iter().map(|&literal| self.literal(literal)).collect();
        cardinality::at_least(formula, &[], &literals, low);
        if high < literals.len() {
            cardinality::at_most(formula, &[], &literals, high);
        }
    }
}

impl<G: Declared> Model for Variables<G> {
    type Game = G;
    type Lemma = NoLemma;

    fn state(game: &G, _: game::Rules) -> (Formula, Self) {
        let (mut formula, rules) = (Formula::new(), Arc::new(Rules::new(game)));
        let variable = |at| match rules.fact(Literal::of(at, true)) {
            Some(fact) => formula.named(fact.to_string()),
            None => formula.variable(),
        };
        let variables = (0..rules.variables().0).map(variable).collect();
        let mut all = Self { rules: rules.clone(), variables, guards: Vec::new(), game: PhantomData };
        let mut named: Vec<(String, Vec<&Rule>)> = Vec::new();
        for rule in rules.all().iter().filter(|rule| rule.family != COUNTS) {
            let family = super::words::family::<G>(rule.family).name;
            let name = rule.place.map_or_else(|| family.to_owned(), |place| format!("{place}: {family}"));
            match named.iter_mut().rev().find(|(other, _)| *other == name) {
                Some((_, rules)) => rules.push(rule),
                None => named.push((name, vec![rule])),
            }
        }
        let state = |(name, rules): (String, Vec<&Rule>)| {
            formula.constraint(name, |formula| {
                rules.into_iter().for_each(|rule| all.state(formula, rule, rule.low, rule.high));
            })
        };
        let guards = named.into_iter().map(state).collect();
        all.guards = guards;
        (formula, all)
    }

    fn rule_guards(&self) -> Vec<Lit> {
        self.guards.clone()
    }

    fn clue(&mut self, formula: &mut Formula, clue: &Fact) {
        match *clue {
            Fact::Count(place, number) => {
                let rule = &self.rules.all()[self.rules.counting(place)];
                self.state(formula, rule, number.into(), number.into());
            }
            fact => formula.clause(self.rules.literal(fact).map(|literal| self.literal(literal))),
        }
    }

    fn layout(&self, is_true: impl Fn(Lit) -> bool) -> Layout {
        self.rules.layout(|literal| is_true(self.literal(literal)))
    }

    fn differs(&self, layout: &Layout) -> impl Iterator<Item = Lit> {
        let literal = |cell| Some(!self.literal(self.rules.holds(cell, layout.at(cell))?));
        layout.grid.cells().filter_map(literal)
    }
}
