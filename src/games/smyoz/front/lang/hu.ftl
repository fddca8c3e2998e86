### The texts of the page of SMYOZ in the Explorer.

## The start page.

start-new = Új játék lövésekkel
start-seed = SEED
start-seed-hint = Hat számjegy; ha üresen marad, a program sorsol.
start-go = Indítás
start-game-about = Csak azt látod, amit lövéssel vagy következtetéssel megtudtál.
start-training-about = Minden mező, amelyre lősz, és minden célmező mindent megmutat: a vonalait és a sarkait is.
start-puzzle = Új SMYOZ-rejtvény
start-puzzle-about = Minden adat az elejétől látszik, lőni nem kell. Az elkészítés néhány másodpercig tarthat.
shots = { $number } lövés

## The head.

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
save-record = Jegyzőkönyv SVG-ben
save-svg = Tábla SVG-ben
save-text = Jegyzőkönyv szövegként

## The board.

shoot-at = LÖVÉS: { $cell }
shoot-z = Z (kegyelem)
shoot-z-about = Utána illik elkészülni a megfejtéssel
z-done = A Z lövés megvolt: illik elkészülni a megfejtéssel.
mercy-insist = Mégis megnyitom
tool-select = kijelöl
tool-mark = jelöl
tool-shoot = lő
tool-place = elhelyez
corner-0 = bal felső sarok
corner-1 = jobb felső sarok
corner-2 = bal alsó sarok
corner-3 = jobb alsó sarok

## Cells in words.

cell = { $cell }
both = ellentmondás
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

## The inventory.

inventory-code = { $red } piros, { $green } zöld vonal
inventory-p = az ALFÁval párhuzamos
inventory-m = az ALFÁra merőleges
water-lines = Vízvonalak (VV)
moored = Kikötött hajók (KK)
islands = Szigetek

## The panels on phones.

withheld = nincs megadva

## The workshop.

workshop-careful = Óvatos műhely
workshop-careful-about = Nem enged gyanús lépést
workshop-content = Tartalom
workshop-digit = Vízszám
workshop-colour = Szín
workshop-open = nyitva
workshop-step-1 = 1. Építs fel egy mezőt, és jelöld ki, hová kerüljön.
workshop-step-2 = 2. Célmező: { $cell }. Helyezd a táblára, és nézd meg, mi változik.
workshop-step-3 = 3. { $cell }: ami változott, sárga. Fogadd el, folytasd vagy vesd el.
workshop-chain = A lánc { $level }. elhelyezése: az ELVET az egész láncot elveti.
accept = ELFOGAD
discard = ELVET
continue = FOLYTAT
new-drawing = Új_rajz
new-drawing-hidden = Forrás: a rejtett elrendezés
new-drawing-own = Forrás: a saját rajzod

## The automatisms.

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

log-empty = Az automatizmusok még semmire sem következtettek.
log-action = { $number }. lépés
log-because = Szaggatott keret jelöli az okot
suspicion = Ellentmondás ({ $number }. lépés óta)

## Hints and checks.

check-wrong = Valamelyik jelölés hibás.
claim-wrong = Nem ez a megfejtés.
costs = { $points } hibapont

## The end.

solved-about = Idő: { $time } · tipp: { $hints } · lövés: { $shots } · elhelyezés: { $placements } · hibapont: { $points }

## The settings.

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

no-next-mark = { $cell }: ezt nem te jelölted, ezért nem is törölheted.

## What the keys do.

keys-workshop = Műhely
key-cell = mező két számmal: oszlop, sor
key-shoot = LÖVÉS a kijelölt mezőre
key-shoot-z = Z lövés
key-next = víz, hajó, üres
key-type = ALFA, BETA, GAMMA, DELTA mezője
key-digit = vízszám
key-colour = szín: R vagy P piros, G vagy Z zöld, 0 színtelen; Enter: kész
key-points = a mező négy sarokpontja: víz, hajó, üres
key-target = célmezőnek jelöli ki
key-put = ELHELYEZÉS, majd ELFOGAD
key-continue = FOLYTAT
key-discard = ELVET
key-run = Minden Automatizmus Fut
key-why = miért ilyen ez a mező?

## The bench.

bench-open = SMYOZ szerkesztése
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
bench-can-spare = Elhagyható: { $clues }
bench-fewest = kevés lövés
bench-complete = Kiegészítés
bench-spare = Fölösleges adatok elhagyása
bench-solution = Megfejtés PDF-ben
rule-corner = Sarok-szabály
rule-tip = Csúcs-szabály
rule-mooring = Kikötési szabály
rule-centre = Centrum-szabály
rule-side = Oldal-szabály

## The automatisms.

about-around-ship = Hajók nem érintkezhetnek, ezért a kész hajó körül mindenütt víz van.
about-diagonals = A hajók egyenesek, és nem érnek össze, ezért a hajómező átlós szomszédai vízmezők.
about-corner-cells = A sarokmezőn fekvő hajónak két mezőoldala lenne a peremen, ezt a kikötési szabály tiltja; ezért a sarokmező mindig víz.
about-water-line = A vízvonal minden mezője víz.
about-water-point = A vízpont körül mind a négy mező víz.
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

## Exported pages.

smyoz-player-inventory = Leltár
smyoz-player-water-lines = vízvonalak (VV)
smyoz-player-moored = kikötött hajók (KK)
smyoz-player-islands = szigetek
smyoz-player-keys = Nyilak: mező; víz: pont, hajó: szóköz, α β γ δ: a b g d, törlés: Backspace; visszavonás: Ctrl+Z. Kattintás: víz, hajó, üres; a keresztpontok is kattinthatók.

## Legends, ships and keys.

ship-A = ALFA
ship-B = BETA
ship-G = GAMMA
ship-D = DELTA
ship-point = hajópont
legend-code = Egy hajó kódja: hány piros és hány zöld vonal halad át rajta; p: az ALFÁval párhuzamos, m: rá merőleges.
legend-example = 02m: 0 piros, 2 zöld, merőleges
legend-lines = Vízvonal (VV): olyan sor vagy oszlop, amelyben nincs hajó. Kikötött (KK): a tábla peremét érintő hajó.
legend-islands = Szigetek: az egymás melletti vízpontok csoportjai, a pontok számával. A vízmező számjegye: hány sarka vízpont.

## What one learns first.

learn-smyoz-game = SMYOZ: játék lövésekkel
learn-smyoz-puzzle = SMYOZ: rejtvény
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
claim = Kész: minden hajó megvan
