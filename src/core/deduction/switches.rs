//! A game for tests: some switches, each of which is on or off.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::tests::Lamps;
use crate::game::{DrawSeed, Game, Model, NoLayout, NoLemma, PlainKeys, Rules};
use crate::limits::Budget;
use crate::sat::{Formula, Lit};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Switches(pub usize);

/// Whether a switch is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct IsOn(pub usize, pub bool);

impl fmt::Display for IsOn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "switch {}: {}", self.0, self.1)
    }
}

impl FromStr for IsOn {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (switch, on) = text.strip_prefix("switch ").and_then(|text| text.split_once(": ")).ok_or("no switch")?;
        Ok(Self(switch.parse().map_err(|_| "no number")?, on == "true"))
    }
}

impl Game for Switches {
    type Layout = Vec<bool>;
    type Clue = IsOn;
    type Clues = Vec<IsOn>;
    type Topic = usize;
    type Prepared = ();
    type Model = Variables;
    type Keys = PlainKeys<Self>;
    type Logic = Lamps;
    type Options = ();

    const KIND: &'static str = "switches";
    const NAME: &'static str = "Switches";
    const FINGERPRINT: &'static str = "1";
    const CLUE: &'static str = "switch";
    const CHOSEN: &'static str = "switches";

    fn clues(&self, clues: impl IntoIterator<Item = IsOn>) -> Vec<IsOn> {
        clues.into_iter().collect()
    }

    fn each(clues: &Vec<IsOn>) -> impl Iterator<Item = IsOn> {
        clues.iter().copied()
    }

    fn fits(&self, &IsOn(switch, on): &IsOn, layout: &Vec<bool>) -> bool {
        layout[switch] == on
    }

    fn is_legal(&self, layout: &Vec<bool>) -> bool {
        layout.len() == self.0
    }

    fn topics(&self) -> Vec<usize> {
        (0..self.0).collect()
    }

    fn about(&self, switch: usize, layout: &Vec<bool>) -> IsOn {
        IsOn(switch, layout[switch])
    }

    fn topic(clue: &IsOn) -> usize {
        clue.0
    }

    fn prepare(&self) {}

    fn search(
        &self,
        (): &(),
        clues: &Vec<IsOn>,
        budget: &mut Budget,
        found: &mut dyn FnMut(Vec<bool>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.set(&[], clues, budget, found)
    }

    fn rows(&self, layout: &Vec<bool>) -> Vec<String> {
        vec![layout.iter().map(|&on| if on { '1' } else { '0' }).collect()]
    }

    fn options(&self) {}

    fn drawing((): &()) -> DrawSeed<Self> {
        Box::new(|_, _| Err(NoLayout::OfAny("switches are not drawn".to_owned())))
    }
}

impl Switches {
    /// Goes on switch by switch.
    fn set(
        self,
        before: &[bool],
        clues: &[IsOn],
        budget: &mut Budget,
        found: &mut dyn FnMut(Vec<bool>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let at = before.len();
        if at == self.0 {
            return found(before.to_vec());
        }
        let may_be = |&on: &bool| clues.iter().all(|clue| clue.0 != at || clue.1 == on);
        [false, true].into_iter().filter(may_be).try_for_each(|on| {
            budget.step()?;
            self.set(&[before, &[on]].concat(), clues, budget, found)
        })
    }
}

/// A variable for each switch.
#[derive(Clone)]
pub(crate) struct Variables(Vec<Lit>);

impl Model for Variables {
    type Game = Switches;
    type Lemma = NoLemma;

    fn state(&Switches(number): &Switches, _: Rules) -> (Formula, Self) {
        let mut formula = Formula::new();
        let variables = (0..number).map(|at| formula.named(format!("switch {at}"))).collect();
        (formula, Self(variables))
    }

    fn rule_guards(&self) -> Vec<Lit> {
        Vec::new()
    }

    fn clue(&mut self, formula: &mut Formula, &IsOn(switch, on): &IsOn) {
        formula.clause([if on { self.0[switch] } else { !self.0[switch] }]);
    }

    fn layout(&self, is_true: impl Fn(Lit) -> bool) -> Vec<bool> {
        self.0.iter().map(|&variable| is_true(variable)).collect()
    }

    fn differs(&self, layout: &Vec<bool>) -> impl Iterator<Item = Lit> {
        self.0.iter().zip(layout).map(|(&variable, &on)| if on { !variable } else { variable })
    }
}
