### The techniques: the name, and why (what follows the colon in a step).
###
### The names of the reasons, $cells and the like, stand in the table of techniques; $cells-count is the number of things in $cells.
### One sentence may hold several conclusions of a technique, so reasons may be lists.

## Beginner: what lies next to each other.

technique-delta = A ship of one cell
    .principle = A DELTA is a ship of one cell, so a shot that shows D has found all of it. Water surrounds it.
    .because = a { -delta } has only one cell

technique-around-ship = Water around a finished ship
    .principle = Ships do not touch, not even at corners. Once a ship is found whole, every cell around it is water.
    .because = { $ship-count ->
    [one] water surrounds the { $ship }
   *[other] water surrounds the finished ships { $ship }
}

technique-diagonals = Diagonals of a ship cell
    .principle = Ships are straight and do not touch. So the cells that touch a ship cell at a corner are always water.
    .because = only water touches { $cell-count ->
    [one] the ship cell { $cell } diagonally
   *[other] the ship cells { $cell } diagonally
} ({ $rule })

technique-corner-cells = Corner cells
    .principle = No ship may have two cell sides on the rim. A ship in a corner cell would, so all four corners are water.
    .because = a ship in a corner would have two of its cell sides on the rim ({ $rule })

technique-ship-points = Points of a ship cell
    .principle = The four corners of a ship cell belong to that ship. They are ship points, so they are no water points of any shot.
    .because = the corners of { $cell-count ->
    [one] the ship cell
   *[other] the ship cells
} { $cell } are ship points

technique-water-line = Cells of a water line
    .principle = A water line has no ship. All its cells are water.
    .because = { $lane } { $lane-count ->
    [one] is a water line
   *[other] are water lines
}

technique-line-of-water = A line of water
    .principle = Where all cells of a line are known to be water, the line is a water line. Its colour is then green wherever it runs.
    .because = every cell there is water

technique-water-point = Water around a water point
    .principle = At a water point only water cells meet. All four cells around it are water.
    .because = all cells around { $point-count ->
    [one] the water point
   *[other] the water points
} { $point } are water

technique-water-points = Between four waters
    .principle = Where four water cells meet, the point between them is a water point. It counts for the digits of shots and for the islands.
    .because = all four cells around { $cells-count ->
    [4] it
   *[other] each
} are water

technique-fourth-cell = The fourth cell of a ship point
    .principle = At a ship point at least one of the four cells is a ship cell. If three are water, it is the fourth.
    .because = the other three cells { $point-count ->
    [one] at the ship point { $point } are water
   *[other] at each of the ship points { $point } are water
}

technique-closed-run = A closed ship
    .principle = A row of ship cells with water or the rim at both ends cannot grow. It is a whole ship, and its length says of which type.
    .because = { $cells } are ship cells with water or the rim at both ends

technique-grows-one-way = It can grow one way only
    .principle = If you know the type of a ship, look how it could still grow. Where water and the rules leave one way only, that is the ship.
    .because = { $cell-count ->
    [one] the ship of { $cell } fits
   *[other] the ships of { $cell } each fit
} in only one way

technique-digit-used-up = A digit used up
    .principle = The digit of a water cell counts the water points at its corners. Once there are that many, its other corners are ship points.
    .because = { $shot-count ->
    [one] the digit of the shot { $shot } allows
   *[other] the digits of the shots { $shot } allow
} no more water points

technique-digit-full = A digit to be filled
    .principle = The digit of a water cell counts the water points at its corners. If it needs all the corners that are left, they are water points.
    .because = { $shot-count ->
    [one] the shot { $shot } needs all its remaining corners
   *[other] the shots { $shot } need all their remaining corners
} as water points

technique-two-greens = Two greens
    .principle = At a water cell only water lines are green. If a shot at water shows two green lines, both its row and its column are without ships.
    .because = a green line at a water cell is a water line, and the shot { $shot } shows two

technique-line-counted = Ships of a line
    .principle = Count the ships of a line in the cells that you know. Often that shows whether it has none, one, or several.
    .because = the known cells show it ({ $cells } { $cells-count ->
    [one] is a ship cell
   *[other] are ship cells
})

