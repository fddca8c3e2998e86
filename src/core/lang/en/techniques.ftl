### The techniques: the name, and why (what follows the colon in a step).
###
### The names of the reasons, $cells and the like, stand in the table of techniques; $cells-count is the number of things in $cells.
### What several techniques see at one look is told as one, so their reasons may be lists.

## Beginner: what lies next to each other.

technique-delta = A ship of one cell
    .because = a { -delta } has only one cell

technique-around-ship = Water around a finished ship
    .because = { $ship-count ->
    [one] water surrounds the { $ship }
   *[other] water surrounds the finished ships { $ship }
}

technique-diagonals = Diagonals of a ship cell
    .because = only water touches { $cell-count ->
    [one] the ship cell { $cell } diagonally
   *[other] the ship cells { $cell } diagonally
} ({ $rule })

technique-corner-cells = Corner cells
    .because = a ship in a corner would have two of its cell sides on the rim ({ $rule })

technique-ship-points = Points of a ship cell
    .because = the corners of { $cell-count ->
    [one] the ship cell
   *[other] the ship cells
} { $cell } are ship points

technique-water-line = Cells of a water line
    .because = { $lane } { $lane-count ->
    [one] is a water line
   *[other] are water lines
}

technique-line-of-water = A line of water
    .because = all its cells are water

technique-water-point = Water around a water point
    .because = all cells around { $point-count ->
    [one] the water point
   *[other] the water points
} { $point } are water

technique-water-points = Between four waters
    .because = all four cells around { $cells-count ->
    [4] it
   *[other] each
} are water

technique-fourth-cell = The fourth cell of a ship point
    .because = the other three cells { $point-count ->
    [one] at the ship point { $point } are water
   *[other] at each of the ship points { $point } are water
}

technique-closed-run = A closed ship
    .because = { $cells } are ship cells with water or the rim at both ends

technique-grows-one-way = It can grow one way only
    .because = { $cell-count ->
    [one] the ship of { $cell } fits
   *[other] the ships of { $cell } each fit
} in only one way

technique-digit-used-up = A digit used up
    .because = { $shot-count ->
    [one] the digit of the shot { $shot } allows
   *[other] the digits of the shots { $shot } allow
} no more water points

technique-digit-full = A digit to be filled
    .because = { $shot-count ->
    [one] the shot { $shot } needs all its remaining corners
   *[other] the shots { $shot } need all their remaining corners
} as water points

technique-two-greens = Two greens
    .because = a green line at a water cell is a water line, and the shot { $shot } shows two

technique-line-counted = Ships of a line
    .because = the known cells show it ({ $cells } { $cells-count ->
    [one] is a ship cell
   *[other] are ship cells
})

technique-type-complete = A type used up
    .because = { $type-kind ->
    [alpha] the { $type } is found
   *[other] every { $type } is found
}

technique-type-seen = All ships of a type are seen
    .because = { $type-kind ->
    [alpha] the { $type } is the one at { $cells }
   *[other] no { $type } is left apart from { $cells-count ->
        [one] the one
       *[other] those
    } at { $cells }
}

## Advanced: what a line or the inventory says.

technique-no-ship-fits = No ship fits
    .because = no missing ship fits there

technique-last-place = The last place
    .because = no other place is left for { $type-kind ->
    [alpha] the { $type }
   *[other] a missing { $type }
}

technique-alone-in-line = The only ship of its line
    .because = { $lane } has just one ship, and the one at { $cells } does not reach that far

technique-centre-rule = Centre rule
    .because = its centre would be in line with that of { $ship-count ->
    [one] the { $ship } ({ $rule })
   *[other] a ship of the same type ({ $ship }; { $rule })
}

technique-tip-rule = Tip rule
    .because = its tip would face that of { $ship-count ->
    [one] the { $ship }, with fewer than two water cells between them ({ $rule })
   *[other] a ship, with fewer than two water cells between them ({ $ship }; { $rule })
}

technique-side-rule = Side rule
    .because = it would lie alongside { $ship-count ->
    [one] the { $ship }, with fewer than two water cells between them ({ $rule })
   *[other] a ship, with fewer than two water cells between them ({ $ship }; { $rule })
}

technique-colour-water-line = Green at water
    .because = at water, exactly the water lines are green, and the shot { $shot } settles this for { $lane }

technique-colour-alone = Green at a ship
    .because = { $lane-count ->
    [one] the line of { $lane } is green at the shot { $shot }, so no other ship lies in { $lane }
   *[other] the lines of { $lane } are green at the shot { $shot }, so no other ships lie in them
}

technique-colour-outermost = No line there
    .because = { $lane-count ->
    [one] the line of { $lane } misses the shot { $shot }, so ships lie on exactly one side of it
   *[other] the lines of { $lane } miss the shot { $shot }, so in each of them ships lie on exactly one side of it
}

