### Az Explorer: miért nem lehet most valamit megtenni, és a kérdésekre adott válaszok.

refusal-no-such-stage = A tippnek 1., 2. és 3. fokozata van, { $stage }. nincs.
refusal-over = A játék véget ért.

## A játszma jegyzőkönyve.

record-line = { $time }  { $what }
record-mark = jelölés { $parts }
record-erase = visszavonás { $parts }
record-hint = tipp, { $stage }. fokozat
record-right = ellenőrzés: minden jó
record-not-right = ellenőrzés: van hiba
record-wrong = ellenőrzés: hibás { $parts }

## Weblapok.

web-title = Rejtvények
web-puzzle = { $number }. rejtvény
web-no-script = Ha engedélyezed a JavaScriptet, itt is játszhatsz; anélkül nyomtasd ki az oldalt, és fejtsd meg ceruzával.

## Játékok, amelyekben mezőket jelölünk.

standard-not-exported = A következő játék rejtvényei csak az Explorerben játszhatók, weboldal nem készül belőlük: { $game }.
standard-refusal-no-mark = Ezen a táblán nincs ilyen jelölés: „{ $text }”.
cells-refusal-nothing = Egyetlen mezőt sem adtál meg.
cells-refusal-given = { $cell } megadott mező, nem jelölhető.
cells-hint-wrong = mielőtt továbblépsz: nem minden jelölés jó
cells-hint-wrong-number = mielőtt továbblépsz: { $count } jelölés hibás
cells-hint-wrong-cells = hibás: { $cells }
cells-no-path = a technikák nem vezetnek el a megfejtésig
