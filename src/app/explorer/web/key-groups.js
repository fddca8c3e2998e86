// @ts-check
/** What the keys do, as the page tells it on `?`: groups of keys, with the texts that explain them. */

/** @typedef {{group: string, keys: string[][]}[]} Groups */

/** Those that note something. */
export const NOTES = [
  ['N  1–4', 'key-note-not'],
  ['V  1–4', 'key-note-colour'],
];

/**
 * Those of the game.
 * @param {string[][]} own those that only some games have
 */
export const gameKeys = (...own) => ({
  group: 'keys-game',
  keys: [
    ['Ctrl + Z', 'key-undo'],
    ['Ctrl + Y', 'key-redo'],
    ['Ctrl + S', 'key-save'],
    ['H', 'key-hint'],
    ['O', 'key-hint-mark'],
    ['C', 'key-cell-check'],
    ...own,
    ['P', 'key-pause'],
    ['?', 'key-keys'],
  ],
});
