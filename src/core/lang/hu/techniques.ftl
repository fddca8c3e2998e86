### A technikák: a neve, és hogy miért (ami a lépésben a kettőspont után áll).
###
### Az okok nevei, $cells és társai, a technikák táblázatában állnak; a $cells-count azt mondja meg, hány dologról szól a $cells.
### Amit egy pillantásra több helyen is látni, azt egy mondat mondja el, így az okok felsorolások is lehetnek.
### Az AZ() névelőt tesz a szöveg elé. A név magában áll, névelő nélkül.

## Kezdő: ami egymás mellett fekszik.

technique-delta = Egymezős hajó
    .because = a { -delta } egyetlen mezőből áll

technique-around-ship = Kész hajó körül víz
    .because = kész hajó körül minden mező víz ({ $ship })

technique-diagonals = Hajómező átlói
    .because = hajómező ({ $cell }) átlós szomszédai vizek, mert a hajók egyenesek, és nem érnek össze ({ $rule })

technique-corner-cells = Sarokmezők
    .because = sarokmezőn fekvő hajónak két mezőoldala lenne a peremen ({ $rule })

technique-ship-points = Hajómező pontjai
    .because = hajómező ({ $cell }) minden sarka hajópont

technique-water-line = Vízvonal mezői
    .because = { $lane } vízvonal

technique-line-of-water = Csupa víz
    .because = minden mezőn víz van

technique-water-point = Vízpont körül víz
    .because = vízpont ({ $point }) körül minden mező víz

technique-water-points = Négy víz között
    .because = mind a négy szomszédos mező víz

technique-fourth-cell = Hajópont negyedik mezője
    .because = hajópont ({ $point }) körül minden más mező víz

technique-closed-run = Lezárt hajó
    .because = { $cells } hajómező, és mindkét végükön víz vagy perem van

technique-grows-one-way = Egyféleképpen folytatható
    .because = { AZ($cell) } hajója csak így fér el

technique-digit-used-up = Elfogyott vízszám
    .because = a vízszám több vízpontot nem enged ({ $shot })

technique-digit-full = Betöltendő vízszám
    .because = a vízszám csak úgy jön ki, ha minden maradék sarok vízpont ({ $shot })

technique-two-greens = Két zöld
    .because = vízen csak a vízvonal zöld, és { AZ($shot) } lövésen két zöld vonal fut át

technique-line-counted = Vonal hajói
    .because = az ismert mezőkből látszik ({ $cells } hajómező)

technique-type-complete = Elfogyott hajótípus
    .because = { $type-kind ->
    [alpha] az { $type } megvan
   *[other] nincs több hiányzó { $type }
}

technique-type-seen = Minden hajója látszik
    .because = { $cells-count ->
    [one] a hiányzó { $type } már látszik ({ $cells })
   *[other] minden hiányzó { $type } látszik már ({ $cells })
}

## Haladó: amit egy vonal vagy a leltár mond.

technique-no-ship-fits = Nem fér el hajó
    .because = egyetlen hiányzó hajó sem fér oda

technique-last-place = Utolsó hely
    .because = { $type-kind ->
    [alpha] az { $type } másutt nem fér el
   *[other] hiányzó { $type } másutt nem fér el
}

technique-alone-in-line = Egyetlen hajó a vonalon
    .because = { $lane } egyhajós, és az ott látott hajó ({ $cells }) nem ér odáig

technique-centre-rule = { rule-centre }
    .because = a középpontja egy vonalba esne egy azonos típusú hajóéval ({ $ship }; { $rule })

technique-tip-rule = { rule-tip }
    .because = a csúcsa kettőnél kevesebb vízmezőnyire volna egy vele szemben álló csúcstól ({ $ship }; { $rule })

technique-side-rule = { rule-side }
    .because = kettőnél kevesebb vízmezőnyire volna egy mellette párhuzamosan fekvő hajótól ({ $ship }; { $rule })

technique-colour-water-line = Zöld a vízen
    .because = vízen csak a vízvonal zöld, és { $lane } vonala csak így illik { AZ($shot) } lövés színéhez

technique-colour-alone = Zöld a hajón
    .because = { $lane } vonala zöld { AZ($shot) } lövésen, tehát ott az eltalált hajó egyedül van

