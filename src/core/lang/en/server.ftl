### What the Explorer's server refuses.

server-wrong-host = The request calls this server by another name; open the address that smyoz explore prints.
server-wrong-origin = The request comes from another site; this server answers only its own page.
server-no-token = The address of the page lacks its token: open the one that the command printed.
server-not-json = Expected a body of the type application/json.
server-too-long = The request is too long: at most 1 MiB.
server-slow = The request took too long to arrive.
server-cut = The request was cut off.
server-unreadable = The request cannot be understood: { $error }
server-no-such-page = There is no such page.
server-wrong-method = This address does not accept requests of this kind.
server-no-such-game = There is no such game here.
server-no-such-puzzle = The library has no such puzzle: it has { $number ->
    [0] none
    [one] one
   *[other] { $number }
}.
server-damaged = The saved game { $file } is damaged: { $error }
server-not-saved = The game cannot be saved: { $error }
server-long-game = The game has become too long to be saved: nothing more can be done in it.
server-no-game = There is no such game: { $error }
server-not-composed = No puzzle was composed: { $error }
server-cancelled = The work was cancelled.
server-busy = The server is busy; try again in a moment.
server-bug = This is a bug in the program; please report it. The game has not changed.

## Why there is no such game, or no such puzzle.

no-game-mode = this mode needs a seed or a layout
no-game-mode-puzzle = this mode needs a puzzle
no-game-no-solution = no layout fits the puzzle
no-game-several-solutions = several layouts fit the puzzle
no-game-action = action { NUMBER($number, useGrouping: "false") } cannot be done: { $reason }
no-game-order = an action refers to action { NUMBER($to, useGrouping: "false") }, which does not come before it
no-puzzle-contradiction = no layout fits the clues
no-puzzle-several-solutions = the clues leave several solutions
no-puzzle-not-to-order = no suitable clues were found for this level
no-puzzle-too-hard = even with all clues that may be given it is above this level
no-puzzle-otherwise = no suitable clues were found
read-game-json = this is not a saved game ({ $error })
read-game-format = the format { $format } is unknown; this program reads { $known }
read-game-source = expected one of seed, layout and puzzle
read-game-long = it is too long for a saved game
read-game-link = this is not a link to a game
server-seat-taken = Somebody has already taken this seat: an invitation can be used only once.
