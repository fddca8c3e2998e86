### Torpedó: a tények, a technikák és okaik. A $count azt mondja meg, hány dologról szól a felsorolás.

## Vonalak, alakzatok, hajók. A vonal névelővel áll, és a rag hozzáírható: { $line }ban.

sea-pieces = { $number } { $piece ->
    [ship] hajómező
    [mine] akna
   *[sweeper] aknaszedő
}
sea-ship = { $length ->
    [1] egymezős
    [2] kétmezős
    [3] hárommezős
    [4] négymezős
    [5] ötmezős
    [6] hatmezős
    [7] hétmezős
    [8] nyolcmezős
   *[other] { $length } mezős
} hajó
sea-ships = { sea-ship }

## Tények.

line-letter = { AZ($letter) }
sea-water = { $cells } víz
sea-is = { $cells } { $piece ->
    [ship] hajómező
    [mine] akna
   *[sweeper] aknaszedő
}
sea-is-not = { $cells } { $pieces ->
    [ship] nem hajómező
    [mine] nem akna
    [sweeper] nem aknaszedő
    [mine-sweeper] sem akna, sem aknaszedő
    [ship-mine] sem hajómező, sem akna
    [ship-sweeper] sem hajómező, sem aknaszedő
   *[ship-mine-sweeper] víz
}
sea-shows = { $cells } { $shows ->
    [submarine] egymezős hajó
    [left] hajó bal vége
    [right] hajó jobb vége
    [top] hajó felső vége
    [bottom] hajó alsó vége
   *[middle] hajó belső része
}
sea-found = { $places } { $ships }
sea-excluded = { $places } nem lehet { $ship }
sea-count = { $line }ban { $number ->
    [0] nincs { $piece ->
        [ship] hajómező
        [mine] akna
       *[sweeper] aknaszedő
    }
   *[other] { $pieces } van
}

## Kezdő: amit a szomszédos mezők, egy-egy szám és a kész hajók mondanak.

technique-sea-around-ship = Víz a kész hajó körül
    .principle = A hajók a szabályok szerint távolságot tartanak. Ha egy hajó minden mezője megvan (az egymezősé már akkor, ha egy mező mutatja), mellette víz van.
    .because = { $places-count ->
    [one] a kész hajó ({ $places }) körül csak víz lehet
   *[other] a kész hajók ({ $places }) körül csak víz lehet
}

technique-sea-around-mine = Víz az akna körül
    .principle = Az akna és az aknaszedő semmivel sem érintkezik, sarkával sem. Körülötte minden mező üres.
    .because = { AZ($cells) } mezőn lévő { $piece ->
    [mine] aknához
   *[sweeper] aknaszedőhöz
} semmi sem érhet hozzá

technique-sea-diagonals = Hajómező átlói
    .principle = A hajók egyenesek, és nem érintkeznek. Ezért a hajómező átlós szomszédai mindig vízmezők.
    .because = átlósan { $cells-count ->
    [one] { $facts-count ->
        [one] érinti
       *[other] érintik
    } { ES($cells) } hajómezőt
   *[other] egy-egy hajómezőt érintenek ({ $cells })
}

technique-sea-no-mine-beside = Hajó mellett nincs akna
    .principle = Az akna és az aknaszedő semmivel sem érintkezik. Ezért hajómező mellett nem lehet, a sarkánál sem.
    .because = akna és aknaszedő semmihez sem érhet hozzá, { $cells } pedig hajómező

technique-sea-alongside = Hajó mentén
    .principle = Két szomszédos hajómező egyetlen egyenes hajóé. A hajó két oldalán lévő mezők vízmezők.
    .because = { $cells } egyazon hajó része, és a hajók egyenesek

technique-sea-end = Hajó vége
    .principle = A lekerekített vég megmutatja, merre folytatódik a hajó. Arra a szomszédja hajómező, a többi szomszédja víz.
    .because = { $cells } egy hajó { $shows ->
    [left] bal vége
    [right] jobb vége
    [top] felső vége
   *[bottom] alsó vége
}

