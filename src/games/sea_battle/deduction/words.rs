//! Facts and conclusions in words.

use crate::lang::{SeaTexts, TEXTS};
use itertools::Itertools;

use super::chart::Chart;
use super::fact::Fact;
use super::logic::SeaBattle;
use super::notes::Notes;
use super::place_set::Place;
use super::techniques::{Because, Broken, Cause, Deduction, Technique, by_cause};
use crate::board::{CellSet, Line, Piece};
use crate::clues::Count;
use smyoz_core::deduction::{Ground, GroundOf, Passage};
use smyoz_core::lang::{Lang, Value, capitalized};

/// The most places that are named as those to look at, and the most lines that rule places out.
const LOOKED_AT: usize = 4;

/// The name of a technique.
pub(crate) fn title(technique: &Technique, lang: Lang) -> String {
    TEXTS.technique(lang, &key(technique.id))
}

/// What follows, and why; for a supposition, also the steps of its chain.
fn conclusion(deduction: &Deduction, chart: &Chart, lang: Lang) -> Vec<String> {
    let words = Words { chart, lang };
    let facts = words.facts(&deduction.facts);
    if let Some(brief) = refuted(deduction, words) {
        return vec![capitalized(&brief)];
    }
    let mut sentences = vec![capitalized(&match deduction.cases.first() {
        None => lang.step(facts, words.why(deduction)),
        Some(case) => lang.supposition(facts, words.facts(&[case.supposed])),
    })];
    if let Some(case) = deduction.cases.first() {
        let step = |step: &Deduction| lang.supposition_step(words.facts(&step.facts), words.why(step));
        let steps = case.steps.iter().map(|(deduction, _)| deduction);
        let steps = steps.filter(|step| !step.technique.features.is_bookkeeping);
        sentences.extend(steps.map(|deduction| capitalized(&step(deduction))));
        let broken = case.broken.iter().map(|(broken, _)| lang.supposition_impossible(words.broken(broken)));
        sentences.extend(broken.map(|sentence| capitalized(&sentence)));
    }
    sentences
}

/// A chain of no more steps than this takes one sentence.
const BRIEF: usize = 2;

/// A supposition with a short chain in one sentence.
fn refuted(deduction: &Deduction, words: Words) -> Option<String> {
    let [case] = &deduction.cases[..] else { return None };
    let (lang, facts) = (words.lang, words.facts(&deduction.facts));
    let broken = words.broken(&case.broken.as_ref()?.0);
    let steps = case.steps.iter().map(|(step, _)| step).filter(|step| !step.technique.features.is_bookkeeping);
    let chain = steps.map(|step| lang.refuted_step(words.facts(&step.facts), words.why(step))).collect_vec();
    match chain.len() {
        0 => Some(lang.refuted(facts, broken)),
        1..=BRIEF => Some(lang.refuted_by(facts, lang.listed(&chain), broken)),
        _ => None,
    }
}

/// A passage, with what it names besides its reasons.
pub(crate) fn sentences(passage: &Passage<SeaBattle>, chart: &Chart, lang: Lang) -> Vec<String> {
    let mut sentences = match passage.deduction() {
        Some(deduction) => conclusion(&deduction, chart, lang),
        None => passage.plain_sentences(chart, lang),
    };
    let asides = passage.asides.iter().filter_map(|step| aside(step.deduction()?, chart, lang));
    let notes = notes(passage).map(|notes| Words { chart, lang }.notes(&notes));
    let all = asides.chain(notes.into_iter().flatten()).unique().collect_vec();
    if let (Some(first), false) = (sentences.first_mut(), all.is_empty()) {
        let (sentence, notes) = (first.trim_end_matches('.'), all.join("; "));
        *first = match sentence.strip_suffix(')') {
            Some(noted) => format!("{noted}; {notes})."),
            None => format!("{}.", lang.because_noted(sentence.to_owned(), notes)),
        };
    }
    sentences
}

/// What readers should be reminded of: that all ships of a length are found.
fn aside(aside: &Deduction, chart: &Chart, lang: Lang) -> Option<String> {
    aside.technique.features.is_bookkeeping.then(|| Words { chart, lang }.why(aside))
}

