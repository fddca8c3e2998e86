// @ts-check
/**
 * What the browser keeps: the settings, the token of the server, and the games that were played last
 * as links, so that they survive the loss of the server's state. Storage may be refused; then nothing
 * is kept.
 *
 * @typedef {import('./types.js').Lang} Lang
 * @typedef {'auto' | 'light' | 'dark'} Theme
 * @typedef {object} Settings
 * @property {Lang | null} lang
 * @property {Theme} theme
 * @property {string} set the automatisms of new games; puzzles begin without any
 * @property {Record<string, string[]>} sets those sets that the player has changed
 * @property {import('./types.js').Scale | null} scale
 * @property {boolean} careful
 * @property {boolean} seaAuto whether water is drawn by itself in Sea Battle
 *
 * @typedef {{link: string, millis: number, at: number}} Kept
 */

const SETTINGS = 'smyoz-settings';
const GAME = 'smyoz-game:';
const TOKEN = 'smyoz-token';
const RESULTS = 'smyoz-results:';
const SHEET = 'smyoz-bench';
const SEA_SHEET = 'smyoz-sea-bench';
const DRAFT = 'smyoz-draft:';

/** @type {Settings} */
const USUAL = { lang: null, theme: 'auto', set: 'bookkeeping', sets: {}, scale: null, careful: true, seaAuto: false };

/** @param {string} key @param {Storage} [storage] @returns {any} */
function read(key, storage = localStorage) {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value @param {Storage} [storage] */
function write(key, value, storage = localStorage) {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // The server keeps the game, too.
  }
}

/** @returns {Settings} */
export const settings = () => ({ ...USUAL, ...read(SETTINGS) });

/** @param {Partial<Settings>} changes */
export const keepSettings = (changes) => write(SETTINGS, { ...settings(), ...changes });

/** How many games are kept. */
const MOST_GAMES = 8;

/**
 * A game that was played here.
 * @param {string} id
 * @returns {Kept | null}
 */
export const keptGame = (id) => read(GAME + id);

/**
 * Keeps a game, or none of this name, and forgets those that were played long ago.
 * @param {string} id
 * @param {{link: string, millis: number} | null} game
 */
export function keepGame(id, game) {
  write(GAME + id, game && { ...game, at: Date.now() });
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(GAME));
    const oldFirst = kept.sort((one, other) => (read(one)?.at ?? 0) - (read(other)?.at ?? 0));
    oldFirst.slice(0, -MOST_GAMES).forEach((key) => write(key, null));
  } catch {
    // Nothing is kept.
  }
}

/** The token of the server: that of the address, from which it vanishes, or the one before. */
export function token() {
  const given = new URLSearchParams(location.search).get('token');
  if (given === null) return read(TOKEN) ?? '';
  write(TOKEN, given);
  // Where nothing is kept, it is needed when the page is loaded again.
  if (read(TOKEN) === given) history.replaceState(null, '', location.pathname + location.hash);
  return given;
}

/** How many results of a kind are kept. */
const MOST_RESULTS = 500;

/**
 * Keeps the time that a game took, once.
 * @param {string} kind
 * @param {string} id
 * @param {number} millis
 */
export function keepResult(kind, id, millis) {
  const times = read(RESULTS + kind) ?? {};
  const kept = Object.entries({ ...times, [id]: times[id] ?? millis }).slice(-MOST_RESULTS);
  write(RESULTS + kind, Object.fromEntries(kept));
}

/**
 * How many games of a kind were solved here, the best time and the average.
 * @param {string} kind
 */
export function results(kind) {
  const times = /** @type {number[]} */ (Object.values(read(RESULTS + kind) ?? {}));
  const sum = times.reduce((all, time) => all + time, 0);
  return { number: times.length, best: Math.min(...times), average: sum / Math.max(1, times.length) };
}

/** @param {string} kind */
export const forgetResults = (kind) => write(RESULTS + kind, null);

/**
 * What lies on the bench.
 * @returns {import('./bench.js').Sheet | null}
 */
export const keptSheet = () => read(SHEET);

/** @param {import('./bench.js').Sheet} sheet */
export const keepSheet = (sheet) => write(SHEET, sheet);

/**
 * What lies on the bench of Sea Battle.
 * @returns {import('./sea-bench.js').SeaSheet | null}
 */
export const keptSeaSheet = () => read(SEA_SHEET);

/** @param {import('./sea-bench.js').SeaSheet} sheet */
export const keepSeaSheet = (sheet) => write(SEA_SHEET, sheet);

/**
 * The fleet that a seat is about to hide, in this window only.
 * @param {string} seat
 */
export const draft = (seat) => read(DRAFT + seat, sessionStorage);

/** @param {string} seat @param {unknown} pieces */
export const keepDraft = (seat, pieces) => write(DRAFT + seat, pieces, sessionStorage);
