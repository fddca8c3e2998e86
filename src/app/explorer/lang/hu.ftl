### The texts of the page of the Explorer.

## What everything is called.

title = SMYOZ Explorer
mode-game = Játék
mode-training = Edzés
mode-puzzle = Rejtvény
level-beginner = Kezdő
level-advanced = Haladó
level-master = Mester
level-grandmaster = Nagymester
level-beyond = Emberfeletti
close = Bezárás
cancel = Mégse

## The start page.

start-lead = Logikai feladványok. Mindegyiknek pontosan egy megoldása van, tippelni sosem kell.
smyoz = SMYOZ
start-continue = Folytatás
rules-of = Így játsszuk: { $game }
start-today = A mai rejtvények
start-today-about = { $date }: minden szinthez egy; mindenki ugyanazt kapja.
start-composing = Készül a rejtvény…
start-library = Gyűjtemény
start-library-progress = { $done } / { $all } megfejtve
library-next = A következő megfejtetlen
library-name = { $name }, { $number }.
library-kind = Minden játék
library-level = Minden szint
library-stars = Minden csillagszám
library-size = Minden méret
library-state = Megfejtve vagy sem
start-saved = Mentett játékok
start-open = Megnyitás
start-file = Fájl megnyitása (játék, rejtvény vagy SEED)
start-link = Hivatkozás
start-link-open = Hivatkozás megnyitása
start-file-unknown = { $name }: ez nem játék, nem rejtvény és nem SEED-fájl.
state-new = új
state-begun = elkezdve
state-done = megfejtve
saved-steps = { $number } lépés
saved-remove = Törlés
saved-remove-sure = Biztosan törlöd?
saved-damaged = sérült: { $reason }
score = { $score } pont
stars = a saját szintjén belül az 5 csillagból { $number }

## The head.

home = Kezdőlap
undo = Visszavonás
redo = Újra
save = MENTÉS
save-about = Megjegyzi ezt az állást, hogy visszatérhess hozzá
restore = VISSZATÖLTÉS
restore-about = Visszatér az utoljára mentett álláshoz
pause = Szünet
pause-on = Szünet. Az óra nem jár.
resume = Folytatás
link = Hivatkozás
link-copied = A játék hivatkozása a vágólapra került.
link-copy = A játék hivatkozása:
download = Letöltés
settings = Beállítások
keys = Billentyűk
more = Egyebek
time = Idő
record = Jegyzőkönyv
print = Nyomtatás
print-about = Nyomtatható oldal PDF-ben: a tábla a jelöléseiddel, hogy papíron folytathasd, vagy a rejtvény jelölések nélkül.
print-marks = Jelölésekkel
print-fresh = Jelölések nélkül

## The board.

board = A tábla
mercy = Kegyelemlövés
tool = A kattintás:
corners = A mező sarkai
why = Miért?
typed = Oszlop: { $column }, sor: …
typed-digit = Vízszám: 0–4
typed-colour = Szín: { $colour }… (p piros, z zöld, Enter: kész)
typed-not = Nem része ennek: 1–4 (a hajó hossza; vagy A B G D)
typed-note-colour = A mező színe: 1–4

## Cells in words.

water = víz
ship = hajó
unknown = ismeretlen
from-said = saját jelölés

## The inventory.

inventory = Leltár
legend = Mit jelentenek a jelek?
legend-notes = A jegyzetek csak a tieid: egy szín azt jelenti, amit akarsz, egy kis áthúzott jel pedig azt, hogy a mező nem része annak a hajónak. A program semmire sem következtet belőlük.

## Notes in cells.

notes = Jegyzetek
notes-about = Jegyzetek: színek, és hajók, amelyeknek a mező nem része
note-colour-1 = narancssárga
note-colour-2 = zöld
note-colour-3 = lila
note-colour-4 = türkiz
note-not = nem része: { $ship }
note-ship = { $number } mezős hajó

## The panels on phones.

panels = Panelek
tab-hints = Tippek
tab-path = Út
tab-inventory = Hajók
tab-workshop = Műhely
tab-automatisms = Auto
tab-log = Napló
tab-positions = Állások

## The workshop.

workshop = Műhely
workshop-clear = Ürítés
target = CÉL: { $cell }
put = ELHELYEZÉS

