### The texts of the page of SMYOZ in the Explorer.

## The start page.

start-new = New game with shots
start-seed = Seed
start-seed-hint = Six digits; leave empty for a random one.
start-go = Start
start-game-about = You see only what your shots reveal and what follows from them.
start-training-about = Every cell that you shoot at or choose as a target shows everything, including its lines and corners.
start-puzzle = New SMYOZ puzzle
start-puzzle-about = All clues are given at once; you do not shoot. Composing may take a few seconds.
shots =
    { $number ->
        [one] { $number } shot
       *[other] { $number } shots
    }

## The head.

count-shots = Shots
count-placements = Placements
count-automatisms = Automatisms
count-points = Penalty
count-taken-back = shots taken back
count-late = shots after Z
count-hints = hints (where, how, why)
count-checks = checks (right?, where not)
count-wrong-claims = wrong claims
count-mercy = mercy shot
doku = DOKU
doku-about = Shows the record of the game instead of the head
save-record = Record as SVG
save-svg = Board as SVG
save-text = Record as text

## The board.

shoot-at = SHOOT AT { $cell }
shoot-z = Z (mercy)
shoot-z-about = After this shot you are expected to finish
z-done = You have taken the Z shot, so you are expected to finish now.
mercy-insist = Open it anyway
tool-select = selects
tool-mark = marks
tool-shoot = shoots
tool-place = places
corner-0 = upper left corner
corner-1 = upper right corner
corner-2 = lower left corner
corner-3 = lower right corner

## Cells in words.

cell = Cell { $cell }
both = contradiction
colour- = no colour
colour-r = red
colour-g = green
colour-rr = two red
colour-gg = two green
colour-rg = red-green
row-r = red along the row
row-g = green along the row
column-r = red along the column
column-g = green along the column
from-shot = shot
from-clue = given
from-mercy = mercy shot
from-touched = touched
from-concluded = concluded
is-z = Z shot
is-late = after Z
is-suspicious = suspicious
is-changed = just changed
is-target = target
lanes = Number of ships:
lane-row = row { $number }
lane-column = column { $number }
water-point = water point

## The inventory.

inventory-code = { $red } red and { $green } green lines
inventory-p = parallel to the ALFA
inventory-m = perpendicular to the ALFA
water-lines = Water lines (VV)
moored = Moored ships (KK)
islands = Islands

## The panels on phones.

withheld = not given

## The workshop.

workshop-careful = Careful workshop
workshop-careful-about = Rejects anything suspicious
workshop-content = Content
workshop-digit = Digit
workshop-colour = Colour
workshop-open = open
workshop-step-1 = 1. Build a cell, and choose where it goes.
workshop-step-2 = 2. Target: { $cell }. Place the cell, and see what changes.
workshop-step-3 = 3. { $cell }: changes are shown in yellow. Accept, continue, or discard.
workshop-chain = Placement { $level } of a chain: DISCARD undoes the whole chain.
accept = ACCEPT
discard = DISCARD
continue = CONTINUE
new-drawing = New drawing
new-drawing-hidden = Source: the hidden layout
new-drawing-own = Source: your own drawing

## The automatisms.

automatisms-set = Set
automatisms-explain = { $name }: what does it do?
automatisms-bookkeeping = Bookkeeping
automatisms-offer = Do the bookkeeping for me
automatisms-solve = These automatisms may solve the whole puzzle for you.
automatisms-anyway = Use them anyway
automatisms-off = None
automatisms-chosen = { $chosen } of { $all } chosen
automatisms-save = Save as { $set }
automatisms-reset = Reset { $set }
automatisms-saved = { $set }: saved.
automatisms-run = Run all automatisms

## The log.

log-empty = The automatisms have not concluded anything yet.
log-action = Step { $number }
log-because = Dashed frames show the reason
suspicion = Contradiction (since step { $number })

## Hints and checks.

check-wrong = At least one mark is wrong.
claim-wrong = This is not the solution.
costs = { $points } penalty points

## The end.

solved-about = Time: { $time } · hints: { $hints } · shots: { $shots } · placements: { $placements } · penalty points: { $points }

## The settings.

scale = Penalty points
scale-about = Your club’s scale; it is saved with the game.
scale-name = Name of the scale
scale-minute = each minute started
scale-shot = shot
scale-late-shot = shot after Z (in addition)
scale-placement = placement
scale-automatism = automatism used
scale-hint-0 = hint: where
scale-hint-1 = hint: which technique
scale-hint-2 = hint: the whole step
scale-check-0 = check: right so far?
scale-check-1 = check: what is wrong?
scale-wrong-claim = wrong claim
scale-mercy = mercy shot
scale-use = Use this scale

