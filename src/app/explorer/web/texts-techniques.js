// @ts-check
/**
 * The automatisms, each explained in a sentence and a little picture.
 *
 * A picture begins with the cell in its upper left corner. Then come its rows: `_` unknown, `.`
 * water, `#` ship, letters and digits as shots show them, with their colours; what `!` follows is
 * concluded. Then follow found ships (`G55-65`), places that are ruled out (`xG55-65`), points
 * (`44/55.`), and parts of lines: their colour, first and last cell (`g:44-84`).
 *
 * @typedef {{picture: string, hu: string, en: string}} Explained
 * @type {Record<string, Explained>}
 */
export const TECHNIQUE_TEXTS = {
  delta: {
    picture: '44 _ _ _ / _ D! _ / _ _ _ ; D55',
    hu: 'A DELTA egyetlen mezőből áll, ezért a δ-t mutató mezőben már az egész hajó megvan.',
    en: 'A DELTA has a single cell, so a cell that shows δ is the whole ship.',
  },
  'around-ship': {
    picture: '44 .! .! .! .! / .! G G .! / .! .! .! .! ; G55-65',
    hu: 'Hajók nem érintkezhetnek, ezért a kész hajó körül mindenütt víz van.',
    en: 'Ships do not touch, so everything around a finished ship is water.',
  },
  diagonals: {
    picture: '44 .! _ .! / _ # _ / .! _ .!',
    hu: 'A hajók egyenesek, és nem érnek össze, ezért a hajómező átlós szomszédai vizek.',
    en: 'Ships are straight and do not touch, so the diagonal neighbours of a ship cell are water.',
  },
  'corner-cells': {
    picture: '11 .! _ _ / _ _ _ / _ _ _',
    hu: 'A sarokmezőn fekvő hajó két mezőoldalával kötne ki, ezért a sarokmező mindig víz.',
    en: 'A ship in a corner cell would moor with two cell sides, so corner cells are always water.',
  },
  'ship-points': {
    picture: '44 _ _ _ / _ # _ / _ _ _ ; 44/55#! 54/65#! 45/56#! 55/66#!',
    hu: 'A hajómező minden sarka hajópont.',
    en: 'All corners of a ship cell are ship points.',
  },
  'water-line': {
    picture: '44 .! .! .! .! .! ; g:44-84',
    hu: 'A vízvonal minden mezője víz.',
    en: 'All cells of a water line are water.',
  },
  'line-of-water': {
    picture: '44 . . . . . ; g:44-84',
    hu: 'Ha egy sor vagy oszlop minden mezője víz, akkor ott vízvonal fut.',
    en: 'A row or column with water in every cell is a water line.',
  },
  'water-point': {
    picture: '44 .! .! / .! .! ; 44/55.',
    hu: 'A vízpont körül mind a négy mező víz.',
    en: 'All four cells around a water point are water.',
  },
  'water-points': {
    picture: '44 . . / . . ; 44/55.!',
    hu: 'Ha egy pont körül mind a négy mező víz, akkor az vízpont.',
    en: 'A point with water in all four cells around is a water point.',
  },
  'fourth-cell': {
    picture: '44 . . / . #! ; 44/55#',
    hu: 'Ha a hajópont körül három mező víz, akkor a negyedik hajómező.',
    en: 'If three cells around a ship point are water, the fourth is a ship cell.',
  },
  'closed-run': {
    picture: '44 . . . . / . G! G! . / . . . . ; G55-65',
    hu: 'Ha az egymás melletti hajómezők mindkét végén víz vagy perem van, akkor a hajó kész.',
    en: 'Ship cells in a row with water or rim at both ends are a finished ship.',
  },
  'grows-one-way': {
    picture: '44 . . _ _ / . B #! #! / . . _ _',
    hu: 'Ha egy hajó csak egyféleképpen folytatható, akkor úgy fekszik.',
    en: 'If a ship can go on in only one way, that is how it lies.',
  },
  'digit-used-up': {
    picture: '44 _ _ _ / _ 1 _ / _ _ _ ; 44/55. 54/65#! 45/56#! 55/66#!',
    hu: 'Ha a vízszám minden vízpontja megvan, akkor a mező többi sarka hajópont.',
    en: 'If all water points of a digit are found, the other corners of its cell are ship points.',
  },
  'digit-full': {
    picture: '44 _ _ _ / _ 2 _ / _ _ _ ; 44/55# 54/65# 45/56.! 55/66.!',
    hu: 'Ha a vízszámhoz minden maradék sarok kell, akkor azok mind vízpontok.',
    en: 'If a digit needs all corners that are left, they all are water points.',
  },
  'two-greens': {
    picture: '44 _ _ _ / _ 2 _ / _ _ _ ; g:45-65 g:54-56',
    hu: 'Vízen csak a vízvonal zöld: ahol kettő is áthalad, ott a sor is, az oszlop is vízvonal.',
    en: 'At water only water lines are green: where two run, the row and the column both are water lines.',
  },
  'line-counted': {
    picture: '44 . # . # . ; r:64-64',
    hu: 'Az ismert mezők megmutatják, hány hajó lehet a sorban vagy az oszlopban.',
    en: 'The known cells show how many ships the row or column may have.',
  },
  'type-complete': {
    picture: '44 D . D / . . . / D . D ; D44 D64 D46 D66',
    hu: 'Ha egy típus minden hajója megvan, akkor máshol már nincs ilyen.',
    en: 'If all ships of a type are found, there is none elsewhere.',
  },
  'type-seen': {
    picture: '44 B _ _ _ / _ _ _ _ / _ _ _ B ; xB55-75',
    hu: 'Ha egy típus minden hiányzó hajójából látszik már egy mező, akkor máshol nincs ilyen.',
    en: 'If a cell of every missing ship of a type is seen, there is none elsewhere.',
  },
  'no-ship-fits': {
    picture: '44 . . . / . .! . / . . .',
    hu: 'Ahová egyetlen hiányzó hajó sem fér, ott víz van.',
    en: 'Where no missing ship fits, there is water.',
  },
  'last-place': {
    picture: '44 . . . . / . G! G! . / . . . . ; G55-65',
    hu: 'Ha egy hiányzó hajónak már csak egy helye van, akkor ott fekszik.',
    en: 'If a missing ship has only one place left, it lies there.',
  },
  'alone-in-line': {
    picture: '44 _ # _ .! .! ; g:54-54',
    hu: 'Ahol egyetlen hajó van a vonalon, ott minden mező víz, ameddig az a hajó nem érhet el.',
    en: 'In a line with a single ship, the cells that it cannot reach are water.',
  },
  'centre-rule': {
    picture: '44 D . _ _ _ / . . _ _ _ ; D44 xD84',
    hu: 'Azonos típusú hajók középpontja nem lehet egy vonalban.',
    en: 'The centres of two ships of one type are never in one line.',
  },
  'tip-rule': {
    picture: '44 G G . _ _ / . . . _ _ ; G44-54 xG74-84',
    hu: 'Szemben álló hajócsúcsok között legalább két vízmező van.',
    en: 'Between tips that face each other there are at least two water cells.',
  },
  'side-rule': {
    picture: '44 B B B / . . . / _ _ _ ; B44-64 xB46-66',
    hu: 'Párhuzamos hajók között, ha egy mezőnél hosszabban fedik egymást, legalább két vízmező van.',
    en: 'Between parallel ships that overlap in more than one cell there are at least two water cells.',
  },
  'colour-water-line': {
    picture: '44 _ _ 2 _ _ ; g:44-84',
    hu: 'Vízen a zöld vízvonal; ha csak egyik irányban lehet az, akkor ott fut.',
    en: 'Green at water is a water line; if only one direction is left for it, it runs there.',
  },
  'colour-alone': {
    picture: '44 .! D .! .! .! ; g:54-54',
    hu: 'Ha egy hajómezőn zöld vonal fut, akkor a hajó egyedül van abban a sorban vagy oszlopban.',
    en: 'If a green line runs in a ship cell, its ship is alone in that row or column.',
  },
  'colour-outermost': {
    picture: '44 . . 1 _ _',
    hu: 'Ahol vízen nem fut át a vonal, ott csak az egyik oldalon van hajó.',
    en: 'Where the line does not run through a water cell, there are ships on one side only.',
  },
  'colour-between': {
    picture: '44 #! . 2 . #! ; r:54-74',
    hu: 'Ahol piros vonal fut át, ott mindkét oldalon van hajó.',
    en: 'Where a red line runs through, there are ships on both sides.',
  },
  'colour-excludes': {
    picture: '44 _ 2 _ _ / _ _ _ _ ; xD74',
    hu: 'Nem fekhet hajó ott, ahol miatta egy lövés színe nem jöhetne ki.',
    en: 'No ship lies where the colour of a shot could not come out because of it.',
  },
  'digit-excludes': {
    picture: '44 _ _ _ / _ 3 _ / _ _ _ ; xG64-65',
    hu: 'Nem fekhet hajó ott, ahol a vízszám mezőjének túl sok sarkát foglalná el.',
    en: 'No ship lies where it would take too many corners of a digit.',
  },
  'water-lines-all-found': {
    picture: '44 . . . . . / _ _ _ _ _ ; g:44-84',
    hu: 'Ha a leltár minden vízvonala megvan, akkor minden más vonalon van hajó.',
    en: 'If all water lines of the inventory are found, there is a ship in every other line.',
  },
  'water-lines-all-needed': {
    picture: '44 .! .! .! .! .! / # _ _ _ _ ; g:44-84',
    hu: 'Ha csak annyi vonal lehet még vízvonal, ahány hiányzik, akkor mind az.',
    en: 'If only as many lines are left as there are missing water lines, all of them are.',
  },
  'moored-all-found': {
    picture: '41 D . _ / . . _ / _ _ _ ; D41 xG61-62',
    hu: 'Ha a leltár minden kikötött hajója megvan, akkor más hajó nem ér a peremhez.',
    en: 'If all moored ships of the inventory are found, no other ship reaches the rim.',
  },
  'moored-all-needed': {
    picture: '41 _ _ _ / _ _ _ / _ _ _ ; xD53',
    hu: 'Ha minden hiányzó hajónak ki kell kötnie, akkor egyikük sem fekhet beljebb.',
    en: 'If all missing ships must be moored, none of them lies further inside.',
  },
  bearing: {
    picture: '44 A A A A / . . . . / _ _ _ _ / _ _ _ _ ; A44-74 xG56-57',
    hu: 'A kódok p és m betűi megmondják, hogy a hajó párhuzamos-e az ALFÁval, vagy merőleges rá.',
    en: 'The letters p and m of the codes say whether a ship is parallel or perpendicular to the ALFA.',
  },
  'shared-by-ship': {
    picture: '44 . . . . / _ B #! _ / . . . .',
    hu: 'Ami egy hajó minden lehetséges helyén ugyanúgy van, az biztos.',
    en: 'What is the same at all possible places of a ship is certain.',
  },
  'shared-by-point': {
    picture: '44 . _ .! / . _ .! ; 44/55#',
    hu: 'Ami ugyanúgy van, bármelyik hajóhoz tartozik is a hajópont, az biztos.',
    en: 'What is the same whichever ship a ship point belongs to is certain.',
  },
  'water-points-counted': {
    picture: '44 _ _ _ / _ _ _ / _ _ _ ; 44/55. 54/65. 45/56#! 55/66#!',
    hu: 'A vízpontok száma ismert; ha mind megvan, vagy minden maradék kell, a többi pont eldőlt.',
    en: 'The number of water points is known; if all are found, or all that are left are needed, the rest is settled.',
  },
  'shared-by-last': {
    picture: '44 . . . . / _ #! #! _ / . . . .',
    hu: 'Ami egy típus utolsó hajójának minden lehetséges helyén ugyanúgy van, az biztos.',
    en: 'What is the same at all places of the last ship of a type is certain.',
  },
  'shared-by-line': {
    picture: '44 . _ #! _ .',
    hu: 'Ha a vonalon van még hajó, akkor biztos, ami minden lehetséges helyén ugyanúgy van.',
    en: 'If a line still has a ship, what is the same at all its places is certain.',
  },
  'ship-code': {
    picture: '44 _ _ _ _ / _ G G _ / _ _ _ _ ; G55-65 r:45-75',
    hu: 'A hajóban futó vonalaknak a leltár egyik kódját kell kiadniuk.',
    en: 'The lines that run in a ship must give one of the codes of the inventory.',
  },
  'code-excludes': {
    picture: '44 _ _ _ _ / _ _ _ _ / _ _ _ _ ; xG55-65 r:45-75',
    hu: 'Nem fekhet hajó ott, ahol a vonalai nem adhatnák ki a leltár egyik kódját sem.',
    en: 'No ship lies where its lines could give none of the codes of the inventory.',
  },
  'lines-by-codes': {
    picture: '44 . . . . / _ # _ _ / # _ # _ ; g:44-74 g:55-55 r:56-56',
    hu: 'A kódokból kiszámolható, hány vonal üres, hány egyhajós, és hány többhajós.',
    en: 'The codes tell how many lines have no ship, one ship, and several.',
  },
  'island-may-not-grow': {
    picture: '44 _ _ _ _ / _ _ _ _ / _ _ _ _ ; 44/55. 54/65. 64/75#! 45/56#! 55/66#!',
    hu: 'Ha nagyobb sziget már nem fér ide, akkor a sziget kész, és hajópontok veszik körül.',
    en: 'If no larger island fits here, the island is finished, with ship points around.',
  },
  'island-has-no-room': {
    picture: '44 _ _ _ _ / _ _ _ _ / _ _ _ _ ; 44/55# 54/65#! 64/75# 55/66#',
    hu: 'Ahol a hátralévő szigetek egyike sem fér el, ott hajópont van.',
    en: 'Where none of the islands that are left fits, there are ship points.',
  },
  'island-may-not-join': {
    picture: '44 _ _ _ _ / _ _ _ _ ; 44/55. 54/65#! 64/75.',
    hu: 'Két sziget között hajópont van, ha együtt túl nagyok volnának.',
    en: 'Between two islands there is a ship point if together they would be too large.',
  },
  'island-must-grow': {
    picture: '44 _ _ _ _ / _ _ _ _ / _ _ _ _ ; 44/55. 54/65.! 45/56#',
    hu: 'Ha a sziget még túl kicsi, és csak egyfelé nőhet, akkor arra nő.',
    en: 'An island that is too small, and can grow in one direction only, grows there.',
  },
  'last-island': {
    picture: '44 _ _ _ _ / _ _ _ _ ; 44/55. 54/65.! 64/75.',
    hu: 'Ha már csak egy sziget hiányzik, akkor minden maradék vízpont ahhoz tartozik.',
    en: 'If a single island is missing, all water points that are left belong to it.',
  },
  'codes-distributed': {
    picture: '44 G G . . / . . . . / . . G G ; G44-54 G66-76 r:64-74',
    hu: 'A kódokat úgy kell kiosztani, hogy minden hajónak jusson egy.',
    en: 'The codes must be shared out so that every ship gets one.',
  },
  'code-used-up': {
    picture: '44 G G . . / . . . . / _ _ _ _ ; G44-54 xG66-76 r:64-74',
    hu: 'Nem fekhet hajó ott, ahol csak olyan kódja lehetne, amely a már megtaláltaknak kell.',
    en: 'No ship lies where it could only have a code that the ships already found need.',
  },
  'leaves-no-place': {
    picture: '44 . . . / _ _ _ / . . . ; xD55',
    hu: 'Nem fekhet hajó ott, ahol egy szükséges hajó minden helyét elvenné.',
    en: 'No ship lies where it would take away all places of a ship that is needed.',
  },
  'type-needs-room': {
    picture: '44 . . . . / _ _ _ _ / . . . . ; xD55',
    hu: 'Nem fekhet hajó ott, ahol mellette a hiányzók már nem férnének el mind.',
    en: 'No ship lies where it would leave too little room for those that are missing.',
  },
  'code-either-way': {
    picture: '44 . . . . / _ G _ . / .! .! .! .',
    hu: 'Kell itt egy hajó; ami bármelyik helyén következik, akár a kódja miatt, az biztos.',
    en: 'A ship is needed here; what follows at each of its places, by its code if need be, is certain.',
  },
  'refuted-water-line': {
    picture: '44 _ _ _ _ _ / _ . . . _',
    hu: 'Ha abból, hogy egy vonal vízvonal, ellentmondás következne, akkor van rajta hajó.',
    en: 'If a contradiction follows from a line being a water line, there is a ship in it.',
  },
  'refuted-point': {
    picture: '44 _ _ / _ _ ; 44/55#!',
    hu: 'Ha abból, hogy egy pont vízpont vagy hajópont, ellentmondás következne, akkor másféle.',
    en: 'If a contradiction follows from a point being of one kind, it is of the other.',
  },
  'refuted-place': {
    picture: '44 . . . . / _ _ _ _ / . . . . ; xB45-65',
    hu: 'Ha abból, hogy egy hajó ott fekszik, ellentmondás következne, akkor nem fekszik ott.',
    en: 'If a contradiction follows from a ship lying somewhere, it does not lie there.',
  },
};
