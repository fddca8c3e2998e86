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
ship-A = ALFA
ship-B = BETA
ship-G = GAMMA
ship-D = DELTA
close = Bezárás
cancel = Mégse

## The start page.

start-lead = Tíz hajó rejtőzik a táblán. Lőj, következtess, és találd meg őket minél kevesebb hibaponttal.
smyoz = SMYOZ
start-continue = Folytatás
rules-of = Így játsszuk: { $game }
start-today = A mai rejtvények
start-today-about = { $date }: minden szinthez egy; mindenki ugyanazt kapja.
start-new = Új játék lövésekkel
start-seed = SEED
start-seed-hint = Hat számjegy; ha üresen marad, a program sorsol.
start-go = Indítás
start-game-about = Csak azt látod, amit lövéssel vagy következtetéssel megtudtál.
start-training-about = Minden mező, amelyre lősz, és minden célmező mindent megmutat: a vonalait és a sarkait is.
start-puzzle = Új SMYOZ-rejtvény
start-puzzle-about = Minden adat az elejétől látszik, lőni nem kell. Az elkészítés néhány másodpercig tarthat.
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
shots = { $number } lövés
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
count-shots = Lövés
count-placements = Elhelyezés
count-automatisms = Automatizmus
count-points = Hibapont
count-taken-back = visszavont lövés
count-late = Z utáni lövés
count-hints = tipp (hol, mivel, miért)
count-checks = ellenőrzés (jó-e, mi nem jó)
count-wrong-claims = téves bejelentés
count-mercy = kegyelemlövés
doku = DOKU
doku-about = A fejléc helyén a játék jegyzőkönyve
record = Jegyzőkönyv
save-record = Jegyzőkönyv SVG-ben
print = Nyomtatás
print-about = Nyomtatható oldal PDF-ben: a tábla a jelöléseiddel, hogy papíron folytathasd, vagy a rejtvény jelölések nélkül.
print-marks = Jelölésekkel
print-fresh = Jelölések nélkül
save-svg = Tábla SVG-ben
save-text = Jegyzőkönyv szövegként

## The board.

board = A tábla
shoot-at = LÖVÉS: { $cell }
shoot-z = Z (kegyelem)
shoot-z-about = Utána illik elkészülni a megfejtéssel
z-done = A Z lövés megvolt: illik elkészülni a megfejtéssel.
mercy = Kegyelemlövés
mercy-insist = Mégis megnyitom
claim = Kész: minden hajó megvan
tool = A kattintás:
tool-select = kijelöl
tool-mark = jelöl
tool-shoot = lő
tool-place = elhelyez
corners = A mező sarkai
corner-0 = bal felső sarok
corner-1 = jobb felső sarok
corner-2 = bal alsó sarok
corner-3 = jobb alsó sarok
why = Miért?
typed = Oszlop: { $column }, sor: …
typed-digit = Vízszám: 0–4
typed-colour = Szín: { $colour }… (p piros, z zöld, Enter: kész)
typed-not = Nem része ennek: 1–4 (a hajó hossza; vagy A B G D)
typed-note-colour = A mező színe: 1–4

## Cells in words.

cell = { $cell }
water = víz
ship = hajó
both = ellentmondás
unknown = ismeretlen
colour- = színtelen
colour-r = piros
colour-g = zöld
colour-rr = két piros
colour-gg = két zöld
colour-rg = piros-zöld
row-r = a sorban piros
row-g = a sorban zöld
column-r = az oszlopban piros
column-g = az oszlopban zöld
from-shot = lövés
from-clue = megadva
from-mercy = kegyelemlövés
from-touched = megérintve
from-said = saját jelölés
from-concluded = következtetés
is-z = Z lövés
is-late = Z után
is-suspicious = gyanús
is-changed = most változott
is-target = célmező
lanes = Hajók száma:
lane-row = { $number }. sor
lane-column = { $number }. oszlop
water-point = vízpont
ship-point = hajópont

## The inventory.

