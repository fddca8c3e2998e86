//! Contradictions: marks that cannot go together, a clue that can no longer be met, or a
//! cell, point, line or type that is left without a ship.

use super::Position;
use super::fleet::{open_beside_found, room};
use super::island_sizes::UnfinishedIslands;
use super::islands::water_points;
use super::lanes::line_totals;
use super::lines::{KnownBoard, Span, Strokes};
use super::reach::{Sums, TypeCodes};
use crate::board::{Cell, CellSet, FLEET, Lane, Placement, PlacementSet, Point, PointSet, ShipType, Symmetry};
use crate::clues::{Clue, Content, Shot};
use crate::deduction::{Fact, Marks, ShipCounts};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Broken {
    /// A cell would be both water and a ship cell.
    Cell(Cell),
    /// A cell would belong to ships of two types.
    Types(Cell),
    /// A point would be both a water point and a ship point.
    Point(Point),
    /// No ship could lie over this ship cell, or at this ship point; or one that lies there could
    /// not.
    NoShip(Fact),
    /// There would be no room for the missing ships of a type: only these places are left, if they
    /// are a few.
    Room(ShipType, PlacementSet),
    /// There would be too many ships of a type.
    TooMany(ShipType),
    /// The digit of this shot could not be reached, or would be exceeded.
    Digit {
        shot: Shot,
        /// The fewest of its corners that could be water points.
        least: usize,
        most: usize,
    },
    /// The colour of this shot could not come out.
    Colour {
        shot: Shot,
        /// Its row and column, each with what it could show there.
        lines: [(Lane, Strokes); 2],
    },
    /// The number of water points that a clue determines could not be reached, or would be
    /// exceeded.
    WaterPoints(Clue, usize),
    /// The number of moored ships could not be reached, or would be exceeded.
    Moored(u8),
    /// No number of ships would be left for this lane.
    Lane {
        lane: Lane,
        /// How many ships it is known to have.
        counts: ShipCounts,
        /// The fewest that it could have.
        least: usize,
        /// The number of places that would be left in it.
        most: usize,
    },
    /// There would be too many or too few lanes with one of these numbers of ships.
    Lanes(ShipCounts, usize),
    /// An island could not have any size that the list has left.
    Islands {
        sizes: Vec<u8>,
        /// Those of the islands that are not finished.
        left: Vec<u8>,
        /// Its points.
        island: PointSet,
        /// The fewest points that it could have.
        least: usize,
        most: usize,
    },
    /// The codes of a type could not be shared out among these ships.
    Codes(ShipType, PlacementSet),
}

