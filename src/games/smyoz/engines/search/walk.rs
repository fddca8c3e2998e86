//! The search itself: ship by ship, and after each only the places that can still lead to the
//! target.

mod deltas;

use std::mem;
use std::ops::ControlFlow;
use std::sync::LazyLock;

use super::board::{Board, Deltas, LONG, Mask, bits, friends};
use super::images::Watched;
use super::sight::{Mutual, MutualRow, Sight};
use super::target::{CodeSets, Codes, Corners, Target, can_share_out};
use crate::board::{Axis, FLEET, Placement, PointSet, ShipType};
use smyoz_core::limits::Budget;

/// For each long ship where its lines begin in their common [`Sight`].
pub(super) const FIRST_LINE: [u32; LONG] = [0, 5, 9, 13, 16, 19];

/// For each long ship the number of its lines.
pub(super) const LINES: [u32; LONG] = [5, 4, 4, 3, 3, 3];

/// The most codes that a type of long ships has.
const LONG_CODES: usize = 3;

/// Whether a long ship is the first of its type.
fn is_first(placed: usize) -> bool {
    placed == 0 || FLEET[placed - 1] != FLEET[placed]
}

/// Whether a long ship is the last of its type.
fn is_last(placed: usize) -> bool {
    FLEET[placed + 1] != FLEET[placed]
}

/// The most lines that the long ships after each can add.
const MORE_LINES: [u32; LONG] = [17, 13, 9, 6, 3, 0];

/// Callback for each layout, with its ships in no order within a type. It may end the search.
pub(super) type Found<'a> = dyn FnMut(&[Placement; FLEET.len()]) -> ControlFlow<()> + 'a;

/// What is known of a placement once and for all, at hand.
#[derive(Clone, Copy)]
struct Facts {
    /// The rows and columns it occupies, 18 bits.
    lines: u32,
    points: u64,
    cells: u128,
    moored: u8,
    axis: Option<Axis>,
}

static FACTS: LazyLock<Vec<Facts>> = LazyLock::new(|| {
    let facts = |placement: Placement| {
        let ship = placement.ship();
        let span = |axis| (1 << ship.end(axis)) - (1 << ship.start(axis));
        Facts {
            lines: span(Axis::Horizontal) | span(Axis::Vertical) << 9,
            points: placement.points().bits(),
            cells: placement.cells().bits(),
            moored: u8::from(placement.is_moored()),
            axis: placement.axis(),
        }
    };
    Placement::all().map(facts).collect()
});

/// What some ships amount to.
#[derive(Clone, Copy)]
struct State {
    /// The DELTAs that go with all ships, and were not tried in this place before.
    deltas: Deltas,
    /// The occupied rows and columns, 18 bits.
    lines: u32,
    points: u64,
    cells: u128,
    moored: u8,
    /// What the long ships see of all ships.
    seen: Sight,
    /// The points at the corners of the shots.
    near: u64,
    /// What the shots see of all ships.
    shown: Sight,
    /// What all ships mean for the images of the shots.
    watched: Watched,
}

/// Brings the candidates that go first to the front, all in their order, and returns how many they
/// are.
fn to_front(candidates: &mut [Candidate], goes_first: impl Fn(&Candidate) -> bool) -> usize {
    let mut others = Vec::with_capacity(candidates.len());
    let mut first = 0;
    for at in 0..candidates.len() {
        let candidate = candidates[at];
        if goes_first(&candidate) {
            candidates[first] = candidate;
            first += 1;
        } else {
            others.push(candidate);
        }
    }
    candidates[first..].copy_from_slice(&others);
    first
}

/// A place where the next long ship may lie.
#[derive(Clone, Copy)]
struct Candidate {
    ship: Placement,
    /// What the long ships that lie see of it.
    seen: Sight,
    /// What it sees of them.
    sees: Sight,
    /// Whether it is parallel to the ALFA, 0 or 1.
    parallel: u8,
    /// The codes of its type that it may come to have.
    codes: u8,
}

impl Candidate {
    /// The candidate beside one more long ship, the one at this place in the fleet.
    fn and_sees(self, mutual: Mutual, at: usize) -> Self {
        let seen = self.seen | mutual.there().shifted(FIRST_LINE[at]);
        Self { seen, sees: self.sees | mutual.back(), ..self }
    }
}

