// @ts-check
/** What the keys do, as the page tells it on `?`. */

/** Groups of keys, with the texts that explain them. */
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
