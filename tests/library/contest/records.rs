//! Records: read as written, cut off, tampered with.

use smyoz::contest::{
    Commitment, Contest, Header, Line, Opening, Record, RecordError, Referee, Seat, Sitter, Writer, replay,
};

use super::heap::Heap;
use super::numbers::Numbers;
use crate::common::seed;

fn header<C: Contest>(rules: &C, commitments: Option<Vec<Commitment>>) -> Header {
    Header {
        game: C::GAME.to_owned(),
        variant: rules.variant(),
        seed: seed(3),
        seats: vec![Sitter::Program("halving".to_owned()); rules.seats()],
        commitments,
    }
}

fn write(header: &Header, lines: &[Line]) -> String {
    let (mut writer, first) = Writer::begin(header);
    let rest: String = lines.iter().map(|line| writer.line(line) + "\n").collect();
    format!("{first}\n{rest}")
}

fn lines<C: Contest>(contest: &Referee<C>) -> Vec<Line> {
    let line = |turn: &smyoz::contest::Turn<C::Move>| Line::Move {
        seat: turn.seat,
        text: contest.rules().write(&turn.chosen),
        answer: turn.answer.clone(),
        ms: turn.ms,
    };
    contest.turns().iter().map(line).collect()
}

/// A game of the heap, in which a move was taken back.
fn of_heap() -> String {
    let rules = Heap { most: 3, seats: 3 };
    let mut contest = Referee::new(rules, rules.begin(seed(3)));
    let mut all = Vec::new();
    contest.play(Seat(0), 2, 1500).unwrap();
    all.extend(lines(&contest));
    contest.take_back().unwrap();
    all.push(Line::Back);
    while let Some(seat) = contest.turn() {
        contest.play(seat, 1, 20).unwrap();
        all.push(lines(&contest).pop().unwrap());
    }
    write(&header(&rules, None), &all)
}

/// A game with numbers, and what was hidden.
fn of_numbers() -> (String, Vec<Opening>) {
    let rules = Numbers(9);
    let salt = |digit: &str| digit.repeat(32).parse().unwrap();
    let hidden = [(2, "a"), (7, "b")];
    let openings =
        hidden.map(|(number, digit)| Opening { salt: salt(digit), lines: vec![number.to_string()] }).to_vec();
    let mut contest = Referee::new(rules, rules.begin(seed(3), vec![2, 7]));
    for guess in [3, 3, 2, 7, 7] {
        if let Some(seat) = contest.turn() {
            contest.play(seat, guess, 7).unwrap();
        }
    }
    assert!(contest.outcome().is_some());
    let commitments = openings.iter().map(Opening::commitment).collect();
    let mut all = lines(&contest);
    all.push(Line::Revealed(openings.clone()));
    (write(&header(&rules, Some(commitments)), &all), openings)
}

fn replayed(text: &str) -> Result<Referee<Numbers>, RecordError> {
    let record = Record::read(text)?;
    let openings = record.revealed().unwrap_or_default();
    record.check(openings)?;
    let rules = Numbers(9);
    let hidden = openings.iter().map(|opening| opening.lines.concat().parse().unwrap()).collect();
    replay(rules, rules.begin(record.header.seed, hidden), &record)
}

#[test]
fn records_are_read_as_written() {
    let text = of_heap();
    let record = Record::read(&text).unwrap();
    assert_eq!((write(&record.header, &record.lines), record.is_torn), (text.clone(), false));
    let rules = Heap { most: 3, seats: 3 };
    let contest = replay(rules, rules.begin(record.header.seed), &record).unwrap();
    assert!(contest.turn().is_none() && contest.turns().iter().all(|turn| turn.chosen == 1));
    // What goes on writing the record writes the same sums as at first.
    let (last, before) = text.trim_end().rsplit_once('\n').map(|(before, last)| (last, before)).unwrap();
    let mut half = Record::read(&format!("{before}\n")).unwrap();
    assert_eq!(half.writer.line(record.lines.last().unwrap()), last);
}

#[test]
fn a_torn_last_line_is_dropped() {
    let text = of_heap();
    for cut in 1..text.trim_end().rsplit('\n').next().unwrap().len() {
        let record = Record::read(&text[..text.len() - 1 - cut]).unwrap();
        assert!(record.is_torn && text[..record.whole].ends_with("}\n"));
        assert_eq!(record.lines.len() + 2, text.lines().count());
    }
    // Whole but for its end, the last line counts, and must be right.
    let record = Record::read(text.trim_end()).unwrap();
    assert!(!record.is_torn && record.whole == text.len() - 1);
    assert_eq!(record.lines, Record::read(&text).unwrap().lines);
    let (before, after) = text.trim_end().rsplit_once("\"ms\":20").unwrap();
    let error = Record::read(&format!("{before}\"ms\":21{after}")).unwrap_err();
    assert_eq!(error.line, text.lines().count());
    assert!(error.message.starts_with("`sum`: the record was changed here"), "{error}");
    let header = text.lines().next().unwrap();
    for cut in ["", &header[..20], header] {
        let error = Record::read(cut).unwrap_err().to_string();
        assert_eq!(error, "line 1: expected the header of a record: it is empty or cut off");
    }
}

