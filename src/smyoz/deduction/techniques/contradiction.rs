//! What contradicts itself: marks that cannot go together, a clue that can no longer be met, or a
//! cell, point, line or type that is left without a ship.

use crate::smyoz::board::{Cell, CellSet, FLEET, Lane, Placement, PlacementSet, Point, ShipType, Symmetry};
use crate::smyoz::clues::{Clue, Content, Shot};
use crate::smyoz::deduction::techniques::Position;
use crate::smyoz::deduction::techniques::codes::reach::{Sums, TypeCodes};
use crate::smyoz::deduction::techniques::fleet::type_needs_room::{open_beside_found, room};
use crate::smyoz::deduction::techniques::islands::island_sizes::UnfinishedIslands;
use crate::smyoz::deduction::techniques::islands::water_points_counted;
use crate::smyoz::deduction::techniques::lanes::line_totals::{line_totals, ship_counts};
use crate::smyoz::deduction::techniques::lanes::lines::{KnownBoard, Span};
use crate::smyoz::deduction::{Fact, Marks, ShipCounts};

/// What cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Broken {
    /// A cell would be both water and a ship cell, or belong to two types.
    Cell(Cell),
    /// A point would be both a water point and a ship point.
    Point(Point),
    /// No ship could lie over this ship cell, or at this ship point; or one that lies there could
    /// not.
    NoShip(Fact),
    /// There would be no room for the missing ships of a type.
    Room(ShipType),
    /// There would be too many ships of a type.
    TooMany(ShipType),
    /// The digit of this shot could not be reached, or would be exceeded.
    Digit(Shot),
    /// The colour of this shot could not come out.
    Colour(Shot),
    /// The number of water points that a clue determines could not be reached, or would be
    /// exceeded.
    WaterPoints(Clue, usize),
    /// The number of moored ships could not be reached, or would be exceeded.
    Moored(u8),
    /// No number of ships would be left for this lane.
    Lane(Lane),
    /// There would be too many or too few lanes with so many ships.
    Lanes(ShipCounts, usize),
    /// An island could not have any size that the list has left.
    Islands {
        /// The list.
        sizes: Vec<u8>,
        /// A point of the island.
        at: Point,
        /// The fewest points that it could have.
        least: usize,
        /// The most.
        most: usize,
    },
    /// The codes of a type could not be shared out among its ships.
    Codes(ShipType),
}

impl Broken {
    /// The image under a symmetry of the board.
    #[must_use]
    pub fn image(&self, symmetry: Symmetry) -> Self {
        match self {
            Self::Cell(cell) => Self::Cell(symmetry.cell(*cell)),
            Self::Point(point) => Self::Point(symmetry.point(*point)),
            Self::NoShip(fact) => Self::NoShip(fact.image(symmetry)),
            Self::Digit(shot) => Self::Digit(shot.image(symmetry)),
            Self::Colour(shot) => Self::Colour(shot.image(symmetry)),
            Self::Lane(lane) => Self::Lane(symmetry.lane(*lane)),
            Self::Islands { sizes, at, least, most } => {
                Self::Islands { sizes: sizes.clone(), at: symmetry.point(*at), least: *least, most: *most }
            }
            Self::Room(_)
            | Self::TooMany(_)
            | Self::WaterPoints(..)
            | Self::Moored(_)
            | Self::Lanes(..)
            | Self::Codes(_) => self.clone(),
        }
    }
}

/// Something that the position breaks.
#[must_use]
pub fn contradiction(position: &Position) -> Option<Broken> {
    clash(position.marks).or_else(|| broken(position, CellSet::all()))
}

/// Marks that contradict each other.
fn clash(marks: &Marks) -> Option<Broken> {
    let cell = (marks.water() & marks.ship()).first().or_else(|| {
        let types =
            |cell: &Cell| ShipType::ALL.into_iter().filter(|&kind| marks.knows(Fact::Type(*cell, kind))).count();
        marks.ship().iter().find(|cell| types(cell) > 1)
    });
    cell.map(Broken::Cell)
        .or_else(|| (marks.water_points() & marks.ship_points()).first().map(Broken::Point))
        .or_else(|| (marks.found() - marks.possible()).first().map(|ship| Broken::NoShip(Fact::Found(ship))))
        .or_else(|| Lane::all().find(|&lane| marks.line(lane).is_empty()).map(Broken::Lane))
}

/// Something that the position breaks and the marks `before` did not. Codes and colours are checked
/// only where a cell or a place has changed since.
pub(crate) fn newly_broken(position: &Position, before: &Marks) -> Option<Broken> {
    let now = position.marks;
    let out = before.possible() - now.possible();
    let changed = (now.water() - before.water()) | (now.ship() - before.ship());
    let changed = changed | out.iter().map(Placement::cells).collect();
    // The axis of the ALFA determines what the letters p and m mean, wherever a ship lies.
    let alphas = out & PlacementSet::of_type(ShipType::Alpha);
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
    let wrong = |&(shot, digit): &(&Shot, usize)| {
        let corners = shot.cell.points();
        let known = (corners & marks.water_points()).len();
        let most = (corners - marks.ship_points()).len();
        !(known..=most).contains(&digit)
    };
    position.water_shots().find(wrong).map(|(&shot, _)| Broken::Digit(shot))
}

