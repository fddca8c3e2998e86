### Sea Battle: facts, and the techniques with their reasons. $count is the number of things listed.

## Lines, pieces and ships.

sea-row = { $number }
sea-column = { $letter }
sea-rows = { $count ->
    [one] row
   *[other] rows
} { $list }
sea-columns = { $count ->
    [one] column
   *[other] columns
} { $list }
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
sea-is-not = { $piece ->
    [ship] { $cells } { $count ->
        [one] is not a ship cell
       *[other] are not ship cells
    }
    [mine] there is no mine in { $cells }
   *[sweeper] there is no minesweeper in { $cells }
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

technique-sea-submarine = A submarine
    .because = a submarine has only one cell

technique-sea-around-ship = Water around a finished ship
    .because = { $places-count ->
    [one] the ship at { $places } is finished, and only water lies beside it
   *[other] the ships at { $places } are finished, and only water lies beside them
}

technique-sea-around-mine = Water around a mine
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
    .because = ships are straight and do not touch, so only water lies diagonally beside { $cells }

technique-sea-no-mine-beside = No mine beside a ship
    .because = mines and minesweepers touch nothing, and { $cells } { $cells-count ->
    [one] is a ship cell
   *[other] are ship cells
}

technique-sea-alongside = Alongside a ship
    .because = { $cells } belong to one ship, and ships are straight

technique-sea-end = The end of a ship
    .because = { $cells } is the end of a ship, which goes on in one direction only

technique-sea-line-complete = A line complete
    .because = { $line-count ->
    [one] { $number ->
        [0] { $line } has no { $piece ->
            [ship] ship cells
            [mine] mines
           *[sweeper] minesweepers
        }
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
   *[other] { $number ->
        [0] { $line } have no { $piece ->
            [ship] ship cells
            [mine] mines
           *[sweeper] minesweepers
        }
       *[other] { $line } already have all their { $piece ->
            [ship] ship cells
            [mine] mines
           *[sweeper] minesweepers
        }
    }
}

technique-sea-line-full = A line to be filled
    .because = { $line-count ->
    [one] { $line } needs { sea-pieces }, and no other { $number ->
        [one] cell is left
       *[other] cells are left
    }
   *[other] { $line } need all the cells that are left for their { $piece ->
        [ship] ship cells
        [mine] mines
       *[sweeper] minesweepers
    }
}

technique-sea-middle = The middle of a ship
    .because = { $cells } is the middle of a ship, which goes on in two opposite directions, and only one pair of them is left

technique-sea-all-found = All found
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
    .because = the ship of { $cells } cannot go on anywhere

technique-sea-closed-run = A ship closed in
    .because = the ship of { $cells } cannot go on anywhere

technique-sea-joined-too-long = Joined too long
    .because = otherwise a ship would have more than { $length } { $length ->
    [one] cell
   *[other] cells
}, and no ship that long is missing

technique-sea-length-used-up = A length used up
    .because = { $count ->
    [one] the one { sea-ships } is found
    [2] both { sea-ships } are found
   *[other] all { $count } { sea-ships } are found
}

technique-sea-all-needed = All needed
    .because = the board needs { sea-pieces }, and no other cell is left

technique-sea-line-counted = A line counted
    .because = every cell of { $line } is known

## Advanced: what the places left for ships and the patterns of a line say.

technique-sea-withheld-count = A count worked out
    .because = the board has { sea-pieces }, and the other counts add up to { $rest }

technique-sea-too-long-for-line = Too long for the line
    .because = otherwise { $line-count ->
    [one] { $line } would have more than { sea-pieces }
   *[other] one of { $line } would have too many ship cells
}

technique-sea-no-ship-fits = No ship fits
    .because = no missing ship fits there

technique-sea-last-place = The last places
    .because = { $count ->
    [one] no other place is left for the missing { sea-ships }
   *[other] only { $count } places are left for the { $count } missing { sea-ships }
}

technique-sea-length-seen = Ships of a length all begun
    .because = { $count ->
    [one] the missing { sea-ships } is the one begun at { $cells }
   *[other] all { $count } missing { sea-ships } are begun ({ $cells })
}

technique-sea-shared-by-ship = Common to all places of a ship
    .because = { $places-count ->
    [one] only one place is left for the ship of { $cells }: { $places }
   *[other] all places left for the ship of { $cells } agree: { $places }
}

technique-sea-shared-by-last = Common to all places of the last ship
    .because = { $places-count ->
    [one] only one place is left for the missing { sea-ship }: { $places }
   *[other] all places left for the missing { sea-ship } agree: { $places }
}

technique-sea-withheld-lines = The rest of the counts
    .because = the known counts leave { sea-pieces } for { $lines } together

technique-sea-line-patterns = Common to all patterns of a line
    .because = all ways to place { sea-pieces } in { $line } agree

technique-sea-leaves-too-few = Too few cells left
    .because = otherwise { $line-count ->
    [one] { $line } would have too few cells left for { sea-pieces }
   *[other] one of { $line } would have too few cells left for its { $piece ->
        [ship] ship cells
        [mine] mines
       *[sweeper] minesweepers
    }
}

## Master: what several lines or several ships say together.

technique-sea-spoils-line = It spoils the line
    .because = otherwise { $line } could not have exactly { sea-pieces }

technique-sea-one-in-each = One ship in each part
    .because = of the { $count } missing { sea-ships }, at most { $most } can lie at { $others }, so { $places-count ->
    [one] the last one lies at { $places }
   *[other] one lies at one of { $places }, which agree
}

technique-sea-takes-last-place = It takes the last places
    .because = otherwise no place would be left for the missing { sea-ship } ({ $places })

technique-sea-two-lines = Two lines counted together
    .because = { $lines } still lack { sea-pieces } together; { $crossing } can give at most { $inside } of them, and { $outside ->
    [0] no other cells are left
    [one] just 1 other cell is left
   *[other] just { $outside } other cells are left
}

technique-sea-leaves-no-room = It leaves too little room
    .because = otherwise there would not be room for { $count ->
    [2] both
   *[other] all { $count }
} missing { sea-ships }

technique-sea-three-lines = Three lines counted together
    .because = { $lines } still lack { sea-pieces } together; { $crossing } can give at most { $inside } of them, and { $outside ->
    [0] no other cells are left
    [one] just 1 other cell is left
   *[other] just { $outside } other cells are left
}

## Grandmaster: what would follow if something were so, and what cannot be.

technique-sea-supposition = A supposition
    .because = its opposite leads to a contradiction

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
sea-broken-pattern = { $line } could not have exactly { $pieces } with the ships that would be missing
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

marks-wrong = wrong: { $facts }

### The game for two: why a move is refused.

sea-contest-outside = { $cell } is not on the board of { $size }
sea-contest-shot-before = { $cell } was already shot at: name another cell
sea-contest-twice = { $cell } is named twice in this salvo: name another cell
sea-contest-number = { $expected ->
    [one] a turn is a shot at one cell, but you named { $found }
   *[other] a turn is { $expected } shots at different cells, but you named { $found }
}
sea-contest-due = { $mine ->
    [0] you hit a mine: first name a cell of one of your ships that is not hit yet
   *[other] you hit a minesweeper: first name one of your mines that is not spent
}
sea-contest-not-due = no cell of yours must be named now: name the cell that you shoot at
sea-contest-not-there = { $mine ->
    [0] no ship of yours lies at { $cell }: name a ship cell that is not hit yet
   *[other] no mine of yours lies at { $cell }: name a mine that is not spent
}
sea-contest-hit-before = { $mine ->
    [0] your ship cell { $cell } is already hit: name one that is not
   *[other] your mine { $cell } is already spent: name one that is not
}
sea-contest-named-before = you have already named { $cell }: name another cell

### The game for two: what is said at the table.

sea-contest-shoot = Player { $seat }, { $shots ->
    [one] shoot at a cell
   *[other] shoot at { $shots } cells
}
sea-contest-name = { $mine ->
    [0] Player { $seat }, you hit a mine: name a cell of one of your ships that is not hit yet
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
sea-contest-likely = The best shot, at the { $down } { $right }, hits with { $probability } %.
sea-contest-best = Shoot at { $cells }: { $probability } % (± { $error }).
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

sea-table-no-board = this is no board: expected a line for each row, with `.` for water and `#` for ships
sea-table-size = the board must be { $expected }, not { $found }
sea-table-ships = { $expected ->
    [0] there is no ship of { $length } in the fleet, but { $found } on the board
    [one] the fleet has one ship of { $length }, the board has { $found }
   *[other] the fleet has { $expected } ships of { $length }, the board has { $found }
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
sea-record-legend = A number in a cell is that of the move which shot at it: bold where something was hit.
