//! The rules of a board: how many of some literals are true.

use std::ops::{Not, RangeInclusive};

use super::grid::{Cell, Grid, Layout, Place};
use super::{Declared, Fact};
use crate::game::{Sign, Signed};
use crate::puzzles::Stream;

/// The family of the rules that clues state, each about a place: [`Declared::COUNT`].
pub const COUNTS: usize = usize::MAX;

/// The family of the rules that each cell has one of more than two contents: [`Declared::CONTENT`].
pub const CONTENTS: usize = usize::MAX - 1;

/// A family of rules in words. In these, `{place}` is where a rule stands, `{piece}` what it
/// counts, and `{cells}` are the cells for which it is known that they have what it counts.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// The rule itself: `a queen in each row`.
    pub name: &'static str,
    /// Why no more can be true: `{place} has its queen`.
    pub full: &'static str,
    /// Why all that are left must be true: `{place} has no other place for its queen`.
    pub needed: &'static str,
    /// What is wrong if it is broken, after `But then`: `{place} could not have its queen`.
    pub broken: &'static str,
}

/// A variable or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Literal(u32);

impl Literal {
    pub(super) fn of(variable: usize, is_positive: bool) -> Self {
        Self(2 * variable as u32 + u32::from(!is_positive))
    }

    pub(super) fn of_code(code: usize) -> Self {
        Self(code as u32)
    }

    pub(super) fn code(self) -> usize {
        self.0 as usize
    }

    pub(super) fn variable(self) -> usize {
        self.code() / 2
    }

    pub(super) fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }
}

impl Not for Literal {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// That at least `low` and at most `high` of some literals are true.
#[derive(Clone, Debug)]
pub struct Rule {
    /// The family, by its place in [`Declared::FAMILIES`].
    pub family: usize,
    /// Where it stands.
    pub place: Option<Place>,
    /// What it counts, if that is one thing.
    pub piece: Option<char>,
    /// The literals.
    pub literals: Vec<Literal>,
    /// How few may be true. Clues say that of counts.
    pub low: usize,
    /// How many may be true.
    pub high: usize,
}

/// The variables and the rules of a board. A cell with two possible contents has one variable, a
/// cell with more has one for each, and hidden ones are no part of the layout.
#[derive(Clone, Debug)]
pub struct Rules {
    contents: &'static [Signed],
    grid: Grid,
    /// For each cell, its first variable, or what is given in it.
    cells: Vec<Result<usize, char>>,
    /// For each variable that is not hidden, its cell, and which of the contents it stands for.
    shown: Vec<(Cell, usize)>,
    variables: usize,
    rules: Vec<Rule>,
    /// For each literal, the rules by which not all can be true, and those by which not all can be
    /// false.
    limiting: Vec<Vec<u32>>,
    needing: Vec<Vec<u32>>,
    /// For each literal, those that are false at a glance where it is true.
    excluded: Vec<Vec<Literal>>,
}

impl Rules {
    pub(super) fn new<G: Declared>(game: &G) -> Self {
        let (grid, contents) = (game.grid(), game.contents());
        let each = if contents.len() == 2 { 1 } else { contents.len() };
        let mut shown = Vec::new();
        let first = |cell| match game.given(cell) {
            Some(given) => Err(given),
            None => {
                shown.extend((0..each).map(|content| (cell, content)));
                Ok(shown.len() - each)
            }
        };
        let cells = grid.cells().map(first).collect();
        let variables = shown.len();
        let mut rules = Self {
            contents,
            grid,
            cells,
            shown,
            variables,
            rules: Vec::new(),
            limiting: Vec::new(),
            needing: Vec::new(),
            excluded: Vec::new(),
        };
        if each > 1 {
            for cell in grid.cells().filter(|&cell| game.given(cell).is_none()) {
                let all: Vec<Literal> =
                    contents.iter().filter_map(|content| rules.holds(cell, content.character)).collect();
                rules.rule(CONTENTS, cell, all, 1..=1);
            }
        }
        game.rules(&mut rules);
        for place in game.topics().into_iter().filter(|place| !matches!(place, Place::Cell(_))) {
            let pieces = rules.pieces(game.cells(place));
            let most = pieces.len();
            rules.rule(COUNTS, place, pieces, 0..=most);
        }
        rules.rules.sort_by_key(|rule| rule.family);
        rules.index();
        rules.excluded = vec![Vec::new(); 2 * rules.variables];
        let is_seen =
            |rule: &&Rule| rule.high == 1 && (rule.family == CONTENTS || G::AT_A_GLANCE.contains(&rule.family));
        for rule in rules.rules.iter().filter(is_seen) {
            for &literal in &rule.literals {
                let others = rule.literals.iter().filter(|&&other| other != literal);
                rules.excluded[literal.code()].extend(others);
            }
        }
        rules
    }

    fn index(&mut self) {
        let index = |rules: &[Rule], is_in: fn(&Rule) -> bool| {
            let mut index = vec![Vec::new(); 2 * self.variables];
            for (at, rule) in rules.iter().enumerate().filter(|(_, rule)| rule.family == COUNTS || is_in(rule)) {
                rule.literals.iter().for_each(|literal| index[literal.code()].push(at as u32));
            }
            index
        };
        self.limiting = index(&self.rules, |rule| rule.high < rule.literals.len());
        self.needing = index(&self.rules, |rule| rule.low > 0);
    }

