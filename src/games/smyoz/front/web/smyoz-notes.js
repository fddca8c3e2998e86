// @ts-check
/** Notes in SMYOZ: they are statements like others, and its ships have letters. */
import { greek } from './board.js';

/**
 * The letters of the ships by their lengths.
 * @type {Record<string, string>}
 */
const LETTERS = { 4: 'A', 3: 'B', 2: 'G', 1: 'D' };

/** @type {import('./notes.js').Noting} */
export const SMYOZ_NOTES = {
  of: ({ said }) => said.filter((/** @type {string} */ it) => /^\d\d[~!]/.test(it)),
  lengths: () => [4, 3, 2, 1],
  sign: (length) => greek(LETTERS[length]),
  name: (t, length) => t(`ship-${LETTERS[length]}`),
  action: (changes) => ({ mark: changes }),
  typed: (key) => Object.keys(LETTERS).find((length) => LETTERS[length].toLowerCase() === key),
};
