### The texts of the page of the Explorer.

## What everything is called.

title = SMYOZ Explorer
mode-game = Game
mode-training = Training
mode-puzzle = Puzzle
level-beginner = Beginner
level-advanced = Advanced
level-master = Master
level-grandmaster = Grandmaster
level-beyond = Beyond
ship-A = ALFA
ship-B = BETA
ship-G = GAMMA
ship-D = DELTA
close = Close
cancel = Cancel

## The start page.

start-lead = Ten ships hide on the board. Shoot, conclude, and find them with as few penalty points as you can.
smyoz = SMYOZ
start-continue = Continue
start-today = Puzzles of the day
start-today-about = { $date }. One for each level, the same for everybody.
start-new = New game with shots
start-seed = Seed
start-seed-hint = Six digits; random if left empty.
start-go = Start
start-game-about = You see only what you have lawfully learnt by shots and conclusions.
start-training-about = Every cell you shoot at, and every target, shows all it holds: its lines and corners, too.
start-puzzle = New SMYOZ puzzle
start-puzzle-about = All that is needed is given at once; no shots. Composing may take a few seconds.
start-composing = Composing a puzzle…
start-library = Library
start-library-progress = { $done } of { $all } solved
start-saved = Saved games
start-open = Open
start-file = Open a file (game, puzzle or SEED)
start-link = Link
start-link-open = Open the link
start-file-unknown = { $name }: this is no game, no puzzle and no SEED file.
state-new = new
state-begun = begun
state-done = solved
saved-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
saved-remove = Remove
saved-remove-sure = Really remove?
saved-damaged = damaged: { $reason }
shots =
    { $number ->
        [one] { $number } shot
       *[other] { $number } shots
    }
score = score { $score }

## The head.

home = Start page
undo = Undo
redo = Redo
save = SAVE
save-about = Remembers this state
restore = RESTORE
restore-about = Goes back to the saved state
pause = Pause
pause-on = Paused. The clock stands.
resume = Continue
link = Link
link-copied = The link to the game is on the clipboard.
link-copy = The link to the game:
download = Download
settings = Settings
keys = Keys
more = More
time = Time
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
doku-about = The record of the game in place of the head
record = Record
save-record = Record as SVG
print = Print
print-about = The board with your marks and the inventory, or the puzzle without marks, to be solved on paper.
print-marks = The board with marks
print-fresh = The puzzle without marks (PDF)
save-svg = Board as SVG
save-text = Record as text

## The board.

board = The board
shoot-at = SHOOT AT { $cell }
shoot-z = Z (mercy)
shoot-z-about = One should be done after it
z-done = The Z shot is spent: one should be done.
mercy = Mercy shot
mercy-insist = Open it anyway
claim = Done: all found
tool = A click:
tool-select = selects
tool-mark = marks
tool-place = places
corners = The corners of the cell
corner-0 = upper left corner
corner-1 = upper right corner
corner-2 = lower left corner
corner-3 = lower right corner
why = Why?
typed = Column { $column }, row …
typed-digit = Water digit: 0–4
typed-colour = Colour: { $colour }… (r red, g green, Enter: done)

## Cells in words.

cell = Cell { $cell }
water = water
ship = ship
both = contradiction
unknown = unknown
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
from-said = own mark
from-concluded = concluded
is-z = Z shot
is-late = after Z
is-suspicious = suspicious
is-changed = just changed
is-target = target
lanes = Numbers of ships:
lane-row = row { $number }
lane-column = column { $number }
water-point = water point
ship-point = ship point

## The inventory.

inventory = Inventory
inventory-code = { $red } red, { $green } green lines
inventory-p = parallel to the ALFA
inventory-m = perpendicular to the ALFA
water-lines = Water lines (VV)
moored = Moored ships (KK)
islands = Islands
legend = What do the signs mean?
legend-code = The code of a ship: how many red and how many green lines run through it; p: parallel to the ALFA, m: perpendicular to it.
legend-example = 02m: 0 red, 2 green, perpendicular
legend-lines = A water line (VV) is a row or column without ships. A moored ship (KK) touches the rim.
legend-islands = Islands are groups of water points side by side, by their number of points. The digit of a water cell: how many of its corners are water points.
withheld = not given

## The workshop.

workshop = Workshop
workshop-careful = Careful workshop
workshop-careful-about = Refuses what is suspicious
workshop-content = Content
workshop-digit = Digit
workshop-colour = Colour
workshop-open = open
workshop-clear = Clear
workshop-step-1 = 1. Build a cell, and choose where it is to go.
workshop-step-2 = 2. Target: { $cell }. Place it, and see what changes.
workshop-step-3 = 3. { $cell }: what has changed is yellow. Accept, continue, or discard.
workshop-chain = Level { $level }: DISCARD takes back the whole chain.
target = TARGET: { $cell }
put = PLACE
accept = ACCEPT
discard = DISCARD
continue = CONTINUE
new-drawing = New drawing
new-drawing-hidden = Source: the hidden layout
new-drawing-own = Source: your own drawing

