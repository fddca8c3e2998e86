### Mondatok: egy megfejtés lépései, tényei és okai.

## A lépések. Az első betű a kódban lesz nagybetű.

ship-lines = { $reds ->
    [0] egyik vonal sem lehet piros
   *[other] piros csak { $red } vonala lehet
}, zöld { $greens ->
    [0] egyik sem
   *[other] csak { $green } vonala
}
of-ship = { $ship }: { $lines }
code-there = { $places }: { $count ->
    [0] egy kód sem jó
   *[other] a kódja { $codes }
}, mert { $why }
code-few = { $count ->
    [0] egyik vonal sem lehetne
   *[other] csak { $lines } vonala lehetne
} { $stroke ->
    [red] piros
   *[green] zöld
}
code-many = { $lines } vonala { $stroke ->
    [red] piros
   *[green] zöld
} volna
code-at = { $places }: { $why }
ruled-out = kizárt helyek: { $places }
ship-codes = { $count ->
    [0] { AZ($ship) } egyiket sem kaphatja meg
   *[other] { AZ($ship) } kódja csak { $codes } lehet
}
ruled-out-by = { $ships } miatt kizárt helyek ({ $rules })
every-ship = { $kind ->
    [alpha] az { ship-type }
   *[other] minden { ship-type }
}
all-found = { $ships } megvan
places-left = maradt: { $places }
mercy-opened = jöhet a Z lövés: { $shot }.
step-notes = ugyanis { $notes }.

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

in-lines = { $lines }ban

fact-water = { $cells } víz
fact-ship = { $cells } hajómező
fact-type = { $cells } { $kind ->
    [alpha] az
   *[other] egy
} { ship-type } { $count ->
    [one] mezője
   *[other] mezői
}
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
    [elsewhere] máshol nem lehet { ship-type }
    [unseen] a hiányzó { ship-type } máshol nem lehet
    [horizontal] { $kind ->
        [alpha] az { ship-type } függőlegesen fekszik
       *[other] a hiányzó { ship-type } nem feküdhet vízszintesen
    }
   *[vertical] { $kind ->
        [alpha] az { ship-type } vízszintesen fekszik
       *[other] a hiányzó { ship-type } nem feküdhet függőlegesen
    }
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

