### Gry dla kilku osób.

contest-out-of-turn = teraz nie rusza się gracz { $seat }, lecz gracz { $turn }
contest-no-seat = nie ma gracza { $seat }
contest-over = gra jest skończona
contest-nothing-back = nie ma ruchu do cofnięcia
contest-heard = w tej grze nie cofa się ruchów: odpowiedzi są już znane
contest-back = Cofnięto ostatni ruch.
contest-won = Wygrywa gracz { $seat } ({ $sitter }).
contest-shared = Wspólnie wygrywają gracze { $seats }.
contest-nobody = Nikt nie wygrał.
contest-seat = Gracz { $seat }: { $sitter }
contest-begins = Zaczyna gracz { $seat }.
contest-help =
    Polecenia prócz ruchów:
      board   pokaż planszę jeszcze raz
      hint    wskazówka, przy powtórzeniu dokładniejsza; za trzecim razem: który ruch
      map     jak dobre są poszczególne ruchy
      certain co wynika z tego, co wiadomo, i dlaczego
      quit    koniec; zapisaną grę można kontynuować
contest-help-undo = undo    cofnij ostatni ruch
contest-no-advice = Do tego ruchu nie ma wskazówki.
contest-nothing-certain = Nic więcej z tego nie wynika.
contest-curtain = Gracz { $seat }: naciśnij Enter, gdy nikt inny nie patrzy.
contest-left = Gra nie jest skończona.
contest-left-for = Gra nie jest skończona; ciąg dalszy: smyoz contest --resume { $file }
contest-recorded = Gra zapisana w pliku { $file }.
contest-board = Plansza gracza { $seat }:
contest-judged = { $number }. gracz { $seat }: { $played }: { $verdict }
contest-best = { $value }, najlepszy
contest-worse = { $value }; najlepszy { $best }: { $than }
contest-percent = { $value } %
contest-about = { $value } (± { $error })
contest-lost = Gracz { $seat }: ruchy: { $moves }, w tym najlepsze: { $best }; pozostałe straciły: { $lost }
contest-unreviewed = Ruchów tej gry nie da się ocenić.

### Stół na stronie.

table-begun = gra już się zaczęła: tego, co ukryte, nie można zmienić
table-not-begun = gra jeszcze się nie zaczęła: jeden z graczy nie ukrył jeszcze floty
table-invite = Gracza { $seat } jeszcze nie ma.
table-hide = Graczu { $seat }, ukryj swoją flotę.
table-waits-for = Rusza się gracz { $seat }.
table-waits-for-others = Gotowe. Drugi gracz nie ukrył jeszcze floty.
contest-goes-on = gra nie jest skończona; wydrukować ją można dopiero po jej końcu
table-human = człowiek
table-program = program, poziom { $program ->
    [random] losowy
    [greedy] zachłanny
    [strong] silny
   *[other] { $program }
}
