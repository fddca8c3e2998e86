//! Steps in words, in Hungarian and English.

use itertools::Itertools;

use super::Step;
use crate::lang::Lang;
use crate::smyoz::techniques::Because;
use crate::smyoz::{Axis, CellSet, Clue, Fact, Lane, Numbers, Placement, PointSet, Rule, ShipType, Shot, point_name};

/// A step as a sentence: what follows, and why.
pub(super) fn sentence(step: &Step, lang: Lang) -> String {
    let words = Words(lang);
    let text = match step {
        Step::Technique(deduction) => {
            let template = deduction.technique.because[words.column()];
            let because = deduction.because.iter().enumerate().fold(template.to_owned(), |text, (index, because)| {
                text.replace(&format!("{{{index}}}"), &words.because(because))
            });
            format!("{}: {because}", words.facts(&deduction.facts))
        }
        Step::Core { facts: follow, because } => {
            let facts: Vec<Fact> = because.iter().filter_map(as_fact).collect();
            let named = because.iter().filter(|because| as_fact(because).is_none());
            let known = (!facts.is_empty()).then(|| words.facts(&facts));
            let all = named.map(|because| words.because(because)).chain(known).join("; ");
            let count = because.len();
            match lang {
                Lang::Hu => {
                    format!("{}: {count} tény együtt vezet ide: {all}", words.facts(follow))
                }
                Lang::En => format!("{}: it follows from these {count} things together: {all}", words.facts(follow)),
            }
        }
        Step::Mercy(shot) => match lang {
            Lang::Hu => format!("jöhet a Z lövés: {}", words.shot(*shot)),
            Lang::En => format!("the mercy shot is opened: {}", words.shot(*shot)),
        },
    };
    capitalized(&text) + "."
}

/// Of what a step follows, one by one.
pub(super) fn reasons(step: &Step, lang: Lang) -> Vec<String> {
    let because = match step {
        Step::Technique(deduction) => &deduction.because[..],
        Step::Core { because, .. } => because,
        Step::Mercy(_) => &[],
    };
    because.iter().map(|because| Words(lang).because(because)).collect()
}

fn as_fact(because: &Because) -> Option<Fact> {
    match because {
        Because::Fact(fact) => Some(*fact),
        _ => None,
    }
}