## The automatisms.

automatisms = Automatisms
automatisms-set = Set
automatisms-explain = { $name }: what does it do?
automatisms-bookkeeping = Bookkeeping
automatisms-offer = Do the bookkeeping for me
automatisms-solve = These automatisms may solve this puzzle by themselves.
automatisms-anyway = Use them anyway
automatisms-off = None
automatisms-chosen = { $chosen } of { $all } chosen
automatisms-save = Save as { $set }
automatisms-reset = Reset { $set }
automatisms-saved = { $set }: the set is saved.
automatisms-run = Run all automatisms

## The log.

log = Log
log-empty = The automatisms have concluded nothing yet.
log-action = Step { $number }
log-because = The reason is framed by dashes
suspicion = Contradiction (since step { $number })

## Hints and checks.

help = Help
hint-1 = Where to look?
hint-2 = Which technique?
hint-3 = Tell me!
hint-mark = Mark it
hint-marked = Marked.
hint-working = Thinking…
check-1 = All right so far?
check-2 = What is wrong?
check-right = All is right so far.
check-wrong = Some mark is wrong.
check-places = Wrong: { $marks }
claim-wrong = This is not the solution.
costs = { $points } penalty points

## The end.

another = Another like this
solved-record = Solved like this: { $number } · best time: { $best } · average: { $average }
solved-record-delete = Delete these results
solved = Solved!
solved-about = Time: { $time } · shots: { $shots } · placements: { $placements } · penalty points: { $points }
path = A path by reasoning
own-path = Your own path
path-rating = { $level }, score { $score }, { $steps } steps; the hardest: { $hardest }.
path-stage = Stage { $number }

## The settings.

language = Language
theme = Appearance
theme-auto = as the system
theme-light = light
theme-dark = dark
scale = Penalty points
scale-about = After the custom of your club; saved with the game.
scale-name = Name of the scale
scale-minute = each minute begun
scale-shot = shot
scale-late-shot = shot after Z (on top)
scale-placement = placement
scale-automatism = automatism used
scale-hint-0 = hint: where
scale-hint-1 = hint: which technique
scale-hint-2 = hint: the sentence
scale-check-0 = check: is it right
scale-check-1 = check: what is wrong
scale-wrong-claim = wrong claim
scale-mercy = mercy shot
scale-use = Use this scale

## What happens.

server-lost = The server does not answer. Trying again; the game is kept here.
server-locked = Open this page at the address that the command has printed: it holds the token.
server-back = The server answers again.
game-rebuilt = The game goes on from the copy in the browser.
restored = Back to the saved state.
saved = This state is saved.
no-next-mark = { $cell }: this is no mark of yours, so you cannot take it back.

## What the keys do.

keys-board = On the board
keys-marks = Quick marks
keys-workshop = Workshop
keys-game = The game
keys-mouse = Mouse and touch
keys-mouse-select = “Selects”: a click chooses the cell; the right button or a long touch marks.
keys-mouse-mark = “Marks”: clicks go round water, ship, empty; the right button goes backwards. Dragging marks many cells. Points between cells can be clicked, too; on a small screen the corners of the cell are marked below the board.
keys-mouse-place = “Places”: the first click chooses the target, the second places what was built in the workshop, the third accepts it.
key-space = Space
key-arrows = go to another cell
key-cell = a cell by two digits: column, row
key-shoot = shoot at the chosen cell
key-shoot-z = the Z shot
key-next = water, ship, empty
key-water = water
key-ship = ship
key-type = a cell of the ALFA, a BETA, GAMMA, DELTA
key-digit = water digit
key-colour = colour: R red, G green, 0 none; Enter: done
key-points = the four corner points of the cell
key-target = choose it as the target
key-put = place, then accept
key-continue = continue
key-discard = discard
key-undo = undo
key-redo = redo
key-save = save
key-run = run all automatisms
key-hint = hint, the next stage
key-why = why is the cell what it is?
key-pause = pause
key-keys = this page

## The bench.

bench = Bench
bench-open = Compose
bench-about = Compose by hand: draw a layout, choose the shots, and see at once what they leave open.
bench-tool = What do you put on the board?
bench-draw = Ships
bench-shots = Shots
bench-draw-about = Drag a ship along its cells; a click on a ship takes it away. By keys: Space, arrows, Space.
bench-shots-layout = A click puts a shot or takes it away; the layout says what it shows.
bench-shots-about = Choose what the shot shows, and click at its cell. With a whole layout the drawing says it.
bench-drawing = Drawing
bench-unfinished = The rules are kept; ships are missing still.
bench-layout = A whole layout that keeps the rules.
bench-too-many = Too many: { $ship }
bench-empty = empty
bench-assay = What it leaves open
bench-unique = It has exactly one solution.
bench-count =
    { $count ->
        [one] { $count } layout fits.
       *[other] { $count } layouts fit.
    }