broken-types = { AZ($cell) } két különböző típusú hajóé volna
broken-point = { AZ($point) } egyszerre volna vízpont és hajópont
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
broken-lanes = nem pontosan { $number } { $ships ->
    [none] üres
    [one] egyhajós
   *[several] többhajós
} vonal volna
broken-island = { AZ($points) } pontból álló sziget { $says ->
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
broken-codes = { $count ->
    [one] { AZ($ships) } egyik kódot sem kaphatná meg
   *[other] a kódok nem volnának kioszthatók ezek között: { $ships }
}

## Feltevések: az első sor, a lánc lépései és a vége.

supposition-cases = { $facts }: { $count } eset lehetséges, és mindegyikből ez következik.
supposition-case = ha { $supposed }:
supposition-case-at-once = ha { $supposed }, rögtön adódik.

## Miért nem fér el a hajó másképp.

blocked-ship = { $cells } { ES($cell) } hajómező mellett van
blocked-point = { $cells } { AZ($point) } vízpontnál van
blocked-line = { $cells } vízvonalban van ({ $lane })

### A technikák: a neve, és hogy miért (ami a lépésben a kettőspont után áll).
###
### Az okok nevei, $cells és társai, a technikák táblázatában állnak; a $cells-count azt mondja meg, hány dologról szól a $cells.
### Egy mondat egy technikának több következtetését is elmondhatja, így az okok felsorolások is lehetnek.
### Az AZ() névelőt tesz a szöveg elé, az ES() pedig mezők felsorolásából jelzőket csinál: a 64-es és a 23-as.
### A név magában áll, névelő nélkül.

## Kezdő: ami egymás mellett fekszik.

technique-around-ship = Kész hajó körül víz
    .principle = A hajók nem érintkeznek, még sarkukkal sem. Ha egy hajó minden mezője megvan (a DELTÁé már a lövéssel), körülötte csupa víz van.
    .because = { $ship-count ->
    [one] a kész hajót ({ $ship }) víz veszi körül
   *[other] a kész hajókat ({ $ship }) víz veszi körül
}

technique-diagonals = Hajómező átlói
    .principle = A hajók egyenesek, és nem érintkeznek. Ezért a hajómező átlós szomszédai mindig vízmezők.
    .because = { ES($cell) } hajómező átlós szomszédai vízmezők ({ $rule })

technique-corner-cells = Sarokmezők
    .principle = Hajónak nem eshet két mezőoldala a peremre. Sarokmezőben ez történne, így mind a négy sarok víz.
    .because = sarokban fekvő hajónak két mezőoldala is a peremre esne ({ $rule })

technique-water-line = Vízvonal mezői
    .principle = A vízvonalban nincs hajó. Minden mezője víz.
    .because = { $lane } vízvonal

technique-water-point = Vízpont körül víz
    .principle = A vízpontban csak vízmezők találkoznak: körülötte mind a négy mező víz. Négy vízmező között tehát vízpont van, egy hajómező sarkai pedig hajópontok.
    .because = { AZ($point) } vízpont körül minden mező víz

technique-fourth-cell = Hajópont negyedik mezője
    .principle = A hajópont négy mezője közül legalább az egyikben hajó van. Ha három víz, akkor a negyedikben.
    .because = { AZ($point) } hajópont másik három mezője víz

technique-closed-run = Lezárt hajó
    .principle = Az a hajómezősor, amelynek mindkét végén víz vagy a perem van, már nem nőhet. Ez egy egész hajó, és a hossza megmondja a típusát.
    .because = { $cells } hajómező, és a két végükön víz vagy perem van

technique-grows-one-way = Egyféleképpen folytatható
    .principle = Ha ismert a hajó típusa, nézzük meg, merre nőhet még. Ha a víz és a szabályok csak egy módot hagynak, a hajó megvan.
    .because = { ES($cell) } mező hajója csak így fér el

technique-digit-used-up = Elfogyott vízszám
    .principle = A vízmező számjegye a sarkain lévő vízpontokat számolja. Ha mind megvan, a többi sarka hajópont.
    .because = { AZ($shot) } lövés többi sarka a száma szerint nem vízpont

technique-digit-full = Betöltendő vízszám
    .principle = A vízmező számjegye a sarkain lévő vízpontokat számolja. Ha minden szabad sarka kell hozzá, azok mind vízpontok.
    .because = { AZ($shot) } lövés száma csak akkor jön ki, ha minden eldöntetlen sarka vízpont

technique-two-greens = Két zöld
    .principle = Vízmezőn csak a vízvonal zöld. Ha a vízbe ért lövésen két zöld vonal fut át, a sorában és az oszlopában sincs hajó.
    .because = vízmezőn csak a vízvonal zöld, és { AZ($shot) } lövésen két zöld vonal fut át

technique-line-counted = Vonal hajói
    .principle = Számoljuk meg a vonal hajóit az ismert mezőkön. Gyakran kiderül, hogy nincs, egy van vagy több is.
    .because = { $cells } hajómező

technique-type-complete = Elfogyott hajótípus
    .principle = A flottában minden típusból adott számú hajó van. Ha egy típus minden hajója megvan, több nem lehet belőle.
    .because = minden { $type } megvan

technique-type-seen = Minden hajója látszik
    .principle = Ha egy típusból ugyanannyi elkezdett hajó látszik, amennyi hiányzik, akkor azok a hiányzók. Máshol nem fekhet ilyen hajó.
    .because = minden hiányzó { $type } egy mezője látszik már ({ $cells })

## Haladó: amit egy vonal vagy a leltár mond.

technique-no-ship-fits = Nem fér el hajó
    .principle = Próbáljunk minden hiányzó hajót a mezőre, mindkét irányban. Ha egyik sem fér el, a mező víz.
    .because = egyetlen hiányzó hajó sem fér oda

technique-last-place = Utolsó hely
    .principle = Keressük meg a hiányzó hajó összes lehetséges helyét. Ha nincs több hely, mint hajó, akkor ott fekszenek.
    .because = { $type-kind ->
    [alpha] az { $type } máshol nem fér el
   *[other] a hiányzó { $type } máshol nem fér el
}

technique-alone-in-line = Egyetlen hajó a vonalban
    .principle = Ha a vonalban egyetlen hajó van, és egy részét már ismerjük, akkor a vonal tőle elérhetetlen része víz. Más hajó nem férhet oda.
    .because = { $lane }ban egyetlen hajó van, és az ott látott ({ $cells }) nem ér el odáig

technique-centre-rule = { rule-centre }
    .principle = Két azonos típusú hajó középpontja nem eshet egy sorba vagy oszlopba. A megtalált hajó kizárja ezeket a vonalakat a többi számára.
    .because = a középpontja egy vonalba esne { $ship-count ->
    [one] { AZ($ship) } középpontjával ({ $rule })
   *[other] egy azonos típusú hajóéval ({ $ship }; { $rule })
}

technique-tip-rule = { rule-tip }
    .principle = Ha két hajó csúcsa egymás felé néz, legalább két vízmező van köztük. Az ennél közelebbi helyek kizártak.
    .because = legfeljebb egy vízmező volna a csúcsa és { $ship-count ->
    [one] { AZ($ship) } csúcsa között ({ $rule })
   *[other] egy szemben álló csúcs között ({ $ship }; { $rule })
}

technique-side-rule = { rule-side }
    .principle = Az egymás mellett fekvő, egynél több mezőn átfedő hajók között legalább két vízmező van. Az ennél közelebbi helyek kizártak.
    .because = legfeljebb egy vízmező volna közte és { $ship-count ->
    [one] a párhuzamos { $ship } között ({ $rule })
   *[other] egy párhuzamos hajó között ({ $ship }; { $rule })
}

technique-colour-water-line = Zöld a vízen
    .principle = Vízmezőn csak a vízvonal zöld. Ha a lövés egyik vonala nem lehet a zöld, akkor a másik az.
    .because = { $shot-kind ->
    [bare] ha vízvonal volna, zöld vonal futna át { AZ($shot) } lövésen
   *[green] vízmezőn csak vízvonal lehet zöld, és { AZ($shot) } lövés zöld vonala { $lane-kind ->
        [water] { $lane }é
       *[ship] nem { $lane }é
    }
}

technique-colour-alone = Zöld a hajón
    .principle = Hajómezőn a zöld vonal azt jelenti, hogy abban a vonalban csak ez az egy hajó van. A vonal többi mezője víz.
    .because = { AZ($shot) } lövésnél { $lane } vonala zöld, tehát ott nincs más hajó

technique-colour-outermost = Vonal nélkül
    .principle = Ha egy sor vagy oszlop vonala nem fut át a lövésen, akkor az egyik oldalán nincs hajó. Ha az egyik oldalon hajó van, a másikon víz.
    .because = { $says ->
    [ship] { $lane } vonala elkerüli { AZ($shot) } lövést, tehát ott van { $shot-kind ->
        [ship] másik hajó is
       *[other] hajó
    }, és más hely nem maradt neki
    [water] { $seen-count ->
        [0] { $lane } vonala elkerüli { AZ($shot) } lövést, tehát csak az egyik oldalán vannak hajók
       *[other] { AZ($shot) } lövés másik oldalán hajó van ({ $seen }), és { $lane } vonala nem fut át a lövésen
    }
   *[line] { $lane } vonala elkerüli { AZ($shot) } lövést, tehát { $shot-kind ->
        [ship] nem csak ez a hajó van ott
       *[other] ott van hajó
    }
}

technique-colour-between = Piros vonal
    .principle = A piros vonal a két legszélső hajó között fut. Ahol átmegy egy lövésen, ott mindkét oldalon van hajó.
    .because = { $says ->
    [ship] { $lane } piros vonala átfut { AZ($shot) } lövésen, tehát { $side ->
        [both] annak mindkét oldalán van hajó, és egyik oldalon sincs neki más hely
       *[one] { $side ->
            [left] balra
            [right] jobbra
            [above] fölötte
           *[below] alatta
        } is van hajó, és ott nincs neki más hely
    }
   *[line] { $lane } piros vonala átfut { AZ($shot) } lövésen, tehát annak mindkét oldalán van hajó
}

technique-colour-excludes = Rossz szín
    .principle = Minden lövés megmutatja a rajta átfutó vonalak színét. Ahol egy hajó más színt adna, ott nem fekhet.
    .because = ha ott hajó volna, { $broken }

technique-digit-excludes = Túl sok hajópont
    .principle = A hajó minden sarka hajópont. Nem fekhet ott, ahol miatta egy lövésnek kevesebb vízpontja maradna a számjegyénél.
    .because = egy ott fekvő hajó { $shot-count ->
    [one] { AZ($shot) } lövésnek
   *[other] e lövések valamelyikének ({ $shot })
} kevesebb vízpontot hagyna, mint a számjegye

technique-water-lines-all-found = Minden vízvonal megvan
    .principle = A leltár megadhatja a vízvonalak számát. Ha mind megvan, minden más vonalban van hajó.
    .because = { $lanes-count ->
    [0] a leltár szerint nincs vízvonal
   *[other] a leltár szerint nincs több vízvonal ({ $water-lines })
}

technique-water-lines-all-needed = Minden vízvonal kell
    .principle = A leltár megadhatja a vízvonalak számát. Ha már csak ennyi vonal lehet hajó nélkül, mind vízvonal.
    .because = a leltárban { $water-lines } áll, és más vonal már nem lehet vízvonal

technique-moored-all-found = Minden kikötött hajó megvan
    .principle = A leltár megadhatja a kikötött, vagyis a peremet érő hajók számát. Ha mind megvan, más hajó nem éri a peremet.
    .because = a leltárban { $moored } áll, és ennyi már megvan

technique-moored-all-needed = Minden hajó kiköt
    .principle = A leltár megadhatja a kikötött hajók számát. Ha ehhez minden hiányzó hajó kell, mindegyik a peremhez ér.
    .because = minden hiányzó hajónak ki kell kötnie ({ $moored } van, és { AZ($afloat) } ki nem kötött már megvan)

technique-bearing = Párhuzamos vagy merőleges
    .principle = A p betűs kód az ALFÁval párhuzamos, az m betűs a rá merőleges hajóé. Ha az egyik fajta elfogyott, a többi a másik irányban fekszik.
    .because = { $bearing ->
    [parallel] az ALFÁval párhuzamos { $type }
   *[perpendicular] az ALFÁra merőleges { $type }
} { $most ->
    [0] nincs
    [1] csak egy van
   *[other] csak { $most } van
} ({ $codes }{ $ships-count ->
    [0] )
   *[other] ; { $ships })
}

