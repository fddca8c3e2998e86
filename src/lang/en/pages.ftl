### Pages and sheets: what stands on those of a puzzle and its solution.

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
book-count = { $number } { $number ->
    [one] puzzle
   *[other] puzzles
}
book-proved = Each has exactly one solution, proved by two independent programs.
book-made = Made by { $how }
book-puzzles = Puzzles
book-solutions = Solutions
book-index = Index of puzzles
book-time = Time:
book-solution-at = Solution: page { $page }
book-mercy-at = Mercy shot: page { $page }

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
