//! Paths: the solution of a puzzle step by step, always by the cheapest technique.

use super::chart::Chart;
use super::fact::Fact;
use super::lean::{By, Conclusion, Derivation, Reasoned};
use super::marks::Marks;
use super::techniques::{ALL, Deduction, Technique};
use crate::sea_battle::board::{Layout, Piece};
use crate::sea_battle::clues::Clues;
use smyoz_core::puzzles::Level;

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
                let openings = of_level.map(|technique| technique.count(&marks)).sum();
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
            let marks = self.end();
            let mut layout = Layout::empty(marks.chart().setting().size());
            Piece::ALL.into_iter().for_each(|piece| layout.lay(piece, marks.is(piece)));
            layout
        })
    }

    /// Goes on from marks, by wanted techniques only, until it is known what lies in some cell of
    /// which that was not known; `None` if that is not seen of any. How narrow the way is is not
    /// told.
    #[must_use]
    pub fn next(start: Marks<'a>, wanted: impl Fn(&Technique) -> bool) -> Option<Self> {
        let (mut marks, mut steps, before) = (start.clone(), Vec::new(), start.settled());
        while marks.settled() == before {
            let step =
                ALL.iter().filter(|technique| wanted(technique)).find_map(|technique| technique.first(&marks))?;
            marks.extend(step.facts.iter().copied());
            steps.push(step);
        }
        Some(Self { solves: marks.is_solved(), start, steps, narrowest: 0 })
    }

    /// The facts of the path about cells of which it is not known at its start what lies there, and
    /// is at its end.
    #[must_use]
    pub fn news(&self) -> Vec<Fact> {
        let mut marks = self.start.clone();
        marks.extend(self.steps.iter().flat_map(|step| &step.facts).copied());
        let settled = marks.settled() - self.start.settled();
        let told = self.told_of_cells();
        told.into_iter().filter(|&fact| self.start.chart().cells_of(fact).meets(&settled)).collect()
    }

    /// The steps that are needed, of each only the facts that are needed, and its grounds. The end
    /// is what lies in each cell, as far as the path tells.
    ///
    /// No step can be left out: the others could not all be taken.
    #[must_use]
    pub fn lean(&self) -> Vec<LeanStep> {
        self.lean_to(self.told_of_cells())
    }

    /// The steps that are needed for facts of the path, likewise.
    #[must_use]
    pub fn lean_to(&self, needed: Vec<Fact>) -> Vec<LeanStep> {
        let chart = self.start.chart();
        let drawn = self.steps.iter().map(|step| (step.by(), step.facts.clone()));
        let steps = Conclusion::one_by_one(drawn.chain([(By::Facts(needed), Vec::new())]));
        let mut lean = Derivation { chart, known: self.start.facts().collect(), steps }.lean();
        lean.pop();
        lean.into_iter().map(|reasoned| LeanStep::of(chart, &self.steps[reasoned.step], reasoned)).collect()
    }

    /// What is known at the end.
    fn end(&self) -> Marks<'a> {
        let mut marks = self.start.clone();
        marks.extend(self.steps.iter().flat_map(|step| step.facts.iter().copied()));
        marks
    }

    /// What the steps tell of each cell: the piece that it has, or those that it has not.
    fn told_of_cells(&self) -> Vec<Fact> {
        let end = self.end();
        let told = |piece, cell| match end.is(piece).contains(cell) {
            true => Some(Fact::Is(piece, cell)),
            false => end.not(piece).contains(cell).then_some(Fact::Not(piece, cell)),
        };
        let cells = self.start.chart().setting().size().cells();
        let all = cells.flat_map(|cell| Piece::ALL.into_iter().filter_map(move |piece| told(piece, cell)));
        all.filter(|&fact| !self.start.knows(fact)).collect()
    }
}

impl LeanStep {
    /// A single conclusion from marks.
    ///
    /// # Panics
    /// If it does not follow from them.
    #[must_use]
    pub fn from(marks: &Marks, deduction: &Deduction) -> Self {
        let end = By::Facts(deduction.facts.clone());
        let steps = Conclusion::one_by_one([(deduction.by(), deduction.facts.clone()), (end, Vec::new())]);
        let lean = Derivation { chart: marks.chart(), known: marks.facts().collect(), steps }.lean();
        let first = lean.into_iter().next().expect("a conclusion is new");
        Self::of(marks.chart(), deduction, first)
    }

    /// What is left of a step that was seen.
    fn of(chart: &Chart, seen: &Deduction, Reasoned { facts, grounds, .. }: Reasoned) -> Self {
        let deduction = match seen.chain {
            Some(_) => Deduction { facts, ..seen.clone() },
            None => {
                let mut marks = Marks::none(chart);
                marks.extend(grounds.iter().copied());
                seen.technique.concludes(&marks, &facts).expect("it follows from its grounds")
            }
        };
        Self { deduction, grounds }
    }
}

impl Deduction {
    /// How it is drawn.
    fn by(&self) -> By {
        match &self.chain {
            Some(chain) => By::Facts(chain.grounds()),
            None => By::Technique(self.technique),
        }
    }
}
