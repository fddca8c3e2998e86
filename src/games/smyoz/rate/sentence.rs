//! Steps as sentences.

use itertools::Itertools;

use super::notes::Notes;
use super::words::{Reason, Words, because_of};
use super::{LeanStep, Passage, Step};
use crate::board::{Axis, Cell, CellSet, Lane, PlacementSet, Rule, SIZE};
use crate::clues::{Clue, Clues};
use crate::deduction::Ground;
use crate::deduction::techniques::{Because, Broken, Deduction};
use crate::deduction::{Fact, Marks};
use crate::lang::SmyozTexts;
use smyoz_core::lang::{Lang, capitalized};

/// A passage: a sentence or, for suppositions, one for each step of their chains.
pub(crate) fn passage(told: &Passage, lang: Lang) -> Vec<String> {
    if let Some(deduction) = as_suppositions(&told.worded[0]) {
        return suppositions(deduction, &told.board, lang);
    }
    let deductions: Vec<&Deduction> = told.deductions().collect();
    let words = Words::new(lang);
    let mooring = deductions.iter().any(|one| rests_on_mooring(one, &told.board));
    let mut notes: Vec<String> = mooring.then(|| words.rule(Rule::Mooring)).into_iter().collect();
    notes.extend(deductions.iter().flat_map(|one| words.blocked(one, &told.board)).unique());
    notes.extend(words.lines_of_ships(&deductions, &told.board));
    notes.extend(deductions.iter().filter_map(|one| words.left(one)).unique());
    notes.extend(words.notes(&noted_of(told, &deductions)));
    let worded: Vec<Step> = told.worded.iter().map(|step| with_known(step, &told.board)).collect();
    noted(lang, &notes, |notes| words.step(&worded, &told.also, notes))
}

/// A step that says of lines all that is then known of them.
fn with_known(step: &Step, board: &Marks) -> Step {
    match step {
        Step::Seen(deduction) => {
            Step::Seen(Deduction { facts: all_known(&deduction.facts, board), ..deduction.clone() })
        }
        step => step.clone(),
    }
}

/// Facts for a solver who knows these marks: of lines, with what is known already.
fn all_known(facts: &[Fact], board: &Marks) -> Vec<Fact> {
    let known = |fact: &Fact| match *fact {
        Fact::Line(lane, counts) if counts.meet(board.line(lane)) => Fact::Line(lane, counts & board.line(lane)),
        fact => fact,
    };
    facts.iter().map(known).collect()
}

/// What a passage names as its reasons, or else what it is about. A cell that a shot shows is named as that shot: it is not one to be filled in.
pub(crate) fn place(told: &Passage, clues: &Clues, lang: Lang) -> String {
    let words = Words::new(lang);
    // A reason may name no cell at all.
    let named = told.deductions().flat_map(|deduction| places_of(deduction, lang));
    let named: Vec<String> = named.filter(|name| !name.is_empty()).unique().take(PLACES).collect();
    let named = match named.is_empty() {
        true => told.facts().map(|fact| words.subject(fact)).unique().take(PLACES).collect(),
        false => named,
    };
    let shown = |name: String| {
        let shot = clues.shots.iter().find(|shot| shot.cell.to_string() == name);
        shot.map_or(name, |shot| words.shot(*shot))
    };
    lang.listed(&named.into_iter().map(shown).unique().collect_vec())
}

/// Clues and facts.
pub(crate) fn grounds(grounds: &[Ground], lang: Lang) -> Vec<String> {
    grounds.iter().map(|ground| Words::new(lang).because(&because_of(ground))).collect()
}

/// What a conclusion supposes, and what it names as its reasons.
fn places_of(deduction: &Deduction, lang: Lang) -> impl Iterator<Item = String> {
    let words = Words::new(lang);
    let supposed = deduction.cases.iter().map(move |case| words.subject(case.supposed));
    supposed.chain(deduction.because.iter().filter_map(move |because| words.place(because)))
}

/// Whether a ship fits in one way because it may not lie along the rim, though there is room.
fn rests_on_mooring(deduction: &Deduction, board: &Marks) -> bool {
    let cells = deduction.because.iter().filter_map(|because| match because {
        Because::Cells(cells) => Some(cells.iter()),
        _ => None,
    });
    let has_room = |cell: Cell| {
        let [row, column] = Lane::through(cell);
        let along_rim = [(row, cell.row()), (column, cell.column())].into_iter();
        along_rim.filter(|(_, across)| [0, SIZE - 1].contains(across)).any(|(lane, _)| {
            let at = lane.position(cell);
            let beside = [at.checked_sub(1), Some(at + 1).filter(|&at| at < SIZE)];
            beside.into_iter().flatten().any(|at| !board.water().contains(lane.cell(at)))
        })
    };
    deduction.technique.features.fits_one_way && cells.flatten().any(has_room)
}

