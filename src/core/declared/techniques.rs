//! Techniques that games share: lines of their tables.

use std::collections::{BTreeSet, HashMap};
use std::ops::ControlFlow;

use itertools::Itertools;

use super::logic::Logic;
use super::marks::{Marks, Seen};
use super::rules::{CONTENTS, COUNTS, Literal};
use super::words::{Instance, Reason, Says, Text};
use super::{Declared, Fact, Place};
use crate::deduction::{Openings, Position, See, Suppositions, Technique};
use crate::puzzles::Level;
use crate::sets::{BitSet, ElementSet};

type At<'a, G> = Position<'a, Logic<G>>;
type Say<'a, G> = Openings<'a, Logic<G>>;

const NO_ROOM: Text = Text("No room", "otherwise {place} could not have what it needs");

/// The most ways to fill a rule that are looked at.
const WAYS: usize = 400;

/// A technique that looks at one rule, and says what [its family](super::Family) says.
pub const fn one_rule<G: Declared>(
    level: Level,
    score: u32,
    id: &'static str,
    title: &'static str,
    see: See<Logic<G>>,
) -> Technique<Logic<G>> {
    Technique::looking(level, score, id, &["rule"], Text(title, "{rule}"), see)
}

/// A technique that looks at some rules and at [others](together). Its text names the `{places}` of
/// the rules, the `{others}` and the `{pieces}` that they count.
pub const fn rules_together<G: Declared>(
    level: Level,
    score: u32,
    id: &'static str,
    text: Text,
    see: See<Logic<G>>,
) -> Technique<Logic<G>> {
    Technique::looking(level, score, id, &["places", "others", "pieces"], text, see)
}

/// The technique that supposes the opposite of what it shows, and goes on by techniques up to a
/// level.
pub const fn supposition<G: Declared>(score: u32, followed: Level) -> Technique<Logic<G>> {
    let text = Text("Supposition", "the opposite leads to a contradiction");
    let suppositions = Suppositions { cases: 1, rounds: 6, techniques: followed, worth: 0 };
    Technique::supposing(Level::Grandmaster, score, "supposition", text, suppositions)
}

/// What most games have: what a rule decides, what all ways to fill it have in common, and
/// suppositions.
pub(super) const fn usual<G: Declared>() -> &'static [Technique<Logic<G>>] {
    const {
        &[
            one_rule(Level::Beginner, 1, "full", "Nothing more", |at, say| full(at, say, &families::<G>())),
            one_rule(Level::Beginner, 2, "needed", "Only these places", |at, say| needed(at, say, &families::<G>())),
            Technique::looking(Level::Advanced, 10, "no-room", &["place"], NO_ROOM, |at, say| {
                wherever(at, say, &families::<G>(), &families::<G>())
            }),
            supposition(60, Level::Advanced),
        ]
    }
}

fn families<G: Declared>() -> Vec<usize> {
    (0..G::FAMILIES.len()).chain([CONTENTS, COUNTS]).collect()
}

/// What literals say of cells.
fn facts<G: Declared>(marks: &Marks<G>, literals: impl IntoIterator<Item = Literal>) -> Vec<Fact> {
    literals.into_iter().filter_map(|literal| marks.chart.rules().fact(literal)).collect()
}

/// Concludes of each rule what it decides, with one conclusion for all that follows from the same
/// reason.
fn decide<G: Declared>(
    at: &At<G>,
    say: &mut Say<G>,
    families: &[usize],
    says: Says,
    decided: impl Fn(&Seen) -> Vec<Literal>,
) -> ControlFlow<()> {
    let mut all: Vec<(Instance, Vec<Fact>)> = Vec::new();
    for seen in at.marks.rules(families) {
        let facts = facts(at.marks, decided(&seen));
        if !facts.is_empty() {
            let found = Instance::of(&seen, says, at.marks);
            match all.iter_mut().find(|(other, _)| *other == found) {
                Some((_, others)) => {
                    let new: Vec<Fact> = facts.into_iter().filter(|fact| !others.contains(fact)).collect();
                    others.extend(new);
                }
                None => all.push((found, facts)),
            }
        }
    }
    all.into_iter().try_for_each(|(found, facts)| say.conclude(facts, || [Reason::Rule(found)]))
}

/// Rules of these families that have as many as they may: the others are not.
pub fn full<G: Declared>(at: &At<G>, say: &mut Say<G>, families: &[usize]) -> ControlFlow<()> {
    decide(at, say, families, Says::Full, |seen| match seen.room() {
        Some(0) => seen.open.iter().map(|&literal| !literal).collect(),
        _ => Vec::new(),
    })
}

/// Rules of these families that need all that are left.
pub fn needed<G: Declared>(at: &At<G>, say: &mut Say<G>, families: &[usize]) -> ControlFlow<()> {
    decide(at, say, families, Says::Needed, |seen| match seen.need() {
        need if need > 0 && need == seen.open.len() => seen.open.to_vec(),
        _ => Vec::new(),
    })
}

