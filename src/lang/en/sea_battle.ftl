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
   *[other] ship of length { $length }
}
sea-ships = { $count ->
    [one] { $length ->
        [1] submarine
       *[other] ship of length { $length }
    }
   *[other] { $length ->
        [1] submarines
       *[other] ships of length { $length }
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
sea-excluded = no { $ship } lies at { $places }
sea-excluded-many = several places are ruled out for { $ships }
sea-count = { $line } has { $pieces }

## Beginner: what neighbouring cells, single counts and finished ships say.

technique-sea-submarine = A submarine
    .because = a submarine is a ship of one cell

technique-sea-around-ship = Water around a finished ship
    .because = nothing lies right beside a finished ship ({ $places })

technique-sea-around-mine = Water around a mine
    .because = nothing touches { $piece ->
    [mine] a mine
   *[sweeper] a minesweeper
} ({ $cells })

technique-sea-empty-line = A line with 0
    .because = the { $piece ->
    [ship] count
    [mine] mine count
   *[sweeper] minesweeper count
} of { $line } is 0

technique-sea-diagonals = Diagonals of a ship cell
    .because = ships are straight and do not touch, so the cells diagonally beside the ship cell { $cells } are water

technique-sea-no-mine-beside = No mine beside a ship
    .because = mines and minesweepers touch nothing, and { $cells } is a ship cell

technique-sea-alongside = Alongside a ship
    .because = { $cells } are cells of one ship, and it is straight

technique-sea-end = The end of a ship
    .because = from its end { $cells }, a ship goes on at one side only

technique-sea-line-complete = A line complete
    .because = { $line } has all its { sea-pieces } already

technique-sea-line-full = A line to be filled
    .because = { $line } has { sea-pieces }, and no other cells are left for { $number ->
    [one] it
   *[other] them
}

technique-sea-middle = The middle of a ship
    .because = a ship goes on at two sides of its middle { $cells }, and only one way is left

technique-sea-all-found = All found
    .because = there { $number ->
    [one] is
   *[other] are
} { sea-pieces } in all, and all of that is found

technique-sea-closed-single = A submarine closed in
    .because = { $cells } is a ship cell, and the ship can go on nowhere

technique-sea-closed-run = A ship closed in
    .because = { $cells } are ship cells, and the ship can go on nowhere

technique-sea-longest-run = As long as the longest
    .because = { $cells-count ->
    [one] { $cells } is a ship cell, and only submarines are missing
   *[other] { $cells } are ship cells, and no missing ship has more than { $length } cells
}

technique-sea-joined-too-long = Joined too long
    .because = there it would join ship cells to a ship of more than { $length } { $length ->
    [one] cell
   *[other] cells
}, and no missing ship is so long

technique-sea-length-used-up = A length used up
    .because = { $count ->
    [one] the only { sea-ships } is found
   *[other] all { $count } { sea-ships } are found
}

technique-sea-all-needed = All needed
    .because = there { $number ->
    [one] is
   *[other] are
} { sea-pieces } in all, and no other cells are left

technique-sea-line-counted = A line counted
    .because = every cell of { $line } is known

## Advanced: what the places left for ships and the patterns of a line say.

technique-sea-withheld-count = A count worked out
    .because = there { $number ->
    [one] is
   *[other] are
} { sea-pieces } in all, and the other counts add up to { $rest }

technique-sea-too-long-for-line = Too long for the line
    .because = there, { $line } would have more than { sea-pieces }

technique-sea-grows-one-way = It can grow one way only
    .because = the ship of { $cells } can go on in this way only

technique-sea-no-ship-fits = No ship fits
    .because = no missing ship fits there

technique-sea-last-place = The last places
    .because = { $count ->
    [one] no other place is left for the missing { sea-ships }
   *[other] no other places are left for the { $count } missing { sea-ships }
}

technique-sea-length-seen = All ships of a length are seen
    .because = { $count ->
    [one] the missing { sea-ships } is seen already ({ $cells })
   *[other] all missing { sea-ships } are seen already ({ $cells })
}

technique-sea-shared-by-ship = Common to all places of a ship
    .because = { $places-count ->
    [one] the ship of { $cells } has only one place left ({ $places })
   *[other] this holds wherever the ship of { $cells } lies ({ $places })
}

technique-sea-shared-by-last = Common to all places of the last ship
    .because = { $places-count ->
    [one] the missing { sea-ship } has only one place left ({ $places })
   *[other] this holds wherever the missing { sea-ship } lies ({ $places })
}

technique-sea-one-of-these = One of these cells
    .because = { $line } still lacks { sea-pieces }, so at least one of { $cells } is taken, and any of them rules this out

technique-sea-withheld-lines = The rest of the counts
    .because = the known counts leave { sea-pieces } for { $lines } together

technique-sea-line-patterns = Common to all patterns of a line
    .because = this holds however { $line } comes to have { sea-pieces }

technique-sea-leaves-too-few = Too few cells left
    .because = it would leave { $line } too few cells for { sea-pieces }

## Master: what several lines or several ships say together.

technique-sea-spoils-line = It spoils the line
    .because = with a ship there, { $line } could not have just { sea-pieces }

technique-sea-one-in-each = One ship in each place
    .because = each of the { $count } missing { sea-ships } has a part of the board to itself, and this holds wherever it lies there ({ $places })

technique-sea-line-crossed = A line against those that cross it
    .because = { $lines } still lacks { sea-pieces }; { $crossing } can give at most { $inside } of that, and { $outside ->
    [0] no other cells are left
    [one] just 1 other cell is left
   *[other] just { $outside } other cells are left
}

technique-sea-leaves-no-place = It leaves no place
    .because = it would leave no place for the ship of { $cells } ({ $places })

technique-sea-takes-last-place = It takes the last place
    .because = it would leave no place for the missing { sea-ship } ({ $places })

technique-sea-two-lines = Two lines counted together
    .because = { $lines } still lack { sea-pieces } together; { $crossing } can give at most { $inside } of that, and { $outside ->
    [0] no other cells are left
    [one] just 1 other cell is left
   *[other] just { $outside } other cells are left
}

technique-sea-leaves-no-room = It leaves too little room
    .because = it would leave too little room for all { $count } missing { sea-ships }

technique-sea-three-lines = Three lines counted together
    .because = { $lines } still lack { sea-pieces } together; { $crossing } can give at most { $inside } of that, and { $outside ->
    [0] no other cells are left
    [one] just 1 other cell is left
   *[other] just { $outside } other cells are left
}