## What happens.

no-next-mark = { $cell }: this is not one of your marks, so you cannot remove it.

## What the keys do.

keys-workshop = Workshop
key-cell = select a cell by column and row
key-shoot = shoot at the selected cell
key-shoot-z = take the Z shot
key-next = water, ship, empty
key-type = cell of the ALFA, a BETA, a GAMMA, a DELTA
key-digit = water digit
key-colour = colour: R red, G green, 0 none; Enter: done
key-points = the four corner points of the cell
key-target = make it the target
key-put = place, then accept
key-continue = continue
key-discard = discard
key-run = run all automatisms
key-why = why is this cell what it is?

## The bench.

bench-open = Compose SMYOZ
bench-tool = What do you want to put on the board?
bench-draw = Ships
bench-shots = Shots
bench-draw-about = Drag along cells to draw a ship; click a ship to remove it. By keyboard: Space, arrows, Space.
bench-shots-layout = Click a cell to add or remove a shot; the layout decides what it shows.
bench-shots-about = Choose what the shot shows, then click its cell. Once the layout is complete, it decides that.
bench-drawing = Drawing
bench-unfinished = No rule is broken; some ships are still missing.
bench-layout = A complete layout that keeps the rules.
bench-too-many = Too many: { $ship }
bench-can-spare = Not needed: { $clues }
bench-fewest = few shots
bench-complete = Complete
bench-spare = Remove clues that are not needed
bench-solution = Solution PDF
rule-corner = Corner rule
rule-tip = Tip rule
rule-mooring = Mooring rule
rule-centre = Centre rule
rule-side = Side rule

## The automatisms.

about-around-ship = Ships do not touch, so everything around a finished ship is water.
about-diagonals = Ships are straight and do not touch, so the diagonal neighbours of a ship cell are water.
about-corner-cells = A ship in a corner cell would have two cell sides on the rim, which the mooring rule forbids; so corner cells are always water.
about-water-line = All cells of a water line are water.
about-water-point = All four cells around a water point are water.
about-fourth-cell = If three cells around a ship point are water, the fourth is a ship cell.
about-closed-run = Ship cells in a row with water or the rim at both ends are a finished ship.
about-grows-one-way = If by the rules only one ship can cover a ship cell, that ship lies there.
about-digit-used-up = If all water points that a digit counts are found, the other corners of its cell are ship points.
about-digit-full = If a digit needs every corner that is left, all of them are water points.
about-two-greens = A green line in a water cell is a water line: where two cross, both the row and the column are water lines.
about-line-counted = The known cells show how many ships the row or column can have.
about-type-complete = If all ships of a type are found, no other ship is of that type.
about-type-seen = If a cell of every missing ship of a type is known, none of them lies anywhere else.
about-no-ship-fits = Where no missing ship fits, there is water.
about-last-place = If a missing ship has only one place left, it lies there.
about-alone-in-line = In a line with a single ship, all cells that the ship cannot reach are water.
about-centre-rule = The centres of two ships of the same type are never in the same row or column (the centre rule).
about-tip-rule = Between the tips of two ships that face each other there are at least two water cells (the tip rule).
about-side-rule = Between parallel ships that overlap by more than one cell there are at least two water cells (the side rule).
about-colour-water-line = A green line in a water cell is a water line; if it can run in only one direction, it does.
about-colour-alone = If a line is green at a ship cell, that ship is alone in the row or column.
about-colour-outermost = Where a line misses a water cell or a ship, ships lie on only one side of it.
about-colour-between = Where a red line runs through a water cell or a ship, ships lie on both sides of it.
about-colour-excludes = No ship lies where it would spoil the colour of a shot.
about-digit-excludes = No ship lies where it would leave a shot fewer water points than its digit.
about-water-lines-all-found = If all water lines of the inventory are found, every other line has a ship.
about-water-lines-all-needed = If only as many lines can be water lines as are still missing, all of them are.
about-moored-all-found = If all moored ships of the inventory are found, no other ship touches the rim.
about-moored-all-needed = If all missing ships must be moored, each of them touches the rim.
about-bearing = The letters p and m of the codes say how many ships are parallel and how many are perpendicular to the ALFA.
about-shared-by-ship = Whatever all possible places of a ship have in common is certain.
about-shared-by-point = Whatever holds no matter which ship a ship point belongs to is certain.
about-water-points-counted = The number of water points is known: once all are found, or all that are left are needed, the rest follows.
about-shared-by-last = Whatever all possible places of the last ship of a type have in common is certain.
about-shared-by-line = If a line must still have a ship, whatever all its possible places have in common is certain.
about-ship-code = The lines through a ship must give one of the codes of the inventory.
about-code-excludes = No ship lies where its lines could give none of the codes of the inventory.
about-lines-by-codes = The codes add up to how many lines have no ship, one ship, and several.
about-island-may-not-grow = If no larger island fits here, the island is finished and surrounded by ship points.
about-island-has-no-room = Where none of the missing islands fits, there are ship points.
about-island-may-not-join = There is a ship point between two islands that would be too large together.
about-island-must-grow = If an island could not become large enough without a point, that is a water point.
about-last-island = If a single island is missing, all remaining water points belong to it.
about-codes-distributed = Every ship must get a code that the other ships leave for it.
about-code-used-up = No ship lies where it could only have a code that the ships already found need.
about-leaves-no-place = No ship lies where it would leave no place for another ship.
about-type-needs-room = No ship lies where it would leave too little room for the missing ships.
about-code-either-way = A ship is needed here; whatever follows at each of its possible places, or from its code there, is certain.
about-refuted-water-line = If assuming that a line is a water line leads to a contradiction, it has a ship.
about-refuted-point = If assuming that a point is of one kind leads to a contradiction, it is of the other.
about-refuted-place = If assuming that a ship lies somewhere leads to a contradiction, it does not lie there.

