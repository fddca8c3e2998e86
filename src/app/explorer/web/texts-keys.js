// @ts-check
/** What the keys do, as the page tells it on `?`. */

/** Groups of keys, with the texts that tell what they do. */
export const KEYS = [
  {
    group: 'keys-board',
    keys: [
      ['← ↑ → ↓', 'key-arrows'],
      ['3 7', 'key-cell'],
      ['Enter', 'key-shoot'],
      ['Shift + Enter', 'key-shoot-z'],
    ],
  },
  {
    group: 'keys-marks',
    keys: [
      ['key-space', 'key-next'],
      ['W  .', 'key-water'],
      ['S  #', 'key-ship'],
      ['A B G D', 'key-type'],
      ['Shift + 0–4', 'key-digit'],
      [':  0–4', 'key-digit'],
      ['=  R G', 'key-colour'],
      ['U I / J K', 'key-points'],
    ],
  },
  {
    group: 'keys-workshop',
    keys: [
      ['T', 'key-target'],
      ['E', 'key-put'],
      ['F', 'key-continue'],
      ['Esc', 'key-discard'],
    ],
  },
  {
    group: 'keys-game',
    keys: [
      ['Ctrl + Z', 'key-undo'],
      ['Ctrl + Y', 'key-redo'],
      ['Ctrl + S', 'key-save'],
      ['R', 'key-run'],
      ['H', 'key-hint'],
      ['Y', 'key-why'],
      ['P', 'key-pause'],
      ['?', 'key-keys'],
    ],
  },
];

/** @type {Record<string, {hu: string, en: string}>} */
export const KEY_TEXTS = {
  'keys-board': { hu: 'A táblán', en: 'On the board' },
  'keys-marks': { hu: 'Gyors jelölés', en: 'Quick marks' },
  'keys-workshop': { hu: 'Műhely', en: 'Workshop' },
  'keys-game': { hu: 'A játék', en: 'The game' },
  'keys-mouse': { hu: 'Egér és érintés', en: 'Mouse and touch' },
  'keys-mouse-select': {
    hu: '„Kijelöl”: a kattintás kijelöli a mezőt; jobb gombbal vagy hosszú érintéssel jelölni is lehet.',
    en: '“Selects”: a click chooses the cell; the right button or a long touch marks.',
  },
  'keys-mouse-mark': {
    hu: '„Jelöl”: a kattintás sorban víz, hajó, üres; jobb gombbal fordítva. Húzva több mező is jelölhető. Két mező között a pontok is kattinthatók; kis képernyőn a mező sarkait a tábla alatt lehet jelölni.',
    en: '“Marks”: clicks go round water, ship, empty; the right button goes backwards. Dragging marks many cells. Points between cells can be clicked, too; on a small screen the corners of the cell are marked below the board.',
  },
  'keys-mouse-place': {
    hu: '„Elhelyez”: az első kattintás kijelöli a célmezőt, a második a táblára helyezi, amit a Műhelyben építettél, a harmadik elfogadja.',
    en: '“Places”: the first click chooses the target, the second places what was built in the workshop, the third accepts it.',
  },
  'key-space': { hu: 'Szóköz', en: 'Space' },
  'key-arrows': { hu: 'másik mezőre lép', en: 'go to another cell' },
  'key-cell': { hu: 'mező két számmal: oszlop, sor', en: 'a cell by two digits: column, row' },
  'key-shoot': { hu: 'LÖVÉS a kijelölt mezőre', en: 'shoot at the chosen cell' },
  'key-shoot-z': { hu: 'Z lövés', en: 'the Z shot' },
  'key-next': { hu: 'víz, hajó, üres', en: 'water, ship, empty' },
  'key-water': { hu: 'víz', en: 'water' },
  'key-ship': { hu: 'hajó', en: 'ship' },
  'key-type': { hu: 'ALFA, BETA, GAMMA, DELTA mezője', en: 'a cell of the ALFA, a BETA, GAMMA, DELTA' },
  'key-digit': { hu: 'vízszám', en: 'water digit' },
  'key-colour': {
    hu: 'szín: R vagy P piros, G vagy Z zöld, 0 színtelen; Enter: kész',
    en: 'colour: R red, G green, 0 none; Enter: done',
  },
  'key-points': { hu: 'a mező négy sarokpontja: víz, hajó, üres', en: 'the four corner points of the cell' },
  'key-target': { hu: 'célmezőnek jelöli ki', en: 'choose it as the target' },
  'key-put': { hu: 'ELHELYEZÉS, majd ELFOGAD', en: 'place, then accept' },
  'key-continue': { hu: 'FOLYTAT', en: 'continue' },
  'key-discard': { hu: 'ELVET', en: 'discard' },
  'key-undo': { hu: 'visszavonás', en: 'undo' },
  'key-redo': { hu: 'újra', en: 'redo' },
  'key-save': { hu: 'MENTÉS', en: 'save' },
  'key-run': { hu: 'Minden Automatizmus Fut', en: 'run all automatisms' },
  'key-hint': { hu: 'segítség, a következő fokozat', en: 'hint, the next stage' },
  'key-why': { hu: 'miért ilyen ez a mező?', en: 'why is the cell what it is?' },
  'key-pause': { hu: 'szünet', en: 'pause' },
  'key-keys': { hu: 'ez a lap', en: 'this page' },
};
