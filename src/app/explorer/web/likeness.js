// @ts-check
/**
 * What games have in common.
 *
 * @typedef {{kind: string, view: any}} Game
 */

/**
 * Whether what was asked in one view is answered as in another one: only something was chosen since.
 * @param {any} before @param {any} now
 */
export function isAnsweredBy(before, now) {
  const board = (/** @type {any} */ { asked, cells, points, rows, said }) =>
    JSON.stringify([asked, cells, points, rows, said]);
  return now.asked !== null && board(before) === board(now);
}

/**
 * What games like this one have in common.
 * @param {Game} game
 */
export const likenessOf = ({ kind, view: { mode, level, width, height } }) =>
  [kind, mode, level, width && `${width}x${height}`].filter(Boolean).join(' ');

/**
 * How many hints a game has used.
 * @param {any} view
 */
export const hintsOf = ({ counters }) => counters.hints.reduce((/** @type {number} */ all, /** @type {number} */ some) => all + some, 0);