## Exported pages.

smyoz-player-inventory = Inventory
smyoz-player-water-lines = water lines (VV)
smyoz-player-moored = moored ships (KK)
smyoz-player-islands = islands
smyoz-player-keys = Arrow keys select a cell. Water: full stop; ship: Space; α β γ δ: a b g d; clear: Backspace; undo: Ctrl+Z. Click for water, ship, empty; you can also click points.

## Legends, ships and keys.

ship-A = ALFA
ship-B = BETA
ship-G = GAMMA
ship-D = DELTA
ship-point = ship point
legend-code = The code of a ship: the number of red and of green lines through it, and p if it is parallel, m if it is perpendicular to the ALFA.
legend-example = 02m: 0 red, 2 green, perpendicular
legend-lines = A water line (VV) is a row or column without ships. A moored ship (KK) touches the rim of the board.
legend-islands = Islands are groups of adjacent water points, listed by size. The digit of a water cell is the number of its corners that are water points.

## What one learns first.

learn-smyoz-game = SMYOZ: a game with shots
learn-smyoz-puzzle = SMYOZ: a puzzle
learn-smyoz-game-1 = Ten ships are hidden here. Choose cell 46 (column 4, row 6) and press SHOOT.
learn-smyoz-game-2 = A hit: δ is a DELTA, a ship of a single cell. Ships never touch, so everything around it is water. The page has marked that for you: the Bookkeeping among the automatisms does what is obvious.
learn-smyoz-game-3 = Now shoot at another cell. In water you see a digit: how many of its corners are water points. Strokes show the lines through the cell: red above the sign, green below it.
learn-smyoz-game-4 = Mark what you know: choose a cell, then press • for water, ■ for a ship, or a Greek letter for its type.
learn-smyoz-game-5 = Stuck? Ask “Where to look?”; ask again to learn more. Once all ten ships are marked, press “Done”.
learn-smyoz-puzzle-1 = In a puzzle all shots are given. The δ in cell 87 is a DELTA, a ship of a single cell, so the cells around it are water. Choose 77 and press • (or type W).
learn-smyoz-puzzle-2 = The digit of a water cell counts its corners that are water points; a point is one if all four cells around it are water. Cell 26 has a 4, so everything around it is water. Mark 25.
learn-smyoz-puzzle-3 = You need not mark all of that by hand: open “Automatisms” and choose “Bookkeeping”.
learn-smyoz-puzzle-4 = The strokes and the inventory hold more; “What do the signs mean?” below the inventory explains its codes. Now ask “Where to look?”.
learn-smyoz-puzzle-5 = Ask again, and you see the technique and then the step; “Mark it” does the rest. Hints cost penalty points, but the same hint never twice.
claim = Done: all ships found
