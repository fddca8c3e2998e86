### A technikák: a neve, és hogy miért (ami a lépésben a kettőspont után áll).
###
### Az okok nevei, $cells és társai, a technikák táblázatában állnak; a $cells-count azt mondja meg, hány dologról szól a $cells.
### Egy mondat egy technikának több következtetését is elmondhatja, így az okok felsorolások is lehetnek.
### Az AZ() névelőt tesz a szöveg elé, az ES() pedig mezők felsorolásából jelzőket csinál: a 64-es és a 23-as.
### A név magában áll, névelő nélkül.

## Kezdő: ami egymás mellett fekszik.

technique-delta = Egymezős hajó
    .principle = A DELTA egyetlen mezőből áll, így a D-t mutató lövés az egész hajót megtalálta. Körülötte víz van.
    .because = a { -delta } egyetlen mezőből áll

technique-around-ship = Kész hajó körül víz
    .principle = A hajók nem érintkeznek, még sarkukkal sem. Ha egy hajó minden mezője megvan, körülötte csupa víz van.
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

technique-ship-points = Hajómező pontjai
    .principle = A hajómező négy sarka ahhoz a hajóhoz tartozik. Ezek hajópontok, egyetlen lövésnél sem számítanak vízpontnak.
    .because = { ES($cell) } hajómező minden sarka hajópont

technique-water-line = Vízvonal mezői
    .principle = A vízvonalban nincs hajó. Minden mezője víz.
    .because = { $lane } vízvonal

technique-line-of-water = Csupa víz
    .principle = Ha egy vonal minden mezője víz, akkor az vízvonal. Színe végig zöld.
    .because = ott minden mező víz

technique-water-point = Vízpont körül víz
    .principle = A vízpontban csak vízmezők találkoznak. Körülötte mind a négy mező víz.
    .because = { AZ($point) } vízpont körül minden mező víz

technique-water-points = Négy víz között
    .principle = Ahol négy vízmező találkozik, ott vízpont van. Beleszámít a lövések vízszámába és a szigetekbe.
    .because = mind a négy mező víz körülötte

technique-fourth-cell = Hajópont negyedik mezője
    .principle = A hajópont négy mezője közül legalább az egyikben hajó van. Ha három víz, akkor a negyedikben.
    .because = { AZ($point) } hajópont másik három mezője víz

technique-closed-run = Lezárt hajó
    .principle = Az a hajómezősor, amelynek mindkét végén víz vagy a perem van, már nem nőhet. Ez egy egész hajó, és a hossza megmondja a típusát.
    .because = { $cells } hajómező, és mindkét végükön víz vagy a perem van

technique-grows-one-way = Egyféleképpen folytatható
    .principle = Ha ismert a hajó típusa, nézzük meg, merre nőhet még. Ha a víz és a szabályok csak egy módot hagynak, a hajó megvan.
    .because = { ES($cell) } mező hajója csak így fér el

technique-digit-used-up = Elfogyott vízszám
    .principle = A vízmező számjegye a sarkain lévő vízpontokat számolja. Ha mind megvan, a többi sarka hajópont.
    .because = { AZ($shot) } lövés számjegye nem enged több vízpontot

technique-digit-full = Betöltendő vízszám
    .principle = A vízmező számjegye a sarkain lévő vízpontokat számolja. Ha minden szabad sarka kell hozzá, azok mind vízpontok.
    .because = { AZ($shot) } lövésnek minden szabad sarka kell vízpontnak

technique-two-greens = Két zöld
    .principle = Vízmezőn csak a vízvonal zöld. Ha a vízbe ért lövésen két zöld vonal fut át, a sorában és az oszlopában sincs hajó.
    .because = vízmezőn csak a vízvonal zöld, és { AZ($shot) } lövésen két zöld vonal fut át

technique-line-counted = Vonal hajói
    .principle = Számoljuk meg a vonal hajóit az ismert mezőkön. Gyakran kiderül, hogy nincs, egy van vagy több is.
    .because = az ismert mezőkből látszik ({ $cells } hajómező)

