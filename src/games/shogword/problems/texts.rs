//! What is said of problems.

use std::fmt::Display;

use itertools::Itertools as _;
use smyoz_core::game::{Beside, Face, Naming, Sign, Signed, Texts};
use smyoz_core::lang::Lang;
use smyoz_core::limits::Limits;
use smyoz_core::problems::{Tried, best, near_misses};

use super::mated::{Mated, made, mated};
use super::worth::Search;
use super::{Exercise, Task, left, played};
use crate::board::{Cell, Cells, Color, SIDE};
use crate::lang::ShogwordTexts as _;
use crate::letters::Letter;
use crate::moves::Move;
use crate::position::{Position, Square};
use crate::words::Words;

/// The most moves of a kind that are explained.
const TOLD: usize = 3;

pub fn texts(lang: Lang) -> Texts {
    let example = Some(include_str!("example.json"));
    match lang {
        Lang::Hu => Texts {
            pitch: "Keresztrejtvény két játékosnak, amely mattal ér véget: állások, amelyekben egyetlen lépés a jó.",
            rules: include_str!("rules.hu.md"),
            signs: "A mezőt az oszlopa és a sora nevezi meg: e5. A C e2-e5 lépés az e2 otthoni C betűjét teszi az e5 mezőre, a C -e5 egy tábla mellettit, a ?Ł -d4 egy üres lapot Ł betűként. Az S b2xd4 K, A c2-d5 összetett lépés: a b2 S betűje cseréli le a d4 K betűjét, majd a c2 A betűje kerül a d5 mezőre.",
            example,
        },
        Lang::En => Texts {
            pitch: "A crossword for two that ends in mate: positions in which a single move does it.",
            rules: include_str!("rules.md"),
            signs: "A cell is named after its column and its row: e5. The move C e2-e5 lays the C of the home cell e2 on e5, C -e5 lays one from beside the board, ?Ł -d4 a blank as Ł. S b2xd4 K, A c2-d5 is a compound move: the S of b2 replaces the K on d4, and the A of c2 is laid on d5.",
            example,
        },
        Lang::Pl => Texts {
            pitch: "Krzyżówka dla dwojga, która kończy się matem: pozycje, w których dobry jest tylko jeden ruch.",
            rules: include_str!("rules.pl.md"),
            signs: "Pole nazywa się od kolumny i rzędu: e5. Ruch C e2-e5 kładzie C z pola wyjściowego e2 na e5, C -e5 kładzie płytkę leżącą obok planszy, ?Ł -d4 blank jako Ł. S b2xd4 K, A c2-d5 to ruch złożony: S z b2 zastępuje K na d4, a A z c2 dostawia się na d5.",
            example,
        },
    }
}

