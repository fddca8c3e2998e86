### A technikák: a neve, és hogy miért (ami a lépésben a kettőspont után áll).
###
### Az okok nevei, $cells és társai, a technikák táblázatában állnak; a $cells-count azt mondja meg, hány dologról szól a $cells.
### Amit egy pillantásra több helyen is látni, azt egy mondat mondja el, így az okok felsorolások is lehetnek.
### Az AZ() névelőt tesz a szöveg elé, az ES() pedig mezők felsorolásából jelzőket csinál: a 64-es és a 23-as.
### A név magában áll, névelő nélkül.

## Kezdő: ami egymás mellett fekszik.

technique-delta = Egymezős hajó
    .because = a { -delta } egyetlen mezőből áll

technique-around-ship = Kész hajó körül víz
    .because = { $ship-count ->
    [one] a kész hajót ({ $ship }) víz veszi körül
   *[other] a kész hajókat ({ $ship }) víz veszi körül
}

technique-diagonals = Hajómező átlói
    .because = { ES($cell) } hajómező átlós szomszédai vízmezők ({ $rule })

technique-corner-cells = Sarokmezők
    .because = sarokban fekvő hajónak két mezőoldala is a peremre esne ({ $rule })

technique-ship-points = Hajómező pontjai
    .because = { ES($cell) } hajómező minden sarka hajópont

technique-water-line = Vízvonal mezői
    .because = { $lane } vízvonal

technique-line-of-water = Csupa víz
    .because = minden mezője víz

technique-water-point = Vízpont körül víz
    .because = { AZ($point) } vízpont körül minden mező víz

technique-water-points = Négy víz között
    .because = mind a négy mező víz körülötte

technique-fourth-cell = Hajópont negyedik mezője
    .because = { AZ($point) } hajópont másik három mezője víz

technique-closed-run = Lezárt hajó
    .because = { $cells } hajómező, és mindkét végükön víz vagy a perem van

technique-grows-one-way = Egyféleképpen folytatható
    .because = { ES($cell) } mező hajója csak így fér el

technique-digit-used-up = Elfogyott vízszám
    .because = { $shot-count ->
    [one] { AZ($shot) } lövés számjegye
   *[other] e lövések számjegye ({ $shot })
} nem enged több vízpontot

technique-digit-full = Betöltendő vízszám
    .because = { $shot-count ->
    [one] { AZ($shot) } lövésnek
   *[other] e lövéseknek ({ $shot })
} minden szabad sarka kell vízpontnak

technique-two-greens = Két zöld
    .because = vízmezőn csak a vízvonal zöld, és { AZ($shot) } lövésen két zöld vonal fut át

technique-line-counted = Vonal hajói
    .because = az ismert mezőkből látszik ({ $cells } hajómező)

technique-type-complete = Elfogyott hajótípus
    .because = { $type-kind ->
    [alpha] az { $type } megvan
   *[other] minden { $type } megvan
}

technique-type-seen = Minden hajója látszik
    .because = { $type-kind ->
    [alpha] az { $type } egyik mezője már ismert ({ $cells })
   *[other] nincs több { $type }, mint amelyiknek már ismert egy mezője ({ $cells })
}

## Haladó: amit egy vonal vagy a leltár mond.

technique-no-ship-fits = Nem fér el hajó
    .because = egyetlen hiányzó hajó sem fér oda

technique-last-place = Utolsó hely
    .because = { $type-kind ->
    [alpha] az { $type } máshol nem fér el
   *[other] hiányzó { $type } máshol nem fér el
}

technique-alone-in-line = Egyetlen hajó a vonalon
    .because = { $lane } egyhajós, és az ott látott hajó ({ $cells }) nem ér el odáig

technique-centre-rule = { rule-centre }
    .because = a középpontja egy vonalba esne egy azonos típusú hajóéval ({ $ship }; { $rule })

technique-tip-rule = { rule-tip }
    .because = a csúcsa kettőnél kevesebb vízmezőnyire volna egy vele szemben álló csúcstól ({ $ship }; { $rule })

technique-side-rule = { rule-side }
    .because = kettőnél kevesebb vízmezőnyire volna egy mellette párhuzamosan fekvő hajótól ({ $ship }; { $rule })

technique-colour-water-line = Zöld a vízen
    .because = vízmezőn a vízvonal zöld, más vonal nem, és ezt { AZ($shot) } lövés színe { $lane } vonaláról eldönti

technique-colour-alone = Zöld a hajón
    .because = { $lane } vonala zöld { AZ($shot) } lövésnél, tehát ott nincs más hajó

technique-colour-outermost = Vonal nélkül
    .because = { $lane } vonala elkerüli { AZ($shot) } lövést, tehát a hajók annak csak az egyik oldalán vannak

technique-colour-between = Piros vonal
    .because = { $lane } piros vonala átfut { AZ($shot) } lövésen, tehát annak mindkét oldalán van hajó

technique-colour-excludes = Rossz szín
    .because = egy ott fekvő hajó ellentmondana { AZ($shot) } lövés színének

technique-digit-excludes = Túl sok hajópont
    .because = egy ott fekvő hajó { $shot-count ->
    [one] { AZ($shot) } lövésnek
   *[other] e lövések valamelyikének ({ $shot })
} kevesebb vízpontot hagyna, mint a számjegye