inventory = Leltár
inventory-code = { $red } piros, { $green } zöld vonal
inventory-p = az ALFÁval párhuzamos
inventory-m = az ALFÁra merőleges
water-lines = Vízvonalak (VV)
moored = Kikötött hajók (KK)
islands = Szigetek
legend = Mit jelentenek a jelek?
legend-code = Egy hajó kódja: hány piros és hány zöld vonal halad át rajta; p: az ALFÁval párhuzamos, m: rá merőleges.
legend-example = 02m: 0 piros, 2 zöld, merőleges
legend-lines = Vízvonal (VV): olyan sor vagy oszlop, amelyben nincs hajó. Kikötött (KK): a tábla peremét érintő hajó.
legend-islands = Szigetek: az egymás melletti vízpontok csoportjai, a pontok számával. A vízmező számjegye: hány sarka vízpont.
legend-sea-counts = A szélen álló szám megmondja, hány hajómező van a sorban vagy az oszlopban. Áthúzva látod, ha mind megvan, és pirosan, ha már nem jöhet ki.
legend-sea-signs = A hullám a megadott víz, a pötty a te vízjelölésed, a halvány pöttyöt a program rajzolta. A lekerekített vég a hajó vége; a szabálysértő mezők pirosak.
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
withheld = nincs megadva

## The workshop.

workshop = Műhely
workshop-careful = Óvatos műhely
workshop-careful-about = Nem enged gyanús lépést
workshop-content = Tartalom
workshop-digit = Vízszám
workshop-colour = Szín
workshop-open = nyitva
workshop-clear = Ürítés
workshop-step-1 = 1. Építs fel egy mezőt, és jelöld ki, hová kerüljön.
workshop-step-2 = 2. Célmező: { $cell }. Helyezd a táblára, és nézd meg, mi változik.
workshop-step-3 = 3. { $cell }: ami változott, sárga. Fogadd el, folytasd vagy vesd el.
workshop-chain = A lánc { $level }. elhelyezése: az ELVET az egész láncot elveti.
target = CÉL: { $cell }
put = ELHELYEZÉS
accept = ELFOGAD
discard = ELVET
continue = FOLYTAT
new-drawing = Új_rajz
new-drawing-hidden = Forrás: a rejtett elrendezés
new-drawing-own = Forrás: a saját rajzod

## The automatisms.

automatisms = Automatizmusok
automatisms-set = Készlet
automatisms-explain = { $name }: mit tud?
automatisms-bookkeeping = Könyvelés
automatisms-offer = Könyvelj helyettem
automatisms-solve = Ezek az automatizmusok egymaguk megfejthetik a rejtvényt.
automatisms-anyway = Mégis kérem
automatisms-off = Nincs
automatisms-chosen = { $all } közül { $chosen } bekapcsolva
automatisms-save = Készlet mentése: { $set }
automatisms-reset = Alaphelyzet: { $set }
automatisms-saved = { $set }: a készlet elmentve.
automatisms-run = Minden Automatizmus Fut

## The log.

log = Napló
log-empty = Az automatizmusok még semmire sem következtettek.
log-action = { $number }. lépés
log-because = Szaggatott keret jelöli az okot
suspicion = Ellentmondás ({ $number }. lépés óta)

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
check-wrong = Valamelyik jelölés hibás.
check-places = Hibás: { $marks }
claim-wrong = Nem ez a megfejtés.
costs = { $points } hibapont

## The end.

