### Sea Battle: facts, and the techniques with their reasons. $count is the number of things listed.

## Lines, pieces and ships.

sea-pieces = { $piece ->
    [ship] { $number } { $number ->
        [one] ship cell
       *[other] ship cells
    }
    [mine] { $number } { $number ->
        [one] mine
       *[other] mines
    }
   *[sweeper] { $number } { $number ->
        [one] minesweeper
       *[other] minesweepers
    }
}
sea-ship = { $length ->
    [1] submarine
    [8] ship of 8 cells
    [11] ship of 11 cells
    [18] ship of 18 cells
   *[other] { $length }-cell ship
}
sea-ships = { $count ->
    [one] { sea-ship }
   *[other] { $length ->
        [1] submarines
       *[other] { $length }-cell ships
    }
}

## Facts.

line-letter = { $letter }
sea-water = { $cells } { $count ->
    [one] is water
   *[other] are water
}
sea-is = { $piece ->
    [ship] { $cells } { $count ->
        [one] is a ship cell
       *[other] are ship cells
    }
    [mine] { $count ->
        [one] there is a mine
       *[other] there are mines
    } in { $cells }
   *[sweeper] { $count ->
        [one] there is a minesweeper
       *[other] there are minesweepers
    } in { $cells }
}
sea-is-not = { $pieces ->
    [ship] { $cells } { $count ->
        [one] is not a ship cell
       *[other] are not ship cells
    }
    [mine] there is no mine in { $cells }
    [sweeper] there is no minesweeper in { $cells }
    [mine-sweeper] there is neither a mine nor a minesweeper in { $cells }
    [ship-mine] { $cells } { $count ->
        [one] is neither a ship cell nor a mine
       *[other] are neither ship cells nor mines
    }
    [ship-sweeper] { $cells } { $count ->
        [one] is neither a ship cell nor a minesweeper
       *[other] are neither ship cells nor minesweepers
    }
   *[ship-mine-sweeper] { sea-water }
}
sea-shows = { $cells } { $count ->
    [one] is
   *[other] are
} { $shows ->
    [submarine] { $count ->
        [one] a submarine
       *[other] submarines
    }
    [left] the left { $count ->
        [one] end of a ship
       *[other] ends of ships
    }
    [right] the right { $count ->
        [one] end of a ship
       *[other] ends of ships
    }
    [top] the top { $count ->
        [one] end of a ship
       *[other] ends of ships
    }
    [bottom] the bottom { $count ->
        [one] end of a ship
       *[other] ends of ships
    }
   *[middle] in the middle of { $count ->
        [one] a ship
       *[other] ships
    }
}
sea-found = { $count ->
    [one] a { $ships } lies
   *[other] { $ships } lie
} at { $places }
sea-excluded = no { $ship } can lie at { $places }
sea-count = { $line } has { $number ->
    [0] no { $piece ->
        [ship] ship cells
        [mine] mines
       *[sweeper] minesweepers
    }
   *[other] { $pieces }
}

## Beginner: what neighbouring cells, single counts and finished ships say.

technique-sea-around-ship = Water around a finished ship
    .principle = Ships keep their distance by the rules of touching. Once a ship is found whole (a submarine is when a cell shows it), the cells beside it are water.
    .because = { $places-count ->
    [one] the ship at { $places } is finished, and only water lies around it
   *[other] the ships at { $places } are finished, and only water lies around them
}

technique-sea-around-mine = Water around a mine
    .principle = Mines and minesweepers touch nothing, not even at corners. All cells around one are empty.
    .because = nothing may touch { $piece ->
    [mine] { $cells-count ->
        [one] the mine
       *[other] the mines
    }
   *[sweeper] { $cells-count ->
        [one] the minesweeper
       *[other] the minesweepers
    }
} at { $cells }

technique-sea-diagonals = Diagonals of a ship cell
    .principle = Ships are straight and do not touch. So the cells that touch a ship cell at a corner are always water.
    .because = { $cells-count ->
    [one] { $facts-count ->
        [one] it touches
       *[other] they touch
    } { $cells } at a corner
   *[other] each touches a ship cell at a corner ({ $cells })
}

technique-sea-no-mine-beside = No mine beside a ship
    .principle = Mines and minesweepers touch nothing. So none lies beside a ship cell, not even at a corner.
    .because = mines and minesweepers touch nothing, and { $cells } { $cells-count ->
    [one] is a ship cell
   *[other] are ship cells
}

