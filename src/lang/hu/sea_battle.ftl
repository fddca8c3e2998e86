### Torpedó: a tények, a technikák és okaik. A $count azt mondja meg, hány dologról szól a felsorolás.

## Vonalak, alakzatok, hajók. A vonal névelővel áll, és a rag hozzáírható: { $line }ban.

sea-row = { AZ($number) }.
sea-column = { AZ($letter) }
sea-rows = { $list } sor
sea-columns = { $list } oszlop
sea-pieces = { $number } { $piece ->
    [ship] hajómező
    [mine] akna
   *[sweeper] aknaszedő
}
sea-ship = { $length ->
    [1] egyes
    [2] kettes
    [3] hármas
    [4] négyes
    [5] ötös
    [6] hatos
    [7] hetes
    [8] nyolcas
   *[other] { $length } mezős
} hajó
sea-ships = { sea-ship }

## Tények.

sea-water = { $cells } víz
sea-is = { $cells } { $piece ->
    [ship] hajómező
    [mine] akna
   *[sweeper] aknaszedő
}
sea-is-not = { $cells } nem { $piece ->
    [ship] hajómező
    [mine] akna
   *[sweeper] aknaszedő
}
sea-shows = { $cells } { $shows ->
    [submarine] egyes hajó
    [left] hajó bal vége
    [right] hajó jobb vége
    [top] hajó felső vége
    [bottom] hajó alsó vége
   *[middle] hajó közepe
}
sea-found = { $places } { $count ->
    [1] egy
   *[other] egy-egy
} { $ships }
sea-excluded = { $places } nem lehet { $ship }
sea-excluded-many = több helyen sem lehet { $ships }
sea-count = { $line }ban { $pieces } van

## Kezdő: amit a szomszédos mezők, egy-egy szám és a kész hajók mondanak.

technique-sea-submarine = Egyes hajó
    .because = az egyes hajó egyetlen mezőből áll

technique-sea-around-ship = Kész hajó körül víz
    .because = kész hajó mellett közvetlenül nincs semmi ({ $places })

technique-sea-around-mine = Akna körül víz
    .because = { $piece ->
    [mine] aknához
   *[sweeper] aknaszedőhöz
} semmi sem érhet hozzá ({ $cells })

technique-sea-empty-line = Nullás vonal
    .because = { $line }ban nincs { $piece ->
    [ship] hajómező
    [mine] akna
   *[sweeper] aknaszedő
}

technique-sea-diagonals = Hajómező átlói
    .because = a hajók egyenesek, és nem érnek össze, ezért { AZ($cells) } hajómező átlós szomszédai vizek

technique-sea-no-mine-beside = Hajó mellett nincs akna
    .because = akna és aknaszedő semmihez sem érhet hozzá, { AZ($cells) } pedig hajómező

technique-sea-alongside = Hajó oldalánál
    .because = { $cells } egyazon hajó mezői, és a hajó egyenes

technique-sea-end = Hajó vége
    .because = { AZ($cells) } mező egy hajó vége, és onnan a hajó csak egy irányban folytatódik

technique-sea-line-complete = Betelt vonal
    .because = { $line }ban { sea-pieces } van, és ez már megvan

technique-sea-line-full = Betöltendő vonal
    .because = { $line }ban { sea-pieces } van, és másutt ott már nem férnek el

technique-sea-middle = Hajó közepe
    .because = { AZ($cells) } mező egy hajó közepe, ezért a hajó két irányban folytatódik, és ez már csak egyféleképpen lehet

technique-sea-all-found = Mind megvan
    .because = összesen { sea-pieces } van, és ez már megvan

technique-sea-closed-single = Lezárt egyes hajó
    .because = { AZ($cells) } hajómező, és a hajó onnan sehová sem folytatódhat

technique-sea-closed-run = Lezárt hajó
    .because = { $cells } hajómező, és a hajó sehová sem folytatódhat

technique-sea-longest-run = A leghosszabb hajó
    .because = { $length ->
    [1] { AZ($cells) } hajómező, és már csak egyes hajó hiányzik
   *[other] { $cells } hajómező, és { $length } mezőnél hosszabb hajó már nem hiányzik
}

technique-sea-joined-too-long = Túl hosszú hajó
    .because = ott hajómezőket kapcsolna össze { $length } mezőnél hosszabb hajóvá, de ilyen már nem hiányzik

technique-sea-length-used-up = Elfogyott hajóhossz
    .because = { $count ->
    [1] az egyetlen { sea-ships } már megvan
   *[other] mind a { $count } { sea-ships } megvan
}

