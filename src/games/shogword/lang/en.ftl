### Shogword.

## Why a move is refused.

shog-unreadable = `{ $text }` is not a move: expected one such as `C e2-e5`, `?Ł -d4` or `S b2xd4 K, A c2-d5`
shog-choosing = letters are still being chosen: expected a letter and a home cell, such as `A e2`
shog-chosen = all letters are chosen: expected a move such as `C e2-e5`
shog-not-in-stock = no { $letter } is left to choose
shog-not-home = { $cell } is not a home cell of { $color ->
    [red] Red
   *[black] Black
}
shog-occupied = { $cell } is not empty
shog-first = the first move puts a letter from row 2 on e5
shog-not-at-home = { $color ->
    [red] Red
   *[black] Black
} has no { $face } at home on { $cell }
shog-back-row = { $cell } is in the back row of { $color ->
    [red] Red
   *[black] Black
}, whose front row is not empty
shog-not-beside = { $color ->
    [red] Red
   *[black] Black
} has no { $tile ->
    [blank] blank
   *[other] { $tile }
} beside the board
shog-twice = the letter of { $cell } cannot be laid twice
shog-not-laid = no { $face } is laid on { $cell }: nothing to replace
shog-not-in-word = the letter on { $cell } is in no word: only letters of words are replaced
shog-same = { $cell } already shows this letter: expected another one
shog-apart = { $cell } shares no side with a laid letter
shog-not-at-word = { $cell } shares no side with a letter of a word of { $replaced }
shog-touches = { $cell } touches { $home }, where a letter stands at home
shog-no-word = { $word } ({ $first }–{ $last }) is not in the word list

## At the table.

shog-choose = { $color ->
    [red] Red
   *[black] Black
}: choose a letter and a home cell
shog-first-move = { $color ->
    [red] Red
   *[black] Black
}: lay a letter from row 2 on e5
shog-move = { $color ->
    [red] Red
   *[black] Black
} moves
shog-played = Player { $seat }: { $chosen }.
shog-turned = Turned: { $cells }.
shog-refused = Player { $seat }: { $chosen } is refused; the third time loses.

## Hints.

shog-hint-choose = Five vowels in the front row are best.
shog-hint-letter = Take { $letter }.
shog-hint-replies = The best move leaves the opponent { $replies ->
    [one] one reply
   *[other] { $replies } replies
}.
shog-replies = { $replies ->
    [one] { $replies } reply
   *[other] { $replies } replies
}
shog-hint-mate = There is a mate.
shog-hint-simple = Lay { $face }, and replace nothing.
shog-hint-compound = Replace the letter on { $cell }, and add { $face }.
shog-hint-best = Play { $chosen }.

## Problems.

shog-row = row { $row }
shog-ask-one = { $color ->
    [red] Red
   *[black] Black
} moves and mates.
shog-ask-two = { $color ->
    [red] Red moves and mates with the second move, whatever Black replies.
   *[black] Black moves and mates with the second move, whatever Red replies.
}
shog-ask-only = { $color ->
    [red] Red moves: after which move can Black not mate at once?
   *[black] Black moves: after which move can Red not mate at once?
}
shog-ask-six = { $color ->
    [red] Red
   *[black] Black
} moves, and { $tiles } tiles are left: which is the only move that wins or, if none does, draws?
shog-ask-easy = Corners may touch.
shog-laid = Laid: Red { $red }, Black { $black }; 20 win.
shog-beside = Beside the board: Red { $red }, Black { $black }.
shog-answer = { $chosen } makes { $words }.
shog-answer-turns = It turns { $cells }.
shog-mated = { $color ->
    [red] Red
   *[black] Black
} can lay { $letters }, but nowhere:
shog-mated-none = { $color ->
    [red] Red
   *[black] Black
} has no letter to lay.
shog-mated-home = { $cells }: a letter at home is too near.
shog-mated-dead = { $cells }: no letter at all makes words.
shog-mated-lacking = { $cells }: only the letters in brackets make words.
shog-mated-replace = The letters on { $cells } could be replaced, but nothing could be added then.
shog-mated-replace-none = No letter can be replaced so that words remain, alone or with one added.
shog-mated-waiting = From the back row { $letters } would fit, but the front row is not empty.
shog-near-one = { $chosen } leaves one reply: { $reply }.
shog-two-line = After { $reply }, { $mate } mates.
shog-two-more = { $replies ->
    [one] One more reply is
   *[other] { $replies } more replies are
} mated as well.
shog-near-two = { $chosen } fails to { $reply }.
shog-only-safe = After { $chosen }, no reply mates.
shog-near-only = { $chosen } loses to { $mate }.
shog-end-mate = { $color ->
    [red] Red
   *[black] Black
} mates with best play: { $line }.
shog-end-majority = { $color ->
    [red] Red
   *[black] Black
} has the majority with best play, { $counts }: { $line }.
shog-end-draw = It is a draw with best play, { $counts }: { $line }.

## Sheets.

shog-sheet = Shogword for two
shog-sheet-board = The board
shog-sheet-tiles = The tiles
shog-sheet-about = Cut out the tiles. Each has a red side and a black one: fold the strip along the dashed line and glue its halves together.
