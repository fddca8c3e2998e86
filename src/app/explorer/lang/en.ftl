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
close = Close
cancel = Cancel

## The start page.

start-lead = Puzzles to reason about. Each has exactly one solution, so nobody needs to guess.
smyoz = SMYOZ
start-continue = Continue
rules-of = How to play { $game }
start-today = Puzzles of the day
start-today-about = { $date }: one for each level, the same for everybody.
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
record = Record
print = Print
print-about = A PDF to print: the board with your marks, so that you can continue on paper, or the puzzle without marks.
print-marks = With my marks
print-fresh = Without marks

## The board.

board = The board
mercy = Mercy shot
tool = A click:
corners = Corners of the cell
why = Why?
typed = Column { $column }, row…
typed-digit = Water digit: 0–4
typed-colour = Colour: { $colour }… (r red, g green, Enter: done)
typed-not = Not part of: 1–4 (the length of the ship; or A B G D)
typed-note-colour = Colour of the cell: 1–4

## Cells in words.

water = water
ship = ship
unknown = unknown
from-said = your mark

## The inventory.

inventory = Inventory
legend = What do the signs mean?
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

## The workshop.

workshop = Workshop
workshop-clear = Clear
target = TARGET: { $cell }
put = PLACE

## The automatisms.

automatisms = Automatisms

## The log.

log = Log

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
check-places = Wrong: { $marks }

## The end.

another = Another one like this
solved-record = Solved of this kind: { $number } · best time: { $best } · average: { $average }
solved-record-delete = Delete these results
solved = Solved!
solved-best = Your best time so far!
solved-compared = Your way took { $own } actions; the way shown here takes { $steps } steps.
path = One way to solve it
own-path = Your way
path-rating = { $level }, score { $score }, { $steps } steps; hardest: { $hardest }.
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
learn-step = Step { $step } of { $count }
learn-next = Next
learn-end = Leave the tour
learn-over = That was the tour
learn-over-about = The rest is yours: go on until the board is solved. The question mark above lists all keys.

## The settings.

language = Language
theme = Appearance
theme-auto = same as the system
theme-light = light
theme-dark = dark

## What happens.

server-lost = The server is not responding. Your game is safe here; trying again…
server-locked = Open this page at the address that the command printed: it contains the access token.
server-back = The server is back.
game-rebuilt = The game was restored from the copy in this browser.
restored = Back at the saved position.
saved = Position saved.

## What the keys do.

keys-board = On the board
keys-marks = Quick marks
keys-game = The game
keys-mouse = Mouse and touch
keys-mouse-select = “Selects”: a click selects a cell; a right click or a long touch marks it.
keys-mouse-shoot = “Shoots”: a click shoots at the cell; with a finger, touch the cell to choose it and once more to shoot.
keys-mouse-mark = “Marks”: each click goes on to water, ship, empty; right clicks go backwards. Drag to mark several cells. You can also click the points between cells; on a small screen, mark the corners of a cell below the board.
keys-mouse-place = “Places”: the first click chooses the target, the second places the cell from the workshop, the third accepts it.
keys-mouse-note = “Notes”: choose a colour or a ship; a click notes it in the cell or takes it back. Drag to note it in several cells.
key-space = Space
key-arrows = move to another cell
key-water = water
key-ship = ship
key-note-not = note: no part of the ship of that length
key-note-colour = note: one of four colours
key-undo = undo
key-redo = redo
key-save = save
key-hint = hint, then its next stage
key-hint-mark = mark what the hint says
key-pause = pause
key-keys = show this list

## The bench.

bench = Bench
bench-about = Compose by hand: draw a layout, choose the shots, and see at once what they leave open.
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
bench-conflict = These clues contradict each other: { $clues }
bench-save = Save
bench-play = Try it
bench-json = Puzzle file

## Sea Battle.

cell-shown =
    { $number ->
        [one] { $number } cell shown
       *[other] { $number } cells shown
    }

## Marking.

cell-mark-cell = Mark the selected cell
cell-clear = clear
cell-tool = A click:
cell-zoom = Zoom
cell-turn = cycles
cell-turn-about = water, ship, nothing; with the right button or a long touch, ship first
cell-full = All ship cells are marked, but something does not fit yet.
cell-hints = Hints
cell-checks = Checks
cell-check-wrong = Wrong marks: { $count }.
cell-solved = Time { $time }, hints: { $hints }, checks: { $checks }.

## Keys.

key-cell-along = repeat the mark in the next cell
key-cell-next = water, ship, nothing; with Shift, ship first
key-cell-mine = mine
key-cell-sweeper = minesweeper
key-cell-clear = clear the mark
key-cell-check = check
key-cell-auto = fill in water: on or off

## Contests.

table-title = At the table
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
