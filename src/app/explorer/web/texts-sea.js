// @ts-check
/**
 * The texts of Sea Battle.
 * @type {Record<string, {hu: string, en: string}>}
 */
export const SEA_TEXTS = {
  'sea-battle': { hu: 'Torpedó', en: 'Sea Battle' },
  'sea-about': {
    hu: 'Keresd meg az elrejtett flottát: a számok megmondják, hány hajómező van az egyes sorokban és oszlopokban.',
    en: 'Find the hidden fleet: the numbers tell how many ship cells each row and column has.',
  },
  'sea-size': { hu: 'A tábla mérete', en: 'Size of the board' },
  'sea-level': { hu: 'Szint', en: 'Level' },
  'sea-any-level': { hu: 'mindegy', en: 'any' },
  'sea-compose': { hu: 'Új rejtvény', en: 'New puzzle' },
  'sea-more-rules': { hu: 'Flotta és szabályok', en: 'Fleet and rules' },
  'sea-fleet': { hu: 'Flotta', en: 'Fleet' },
  'sea-fleet-usual': { hu: 'a szokásos; vagy pl. 4-3-3-2-2-1', en: 'the usual one; or such as 4-3-3-2-2-1' },
  'sea-corners-allowed': { hu: 'a hajók sarkukkal összeérhetnek', en: 'ships may touch at corners' },
  'sea-any-allowed': {
    hu: 'a 3 és 4 mezős hajók bármilyen alakúak',
    en: 'ships of 3 and 4 cells may have any figure',
  },
  'sea-corners': { hu: 'A hajók a sarkukkal összeérhetnek.', en: 'Ships may touch at corners.' },
  'sea-any-shape': {
    hu: 'A három- és négymezős hajók bármilyen alakúak lehetnek.',
    en: 'Ships of three and four cells may have any figure.',
  },
  'sea-mines': { hu: 'Aknák', en: 'Mines' },
  'sea-sweepers': { hu: 'Aknaszedők', en: 'Minesweepers' },
  'sea-width': { hu: 'Oszlopok', en: 'Columns' },
  'sea-height': { hu: 'Sorok', en: 'Rows' },
  'sea-setting': { hu: 'Tábla és szabályok', en: 'Board and rules' },
  'sea-shown': { hu: '{number} megadott mező', en: '{number} cells shown', one: '{number} cell shown' },

  // The board in words.
  'sea-mine': { hu: 'akna', en: 'mine' },
  'sea-sweeper': { hu: 'aknaszedő', en: 'minesweeper' },
  'sea-given': { hu: 'megadva', en: 'given' },
  'sea-auto-drawn': { hu: 'magától', en: 'drawn by itself' },
  'sea-broken': { hu: 'szabálytalan', en: 'breaks a rule' },
  'sea-shows-water': { hu: 'víz', en: 'water' },
  'sea-shows-submarine': { hu: 'egymezős hajó', en: 'ship of a single cell' },
  'sea-shows-left': { hu: 'hajó bal vége', en: 'left end of a ship' },
  'sea-shows-right': { hu: 'hajó jobb vége', en: 'right end of a ship' },
  'sea-shows-top': { hu: 'hajó felső vége', en: 'top end of a ship' },
  'sea-shows-bottom': { hu: 'hajó alsó vége', en: 'bottom end of a ship' },
  'sea-shows-middle': { hu: 'hajó belső része', en: 'middle of a ship' },
  'sea-shows-ship': { hu: 'hajó valamelyik része', en: 'some part of a ship' },
  'sea-shows-mine': { hu: 'akna', en: 'mine' },
  'sea-shows-sweeper': { hu: 'aknaszedő', en: 'minesweeper' },
  'sea-column': { hu: '{name} oszlop', en: 'column {name}' },
  'sea-row': { hu: '{name}. sor', en: 'row {name}' },
  'sea-counts-ship': { hu: 'Hajómezők', en: 'Ship cells' },
  'sea-counts-mine': { hu: 'Aknák', en: 'Mines' },
  'sea-counts-sweeper': { hu: 'Aknaszedők', en: 'Minesweepers' },
  'sea-finished': {
    hu: '{length} mezős hajó: {count} közül {finished} kész',
    en: 'ships of length {length}: {finished} of {count} finished',
  },

  // Marking.
  'sea-mark-cell': { hu: 'A kijelölt mező jelölése', en: 'Mark the chosen cell' },
  'sea-clear': { hu: 'törlés', en: 'clear' },
  'sea-tool': { hu: 'A kattintás:', en: 'A click:' },
  'sea-zoom': { hu: 'Nagyítás', en: 'Zoom' },
  'sea-turn': { hu: 'sorban', en: 'in turn' },
  'sea-turn-about': {
    hu: 'víz, hajó, semmi – jobb gombbal vagy hosszú érintéssel előbb hajó',
    en: 'water, ship, nothing – with the right button or a long touch, ship first',
  },
  'sea-options': { hu: 'Kényelem', en: 'Convenience' },
  'sea-auto': { hu: 'Víz magától', en: 'Water by itself' },
  'sea-auto-about': {
    hu: 'Vizet rajzol a kész hajók köré és a betelt sorokba, oszlopokba.',
    en: 'Draws water around finished ships and in fulfilled rows and columns.',
  },
  'sea-full': {
    hu: 'Minden hajómező megvan, de valami még nem illik össze.',
    en: 'All ship cells are marked, but they do not fit together yet.',
  },
  'sea-hints': { hu: 'Segítség', en: 'Hints' },
  'sea-checks': { hu: 'Ellenőrzés', en: 'Checks' },
  'sea-check-wrong': { hu: 'Hibás jelölések száma: {count}.', en: 'Marks that are wrong: {count}.' },
  'sea-solved': {
    hu: 'Idő: {time}; segítség: {hints}, ellenőrzés: {checks}.',
    en: 'Time {time}, hints: {hints}, checks: {checks}.',
  },

  // Keys.
  'key-sea-along': { hu: 'a jelölés folytatása a következő mezőn', en: 'continue the mark in the next cell' },
  'key-sea-next': { hu: 'víz, hajó, semmi; Shifttel előbb hajó', en: 'water, ship, nothing; with Shift, ship first' },
  'key-sea-mine': { hu: 'akna', en: 'mine' },
  'key-sea-sweeper': { hu: 'aknaszedő', en: 'minesweeper' },
  'key-sea-clear': { hu: 'a jelölés törlése', en: 'clear the mark' },
  'key-sea-check': { hu: 'ellenőrzés', en: 'check' },
  'key-sea-auto': { hu: 'víz magától be vagy ki', en: 'water by itself on or off' },
  'keys-mouse-sea': {
    hu: 'Kattintás: víz, hajó, semmi; jobb gomb vagy hosszú érintés: előbb hajó. Húzással egy egész vonal jelölhető; nagy táblán az ujj görget.',
    en: 'A click marks water, ship, nothing; the right button or a long touch begins with ship. Drag to mark along a line; on large boards fingers scroll.',
  },

  // The bench.
  'sea-bench-open': { hu: 'Torpedó szerkesztése', en: 'Compose Sea Battle' },
  'sea-bench-shows': { hu: 'Mit mutat a mező?', en: 'What does the cell show?' },
  'sea-bench-shows-about': {
    hu: 'A mezőre kattintva: {shows}; újabb kattintásra lekerül. A számokat a tábla szélére írd; ami üres, nincs megadva.',
    en: 'A click puts: {shows}; another click takes it away. Type counts at the edge; empty ones are withheld.',
  },
  'sea-complete': { hu: 'Kiegészítés mezőkkel', en: 'Add cells' },
  'sea-differ': { hu: 'Két megfejtés itt tér el: {cells}', en: 'Two solutions differ in: {cells}' },
  'sea-smallest': { hu: 'Kevesebb ezek közül nem mond ellent.', en: 'No fewer of the clues contradict each other.' },
};
