//! Steps as sentences.

use itertools::Itertools;

use super::Step;
use crate::lang::{Lang, Value};
use crate::smyoz::techniques::{Because, Deduction};
use crate::smyoz::{Axis, Clue, Fact, Item, Lane, Placement, Rule, ShipCounts, ShipType, Shot, point_name};

/// A step as a sentence: what follows, and why.
pub(super) fn sentence(step: &Step, lang: Lang) -> String {
    let words = Words(lang);
    capitalized(&match step {
        Step::Technique(deduction) => lang.step(words.facts(&deduction.facts), words.why(deduction)),
        Step::Core { facts, because } if because.is_empty() => lang.step_rules(words.facts(facts)),
        Step::Core { facts, because } => {
            let known: Vec<Fact> = because.iter().filter_map(as_fact).collect();
            let named = because.iter().filter(|because| as_fact(because).is_none());
            let known = (!known.is_empty()).then(|| words.facts(&known));
            let all = named.map(|because| words.because(because)).chain(known).join("; ");
            lang.step_core(words.facts(facts), because.len(), all)
        }
        Step::Mercy(shot) => lang.step_mercy(words.shot(*shot)),
    })
}

/// The reasons of a step, one by one.
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

/// Formats facts and reasons in one language.
#[derive(Clone, Copy)]
struct Words(Lang);

impl Words {
    /// `a`, `a and b`, `a, b and c`.
    fn list(self, parts: &[String]) -> String {
        match parts {
            [] => self.0.nothing(),
            [only] => only.clone(),
            [rest @ .., last] => self.0.list(rest.join(", "), last.clone()),
        }
    }

    /// Several facts, grouped by kind.
    fn facts(self, facts: &[Fact]) -> String {
        let groups = facts.iter().copied().into_group_map_by(|fact| order(*fact)).into_iter().sorted();
        groups.map(|(_, group)| self.said_together(&group)).join("; ")
    }

    /// Facts that differ only in their subjects.
    fn said_together(self, facts: &[Fact]) -> String {
        let subjects: Vec<String> = facts.iter().map(|fact| self.subject(*fact)).collect();
        let (list, count, lang) = (self.list(&subjects), subjects.len(), self.0);
        match facts[0] {
            Fact::Water(_) => lang.fact_water(list, count),
            Fact::Ship(_) => lang.fact_ship(list, count),
            Fact::Type(_, kind) => lang.fact_type(list, count, key(kind)),
            Fact::WaterPoint(_) => lang.fact_water_point(list, count),
            Fact::ShipPoint(_) => lang.fact_ship_point(list, count),
            Fact::Found(placement) => lang.fact_found(list, count, key(placement.kind())),
            Fact::Excluded(placement) => lang.fact_excluded(list, count, key(placement.kind())),
            Fact::Line(_, ShipCounts::NONE) => lang.fact_no_ship(list, count),
            Fact::Line(_, ShipCounts::ONE) => lang.fact_one_ship(list, count),
            Fact::Line(_, ShipCounts::MORE) => lang.fact_several_ships(list, count),
            Fact::Line(_, ShipCounts::SOME) => lang.fact_some_ship(list, count),
            Fact::Line(_, numbers) if !numbers.meet(ShipCounts::MORE) => lang.fact_at_most_one_ship(list, count),
            Fact::Line(..) => lang.fact_none_or_several(list, count),
        }
    }

    /// The subject of a fact.
    fn subject(self, fact: Fact) -> String {
        match fact {
            Fact::Water(cell) | Fact::Ship(cell) | Fact::Type(cell, _) => cell.to_string(),
            Fact::WaterPoint(point) | Fact::ShipPoint(point) => point_name(point),
            Fact::Found(placement) | Fact::Excluded(placement) => cells_of(placement),
            Fact::Line(lane, _) => self.lane(lane),
        }
    }

    fn lane(self, lane: Lane) -> String {
        let number = lane.at + 1;
        match lane.axis {
            Axis::Horizontal => self.0.row(number),
            Axis::Vertical => self.0.column(number),
        }
    }

    /// Why the facts of a deduction follow. Each reason is passed along with the number of things
    /// that it lists.
    fn why(self, Deduction { technique, because, .. }: &Deduction) -> String {
        let reasons = technique.named(because).flat_map(|(name, reasons)| {
            let count = reasons.iter().map(count).sum::<usize>();
            [(name.to_owned(), self.value(reasons)), (format!("{name}-count"), count.into())]
        });
        self.0.because(technique.id, reasons)
    }

    /// Reasons as an argument: a number stays one, so that a text can select its plural form.
    fn value(self, reasons: &[Because]) -> Value<'static> {
        match reasons {
            [Because::Number(number)] => number.into(),
            _ => self.list(&reasons.iter().map(|because| self.because(because)).collect_vec()).into(),
        }
    }

    fn because(self, because: &Because) -> String {
        match because {
            Because::Clue(clue) => self.clue(clue),
            Because::Rule(rule) => self.rule(*rule),
            Because::Fact(fact) => self.facts(&[*fact]),
            Because::Cells(cells) => self.list(&cells.iter().map(|cell| cell.to_string()).collect_vec()),
            Because::Points(points) => self.list(&points.iter().map(point_name).collect_vec()),
            Because::Ship(placement) => self.0.ship(key(placement.kind()), cells_of(*placement)),
            Because::Type(kind) => self.0.ship_type(key(*kind)),
            Because::Lane(lane) => self.lane(*lane),
            Because::Number(number) => number.to_string(),
            Because::Room(kind) => self.0.room_for_missing(key(*kind)),
            Because::Codes(kind) => self.0.codes_for_known(key(*kind)),
        }
    }

    fn shot(self, shot: Shot) -> String {
        self.0.shot(shot.cell.to_string(), shot.shows.to_string())
    }

    fn clue(self, clue: &Clue) -> String {
        match clue {
            Clue::Shot(shot) => self.shot(*shot),
            Clue::Codes(kind, codes) => self.0.clue_codes(key(*kind), codes.iter().join(", ")),
            Clue::WaterLines(number) => self.0.clue_water_lines(number),
            Clue::Moored(number) => self.0.clue_moored(number),
            Clue::Islands(sizes) => self.0.clue_islands(sizes.iter().join(", ")),
        }
    }

    fn rule(self, rule: Rule) -> String {
        match rule {
            Rule::Corner => self.0.rule_corner(),
            Rule::Tip => self.0.rule_tip(),
            Rule::Mooring => self.0.rule_mooring(),
            Rule::Centre => self.0.rule_centre(),
            Rule::Side => self.0.rule_side(),
        }
    }
}

/// The number of things that a reason lists.
fn count(because: &Because) -> usize {
    match because {
        Because::Cells(cells) => cells.iter().count(),
        Because::Points(points) => points.iter().count(),
        _ => 1,
    }
}

/// The key of a type of ship, by which texts select its name.
fn key(kind: ShipType) -> &'static str {
    Item::Codes(kind).key()
}

/// The order of facts in a sentence; those with equal values are grouped.
fn order(fact: Fact) -> (u8, u8) {
    match fact {
        Fact::Found(placement) => (0, placement.kind() as u8),
        Fact::Type(_, kind) => (1, kind as u8),
        Fact::Ship(_) => (2, 0),
        Fact::Water(_) => (3, 0),
        Fact::ShipPoint(_) => (4, 0),
        Fact::WaterPoint(_) => (5, 0),
        Fact::Excluded(placement) => (6, placement.kind() as u8),
        Fact::Line(_, numbers) => (7, numbers.to_string().parse().unwrap_or(0)),
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
