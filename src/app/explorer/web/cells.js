// @ts-check
/** Names and places of cells on boards of any size: `E4` is column 5, row 4. Pure functions. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The letters of a column, from 0.
 * @param {number} column
 */
export const columnName = (column) => (column < 26 ? LETTERS[column] : `A${LETTERS[column - 26]}`);

/**
 * The cell in this column and row, from 0.
 * @param {number} column
 * @param {number} row
 */
export const cellAt = (column, row) => `${columnName(column)}${row + 1}`;

/**
 * Column and row of a cell, from 0.
 * @param {string} cell
 * @returns {[number, number]}
 */
export function placeOf(cell) {
  const [, letters = 'A', number = '1'] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  const last = LETTERS.indexOf(letters[letters.length - 1]);
  return [letters.length > 1 ? 26 + last : last, Number(number) - 1];
}

/**
 * @template T
 * @param {number} number
 * @param {(at: number) => T} make
 * @returns {T[]}
 */
export const times = (number, make) => Array.from({ length: number }, (_, at) => make(at));

/**
 * The names of all cells, row by row.
 * @param {{width: number, height: number}} board
 */
export const cellRows = ({ width, height }) => times(height, (row) => times(width, (column) => cellAt(column, row)));

/**
 * The cell so many columns and rows further, or the last one on the board.
 * @param {{width: number, height: number}} board
 * @param {string} cell
 * @param {number} columns
 * @param {number} rows
 */
export function moved({ width, height }, cell, columns, rows) {
  const [column, row] = placeOf(cell);
  const within = (/** @type {number} */ at, /** @type {number} */ size) => Math.min(size - 1, Math.max(0, at));
  return cellAt(within(column + columns, width), within(row + rows, height));
}

/**
 * The cell at a place on a board.
 * @param {{width: number, height: number}} board
 * @param {Element} grid what covers its cells
 * @param {{clientX: number, clientY: number}} event
 */
export function cellUnder({ width, height }, grid, event) {
  const { left, top, width: across, height: down } = grid.getBoundingClientRect();
  const at = (/** @type {number} */ along, /** @type {number} */ size) =>
    Math.min(size - 1, Math.max(0, Math.floor(along * size)));
  return cellAt(at((event.clientX - left) / across, width), at((event.clientY - top) / down, height));
}

/**
 * The cells from one to another, along the row or the column that leads nearest to it.
 * @param {string} from
 * @param {string} to
 */
export function straight(from, to) {
  const [[column, row], [toColumn, toRow]] = [placeOf(from), placeOf(to)];
  const isAcross = Math.abs(toColumn - column) >= Math.abs(toRow - row);
  const [start, end] = isAcross ? [column, toColumn] : [row, toRow];
  const way = Math.sign(end - start);
  return times(Math.abs(end - start) + 1, (at) =>
    isAcross ? cellAt(start + at * way, row) : cellAt(column, start + at * way),
  );
}
