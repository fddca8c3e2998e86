### The texts of the page of Sea Battle in the Explorer, and of its contests.

## Sea Battle.

sea-battle = Sea Battle
sea-about = Find the hidden fleet: the numbers say how many ship cells each row and column has.
sea-size = Board size
sea-level = Level
sea-any-level = any
sea-compose = New puzzle
sea-more-rules = Fleet and rules
sea-fleet = Fleet
sea-fleet-usual = the usual, or e.g. 3-2-2-1
sea-corners-allowed = ships may touch at corners
sea-any-allowed = ships of 3 and 4 cells may have any shape
sea-corners = Ships may touch at corners.
sea-any-shape = Ships of three and four cells may have any shape.
sea-mines = Mines
sea-sweepers = Minesweepers
sea-width = Columns
sea-height = Rows
sea-setting = Board and rules

## The board in words.

sea-mine = mine
sea-sweeper = minesweeper
sea-given = given
sea-auto-drawn = filled in automatically
sea-broken = breaks a rule
sea-shows-water = water
sea-shows-submarine = submarine
sea-shows-left = left end of a ship
sea-shows-right = right end of a ship
sea-shows-top = top end of a ship
sea-shows-bottom = bottom end of a ship
sea-shows-middle = middle of a ship
sea-shows-ship = part of a ship
sea-shows-mine = mine
sea-shows-sweeper = minesweeper
sea-count-wrong = cannot be right
sea-column = column { $name }
sea-row = row { $name }
sea-counts-ship = Ship cells
sea-counts-mine = Mines
sea-counts-sweeper = Minesweepers
sea-finished = { $length }-cell ships: { $finished } of { $count } finished

## Marking.

sea-options = Assistance
sea-auto = Fill in water
sea-auto-about = Fills in water around finished ships and in rows and columns that have all their ships.

## The bench.

sea-bench-open = Compose Sea Battle
sea-bench-shows = What does the cell show?
sea-bench-shows-about = A click adds: { $shows }; another click removes it. Type the counts at the edge; those left empty are withheld.
sea-complete = Add cells
sea-differ = Two solutions differ at: { $cells }
sea-smallest = Without any one of them, there is no contradiction.

## Contests.

sea-table-how = Click a cell to shoot, or use the arrow keys and Enter. With a finger, touch a cell to aim and once more to shoot. H gives a hint.
sea-table-how-to-hide = Drag your ships onto the board; a click turns a ship. By keys: a digit takes a ship of that length, arrows choose a cell, Enter puts the ship down or turns it, Delete takes it off.
sea-table-figure = Another figure (F)
sea-table-unknown = not shot at
sea-table-water = water
sea-table-ship = ship
sea-table-mine = mine
sea-table-sweeper = minesweeper
sea-table-miss = miss
sea-table-hit = hit
sea-table-sunk = sunk
sea-table-mine-hit = a mine was hit
sea-table-sweeper-hit = a minesweeper was hit
sea-table-named = named

## Exported pages.

sea-player-fleet = Fleet
sea-player-corners = Ships may touch at corners.
sea-player-any = Ships of three and four cells may have any shape.
sea-player-mine = mines
sea-player-sweeper = minesweepers
sea-player-keys = Arrow keys select a cell. Water: full stop; ship: Space or #; mine: *; sweeper: +; clear: Backspace; undo: Ctrl+Z. Click for water, ship, empty.

## Legends, ships and keys.

legend-sea-counts = The number at the edge says how many ship cells the row or column has. It is struck out once they are found, and red in a frame if it can no longer be right.
legend-sea-signs = A wave is water that is given, a dot is your own water, a pale dot was filled in for you. Round ends are ends of ships; cells that break a rule are red.
keys-mouse-sea = Each click goes on to water, ship, nothing; a right click or a long touch starts with ship. Drag to mark along a line; on large boards, scroll with a finger.

## What one learns first.

learn-sea-battle = Sea Battle: a puzzle
learn-sea-battle-1 = The numbers say how many ship cells each row and column has. Columns B and E and row 5 have none: mark their cells as water. A click makes water; drag along a line to mark several.
learn-sea-battle-2 = D1 is the right end of a ship, so the ship goes on to the left. Mark C1 as a ship: click twice.
learn-sea-battle-3 = Row 1 now has both of its ship cells, and column D has its only one. Everything else there is water: A1, F1, D2, D3, D4 and D6.
learn-sea-battle-4 = Column F needs 4 ship cells, and only four cells are left for them. Mark F2, F3, F4 and F6.
learn-sea-battle-5 = Ships never touch, not even at corners, and the fleet is listed beside the board. Stuck? Ask “Where to look?”.