/// Where to look: what a passage names as its reasons, or else what it is about.
pub(crate) fn place(passage: &Passage<SeaBattle>, chart: &Chart, lang: Lang) -> String {
    let Some(deduction) = passage.deduction() else { return passage.plain_place(chart, lang) };
    let words = Words { chart, lang };
    let supposed = deduction.cases.iter().map(|case| words.subject(case.supposed));
    let named: Vec<String> =
        supposed.chain(deduction.because.iter().filter_map(|because| words.place_of(because))).collect();
    let about = || deduction.facts.iter().map(|&fact| words.subject(fact)).collect_vec();
    let named = if named.is_empty() { about() } else { named };
    lang.listed(&named.into_iter().unique().take(LOOKED_AT).collect_vec())
}

/// Facts: no clue is anything else.
pub(crate) fn grounds(grounds: &[GroundOf<SeaBattle>], chart: &Chart, lang: Lang) -> Vec<String> {
    chart.told(&grounds.iter().filter_map(Ground::fact).collect_vec(), lang)
}

/// What a passage rests on, and the places that its reasons leave.
pub(crate) fn passage_grounds(passage: &Passage<SeaBattle>, chart: &Chart, lang: Lang) -> Vec<String> {
    let left = passage.deduction().map(|deduction| places(&deduction, chart, lang));
    let rivals = notes(passage).and_then(|notes| notes.rivals).into_iter().flat_map(|rivals| rivals.others);
    let rivals = rivals.map(|(_, place)| place).collect_vec();
    let mut all = grounds(&passage.grounds, chart, lang);
    all.extend(left.into_iter().flatten());
    all.extend((!rivals.is_empty()).then(|| Words { chart, lang }.places(&rivals)));
    all
}

/// The places that the reasons of a conclusion leave for ships or keep them from, the cells that
/// would be lost, and the ways to fill a line: a sentence names them, but they are no grounds.
fn places(deduction: &Deduction, chart: &Chart, lang: Lang) -> Vec<String> {
    let words = Words { chart, lang };
    let chains = deduction.cases.iter().flat_map(|case| case.steps.iter().flat_map(|(step, _)| &step.because));
    // Cells that would be of ships, before those that these would make water.
    let supposes = deduction.because.iter().any(|because| matches!(because, Because::Lost(_)));
    let reasons = deduction.because.iter().chain(chains).filter_map(|because| match because {
        Because::Cells(cells) if supposes => Some(words.cells(*cells)),
        Because::Places(places) if !places.is_empty() => Some(words.places(places)),
        Because::Ways(ways) if !ways.is_empty() => Some(words.ways(ways)),
        Because::Lost(lost) => Some(words.lost(lost)),
        Because::Out(out) if !out.is_empty() => Some(words.out(out)),
        _ => None,
    });
    let broken = deduction.cases.iter().filter_map(|case| case.broken.as_ref().map(|(broken, _)| broken));
    let broken = broken.flat_map(|broken| match broken {
        Broken::NoRoom { out, places, .. } => vec![words.out(out), words.places(places)],
        Broken::Short { lost, .. } => vec![words.lost(lost)],
        _ => Vec::new(),
    });
    reasons.chain(broken).filter(|named| !named.is_empty()).unique().collect()
}

/// Those of a passage whose conclusions are drawn by looking.
fn notes(passage: &Passage<SeaBattle>) -> Option<Notes> {
    passage.deductions().next().filter(|deduction| deduction.cases.is_empty()).map(|_| Notes::of(passage))
}

/// Whether the sentence of a passage says that a ship does not lie at a place, or that a count
/// rules places out, though not as one of its reasons.
#[must_use]
pub fn is_noted(passage: &Passage<SeaBattle>, fact: Fact) -> bool {
    notes(passage).is_some_and(|notes| notes.say(fact, &passage.board))
}

impl Chart {
    /// Rows, or columns, in words.
    pub fn lines_in_words(&self, lines: &[Line], lang: Lang) -> String {
        Words { chart: self, lang }.lines(lines)
    }

    /// Facts in words, a clause for each kind.
    pub fn told(&self, facts: &[Fact], lang: Lang) -> Vec<String> {
        Words { chart: self, lang }.each_kind(facts)
    }
}

/// Formats facts and reasons of a game in one language.
#[derive(Clone, Copy)]
struct Words<'a> {
    chart: &'a Chart,
    lang: Lang,
}