technique-shared-by-ship = A hajó minden helyén közös
    .principle = Vegyük sorra a hajó összes lehetséges helyét, ha egy mezőjét ismerjük. Ami mindegyikben közös, az biztos, akkor is, ha a hely nem az.
    .because = { $places-count ->
    [one] { ES($cell) } mező hajójának már csak egy helye maradt: { $places }
   *[other] { ES($cell) } mező hajójának minden maradék helyén így van: { $places }
    }

technique-shared-by-point = A hajópont minden hajójában közös
    .principle = A hajópontnál kell lennie hajónak. Ami minden odaférő hajónál közös, az biztos.
    .because = { $places-count ->
    [one] { AZ($point) } hajóponthoz már csak egy hajó illik: { $places }
   *[other] minden hajónál így van, amely { AZ($point) } hajóponthoz illik: { $places }
    }

technique-water-points-counted = Vízpontok száma
    .principle = A szigetek megadják az összes vízpont számát. Ha mind megvan, a többi hajópont; ha mindre szükség van, a többi vízpont.
    .because = { $left ->
    [0] már mind { AZ($number) } vízpont megvan ({ $clue })
   *[other] összesen { $number } vízpont van ({ $clue }), és a hátralévő { $left } számára már csak ennyi pont maradt
}

technique-shared-by-last = Az utolsó hajó minden helyén közös
    .principle = Ha egy típusból már csak egy hajó hiányzik, vegyük sorra a helyeit. Ami mindegyikben közös, az biztos.
    .because = { $places-count ->
    [one] a hiányzó { $type } számára már csak egy hely maradt: { $places }
   *[other] a hiányzó { $type } minden maradék helyén így van: { $places }
    }

