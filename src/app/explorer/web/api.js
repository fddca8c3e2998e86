// @ts-check
/**
 * The server's answers.
 *
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Help} Help
 *
 * A game; that of one whose cells are marked is another one.
 * @typedef {{id: string, kind: string, view: View}} Shown
 */
import * as store from './store.js';

/** The type of answers that say why something is refused, or failed. */
const PROBLEM = 'application/problem+json';

const TOKEN = store.token();

/** The name of this tab, so that tabs take turns. */
const TAB = Math.random().toString(36).slice(2);

/** How long to wait before asking a lost server again, in milliseconds. */
export const PATIENCE = 1500;

/** @param {number} millis */
export const wait = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** The server refuses something, and says why. */
export class Refused extends Error {
  /** @param {string} reason @param {number} status */
  constructor(reason, status) {
    super(reason);
    this.status = status;
  }
}

/** The server cannot be reached. */
export class Lost extends Error {}

/**
 * @param {string} method @param {string} path
 * @param {{lang: string, body?: unknown, signal?: AbortSignal, token?: string, query?: string}} options `query` begins with `&`
 * @returns {Promise<Response>}
 */
export async function ask(method, path, { lang, body, signal, token = TOKEN, query = '' }) {
  const request = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'Content-Type': 'application/json', 'X-Smyoz-Token': token, 'X-Smyoz-Tab': TAB };
  const answer = await fetch(`/api/${path}?lang=${lang}${query}`, { method, headers, signal, ...request }).catch((error) => {
    throw error.name === 'AbortError' ? error : new Lost(String(error));
  });
  if (answer.ok && answer.headers.get('Content-Type') !== PROBLEM) return answer;
  const { error } = await answer.json().catch(() => ({ error: answer.statusText }));
  throw new Refused(error, answer.status);
}

/** What can be asked in one language. */
export class Server {
  /** @param {import('./types.js').Lang} lang */
  constructor(lang) {
    this.lang = lang;
  }

  /**
   * @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [signal]
   * @returns {Promise<any>}
   */
  async json(method, path, body, signal) {
    return (await ask(method, path, { lang: this.lang, body, signal })).json();
  }

  /** @returns {Promise<import('./types.js').Start>} */
  start() {
    return this.json('GET', 'start');
  }

  /** @returns {Promise<import('./types.js').Technique[]>} */
  techniques() {
    return this.json('GET', 'techniques');
  }

  /**
   * Begins a game; composing a puzzle may take seconds.
   * @param {object} game @param {AbortSignal} [signal] @returns {Promise<Shown>}
   */
  begin(game, signal) {
    return this.json('POST', 'games', game, signal);
  }

  /** @param {string} id @returns {Promise<Shown>} */
  show(id) {
    return this.json('GET', `games/${id}`);
  }

  /** @param {string} id @param {unknown} action @param {number} millis @returns {Promise<Shown>} */
  play(id, action, millis) {
    return this.json('POST', `games/${id}/play`, { action, millis });
  }

  /** @param {string} id @param {'undo' | 'redo'} way @returns {Promise<Shown>} */
  move(id, way) {
    return this.json('POST', `games/${id}/${way}`, {});
  }

  /** @param {string} id @param {number} to the number of an action @returns {Promise<Shown>} */
  go(id, to) {
    return this.json('POST', `games/${id}/go`, { to });
  }

  /** @param {string} id @param {AbortSignal} signal @returns {Promise<Help | null>} */
  help(id, signal) {
    return this.json('GET', `games/${id}/help`, undefined, signal);
  }

  /**
   * The paths of a game that is over.
   * @param {string} id @param {AbortSignal} signal
   * @returns {Promise<import('./types.js').Paths | null>}
   */
  path(id, signal) {
    return this.json('GET', `games/${id}/path`, undefined, signal);
  }

  /** @param {string} id @returns {Promise<{link: string}>} */
  link(id) {
    return this.json('GET', `games/${id}/link`);
  }

  /**
   * The game as a file, veiled.
   * @param {string} id @returns {Promise<string>}
   */
  async file(id) {
    return (await ask('GET', `games/${id}/file`, { lang: this.lang })).text();
  }

  /**
   * The record of a game.
   * @param {string} id @param {'txt' | 'svg'} format @returns {Promise<Blob>}
   */
  async record(id, format) {
    return (await ask('GET', `games/${id}/record.${format}`, { lang: this.lang })).blob();
  }

  /**
   * The puzzle of a game as it is printed.
   * @param {string} id
   * @param {boolean} marks whether with what is marked
   * @returns {Promise<Blob>}
   */
  async page(id, marks) {
    return (await ask('GET', `games/${id}/page.pdf`, { lang: this.lang, query: `&marks=${marks}` })).blob();
  }

  /**
   * A file of what lies on the bench.
   * @param {object} wanted @returns {Promise<Blob>}
   */
  async benchFile(wanted) {
    return (await ask('POST', 'bench/file', { lang: this.lang, body: wanted })).blob();
  }

  /**
   * A puzzle file of what lies on the bench of Sea Battle.
   * @param {object} sheet @returns {Promise<Blob>}
   */
  async seaFile(sheet) {
    return (await ask('POST', 'sea-battle/file', { lang: this.lang, body: sheet })).blob();
  }

  /** @param {string} id */
  remove(id) {
    return this.json('DELETE', `games/${id}`);
  }
}
