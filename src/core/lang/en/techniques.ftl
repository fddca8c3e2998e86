### The techniques: the name, and why (what follows the colon in a step).
###
### The names of the reasons, $cells and the like, stand in the table of techniques; $cells-count is the number of things in $cells.
### What several techniques see at one look is told as one, so their reasons may be lists.

## Beginner: what lies next to each other.

technique-delta = A ship of one cell
    .because = a { -delta } has a single cell

technique-around-ship = Water around a finished ship
    .because = everything around a finished ship is water ({ $ship })

technique-diagonals = Diagonals of a ship cell
    .because = ships are straight and do not touch, so the cells diagonally beside { $cell-count ->
    [one] the ship cell
   *[other] the ship cells
} { $cell } are water

technique-corner-cells = Corner cells
    .because = a ship in a corner cell would have two cell sides on the rim ({ $rule })

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
    .because = there is water in every cell

technique-water-point = Water around a water point
    .because = all cells around { $point-count ->
    [one] the water point
   *[other] the water points
} { $point } are water

technique-water-points = Between four waters
    .because = all four cells around are water

technique-fourth-cell = The fourth cell of a ship point
    .because = all other cells around { $point-count ->
    [one] the ship point
   *[other] the ship points
} { $point } are water

technique-closed-run = A closed ship
    .because = { $cells } are ship cells with water or rim at both ends

technique-grows-one-way = It can grow one way only
    .because = { $cell-count ->
    [one] the ship of { $cell } fits
   *[other] the ships of { $cell } fit
} in only one way

technique-digit-used-up = A digit used up
    .because = { $shot-count ->
    [one] the digit of the shot
   *[other] the digits of the shots
} { $shot } { $shot-count ->
    [one] allows
   *[other] allow
} no more water points

technique-digit-full = A digit to be filled
    .because = every corner that is left is needed as a water point for { $shot-count ->
    [one] the digit of the shot
   *[other] the digits of the shots
} { $shot }

technique-two-greens = Two greens
    .because = in a water cell only a water line is green, and the shot { $shot } shows two of them

technique-line-counted = Ships of a line
    .because = the known cells show it ({ $cells } { $cells-count ->
    [one] is a ship cell
   *[other] are ship cells
})

technique-type-complete = A type used up
    .because = { $type-kind ->
    [alpha] the { $type } is found
   *[other] all ships of type { $type } are found
}

technique-type-seen = All ships of a type are seen
    .because = { $cells-count ->
    [one] the missing { $type } is seen already ({ $cells })
   *[other] all missing { $type }s are seen already ({ $cells })
}

## Advanced: what a line or the inventory says.

technique-no-ship-fits = No ship fits
    .because = no missing ship fits there

technique-last-place = The last place
    .because = there is no other place left for { $type-kind ->
    [alpha] the { $type }
   *[other] a missing { $type }
}

technique-alone-in-line = The only ship of its line
    .because = { $lane } has just one ship, and the one at { $cells } does not reach so far

technique-centre-rule = Centre rule
    .because = its centre would be in line with that of { $ship-count ->
    [one] the { $ship } ({ $rule })
   *[other] a ship of the same type ({ $ship }; { $rule })
}

technique-tip-rule = Tip rule
    .because = its tip would face that of { $ship-count ->
    [one] the { $ship }, with fewer than two water cells between ({ $rule })
   *[other] a ship, with fewer than two water cells between ({ $ship }; { $rule })
}

technique-side-rule = Side rule
    .because = it would lie alongside { $ship-count ->
    [one] the { $ship }, with fewer than two water cells between ({ $rule })
   *[other] a ship, with fewer than two water cells between ({ $ship }; { $rule })
}

technique-colour-water-line = Green at water
    .because = at water only water lines are green, and the shot { $shot } leaves no other choice for { $lane }

technique-colour-alone = Green at a ship
    .because = the shot { $shot } has its green line in { $lane }, so its ship is alone there

technique-colour-outermost = No line there
    .because = the line of { $lane } does not run through the shot { $shot }, so there are ships on exactly one side of it

technique-colour-between = Red line
    .because = the red line of { $lane } runs through the shot { $shot }, so ships lie on both sides of it

technique-colour-excludes = The wrong colour
    .because = there the colour of the shot { $shot } could not come out right