technique-shared-by-line = A vonal minden hajójában közös
    .principle = Ha egy vonalba még hajó kell, próbáljuk végig, melyek férnek el. Ami mindegyiknél közös, az biztos.
    .because = { $places-count ->
    [one] { $fact }, és oda már csak egy hajó fér: { $places }
   *[other] { $fact }, és minden odaférő hajónál így van: { $places }
    }

## Mester: amit több dolog együtt mond.

technique-ship-code = A hajó kódja
    .principle = A hajó kódja a rajta átfutó piros és zöld vonalakból olvasható ki. A leltár szabad kódjai ezért megmondják, hogyan futnak a vonalak.
    .because = { $can } ({ $codes })

technique-code-excludes = Elérhetetlen kód
    .principle = Egy hely meghatározza, milyen kódja lenne ott a hajónak. Ha ilyen nincs a leltárban, ott nem fekhet hajó.
    .because = egy ott fekvő hajónak egyik kód sem felelne meg ({ $codes })

technique-lines-by-codes = Vonalak száma a kódokból
    .principle = A kódok második számjegyei együtt megadják, hány vonalban van egyetlen hajó. Ebből az is adódik, hányban nincs, és hányban van több.
    .because = a kódok második számjegyeinek összege { $one }, tehát { $one } egyhajós, { $none } üres és { $several } többhajós vonal van, így csak ez marad

