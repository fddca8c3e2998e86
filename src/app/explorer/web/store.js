// @ts-check
/**
 * What the browser keeps: the settings, and the game that was played last as its file, so that it
 * survives the loss of the server's state. Storage may be refused; then nothing is kept.
 *
 * @typedef {import('./types.js').Lang} Lang
 * @typedef {'auto' | 'light' | 'dark'} Theme
 * @typedef {object} Settings
 * @property {Lang | null} lang
 * @property {Theme} theme
 * @property {string} set the automatisms of new games
 * @property {Record<string, string[]>} sets those sets that the player has changed
 * @property {import('./types.js').Scale | null} scale
 * @property {boolean} careful
 * @property {boolean} seaAuto whether water is drawn by itself in Sea Battle
 *
 * @typedef {{id: string, file: string, title: string, millis: number}} Kept
 */

const SETTINGS = 'smyoz-settings';
const GAME = 'smyoz-game';
const SHEET = 'smyoz-bench';
const SEA_SHEET = 'smyoz-sea-bench';

/** @type {Settings} */
const USUAL = { lang: null, theme: 'auto', set: 'beginner', sets: {}, scale: null, careful: true, seaAuto: false };

/** @param {string} key @returns {any} */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The server keeps the game, too.
  }
}

/** @returns {Settings} */
export const settings = () => ({ ...USUAL, ...read(SETTINGS) });

/** @param {Partial<Settings>} changes */
export const keepSettings = (changes) => write(SETTINGS, { ...settings(), ...changes });

/** The game that was played last. @returns {Kept | null} */
export const keptGame = () => read(GAME);

/** @param {Kept | null} game */
export const keepGame = (game) => write(GAME, game);

/** What lies on the bench. @returns {import('./bench.js').Sheet | null} */
export const keptSheet = () => read(SHEET);

/** @param {import('./bench.js').Sheet} sheet */
export const keepSheet = (sheet) => write(SHEET, sheet);

/** What lies on the bench of Sea Battle. @returns {import('./sea-bench.js').SeaSheet | null} */
export const keptSeaSheet = () => read(SEA_SHEET);

/** @param {import('./sea-bench.js').SeaSheet} sheet */
export const keepSeaSheet = (sheet) => write(SEA_SHEET, sheet);
