//! Facts and reasons in words.

use crate::lang::{SmyozTexts, TEXTS};
use itertools::Itertools;

use super::{Step, order};
use crate::board::{Axis, Lane, Placement, PlacementSet, Rule, ShipType};
use crate::clues::{Bearing, Clue, Code, Content, Item, Shot};
use crate::deduction::techniques::{Because, Broken, Case, Deduction, Technique};
use crate::deduction::{Fact, ShipCounts, point_name};
use crate::deduction::{Ground, Many};
use smyoz_core::deduction::FEW_PLACES;
use smyoz_core::lang::{Lang, Value, capitalized};

/// Something that the wording of a conclusion names.
pub(super) struct Reason<'a> {
    pub because: &'a Because,
    /// The technique whose wording it is, if it is one's.
    pub by: Option<&'static Technique>,
}

impl<'a> Reason<'a> {
    pub fn of(deduction: &'a Deduction) -> impl Iterator<Item = Self> {
        deduction.because.iter().map(|because| Self { because, by: Some(deduction.technique) })
    }

    /// The shot, if the wording says which line its strokes belong to, and they could be the
    /// other's.
    pub fn strokes(&self) -> Option<Shot> {
        match (self.because, self.by) {
            (Because::Clue(Clue::Shot(shot)), Some(technique)) => {
                let colour = shot.shows.colour;
                let differ = colour.red() == 1 || colour.green() == 1;
                (differ && technique.features.names_strokes).then_some(*shot)
            }
            _ => None,
        }
    }
}

/// A ground as a reason.
pub(super) fn because_of(ground: &Ground) -> Because {
    match ground {
        Ground::Clue(clue) => Because::Clue(clue.clone()),
        Ground::Mark(fact) => Because::Fact(*fact),
    }
}

/// From this number on, places are given by what they have in common, not by name.
pub(super) const MANY: usize = 3;

/// Formats facts and reasons in one language.
#[derive(Clone, Copy)]
pub(super) struct Words {
    pub lang: Lang,
    /// The technique whose conclusion is told, if it is one's.
    pub by: Option<&'static Technique>,
}

impl Words {
    pub fn new(lang: Lang) -> Self {
        Self { lang, by: None }
    }

    /// For the conclusion of this technique.
    pub fn by(self, technique: &'static Technique) -> Self {
        Self { by: Some(technique), ..self }
    }

    /// Steps by one technique as a sentence with notes, and facts that are seen at the same look.
    pub fn step(self, steps: &[Step], also: &[Fact], notes: &[String]) -> String {
        let lang = self.lang;
        let deductions: Vec<&Deduction> = steps.iter().filter_map(Step::deduction).collect();
        let words = deductions.first().map_or(self, |deduction| self.by(deduction.technique));
        let facts = words.facts(&steps.iter().flat_map(Step::facts).chain(also).copied().collect_vec());
        let sentence = match &steps[0] {
            Step::Seen(_) => lang.step(facts, self.noted(self.why(&deductions), notes)),
            Step::Core(core) if core.grounds.is_empty() => lang.step_rules(facts),
            Step::Core(core) => {
                let because = core.grounds.iter().map(because_of).collect_vec();
                let known: Vec<Fact> = because.iter().filter_map(as_fact).collect();
                let named = because.iter().filter(|because| as_fact(because).is_none());
                let named = named.sorted_by_cached_key(|because| order::place_of_reason(because));
                let known = (!known.is_empty()).then(|| self.facts(&known));
                let all = named.map(|because| self.because(because)).chain(known).join("; ");
                match core.irredundant {
                    true => lang.step_core(facts, because.len(), all),
                    false => lang.step_core_at_most(facts, because.len(), all),
                }
            }
            Step::Opened(opened) => lang.mercy_opened(opened.clues.iter().map(|clue| self.clue(clue)).join("; ")),
        };
        capitalized(&sentence)
    }

    pub fn supposition(self, deduction: &Deduction) -> String {
        let facts = self.facts(&deduction.facts);
        match &deduction.cases[..] {
            [case] => self.lang.supposition(facts, self.facts(&[case.supposed])),
            cases => self.lang.supposition_cases(facts, cases.len()),
        }
    }