/// A search beside one ALFA.
pub(super) struct Walk<'a, 'b, 'f> {
    target: &'a Target,
    board: &'static Board,
    facts: &'static [Facts],
    /// The placements of each type that the shots leave.
    open: [Mask; 4],
    /// The ships that lie, and idle values beyond.
    ships: [Placement; FLEET.len()],
    /// For each long ship that lies whether it is parallel to the ALFA, 0 or 1.
    parallel: [usize; LONG],
    /// For each long ship the places where it may lie, given those before it.
    candidates: [Vec<Candidate>; LONG],
    /// For each water digit the DELTAs that have ship points at its corners.
    near: Vec<Deltas>,
    /// The cells where shots hit a DELTA, with the DELTA there if it goes with the ALFA.
    hits: Vec<(u128, Deltas)>,
    budget: &'a mut Budget<'b>,
    found: &'a mut Found<'f>,
}

impl<'a, 'b, 'f> Walk<'a, 'b, 'f> {
    /// Calls `found` for all layouts with this ALFA that reach the target, unless the budget ends
    /// before.
    pub(super) fn run(
        target: &'a Target,
        board: &'static Board,
        budget: &'a mut Budget<'b>,
        found: &'a mut Found<'f>,
    ) -> ControlFlow<()> {
        let alpha = board.alpha;
        let open = target.images.as_ref().map_or(target.open, |images| images.open(images.watch(alpha)));
        let state = State {
            deltas: board.among(open[ShipType::Delta as usize]),
            lines: 0,
            points: 0,
            cells: 0,
            moored: 0,
            seen: Sight::default(),
            near: 0,
            shown: Sight::default(),
            watched: Watched::default(),
        };
        let mut walk = Walk {
            target,
            board,
            facts: &FACTS,
            open,
            ships: [alpha; FLEET.len()],
            parallel: [0; LONG],
            candidates: Default::default(),
            near: (target.digits.iter())
                .map(|digit| board.delta_set(|delta| delta.points().bits() & digit.corners != 0))
                .collect(),
            hits: (target.hits[ShipType::Delta as usize].iter())
                .map(|cell| (1 << cell.index(), board.delta_set(|delta| delta.cells().contains(cell))))
                .collect(),
            budget,
            found,
        };
        walk.gather(&state, 0, &[]);
        walk.candidates[0].retain(|candidate| candidate.ship == alpha);
        walk.long_ship(&state, 0)
    }

    /// The state with one more ship, of which the long ones see this.
    fn with(&self, state: &State, ship: Placement, seen: Sight) -> State {
        let facts = &self.facts[ship.index()];
        State {
            deltas: state.deltas & self.board.friends(ship),
            lines: state.lines | facts.lines,
            points: state.points | facts.points,
            cells: state.cells | facts.cells,
            moored: state.moored + facts.moored,
            seen: state.seen | seen,
            near: state.near + self.corners(ship),
            shown: state.shown | self.shown(ship),
            watched: self.target.images.as_ref().map_or(state.watched, |images| state.watched | images.watch(ship)),
        }
    }

    /// The state with one more long ship.
    fn with_long(&self, state: &State, placed: usize, candidate: &Candidate) -> State {
        self.with(state, candidate.ship, candidate.seen | candidate.sees.shifted(FIRST_LINE[placed]))
    }

    /// Finds the candidates for the next long ship. If it is not the first of its type, they are
    /// those among `rest`, the candidates that were left when the ship before it was placed.
    fn gather(&mut self, state: &State, placed: usize, rest: &[Candidate]) {
        let kind = FLEET[placed];
        let mut candidates = mem::take(&mut self.candidates[placed]);
        candidates.clear();
        if is_first(placed) {
            let lie = &self.ships[..placed];
            let open = lie.iter().fold(self.open[kind as usize], |open, &ship| open & friends(ship, kind));
            let mut rows = [Mutual::all(self.board.alpha); LONG];
            rows.iter_mut().zip(lie).for_each(|(row, &ship)| *row = Mutual::all(ship));
            for bit in bits(open) {
                let ship = Placement::from_index(Placement::range(kind).start + bit);
                let mut candidate = self.candidate(ship, &rows[..placed]);
                if self.judge(state, placed, &mut candidate) {
                    candidates.push(candidate);
                }
            }
        } else {
            let mutual = Mutual::all(self.ships[placed - 1]);
            for candidate in rest {
                let mutual = mutual[candidate.ship.index()];
                if mutual.friends() {
                    let mut candidate = candidate.and_sees(mutual, placed - 1);
                    if self.judge(state, placed, &mut candidate) {
                        candidates.push(candidate);
                    }
                }
            }
        }
        self.candidates[placed] = candidates;
    }

