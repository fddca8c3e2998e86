### Amit az Explorer kiszolgálója visszautasít.

server-wrong-host = A kérés más néven szólítja ezt a kiszolgálót; azt a címet nyisd meg, amelyet a smyoz explore kiír.
server-wrong-origin = A kérés egy másik webhelyről érkezett; ez a kiszolgáló csak a saját lapjának válaszol.
server-no-token = A lap címéből hiányzik a kulcs: azt a címet nyisd meg, amelyet a parancs kiírt.
server-not-json = A kérés törzse csak application/json lehet.
server-too-long = Túl hosszú a kérés: legfeljebb 1 MiB lehet.
server-slow = Túl sokáig tartott, amíg a kérés megérkezett.
server-cut = A kérés félbeszakadt.
server-unreadable = A kérés nem érthető: { $error }
server-no-such-page = Nincs ilyen lap.
server-wrong-method = Ezen a címen ilyen kérésre nincs válasz.
server-no-such-game = Itt nincs ilyen játék.
server-no-such-puzzle = A gyűjteményben nincs ilyen rejtvény: { $number ->
    [0] üres
   *[other] { $number } van benne
}.
server-damaged = Sérült mentés: { $file } ({ $error })
server-not-saved = A játékot nem sikerült elmenteni: { $error }
server-long-game = A játék már túl hosszú ahhoz, hogy menteni lehessen: több lépés nem tehető benne.
server-no-game = Nincs ilyen játék: { $error }
server-not-composed = Nem készült rejtvény: { $error }
server-cancelled = A munka megszakadt.
server-busy = Egyszerre túl sok a kérés; próbáld újra egy pillanat múlva.
server-bug = Ez a program hibája, kérjük, jelentsd. A játék nem változott.

## Miért nincs ilyen játék vagy rejtvény.

no-game-mode = ehhez a módhoz SEED vagy elrendezés kell
no-game-mode-puzzle = ehhez a módhoz rejtvény kell
no-game-no-solution = a rejtvénynek nincs megfejtése
no-game-several-solutions = a rejtvénynek több megfejtése van
no-game-action = { AZ($number) }. lépés nem tehető meg: { $reason }
no-game-order = egy lépés { AZ($to) }. lépésre hivatkozik, pedig az nem előzi meg
no-puzzle-contradiction = egyetlen elrendezés sem felel meg az adatoknak
no-puzzle-several-solutions = több megfejtés van
no-puzzle-not-to-order = ehhez a szinthez nem találtunk megfelelő adatokat
no-puzzle-too-hard = ez a szint az összes megadható adattal sem érhető el
no-puzzle-otherwise = nem találtunk megfelelő adatokat
read-game-json = ez nem mentett játék ({ $error })
read-game-format = ismeretlen formátum: { $format }; ez a program ezt olvassa: { $known }
read-game-source = egy SEED, egy elrendezés vagy egy rejtvény kell
read-game-long = túl hosszú ahhoz, hogy mentett játék legyen
read-game-link = ez nem egy játék hivatkozása
server-seat-taken = Ezen a helyen már ülnek: a meghívó csak egyszer használható.