/// A ship cell or ship point without places for its ship, or a type without room for its missing
/// ships.
fn places(marks: &Marks) -> Option<Broken> {
    let possible = marks.possible();
    let cell = marks.ship().iter().find(|&cell| (possible & PlacementSet::over(cell)).is_empty());
    let point = || {
        let mut points = marks.ship_points().iter();
        points.find(|&point| (possible & PlacementSet::touching(point)).is_empty())
    };
    let kind =
        || ShipType::ALL.into_iter().find(|&kind| room(open_beside_found(marks, kind), marks.missing(kind)).is_none());
    let crowd = || {
        let found = |kind: ShipType| (marks.found() & PlacementSet::of_type(kind)).len();
        ShipType::ALL.into_iter().find(|&kind| found(kind) > kind.count())
    };
    cell.map(|cell| Broken::NoShip(Fact::Ship(cell)))
        .or_else(|| point().map(|point| Broken::NoShip(Fact::ShipPoint(point))))
        .or_else(|| kind().map(Broken::Room))
        .or_else(|| crowd().map(Broken::TooMany))
}

/// Too many or too few water points or moored ships.
fn points_and_moored(position: &Position) -> Option<Broken> {
    let (inventory, marks) = (&position.clues.inventory, position.marks);
    let points = water_points_counted::number(inventory).filter(|&(_, number)| {
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

/// A line for which no number of ships is left, or too many or too few lines with a given number.
fn lines(position: &Position) -> Option<Broken> {
    let marks = position.marks;
    let unfound = marks.ship() - marks.found_cells();
    let wrong = |lane: &Lane| {
        let over = PlacementSet::in_lane(*lane);
        let counts = ship_counts(position, *lane);
        let most = (marks.possible() & over).len();
        let others = unfound & lane.all_cells();
        let least = (marks.found() & over).len() + usize::from(!others.is_empty());
        let meets = |wanted, possible: bool| possible && counts.meet(wanted);
        !(meets(ShipCounts::NONE, least == 0)
            || meets(ShipCounts::ONE, least <= 1 && most >= 1)
            || meets(ShipCounts::MORE, most >= 2))
    };
    let lane = Lane::all().find(wrong);
    lane.map(Broken::Lane).or_else(|| {
        let wrong = |(wanted, total, _): &(ShipCounts, usize, Vec<Clue>)| {
            let each = || Lane::all().map(|lane| ship_counts(position, lane));
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
    let (island, most) = UnfinishedIslands::of(position)?.wrong()?;
    Some(Broken::Islands { sizes: sizes.to_vec(), at: island.first()?, least: island.len(), most })
}

/// Codes that cannot be distributed over the found ships, if something changed in the lines of one
/// of them.
fn codes(position: &Position, changed: CellSet) -> Option<Broken> {
    let concerns = |ship: Placement| Span::of_ship(ship).any(|span| changed.meets(span.lane.all_cells()));
    let wrong = |codes: &TypeCodes| {
        let ships = position.marks.found() & PlacementSet::of_type(codes.kind);
        ships.iter().any(concerns) && codes.distribute(&codes.found(position), ANY).is_none()
    };
    /// Any codes may be left over.
    const ANY: u8 = u8::MAX;
    TypeCodes::all(*position).find(wrong).map(|codes| Broken::Codes(codes.kind))
}

/// The colour of a shot that has become impossible, if something changed in its lines.
fn colours(position: &Position, changed: CellSet) -> Option<Broken> {
    let comes_out = |board: &KnownBoard, shot: &Shot, ship: Option<Placement>| {
        let colour = shot.shows.colour;
        let spans = Span::of_shot(shot.cell, ship).into_iter();
        Sums::of(spans.map(|span| board.strokes(span))).contain(colour.red(), colour.green())
    };
    let wrong = |shot: &&Shot| {
        let lines = Lane::through(shot.cell);
        if lines.iter().all(|line| (changed & line.all_cells()).is_empty()) {
            return false;
        }
        match shot.shows.content {
            Content::Water(_) => !comes_out(&KnownBoard::new(position), shot, None),
            Content::Ship(kind) => {
                let over = PlacementSet::over(shot.cell) & PlacementSet::of_type(kind);
                let mut places = (position.marks.possible() & over).iter();
                !places.any(|ship| comes_out(&KnownBoard::with(position, ship), shot, Some(ship)))
            }
        }
    };
    position.clues.shots.iter().find(wrong).map(|&shot| Broken::Colour(shot))
}