technique-island-may-not-grow = Kész sziget
    .principle = A sziget szomszédos vízpontokból áll. Ha a felsoroltak közül nagyobb nem lehet belőle, kész van, és hajópontok veszik körül.
    .because = a hátralévő szigetek közül nagyobb nem fér ide, így ez a sziget kész ({ $points }; mérete: { $size }; { $islands })

technique-island-has-no-room = Nincs hely szigetnek
    .principle = Az elzárt vízpontok csak a felsorolt szigetek egyikét adhatják. Ha ilyen kicsi sziget nincs köztük, ott nincs vízpont.
    .because = a hátralévő szigetek közül egyik sem fér el itt ({ $points }; pontok száma: { $size }; { $islands })

technique-island-may-not-join = Összeérő szigetek
    .principle = A szigetek közötti vízpont egyesíti őket. Ha az így kapott sziget minden felsoroltnál nagyobb lenne, ott hajópont van.
    .because = vízpontként legalább { $size } pontos sziget része volna ({ $points }), de a hátralévők közül ilyen nem fér ide ({ $islands })

technique-island-must-grow = Bővülő sziget
    .principle = Ha egy sziget minden felsoroltnál kisebb, még nőnie kell. Ha csak egyfelé nőhet, arra nő.
    .because = enélkül a sziget ({ $points }; mérete eddig: { $size }) nem lehetne elég nagy ({ $islands })

technique-last-island = Az utolsó sziget
    .principle = Ha már csak egy sziget nincs kész, minden hiányzó vízpont hozzá tartozik. Amit nem érhet el, az hajópont.
    .because = már csak egy sziget befejezetlen ({ $points }), és csak így fejezhető be ({ $islands })

technique-codes-distributed = Kiosztott kódok
    .principle = A leltár minden kódja egy hajóé. Osszuk ki őket: lehetetlen, ami miatt egy hajónak nem maradna megfelelő kód.
    .because = { $can }, mert a többi kód másnak kell ({ $codes }{ $others-count ->
    [0] )
   *[other] ; { $others })
}

technique-code-used-up = Elhasznált kód
    .principle = Amelyik kód a megtalált hajóknak kell, az már nem szabad. Kizártak azok a helyek, ahol egy hajónak csak ilyen kódja lehetne.
    .because = egy ott fekvő hajónak csak olyan kódja lehetne, amely már elkelt: { $ships } ({ $codes })

technique-leaves-no-place = Elvenné a helyet
    .principle = Valahol hajónak kell lennie, és kevés helye maradt. Lehetetlen, ami mindegyiket elvenné.
    .because = { $need-kind ->
    [several] { $need }, de így ott egyetlen hajónak sem maradna hely
    [alpha] így az { $need } számára egy hely sem maradna
   *[other] így a hiányzó { $need } számára egy hely sem maradna
}

technique-type-needs-room = Hely a hiányzó hajóknak
    .principle = Egy típus minden hiányzó hajójának egyszerre kell elférnie. Lehetetlen, ami mellett nem jutna nekik elég hely.
    .because = mellette nem férne el { $missing ->
    [1] a
    [2] mindkét
   *[other] mind { AZ($missing) }
} hiányzó { $type }

