### Sentences: the steps of a solution, their facts and reasons.

## Steps. The code makes the first letter a capital.

ship-lines = { $reds ->
    [0] no line can be red
   *[other] only { $red } can be red
}, and { $greens ->
    [0] none can be green
   *[other] only { $green } can be green
}
of-ship = { $ship }: { $lines }
code-there = { $places }: { $count ->
    [0] no code
   *[other] code { $codes }
}, as { $why }
code-few = { $count ->
    [0] no line could be
   *[other] only { $lines } could be
} { $stroke ->
    [red] red
   *[green] green
}
code-many = the { $count ->
    [one] line
   *[other] lines
} of { $lines } would be { $stroke ->
    [red] red
   *[green] green
}
code-at = at { $places }, { $why }
ruled-out = ruled out: { $places }
ship-codes = { $ship } { $count ->
    [0] can have none of them
   *[other] can only have { $codes }
}
ruled-out-by = places ruled out by { $ships } ({ $rules })
every-ship = no { ship-type }
all-found = { $ships } is missing
places-left = left: { $places }
mercy-opened = the mercy shot is opened: { $shot }.
step-notes = already known: { $notes }.

## Ships.

-alpha = ALFA
-beta = BETA
-gamma = GAMMA
-delta = DELTA

ship-type = { $kind ->
    [alpha] { -alpha }
    [beta] { -beta }
    [gamma] { -gamma }
   *[delta] { -delta }
}
ship = { ship-type } { $cells }

## Facts. $count is the number of things listed. There is one ALFA only, so it has the definite article.

in-lines = { $lines }

fact-water = { $cells } { $count ->
    [one] is water
   *[other] are water
}
fact-ship = { $cells } { $count ->
    [one] is a ship cell
   *[other] are ship cells
}
fact-type = { $cells } { $count ->
    [one] belongs
   *[other] belong
} to { $kind ->
    [alpha] the
   *[other] a
} { ship-type }
fact-water-point = { $points } { $count ->
    [one] is a water point
   *[other] are water points
}
fact-ship-point = { $points } { $count ->
    [one] is a ship point
   *[other] are ship points
}
fact-found = { $count ->
    [one] { $kind ->
        [alpha] the
       *[other] a
    } { ship-type } lies
   *[other] { ship-type }s lie
} at { $places }
fact-excluded = { $kind ->
    [alpha] the
   *[other] a
} { ship-type } cannot lie at { $places }
fact-excluded-many = { $kind ->
    [alpha] the { ship-type } lies { $place ->
        [horizontal] vertically
       *[vertical] horizontally
    }
   *[other] { $place ->
        [elsewhere] no { ship-type } can lie anywhere else
        [unseen] no missing { ship-type } can lie anywhere else
        [horizontal] no missing { ship-type } can lie horizontally
       *[vertical] no missing { ship-type } can lie vertically
    }
}
fact-no-ship = { $lanes } { $count ->
    [one] is a water line
   *[other] are water lines
}
fact-one-ship = { $lanes } { $count ->
    [one] has just one ship
   *[other] have just one ship each
}
fact-several-ships = { $lanes } { $count ->
    [one] has at least two ships
   *[other] have at least two ships each
}
fact-some-ship = { $lanes } { $count ->
    [one] has a ship
   *[other] have at least one ship each
}
fact-at-most-one-ship = { $lanes } { $count ->
    [one] has at most one ship
   *[other] have at most one ship each
}
fact-none-or-several = { $lanes } { $count ->
    [one] has either no ship or at least two
   *[other] each have either no ship or at least two
}

## Rules and clues.

rule-corner = corner rule
rule-tip = tip rule
rule-mooring = mooring rule
rule-centre = centre rule
rule-side = side rule

shot = { $cell } ({ $shows })
clue-codes = { ship-type } { $kind ->
    [alpha] code
   *[other] codes
} { $codes }
clue-water-lines = { $number } { $number ->
    [one] water line
   *[other] water lines
}
clue-moored = { $number } { $number ->
    [one] moored ship
   *[other] moored ships
}
clue-islands = islands { $sizes }