technique-colour-outermost = Vonal nélkül
    .because = { $lane } vonala nem fut át { AZ($shot) } lövésen, így annak csak az egyik oldalán van hajó

technique-colour-between = Piros vonal
    .because = { $lane } piros vonala átfut { AZ($shot) } lövésen, így annak mindkét oldalán van hajó

technique-colour-excludes = Rossz szín
    .because = ott { AZ($shot) } lövés színe nem jöhetne ki

technique-digit-excludes = Túl sok hajópont
    .because = ott a hajó a vízszám mezőjének túl sok sarkát foglalná el ({ $shot })

technique-water-lines-all-found = Minden vízvonal megvan
    .because = a leltár minden vízvonala megvan ({ $water-lines })

technique-water-lines-all-needed = Minden vízvonal kell
    .because = más vonal már nem lehet vízvonal, márpedig összesen { $water-lines } van

technique-moored-all-found = Minden kikötött hajó megvan
    .because = a leltár minden kikötött hajója megvan ({ $moored })

technique-moored-all-needed = Minden hajó kiköt
    .because = minden hiányzó hajónak ki kell kötnie ({ $moored }; nem kikötött eddig: { $afloat })

technique-bearing = Párhuzamos vagy merőleges
    .because = a kódok p és m betűi ezt nem engedik ({ $codes })

technique-shared-by-ship = Közös a hajó helyeiben
    .because = { $places-count ->
    [one] { AZ($cell) } hajójának már csak egy helye maradt ({ $places })
   *[other] így van ez { AZ($cell) } hajójának minden lehetséges helyén ({ $places })
    }

technique-shared-by-point = Közös a hajópont hajóiban
    .because = { $places-count ->
    [one] { AZ($point) } hajóponthoz már csak egy hajó illik ({ $places })
   *[other] így van ez, bármelyik hajóhoz tartozik is { AZ($point) } hajópont ({ $places })
    }

technique-water-points-counted = Vízpontok száma
    .because = összesen { $number } vízpont van ({ $clue }), és ez a többi pontot eldönti

technique-shared-by-last = Közös az utolsó hajó helyeiben
    .because = { $places-count ->
    [one] a hiányzó { $type } számára már csak egy hely maradt ({ $places })
   *[other] így van ez a hiányzó { $type } minden lehetséges helyén ({ $places })
    }

technique-shared-by-line = Közös a vonal hajóiban
    .because = { $places-count ->
    [one] { $fact }, és oda már csak egy hajó fér ({ $places })
   *[other] { $fact }, és így van ez, bárhol fekszik is ott egy hajó ({ $places })
    }

## Mester: amit több dolog együtt mond.

technique-ship-code = A hajó kódja
    .because = a hajó ({ $ship }) piros és zöld vonalai csak így adhatnak ki leltár szerinti kódot ({ $codes })

technique-code-excludes = Elérhetetlen kód
    .because = ott a hajó piros és zöld vonalai nem adhatnának ki leltár szerinti kódot ({ $codes })

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
    .because = már csak egy sziget befejezetlen ({ $points }), és csak így lehet az utolsó a listán ({ $islands })

technique-codes-distributed = Kiosztott kódok
    .because = csak így oszthatók ki a kódok ({ $codes }) úgy, hogy ennek a hajónak is jusson egy ({ $ship })

technique-code-used-up = Elhasznált kód
    .because = ott a hajónak csak olyan kódja lehetne, amely a már megtaláltaknak kell ({ $codes })

technique-leaves-no-place = Elvenné a helyet
    .because = kell egy hajó ({ $need }), és ez minden helyét elvenné ({ $places })

technique-type-needs-room = Hely a hiányzó hajóknak
    .because = mellette nem férne el { $missing ->
    [1] a
   *[other] mind a { $missing }
} hiányzó { $type }

technique-code-either-way = A kód bármelyik helyen ugyanazt mondja
    .because = kell egy hajó ({ $need }), { $places-count ->
    [one] már csak egy helye maradt, és ez következik belőle
   *[other] és bárhol fekszik is, ez következik
}{ $codes-count ->
    [0] { " " }({ $places })
   *[other] , esetleg a kódja miatt ({ $places }; { $codes })
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
