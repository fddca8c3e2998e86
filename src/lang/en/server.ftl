### What the Explorer's server refuses.

server-wrong-host = The request calls this server by another name; open the address that smyoz explore prints.
server-wrong-origin = Another site asks this server; only its own page may.
server-not-json = Expected a body of the type application/json.
server-too-long = The request is too long: at most 1 MiB.
server-slow = The request took too long to arrive.
server-cut = The request was cut off.
server-unreadable = The request cannot be understood: { $error }
server-no-such-page = There is no such page.
server-wrong-method = Requests of this kind are not answered at this address.
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
server-no-layout = The drawing is not a layout by the rules yet.
server-not-composed = No puzzle was composed: { $error }
server-cancelled = The work was cancelled.
server-busy = Too much is asked at once; try again in a moment.
server-bug = This is a bug in the program, please report it. The game is as before.
