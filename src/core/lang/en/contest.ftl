### Games of several players at a table.

contest-out-of-turn = player { $seat } is out of turn: it is the turn of player { $turn }
contest-no-seat = there is no player { $seat }
contest-over = the game is over
contest-nothing-back = there is no move to take back
contest-heard = moves cannot be taken back in this game: their answers are already known
contest-back = The last move has been taken back.
contest-won = Player { $seat } ({ $sitter }) has won.
contest-shared = Players { $seats } share the win.
contest-nobody = Nobody has won.
contest-seat = Player { $seat }: { $sitter }
contest-begins = Player { $seat } begins.
contest-help =
    Commands beside moves:
      board   show the boards again
      hint    a hint: where to look; once more: how likely; a third time: which move
      map     how good each move is
      certain what can be concluded, and why
      quit    leave; a recorded game can be continued
contest-help-undo = undo    take the last move back
contest-no-advice = There is no hint for this move.
contest-nothing-certain = Nothing more can be concluded.
contest-curtain = Player { $seat }: press Enter when nobody else is looking.
contest-left = The game is not over.
contest-left-for = The game is not over: continue with smyoz contest --resume { $file }
contest-recorded = Recorded in { $file }.
contest-board = The board of player { $seat }:
contest-judged = { $number }. player { $seat }: { $played }: { $verdict }
contest-best = { $value }, the best
contest-worse = { $value }; best { $best }: { $than }
contest-percent = { $value } %
contest-about = { $value } (± { $error })
contest-lost = Player { $seat }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $best } of them the best; lost by the others: { $lost }
contest-unreviewed = The moves of this game cannot be judged.

### The table of a contest, as a page.

table-begun = the game has begun: what is hidden can no longer be changed
table-not-begun = the game has not begun: a player has not hidden a fleet yet
table-invite = Player { $seat } is not here yet.
table-hide = Player { $seat }, hide your fleet.
table-waits-for = It is the turn of player { $seat }.
table-waits-for-others = Ready. The other player has not hidden a fleet yet.
contest-goes-on = the game is not over: its boards can be printed once it is
table-human = a person
table-program = the program, level { $program }
