// @ts-check
/**
 * Loads what the games bring: no module that all games share imports from a game. The cells of a game that
 * brings nothing are marked.
 *
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./dom.js').Child} Child
 *
 * What a game brings.
 * @typedef {object} Own
 * @property {string} first the cell that is chosen at first
 * @property {() => Child[]} page
 * @property {(key: string, event: KeyboardEvent) => boolean} press what a key does; whether it does anything
 * @property {import('./key-groups.js').Groups} keys what the keys do, in words
 * @property {string[]} mouse what the mouse does, by the names of the texts
 * @property {(view: any) => Promise<unknown>} prepare chooses in a new game what the player uses to choose
 * @property {() => Child} settings
 * @property {boolean} hasModes whether there is more than puzzles
 * @property {import('./notes.js').Noting} noting
 * @property {string} clues the text in which lists count what a puzzle shows
 * @property {(view: any, level: string) => object} [another] what the server is asked for, to begin another game like this one
 * @property {import('./guides.js').Guides} [guides] first games, with steps
 * @property {Offered} [offered] what the start page offers
 *
 * @typedef {object} Offered
 * @property {(start: import('./types.js').Start) => Child} puzzles
 * @property {() => Child} [games]
 * @property {string} bench the text of the button that opens the bench
 * @property {import('./sheets.js').Sheets<any>} sheets what lies on the bench
 * @property {() => Child[]} benchPage
 */
import { markedGame } from './marked-game.js';
import { loaded } from './loader.js';

const brought = await loaded();

/**
 * What each game brings; `other` stands for those that bring nothing.
 * @param {Session} app @returns {Record<string, Own>}
 */
export const games = (app) => ({
  ...Object.fromEntries(Object.entries(brought).map(([kind, { game }]) => [kind, game(app)])),
  other: markedGame(app),
});
