//! Counts and numbers of layouts, and draws.

use std::collections::{HashMap, HashSet};

use smyoz::games::sea_battle::{
    Fleet, Layout, NoLayoutError, Numbering, Piece, Sampler, Setting, Shapes, Size, Touch, Variant, count,
};
use smyoz::puzzles::Seed;

use super::judge::Board;
use super::{STANDARD, setting};
use crate::common::sampled;

/// All boards with the right numbers of signs, line by line; `text` is how they begin.
fn boards(setting: &Setting, left: [usize; 3], text: &mut String, found: &mut Vec<String>) {
    let (width, height) = (usize::from(setting.size().width()), usize::from(setting.size().height()));
    if text.len() == (width + 1) * height {
        found.extend((left == [0; 3]).then(|| text.clone()));
        return;
    }
    let signs = Piece::ALL.into_iter().map(|piece| (piece.letter(), Some(piece as usize)));
    for (sign, piece) in signs.chain([('.', None)]) {
        let mut left = left;
        if piece.is_some_and(|piece| left[piece] == 0) {
            continue;
        }
        piece.into_iter().for_each(|piece| left[piece] -= 1);
        let before = text.len();
        text.push(sign);
        text.push_str(if (before + 2).is_multiple_of(width + 1) { "\n" } else { "" });
        boards(setting, left, text, found);
        text.truncate(before);
    }
}

fn variants(mines: u16, sweepers: u16) -> impl Iterator<Item = Variant> {
    [Touch::None, Touch::Corners]
        .into_iter()
        .flat_map(move |touch| [Shapes::Straight, Shapes::Any].map(|shapes| Variant { touch, shapes, mines, sweepers }))
}

/// All layouts, by trying all boards.
pub(super) fn brute_force(setting: &Setting) -> HashSet<Layout> {
    let mut found = Vec::new();
    boards(setting, Piece::ALL.map(|piece| setting.cells_of(piece)), &mut String::new(), &mut found);
    found.retain(|text| Board::read(text).is_legal(setting));
    found.iter().map(|text| text.parse().unwrap()).collect()
}

/// Settings of small boards whose layouts can be found by brute force.
fn small_settings() -> Vec<Setting> {
    let mut settings = Vec::new();
    let cases = [
        ("4x4", &["1", "2-1", "3-1-1", "2-2-1", "4", "4-3-1", "3-3", "1-1-1-1", "2-1-1-1", "4-1"][..], (0, 0)),
        ("5x3", &["3-2", "5-1", "2-2-1", "4-2"], (0, 0)),
        ("3x5", &["3-2", "5-1", "2-2-1", "4-2"], (0, 0)),
        ("1x9", &["3-2-1", "9"], (0, 0)),
        ("4x3", &["2-1", "3", "1-1"], (1, 0)),
        ("3x3", &["1", "2", "1-1"], (1, 1)),
        ("4x4", &["2-1", "3"], (1, 1)),
        ("4x3", &["1", "2"], (2, 0)),
    ];
    for (size, fleets, (mines, sweepers)) in cases {
        for fleet in fleets {
            for variant in variants(mines, sweepers) {
                settings.extend(Setting::new(size.parse().unwrap(), fleet.parse().unwrap(), variant));
            }
        }
    }
    settings
}

#[test]
fn layouts_of_small_boards_are_counted_and_numbered() {
    let settings = small_settings();
    assert!(settings.len() > 80);
    let mut with_layouts = 0;
    for setting in settings.into_iter().step_by(sampled(2)) {
        let layouts = brute_force(&setting);
        let numbering = Numbering::new(&setting).or_else(|| {
            assert_eq!(setting.size().height(), 9);
            None
        });
        assert_eq!(count(&setting), Some(layouts.len() as u128), "{setting:?}");
        with_layouts += usize::from(!layouts.is_empty());
        let Some(numbering) = numbering else { continue };
        assert_eq!(numbering.count(), layouts.len() as u128);
        let numbered: Vec<Layout> = (0..numbering.count()).map(|number| numbering.unrank(number)).collect();
        assert_eq!(numbered.iter().copied().collect::<HashSet<_>>(), layouts);
        for (number, layout) in numbered.iter().enumerate() {
            assert_eq!(numbering.rank(layout), Some(number as u128));
        }
    }
    assert!(with_layouts > 70 / sampled(2));
}

#[test]
fn layouts_of_the_standard_game_are_counted() {
    const RUSSIAN: u64 = 1_855_545_978_831_780;
    assert_eq!(count(&Setting::standard()), Some(RUSSIAN.into()));
    assert_eq!(count(&setting("11x4", "1", STANDARD)), None);
}

