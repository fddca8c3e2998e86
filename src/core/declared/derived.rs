//! What the core asks of a game, for all games that are declared.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::error::Error;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::sync::Arc;

use itertools::Itertools;

use super::grid::{Cell, Grid, Layout, Place, Symmetry};
use super::marks::Marks;
use super::rules::{COUNTS, Literal, Rule, Rules, pieces};
use super::search::Search;
use super::words::{Instance, Reason, Says, Text, Words, place};
use super::{Declared, Fact, translated};
use crate::deduction::{self, Deduction, Ground, GroundOf, Image, NoClue, Policy, Position, Supposition, Technique};
use crate::game::{self, Beside, Face, Game, Model, NoLayout, NoLemma, PlainKeys, Puzzle, Signed, Stated, Task, Texts};
use crate::lang::Lang;
use crate::limits::{Budget, Limits};
use crate::puzzles::Seed;
use crate::sat::{Formula, Lit, cardinality};

/// Clues by what they are about.
type Clues = BTreeMap<Place, Fact>;

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

    fn draw(options: &Self::Options, seed: Seed, _: Limits) -> Result<(G, Layout), NoLayout> {
        <G as Declared>::draw(options, seed).map_err(NoLayout::OfSeed)
    }

    fn canonical_text(&self, task: Task<'_, Self>) -> String {
        canonical(self, task.clues).0
    }

    fn texts(lang: Lang) -> Option<Texts> {
        let Texts { pitch, rules, signs } = G::TEXTS;
        let [pitch, rules, signs] = [pitch, rules, signs].map(|text| translated::<G>(text, lang));
        Some(Texts { pitch, rules, signs })
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
    fn literal(&self, literal: Literal) -> Lit {
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

/// The image of a board and of clues; `None` if that is no board of the game.
fn image<G: Declared>(game: &G, clues: &Clues, symmetry: Symmetry) -> Option<(G, Clues)> {
    let turned = Turned { image: game.image(symmetry)?, board: game.clone(), symmetry };
    let clues = clues.values().map(|&clue| turned.fact(clue));
    let clues = clues.map(|clue| (clue.place(), clue)).collect();
    Some((turned.image, clues))
}

/// The text that all images of board and clues have in common, and the symmetry that leads to it.
fn canonical<G: Declared>(game: &G, clues: &Clues) -> (String, Symmetry) {
    let text = |symmetry: Symmetry| {
        let (_, plain) = image(game, clues, symmetry)?;
        let contents = plain.values().filter_map(|clue| match *clue {
            Fact::Is(_, content) => Some(content),
            _ => None,
        });
        let symmetry = symmetry.renaming(contents);
        let (board, clues) = image(game, clues, symmetry)?;
        Some((Puzzle::new(board, clues).text(), symmetry))
    };
    let images = Symmetry::of(game).filter_map(text);
    images.min_by(|(one, _), (other, _)| one.cmp(other)).expect("the identity leads to a board")
}

/// A symmetry that takes a board to its image.
struct Turned<G> {
    board: G,
    image: G,
    symmetry: Symmetry,
}

impl<G: Declared> Turned<G> {
    fn fact(&self, fact: Fact) -> Fact {
        match fact {
            Fact::Is(cell, content) => Fact::Is(self.symmetry.cell(cell), self.symmetry.character(content)),
            Fact::Not(cell, content) => Fact::Not(self.symmetry.cell(cell), self.symmetry.character(content)),
            Fact::Count(place, number) => Fact::Count(self.place(place), number),
        }
    }

    fn place(&self, place: Place) -> Place {
        self.symmetry.place(place, &self.board, &self.image)
    }

    fn instance(&self, instance: &Instance) -> Instance {
        Instance {
            place: instance.place.map(|place| self.place(place)),
            piece: instance.piece.map(|piece| self.symmetry.character(piece)),
            cells: instance.cells.iter().map(|&cell| self.symmetry.cell(cell)).sorted().collect(),
            ..instance.clone()
        }
    }
}

impl<G: Declared> Image<Logic<G>> for Turned<G> {
    fn fact(&self, fact: Fact) -> Fact {
        self.fact(fact)
    }

    fn reason(&self, reason: &Reason) -> Reason {
        match reason {
            Reason::Rule(instance) => Reason::Rule(self.instance(instance)),
            Reason::Places(places) => Reason::Places(places.iter().map(|&place| self.place(place)).sorted().collect()),
            Reason::Pieces(pieces) => {
                Reason::Pieces(pieces.iter().map(|&piece| self.symmetry.character(piece)).sorted().collect())
            }
        }
    }

    fn contradiction(&self, contradiction: &Reason) -> Reason {
        self.reason(contradiction)
    }

    fn clue(&self, clue: &NoClue) -> NoClue {
        *clue
    }
}

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

    const POLICY: Policy = Policy::DEFAULT;

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

    fn sentences(deduction: &Deduction<Self>, chart: &Chart<G>, lang: Lang) -> Vec<String> {
        Words { chart, lang }.sentences(deduction)
    }

    fn place(deduction: &Deduction<Self>, _: &Chart<G>, lang: Lang) -> String {
        place(deduction, lang)
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
        let cell: Option<Cell> = place.parse().ok().filter(|&cell| chart.game().grid().has(cell));
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
