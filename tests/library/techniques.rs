//! The techniques: each at its own positions, and properties of all of them.

use std::collections::BTreeSet;
use std::fs;
use std::sync::LazyLock;

use crate::common::{self, seed};
use itertools::Itertools;
use smyoz::games::smyoz::deduction::Ground;
use smyoz::games::smyoz::numbering::unrank;
use smyoz::games::smyoz::rate::{Passage, Step};
use smyoz::games::smyoz::techniques::{Because, Deduction, Position, Technique, contradiction, reach, up_to};
use smyoz::games::smyoz::{
    Cell, Clue, Clues, Fact, Inventory, Item, Lane, Layout, Marks, Placement, Point, ShipCounts, ShipType, Shot, Smyoz,
    Stream, Symmetry, View,
};
use smyoz::lang::Lang;
use smyoz::limits::Limits;
use smyoz::puzzles::Level;

use crate::built_in::smyoz::Oracle;
use crate::suite::reasons::{Reasons, WrongReasonsError, judge};
use crate::suite::techniques::{Case, Tally};

/// The techniques that only look at the position.
static LOOKING: LazyLock<&[Technique]> = LazyLock::new(|| up_to(Level::Master));

/// A position, and what a technique concludes there: a line of `tests/data/techniques.txt`.
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
            technique: Technique::by_id(technique).unwrap_or_else(|| panic!("{technique} is not a technique")),
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

/// The items of a field; `-` means none.
fn list(field: &str) -> impl Iterator<Item = &str> {
    field.split(' ').filter(|&part| part != "-")
}

/// Clues as `44:2rg`, `beta:01m,10m`, `moored:5`.
fn read_clues(field: &str) -> Clues {
    let mut clues = Clues::default();
    for clue in list(field) {
        let (key, value) = clue.split_once(':').unwrap();
        let numbers = || value.split(',').map(|number| number.parse::<u8>().unwrap());
        let told = match Item::ALL.into_iter().find(|item| item.key() == key) {
            None => {
                clues.shots.push(Shot { cell: key.parse().unwrap(), shows: value.parse().unwrap() }).unwrap();
                continue;
            }
            Some(Item::Codes(kind)) => Clue::Codes(kind, value.split(',').map(|code| code.parse().unwrap()).collect()),
            Some(Item::WaterLines) => Clue::WaterLines(numbers().next().unwrap()),
            Some(Item::Moored) => Clue::Moored(numbers().next().unwrap()),
            Some(Item::Islands) => Clue::Islands(numbers().collect()),
        };
        clues.inventory = clues.inventory.with(told).unwrap();
    }
    clues
}

/// All facts that a technique concludes.
fn concluded(technique: &'static Technique, position: &Position) -> BTreeSet<Fact> {
    technique.openings(position, Limits::NONE).unwrap().into_iter().flat_map(|deduction| deduction.facts).collect()
}

fn names<'a>(facts: impl IntoIterator<Item = &'a Fact>) -> String {
    facts.into_iter().map(Fact::to_string).collect::<Vec<_>>().join(" ")
}

fn facts(marks: &Marks) -> String {
    names(&marks.facts().collect::<Vec<_>>())
}

#[test]
fn each_technique_sees_what_it_should() {
    for line in Line::all() {
        let seen = concluded(line.technique, &line.position());
        assert_eq!(names(&seen), names(&line.conclusions), "{}", line.text);
        let first = line.technique.first(&line.position(), Limits::NONE).unwrap();
        assert_eq!(first, line.technique.openings(&line.position(), Limits::NONE).unwrap().into_iter().next());
    }
}

#[test]
fn each_conclusion_is_put_into_words() {
    let mut told = BTreeSet::new();
    for line in Line::all() {
        for deduction in line.technique.openings(&line.position(), Limits::NONE).unwrap() {
            // Panics unless there are as many names as reasons.
            let named: Vec<_> = line.technique.named(&deduction.because).collect();
            assert_eq!(named.iter().flat_map(|(_, reasons)| *reasons).cloned().collect::<Vec<_>>(), deduction.because);
            let step = Passage::of_step(Step::Seen(deduction), line.marks.clone());
            let [hungarian, english] = [Lang::Hu, Lang::En].map(|lang| step.sentences(&Smyoz, lang).concat());
            assert_ne!(hungarian, english);
            for sentence in [hungarian, english] {
                assert!(sentence.ends_with('.') && !sentence.contains(['{', '}', '\u{2068}']), "{sentence}");
            }
            told.insert(line.technique.id);
        }
    }
    assert_eq!(told.len(), LOOKING.len());
}

