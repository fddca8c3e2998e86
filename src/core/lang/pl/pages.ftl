### Strony i arkusze zadania i rozwiązania.

page-puzzle = Zadanie
page-solution = Rozwiązanie
page-seed = Ziarno { $seed } · { $id }
page-mercy = Ratunek (Z)
page-rated = { $level } · { $facts } · { $score } pkt
page-mercy-cell = pole: { $cell }

level-beginner = Łatwe
level-advanced = Średnie
level-master = Trudne
level-grandmaster = Bardzo trudne
level-beyond = Ponad siły

## Książki.

book-contents = Spis treści
book-foreword = Przedmowa
book-afterword = Posłowie
book-count = { $number } { $number ->
    [one] zadanie
    [few] zadania
   *[other] zadań
}
book-unique = Każde ma dokładnie jedno rozwiązanie
book-unique-up-to-symmetry = Każde ma dokładnie jedno rozwiązanie; te, które są jednoznaczne z dokładnością do symetrii, mają to jedno i jego obrazy
book-proved-twice = { $claim }. Dowiedziono tego dwiema niezależnymi drogami: wyczerpującym przeszukiwaniem i solverem SAT.
book-proved-once = { $claim }. Sprawdzono to przy składaniu książki.
book-made = Złożono programem { $how }
book-puzzles = Zadania
book-unrated = Bez poziomu
book-solutions = Rozwiązania
book-solutions-of-games = Pola, które były dane, mają cienką ramkę.
book-index = Skorowidz zadań
book-index-about = Numery zadań, w nawiasie strona.
book-index-title = Według tytułu
book-index-size = Według wielkości planszy
book-index-technique = Według najtrudniejszej techniki
book-index-id = Zadania według identyfikatora
book-range = { $count ->
    [one] zadanie { $first }
   *[other] zadania { $first }–{ $last }
}
book-series = { $series }, tom { $volume }
book-minutes = (około { $minutes } min)
book-time = Czas:
book-round = { $puzzles } { $puzzles ->
    [one] zadanie
    [few] zadania
   *[other] zadań
} · { $minutes } min · { $points } pkt
book-points = { $points } pkt
book-competitor = Nazwisko:
book-points-won = Punkty:
book-answer-row = Rząd { $row }:
book-answer-move = Ruch:
book-answers = Odpowiedzi
book-answers-about = Pod każdym zadaniem podano, co wpisać z rozwiązania: zawartość pól dwóch rzędów od lewej do prawej, z kreską zamiast pustego pola lub wody; albo szukany ruch.
book-instructions = Instrukcja
book-solution-at = Rozwiązanie: strona { $page }
book-solution-apart = Rozwiązanie: w osobnym zeszycie
book-solution-next = Rozwiązanie: w następnym numerze
book-coupon = Imię, nazwisko i adres:
book-mercy-at = Ratunek: strona { $page }
book-deciding-at = Strzały rozstrzygające: strona { $page }
book-hints-at = Wskazówki: strony { $place }, { $technique } i { $step }
book-path-at = Krok po kroku: strona { $page }
book-puzzle = Zadanie { $number }

book-techniques = Techniki
book-techniques-about = Techniki, którymi rozwiązuje się zadania tej książki, najtrudniejsze na końcu. Każda ma przykład z zadania, którego w książce nie ma: lewa plansza pokazuje pozycję przed krokiem i zaznacza to, na czym krok się opiera, prawa pozycję po nim i wyróżnia to, co krok dodaje. Nie trzeba się ich uczyć na pamięć; zajrzyj tu, gdy utkniesz albo gdy poziom jest dla ciebie nowy.

book-walkthrough = Pierwsze zadanie krok po kroku
book-walkthrough-about = Oto zadanie 1, rozwiązane w etapach. Kto chce najpierw spróbować sam, niech przejdzie na jego stronę i wróci, gdy utknie. W przeciwnym razie weź ołówek i notuj kroki na tamtej stronie. Po każdym etapie plansza pokazuje, co do tej chwili wiadomo. Podano tylko potrzebne kroki.
book-signs-at = Znaki na planszach objaśnia strona { $page }.
book-worked-at = To zadanie jest rozwiązane krok po kroku od strony { $page }.
book-walkthrough-of = { $name } krok po kroku

book-hints = Wskazówki
book-hints-about = Każda wskazówka ma trzy części, a każda część własną listę: gdzie patrzeć, jaką techniką, wreszcie sam krok. Nie czytaj więcej, niż potrzebujesz.
book-hints-place = Gdzie patrzeć
book-hints-technique = Jaką techniką
book-hints-step = Krok
book-paths = Rozwiązania krok po kroku
book-no-path = Te techniki nie prowadzą do rozwiązania krok po kroku.

book-mercy-about = Zaglądaj tu na samym końcu, gdy nic innego nie pomaga.
book-deciding = Strzały rozstrzygające
book-deciding-about = Dane tych zadań są symetryczne: pasuje do nich także plansza odbita lub obrócona. Gdy masz już układ, te strzały rozstrzygają, czy jest to wydrukowane rozwiązanie, czy który z jego obrazów.
book-fold = zegnij tutaj przed rozpoczęciem; ratunek stoi pod linią

## Arkusze.

sheet-blank = Pusta plansza
sheet-partner = Dla dwojga
sheet-own = Moje statki
sheet-theirs = Statki przeciwnika
sheet-contact = Przegląd
rules-short = Zasady w skrócie
rules-allowed = wolno
rules-forbidden = nie wolno

## Książki z kilkoma grami.

standard-book-new = Ostatnio znalezione pola mają barwne tło.
page-solution-of = Rozwiązanie { $number }

## Okładki.

cover-unique = Każde zadanie ma dokładnie jedno rozwiązanie.
cover-thinking = Każde zadanie ma dokładnie jedno rozwiązanie i da się do niego dojść rozumowaniem: nigdy nie trzeba zgadywać.
cover-levels = { $level }: { $number }

## Legenda. Wiersz ma najwyżej około 32 znaków: pół szerokości strony.

legend-withheld = nie podano
