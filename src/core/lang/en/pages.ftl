### Pages and sheets of a puzzle and its solution.

page-puzzle = Puzzle
page-solution = Solution
page-seed = Seed { $seed } · { $id }
page-shots = Shots: { $number }
page-rated = { $level } { $score } · { page-shots }
page-inventory = Inventory
page-water-lines = Water lines (VV)
page-moored = Moored ships (KK)
page-vv = VV
page-kk = KK
page-islands = Islands
page-mercy = Mercy shot (Z)
page-mercy-last = to be opened last
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
book-kind = SMYOZ puzzles
book-unique = Each has exactly one solution
book-unique-up-to-symmetry = Each has exactly one solution; those that are unique up to symmetry have that one and its images
book-proved-twice = { $claim }. This was proved in two independent ways: by exhaustive search, and by a SAT solver.
book-proved-once = { $claim }. This was verified when the book was made.
book-made = Made by { $how }
book-puzzles = Puzzles
book-unrated = Unrated
book-solutions = Solutions
book-solutions-about = Cells with a thin frame are the shots that were given.
book-solutions-of-games = Cells with a thin frame were given.
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
book-solution-at = Solution: page { $page }
book-solution-apart = Solution: in the separate booklet
book-mercy-at = Mercy shot: page { $page }
book-deciding-at = Deciding shots: page { $page }
book-hints-at = Hints: pages { $place }, { $technique } and { $step }
book-path-at = Solution path: page { $page }
book-puzzle = Puzzle { $number }

book-techniques = Techniques
book-techniques-about = The techniques that solve the puzzles of this book, the hardest last. Each has an example from a puzzle that is not in the book: the board on the left before the step, with what the step rests on marked, and the board on the right after it, with what the step adds highlighted. You need not learn them by heart; look here when you are stuck, or when a level is new to you.
book-signs = On these boards a *dot* in a cell is water, a small filled *square* a ship cell of unknown type, a *letter* a cell of a ship of that type: black where a shot shows it, grey where it was found. Ships found whole are drawn around their letters. Large dots *between* cells are water points, small hollow squares there ship points. What was found last has a dark frame and, unless it is a ship, a tinted background; it may be a whole row or column, if its number of ships was found. A point found last has a ring. A *dashed frame* is a ship that cannot lie there. Cells and points on which the last steps rest have a pale background with a *dotted outline*.

    In sentences, the conclusion stands before the colon, the reason after it. A point is named after the cells to its upper left and its lower right: 44/55. A shot is written with its content and a letter for each line, *r* for red and *g* for green: 46 (4rg) shows that cell 46 is water with the digit 4, and that a red and a green line run through it. Ships are α = A, β = B, γ = G, δ = D.

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
book-hints-notation = A shot is written with its content and a letter for each line, r for red and g for green.
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
sheet-shots = My shots and what they show
sheet-contact = Overview
rules-short = Rules in short
rules-allowed = allowed
rules-forbidden = forbidden

## Sea Battle.

standard-book-new = Cells found last have a tinted background.
sea-book-kind = Sea Battle puzzles
sea-book-signs = On these boards *waves* are water that the puzzle shows, a *dot* is water that was found. A small filled *square* is a ship cell of which nothing else is known; ships found whole are drawn whole. Where there are mines, a *dash* is a cell without a ship that may still hold a mine or a minesweeper. What was found last has a tinted background with a dark frame. A *dashed outline* is a ship that cannot lie there. Cells and numbers on which the last steps rest have a pale background with a *dotted outline*.

    In sentences, the conclusion stands before the colon, the reason after it. A cell is named after its column and its row: E4.
sea-page-title = Sea Battle
sea-page-solution = Solution { $number }
sea-page-facts = { $size } · cells shown: { $number }
sea-page-fleet = Fleet
sea-page-any-shape = Ships of three and four cells may have any shape.
sea-page-corners = Ships may touch at corners.
sea-page-count = ship cells in the row or column
sea-page-counts = how many are in the row or column
sea-page-submarine = ship of a single cell
sea-page-end = end of a ship
sea-page-middle = inner part of a ship
sea-page-part = part of a ship, unknown which
sea-page-water = water
sea-page-mine = mine
sea-page-sweeper = minesweeper
sea-page-given = cell that was shown

## Covers.

cover-pitch = Ten ships lie hidden on a board of nine by nine cells. Strict rules limit how ships may lie; an inventory, coloured lines and a few shots show where they are.
sea-cover-pitch = A fleet lies hidden at sea. Numbers count the ship cells in each row and each column, and a few cells are shown.
cover-unique = Every puzzle has exactly one solution.
cover-thinking = Every puzzle has exactly one solution, and you can reason your way to it: you never have to guess.
cover-levels = { $level }: { $number }

## The legend. A line of it has at most about 32 characters: it is half as wide as the page.

legend-red-mark = red line through the cell
legend-green-mark = green line through the cell
legend-no-mark = no strokes: no line runs here
legend-digit = water points at its corners
legend-code = red, green lines in the ship
legend-bearing = parallel, perpendicular to α
legend-withheld = not given
legend-up-to-symmetry = unique up to symmetry
legend-red-line = red line
legend-green-line = green line
legend-given = shot that was given
legend-islands = water points, islands
