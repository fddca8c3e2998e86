//! A numbering of the legal layouts: a bijection between them and the numbers below
//! [`Layout::COUNT`].
//!
//! Layouts are ordered by their ships, in the order of [`FLEET`]: by the ALFA first, by the last
//! DELTA last. If the ALFA is not the first of its images under the 8 symmetries, the layouts with
//! it are ordered as their images with that first one are.
//!
//! The number of a layout is the number of layouts before it. Those with an earlier ALFA or an
//! earlier pair of BETAs come from a table, a file of 25 kB made by [`table`]; the few thousand
//! others are counted on the fly, with bit masks. The 84 placements of the ALFA are images of 12,
//! so the table covers only these.
//!
//! The order never changes: a seed must give the same layout in every version.

use std::sync::LazyLock;

use rayon::prelude::*;

use crate::board::{FLEET, Layout, Placement, ShipType, Symmetry};
use crate::engines::search::board::{Board, Open, first_image};

/// The number of layouts for each of the 12 ALFAs and each pair of BETAs that goes with it, in
/// order: 3 bytes each, little-endian.
const TABLE: &[u8] = include_bytes!("numbering.bin");

/// Number of ships that the table covers: the ALFA and the BETAs.
const TABLED: usize = 3;

/// All layouts with one ALFA.
struct Section {
    /// Number of the first of them.
    start: u64,
    /// Maps the ALFA to the first of its images.
    to_first: Symmetry,
    /// Index of the family of that image.
    family: usize,
}

/// All layouts whose ALFA is a given one of the 12 first images.
struct Family {
    board: &'static Board,
    /// The pairs of BETAs, ascending, each with the number of layouts that have earlier pairs.
    pairs: Vec<([Placement; 2], u64)>,
    count: u64,
}

struct Numbering {
    families: Vec<Family>,
    sections: Vec<Section>,
}

static NUMBERING: LazyLock<Numbering> = LazyLock::new(|| {
    let mut counts =
        TABLE.chunks_exact(3).map(|bytes| u64::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], 0])));
    let mut families = Vec::new();
    for board in Board::firsts() {
        let mut count = 0;
        let mut pairs = Vec::new();
        for pair in board.beta_pairs() {
            pairs.push((pair, count));
            count += counts.next().expect("a count for every pair");
        }
        families.push(Family { board, pairs, count });
    }
    let mut start = 0;
    let mut sections = Vec::new();
    for alpha in Placement::of_type(ShipType::Alpha) {
        let (first, to_first) = first_image(alpha);
        let family =
            families.iter().position(|family| family.board.alpha == first).expect("all first images are there");
        sections.push(Section { start, to_first, family });
        start += families[family].count;
    }
    Numbering { families, sections }
});

fn open_with(board: &'static Board, [one, other]: [Placement; 2]) -> Open {
    board.open().with(one).with(other)
}

/// The contents of the table, counted from scratch. It takes a second or two.
pub fn table() -> Vec<u8> {
    let pairs: Vec<_> = Board::firsts().flat_map(|board| board.beta_pairs().map(move |pair| (board, pair))).collect();
    let count = |(board, pair)| open_with(board, pair).completions(TABLED) as u32;
    let counts: Vec<u32> = pairs.into_par_iter().map(count).collect();
    counts.into_iter().flat_map(|count| count.to_le_bytes().into_iter().take(3)).collect()
}

/// The number of a layout, below [`Layout::COUNT`].
pub fn rank(layout: &Layout) -> u64 {
    let section = &NUMBERING.sections[layout.placements()[0].index()];
    let family = &NUMBERING.families[section.family];
    let ships = layout.image(section.to_first).placements();
    let pair = [ships[1], ships[2]];
    let at = family.pairs.binary_search_by_key(&pair, |&(pair, _)| pair).expect("a legal pair");
    let mut rank = section.start + family.pairs[at].1;
    let mut open = open_with(family.board, pair);
    for placed in TABLED..FLEET.len() {
        let earlier = open.placements(FLEET[placed]).take_while(|&other| other < ships[placed]);
        rank += earlier.map(|other| open.with(other).completions(placed + 1)).sum::<u64>();
        open = open.with(ships[placed]);
    }
    rank
}