/// The meanings of the signs: tiles of both colours, blanks of both, letters at home; each alone and for
/// several.
fn meanings(lang: Lang) -> [[&'static str; 2]; 5] {
    match lang {
        Lang::Hu => [
            ["piros lap", "piros lapok"],
            ["fekete lap", "fekete lapok"],
            ["piros üres lap ezzel a betűvel", "piros üres lapok"],
            ["fekete üres lap ezzel a betűvel", "fekete üres lapok"],
            ["betű otthon", "betűk otthon"],
        ],
        Lang::En => [
            ["a red tile", "red tiles"],
            ["a black tile", "black tiles"],
            ["a red blank with this letter", "red blanks"],
            ["a black blank with this letter", "black blanks"],
            ["a letter at home", "letters at home"],
        ],
        Lang::Pl => [
            ["czerwona płytka", "czerwone płytki"],
            ["czarna płytka", "czarne płytki"],
            ["czerwony blank z tą literą", "czerwone blanki"],
            ["czarny blank z tą literą", "czarne blanki"],
            ["litera w pozycji wyjściowej", "litery w pozycji wyjściowej"],
        ],
    }
}

/// The characters of blanks with letters from A to Z: squared letters, of black ones on a dark ground.
const BLANKS: [u32; 2] = [0x1f130, 0x1f170];

/// The character of letters at home from A: a circled letter.
const HOME: u32 = 0x24b6;

/// The number of a letter from A to Z.
fn latin(letter: Letter) -> Option<u32> {
    let capital = letter.capital();
    capital.is_ascii_uppercase().then(|| u32::from(capital) - u32::from('A'))
}

fn shifted(first: u32, letter: Letter) -> Option<char> {
    latin(letter).and_then(|number| char::from_u32(first + number))
}

/// The character of a cell, and what it means. Letters that no tile of the Polish game shows are blanks
/// in any case, and stand for themselves.
fn sign(square: Square) -> Option<(char, Sign, usize)> {
    match square {
        Square::Empty => None,
        Square::Home(letter) => {
            Some((shifted(HOME, letter).unwrap_or(letter.capital()), Sign::Waiting(letter.capital()), 4))
        }
        Square::Laid(face, color) => {
            let (number, letter) = (color as usize, face.letter);
            let plain = if color == Color::Red { letter.capital() } else { letter.small() };
            let character = if face.is_blank { shifted(BLANKS[number], letter).unwrap_or(plain) } else { plain };
            let sign = Sign::Tile { letter: letter.capital(), is_dark: color == Color::Black, is_blank: face.is_blank };
            Some((character, sign, number + if face.is_blank { 2 } else { 0 }))
        }
    }
}

/// The rows of a position, from row 9.
pub fn rows(position: &Position) -> Vec<String> {
    let cell = |column, row| sign(position.at(Cell::at(column, SIDE - 1 - row))).map_or('.', |(sign, ..)| sign);
    (0..SIDE).map(|row| (0..SIDE).map(|column| cell(column, row)).collect()).collect()
}

/// How the board looks, and what is asked.
pub fn face(exercise: &Exercise, lang: Lang) -> Face {
    let meanings = meanings(lang);
    let signed = |square: Square| {
        let (character, sign, number) = sign(square)?;
        let [meaning, many] = meanings[number];
        Some(Signed { character, sign, meaning, many })
    };
    let faces = |letter: Letter| {
        let laid = move |color, is_blank| Square::Laid(crate::moves::Face { letter, is_blank }, color);
        let blanks = Color::ALL.map(|color| laid(color, true));
        let tiles = Color::ALL.map(|color| laid(color, false)).into_iter().chain([Square::Home(letter)]);
        // A letter that no tile shows has no other signs.
        tiles.filter(move |_| latin(letter).is_some()).chain(blanks)
    };
    Face {
        fixed: Words::polish().alphabet().iter().flat_map(|&letter| faces(letter)).filter_map(signed).collect(),
        aim: aim(exercise, lang),
        ..empty_face()
    }
}

/// How an empty board looks: heavy lines stand between the home rows and the field.
pub fn empty_face() -> Face {
    let side = usize::from(SIDE);
    let part = |row: usize| {
        if row < 2 {
            0
        } else if row < side - 2 {
            1
        } else {
            2
        }
    };
    Face {
        regions: (0..side).map(|row| vec![part(row); side]).collect(),
        signs: Vec::new(),
        fixed: Vec::new(),
        beside: Beside::default(),
        naming: Naming::Chess,
        aim: String::new(),
    }
}

fn aim(exercise: &Exercise, lang: Lang) -> String {
    let position = &exercise.position;
    let color = position.mover().key();
    let laid = || {
        let [red, black] = Color::ALL.map(|color| position.count(color).to_string());
        lang.shog_laid(red, black)
    };
    let asked = match exercise.task {
        Task::MateInOne => lang.shog_ask_one(color),
        Task::MateInTwo => lang.shog_ask_two(color),
        Task::OnlyMove => lang.shog_ask_only(color),
        Task::LastSix => format!("{} {}", lang.shog_ask_six(color, left(position)), laid()),
    };
    let tiles = |color| position.beside(color).iter().join(" ");
    let tiles = Color::ALL.map(|color| Some(tiles(color)).filter(|text| !text.is_empty()));
    let [red, black] = tiles.map(|tiles| tiles.unwrap_or_else(|| "–".to_owned()));
    let easy = if exercise.easy { format!(" {}", lang.shog_ask_easy()) } else { String::new() };
    format!("{asked} {}{easy}", lang.shog_beside(red, black))
}

/// The row of the letter that is added.
pub fn place(best: &str, lang: Lang) -> String {
    let added = Move::parse(best).and_then(|chosen| chosen.parts().last());
    added.map_or_else(String::new, |part| lang.shog_row(u64::from(part.to.row()) + 1))
}

/// Why the best move is the best, and others are not.
pub fn explained(exercise: &Exercise, tried: &[Tried], lang: Lang) -> Vec<String> {
    let Some((name, chosen)) = best(tried).first().and_then(|best| Some((best.name(), Move::parse(best.name())?)))
    else {
        return Vec::new();
    };
    let (rules, position) = (exercise.rules(), &exercise.position);
    let after = played(&rules, position, &chosen);
    let mut search = Search::new(&rules, Limits::NONE);
    let mut sentences = vec![words(position, &after, (name, &chosen), lang)];
    let near = near_misses(tried);
    let told = || near.iter().take(TOLD).filter_map(|one| Some((one.name().to_owned(), Move::parse(one.name())?)));
    match exercise.task {
        Task::MateInOne => {
            sentences.extend(why_mated(&mated(&rules, &after), after.mover(), lang));
            for (text, chosen) in told() {
                let reply = search.moves(&played(&rules, position, &chosen)).into_iter().next();
                sentences.extend(reply.map(|reply| lang.shog_near_one(text, reply.to_string())));
            }
        }
        Task::MateInTwo => {
            let replies = search.moves(&after);
            for reply in replies.iter().take(2 * TOLD) {
                let mates = search.mates(&played(&rules, &after, reply), 1).unwrap_or_default();
                sentences.extend(mates.first().map(|mate| lang.shog_two_line(reply.to_string(), mate.to_string())));
            }
            if replies.len() > 2 * TOLD {
                sentences.push(lang.shog_two_more(replies.len() - 2 * TOLD));
            }
            for (text, chosen) in told() {
                let escapes = search.escapes(&played(&rules, position, &chosen), 1).unwrap_or_default();
                sentences.extend(escapes.first().map(|reply| lang.shog_near_two(text, reply.to_string())));
            }
        }
        Task::OnlyMove => {
            sentences.push(lang.shog_only_safe(name.to_owned()));
            for (text, chosen) in told() {
                let mates = search.mates(&played(&rules, position, &chosen), 1).unwrap_or_default();
                sentences.extend(mates.first().map(|mate| lang.shog_near_only(text, mate.to_string())));
            }
        }
        Task::LastSix => sentences.push(end(&mut search, &rules, &after, lang)),
    }
    sentences
}

/// The words that a move makes, and what it turns.
fn words(position: &Position, after: &Position, (name, chosen): (&str, &Move), lang: Lang) -> String {
    let named = |(word, first, last): (String, Cell, Cell)| format!("{word} ({first}–{last})");
    let words = made(after, chosen.parts().map(|part| part.to)).into_iter().map(named).collect::<Vec<_>>();
    let made = lang.shog_answer(name.to_owned(), lang.listed(&words));
    let color = position.mover();
    let has_turned = |cell: &Cell| {
        let is = |position: &Position, shown| matches!(position.at(*cell), Square::Laid(_, color) if color == shown);
        is(position, color.other()) && is(after, color) && chosen.parts().all(|part| part.to != *cell)
    };
    let turned: Cells = Cell::all().filter(has_turned).collect();
    if turned.is_empty() { made } else { format!("{made} {}", lang.shog_answer_turns(listed(turned.iter()))) }
}

/// Why a player is mated.
fn why_mated(mated: &Mated, color: Color, lang: Lang) -> Vec<String> {
    let own = mated.own.iter().join(" ");
    let mut sentences =
        vec![if own.is_empty() { lang.shog_mated_none(color.key()) } else { lang.shog_mated(color.key(), own) }];
    if !mated.at_home.is_empty() {
        sentences.push(lang.shog_mated_home(listed(&mated.at_home)));
    }
    if !mated.dead.is_empty() {
        sentences.push(lang.shog_mated_dead(listed(&mated.dead)));
    }
    if !mated.lacking.is_empty() {
        let cells = mated.lacking.iter().map(|(cell, letters)| format!("{cell} ({})", letters.iter().join(" ")));
        sentences.push(lang.shog_mated_lacking(cells.collect::<Vec<_>>().join(", ")));
    }
    sentences.push(match &mated.replaceable[..] {
        [] => lang.shog_mated_replace_none(),
        cells => lang.shog_mated_replace(listed(cells)),
    });
    if !mated.waiting.is_empty() {
        sentences.push(lang.shog_mated_waiting(mated.waiting.iter().join(" ")));
    }
    sentences
}

/// How the game ends after the best move.
fn end(search: &mut Search<'_>, rules: &crate::rules::Shogword, after: &Position, lang: Lang) -> String {
    let (mut position, mut line) = (after.clone(), Vec::new());
    let color = after.mover().other();
    loop {
        let moves = search.moves(&position);
        let best =
            moves.into_iter().max_by_key(|chosen| -search.end(&played(rules, &position, chosen)).unwrap_or_default());
        let Some(best) = best.filter(|_| left(&position) > 0) else { break };
        line.push(best.to_string());
        position = played(rules, &position, &best);
    }
    let counts = Color::ALL.map(|color| position.count(color));
    let shown = format!("{}:{}", counts[0], counts[1]);
    let line = if line.is_empty() { "–".to_owned() } else { line.join("; ") };
    if left(&position) > 0 {
        return lang.shog_end_mate(color.key(), line);
    }
    let has_won = position.count(color) >= crate::rules::MAJORITY;
    if has_won { lang.shog_end_majority(color.key(), line, shown) } else { lang.shog_end_draw(line, shown) }
}

fn listed<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