technique-sea-alongside = Alongside a ship
    .principle = Two neighbouring ship cells belong to one straight ship. The cells alongside it are water.
    .because = { $cells } belong to one ship, and ships are straight

technique-sea-end = The end of a ship
    .principle = A rounded end shows in which direction the ship goes on. The next cell on that side is a ship cell, and the other cells around the end are water.
    .because = { $cells } is the { $shows ->
    [left] left
    [right] right
    [top] top
   *[bottom] bottom
} end of a ship

technique-sea-line-complete = A line complete
    .principle = The number at a row or column counts its ship cells. Where it is 0, the whole line is water; when that many are found, its other cells are.
    .because = { $line-count ->
    [one] { $number ->
        [one] { $line } already has its one { $piece ->
            [ship] ship cell
            [mine] mine
           *[sweeper] minesweeper
        }
        [2] { $line } already has both its { $piece ->
            [ship] ship cells
            [mine] mines
           *[sweeper] minesweepers
        }
       *[other] { $line } already has all { $number } of its { $piece ->
            [ship] ship cells
            [mine] mines
           *[sweeper] minesweepers
        }
    }
   *[other] { $line } already have all their { $piece ->
        [ship] ship cells
        [mine] mines
       *[sweeper] minesweepers
    }
}

technique-sea-line-full = A line to be filled
    .principle = The number at a row or column counts its ship cells. If all cells that are left are needed, they are ship cells.
    .because = { $line-count ->
    [one] { $line } still needs { sea-pieces }, and only { $number ->
        [one] 1 cell is left
       *[other] { $number } cells are left
    }
   *[other] { $line } have just as many free cells as they still need { $piece ->
        [ship] ship cells
        [mine] mines
       *[sweeper] minesweepers
    }
}

technique-sea-middle = The middle of a ship
    .principle = The middle of a ship goes on at two opposite sides. If one direction is blocked, it lies in the other.
    .because = { $cells } is the middle of a ship, which can go on in no other direction

technique-sea-all-found = All found
    .principle = The fleet has a fixed number of cells. When all are found, every other cell is water.
    .because = { $number ->
    [0] there are no { $piece ->
        [ship] ship cells
        [mine] mines
       *[sweeper] minesweepers
    } on the board
    [one] the one { $piece ->
        [ship] ship cell
        [mine] mine
       *[sweeper] minesweeper
    } on the board is found
   *[other] all { sea-pieces } on the board are found
}

technique-sea-closed-single = A submarine closed in
    .principle = A ship cell with water on all four sides cannot go on. It is a submarine.
    .because = only water lies beside { $facts-count ->
    [one] it
   *[other] them
}

technique-sea-closed-run = A ship closed in
    .principle = A row of ship cells with water or the edge at both ends cannot grow. It is a whole ship, and you can tick it off.
    .because = { $facts-count ->
    [one] it cannot grow
   *[other] they cannot grow
}

technique-sea-joined-too-long = Joined too long
    .principle = A cell between ship cells would join them. If no missing ship is that long, the cell is water.
    .because = otherwise a ship would have more than { $length } { $length ->
    [one] cell
   *[other] cells
}, and no ship that long is missing

technique-sea-length-used-up = A length used up
    .principle = The fleet has a fixed number of ships of each length. When all of a length are found, no other ship may have it.
    .because = { $count ->
    [one] the one { sea-ships } is found
    [2] both { sea-ships } are found
   *[other] all { sea-ships } are found
}

technique-sea-all-needed = All needed
    .principle = The fleet has a fixed number of cells. If no more cells are left than are missing, all of them are ship cells.
    .because = the board needs { sea-pieces }, and no other cell is left

technique-sea-line-counted = A line counted
    .principle = Where a line has no number, its known cells may still give it. When all are known, count them.
    .because = every cell of { $line } is known

## Advanced: what the places left for ships and the patterns of a line say.

technique-sea-withheld-count = A count worked out
    .principle = The numbers of all rows add up to the cells of the fleet, and so do those of all columns. If one number is missing, the others give it.
    .because = the board has { sea-pieces }, and the other counts add up to { $rest }

technique-sea-no-ship-fits = No ship fits
    .principle = Try every missing ship at a cell, both ways round. If none fits, the cell is water.
    .because = no missing ship fits there