another = Még egy ilyet
solved-record = Ilyenből megfejtve: { $number } · legjobb idő: { $best } · átlag: { $average }
solved-record-delete = Eredmények törlése
solved = Megfejtve!
solved-about = Idő: { $time } · tipp: { $hints } · lövés: { $shots } · elhelyezés: { $placements } · hibapont: { $points }
solved-best = Ez az eddigi legjobb időd!
solved-compared = Te { $own } lépésben fejtetted meg; az itt látható út { $steps } lépés.
path = Egy lehetséges út
own-path = A te utad
path-rating = { $level }, { $score } pont, { $steps } következtetés; a legnehezebb: { $hardest }.
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
learn-smyoz-game = SMYOZ: játék lövésekkel
learn-smyoz-puzzle = SMYOZ: rejtvény
learn-sea-battle = Torpedó: rejtvény
learn-step = { $step }. lépés (összesen { $count })
learn-next = Tovább
learn-end = Kilépek a bemutatóból
learn-over = Véget ért a bemutató
learn-over-about = A többi a tiéd: játssz tovább, amíg a tábla kész nem lesz. A billentyűket a fenti kérdőjel sorolja fel.
learn-smyoz-game-1 = Tíz hajó rejtőzik itt. Válaszd ki a 46-os mezőt (4. oszlop, 6. sor), és nyomd meg a LÖVÉS gombot.
learn-smyoz-game-2 = Talált! A δ egy DELTA, egymezős hajó. A hajók nem érintkezhetnek, ezért körülötte minden mező víz. Ezt a program bejelölte helyetted: az automatizmusok közül a Könyvelés elvégzi, ami magától értetődik.
learn-smyoz-game-3 = Most lőj egy másik mezőre! Vízmezőn egy számjegyet látsz: azt, hogy hány sarka vízpont. A vonalkák a mezőn áthaladó vonalakat mutatják: a jel fölött a pirosakat, alatta a zöldeket.
learn-smyoz-game-4 = Jelöld be, amit tudsz: válassz ki egy mezőt, aztán nyomd meg a • gombot, ha víz, a ■ gombot, ha hajó, vagy a hajó görög betűjét.
learn-smyoz-game-5 = Elakadtál? Kérdezd meg: „Hol nézzek körül?”; ha újra kérdezel, többet is megtudsz. Ha mind a tíz hajót bejelölted, nyomd meg a „Kész” gombot.
learn-smyoz-puzzle-1 = A rejtvényben minden lövés adott. A 87-es mezőben álló δ egy DELTA, egymezős hajó, ezért a körülötte lévő mezők vízmezők. Válaszd ki a 77-es mezőt, és nyomd meg a • gombot (vagy a W billentyűt).
learn-smyoz-puzzle-2 = A vízmező számjegye azt mutatja, hány sarka vízpont; vízpont az a pont, amely körül mind a négy mező víz. A 26-os mezőben 4 áll, ezért körülötte minden mező víz. Jelöld be a 25-ös mezőt.
learn-smyoz-puzzle-3 = Ezt nem kell mind kézzel bejelölnöd: nyisd ki az „Automatizmusok” részt, és válaszd a „Könyvelés” készletet.
learn-smyoz-puzzle-4 = A vonalkák és a leltár még többet elárulnak; a leltár kódjait a leltár alatti magyarázat írja le. Most kérdezd meg: „Hol nézzek körül?”
learn-smyoz-puzzle-5 = Ha újra kérdezel, megtudod a technikát, aztán a lépést is; a „Jelöld is be!” elvégzi a többit. A tippekért hibapont jár, de ugyanazért a tippért soha nem kétszer.
learn-sea-battle-1 = A számok azt mutatják, hány hajómező van az egyes sorokban és oszlopokban. A B és az E oszlopban és az 5. sorban egy sincs: jelöld be a mezőiket víznek. Egy kattintás vizet jelöl; több mezőt húzással jelölhetsz.
learn-sea-battle-2 = A D1 egy hajó jobb vége, a hajó tehát balra folytatódik. Jelöld be a C1 mezőt hajónak: kattints rá kétszer.
learn-sea-battle-3 = Az 1. sornak már megvan mindkét hajómezője, a D oszlopnak pedig az egyetlen. Ami ott marad, az víz: A1, F1, D2, D3, D4 és D6.
learn-sea-battle-4 = Az F oszlopban 4 hajómező kell, és csak négy mező maradt nekik. Jelöld be az F2, F3, F4 és F6 mezőt.
learn-sea-battle-5 = A hajók átlósan sem érintkezhetnek; a flottát a tábla mellett látod. Elakadtál? Kérdezd meg: „Hol nézzek körül?”

## The settings.

language = Nyelv
theme = Megjelenés
theme-auto = a rendszer szerint
theme-light = világos
theme-dark = sötét
scale = Hibapontozás
scale-about = A helyi szokás szerint; a játékkal együtt megmarad.
scale-name = A pontozás neve
scale-minute = minden megkezdett perc
scale-shot = lövés
scale-late-shot = Z utáni lövés (ráadásként)
scale-placement = elhelyezés
scale-automatism = kihasznált automatizmus
scale-hint-0 = tipp: hol
scale-hint-1 = tipp: melyik technika
scale-hint-2 = tipp: az egész lépés
scale-check-0 = ellenőrzés: jó-e
scale-check-1 = ellenőrzés: mi nem jó
scale-wrong-claim = téves bejelentés
scale-mercy = kegyelemlövés
scale-use = Legyen ez a pontozás