fn capitalized(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

/// The words of one language.
#[derive(Clone, Copy)]
struct Words(Lang);

impl Words {
    /// The place of the language in tables.
    fn column(self) -> usize {
        match self.0 {
            Lang::Hu => 0,
            Lang::En => 1,
        }
    }

    fn pick(self, words: [&str; 2]) -> &str {
        words[self.column()]
    }

    /// `a`, `a and b`, `a, b and c`.
    fn list(self, parts: impl IntoIterator<Item = String>) -> String {
        let parts: Vec<String> = parts.into_iter().collect();
        match &parts[..] {
            [] => self.pick(["semmi", "nothing"]).to_owned(),
            [only] => only.clone(),
            [rest @ .., last] => format!("{} {} {last}", rest.join(", "), self.pick(["és", "and"])),
        }
    }

    /// Several facts, those of a kind together.
    fn facts(self, facts: &[Fact]) -> String {
        let mut parts = Vec::new();
        for (kind, group) in facts.iter().copied().into_group_map_by(|fact| order(*fact)).into_iter().sorted() {
            let names: Vec<String> = group.iter().map(|fact| self.subject(*fact)).collect();
            parts.push(self.says(kind, group[0], &names));
        }
        parts.join("; ")
    }

    /// What a fact is about.
    fn subject(self, fact: Fact) -> String {
        match fact {
            Fact::Water(cell) | Fact::Ship(cell) | Fact::Type(cell, _) => cell.to_string(),
            Fact::WaterPoint(point) | Fact::ShipPoint(point) => point_name(point),
            Fact::Found(placement) | Fact::Excluded(placement) => cells_of(placement),
            Fact::Line(lane, _) => self.lane(lane),
        }
    }

    /// What facts of one kind say about their subjects.
    fn says(self, (kind, _): (u8, u8), fact: Fact, names: &[String]) -> String {
        let (list, many) = (self.list(names.iter().cloned()), names.len() > 1);
        let ship = |placement: Placement| placement.kind().name();
        match (self.0, fact) {
            (Lang::Hu, Fact::Water(_)) => format!("{list} víz"),
            (Lang::Hu, Fact::Ship(_)) => format!("{list} hajómező"),
            (Lang::Hu, Fact::Type(_, kind)) => format!("{list} {} mezője", kind.name()),
            (Lang::Hu, Fact::WaterPoint(_)) => format!("{list} vízpont"),
            (Lang::Hu, Fact::ShipPoint(_)) => format!("{list} hajópont"),
            (Lang::Hu, Fact::Found(placement)) => format!("itt {} fekszik: {list}", ship(placement)),
            (Lang::Hu, Fact::Excluded(placement)) => format!("itt nem fekhet {}: {list}", ship(placement)),
            (Lang::Hu, Fact::Line(_, numbers)) => format!("{list} {}", hungarian(numbers)),
            (Lang::En, Fact::Water(_)) => format!("{list} {} water", if many { "are" } else { "is" }),
            (Lang::En, Fact::Ship(_)) => format!("{list} {}", if many { "are ship cells" } else { "is a ship cell" }),
            (Lang::En, Fact::Type(_, kind)) => {
                format!("{list} {} to {} {}", if many { "belong" } else { "belongs" }, article(kind), kind.name())
            }
            (Lang::En, Fact::WaterPoint(_)) => {
                format!("{list} {}", if many { "are water points" } else { "is a water point" })
            }
            (Lang::En, Fact::ShipPoint(_)) => {
                format!("{list} {}", if many { "are ship points" } else { "is a ship point" })
            }
            (Lang::En, Fact::Found(placement)) => match many {
                true => format!("{}s lie at {list}", ship(placement)),
                false => format!("{} {} lies at {list}", article(placement.kind()), ship(placement)),
            },
            (Lang::En, Fact::Excluded(placement)) => format!("no {} lies at {list}", ship(placement)),
            (Lang::En, Fact::Line(_, numbers)) => {
                debug_assert_eq!(kind, LINE);
                format!("{list} {}", english(numbers, many))
            }
        }
    }

    fn lane(self, lane: Lane) -> String {
        let number = lane.at + 1;
        match (self.0, lane.axis) {
            (Lang::Hu, Axis::Horizontal) => format!("{number}. sor"),
            (Lang::Hu, Axis::Vertical) => format!("{number}. oszlop"),
            (Lang::En, Axis::Horizontal) => format!("row {number}"),
            (Lang::En, Axis::Vertical) => format!("column {number}"),
        }
    }

    fn because(self, because: &Because) -> String {
        match because {
            Because::Clue(clue) => self.clue(clue),
            Because::Rule(rule) => self.rule(*rule),
            Because::Fact(fact) => self.facts(&[*fact]),
            Because::Cells(cells) => self.cells(*cells),
            Because::Points(points) => self.points(*points),
            Because::Ship(placement) => format!("{} {}", placement.kind().name(), cells_of(*placement)),
            Because::Type(kind) => kind.name().to_owned(),
            Because::Lane(lane) => self.lane(*lane),
            Because::Number(number) => number.to_string(),
            Because::Room(kind) => match self.0 {
                Lang::Hu => format!("hely minden hiányzó {} hajónak", kind.name()),
                Lang::En => format!("room for each missing {}", kind.name()),
            },
            Because::Codes(kind) => match self.0 {
                Lang::Hu => format!("kód minden ismert {} hajónak", kind.name()),
                Lang::En => format!("a code for each {} that lies there", kind.name()),
            },
        }
    }

    fn cells(self, cells: CellSet) -> String {
        self.list(cells.iter().map(|cell| cell.to_string()))
    }

    fn points(self, points: PointSet) -> String {
        self.list(points.iter().map(point_name))
    }

    fn shot(self, shot: Shot) -> String {
        format!("{} ({})", shot.cell, shot.shows)
    }

    fn clue(self, clue: &Clue) -> String {
        let list = |values: &mut dyn Iterator<Item = String>| values.join(", ");
        match (self.0, clue) {
            (_, Clue::Shot(shot)) => self.shot(*shot),
            (Lang::Hu, Clue::Codes(kind, codes)) => {
                format!("{}-kódok: {}", kind.name(), list(&mut codes.iter().map(ToString::to_string)))
            }
            (Lang::En, Clue::Codes(kind, codes)) => {
                format!("{} codes {}", kind.name(), list(&mut codes.iter().map(ToString::to_string)))
            }
            (Lang::Hu, Clue::WaterLines(number)) => format!("{number} vízvonal"),
            (Lang::En, Clue::WaterLines(number)) => {
                format!("{number} water line{}", if *number == 1 { "" } else { "s" })
            }
            (Lang::Hu, Clue::Moored(number)) => format!("{number} kikötött hajó"),
            (Lang::En, Clue::Moored(number)) => format!("{number} moored ship{}", if *number == 1 { "" } else { "s" }),
            (Lang::Hu, Clue::Islands(sizes)) => {
                format!("szigetek: {}", list(&mut sizes.iter().map(ToString::to_string)))
            }
            (Lang::En, Clue::Islands(sizes)) => {
                format!("islands {}", list(&mut sizes.iter().map(ToString::to_string)))
            }
        }
    }

    fn rule(self, rule: Rule) -> String {
        let hungarian = ["Sarok-szabály", "Csúcs-szabály", "Kikötési szabály", "Centrum-szabály", "Oldal-szabály"];
        match self.0 {
            Lang::Hu => hungarian[rule as usize].to_owned(),
            Lang::En => format!("{rule} rule"),
        }
    }
}

/// The group of line facts.
const LINE: u8 = 7;

/// Facts with the same value are said together; smaller ones first.
fn order(fact: Fact) -> (u8, u8) {
    match fact {
        Fact::Found(placement) => (0, placement.kind() as u8),
        Fact::Type(_, kind) => (1, kind as u8),
        Fact::Ship(_) => (2, 0),
        Fact::Water(_) => (3, 0),
        Fact::ShipPoint(_) => (4, 0),
        Fact::WaterPoint(_) => (5, 0),
        Fact::Excluded(placement) => (6, placement.kind() as u8),
        Fact::Line(_, numbers) => (LINE, numbers.to_string().parse().unwrap_or(0)),
    }
}

/// A ship's cells: `44-64`, `37`.
fn cells_of(placement: Placement) -> String {
    let (first, last) = (placement.ship().first(), placement.cells().iter().last());
    match last {
        Some(last) if last != first => format!("{first}-{last}"),
        _ => first.to_string(),
    }
}

fn article(kind: ShipType) -> &'static str {
    if kind == ShipType::Alpha { "the" } else { "a" }
}