    /// A candidate for the next long ship as those that lie see it, and it them; each lies as its
    /// row tells.
    fn candidate(&self, ship: Placement, lie: &[&MutualRow]) -> Candidate {
        let axis = |ship: Placement| self.facts[ship.index()].axis;
        let alone = Candidate {
            ship,
            seen: Sight::default(),
            sees: Sight::default(),
            parallel: u8::from(axis(ship) == axis(self.board.alpha)),
            codes: 0,
        };
        lie.iter().enumerate().fold(alone, |candidate, (at, row)| candidate.and_sees(row[ship.index()], at))
    }

    /// What the `placed` first ships see of one.
    fn seen_by_long(&self, ship: Placement, placed: usize) -> Sight {
        let ships = self.ships[..placed].iter().zip(FIRST_LINE);
        ships.fold(Sight::default(), |seen, (&other, first)| seen | Sight::of(other, ship).shifted(first))
    }

    /// Whether the target may be in reach with the candidate; then it gets the codes that it may
    /// have. The cheapest doubts come first.
    #[inline]
    fn judge(&mut self, state: &State, placed: usize, candidate: &mut Candidate) -> bool {
        let target = self.target;
        let kind = FLEET[placed];
        let facts = &self.facts[candidate.ship.index()];
        let lines = (state.lines | facts.lines).count_ones();
        let moored = state.moored + facts.moored;
        let ships_left = (FLEET.len() - placed - 1) as u8;
        if lines > *target.lines_before_deltas.end()
            || lines + MORE_LINES[placed] < *target.lines_before_deltas.start()
            || moored > *target.moored.end()
            || moored + ships_left < *target.moored.start()
        {
            return false;
        }
        let parallel = usize::from(candidate.parallel);
        candidate.codes = target.codes[kind as usize].open[parallel][candidate.sees.window(0, LINES[placed])];
        if candidate.codes == 0 {
            return false;
        }
        self.parallel[placed] = parallel;
        let seen = state.seen | candidate.seen | candidate.sees.shifted(FIRST_LINE[placed]);
        let missing = target.hits[kind as usize].bits() & !state.cells & !facts.cells;
        self.codes_can_become(seen, placed + 1)
            && self.shots_can_become(
                state.points | facts.points,
                state.near + self.corners(candidate.ship),
                state.shown | self.shown(candidate.ship),
            )
            && target.images.as_ref().is_none_or(|images| {
                images.can_become(state.watched | images.watch(candidate.ship), is_last(placed).then_some(kind))
            })
            && (missing == 0 || !is_last(placed))
    }

    /// What a ship has at the corners of the shots.
    fn corners(&self, ship: Placement) -> u64 {
        self.target.corners.as_ref().map_or(0, |corners| corners.near(ship))
    }

    /// What the shots see of a ship.
    fn shown(&self, ship: Placement) -> Sight {
        self.target.colours.as_ref().map_or(Sight::default(), |colours| colours.see(ship))
    }

    /// Whether the digits and colours of the shots can still come to be right.
    fn shots_can_become(&self, points: u64, near: u64, shown: Sight) -> bool {
        let rest = self.target.digits.get(Corners::CAPACITY..).unwrap_or_default();
        self.target.corners.as_ref().is_none_or(|corners| corners.can_become(near))
            && rest.iter().all(|digit| (points & digit.corners).count_ones() <= digit.ship_points)
            && self.target.colours.as_ref().is_none_or(|colours| colours.can_become(shown))
    }

    /// Whether the codes of the `placed` first ships can come to be those asked for.
    #[inline]
    fn codes_can_become(&self, seen: Sight, placed: usize) -> bool {
        self.codes_fit(seen, placed, |codes| &codes.open)
    }