## What happens.

server-lost = A kiszolgáló nem válaszol. A játékod itt megmarad; újra próbáljuk…
server-locked = Ezt a lapot a parancs által kiírt címen nyisd meg: az tartalmazza a kulcsot.
server-back = A kiszolgáló újra válaszol.
game-rebuilt = A játék a böngésző másolatából folytatódik.
restored = Vissza az elmentett álláshoz.
saved = Az állás elmentve.
no-next-mark = { $cell }: ezt nem te jelölted, ezért nem is törölheted.

## What the keys do.

keys-board = A táblán
keys-marks = Gyors jelölés
keys-workshop = Műhely
keys-game = A játék
keys-mouse = Egér és érintés
keys-mouse-select = „Kijelöl”: a kattintás kijelöli a mezőt; jobb gombbal vagy hosszú érintéssel jelölni is lehet.
keys-mouse-shoot = „Lő”: a kattintás rálő a mezőre; ujjal az első érintés kijelöli a mezőt, a második lő.
keys-mouse-mark = „Jelöl”: a kattintás sorban víz, hajó, üres; jobb gombbal fordítva. Húzva több mező is jelölhető. Két mező között a pontok is kattinthatók; kis képernyőn a mező sarkait a tábla alatt lehet jelölni.
keys-mouse-place = „Elhelyez”: az első kattintás kijelöli a célmezőt, a második a táblára helyezi, amit a Műhelyben építettél, a harmadik elfogadja.
keys-mouse-note = „Jegyzet”: válassz színt vagy hajót; egy kattintás a mezőbe írja, a következő leveszi. Húzással több mezőbe is írhatsz.
key-space = Szóköz
key-arrows = másik mezőre lép
key-cell = mező két számmal: oszlop, sor
key-shoot = LÖVÉS a kijelölt mezőre
key-shoot-z = Z lövés
key-next = víz, hajó, üres
key-water = víz
key-ship = hajó
key-type = ALFA, BETA, GAMMA, DELTA mezője
key-digit = vízszám
key-colour = szín: R vagy P piros, G vagy Z zöld, 0 színtelen; Enter: kész
key-points = a mező négy sarokpontja: víz, hajó, üres
key-note-not = jegyzet: nem része az ilyen hosszú hajónak
key-note-colour = jegyzet: a négy szín egyike
key-target = célmezőnek jelöli ki
key-put = ELHELYEZÉS, majd ELFOGAD
key-continue = FOLYTAT
key-discard = ELVET
key-undo = visszavonás
key-redo = újra
key-save = MENTÉS
key-run = Minden Automatizmus Fut
key-hint = tipp, majd a következő fokozata
key-hint-mark = bejelöli, amit a tipp mond
key-why = miért ilyen ez a mező?
key-pause = szünet
key-keys = ez a lap

## The bench.

bench = Szerkesztőasztal
bench-open = SMYOZ szerkesztése
bench-about = Saját rejtvény kézzel: rajzolj elrendezést, válaszd ki a lövéseket, és rögtön látod, mit hagynak nyitva.
bench-tool = Mit teszel a táblára?
bench-draw = Hajók
bench-shots = Lövések
bench-draw-about = Hajót húzással rajzolhatsz a mezőkre; kattintásra lekerül. Billentyűvel: szóköz, nyilak, szóköz.
bench-shots-layout = A mezőre kattintva lövés kerül oda, vagy lekerül onnan; az elrendezés mondja meg, mit mutat.
bench-shots-about = Válaszd ki, mit mutat a lövés, és kattints a mezőre. Kész elrendezéssel ezt a rajz mondja meg.
bench-drawing = Rajz
bench-unfinished = Eddig szabályos; még hiányoznak hajók.
bench-layout = Kész, szabályos elrendezés.
bench-too-many = Túl sok: { $ship }
bench-empty = üres
bench-assay = Mit hagy nyitva?
bench-unique = Pontosan egy megfejtése van.
bench-count = { $count } elrendezés felel meg.
bench-count-more = Legalább { $count } elrendezés felel meg.
bench-hardest = legnehezebb: { $name }
bench-can-spare = Elhagyható: { $clues }
bench-conflict = Ezek ellentmondanak egymásnak: { $clues }
bench-fewest = kevés lövés
bench-complete = Kiegészítés
bench-spare = Fölösleges adatok elhagyása
bench-save = Mentés
bench-play = Kipróbálom
bench-json = Rejtvényfájl
bench-solution = Megfejtés PDF-ben
rule-corner = Sarok-szabály
rule-tip = Csúcs-szabály
rule-mooring = Kikötési szabály
rule-centre = Centrum-szabály
rule-side = Oldal-szabály

