//! Perelman's arrangement, against all layouts of small boards.

use smyoz::games::sea_battle::{
    Cell, CellSet, Layout, Numbering, Packing, PackingError, Setting, Shapes, Touch, Variant, pack,
};

use super::{STANDARD, setting};

/// The larger ships of a layout, and its submarines.
fn parts(layout: &Layout) -> (Vec<CellSet>, Vec<Cell>) {
    let (singles, larger): (Vec<_>, Vec<_>) = layout.ships().partition(|ship| ship.len() == 1);
    (larger, singles.iter().filter_map(CellSet::first).collect())
}

/// Number of cells that no larger ship covers or keeps a ship from.
fn free(setting: &Setting, layout: &Layout) -> usize {
    let (larger, _) = parts(layout);
    let forbidden = |cell: Cell, other: Cell| match setting.variant().touch {
        Touch::None => cell.distance(other) <= 1,
        Touch::Corners => cell.column().abs_diff(other.column()) + cell.row().abs_diff(other.row()) <= 1,
    };
    let is_free = |cell: &Cell| !larger.iter().any(|ship| ship.iter().any(|other| forbidden(*cell, other)));
    setting.size().cells().filter(is_free).count()
}

/// The least distance of two submarines, squared.
fn distance(layout: &Layout) -> Option<u32> {
    let (_, singles) = parts(layout);
    let pairs = singles.iter().enumerate().flat_map(|(at, &one)| singles[..at].iter().map(move |&other| (one, other)));
    let difference = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
    pairs.map(|(one, other)| difference(one.column(), other.column()) + difference(one.row(), other.row())).min()
}

fn packed(setting: &Setting) -> Packing {
    let packing = pack(setting, 1_000_000).unwrap();
    assert_eq!(setting.check(&packing.layout), []);
    assert_eq!((packing.free, packing.distance), (free(setting, &packing.layout), distance(&packing.layout)));
    packing
}

#[test]
fn small_fleets_are_packed_as_closely_as_can_be() {
    let mut packings = 0;
    for (size, fleet) in [("5x4", "3-2-1-1"), ("4x4", "2-1-1"), ("5x5", "3-3"), ("4x4", "1-1-1"), ("6x4", "4-1-1")] {
        for touch in [Touch::None, Touch::Corners] {
            for shapes in [Shapes::Straight, Shapes::Any] {
                let setting = setting(size, fleet, Variant { touch, shapes, ..STANDARD });
                let numbering = Numbering::new(&setting).unwrap();
                let all: Vec<Layout> = (0..numbering.count()).map(|number| numbering.unrank(number)).collect();
                let Some(most) = all.iter().map(|layout| free(&setting, layout)).max() else {
                    assert_eq!(pack(&setting, 1_000_000), Err(PackingError::None));
                    continue;
                };
                let packing = packed(&setting);
                assert!(packing.is_proved());
                assert_eq!((packing.free, packing.free_at_most), (most, most), "{size} {fleet} {touch} {shapes}");
                let larger = parts(&packing.layout).0;
                let beside = all.iter().filter(|layout| parts(layout).0 == larger);
                assert_eq!(packing.distance, beside.filter_map(distance).max());
                packings += 1;
            }
        }
    }
    assert!(packings > 14);
}

/// Perelman's arrangement leaves 60 cells, and none leaves more.
#[test]
fn the_usual_fleets_are_packed() {
    for (size, fleet, free) in [
        ("6x6", "3-2-2-1-1-1", 18),
        ("8x8", "4-3-3-2-2-2-1-1-1", 25),
        ("10x10", "4-3-3-2-2-2-1-1-1-1", 60),
        ("10x10", "5-4-3-3-2", 60),
        ("16x16", "4-3-3-2-2-2-1-1-1-1", 214),
    ] {
        let packing = packed(&setting(size, fleet, STANDARD));
        assert!(packing.is_proved());
        assert_eq!(packing.free, free, "{size} {fleet}");
    }
}

#[test]
fn limits_are_told() {
    let setting = setting("9x9", "4-3-3-2-2-2-1-1-1-1", STANDARD);
    let best = packed(&setting);
    assert_eq!((best.free, best.is_proved()), (41, true));
    assert_eq!(pack(&setting, 3), Err(PackingError::Unknown(3)));
    let some = pack(&setting, 2_000).unwrap();
    assert!(some.free <= 41 && some.free_at_most == 42 && !some.is_proved());
    let few = pack(&super::setting("9x9", "2-1-1-1-1", STANDARD), 12).unwrap();
    assert!(few.distance < few.distance_at_most && !few.is_proved());
}
