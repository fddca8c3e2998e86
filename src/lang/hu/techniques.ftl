### A technikák: a neve, és hogy miért (ami a lépésben a kettőspont után áll).
###
### Az okok nevei, $cells és társai, a technikák táblázatában állnak; a $cells-count azt mondja meg, hány dologról szól a $cells.
### A név magában áll, névelő nélkül.

## Kezdő: ami egymás mellett fekszik.

technique-delta = Egymezős hajó
    .because = a { -delta } egyetlen mezőből áll

technique-around-ship = Kész hajó körül víz
    .because = kész hajó ({ $ship }) körül minden mező víz

technique-diagonals = Hajómező átlói
    .because = hajómező ({ $cell }) átlós szomszédai csak vizek lehetnek, mert a hajók egyenesek, és nem érnek össze ({ $rule })

technique-corner-cells = Sarokmezők
    .because = sarokmezőn fekvő hajónak két mezőoldala lenne a peremen ({ $rule })

technique-ship-points = Hajómező pontjai
    .because = hajómező ({ $cell }) minden sarka hajópont

technique-water-line = Vízvonal mezői
    .because = { $lane } vízvonal

technique-line-of-water = Csupa víz
    .because = minden mezője víz

technique-water-point = Vízpont körül víz
    .because = vízpont ({ $point }) körül minden mező víz

technique-water-points = Négy víz között
    .because = mind a négy mező körülötte víz ({ $cells })

technique-fourth-cell = Hajópont negyedik mezője
    .because = a hajópont ({ $point }) körül a többi mező víz ({ $cells })

technique-closed-run = Lezárt hajó
    .because = { $cells } hajómező, és a sorukat mindkét végén víz vagy perem zárja le

technique-grows-one-way = Egyféleképpen folytatható
    .because = a hajó, amelyhez { $cell } tartozik, csak így fér el

technique-digit-used-up = Elfogyott vízszám
    .because = { $shot } vízszáma több vízpontot nem enged a sarkain

technique-digit-full = Betöltendő vízszám
    .because = { $shot } vízszáma csak úgy jön ki, ha minden maradék sarka vízpont

technique-two-greens = Két zöld
    .because = { $shot } lövésnél két zöld vonal van a vízen, és vízen csak a vízvonal zöld

technique-line-counted = Vonal hajói
    .because = az ismert mezői ennyi hajót mutatnak ({ $cells })

technique-type-complete = Elfogyott hajótípus
    .because = minden { $type } megvan

technique-type-seen = Minden hajója látszik
    .because = minden hiányzó { $type } látszik már ({ $cells }), máshol nincs

## Haladó: amit egy vonal vagy a leltár mond.

technique-no-ship-fits = Nem fér el hajó
    .because = egyetlen hiányzó hajó sem fér oda

technique-last-place = Utolsó hely
    .because = a hiányzó { $type } másutt nem fér el

technique-alone-in-line = Egyetlen hajó a vonalon
    .because = { $lane } csak egy hajót tartalmaz, és az innen nem ér odáig: { $cells }

technique-centre-rule = { rule-centre }
    .because = azonos típusú hajóval ({ $ship }) egy vonalba esne a centruma ({ $rule })

technique-tip-rule = { rule-tip }
    .because = a csúcsát kettőnél kevesebb vízmező választaná el egy vele szembenéző csúcstól ({ $ship }; { $rule })

technique-side-rule = { rule-side }
    .because = kettőnél kevesebb vízmező választaná el egy mellette fekvő párhuzamos hajótól ({ $ship }; { $rule })

technique-colour-water-line = Zöld a vízen
    .because = vízen csak a vízvonal zöld, és { $shot } színe ezt itt eldönti ({ $lane })

technique-colour-alone = Zöld a hajón
    .because = { $shot } hajóján zöld vonal fut át ({ $lane }), tehát ott nincs más hajó

technique-colour-outermost = Vonal nélkül
    .because = { $shot } lövésnél nem fut át vonal ({ $lane }), így az egyik oldalán van hajó, a másikon nincs

technique-colour-between = Piros vonal
    .because = { $shot } lövésnél piros vonal fut át ({ $lane }), így mindkét oldalán van hajó

technique-colour-excludes = Rossz szín
    .because = ott { $shot } színe nem jöhetne ki

technique-digit-excludes = Túl sok hajópont
    .because = ott a hajó túl sok sarkát foglalná el, így { $shot } vízszáma nem jönne ki