## What a false supposition would break.

broken-types = { $cell } would belong to ships of two types
broken-point = the point { $point } would be a water point and a ship point at once
broken-no-ship-at = no ship could lie at the ship point { $point }
broken-ship = the { $ship } could not lie where it does
broken-room = there would { $kind ->
    [alpha] be no room for the
   *[other] not be room for every missing
} { ship-type }
broken-too-many = there would be one { ship-type } too many
broken-digit = { $says ->
    [many] at least { $number } { $number ->
        [one] corner of the shot { $shot } would be a water point
       *[other] corners of the shot { $shot } would be water points
    }
    [few] { $number ->
        [0] no corner of the shot { $shot } could be a water point
        [one] at most 1 corner of the shot { $shot } could be a water point
       *[other] at most { $number } corners of the shot { $shot } could be water points
    }
   *[neither] the shot { $shot } could not have its digit
}
broken-colour = the colour of the shot { $shot } would be impossible
broken-colour-by = at the shot { $shot }, { $lines }
line-at-shot = { $says ->
    [not-red] { $count ->
        [one] the line of { $lanes } could not be red
       *[other] neither of the lines of { $lanes } could be red
    }
    [not-green] { $count ->
        [one] the line of { $lanes } could not be green
       *[other] neither of the lines of { $lanes } could be green
    }
   *[other] { $count ->
        [one] the line
       *[other] the lines
    } of { $lanes } { $says ->
        [red] would be red
        [green] would be green
        [bare] would not run through it
       *[not-bare] would run through it
    }
}
broken-water-points = there could not be { $number } { $number ->
    [one] water point
   *[other] water points
} ({ $clue })
broken-moored = there could not be { $number } moored { $number ->
    [one] ship
   *[other] ships
}
broken-lane = { $says ->
    [many] { $lane } would have { $number ->
        [one] a ship
       *[other] at least { $number } ships
    }
    [few] { $lane } would have room for { $number ->
        [0] no ship
       *[other] only one ship
    }
   *[neither] { $lane } could not have its number of ships
}
broken-lanes = there would not be exactly { $number } { $number ->
    [one] line
   *[other] lines
} { $ships ->
    [none] without a ship
    [one] with just one ship
   *[several] with at least two ships
}
broken-island = the island of { $points } would have { $says ->
    [extra] no size, for the list ({ $sizes }) is used up
    [least] at least { $least } points, and no island on the list ({ $sizes }) is that large
    [size] exactly { $least } { $least ->
        [one] point
       *[other] points
    }, and { $list }
    [pair] { $least } or { $most } points, and { $list }
   *[range] { $least } to { $most } points, and { $list }
}
broken-island-list = { $all ->
    [yes] the list has only { $sizes }
   *[no] the list ({ $sizes }) leaves only { $left }
}
broken-codes = { $count ->
    [one] { $ships } could have none of the codes
   *[other] the codes could not be shared out among { $ships }
}

## Suppositions: the first line, the steps of a chain, and its end.

supposition-cases = { $facts }: there are { $count } cases, and it follows in each.
supposition-case = if { $supposed }:
supposition-case-at-once = if { $supposed }, it follows at once.

## Why a ship fits in no other way.

blocked-ship = { $cells } { $count ->
    [one] touches
   *[other] touch
} { $cell }
blocked-point = { $cells } { $count ->
    [one] is
   *[other] are
} at the water point { $point }
blocked-line = { $cells } { $count ->
    [one] lies
   *[other] lie
} in a water line ({ $lane })

### The techniques: the name, and why (what follows the colon in a step).
###
### The names of the reasons, $cells and the like, stand in the table of techniques; $cells-count is the number of things in $cells.
### One sentence may hold several conclusions of a technique, so reasons may be lists.

## Beginner: what lies next to each other.

technique-around-ship = Water around a finished ship
    .principle = Ships do not touch, not even at corners. Once a ship is found whole (a DELTA is when a shot shows it), every cell around it is water.
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

technique-water-line = Cells of a water line
    .principle = A water line has no ship. All its cells are water.
    .because = { $lane } { $lane-count ->
    [one] is a water line
   *[other] are water lines
}