technique-sea-line-complete = Kész vonal
    .principle = A sor vagy az oszlop száma a hajómezőit számolja. Ahol 0 áll, az egész vonal víz; ha mind megvan, a vonal többi mezője az.
    .because = { $number ->
    [1] { $line-count ->
        [one] { $line }ban már megvan az egyetlen { $piece ->
            [ship] hajómező
            [mine] akna
           *[sweeper] aknaszedő
        }
       *[other] { $line }ban már minden { $piece ->
            [ship] hajómező
            [mine] akna
           *[sweeper] aknaszedő
        } megvan
    }
    [2] { $line-count ->
        [one] { $line }ban már mindkét { $piece ->
            [ship] hajómező
            [mine] akna
           *[sweeper] aknaszedő
        } megvan
       *[other] { $line }ban már minden { $piece ->
            [ship] hajómező
            [mine] akna
           *[sweeper] aknaszedő
        } megvan
    }
   *[other] { $line-count ->
        [one] { $line }ban már mind { AZ($number) } { $piece ->
            [ship] hajómező
            [mine] akna
           *[sweeper] aknaszedő
        } megvan
       *[other] { $line }ban már minden { $piece ->
            [ship] hajómező
            [mine] akna
           *[sweeper] aknaszedő
        } megvan
    }
}

technique-sea-line-full = Kitöltendő vonal
    .principle = A sor vagy az oszlop száma a hajómezőit számolja. Ha minden szabad mező kell hozzá, azok mind hajómezők.
    .because = { $line-count ->
    [one] { $number ->
        [1] { $line }ban már csak { sea-pieces } hiányzik, és csak ez a mező szabad
       *[other] { $line }ban még { sea-pieces } hiányzik, és éppen ennyi szabad mező maradt
    }
   *[other] { $line }ban éppen annyi szabad mező maradt, amennyi { $piece ->
        [ship] hajómező
        [mine] akna
       *[sweeper] aknaszedő
    } hiányzik
}

technique-sea-middle = Hajó belső része
    .principle = A hajó belső része két szemközti oldalon folytatódik. Ha az egyik irány le van zárva, a másikban fekszik.
    .because = { $cells } egy hajó belső része, és a hajó más irányban nem folytatódhat

technique-sea-all-found = Mind megvan
    .principle = A flottának adott számú mezője van. Ha mind megvan, minden más mező víz.
    .because = { $number ->
    [0] a táblán nincs { $piece ->
        [ship] hajómező
        [mine] akna
       *[sweeper] aknaszedő
    }
    [1] a tábla egyetlen { $piece ->
        [ship] hajómezője
        [mine] aknája
       *[sweeper] aknaszedője
    } már megvan
    [2] a táblán mindkét { $piece ->
        [ship] hajómező
        [mine] akna
       *[sweeper] aknaszedő
    } megvan
   *[other] a táblán mind { AZ($number) } { $piece ->
        [ship] hajómező
        [mine] akna
       *[sweeper] aknaszedő
    } megvan
}

technique-sea-closed-single = Bezárt egymezős hajó
    .principle = Az a hajómező, amelynek mind a négy oldalán víz van, nem folytatódhat. Ez egymezős hajó.
    .because = mellette csak víz van

technique-sea-closed-run = Bezárt hajó
    .principle = Az a hajómezősor, amelynek mindkét végén víz vagy a tábla széle van, már nem nőhet. Ez egy egész hajó, ki lehet húzni a listáról.
    .because = semerre sem { $facts-count ->
    [1] folytatódhat
   *[other] folytatódhatnak
}

technique-sea-joined-too-long = Túl hosszú hajó
    .principle = A hajómezők közötti mező összekötné őket. Ha nincs ilyen hosszú hiányzó hajó, az a mező víz.
    .because = különben egy hajó hosszabb volna { $length } mezőnél, és ilyen hosszú hajó már nem hiányzik

technique-sea-length-used-up = Elfogyott hajóhossz
    .principle = A flottában minden hosszúságból adott számú hajó van. Ha az egyik elfogyott, több ilyen hajó nem lehet.
    .because = { $count ->
    [1] az egyetlen { sea-ships } már megvan
    [2] mindkét { sea-ships } megvan
   *[other] mind { AZ($count) } { sea-ships } megvan
}

technique-sea-all-needed = Mindegyik kell
    .principle = A flottának adott számú mezője van. Ha nem maradt több szabad mező, mint amennyi hiányzik, mind hajómező.
    .because = a táblára { sea-pieces } kell, és más mező már nem maradt

technique-sea-line-counted = Megszámolt vonal
    .principle = Ha egy vonalnak nincs száma, az ismert mezői megadhatják. Ha mind ismert, számoljuk meg őket.
    .because = { $line } minden mezője ismert

## Haladó: amit a hajók maradék helyei és egy vonal mintái mondanak.