technique-code-either-way = A kód bármelyik helyen ugyanazt mondja
    .principle = Ahol hajó kell, nézzük végig a lehetséges helyeket és azt, milyen kód járna velük. Ami mindegyiknél igaz, az biztos.
    .because = { $places-count ->
    [one] { $need-kind ->
        [several] { $need }, és ott csak egy helyen férhet el hajó
        [alpha] az { $need } már csak egy helyen férhet el
       *[other] a hiányzó { $need } már csak egy helyen férhet el
    }
   *[other] { $need-kind ->
        [several] { $need }, és bárhol fekszik ez a hajó, így van
        [alpha] bárhol fekszik az { $need }, így van
       *[other] bárhol fekszik a hiányzó { $need }, így van
    }
} ({ $places }{ $codes-count ->
    [0] )
   *[other] ; { $codes })
}

technique-refuted-water-line = Nem lehet vízvonal
    .principle = Tegyük fel, hogy egy vonal vízvonal. Ha ez rögtön ellentmond valaminek, akkor van benne hajó.
    .because = ha vízvonal volna, { $broken }

technique-refuted-point = Nem lehet másféle pont
    .principle = Tegyük fel, hogy egy pont vízpont, vagy hogy hajópont. Ha ez rögtön ellentmond valaminek, akkor a másik az igaz.
    .because = különben { $broken }

technique-refuted-place = Nem feküdhet ott
    .principle = Tegyük fel, hogy egy hajó egy bizonyos helyen fekszik. Ha ez rögtön ellentmond valaminek, akkor nem fekszik ott.
    .because = ha ott feküdne, { $broken }

## Nagymester: amire feltevések vezetnek.

technique-supposition = Feltevés
    .principle = Tegyünk fel valamit, és menjünk tovább a könnyebb lépésekkel. Ha ellentmondásra jutunk, az ellenkezője igaz; ami mindkét esetben kijön, az mindenképp igaz.
    .because = egy feltevés mutatja meg

### A rejtvény és a megfejtés oldalai és lapjai.

page-shots = { $number } lövés
page-inventory = Leltár
page-water-lines = Vízvonalak (VV)
page-moored = Kikötött hajók (KK)
page-islands = Szigetek
page-mercy-last = utoljára nyitandó

## Könyvek.

book-kind = SMYOZ-rejtvények
book-solutions-about = A vékony keretű mezők a megadott lövések.

book-signs = Ezeken a táblákon a mezőben álló *pont* víz, a kis, teli *négyzet* ismeretlen típusú hajómező, a *betű* az adott típusú hajó mezője: fekete, ha lövés mutatja, szürke, ha kikövetkeztettük. A teljes egészében megtalált hajó körül a rajza is látszik. A mezők *között* a nagy pont vízpont, a kis, üres négyzet hajópont. Amit utoljára találtunk, az sötét keretben áll, és ha nem hajó, az alapja is színezett; lehet egész sor vagy oszlop is, ha a hajóinak számát tudtuk meg. Az utoljára talált pont körül gyűrű van. A *szaggatott keret* olyan hajót jelöl, amelyről kiderült, hogy nem lehet ott. Halvány alapon, *pontozott keretben* állnak azok a mezők és pontok, amelyekből az utolsó lépések következnek.

    A mondatokban a kettőspont előtt áll, ami következik, mögötte az ok. A pont neve a tőle balra fölfelé és jobbra lefelé eső két mezőé: 44/55. A lövésnél a tartalom után minden vonalat egy betű jelöl: a pirosat *r*, a zöldet *g*. A 46 (4rg) tehát azt jelenti, hogy a 46-os mező víz, a vízszáma 4, és egy piros meg egy zöld vonal fut át rajta. A hajók betűi: α = A, β = B, γ = G, δ = D.

book-hints-notation = A mondatokban a lövés tartalma után minden vonalat egy betű jelöl: a pirosat r, a zöldet g.

## Lapok.

sheet-shots = Lövéseim, és amit mutatnak

## Borítók.

cover-pitch = A kilencszer kilenc mezős táblán tíz hajó rejtőzik. Szigorú szabályok mondják meg, hogyan feküdhetnek a hajók, és egy leltár, színes vonalak meg néhány lövés árulja el, hol fekszenek ezúttal.

## A jelmagyarázat. Egy sora legfeljebb mintegy 32 betű: fél lap széles.