technique-colour-between = Red line
    .because = { $lane-count ->
    [one] the red line of { $lane } runs through the shot { $shot }, so ships lie on both sides of it
   *[other] the red lines of { $lane } run through the shot { $shot }, so in each of them ships lie on both sides of it
}

technique-colour-excludes = The wrong colour
    .because = a ship there would contradict the colour of the shot { $shot }

technique-digit-excludes = Too many ship points
    .because = a ship there would leave { $shot-count ->
    [one] the shot { $shot } fewer water points than its digit
   *[other] one of the shots { $shot } fewer water points than its digit
}

technique-water-lines-all-found = All water lines found
    .because = { $lanes-count ->
    [0] the inventory has no water line
   *[other] the inventory has { $water-lines }, already found
}

technique-water-lines-all-needed = All water lines needed
    .because = the inventory has { $water-lines }, and no other lines can be water lines

technique-moored-all-found = All moored ships found
    .because = the inventory has { $moored }, already found

technique-moored-all-needed = All others are moored
    .because = every missing ship must be moored ({ $moored }, and the { $afloat } that { $afloat ->
    [one] is not is
   *[other] are not are
} already found)

technique-bearing = Parallel or perpendicular
    .because = { $ships-count ->
    [0] otherwise more ships would be parallel (p) or perpendicular (m) to the ALFA than the { $codes } allow
   *[other] the { $codes } let only { $ships-count } lie in this direction: { $ships }
}

technique-shared-by-ship = Common to all places of a ship
    .because = { $places-count ->
    [one] only one place is left for the ship of { $cell }: { $places }
   *[other] all places left for the ship of { $cell } agree: { $places }
    }

technique-shared-by-point = Common to all ships at a point
    .because = { $places-count ->
    [one] only one ship fits at the ship point { $point }: { $places }
   *[other] all ships that fit at the ship point { $point } agree: { $places }
    }

technique-water-points-counted = Number of water points
    .because = { $left ->
    [0] all { $number } water points ({ $clue }) are found
    [one] there are { $number } water points in all ({ $clue }), and just { $left } more point is left for them
   *[other] there are { $number } water points in all ({ $clue }), and just { $left } more points are left for them
}

technique-shared-by-last = Common to all places of the last ship
    .because = { $places-count ->
    [one] only one place is left for the missing { $type }: { $places }
   *[other] all places left for the missing { $type } agree: { $places }
    }

technique-shared-by-line = Common to all ships of a line
    .because = { $places-count ->
    [one] { $fact }, and only one ship fits there: { $places }
   *[other] { $fact }, and all ships that fit there agree: { $places }
    }

## Master: what several things say together.

technique-ship-code = The code of a ship
    .because = otherwise the red and green lines through the { $ship } would give no code of the inventory ({ $codes })

technique-code-excludes = A code out of reach
    .because = the red and green lines through a ship there would give no code of the inventory ({ $codes })

technique-lines-by-codes = Lines counted by the codes
    .because = the second digits of the codes add up to { $one }, so { $one ->
    [one] 1 line has
   *[other] { $one } lines have
} just one ship, { $none } none and { $several } several, which leaves only this

technique-island-may-not-grow = A finished island
    .because = the island of { $points } is finished at { $size } { $size ->
    [one] point
   *[other] points
}, as no larger island left on the list fits here ({ $islands })

technique-island-has-no-room = No room for an island
    .because = no island left on the list fits into { $size ->
    [one] the single point
   *[other] the { $size } points
} { $points } ({ $islands })

technique-island-may-not-join = Islands that would join
    .because = as a water point it would make an island of at least { $size } points ({ $points }), and no island left that fits here is that large ({ $islands })

technique-island-must-grow = An island that must grow
    .because = without this, the island of { $points } could not become large enough (size so far: { $size }; { $islands })

technique-last-island = The last island
    .because = only the island of { $points } is unfinished, and it can only be completed like this ({ $islands })

technique-codes-distributed = Codes shared out
    .because = otherwise the other ships would leave no fitting code for the { $ship } ({ $codes })

technique-code-used-up = A code used up
    .because = a ship there could only have a code that the ships already found need ({ $ships }; { $codes })

technique-leaves-no-place = It would leave no place
    .because = { $need-kind ->
    [several] { $need }, and this would leave no place for a ship there
    [alpha] this would leave no place for the { $need }
   *[other] this would leave no place for the missing { $need }
} ({ $places })

technique-type-needs-room = Room for those missing
    .because = it would leave { $missing ->
    [one] no room for the missing { $type }
    [2] too little room for both missing { $type }s
   *[other] too little room for all { $missing } missing { $type }s
}

technique-code-either-way = The code says the same everywhere
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
    .because = if it were a water line, { $broken }

technique-refuted-point = It cannot be the other point
    .because = otherwise, { $broken }

technique-refuted-place = It cannot lie there
    .because = if a ship lay there, { $broken }

## Grandmaster: what suppositions lead to.

technique-supposition = Supposition
    .because = a supposition shows it
