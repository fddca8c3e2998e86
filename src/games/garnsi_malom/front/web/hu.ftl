### A Garnsi-Malom az asztalnál.

malom-board = A tábla
malom-piece = jel
malom-barred = letiltott
malom-empty = üres
malom-how-to-place = Kattints arra a mezőre, ahová a bábut rakod.
malom-how = Kattints egy bábudra, aztán az új mezőjére.
malom-take = Kattints a leveendő bábukra, legfeljebb ennyire: { $most }; aztán lépj.
malom-play = Lépés
malom-lose = Lemondok a báburól
malom-beside = A tábla mellett:
malom-jumping = Ugorhat:
malom-show-open = Mutasd, hová mehet
