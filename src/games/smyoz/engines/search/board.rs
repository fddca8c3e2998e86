//! What stays open once some ships lie: bit masks of placements.

use std::sync::OnceLock;

use super::lanes::Lanes;
use crate::board::{FLEET, Placement, ShipType, Symmetry};

/// A set of placements of a type: bit `i` stands for the `i`-th of the type. No type has more than
/// 128.
pub(crate) type Mask = u128;

/// A set of DELTAs beside one ALFA: bit `i` stands for the `i`-th of [`Board::deltas`]. At most 62
/// go with an ALFA, and most of the work is done on these masks: so they are words of 64 bits.
pub(crate) type Deltas = u64;

/// Number of ships before the DELTAs, the *long* ships.
pub(super) const LONG: usize = 6;

pub(crate) const ALPHAS: usize = 84;

/// The placements of a type that go with one.
#[inline]
pub(crate) fn friends(placement: Placement, kind: ShipType) -> Mask {
    placement.friends(kind)
}

/// The set of placements of one type.
pub(crate) fn mask(placements: impl Iterator<Item = Placement>) -> Mask {
    placements.fold(0, |mask, placement| mask | 1 << bit(placement))
}

/// The bit of a placement among those of its type.
pub(crate) fn bit(placement: Placement) -> usize {
    placement.index() - Placement::range(placement.kind()).start
}

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

/// The first of the 8 images of an ALFA, and the symmetry that takes it there.
pub(crate) fn first_image(alpha: Placement) -> (Placement, Symmetry) {
    let images = Symmetry::ALL.map(|symmetry| (symmetry.placement(alpha), symmetry));
    images.into_iter().min_by_key(|&(image, _)| image).expect("there are 8 images")
}

/// The boards beside all ALFAs. A puzzle with shots needs some of them, so each is made on its
/// first use.
static BOARDS: [OnceLock<Board>; ALPHAS] = [const { OnceLock::new() }; ALPHAS];

/// The board beside one ALFA.
pub(crate) struct Board {
    pub(crate) alpha: Placement,
    /// The DELTAs that go with it, ascending.
    pub(crate) deltas: Vec<Placement>,
    /// For every placement the DELTAs that go with it.
    friends: Vec<Deltas>,
    /// For every DELTA, by its bit, the later ones that go with it.
    later: [Deltas; 64],
    /// The DELTAs that go with it, among all.
    kept: Kept,
    /// The DELTAs by rows and columns.
    pub(super) lanes: Lanes,
}

impl Board {
    /// The board beside this ALFA, worked out once.
    pub(crate) fn beside(alpha: Placement) -> &'static Self {
        BOARDS[alpha.index()].get_or_init(|| Self::new(alpha))
    }

    /// The boards beside the 12 ALFAs that are the first of their images.
    pub(crate) fn firsts() -> impl Iterator<Item = &'static Self> {
        Placement::of_type(ShipType::Alpha).filter(|&alpha| first_image(alpha).0 == alpha).map(Self::beside)
    }

    /// For each different image of the ALFA a symmetry that takes it there.
    pub(super) fn images(&self) -> impl Iterator<Item = Symmetry> {
        let mut seen = Vec::new();
        Symmetry::ALL.into_iter().filter(move |symmetry| {
            let image = symmetry.placement(self.alpha);
            let new = !seen.contains(&image);
            seen.push(image);
            new
        })
    }

    /// The pairs of BETAs that go with the ALFA, in order.
    pub(crate) fn beta_pairs(&'static self) -> impl Iterator<Item = [Placement; 2]> {
        let open = self.open();
        let second = move |beta| open.with(beta).placements(ShipType::Beta).map(move |other| [beta, other]);
        open.placements(ShipType::Beta).flat_map(second)
    }

    /// The same, but of pairs that are mirror images of each other only the first. So each layout
    /// has, among its 8 images, exactly one that begins with the [first](Board::firsts) of the
    /// ALFAs and such a pair.
    ///
    /// For besides the identity only a mirror along its middle can leave an ALFA in place; and no
    /// pair of BETAs is its own mirror image, since then both centres would lie on one line, along
    /// the mirror or across it.
    pub(super) fn beta_pairs_up_to_symmetry(&'static self) -> impl Iterator<Item = [Placement; 2]> {
        let in_place = |symmetry: &Symmetry| symmetry.placement(self.alpha) == self.alpha;
        let mirrors: Vec<_> = Symmetry::ALL.into_iter().filter(in_place).collect();
        self.beta_pairs().filter(move |pair| {
            mirrors.iter().all(|mirror| {
                let [one, other] = pair.map(|beta| mirror.placement(beta));
                *pair <= [one.min(other), one.max(other)]
            })
        })
    }

    /// Calls `found` for each set of six long ships with the ALFA and these BETAs, with the DELTAs
    /// that go with it.
    pub(super) fn long_ships(
        &'static self,
        [one, other]: [Placement; 2],
        mut found: impl FnMut(&[Placement; LONG], Deltas),
    ) {
        let after_betas = self.open().with(one).with(other);
        for first in after_betas.placements(ShipType::Gamma) {
            let after_first = after_betas.with(first);
            for second in after_first.placements(ShipType::Gamma) {
                let after_second = after_first.with(second);
                for third in after_second.placements(ShipType::Gamma) {
                    let deltas = after_second.deltas & self.friends(third);
                    found(&[self.alpha, one, other, first, second, third], deltas);
                }
            }
        }
    }

    /// In how many ways four of these DELTAs go together.
    pub(super) fn quadruples(&self, deltas: Deltas) -> u64 {
        delta_quadruples(&self.later, deltas)
    }

    fn new(alpha: Placement) -> Self {
        let open = friends(alpha, ShipType::Delta);
        let kept = Kept::new(open);
        let among = |one: Placement| kept.squeeze(friends(one, ShipType::Delta));
        let friends: Vec<Deltas> = Placement::all().map(among).collect();
        let first = Placement::range(ShipType::Delta).start;
        let deltas: Vec<_> = bits(open).map(|bit| Placement::from_index(first + bit)).collect();
        let mut later = [0; 64];
        for (bit, delta) in deltas.iter().enumerate() {
            later[bit] = friends[delta.index()] & (Deltas::MAX << bit);
        }
        Self { alpha, friends, later, kept, lanes: Lanes::new(&deltas), deltas }
    }

    /// The DELTAs that see this ship in their row before them, in their row after them, in their
    /// column before them, in their column after them.
    pub(super) fn seeing(&self, placement: Placement) -> [Deltas; 4] {
        self.lanes.seeing(placement.ship())
    }

    /// The set of those DELTAs that are in a set of all.
    pub(super) fn among(&self, deltas: Mask) -> Deltas {
        self.kept.squeeze(deltas)
    }

    /// The set of those DELTAs for which this is so.
    pub(super) fn delta_set(&self, is_in: impl Fn(Placement) -> bool) -> Deltas {
        delta_set(&self.deltas, is_in)
    }

    /// The DELTAs that go with the ALFA and with this ship.
    pub(crate) fn friends(&self, placement: Placement) -> Deltas {
        self.friends[placement.index()]
    }

    /// What is open when only the ALFA lies.
    pub(crate) fn open(&'static self) -> Open {
        Open {
            board: self,
            betas: friends(self.alpha, ShipType::Beta),
            gammas: friends(self.alpha, ShipType::Gamma),
            deltas: self.friends(self.alpha),
        }
    }
}