    pub fn case(self, case: &Case) -> String {
        let supposed = self.facts(&[case.supposed]);
        match case.steps.is_empty() && case.broken.is_none() {
            true => self.lang.supposition_case_at_once(supposed),
            false => self.lang.supposition_case(supposed),
        }
    }

    /// A reason with notes in brackets: in those at its end, if it has a remark there.
    pub fn noted(self, because: String, notes: &[String]) -> String {
        if notes.is_empty() {
            return because;
        }
        let (notes, remark) = (notes.join("; "), remark(&because));
        match remark {
            Some((because, remark)) => self.lang.because_noted(because.to_owned(), format!("{remark}; {notes}")),
            None => self.lang.because_noted(because, notes),
        }
    }

    /// Several facts, grouped by kind.
    pub fn facts(self, facts: &[Fact]) -> String {
        self.each_kind(facts).join("; ")
    }

    /// A clause for the facts of each kind.
    pub fn each_kind(self, facts: &[Fact]) -> Vec<String> {
        let groups = facts.iter().copied().unique().into_group_map_by(|fact| order::kind(*fact));
        groups
            .into_iter()
            .sorted_by_cached_key(|(kind, _)| *kind)
            .map(|(_, group)| self.said_together(&group))
            .collect()
    }

    /// Facts that differ only in their subjects.
    pub fn said_together(self, facts: &[Fact]) -> String {
        let ordered = facts.iter().sorted_by_cached_key(|fact| order::place(**fact)).collect_vec();
        let subjects: Vec<String> = ordered.iter().map(|fact| self.subject(**fact)).collect();
        let (count, lang) = (subjects.len(), self.lang);
        let lanes = ordered.iter().filter_map(|fact| as_lane(**fact)).collect_vec();
        let list = match facts[0] {
            Fact::Excluded(_) => self.lang.listed_or(&subjects),
            Fact::Line(_, ShipCounts::NONE) => self.lanes(&lanes),
            Fact::Line(..) => self.in_lanes(&lanes),
            _ => self.lang.listed(&subjects),
        };
        match facts[0] {
            Fact::Water(_) => lang.fact_water(list, count),
            Fact::Ship(_) => lang.fact_ship(list, count),
            Fact::Type(_, kind) => lang.fact_type(list, count, key(kind)),
            Fact::WaterPoint(_) => lang.fact_water_point(list, count),
            Fact::ShipPoint(_) => lang.fact_ship_point(list, count),
            Fact::Found(placement) => lang.fact_found(list, count, key(placement.kind())),
            Fact::Excluded(placement) if count >= MANY && self.where_not(placement).is_some() => {
                lang.fact_excluded_many(key(placement.kind()), self.where_not(placement).unwrap_or_default())
            }
            Fact::Excluded(placement) => lang.fact_excluded(list, count, key(placement.kind())),
            Fact::Line(_, ShipCounts::NONE) => lang.fact_no_ship(list, count),
            Fact::Line(_, ShipCounts::ONE) => lang.fact_one_ship(list, count),
            Fact::Line(_, ShipCounts::MORE) => lang.fact_several_ships(list, count),
            Fact::Line(_, ShipCounts::SOME) => lang.fact_some_ship(list, count),
            Fact::Line(_, numbers) if !numbers.meet(ShipCounts::MORE) => lang.fact_at_most_one_ship(list, count),
            Fact::Line(..) => lang.fact_none_or_several(list, count),
        }
    }