/// Whether the sentence of a passage names this, though not as one of its reasons.
#[must_use]
pub fn is_noted(told: &Passage, ground: &Ground) -> bool {
    let deductions: Vec<&Deduction> = told.deductions().collect();
    noted_of(told, &deductions).name(ground)
}

/// What the notes of a passage with these conclusions name.
fn noted_of(told: &Passage, deductions: &[&Deduction]) -> Notes {
    let grounds: Vec<&Ground> = told.parts.iter().flat_map(|part| &part.grounds).chain(&told.grounds).collect();
    let reasons: Vec<Reason> = deductions.iter().copied().flat_map(Reason::of).collect();
    Notes::of(&reasons, &grounds, &told.before, &told.board).by_ships(&told.board)
}

/// What suppositions show, and their chains.
fn suppositions(deduction: &Deduction, board: &Marks, lang: Lang) -> Vec<String> {
    let words = Words::new(lang);
    let facts = all_known(&deduction.facts, board);
    let mut lines = wrapped(capitalized(&words.supposition(&Deduction { facts, ..deduction.clone() })));
    for case in &deduction.cases {
        if deduction.cases.len() > 1 {
            lines.extend(wrapped(capitalized(&words.case(case))));
        }
        let (mut told, mut board) = (vec![case.supposed], board.clone());
        board.add(case.supposed);
        for (step, grounds) in &case.steps {
            let (grounds, reasons): (Vec<&Ground>, Vec<Reason>) =
                (grounds.iter().collect(), Reason::of(step).collect());
            let mut notes = words.lines_of_ships(&[step], &board);
            notes.extend(words.left(step));
            notes.extend(words.notes(&Notes::of(&reasons, &grounds, &told, &board)));
            let sentence = |notes: &[String]| {
                let facts = words.by(step.technique).facts(&all_known(&step.facts, &board));
                lang.supposition_step(facts, words.noted(words.why(&[step]), notes))
            };
            if !step.technique.features.is_bookkeeping {
                lines.extend(noted(lang, &notes, sentence));
            }
            told.extend(&step.facts);
            board.extend(step.facts.iter().copied());
        }
        if let Some((broken, grounds)) = &case.broken {
            let grounds: Vec<&Ground> = grounds.iter().collect();
            let because = Because::Broken(broken.clone());
            let reason = Reason { because: &because, by: None };
            let mut notes = words.notes(&Notes::of(&[reason], &grounds, &told, &board));
            notes.splice(0..0, places_left(broken).map(|places| lang.places_left(words.places(places))));
            lines.extend(noted(lang, &notes, |notes| {
                lang.supposition_impossible(words.noted(words.broken(broken), notes))
            }));
        }
    }
    lines
}

/// The few places that are left for ships for which there is no room.
fn places_left(broken: &Broken) -> Option<PlacementSet> {
    match broken {
        Broken::Room(_, places) => (!places.is_empty()).then_some(*places),
        _ => None,
    }
}

/// A sentence with notes; these in separate lines if one line would be too long.
fn noted(lang: Lang, notes: &[String], sentence: impl Fn(&[String]) -> String) -> Vec<String> {
    let whole = capitalized(&sentence(notes));
    if length(&whole) <= LONGEST {
        return vec![whole];
    }
    let mut lines = wrapped(capitalized(&sentence(&[])));
    lines.extend(wrapped(capitalized(&lang.step_notes(notes.join("; ")))).into_iter().filter(|_| !notes.is_empty()));
    lines
}