## The automatisms.

automatisms = Automatizmusok

## The log.

log = Napló

## Hints and checks.

help = Tippek
hint-1 = Hol nézzek körül?
hint-2 = Melyik technika?
hint-3 = Mutasd a lépést!
hint-mark = Jelöld is be!
hint-marked = Bejelölve.
hint-working = Gondolkodom…
check-1 = Jó-e eddig?
check-2 = Mi nem jó?
check-right = Eddig minden jó.
check-places = Hibás: { $marks }

## The end.

another = Még egy ilyet
solved-record = Ilyenből megfejtve: { $number } · legjobb idő: { $best } · átlag: { $average }
solved-record-delete = Eredmények törlése
solved = Megfejtve!
solved-best = Ez az eddigi legjobb időd!
solved-compared = Te { $own } lépésben fejtetted meg; az itt látható út { $steps } lépés.
path = Egy lehetséges út
own-path = A te utad
path-rating = { $level }, { $score } pont, { $steps } lépés; a legnehezebb: { $hardest }.
path-stage = { $number }. szakasz

## Saved positions.

positions = Mentett állások
positions-about = Mentsd el az állást, mielőtt kipróbálsz valamit: bármikor visszatérhetsz hozzá. A lövések és a tippek számítanak.
position = { $number }. állás
position-name = Az állás neve
position-save = Mentés
position-remove = Törlés
restart = Elölről

## Statistics.

statistics = Statisztika
statistics-streak = Ennyi egymást követő napon fejtettél meg rejtvényt: { $now }; a leghosszabb sorozat: { $longest }. Csak ez a böngésző őrzi.
statistics-kind = Rejtvény
statistics-solved = Megfejtve
statistics-alone = Tipp nélkül
statistics-best = Legjobb idő
statistics-average = Átlag
statistics-delete = A statisztika törlése
statistics-delete-sure = Törlöd az összes eredményt, amelyet ez a böngésző őriz?

## Guided first games.

learn = Tanuld meg játék közben
learn-about = Öt-öt lépés egy valódi táblán. Bármikor abbahagyhatod, és játszhatsz tovább.
learn-step = { $step }. lépés (összesen { $count })
learn-next = Tovább
learn-end = Kilépek a bemutatóból
learn-over = Véget ért a bemutató
learn-over-about = A többi a tiéd: játssz tovább, amíg a tábla kész nem lesz. A billentyűket a fenti kérdőjel sorolja fel.

## The settings.

language = Nyelv
theme = Megjelenés
theme-auto = a rendszer szerint
theme-light = világos
theme-dark = sötét

## What happens.

server-lost = A kiszolgáló nem válaszol. A játékod itt megmarad; újra próbáljuk…
server-locked = Ezt a lapot a parancs által kiírt címen nyisd meg: az tartalmazza a kulcsot.
server-back = A kiszolgáló újra válaszol.
game-rebuilt = A játék a böngésző másolatából folytatódik.
restored = Vissza az elmentett álláshoz.
saved = Az állás elmentve.

## What the keys do.

keys-board = A táblán
keys-marks = Gyors jelölés
keys-game = A játék
keys-mouse = Egér és érintés
keys-mouse-select = „Kijelöl”: a kattintás kijelöli a mezőt; jobb gombbal vagy hosszú érintéssel jelölni is lehet.
keys-mouse-shoot = „Lő”: a kattintás rálő a mezőre; ujjal az első érintés kijelöli a mezőt, a második lő.
keys-mouse-mark = „Jelöl”: a kattintás sorban víz, hajó, üres; jobb gombbal fordítva. Húzva több mező is jelölhető. Két mező között a pontok is kattinthatók; kis képernyőn a mező sarkait a tábla alatt lehet jelölni.
keys-mouse-place = „Elhelyez”: az első kattintás kijelöli a célmezőt, a második a táblára helyezi, amit a Műhelyben építettél, a harmadik elfogadja.
keys-mouse-note = „Jegyzet”: válassz színt vagy hajót; egy kattintás a mezőbe írja, a következő leveszi. Húzással több mezőbe is írhatsz.
key-space = Szóköz
key-arrows = másik mezőre lép
key-water = víz
key-ship = hajó
key-note-not = jegyzet: nem része az ilyen hosszú hajónak
key-note-colour = jegyzet: a négy szín egyike
key-undo = visszavonás
key-redo = újra
key-save = MENTÉS
key-hint = tipp, majd a következő fokozata
key-hint-mark = bejelöli, amit a tipp mond
key-pause = szünet
key-keys = ez a lap

