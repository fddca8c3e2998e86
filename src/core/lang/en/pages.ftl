### Pages and sheets of a puzzle and its solution.

page-puzzle = Puzzle
page-solution = Solution
page-seed = Seed { $seed } · { $id }
page-mercy = Mercy shot (Z)
page-rated = { $level } · { $facts } · { $score } { $score ->
    [one] point
   *[other] points
}
page-mercy-cell = cell: { $cell }

level-beginner = Beginner
level-advanced = Advanced
level-master = Master
level-grandmaster = Grandmaster
level-beyond = Beyond

## Books.

book-contents = Contents
book-foreword = Foreword
book-afterword = Afterword
book-count = { $number } { $number ->
    [one] puzzle
   *[other] puzzles
}
book-unique = Each has exactly one solution
book-unique-up-to-symmetry = Each has exactly one solution; those that are unique up to symmetry have that one and its images
book-proved-twice = { $claim }. This was proved in two independent ways: by exhaustive search, and by a SAT solver.
book-proved-once = { $claim }. This was verified when the book was made.
book-made = Made by { $how }
book-puzzles = Puzzles
book-unrated = Unrated
book-solutions = Solutions
book-solutions-of-games = Cells that were given have a thin frame.
book-index = Index of puzzles
book-index-about = The numbers of the puzzles, each with its page in brackets.
book-index-title = By title
book-index-size = By size of the board
book-index-technique = By hardest technique
book-index-id = Puzzles by id
book-range = { $count ->
    [one] puzzle { $first }
   *[other] puzzles { $first }–{ $last }
}
book-series = { $series }, volume { $volume }
book-minutes = (about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
})
book-time = Time:
book-round = { $puzzles } { $puzzles ->
    [one] puzzle
   *[other] puzzles
} · { $minutes } minutes · { $points } points
book-points = { $points } points
book-competitor = Name:
book-points-won = Points:
book-answer-row = Row { $row }:
book-answer-move = Move:
book-answers = Answers
book-answers-about = Below each puzzle stands what to enter of its solution: what the cells of two rows hold, from left to right, with a dash for a cell that is empty or water; or the move that is asked for.
book-instructions = Instructions
book-solution-at = Solution: page { $page }
book-solution-apart = Solution: in the separate booklet
book-solution-next = Solution: in the next issue
book-coupon = Name and address:
book-mercy-at = Mercy shot: page { $page }
book-deciding-at = Deciding shots: page { $page }
book-hints-at = Hints: pages { $place }, { $technique } and { $step }
book-path-at = Solution path: page { $page }
book-puzzle = Puzzle { $number }

book-techniques = Techniques
book-techniques-about = The techniques that solve the puzzles of this book, the hardest last. Each has an example from a puzzle that is not in the book: the board on the left before the step, with what the step rests on marked, and the board on the right after it, with what the step adds highlighted. You need not learn them by heart; look here when you are stuck, or when a level is new to you.

book-walkthrough = The first puzzle, step by step
book-walkthrough-about = This is puzzle 1, solved in stages. If you would like to try it by yourself first, turn to its page, and come back when you are stuck. Otherwise take a pencil and follow along on that page. After each stage, the board shows what is known by then. Where a sentence says that a ship fits in only one way, the rules and the water cells already known leave no other place for it. Only the steps that are needed are given; when a ship is finished, for instance, you may dot everything around it at once.
book-signs-at = The signs on the boards are explained on page { $page }.
book-worked-at = This puzzle is solved step by step from page { $page } on.
book-walkthrough-of = { $name }, step by step

book-hints = Hints
book-hints-about = Each hint comes in three parts, and each part has a list of its own: where to look, by which technique, and the step itself. Look up no more than you need.
book-hints-place = Where to look
book-hints-technique = By which technique
book-hints-step = The step
book-paths = Solutions step by step
book-no-path = The techniques do not lead to this solution step by step.

book-mercy-about = Open each of these last, when only a few ships are left and nothing else helps.
book-deciding = Deciding shots
book-deciding-about = The clues of these puzzles are symmetric: mirrored or turned, the board still fits them. If you have found a layout, these shots decide whether it is the printed solution, or which image of yours is.
book-fold = fold here before you begin; the mercy shot is below the line

## Sheets.

sheet-blank = Empty board
sheet-partner = For two players
sheet-own = My ships
sheet-theirs = My partner's ships
sheet-contact = Overview
rules-short = Rules in short
rules-allowed = allowed
rules-forbidden = forbidden

## Books of several games.

standard-book-new = Cells found last have a tinted background.
page-solution-of = Solution { $number }

## Covers.

cover-unique = Every puzzle has exactly one solution.
cover-thinking = Every puzzle has exactly one solution, and you can reason your way to it: you never have to guess.
cover-levels = { $level }: { $number }

## The legend. A line of it has at most about 32 characters: it is half as wide as the page.

legend-withheld = not given
