### Shogword.

## Miért szabálytalan egy lépés.

shog-unreadable = „{ $text }” nem lépés: írj olyat, mint `C e2-e5`, `?Ł -d4` vagy `S b2xd4 K, A c2-d5`
shog-choosing = még a betűk választása tart: írj egy betűt és egy otthoni mezőt, például `A e2`
shog-chosen = már minden betűnek van gazdája: írj lépést, például `C e2-e5`
shog-not-in-stock = nincs több választható { $letter }
shog-not-home = { AZ($cell) } mező nem { $color ->
    [red] Piros
   *[black] Fekete
} otthona
shog-occupied = { AZ($cell) } mező nem üres
shog-first = az első lépés a 2. sor egyik betűjét teszi az e5 mezőre
shog-not-at-home = { AZ($cell) } mezőn nincs { $color ->
    [red] Pirosnak
   *[black] Feketének
} otthoni { $face } betűje
shog-back-row = { AZ($cell) } mező { $color ->
    [red] Piros
   *[black] Fekete
} hátsó sorában van, az elülső sor pedig még nem üres
shog-not-beside = { $color ->
    [red] Pirosnak
   *[black] Feketének
} nincs a tábla mellett { $tile ->
    [blank] üres lapja
   *[other] { $tile } betűje
}
shog-twice = { AZ($cell) } mező betűje nem rakható le kétszer
shog-not-laid = { AZ($cell) } mezőn nem { $face } áll, nincs mit cserélni
shog-not-in-word = { AZ($cell) } mező betűje nem része szónak: csak szavak betűi cserélhetők
shog-same = { AZ($cell) } mezőn már ez a betű áll: másik kell
shog-apart = { AZ($cell) } mező egyetlen lerakott betűvel sem oldalszomszédos
shog-not-at-word = { AZ($cell) } mező nem oldalszomszédja { AZ($replaced) } mezőn átmenő szónak
shog-touches = { AZ($cell) } mező érintkezik { AZ($home) } mezővel, amelyen otthoni betű áll
shog-no-word = { $word } ({ $first }–{ $last }) nincs a szójegyzékben

## Az asztalnál.

shog-choose = { $color ->
    [red] Piros
   *[black] Fekete
}, válassz egy betűt és egy otthoni mezőt
shog-first-move = { $color ->
    [red] Piros
   *[black] Fekete
}, tedd a 2. sor egyik betűjét az e5 mezőre
shog-move = { $color ->
    [red] Piros
   *[black] Fekete
} lép
shog-played = { $seat }. játékos: { $chosen }.
shog-turned = Megfordul: { $cells }.
shog-refused = { $seat }. játékos: { $chosen }, hibás szó; a harmadik veszít.

## Tippek.

shog-hint-choose = Az elülső sorba öt magánhangzó a legjobb.
shog-hint-letter = Ezt vedd el: { $letter }.
shog-hint-replies = A legjobb lépés után az ellenfél válaszainak száma { $replies }.
shog-replies = { $replies } válasz
shog-hint-mate = Van matt.
shog-hint-simple = Tedd le ezt, csere nélkül: { $face }.
shog-hint-compound = Cseréld le { AZ($cell) } mező betűjét, és tedd le ezt: { $face }.
shog-hint-best = Ezt játszd: { $chosen }.

## Feladványok.

shog-row = { $row }. sor
shog-ask-one = { $color ->
    [red] Piros
   *[black] Fekete
} lép, és mattot ad.
shog-ask-two = { $color ->
    [red] Piros lép, és a második lépésével mattot ad, bármit válaszol Fekete.
   *[black] Fekete lép, és a második lépésével mattot ad, bármit válaszol Piros.
}
shog-ask-only = { $color ->
    [red] Piros lép: melyik lépés után nem tud Fekete azonnal mattot adni?
   *[black] Fekete lép: melyik lépés után nem tud Piros azonnal mattot adni?
}
shog-ask-six = { $color ->
    [red] Piros
   *[black] Fekete
} lép, { $tiles } lap van hátra: melyik az egyetlen lépés, amely nyer, vagy ha ilyen nincs, döntetlent ér el?
shog-ask-easy = A mezők sarkukkal érintkezhetnek.
shog-laid = A táblán: Piros { $red }, Fekete { $black }; 20 lap nyer.
shog-beside = A tábla mellett: Piros { $red }, Fekete { $black }.
shog-answer = { $chosen }; a kapott szavak: { $words }.
shog-answer-turns = Megfordul: { $cells }.
shog-mated = { $color ->
    [red] Piros
   *[black] Fekete
} ezeket rakhatná le, de nincs hová: { $letters }.
shog-mated-none = { $color ->
    [red] Pirosnak
   *[black] Feketének
} nincs lerakható betűje.
shog-mated-home = { $cells }: túl közel áll egy otthoni betű.
shog-mated-dead = { $cells }: semmilyen betűvel nem lenne szó.
shog-mated-lacking = { $cells }: csak a zárójeles betűkkel lenne szó.
shog-mated-replace = Cserélhető volna { $cells } betűje, de utána nincs mit hozzátenni.
shog-mated-replace-none = Egyetlen betű sem cserélhető úgy, hogy szavak maradjanak, sem önmagában, sem egy hozzátett betűvel.
shog-mated-waiting = A hátsó sorból illene { $letters }, de az elülső sor nem üres.
shog-near-one = { $chosen } után marad egy válasz: { $reply }.
shog-two-line = { $reply } után { $mate } a matt.
shog-two-more = Ugyanígy matt jár még ennyi válaszra: { $replies }.
shog-near-two = { $chosen } nem elég: { $reply }.
shog-only-safe = { $chosen } után egyik válasz sem matt.
shog-near-only = { $chosen } után matt: { $mate }.
shog-end-mate = A legjobb játékkal { $color ->
    [red] Piros
   *[black] Fekete
} mattot ad: { $line }.
shog-end-majority = A legjobb játékkal { $color ->
    [red] Piros
   *[black] Fekete
} van többségben, { $counts }: { $line }.
shog-end-draw = A legjobb játékkal döntetlen, { $counts }: { $line }.

## Lapok.

shog-sheet = Shogword két játékosnak
shog-sheet-board = A tábla
shog-sheet-tiles = A lapok
shog-sheet-about = Vágd ki a lapokat. Mindegyiknek piros és fekete oldala van: hajtsd félbe a csíkot a szaggatott vonalnál, és ragaszd össze a két felét.