technique-type-complete = A type used up
    .principle = The fleet has a fixed number of ships of each type. When all of a type are found, no other ship can be one.
    .because = { $type-kind ->
    [alpha] the { $type } is found
   *[other] every { $type } is found
}

technique-type-seen = All ships of a type are seen
    .principle = If as many separate ships of a type have been begun as are missing, those are the missing ones. No ship of that type lies elsewhere.
    .because = { $type-kind ->
    [alpha] the { $type } is the one at { $cells }
   *[other] no { $type } is left apart from { $cells-count ->
        [one] the one
       *[other] those
    } at { $cells }
}

## Advanced: what a line or the inventory says.

technique-no-ship-fits = No ship fits
    .principle = Try every missing ship at a cell, both ways round. If none fits, the cell is water.
    .because = no missing ship fits there

technique-last-place = The last place
    .principle = Look for all the places where a missing ship still fits. If there are no more places than ships, the ships lie there.
    .because = no other place is left for { $type-kind ->
    [alpha] the { $type }
   *[other] a missing { $type }
}

technique-alone-in-line = The only ship of its line
    .principle = If a line has just one ship and you know a part of it, no other ship lies in the line. The cells that this ship cannot reach are water.
    .because = { $lane } has just one ship, and the one at { $cells } does not reach that far

technique-centre-rule = Centre rule
    .principle = Two ships of the same type must not have their centres in the same row or column. A ship that is found rules out these lines for the others.
    .because = its centre would be in line with that of { $ship-count ->
    [one] the { $ship } ({ $rule })
   *[other] a ship of the same type ({ $ship }; { $rule })
}

technique-tip-rule = Tip rule
    .principle = Where the tips of two ships face each other, at least two water cells lie between them. Places nearer than that are ruled out.
    .because = its tip would face that of { $ship-count ->
    [one] the { $ship }, with fewer than two water cells between them ({ $rule })
   *[other] a ship, with fewer than two water cells between them ({ $ship }; { $rule })
}

technique-side-rule = Side rule
    .principle = Ships side by side that overlap in more than one cell have at least two water cells between them. Places nearer than that are ruled out.
    .because = it would lie alongside { $ship-count ->
    [one] the { $ship }, with fewer than two water cells between them ({ $rule })
   *[other] a ship, with fewer than two water cells between them ({ $ship }; { $rule })
}

technique-colour-water-line = Green at water
    .principle = At a water cell only a water line is green. If you know that one line of a shot cannot be the green one, the other is.
    .because = { $shot-kind ->
    [bare] a water line would be green at the shot { $shot }
   *[green] a green line at water is a water line, and the one at the shot { $shot } { $lane-kind ->
        [water] is that of { $lane }
       *[ship] is not that of { $lane }
    }
}

technique-colour-alone = Green at a ship
    .principle = A green line at a ship cell means that the ship is alone in that line. All other cells of the line, beyond the ship, are water.
    .because = { $lane-count ->
    [one] the line of { $lane } is green at the shot { $shot }, so no other ship lies in { $lane }
   *[other] the lines of { $lane } are green at the shot { $shot }, so no other ships lie in them
}

technique-colour-outermost = No line there
    .principle = If the line of a row or column misses a shot, there is no ship on one of its two sides. Where ships are known on one side, the other is water.
    .because = { $lane-count ->
    [one] the line of { $lane } misses the shot { $shot }, so ships lie on exactly one side of it
   *[other] the lines of { $lane } miss the shot { $shot }, so in each of them ships lie on exactly one side of it
}

technique-colour-between = Red line
    .principle = A red line runs between the outermost of several ships. Where it runs through a shot, ships lie on both sides.
    .because = { $lane-count ->
    [one] the red line of { $lane } runs through the shot { $shot }, so ships lie on both sides of it
   *[other] the red lines of { $lane } run through the shot { $shot }, so in each of them ships lie on both sides of it
}

technique-colour-excludes = The wrong colour
    .principle = Each shot shows the colours of the lines through it. A ship that would give a line another colour cannot lie there.
    .because = a ship there would contradict the colour of the shot { $shot }