fn english(numbers: Numbers, many: bool) -> &'static str {
    match (numbers, many) {
        (Numbers::NONE, false) => "is a water line",
        (Numbers::NONE, true) => "are water lines",
        (Numbers::ONE, false) => "has just one ship",
        (Numbers::ONE, true) => "have just one ship each",
        (Numbers::MORE, false) => "has two ships or more",
        (Numbers::MORE, true) => "have two ships or more each",
        (Numbers::SOME, false) => "has a ship",
        (Numbers::SOME, true) => "have a ship each",
        (_, false) if !numbers.meet(Numbers::MORE) => "has one ship at most",
        (_, true) if !numbers.meet(Numbers::MORE) => "have one ship at most each",
        (_, false) => "has no ship or several",
        (_, true) => "have no ship or several each",
    }
}

fn hungarian(numbers: Numbers) -> &'static str {
    match numbers {
        Numbers::NONE => "vízvonal",
        Numbers::ONE => "egyetlen hajót tartalmaz",
        Numbers::MORE => "legalább két hajót tartalmaz",
        Numbers::SOME => "tartalmaz hajót",
        _ if !numbers.meet(Numbers::MORE) => "legfeljebb egy hajót tartalmaz",
        _ => "vagy üres, vagy több hajót tartalmaz",
    }
}
