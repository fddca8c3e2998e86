//! Steps as sentences.

use itertools::Itertools;

use super::words::{NAMED, Reason, Words};
use super::{Step, ToldStep};
use crate::deduction::Ground;
use crate::deduction::techniques::{Because, Broken, Deduction};
use crate::{Fact, Rule, Shot};
use smyoz_core::lang::Lang;

/// A step as a sentence, by itself: what follows, and why.
pub(super) fn seen(step: &Step, lang: Lang) -> String {
    let words = Words::new(lang, NAMED[0]);
    match as_suppositions(step) {
        Some(deduction) => capitalized(&words.supposition(deduction)),
        None => words.step(&[step], &[]),
    }
}

/// A step as it is told: a sentence or, for suppositions, one for each step of their chains.
pub(super) fn told(told: &ToldStep, lang: Lang) -> Vec<String> {
    if let Some(deduction) = as_suppositions(&told.parts[0].step) {
        return suppositions(deduction, lang);
    }
    let parts: Vec<&Step> = told.parts.iter().map(|part| &part.step).collect();
    let deductions: Vec<&Deduction> = parts.iter().filter_map(|step| as_deduction(step)).collect();
    let grounds: Vec<&Ground> = told.parts.iter().flat_map(|part| &part.grounds).collect();
    let reasons: Vec<Reason> = deductions.iter().copied().flat_map(Reason::of).collect();
    let notes = |words: Words| {
        let mut notes = words.asides(&told.asides);
        notes.extend(words.notes(&reasons, &grounds, &[]));
        notes
    };
    noted(lang, notes, |words, notes| words.step(&parts, notes))
}

/// What suppositions show, and their chains.
fn suppositions(deduction: &Deduction, lang: Lang) -> Vec<String> {
    let mut lines = vec![brief(lang, |words| words.supposition(deduction))];
    for case in &deduction.cases {
        if deduction.cases.len() > 1 {
            lines.push(brief(lang, |words| words.case(case)));
        }
        let mut told = vec![case.supposed];
        for (step, grounds) in &case.steps {
            let (grounds, reasons): (Vec<&Ground>, Vec<Reason>) =
                (grounds.iter().collect(), Reason::of(step).collect());
            let notes = |words: Words| words.notes(&reasons, &grounds, &told);
            lines.extend(noted(lang, notes, |words, notes| {
                let facts = words.by(step.technique).facts(&step.facts);
                lang.supposition_step(facts, words.noted(words.why(&[step]), notes))
            }));
            told.extend(&step.facts);
        }
        if let Some((broken, grounds)) = &case.broken {
            let grounds: Vec<&Ground> = grounds.iter().collect();
            let because = Because::Broken(broken.clone());
            let notes = |words: Words| words.notes(&[Reason { because: &because, by: None }], &grounds, &told);
            lines.extend(noted(lang, notes, |words, notes| {
                lang.supposition_impossible(words.noted(words.broken(broken), notes))
            }));
        }
    }
    lines.iter().map(|line| capitalized(line)).collect()
}

/// A sentence with notes; these in a line of their own if one line would be too long.
fn noted(
    lang: Lang,
    notes: impl Fn(Words) -> Vec<String>,
    sentence: impl Fn(Words, &[String]) -> String,
) -> Vec<String> {
    let whole = brief(lang, |words| sentence(words, &notes(words)));
    if length(&whole) <= LONGEST {
        return vec![whole];
    }
    vec![
        brief(lang, |words| sentence(words, &[])),
        capitalized(&brief(lang, |words| lang.step_notes(notes(words).join("; ")))),
    ]
}

/// The first wording that is short enough: what would make a sentence too long is not named one by
/// one. The shortest if none is.
fn brief(lang: Lang, wording: impl Fn(Words) -> String) -> String {
    let wordings = || NAMED.into_iter().map(|named| wording(Words::new(lang, named)));
    let short = wordings().find(|text| length(text) <= LONGEST);
    short.unwrap_or_else(|| wordings().min_by_key(|text| length(text)).expect("there are several"))
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// What cannot be, as a sentence.
#[must_use]
pub fn impossible(broken: &Broken, lang: Lang) -> String {
    capitalized(&Words::new(lang, NAMED[0]).broken(broken))
}

/// The name of a rule.
#[must_use]
pub fn rule_name(rule: Rule, lang: Lang) -> String {
    Words::new(lang, NAMED[0]).rule(rule)
}

/// Everything that a told step rests on: clues, what is known, and placement rules.
pub(super) fn grounds(told: &ToldStep, lang: Lang) -> Vec<String> {
    let words = Words::new(lang, NAMED[0]);
    let all: Vec<&Ground> = told.steps().flat_map(|step| &step.grounds).unique().collect();
    let clues = all.iter().filter_map(|ground| ground.clue()).map(|clue| words.clue(clue));
    let facts: Vec<Fact> = all.iter().filter_map(|ground| ground.fact()).collect();
    let techniques = told.parts.iter().filter_map(|part| as_deduction(&part.step)).map(|deduction| deduction.technique);
    let rules = techniques.flat_map(|technique| technique.features.rules).unique().map(|&rule| words.rule(rule));
    clues.chain(words.each_kind(&facts)).chain(rules).collect()
}

/// Reasons in words.
pub(super) fn reasons(because: &[Because], lang: Lang) -> String {
    because.iter().map(|because| Words::new(lang, NAMED[0]).because(because)).join("; ")
}

/// Where to look for a told step. A cell that a shot shows is named as that shot.
pub(super) fn place(told: &ToldStep, shots: &[Shot], lang: Lang) -> String {
    let words = Words::new(lang, NAMED[0]);
    let named = told.parts.iter().filter_map(|part| as_deduction(&part.step)).flat_map(|deduction| {
        let supposed = deduction.cases.iter().map(|case| words.subject(case.supposed));
        supposed.chain(deduction.because.iter().filter_map(|because| words.place(because))).collect::<Vec<_>>()
    });
    // A reason may name no cell at all.
    let named: Vec<String> = named.filter(|name| !name.is_empty()).unique().take(PLACES).collect();
    let named = match named.is_empty() {
        true => told.facts().map(|fact| words.subject(fact)).unique().take(PLACES).collect(),
        false => named,
    };
    let shown = |name: String| {
        let shot = shots.iter().find(|shot| shot.cell.to_string() == name);
        shot.map_or(name, |shot| words.shot(*shot))
    };
    words.list(&named.into_iter().map(shown).unique().collect_vec())
}

/// The most places that are named as those to look at.
const PLACES: usize = 4;

/// The most characters of a sentence.
const LONGEST: usize = 300;

pub(super) fn as_deduction(step: &Step) -> Option<&Deduction> {
    match step {
        Step::Technique(deduction) => Some(deduction),
        Step::Core { .. } | Step::Mercy(_) => None,
    }
}

fn as_suppositions(step: &Step) -> Option<&Deduction> {
    as_deduction(step).filter(|deduction| !deduction.cases.is_empty())
}

pub(super) fn capitalized(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}
