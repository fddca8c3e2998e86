//! Conclusions in words: English ones, whatever the language.

use itertools::Itertools;
use smyoz::deduction::{Deduction, Technique, Wording};
use smyoz::lang::Lang;

use crate::clues::Clue;
use crate::deduction::Logic;
use crate::reasoning::Chart;
use crate::techniques::Reason;

impl Wording for Logic {
    type Board = Chart;

    fn title(technique: &Technique<Self>, _: Lang) -> String {
        technique.features.0.to_owned()
    }

    fn sentences(deduction: &Deduction<Self>, _: &Chart, _: Lang) -> Vec<String> {
        let mut sentences = vec![sentence(deduction)];
        for case in &deduction.cases {
            sentences.push(format!("Suppose that {}.", case.supposed));
            sentences.extend(case.steps.iter().map(|(step, _)| format!("Then {}", sentence(step))));
            sentences.extend(case.broken.iter().map(|(broken, _)| match broken {
                Reason::Cell(cell) => format!("But then {cell} would be both a star and empty."),
                Reason::Units(unit) => format!("But then {} could not have the stars it needs.", list(unit)),
            }));
        }
        sentences
    }

    fn facts(facts: &[Clue], _: &Chart, _: Lang) -> Vec<String> {
        facts.iter().map(Clue::to_string).collect()
    }

    fn place(deduction: &Deduction<Self>, _: &Chart, _: Lang) -> String {
        let supposed = deduction.cases.iter().map(|case| case.supposed.cell.to_string());
        list(deduction.because.iter().map(name).chain(supposed))
    }
}

/// What follows, and why.
fn sentence(deduction: &Deduction<Logic>) -> String {
    let named = deduction.technique.reasons.iter().zip(&deduction.because);
    let fill = |text: String, (key, reason): (&&str, &Reason)| text.replace(&format!("{{{key}}}"), &name(reason));
    let why = named.fold(deduction.technique.features.1.to_owned(), fill);
    format!("{}: {why}.", said(&deduction.facts))
}

/// Facts that all say the same: `A1 and B1 are empty`.
fn said(facts: &[Clue]) -> String {
    match facts {
        [fact] => fact.to_string(),
        _ => {
            let what = if facts[0].is_star { "stars" } else { "empty" };
            format!("{} are {what}", list(facts.iter().map(|fact| fact.cell)))
        }
    }
}

fn name(reason: &Reason) -> String {
    match reason {
        Reason::Cell(cell) => cell.to_string(),
        Reason::Units(units) => list(units),
    }
}

/// `A`, `A and B`, `A, B and C`.
fn list(parts: impl IntoIterator<Item: ToString>) -> String {
    match &parts.into_iter().map(|part| part.to_string()).collect_vec()[..] {
        [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        parts => parts.concat(),
    }
}