technique-sea-last-place = The last places
    .principle = Look for all the places where the longest missing ships still fit. If there are no more places than ships, the ships lie there.
    .because = { $count ->
    [one] no other place is left for the missing { sea-ships }
   *[other] only { $places } are left for the { $count } missing { sea-ships }
}

technique-sea-ship-costs = What a ship cell would cost
    .principle = Suppose a cell is a ship cell. Then its corners are water, and so is the rest of a line that it completes. If that leaves another line too few cells for its number, the cell is water.
    .because = otherwise { sea-short }

technique-sea-water-costs = What water would cost
    .principle = If a line has one cell more than it needs, suppose that this cell is water. Then all others are ship cells, and their corners are water. If that leaves the next line too few cells for its number, the cell is a ship cell.
    .because = otherwise { $cells } would be { $cells-count ->
    [one] a ship cell
   *[other] ship cells
} ({ $full }), and so { sea-short }

technique-sea-length-seen = Ships of a length all begun
    .principle = If as many ships of a length have been begun as are missing, those are the missing ones. No ship of that length lies elsewhere.
    .because = { $count ->
    [one] the missing { sea-ships } is the one begun at { $cells }
   *[other] the { $count } missing { sea-ships } are those begun at { $cells }
}

technique-sea-shared-by-ship = Common to all places of a ship
    .principle = Draw every place that is left for a ship of which you know a cell. What all these places share is certain, even if the place is not.
    .because = { $places-count ->
    [one] only one place is left for the ship of { $cells }: { $places }
   *[other] this is so wherever the ship of { $cells } lies: { $places-either }
}

technique-sea-shared-by-last = Common to all places of the last ship
    .principle = When one ship of a length is missing, draw all its places. What they all share is certain.
    .because = { $places-count ->
    [one] only one place is left for the missing { sea-ship }: { $places }
   *[other] this is so wherever the missing { sea-ship } lies: { $places-either }
}

technique-sea-withheld-lines = The rest of the counts
    .principle = The numbers of all rows add up to the cells of the fleet, and so do those of all columns. What the known numbers leave, the lines without a number share.
    .because = the known counts leave { sea-pieces } for { $lines } together

technique-sea-line-patterns = Common to all patterns of a line
    .principle = Draw all ways to fill a line with its ship cells. Cells that are the same in all of them are certain.
    .because = { $ways-count ->
    [0] this is so in every way to place { sea-pieces } in { $line }
    [one] { $line } can have { sea-pieces } in one way only, { $ways }
   *[other] { $line } can have { sea-pieces } only as { $ways }, and this is so in each of these ways
}

technique-sea-crowds-out = Crowding ships out
    .principle = All missing ships of a length need room at the same time. If a ship cell would leave too little room for them, the cell is water.
    .because = otherwise { sea-crowded }

## Master: what several lines or several ships say together.

technique-sea-short-supposition = A short supposition
    .principle = Suppose that a cell is a ship cell, or water, and look once what that shows at once. If a number cannot be met any more, the opposite is true.
    .because = its opposite leads to a contradiction at once

technique-sea-leaves-too-few = Too few cells left
    .principle = A ship makes the cells around it water. It cannot lie where a line beside it would keep too few cells for its number.
    .because = otherwise { $line-count ->
    [one] { $line } would have too few cells left for { sea-pieces }
   *[other] one of { $line } would have too few cells left for its { $piece ->
        [ship] ship cells
        [mine] mines
       *[sweeper] minesweepers
    }
}

technique-sea-spoils-line = It spoils the line
    .principle = Suppose a cell is a ship cell, or water, and fill its line accordingly. If the number can no longer be met exactly, it is the other.
    .because = otherwise { $line } could not have exactly { sea-pieces }

technique-sea-leaves-no-room = It leaves too little room
    .principle = All missing ships of a length need room at the same time. Whatever would leave too little for them is impossible.
    .because = otherwise there would not be room for { $count ->
    [1] the
    [2] both
   *[other] all { $count }
} missing { sea-ships }

technique-sea-two-lines = Two lines counted together
    .principle = Count two rows, or two columns, together. The lines that cross them give only so many cells, and often that uses up what is left.
    .because = { $lines } still lack { sea-pieces } together; { $crossing } can give at most { $inside } of them, and { $outside ->
    [0] no other cells are left
    [one] just 1 other cell is left
   *[other] just { $outside } other cells are left
}

