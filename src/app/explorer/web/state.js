// @ts-check
/**
 * What the page shows: the view of the game, and what only the page knows.
 *
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Spot} Spot
 * @typedef {'select' | 'shoot' | 'mark' | 'place' | 'note'} Tool
 * @typedef {{kind: 'column', column: number} | {kind: 'digit'} | {kind: 'colour', colour: string}
 *   | {kind: 'note', sign: '!' | '~'}} Typed
 *
 * What is said to the player; what is only told is for screen readers, as others see it anyway.
 * @typedef {{text: string, kind: 'said' | 'told' | 'wrong'}} Message
 *
 * @typedef {object} State
 * @property {import('./types.js').Lang} lang
 * @property {import('./store.js').Theme} theme
 * @property {import('./types.js').Start | null} start
 * @property {import('./types.js').Technique[]} techniques
 * @property {{id: string, kind: string, title: string, view: View} | null} game
 * @property {string} cell the chosen cell
 * @property {Tool} tool
 * @property {string} seaTool what a click does on marked cells: `turn`, `note`, or a mark
 * @property {string} note what is noted by clicks
 * @property {string | null} sheet on phones, the panel that is shown
 * @property {number} zoom how much larger than its place the board is, where boards zoom
 * @property {Typed | null} typed what was typed of something longer
 * @property {boolean} z whether the next shot is the Z shot
 * @property {any} built what is built at the side, in a game that has a workshop
 * @property {{about: Spot, because: Spot} | null} lit what a chosen sentence is about
 * @property {number | null} line the chosen line of the log
 * @property {{name: string, step: number} | null} guide the guided game, and its step
 * @property {string | null} explained the technique that is explained
 * @property {import('./types.js').Help | 'working' | null} help
 * @property {import('./types.js').Paths | 'working' | null} paths once the game is over
 * @property {Record<string, string>} painted
 * @property {Record<string, string>} wanted which puzzles of the library are listed
 * @property {Message | null} message
 * @property {'keys' | 'settings' | 'print' | 'link' | null} dialog
 * @property {string} address the link that is shown
 * @property {boolean} asksMercy whether to ask if the mercy shot is to be opened anyway
 * @property {string | null} bench of which game the bench is shown
 * @property {boolean} isPaused
 * @property {boolean} isLost whether the server does not answer
 * @property {boolean} isLocked whether the server wants another token
 * @property {string[] | null} asksAutomatisms those that would solve the puzzle by themselves
 * @property {AbortController | null} composing
 */
/**
 * The state before anything was done.
 * @param {import('./types.js').Lang} lang @param {import('./store.js').Theme} theme
 * @returns {State}
 */
export const initial = (lang, theme) => ({
  lang,
  theme,
  start: null,
  techniques: [],
  game: null,
  cell: '55',
  tool: 'select',
  seaTool: 'turn',
  note: '~1',
  sheet: null,
  zoom: 1,
  typed: null,
  z: false,
  built: null,
  lit: null,
  line: null,
  guide: null,
  explained: null,
  help: null,
  paths: null,
  painted: {},
  wanted: {},
  message: null,
  dialog: null,
  address: '',
  asksMercy: false,
  bench: null,
  isPaused: false,
  isLost: false,
  isLocked: false,
  asksAutomatisms: null,
  composing: null,
});

/**
 * The stage that the next hint has: after the third one begins anew.
 * @param {View} view
 */
export function nextStage({ asked }) {
  return asked?.kind === 'hint' && asked.stage && asked.stage < 3 ? asked.stage + 1 : 1;
}
