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
    .because = at water only water lines are green, and the shot { $shot } shows two of them

technique-line-counted = Ships of a line
    .because = its known cells show that many ships ({ $cells })

technique-type-complete = A type used up
    .because = all ships of the type are found ({ $type })

technique-type-seen = All ships of a type are seen
    .because = every missing { $type } is seen already ({ $cells }), so there is none elsewhere

## Advanced: what a line or the inventory says.

technique-no-ship-fits = No ship fits
    .because = no missing ship fits there

technique-last-place = The last place
    .because = there are no other places left for the missing { $type }s

technique-alone-in-line = The only ship of its line
    .because = { $lane } has just one ship, and the one at { $cells } does not reach so far

technique-centre-rule = Centre rule
    .because = its centre would be level with that of { $ship-count ->
    [one] the { $ship }
   *[other] a ship of the same type: { $ship }
} ({ $rule })

technique-tip-rule = Tip rule
    .because = its tip would face that of { $ship-count ->
    [one] the { $ship }
   *[other] a ship: { $ship }
}, with fewer than two water cells between ({ $rule })

technique-side-rule = Side rule
    .because = it would lie alongside { $ship-count ->
    [one] the { $ship }
   *[other] a ship: { $ship }
}, with fewer than two water cells between ({ $rule })

technique-colour-water-line = Green at water
    .because = at water only water lines are green, and the other line of the shot { $shot } leaves no choice for { $lane }

technique-colour-alone = Green at a ship
    .because = the shot { $shot } has its green line in { $lane }, so its ship is alone there

technique-colour-outermost = No line there
    .because = the line of { $lane } does not run through the shot { $shot }, so ships lie on one side of it only

technique-colour-between = Red line
    .because = the red line of { $lane } runs through the shot { $shot }, so ships lie on both sides of it

technique-colour-excludes = The wrong colour
    .because = there the colour of the shot { $shot } could not come out

technique-digit-excludes = Too many ship points
    .because = there a ship would take too many corners of { $shot-count ->
    [one] the shot
   *[other] one of the shots
} { $shot }

technique-water-lines-all-found = All water lines found
    .because = all water lines of the inventory are found ({ $water-lines })

technique-water-lines-all-needed = All water lines needed
    .because = all other lines have ships, and there are { $water-lines }

technique-moored-all-found = All moored ships found
    .because = all moored ships of the inventory are found ({ $moored })

technique-moored-all-needed = All others are moored
    .because = all missing ships must be moored ({ $moored }; not moored so far: { $afloat })

technique-bearing = Parallel or perpendicular
    .because = the letters p and m of the { $codes } do not allow it

technique-shared-by-ship = Common to all places of a ship
    .because = it holds wherever the ship of { $cell } lies: { $places }

technique-shared-by-point = Common to all ships at a point
    .because = it holds whichever ship lies at the ship point { $point }: { $places }

technique-water-points-counted = Number of water points
    .because = there are { $number } water points in all ({ $clue }), and that settles the others

technique-shared-by-last = Common to all places of the last ship
    .because = it holds wherever the missing { $type } lies: { $places }

technique-shared-by-line = Common to all ships of a line
    .because = { $fact }, and it holds wherever a ship lies there: { $places }

## Master: what several things say together.

technique-ship-code = The code of a ship
    .because = only so can the lines of the { $ship } add up to one of the { $codes }

technique-code-excludes = A code out of reach
    .because = there the lines of the ship could add up to none of the { $codes }

technique-lines-by-codes = Lines counted by the codes
    .because = by the codes, { $none } lines have no ship, { $one } just one, { $several } several, and only this is left

technique-island-may-not-grow = A finished island
    .because = no larger island that is left fits here, so that of { $points } is finished (size: { $size }; { $islands })

technique-island-has-no-room = No room for an island
    .because = no island that is left fits into { $points } (points: { $size }; { $islands })

technique-island-may-not-join = Islands that would join
    .because = as a water point it would make an island of at least { $size } points ({ $points }), and none such that is left fits here ({ $islands })

technique-island-must-grow = An island that must grow
    .because = without this, the island of { $points } could not become large enough (size so far: { $size }; { $islands })

technique-last-island = The last island
    .because = only the island of { $points } is unfinished, and only so can it be the last one of the list ({ $islands })

technique-codes-distributed = Codes shared out
    .because = only so can the { $codes } be shared out, with one of them for the { $ship }

technique-code-used-up = A code used up
    .because = there the ship could only have a code that those already found need ({ $codes })

technique-leaves-no-place = It would leave no place
    .because = it goes with no place left for a ship that is needed: { $need }; { $places }

technique-type-needs-room = Room for those missing
    .because = it would leave no room for all missing ships of a type ({ $type }; missing: { $missing })

technique-code-either-way = The code says the same everywhere
    .because = it follows wherever a ship that is needed lies, by its code if need be: { $need }; { $places } ({ $codes })

technique-refuted-water-line = It cannot be a water line
    .because = if it were a water line, { $broken }

technique-refuted-point = It cannot be the other point
    .because = otherwise, { $broken }

technique-refuted-place = It cannot lie there
    .because = if it lay there, { $broken }

## Grandmaster: what suppositions lead to.

technique-supposition = Supposition
    .because = a supposition shows it
