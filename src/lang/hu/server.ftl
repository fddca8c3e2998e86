### Amit az Explorer kiszolgálója visszautasít.

server-wrong-host = A kérés más néven szólítja ezt a kiszolgálót; azt a címet nyisd meg, amelyet a smyoz explore kiír.
server-wrong-origin = Egy másik webhely kérdez; ettől a kiszolgálótól csak a saját lapja kérdezhet.
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
server-long-game = A játék már túl hosszú ahhoz, hogy menteni lehessen: többet nem lehet benne tenni.
server-no-game = Nincs ilyen játék: { $error }
server-no-layout = A rajz még nem szabályos elrendezés.
server-not-composed = Nem készült rejtvény: { $error }
server-cancelled = A munka megszakadt.
server-busy = Egyszerre túl sok a kérés; próbáld újra egy pillanat múlva.
server-bug = Ez a program hibája, kérjük, jelentsd. A játék olyan, amilyen volt.
