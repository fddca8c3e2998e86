// @ts-check
/**
 * What lies in the cells, and what marking makes of it. A mark is one of `.#*+`, and `?` for none.
 *
 * @typedef {import('./types-cells.js').CellsView} CellsView
 */
import { placeOf } from './cells.js';

/**
 * What is known of a cell.
 * @param {CellsView} view @param {string} cell
 */
export function signAt(view, cell) {
  const [column, row] = placeOf(cell);
  return view.rows[row][column];
}

/**
 * How it became known.
 * @param {CellsView} view @param {string} cell
 */
export function fromAt(view, cell) {
  const [column, row] = placeOf(cell);
  return view.from[row][column];
}

/**
 * The player's own mark.
 * @param {CellsView} view @param {string} cell
 */
export const saidAt = (view, cell) => (fromAt(view, cell) === 's' ? signAt(view, cell) : '?');

/**
 * Whether the cell may be marked: it is not told.
 * @param {CellsView} view @param {string} cell
 */
export const canMark = (view, cell) => fromAt(view, cell) !== 'c';

/**
 * The marks that this game has, without that which takes marks back.
 * @param {CellsView} view
 */
export const marksOf = (view) => {
  if (view.signs) return view.signs.map(({ mark }) => mark);
  const has = (/** @type {string} */ piece) => view.counts.some((counts) => counts.piece === piece);
  return ['.', '#', ...(has('mine') ? ['*'] : []), ...(has('sweeper') ? ['+'] : [])];
};

/**
 * The mark that comes after the one that a cell has; backwards, ships come before water.
 * @param {CellsView} view @param {string} cell @param {boolean} isBackwards
 */
export function nextMark(view, cell, isBackwards) {
  const [first, second, ...others] = marksOf(view);
  const round = ['?', ...(isBackwards ? [second, first] : [first, second]), ...others].filter(Boolean);
  return round[(round.indexOf(saidAt(view, cell)) + 1) % round.length];
}

/**
 * The action that marks cells; `null` if nothing would change.
 * @param {CellsView} view @param {string[]} cells @param {string} mark
 */
export function marking(view, cells, mark) {
  const changed = cells.filter((cell) => canMark(view, cell) && saidAt(view, cell) !== mark);
  return changed.length === 0 ? null : { mark: { cells: changed.map((cell) => `${cell}${mark}`) } };
}