    /// Where no ships of a type lie, this being one of many such places, if they have something in
    /// common.
    fn where_not(self, placement: Placement) -> Option<&'static str> {
        match (self.by.map(|technique| technique.features.many)?, placement.axis()) {
            (Many::Elsewhere, _) => Some("elsewhere"),
            (Many::Unseen, _) => Some("unseen"),
            (Many::Direction, Some(axis)) => Some(direction(axis)),
            _ => None,
        }
    }

    /// The subject of a fact.
    pub fn subject(self, fact: Fact) -> String {
        match fact {
            Fact::Water(cell) | Fact::Ship(cell) | Fact::Type(cell, _) => cell.to_string(),
            Fact::WaterPoint(point) | Fact::ShipPoint(point) => point_name(point),
            Fact::Found(placement) | Fact::Excluded(placement) => cells_of(placement),
            Fact::Line(lane, ShipCounts::NONE) => self.lanes(&[lane]),
            Fact::Line(lane, _) => self.in_lanes(&[lane]),
        }
    }

    /// Lanes as the places where something is.
    pub(crate) fn in_lanes(self, lanes: &[Lane]) -> String {
        self.of_each_axis(lanes, |lines| self.lang.in_lines(lines))
    }

    /// `rows 1 and 4 and column 2`.
    pub fn lanes(self, lanes: &[Lane]) -> String {
        self.of_each_axis(lanes, |lines| lines)
    }

    fn of_each_axis(self, lanes: &[Lane], told: impl Fn(String) -> String) -> String {
        let axes = lanes.chunk_by(|one, other| one.axis == other.axis).map(|lanes| {
            let numbers = lanes.iter().map(|lane| self.lang.line_number(lane.at + 1)).collect_vec();
            let list = self.lang.listed(&numbers);
            told(match lanes[0].axis {
                Axis::Horizontal => self.lang.rows(list, lanes.len()),
                Axis::Vertical => self.lang.columns(list, lanes.len()),
            })
        });
        self.lang.listed(&axes.collect_vec())
    }

    /// Why the facts of a deduction follow. Each reason is passed along with the number of things
    /// that it lists.
    ///
    /// The deductions are by one technique.
    pub fn why(self, deductions: &[&Deduction]) -> String {
        let technique = deductions[0].technique;
        let is_water = |fact: &Fact| matches!(fact, Fact::Water(_) | Fact::Line(_, ShipCounts::NONE));
        let says_water = deductions.iter().flat_map(|deduction| &deduction.facts).any(is_water);
        let facts = || deductions.iter().flat_map(|deduction| &deduction.facts);
        let says = match () {
            () if facts().any(|fact| matches!(fact, Fact::Ship(_))) => "ship",
            () if facts().any(|fact| matches!(fact, Fact::Water(_))) => "water",
            () => "line",
        };
        let named: Vec<Vec<(&str, &[Because])>> =
            deductions.iter().map(|deduction| technique.named(&deduction.because).collect()).collect();
        let reasons = (0..named[0].len()).flat_map(|at| {
            let name = named[0][at].0;
            let reasons = named.iter().flat_map(|named| named[at].1).unique();
            let reasons: Vec<&Because> =
                reasons.sorted_by_cached_key(|because| order::place_of_reason(because)).collect();
            let count = reasons.iter().map(|because| count(because)).sum::<usize>();
            [
                (name.to_owned(), self.value(&reasons)),
                (format!("{name}-count"), count.into()),
                (format!("{name}-kind"), kind(&reasons, says_water).into()),
            ]
        });
        let sides: Vec<&str> = deductions.iter().flat_map(|deduction| sides(deduction)).unique().collect();
        let side = if let [side] = sides[..] { side } else { "both" };
        let reasons = reasons.chain([("says".to_owned(), says.into()), ("side".to_owned(), side.into())]);
        TEXTS.because(self.lang, technique.id, reasons.collect_vec())
    }

    /// The places that are left, where a reader can look at all of them.
    pub fn left(self, deduction: &Deduction) -> Option<String> {
        let (_, left) = deduction.technique.named(&deduction.because).find(|(name, _)| *name == "left")?;
        match left {
            [Because::Places(places)] if places.len() <= FEW_PLACES => {
                Some(self.lang.places_left(self.places(*places)))
            }
            _ => None,
        }
    }

    /// Reasons as an argument: a number stays one, so that a text can select its plural form.
    pub fn value(self, reasons: &[&Because]) -> Value<'static> {
        match reasons {
            [Because::Number(number)] => number.into(),
            // What several places would break is the same, apart from how far.
            [Because::Broken(first), others @ ..] => {
                let others = others.iter().filter_map(|because| as_broken(because));
                let all = others.fold(first.clone(), |all, more| all.or(more).unwrap_or(all));
                self.broken(&all).into()
            }
            [Because::Lane(_), ..] => {
                let lanes = reasons.iter().filter_map(|because| match because {
                    Because::Lane(lane) => Some(*lane),
                    _ => None,
                });
                self.lanes(&lanes.collect_vec()).into()
            }
            _ => self.lang.listed(&reasons.iter().map(|because| self.because(because)).collect_vec()).into(),
        }
    }

    pub fn because(self, because: &Because) -> String {
        match because {
            Because::Clue(clue) => self.clue(clue),
            Because::Rule(rule) => self.rule(*rule),
            Because::Fact(fact) => self.facts(&[*fact]),
            Because::Cells(cells) => self.lang.listed(&cells.iter().map(|cell| cell.to_string()).collect_vec()),
            Because::Points(points) => self.lang.listed(&points.iter().map(point_name).collect_vec()),
            Because::Ship(placement) => self.lang.ship(key(placement.kind()), cells_of(*placement)),
            Because::Type(kind) => self.lang.ship_type(key(*kind)),
            Because::Lane(lane) => self.lanes(&[*lane]),
            Because::Number(number) => number.to_string(),
            Because::Places(places) => self.places(*places),
            Because::Codes(ships) => {
                let can = |(ship, codes): &(Placement, Vec<Code>)| {
                    let codes = codes.iter().map(Code::to_string).collect_vec();
                    self.lang.ship_codes(
                        self.because(&Because::Ship(*ship)),
                        self.lang.listed_either(&codes),
                        codes.len(),
                    )
                };
                self.lang
                    .listed(&ships.iter().sorted_by_cached_key(|(ship, _)| order::ends(*ship)).map(can).collect_vec())
            }
            Because::Bearing(bearing) => match bearing {
                Bearing::Parallel => "parallel".to_owned(),
                Bearing::Perpendicular => "perpendicular".to_owned(),
            },
            Because::Broken(broken) => self.broken(broken),
        }
    }

    /// Some placements, each type with its name.
    pub fn places(self, places: PlacementSet) -> String {
        let kinds = ShipType::ALL.into_iter().filter_map(|kind| {
            let places =
                (places & Placement::set_of_type(kind)).iter().sorted_by_cached_key(|place| order::ends(*place));
            let places: Vec<String> = places.map(cells_of).collect();
            (!places.is_empty()).then(|| self.lang.ship(key(kind), places.join(", ")))
        });
        kinds.collect::<Vec<_>>().join("; ")
    }

    /// Some ships, each with its type: `BETA 44–64 and GAMMA 12–13`.
    pub fn ships(self, ships: PlacementSet) -> String {
        let ships = ships.iter().sorted_by_cached_key(|ship| order::ends(*ship));
        self.lang.listed(&ships.map(|ship| self.because(&Because::Ship(ship))).collect_vec())
    }

    /// Where to look for a reason, if that is a place.
    pub fn place(self, because: &Because) -> Option<String> {
        match because {
            Because::Rule(_) | Because::Number(_) | Because::Places(_) | Because::Broken(_) => None,
            Because::Bearing(_) | Because::Codes(_) => None,
            Because::Fact(fact) => Some(self.subject(*fact)),
            _ => Some(self.because(because)),
        }
    }

    pub fn shot(self, shot: Shot) -> String {
        self.lang.shot(shot.cell.to_string(), shot.shows.to_string())
    }

    pub fn clue(self, clue: &Clue) -> String {
        match clue {
            Clue::Shot(shot) => self.shot(*shot),
            Clue::Codes(kind, codes) => self.lang.clue_codes(key(*kind), codes.iter().join(", ")),
            Clue::WaterLines(number) => self.lang.clue_water_lines(number),
            Clue::Moored(number) => self.lang.clue_moored(number),
            Clue::Islands(sizes) => self.lang.clue_islands(sizes.iter().join(", ")),
        }
    }

    pub fn rule(self, rule: Rule) -> String {
        match rule {
            Rule::Corner => self.lang.rule_corner(),
            Rule::Tip => self.lang.rule_tip(),
            Rule::Mooring => self.lang.rule_mooring(),
            Rule::Centre => self.lang.rule_centre(),
            Rule::Side => self.lang.rule_side(),
        }
    }
}