technique-digit-excludes = Too many ship points
    .principle = A ship turns all its corners into ship points. It cannot lie where a shot would keep fewer water points than its digit.
    .because = a ship there would leave { $shot-count ->
    [one] the shot { $shot } fewer water points than its digit
   *[other] one of the shots { $shot } fewer water points than its digit
}

technique-water-lines-all-found = All water lines found
    .principle = The inventory may give the number of water lines. When all are found, each other line has a ship.
    .because = { $lanes-count ->
    [0] the inventory has no water line
   *[other] the inventory has { $water-lines }, already found
}

technique-water-lines-all-needed = All water lines needed
    .principle = The inventory may give the number of water lines. If only that many lines can still be without ships, all of them are.
    .because = the inventory has { $water-lines }, and no other lines can be water lines

technique-moored-all-found = All moored ships found
    .principle = The inventory may give the number of moored ships, which touch the rim. When all are found, no other ship touches it.
    .because = the inventory has { $moored }, already found

technique-moored-all-needed = All others are moored
    .principle = The inventory may give the number of moored ships. If every missing ship is needed to reach it, all of them touch the rim.
    .because = every missing ship must be moored ({ $moored }, and the { $afloat } that { $afloat ->
    [one] is not is
   *[other] are not are
} already found)

technique-bearing = Parallel or perpendicular
    .principle = Codes with p belong to ships parallel to the ALFA, those with m to ships perpendicular to it. When all of one kind are found, the others lie the other way.
    .because = { $ships-count ->
    [0] otherwise more ships would be parallel (p) or perpendicular (m) to the ALFA than the { $codes } allow
   *[other] the { $codes } let only { $ships-count ->
        [1] one ship
       *[other] { $ships-count } ships
    } lie in this direction: { $ships }
}

technique-shared-by-ship = Common to all places of a ship
    .principle = Draw every place that is left for a ship of which you know a cell. What all these places share is certain, even if the place is not.
    .because = { $places-count ->
    [one] only one place is left for the ship of { $cell }: { $places }
   *[other] all places left for the ship of { $cell } agree: { $places }
    }

technique-shared-by-point = Common to all ships at a point
    .principle = At a ship point some ship must lie. What all ships that fit there share is certain.
    .because = { $places-count ->
    [one] only one ship fits at the ship point { $point }: { $places }
   *[other] all ships that fit at the ship point { $point } agree: { $places }
    }

technique-water-points-counted = Number of water points
    .principle = The islands give the number of all water points. When that many are found, the rest are ship points; when all are needed, the rest are water points.
    .because = { $left ->
    [0] all { $number } water points ({ $clue }) are found
    [one] there are { $number } water points in all ({ $clue }), and just { $left } more point is left for them
   *[other] there are { $number } water points in all ({ $clue }), and just { $left } more points are left for them
}

technique-shared-by-last = Common to all places of the last ship
    .principle = When one ship of a type is missing, draw all its places. What they all share is certain.
    .because = { $places-count ->
    [one] only one place is left for the missing { $type }: { $places }
   *[other] all places left for the missing { $type } agree: { $places }
    }

technique-shared-by-line = Common to all ships of a line
    .principle = If a line has exactly one ship, or still needs one, try all that fit. What they all share is certain.
    .because = { $places-count ->
    [one] { $fact }, and only one ship fits there: { $places }
   *[other] { $fact }, and all ships that fit there agree: { $places }
    }

## Master: what several things say together.

technique-ship-code = The code of a ship
    .principle = The code of a ship is read from the red and green lines through it. So the codes left on the inventory say how these lines must run.
    .because = otherwise the red and green lines through the { $ship } would give no code of the inventory ({ $codes })

technique-code-excludes = A code out of reach
    .principle = A place determines the code of a ship there. If the inventory does not have that code, no such ship can lie there.
    .because = a ship there could have no code of the inventory ({ $codes })

technique-lines-by-codes = Lines counted by the codes
    .principle = The second digits of all codes together say how many lines have just one ship. That also gives the number of lines with none and with several.
    .because = the second digits of the codes add up to { $one }, so { $one ->
    [one] 1 line has
   *[other] { $one } lines have
} just one ship, { $none } none and { $several } several, which leaves only this

