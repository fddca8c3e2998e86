// @ts-check
/**
 * All texts of the page, Hungarian and English side by side; `{name}` is replaced. What the server
 * tells comes in the language that it is asked in.
 *
 * @typedef {import('./types.js').Lang} Lang
 * @typedef {Record<string, string | number>} Values
 */
import { BENCH_TEXTS } from './texts-bench.js';
import { KEY_TEXTS } from './texts-keys.js';
import { SEA_TEXTS } from './texts-sea.js';

/** @type {Lang[]} */
export const LANGS = ['hu', 'en'];

/** Each text may have an English form for a single one. @type {Record<string, Record<Lang, string> & {one?: string}>} */
const TEXTS = {
  ...KEY_TEXTS,
  ...BENCH_TEXTS,
  ...SEA_TEXTS,

  // What everything is called.
  title: { hu: 'SMYOZ Explorer', en: 'SMYOZ Explorer' },
  'mode-game': { hu: 'Játék', en: 'Game' },
  'mode-training': { hu: 'Edzés', en: 'Training' },
  'mode-puzzle': { hu: 'Rejtvény', en: 'Puzzle' },
  'level-beginner': { hu: 'Kezdő', en: 'Beginner' },
  'level-advanced': { hu: 'Haladó', en: 'Advanced' },
  'level-master': { hu: 'Mester', en: 'Master' },
  'level-grandmaster': { hu: 'Nagymester', en: 'Grandmaster' },
  'level-beyond': { hu: 'Emberfeletti', en: 'Beyond' },
  'ship-A': { hu: 'ALFA', en: 'ALFA' },
  'ship-B': { hu: 'BETA', en: 'BETA' },
  'ship-G': { hu: 'GAMMA', en: 'GAMMA' },
  'ship-D': { hu: 'DELTA', en: 'DELTA' },
  close: { hu: 'Bezárás', en: 'Close' },
  cancel: { hu: 'Mégse', en: 'Cancel' },

  // The start page.
  'start-lead': {
    hu: 'Tíz hajó rejtőzik a táblán. Lőj, következtess, és találd meg őket minél kevesebb hibaponttal.',
    en: 'Ten ships hide on the board. Shoot, conclude, and find them with as few penalty points as you can.',
  },
  smyoz: { hu: 'SMYOZ', en: 'SMYOZ' },
  'start-continue': { hu: 'Folytatás', en: 'Continue' },
  'start-today': { hu: 'A mai rejtvények', en: 'Puzzles of the day' },
  'start-today-about': {
    hu: '{date}. Minden szintnek egy; mindenki ugyanazt kapja.',
    en: '{date}. One for each level, the same for everybody.',
  },
  'start-new': { hu: 'Új játék lövésekkel', en: 'New game with shots' },
  'start-seed': { hu: 'SEED', en: 'Seed' },
  'start-seed-hint': { hu: 'Hat számjegy; üresen hagyva véletlen.', en: 'Six digits; random if left empty.' },
  'start-go': { hu: 'Indítás', en: 'Start' },
  'start-game-about': {
    hu: 'Csak azt látod, amit lövéssel vagy következtetéssel jogosan megtudtál.',
    en: 'You see only what you have lawfully learnt by shots and conclusions.',
  },
  'start-training-about': {
    hu: 'Minden mező, amelyre lősz, és minden célmező mindent megmutat: a vonalait és a sarkait is.',
    en: 'Every cell you shoot at, and every target, shows all it holds: its lines and corners, too.',
  },
  'start-puzzle': { hu: 'Új SMYOZ-rejtvény', en: 'New SMYOZ puzzle' },
  'start-puzzle-about': {
    hu: 'Minden szükséges információ egyszerre rendelkezésre áll; lőni nem kell. A szerkesztés néhány másodpercig tarthat.',
    en: 'All that is needed is given at once; no shots. Composing may take a few seconds.',
  },
  'start-composing': { hu: 'Készül a rejtvény…', en: 'Composing a puzzle…' },
  'start-library': { hu: 'Gyűjtemény', en: 'Library' },
  'start-library-progress': { hu: '{done} / {all} megfejtve', en: '{done} of {all} solved' },
  'start-saved': { hu: 'Mentett játékok', en: 'Saved games' },
  'start-open': { hu: 'Megnyitás', en: 'Open' },
  'start-file': { hu: 'Fájl megnyitása (játék, rejtvény vagy SEED)', en: 'Open a file (game, puzzle or SEED)' },
  'start-link': { hu: 'Hivatkozás', en: 'Link' },
  'start-link-open': { hu: 'Hivatkozás megnyitása', en: 'Open the link' },
  'start-file-unknown': {
    hu: '{name}: ez nem játék, nem rejtvény és nem SEED fájl.',
    en: '{name}: this is no game, no puzzle and no SEED file.',
  },
  'state-new': { hu: 'új', en: 'new' },
  'state-begun': { hu: 'elkezdve', en: 'begun' },
  'state-done': { hu: 'megfejtve', en: 'solved' },
  'saved-steps': { hu: '{number} lépés', en: '{number} steps', one: '{number} step' },
  'saved-remove': { hu: 'Törlés', en: 'Remove' },
  'saved-remove-sure': { hu: 'Biztosan törlöd?', en: 'Really remove?' },
  'saved-damaged': { hu: 'sérült: {reason}', en: 'damaged: {reason}' },
  shots: { hu: '{number} lövés', en: '{number} shots', one: '{number} shot' },
  score: { hu: '{score} pont', en: 'score {score}' },

  // The head.
  home: { hu: 'Kezdőlap', en: 'Start page' },
  undo: { hu: 'Visszavonás', en: 'Undo' },
  redo: { hu: 'Újra', en: 'Redo' },
  save: { hu: 'MENTÉS', en: 'SAVE' },
  'save-about': { hu: 'Megjegyzi ezt az állapotot', en: 'Remembers this state' },
  restore: { hu: 'VISSZATÖLTÉS', en: 'RESTORE' },
  'restore-about': { hu: 'Visszatér az elmentett állapothoz', en: 'Goes back to the saved state' },
  pause: { hu: 'Szünet', en: 'Pause' },
  'pause-on': { hu: 'Szünet. Az óra áll.', en: 'Paused. The clock stands.' },
  resume: { hu: 'Folytatás', en: 'Continue' },
  link: { hu: 'Hivatkozás', en: 'Link' },
  'link-copied': { hu: 'A játék hivatkozása a vágólapra került.', en: 'The link to the game is on the clipboard.' },
  'link-copy': { hu: 'A játék hivatkozása:', en: 'The link to the game:' },
  download: { hu: 'Letöltés', en: 'Download' },
  settings: { hu: 'Beállítások', en: 'Settings' },
  keys: { hu: 'Billentyűk', en: 'Keys' },
  more: { hu: 'Egyebek', en: 'More' },
  time: { hu: 'Idő', en: 'Time' },
  'count-shots': { hu: 'Lövés', en: 'Shots' },
  'count-placements': { hu: 'Elhelyezés', en: 'Placements' },
  'count-automatisms': { hu: 'Automatizmus', en: 'Automatisms' },
  'count-points': { hu: 'Hibapont', en: 'Penalty' },
  'count-taken-back': { hu: 'visszavont lövés', en: 'shots taken back' },
  'count-late': { hu: 'Z utáni lövés', en: 'shots after Z' },
  'count-hints': { hu: 'segítség (hol, mivel, miért)', en: 'hints (where, how, why)' },
  'count-checks': { hu: 'ellenőrzés (jó-e, mi nem jó)', en: 'checks (right?, where not)' },
  'count-wrong-claims': { hu: 'téves bejelentés', en: 'wrong claims' },
  'count-mercy': { hu: 'kegyelemlövés', en: 'mercy shot' },
  doku: { hu: 'DOKU', en: 'DOKU' },
  'doku-about': { hu: 'A fejléc helyén a játék jegyzőkönyve', en: 'The record of the game in place of the head' },
  record: { hu: 'Jegyzőkönyv', en: 'Record' },
  'save-record': { hu: 'Jegyzőkönyv SVG-ben', en: 'Record as SVG' },
  print: { hu: 'Nyomtatás', en: 'Print' },
  'print-about': {
    hu: 'A tábla jelöléseiddel és a leltárral együtt, vagy a rejtvény üresen, papíron való megfejtéshez.',
    en: 'The board with your marks and the inventory, or the puzzle without marks, to be solved on paper.',
  },
  'print-marks': { hu: 'A tábla a jelölésekkel', en: 'The board with marks' },
  'print-fresh': { hu: 'A rejtvény üresen (PDF)', en: 'The puzzle without marks (PDF)' },
  'save-svg': { hu: 'Tábla SVG-ben', en: 'Board as SVG' },
  'save-text': { hu: 'Jegyzőkönyv szövegként', en: 'Record as text' },

  // The board.
  board: { hu: 'A tábla', en: 'The board' },
  'shoot-at': { hu: 'LÖVÉS: {cell}', en: 'SHOOT AT {cell}' },
  'shoot-z': { hu: 'Z (kegyelem)', en: 'Z (mercy)' },
  'shoot-z-about': { hu: 'Utána illik elkészülni a megfejtéssel', en: 'One should be done after it' },
  'z-done': { hu: 'Volt már Z lövés: illik elkészülni a megfejtéssel.', en: 'The Z shot is spent: one should be done.' },
  mercy: { hu: 'Kegyelemlövés', en: 'Mercy shot' },
  'mercy-insist': { hu: 'Mégis megnyitom', en: 'Open it anyway' },
  claim: { hu: 'Kész: minden hajó megvan', en: 'Done: all found' },
  tool: { hu: 'A kattintás:', en: 'A click:' },
  'tool-select': { hu: 'kijelöl', en: 'selects' },
  'tool-mark': { hu: 'jelöl', en: 'marks' },
  'tool-place': { hu: 'elhelyez', en: 'places' },
  corners: { hu: 'A mező sarkai', en: 'The corners of the cell' },
  'corner-0': { hu: 'bal felső sarok', en: 'upper left corner' },
  'corner-1': { hu: 'jobb felső sarok', en: 'upper right corner' },
  'corner-2': { hu: 'bal alsó sarok', en: 'lower left corner' },
  'corner-3': { hu: 'jobb alsó sarok', en: 'lower right corner' },
  why: { hu: 'Miért?', en: 'Why?' },
  typed: { hu: 'Oszlop: {column}, sor: …', en: 'Column {column}, row …' },
  'typed-digit': { hu: 'Vízszám: 0–4', en: 'Water digit: 0–4' },
  'typed-colour': {
    hu: 'Szín: {colour}… (p piros, z zöld, Enter: kész)',
    en: 'Colour: {colour}… (r red, g green, Enter: done)',
  },

  // Cells in words.
  cell: { hu: '{cell}. mező', en: 'Cell {cell}' },
  water: { hu: 'víz', en: 'water' },
  ship: { hu: 'hajó', en: 'ship' },
  both: { hu: 'ellentmondás', en: 'contradiction' },
  unknown: { hu: 'ismeretlen', en: 'unknown' },
  'colour-': { hu: 'színtelen', en: 'no colour' },
  'colour-r': { hu: 'piros', en: 'red' },
  'colour-g': { hu: 'zöld', en: 'green' },
  'colour-rr': { hu: 'két piros', en: 'two red' },
  'colour-gg': { hu: 'két zöld', en: 'two green' },
  'colour-rg': { hu: 'piros-zöld', en: 'red-green' },
  'row-r': { hu: 'a sorban piros', en: 'red along the row' },
  'row-g': { hu: 'a sorban zöld', en: 'green along the row' },
  'column-r': { hu: 'az oszlopban piros', en: 'red along the column' },
  'column-g': { hu: 'az oszlopban zöld', en: 'green along the column' },
  'from-shot': { hu: 'lövés', en: 'shot' },
  'from-clue': { hu: 'megadva', en: 'given' },
  'from-mercy': { hu: 'kegyelemlövés', en: 'mercy shot' },
  'from-touched': { hu: 'megérintve', en: 'touched' },
  'from-said': { hu: 'saját jelölés', en: 'own mark' },
  'from-concluded': { hu: 'következtetés', en: 'concluded' },
  'is-z': { hu: 'Z lövés', en: 'Z shot' },
  'is-late': { hu: 'Z után', en: 'after Z' },
  'is-suspicious': { hu: 'gyanús', en: 'suspicious' },
  'is-changed': { hu: 'most változott', en: 'just changed' },
  'is-target': { hu: 'célmező', en: 'target' },
  lanes: { hu: 'Hajók száma:', en: 'Numbers of ships:' },
  'lane-row': { hu: '{number}. sor', en: 'row {number}' },
  'lane-column': { hu: '{number}. oszlop', en: 'column {number}' },
  'water-point': { hu: 'vízpont', en: 'water point' },
  'ship-point': { hu: 'hajópont', en: 'ship point' },

  // The inventory.
  inventory: { hu: 'Leltár', en: 'Inventory' },
  'inventory-code': { hu: '{red} piros, {green} zöld vonal', en: '{red} red, {green} green lines' },
  'inventory-p': { hu: 'az ALFÁval párhuzamos', en: 'parallel to the ALFA' },
  'inventory-m': { hu: 'az ALFÁra merőleges', en: 'perpendicular to the ALFA' },
  'water-lines': { hu: 'Vízvonalak (VV)', en: 'Water lines (VV)' },
  moored: { hu: 'Kikötött hajók (KK)', en: 'Moored ships (KK)' },
  islands: { hu: 'Szigetek', en: 'Islands' },
  legend: { hu: 'Mit jelentenek a jelek?', en: 'What do the signs mean?' },
  'legend-code': {
    hu: 'Egy hajó kódja: hány piros és hány zöld vonal halad át rajta; p: az ALFÁval párhuzamos, m: rá merőleges.',
    en: 'The code of a ship: how many red and how many green lines run through it; p: parallel to the ALFA, m: perpendicular to it.',
  },
  'legend-example': { hu: '02m: 0 piros, 2 zöld, merőleges', en: '02m: 0 red, 2 green, perpendicular' },
  'legend-lines': {
    hu: 'Vízvonal (VV): olyan sor vagy oszlop, amelyben nincs hajó. Kikötött (KK): a tábla szélét érintő hajó.',
    en: 'A water line (VV) is a row or column without ships. A moored ship (KK) touches the rim.',
  },
  'legend-islands': {
    hu: 'Szigetek: az egymás melletti vízpontok csoportjai, a pontok számával. A vízmező számjegye: hány sarka vízpont.',
    en: 'Islands are groups of water points side by side, by their number of points. The digit of a water cell: how many of its corners are water points.',
  },
  withheld: { hu: 'nincs megadva', en: 'not given' },

  // The workshop.
  workshop: { hu: 'Műhely', en: 'Workshop' },
  'workshop-careful': { hu: 'Óvatos műhely', en: 'Careful workshop' },
  'workshop-careful-about': { hu: 'Nem enged gyanús lépést', en: 'Refuses what is suspicious' },
  'workshop-content': { hu: 'Tartalom', en: 'Content' },
  'workshop-digit': { hu: 'Vízszám', en: 'Digit' },
  'workshop-colour': { hu: 'Szín', en: 'Colour' },
  'workshop-open': { hu: 'nyitva', en: 'open' },
  'workshop-clear': { hu: 'Ürít', en: 'Clear' },
  'workshop-step-1': {
    hu: '1. Építs egy mezőt, és jelöld ki, hová szánod.',
    en: '1. Build a cell, and choose where it is to go.',
  },
  'workshop-step-2': {
    hu: '2. Célmező: {cell}. Helyezd a táblára, és nézd meg, mi változik.',
    en: '2. Target: {cell}. Place it, and see what changes.',
  },
  'workshop-step-3': {
    hu: '3. {cell}: ami változott, sárga. Fogadd el, folytasd vagy vesd el.',
    en: '3. {cell}: what has changed is yellow. Accept, continue, or discard.',
  },
  'workshop-chain': {
    hu: '{level}. szint: az ELVET az egész láncot elveti.',
    en: 'Level {level}: DISCARD takes back the whole chain.',
  },
  target: { hu: 'CÉL: {cell}', en: 'TARGET: {cell}' },
  put: { hu: 'ELHELYEZÉS', en: 'PLACE' },
  accept: { hu: 'ELFOGAD', en: 'ACCEPT' },
  discard: { hu: 'ELVET', en: 'DISCARD' },
  continue: { hu: 'FOLYTAT', en: 'CONTINUE' },
  'new-drawing': { hu: 'Új_rajz', en: 'New drawing' },
  'new-drawing-hidden': { hu: 'Forrás: a rejtett elrendezés', en: 'Source: the hidden layout' },
  'new-drawing-own': { hu: 'Forrás: a saját rajzod', en: 'Source: your own drawing' },

  // The automatisms.
  automatisms: { hu: 'Automatizmusok', en: 'Automatisms' },
  'automatisms-set': { hu: 'Készlet', en: 'Set' },
  'automatisms-explain': { hu: '{name}: mit tud?', en: '{name}: what does it do?' },
  'automatisms-bookkeeping': { hu: 'Könyvelés', en: 'Bookkeeping' },
  'automatisms-offer': { hu: 'Könyvelj helyettem', en: 'Do the bookkeeping for me' },
  'automatisms-solve': {
    hu: 'Ezek az automatizmusok egymaguk megfejthetik a rejtvényt.',
    en: 'These automatisms may solve this puzzle by themselves.',
  },
  'automatisms-anyway': { hu: 'Mégis legyenek', en: 'Use them anyway' },
  'automatisms-off': { hu: 'Nincs', en: 'None' },
  'automatisms-chosen': { hu: '{chosen} / {all} pipálva', en: '{chosen} of {all} chosen' },
  'automatisms-save': { hu: 'Készlet mentése: {set}', en: 'Save as {set}' },
  'automatisms-reset': { hu: 'Alaphelyzet: {set}', en: 'Reset {set}' },
  'automatisms-saved': { hu: '{set}: a készlet elmentve.', en: '{set}: the set is saved.' },
  'automatisms-run': { hu: 'Minden Automatizmus Fut', en: 'Run all automatisms' },

  // The log.
  log: { hu: 'Napló', en: 'Log' },
  'log-empty': {
    hu: 'Az automatizmusok még semmit sem következtettek.',
    en: 'The automatisms have concluded nothing yet.',
  },
  'log-action': { hu: '{number}. lépés', en: 'Step {number}' },
  'log-because': { hu: 'Szaggatott keretben az ok', en: 'The reason is framed by dashes' },
  suspicion: { hu: 'Ellentmondás ({number}. lépés óta)', en: 'Contradiction (since step {number})' },

  // Hints and checks.
  help: { hu: 'Segítség', en: 'Help' },
  'hint-1': { hu: 'Hol nézzek körül?', en: 'Where to look?' },
  'hint-2': { hu: 'Melyik technika?', en: 'Which technique?' },
  'hint-3': { hu: 'Mondd el!', en: 'Tell me!' },
  'hint-mark': { hu: 'Jelöld is be!', en: 'Mark it' },
  'hint-marked': { hu: 'Bejelölve.', en: 'Marked.' },
  'hint-working': { hu: 'Gondolkodom…', en: 'Thinking…' },
  'check-1': { hu: 'Jó-e eddig?', en: 'All right so far?' },
  'check-2': { hu: 'Mi nem jó?', en: 'What is wrong?' },
  'check-right': { hu: 'Eddig minden jó.', en: 'All is right so far.' },
  'check-wrong': { hu: 'Valamelyik jelölés hibás.', en: 'Some mark is wrong.' },
  'check-places': { hu: 'Hibás: {marks}', en: 'Wrong: {marks}' },
  'claim-wrong': { hu: 'Nem ez a megfejtés.', en: 'This is not the solution.' },
  costs: { hu: '{points} hibapont', en: '{points} penalty points' },

  // The end.
  another: { hu: 'Még egy ilyet', en: 'Another like this' },
  'solved-record': {
    hu: 'Ilyenből megfejtve: {number} · legjobb idő: {best} · átlag: {average}',
    en: 'Solved like this: {number} · best time: {best} · average: {average}',
  },
  'solved-record-delete': { hu: 'Eredmények törlése', en: 'Delete these results' },
  solved: { hu: 'Megfejtve!', en: 'Solved!' },
  'solved-about': {
    hu: 'Idő: {time} · lövés: {shots} · elhelyezés: {placements} · hibapont: {points}',
    en: 'Time: {time} · shots: {shots} · placements: {placements} · penalty points: {points}',
  },

  path: { hu: 'Így is lehetett volna', en: 'A path by reasoning' },
  'own-path': { hu: 'A te utad', en: 'Your own path' },
  'path-rating': {
    hu: '{level}, {score} pont, {steps} lépés; a legnehezebb: {hardest}.',
    en: '{level}, score {score}, {steps} steps; the hardest: {hardest}.',
  },
  'path-stage': { hu: '{number}. szakasz', en: 'Stage {number}' },

  // The settings.
  language: { hu: 'Nyelv', en: 'Language' },
  theme: { hu: 'Megjelenés', en: 'Appearance' },
  'theme-auto': { hu: 'a rendszer szerint', en: 'as the system' },
  'theme-light': { hu: 'világos', en: 'light' },
  'theme-dark': { hu: 'sötét', en: 'dark' },
  scale: { hu: 'Hibapontozás', en: 'Penalty points' },
  'scale-about': {
    hu: 'A helyi szokás szerint; a játékkal együtt megmarad.',
    en: 'After the custom of your club; saved with the game.',
  },
  'scale-name': { hu: 'A pontozás neve', en: 'Name of the scale' },
  'scale-minute': { hu: 'minden megkezdett perc', en: 'each minute begun' },
  'scale-shot': { hu: 'lövés', en: 'shot' },
  'scale-late-shot': { hu: 'Z utáni lövés (ráadás)', en: 'shot after Z (on top)' },
  'scale-placement': { hu: 'elhelyezés', en: 'placement' },
  'scale-automatism': { hu: 'kihasznált automatizmus', en: 'automatism used' },
  'scale-hint-0': { hu: 'segítség: hol', en: 'hint: where' },
  'scale-hint-1': { hu: 'segítség: melyik technika', en: 'hint: which technique' },
  'scale-hint-2': { hu: 'segítség: a mondat', en: 'hint: the sentence' },
  'scale-check-0': { hu: 'ellenőrzés: jó-e', en: 'check: is it right' },
  'scale-check-1': { hu: 'ellenőrzés: mi nem jó', en: 'check: what is wrong' },
  'scale-wrong-claim': { hu: 'téves bejelentés', en: 'wrong claim' },
  'scale-mercy': { hu: 'kegyelemlövés', en: 'mercy shot' },
  'scale-use': { hu: 'Legyen ez a pontozás', en: 'Use this scale' },

  // What happens.
  'server-lost': {
    hu: 'A kiszolgáló nem válaszol. Újra próbálkozunk; a játék itt megmarad.',
    en: 'The server does not answer. Trying again; the game is kept here.',
  },
  'server-locked': {
    hu: 'Ezt a lapot a parancs által kiírt címen nyisd meg: abban benne van a kulcs.',
    en: 'Open this page at the address that the command has printed: it holds the token.',
  },
  'server-back': { hu: 'A kiszolgáló újra válaszol.', en: 'The server answers again.' },
  'game-rebuilt': {
    hu: 'A játék a böngésző másolatából folytatódik.',
    en: 'The game goes on from the copy in the browser.',
  },
  restored: { hu: 'Visszatértünk az elmentett állapothoz.', en: 'Back to the saved state.' },
  saved: { hu: 'Az állapot elmentve.', en: 'This state is saved.' },
  'no-next-mark': {
    hu: '{cell}: ezt nem te jelölted, így nem is vonhatod vissza.',
    en: '{cell}: this is no mark of yours, so you cannot take it back.',
  },
};

/**
 * A text in a language.
 * @param {Lang} lang
 * @param {string} key
 * @param {Values} [values]
 */
export function textOf(lang, key, values = {}) {
  const { number, count = number } = values;
  const isOne = lang === 'en' && Number(count) === 1;
  const text = (isOne && TEXTS[key]?.one) || TEXTS[key]?.[lang] || key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
