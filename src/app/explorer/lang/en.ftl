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

start-lead = Ten ships are hidden on the board. Shoot, reason, and find them with as few penalty points as you can.
smyoz = SMYOZ
start-continue = Continue
rules-of = How to play { $game }
start-today = Puzzles of the day
start-today-about = { $date }: one for each level, the same for everybody.
start-new = New game with shots
start-seed = Seed
start-seed-hint = Six digits; leave empty for a random one.
start-go = Start
start-game-about = You see only what your shots reveal and what follows from them.
start-training-about = Every cell that you shoot at or choose as a target shows everything, including its lines and corners.
start-puzzle = New SMYOZ puzzle
start-puzzle-about = All clues are given at once; you do not shoot. Composing may take a few seconds.
start-composing = Composing a puzzle…
start-library = Library
start-library-progress = { $done } of { $all } solved
library-next = Next unsolved
library-name = { $name } { $number }
library-kind = All games
library-level = All levels
library-stars = All stars
library-size = All sizes
library-state = Solved or not
start-saved = Saved games
start-open = Open
start-file = Open a file (game, puzzle or SEED)
start-link = Link
start-link-open = Open the link
start-file-unknown = { $name } is not a game, a puzzle or a SEED file.
state-new = new
state-begun = begun
state-done = solved
saved-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
saved-remove = Delete
saved-remove-sure = Delete this game?
saved-damaged = damaged: { $reason }
shots =
    { $number ->
        [one] { $number } shot
       *[other] { $number } shots
    }
score = score { $score }
stars =
    { $number ->
        [one] { $number } star of 5 within its level
       *[other] { $number } stars of 5 within its level
    }

## The head.

home = Start page
undo = Undo
redo = Redo
save = SAVE
save-about = Keeps this position, so that you can go back to it
restore = RESTORE
restore-about = Goes back to the position saved last
pause = Pause
pause-on = Paused. The clock is stopped.
resume = Continue
link = Link
link-copied = The link to this game has been copied.
link-copy = Link to this game:
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
doku-about = Shows the record of the game instead of the head
record = Record
save-record = Record as SVG
print = Print
print-about = A PDF to print: the board with your marks, so that you can continue on paper, or the puzzle without marks.
print-marks = With my marks
print-fresh = Without marks
save-svg = Board as SVG
save-text = Record as text

## The board.

board = The board
shoot-at = SHOOT AT { $cell }
shoot-z = Z (mercy)
shoot-z-about = After this shot you are expected to finish
z-done = You have taken the Z shot, so you are expected to finish now.
mercy = Mercy shot
mercy-insist = Open it anyway
claim = Done: all ships found
tool = A click:
tool-select = selects
tool-mark = marks
tool-shoot = shoots
tool-place = places
corners = Corners of the cell
corner-0 = upper left corner
corner-1 = upper right corner
corner-2 = lower left corner
corner-3 = lower right corner
why = Why?
typed = Column { $column }, row…
typed-digit = Water digit: 0–4
typed-colour = Colour: { $colour }… (r red, g green, Enter: done)
typed-not = Not part of: 1–4 (the length of the ship; or A B G D)
typed-note-colour = Colour of the cell: 1–4

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
from-said = your mark
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
ship-point = ship point

## The inventory.

inventory = Inventory
inventory-code = { $red } red and { $green } green lines
inventory-p = parallel to the ALFA
inventory-m = perpendicular to the ALFA
water-lines = Water lines (VV)
moored = Moored ships (KK)
islands = Islands
legend = What do the signs mean?
legend-code = The code of a ship: the number of red and of green lines through it, and p if it is parallel, m if it is perpendicular to the ALFA.
legend-example = 02m: 0 red, 2 green, perpendicular
legend-lines = A water line (VV) is a row or column without ships. A moored ship (KK) touches the rim of the board.
legend-islands = Islands are groups of adjacent water points, listed by size. The digit of a water cell is the number of its corners that are water points.
legend-sea-counts = The number at the edge says how many ship cells the row or column has. It is struck out once they are found, and red if it can no longer be right.
legend-sea-signs = A wave is water that is given, a dot is your own water, a pale dot was filled in for you. Round ends are ends of ships; cells that break a rule are red.
legend-notes = Notes are your own: a colour means what you want it to, and a small sign struck out says that the cell is no part of that ship. Nothing is concluded from notes.