#[test]
fn numbers_are_pinned_for_ever() {
    let eight = setting("8x8", "4-3-3-2-2-2-1-1-1", STANDARD);
    let numbering = Numbering::new(&eight).unwrap();
    assert_eq!(numbering.count(), 21_006_987_096);
    for (number, text) in [
        (0, "####.###/......../###.##.#/.......#/##.#.#../.......#/......../........"),
        (12_345_678_901, ".#.#...#/...#...#/...#.#.#/##.....#/......../#......#/#.###.../......##"),
        (21_006_987_095, "......../......../.......#/#.#.##../.......#/##.###.#/......../###.####"),
    ] {
        let layout = numbering.unrank(number);
        assert_eq!(numbering.rank(&layout), Some(number));
        assert_eq!(layout.rows().join("/"), text);
    }
    assert_eq!(numbering.rank(&Layout::empty(eight.size())), None);
    assert_eq!(numbering.rank(&Layout::empty(Size::STANDARD)), None);
    assert!(Numbering::new(&Setting::standard()).is_none());
    assert!(std::panic::catch_unwind(|| numbering.unrank(21_006_987_096)).is_err());
}

#[test]
fn draws_are_pinned_for_ever() {
    let standard = Setting::standard();
    let sampler = Sampler::new(&standard);
    for (number, text) in [
        (
            0,
            ".###....#./........../.....#...#/.......#../.......#../.#.....#.#/.#.......#/.........#/....#..#.#/.#..#..#..",
        ),
        (
            123_456,
            "###.##..../.........#/...#..#..#/......#.../......#.../......#.../........../......###./.#.#....../...#..#.#.",
        ),
    ] {
        let layout = sampler.layout(Seed::try_from(number).unwrap()).unwrap();
        assert_eq!(layout.rows().join("/"), text);
    }
}

/// The sum of (found - expected)² / expected over all layouts has a mean of k - 1 and a standard
/// deviation of the square root of 2(k - 1) if there are k; four of these is the limit. The stream
/// never changes, so the test cannot fail by chance.
#[test]
fn draws_are_uniform() {
    let mut stream = Seed::try_from(1).unwrap().stream("uniform");
    let any = Variant { shapes: Shapes::Any, ..STANDARD };
    let mines = Variant { touch: Touch::Corners, shapes: Shapes::Any, mines: 1, sweepers: 1 };
    for (size, fleet, variant) in [
        ("4x4", "2-1-1", STANDARD),
        ("5x5", "3-2-2-1", STANDARD),
        ("7x4", "4-3-2-1", STANDARD),
        ("4x4", "3-1-1", any),
        ("5x4", "4-3", any),
        ("4x4", "2-1", mines),
        ("4x4", "3", mines),
    ] {
        let setting = setting(size, fleet, variant);
        let sampler = Sampler::new(&setting);
        let layouts = count(&setting).unwrap() as usize;
        let draws = 20 * layouts;
        let mut found: HashMap<Layout, usize> = HashMap::new();
        for _ in 0..draws {
            *found.entry(sampler.draw(&mut stream).unwrap()).or_default() += 1;
        }
        let squares: f64 = found.values().map(|&times| (times as f64 - 20.0).powi(2)).sum();
        let sum = squares / 20.0 + 20.0 * (layouts - found.len()) as f64;
        let freedom = (layouts - 1) as f64;
        assert!((sum - freedom).abs() < 4.0 * (2.0 * freedom).sqrt(), "{size} {fleet}: {sum} for {freedom}");
    }
}

#[test]
fn every_usual_board_has_its_layouts_drawn() {
    let mut cases: Vec<(Size, Fleet)> = Vec::new();
    for side in 6..=18 {
        let size = Size::new(side, side).unwrap();
        cases.push((size, Fleet::usual(size)));
    }
    cases.push((Size::STANDARD, Fleet::milton_bradley()));
    cases.push((Size::new(30, 30).unwrap(), Fleet::russian()));
    cases.push((Size::new(9, 14).unwrap(), Fleet::russian()));
    for (size, fleet) in cases {
        for variant in variants(0, 0).chain(variants(1, 1)) {
            // The smallest boards are full of ships.
            if variant.mines > 0 && [6, 8, 12].contains(&size.width()) {
                continue;
            }
            let setting = Setting::new(size, fleet.clone(), variant).unwrap();
            let sampler = Sampler::new(&setting);
            for seed in Seed::all().take(3) {
                let layout = sampler.layout(seed).unwrap();
                assert_eq!(setting.check(&layout), []);
                assert!(Board::read(&layout.to_string()).is_legal(&setting));
                assert_eq!(sampler.layout(seed), Ok(layout));
            }
        }
    }
}

#[test]
fn what_hardly_fits_says_so() {
    let draw = |size: &str, fleet: &str| {
        let setting = setting(size, fleet, STANDARD);
        Sampler::new(&setting).layout(Seed::try_from(0).unwrap())
    };
    // Nine submarines fit on 5 × 5 in one way. These ships would have room enough.
    assert_eq!(draw("5x5", "1-1-1-1-1-1-1-1-1").unwrap().to_string().matches("#.#.#").count(), 3);
    let none = draw("5x5", "4-4-3-3").unwrap_err();
    assert_eq!(none.to_string(), "the pieces do not fit on a board of 5x5: there is no legal layout");
    let crowded = draw("9x9", &["1"; 25].join("-")).unwrap_err();
    assert!(matches!(crowded, NoLayoutError::Crowded { .. }));
    assert_eq!(
        crowded.to_string(),
        "the pieces hardly fit on a board of 9x9, if at all: none of 5000000 random layouts was legal"
    );
}
