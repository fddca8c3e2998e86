### Mondatok: egy megfejtés lépései, tényei és okai.

## A lépések. Az első betű a kódban lesz nagybetű.

step = { $facts }: { $because }.
because-noted = { $because } ({ $notes })

list = { $rest } és { $last }
list-or = { $rest } és { $last }
list-either = { $rest } vagy { $last }

## Tények. A $count azt mondja meg, hány dologról szól a felsorolás.

line-number = { AZ($number) }.
rows = { $list } sor
columns = { $list } oszlop

## Amit egy hamis feltevés elrontana.

broken-cell = { AZ($cell) } egyszerre volna víz és hajómező
broken-no-ship-over = { ES($cell) } hajómezőn egy hajó sem férne el

## Feltevések: az első sor, a lánc lépései és a vége.

refuted = { $facts }: különben { $broken }.
refuted-by = { $facts }: különben { $chain }, és akkor { $broken }.
refuted-step = { $facts } ({ $because })
supposition = { $facts }. Tegyük fel, hogy nem így van: { $supposed }.
supposition-step = ekkor { $facts }: { $because }.
supposition-impossible = csakhogy ekkor { $broken }: ellentmondás.

hint-place = itt érdemes körülnézni: { $place }
hint-technique = itt érdemes körülnézni: { $place }; a technika neve: { $technique }
no-hint = nincs tipp: { $reason }
first-and-more = { $first } és még { $more }
no-step-solved = a rejtvény meg van fejtve
no-step-stuck = egyik technika sem segít
no-step-ambiguous = az adatok a többit nem döntik el
no-step-cancelled = megszakítva
kind-none = semmi
not-rated = nincs szintje: { $reason }
not-rated-stuck = a technikák nem oldják meg
not-rated-not-unique = az adatok nem döntenek el mindent
not-rated-contradiction = az adatok ellentmondanak egymásnak
not-known-in-time = NEM ISMERT: a megadott időn belül nem született válasz
stage-start = Kezdetben
stage = { $number }. szakasz
why-cell = { ES($cell) } mező magyarázata { $steps } lépésben

## Az értékelés egy sorban.

rating = { $level ->
    [beginner] kezdő
    [advanced] haladó
    [master] mester
    [grandmaster] nagymester
   *[beyond] emberfeletti
}, { NUMBER($score, useGrouping: "false") } pont, { $steps } lépés, a legnehezebb: { $hardest }, a legszűkebb ponton { $narrowest } lehetőség
rating-suppositions = feltevések: { $count }, a leghosszabb lánc: { $longest } lépés
rating-core = legnagyobb mag: { $size }
rating-without = mellőzve: { $techniques }

## Jelölések.

marks-wrong = hibás: { $facts }
step-core = { $facts }: { $count ->
    [1] ez az egy tény elég hozzá
   *[other] ez { AZ($count) } tény együtt elég hozzá
}: { $because }.
step-core-at-most = { $facts }: { $count ->
    [1] ez az egy tény elég hozzá
   *[other] ez { AZ($count) } tény együtt (vagy akár kevesebb) elég hozzá
}: { $because }.
step-rules = { $facts }: a szabályokból önmagukban következik.
no-hint-wrong = hibás: { $facts }; ezek ellentmondanak egymásnak: { $because }
kind-core = sok feltétel együtt
not-rated-up-to-symmetry = a szimmetria erejéig egyértelmű rejtvénynek nincs szintje, mert a képeit semmilyen gondolatmenet nem különbözteti meg egymástól
step-mercy = jöhet a kegyelemlövés: { $facts }.
kind-mercy = a kegyelemlövés
problem-first-look = A legjobb lépés első pillantásra
problem-comparison = Lépések összevetése
problem-look-ahead = Előre számolás

## Bejelentett játékok.

declared-are = { $cells } { $what }
declared-are-not = { $cells } nem { $what }
declared-suppose = Tegyük fel, hogy { $fact }.
declared-then = Ekkor { $sentence }
declared-but = De akkor { $why }.
declared-two = { $cells } egyszerre két különböző dolog lenne
# A hely magában, névelővel, és „benne”.
declared-place = { $stands ->
    [row] { $name }. sor
    [column] { $name } oszlop
    [region] { $name } { $region }
   *[other] { $name }
}
declared-place-the = { $stands ->
    [row] { AZ($name) }. sor
    [column] { AZ($name) } oszlop
    [region] { AZ($name) } { $region }
    [cell] { AZ($name) } mező
   *[other] { AZ($name) } szakasz
}
declared-place-in = { $stands ->
    [row] { AZ($name) }. sorban
    [column] { AZ($name) } oszlopban
    [region] { AZ($name) } { $region }
    [cell] { AZ($name) } mezőben
   *[other] { AZ($name) } szakaszban
}