bench-count-more =
    { $count ->
        [one] At least { $count } layout fits.
       *[other] At least { $count } layouts fit.
    }
bench-hardest = hardest: { $name }
bench-can-spare = Can be spared: { $clues }
bench-conflict = These contradict each other: { $clues }
bench-fewest = few shots
bench-complete = Complete
bench-spare = Spare what can be spared
bench-save = Save
bench-play = Play it
bench-json = Puzzle file
bench-solution = Solution PDF
rule-corner = Corner rule
rule-tip = Tip rule
rule-mooring = Mooring rule
rule-centre = Centre rule
rule-side = Side rule

## Sea Battle.

sea-battle = Sea Battle
sea-about = Find the hidden fleet: the numbers tell how many ship cells each row and column has.
sea-size = Size of the board
sea-level = Level
sea-any-level = any
sea-compose = New puzzle
sea-more-rules = Fleet and rules
sea-fleet = Fleet
sea-fleet-usual = the usual one; or such as 4-3-3-2-2-1
sea-corners-allowed = ships may touch at corners
sea-any-allowed = ships of 3 and 4 cells may have any figure
sea-corners = Ships may touch at corners.
sea-any-shape = Ships of three and four cells may have any figure.
sea-mines = Mines
sea-sweepers = Minesweepers
sea-width = Columns
sea-height = Rows
sea-setting = Board and rules
sea-shown =
    { $number ->
        [one] { $number } cell shown
       *[other] { $number } cells shown
    }

## The board in words.

sea-mine = mine
sea-sweeper = minesweeper
sea-given = given
sea-auto-drawn = drawn by itself
sea-broken = breaks a rule
sea-shows-water = water
sea-shows-submarine = ship of a single cell
sea-shows-left = left end of a ship
sea-shows-right = right end of a ship
sea-shows-top = top end of a ship
sea-shows-bottom = bottom end of a ship
sea-shows-middle = middle of a ship
sea-shows-ship = some part of a ship
sea-shows-mine = mine
sea-shows-sweeper = minesweeper
sea-column = column { $name }
sea-row = row { $name }
sea-counts-ship = Ship cells
sea-counts-mine = Mines
sea-counts-sweeper = Minesweepers
sea-finished = ships of length { $length }: { $finished } of { $count } finished

## Marking.

sea-mark-cell = Mark the chosen cell
sea-clear = clear
sea-tool = A click:
sea-zoom = Zoom
sea-turn = in turn
sea-turn-about = water, ship, nothing – with the right button or a long touch, ship first
sea-options = Convenience
sea-auto = Water by itself
sea-auto-about = Draws water around finished ships and in fulfilled rows and columns.
sea-full = All ship cells are marked, but they do not fit together yet.
sea-hints = Hints
sea-checks = Checks
sea-check-wrong = Marks that are wrong: { $count }.
sea-solved = Time { $time }, hints: { $hints }, checks: { $checks }.

## Keys.

key-sea-along = continue the mark in the next cell
key-sea-next = water, ship, nothing; with Shift, ship first
key-sea-mine = mine
key-sea-sweeper = minesweeper
key-sea-clear = clear the mark
key-sea-check = check
key-sea-auto = water by itself on or off
keys-mouse-sea = A click marks water, ship, nothing; the right button or a long touch begins with ship. Drag to mark along a line; on large boards fingers scroll.

## The bench.

sea-bench-open = Compose Sea Battle
sea-bench-shows = What does the cell show?
sea-bench-shows-about = A click puts: { $shows }; another click takes it away. Type counts at the edge; empty ones are withheld.
sea-complete = Add cells
sea-differ = Two solutions differ in: { $cells }
sea-smallest = No fewer of the clues contradict each other.

## The automatisms.

