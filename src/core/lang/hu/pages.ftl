### A rejtvény és a megfejtés oldalai és lapjai.

page-puzzle = Rejtvény
page-solution = Megfejtés
page-seed = SEED { $seed } · { $id }
page-mercy = Z lövés (kegyelem)
page-rated = { $level } · { $facts } · { $score } pont
page-mercy-cell = mező: { $cell }

level-beginner = Kezdő
level-advanced = Haladó
level-master = Mester
level-grandmaster = Nagymester
level-beyond = Emberfeletti

## Könyvek.

book-contents = Tartalom
book-foreword = Előszó
book-afterword = Utószó
book-count = { $number } rejtvény
book-unique = Mindegyiknek pontosan egy megfejtése van
book-unique-up-to-symmetry = Mindegyiknek pontosan egy megfejtése van; a szimmetria erejéig egyértelműeknek ez az egy és annak képei felelnek meg
book-proved-twice = { $claim }. Ezt két, egymástól független úton bizonyítottuk: kimerítő kereséssel és SAT-megoldóval.
book-proved-once = { $claim }. Ezt a könyv készítésekor ellenőriztük.
book-made = Készült { AZ($how) } programmal
book-puzzles = Rejtvények
book-unrated = Szint nélkül
book-solutions = Megfejtések
book-solutions-of-games = A megadott mezőknek vékony kerete van.
book-index = A rejtvények mutatója
book-index-about = A rejtvények sorszáma, zárójelben az oldal.
book-index-title = Cím szerint
book-index-size = A tábla mérete szerint
book-index-technique = A legnehezebb technika szerint
book-index-id = A rejtvények azonosító szerint
book-range = { $count ->
    [one] { $first }. rejtvény
   *[other] { $first }–{ $last }. rejtvény
}
book-series = { $series }, { $volume }. kötet
book-minutes = (kb. { $minutes } perc)
book-time = Idő:
book-round = { $puzzles } rejtvény · { $minutes } perc · { $points } pont
book-points = { $points } pont
book-competitor = Név:
book-points-won = Pont:
book-answer-row = { $row }. sor:
book-answer-move = Lépés:
book-answers = Válaszok
book-answers-about = Minden rejtvény alatt ott áll, mit kell beírni a megfejtésből: két sor mezőinek tartalmát balról jobbra, üres mező vagy víz helyett vonással; vagy a keresett lépést.
book-instructions = Tudnivalók
book-solution-at = Megfejtés: { $page }. oldal
book-solution-apart = Megfejtés: a külön füzetben
book-solution-next = Megfejtés: a következő számban
book-coupon = Név és cím:
book-mercy-at = Z lövés: { $page }. oldal
book-deciding-at = Döntő lövések: { $page }. oldal
book-hints-at = Tippek: { $place }., { $technique }. és { $step }. oldal
book-path-at = Lépésenként: { $page }. oldal
book-puzzle = { $number }. rejtvény

book-techniques = Megfejtési technikák
book-techniques-about = Ezekkel a technikákkal oldhatók meg a könyv rejtvényei; a legnehezebbek hátul állnak. Mindegyikhez olyan rejtvényből vettünk példát, amely nincs a könyvben: a bal oldali tábla a lépés előtti állást mutatja, és megjelöli, amin a lépés alapul, a jobb oldali a lépés utánit, és kiemeli, amit a lépés hozzátesz. Nem kell megtanulni őket: akkor érdemes ide lapozni, ha elakadtunk, vagy ha egy szint még új.

book-walkthrough = Az első rejtvény lépésről lépésre
book-walkthrough-about = Itt az 1. rejtvény megfejtése következik, szakaszokban. Aki előbb maga próbálná meg, lapozzon a rejtvényhez, és akkor térjen vissza, ha elakadt. Máskülönben vegyünk ceruzát, és jelöljük be ott a lépéseket. A tábla minden szakasz végén azt mutatja, amit addigra tudunk. Ha egy mondat szerint egy hajó csak egyféleképpen fér el, akkor a szabályok és az ismert vizek nem hagynak neki más helyet. Csak a szükséges lépéseket mondjuk el; ha például egy hajó elkészült, körülötte rögtön mindenhová tehetünk pontot.
book-signs-at = A táblák jeleinek magyarázata { AZ($page) }. oldalon található.
book-worked-at = Ennek a rejtvénynek a megfejtését { AZ($page) }. oldaltól követhetjük lépésről lépésre.
book-walkthrough-of = { $name }, lépésről lépésre

book-hints = Tippek
book-hints-about = Minden tipp három részből áll, és minden résznek külön listája van: hol érdemes körülnézni, milyen technikával, végül maga a lépés. Csak addig érdemes olvasni, amíg kell.
book-hints-place = Hol érdemes körülnézni?
book-hints-technique = Milyen technikával?
book-hints-step = A lépés
book-paths = Megfejtések lépésenként
book-no-path = Ehhez a megfejtéshez a technikák nem vezetnek el lépésről lépésre.

book-mercy-about = Ezeket csak legutoljára nézzük meg, amikor már csak néhány hajó hiányzik, és semmi más nem segít.
book-deciding = Döntő lövések
book-deciding-about = Ezeknek a rejtvényeknek az adatai szimmetrikusak: a tükrözött vagy elforgatott tábla is megfelel nekik. Ha már van elrendezésünk, ezek a lövések döntik el, hogy az-e a közölt megfejtés, vagy melyik képe az.
book-fold = kezdés előtt itt hajtsuk fel a lapot; a vonal alatt a Z lövés áll

## Lapok.

sheet-blank = Üres tábla
sheet-partner = Két játékosnak
sheet-own = Az én hajóim
sheet-theirs = A társam hajói
sheet-contact = Áttekintés
rules-short = Szabályok röviden
rules-allowed = szabad
rules-forbidden = tilos

## Több játék könyvei.

standard-book-new = Amit utoljára találtunk, az színezett alapon áll.
page-solution-of = { $number }. megfejtés

## Borítók.

cover-unique = Minden rejtvénynek pontosan egy megfejtése van.
cover-thinking = Minden rejtvénynek pontosan egy megfejtése van, és gondolkodva el is jutunk hozzá: találgatni sosem kell.
cover-levels = { $level }: { $number }

## A jelmagyarázat. Egy sora legfeljebb mintegy 32 betű: fél lap széles.

legend-withheld = nincs megadva