/// The layout with this number.
///
/// # Panics
/// If the number is not below [`Layout::COUNT`].
pub fn unrank(number: u64) -> Layout {
    let (section, pair, mut rest) = find_pair(number);
    let board = NUMBERING.families[section.family].board;
    let mut open = open_with(board, pair);
    let mut ships = vec![board.alpha, pair[0], pair[1]];
    while let Some(&kind) = FLEET.get(ships.len()) {
        for next in open.placements(kind) {
            let with = open.with(next);
            let count = with.completions(ships.len() + 1);
            if rest < count {
                ships.push(next);
                open = with;
                break;
            }
            rest -= count;
        }
    }
    let ships = ships.try_into().expect("ten ships");
    Layout::new(ships).expect("ships that go together").image(section.to_first.inverse())
}

/// Locates a number in the table: its section, its pair of BETAs, and its rank among the layouts
/// that have these.
fn find_pair(number: u64) -> (&'static Section, [Placement; 2], u64) {
    assert!(number < Layout::COUNT, "no layout has number {number}");
    let sections = &NUMBERING.sections;
    let section = &sections[sections.partition_point(|section| section.start <= number) - 1];
    let pairs = &NUMBERING.families[section.family].pairs;
    let rest = number - section.start;
    let (pair, before) = pairs[pairs.partition_point(|&(_, before)| before <= rest) - 1];
    (section, pair, rest - before)
}

/// The ALFA and the BETAs of the layout with this number: far faster than [`unrank`].
#[cfg(test)]
pub(crate) fn first_ships(number: u64) -> [Placement; TABLED] {
    let (section, pair, _) = find_pair(number);
    let back = section.to_first.inverse();
    [NUMBERING.families[section.family].board.alpha, pair[0], pair[1]].map(|ship| back.placement(ship))
}

/// The number of layouts for each ALFA and pair of BETAs.
#[cfg(test)]
pub(crate) fn counts() -> impl Iterator<Item = ([Placement; TABLED], u64)> {
    NUMBERING.sections.iter().flat_map(|section| {
        let family = &NUMBERING.families[section.family];
        let back = section.to_first.inverse();
        let ends = family.pairs.iter().skip(1).map(|&(_, before)| before).chain([family.count]);
        family.pairs.iter().zip(ends).map(move |(&(pair, before), end)| {
            ([family.board.alpha, pair[0], pair[1]].map(|ship| back.placement(ship)), end - before)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_table_is_right() {
        assert!(table() == TABLE, "the file numbering.bin is not what `table` makes");
    }

    #[test]
    fn all_layouts_are_numbered() {
        assert_eq!(counts().map(|(_, count)| count).sum::<u64>(), Layout::COUNT);
        let last = NUMBERING.sections.last().unwrap();
        assert_eq!(last.start + NUMBERING.families[last.family].count, Layout::COUNT);
        assert_eq!(NUMBERING.families.len(), 12);
    }

    #[test]
    fn images_of_an_alpha_have_as_many_layouts() {
        // The family with the fewest layouts, counted for each image without the table.
        let fewest = NUMBERING.families.iter().min_by_key(|family| family.count).unwrap();
        for symmetry in Symmetry::ALL {
            let image = Board::beside(symmetry.placement(fewest.board.alpha));
            assert_eq!(image.open().completions(1), fewest.count);
        }
    }

    #[test]
    fn numbers_are_pinned_for_ever() {
        let pinned = [
            (0, ".........AAAA..BBB............BBB..DGG............GG..D..........GG...D......D..."),
            (123_456_789, "..B...D..D.B........B.AAAA.............G...GG.B.G.D....B........B..GG..........D."),
            (Layout::COUNT - 1, ".....D....BBB...D..............GG..DBBB.............A....GG..A.GG.....A....D...A."),
        ];
        for (number, layout) in pinned {
            let layout: Layout = layout.parse().unwrap();
            assert_eq!(unrank(number), layout);
            assert_eq!(rank(&layout), number);
        }
    }

    #[test]
    #[should_panic(expected = "no layout has number 1068330184")]
    fn there_are_no_more() {
        let _ = unrank(Layout::COUNT);
    }

    proptest! {
        #[test]
        fn numbers_and_layouts_are_one_to_one(number in 0..Layout::COUNT) {
            let layout = unrank(number);
            prop_assert_eq!(rank(&layout), number);
            for symmetry in Symmetry::ALL {
                let image = layout.image(symmetry);
                prop_assert_eq!(unrank(rank(&image)), image);
            }
        }
    }
}
