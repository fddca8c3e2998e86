### Zdania: kroki rozwiązania, fakty i powody.

## Kroki. Pierwszą literę kod zmienia w wielką.

step = { $facts }: { $because }.
because-noted = { $because } ({ $notes })

list = { $rest } i { $last }
list-or = { $rest } lub { $last }
list-either = { $rest } lub { $last }

## Fakty. $count mówi, ile rzeczy się wymienia.

line-number = { $number }
rows = { $count ->
    [one] rząd
   *[other] rzędy
} { $list }
columns = { $count ->
    [one] kolumna
   *[other] kolumny
} { $list }

## Co psułoby fałszywe przypuszczenie.

broken-cell = pole { $cell } byłoby zarazem wodą i polem statku
broken-no-ship-over = żaden statek nie mógłby zająć pola statku { $cell }

## Przypuszczenia: pierwszy wiersz, kroki łańcucha i jego koniec.

refuted = { $facts }: inaczej { $broken }.
refuted-by = { $facts }: inaczej { $chain }, a wtedy { $broken }.
refuted-step = { $facts } ({ $because })
supposition = { $facts }: przypuśćmy, że jest przeciwnie, czyli że { $supposed }.
supposition-step = wtedy { $facts }: { $because }.
supposition-impossible = ale wtedy { $broken }, a to sprzeczność.

hint-place = spójrz tu: { $place }
hint-technique = spójrz tu: { $place }; technika: { $technique }
no-hint = nie ma wskazówki: { $reason }
first-and-more = { $first } i jeszcze { $more }
no-step-solved = zadanie jest rozwiązane
no-step-stuck = żadna technika nie pomaga
no-step-ambiguous = dane nie rozstrzygają reszty
no-step-cancelled = przerwano
kind-none = nic
not-rated = bez poziomu: { $reason }
not-rated-stuck = żadna technika go nie rozwiązuje
not-rated-not-unique = dane nie rozstrzygają wszystkiego
not-rated-contradiction = dane są sprzeczne
not-known-in-time = NIE WIADOMO: w zadanym czasie nie ma odpowiedzi
stage-start = Na początku
stage = Etap { $number }
why-cell = dlaczego pole { $cell } jest takie, jakie jest; kroki: { $steps }

## Ocena w jednym wierszu.

rating = { $level ->
    [beginner] łatwe
    [advanced] średnie
    [master] trudne
    [grandmaster] bardzo trudne
   *[beyond] ponad siły
}, { NUMBER($score, useGrouping: "false") } pkt, kroki: { $steps }, najtrudniejszy: { $hardest }, najwęższe miejsce: { $narrowest }
rating-suppositions = przypuszczenia: { $count }, najdłuższy łańcuch: { $longest }
rating-core = największy rdzeń: { $size }
rating-without = bez: { $techniques }

## Znaki.

marks-wrong = błędne: { $facts }
step-core = { $facts }: { $count ->
    [1] rozstrzyga to jeden warunek
   *[other] rozstrzygają to warunki wzięte razem ({ $count })
}: { $because }.
step-core-at-most = { $facts }: { $count ->
    [1] rozstrzyga to jeden warunek
   *[other] rozstrzygają to warunki wzięte razem ({ $count }, może mniej)
}: { $because }.
step-rules = { $facts }: to wynika z samych zasad.
no-hint-wrong = błędne: { $facts }; te warunki są sprzeczne: { $because }
kind-core = wiele warunków naraz
not-rated-up-to-symmetry = zadanie jednoznaczne z dokładnością do symetrii nie ma poziomu: żadne rozumowanie nie odróżnia jego obrazów
step-mercy = otwieramy dane ratunkowe: { $facts }.
kind-mercy = dane ratunkowe
problem-first-look = Najlepszy ruch na pierwszy rzut oka
problem-comparison = Porównanie ruchów
problem-look-ahead = Liczenie naprzód

## Gry opisane deklaracją.

declared-are = { $cells }: { $what }
declared-are-not = { $cells }: nie { $what }
declared-suppose = Przypuśćmy: { $fact }.
declared-then = Wtedy { $sentence }
declared-but = Ale wtedy { $why }.
declared-two = { $cells }: dwie różne rzeczy naraz
# Miejsce samo, w mianowniku, i „w nim”.
declared-place = { $stands ->
    [row] rząd { $name }
    [column] kolumna { $name }
    [region] { $region } { $name }
   *[other] { $name }
}
declared-place-the = { declared-place }
declared-place-in = { $stands ->
    [row] w rzędzie { $name }
    [column] w kolumnie { $name }
    [region] { $region } { $name }
   *[other] w { $name }
}