/// What is impossible in whatever way a rule of these families gets what it needs, since each thing
/// fills rules of the other families that have room for one. Its reason is the place of the rule.
pub fn wherever<G: Declared>(at: &At<G>, say: &mut Say<G>, families: &[usize], others: &[usize]) -> ControlFlow<()> {
    let marks = at.marks;
    let mut known: HashMap<Literal, BitSet> = HashMap::new();
    for seen in marks.rules(families).filter(|seen| seen.need() > 0) {
        for &literal in &seen.open {
            known.entry(literal).or_insert_with(|| excluded(marks, literal, others));
        }
        let excluded: Vec<&BitSet> = seen.open.iter().map(|open| &known[open]).collect();
        let is_whole = seen.room() == Some(seen.need());
        let open: BitSet = seen.open.iter().map(|literal| literal.code()).collect();
        let mut common: Option<BitSet> = None;
        for (number, way) in (0..seen.open.len()).combinations(seen.need()).enumerate() {
            let chosen: BitSet = way.iter().map(|&place| seen.open[place].code()).collect();
            let mut impossible = way.iter().fold(BitSet::EMPTY, |all, &place| all.or(excluded[place]));
            if !impossible.is_disjoint(&chosen) {
                continue;
            }
            if is_whole {
                impossible = impossible.or(&open.minus(&chosen));
            }
            let both = common.map_or(impossible.clone(), |common| common.and(&impossible));
            let is_over = both.is_empty() || number == WAYS;
            common = Some(if is_over { BitSet::EMPTY } else { both });
            if is_over {
                break;
            }
        }
        let impossible = common.iter().flat_map(ElementSet::iter).map(|code| !Literal::of_code(code));
        let place = || {
            seen.rule
                .place
                .map_or_else(|| Reason::Places(Instance::of(&seen, Says::Needed, marks).places()), Reason::from)
        };
        say.conclude(facts(marks, impossible), || [place()])?;
    }
    ControlFlow::Continue(())
}

/// What is false if a literal is true, by rules of these families that have room for one.
fn excluded<G: Declared>(marks: &Marks<G>, literal: Literal, families: &[usize]) -> BitSet {
    let rules = marks.chart.rules();
    let limiting = rules.limiting(literal).iter().map(|&rule| &rules.all()[rule as usize]);
    let seen = limiting.filter(|rule| families.contains(&rule.family)).flat_map(|rule| marks.seen(rule));
    let filled = seen.filter(|seen| seen.room() == Some(1));
    filled.flat_map(|seen| seen.open).filter(|&other| other != literal).map(Literal::code).collect()
}

/// What as many rules of a family need lies in rules of another family, which have room for no
/// more: whatever else these count is impossible. No two rules of the other family count the same.
pub fn together<G: Declared>(at: &At<G>, say: &mut Say<G>, number: usize, pairs: &[(usize, usize)]) -> ControlFlow<()> {
    let marks = at.marks;
    for &(family, other) in pairs {
        let others: Vec<Seen> = marks.rules(&[other]).collect();
        let mut covers = HashMap::new();
        for (at, cover) in others.iter().enumerate() {
            covers.extend(cover.open.iter().map(|&literal| (literal, at)));
        }
        let mut needy: Vec<(Seen, BTreeSet<usize>)> = Vec::new();
        for seen in marks.rules(&[family]).filter(|seen| seen.need() > 0) {
            let within: Option<BTreeSet<usize>> =
                seen.open.iter().map(|literal| covers.get(literal).copied()).collect();
            needy.extend(within.filter(|within| within.len() <= number * seen.need()).map(|within| (seen, within)));
        }
        for chosen in needy.iter().combinations(number) {
            let within: BTreeSet<usize> = chosen.iter().flat_map(|(_, within)| within).copied().collect();
            let need: usize = chosen.iter().map(|(seen, _)| seen.need()).sum();
            let room = within.iter().map(|&cover| others[cover].room()).sum::<Option<usize>>();
            let inside: Vec<Literal> = chosen.iter().flat_map(|(seen, _)| &seen.open).copied().collect();
            if room != Some(need) || !inside.iter().all_unique() {
                continue;
            }
            let outside =
                within.iter().flat_map(|&cover| &others[cover].open).filter(|literal| !inside.contains(literal));
            say.conclude(facts(marks, outside.map(|&literal| !literal)), || {
                let covering: Vec<_> = within.iter().map(|&cover| others[cover].rule).collect();
                let named: Vec<_> = chosen.iter().map(|(seen, _)| seen.rule).collect();
                let places = |rules: &[&super::Rule]| -> Vec<Place> {
                    rules.iter().filter_map(|rule| rule.place).sorted().dedup().collect()
                };
                let pieces = named.iter().chain(&covering).filter_map(|rule| rule.piece).sorted().dedup().collect();
                [Reason::Places(places(&named)), Reason::Places(places(&covering)), Reason::Pieces(pieces)]
            })?;
        }
    }
    ControlFlow::Continue(())
}
