### Czego odmawia serwer strony.

server-wrong-host = Żądanie nazywa ten serwer inaczej; otwórz adres, który wypisał program.
server-wrong-origin = Żądanie pochodzi z innej strony; ten serwer odpowiada tylko własnej.
server-no-token = W adresie strony brakuje klucza: otwórz adres, który wypisał program.
server-not-json = Oczekiwano treści typu application/json.
server-too-long = Żądanie jest za długie: najwyżej 1 MiB.
server-slow = Żądanie nadchodziło zbyt długo.
server-cut = Żądanie zostało ucięte.
server-unreadable = Nie można zrozumieć żądania: { $error }
server-no-such-page = Nie ma takiej strony.
server-wrong-method = Ten adres nie przyjmuje takich żądań.
server-no-such-game = Nie ma tu takiej gry.
server-no-such-puzzle = W zbiorze nie ma takiego zadania; liczba zadań: { $number }.
server-damaged = Zapisana gra { $file } jest uszkodzona: { $error }
server-not-saved = Nie udało się zapisać gry: { $error }
server-long-game = Gra jest już za długa, by ją zapisać: nic więcej nie można w niej zrobić.
server-no-game = Nie ma takiej gry: { $error }
server-not-composed = Nie ułożono zadania: { $error }
server-cancelled = Pracę przerwano.
server-busy = Serwer jest zajęty; spróbuj za chwilę.
server-bug = To błąd programu; prosimy o zgłoszenie. Gra się nie zmieniła.

## Dlaczego nie ma takiej gry albo takiego zadania.

no-game-mode = ten tryb wymaga ziarna albo układu
no-game-mode-puzzle = ten tryb wymaga zadania
no-game-no-solution = żaden układ nie pasuje do zadania
no-game-several-solutions = do zadania pasuje kilka układów
no-game-action = czynności { NUMBER($number, useGrouping: "false") } nie można wykonać: { $reason }
no-game-order = czynność odwołuje się do czynności { NUMBER($to, useGrouping: "false") }, która jej nie poprzedza
no-puzzle-contradiction = żaden układ nie pasuje do danych
no-puzzle-several-solutions = dane zostawiają kilka rozwiązań
no-puzzle-not-to-order = nie znaleziono danych na ten poziom
no-puzzle-too-hard = nawet ze wszystkimi danymi, jakie wolno podać, zadanie przekracza ten poziom
no-puzzle-otherwise = nie znaleziono odpowiednich danych
read-game-json = to nie jest zapisana gra ({ $error })
read-game-format = nieznany format { $format }; ten program czyta { $known }
read-game-source = oczekiwano ziarna, układu albo zadania
read-game-long = za długie jak na zapisaną grę
read-game-link = to nie jest odnośnik do gry
server-seat-taken = Ktoś już zajął to miejsce: z zaproszenia można skorzystać tylko raz.
