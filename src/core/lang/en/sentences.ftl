### Sentences: the steps of a solution, their facts and reasons.

## Steps. The code makes the first letter a capital.

step = { $facts }: { $because }.
because-noted = { $because } ({ $notes })

list = { $rest } and { $last }
list-or = { $rest } or { $last }
list-either = { $rest } or { $last }

## Facts. $count is the number of things listed.

line-number = { $number }
rows = { $count ->
    [one] row
   *[other] rows
} { $list }
columns = { $count ->
    [one] column
   *[other] columns
} { $list }

## What a false supposition would break.

broken-cell = { $cell } would be water and a ship cell at once
broken-no-ship-over = no ship could cover the ship cell { $cell }

## Suppositions: the first line, the steps of a chain, and its end.

refuted = { $facts }: otherwise { $broken }.
refuted-by = { $facts }: otherwise { $chain }, and then { $broken }.
refuted-step = { $facts } ({ $because })
supposition = { $facts }: suppose the opposite, that { $supposed }.
supposition-step = then { $facts }: { $because }.
supposition-impossible = but then { $broken }: a contradiction.

hint-place = look at { $place }
hint-technique = look at { $place }; technique: { $technique }
no-hint = no hint: { $reason }
first-and-more = { $first } and { $more } more
no-step-solved = the puzzle is solved
no-step-stuck = no technique helps
no-step-ambiguous = the clues do not decide the rest
no-step-cancelled = cancelled
kind-none = nothing
not-rated = no level: { $reason }
not-rated-stuck = no technique solves it
not-rated-not-unique = the clues do not decide everything
not-rated-contradiction = the clues contradict each other
not-known-in-time = NOT KNOWN: no answer within the time limit
stage-start = At the start
stage = Stage { $number }
why-cell = why { $cell } is what it is, in { $steps } { $steps ->
    [one] step
   *[other] steps
}

## The rating in one line.

rating = { $level }, score { NUMBER($score, useGrouping: "false") }, { $steps } { $steps ->
    [one] step
   *[other] steps
}, hardest: { $hardest }, narrowest: { $narrowest } { $narrowest ->
    [one] opening
   *[other] openings
}
rating-suppositions = suppositions: { $count }, longest chain: { $longest }
rating-core = largest core { $size }
rating-without = without { $techniques }

## Marks.

marks-wrong = wrong: { $facts }
step-core = { $facts }: { $count ->
    [one] this alone decides it
   *[other] these { $count } things together decide it
}: { $because }.
step-core-at-most = { $facts }: { $count ->
    [one] this alone decides it
   *[other] these { $count } things together decide it, perhaps fewer
}: { $because }.
step-rules = { $facts }: this follows from the rules alone.
no-hint-wrong = wrong: { $facts }; these contradict each other: { $because }
kind-core = many constraints together
not-rated-up-to-symmetry = a puzzle that is unique up to symmetry has no level: no reasoning tells its images apart
step-mercy = the mercy shot is opened: { $facts }.
kind-mercy = the mercy shot
problem-first-look = The best move at first look
problem-comparison = Moves compared
problem-look-ahead = Looking ahead

## Games that are declared.

declared-are = { $cells } { $count ->
    [one] is
   *[other] are
} { $what }
declared-are-not = { $cells } { $count ->
    [one] is
   *[other] are
} not { $what }
declared-suppose = Suppose that { $fact }.
declared-then = Then { $sentence }
declared-but = But then { $why }.
declared-two = { $cells } would be two things at once
# A place by itself, with the article, and with what it is in.
declared-place = { $stands ->
    [row] row { $name }
    [column] column { $name }
    [region] { $region } { $name }
   *[other] { $name }
}
declared-place-the = { declared-place }
declared-place-in = { $stands ->
    [row] in row { $name }
    [column] in column { $name }
    [region] { $region } { $name }
   *[other] in { $name }
}
