### Mondatok: egy megfejtés lépései, tényei és okai.

## A lépések. Az első betű a kódban lesz nagybetű.

step = { $facts }: { $because }.
step-core = { $facts }: { $count ->
    [1] ez az egy tény elég hozzá
   *[other] ez { AZ($count) } tény együtt elég hozzá
}: { $because }.
step-core-at-most = { $facts }: { $count ->
    [1] ez az egy tény elég hozzá
   *[other] ez { AZ($count) } tény együtt (vagy akár kevesebb) elég hozzá
}: { $because }.
ship-lines = { $reds ->
    [0] egyik vonala sem lehet piros
   *[other] vonalai közül piros csak { $red } vonala lehet
}, zöld { $greens ->
    [0] egyik sem
   *[other] csak { $green } vonala
}
code-few = { $count ->
    [0] egyik vonala sem lehetne
   *[other] vonalai közül csak { $lines } vonala lehetne
} { $stroke ->
    [red] piros
   *[green] zöld
}
code-many = { $lines } vonala { $stroke ->
    [red] piros
   *[green] zöld
} volna
code-at = { $places }: { $why }
because-noted = { $because } ({ $notes })
ruled-out = kizárt helyek: { $places }
places-left = maradt: { $places }
step-rules = { $facts }: a szabályokból önmagukban következik.
step-mercy = jöhet a Z lövés: { $shot }.
step-notes = már ismert: { $notes }.

list = { $rest } és { $last }
list-or = { $rest } és { $last }

## A hajók.

-alpha = ALFA
-beta = BETA
-gamma = GAMMA
-delta = DELTA

ship-type = { $kind ->
    [alpha] { -alpha }
    [beta] { -beta }
    [gamma] { -gamma }
   *[delta] { -delta }
}
ship = { ship-type } { $cells }

## Tények. A $count azt mondja meg, hány dologról szól a felsorolás.

line-number = { AZ($number) }.
line-letter = { AZ($letter) }
rows = { $list } sor
columns = { $list } oszlop
in-lines = { $lines }ban

fact-water = { $cells } víz
fact-ship = { $cells } hajómező
fact-type = { $cells } { $kind ->
    [alpha] az
   *[other] egy
} { ship-type } mezője
fact-water-point = { $points } vízpont
fact-ship-point = { $points } hajópont
fact-found = { $places } { $kind ->
    [alpha] az
   *[other] { $count ->
        [1] egy
       *[other] egy-egy
    }
} { ship-type }
fact-excluded = { $places } nem lehet { ship-type }
fact-excluded-many = { $place ->
    [elsewhere] { $kind ->
        [alpha] az { ship-type } máshol nem lehet
       *[other] máshol nem lehet { ship-type }
    }
    [unseen] { $kind ->
        [alpha] az { ship-type } csak ott lehet, ahol egy mezője már ismert
       *[other] hiányzó { ship-type } csak ott lehet, ahol egy mezője már ismert
    }
    [horizontal] { $kind ->
        [alpha] az
       *[other] hiányzó
    } { ship-type } nem feküdhet vízszintesen
   *[vertical] { $kind ->
        [alpha] az
       *[other] hiányzó
    } { ship-type } nem feküdhet függőlegesen
}
fact-no-ship = { $lanes } vízvonal
fact-one-ship = { $lanes } { $count ->
    [1] egyetlen
   *[other] csak egy-egy
} hajó van
fact-several-ships = { $lanes } legalább { $count ->
    [1] két
   *[other] két-két
} hajó van
fact-some-ship = { $lanes } van hajó
fact-at-most-one-ship = { $lanes } legfeljebb { $count ->
    [1] egy
   *[other] egy-egy
} hajó van
fact-none-or-several = { $lanes } vagy nincs hajó, vagy legalább { $count ->
    [1] kettő van
   *[other] két-két hajó van
}

## Szabályok és adatok.

rule-corner = Sarok-szabály
rule-tip = Csúcs-szabály
rule-mooring = Kikötési szabály
rule-centre = Centrum-szabály
rule-side = Oldal-szabály

shot = { $cell } ({ $shows })
clue-codes = { ship-type }-{ $kind ->
    [alpha] kód
   *[other] kódok
}: { $codes }
clue-water-lines = { $number } vízvonal
clue-moored = { $number } kikötött hajó
clue-islands = szigetek: { $sizes }

## Amit egy hamis feltevés elrontana.

