### Shogword.

## Dlaczego ruch jest niedozwolony.

shog-unreadable = „{ $text }” nie jest ruchem: oczekiwano na przykład `C e2-e5`, `?Ł -d4` albo `S b2xd4 K, A c2-d5`
shog-choosing = trwa wybór liter: oczekiwano litery i pola wyjściowego, na przykład `A e2`
shog-chosen = wszystkie litery są już wybrane: oczekiwano ruchu, na przykład `C e2-e5`
shog-not-in-stock = nie ma już litery { $letter } do wyboru
shog-not-home = { $cell } nie jest polem wyjściowym { $color ->
    [red] czerwonych
   *[black] czarnych
}
shog-occupied = pole { $cell } nie jest puste
shog-first = pierwszy ruch stawia literę z 2. linii na polu e5
shog-not-at-home = { $color ->
    [red] czerwone
   *[black] czarne
} nie mają { $face } w pozycji wyjściowej na { $cell }
shog-back-row = { $cell } leży w tylnej linii, a przednia linia { $color ->
    [red] czerwonych
   *[black] czarnych
} nie jest pusta
shog-not-beside = { $color ->
    [red] czerwone
   *[black] czarne
} nie mają obok planszy { $tile ->
    [blank] blanku
   *[other] { $tile }
}
shog-twice = litery z { $cell } nie można położyć dwa razy
shog-not-laid = na { $cell } nie leży { $face }: nie ma czego zamienić
shog-not-in-word = litera na { $cell } nie należy do żadnego słowa: zamienia się tylko litery słów
shog-same = na { $cell } jest już ta litera: oczekiwano innej
shog-apart = { $cell } nie styka się bokiem z żadną wyłożoną literą
shog-not-at-word = { $cell } nie styka się bokiem z żadną literą słowa z { $replaced }
shog-touches = { $cell } styka się z { $home }, gdzie stoi litera z pozycji wyjściowej
shog-no-word = { $word } ({ $first }–{ $last }): nie ma takiego słowa na liście

## Przy stole.

shog-choose = { $color ->
    [red] Czerwone
   *[black] Czarne
}: wybierz literę i pole wyjściowe
shog-first-move = { $color ->
    [red] Czerwone
   *[black] Czarne
}: postaw literę z 2. linii na e5
shog-move = Ruch { $color ->
    [red] czerwonych
   *[black] czarnych
}
shog-played = Gracz { $seat }: { $chosen }.
shog-turned = Odwrócono: { $cells }.
shog-refused = Gracz { $seat }: { $chosen }, błędny ruch; trzeci przegrywa.

## Wskazówki.

shog-hint-choose = W przedniej linii najlepiej mieć pięć samogłosek.
shog-hint-letter = Weź { $letter }.
shog-hint-replies = Liczba odpowiedzi, które najlepszy ruch zostawia przeciwnikowi: { $replies }.
shog-replies = odpowiedzi: { $replies }
shog-hint-mate = Jest mat.
shog-hint-simple = Dostaw { $face }, niczego nie zamieniając.
shog-hint-compound = Zamień literę na { $cell } i dostaw { $face }.
shog-hint-best = Zagraj { $chosen }.

## Zadania.

shog-row = linia { $row }
shog-ask-one = { $color ->
    [red] Czerwone
   *[black] Czarne
} zaczynają i matują jednym ruchem.
shog-ask-two = { $color ->
    [red] Czerwone zaczynają i matują w dwóch ruchach, cokolwiek odpowiedzą czarne.
   *[black] Czarne zaczynają i matują w dwóch ruchach, cokolwiek odpowiedzą czerwone.
}
shog-ask-only = { $color ->
    [red] Czerwone zaczynają: po którym ruchu czarne nie mogą od razu zamatować?
   *[black] Czarne zaczynają: po którym ruchu czerwone nie mogą od razu zamatować?
}
shog-ask-six = { $color ->
    [red] Czerwone
   *[black] Czarne
} zaczynają, pozostałe płytki: { $tiles }. Który jedyny ruch wygrywa albo, jeśli żaden nie wygrywa, remisuje?
shog-ask-easy = Pola mogą stykać się rogami.
shog-laid = Na planszy: czerwone { $red }, czarne { $black }; 20 wygrywa.
shog-beside = Obok planszy: czerwone { $red }, czarne { $black }.
shog-answer = { $chosen }: powstaje { $words }.
shog-answer-turns = Odwraca { $cells }.
shog-mated = { $color ->
    [red] Czerwone
   *[black] Czarne
} mogą wyłożyć { $letters }, ale nigdzie nie ma miejsca:
shog-mated-none = { $color ->
    [red] Czerwone
   *[black] Czarne
} nie mają litery do wyłożenia.
shog-mated-home = { $cells }: za blisko stoi litera z pozycji wyjściowej.
shog-mated-dead = { $cells }: żadna litera nie tworzy słów.
shog-mated-lacking = { $cells }: słowa tworzą tylko litery w nawiasach.
shog-mated-replace = Litery na { $cells } można by zamienić, ale niczego nie dałoby się wtedy dostawić.
shog-mated-replace-none = Żadnej litery nie można zamienić tak, żeby zostały słowa, ani samej, ani z dostawieniem drugiej.
shog-mated-waiting = Z tylnej linii pasowałyby { $letters }, ale przednia linia nie jest pusta.
shog-near-one = { $chosen } zostawia jedną odpowiedź: { $reply }.
shog-two-line = Po { $reply } matuje { $mate }.
shog-two-more = Pozostałe odpowiedzi, również matowane: { $replies }.
shog-near-two = Na { $chosen } ratuje { $reply }.
shog-only-safe = Po { $chosen } żadna odpowiedź nie matuje.
shog-near-only = { $chosen } przegrywa: { $mate } i mat.
shog-end-mate = { $color ->
    [red] Czerwone
   *[black] Czarne
} matują przy najlepszej grze: { $line }.
shog-end-majority = { $color ->
    [red] Czerwone
   *[black] Czarne
} mają przy najlepszej grze przewagę { $counts }: { $line }.
shog-end-draw = Przy najlepszej grze remis { $counts }: { $line }.

## Arkusze.

shog-sheet = Shogword dla dwojga
shog-sheet-board = Plansza
shog-sheet-tiles = Płytki
shog-sheet-about = Wytnij płytki. Każda ma stronę czerwoną i czarną: złóż pasek wzdłuż kreskowanej linii i sklej połówki.
