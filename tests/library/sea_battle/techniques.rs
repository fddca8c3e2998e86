//! The techniques: on positions chosen for each, and on random ones against all layouts that fit.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use smyoz::deduction::Step;
use smyoz::games::sea_battle::techniques::{ALL, Deduction, Technique};
use smyoz::games::sea_battle::{Chart, Fact, Marks, Passage, Position, Shapes, Touch, Variant};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::puzzles::Level;

use super::{STANDARD, setting};

/// The lines of a file of `tests/data`, each with its fields.
pub fn records(file: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file)).unwrap();
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('|').map(|field| field.trim().to_owned()).collect()).collect()
}

/// A game as written in these files: `6x6 3-2-1 corners any mine mine sweeper`.
pub fn chart(game: &str) -> Chart {
    let mut words = game.split(' ');
    let (size, fleet) = (words.next().unwrap(), words.next().unwrap());
    let variant = words.fold(STANDARD, |variant, word| match word {
        "corners" => Variant { touch: Touch::Corners, ..variant },
        "any" => Variant { shapes: Shapes::Any, ..variant },
        "mine" => Variant { mines: variant.mines + 1, ..variant },
        "sweeper" => Variant { sweepers: variant.sweepers + 1, ..variant },
        _ => panic!("{game}: {word}"),
    });
    Chart::new(&setting(size, fleet, variant))
}

/// A position: `technique | board fleet rules | what is known | what it concludes`.
struct Case {
    technique: &'static Technique,
    chart: Chart,
    known: Vec<Fact>,
    concluded: BTreeSet<String>,
}

impl Case {
    fn new(technique: &str, game: &str, known: &str, concluded: &str) -> Self {
        let technique = Technique::by_id(technique).unwrap_or_else(|| panic!("{technique}"));
        let chart = chart(game);
        let known = known.split_whitespace().map(|fact| chart.read_fact(fact).unwrap()).collect();
        let concluded = concluded.split_whitespace().filter(|&fact| fact != "-").map(str::to_owned).collect();
        Self { technique, chart, known, concluded }
    }

    fn all() -> Vec<Self> {
        let records = records("sea_battle_techniques.txt");
        let fields = records.iter().map(|fields| <&[String; 4]>::try_from(&fields[..]).unwrap());
        fields.map(|[technique, game, known, concluded]| Self::new(technique, game, known, concluded)).collect()
    }

    fn openings(&self) -> Vec<Deduction> {
        self.technique.openings(&Position::of(&self.marks()), Limits::NONE).unwrap()
    }

    fn marks(&self) -> Marks {
        let mut marks = Marks::none(&self.chart);
        marks.extend(self.known.iter().copied());
        marks
    }

    /// What is said of a conclusion first.
    fn sentence(&self, deduction: &Deduction, lang: Lang) -> String {
        let told = Passage::of_step(Step::Seen(deduction.clone()), self.marks());
        told.sentences(&self.chart, lang).remove(0)
    }
}

#[test]
fn each_technique_sees_what_it_should_and_nothing_else() {
    for case in Case::all() {
        let seen = case.openings();
        let facts: BTreeSet<String> =
            seen.iter().flat_map(|deduction| &deduction.facts).map(|&fact| case.chart.fact_name(fact)).collect();
        assert_eq!(facts, case.concluded, "{:?} {:?}", case.technique, case.known);
        for deduction in seen {
            assert_eq!(
                case.technique.concludes(&Position::of(&case.marks()), &deduction.facts).unwrap().facts,
                deduction.facts
            );
        }
    }
}

#[test]
fn the_table_is_in_order() {
    assert!(ALL.is_sorted_by_key(|technique| (technique.level, technique.score)));
    let ids: BTreeSet<&str> = ALL.iter().map(|technique| technique.id).collect();
    assert_eq!(ids.len(), ALL.len());
    for level in Level::SOLVABLE {
        assert!(ALL.iter().any(|technique| technique.level == level));
    }
}

#[test]
fn conclusions_are_told_in_both_languages() {
    for case in Case::all() {
        let deductions = case.openings();
        for (deduction, lang) in
            deductions.iter().flat_map(|deduction| [Lang::Hu, Lang::En].map(|lang| (deduction, lang)))
        {
            let sentence = case.sentence(deduction, lang);
            assert!(sentence.ends_with('.') && !sentence.contains(['{', '$', '\n']), "{sentence}");
            assert!(!case.technique.title(lang).is_empty());
        }
    }
    let told = |technique, game, known| {
        let case = Case::new(technique, game, known, "");
        let first = case.technique.first(&Position::of(&case.marks()), Limits::NONE).unwrap().unwrap();
        [Lang::En, Lang::Hu].map(|lang| case.sentence(&first, lang))
    };
    assert_eq!(
        told("line-full", "4x4 2-1", "row2#=3 A2."),
        [
            "B2, C2 and D2 are ship cells: row 2 still needs 3 ship cells, and only 3 cells are left.",
            "B2, C2 és D2 hajómező: a 2. sorban még 3 hajómező hiányzik, és éppen ennyi szabad mező maradt.",
        ]
    );
    assert_eq!(
        told("shared-by-last", "5x1 4", ""),
        [
            "B1, C1 and D1 are ship cells: this is so wherever the missing 4-cell ship lies: A1–D1 or B1–E1.",
            "B1, C1 és D1 hajómező: bárhol van is a hiányzó négymezős hajó, így van: A1–D1 vagy B1–E1.",
        ]
    );
}

#[test]
fn every_technique_has_a_position() {
    let cases = Case::all();
    for technique in ALL {
        let sees = |case: &&Case| case.technique == technique && !case.concluded.is_empty();
        assert!(cases.iter().any(|case| sees(&case)), "{technique:?}");
    }
}