technique-type-complete = Elfogyott hajótípus
    .principle = A flottában minden típusból adott számú hajó van. Ha egy típus minden hajója megvan, több nem lehet belőle.
    .because = { $type-kind ->
    [alpha] az { $type } megvan
   *[other] minden { $type } megvan
}

technique-type-seen = Minden hajója látszik
    .principle = Ha egy típusból ugyanannyi elkezdett hajó látszik, amennyi hiányzik, akkor azok a hiányzók. Máshol nem fekhet ilyen hajó.
    .because = { $type-kind ->
    [alpha] { ES($cells) } mező az övé
   *[other] minden hiányzó { $type } látszik már ({ $cells })
}

## Haladó: amit egy vonal vagy a leltár mond.

technique-no-ship-fits = Nem fér el hajó
    .principle = Próbáljunk minden hiányzó hajót a mezőre, mindkét irányban. Ha egyik sem fér el, a mező víz.
    .because = egyetlen hiányzó hajó sem fér oda

technique-last-place = Utolsó hely
    .principle = Keressük meg a hiányzó hajó összes lehetséges helyét. Ha nincs több hely, mint hajó, akkor ott fekszenek.
    .because = { $type-kind ->
    [alpha] az { $type } máshol nem fér el
   *[other] hiányzó { $type } máshol nem fér el
}

technique-alone-in-line = Egyetlen hajó a vonalban
    .principle = Ha a vonalban egyetlen hajó van, és egy részét már ismerjük, akkor a vonal tőle elérhetetlen része víz. Más hajó nem férhet oda.
    .because = { $lane } egyhajós, és az ott látott hajó ({ $cells }) nem ér el odáig

technique-centre-rule = { rule-centre }
    .principle = Két azonos típusú hajó középpontja nem eshet egy sorba vagy oszlopba. A megtalált hajó kizárja ezeket a vonalakat a többi számára.
    .because = a középpontja egy vonalba esne egy azonos típusú hajóéval ({ $ship }; { $rule })

technique-tip-rule = { rule-tip }
    .principle = Ha két hajó csúcsa egymás felé néz, legalább két vízmező van köztük. Az ennél közelebbi helyek kizártak.
    .because = a csúcsa kettőnél kevesebb vízmezőnyire volna egy vele szemben álló csúcstól ({ $ship }; { $rule })

technique-side-rule = { rule-side }
    .principle = Az egymás mellett fekvő, egynél több mezőn átfedő hajók között legalább két vízmező van. Az ennél közelebbi helyek kizártak.
    .because = kettőnél kevesebb vízmezőnyire volna egy mellette párhuzamosan fekvő hajótól ({ $ship }; { $rule })

technique-colour-water-line = Zöld a vízen
    .principle = Vízmezőn csak a vízvonal zöld. Ha a lövés egyik vonala nem lehet a zöld, akkor a másik az.
    .because = { $shot-kind ->
    [bare] egy vízvonal zöld volna { AZ($shot) } lövésnél
   *[green] vízmezőn a zöld vonal vízvonal, és { AZ($shot) } lövésnél ez { $lane-kind ->
        [water] { $lane } vonala
       *[ship] nem { $lane } vonala
    }
}

technique-colour-alone = Zöld a hajón
    .principle = Hajómezőn a zöld vonal azt jelenti, hogy abban a vonalban csak ez az egy hajó van. A vonal többi mezője víz.
    .because = { $lane } vonala zöld { AZ($shot) } lövésnél, tehát ott nincs más hajó

technique-colour-outermost = Vonal nélkül
    .principle = Ha egy sor vagy oszlop vonala nem fut át a lövésen, akkor az egyik oldalán nincs hajó. Ha az egyik oldalon hajó van, a másikon víz.
    .because = { $lane } vonala elkerüli { AZ($shot) } lövést, tehát a hajók annak csak az egyik oldalán vannak

technique-colour-between = Piros vonal
    .principle = A piros vonal a két legszélső hajó között fut. Ahol átmegy egy lövésen, ott mindkét oldalon van hajó.
    .because = { $lane } piros vonala átfut { AZ($shot) } lövésen, tehát annak mindkét oldalán van hajó