technique-sea-three-lines = Three lines counted together
    .principle = Count three rows, or three columns, together, as you do with two. The lines that cross them give only so many cells.
    .because = { $lines } still lack { sea-pieces } together; { $crossing } can give at most { $inside } of them, and { $outside ->
    [0] no other cells are left
    [one] just 1 other cell is left
   *[other] just { $outside } other cells are left
}

## Grandmaster: what would follow from a supposition, and how it would fail.

technique-sea-supposition = A supposition
    .principle = Suppose something, and follow the easier steps from there. If they lead to a contradiction, the opposite is true.
    .because = its opposite leads to a contradiction

sea-ruled-out = ruled out: { $places }
sea-ruled-out-by-all = everywhere else water, a ship or a number is in the way
sea-ruled-out-by = the { $count ->
    [one] count
   *[other] counts
} of { $lines } { $count ->
    [one] rules
   *[other] rule
} out other places
sea-broken-cell = { $cell } would have a { $piece ->
    [mine] mine
   *[sweeper] minesweeper
} where there can be none
sea-broken-ship = the ship at { $places } could not lie there
sea-broken-too-many = { $line } would have { $number ->
    [0] a { $piece ->
        [ship] ship cell
        [mine] mine
       *[sweeper] minesweeper
    } but must have none
   *[other] more than { $pieces }
}
sea-broken-too-few = { $line } would have too few cells left for its { $pieces }
sea-broken-pattern = no way would be left to give { $line } exactly { $pieces }
sea-broken-board-too-many = there would be more than { $pieces } on the board
sea-broken-board-too-few = there would be too few cells left on the board for { $pieces }
sea-broken-too-many-ships = there would be more than { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $number }
} { $ships }
sea-broken-no-room = there would not be room for { $number ->
    [one] the missing { $ships }
    [2] both missing { $ships }
   *[other] all { $number } missing { $ships }
}
sea-lost-full = { $cells } ({ $line } full)
sea-lost-corner = { $cells } ({ $count ->
    [one] corner
   *[other] corners
})
sea-left = { $line } would have { $left ->
    [0] no cell
    [one] only 1 cell
   *[other] only { $left } cells
} left for its { $number ->
    [one] { $piece ->
        [ship] ship cell
        [mine] mine
       *[sweeper] minesweeper
    }
   *[other] { sea-pieces }
}
sea-short = { $lost } would be water, and { sea-left }
sea-out-full = { $places } would be too much for { $line }
sea-out-touch = { $places } would touch another ship cell
sea-out-water = { $places } would have water
sea-room = { $places-count ->
    [0] no place would be left
    [one] only { $places } would be left
   *[other] { $places } would not be enough
} for { $count ->
    [1] the
    [2] both
   *[other] all { $count }
} missing { sea-ships }
sea-crowded = { $out }, and { sea-room }

### The game for two: why a move is refused.

sea-contest-outside = { $cell } is not on the board of { $size }
sea-contest-shot-before = { $cell } was already shot at: name another cell
sea-contest-twice = { $cell } is named twice in this salvo: name another cell
sea-contest-number = { $expected ->
    [one] a turn is a shot at one cell, but you named { $found }
   *[other] a turn is { $expected } shots at different cells, but you named { $found }
}
sea-contest-due = { $mine ->
    [0] you hit a mine: first name one of your ship cells that is not hit yet
   *[other] you hit a minesweeper: first name one of your mines that is not spent
}
sea-contest-not-due = you need not name one of your cells now: name the cell that you shoot at
sea-contest-not-there = { $mine ->
    [0] no ship of yours lies at { $cell }: name a ship cell that is not hit yet
   *[other] no mine of yours lies at { $cell }: name a mine that is not spent
}
sea-contest-hit-before = { $mine ->
    [0] your ship cell { $cell } is already hit: name one that is not
   *[other] your mine { $cell } is already spent: name one that is not
}
sea-contest-named-before = you have already named { $cell }: name another cell

### The game for two: messages at the table.