## Notes in cells.

notes = Notes
notes-about = Notes: colours, and ships that a cell is no part of
note-colour-1 = orange
note-colour-2 = green
note-colour-3 = violet
note-colour-4 = turquoise
note-not = no part of { $ship }
note-ship =
    { $number ->
        [one] a submarine
       *[other] a { $number }-cell ship
    }

## The panels on phones.

panels = Panels
tab-hints = Help
tab-path = Path
tab-inventory = Ships
tab-workshop = Build
tab-automatisms = Auto
tab-log = Log
tab-positions = Saved
withheld = not given

## The workshop.

workshop = Workshop
workshop-careful = Careful workshop
workshop-careful-about = Rejects anything suspicious
workshop-content = Content
workshop-digit = Digit
workshop-colour = Colour
workshop-open = open
workshop-clear = Clear
workshop-step-1 = 1. Build a cell, and choose where it goes.
workshop-step-2 = 2. Target: { $cell }. Place the cell, and see what changes.
workshop-step-3 = 3. { $cell }: changes are shown in yellow. Accept, continue, or discard.
workshop-chain = Placement { $level } of a chain: DISCARD undoes the whole chain.
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
automatisms-solve = These automatisms may solve the whole puzzle for you.
automatisms-anyway = Use them anyway
automatisms-off = None
automatisms-chosen = { $chosen } of { $all } chosen
automatisms-save = Save as { $set }
automatisms-reset = Reset { $set }
automatisms-saved = { $set }: saved.
automatisms-run = Run all automatisms

## The log.

log = Log
log-empty = The automatisms have not concluded anything yet.
log-action = Step { $number }
log-because = Dashed frames show the reason
suspicion = Contradiction (since step { $number })

## Hints and checks.

help = Help
hint-1 = Where to look?
hint-2 = Which technique?
hint-3 = Show me the step
hint-mark = Mark it
hint-marked = Marked.
hint-working = Thinking…
check-1 = Right so far?
check-2 = What is wrong?
check-right = Everything is right so far.
check-wrong = At least one mark is wrong.
check-places = Wrong: { $marks }
claim-wrong = This is not the solution.
costs = { $points } penalty points

## The end.

another = Another one like this
solved-record = Solved of this kind: { $number } · best time: { $best } · average: { $average }
solved-record-delete = Delete these results
solved = Solved!
solved-about = Time: { $time } · hints: { $hints } · shots: { $shots } · placements: { $placements } · penalty points: { $points }
solved-best = Your best time so far!
solved-compared = Your way took { $own } actions; the way shown here takes { $steps } steps.
path = One way to solve it
own-path = Your way
path-rating = { $level }, score { $score }, { $steps } conclusions; hardest: { $hardest }.
path-stage = Stage { $number }

## Saved positions.

positions = Saved positions
positions-about = Save a position before you try something, and go back to it whenever you like. Shots and hints stay counted.
position = Position { $number }
position-name = Name of the position
position-save = Save
position-remove = Delete
restart = Start again

## Statistics.

statistics = Statistics
statistics-streak = Days in a row with a puzzle solved: { $now }; the longest row: { $longest }. Kept in this browser only.
statistics-kind = Puzzle
statistics-solved = Solved
statistics-alone = Without hints
statistics-best = Best time
statistics-average = Average
statistics-delete = Delete the statistics
statistics-delete-sure = Delete all results that this browser has kept?

## Guided first games.

learn = Learn by playing
learn-about = Five steps each, on a real board. You can leave at any time and just go on playing.
learn-smyoz-game = SMYOZ: a game with shots
learn-smyoz-puzzle = SMYOZ: a puzzle
learn-sea-battle = Sea Battle: a puzzle
learn-step = Step { $step } of { $count }
learn-next = Next
learn-end = Leave the tour
learn-over = That was the tour
learn-over-about = The rest is yours: go on until the board is solved. The question mark above lists all keys.
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
learn-sea-battle-1 = The numbers say how many ship cells each row and column has. Columns B and E and row 5 have none: mark their cells as water. A click makes water; drag along a line to mark several.
learn-sea-battle-2 = D1 is the right end of a ship, so the ship goes on to the left. Mark C1 as a ship: click twice.
learn-sea-battle-3 = Row 1 now has both of its ship cells, and column D has its only one. Everything else there is water: A1, F1, D2, D3, D4 and D6.
learn-sea-battle-4 = Column F needs 4 ship cells, and only four cells are left for them. Mark F2, F3, F4 and F6.
learn-sea-battle-5 = Ships never touch, not even at corners, and the fleet is listed beside the board. Stuck? Ask “Where to look?”.

