### The Explorer: why something cannot be done now, and answers to questions.

refusal-no-such-stage = Hints have the stages 1, 2 and 3, not { $stage }.
refusal-over = The game is over.

## The record of a game.

record-line = { $time }  { $what }
record-mark = marked { $parts }
record-erase = took back { $parts }
record-hint = hint, stage { $stage }
record-right = check: all is right
record-not-right = check: something is wrong
record-wrong = check, wrong: { $parts }

## Pages for a web site.

web-title = Puzzles
web-puzzle = Puzzle { $number }
web-no-script = With JavaScript you can play this puzzle here; without it, print the page and use a pencil.

## Games whose cells are marked.

standard-not-exported = Puzzles of { $game } are played in the Explorer only: there is no page for a web site.
standard-refusal-no-mark = “{ $text }” is not a mark on this board.
cells-refusal-nothing = No cell was named.
cells-refusal-given = { $cell } is given, so it cannot be marked.
cells-hint-wrong = before you go on: not all marks are right
cells-hint-wrong-number = before you go on: { $count ->
    [one] 1 mark is
   *[other] { $count } marks are
} wrong
cells-hint-wrong-cells = wrong: { $cells }
cells-no-path = the techniques do not lead to the solution
