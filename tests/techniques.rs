//! The techniques: each at positions of its own, and what is true of all of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use smyoz::smyoz::numbering::unrank;
use smyoz::smyoz::techniques::selftest::{Case, Tally};
use smyoz::smyoz::techniques::{ALL, Level, Position, Technique, reach};
use smyoz::smyoz::{
    Clues, Fact, Inventory, Item, Layout, Marks, Seed, ShipType, Shot, Stream, Symmetry,
};

/// A position, and what a technique sees there: a line of `tests/data/techniques.txt`.
struct Line {
    text: String,
    technique: &'static Technique,
    clues: Clues,
    marks: Marks,
    conclusions: BTreeSet<Fact>,
    layout: Layout,
}

impl Line {
    fn read(text: &str) -> Self {
        let [technique, clues, marks, conclusions, layout] = text.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("five fields expected: {text}")
        };
        let facts = |field: &str| -> Vec<Fact> { list(field).map(|fact| fact.parse().unwrap()).collect() };
        let clues = read_clues(clues);
        let mut with_shots = Marks::start(&clues);
        for fact in facts(marks) {
            assert!(with_shots.add(fact), "{fact} is known: {text}");
        }
        Self {
            text: text.to_owned(),
            technique: Technique::by_id(technique).unwrap_or_else(|| panic!("{technique} is no technique")),
            clues,
            marks: with_shots,
            conclusions: facts(conclusions).into_iter().collect(),
            layout: unrank(layout.parse().unwrap()),
        }
    }

    fn all() -> Vec<Self> {
        let text = fs::read_to_string(format!("{}/tests/data/techniques.txt", env!("CARGO_MANIFEST_DIR"))).unwrap();
        text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(Self::read).collect()
    }

    fn position(&self) -> Position<'_> {
        Position { clues: &self.clues, marks: &self.marks }
    }
}

/// The parts of a field; `-` has none.
fn list(field: &str) -> impl Iterator<Item = &str> {
    field.split(' ').filter(|&part| part != "-")
}

/// Clues as `44:2rg`, `beta:01m,10m`, `moored:5`.
fn read_clues(field: &str) -> Clues {
    let mut clues = Clues::default();
    for clue in list(field) {
        let (key, value) = clue.split_once(':').unwrap();
        let numbers = || value.split(',').map(|number| number.parse::<u8>().unwrap());
        match Item::from_key(key) {
            None => clues.shots.push(Shot { cell: key.parse().unwrap(), shows: value.parse().unwrap() }),
            Some(Item::Codes(kind)) => {
                clues.inventory.codes[kind as usize] = Some(value.split(',').map(|code| code.parse().unwrap()).collect());
            }
            Some(Item::WaterLines) => clues.inventory.water_lines = numbers().next(),
            Some(Item::Moored) => clues.inventory.moored = numbers().next(),
            Some(Item::Islands) => clues.inventory.islands = Some(numbers().collect()),
        }
    }
    clues
}

/// All facts that a technique concludes.
fn concluded(technique: &'static Technique, position: &Position) -> BTreeSet<Fact> {
    technique.openings(position).into_iter().flat_map(|deduction| deduction.facts).collect()
}

fn names<'a>(facts: impl IntoIterator<Item = &'a Fact>) -> String {
    facts.into_iter().map(Fact::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn each_technique_sees_what_it_should() {
    for line in Line::all() {
        let seen = concluded(line.technique, &line.position());
        assert_eq!(names(&seen), names(&line.conclusions), "{}", line.text);
        let first = line.technique.first(&line.position());
        assert_eq!(first, line.technique.openings(&line.position()).into_iter().next());
    }
}

#[test]
fn nothing_easier_sees_it() {
    for line in Line::all() {
        for easier in ALL.iter().take_while(|&easier| easier != line.technique) {
            let seen = concluded(easier, &line.position());
            assert!(seen.is_disjoint(&line.conclusions), "{}: {} sees {}", line.text, easier.id, names(&seen));
        }
    }
}

#[test]
fn positions_are_those_of_layouts() {
    for line in Line::all() {
        assert!(line.clues.fit(&line.layout) && line.marks.hold(&line.layout), "{}", line.text);
        assert!(line.conclusions.iter().all(|fact| fact.holds(&line.layout)), "{}", line.text);
    }
}

#[test]
fn every_technique_has_its_positions() {
    let lines = Line::all();
    for technique in ALL {
        let of_it = lines.iter().filter(|line| line.technique == technique);
        let (blind, seeing): (Vec<_>, Vec<_>) = of_it.partition(|line| line.conclusions.is_empty());
        let id = technique.id;
        assert!(seeing.len() >= 3 && !blind.is_empty(), "{id}: {} with conclusions, {} without", seeing.len(), blind.len());
    }
    let texts: BTreeSet<_> = lines.iter().map(|line| &line.text).collect();
    assert_eq!(texts.len(), lines.len(), "a line stands there twice");
}
