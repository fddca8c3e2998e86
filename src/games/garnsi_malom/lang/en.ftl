### Garnsi-Malom.

## Why a move is refused.

malom-unreadable = `{ $text }` is not a move: expected a cell such as `e5`, `-` for a lost piece, or `e5-e6 x a1 b2`
malom-twice = { $cell } is named twice: a piece can be taken only once
malom-placing = no piece can move yet: name the cell for a new piece, such as `e5`
malom-moving = all pieces have been placed: name a move, such as `e5-e6`
malom-outside = { $cell } is not on the board
malom-occupied = { $cell } is occupied
malom-barred = { $cell } is barred while pieces are placed
malom-clash = a piece of sign { $sign } already stands in the row, column or box of { $cell }
malom-nothing-to-lose = no piece can be lost: sign { $sign } may stand in every empty cell
malom-no-loss = no piece can be lost in this game: a number that can be placed must be
malom-not-own = { $cell } holds no piece of the player to move
malom-jump = sign { $sign } has { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} and cannot jump: { $to } does not share a side with { $from }
malom-too-many = { $found ->
    [one] one capture
   *[other] { $found } captures
}, but the move makes { $mills ->
    [0] no mill
    [one] one mill
   *[other] { $mills } mills
}
malom-too-few = the move must take { $expected ->
    [one] one piece
   *[other] { $expected } pieces
}, found { $found }
malom-not-enemy = { $cell } holds no enemy piece to take
malom-protected = the piece at { $cell } stands in a mill and cannot be taken
malom-no-clock = no time limit was agreed on for moves of this game

## At the table.

malom-place = Player { $seat }, place a piece of sign { $sign }
malom-move = Player { $seat }, move a piece of sign { $signs }
malom-placed = Player { $seat } places a piece at { $cell }.
malom-lost = Player { $seat } loses a piece.
malom-moved = Player { $seat } moves { $from }–{ $to }.
malom-took = Player { $seat } moves { $from }–{ $to } and takes { $cells }.
malom-timed-out = Player { $seat } has run out of time.
malom-out = Out: { $signs }.
malom-shrunk = The board is now { $cells }.
malom-scores = Result: { $scores }.

## Hints.

malom-hint-room = Leave room for your own signs, and take it from the others.
malom-hint-row = Place the piece in row { $row }.
malom-hint-lose = Every empty cell clashes: the piece is lost.
malom-hint-mills = The best move makes { $mills ->
    [0] no mill
    [one] one mill
   *[other] { $mills } mills
}.
malom-mills = { $mills ->
    [one] { $mills } mill
   *[other] { $mills } mills
}
malom-pieces = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} in three moves
malom-hint-piece = Move the piece at { $cell }.
malom-hint-best = Play { $best }.

## Problems.

malom-ask-mills = { $team ->
    [0] Red
   *[1] Blue
} ({ $signs }) moves. Which move makes the most mills?
malom-ask-nine = Sign { $signs } moves. Which move makes the most mills?
malom-ask-three = { $team ->
    [0] Red
   *[1] Blue
} ({ $signs }) moves. Which move wins most pieces within three moves?
malom-ask-placing = { $team ->
    [0] Red
   *[1] Blue
} places a { $signs }. Where does it leave the other team fewest ways to place?
malom-problem-row = row { $row }
malom-answer-mills = { $best } makes { $mills } mills: { $units }.
malom-near-mills = { $moves }: only { $mills ->
    [one] one mill
   *[other] { $mills } mills
}.
malom-answer-three = { $best }: whatever the reply, { $won ->
    [one] one piece more is taken than lost
   *[other] { $won } pieces more are taken than lost
}.
malom-near-three = { $best } fails to { $reply }: the balance is only { $won }.
malom-answer-placing = { $best }: the opponents have { $left } ways to place a piece then.
malom-near-placing = { $moves }: { $left } ways.
malom-unit-row = row { $row }
malom-unit-column = column { $column }
malom-unit-box = the box

## Sheets.

malom-sheet-board = The board
malom-sheet-pieces = Board and pieces
malom-sheet-six = Cut out the pieces. Red has 1, 3 and 5, Blue 2, 4 and 6.
malom-sheet-nine = Cut out the pieces: nine of each sign. Three teams have the stars, the moons and the figures with straight sides.
malom-lesson = Garnsi-Malom: a lesson of one hour
