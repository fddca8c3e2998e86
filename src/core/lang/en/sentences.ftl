### Sentences: the steps of a solution, their facts and reasons.

## Steps. The code makes the first letter a capital.

step = { $facts }: { $because }.
step-core = { $facts }: { $count ->
    [one] this alone decides it
   *[other] these { $count } things together decide it
}: { $because }.
step-core-at-most = { $facts }: { $count ->
    [one] this alone decides it
   *[other] these { $count } things together decide it, perhaps fewer
}: { $because }.
ship-lines = { $reds ->
    [0] none of its lines can be red
   *[other] of its lines, only { $red } can be red
}, and { $greens ->
    [0] none can be green
   *[other] only { $green } can be green
}
code-few = { $count ->
    [0] none of its lines could be
   *[other] of its lines, only { $lines } could be
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
because-noted = { $because } ({ $notes })
ruled-out = places ruled out: { $places }
places-left = left: { $places }
step-rules = { $facts }: this follows from the rules alone.
step-mercy = the mercy shot is opened: { $shot }.
step-notes = already known: { $notes }.

list = { $rest } and { $last }
list-or = { $rest } or { $last }

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

line-number = { $number }
line-letter = { $letter }
rows = { $count ->
    [one] row
   *[other] rows
} { $list }
columns = { $count ->
    [one] column
   *[other] columns
} { $list }
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
    [alpha] the { ship-type } cannot lie { $place ->
        [elsewhere] anywhere else
        [unseen] where no cell of it is known
        [horizontal] horizontally
       *[vertical] vertically
    }
   *[other] { $place ->
        [elsewhere] no { ship-type } can lie anywhere else
        [unseen] no missing { ship-type } can lie where no cell of it is known
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
   *[other] have a ship each
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

broken-cell = { $cell } would be water and a ship cell at once
broken-types = { $cell } would belong to ships of two types
broken-point = the point { $point } would be a water point and a ship point at once
broken-no-ship-over = no ship could cover the ship cell { $cell }
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
broken-lanes = there could not be { $number } { $number ->
    [one] line
   *[other] lines
} { $ships ->
    [none] without a ship
    [one] with just one ship
   *[several] with at least two ships
}
broken-island = the island at { $point } would have { $says ->
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
broken-codes = the { $kind ->
    [alpha] { ship-type } could not have its code
   *[other] codes could not be shared out among the { ship-type }s found so far
}

## Suppositions: the first line, the steps of a chain, and its end.

supposition = { $facts }: suppose the opposite, that { $supposed }.
supposition-cases = { $facts }, whichever of these { $count } cases holds:
supposition-case = if { $supposed }, it takes a few steps:
supposition-case-at-once = if { $supposed }, it follows at once.
supposition-step = then { $facts }: { $because }.
supposition-impossible = but then { $broken }: a contradiction.

hint-place = look at { $place }
hint-technique = look at { $place }; technique: { $technique }
no-hint = no hint: { $reason }
first-and-more = { $first } and { $more } more
no-hint-wrong = wrong: { $facts }; these contradict each other: { $because }
no-step-solved = all ships are found
no-step-stuck = no technique helps
no-step-ambiguous = the clues do not decide the rest
no-step-contradiction = what is known contradicts itself
no-step-cancelled = cancelled
kind-core = many constraints together
kind-mercy = the mercy shot
kind-none = nothing
not-rated = no level: { $reason }
not-rated-stuck = no technique solves it
not-rated-not-unique = the clues do not decide everything
not-rated-contradiction = the clues contradict each other
not-rated-up-to-symmetry = a puzzle that is unique up to symmetry has no level: no reasoning tells its images apart
not-known-in-time = NOT KNOWN: no answer within the time limit
stage = Stage { $number }
why-cell = why { $cell } is what it is, in { $steps } { $steps ->
    [one] step
   *[other] steps
}

## The rating in one line.

rating = { $level }, score { NUMBER($score, useGrouping: "false") }, { $steps } { $steps ->
    [one] conclusion
   *[other] conclusions
}, hardest: { $hardest }, narrowest: { $narrowest } { $narrowest ->
    [one] opening
   *[other] openings
}
rating-suppositions = suppositions: { $count }, longest chain: { $longest }
rating-core = largest core { $size }
rating-without = without { $techniques }
