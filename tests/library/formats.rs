//! Properties of the file formats: what is written is read back, and no text makes a reader panic.

use proptest::collection::{btree_set, vec};
use proptest::option;
use proptest::prelude::*;
use serde::de::IgnoredAny;
use smyoz::games::smyoz::puzzle::{
    Kind, Minimum, Promise, Puzzle, Rating, SeedFile, inventory_lines, read_lines, read_puzzle, seed_file,
};
use smyoz::games::smyoz::techniques::ALL;
use smyoz::games::smyoz::{Cell, Clue, Clues, Drawing, Inventory, Item, Layout, Seed, Shots, Smyoz, View};
use smyoz::puzzles::{Caption, Level};

fn seeds() -> impl Strategy<Value = Seed> {
    (0..Seed::COUNT).prop_map(|number| Seed::try_from(number).unwrap())
}

/// Ratings with any values, true or not.
fn ratings() -> impl Strategy<Value = Rating> {
    let counts = prop::array::uniform5(any::<u32>());
    let numbers = (1..u32::MAX, counts, option::of(any::<u32>()), any::<bool>());
    let techniques = prop::sample::subsequence(ALL.iter().collect::<Vec<_>>(), 0..4).prop_shuffle();
    let others = [Kind::Core, Kind::Mercy, Kind::None];
    let hardest: Vec<Kind> = ALL.iter().map(Kind::Technique).chain(others).collect();
    let names = (prop::sample::select(&Level::ALL[..]), prop::sample::select(hardest), techniques);
    (names, numbers).prop_map(|((level, hardest, mut without), (scale, counts, core, exact))| {
        without.sort_by_key(|technique| technique.id);
        let [score, steps, narrowest, suppositions, longest] = counts;
        Rating {
            scale,
            level,
            score,
            steps: steps as usize,
            hardest,
            narrowest: narrowest as usize,
            suppositions: suppositions as usize,
            longest: longest as usize,
            core: core.map(|size| size as usize),
            exact,
            without,
        }
    })
}

/// Titles and notes in any script.
fn captions() -> impl Strategy<Value = Caption> {
    let text = "\\PC{0,4}\\p{L}\\PC{0,20}";
    (option::of(text), option::of(text)).prop_map(|(title, note)| Caption {
        title: title.map(|title| title.parse().unwrap()),
        note: note.map(|note| note.parse().unwrap()),
    })
}

/// Puzzles with some items withheld, some shots, perhaps a mercy shot, a solution, a rating.
fn puzzles() -> impl Strategy<Value = Puzzle> {
    let parts = (seeds(), vec(any::<bool>(), Item::ALL.len()), btree_set(0..Cell::COUNT, 0..20));
    let more = (any::<[bool; 5]>(), option::of(ratings()));
    (parts, more, captions()).prop_map(|((seed, withheld, cells), (with, rating), caption)| {
        let [with_mercy, with_seed, with_solution, with_proof, allow_spare] = with;
        let layout = Layout::of_seed(seed);
        let view = View::of(&layout);
        let mut inventory = Inventory::of(&layout);
        let withheld = Item::ALL.into_iter().zip(withheld).filter(|&(_, withhold)| withhold);
        withheld.for_each(|(item, _)| inventory.withhold(item));
        let mut shots: Vec<_> = cells.into_iter().map(|index| view.shot(Cell::from_index(index))).collect();
        let mercy = if with_mercy { shots.pop() } else { None };
        Puzzle {
            board: Smyoz,
            caption,
            seed: with_seed.then_some(seed),
            allow_spare,
            minimum: with_proof.then(|| Minimum {
                clues: 3,
                others: with_seed.then_some(2),
                proved: with_solution,
                at_least: (!with_solution).then_some(1),
                witness: vec![layout; usize::from(with_mercy)],
            }),
            solution: with_solution.then_some(layout),
            rating,
            promise: mercy.map_or(Promise::One, |shot| Promise::Mercy(Clue::Shot(shot))),
            clues: Clues { inventory, shots: Shots::new(shots).unwrap().sorted() },
        }
    })
}

/// A text with a part of it replaced.
fn damaged(text: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    let patch = prop_oneof![Just(String::new()), "[\\[\\]{}\",:.ABGD0-9rgpm\\- \n]{0,6}", ".{0,4}"];
    (text, any::<prop::sample::Index>(), 0..20_usize, patch).prop_map(|(text, start, length, patch)| {
        let letters: Vec<char> = text.chars().collect();
        let start = start.index(letters.len() + 1);
        let end = letters.len().min(start + length);
        letters[..start].iter().copied().chain(patch.chars()).chain(letters[end..].iter().copied()).collect()
    })
}