#[test]
fn what_is_revealed_must_be_what_was_committed_to() {
    let (text, openings) = of_numbers();
    let contest = replayed(&text).unwrap();
    assert_eq!(contest.outcome().unwrap().winners.len(), 1);
    let record = Record::read(&text).unwrap();
    assert_eq!(record.revealed(), Some(&openings[..]));
    let mut others = openings.clone();
    others[1].lines = vec!["6".to_owned()];
    let error = record.check(&others).unwrap_err();
    assert_eq!(error.message, "seat 2 has committed to something else than what is revealed");
    assert_eq!(record.check(&openings[..1]).unwrap_err().message, "expected what 2 seats hid, found 1");
}

#[test]
fn tampered_records_are_refused_with_the_line() {
    let (text, _) = of_numbers();
    let lines: Vec<&str> = text.lines().collect();
    let without = |at: usize| {
        let kept = lines.iter().enumerate().filter(|&(number, _)| number != at);
        kept.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    let swapped = |from: &str, to: &str| text.replacen(from, to, 1);
    for (changed, line, told) in [
        (swapped("\"ms\":7", "\"ms\":8"), 2, "`sum`: the record was changed here"),
        (swapped("\"played\":\"3\"", "\"played\":\"4\""), 2, "`sum`: the record was changed here"),
        (without(1), 2, "`sum`: the record was changed here, or a line is missing before"),
        (text.replacen("\"seed\":3", "\"seed\":4", 1), 2, "`sum`: "),
        (swapped("contest/1", "contest/2"), 1, "`format`: unknown format `contest/2`: expected `contest/1`"),
        (swapped("\"seats\"", "\"chairs\""), 1, "unknown field `chairs`"),
        (swapped("program:halving", "programme"), 1, "`seats[0]`: `programme` cannot take a seat"),
        (swapped("\"seat\":", "\"seat\":0"), 2, "`seat`: invalid number"),
        (swapped("\"seat\":2", "\"seat\":0"), 2, "`seat`: invalid value: integer `0`, expected a whole number from 1"),
        (swapped("\"ms\":7", "\"back\":1"), 2, "expected a move (`seat`, `played`, `answer`, `ms`), or `back`"),
        (swapped("\"played\":\"3\",", ""), 2, "`played` is missing"),
        (format!("{text}{}\n", lines[1]), lines.len() + 1, ""),
    ] {
        let error = Record::read(&changed).unwrap_err();
        assert!(error.line == line && error.message.contains(told), "{error}: {told}");
    }
}

#[test]
fn a_record_that_the_rules_do_not_allow_is_refused_with_the_line() {
    let (text, openings) = of_numbers();
    let record = Record::read(&text).unwrap();
    let rewritten = |change: &dyn Fn(&mut Vec<Line>)| {
        let mut lines = record.lines.clone();
        change(&mut lines);
        replayed(&write(&record.header, &lines)).err().unwrap()
    };
    let at_first = |text: &str, seat: usize, answer: &str| Line::Move {
        seat: Seat(seat),
        text: text.to_owned(),
        answer: answer.to_owned(),
        ms: 0,
    };
    let Line::Move { seat, .. } = record.lines[0] else { panic!() };
    let wrong = rewritten(&|lines| lines[0] = at_first("x", seat.0, ""));
    assert_eq!(wrong.to_string(), "line 2: `played`: invalid digit found in string");
    let wrong = rewritten(&|lines| lines[0] = at_first("3", 1 - seat.0, ""));
    assert_eq!((wrong.line, &wrong.message[7..21]), (2, "is out of turn"));
    let wrong = rewritten(&|lines| lines[0] = at_first("3", seat.0, "found"));
    assert!(wrong.to_string().starts_with("line 2: `answer`: 3 must be answered `"), "{wrong}");
    let wrong = rewritten(&|lines| lines.insert(1, Line::Back));
    assert_eq!(wrong.to_string(), "line 3: moves cannot be taken back in this game: their answers are already known");
    let wrong = rewritten(&|lines| *lines = vec![Line::Revealed(openings.clone())]);
    assert_eq!(wrong.to_string(), "line 2: `revealed`: the game is not over");
}