    /// The same in another order, so that a search finds another layout first.
    pub(super) fn shuffled(mut self, stream: &mut Stream) -> Self {
        stream.shuffle(&mut self.rules);
        self.rules.iter_mut().for_each(|rule| stream.shuffle(&mut rule.literals));
        self.index();
        self
    }

    /// That a cell has this content; `None` if it cannot.
    pub fn holds(&self, cell: Cell, content: char) -> Option<Literal> {
        let first = self.grid.has(cell).then(|| self.cells[self.grid.number(cell)])?.ok()?;
        let content = self.contents.iter().position(|signed| signed.character == content)?;
        Some(if self.contents.len() == 2 {
            Literal::of(first, content == 0)
        } else {
            Literal::of(first + content, true)
        })
    }

    /// For each of these cells that can have it, that it has this content.
    pub fn holding(&self, cells: impl IntoIterator<Item = Cell>, content: char) -> Vec<Literal> {
        cells.into_iter().filter_map(|cell| self.holds(cell, content)).collect()
    }

    /// For each of these cells, that it has this piece or that. What is drawn as a dot is no piece.
    pub fn pieces(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<Literal> {
        let pieces = |cell| pieces(self.contents).filter_map(move |piece| self.holds(cell, piece));
        cells.into_iter().flat_map(pieces).collect()
    }

    /// A new variable that is no part of the layout: some value of it must fit.
    pub fn hidden(&mut self) -> Literal {
        self.variables += 1;
        Literal::of(self.variables - 1, true)
    }

    /// States how many of some literals are true.
    pub fn rule(
        &mut self,
        family: usize,
        place: impl Into<Option<Place>>,
        literals: impl IntoIterator<Item = Literal>,
        bounds: RangeInclusive<usize>,
    ) {
        let literals: Vec<Literal> = literals.into_iter().collect();
        // What is negated is a condition for the rest: a hole needs a 5 in its row.
        let facts = literals.iter().map(|&literal| self.fact(literal));
        let mut pieces = facts.filter(|fact| !matches!(fact, Some(Fact::Not(..)))).map(|fact| match fact? {
            Fact::Is(_, content) => Some(content),
            Fact::Not(..) | Fact::Count(..) => None,
        });
        let piece = pieces.next().flatten().filter(|&piece| pieces.all(|other| other == Some(piece)));
        let (low, high) = bounds.into_inner();
        self.rules.push(Rule { family, place: place.into(), piece, literals, low, high });
    }

    /// What a literal says of a cell; nothing if it is hidden.
    pub(super) fn fact(&self, literal: Literal) -> Option<Fact> {
        let &(cell, content) = self.shown.get(literal.variable())?;
        let named = |content: usize| self.contents[content].character;
        Some(match (self.contents.len(), literal.is_positive()) {
            (2, is_first) => Fact::Is(cell, named(usize::from(!is_first))),
            (_, true) => Fact::Is(cell, named(content)),
            (_, false) => Fact::Not(cell, named(content)),
        })
    }

    /// The literal of a fact about a cell.
    pub(super) fn literal(&self, fact: Fact) -> Option<Literal> {
        match fact {
            Fact::Is(cell, content) => self.holds(cell, content),
            Fact::Not(cell, content) => self.holds(cell, content).map(|literal| !literal),
            Fact::Count(..) => None,
        }
    }

    /// The literals that are false at a glance where this one is true.
    pub(super) fn excluded(&self, literal: Literal) -> &[Literal] {
        &self.excluded[literal.code()]
    }

    /// The layout in which these literals are true.
    pub(super) fn layout(&self, is_true: impl Fn(Literal) -> bool) -> Layout {
        let is_there = |first: usize, &content: &usize| match self.contents.len() {
            2 => is_true(Literal::of(first, content == 0)),
            _ => is_true(Literal::of(first + content, true)),
        };
        Layout::new(self.grid, |cell| match self.cells[self.grid.number(cell)] {
            Ok(first) => {
                let content = (0..self.contents.len()).find(|content| is_there(first, content));
                content.map_or('?', |content| self.contents[content].character)
            }
            Err(given) => given,
        })
    }

    /// The rules, by family.
    pub(super) fn all(&self) -> &[Rule] {
        &self.rules
    }

    /// The rules of a family.
    pub(super) fn of(&self, family: usize) -> &[Rule] {
        let from = self.rules.partition_point(|rule| rule.family < family);
        let to = self.rules.partition_point(|rule| rule.family <= family);
        &self.rules[from..to]
    }

    /// The number of the rule that a clue about the count of a place is about.
    pub(super) fn counting(&self, place: Place) -> usize {
        let rule = self.rules.iter().rposition(|rule| rule.family == COUNTS && rule.place == Some(place));
        rule.expect("clues are about topics")
    }

    /// The rules that count a literal and by which not all they count can be true.
    pub(super) fn limiting(&self, literal: Literal) -> &[u32] {
        &self.limiting[literal.code()]
    }

    /// The rules that count a literal and by which not all they count can be false.
    pub(super) fn needing(&self, literal: Literal) -> &[u32] {
        &self.needing[literal.code()]
    }

    /// The number of variables, and of those that are not hidden.
    pub(super) fn variables(&self) -> (usize, usize) {
        (self.variables, self.shown.len())
    }
}

/// The contents that are pieces.
pub(super) fn pieces(contents: &[Signed]) -> impl Iterator<Item = char> {
    contents.iter().filter(|signed| signed.sign != Sign::Dot).map(|signed| signed.character)
}