impl Broken {
    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        match self {
            Self::Cell(cell) => Self::Cell(symmetry.cell(*cell)),
            Self::Types(cell) => Self::Types(symmetry.cell(*cell)),
            Self::Point(point) => Self::Point(symmetry.point(*point)),
            Self::NoShip(fact) => Self::NoShip(fact.image(symmetry)),
            Self::Digit { shot, least, most } => Self::Digit { shot: shot.image(symmetry), least: *least, most: *most },
            Self::Colour { shot, lines } => {
                let lines = lines.map(|(lane, strokes)| (symmetry.lane(lane), strokes));
                Self::Colour { shot: shot.image(symmetry), lines }
            }
            Self::Lane { lane, counts, least, most } => {
                Self::Lane { lane: symmetry.lane(*lane), counts: *counts, least: *least, most: *most }
            }
            Self::Islands { sizes, left, island, least, most } => Self::Islands {
                sizes: sizes.clone(),
                left: left.clone(),
                island: symmetry.points(*island),
                least: *least,
                most: *most,
            },
            Self::Room(kind, places) => {
                Self::Room(*kind, places.iter().map(|place| symmetry.placement(place)).collect())
            }
            Self::Codes(kind, ships) => Self::Codes(*kind, ships.iter().map(|ship| symmetry.placement(ship)).collect()),
            Self::TooMany(_) | Self::WaterPoints(..) | Self::Moored(_) | Self::Lanes(..) => self.clone(),
        }
    }

    /// What could be if one or the other is the case, if both are about the same thing: the same
    /// shot or lane, or else all the same.
    pub fn or(&self, other: &Self) -> Option<Self> {
        match (self, other) {
            (Self::Digit { shot, least, most }, Self::Digit { shot: same, least: fewer, most: more }) => {
                (shot == same).then_some(Self::Digit { shot: *shot, least: *least.min(fewer), most: *most.max(more) })
            }
            (Self::Colour { shot, lines }, Self::Colour { shot: same, lines: others }) => {
                let either = |at: usize| (lines[at].0, (lines[at].1 | others[at].1));
                (shot == same).then_some(Self::Colour { shot: *shot, lines: [either(0), either(1)] })
            }
            (
                Self::Lane { lane, counts, least, most },
                Self::Lane { lane: same, counts: known, least: fewer, most: more },
            ) => (lane == same).then_some(Self::Lane {
                lane: *lane,
                counts: *counts | *known,
                least: *least.min(fewer),
                most: *most.max(more),
            }),
            (Self::Codes(kind, ships), Self::Codes(same, others)) => {
                (kind == same).then(|| Self::Codes(*kind, *ships | *others))
            }
            _ => (self == other).then(|| self.clone()),
        }
    }

    /// If it is about a colour, those of its lines that suffice to show that the colour cannot come
    /// out; none if it takes more than what each of them could show.
    pub(crate) fn wrong_lines(&self) -> Vec<(Lane, Strokes)> {
        let Self::Colour { shot, lines } = self else { return Vec::new() };
        let colour = shot.shows.colour;
        let comes_out = |options: [Strokes; 2]| Sums::of(options.into_iter()).contain(colour.red(), colour.green());
        let all = Strokes::all();
        let alone = lines.iter().find(|(_, strokes)| !comes_out([*strokes, all]));
        match alone {
            Some(line) => vec![*line],
            None if comes_out(lines.map(|(_, strokes)| strokes)) => Vec::new(),
            None => lines.to_vec(),
        }
    }
}

/// Something that the position breaks.
pub fn contradiction(position: &Position) -> Option<Broken> {
    clash(position.marks).or_else(|| broken(position, CellSet::all()))
}

/// Marks that contradict each other.
fn clash(marks: &Marks) -> Option<Broken> {
    let types = |cell: &Cell| ShipType::ALL.into_iter().filter(|&kind| marks.knows(Fact::Type(*cell, kind))).count();
    let cell = (marks.water() & marks.ship()).first().map(Broken::Cell);
    cell.or_else(|| marks.ship().iter().find(|cell| types(cell) > 1).map(Broken::Types))
        .or_else(|| (marks.water_points() & marks.ship_points()).first().map(Broken::Point))
        .or_else(|| (marks.found() - marks.possible()).first().map(|ship| Broken::NoShip(Fact::Found(ship))))
        .or_else(|| Lane::all().find(|&lane| marks.line(lane).is_empty()).map(|lane| line(marks, lane)))
}

/// Something that the position breaks and the marks `before` did not. Codes and colours are checked
/// only where a cell or a place has changed since.
pub(crate) fn newly_broken(position: &Position, before: &Marks) -> Option<Broken> {
    let now = position.marks;
    let out = before.possible() - now.possible();
    let changed = (now.water() - before.water()) | (now.ship() - before.ship());
    let changed = changed | out.iter().map(Placement::cells).collect();
    // The axis of the ALFA determines what the letters p and m mean, wherever a ship lies.
    let alphas = out & Placement::set_of_type(ShipType::Alpha);
    let changed = if alphas.is_empty() { changed } else { CellSet::all() };
    broken(position, changed)
}