technique-water-lines-all-found = Minden vízvonal megvan
    .because = a leltár minden vízvonala megvan ({ $water-lines })

technique-water-lines-all-needed = Minden vízvonal kell
    .because = nem maradt több vonal, amely vízvonal lehet ({ $water-lines })

technique-moored-all-found = Minden kikötött hajó megvan
    .because = a leltár minden kikötött hajója megvan ({ $moored })

technique-moored-all-needed = Minden hajó kiköt
    .because = minden hiányzó hajónak ki kell kötnie ({ $moored }; nem kikötött eddig: { $afloat })

technique-bearing = Párhuzamos vagy merőleges
    .because = a kódok betűi ({ $codes }) mást nem engednek

technique-shared-by-ship = Közös a hajó helyeiben
    .because = akárhogy fekszik is a hajó, amelyhez { $cell } tartozik, ez igaz (lehetséges helyei: { $places })

technique-shared-by-point = Közös a hajópont hajóiban
    .because = akárhol fekszik is a hajópont ({ $point }) hajója, ez igaz (lehetséges helyei: { $places })

technique-water-points-counted = Vízpontok száma
    .because = összesen { $number } vízpont van ({ $clue }), és ez a többit eldönti: a vízpontok száma a szigetek összege, és a kikötött hajók kétszerese meg 4

technique-shared-by-last = Közös az utolsó hajó helyeiben
    .because = akárhol fekszik is a hiányzó { $type }, ez igaz (lehetséges helyei: { $places })

technique-shared-by-line = Közös a vonal hajóiban
    .because = { $fact }, és bárhol fekszik is ott egy hajó, ez igaz (lehetséges helyek: { $places })

## Mester: amit több dolog együtt mond.

technique-ship-code = A hajó kódja
    .because = a hajó ({ $ship }) vonalai csak így adhatják ki valamelyik kódját ({ $codes })

technique-code-excludes = Elérhetetlen kód
    .because = ott a hajó vonalai egyik kódját sem adhatnák ki ({ $codes })

technique-lines-by-codes = Vonalak száma a kódokból
    .because = a hajók kódjai szerint az üres, egyhajós és többhajós vonalak száma rendre { $none }, { $one } és { $several }, így csak ez marad

technique-island-may-not-grow = Kész sziget
    .because = a hátralévő szigetek közül nagyobb nem fér ide, így ez kész, és hajópontok veszik körül ({ $points }; mérete: { $size }; { $islands })

technique-island-has-no-room = Nincs hely szigetnek
    .because = a hátralévő szigetek közül egyik sem fér el itt ({ $points }; pontok száma: { $size }; { $islands })

technique-island-may-not-join = Összeérő szigetek
    .because = vízpontként legalább { $size } pontos sziget része volna ({ $points }), de a hátralévők közül ilyen nem fér ide ({ $islands })

technique-island-must-grow = Bővülő sziget
    .because = a szigetnek ({ $points }; mérete eddig: { $size }) még bővülnie kell, és enélkül nem lehet elég nagy ({ $islands })

technique-last-island = Az utolsó sziget
    .because = már csak egy sziget van hátra ({ $islands }), ehhez tartozik minden többi vízpont ({ $points }), és csak így fér el

technique-codes-distributed = Kiosztott kódok
    .because = a kódok ({ $codes }) csak akkor oszthatók ki, ha a hajó ({ $ship }) vonalai ilyenek

technique-code-used-up = Elhasznált kód
    .because = ott a hajónak csak olyan kódja lehetne, amely a már megtalált hajóké ({ $codes })

technique-leaves-no-place = Elvenné a helyet
    .because = ott nem hagyna helyet egy szükséges hajónak ({ $need }; lehetséges helyei eddig: { $places })

technique-type-needs-room = Hely a hiányzó hajóknak
    .because = ha ott feküdne, nem férne el minden hiányzó hajó ({ $type }; hiányzik: { $missing })

technique-code-either-way = A kód bármelyik helyen ugyanazt mondja
    .because = egy szükséges hajó ({ $need }) minden lehetséges helyén ez adódik, ha a kódját is nézzük (helyek száma: { $places })

technique-refuted-water-line = Nem lehet vízvonal
    .because = ha vízvonal volna, ez rögtön lehetetlenné válna: { $broken }

technique-refuted-point = Nem lehet másféle pont
    .because = ha másféle pont volna, ez rögtön lehetetlenné válna: { $broken }

technique-refuted-place = Nem feküdhet ott
    .because = ha ott feküdne, ez rögtön lehetetlenné válna: { $broken }