technique-sea-withheld-count = Kiszámolt szám
    .principle = A sorok számainak összege a flotta mezőinek száma, és az oszlopoké is. Ha egy szám hiányzik, a többiből kiszámítható.
    .because = a táblán { sea-pieces } van, a többi szám összege pedig { $rest }

technique-sea-no-ship-fits = Nem fér el hajó
    .principle = Próbáljunk minden hiányzó hajót a mezőre, mindkét irányban. Ha egyik sem fér el, a mező víz.
    .because = oda egyik hiányzó hajó sem fér

technique-sea-last-place = Utolsó helyek
    .principle = Keressük meg a leghosszabb hiányzó hajók összes lehetséges helyét. Ha nincs több hely, mint hajó, akkor ott fekszenek.
    .because = { $count ->
    [1] a hiányzó { sea-ships } máshol már nem fér el
   *[other] { AZ($count) } hiányzó { sea-ships } számára már csak { $places } maradt
}

technique-sea-ship-costs = Amibe egy hajómező kerülne
    .principle = Tegyük fel, hogy egy mező hajómező. Akkor a sarkainál víz van, és megtelik vízzel az a vonal, amely vele kész. Ha emiatt egy másik vonalnak kevés mezője maradna a számához, a mező víz.
    .because = különben { sea-short }

technique-sea-water-costs = Amibe a víz kerülne
    .principle = Ha egy vonalban eggyel több mező van, mint amennyi kell, tegyük fel, hogy az egyik víz. Akkor a többi mind hajómező, és a sarkaiknál víz van. Ha emiatt a szomszédos vonalnak kevés mezője maradna a számához, a mező hajómező.
    .because = különben { $cells } hajómező volna ({ $full }), tehát { sea-short }

technique-sea-length-seen = Megkezdett hajók
    .principle = Ha egy hosszúságból annyi elkezdett hajó látszik, amennyi hiányzik, akkor azok a hiányzók. Máshol nem fekhet ilyen hosszú hajó.
    .because = { $count ->
    [1] a hiányzó { sea-ships } az, amelyiknek már megvan egy része ({ $cells })
   *[other] mind { AZ($count) } hiányzó { sea-ships }nak megvan már egy része ({ $cells })
}

technique-sea-shared-by-ship = A hajó minden helyén közös
    .principle = Vegyük sorra a hajó összes lehetséges helyét, ha egy mezőjét ismerjük. Ami mindegyikben közös, az biztos, akkor is, ha a hely nem az.
    .because = { $places-count ->
    [one] { ES($cells) } mező hajójának már csak egy helye maradt: { $places }
   *[other] bárhol van is { ES($cells) } mező hajója, így van: { $places-either }
}

technique-sea-shared-by-last = Az utolsó hajó minden helyén közös
    .principle = Ha egy hosszúságból már csak egy hajó hiányzik, vegyük sorra a helyeit. Ami mindegyikben közös, az biztos.
    .because = { $places-count ->
    [one] a hiányzó { sea-ship }nak már csak egy helye maradt: { $places }
   *[other] bárhol van is a hiányzó { sea-ship }, így van: { $places-either }
}

technique-sea-withheld-lines = Ami a többi vonalra marad
    .principle = A sorok számainak összege a flotta mezőinek száma, és az oszlopoké is. Ami az ismert számokon felül marad, azon a szám nélküli vonalak osztoznak.
    .because = az ismert számok szerint { $lines }ra együtt { sea-pieces } marad

technique-sea-line-patterns = A vonal minden kitöltésében közös
    .principle = Vegyük sorra, hogyan helyezkedhetnek el a vonal hajómezői. Ami minden esetben ugyanaz, az biztos.
    .because = { $ways-count ->
    [0] { $line } minden olyan kitöltésében így van, amelyben { sea-pieces } van
    [one] { $line }ban { sea-pieces } csak egyféleképpen lehet: { $ways }
   *[other] { $line }ban { sea-pieces } csak így lehet: { $ways }; mindegyik esetben így van
}

technique-sea-crowds-out = Kiszorítaná a hajókat
    .principle = Egy hosszúság minden hiányzó hajójának egyszerre kell elférnie. Ha egy hajómező mellett nem jutna nekik elég hely, a mező víz.
    .because = különben { sea-crowded }

## Mester: amit több vonal vagy több hajó együtt mond.

