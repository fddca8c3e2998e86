### The techniques: the name, and why (what follows the colon in a step).
###
### The names of the reasons, $cells and the like, stand in the table of techniques; $cells-count is the number of things in $cells.

## Beginner: what lies next to each other.

technique-delta = A ship of one cell
    .because = a { -delta } has a single cell

technique-around-ship = Water around a finished ship
    .because = the { $ship } is finished, so everything around it is water

technique-diagonals = Diagonals of a ship cell
    .because = { $cell } is a ship cell, and ships are straight and do not touch, so the cells diagonally beside it are water

technique-corner-cells = Corner cells
    .because = a ship in a corner cell would have two cell sides on the rim ({ $rule })

technique-ship-points = Points of a ship cell
    .because = the corners of the ship cell { $cell } are ship points

technique-water-line = Cells of a water line
    .because = { $lane } is a water line

technique-line-of-water = A line of water
    .because = all its cells are water

technique-water-point = Water around a water point
    .because = all cells around the water point { $point } are water

technique-water-points = Between four waters
    .because = all four cells around it are water ({ $cells })

technique-fourth-cell = The fourth cell of a ship point
    .because = the other cells around the ship point { $point } are water ({ $cells })

technique-closed-run = A closed ship
    .because = { $cells } are ship cells with water or rim at both ends

technique-grows-one-way = It can grow one way only
    .because = the ship of { $cell } fits in only one way

technique-digit-used-up = A digit used up
    .because = the digit of the shot { $shot } allows no more water points at its corners

technique-digit-full = A digit to be filled
    .because = the digit of the shot { $shot } is reached only if all corners that are left are water points

technique-two-greens = Two greens
    .because = at water only water lines are green, and the shot { $shot } shows two of them

technique-line-counted = Ships of a line
    .because = its known cells show that many ships ({ $cells })

technique-type-complete = A type used up
    .because = all ships of the type { $type } are found

technique-type-seen = All ships of a type are seen
    .because = every { $type } that is missing is seen already ({ $cells }), so there is none elsewhere

## Advanced: what a line or the inventory says.

technique-no-ship-fits = No ship fits
    .because = no ship that is missing fits there

technique-last-place = The last place
    .because = no other place is left for any missing { $type }

technique-alone-in-line = The only ship of its line
    .because = { $lane } has just one ship, and the one at { $cells } does not reach so far

technique-centre-rule = Centre rule
    .because = its centre would lie in one line with that of the { $ship } ({ $rule })

technique-tip-rule = Tip rule
    .because = its tip would face a tip of the { $ship } with fewer than two water cells between them ({ $rule })

technique-side-rule = Side rule
    .because = it would lie alongside the { $ship } with fewer than two water cells between them ({ $rule })

technique-colour-water-line = Green at water
    .because = at water only water lines are green, and the colour of the shot { $shot } settles it for { $lane }

technique-colour-alone = Green at a ship
    .because = the green line of { $lane } runs through the ship at the shot { $shot }, so it is alone there

technique-colour-outermost = No line there
    .because = no line of { $lane } runs through the shot { $shot }, so ships lie on one side of it and none on the other

technique-colour-between = Red line
    .because = the red line of { $lane } runs through the shot { $shot }, so ships lie on both sides of it

technique-colour-excludes = The wrong colour
    .because = there the colour of the shot { $shot } could not come out

technique-digit-excludes = Too many ship points
    .because = there the ship would take too many corners of the shot { $shot } for its digit

technique-water-lines-all-found = All water lines found
    .because = all water lines of the inventory are found ({ $water-lines })

technique-water-lines-all-needed = All water lines needed
    .because = no other lines are left for the water lines of the inventory ({ $water-lines })

technique-moored-all-found = All moored ships found
    .because = all moored ships of the inventory are found ({ $moored })

technique-moored-all-needed = All others are moored
    .because = all ships that are missing must be moored ({ $moored }; not moored so far: { $afloat })

technique-bearing = Parallel or perpendicular
    .because = the letters of the codes ({ $codes }) do not allow it

technique-shared-by-ship = Common to all places of a ship
    .because = this holds however the ship of { $cell } lies (places left: { $places })

technique-shared-by-point = Common to all ships at a point
    .because = this holds wherever the ship at the point { $point } lies (places left: { $places })

technique-water-points-counted = Number of water points
    .because = there are { $number } water points in all ({ $clue }), and that settles the others: they are the sum of the islands, and twice the moored ships plus 4

technique-shared-by-last = Common to all places of the last ship
    .because = this holds wherever the missing { $type } lies (places left: { $places })

technique-shared-by-line = Common to all ships of a line
    .because = { $fact }, and this holds wherever a ship lies there (places left: { $places })

## Master: what several things say together.

technique-ship-code = The code of a ship
    .because = only so can the lines through the { $ship } add up to one of the { $codes }

technique-code-excludes = A code out of reach
    .because = there the lines through the ship could add up to none of the { $codes }

technique-lines-by-codes = Lines counted by the codes
    .because = the codes of all ships add up to this many lines: { $none } without a ship, { $one } with just one, { $several } with several; only this is left

technique-island-may-not-grow = A finished island
    .because = no larger island that is left fits here, so that of { $points } is finished, with ship points around it (size: { $size }; { $islands })

technique-island-has-no-room = No room for an island
    .because = no island that is left fits into { $points } (points: { $size }; { $islands })

technique-island-may-not-join = Islands that would join
    .because = as a water point it would be part of an island of at least { $size } points ({ $points }), but none such that is left fits here ({ $islands })

technique-island-must-grow = An island that must grow
    .because = the island of { $points } must still grow, and without this it could not become large enough (size so far: { $size }; { $islands })

technique-last-island = The last island
    .because = only one island is left ({ $islands }); it contains { $points }, and only so does it fit

technique-codes-distributed = Codes shared out
    .because = the { $codes } can be shared out among their ships only if the lines through the { $ship } are so

technique-code-used-up = A code used up
    .because = there the ship could only have a code that belongs to those already found ({ $codes })

technique-leaves-no-place = It would leave no place
    .because = there it would leave no place for a ship that is needed ({ $need }; its places so far: { $places })

technique-type-needs-room = Room for those missing
    .because = if it lay there, not all missing ships would have a place ({ $type }; missing: { $missing })

technique-code-either-way = The code says the same everywhere
    .because = a ship that is needed ({ $need }) leads to this in each of its places, by its code if not by itself (places left: { $places })

technique-refuted-water-line = It cannot be a water line
    .because = if it were a water line, this would become impossible at once: { $broken }

technique-refuted-point = It cannot be the other point
    .because = if it were the other kind of point, this would become impossible at once: { $broken }

technique-refuted-place = It cannot lie there
    .because = if it lay there, this would become impossible at once: { $broken }