impl Words<'_> {
    /// Facts, those that differ only in their subjects together.
    fn facts(self, facts: &[Fact]) -> String {
        self.each_kind(facts).join("; ")
    }

    /// A clause for the facts of each kind. No two of them say the same of a cell.
    fn each_kind(self, facts: &[Fact]) -> Vec<String> {
        let is_implied = |fact: &Fact| facts.iter().any(|other| other != fact && other.implies(*fact));
        let facts = facts.iter().copied().filter(|fact| !is_implied(fact)).sorted_unstable().dedup().collect_vec();
        let groups = facts.iter().copied().into_group_map_by(|&fact| self.kind(fact, &facts));
        let groups = groups.into_iter().sorted_by_cached_key(|(kind, _)| *kind);
        groups.map(|(_, group)| self.said_together(&group)).collect()
    }

    /// What some of these facts that are told together have in common: their kind, and what they
    /// say; of pieces that are not in a cell, which pieces.
    fn kind(self, fact: Fact, facts: &[Fact]) -> (usize, usize) {
        match fact {
            Fact::Found(place) => (0, usize::from(u8::MAX - self.chart.length(place))),
            Fact::Is(piece, _) => (1, piece as usize),
            Fact::Shows(_, shows) => (2, shows as usize),
            Fact::Water(_) => (3, 0),
            Fact::Not(_, cell) => {
                let missing = Piece::ALL.into_iter().filter(|&piece| facts.contains(&Fact::Not(piece, cell)));
                (4, missing.map(|piece| 1 << piece as usize).sum())
            }
            Fact::Count(Count { piece, line, .. }) => {
                (5 + 2 * piece as usize + usize::from(line.is_row()), line.at().into())
            }
            Fact::Excluded(place) => (11, usize::from(u8::MAX - self.chart.length(place))),
        }
    }

    fn said_together(self, facts: &[Fact]) -> String {
        let lang = self.lang;
        let subjects = facts.iter().map(|&fact| self.subject(fact)).unique().collect_vec();
        let count = subjects.len();
        let list = match facts[0] {
            Fact::Excluded(_) => lang.listed_or(&subjects),
            _ => lang.listed(&subjects),
        };
        match facts[0] {
            Fact::Water(_) => lang.sea_water(list, count),
            Fact::Is(piece, _) => lang.sea_is(list, count, piece.name()),
            Fact::Not(_, cell) => {
                let pieces = Piece::ALL.into_iter().filter(|&piece| facts.contains(&Fact::Not(piece, cell)));
                lang.sea_is_not(list, count, pieces.map(Piece::name).join("-"))
            }
            Fact::Shows(_, shows) => lang.sea_shows(list, count, shows.name()),
            Fact::Found(place) => lang.sea_found(lang.sea_ships(self.chart.length(place), count), list, count),
            Fact::Excluded(place) => lang.sea_excluded(lang.sea_ship(self.chart.length(place)), list, count),
            Fact::Count(Count { piece, number, .. }) => {
                lang.sea_count(list, lang.sea_pieces(number, piece.name()), number, piece.name())
            }
        }
    }

    fn subject(self, fact: Fact) -> String {
        match fact {
            Fact::Water(cell) | Fact::Is(_, cell) | Fact::Not(_, cell) | Fact::Shows(cell, _) => cell.to_string(),
            Fact::Found(place) | Fact::Excluded(place) => self.place(place),
            Fact::Count(count) => self.lines(&[count.line]),
        }
    }

    /// The reasons, each with the number of things that it lists.
    fn why(self, deduction: &Deduction) -> String {
        let named = deduction.technique.reasons.iter().zip(&deduction.because);
        let facts = ("facts-count".to_owned(), deduction.facts.len().into());
        let arguments = named.flat_map(|(name, because)| {
            let (value, count) = self.value(because);
            let either = match because {
                Because::Places(places) => Some((format!("{name}-either"), self.either(places).into())),
                _ => None,
            };
            [((*name).to_owned(), value), (format!("{name}-count"), count.into())].into_iter().chain(either)
        });
        let arguments = arguments.chain([facts]);
        TEXTS.because(self.lang, &key(deduction.technique.id), arguments.collect_vec())
    }

    /// A reason as an argument, and the number of things in it.
    fn value(self, because: &Because) -> (Value<'static>, usize) {
        match because {
            Because::Cells(cells) => (self.cells(*cells).into(), cells.len()),
            Because::Piece(piece) => (piece.name().into(), 1),
            Because::Line(line) => (self.lines(&[*line]).into(), 1),
            Because::Lines(lines) => (self.lines(lines).into(), lines.len()),
            Because::Number(number) => (number.into(), 1),
            Because::Length(length) => (length.into(), 1),
            Because::Places(places) => (self.places(places).into(), places.len()),
            Because::Shows(shows) => (shows.name().into(), 1),
            Because::Ways(ways) => (self.ways(ways).into(), ways.len()),
            Because::Lost(lost) => (self.lost(lost).into(), lost.iter().map(|(_, cells)| cells.len()).sum()),
            Because::Out(out) => (self.out(out).into(), out.iter().map(|(_, places)| places.len()).sum()),
        }
    }

    /// A clause for each thing that notes name.
    fn notes(self, notes: &Notes) -> Vec<String> {
        let lang = self.lang;
        let complete = notes.complete.iter().map(|&length| {
            let count = self.chart.setting().fleet().count(length);
            let arguments = [("length".to_owned(), length.into()), ("count".to_owned(), count.into())];
            TEXTS.because(lang, &key("length-used-up"), arguments.to_vec())
        });
        let all = |lines: &[Line]| {
            let parts = lines.chunk_by(|one, other| one.is_row() == other.is_row());
            lang.listed(&parts.map(|lines| self.lines(lines)).collect_vec())
        };
        let lines = match notes.lines.len() {
            0 => None,
            count @ 1..=LOOKED_AT => Some(lang.sea_ruled_out_by(all(&notes.lines), count)),
            _ => Some(lang.sea_ruled_out_by_all()),
        };
        let rivals = notes.rivals.iter().flat_map(|rivals| &rivals.others);
        let (seen, told): (Vec<_>, Vec<_>) = rivals.partition(|(cause, _)| cause.is_some());
        let seen = by_cause(seen.into_iter().filter_map(|&(cause, place)| Some((cause?, place))));
        let seen = (!seen.is_empty()).then(|| self.out(&seen));
        let out = told.into_iter().map(|&(_, place)| place).chain(notes.out.iter().copied()).collect_vec();
        let out = (!out.is_empty()).then(|| lang.sea_ruled_out(self.places(&out)));
        complete.chain(lines).chain(seen).chain(out).collect()
    }

    /// Where a reason is to be looked for, if that is a place.
    fn place_of(self, because: &Because) -> Option<String> {
        match because {
            Because::Cells(cells) => Some(self.cells(*cells)),
            Because::Line(line) => Some(self.lines(&[*line])),
            Because::Lines(lines) => Some(self.lines(lines)),
            Because::Places(places) if places.len() <= LOOKED_AT => Some(self.places(places)),
            Because::Places(_) | Because::Piece(_) | Because::Number(_) | Because::Length(_) => None,
            Because::Shows(_) | Because::Ways(_) | Because::Lost(_) | Because::Out(_) => None,
        }
    }

    fn broken(self, broken: &Broken) -> String {
        let lang = self.lang;
        let pieces = |number: usize, piece: Piece| lang.sea_pieces(number, piece.name());
        match *broken {
            Broken::Cell(Piece::Ship, cell) => lang.broken_cell(cell.to_string()),
            Broken::Cell(piece, cell) => lang.sea_broken_cell(cell.to_string(), piece.name()),
            Broken::NoShip(cell) => lang.broken_no_ship_over(cell.to_string()),
            Broken::Ship(place) => lang.sea_broken_ship(self.place(place)),
            Broken::TooMany(line, piece, number) => {
                lang.sea_broken_too_many(self.lines(&[line]), pieces(number, piece), number, piece.name())
            }
            Broken::TooFew(line, piece, number) => lang.sea_broken_too_few(self.lines(&[line]), pieces(number, piece)),
            Broken::Pattern(line, piece, number) => lang.sea_broken_pattern(self.lines(&[line]), pieces(number, piece)),
            Broken::Short { line, piece, number, left, ref lost } => {
                let line = self.lines(&[line]);
                match lost.is_empty() {
                    true => lang.sea_left(line, left, number, piece.name()),
                    false => lang.sea_short(self.lost(lost), line, left, number, piece.name()),
                }
            }
            Broken::TooManyOnBoard(piece, number) => lang.sea_broken_board_too_many(pieces(number, piece)),
            Broken::TooFewOnBoard(piece, number) => lang.sea_broken_board_too_few(pieces(number, piece)),
            Broken::TooManyShips(length, number) => {
                lang.sea_broken_too_many_ships(number, lang.sea_ships(length, number))
            }
            Broken::NoRoom { length, missing, ref out, ref places } => {
                let (left, count) = (self.places(places), places.len());
                match (out.is_empty(), count) {
                    (true, 0) => lang.sea_broken_no_room(missing, lang.sea_ships(length, missing)),
                    (true, _) => lang.sea_room(left, count, missing, length),
                    (false, _) => lang.sea_crowded(self.out(out), left, count, missing, length),
                }
            }
        }
    }

    /// A place: its first and its last cell, or all cells of a bent ship.
    fn place(self, place: Place) -> String {
        self.chart.ship(place).cells().place_name("–", "–")
    }

    fn places(self, places: &[Place]) -> String {
        self.lang.listed(&places.iter().map(|&place| self.place(place)).collect_vec())
    }

    /// Places of which a ship has one.
    fn either(self, places: &[Place]) -> String {
        self.lang.listed_either(&places.iter().map(|&place| self.place(place)).collect_vec())
    }

    /// Cells that would be water, each with why: `A5 (column A full) and B5 (corner)`.
    fn lost(self, lost: &[(Cause, CellSet)]) -> String {
        let lang = self.lang;
        let lost = lost.iter().map(|&(cause, cells)| match cause {
            Cause::Full(line) => lang.sea_lost_full(self.cells(cells), self.lines(&[line])),
            Cause::Touch | Cause::Water => lang.sea_lost_corner(self.cells(cells), cells.len()),
        });
        lang.listed(&lost.collect_vec())
    }

    /// Places where ships would not fit, each with why, as a clause.
    fn out(self, out: &[(Cause, Vec<Place>)]) -> String {
        let lang = self.lang;
        let out = out.iter().map(|(cause, places)| {
            let (names, count) = (self.places(places), places.len());
            match *cause {
                Cause::Full(line) => lang.sea_out_full(names, self.lines(&[line])),
                Cause::Touch => lang.sea_out_touch(names, count),
                Cause::Water => lang.sea_out_water(names, count),
            }
        });
        lang.listed(&out.collect_vec())
    }

    /// Ways to fill a line, each by its ships: `B4–D4 + F4 or B4–E4`.
    fn ways(self, ways: &[CellSet]) -> String {
        let way = |way: &CellSet| way.components().map(|run| run.place_name("–", "–")).join(" + ");
        self.lang.listed_either(&ways.iter().map(way).collect_vec())
    }

    fn cells(self, cells: CellSet) -> String {
        self.lang.listed(&cells.iter().map(|cell| cell.to_string()).collect_vec())
    }

    fn lines(self, lines: &[Line]) -> String {
        let name = |line: &Line| match line {
            Line::Column(_) => self.lang.line_letter(line.name()),
            Line::Row(_) => self.lang.line_number(line.name()),
        };
        let (list, count) = (self.lang.listed(&lines.iter().map(name).collect_vec()), lines.len());
        match lines.first() {
            Some(Line::Column(_)) => self.lang.columns(list, count),
            _ => self.lang.rows(list, count),
        }
    }
}

