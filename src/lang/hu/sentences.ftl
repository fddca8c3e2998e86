### Mondatok: egy megfejtés lépései, tényei és okai.

## A lépések. Az első betű a kódban lesz nagybetű.

step = { $facts }: { $because }.
step-core = { $facts }: { $count } tény együtt vezet ide: { $because }.
step-rules = { $facts }: a szabályokból önmagukban következik.
step-mercy = jöhet a Z lövés: { $shot }.

list = { $rest } és { $last }
nothing = semmi

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

row = { $number }. sor
column = { $number }. oszlop

fact-water = { $cells } víz
fact-ship = { $cells } hajómező
fact-type = { $cells } { ship-type } mezője
fact-water-point = { $points } vízpont
fact-ship-point = { $points } hajópont
fact-found = itt { ship-type } fekszik: { $places }
fact-excluded = itt nem fekhet { ship-type }: { $places }
fact-no-ship = { $lanes } vízvonal
fact-one-ship = { $lanes } egyetlen hajót tartalmaz
fact-several-ships = { $lanes } legalább két hajót tartalmaz
fact-some-ship = { $lanes } tartalmaz hajót
fact-at-most-one-ship = { $lanes } legfeljebb egy hajót tartalmaz
fact-none-or-several = { $lanes } vagy üres, vagy több hajót tartalmaz

## Szabályok és adatok.

rule-corner = Sarok-szabály
rule-tip = Csúcs-szabály
rule-mooring = Kikötési szabály
rule-centre = Centrum-szabály
rule-side = Oldal-szabály

shot = { $cell } ({ $shows })
clue-codes = { ship-type }-kódok: { $codes }
clue-water-lines = { $number } vízvonal
clue-moored = { $number } kikötött hajó
clue-islands = szigetek: { $sizes }

room-for-missing = hely minden hiányzó { ship-type } hajónak
codes-for-known = kód minden ismert { ship-type } hajónak

## Az értékelés egy sorban.

rating = { $level ->
    [beginner] kezdő
    [advanced] haladó
    [master] mester
   *[grandmaster] nagymester
}, { NUMBER($score, useGrouping: "false") } pont, { $steps } lépés, legnehezebb: { $hardest }, legszűkebb hely: { $narrowest } lehetőség
rating-core = legnagyobb mag: { $size }
rating-without = mellőzve: { $techniques }
