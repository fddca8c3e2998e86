//! What stays open once some ships lie: bit masks of placements.

use std::sync::{LazyLock, OnceLock};

use super::super::placement::Placement;
use super::super::ship::{FLEET, ShipType};

/// A set of BETAs or GAMMAs: bit `i` stands for the `i`-th placement of the type. No type has more than 128.
pub(crate) type Mask = u128;

/// A set of DELTAs beside one ALFA: bit `i` stands for the `i`-th of [`Board::deltas`]. At most 62 go with an ALFA,
/// and most of the work is done on these masks: so they are words of 64 bits.
pub(crate) type Deltas = u64;

/// Number of ALFA placements.
pub(crate) const ALPHAS: usize = 84;

/// For every placement the BETAs and GAMMAs that go with it. Those of its own type are only the ones that come after
/// it: ships of a type are chosen in ascending order, so that each set of them is met once.
static AFTER: LazyLock<Vec<[Mask; 2]>> = LazyLock::new(|| {
    let after = |one: Placement| {
        [ShipType::Beta, ShipType::Gamma].map(|kind| {
            let open =
                Placement::of_type(kind).map(|other| one.goes_with(other) && !(one.kind() == kind && other < one));
            open.enumerate().fold(0, |mask, (place, open)| mask | Mask::from(open) << place)
        })
    };
    Placement::all().map(after).collect()
});

/// The bits set in a mask, ascending.
pub(crate) fn bits(mut mask: Mask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            bit
        })
    })
}

/// The board beside one ALFA.
pub(crate) struct Board {
    /// The ALFA.
    pub(crate) alpha: Placement,
    /// The DELTAs that go with it, ascending.
    pub(crate) deltas: Vec<Placement>,
    /// For every placement the DELTAs that go with it; for a DELTA only those that come after it.
    after: Vec<Deltas>,
    /// The same for the DELTAs alone, by their bits.
    later: [Deltas; 64],
}

impl Board {
    /// The board beside this ALFA, worked out once.
    pub(crate) fn beside(alpha: Placement) -> &'static Self {
        static BOARDS: [OnceLock<Board>; ALPHAS] = [const { OnceLock::new() }; ALPHAS];
        BOARDS[alpha.index()].get_or_init(|| Self::new(alpha))
    }

    fn new(alpha: Placement) -> Self {
        let deltas: Vec<_> = Placement::of_type(ShipType::Delta).filter(|&delta| delta.goes_with(alpha)).collect();
        let after = |one: Placement| {
            let open = |delta: Placement| one.goes_with(delta) && one < delta;
            deltas.iter().enumerate().fold(0, |set, (bit, &delta)| set | Deltas::from(open(delta)) << bit)
        };
        let mut later = [0; 64];
        for (later, &delta) in later.iter_mut().zip(&deltas) {
            *later = after(delta);
        }
        Self { alpha, after: Placement::all().map(after).collect(), later, deltas }
    }

    /// What is open when only the ALFA lies.
    pub(crate) fn open(&'static self) -> Open {
        let [betas, gammas] = AFTER[self.alpha.index()];
        Open { board: self, betas, gammas, deltas: self.after[self.alpha.index()] }
    }
}

/// The placements open to further ships: those that go with all ships so far and come after those of their own type.
#[derive(Clone, Copy)]
pub(crate) struct Open {
    /// The board, with the ALFA.
    pub(crate) board: &'static Board,
    /// The open BETAs.
    pub(crate) betas: Mask,
    /// The open GAMMAs.
    pub(crate) gammas: Mask,
    /// The open DELTAs.
    pub(crate) deltas: Deltas,
}

impl Open {
    /// The placements open to a type, ascending.
    pub(crate) fn placements(&self, kind: ShipType) -> impl Iterator<Item = Placement> + use<> {
        let (mask, board) = match kind {
            ShipType::Alpha => (0, self.board),
            ShipType::Beta => (self.betas, self.board),
            ShipType::Gamma => (self.gammas, self.board),
            ShipType::Delta => (Mask::from(self.deltas), self.board),
        };
        let first = Placement::range(kind).start;
        bits(mask).map(move |bit| match kind {
            ShipType::Delta => board.deltas[bit],
            _ => Placement::from_index(first + bit),
        })
    }

    /// What stays open when a further ship is placed.
    pub(crate) fn with(&self, placement: Placement) -> Self {
        let [betas, gammas] = AFTER[placement.index()];
        Self {
            board: self.board,
            betas: self.betas & betas,
            gammas: self.gammas & gammas,
            deltas: self.deltas & self.board.after[placement.index()],
        }
    }

    /// In how many ways the fleet can be completed when its first `placed` ships lie, in the order of [`FLEET`].
    pub(crate) fn completions(&self, placed: usize) -> u64 {
        match FLEET.get(placed) {
            None => 1,
            Some(ShipType::Delta) if FLEET.len() - placed == 4 => delta_quadruples(&self.board.later, self.deltas),
            Some(&kind) => self.placements(kind).map(|next| self.with(next).completions(placed + 1)).sum(),
        }
    }
}

/// The number of sets of four DELTAs out of these that go together; `later` is [`Board::later`].
///
/// The most worked loop of all: it goes on with the first two bits of a mask only if there are two.
fn delta_quadruples(later: &[Deltas; 64], mut firsts: Deltas) -> u64 {
    let pop = |mask: &mut Deltas| {
        let bit = mask.trailing_zeros() as usize & 63;
        *mask &= *mask - 1;
        later[bit]
    };
    let several = |mask: Deltas| mask & mask.wrapping_sub(1) != 0;
    let mut count = 0;
    while several(firsts) {
        let mut seconds = pop(&mut firsts) & firsts;
        while several(seconds) {
            let mut thirds = pop(&mut seconds) & seconds;
            while several(thirds) {
                count += u64::from((pop(&mut thirds) & thirds).count_ones());
            }
        }
    }
    count
}