technique-water-point = Water around a water point
    .principle = At a water point only water cells meet: all four cells around it are water. So four water cells make a water point, and the corners of a ship cell are ship points.
    .because = all cells around { $point-count ->
    [one] the water point
   *[other] the water points
} { $point } are water

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
    .because = { $cells } { $cells-count ->
    [one] is a ship cell
   *[other] are ship cells
}

technique-type-complete = A type used up
    .principle = The fleet has a fixed number of ships of each type. When all of a type are found, no other ship can be one.
    .because = every { $type } is found

technique-type-seen = All ships of a type are seen
    .principle = If as many separate ships of a type have been begun as are missing, those are the missing ones. No ship of that type lies elsewhere.
    .because = every { $type } that is missing is begun ({ $cells })

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
    .because = at most one water cell would lie between its tip and that of { $ship-count ->
    [one] the { $ship } ({ $rule })
   *[other] a ship ({ $ship }; { $rule })
}

technique-side-rule = Side rule
    .principle = Ships side by side that overlap in more than one cell have at least two water cells between them. Places nearer than that are ruled out.
    .because = at most one water cell would lie between it and { $ship-count ->
    [one] the { $ship } alongside ({ $rule })
   *[other] a ship alongside ({ $ship }; { $rule })
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
    [one] the green at the shot { $shot } is that of { $lane }, so no other ship lies in { $lane }
   *[other] the greens at the shot { $shot } are those of { $lane }, so no other ships lie in them
}

technique-colour-outermost = No line there
    .principle = If the line of a row or column misses a shot, there is no ship on one of its two sides. Where ships are known on one side, the other is water.
    .because = { $says ->
    [ship] the line of { $lane } misses the shot { $shot }, so { $lane } has { $shot-kind ->
        [ship] another ship
       *[other] a ship
    }, and no other cell is left for it
    [water] { $seen-count ->
        [0] the line of { $lane } misses the shot { $shot }, so ships lie on just one side of it
        [one] { $seen } lies on the other side of the shot { $shot }, which the line of { $lane } misses
       *[other] { $seen } lie on the other side of the shot { $shot }, which { $lane-count ->
            [one] the line of { $lane } misses
           *[other] the lines of { $lane } miss
        }
    }
   *[line] { $lane-count ->
        [one] the line of { $lane } misses the shot { $shot }, so { $shot-kind ->
            [ship] the ship there is not alone in it
           *[other] it is no water line
        }
       *[other] the lines of { $lane } miss the shot { $shot }, so { $shot-kind ->
            [ship] the ship there is not alone in them
           *[other] they are no water lines
        }
    }
}

technique-colour-between = Red line
    .principle = A red line runs between the outermost of several ships. Where it runs through a shot, ships lie on both sides.
    .because = { $says ->
    [ship] { $lane-count ->
        [one] the red line of { $lane } runs through the shot { $shot }, so { $side ->
            [both] ships lie on both sides of it, and neither side has another cell left
           *[one] a ship lies { $side ->
                [left] to the left of it
                [right] to the right of it
                [above] above it
               *[below] below it
            }, and no other cell is left there
        }
       *[other] the red lines of { $lane } run through the shot { $shot }, so in each of them ships lie on both sides of it, and one side has no other cell left
    }
   *[line] { $lane-count ->
        [one] the red line of { $lane } runs through the shot { $shot }, so ships lie on both sides of it
       *[other] the red lines of { $lane } run through the shot { $shot }, so in each of them ships lie on both sides of it
    }
}

technique-colour-excludes = The wrong colour
    .principle = Each shot shows the colours of the lines through it. A ship that would give a line another colour cannot lie there.
    .because = if a ship lay there, { $broken }

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
    .because = { $most ->
    [0] no { $type } is
    [one] only one { $type } is
   *[other] only { $most } { $type }s are
} { $bearing ->
    [parallel] parallel
   *[perpendicular] perpendicular
} to the ALFA ({ $codes }{ $ships-count ->
    [0] )
   *[other] ; { $ships })
}