/// Something that the position breaks. Codes and colours are checked only where one of these cells
/// lies in a line.
fn broken(position: &Position, changed: CellSet) -> Option<Broken> {
    let now = position.marks;
    // The cheapest checks first.
    digits(position)
        .or_else(|| places(now))
        .or_else(|| points_and_moored(position))
        .or_else(|| lines(position))
        .or_else(|| islands(position))
        .or_else(|| codes(position, changed))
        .or_else(|| colours(position, changed))
}

/// A digit with too many or too few water points.
fn digits(position: &Position) -> Option<Broken> {
    let marks = position.marks;
    position.clues.water_shots().find_map(|(&shot, digit)| {
        let corners = shot.cell.points();
        let least = (corners & marks.water_points()).len();
        let most = (corners - marks.ship_points()).len();
        (!(least..=most).contains(&digit)).then_some(Broken::Digit { shot, least, most })
    })
}

/// A ship cell or ship point without places for its ship, or a type without room for its missing
/// ships.
fn places(marks: &Marks) -> Option<Broken> {
    let possible = marks.possible();
    let cell = marks.ship().iter().find(|&cell| (possible & Placement::over(cell)).is_empty());
    let point = || {
        let mut points = marks.ship_points().iter();
        points.find(|&point| (possible & Placement::touching(point)).is_empty())
    };
    let kind =
        || ShipType::ALL.into_iter().find(|&kind| room(open_beside_found(marks, kind), marks.missing(kind)).is_none());
    let crowd = || {
        let found = |kind: ShipType| (marks.found() & Placement::set_of_type(kind)).len();
        ShipType::ALL.into_iter().find(|&kind| found(kind) > kind.count())
    };
    cell.map(|cell| Broken::NoShip(Fact::Ship(cell)))
        .or_else(|| point().map(|point| Broken::NoShip(Fact::ShipPoint(point))))
        .or_else(|| kind().map(|kind| Broken::Room(kind, PlacementSet::EMPTY)))
        .or_else(|| crowd().map(Broken::TooMany))
}

/// Too many or too few water points or moored ships.
fn points_and_moored(position: &Position) -> Option<Broken> {
    let (inventory, marks) = (&position.clues.inventory, position.marks);
    let points = water_points(inventory).filter(|&(_, number)| {
        let (known, unknown) = (marks.water_points().len(), marks.unknown_points().len());
        !(known..=known + unknown).contains(&number)
    });
    let moored = inventory.moored().filter(|&number| {
        let moored = marks.found().iter().filter(|ship| ship.is_moored()).count();
        let most = FLEET.len() - (marks.found().len() - moored);
        !(moored..=most).contains(&usize::from(number))
    });
    points.map(|(clue, number)| Broken::WaterPoints(clue, number)).or_else(|| moored.map(Broken::Moored))
}

/// The number of ships in a lane, as one that cannot be.
fn line(marks: &Marks, lane: Lane) -> Broken {
    let (least, most) = ships_in(marks, lane);
    Broken::Lane { lane, counts: marks.line(lane), least, most }
}

/// The fewest ships that a lane has, and the number of places in it.
fn ships_in(marks: &Marks, lane: Lane) -> (usize, usize) {
    let over = Placement::in_lane(lane);
    let unfound = (marks.ship() - marks.found_cells()) & lane.all_cells();
    let least = (marks.found() & over).len() + usize::from(!unfound.is_empty());
    (least, (marks.possible() & over).len())
}

