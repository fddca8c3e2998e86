//! Paths: the solution of a puzzle step by step, always by the cheapest technique.

use super::chart::Chart;
use super::fact::Fact;
use super::marks::Marks;
use super::techniques::{ALL, Deduction, Technique};
use crate::level::Level;
use crate::sea_battle::board::{Layout, Piece};
use crate::sea_battle::clues::Clues;

/// What a solver sees, one conclusion after another.
#[derive(Clone, Debug)]
pub struct Path<'a> {
    start: Marks<'a>,
    /// The conclusions, each from what was known before it.
    pub steps: Vec<Deduction>,
    /// Whether they lead to the solution.
    pub solves: bool,
    /// The fewest conclusions of the highest level among the steps that were available where a step
    /// of that level was taken; 0 if there are no steps.
    pub narrowest: usize,
}

/// A step of a lean path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeanStep {
    /// The conclusion; only facts that are needed later.
    pub deduction: Deduction,
    /// Facts known before, clues among them, from which it follows, and none of which can be
    /// spared.
    pub grounds: Vec<Fact>,
}

impl<'a> Path<'a> {
    /// Goes on, by wanted techniques only, until the puzzle is solved or nothing more is seen.
    #[must_use]
    pub fn find(chart: &'a Chart, clues: &Clues, wanted: impl Fn(&Technique) -> bool) -> Self {
        let start = Marks::start(chart, clues);
        let (mut marks, mut steps) = (start.clone(), Vec::new());
        let techniques: Vec<&'static Technique> = ALL.iter().filter(|technique| wanted(technique)).collect();
        let mut narrowest: Option<(Level, usize)> = None;
        while !marks.is_solved() {
            let Some(step) = techniques.iter().find_map(|technique| technique.first(&marks)) else { break };
            let level = step.technique.level;
            let is_of_interest =
                narrowest.is_none_or(|(highest, fewest)| level > highest || level == highest && fewest > 1);
            if is_of_interest {
                let of_level = techniques.iter().filter(|technique| technique.level == level);
                let openings = of_level.map(|technique| technique.openings(&marks).len()).sum();
                let fewest = narrowest.filter(|(highest, _)| *highest == level).map(|(_, fewest)| fewest);
                narrowest = Some((level, fewest.map_or(openings, |fewest| fewest.min(openings))));
            }
            marks.extend(step.facts.iter().copied());
            steps.push(step);
        }
        Self { start, steps, solves: marks.is_solved(), narrowest: narrowest.map_or(0, |(_, fewest)| fewest) }
    }

    /// The layout that the steps lead to, legal or not; `None` if they do not lead to the end.
    #[must_use]
    pub fn solution(&self) -> Option<Layout> {
        self.solves.then(|| {
            let mut marks = self.start.clone();
            marks.extend(self.steps.iter().flat_map(|step| step.facts.iter().copied()));
            let mut layout = Layout::empty(marks.chart().setting().size());
            Piece::ALL.into_iter().for_each(|piece| layout.lay(piece, marks.is(piece)));
            layout
        })
    }

    /// The steps that are needed, of each only the facts that are needed, and its grounds.
    ///
    /// From the end backward, everything is left out that is not among the grounds of a later step.
    /// The end is what lies in each cell.
    #[must_use]
    pub fn lean(&self) -> Vec<LeanStep> {
        let mut known: Vec<Fact> = self.start.facts().collect();
        let before: Vec<usize> = (self.steps.iter())
            .map(|step| {
                known.extend(&step.facts);
                known.len() - step.facts.len()
            })
            .collect();
        let mut needed = self.told_of_cells();
        let mut lean = Vec::new();
        for (step, before) in self.steps.iter().zip(before).rev() {
            let facts: Vec<Fact> = step.facts.iter().copied().filter(|fact| needed.contains(fact)).collect();
            let Some((deduction, grounds)) = self.grounds(step.technique, &facts, &known[..before]) else { continue };
            needed.extend(&grounds);
            lean.push(LeanStep { deduction, grounds });
        }
        lean.reverse();
        lean
    }

    /// The facts which first told what lies in a cell.
    fn told_of_cells(&self) -> Vec<Fact> {
        let mut marks = self.start.clone();
        let mut tells = |&fact: &Fact| {
            let tells = marks.tells_of_cells(fact);
            marks.add(fact);
            tells
        };
        self.steps.iter().flat_map(|step| &step.facts).copied().filter(|fact| tells(fact)).collect()
    }

    /// How a technique concludes facts, and from which of the known ones; `None` if there are no
    /// facts.
    fn grounds(&self, technique: &'static Technique, facts: &[Fact], known: &[Fact]) -> Option<(Deduction, Vec<Fact>)> {
        let concludes = |known: &[Fact]| {
            let mut marks = Marks::none(self.start.chart());
            marks.extend(known.iter().copied());
            technique.concludes(&marks, facts)
        };
        if facts.is_empty() {
            return None;
        }
        let (mut grounds, mut most) = (Vec::new(), known.len());
        // Binary search for the shortest prefix of what is known that is enough together with what
        // was found to be needed so far. Its last fact is needed as well.
        while concludes(&grounds).is_none() {
            let (mut too_few, mut enough) = (0, most);
            while enough - too_few > 1 {
                let half = (too_few + enough) / 2;
                let some = [&known[..half], &grounds].concat();
                if concludes(&some).is_some() { enough = half } else { too_few = half }
            }
            if enough == 0 {
                break;
            }
            most = enough - 1;
            grounds.push(known[most]);
        }
        grounds.reverse();
        let deduction = concludes(&grounds).or_else(|| concludes(known))?;
        Some((deduction, grounds))
    }
}
