### Shogword przy stole.

shog-board = Plansza
shog-empty = puste
shog-home = w pozycji wyjściowej
shog-tile-red = czerwone
shog-tile-black = czarne
shog-blank-red = czerwony blank
shog-blank-black = czarny blank
shog-red = Czerwone
shog-black = Czarne
shog-beside = obok planszy:
shog-a-blank = blank
shog-how = Weź płytkę z pozycji wyjściowej albo leżącą obok planszy i połóż ją na pustym polu; albo połóż ją na wyłożonej literze, żeby ją zamienić, i dostaw drugą płytkę. Z klawiatury: strzałki, litery, ? to blank.
shog-how-to-add = Teraz dostaw płytkę do słowa z zamienioną literą.
shog-how-to-choose = Weź literę i postaw ją na swoim polu wyjściowym.
shog-stands-for = Blank zastępuje:
shog-show-open = Pokaż, gdzie pasuje