fn puzzle_text() -> impl Strategy<Value = String> {
    puzzles().prop_map(|puzzle| serde_json::to_string(&puzzle).unwrap())
}

fn seed_text() -> impl Strategy<Value = String> {
    seeds().prop_map(|seed| seed_file(seed, &Layout::of_seed(seed)))
}

#[test]
fn a_list_is_no_minimum() {
    let text = r#"{"format":"smyoz-puzzle/1","inventory":{},"shots":[],"minimum":[0,null,true,null,[]]}"#;
    assert_eq!(read_puzzle(text).unwrap_err().message, "`minimum`: invalid type: sequence, expected an object");
    let text = text.replace("[0,null,true,null,[]]", r#"{"shots":0,"proved":true,"witness":[]}"#);
    assert!(read_puzzle(&text).unwrap().minimum.is_some());
}

#[test]
fn what_follows_a_puzzle_is_told_before_what_it_lacks() {
    let lacking = r#"{"format":"smyoz-puzzle/1","inventory":{}}"#;
    let error = read_puzzle(&format!("{lacking}\n,\"shots\":[]}}")).unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 1: trailing characters");
    let error = read_puzzle(&lacking.replace(',', ",\n")).unwrap_err();
    assert_eq!(error.to_string(), "`shots` is missing: expected [] where there are none");
}

proptest! {
    #[test]
    fn puzzles_are_read_back(puzzle in puzzles()) {
        let text = serde_json::to_string(&puzzle).unwrap();
        prop_assert_eq!(read_puzzle(&text), Ok(puzzle.clone()));
        prop_assert_eq!(read_puzzle(&serde_json::to_string_pretty(&puzzle).unwrap()), Ok(puzzle.clone()));
        let lines = format!("\n{text}\r\n\n{text}");
        prop_assert_eq!(read_lines(&lines).collect::<Vec<_>>(), [(2, Ok(puzzle.clone())), (4, Ok(puzzle.clone()))]);
        // Written again, it is the same text.
        prop_assert_eq!(serde_json::to_string(&read_puzzle(&text).unwrap()).unwrap(), text);
    }

    #[test]
    fn seed_files_are_read_back(seed in seeds(), above in 0..3_usize) {
        let layout = Layout::of_seed(seed);
        let text = "\n".repeat(above) + &seed_file(seed, &layout);
        for text in [text.clone(), text.replace('\n', "\r\n")] {
            let file: SeedFile = text.parse().unwrap();
            prop_assert_eq!(&file.drawing, &layout.drawing());
            prop_assert_eq!(file.check_inventory(&layout), Ok(()));
            let lines: String = file.inventory.unwrap().into_iter().map(|(_, line)| line + "\n").collect();
            prop_assert_eq!(lines, inventory_lines(&Inventory::of(&layout)));
        }
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in prop_oneof!["\\PC*", "(?s).{0,200}", "[.ABGD\r\n ]{0,120}", "[.ABGD]{81}"]) {
        let _ = read_puzzle(&text);
        let _ = read_lines(&text).count();
        let _ = text.parse::<SeedFile>();
        if let Ok(drawing) = text.parse::<Drawing>() {
            let _ = Layout::try_from(&drawing);
        }
    }

    #[test]
    fn errors_lie_within_the_text(text in damaged(puzzle_text())) {
        let read = read_puzzle(&text);
        prop_assume!(read.is_err());
        let error = read.unwrap_err();
        // Line 0 is the whole of several lines, which are JSON.
        let whole = text.trim_end().contains('\n') && serde_json::from_str::<IgnoredAny>(&text).is_ok();
        let lines = usize::from(!whole)..=text.split('\n').count();
        prop_assert!(lines.contains(&error.position.line), "{error}");
        prop_assert!(!error.message.contains(" at line "), "{error}");
    }

    #[test]
    fn an_inventory_of_another_layout_is_noticed([one, other] in [seeds(), seeds()]) {
        let (layout, others) = (Layout::of_seed(one), Inventory::of(&Layout::of_seed(other)));
        let text = format!("SMYOZ SEED {one}\n{layout}{}", inventory_lines(&others));
        let right = others == Inventory::of(&layout);
        prop_assert_eq!(text.parse::<SeedFile>().unwrap().check_inventory(&layout).is_ok(), right);
    }

    #[test]
    fn damaged_seed_files_make_no_reader_panic(text in damaged(seed_text())) {
        if let Ok(file) = text.parse::<SeedFile>()
            && let Ok(layout) = Layout::try_from(&file.drawing)
        {
            let _ = file.check_inventory(&layout);
        }
    }
}