technique-sea-short-supposition = Rövid feltevés
    .principle = Tegyük fel egy mezőről, hogy hajómező, vagy hogy víz, és nézzük meg, mi látszik belőle azonnal. Ha egy szám így már nem jöhet ki, az ellenkezője igaz.
    .because = az ellenkezője azonnal ellentmondásra vezet

technique-sea-leaves-too-few = Kevés mező maradna
    .principle = A hajó körül víz van. Nem fekhet ott, ahol miatta egy szomszédos vonalnak kevés mezője maradna a számához.
    .because = különben { $line }ban { $line-count ->
    [one] nem maradna elég hely { $number } { $piece ->
        [ship] hajómezőnek
        [mine] aknának
       *[sweeper] aknaszedőnek
    }
   *[other] nem férne el elég { $piece ->
        [ship] hajómező
        [mine] akna
       *[sweeper] aknaszedő
    }
}

technique-sea-spoils-line = Elrontaná a vonalat
    .principle = Tegyük fel, hogy egy mező hajómező, vagy hogy víz, és töltsük ki a vonalát. Ha a szám így nem jöhet ki pontosan, az ellenkezője igaz.
    .because = különben { $line }ban sehogyan sem jönne ki pontosan { sea-pieces }

technique-sea-leaves-no-room = Kevés hely maradna
    .principle = Egy hosszúság minden hiányzó hajójának egyszerre kell elférnie. Lehetetlen, ami mellett nem jutna nekik elég hely.
    .because = különben nem férne el { $count ->
    [1] a
    [2] mindkét
   *[other] mind { AZ($count) }
} hiányzó { sea-ships }

technique-sea-two-lines = Két vonal együtt
    .principle = Számoljunk két sort vagy két oszlopot együtt. A keresztező vonalak csak bizonyos számú mezőt adhatnak, és ez gyakran mindent eldönt.
    .because = { $lines }ból együtt még { sea-pieces } hiányzik; ebből { $crossing } legfeljebb { $inside } mezőt adhat, rajtuk kívül pedig { $outside ->
    [0] nincs több hely
   *[other] már csak { $outside } hely van
}

technique-sea-three-lines = Három vonal együtt
    .principle = Számoljunk három sort vagy három oszlopot együtt, ahogy kettőt is. A keresztező vonalak csak bizonyos számú mezőt adhatnak.
    .because = { $lines }ból együtt még { sea-pieces } hiányzik; ebből { $crossing } legfeljebb { $inside } mezőt adhat, rajtuk kívül pedig { $outside ->
    [0] nincs több hely
   *[other] már csak { $outside } hely van
}

## Nagymester: mi következne egy feltevésből, és hogyan bukna meg.

technique-sea-supposition = Feltevés
    .principle = Tegyünk fel valamit, és menjünk tovább a könnyebb lépésekkel. Ha ellentmondásra jutunk, az ellenkezője igaz.
    .because = az ellenkezője ellentmondásra vezet

sea-ruled-out = kizárt helyek: { $places }
sea-ruled-out-by-all = máshol víz, hajó vagy egy szám áll az útban
sea-ruled-out-by = más helyeket kizár { $lines } száma
sea-broken-cell = { AZ($cell) } mezőn { $piece ->
    [mine] akna
   *[sweeper] aknaszedő
} volna, pedig nem lehet
sea-broken-ship = a hajó ({ $places }) nem feküdhetne ott, ahol fekszik
sea-broken-too-many = { $line }ban { $number ->
    [0] volna { $piece ->
        [ship] hajómező
        [mine] akna
       *[sweeper] aknaszedő
    }, pedig nincs
   *[other] több mint { $pieces } volna
}
sea-broken-too-few = { $line }ban kevesebb mint { $pieces } maradna
sea-broken-pattern = { $line }ban sehogyan sem jönne ki pontosan { $pieces }
sea-broken-board-too-many = a táblán több mint { $pieces } volna
sea-broken-board-too-few = a táblán nem maradna hely ennyinek: { $pieces }
sea-broken-too-many-ships = több mint { $number } { $ships } volna
sea-broken-no-room = nem férne el { $number ->
    [one] a hiányzó
    [2] mindkét hiányzó
   *[other] mind { AZ($number) } hiányzó
} { $ships }
sea-lost-full = { $cells } (betelne { $line })
sea-lost-corner = { $cells } (sarok)
sea-left = { $line }ban { $left ->
    [0] nem maradna hely { $piece ->
        [ship] hajómezőnek
        [mine] aknának
       *[sweeper] aknaszedőnek
    }
   *[other] csak { $left } mező maradna { $number } { $piece ->
        [ship] hajómezőnek
        [mine] aknának
       *[sweeper] aknaszedőnek
    }
}
sea-short = { $lost } víz volna, és { sea-left }
sea-out-full = { $places } túl sok volna { $line }nak
sea-out-touch = { $places } másik hajómezőhöz érne
sea-out-water = { $places } helyén víz volna
sea-room = { $count ->
    [1] a
    [2] mindkét
   *[other] mind { AZ($count) }
} hiányzó { sea-ships }nak { $places-count ->
    [0] nem maradna hely
    [1] csak { $places } maradna
   *[other] kevés volna { $places }
}
sea-crowded = { $out }, és { sea-room }

