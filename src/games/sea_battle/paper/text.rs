//! Pages as text for a terminal: the board with its counts, the fleet, and what the signs mean.

use std::fmt::Write as _;

use itertools::Itertools;

use super::board::counted;
use super::{Page, notes};
use crate::board::{Cell, Line, Piece, Setting, Shows};
use crate::clues::Counts;
use crate::lang::SeaTexts;
use crate::puzzle::Puzzle;
use smyoz_core::puzzles::Record;
use smyoz_paper::panel::Panel;
use smyoz_paper::{PageKind, title};

/// What stands for a cell that is not shown, and for a count that is withheld.
pub(super) const HIDDEN: char = '·';
const WITHHELD: char = '?';

/// The sheet of a puzzle or a solution.
pub(super) fn sheet(page: &Page) -> String {
    let lang = page.style().lang;
    let mut text = format!("{}  {}\n", page.game().to_uppercase(), page.label.to_uppercase());
    let _ = writeln!(text, "{}\n{}{}", page.name, page.facts, title::stars(page.puzzle.stars()));
    text += &title::text(&page.puzzle.caption, page.kind());
    text.push('\n');
    text += &board(page);
    if page.kind() == PageKind::Puzzle {
        let setting = &page.puzzle.board;
        let _ = writeln!(text, "\n{}: {}", lang.sea_page_fleet(), fleet(setting));
        for note in notes(setting, page.style()) {
            let _ = writeln!(text, "{note}");
        }
    }
    let key = key(page).into_iter().map(|(sign, meaning)| format!("  {sign}  {meaning}\n"));
    text + "\n" + &key.collect::<String>()
}

/// The pieces of a game, the longest ships first, with the number of each.
pub(super) fn fleet(setting: &Setting) -> String {
    let ships = setting.fleet().classes().map(|(length, count)| (count, ship(length)));
    let variant = setting.variant();
    let singles = [(variant.mines, Piece::Mine), (variant.sweepers, Piece::Sweeper)];
    let singles = singles.into_iter().map(|(count, piece)| (count.into(), piece.letter().to_string()));
    let pieces = ships.chain(singles).filter(|&(count, _)| count > 0);
    pieces.map(|(count, piece)| format!("{count} × {piece}")).join(",  ")
}

fn ship(length: u8) -> String {
    match length {
        1 => sign(Shows::Submarine).to_string(),
        _ => format!("<{}>", sign(Shows::Middle).to_string().repeat(usize::from(length) - 2)),
    }
}

/// The board with the names of columns and rows, and the counts at the right and below. All entries
/// are as wide as the longest.
pub(super) fn board(page: &Page) -> String {
    let Page { puzzle, layout, setup, .. } = page;
    let (size, kinds) = (puzzle.board.size(), counted(puzzle));
    let found: Vec<Option<Counts>> =
        kinds.iter().map(|&piece| layout.map(|layout| Counts::of(layout.cells(piece), size))).collect();
    let count = |(&piece, found): (&Piece, &Option<Counts>), line: Line| {
        let count = puzzle.clues.counts(piece).get(line).or_else(|| found.as_ref()?.get(line));
        count.map_or_else(|| WITHHELD.to_string(), |count| count.to_string())
    };
    let counts = |line: Line| kinds.iter().zip(&found).map(move |kind| count(kind, line));
    let heads = || kinds.iter().map(|piece| piece.letter().to_string());
    let names = setup.columns.names()[..size.width().into()].iter().cloned();
    let width = names
        .clone()
        .map(|name| name.chars().count())
        .max()
        .unwrap_or(1)
        .max(1 + usize::from(size.width().max(size.height()) > 9));
    let row = |head: &str, cells: &mut dyn Iterator<Item = String>, counts: &mut dyn Iterator<Item = String>| {
        let cell = |entry: String| format!(" {entry:>width$}");
        let (cells, counts) = (cells.map(cell).collect::<String>(), counts.map(cell).collect::<String>());
        format!("{}\n", format!("{head:>3} {cells}   {counts}").trim_end())
    };
    let mut text =
        row("", &mut names.clone(), &mut if kinds.len() > 1 { heads().collect_vec() } else { Vec::new() }.into_iter());
    for at in 0..size.height() {
        let cells = (0..size.width()).map(|column| content(puzzle, page, Cell::at(column, at)).to_string());
        text += &row(&(at + 1).to_string(), &mut cells.into_iter(), &mut counts(Line::Row(at)));
    }
    if !kinds.is_empty() {
        text.push('\n');
    }
    for (kind, head) in kinds.iter().zip(&found).zip(heads()) {
        let head = if kinds.len() > 1 { head } else { String::new() };
        let mut counts = (0..size.width()).map(|column| count(kind, Line::Column(column)));
        text += &row(&head, &mut counts, &mut std::iter::empty());
    }
    text
}