technique-digit-excludes = Too many ship points
    .because = there a ship would take too many corners of { $shot-count ->
    [one] the shot
   *[other] one of the shots
} { $shot }

technique-water-lines-all-found = All water lines found
    .because = all water lines of the inventory are found ({ $water-lines })

technique-water-lines-all-needed = All water lines needed
    .because = no other lines are left that could be water lines, and there are { $water-lines }

technique-moored-all-found = All moored ships found
    .because = all moored ships of the inventory are found ({ $moored })

technique-moored-all-needed = All others are moored
    .because = all missing ships must be moored ({ $moored }; not moored so far: { $afloat })

technique-bearing = Parallel or perpendicular
    .because = the letters p and m of the { $codes } do not allow it

technique-shared-by-ship = Common to all places of a ship
    .because = { $places-count ->
    [one] the ship of { $cell } has only one place left: { $places }
   *[other] this holds wherever the ship of { $cell } lies: { $places }
    }

technique-shared-by-point = Common to all ships at a point
    .because = { $places-count ->
    [one] only one ship fits at the ship point { $point }: { $places }
   *[other] this holds whichever ship lies at the ship point { $point }: { $places }
    }

technique-water-points-counted = Number of water points
    .because = there are { $number } water points in all ({ $clue }), and that settles the other points

technique-shared-by-last = Common to all places of the last ship
    .because = { $places-count ->
    [one] the missing { $type } has only one place left: { $places }
   *[other] this holds wherever the missing { $type } lies: { $places }
    }

technique-shared-by-line = Common to all ships of a line
    .because = { $places-count ->
    [one] { $fact }, and only one ship fits there: { $places }
   *[other] { $fact }, and this holds wherever a ship lies there: { $places }
    }

## Master: what several things say together.

technique-ship-code = The code of a ship
    .because = only then can the red and green lines through the { $ship } give a code in the inventory ({ $codes })

technique-code-excludes = A code out of reach
    .because = there the red and green lines through the ship could give no code in the inventory ({ $codes })

technique-lines-by-codes = Lines counted by the codes
    .because = the second digits of the codes add up to { $one }, so { $one } lines have just one ship, { $none } none and { $several } several, and only this is left

technique-island-may-not-grow = A finished island
    .because = the island of { $points } is finished at { $size } { $size ->
    [one] point
   *[other] points
}, as no larger one that is left fits here ({ $islands })

technique-island-has-no-room = No room for an island
    .because = no island that is left fits into { $size ->
    [one] the single point
   *[other] the { $size } points
} { $points } ({ $islands })

technique-island-may-not-join = Islands that would join
    .because = as a water point it would make an island of at least { $size } points ({ $points }), and none that large is left that fits here ({ $islands })

technique-island-must-grow = An island that must grow
    .because = without this, the island of { $points } could not become large enough (size so far: { $size }; { $islands })

technique-last-island = The last island
    .because = only the island of { $points } is unfinished, and only then can it be the last one of the list ({ $islands })

technique-codes-distributed = Codes shared out
    .because = only then can the { $codes } be shared out, with one of them for the { $ship }

technique-code-used-up = A code used up
    .because = there the ship could only have a code that the ships already found need ({ $codes })

technique-leaves-no-place = It would leave no place
    .because = a ship is needed ({ $need }), and this would take away all its places ({ $places })

technique-type-needs-room = Room for those missing
    .because = it would leave { $missing ->
    [one] no room for the missing { $type }
    [2] too little room for both missing { $type }s
   *[other] too little room for all { $missing } missing { $type }s
}

technique-code-either-way = The code says the same everywhere
    .because = a ship is needed ({ $need }), { $places-count ->
    [one] only one place is left for it, and this follows
   *[other] and this follows wherever it lies
}{ $codes-count ->
    [0] { " " }({ $places })
   *[other] , by its code if need be ({ $places }; { $codes })
}

technique-refuted-water-line = It cannot be a water line
    .because = if it were a water line, { $broken }

technique-refuted-point = It cannot be the other point
    .because = otherwise, { $broken }

technique-refuted-place = It cannot lie there
    .because = if it lay there, { $broken }

## Grandmaster: what suppositions lead to.

technique-supposition = Supposition
    .because = a supposition shows it