/// The bits of a mask that are kept when it is squeezed: the others are left out, and those that
/// stay move together.
struct Kept {
    /// Runs of bits that stay, each with how far it moves.
    runs: Vec<(Mask, u32)>,
}

impl Kept {
    fn new(mut kept: Mask) -> Self {
        let mut runs = Vec::new();
        let mut before = 0;
        while kept != 0 {
            let start = kept.trailing_zeros();
            let length = (kept >> start).trailing_ones();
            let run = ((1 << length) - 1) << start;
            runs.push((run, start - before));
            before += length;
            kept &= !run;
        }
        Self { runs }
    }

    fn squeeze(&self, mask: Mask) -> Deltas {
        self.runs.iter().fold(0, |squeezed, &(run, shift)| squeezed | ((mask & run) >> shift) as Deltas)
    }
}

/// The set of those among the DELTAs for which this is so.
pub(super) fn delta_set(deltas: &[Placement], is_in: impl Fn(Placement) -> bool) -> Deltas {
    deltas.iter().enumerate().fold(0, |set, (bit, &delta)| set | Deltas::from(is_in(delta)) << bit)
}

/// The placements open to further ships: those that go with all ships so far and come after those
/// of their own type. Ships of a type are chosen in ascending order, so that each set of them is
/// met once.
#[derive(Clone, Copy)]
pub(crate) struct Open {
    /// The board, with the ALFA.
    pub(crate) board: &'static Board,
    pub(crate) betas: Mask,
    pub(crate) gammas: Mask,
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
        let mut betas = friends(placement, ShipType::Beta);
        let mut gammas = friends(placement, ShipType::Gamma);
        let mut deltas = self.board.friends(placement);
        match placement.kind() {
            ShipType::Alpha => {}
            ShipType::Beta => betas &= Mask::MAX << bit(placement),
            ShipType::Gamma => gammas &= Mask::MAX << bit(placement),
            ShipType::Delta => deltas &= Deltas::MAX << self.board.deltas.partition_point(|&delta| delta < placement),
        }
        Self {
            board: self.board,
            betas: self.betas & betas,
            gammas: self.gammas & gammas,
            deltas: self.deltas & deltas,
        }
    }

    /// In how many ways the fleet can be completed when its first `placed` ships lie, in the order
    /// of [`FLEET`].
    pub(crate) fn completions(&self, placed: usize) -> u64 {
        match FLEET.get(placed) {
            None => 1,
            Some(ShipType::Delta) if placed == LONG => self.board.quadruples(self.deltas),
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