## The bench.

bench = Szerkesztőasztal
bench-about = Saját rejtvény kézzel: rajzolj elrendezést, válaszd ki a lövéseket, és rögtön látod, mit hagynak nyitva.
bench-empty = üres
bench-assay = Mit hagy nyitva?
bench-unique = Pontosan egy megfejtése van.
bench-count = { $count } elrendezés felel meg.
bench-count-more = Legalább { $count } elrendezés felel meg.
bench-hardest = legnehezebb: { $name }
bench-conflict = Ezek ellentmondanak egymásnak: { $clues }
bench-save = Mentés
bench-play = Kipróbálom
bench-json = Rejtvényfájl

## Sea Battle.

cell-shown = { $number } megadott mező

## Marking.

cell-mark-cell = A kijelölt mező jelölése
cell-clear = törlés
cell-tool = A kattintás:
cell-zoom = Nagyítás
cell-turn = léptet
cell-turn-about = víz, hajó, semmi – jobb gombbal vagy hosszú érintéssel előbb hajó
cell-full = Minden hajómező megvan, de valami még nem stimmel.
cell-hints = Tippek
cell-checks = Ellenőrzés
cell-check-wrong = Hibás jelölések száma: { $count }.
cell-solved = Idő: { $time }; tippek: { $hints }, ellenőrzések: { $checks }.

## Keys.

key-cell-along = a jelölés folytatása a következő mezőn
key-cell-next = víz, hajó, semmi; Shifttel előbb hajó
key-cell-mine = akna
key-cell-sweeper = aknaszedő
key-cell-clear = a jelölés törlése
key-cell-check = ellenőrzés
key-cell-auto = vízmezők kitöltése be vagy ki

## Contests.

table-title = Az asztalnál
table-own = A te táblád
table-other = Az ellenfél táblája
table-moves = Lépések
table-hints = Tippek
table-hint-1 = Hova nézzek?
table-hint-2 = Mennyire valószínű?
table-hint-3 = Melyik lépés?
table-odds = Esélyek mutatása
table-certain = Mi biztos?
table-nothing-certain = Az eddigiekből több nem következik.
table-review = Értékelés
table-review-waits = A lépések értékelése néhány másodpercig tart.
table-record = A jegyzőkönyv mentése
table-page = Nyomtatás (PDF)
table-you = te
table-back = Visszavonás
table-ready = Kész
table-draw-random = Véletlenül
table-draw-packed = Tömören, Perelman tanácsa szerint
table-draw-seed = SEED szerint
table-draw-none = Törlés
table-turn = Elforgatás
table-lines = Szövegként
table-lines-take = Legyenek ezek a sorok
table-fleet-left = Még hátravan
table-open-window = Megnyitás új ablakban
table-play-here = Ketten ennél a képernyőnél
table-share-link = A másik játékos címe:
table-curtain = Cseréljetek helyet! Most más ne nézze a képernyőt.
table-show = Mutasd a táblámat
table-shoot = Tűz
table-lost = A kiszolgáló nem válaszol. A játék megvan: a smyoz contest --resume paranccsal folytatható.

## Exported pages.

player-undo = Visszavonás
player-redo = Újra
player-clear = Újrakezdés
player-check = Jó-e eddig?
player-where = Hol?
player-technique = Hogyan?
player-hint = Miért?
player-mercy = Kegyelemlövés
player-right = Eddig minden jó.
player-wrong = Van hiba.
player-wrong-at = Hibás: { $cells }
player-solved = Megfejtve!
player-no-hint = Nincs több lépés.
player-board = A tábla
player-state = A megfejtés egy sorban:
player-index = Az összes rejtvény
player-rules = Szabályok
player-before = Előző
player-after = Következő
player-index-progress = { $all } közül { $solved } megfejtve
player-index-solved = ✓ megfejtve
player-index-begun = … elkezdve