sea-contest-shoot = Player { $seat }, { $shots ->
    [one] shoot at a cell
   *[other] shoot at { $shots } cells
}
sea-contest-name = { $mine ->
    [0] Player { $seat }, you hit a mine: name one of your ship cells that is not hit yet
   *[other] Player { $seat }, you hit a minesweeper: name one of your mines that is not spent
}
sea-contest-shot = Player { $seat } shoots at { $shots }.
sea-contest-named = Player { $seat } names { $cell }.
sea-contest-answer = { $cell }: { $answer ->
    [miss] miss
    [hit] hit
    [sunk] sunk
    [mine] a mine
   *[sweeper] a minesweeper
}
sea-contest-down = { $down ->
    [0] top
    [1] middle
   *[other] bottom
}
sea-contest-right = { $right ->
    [0] left
    [1] centre
   *[other] right
}
sea-contest-region = Look at the { $down } { $right } of the board.
sea-contest-likely = The best shot, at the { $down } { $right }, hits with a probability of { $probability } %.
sea-contest-best = Shoot at { $cells }: { $probability } % (± { $error }).
sea-contest-best-salvo = Shoot at { $cells }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} expected (± { $error }).
sea-contest-hits = { $hits ->
    [one] { $hits } expected hit
   *[other] { $hits } expected hits
}
sea-contest-name-region = { $mine ->
    [0] Name a cell that the opponent will find in any case.
   *[other] Any of your mines will do.
}
sea-contest-name-reason = { $mine ->
    [0] That is a cell of a ship that is hit already, or else of your longest ship: small ships are the hardest to find.
   *[other] A named mine stays live, but the opponent will not shoot at it.
}
sea-contest-name-best = Name { $cell }.

### The game for two: the page.

sea-table-no-board = this is not a board: expected a line for each row, with `.` for water and `#` for ships
sea-table-size = the board must be { $expected }, not { $found }
sea-table-ships = { $expected ->
    [0] the fleet has no ship of length { $length }, but the board has { $found }
    [one] the fleet has one ship of length { $length }, the board has { $found }
   *[other] the fleet has { $expected } ships of length { $length }, the board has { $found }
}
sea-table-shape = the ship at { $place } must be straight
sea-table-touch = { $one } and { $other } touch
sea-table-number = { $mine ->
    [0] the board must have { $expected } minesweepers, it has { $found }
   *[other] the board must have { $expected } mines, it has { $found }
}

### The printed record of a game for two.

sea-record-title = Record of a game
sea-record-board = Board of player { $seat } ({ $sitter })
sea-record-legend = The number in a cell is that of the move that shot at it, in bold if something was hit.

### Pages and sheets of a puzzle and its solution.

## Sea Battle.

sea-book-kind = Sea Battle puzzles
sea-book-signs = On these boards *waves* are water that the puzzle shows, a *dot* is water that was found. A small filled *square* is a ship cell of which nothing else is known; ships found whole are drawn whole.{"{"}mines| Where there are mines, a *dash* is a cell without a ship that may still hold a mine or a minesweeper.{"}"} What was found last has a tinted background with a dark frame. A *dashed outline* is a ship that cannot lie there. Cells and numbers on which the last steps rest have a pale background with a *dotted outline*.

    In sentences, the conclusion stands before the colon, the reason after it. A cell is named after its column and its row: E4.
sea-page-title = Sea Battle
sea-page-facts = { $size } · { $number } { $number ->
    [one] cell
   *[other] cells
} shown
sea-page-fleet = Fleet
sea-page-any-shape = Ships of three and four cells may have any shape.
sea-page-corners = Ships may touch at corners.
sea-page-count = ship cells in the row or column
sea-page-counts = how many are in the row or column
sea-page-submarine = ship of a single cell
sea-page-end = end of a ship
sea-page-middle = inner part of a ship
sea-page-part = part of a ship, unknown which
sea-page-water = water
sea-page-mine = mine
sea-page-sweeper = minesweeper
sea-page-given = cell that was shown

## Covers.

sea-cover-pitch = A fleet lies hidden at sea. Numbers count the ship cells in each row and each column, and a few cells are shown.

### The Explorer: why something cannot be done now, and answers to questions.

## Games of Sea Battle.

sea-refusal-outside = { $cell } is not on the board.
sea-refusal-no-pieces = There are no { $piece ->
    [mine] mines
    [sweeper] minesweepers
   *[ship] ships
} in this puzzle.
sea-hint-trying = look at { $place }; no technique helps here, only trial and error
sea-hint-only = { $fact }: with anything else there, no layout fits
sea-hint-refuted = { $fact }: otherwise these would contradict each other: { $because }
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