fn as_fact(because: &Because) -> Option<Fact> {
    match because {
        Because::Fact(fact) => Some(*fact),
        _ => None,
    }
}

/// The lane that a fact is about.
fn as_lane(fact: Fact) -> Option<Lane> {
    match fact {
        Fact::Line(lane, _) => Some(lane),
        _ => None,
    }
}

fn as_broken(because: &Because) -> Option<&Broken> {
    match because {
        Because::Broken(broken) => Some(broken),
        _ => None,
    }
}

pub(super) fn as_excluded(fact: Fact) -> Option<Placement> {
    match fact {
        Fact::Excluded(placement) => Some(placement),
        _ => None,
    }
}

/// The remark in brackets at the end of a text, and what stands before it. What a shot shows is no
/// remark.
fn remark(text: &str) -> Option<(&str, &str)> {
    let mut depth = 0;
    let open = text.char_indices().rev().find(|&(_, character)| {
        depth += match character {
            ')' => 1,
            '(' => -1,
            _ => 0,
        };
        depth == 0
    });
    let (before, remark) = (text[..open?.0].strip_suffix(' ')?, &text[open?.0 + 1..]);
    remark.strip_suffix(')').filter(|remark| remark.contains(' ')).map(|remark| (before, remark))
}

/// The keys of the sides of a shot on which ship cells are concluded along a lane.
fn sides(deduction: &Deduction) -> Vec<&'static str> {
    let [Because::Clue(Clue::Shot(shot)), Because::Lane(lane), ..] = &deduction.because[..] else { return Vec::new() };
    let keys = match lane.axis {
        Axis::Horizontal => ["left", "right"],
        Axis::Vertical => ["above", "below"],
    };
    let is_after = deduction.facts.iter().filter_map(|fact| match fact {
        Fact::Ship(cell) => Some(lane.position(*cell) > lane.position(shot.cell)),
        _ => None,
    });
    is_after.map(|is_after| keys[usize::from(is_after)]).collect()
}

