//! Techniques at random positions: what they conclude must be true of all layouts that fit.
//!
//! From the bare clues, and from facts revealed at random, marks are grown by what the techniques
//! conclude. At every step every technique is asked, and what it concludes must be true of all the
//! layouts that fit clues and marks.

use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};

use smyoz::deduction::{Knowledge, Logic, Position, Technique, reach};
use smyoz::limits::Limits;
use smyoz::puzzles::{Seed, Stream};

use super::reasons::{Reasons, WrongReasonsError, judge};
use super::{ChartOf, Drawn, FactOf, LayoutOf, LogicCluesOf, LogicOf, MarksOf, Reasoned, below, listed};

/// The most times that marks are grown from one starting point.
const GROWN: usize = 6;

/// Denominator of the random shares.
const QUARTERS: usize = 4;

/// Reasons are judged for one technique in this many, on average.
const JUDGED: usize = 8;

/// How often a technique concluded something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Use {
    /// Number of positions at which it did.
    pub positions: u64,
    /// Number of facts that it concluded.
    pub facts: u64,
}

/// How often the techniques of a game concluded something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The number of positions at which they were asked.
    pub positions: u64,
    /// How often each concluded something, in the order of the table.
    pub uses: Vec<(&'static str, Use)>,
}

impl Tally {
    /// Of a game whose techniques were not asked yet.
    pub fn of<L: Logic>() -> Self {
        Self { positions: 0, uses: L::techniques().iter().map(|technique| (technique.id, Use::default())).collect() }
    }

    /// Adds what the techniques of the same game concluded elsewhere.
    pub fn add(&mut self, other: &Self) {
        self.positions += other.positions;
        for ((_, all), (_, uses)) in self.uses.iter_mut().zip(&other.uses) {
            all.positions += uses.positions;
            all.facts += uses.facts;
        }
    }
}

/// Clues, and layouts that fit them.
pub struct Case<G: Reasoned> {
    pub drawn: Drawn<G::Board>,
    pub supposes: bool,
    pub chart: ChartOf<G>,
    /// Random numbers for the rest of the test.
    stream: Stream,
}

/// A wrong conclusion.
pub struct Unsound<G: Reasoned> {
    pub technique: &'static Technique<LogicOf<G>>,
    /// What was known.
    pub clues: LogicCluesOf<G>,
    pub marks: MarksOf<G>,
    pub fact: FactOf<G>,
    /// A layout that fits clues and marks, but of which the conclusion is not true.
    pub layout: LayoutOf<G>,
    message: String,
}

impl<G: Reasoned> std::fmt::Debug for Unsound<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl<G: Reasoned> Case<G> {
    /// The case with this number.
    pub fn draw(seed: Seed, number: u32) -> Self {
        let mut stream = seed.stream(&format!("techniques {number}"));
        let drawn = G::position(&mut stream);
        let supposes = G::supposes(&drawn.board, number);
        Self { chart: LogicOf::<G>::prepare(&drawn.board), drawn, supposes, stream }
    }

    /// What is known before any technique is asked.
    pub fn start(&self) -> (LogicCluesOf<G>, MarksOf<G>) {
        let clues = &self.drawn.clues;
        (LogicOf::<G>::given(clues), LogicOf::<G>::start(&self.chart, clues))
    }

    /// Asks the techniques, and counts what they conclude.
    ///
    /// # Errors
    /// If a conclusion is wrong.
    pub fn test(&self, tally: &mut Tally) -> Result<(), Box<Unsound<G>>> {
        let mut stream = self.stream.clone();
        let (clues, start) = self.start();
        let revealed = self.reveal(start.clone(), &mut stream);
        for mut marks in [start, revealed] {
            for _ in 0..GROWN {
                let seen = self.ask(&clues, &marks, |technique| technique.suppositions().is_none(), tally)?;
                if seen.is_empty() {
                    break;
                }
                let share = 1 + below(&mut stream, QUARTERS);
                marks.add_all(seen.into_iter().filter(|_| below(&mut stream, QUARTERS) < share).collect::<Vec<_>>());
            }
            if self.supposes {
                let looks = |technique: &Technique<LogicOf<G>>| technique.suppositions().is_none();
                reach::<LogicOf<G>>(&clues, &mut marks, looks, Limits::NONE).expect("there is no limit");
                self.ask(&clues, &marks, |technique| !looks(technique), tally)?;
            }
        }
        Ok(())
    }

