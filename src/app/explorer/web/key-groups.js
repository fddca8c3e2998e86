// @ts-check
/** What the keys do, as the page tells it on `?`: groups of keys, with the texts that explain them. */

/** @typedef {{group: string, keys: string[][]}[]} Groups */

const NOTES = [
  ['N  1–4', 'key-note-not'],
  ['V  1–4', 'key-note-colour'],
];

/** @param {string[][]} own those of one game */
const game = (...own) => ({
  group: 'keys-game',
  keys: [
    ['Ctrl + Z', 'key-undo'],
    ['Ctrl + Y', 'key-redo'],
    ['Ctrl + S', 'key-save'],
    ['H', 'key-hint'],
    ['O', 'key-hint-mark'],
    ['C', 'key-sea-check'],
    ...own,
    ['P', 'key-pause'],
    ['?', 'key-keys'],
  ],
});

/** @type {Groups} */
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
      ...NOTES,
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
  game(['R', 'key-run'], ['Y', 'key-why']),
];

/** @type {Groups} */
export const SEA_KEYS = [
  {
    group: 'keys-board',
    keys: [
      ['← ↑ → ↓', 'key-arrows'],
      ['Shift + ← ↑ → ↓', 'key-sea-along'],
    ],
  },
  {
    group: 'keys-marks',
    keys: [
      ['key-space', 'key-sea-next'],
      ['W  .', 'key-water'],
      ['S  X  #', 'key-ship'],
      ['M  *', 'key-sea-mine'],
      ['+', 'key-sea-sweeper'],
      ['0  Del', 'key-sea-clear'],
      ...NOTES,
    ],
  },
  game(['A', 'key-sea-auto']),
];
