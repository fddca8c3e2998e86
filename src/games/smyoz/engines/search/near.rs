//! The layouts around one: those that share most of their ships with it.

use super::board::{Mask, bits, friends, mask};
use crate::board::{FLEET, Layout, Placement};

/// The layouts in which between one and `moved` ships of the given one lie elsewhere, each once,
/// the nearest first.
pub fn near(layout: &Layout, moved: usize) -> Vec<Layout> {
    let ships = layout.placements();
    let mut found = Vec::new();
    for moved in 1..=moved.min(FLEET.len()) {
        for set in (0_u32..1 << FLEET.len()).filter(|set| set.count_ones() as usize == moved) {
            let kept: Vec<Placement> = (0..FLEET.len()).filter(|at| set >> at & 1 == 0).map(|at| ships[at]).collect();
            let lifted: Vec<Placement> = (0..FLEET.len()).filter(|at| set >> at & 1 == 1).map(|at| ships[at]).collect();
            relay(&mut kept.clone(), &lifted, 0, &mut |ships| found.push(layout_of(ships)));
        }
    }
    found
}

/// Lays the lifted ships from the `next` one on anew in every way, none where one of its type was
/// lifted; ships of a type in ascending order.
fn relay(laid: &mut Vec<Placement>, lifted: &[Placement], next: usize, found: &mut impl FnMut(&[Placement])) {
    let Some(ship) = lifted.get(next) else { return found(laid) };
    let kind = ship.kind();
    let first = Placement::range(kind).start;
    let open = laid.iter().fold(Mask::MAX, |open, &other| open & friends(other, kind));
    let own = mask(lifted.iter().copied().filter(|other| other.kind() == kind));
    let after = match next.checked_sub(1).map(|before| (lifted[before].kind(), laid[laid.len() - 1])) {
        Some((before, last)) if before == kind => Mask::MAX << (last.index() - first),
        _ => Mask::MAX,
    };
    for bit in bits(open & after & !own) {
        laid.push(Placement::from_index(first + bit));
        relay(laid, lifted, next + 1, found);
        laid.pop();
    }
}

fn layout_of(ships: &[Placement]) -> Layout {
    let ships = ships.try_into().expect("ten ships");
    Layout::new(ships).expect("each goes with all others")
}