## Sea Battle.

sea-battle = Torpedó
sea-about = Keresd meg az elrejtett flottát: a számok megmondják, hány hajómező van az egyes sorokban és oszlopokban.
sea-size = A tábla mérete
sea-level = Szint
sea-any-level = mindegy
sea-compose = Új rejtvény
sea-more-rules = Flotta és szabályok
sea-fleet = Flotta
sea-fleet-usual = szokásos, vagy pl. 3-2-2-1
sea-corners-allowed = a hajók a sarkukkal összeérhetnek
sea-any-allowed = a 3 és 4 mezős hajók bármilyen alakúak
sea-corners = A hajók a sarkukkal összeérhetnek.
sea-any-shape = A három- és négymezős hajók bármilyen alakúak lehetnek.
sea-mines = Aknák
sea-sweepers = Aknaszedők
sea-width = Oszlopok
sea-height = Sorok
sea-setting = Tábla és szabályok
sea-shown = { $number } megadott mező

## The board in words.

sea-mine = akna
sea-sweeper = aknaszedő
sea-given = megadva
sea-auto-drawn = automatikusan kitöltve
sea-broken = szabálytalan
sea-shows-water = víz
sea-shows-submarine = egymezős hajó
sea-shows-left = hajó bal vége
sea-shows-right = hajó jobb vége
sea-shows-top = hajó felső vége
sea-shows-bottom = hajó alsó vége
sea-shows-middle = hajó belső része
sea-shows-ship = hajó valamelyik része
sea-shows-mine = akna
sea-shows-sweeper = aknaszedő
sea-column = { $name } oszlop
sea-row = { $name }. sor
sea-counts-ship = Hajómezők
sea-counts-mine = Aknák
sea-counts-sweeper = Aknaszedők
sea-finished = { $length } mezős hajó: { $count } közül { $finished } kész

## Marking.

sea-mark-cell = A kijelölt mező jelölése
sea-clear = törlés
sea-tool = A kattintás:
sea-zoom = Nagyítás
sea-turn = léptet
sea-turn-about = víz, hajó, semmi – jobb gombbal vagy hosszú érintéssel előbb hajó
sea-options = Kényelem
sea-auto = Vízmezők kitöltése
sea-auto-about = Vízzel tölti ki a kész hajók környékét és a betelt sorokat, oszlopokat.
sea-full = Minden hajómező megvan, de valami még nem stimmel.
sea-hints = Tippek
sea-checks = Ellenőrzés
sea-check-wrong = Hibás jelölések száma: { $count }.
sea-solved = Idő: { $time }; tippek: { $hints }, ellenőrzések: { $checks }.

## Keys.

key-sea-along = a jelölés folytatása a következő mezőn
key-sea-next = víz, hajó, semmi; Shifttel előbb hajó
key-sea-mine = akna
key-sea-sweeper = aknaszedő
key-sea-clear = a jelölés törlése
key-sea-check = ellenőrzés
key-sea-auto = vízmezők kitöltése be vagy ki
keys-mouse-sea = Kattintás: víz, hajó, semmi; jobb gomb vagy hosszú érintés: előbb hajó. Húzással egy egész vonal jelölhető; nagy táblán az ujj görget.

## The bench.

sea-bench-open = Torpedó szerkesztése
sea-bench-shows = Mit mutat a mező?
sea-bench-shows-about = A mezőre kattintva: { $shows }; újabb kattintásra lekerül. A számokat a tábla szélére írd; ami üres, nincs megadva.
sea-complete = Kiegészítés mezőkkel
sea-differ = Két megfejtés itt tér el: { $cells }
sea-smallest = Bármelyiküket elhagyva megszűnik az ellentmondás.

## The automatisms.