broken-cell = { AZ($cell) } egyszerre volna víz és hajómező
broken-types = { AZ($cell) } két különböző típusú hajóé volna
broken-point = { AZ($point) } egyszerre volna vízpont és hajópont
broken-no-ship-over = { ES($cell) } hajómezőn egy hajó sem férne el
broken-no-ship-at = { AZ($point) } hajópontnál egy hajó sem férne el
broken-ship = { AZ($ship) } nem feküdhetne ott, ahol fekszik
broken-room = nem férne el { $kind ->
    [alpha] az
   *[other] minden hiányzó
} { ship-type }
broken-too-many = eggyel több { ship-type } volna a kelleténél
broken-digit = { $says ->
    [many] { AZ($shot) } lövés legalább { $number } sarka vízpont volna
    [few] { $number ->
        [0] { AZ($shot) } lövés egyik sarka sem lehetne vízpont
       *[other] { AZ($shot) } lövés legfeljebb { $number } sarka lehetne vízpont
    }
   *[neither] { AZ($shot) } lövés vízszáma más volna
}
broken-colour = { AZ($shot) } lövés színe lehetetlen volna
broken-colour-by = { AZ($shot) } lövésnél { $lines }
line-at-shot = { $lanes } vonala { $says ->
    [red] piros volna
    [green] zöld volna
    [bare] nem futna át rajta
    [not-red] { $count ->
        [1] nem lehetne piros
       *[other] közül egyik sem lehetne piros
    }
    [not-green] { $count ->
        [1] nem lehetne zöld
       *[other] közül egyik sem lehetne zöld
    }
   *[not-bare] átfutna rajta
}
broken-water-points = nem lehetne { $number } vízpont ({ $clue })
broken-moored = nem lehetne { $number } kikötött hajó
broken-lane = { $says ->
    [many] { $number ->
        [1] { $lane } volna hajó
       *[other] { $lane } legalább { $number } hajó volna
    }
    [few] { $number ->
        [0] { $lane } egy hajó sem férne el
       *[other] { $lane } csak egy hajó férne el
    }
   *[neither] { $lane } nem jöhetne ki a hajók száma
}
broken-lanes = nem lehetne { $number } { $ships ->
    [none] üres
    [one] egyhajós
   *[several] többhajós
} vonal
broken-island = { AZ($point) } pontnál fekvő sziget { $says ->
    [extra] már nem szerepelhetne a listán ({ $sizes })
    [least] legalább { $least } pontból állna, ekkora pedig nincs a listán ({ $sizes })
    [size] pontosan { $least } pontból állna, { $list }
    [pair] { $least } vagy { $most } pontból állna, { $list }
   *[range] legalább { $least }, legfeljebb { $most } pontból állna, { $list }
}
broken-island-list = { $all ->
    [yes] a listán viszont csak ez áll: { $sizes }
   *[no] a listáról ({ $sizes }) viszont már csak ez maradt: { $left }
}
broken-codes = { $kind ->
    [alpha] az { ship-type } nem kaphatná meg a kódját
   *[other] nem jutna megfelelő kód minden megtalált { ship-type } hajónak
}

## Feltevések: az első sor, a lánc lépései és a vége.

supposition = { $facts }. Tegyük fel az ellenkezőjét, azaz hogy { $supposed }.
supposition-cases = { $facts }, akármelyik áll fenn a következő { $count } eset közül.
supposition-case = ha { $supposed }, néhány lépés vezet ide:
supposition-case-at-once = ha { $supposed }, rögtön adódik.
supposition-step = ekkor { $facts }: { $because }.
supposition-impossible = csakhogy ekkor { $broken }, és ez ellentmondás.

hint-place = itt érdemes körülnézni: { $place }
hint-technique = itt érdemes körülnézni: { $place }; a technika neve: { $technique }
no-hint = nincs tipp: { $reason }
first-and-more = { $first } és még { $more }
no-hint-wrong = hibás: { $facts }; ezek ellentmondanak egymásnak: { $because }
no-step-solved = minden hajó megvan
no-step-stuck = egyik technika sem segít
no-step-ambiguous = az adatok a többit nem döntik el
no-step-contradiction = az ismert adatok ellentmondanak egymásnak
no-step-cancelled = megszakítva
kind-core = sok feltétel együtt
kind-mercy = a kegyelemlövés
kind-none = semmi
not-rated = nincs szintje: { $reason }
not-rated-stuck = a technikák nem oldják meg
not-rated-not-unique = az adatok nem döntenek el mindent
not-rated-contradiction = az adatok ellentmondanak egymásnak
not-rated-up-to-symmetry = a szimmetria erejéig egyértelmű rejtvénynek nincs szintje, mert a képeit semmilyen gondolatmenet nem különbözteti meg egymástól
not-known-in-time = NEM ISMERT: a megadott időn belül nem született válasz
stage = { $number }. szakasz
why-cell = { ES($cell) } mező magyarázata { $steps } lépésben

## Az értékelés egy sorban.

rating = { $level ->
    [beginner] kezdő
    [advanced] haladó
    [master] mester
    [grandmaster] nagymester
   *[beyond] emberfeletti
}, { NUMBER($score, useGrouping: "false") } pont, { $steps } következtetés, legnehezebb: { $hardest }, legszűkebb hely: { $narrowest } lehetőség
rating-suppositions = feltevések: { $count }, a leghosszabb lánc: { $longest } lépés
rating-core = legnagyobb mag: { $size }
rating-without = mellőzve: { $techniques }