    /// Whether the `placed` first ships can be given different codes of their type.
    #[inline]
    fn codes_fit(&self, seen: Sight, placed: usize, table: impl Fn(&Codes) -> &[CodeSets; 2]) -> bool {
        let [alpha, beta, gamma] = &self.target.codes;
        let codes = |ship: usize, kind: &Codes, lines: u32| {
            table(kind)[self.parallel[ship]][seen.window(FIRST_LINE[ship], lines)]
        };
        let beta = |ship| codes(ship, beta, 4);
        let gamma = |ship| codes(ship, gamma, 3);
        codes(0, alpha, 5) != 0
            && match placed {
                1 => true,
                2 => can_share_out(&[beta(1)]),
                _ => can_share_out(&[beta(1), beta(2)]),
            }
            && match placed {
                ..=3 => true,
                4 => can_share_out(&[gamma(3)]),
                5 => can_share_out(&[gamma(3), gamma(4)]),
                _ => can_share_out(&[gamma(3), gamma(4), gamma(5)]),
            }
    }

    /// Places the next long ship on each of its candidates.
    fn long_ship(&mut self, state: &State, placed: usize) -> ControlFlow<()> {
        self.budget.step()?;
        let mut candidates = mem::take(&mut self.candidates[placed]);
        let tried = self.choose(state, placed, &mut candidates);
        let mut flow = ControlFlow::Continue(());
        for at in 0..tried {
            let candidate = &candidates[at];
            let next = self.with_long(state, placed, candidate);
            self.ships[placed] = candidate.ship;
            self.parallel[placed] = usize::from(candidate.parallel);
            if placed + 1 == LONG {
                flow = self.deltas(&next);
            } else {
                self.gather(&next, placed + 1, &candidates[at + 1..]);
                flow = self.long_ship(&next, placed + 1);
            }
            if flow.is_break() {
                break;
            }
        }
        self.candidates[placed] = candidates;
        flow
    }

    /// Brings those candidates to the front of which one at least must be chosen, now or later, and
    /// returns how many they are: it is enough to try these, and after each try to leave it out for
    /// good.
    fn choose(&self, state: &State, placed: usize, candidates: &mut [Candidate]) -> usize {
        let kind = FLEET[placed];
        let missing = self.target.hits[kind as usize].bits() & !state.cells;
        if missing != 0 {
            // A ship must cover the cell that was hit.
            let cell = missing & missing.wrapping_neg();
            let covers = |candidate: &Candidate| self.facts[candidate.ship.index()].cells & cell != 0;
            return to_front(candidates, covers);
        }
        if let Some(images) = &self.target.images
            && let missing = images.missing(state.watched, kind)
            && missing != 0
        {
            let hit = |candidate: &Candidate| images.is_hit(candidate.ship, missing);
            return to_front(candidates, hit);
        }
        if is_last(placed) {
            return candidates.len();
        }
        // A set of codes that is larger than the set of ships that lie and may come to have them
        // needs one more ship.
        let codes = &self.target.codes[kind as usize].open;
        let first = FLEET.partition_point(|&other| other < kind);
        let has = |ship: usize| codes[self.parallel[ship]][state.seen.window(FIRST_LINE[ship], LINES[ship])];
        let mut laid = [0; 2];
        (first..placed).zip(&mut laid).for_each(|(ship, codes)| *codes = has(ship));
        // How many candidates have only codes of each set.
        let mut within = [0_u32; 1 << LONG_CODES];
        candidates.iter().for_each(|candidate| within[usize::from(candidate.codes)] += 1);
        for code in 0..LONG_CODES {
            for set in (0..within.len()).filter(|set| set >> code & 1 == 1) {
                within[set] += within[set ^ 1 << code];
            }
        }
        let all = (1_u8 << kind.count()) - 1;
        let able = |set: u8| laid.iter().filter(|&&codes| codes & set != 0).count() as u32;
        let candidates_for = |set: u8| candidates.len() as u32 - within[usize::from(all & !set)];
        let sets = (1..=all).filter(|&set| set.count_ones() > able(set));
        let set = sets.min_by_key(|&set| candidates_for(set)).expect("the set of all codes is large enough");
        to_front(candidates, |candidate| candidate.codes & set != 0)
    }

    /// Whether ten ships reach the target.
    fn reached(&self, state: &State) -> bool {
        let target = self.target;
        target.lines.contains(&state.lines.count_ones())
            && target.moored.contains(&state.moored)
            && self.codes_fit(state.seen, LONG, |codes| &codes.now)
            && target.hits[ShipType::Delta as usize].bits() & !state.cells == 0
            && target.digits.iter().all(|digit| (state.points & digit.corners).count_ones() == digit.ship_points)
            && target.colours.as_ref().is_none_or(|colours| colours.are(state.shown))
            && target.has_islands(!PointSet::from_bits(state.points))
            && target.fits(&self.ships)
    }
}