## The settings.

language = Language
theme = Appearance
theme-auto = same as the system
theme-light = light
theme-dark = dark
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

server-lost = The server is not responding. Your game is safe here; trying again…
server-locked = Open this page at the address that the command printed: it contains the access token.
server-back = The server is back.
game-rebuilt = The game was restored from the copy in this browser.
restored = Back at the saved position.
saved = Position saved.
no-next-mark = { $cell }: this is not one of your marks, so you cannot remove it.

## What the keys do.

keys-board = On the board
keys-marks = Quick marks
keys-workshop = Workshop
keys-game = The game
keys-mouse = Mouse and touch
keys-mouse-select = “Selects”: a click selects a cell; a right click or a long touch marks it.
keys-mouse-shoot = “Shoots”: a click shoots at the cell; with a finger, touch the cell to choose it and once more to shoot.
keys-mouse-mark = “Marks”: each click goes on to water, ship, empty; right clicks go backwards. Drag to mark several cells. You can also click the points between cells; on a small screen, mark the corners of a cell below the board.
keys-mouse-place = “Places”: the first click chooses the target, the second places the cell from the workshop, the third accepts it.
keys-mouse-note = “Notes”: choose a colour or a ship; a click notes it in the cell or takes it back. Drag to note it in several cells.
key-space = Space
key-arrows = move to another cell
key-cell = select a cell by column and row
key-shoot = shoot at the selected cell
key-shoot-z = take the Z shot
key-next = water, ship, empty
key-water = water
key-ship = ship
key-type = cell of the ALFA, a BETA, a GAMMA, a DELTA
key-digit = water digit
key-colour = colour: R red, G green, 0 none; Enter: done
key-points = the four corner points of the cell
key-note-not = note: no part of the ship of that length
key-note-colour = note: one of four colours
key-target = make it the target
key-put = place, then accept
key-continue = continue
key-discard = discard
key-undo = undo
key-redo = redo
key-save = save
key-run = run all automatisms
key-hint = hint, then its next stage
key-hint-mark = mark what the hint says
key-why = why is this cell what it is?
key-pause = pause
key-keys = show this list

## The bench.

bench = Bench
bench-open = Compose SMYOZ
bench-about = Compose by hand: draw a layout, choose the shots, and see at once what they leave open.
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
bench-can-spare = Not needed: { $clues }
bench-conflict = These clues contradict each other: { $clues }
bench-fewest = few shots
bench-complete = Complete
bench-spare = Remove clues that are not needed
bench-save = Save
bench-play = Try it
bench-json = Puzzle file
bench-solution = Solution PDF
rule-corner = Corner rule
rule-tip = Tip rule
rule-mooring = Mooring rule
rule-centre = Centre rule
rule-side = Side rule

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
sea-shown =
    { $number ->
        [one] { $number } cell shown
       *[other] { $number } cells shown
    }

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
sea-column = column { $name }
sea-row = row { $name }
sea-counts-ship = Ship cells
sea-counts-mine = Mines
sea-counts-sweeper = Minesweepers
sea-finished = { $length }-cell ships: { $finished } of { $count } finished

## Marking.

sea-mark-cell = Mark the selected cell
sea-clear = clear
sea-tool = A click:
sea-zoom = Zoom
sea-turn = cycles
sea-turn-about = water, ship, nothing; with the right button or a long touch, ship first
sea-options = Assistance
sea-auto = Fill in water
sea-auto-about = Fills in water around finished ships and in rows and columns that have all their ships.
sea-full = All ship cells are marked, but something does not fit yet.
sea-hints = Hints
sea-checks = Checks
sea-check-wrong = Wrong marks: { $count }.
sea-solved = Time { $time }, hints: { $hints }, checks: { $checks }.