legend-red-mark = piros vonal a mezőben
legend-green-mark = zöld vonal a mezőben
legend-no-mark = nincs vonás: nem fut át vonal
legend-digit = víz: ennyi vízpont a sarkain
legend-code = piros, zöld vonalak a hajóban
legend-bearing = α-val párhuzamos, merőleges
legend-up-to-symmetry = egyértelmű szimmetria erejéig
legend-red-line = piros vonal
legend-green-line = zöld vonal
legend-given = megadott lövés
legend-islands = vízpontok, szigetek

### Az Explorer: miért nem lehet most valamit megtenni, és a kérdésekre adott válaszok.

refusal-unfinished = Előbb fogadd el vagy vesd el, amit a táblára helyeztél.
refusal-no-target = Előbb jelöld ki a célmezőt.
refusal-nothing-put = Még semmit sem helyeztél a táblára.
refusal-no-placement = Nincs elhelyezés, amelyet elvethetnél vagy folytathatnál.
refusal-empty = Még semmit sem építettél.
refusal-not-of-target = { $statement }: ez nem tartozik { ES($cell) } mezőhöz.
refusal-suspicious = Az óvatos műhely ezt nem engedi. { $what }.
refusal-shot-twice = { $cell }: erre a mezőre már lőttél.
refusal-no-shots = Rejtvényben nem lehet lőni: a megadott adatok elegendők.
refusal-second-z = Z lövés már volt.
refusal-no-mercy = Ehhez a rejtvényhez nincs kegyelemlövés.
refusal-mercy-open = A kegyelemlövést már megnézted.
refusal-mercy-too-early = A kegyelemlövés nélkül is ki lehet még deríteni valamit.
refusal-not-said = { $statement }: ilyen jelölés nincs, ezért nem vonható vissza.
refusal-nothing-saved = Még nem volt mentés.
refusal-not-all-found = A megfejtéshez mind a tíz hajó kell; eddig { $found } van meg.
refusal-not-training = Új rajz csak edzésben van.
refusal-long-name = A pontozás neve legfeljebb { $most } karakterből állhat.
suspicion-digit = { $cell }: ez a szám ({ $digit }) itt nem jöhet ki
suspicion-colour = { $cell }: ez a szín itt nem jöhet ki
hint-suspicious = Valamelyik jelölés biztosan hibás. { $what }.
hint-mercy = Minden más megvan: a kegyelemlövés dönt.
hint-shoot = Az eddigiekből több nem következik: lőni kell.
why-shown = { $cell }: ezt a lövés vagy a rejtvény mutatja.
why-open = { $cell }: a lövésekből és a leltárból a technikák ezt még nem döntik el.

## A játszma jegyzőkönyve.

record-game = Játszma (DOKU)
record-training = Edzés (DOKU)
record-puzzle = Rejtvényfejtés (DOKU)
record-time = Idő: { $time }
record-shots = Lövés: { $number }
record-shots-back = Lövés: { $number }, ebből visszavonva: { $back }
record-placements = Elhelyezés: { $number }
record-automatisms = Kihasznált automatizmus: { $number }
record-help = Tipp: { $hints }, ellenőrzés: { $checks }
record-points = Hibapont: { $points } ({ $scale })
record-shot = lövés { $cell }: { $shows }
record-z-shot = Z lövés { $cell }: { $shows }
record-mercy = kegyelemlövés { $shot }
record-put = elhelyezés { $parts }
record-accept = elfogadva
record-discard = elvetve
record-continue = folytatás
record-change = csere { $before } → { $after }
record-run = minden automatizmus fut
record-save = mentés
record-restore = visszatöltés
record-why = miért? { $cell }
record-solved = megfejtve
record-wrong-claim = hibás megfejtés
record-new-drawing = új rajz

### Amit az Explorer kiszolgálója visszautasít.

server-no-layout = A rajz még nem szabályos elrendezés.

## Miért nincs ilyen játék vagy rejtvény.

no-game-drawing = a rajz kilenc sor, soronként kilenc jellel: . A B G D
no-game-fleet = a rajz nem a teljes flotta: egy ALFA, két BETA, három GAMMA és négy DELTA kell, mind egyenes
no-game-rules = a rajz szabályt sért: { $rules }
no-puzzle-wrong-solution = a rajz nem felel meg az adatoknak
no-puzzle-page = a laphoz pontosan egy megfejtés kell
