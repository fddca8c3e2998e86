### Garnsi-Malom at the table.

malom-board = The board
malom-piece = sign
malom-barred = barred
malom-empty = empty
malom-how-to-place = Click the cell for the piece.
malom-how = Click a piece of yours, then its new cell.
malom-take = Click the pieces to take, at most { $most }, and play the move.
malom-play = Play
malom-lose = Give the piece up
malom-beside = Beside the board:
malom-jumping = These may jump:
malom-show-open = Show where it can go