technique-shared-by-ship = Common to all places of a ship
    .principle = Draw every place that is left for a ship of which you know a cell. What all these places share is certain, even if the place is not.
    .because = { $places-count ->
    [one] only one place is left for the ship of { $cell }: { $places }
   *[other] this is so at every place left for the ship of { $cell }: { $places }
    }

technique-shared-by-point = Common to all ships at a point
    .principle = At a ship point some ship must lie. What all ships that fit there share is certain.
    .because = { $places-count ->
    [one] only one ship fits at the ship point { $point }: { $places }
   *[other] this is so for every ship that fits at the ship point { $point }: { $places }
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
   *[other] this is so at every place left for the missing { $type }: { $places }
    }

technique-shared-by-line = Common to all ships of a line
    .principle = If a line has exactly one ship, or still needs one, try all that fit. What they all share is certain.
    .because = { $places-count ->
    [one] { $fact }, and only one ship fits there: { $places }
   *[other] { $fact }, and this is so for every ship that fits there: { $places }
    }

## Master: what several things say together.

technique-ship-code = The code of a ship
    .principle = The code of a ship is read from the red and green lines through it. So the codes left on the inventory say how these lines must run.
    .because = { $can } ({ $codes })

technique-code-excludes = A code out of reach
    .principle = A place determines the code of a ship there. If the inventory does not have that code, no such ship can lie there.
    .because = a ship there would fit no code ({ $codes })

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
    .because = { $can }, as the others need the rest ({ $codes }{ $others-count ->
    [0] )
   *[other] ; { $others })
}

technique-code-used-up = A code used up
    .principle = A code that found ships need is no longer free. Places where another ship could only have that code are ruled out.
    .because = a ship there could only have a code that is used up: { $ships } ({ $codes })

technique-leaves-no-place = It would leave no place
    .principle = Somewhere a ship is needed, and few places are left for it. Whatever would take all of them is impossible.
    .because = { $need-kind ->
    [several] { $need }, and this would leave no place for a ship there
    [alpha] this would leave no place for the { $need }
   *[other] this would leave no place for the missing { $need }
}

technique-type-needs-room = Room for those missing
    .principle = All missing ships of a type need room at the same time. Whatever would leave too little for them is impossible.
    .because = it would leave { $missing ->
    [one] no room for the missing { $type }
    [2] too little room for both missing { $type }s
   *[other] too little room for all { $missing } missing { $type }s
}

technique-code-either-way = The code says the same everywhere
    .principle = Where a ship is needed, look at the places left and at the code that each would have. What holds for all of them is certain.
    .because = { $places-count ->
    [one] { $need-kind ->
        [several] { $need }, and only one place is left for a ship there
        [alpha] only one place is left for the { $need }
       *[other] only one place is left for the missing { $need }
    }
   *[other] { $need-kind ->
        [several] { $need }, and this is so wherever that ship lies
        [alpha] this is so wherever the { $need } lies
       *[other] this is so wherever the missing { $need } lies
    }
} ({ $places }{ $codes-count ->
    [0] )
   *[other] ; { $codes })
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

### Pages and sheets of a puzzle and its solution.

page-shots = { $number } { $number ->
    [one] shot
   *[other] shots
}
page-inventory = Inventory
page-water-lines = Water lines (VV)
page-moored = Moored ships (KK)
page-islands = Islands
page-mercy-last = to be opened last

## Books.

book-kind = SMYOZ puzzles
book-solutions-about = Cells with a thin frame are the shots that were given.

book-signs = On these boards a *dot* in a cell is water, a small filled *square* a ship cell of unknown type, a *letter* a cell of a ship of that type: black where a shot shows it, grey where it was found. Ships found whole are drawn around their letters. Large dots *between* cells are water points, small hollow squares there ship points. What was found last has a dark frame and, unless it is a ship, a tinted background; it may be a whole row or column, if its number of ships was found. A point found last has a ring. A *dashed frame* is a ship that cannot lie there. Cells and points on which the last steps rest have a pale background with a *dotted outline*.

    In sentences, the conclusion stands before the colon, the reason after it. A point is named after the cells to its upper left and its lower right: 44/55. A shot is written with its content and a letter for each line, *r* for red and *g* for green: 46 (4rg) shows that cell 46 is water with the digit 4, and that a red and a green line run through it. Ships are α = A, β = B, γ = G, δ = D.