/// Texts select the name of a type by its key, which must never be printed.
#[test]
fn types_of_ship_are_told_by_their_names() {
    for (technique, kind) in LOOKING.iter().cartesian_product(ShipType::ALL) {
        let facts = vec![Fact::Type("44".parse().unwrap(), kind)];
        let because = vec![Because::Type(kind); technique.reasons.len()];
        let step = Step::Seen(Deduction { technique, facts, because, cases: Vec::new(), exhaustive: Vec::new() });
        let step = Passage::of_step(step, Marks::default());
        for lang in [Lang::Hu, Lang::En] {
            let (sentence, key) = (step.sentences(&Smyoz, lang).concat(), Item::Codes(kind).key());
            assert!(sentence.contains(kind.name()) && !sentence.contains(key), "{}: {sentence}", technique.id);
        }
    }
}

#[test]
fn nothing_easier_sees_it() {
    for line in Line::all() {
        for easier in LOOKING.iter().take_while(|&easier| easier != line.technique) {
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
    for technique in *LOOKING {
        let of_it = lines.iter().filter(|line| line.technique == technique);
        let (blind, seeing): (Vec<_>, Vec<_>) = of_it.partition(|line| line.conclusions.is_empty());
        let id = technique.id;
        assert!(
            seeing.len() >= 3 && !blind.is_empty(),
            "{id}: {} with conclusions, {} without",
            seeing.len(),
            blind.len()
        );
    }
    let texts: BTreeSet<_> = lines.iter().map(|line| &line.text).collect();
    assert_eq!(texts.len(), lines.len(), "a line stands there twice");
}

/// Cases, with random numbers for the test.
fn cases(count: u32) -> impl Iterator<Item = (Case<Smyoz>, Stream)> {
    (0..count).map(|number| (Case::draw(seed(1), number), seed(1).stream(&format!("test {number}"))))
}

fn below(stream: &mut Stream, bound: usize) -> usize {
    stream.below(bound as u64) as usize
}

/// Sets of techniques, each by the index of its last one in the table: those of the levels, and a
/// random one.
fn sets(stream: &mut Stream) -> BTreeSet<usize> {
    let random = below(stream, LOOKING.len());
    Level::ALL[..3].iter().map(|&level| up_to(level).len() - 1).chain([random]).collect()
}

/// A technique and all easier ones.
fn easier_or(last: usize) -> impl Fn(&Technique) -> bool {
    move |technique| LOOKING[..=last].contains(technique)
}

/// What the techniques up to this one conclude from the clues alone.
fn closure(clues: &Clues, last: usize) -> Marks {
    let mut marks = Marks::start(clues);
    reach(clues, &mut marks, easier_or(last), Limits::NONE).unwrap();
    marks
}

#[test]
fn reasons_that_are_not_are_found() {
    let lines = Line::all();
    // One in which more is known than is needed.
    let (line, right) = lines
        .iter()
        .filter_map(|line| {
            let deduction = line.technique.first(&line.position(), Limits::NONE).unwrap()?;
            Some((line, Reasons::of(line.technique, &deduction.facts, &line.clues, &line.marks)?))
        })
        .find(|(line, reasons)| !reasons.grounds.is_empty() && line.marks.facts().count() > reasons.grounds.len() + 6)
        .unwrap();
    let mut oracle = Oracle::default();
    let mut judged = |reasons: &Reasons<Smyoz>| judge::<Smyoz>(&mut oracle, &line.clues, &Marks::default(), reasons);
    assert_eq!(judged(&right), Ok(true));
    let mut fewer = right.clone();
    fewer.grounds.pop();
    assert!(matches!(judged(&fewer), Err(WrongReasonsError::NotConcluded(_))));
    let mut more = right;
    // Neither one of the grounds, nor what one of them brings, nor what brings one.
    let brings = |one: Fact, other: Fact| [one].into_iter().collect::<Marks>().knows(other);
    let known: Vec<Fact> = more.grounds.iter().filter_map(Ground::fact).collect();
    let is_spare = |&fact: &Fact| !known.iter().any(|&ground| brings(fact, ground) || brings(ground, fact));
    let spare = Ground::Mark(line.marks.facts().find(is_spare).unwrap());
    more.grounds.push(spare.clone());
    assert!(matches!(judged(&more), Err(WrongReasonsError::TooMany(_, ground)) if ground == spare));
}

#[test]
fn wrong_conclusions_are_found() {
    let wrong = cases(40).filter(|(case, _)| !case.drawn.clues.shots.is_empty()).filter_map(|(mut case, _)| {
        // A shot of another cell makes the clues wrong.
        let view = View::of(&case.drawn.layouts[0]);
        let at = case.drawn.clues.shots[0].cell;
        let other = Cell::all().map(|cell| view.shows(cell)).find(|shows| shows.content != view.shows(at).content);
        case.drawn.clues.shots = common::changed(&case.drawn.clues.shots, 0, other.unwrap());
        case.drawn.clues.inventory = Inventory::default();
        let unsound = case.test(&mut Tally::of::<Smyoz>()).err()?;
        let position = Position { clues: &unsound.clues, marks: &unsound.marks };
        assert!(concluded(unsound.technique, &position).contains(&unsound.fact));
        assert!(unsound.marks.hold(&unsound.layout) && !unsound.fact.holds(&unsound.layout));
        assert!(case.drawn.layouts.contains(&unsound.layout));
        Some(unsound)
    });
    assert!(wrong.count() > 5);
}

#[test]
fn the_order_does_not_matter() {
    let mut steps = 0;
    for (case, mut stream) in cases(60) {
        for last in sets(&mut stream) {
            let mut marks = Marks::start(&case.drawn.clues);
            let mut order: Vec<&'static Technique> = LOOKING[..=last].iter().collect();
            // Some technique that applies adds one of its conclusions, or all.
            loop {
                for at in 1..order.len() {
                    order.swap(at, below(&mut stream, at + 1));
                }
                let position = Position { clues: &case.drawn.clues, marks: &marks };
                let seen = order
                    .iter()
                    .map(|technique| technique.openings(&position, Limits::NONE).unwrap())
                    .find(|seen| !seen.is_empty());
                let Some(mut seen) = seen else { break };
                if below(&mut stream, 2) == 0 {
                    let at = below(&mut stream, seen.len());
                    seen = vec![seen.swap_remove(at)];
                }
                for fact in seen.into_iter().flat_map(|deduction| deduction.facts) {
                    marks.add(fact);
                }
                steps += 1;
            }
            assert!(marks == closure(&case.drawn.clues, last), "{:?}", case.drawn.clues);
        }
    }
    assert!(steps > 5_000, "{steps}");
}

/// The clues with one more shot.
fn with_shot(case: &Case<Smyoz>, stream: &mut Stream) -> Clues {
    let mut clues = case.drawn.clues.clone();
    let shot: Vec<Cell> = clues.shots.iter().map(|shot| shot.cell).collect();
    let cells: Vec<Cell> = Cell::all().filter(|cell| !shot.contains(cell)).collect();
    clues.shots.push(View::of(&case.drawn.layouts[0]).shot(cells[below(stream, cells.len())])).unwrap();
    clues
}

#[test]
fn more_clues_show_no_less() {
    let (mut kept, mut more_shown) = (0, 0);
    for (case, mut stream) in cases(60) {
        let mut more = with_shot(&case, &mut stream);
        if below(&mut stream, 2) == 0 {
            more.inventory = Inventory::of(&case.drawn.layouts[0]);
        }
        for last in sets(&mut stream) {
            let (before, after) = (closure(&case.drawn.clues, last), closure(&more, last));
            let lost: Vec<Fact> = before.facts().filter(|&fact| !after.knows(fact)).collect();
            assert!(lost.is_empty(), "{} by {:?}", names(&lost), case.drawn.clues);
            kept += before.facts().count();
            more_shown += usize::from(after != before);
        }
    }
    assert!(kept > 10_000 && more_shown > 100, "{kept} facts, {more_shown} times more");
}

/// Techniques about the placements of ships not seen yet: once these are seen, easier techniques
/// conclude the same.
const OF_UNSEEN_SHIPS: [&str; 9] = [
    "shared-by-ship",
    "shared-by-point",
    "shared-by-last",
    "shared-by-line",
    "leaves-no-place",
    "type-needs-room",
    "code-either-way",
    "refuted-point",
    "refuted-place",
];

#[test]
fn more_marks_show_no_less() {
    let mut asked = vec![0; LOOKING.len()];
    for (case, mut stream) in cases(200) {
        let before = case.reveal(Marks::start(&case.drawn.clues), &mut stream);
        let clues = if below(&mut stream, 2) == 0 { with_shot(&case, &mut stream) } else { case.drawn.clues.clone() };
        let shown = before.facts().chain(Marks::start(&clues).facts().collect::<Vec<_>>()).collect();
        let after = case.reveal(shown, &mut stream);
        for (at, technique) in LOOKING.iter().enumerate() {
            let seen = concluded(technique, &Position { clues: &case.drawn.clues, marks: &before });
            let mut then = after.clone();
            for fact in concluded(technique, &Position { clues: &clues, marks: &after }) {
                then.add(fact);
            }
            if OF_UNSEEN_SHIPS.contains(&technique.id) && !seen.iter().all(|&fact| then.knows(fact)) {
                reach(&clues, &mut then, easier_or(at), Limits::NONE).unwrap();
            }
            let lost: Vec<&Fact> = seen.iter().filter(|&&fact| !then.knows(fact)).collect();
            let telling = || format!("{clues:?}\nbefore: {}\nafter: {}", facts(&before), facts(&after));
            assert!(lost.is_empty(), "{} loses {}\n{}", technique.id, names(lost), telling());
            asked[at] += seen.len();
        }
    }
    let nothing: Vec<&str> = LOOKING.iter().zip(asked).filter(|(_, asked)| *asked == 0).map(|(t, _)| t.id).collect();
    assert!(nothing.len() <= 5, "{nothing:?} concluded nothing");
}

/// A fact about something at random, true or not.
fn any_fact(stream: &mut Stream) -> Fact {
    let cell = Cell::all().nth(below(stream, 81)).unwrap();
    let point = Point::all().nth(below(stream, Point::all().count())).unwrap();
    let ship = Placement::all().nth(below(stream, Placement::all().count())).unwrap();
    match below(stream, 7) {
        0 => Fact::Water(cell),
        1 => Fact::Ship(cell),
        2 => Fact::WaterPoint(point),
        3 => Fact::ShipPoint(point),
        4 => Fact::Found(ship),
        5 => Fact::Excluded(ship),
        _ => Fact::Line(Lane::all().nth(below(stream, 18)).unwrap(), ShipCounts::SOME),
    }
}

#[test]
fn what_contradicts_itself_goes_on_to() {
    let mut broken = 0;
    for (case, mut stream) in cases(300) {
        let mut marks = case.reveal(Marks::start(&case.drawn.clues), &mut stream);
        let mut was_broken = None;
        for _ in 0..40 {
            let is_broken = contradiction(&Position { clues: &case.drawn.clues, marks: &marks });
            let telling = || format!("{was_broken:?}: {:?}\n{}", case.drawn.clues, facts(&marks));
            assert!(was_broken.is_none() || is_broken.is_some(), "{}", telling());
            broken += usize::from(is_broken.is_some());
            was_broken = is_broken;
            marks.add(any_fact(&mut stream));
        }
    }
    assert!(broken > 1_000, "{broken}");
}

#[test]
fn a_found_ship_makes_no_room_for_others() {
    // Of few places for a type, no three may go together; then they still do not once a ship is
    // found in one of them.
    let mut found = 0;
    for (case, mut stream) in cases(100) {
        let ship = case.drawn.layouts[0].placements()[4 + below(&mut stream, 3)];
        let mut marks = Marks::default();
        let others = Placement::all().filter(|&other| other != ship && other.kind() == ship.kind());
        others.filter(|_| below(&mut stream, 12) != 0).for_each(|other| _ = marks.add(Fact::Excluded(other)));
        let clues = Clues::default();
        if contradiction(&Position { clues: &clues, marks: &marks }).is_none() {
            continue;
        }
        marks.add(Fact::Found(ship));
        assert!(contradiction(&Position { clues: &clues, marks: &marks }).is_some(), "{}", facts(&marks));
        found += 1;
    }
    assert!(found > 10, "{found}");
}

#[test]
fn directions_do_not_matter() {
    let mut known = 0;
    for (case, mut stream) in cases(60) {
        let symmetry = Symmetry::ALL[1 + below(&mut stream, 7)];
        let image = Clues { shots: case.drawn.clues.shots.image(symmetry), ..case.drawn.clues.clone() };
        for last in sets(&mut stream) {
            let there: Marks = closure(&case.drawn.clues, last).facts().map(|fact| fact.image(symmetry)).collect();
            assert!(there == closure(&image, last), "{:?}", case.drawn.clues);
            known += there.facts().count();
        }
    }
    assert!(known > 10_000, "{known}");
}