technique-sea-all-needed = Mindegyik kell
    .because = összesen { sea-pieces } van, és másutt már nem férnek el

technique-sea-line-counted = Megszámolt vonal
    .because = { $line } minden mezője ismert

## Haladó: amit a hajók maradék helyei és egy vonal mintái mondanak.

technique-sea-withheld-count = Kiszámolt szám
    .because = összesen { sea-pieces } van, a többi szám összege pedig { $rest }

technique-sea-too-long-for-line = Túl hosszú a vonalhoz
    .because = ott { $line }ban több volna, mint { sea-pieces }

technique-sea-grows-one-way = Egyféleképpen folytatható
    .because = a hajó ({ $cells }) csak így folytatódhat

technique-sea-no-ship-fits = Nem fér el hajó
    .because = egyetlen hiányzó hajó sem fér oda

technique-sea-last-place = Utolsó helyek
    .because = { $count ->
    [1] a hiányzó { sea-ships } másutt már nem fér el
   *[other] a { $count } hiányzó { sea-ships } másutt már nem fér el
}

technique-sea-length-seen = Minden ilyen hosszú hajó látszik
    .because = { $count ->
    [1] a hiányzó { sea-ships } már látszik ({ $cells })
   *[other] minden hiányzó { sea-ships } látszik már ({ $cells })
}

technique-sea-shared-by-ship = Közös a hajó helyeiben
    .because = { $places-count ->
    [one] { AZ($cells) } hajójának már csak egy helye maradt ({ $places })
   *[other] így van ez { AZ($cells) } hajójának minden lehetséges helyén ({ $places })
}

technique-sea-shared-by-last = Közös az utolsó hajó helyeiben
    .because = { $places-count ->
    [one] a hiányzó { sea-ship } számára már csak egy hely maradt ({ $places })
   *[other] így van ez a hiányzó { sea-ship } minden lehetséges helyén ({ $places })
}

technique-sea-one-of-these = E mezők egyike
    .because = { $line }ból még hiányzik { sea-pieces }, így e mezők közül legalább az egyik foglalt ({ $cells }), és ezt bármelyikük kizárja

technique-sea-withheld-lines = Ami a számokból marad
    .because = az ismert számok szerint a többi vonalra ({ $lines }) együtt { sea-pieces } marad

technique-sea-line-patterns = Közös a vonal mintáiban
    .because = így van ez, akárhogyan jön is ki, hogy { $line }ban { sea-pieces } van

technique-sea-leaves-too-few = Kevés mező maradna
    .because = mellette { $line }ban kevés hely maradna ahhoz, hogy ott { sea-pieces } legyen

## Mester: amit több vonal vagy több hajó együtt mond.

technique-sea-spoils-line = Elrontaná a vonalat
    .because = ha ott hajó feküdne, nem jöhetne ki, hogy { $line }ban { sea-pieces } van

technique-sea-one-in-each = Minden részen egy hajó
    .because = a { $count } hiányzó { sea-ships } mindegyikének a tábla egy-egy része jut, és így van ez a maga részének minden helyén ({ $places })

technique-sea-line-crossed = Vonal és keresztező vonalak
    .because = { $lines }ból még hiányzik { sea-pieces }; ehhez { $crossing } legfeljebb { $inside } mezőt adhat, { $outside ->
    [0] máshol pedig nincs több hely
   *[other] máshol pedig már csak { $outside } hely van
}

technique-sea-leaves-no-place = Nem hagyna helyet
    .because = mellette nem maradna hely a már látott hajónak ({ $cells }; { $places })

technique-sea-takes-last-place = Elvenné az utolsó helyet
    .because = mellette nem maradna hely a hiányzó { sea-ship } számára ({ $places })

technique-sea-two-lines = Két vonal együtt
    .because = { $lines }ból együtt még hiányzik { sea-pieces }; ehhez { $crossing } legfeljebb { $inside } mezőt adhat, { $outside ->
    [0] máshol pedig nincs több hely
   *[other] máshol pedig már csak { $outside } hely van
}

technique-sea-leaves-no-room = Kevés hely maradna
    .because = mellette nem férne el mind a { $count } hiányzó { sea-ships }

technique-sea-three-lines = Három vonal együtt
    .because = { $lines }ból együtt még hiányzik { sea-pieces }; ehhez { $crossing } legfeljebb { $inside } mezőt adhat, { $outside ->
    [0] máshol pedig nincs több hely
   *[other] máshol pedig már csak { $outside } hely van
}