about-delta = A DELTA egyetlen mezőből áll, ezért a δ-t mutató mezőben már az egész hajó megvan.
about-around-ship = Hajók nem érintkezhetnek, ezért a kész hajó körül mindenütt víz van.
about-diagonals = A hajók egyenesek, és nem érnek össze, ezért a hajómező átlós szomszédai vízmezők.
about-corner-cells = A sarokmezőn fekvő hajónak két mezőoldala lenne a peremen, ezt a kikötési szabály tiltja; ezért a sarokmező mindig víz.
about-ship-points = A hajómező minden sarka hajópont.
about-water-line = A vízvonal minden mezője víz.
about-line-of-water = Ha egy sor vagy oszlop minden mezője víz, akkor ott vízvonal fut.
about-water-point = A vízpont körül mind a négy mező víz.
about-water-points = Ha egy pont körül mind a négy mező víz, akkor az vízpont.
about-fourth-cell = Ha a hajópont körül három mező víz, akkor a negyedik hajómező.
about-closed-run = Ha az egymás melletti hajómezők mindkét végén víz vagy perem van, akkor a hajó kész.
about-grows-one-way = Ha egy hajómezőn a szabályok miatt csak egyféle hajó fér el, akkor az fekszik ott.
about-digit-used-up = Ha a vízszám minden vízpontja megvan, akkor a mező többi sarka hajópont.
about-digit-full = Ha a vízszámhoz minden maradék sarok kell, akkor azok mind vízpontok.
about-two-greens = Vízmezőn csak vízvonal lehet zöld: ahol kettő is áthalad, ott a sor is, az oszlop is vízvonal.
about-line-counted = Az ismert mezők megmutatják, hány hajó lehet a sorban vagy az oszlopban.
about-type-complete = Ha egy típus minden hajója megvan, akkor máshol már nem lehet ilyen.
about-type-seen = Ha egy típus minden hiányzó hajójának ismert már egy mezője, akkor máshol nem lehet ilyen.
about-no-ship-fits = Ahová egyetlen hiányzó hajó sem fér, ott víz van.
about-last-place = Ha egy hiányzó hajónak már csak egy helye van, akkor ott fekszik.
about-alone-in-line = Ahol egyetlen hajó van a vonalban, ott minden mező víz, amelyet az a hajó nem érhet el.
about-centre-rule = Azonos típusú hajók középpontja nem lehet egy vonalban (centrum-szabály).
about-tip-rule = Szemben álló hajócsúcsok között legalább két vízmező van (csúcs-szabály).
about-side-rule = Párhuzamos hajók között, ha egy mezőnél hosszabban fedik egymást, legalább két vízmező van (oldal-szabály).
about-colour-water-line = Vízmezőn a zöld vonal vízvonal; ha csak az egyik irányban futhat, akkor ott fut.
about-colour-alone = Ha egy hajómezőn zöld vonal fut, akkor a hajó egyedül van abban a sorban vagy oszlopban.
about-colour-outermost = Ahol a vonal nem fut át egy vízmezőn vagy hajón, ott annak csak az egyik oldalán van hajó.
about-colour-between = Ahol piros vonal fut át egy vízmezőn vagy hajón, ott annak mindkét oldalán van hajó.
about-colour-excludes = Nem feküdhet hajó ott, ahol elrontaná egy lövés színét.
about-digit-excludes = Nem feküdhet hajó ott, ahol a lövésnek kevesebb vízpontja maradna, mint a vízszáma.
about-water-lines-all-found = Ha a leltár minden vízvonala megvan, akkor minden más vonalban van hajó.
about-water-lines-all-needed = Ha csak annyi vonal lehet még vízvonal, ahány hiányzik, akkor mind az.
about-moored-all-found = Ha a leltár minden kikötött hajója megvan, akkor más hajó nem érinti a peremet.
about-moored-all-needed = Ha minden hiányzó hajónak ki kell kötnie, akkor egyikük sem feküdhet beljebb.
about-bearing = A kódok p és m betűi megmondják, hány hajó párhuzamos az ALFÁval, és hány merőleges rá.
about-shared-by-ship = Ami egy hajó minden lehetséges helyén ugyanúgy van, az biztos.
about-shared-by-point = Ami ugyanúgy van, bármelyik hajóhoz tartozik is a hajópont, az biztos.
about-water-points-counted = A vízpontok száma ismert: ha már mind megvan, vagy minden maradékra szükség van, a többi pont eldőlt.
about-shared-by-last = Ami egy típus utolsó hajójának minden lehetséges helyén ugyanúgy van, az biztos.
about-shared-by-line = Ha a vonalban van még hajó, akkor biztos, ami minden lehetséges helyén ugyanúgy van.
about-ship-code = A hajóban futó vonalaknak a leltár egyik kódját kell kiadniuk.
about-code-excludes = Nem feküdhet hajó ott, ahol a vonalai nem adhatnák ki a leltár egyik kódját sem.
about-lines-by-codes = A kódokból kiszámolható, hány vonal üres, hány egyhajós, és hány többhajós.
about-island-may-not-grow = Ha nagyobb sziget már nem fér ide, akkor a sziget kész, és hajópontok veszik körül.
about-island-has-no-room = Ahol a hátralévő szigetek egyike sem fér el, ott hajópont van.
about-island-may-not-join = Két sziget között hajópont van, ha együtt túl nagyok volnának.
about-island-must-grow = Ha a sziget egy pont nélkül nem lehetne elég nagy, akkor az a pont vízpont.
about-last-island = Ha már csak egy sziget hiányzik, akkor minden maradék vízpont ahhoz tartozik.
about-codes-distributed = A kódokat úgy kell kiosztani, hogy minden hajónak jusson egy.
about-code-used-up = Nem feküdhet hajó ott, ahol csak olyan kódja lehetne, amelyre a már megtalált hajóknak van szükségük.
about-leaves-no-place = Nem feküdhet hajó ott, ahol egy másik hajónak nem hagyna helyet.
about-type-needs-room = Nem feküdhet hajó ott, ahol a hiányzóknak már nem maradna elég helyük.
about-code-either-way = Kell itt egy hajó; ami minden lehetséges helyén következik, akár a kódjából, az biztos.
about-refuted-water-line = Ha abból, hogy egy vonal vízvonal, ellentmondás következne, akkor van benne hajó.
about-refuted-point = Ha abból, hogy egy pont vízpont, ellentmondás következne, akkor hajópont, és fordítva.
about-refuted-place = Ha abból, hogy egy hajó ott fekszik, ellentmondás következne, akkor nem fekszik ott.

