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
refusal-no-such-stage = A tippnek 1., 2. és 3. fokozata van, { $stage }. nincs.
refusal-not-training = Új rajz csak edzésben van.
refusal-over = A játék véget ért.
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
record-line = { $time }  { $what }
record-shot = lövés { $cell }: { $shows }
record-z-shot = Z lövés { $cell }: { $shows }
record-mercy = kegyelemlövés { $shot }
record-put = elhelyezés { $parts }
record-accept = elfogadva
record-discard = elvetve
record-continue = folytatás
record-mark = jelölés { $parts }
record-erase = visszavonás { $parts }
record-change = csere { $before } → { $after }
record-run = minden automatizmus fut
record-save = mentés
record-restore = visszatöltés
record-hint = tipp, { $stage }. fokozat
record-why = miért? { $cell }
record-right = ellenőrzés: minden jó
record-not-right = ellenőrzés: van hiba
record-wrong = ellenőrzés: hibás { $parts }
record-solved = megfejtve
record-wrong-claim = hibás megfejtés
record-new-drawing = új rajz

## Weblapok.

web-title = Rejtvények
web-puzzle = { $number }. rejtvény

## Torpedójátszmák.

standard-not-exported = A következő játék rejtvényei csak az Explorerben játszhatók, weboldal nem készül belőlük: { $game }.
standard-refusal-no-mark = Ezen a táblán nincs ilyen jelölés: „{ $text }”.
sea-refusal-nothing = Egyetlen mezőt sem adtál meg.
sea-refusal-outside = { $cell } nincs a táblán.
sea-refusal-given = { $cell } megadott mező, nem jelölhető.
sea-refusal-no-pieces = Ebben a rejtvényben nincs { $piece ->
    [mine] akna
    [sweeper] aknaszedő
   *[ship] hajó
}.
sea-hint-trying = itt érdemes körülnézni: { $place }; technika itt nem segít, csak próbálgatás
sea-hint-only = { $fact }: ha bármi más volna itt, egyetlen elrendezés sem felelne meg
sea-hint-refuted = { $fact }: különben ezek ellentmondanának egymásnak: { $because }
sea-hint-wrong = mielőtt továbblépsz: nem minden jelölés jó
sea-hint-wrong-number = mielőtt továbblépsz: { $count } jelölés hibás
sea-hint-wrong-cells = hibás: { $cells }
sea-no-path = a technikák nem vezetnek el a megfejtésig
sea-setting-sweepers = Akna nélkül aknaszedő sem lehet.
sea-setting-ship = { $length } mezős hajó nem fér el { $size } méretű táblán.
sea-setting-room = Ez a flotta nem fér el { $size } méretű táblán.
sea-setting-crowded = Ez a flotta alig fér el a táblán, ha egyáltalán elfér: nem találtunk elrendezést.
sea-sheet-outside = { $what } nincs ezen a táblán.
sea-sheet-count = A szám nem lehet { $number }, hiszen csak { $cells } mező van itt: { $line }.
sea-sheet-sum = { $lines ->
    [columns] Az oszlopok
   *[rows] A sorok
} számainak összege { $sum }, holott { $expected } { $piece ->
    [mine] akna
    [sweeper] aknaszedő
   *[ship] hajómező
} van.