/// A line for which no number of ships is left, or too many or too few lines with a given number.
fn lines(position: &Position) -> Option<Broken> {
    let marks = position.marks;
    let wrong = |lane: &Lane| {
        let counts = marks.line(*lane);
        let (least, most) = ships_in(marks, *lane);
        let meets = |wanted, possible: bool| possible && counts.meet(wanted);
        !(meets(ShipCounts::NONE, least == 0)
            || meets(ShipCounts::ONE, least <= 1 && most >= 1)
            || meets(ShipCounts::MORE, most >= 2))
    };
    let lane = Lane::all().find(wrong);
    lane.map(|lane| line(marks, lane)).or_else(|| {
        let wrong = |(wanted, total, _): &(ShipCounts, usize, Vec<Clue>)| {
            let each = || Lane::all().map(|lane| marks.line(lane));
            let (known, most) = (each().filter(|n| n == wanted).count(), each().filter(|n| n.meet(*wanted)).count());
            !(known..=most).contains(total)
        };
        let (wanted, total, _) = line_totals(&position.clues.inventory).into_iter().find(wrong)?;
        Some(Broken::Lanes(wanted, total))
    })
}

/// Islands that contradict the list.
fn islands(position: &Position) -> Option<Broken> {
    let sizes = position.clues.inventory.islands()?;
    let islands = UnfinishedIslands::of(position)?;
    let (island, most) = islands.wrong()?;
    let (sizes, left) = (sizes.to_vec(), islands.left);
    Some(Broken::Islands { sizes, left, island, least: island.len(), most })
}

/// Codes that cannot be distributed over the found ships, if something changed in the lines of one
/// of them.
fn codes(position: &Position, changed: CellSet) -> Option<Broken> {
    let concerns = |ship: Placement| Span::of_ship(ship).any(|span| changed.meets(span.lane.all_cells()));
    /// Any codes may be left over.
    const ANY: u8 = u8::MAX;
    TypeCodes::all(*position).find_map(|codes| {
        let ships = position.marks.found() & Placement::set_of_type(codes.kind);
        if !ships.iter().any(concerns) {
            return None;
        }
        let found = codes.found(position);
        let alone = || found.iter().find(|(_, reach)| *reach == 0).map(|&(ship, _)| ship.into());
        let is_wrong = codes.distribute(&found, ANY).is_none();
        is_wrong.then(|| Broken::Codes(codes.kind, alone().unwrap_or(ships)))
    })
}

/// The colour of a shot that has become impossible, if something changed in its lines.
fn colours(position: &Position, changed: CellSet) -> Option<Broken> {
    let wrong = |shot: &Shot| {
        if Lane::through(shot.cell).iter().all(|line| (changed & line.all_cells()).is_empty()) {
            return None;
        }
        let colour = shot.shows.colour;
        let comes_out = |board: &KnownBoard, ship| {
            let strokes = Span::of_shot(shot.cell, ship).into_iter().map(|span| board.strokes(span));
            Sums::of(strokes).contain(colour.red(), colour.green())
        };
        match shot.shows.content {
            Content::Water(_) => {
                let board = KnownBoard::new(position);
                let lines = || Span::of_water(shot.cell).map(|span| (span.lane, board.strokes(span)));
                (!comes_out(&board, None)).then(|| Broken::Colour { shot: *shot, lines: lines() })
            }
            Content::Ship(kind) => {
                let places = position.marks.possible() & Placement::over(shot.cell) & Placement::set_of_type(kind);
                let can_be = |ship| comes_out(&KnownBoard::with(position, ship), Some(ship));
                (!places.iter().any(can_be)).then(|| wrong_colour(position, shot, places))
            }
        }
    };
    position.clues.shots.iter().find_map(wrong)
}

/// That the colour of a shot would be impossible if its ship lay at one of these places.
pub(super) fn wrong_colour(position: &Position, shot: &Shot, places: PlacementSet) -> Broken {
    let [row, column] = Lane::through(shot.cell);
    let mut lines = [(row, Strokes::EMPTY), (column, Strokes::EMPTY)];
    for ship in places {
        let board = KnownBoard::with(position, ship);
        for (line, span) in lines.iter_mut().zip(Span::of_shot(shot.cell, Some(ship))) {
            line.1 |= board.strokes(span);
        }
    }
    Broken::Colour { shot: *shot, lines }
}