## Contests.

table-title = Játék kettesben
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
sea-table-how = Kattints a mezőre, amelyre lősz, vagy használd a nyilakat és az Entert. Ujjal az első érintés céloz, a második lő. A H billentyű tippet ad.
sea-table-how-to-hide = Húzd a hajóidat a táblára; kattintásra a hajó elfordul. Billentyűkkel: egy szám felvesz egy ilyen hosszú hajót, a nyilakkal mezőt választasz, az Enter leteszi vagy elfordítja, a Delete leveszi.
sea-table-figure = Másik alakzat (F)
sea-table-unknown = még nem lőttek rá
sea-table-water = víz
sea-table-ship = hajó
sea-table-mine = akna
sea-table-sweeper = aknaszedő
sea-table-miss = mellé
sea-table-hit = talált
sea-table-sunk = süllyedt
sea-table-mine-hit = eltalált akna
sea-table-sweeper-hit = eltalált aknaszedő
sea-table-named = megnevezve

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

smyoz-player-inventory = Leltár
smyoz-player-water-lines = vízvonalak (VV)
smyoz-player-moored = kikötött hajók (KK)
smyoz-player-islands = szigetek
smyoz-player-keys = Nyilak: mező; víz: pont, hajó: szóköz, α β γ δ: a b g d, törlés: Backspace; visszavonás: Ctrl+Z. Kattintás: víz, hajó, üres; a keresztpontok is kattinthatók.
smyoz-player-water = víz
smyoz-player-ship = hajó

sea-player-fleet = Flotta
sea-player-corners = A hajók a sarkukkal összeérhetnek.
sea-player-any = A három- és négymezős hajók bármilyen alakúak lehetnek.
sea-player-mine = akna
sea-player-sweeper = aknaszedő
sea-player-keys = Nyilak: mező; víz: pont, hajó: szóköz vagy #, akna: *, aknaszedő: +, törlés: Backspace; visszavonás: Ctrl+Z. Kattintás: víz, hajó, üres.
sea-player-water = víz
sea-player-ship = hajó
sea-player-mine-cell = akna
sea-player-sweeper-cell = aknaszedő
