//! The end of a walk: six long ships are completed with four DELTAs.

use std::ops::ControlFlow;

use super::{FIRST_LINE, LINES, State, Walk};
use crate::board::FLEET;
use crate::engines::search::board::{Deltas, LONG, Mask, bits};
use crate::engines::search::target::{DELTA_CODES, DELTA_KINDS};

/// Looking for a smaller set of DELTAs to try costs more than trying this many.
const FEW_DELTAS: u32 = 4;

impl Walk<'_, '_, '_> {
    /// Completes six long ships with DELTAs in every way.
    ///
    /// By the centre rule no two DELTAs share a line. So no DELTA changes what another sees: its
    /// code is settled by the long ships, and the codes of all DELTAs are found at once, as sets.
    pub(super) fn deltas(&mut self, state: &State) -> ControlFlow<()> {
        let target = self.target;
        // Without codes all DELTAs are of one kind.
        let (kinds, wanted) = match target.deltas {
            Some(wanted) => (self.delta_kinds(), wanted),
            None => ([Deltas::MAX, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0]),
        };
        let open = kinds.iter().zip(wanted).filter(|&(_, wanted)| wanted > 0).fold(0, |open, (kind, _)| open | kind);
        self.delta(&State { deltas: state.deltas & open, ..*state }, LONG, &kinds, wanted)
    }

    /// Sets of DELTAs of each of which one must be chosen, for the sake of the shots: that in a
    /// cell that was hit, those that bring more ship points to the corners of a water cell whose
    /// digit asks for them.
    fn needed(&self, state: &State) -> impl Iterator<Item = Deltas> {
        let State { points, cells, .. } = *state;
        let digits = self.target.digits.iter().zip(&self.near);
        let short = digits.filter(move |(digit, _)| (points & digit.corners).count_ones() < digit.ship_points);
        let missing = self.hits.iter().filter(move |(cell, _)| cells & cell == 0);
        short.map(|(_, &near)| near).chain(missing.map(|&(_, delta)| delta))
    }

    /// More such sets: of DELTAs in line with a long ship whose code is not right yet, or with a
    /// shot whose colour is not.
    fn needed_in_line(&self, state: &State) -> impl Iterator<Item = Deltas> {
        let seen = state.seen;
        let long = (0..LONG).filter_map(move |ship| {
            let window = seen.window(FIRST_LINE[ship], LINES[ship]);
            let now = self.target.codes[FLEET[ship] as usize].now[self.parallel[ship]][window];
            (now == 0).then(|| (self.ships[ship].ship(), window))
        });
        let shots = self.target.colours.iter().flat_map(|colours| colours.not_yet(state.shown));
        long.chain(shots).map(|(observer, window)| self.board.lanes.unseen(observer, window))
    }

    /// The DELTAs of each code, in the order of [`DELTA_CODES`].
    fn delta_kinds(&self) -> [Deltas; DELTA_KINDS] {
        let mut seeing = [0; 4];
        for &ship in &self.ships[..LONG] {
            seeing.iter_mut().zip(self.board.seeing(ship)).for_each(|(all, seeing)| *all |= seeing);
        }
        let red = [seeing[0] & seeing[1], seeing[2] & seeing[3]];
        let green = [!(seeing[0] | seeing[1]), !(seeing[2] | seeing[3])];
        let number = |lines: [Deltas; 2]| [!(lines[0] | lines[1]), lines[0] ^ lines[1], lines[0] & lines[1]];
        let (red, green) = (number(red), number(green));
        DELTA_CODES.map(|(reds, greens)| red[usize::from(reds)] & green[usize::from(greens)])
    }

    /// Places the next DELTA in every way; `wanted` says how many of each of the `kinds` are still
    /// to come.
    fn delta(
        &mut self,
        state: &State,
        placed: usize,
        kinds: &[Deltas; DELTA_KINDS],
        wanted: [u8; DELTA_KINDS],
    ) -> ControlFlow<()> {
        self.budget.step()?;
        if placed == FLEET.len() {
            return if self.reached(state) { (self.found)(&self.ships) } else { ControlFlow::Continue(()) };
        }
        let target = self.target;
        let left = (FLEET.len() - placed) as u8;
        let moored = state.moored..=state.moored + left;
        if !(moored.contains(target.moored.start()) || target.moored.contains(moored.start())) {
            return ControlFlow::Continue(());
        }
        // Of each of these sets one DELTA at least must be chosen: so it is enough to try those of
        // the smallest.
        let of_kind = (0..DELTA_KINDS).filter(|&kind| wanted[kind] > 0).map(|kind| kinds[kind]);
        let sets = of_kind.chain(self.needed(state)).map(|set| set & state.deltas);
        let mut tried = sets.min_by_key(|set| set.count_ones()).expect("more DELTAs are wanted");
        if tried.count_ones() > FEW_DELTAS {
            let more = self.needed_in_line(state).map(|set| set & state.deltas);
            tried = more.chain([tried]).min_by_key(|set| set.count_ones()).expect("there is one");
        }
        let mut state = *state;
        for bit in bits(Mask::from(tried)) {
            state.deltas &= !(1 << bit);
            let delta = self.board.deltas[bit];
            let mut next = self.with(&state, delta, self.seen_by_long(delta, LONG));
            if self.codes_can_become(next.seen, LONG)
                && self.shots_can_become(next.points, next.near, next.shown)
                && target.images.as_ref().is_none_or(|images| images.can_become(next.watched, None))
            {
                let kind = kinds.iter().position(|kind| kind >> bit & 1 == 1).expect("a DELTA of a wanted kind");
                let mut wanted = wanted;
                wanted[kind] -= 1;
                if wanted[kind] == 0 {
                    next.deltas &= !kinds[kind];
                }
                self.ships[placed] = delta;
                self.delta(&next, placed + 1, kinds, wanted)?;
            }
        }
        ControlFlow::Continue(())
    }
}