/// The number of things that a reason lists.
fn count(because: &Because) -> usize {
    match because {
        Because::Cells(cells) => cells.iter().count(),
        Because::Points(points) => points.iter().count(),
        Because::Places(places) => places.len(),
        Because::Codes(ships) => ships.len(),
        _ => 1,
    }
}

/// The key of what the only reason is: a type, a shot at a ship, or at water with a green line or
/// without, a lane whose cells turn out to be water or not.
fn kind(reasons: &[&Because], says_water: bool) -> &'static str {
    match reasons {
        [Because::Type(kind)] => key(*kind),
        [Because::Clue(Clue::Shot(shot))] => {
            if matches!(shot.shows.content, Content::Ship(_)) {
                "ship"
            } else if shot.shows.colour.green() > 0 {
                "green"
            } else {
                "bare"
            }
        }
        [Because::Lane(_)] => {
            if says_water {
                "water"
            } else {
                "ship"
            }
        }
        _ => "several",
    }
}

/// The key of a direction, by which texts select its name.
pub(super) fn direction(axis: Axis) -> &'static str {
    match axis {
        Axis::Horizontal => "horizontal",
        Axis::Vertical => "vertical",
    }
}

/// The key of a type of ship, by which texts select its name.
pub(super) fn key(kind: ShipType) -> &'static str {
    Item::Codes(kind).key()
}

/// A ship's cells: `44–64`, `37`.
pub(super) fn cells_of(placement: Placement) -> String {
    let (first, last) = (placement.ship().first(), placement.cells().iter().last());
    match last {
        Some(last) if last != first => format!("{first}–{last}"),
        _ => first.to_string(),
    }
}
