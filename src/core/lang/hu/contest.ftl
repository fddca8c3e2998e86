### Többszemélyes játékok.

contest-out-of-turn = most nem { AZ($seat) }. játékos lép, hanem { AZ($turn) }. játékos
contest-no-seat = nincs { $seat }. játékos
contest-over = a játéknak vége
contest-nothing-back = nincs visszavonható lépés
contest-heard = ebben a játékban nem lehet lépést visszavonni, mert a választ már mindenki hallotta
contest-back = Az utolsó lépés visszavonva.
contest-won = Győztes: { AZ($seat) }. játékos ({ $sitter }).
contest-shared = A győzelmen a következő játékosok osztoznak: { $seats }.
contest-nobody = Senki sem nyert.
contest-seat = { $seat }. játékos: { $sitter }
contest-begins = Kezd: { AZ($seat) }. játékos.
contest-help =
    Parancsok a lépéseken kívül:
      board   a táblák újra
      hint    tipp: hová nézz; újra: mennyire valószínű; harmadszor: melyik lépés
      map     mennyire jók az egyes lépések
      certain mi következik az eddigiekből, és miért
      quit    kilépés; a rögzített játék folytatható
contest-help-undo = undo    az utolsó lépés visszavonása
contest-no-advice = Ehhez a lépéshez nincs tipp.
contest-nothing-certain = Az eddigiekből több nem következik.
contest-curtain = { $seat }. játékos: nyomj Entert, ha más nem látja a képernyőt.
contest-left = A játéknak még nincs vége.
contest-left-for = A játéknak még nincs vége, így folytatható: smyoz contest --resume { $file }
contest-recorded = A játék rögzítve: { $file }
contest-board = { $seat }. játékos táblája:
contest-judged = { $number }. { $seat }. játékos: { $played }: { $verdict }
contest-best = { $value }, ez a legjobb
contest-worse = { $value }; a legjobb { $best }: { $than }
contest-percent = { $value } %
contest-about = { $value } (± { $error })
contest-lost = { $seat }. játékos: { $moves } lépés, ebből { $best } a legjobb; a többivel elveszett: { $lost }
contest-unreviewed = Ennek a játéknak a lépései nem értékelhetők.

### The table of a contest, as a page.

table-begun = a játék már elkezdődött, a tábla nem cserélhető le
table-not-begun = a játék még nem kezdődött el: valaki még rejti a flottáját
table-invite = Még nincs itt { AZ($seat) }. játékos.
table-hide = { $seat }. játékos, rejtsd el a flottádat!
table-waits-for = Most { AZ($seat) }. játékos következik.
table-waits-for-others = Kész. A másik játékos még rejti a flottáját.
contest-goes-on = a játéknak még nincs vége, a táblák csak utána nyomtathatók
table-human = ember
table-program = a program, { $program ->
    [easy] könnyű
    [medium] közepes
    [density] erősebb
    [strong] a legerősebb
   *[other] { $program }
} szint
