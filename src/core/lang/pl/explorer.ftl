### Strona gry: czego teraz nie można zrobić i odpowiedzi na pytania.

refusal-no-such-stage = Wskazówki mają stopnie 1, 2 i 3; stopnia { $stage } nie ma.
refusal-over = Gra jest skończona.

## Zapis gry.

record-line = { $time }  { $what }
record-mark = zaznaczono { $parts }
record-erase = cofnięto { $parts }
record-hint = wskazówka, stopień { $stage }
record-right = sprawdzenie: wszystko się zgadza
record-not-right = sprawdzenie: coś się nie zgadza
record-wrong = sprawdzenie, błędne: { $parts }

## Strony internetowe.

web-title = Zadania
web-puzzle = Zadanie { $number }
web-no-script = Z włączonym JavaScriptem można tu grać; bez niego wydrukuj stronę i weź ołówek.

## Gry, w których zaznacza się pola.

standard-not-exported = Zadania tej gry rozwiązuje się tylko w Explorerze, strony internetowej dla nich nie ma: { $game }.
standard-refusal-no-mark = „{ $text }” nie jest znakiem na tej planszy.
cells-refusal-nothing = Nie podano żadnego pola.
cells-refusal-given = Pole { $cell } jest dane, więc nie można go zaznaczyć.
cells-hint-wrong = zanim pójdziesz dalej: nie wszystkie znaki są dobre
cells-hint-wrong-number = zanim pójdziesz dalej: błędne znaki: { $count }
cells-hint-wrong-cells = błędne: { $cells }
cells-no-path = te techniki nie prowadzą do rozwiązania