about-delta = A DELTA has a single cell, so a cell that shows δ is the whole ship.
about-around-ship = Ships do not touch, so everything around a finished ship is water.
about-diagonals = Ships are straight and do not touch, so the diagonal neighbours of a ship cell are water.
about-corner-cells = A ship in a corner cell would moor with two cell sides, so corner cells are always water.
about-ship-points = All corners of a ship cell are ship points.
about-water-line = All cells of a water line are water.
about-line-of-water = A row or column with water in every cell is a water line.
about-water-point = All four cells around a water point are water.
about-water-points = A point with water in all four cells around is a water point.
about-fourth-cell = If three cells around a ship point are water, the fourth is a ship cell.
about-closed-run = Ship cells in a row with water or rim at both ends are a finished ship.
about-grows-one-way = If a ship can go on in only one way, that is how it lies.
about-digit-used-up = If all water points of a digit are found, the other corners of its cell are ship points.
about-digit-full = If a digit needs all corners that are left, they all are water points.
about-two-greens = At water only water lines are green: where two run, the row and the column both are water lines.
about-line-counted = The known cells show how many ships the row or column may have.
about-type-complete = If all ships of a type are found, there is none elsewhere.
about-type-seen = If a cell of every missing ship of a type is seen, there is none elsewhere.
about-no-ship-fits = Where no missing ship fits, there is water.
about-last-place = If a missing ship has only one place left, it lies there.
about-alone-in-line = In a line with a single ship, the cells that it cannot reach are water.
about-centre-rule = The centres of two ships of one type are never in one line.
about-tip-rule = Between tips that face each other there are at least two water cells.
about-side-rule = Between parallel ships that overlap in more than one cell there are at least two water cells.
about-colour-water-line = Green at water is a water line; if only one direction is left for it, it runs there.
about-colour-alone = If a green line runs in a ship cell, its ship is alone in that row or column.
about-colour-outermost = Where the line does not run through a water cell, there are ships on one side only.
about-colour-between = Where a red line runs through, there are ships on both sides.
about-colour-excludes = No ship lies where the colour of a shot could not come out because of it.
about-digit-excludes = No ship lies where it would take too many corners of a digit.
about-water-lines-all-found = If all water lines of the inventory are found, there is a ship in every other line.
about-water-lines-all-needed = If only as many lines are left as there are missing water lines, all of them are.
about-moored-all-found = If all moored ships of the inventory are found, no other ship reaches the rim.
about-moored-all-needed = If all missing ships must be moored, none of them lies further inside.
about-bearing = The letters p and m of the codes say whether a ship is parallel or perpendicular to the ALFA.
about-shared-by-ship = What is the same at all possible places of a ship is certain.
about-shared-by-point = What is the same whichever ship a ship point belongs to is certain.
about-water-points-counted = The number of water points is known; if all are found, or all that are left are needed, the rest is settled.
about-shared-by-last = What is the same at all places of the last ship of a type is certain.
about-shared-by-line = If a line still has a ship, what is the same at all its places is certain.
about-ship-code = The lines that run in a ship must give one of the codes of the inventory.
about-code-excludes = No ship lies where its lines could give none of the codes of the inventory.
about-lines-by-codes = The codes tell how many lines have no ship, one ship, and several.
about-island-may-not-grow = If no larger island fits here, the island is finished, with ship points around.
about-island-has-no-room = Where none of the islands that are left fits, there are ship points.
about-island-may-not-join = Between two islands there is a ship point if together they would be too large.
about-island-must-grow = An island that is too small, and can grow in one direction only, grows there.
about-last-island = If a single island is missing, all water points that are left belong to it.
about-codes-distributed = The codes must be shared out so that every ship gets one.
about-code-used-up = No ship lies where it could only have a code that the ships already found need.
about-leaves-no-place = No ship lies where it would take away all places of a ship that is needed.
about-type-needs-room = No ship lies where it would leave too little room for those that are missing.
about-code-either-way = A ship is needed here; what follows at each of its places, by its code if need be, is certain.
about-refuted-water-line = If a contradiction follows from a line being a water line, there is a ship in it.
about-refuted-point = If a contradiction follows from a point being of one kind, it is of the other.
about-refuted-place = If a contradiction follows from a ship lying somewhere, it does not lie there.

## Exported pages.

player-undo = Undo
player-redo = Redo
player-clear = Start again
player-check = Right so far?
player-where = Where?
player-technique = How?
player-hint = Why?
player-mercy = Mercy shot
player-right = All is right so far.
player-wrong = Something is wrong.
player-wrong-at = Wrong: { $cells }
player-solved = Solved!
player-no-hint = There is no further step.
player-board = The board
player-state = The solution in one line:

smyoz-player-inventory = Inventory
smyoz-player-water-lines = water lines (VV)
smyoz-player-moored = moored ships (KK)
smyoz-player-islands = islands
smyoz-player-keys = Arrows: cell; water: full stop, ship: space, α β γ δ: a b g d, clear: Backspace; undo: Ctrl+Z. A click: water, ship, empty; points can be clicked, too.
smyoz-player-water = water
smyoz-player-ship = ship

sea-player-fleet = Fleet
sea-player-corners = Ships may touch at corners.
sea-player-any = Ships may have any shape.
sea-player-mine = mines
sea-player-sweeper = sweepers
sea-player-keys = Arrows: cell; water: full stop, ship: space or #, mine: *, sweeper: +, clear: Backspace; undo: Ctrl+Z. A click: water, ship, empty.
sea-player-water = water
sea-player-ship = ship
sea-player-mine-cell = mine
sea-player-sweeper-cell = sweeper