/// A sentence in lines that are not too long: it goes on in the next one after a clause, or else
/// within a list.
fn wrapped(text: String) -> Vec<String> {
    let Some((limit, _)) = text.char_indices().nth(LONGEST) else { return vec![text] };
    let end = ["; ", ", ", " "].into_iter().find_map(|mark| text[..limit].rfind(mark).map(|at| at + mark.len()));
    let (line, rest) = text.split_at(end.unwrap_or(limit));
    let mut lines = vec![line.trim_end().to_owned()];
    lines.extend(wrapped(rest.to_owned()));
    lines
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// The contradiction, as a sentence.
pub fn impossible(broken: &Broken, lang: Lang) -> String {
    capitalized(&Words::new(lang).broken(broken))
}

/// The name of a rule.
pub fn rule_name(rule: Rule, lang: Lang) -> String {
    Words::new(lang).rule(rule)
}

/// Everything that a told step rests on or names: clues, what is known, placement rules, places
/// that are left by then, and what would be broken.
pub(crate) fn passage_grounds(told: &Passage, lang: Lang) -> Vec<String> {
    let words = Words::new(lang);
    let all = &told.grounds;
    let clues = all.iter().filter_map(|ground| ground.clue()).map(|clue| words.clue(clue));
    let facts: Vec<Fact> = all.iter().filter_map(Ground::fact).collect();
    let rules = told.technique().into_iter().flat_map(|technique| technique.features.rules);
    let rules = rules.unique().map(|&rule| words.rule(rule));
    let opened = told.parts.iter().flat_map(|part| opened_by(&part.step)).map(|clue| words.clue(clue));
    let asides = told.asides.iter().filter_map(|aside| aside.deduction());
    let deductions: Vec<&Deduction> = told.deductions().chain(asides).collect();
    // What the grounds show of the lines of ships: the board may show more.
    let board = |grounds: &[Ground]| grounds.iter().filter_map(Ground::fact).collect::<Marks>();
    let mut known = board(all);
    known.extend(told.asides.iter().flat_map(LeanStep::facts).copied());
    let mut lines = words.lines_of_ships(&deductions, &known);
    let cases = || deductions.iter().flat_map(|deduction| &deduction.cases);
    for (step, grounds) in cases().flat_map(|case| &case.steps) {
        lines.extend(words.lines_of_ships(&[step], &board(grounds)));
    }
    let left = cases().filter_map(|case| places_left(&case.broken.as_ref()?.0)).map(|places| words.places(places));
    let reasons = deductions.iter().flat_map(|deduction| reasons_of(deduction));
    // What else a sentence names: the cells around a point, or in the middle of a ship, are not.
    let single = facts.iter().filter(|fact| matches!(fact, Fact::Water(_) | Fact::Ship(_) | Fact::Type(..)));
    let shown: CellSet = single.fold(CellSet::EMPTY, |all, &fact| all | fact.cells());
    let named = reasons.filter_map(|because| match because {
        Because::Cells(cells) => (!cells.is_subset(shown)).then(|| words.because(&because)),
        Because::Points(_) | Because::Places(_) | Because::Codes(_) | Because::Broken(_) => {
            Some(words.because(&because))
        }
        _ => None,
    });
    let looking: Vec<&Deduction> = told.deductions().filter(|deduction| deduction.cases.is_empty()).collect();
    let ships = (!looking.is_empty()).then(|| words.ships(noted_of(told, &looking).ships()));
    let named = named.chain(ships).filter(|named| !named.is_empty()).unique();
    let blocked = told.deductions().flat_map(|one| words.blocked(one, &told.board)).unique();
    let named = named.chain(blocked);
    clues.chain(opened).chain(words.each_kind(&facts)).chain(rules).chain(lines).chain(left).chain(named).collect()
}

/// Where to look for a told step: at the shots and lines that it names as reasons, or else at the
/// line that its news share, or the first rows that they lie in.
pub fn area(told: &Passage, lang: Lang) -> String {
    let words = Words::new(lang);
    if let Some(clue) = opened_by(&told.parts[0].step).first() {
        return words.clue(clue);
    }
    let named = told.deductions().flat_map(|one| &one.because).filter_map(|because| match because {
        Because::Clue(Clue::Shot(shot)) => Some(words.shot(*shot)),
        Because::Lane(lane) => Some(words.lanes(&[*lane])),
        _ => None,
    });
    let named: Vec<String> = named.unique().take(PLACES).collect();
    if !named.is_empty() {
        return lang.listed(&named);
    }
    let cells: CellSet = told.facts().map(Fact::cells).fold(CellSet::EMPTY, |all, cells| all | cells);
    let shared = Lane::all().find(|lane| !cells.is_empty() && cells.is_subset(lane.all_cells()));
    let rows = Lane::all().filter(|lane| lane.axis == Axis::Horizontal && cells.meets(lane.all_cells()));
    let lines: Vec<Lane> = shared.map_or_else(|| rows.take(PLACES).collect(), |lane| vec![lane]);
    words.lanes(&lines)
}

/// The most places that are named as those to look at.
const PLACES: usize = 4;

/// The most characters of a sentence.
const LONGEST: usize = 300;

/// The reasons of a conclusion, and those of the steps of its chains.
fn reasons_of(deduction: &Deduction) -> Vec<Because> {
    let chains = deduction.cases.iter().flat_map(|case| &case.steps).flat_map(|(step, _)| &step.because);
    deduction.because.iter().chain(chains).cloned().collect()
}

/// The clues that a step opens.
fn opened_by(step: &Step) -> &[Clue] {
    match step {
        Step::Opened(opened) => &opened.clues,
        Step::Seen(_) | Step::Core(_) => &[],
    }
}

fn as_suppositions(step: &Step) -> Option<&Deduction> {
    step.deduction().filter(|deduction| !deduction.cases.is_empty())
}