### A játék két személynek: miért nem szabályos egy lépés.

sea-contest-outside = { AZ($cell) } mező nincs rajta a { $size } méretű táblán
sea-contest-shot-before = { AZ($cell) } mezőre már lőttek: nevezz meg másikat
sea-contest-twice = { AZ($cell) } mező kétszer szerepel a sortűzben: nevezz meg másikat
sea-contest-number = { $expected ->
    [one] egy fordulóban egyetlen mezőre lősz, de { $found } mezőt neveztél meg
   *[other] egy fordulóban { $expected } különböző mezőre lősz, de { $found } mezőt neveztél meg
}
sea-contest-due = { $mine ->
    [0] aknát találtál: előbb nevezz meg egyet a még ki nem lőtt hajómezőid közül
   *[other] aknaszedőt találtál: előbb nevezz meg egyet a még élő aknáid közül
}
sea-contest-not-due = most nem kell saját mezőt megnevezned: azt a mezőt mondd, amelyre lősz
sea-contest-not-there = { $mine ->
    [0] { AZ($cell) } mezőn nincs hajód: egy még ki nem lőtt hajómezőt nevezz meg
   *[other] { AZ($cell) } mezőn nincs aknád: egy még élő aknát nevezz meg
}
sea-contest-hit-before = { $mine ->
    [0] { AZ($cell) } hajómeződet már kilőtték: olyat nevezz meg, amelyet még nem
   *[other] { AZ($cell) } mezőn lévő aknád már felrobbant: olyat nevezz meg, amely még él
}
sea-contest-named-before = { AZ($cell) } mezőt már megnevezted: nevezz meg másikat

### A játék két személynek: üzenetek az asztalnál.

sea-contest-shoot = { $seat }. játékos, { $shots ->
    [one] lőj egy mezőre
   *[other] lőj { $shots } mezőre
}
sea-contest-name = { $mine ->
    [0] { $seat }. játékos, aknát találtál: nevezz meg egyet a még ki nem lőtt hajómezőid közül
   *[other] { $seat }. játékos, aknaszedőt találtál: nevezz meg egyet a még élő aknáid közül
}
sea-contest-shot = { $seat }. játékos lövése: { $shots }.
sea-contest-named = { $seat }. játékos megnevezi { AZ($cell) } mezőt.
sea-contest-answer = { $cell }: { $answer ->
    [miss] mellé
    [hit] talált
    [sunk] süllyedt
    [mine] akna
   *[sweeper] aknaszedő
}
sea-contest-down = { $down ->
    [0] felül
    [1] középmagasságban
   *[other] alul
}
sea-contest-right = { $right ->
    [0] a bal harmadban
    [1] a középső harmadban
   *[other] a jobb harmadban
}
sea-contest-region = Nézd a táblát { $down }, { $right }.
sea-contest-likely = A legjobb lövés { $down }, { $right } van: { $probability } % eséllyel talál.
sea-contest-best = Lőj ide: { $cells }. Esély: { $probability } % (± { $error }).
sea-contest-best-salvo = Lőj ide: { $cells }. Várhatóan { $hits } találat (± { $error }).
sea-contest-hits = várhatóan { $hits } találat
sea-contest-name-region = { $mine ->
    [0] Olyan mezőt nevezz meg, amelyet az ellenfél mindenképpen megtalál.
   *[other] Bármelyik aknád megteszi.
}
sea-contest-name-reason = { $mine ->
    [0] Ilyen egy már eltalált hajó mezője, vagy ha nincs, a leghosszabb hajódé: a kis hajókat a legnehezebb megtalálni.
   *[other] A megnevezett akna élesben marad, de az ellenfél nem fog rálőni.
}
sea-contest-name-best = Nevezd meg { AZ($cell) } mezőt.