technique-island-may-not-grow = A finished island
    .principle = An island is made of water points that are neighbours. When no larger island of the list fits, it is finished, and ship points surround it.
    .because = the island of { $points } is finished at { $size } { $size ->
    [one] point
   *[other] points
}, as no larger island left on the list fits here ({ $islands })

technique-island-has-no-room = No room for an island
    .principle = Water points that are cut off have to be a whole island of the list. If none is so small, they are no water points.
    .because = no island left on the list fits into { $size ->
    [one] the single point
   *[other] the { $size } points
} { $points } ({ $islands })

technique-island-may-not-join = Islands that would join
    .principle = A water point between islands joins them into one. If that would be larger than any island of the list, it is a ship point.
    .because = as a water point it would make an island of at least { $size } points ({ $points }), and no island left that fits here is that large ({ $islands })

technique-island-must-grow = An island that must grow
    .principle = An island that is smaller than all those of the list has to grow. If only one way is left, it goes there.
    .because = without this, the island of { $points } could not become large enough (size so far: { $size }; { $islands })

technique-last-island = The last island
    .principle = When one island of the list is unfinished, all water points that are missing belong to it. Points that it cannot reach are ship points.
    .because = only the island of { $points } is unfinished, and it can only be completed like this ({ $islands })

technique-codes-distributed = Codes shared out
    .principle = Each code of the inventory belongs to one ship. Share them out: what would leave a ship without a fitting code is impossible.
    .because = otherwise the other ships would leave no fitting code for the { $ship } ({ $codes })

technique-code-used-up = A code used up
    .principle = A code that found ships need is no longer free. Places where another ship could only have that code are ruled out.
    .because = a ship there could only have a code that the ships already found need ({ $ships }; { $codes })

technique-leaves-no-place = It would leave no place
    .principle = Somewhere a ship is needed, and few places are left for it. Whatever would take all of them is impossible.
    .because = { $need-kind ->
    [several] { $need }, and this would leave no place for a ship there
    [alpha] this would leave no place for the { $need }
   *[other] this would leave no place for the missing { $need }
} ({ $places })

technique-type-needs-room = Room for those missing
    .principle = All missing ships of a type need room at the same time. Whatever would leave too little for them is impossible.
    .because = it would leave { $missing ->
    [one] no room for the missing { $type }
    [2] too little room for both missing { $type }s
   *[other] too little room for all { $missing } missing { $type }s
}

technique-code-either-way = The code says the same everywhere
    .principle = Where a ship is needed, look at the places left and at the code that each would have. What holds for all of them is certain.
    .because = { $need-kind ->
    [several] { $need }, and this follows from { $places-count ->
        [one] the only place
       *[other] every place
    } left for a ship there
    [alpha] this follows from { $places-count ->
        [one] the only place
       *[other] every place
    } left for the { $need }
   *[other] this follows from { $places-count ->
        [one] the only place
       *[other] every place
    } left for the missing { $need }
}{ $codes-count ->
    [0] { " " }({ $places })
   *[other] { $places-count ->
        [one] , by the ship’s code
       *[other] , by itself or by the ship’s code
    } ({ $places }; { $codes })
}

technique-refuted-water-line = It cannot be a water line
    .principle = Suppose for a moment that a line is a water line. If that breaks a clue at once, the line has a ship.
    .because = if it were a water line, { $broken }

technique-refuted-point = It cannot be the other point
    .principle = Suppose for a moment that a point is a water point, or a ship point. If that breaks a clue at once, it is the other.
    .because = otherwise, { $broken }

technique-refuted-place = It cannot lie there
    .principle = Suppose for a moment that a ship lies at some place. If that breaks a clue at once, it does not.
    .because = if a ship lay there, { $broken }

## Grandmaster: what suppositions lead to.

technique-supposition = Supposition
    .principle = Suppose something, and follow the easier steps from there. If they lead to a contradiction, the opposite is true; what follows from both sides is true in any case.
    .because = a supposition shows it