technique-colour-excludes = Rossz szín
    .principle = Minden lövés megmutatja a rajta átfutó vonalak színét. Ahol egy hajó más színt adna, ott nem fekhet.
    .because = egy ott fekvő hajó ellentmondana { AZ($shot) } lövés színének

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
    .because = minden hiányzó hajónak ki kell kötnie ({ $moored } van, és a többi { $afloat } már megvan)

technique-bearing = Párhuzamos vagy merőleges
    .principle = A p betűs kód az ALFÁval párhuzamos, az m betűs a rá merőleges hajóé. Ha az egyik fajta elfogyott, a többi a másik irányban fekszik.
    .because = { $ships-count ->
    [0] különben több hajó volna párhuzamos az ALFÁval (p) vagy merőleges rá (m), mint amennyit a kódok engednek ({ $codes })
   *[other] a kódok szerint ({ $codes }) ebben az irányban csak { $ships-count ->
        [1] egy
       *[other] { $ships-count }
    } fekhet: { $ships }
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
   *[other] { $fact }, és minden oda férő hajónál így van: { $places }
    }

## Mester: amit több dolog együtt mond.

technique-ship-code = A hajó kódja
    .principle = A hajó kódja a rajta átfutó piros és zöld vonalakból olvasható ki. A leltár szabad kódjai ezért megmondják, hogyan futnak a vonalak.
    .because = különben a hajó ({ $ship }) piros és zöld vonalai nem adnának a leltárban szereplő kódot ({ $codes })

technique-code-excludes = Elérhetetlen kód
    .principle = Egy hely meghatározza, milyen kódja lenne ott a hajónak. Ha ilyen nincs a leltárban, ott nem fekhet hajó.
    .because = egy ott fekvő hajónak nem lehetne a leltárban szereplő kódja ({ $codes })

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
    .because = különben a többi hajó nem hagyna megfelelő kódot ennek a hajónak: { $ship } ({ $codes })

technique-code-used-up = Elhasznált kód
    .principle = Amelyik kód a megtalált hajóknak kell, az már nem szabad. Kizártak azok a helyek, ahol egy hajónak csak ilyen kódja lehetne.
    .because = minden kód, amely egy ott fekvő hajóé lehetne, a már megtalált hajóknak kell ({ $ships }; { $codes })

technique-leaves-no-place = Elvenné a helyet
    .principle = Valahol hajónak kell lennie, és kevés helye maradt. Lehetetlen, ami mindegyiket elvenné.
    .because = { $need-kind ->
    [several] { $need }, de így ott egyetlen hajónak sem maradna hely
    [alpha] így az { $need } számára egy hely sem maradna
   *[other] így a hiányzó { $need } számára egy hely sem maradna
} ({ $places })

technique-type-needs-room = Hely a hiányzó hajóknak
    .principle = Egy típus minden hiányzó hajójának egyszerre kell elférnie. Lehetetlen, ami mellett nem jutna nekik elég hely.
    .because = mellette nem férne el { $missing ->
    [1] a
    [2] mindkét
   *[other] mind { AZ($missing) }
} hiányzó { $type }

technique-code-either-way = A kód bármelyik helyen ugyanazt mondja
    .principle = Ahol hajó kell, nézzük végig a lehetséges helyeket és azt, milyen kód járna velük. Ami mindegyiknél igaz, az biztos.
    .because = { $need-kind ->
    [several] { $need }, és ez a hajó { $places-count ->
        [one] egyetlen maradék helyéből
       *[other] minden maradék helyéből
    } következik
    [alpha] ez az { $need } { $places-count ->
        [one] egyetlen maradék helyéből
       *[other] minden maradék helyéből
    } következik
   *[other] ez a hiányzó { $need } { $places-count ->
        [one] egyetlen maradék helyéből
       *[other] minden maradék helyéből
    } következik
}{ $codes-count ->
    [0] { " " }({ $places })
   *[other] { $places-count ->
        [one] , a kódja miatt
       *[other] , helyenként a kódja miatt
    } ({ $places }; { $codes })
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