### The game for two: the page.

sea-table-no-board = ez nem tábla: minden sor egy sor szöveg, a víz jele `.`, a hajóké `#`
sea-table-size = a tábla mérete { $expected }, nem { $found }
sea-table-ships = { $expected ->
    [0] a flottában nincs { $length } mezős hajó, a táblán van: { $found }
   *[other] a { $length } mezős hajók száma a flottában { $expected }, a táblán { $found }
}
sea-table-shape = itt egyenes hajónak kell lennie: { $place }
sea-table-touch = összeérnek: { $one } és { $other }
sea-table-number = { $mine ->
    [0] az aknaszedők száma { $expected }, a táblán { $found } van
   *[other] az aknák száma { $expected }, a táblán { $found } van
}

### The printed record of a game for two.

sea-record-title = Játékjegyzőkönyv
sea-record-board = { $seat }. játékos táblája ({ $sitter })
sea-record-legend = A mezőkben a rájuk leadott lövés sorszáma áll, találat esetén félkövéren.

### A rejtvény és a megfejtés oldalai és lapjai.

## Torpedó.

sea-book-kind = Torpedórejtvények
sea-book-signs = Ezeken a táblákon a *hullám* a rejtvényben megmutatott víz, a *pont* a kikövetkeztetett víz. A kis, teli *négyzet* olyan hajómező, amelyről mást nem tudunk; a teljes egészében megtalált hajót egészben rajzoljuk.{"{"}mines| Ahol aknák is vannak, ott a *vonás* olyan mezőt jelöl, amelyen hajó nincs, de akna vagy aknaszedő még lehet.{"}"} Amit utoljára találtunk, az színezett alapon, sötét keretben áll. A *szaggatott körvonal* olyan hajót jelöl, amelyről kiderült, hogy nem lehet ott. Halvány alapon, *pontozott körvonallal* állnak azok a mezők és számok, amelyekből az utolsó lépések következnek.

    A mondatokban a kettőspont előtt áll, ami következik, mögötte az ok. A mező neve az oszlopáé és a soráé együtt: E4.
sea-page-title = Torpedó
sea-page-facts = { $size } · { $number } megadott mező
sea-page-fleet = Flotta
sea-page-any-shape = A három- és négymezős hajók bármilyen alakúak lehetnek.
sea-page-corners = A hajók a sarkukkal összeérhetnek.
sea-page-count = hajómezők a sorban, oszlopban
sea-page-counts = ennyi van a sorban, oszlopban
sea-page-submarine = egymezős hajó
sea-page-end = hajó vége
sea-page-middle = hajó belső része
sea-page-part = hajó valamelyik része
sea-page-water = víz
sea-page-mine = akna
sea-page-sweeper = aknaszedő
sea-page-given = megadott mező

## Borítók.

sea-cover-pitch = A tengeren egy flotta rejtőzik. Számok mondják meg, hány hajómező van az egyes sorokban és oszlopokban, és néhány mezőt is láthatunk.

### Az Explorer: miért nem lehet most valamit megtenni, és a kérdésekre adott válaszok.

## Torpedójátszmák.

sea-refusal-outside = { $cell } nincs a táblán.
sea-refusal-no-pieces = Ebben a rejtvényben nincs { $piece ->
    [mine] akna
    [sweeper] aknaszedő
   *[ship] hajó
}.
sea-hint-trying = itt érdemes körülnézni: { $place }; technika itt nem segít, csak próbálgatás
sea-hint-only = { $fact }: ha bármi más volna itt, egyetlen elrendezés sem felelne meg
sea-hint-refuted = { $fact }: különben ezek ellentmondanának egymásnak: { $because }
sea-setting-sweepers = Akna nélkül aknaszedő sem lehet.
sea-setting-ship = { $length } mezős hajó nem fér el { $size } méretű táblán.
sea-setting-room = Ez a flotta nem fér el { $size } méretű táblán.
sea-setting-crowded = Ez a flotta alig fér el a táblán, ha egyáltalán elfér: nem találtunk elrendezést.
sea-sheet-outside = { $what } nincs ezen a táblán.
sea-sheet-count = A szám nem lehet { $number }, hiszen csak { $cells } mező van itt: { $line }.
sea-sheet-sum = { $lines ->
    [columns] Az oszlopok
   *[rows] A sorok
} számainak összege { $sum }, holott { $expected } { $piece ->
    [mine] akna
    [sweeper] aknaszedő
   *[ship] hajómező
} van.