/// What stands in a cell.
fn content(puzzle: &Puzzle, page: &Page, cell: Cell) -> char {
    match (page.layout, puzzle.clues.shows(cell)) {
        (Some(layout), _) => match layout.shows(cell) {
            Shows::Water => HIDDEN,
            shows => sign(shows),
        },
        (None, shows) => shows.map_or(HIDDEN, sign),
    }
}

/// The sign of what a cell shows.
pub(super) fn sign(shows: Shows) -> char {
    match shows {
        Shows::Water => '~',
        Shows::Submarine => 'o',
        Shows::Left => '<',
        Shows::Right => '>',
        Shows::Top => '^',
        Shows::Bottom => 'v',
        Shows::Middle => 'x',
        Shows::Ship => Piece::Ship.letter(),
        Shows::Mine => Piece::Mine.letter(),
        Shows::Sweeper => Piece::Sweeper.letter(),
    }
}

/// The signs that occur, and their meanings.
fn key(page: &Page) -> Vec<(String, String)> {
    let (puzzle, lang) = (page.puzzle, page.style().lang);
    let occurs = |shows: Shows| match page.layout {
        Some(layout) => shows != Shows::Water && puzzle.board.size().cells().any(|cell| layout.shows(cell) == shows),
        None => puzzle.clues.shown().any(|shown| shown.shows == shows),
    };
    let kinds = counted(puzzle);
    let is_several = kinds.len() > 1;
    let is_withheld =
        |piece: &Piece| puzzle.board.size().lines().any(|line| puzzle.clues.counts(*piece).get(line).is_none());
    let ends = [Shows::Left, Shows::Right, Shows::Top, Shows::Bottom].into_iter().filter(|&shows| occurs(shows));
    let ends: String = ends.map(|shows| format!("{} ", sign(shows))).collect();
    let entries = [
        (occurs(Shows::Water), sign(Shows::Water).to_string(), lang.sea_page_water()),
        (occurs(Shows::Submarine), sign(Shows::Submarine).to_string(), lang.sea_page_submarine()),
        (!ends.is_empty(), ends.trim_end().to_owned(), lang.sea_page_end()),
        (occurs(Shows::Middle), sign(Shows::Middle).to_string(), lang.sea_page_middle()),
        (occurs(Shows::Ship) || is_several, sign(Shows::Ship).to_string(), lang.sea_page_part()),
        (puzzle.board.variant().mines > 0, sign(Shows::Mine).to_string(), lang.sea_page_mine()),
        (puzzle.board.variant().sweepers > 0, sign(Shows::Sweeper).to_string(), lang.sea_page_sweeper()),
        (
            page.kind() == PageKind::Puzzle && kinds.iter().any(is_withheld),
            WITHHELD.to_string(),
            lang.legend_withheld(),
        ),
    ];
    entries.into_iter().filter(|(occurs, ..)| *occurs).map(|(_, sign, meaning)| (sign, meaning)).collect()
}