    /// Judges the reasons of the first conclusions of some techniques, and counts those that were
    /// decided. Which techniques these are depends on the case.
    ///
    /// # Errors
    /// If they are too few or too many.
    pub fn test_reasons(&self, oracle: &mut G::Oracle) -> Result<u64, WrongReasonsError<LogicOf<G>>> {
        let mut stream = self.stream.clone();
        let (clues, start) = self.start();
        let revealed = self.reveal(start.clone(), &mut stream);
        let mut judged = 0;
        for marks in [start, revealed] {
            let position = Position { clues: &clues, marks: &marks };
            let looking = LogicOf::<G>::techniques().iter().filter(|technique| technique.suppositions().is_none());
            for technique in looking.filter(|_| below(&mut stream, JUDGED) == 0).collect::<Vec<_>>() {
                let Some(deduction) = technique.seen(&position).into_iter().next() else { continue };
                let reasons = Reasons::of(technique, &deduction.facts, &clues, &marks);
                let reasons = reasons.expect("it was concluded");
                judged += u64::from(judge::<G>(oracle, &clues, &marks.blank(), &reasons)?);
            }
        }
        Ok(judged)
    }

    /// Adds facts to marks, drawn from those that are true of the first layout and perhaps of
    /// others.
    pub fn reveal(&self, mut marks: MarksOf<G>, stream: &mut Stream) -> MarksOf<G> {
        let (first, others) = self.drawn.layouts.split_first().expect("a case has a layout");
        // Little is true of many layouts, as early in a game; everything is known of a single one.
        let odds = below(stream, 3);
        let layouts: Vec<_> = [first].into_iter().chain(others.iter().filter(|_| below(stream, 2) < odds)).collect();
        let mut shares = HashMap::<Discriminant<FactOf<G>>, usize>::new();
        for fact in G::facts(&self.chart) {
            // The smaller of two numbers: where much is known, little is left to conclude.
            let share = shares.entry(discriminant(&fact));
            let share = *share.or_insert_with(|| below(stream, QUARTERS + 1).min(below(stream, QUARTERS + 1)));
            if below(stream, QUARTERS) < share
                && layouts.iter().all(|layout| LogicOf::<G>::holds(&self.chart, fact, layout))
            {
                marks.add(fact);
            }
        }
        marks
    }

    /// What these techniques conclude, all of which must be true.
    fn ask(
        &self,
        clues: &LogicCluesOf<G>,
        marks: &MarksOf<G>,
        is_asked: impl Fn(&Technique<LogicOf<G>>) -> bool,
        tally: &mut Tally,
    ) -> Result<Vec<FactOf<G>>, Box<Unsound<G>>> {
        let known: Vec<FactOf<G>> = marks.facts().collect();
        let holds = |fact: FactOf<G>, layout: &LayoutOf<G>| LogicOf::<G>::holds(&self.chart, fact, layout);
        let fits = |layout: &&LayoutOf<G>| known.iter().all(|&fact| holds(fact, layout));
        let fitting: Vec<&LayoutOf<G>> = self.drawn.layouts.iter().filter(fits).collect();
        let mut seen = Vec::new();
        tally.positions += 1;
        let techniques = LogicOf::<G>::techniques().iter().zip(&mut tally.uses);
        for (technique, (_, uses)) in techniques.filter(|(technique, _)| is_asked(technique)) {
            let facts = technique.facts(&Position { clues, marks }, Limits::NONE).expect("there is no limit");
            let wrong =
                fitting.iter().find_map(|layout| Some((*layout, *facts.iter().find(|fact| !holds(**fact, layout))?)));
            if let Some((layout, fact)) = wrong {
                return Err(Box::new(self.unsound(technique, (clues, marks), fact, layout)));
            }
            uses.positions += u64::from(!facts.is_empty());
            uses.facts += facts.len() as u64;
            seen.extend(facts);
        }
        Ok(seen)
    }

    fn unsound(
        &self,
        technique: &'static Technique<LogicOf<G>>,
        (clues, marks): (&LogicCluesOf<G>, &MarksOf<G>),
        fact: FactOf<G>,
        layout: &LayoutOf<G>,
    ) -> Unsound<G> {
        let known: Vec<String> = marks.facts().map(|fact| LogicOf::<G>::fact_name(&self.chart, fact)).collect();
        let message = format!(
            "{technique} concludes {}, which does not follow; {:?}, clues: {}; marks: {}; layout: {layout:?}",
            LogicOf::<G>::fact_name(&self.chart, fact),
            self.drawn.board,
            listed::<G::Board>(&self.drawn.clues),
            known.join(" "),
        );
        Unsound { technique, clues: clues.clone(), marks: marks.clone(), fact, layout: layout.clone(), message }
    }
}