technique-water-lines-all-found = Minden vízvonal megvan
    .because = { $lanes-count ->
    [0] a leltár szerint nincs vízvonal
   *[other] a leltár szerint nincs több vízvonal ({ $water-lines })
}

technique-water-lines-all-needed = Minden vízvonal kell
    .because = a leltárban { $water-lines } áll, és más vonal már nem lehet vízvonal

technique-moored-all-found = Minden kikötött hajó megvan
    .because = a leltárban { $moored } áll, és ennyi már megvan

technique-moored-all-needed = Minden hajó kiköt
    .because = minden hiányzó hajónak ki kell kötnie ({ $moored } van, és a többi { $afloat } már megvan)

technique-bearing = Párhuzamos vagy merőleges
    .because = { $ships-count ->
    [0] különben több hajó volna párhuzamos az ALFÁval (p) vagy merőleges rá (m), mint amennyit a kódok engednek ({ $codes })
   *[other] a kódok szerint ({ $codes }) ebben az irányban csak { $ships-count } fekhet: { $ships }
}

technique-shared-by-ship = A hajó minden helyén közös
    .because = { $places-count ->
    [one] { ES($cell) } mező hajójának már csak egy helye maradt: { $places }
   *[other] { ES($cell) } mező hajójának minden maradék helyén így van: { $places }
    }

technique-shared-by-point = A hajópont minden hajójában közös
    .because = { $places-count ->
    [one] { AZ($point) } hajóponthoz már csak egy hajó illik: { $places }
   *[other] minden hajónál így van, amely { AZ($point) } hajóponthoz illik: { $places }
    }

technique-water-points-counted = Vízpontok száma
    .because = { $left ->
    [0] már mind { AZ($number) } vízpont megvan ({ $clue })
   *[other] összesen { $number } vízpont van ({ $clue }), és a hátralévő { $left } számára már csak ennyi pont maradt
}

technique-shared-by-last = Az utolsó hajó minden helyén közös
    .because = { $places-count ->
    [one] a hiányzó { $type } számára már csak egy hely maradt: { $places }
   *[other] a hiányzó { $type } minden maradék helyén így van: { $places }
    }

technique-shared-by-line = A vonal minden hajójában közös
    .because = { $places-count ->
    [one] { $fact }, és oda már csak egy hajó fér: { $places }
   *[other] { $fact }, és minden oda férő hajónál így van: { $places }
    }

## Mester: amit több dolog együtt mond.

technique-ship-code = A hajó kódja
    .because = különben a hajó ({ $ship }) piros és zöld vonalai nem adnának a leltárban szereplő kódot ({ $codes })

technique-code-excludes = Elérhetetlen kód
    .because = egy ott fekvő hajó piros és zöld vonalai nem adnának a leltárban szereplő kódot ({ $codes })

technique-lines-by-codes = Vonalak száma a kódokból
    .because = a kódok második jegyeinek összege { $one }, tehát { $one } egyhajós, { $none } üres és { $several } többhajós vonal van, így csak ez marad

technique-island-may-not-grow = Kész sziget
    .because = a hátralévő szigetek közül nagyobb nem fér ide, így ez a sziget kész ({ $points }; mérete: { $size }; { $islands })

technique-island-has-no-room = Nincs hely szigetnek
    .because = a hátralévő szigetek közül egyik sem fér el itt ({ $points }; pontok száma: { $size }; { $islands })

technique-island-may-not-join = Összeérő szigetek
    .because = vízpontként legalább { $size } pontos sziget része volna ({ $points }), de a hátralévők közül ilyen nem fér ide ({ $islands })

technique-island-must-grow = Bővülő sziget
    .because = enélkül a sziget ({ $points }; mérete eddig: { $size }) nem lehetne elég nagy ({ $islands })

technique-last-island = Az utolsó sziget
    .because = már csak egy sziget befejezetlen ({ $points }), és csak így fejezhető be ({ $islands })

technique-codes-distributed = Kiosztott kódok
    .because = különben a többi hajó nem hagyna megfelelő kódot ennek a hajónak: { $ship } ({ $codes })

technique-code-used-up = Elhasznált kód
    .because = minden kód, amely egy ott fekvő hajóé lehetne, a már megtalált hajóknak kell ({ $ships }; { $codes })

technique-leaves-no-place = Elvenné a helyet
    .because = { $need-kind ->
    [several] { $need }, de így ott egyetlen hajónak sem maradna hely
    [alpha] így az { $need } számára egy hely sem maradna
   *[other] így a hiányzó { $need } számára egy hely sem maradna
} ({ $places })

technique-type-needs-room = Hely a hiányzó hajóknak
    .because = mellette nem férne el { $missing ->
    [1] a
   *[other] mind a { $missing }
} hiányzó { $type }

technique-code-either-way = A kód bármelyik helyen ugyanazt mondja
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
    .because = ha vízvonal volna, { $broken }

technique-refuted-point = Nem lehet másféle pont
    .because = különben { $broken }

technique-refuted-place = Nem feküdhet ott
    .because = ha ott feküdne, { $broken }

## Nagymester: amire feltevések vezetnek.

technique-supposition = Feltevés
    .because = egy feltevés mutatja meg
