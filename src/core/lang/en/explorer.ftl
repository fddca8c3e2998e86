### The Explorer: why something cannot be done now, and answers to questions.

refusal-unfinished = First accept or discard what you have placed on the board.
refusal-no-target = First choose the cell where it goes.
refusal-nothing-put = Nothing has been placed on the board yet.
refusal-no-placement = There is no placement to discard or continue.
refusal-empty = Nothing has been built yet.
refusal-not-of-target = { $statement } is not part of cell { $cell }.
refusal-suspicious = The careful workshop does not allow this. { $what }.
refusal-shot-twice = Cell { $cell } has been shot already.
refusal-no-shots = There is no shooting in a puzzle: its clues suffice.
refusal-second-z = You have already taken the Z shot.
refusal-no-mercy = This puzzle has no mercy shot.
refusal-mercy-open = The mercy shot is already open.
refusal-mercy-too-early = More can be found without the mercy shot.
refusal-not-said = { $statement } was not marked, so it cannot be taken back.
refusal-nothing-saved = Nothing has been saved yet.
refusal-not-all-found = A claim needs all ten ships; you have found { $found }.
refusal-no-such-stage = Hints have the stages 1, 2 and 3, not { $stage }.
refusal-not-training = New drawings are available in training only.
refusal-over = The game is over.
refusal-long-name = The name of a scale can have at most { $most } characters.
suspicion-digit = Cell { $cell } cannot have the digit { $digit }
suspicion-colour = Cell { $cell } cannot have this colour
hint-suspicious = One of your marks cannot be right. { $what }.
hint-mercy = Everything else is found: the mercy shot decides.
hint-shoot = Nothing more follows from what you know: shoot.
why-shown = { $cell } is a clue or was shot.
why-open = The techniques cannot settle { $cell } yet from clues and shots alone.

## The record of a game.

record-game = The record of a game
record-training = The record of a training game
record-puzzle = The record of a puzzle
record-time = Time: { $time }
record-shots = Shots: { $number }
record-shots-back = Shots: { $number }, { $back } of them taken back
record-placements = Placements: { $number }
record-automatisms = Automatisms used: { $number }
record-help = Hints: { $hints }, checks: { $checks }
record-points = Penalty points: { $points } ({ $scale })
record-line = { $time }  { $what }
record-shot = shot { $cell }: { $shows }
record-z-shot = Z shot { $cell }: { $shows }
record-mercy = mercy shot { $shot }
record-put = placed { $parts }
record-accept = accepted
record-discard = discarded
record-continue = continued
record-mark = marked { $parts }
record-erase = took back { $parts }
record-change = changed { $before } to { $after }
record-run = ran the automatisms
record-save = saved
record-restore = restored
record-hint = hint, stage { $stage }
record-why = why { $cell }?
record-right = check: all is right
record-not-right = check: something is wrong
record-wrong = check, wrong: { $parts }
record-solved = solved
record-wrong-claim = a wrong claim
record-new-drawing = another drawing

## Pages for a web site.

web-title = Puzzles
web-puzzle = Puzzle { $number }

## Games of Sea Battle.

standard-not-exported = Puzzles of { $game } are played in the Explorer only: there is no page for a web site.
standard-refusal-no-mark = “{ $text }” is not a mark on this board.
sea-refusal-nothing = No cell was named.
sea-refusal-outside = { $cell } is not on the board.
sea-refusal-given = { $cell } is given, so it cannot be marked.
sea-refusal-no-pieces = There are no { $piece ->
    [mine] mines
    [sweeper] minesweepers
   *[ship] ships
} in this puzzle.
sea-hint-trying = look at { $place }; no technique helps here, only trial and error
sea-hint-only = { $fact }: with anything else there, no layout fits
sea-hint-refuted = { $fact }: otherwise these would contradict each other: { $because }
sea-hint-wrong = before you go on: not all marks are right
sea-hint-wrong-number = before you go on: { $count ->
    [one] 1 mark is
   *[other] { $count } marks are
} wrong
sea-hint-wrong-cells = wrong: { $cells }
sea-no-path = the techniques do not lead to the solution
sea-setting-sweepers = There can be no minesweepers without mines.
sea-setting-ship = A ship of length { $length } does not fit on a board of { $size }.
sea-setting-room = This fleet does not fit on a board of { $size }.
sea-setting-crowded = This fleet hardly fits on the board, if at all: no layout was found.
sea-sheet-outside = { $what } is not on this board.
sea-sheet-count = The count of { $line } cannot be { $number }: there are only { $cells } cells.
sea-sheet-sum = The counts of the { $lines ->
    [columns] columns
   *[rows] rows
} add up to { $sum }, but there are { $expected } { $piece ->
    [mine] mines
    [sweeper] minesweepers
   *[ship] ship cells
}.
