### Shogword az asztalnál.

shog-board = A tábla
shog-empty = üres
shog-home = otthon
shog-tile-red = piros
shog-tile-black = fekete
shog-blank-red = piros üres lap
shog-blank-black = fekete üres lap
shog-red = Piros
shog-black = Fekete
shog-beside = a tábla mellett:
shog-a-blank = üres lap
shog-how = Vegyél fel egy lapot otthonról vagy a tábla mellől, és tedd egy üres mezőre; vagy tedd egy lerakott betűre, hogy lecseréld, és tegyél hozzá egy második lapot. Billentyűkkel: nyilak, betűk, a ? az üres lap.
shog-how-to-add = Most tegyél egy lapot a cserélt betű szava mellé.
shog-how-to-choose = Vegyél el egy betűt, és tedd egy otthoni meződre.
shog-stands-for = Az üres lap betűje:
shog-show-open = Mutasd, hová illik
