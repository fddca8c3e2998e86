//! Why a question has no model: sets of assumptions in conflict, called cores.
//!
//! The solver names some assumptions that suffice. A *smallest* core has the fewest members of all. The smallest is found by implicit hitting sets (Ignatiev et al.,
//! 2015): of every set of assumptions that is *not* in conflict a core must contain a member outside; so a smallest set
//! that hits all those outsides known so far is asked about, until it is in conflict itself.

use super::formula::Lit;
use super::hitting;

/// A smallest core of the assumptions, at most 128 of them; `None` if they are not in conflict.
///
/// `conflict` tells of any set of assumptions whether it is in conflict: if so, by a core of it.
///
/// # Panics
/// If there are more than 128 assumptions.
pub fn smallest_core(assumptions: &[Lit], conflict: &mut impl FnMut(&[Lit]) -> Option<Vec<Lit>>) -> Option<Vec<Lit>> {
    assert!(assumptions.len() <= 128, "at most 128 assumptions");
    conflict(assumptions)?;
    let chosen = |set: u128| -> Vec<Lit> {
        assumptions.iter().enumerate().filter(|&(at, _)| set >> at & 1 == 1).map(|(_, &literal)| literal).collect()
    };
    let all = u128::MAX >> (128 - assumptions.len());
    let mut outsides = Vec::new();
    loop {
        let candidate = hitting::minimum(&outsides).expect("no outside is empty, for all together are in conflict");
        if conflict(&chosen(candidate)).is_some() {
            return Some(chosen(candidate));
        }
        // Grow the candidate while it stays free of conflict; what is left outside is as small as can be.
        let mut free = candidate;
        for at in 0..assumptions.len() {
            if free >> at & 1 == 0 && conflict(&chosen(free | 1 << at)).is_none() {
                free |= 1 << at;
            }
        }
        outsides.push(all & !free);
    }
}