## Keys.

key-sea-along = repeat the mark in the next cell
key-sea-next = water, ship, nothing; with Shift, ship first
key-sea-mine = mine
key-sea-sweeper = minesweeper
key-sea-clear = clear the mark
key-sea-check = check
key-sea-auto = fill in water: on or off
keys-mouse-sea = Each click goes on to water, ship, nothing; a right click or a long touch starts with ship. Drag to mark along a line; on large boards, scroll with a finger.

## The bench.

sea-bench-open = Compose Sea Battle
sea-bench-shows = What does the cell show?
sea-bench-shows-about = A click adds: { $shows }; another click removes it. Type the counts at the edge; those left empty are withheld.
sea-complete = Add cells
sea-differ = Two solutions differ at: { $cells }
sea-smallest = Without any one of them, there is no contradiction.

## The automatisms.

about-delta = A DELTA has a single cell, so a cell that shows δ is a whole ship.
about-around-ship = Ships do not touch, so everything around a finished ship is water.
about-diagonals = Ships are straight and do not touch, so the diagonal neighbours of a ship cell are water.
about-corner-cells = A ship in a corner cell would have two cell sides on the rim, which the mooring rule forbids; so corner cells are always water.
about-ship-points = All corners of a ship cell are ship points.
about-water-line = All cells of a water line are water.
about-line-of-water = A row or column with water in every cell is a water line.
about-water-point = All four cells around a water point are water.
about-water-points = A point with water in all four cells around is a water point.
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

## Contests.

table-title = A game for two
table-own = Your board
table-other = Your opponent’s board
table-moves = Moves
table-hints = Hints
table-hint-1 = Where to look?
table-hint-2 = How likely?
table-hint-3 = Which move?
table-odds = Show the odds
table-certain = What is certain?
table-nothing-certain = Nothing more can be concluded.
table-review = Review
table-review-waits = Each move is being judged. This takes a few seconds.
table-record = Save the record
table-page = Print it (PDF)
table-you = you
table-back = Take back
table-ready = Ready
table-draw-random = At random
table-draw-packed = Packed, as Perelman advises
table-draw-seed = By seed
table-draw-none = Clear
table-turn = Turn
table-lines = As text
table-lines-take = Use these lines
table-fleet-left = Still to place
table-open-window = Open in a new window
table-play-here = Play both at this screen
table-share-link = The other player’s link:
table-curtain = Hand over to the other player. Nobody else may look now.
table-show = Show my board
table-shoot = Shoot
table-lost = The server is not responding. The game is safe: continue it with smyoz contest --resume.
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

player-undo = Undo
player-redo = Redo
player-clear = Start again
player-check = Right so far?
player-where = Where?
player-technique = How?
player-hint = Why?
player-mercy = Mercy shot
player-right = Everything is right so far.
player-wrong = Something is wrong.
player-wrong-at = Wrong: { $cells }
player-solved = Solved!
player-no-hint = There are no more steps.
player-board = The board
player-state = The solution in one line:
player-index = All puzzles
player-rules = Rules
player-before = Previous
player-after = Next
player-index-progress = { $solved } of { $all } solved
player-index-solved = ✓ solved
player-index-begun = … begun

smyoz-player-inventory = Inventory
smyoz-player-water-lines = water lines (VV)
smyoz-player-moored = moored ships (KK)
smyoz-player-islands = islands
smyoz-player-keys = Arrow keys select a cell. Water: full stop; ship: Space; α β γ δ: a b g d; clear: Backspace; undo: Ctrl+Z. Click for water, ship, empty; you can also click points.
smyoz-player-water = water
smyoz-player-ship = ship

sea-player-fleet = Fleet
sea-player-corners = Ships may touch at corners.
sea-player-any = Ships of three and four cells may have any shape.
sea-player-mine = mines
sea-player-sweeper = minesweepers
sea-player-keys = Arrow keys select a cell. Water: full stop; ship: Space or #; mine: *; sweeper: +; clear: Backspace; undo: Ctrl+Z. Click for water, ship, empty.
sea-player-water = water
sea-player-ship = ship
sea-player-mine-cell = mine
sea-player-sweeper-cell = minesweeper