book-hints-notation = A shot is written with its content and a letter for each line, r for red and g for green.

## Sheets.

sheet-shots = My shots and what they show

## Covers.

cover-pitch = Ten ships lie hidden on a board of nine by nine cells. Strict rules limit how ships may lie; an inventory, coloured lines and a few shots show where they are.

## The legend. A line of it has at most about 32 characters: it is half as wide as the page.

legend-red-mark = red line through the cell
legend-green-mark = green line through the cell
legend-no-mark = no strokes: no line runs here
legend-digit = water points at its corners
legend-code = red, green lines in the ship
legend-bearing = parallel, perpendicular to α
legend-up-to-symmetry = unique up to symmetry
legend-red-line = red line
legend-green-line = green line
legend-given = shot that was given
legend-islands = water points, islands

### The Explorer: why something cannot be done now, and answers to questions.

refusal-unfinished = First accept or discard what you have placed on the board.
refusal-no-target = First choose the cell where it goes.
refusal-nothing-put = Nothing has been placed on the board yet.
refusal-no-placement = There is no placement to discard or continue.
refusal-empty = Nothing has been built yet.
refusal-not-of-target = { $statement } is not part of cell { $cell }.
refusal-suspicious = The careful workshop does not allow this. { $what }.
refusal-shot-twice = Cell { $cell } has been shot already.
refusal-no-shots = There is no shooting in a puzzle: its clues suffice.
refusal-second-z = You have already taken the Z shot.
refusal-no-mercy = This puzzle has no mercy shot.
refusal-mercy-open = The mercy shot is already open.
refusal-mercy-too-early = More can be found without the mercy shot.
refusal-not-said = { $statement } was not marked, so it cannot be taken back.
refusal-nothing-saved = Nothing has been saved yet.
refusal-not-all-found = A claim needs all ten ships; you have found { $found }.
refusal-not-training = New drawings are available in training only.
refusal-long-name = The name of a scale can have at most { $most } characters.
suspicion-digit = Cell { $cell } cannot have the digit { $digit }
suspicion-colour = Cell { $cell } cannot have this colour
hint-suspicious = One of your marks cannot be right. { $what }.
hint-mercy = Everything else is found: the mercy shot decides.
hint-shoot = Nothing more follows from what you know: shoot.
why-shown = { $cell } is a clue or was shot.
why-open = The techniques cannot settle { $cell } yet from clues and shots alone.

## The record of a game.

record-game = The record of a game
record-training = The record of a training game
record-puzzle = The record of a puzzle
record-time = Time: { $time }
record-shots = Shots: { $number }
record-shots-back = Shots: { $number }, { $back } of them taken back
record-placements = Placements: { $number }
record-automatisms = Automatisms used: { $number }
record-help = Hints: { $hints }, checks: { $checks }
record-points = Penalty points: { $points } ({ $scale })
record-shot = shot { $cell }: { $shows }
record-z-shot = Z shot { $cell }: { $shows }
record-mercy = mercy shot { $shot }
record-put = placed { $parts }
record-accept = accepted
record-discard = discarded
record-continue = continued
record-change = changed { $before } to { $after }
record-run = ran the automatisms
record-save = saved
record-restore = restored
record-why = why { $cell }?
record-solved = solved
record-wrong-claim = a wrong claim
record-new-drawing = another drawing

### What the Explorer's server refuses.

server-no-layout = The drawing is not a layout by the rules yet.

## Why there is no such game, or no such puzzle.

no-game-drawing = expected a drawing of nine rows of nine characters, each one of . A B G D
no-game-fleet = the drawing is not the fleet: expected one ALFA, two BETA, three GAMMA and four DELTA, all straight
no-game-rules = the drawing breaks rules: { $rules }
no-puzzle-wrong-solution = the drawing does not fit the clues
no-puzzle-page = the page needs exactly one solution
