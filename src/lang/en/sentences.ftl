### Sentences: the steps of a solution, their facts and reasons.

## Steps. The code makes the first letter a capital.

step = { $facts }: { $because }.
step-core = { $facts }: it follows from these { $count } things together: { $because }.
step-rules = { $facts }: it follows from the rules alone.
step-mercy = the mercy shot is opened: { $shot }.

list = { $rest } and { $last }
nothing = nothing

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

row = row { $number }
column = column { $number }

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
fact-excluded = no { ship-type } lies at { $places }
fact-no-ship = { $lanes } { $count ->
    [one] is a water line
   *[other] are water lines
}
fact-one-ship = { $lanes } { $count ->
    [one] has just one ship
   *[other] have just one ship each
}
fact-several-ships = { $lanes } { $count ->
    [one] has two ships or more
   *[other] have two ships or more each
}
fact-some-ship = { $lanes } { $count ->
    [one] has a ship
   *[other] have a ship each
}
fact-at-most-one-ship = { $lanes } { $count ->
    [one] has one ship at most
   *[other] have one ship at most each
}
fact-none-or-several = { $lanes } { $count ->
    [one] has no ship or several
   *[other] have no ship or several each
}

## Rules and clues.

rule-corner = corner rule
rule-tip = tip rule
rule-mooring = mooring rule
rule-centre = centre rule
rule-side = side rule

shot = { $cell } ({ $shows })
clue-codes = { ship-type } codes { $codes }
clue-water-lines = { $number } { $number ->
    [one] water line
   *[other] water lines
}
clue-moored = { $number } { $number ->
    [one] moored ship
   *[other] moored ships
}
clue-islands = islands { $sizes }

room-for-missing = room for each missing { ship-type }
codes-for-known = a code for each { ship-type } that lies there

## The rating in one line.

rating = { $level }, score { NUMBER($score, useGrouping: "false") }, { $steps } steps, hardest: { $hardest }, narrowest place: { $narrowest } { $narrowest ->
    [one] opening
   *[other] openings
}
rating-core = largest core { $size }
rating-without = without { $techniques }
