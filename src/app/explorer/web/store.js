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
const POSITIONS = 'smyoz-positions';
const SHEETS = 'smyoz-bench:';
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
 * @param {string} id @returns {Kept | null}
 */
export const keptGame = (id) => read(GAME + id);

/**
 * Keeps a game, or none of this name, and forgets those that were played long ago.
 * @param {string} id @param {{link: string, millis: number} | null} game
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

/** How many results of a kind are kept, and of how many games the saved positions. */
const MOST_RESULTS = 500;
const MOST_POSITIONS = 50;

/**
 * A game that was solved: how long it took, the hints, and the day, by this machine's calendar.
 * @typedef {{millis: number, hints: number | null, day: number | null}} Result
 */

/** The number of the day. */
const today = () => Math.floor((Date.now() / 60_000 - new Date().getTimezoneOffset()) / 1440);

/**
 * What was solved of a kind. Before results told of hints and days, they were times alone.
 * @param {string} kind @returns {Record<string, Result>}
 */
const resultsOf = (kind) =>
  Object.fromEntries(
    Object.entries(read(RESULTS + kind) ?? {}).map(([id, it]) => [id, typeof it === 'number' ? { millis: it, hints: null, day: null } : it]),
  );

/**
 * Keeps what a game took, once.
 * @param {string} kind @param {string} id @param {number} millis @param {number} hints
 */
export function keepResult(kind, id, millis, hints) {
  const kept = resultsOf(kind);
  if (id in kept) return;
  write(RESULTS + kind, Object.fromEntries([...Object.entries(kept), [id, { millis, hints, day: today() }]].slice(-MOST_RESULTS)));
}

/**
 * How many games of a kind were solved here, how many of them without hints, the best time and the
 * average.
 * @param {string} kind
 */
export function results(kind) {
  const all = Object.values(resultsOf(kind));
  const times = all.map(({ millis }) => millis);
  const sum = times.reduce((sum, time) => sum + time, 0);
  const alone = all.filter(({ hints }) => hints === 0).length;
  return { number: all.length, alone, best: Math.min(...times), average: sum / Math.max(1, all.length) };
}

/** The kinds of games that were solved here. */
export function kindsSolved() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(RESULTS)).map((key) => key.slice(RESULTS.length));
  } catch {
    return [];
  }
}

/** How many days in a row something was solved: up to today or yesterday, and at most. */
export function streaks() {
  const days = new Set(kindsSolved().flatMap((kind) => Object.values(resultsOf(kind)).flatMap(({ day }) => day ?? [])));
  let [now, longest, row] = [0, 0, 0];
  for (const day of [...days].sort((one, other) => one - other)) {
    row = days.has(day - 1) ? row + 1 : 1;
    longest = Math.max(longest, row);
    if (day >= today() - 1) now = row;
  }
  return { now, longest };
}

/**
 * Forgets the results of a kind, or all of them.
 * @param {string} [kind]
 */
export const forgetResults = (kind) =>
  (kind === undefined ? kindsSolved() : [kind]).forEach((of) => write(RESULTS + of, null));

/**
 * A position that was saved: its name, and the number of the action that led to it.
 * @typedef {{name: string, action: number}} Position
 */

/** @param {string} id @returns {Position[]} */
export const positions = (id) => read(POSITIONS)?.[id] ?? [];

/**
 * Keeps the saved positions of a game.
 * @param {string} id @param {Position[]} saved
 */
export function keepPositions(id, saved) {
  const { [id]: _, ...others } = read(POSITIONS) ?? {};
  const all = saved.length > 0 ? { ...others, [id]: saved } : others;
  write(POSITIONS, Object.fromEntries(Object.entries(all).slice(-MOST_POSITIONS)));
}

/**
 * What lies on a bench.
 * @param {string} kind @returns {any}
 */
export const keptSheet = (kind) => read(SHEETS + kind);

/** @param {string} kind @param {object} sheet */
export const keepSheet = (kind, sheet) => write(SHEETS + kind, sheet);

/**
 * The fleet that a seat is about to hide, in this window only.
 * @param {string} seat
 */
export const draft = (seat) => read(DRAFT + seat, sessionStorage);

/** @param {string} seat @param {unknown} pieces */
export const keepDraft = (seat, pieces) => write(DRAFT + seat, pieces, sessionStorage);
