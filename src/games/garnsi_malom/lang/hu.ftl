### Garnsi-Malom.

## Miért szabálytalan egy lépés.

malom-unreadable = „{ $text }” nem lépés: írj egy mezőt (e5), elvesztett bábunál kötőjelet (-), vagy lépést (e5-e6 x a1 b2)
malom-twice = { AZ($cell) } mező kétszer szerepel: egy bábut csak egyszer lehet levenni
malom-placing = még nem lehet lépni: nevezd meg a mezőt, ahová a bábut rakod, például e5
malom-moving = a lerakás véget ért: írj lépést, például e5-e6
malom-outside = { AZ($cell) } mező nincs a táblán
malom-occupied = { AZ($cell) } mezőn már áll bábu
malom-barred = { AZ($cell) } mezőre a lerakás alatt nem szabad rakni
malom-clash = { AZ($sign) }. jelnek már van bábuja { AZ($cell) } mező sorában, oszlopában vagy rekeszében
malom-nothing-to-lose = ezt a bábut nem lehet elveszíteni: { AZ($sign) }. jel minden üres mezőn megállhat
malom-no-loss = ebben a játékban nem lehet bábut elveszíteni: amelyik szám lerakható, azt le kell rakni
malom-not-own = { AZ($cell) } mezőn nem a soron következő játékos bábuja áll
malom-jump = { AZ($sign) }. jelnek { $pieces } bábuja van, ezért nem ugorhat: { AZ($to) } mező nem oldalszomszédja { AZ($from) } mezőnek
malom-too-many = { $mills ->
    [0] a lépés nem alkot malmot
   *[other] a lépés { $mills } malmot alkot
}, de { $found } bábut vennél le
malom-too-few = { $expected } bábut kell levenned, de csak { $found } szerepel
malom-not-enemy = { AZ($cell) } mezőn nem áll ellenséges bábu
malom-protected = { AZ($cell) } mező bábuja malomban áll, ezért nem vehető le
malom-no-clock = ebben a játékban nincs időkorlát a lépésekre

## Az asztalnál.

malom-place = { $seat }. játékos, rakj le egy bábut { AZ($sign) }. jelből
malom-move = { $seat }. játékos, lépj egy bábuval; a jeled: { $signs }
malom-placed = { $seat }. játékos lerak egy bábut ide: { $cell }.
malom-lost = { $seat }. játékos elveszít egy bábut.
malom-moved = { $seat }. játékos lépése: { $from }–{ $to }.
malom-took = { $seat }. játékos lépése: { $from }–{ $to }; leveszi: { $cells }.
malom-timed-out = { $seat }. játékos ideje lejárt.
malom-out = Kiesett: { $signs }.
malom-shrunk = A tábla most { $cells }.
malom-scores = Eredmény: { $scores }.

## Tippek.

malom-hint-room = Hagyj helyet a saját jeleidnek, és vedd el a többiekét.
malom-hint-row = A bábut { AZ($row) }. sorba rakd.
malom-hint-lose = Minden üres mezőn ütközne: a bábu elvész.
malom-hint-mills = { $mills ->
    [0] A legjobb lépés nem alkot malmot.
   *[other] A legjobb lépés { $mills } malmot alkot.
}
malom-mills = { $mills } malom
malom-pieces = három lépésben { $pieces } bábu
malom-hint-piece = Ezzel a bábuval lépj: { $cell }.
malom-hint-best = Ezt játszd: { $best }.

## Feladványok.

malom-ask-mills = { $team ->
    [0] Piros
   *[1] Kék
} ({ $signs }) lép. Melyik lépés csinálja a legtöbb malmot?
malom-ask-nine = Lép: { $signs }. Melyik lépés csinálja a legtöbb malmot?
malom-ask-three = { $team ->
    [0] Piros
   *[1] Kék
} ({ $signs }) lép. Melyik lépés nyeri három lépésen belül a legtöbb bábut?
malom-ask-placing = { $team ->
    [0] Piros
   *[1] Kék
} lerak egy { $signs } számút. Hová, hogy az ellenfélnek a legkevesebb lerakási lehetősége maradjon?
malom-problem-row = { $row }. sor
malom-answer-mills = { $best }: { $mills } malom: { $units }.
malom-near-mills = { $moves }: csak { $mills } malom.
malom-answer-three = { $best }: bármi a válasz, { $won } bábuval többet vesz le, mint amennyit veszít.
malom-near-three = { $best }: a válasz { $reply }, és az egyenleg csak { $won }.
malom-answer-placing = { $best }: az ellenfélnek utána { $left } lerakási lehetősége marad.
malom-near-placing = { $moves }: { $left } lehetőség.
malom-unit-row = { $row }. sor
malom-unit-column = { $column } oszlop
malom-unit-box = terület

## Lapok.

malom-sheet-board = A tábla
malom-sheet-pieces = Tábla és bábuk
malom-sheet-six = Vágd ki a bábukat. Pirosé az 1, a 3 és az 5, Kéké a 2, a 4 és a 6.
malom-sheet-nine = Vágd ki a bábukat: minden jelből kilencet. A három csapaté a csillagok, a holdak és az egyenesekkel határolt síkidomok.
malom-lesson = Garnsi-Malom: egy óra terve
