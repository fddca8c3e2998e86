### The texts of the page of Sea Battle in the Explorer, and of its contests.

## Sea Battle.

sea-battle = Torpedó
sea-about = Keresd meg az elrejtett flottát: a számok megmondják, hány hajómező van az egyes sorokban és oszlopokban.
sea-size = A tábla mérete
sea-level = Szint
sea-any-level = mindegy
sea-compose = Új rejtvény
sea-more-rules = Flotta és szabályok
sea-fleet = Flotta
sea-fleet-usual = szokásos, vagy pl. 3-2-2-1
sea-corners-allowed = a hajók a sarkukkal összeérhetnek
sea-any-allowed = a 3 és 4 mezős hajók bármilyen alakúak
sea-corners = A hajók a sarkukkal összeérhetnek.
sea-any-shape = A három- és négymezős hajók bármilyen alakúak lehetnek.
sea-mines = Aknák
sea-sweepers = Aknaszedők
sea-width = Oszlopok
sea-height = Sorok
sea-setting = Tábla és szabályok

## The board in words.

sea-mine = akna
sea-sweeper = aknaszedő
sea-given = megadva
sea-auto-drawn = automatikusan kitöltve
sea-broken = szabálytalan
sea-shows-water = víz
sea-shows-submarine = egymezős hajó
sea-shows-left = hajó bal vége
sea-shows-right = hajó jobb vége
sea-shows-top = hajó felső vége
sea-shows-bottom = hajó alsó vége
sea-shows-middle = hajó belső része
sea-shows-ship = hajó valamelyik része
sea-shows-mine = akna
sea-shows-sweeper = aknaszedő
sea-count-wrong = nem jöhet ki
sea-column = { $name } oszlop
sea-row = { $name }. sor
sea-counts-ship = Hajómezők
sea-counts-mine = Aknák
sea-counts-sweeper = Aknaszedők
sea-finished = { $length } mezős hajó: { $count } közül { $finished } kész

## Marking.

sea-options = Kényelem
sea-auto = Vízmezők kitöltése
sea-auto-about = Vízzel tölti ki a kész hajók környékét és a betelt sorokat, oszlopokat.

## The bench.

sea-bench-open = Torpedó szerkesztése
sea-bench-shows = Mit mutat a mező?
sea-bench-shows-about = A mezőre kattintva: { $shows }; újabb kattintásra lekerül. A számokat a tábla szélére írd; ami üres, nincs megadva.
sea-complete = Kiegészítés mezőkkel
sea-differ = Két megfejtés itt tér el: { $cells }
sea-smallest = Bármelyiküket elhagyva megszűnik az ellentmondás.

## Contests.

sea-table-how = Kattints a mezőre, amelyre lősz, vagy használd a nyilakat és az Entert. Ujjal az első érintés céloz, a második lő. A H billentyű tippet ad.
sea-table-how-to-hide = Húzd a hajóidat a táblára; kattintásra a hajó elfordul. Billentyűkkel: egy szám felvesz egy ilyen hosszú hajót, a nyilakkal mezőt választasz, az Enter leteszi vagy elfordítja, a Delete leveszi.
sea-table-figure = Másik alakzat (F)
sea-table-unknown = még nem lőttek rá
sea-table-water = víz
sea-table-ship = hajó
sea-table-mine = akna
sea-table-sweeper = aknaszedő
sea-table-miss = mellé
sea-table-hit = talált
sea-table-sunk = süllyedt
sea-table-mine-hit = eltalált akna
sea-table-sweeper-hit = eltalált aknaszedő
sea-table-named = megnevezve

## Exported pages.

sea-player-fleet = Flotta
sea-player-corners = A hajók a sarkukkal összeérhetnek.
sea-player-any = A három- és négymezős hajók bármilyen alakúak lehetnek.
sea-player-mine = akna
sea-player-sweeper = aknaszedő
sea-player-keys = Nyilak: mező; víz: pont, hajó: szóköz vagy #, akna: *, aknaszedő: +, törlés: Backspace; visszavonás: Ctrl+Z. Kattintás: víz, hajó, üres.

## Legends, ships and keys.

legend-sea-counts = A szélen álló szám megmondja, hány hajómező van a sorban vagy az oszlopban. Áthúzva látod, ha mind megvan, és bekeretezve, pirosan, ha már nem jöhet ki.
legend-sea-signs = A hullám a megadott víz, a pötty a te vízjelölésed, a halvány pöttyöt a program rajzolta. A lekerekített vég a hajó vége; a szabálysértő mezők pirosak.
keys-mouse-sea = Kattintás: víz, hajó, semmi; jobb gomb vagy hosszú érintés: előbb hajó. Húzással egy egész vonal jelölhető; nagy táblán az ujj görget.

## What one learns first.

learn-sea-battle = Torpedó: rejtvény
learn-sea-battle-1 = A számok azt mutatják, hány hajómező van az egyes sorokban és oszlopokban. A B és az E oszlopban és az 5. sorban egy sincs: jelöld be a mezőiket víznek. Egy kattintás vizet jelöl; több mezőt húzással jelölhetsz.
learn-sea-battle-2 = A D1 egy hajó jobb vége, a hajó tehát balra folytatódik. Jelöld be a C1 mezőt hajónak: kattints rá kétszer.
learn-sea-battle-3 = Az 1. sornak már megvan mindkét hajómezője, a D oszlopnak pedig az egyetlen. Ami ott marad, az víz: A1, F1, D2, D3, D4 és D6.
learn-sea-battle-4 = Az F oszlopban 4 hajómező kell, és csak négy mező maradt nekik. Jelöld be az F2, F3, F4 és F6 mezőt.
learn-sea-battle-5 = A hajók átlósan sem érintkezhetnek; a flottát a tábla mellett látod. Elakadtál? Kérdezd meg: „Hol nézzek körül?”