/// The id of a technique among those of all games.
fn key(id: &str) -> String {
    format!("sea-{id}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Setting, Variant};

    #[test]
    fn a_cell_is_listed_once() {
        let variant = Variant { mines: 1, sweepers: 1, ..Variant::default() };
        let chart = Chart::new(&Setting::new("10x10".parse().unwrap(), "3-2-1".parse().unwrap(), variant).unwrap());
        let told = |facts: &str, lang| {
            let facts: Vec<Fact> = facts.split(' ').map(|fact| chart.read_fact(fact).unwrap()).collect();
            chart.told(&facts, lang).join("; ")
        };
        // Water says that it is no ship cell, too.
        assert_eq!(told("C3. !C3# !C8#", Lang::En), "C3 is water; C8 is not a ship cell");
        let both = "there is no minesweeper in E5; there is neither a mine nor a minesweeper in D4";
        assert_eq!(told("!D4* !D4+ !E5+", Lang::En), both);
        assert_eq!(told("!D4* !D4+ !E5+", Lang::Hu), "E5 nem aknaszedő; D4 sem akna, sem aknaszedő");
        assert_eq!(told("!D4# !D4* !F4# !F4*", Lang::En), "D4 and F4 are neither ship cells nor mines");
        assert_eq!(told("!D4# !D4+", Lang::En), "D4 is neither a ship cell nor a minesweeper");
        assert_eq!(told("!D4# !D4* !D4+", Lang::En), "D4 is water");
        assert_eq!(told("!D4# !D4* !D4+", Lang::Hu), "D4 víz");
    }
}
