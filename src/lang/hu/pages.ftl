### Oldalak és lapok: ami a rejtvény és a megfejtés lapján áll.

page-puzzle = Rejtvény
page-solution = Megfejtés
page-seed = SEED { $seed } · { $id }
page-shots = Lövések: { $number }
page-rated = { $level } { $score } · { page-shots }
page-inventory = Leltár
page-water-lines = Vízvonalak (VV)
page-moored = Kikötött hajók (KK)
page-vv = VV
page-kk = KK
page-islands = Szigetek
page-mercy = Z lövés (kegyelem)
page-mercy-last = utoljára nyitandó
page-mercy-cell = mező: { $cell }

level-beginner = Kezdő
level-advanced = Haladó
level-master = Mester
level-grandmaster = Nagymester
level-beyond = Emberfeletti

## Könyvek.

book-contents = Tartalom
book-count = { $number } rejtvény
book-proved = Mindegyiknek pontosan egy megfejtése van; két független program bizonyította.
book-made = Így készült: { $how }
book-puzzles = Rejtvények
book-solutions = Megfejtések
book-index = A rejtvények mutatója
book-time = Idő:
book-solution-at = Megfejtés: { $page }. oldal
book-mercy-at = Z lövés: { $page }. oldal

## Lapok.

sheet-blank = Üres tábla
sheet-partner = Két játékosnak
sheet-own = Az én hajóim
sheet-theirs = A társam hajói
sheet-shots = Lövéseim, és amit mutatnak
sheet-contact = Áttekintés
rules-short = Szabályok röviden
rules-allowed = szabad
rules-forbidden = tilos

## A jelmagyarázat. Egy sora legfeljebb mintegy 32 betű: fél lap széles.

legend-red-mark = piros vonal a mezőben
legend-green-mark = zöld vonal a mezőben
legend-no-mark = nincs vonás: nem fut át vonal
legend-digit = víz: ennyi vízpont a sarkain
legend-code = piros, zöld vonalak a hajóban
legend-bearing = α-val párhuzamos, merőleges
legend-withheld = nincs megadva
legend-up-to-symmetry = egyértelmű szimmetria erejéig
legend-red-line = piros vonal
legend-green-line = zöld vonal
legend-given = megadott lövés
legend-islands = vízpontok, szigetek
