// @ts-check
/** Names and places of cells, points and ships. Pure functions, which exported pages use too. */

/** The number of rows, and of columns. */
export const SIZE = 9;

/** The numbers of rows and columns. */
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The names of all cells in reading order. */
export const CELLS = NUMBERS.flatMap((row) => NUMBERS.map((column) => `${column}${row}`));

/** The names of all points in reading order. */
export const POINTS = NUMBERS.slice(0, -1).flatMap((row) =>
  NUMBERS.slice(0, -1).map((column) => `${column}${row}/${column + 1}${row + 1}`),
);

/** @param {string} cell */
export const columnOf = (cell) => Number(cell[0]);

/** @param {string} cell */
export const rowOf = (cell) => Number(cell[1]);

/**
 * The place of a cell in reading order.
 * @param {string} cell
 */
export const indexOf = (cell) => (rowOf(cell) - 1) * SIZE + columnOf(cell) - 1;

/**
 * The cell so many columns and rows further, or the last one on the board.
 * @param {string} cell
 * @param {number} columns
 * @param {number} rows
 */
export function moved(cell, columns, rows) {
  const within = (/** @type {number} */ number) => Math.min(SIZE, Math.max(1, number));
  return `${within(columnOf(cell) + columns)}${within(rowOf(cell) + rows)}`;
}

/**
 * The four corners of a cell: upper left, upper right, lower left, lower right; `null` on the rim.
 * @param {string} cell
 * @returns {(string | null)[]}
 */
export function cornersOf(cell) {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return [
    [column - 1, row - 1],
    [column, row - 1],
    [column - 1, row],
    [column, row],
  ].map(([x, y]) => (isPoint(x, y) ? `${x}${y}/${x + 1}${y + 1}` : null));
}

/**
 * Whether the point to the lower right of this column and row lies inside the board.
 * @param {number} column
 * @param {number} row
 */
function isPoint(column, row) {
  return column >= 1 && row >= 1 && column < SIZE && row < SIZE;
}

/**
 * The cells of a ship such as `B44-64` or `D37`.
 * @param {string} ship
 */
export function cellsOf(ship) {
  const [first, last = first] = ship.slice(1).split('-');
  return CELLS.filter((cell) => {
    const [column, row] = [columnOf(cell), rowOf(cell)];
    return column >= columnOf(first) && column <= columnOf(last) && row >= rowOf(first) && row <= rowOf(last);
  });
}

/**
 * The ships of a drawing: nine strings of `.ABGD`.
 * @param {string[]} rows
 * @returns {string[]}
 */
export function shipsOf(rows) {
  const at = (/** @type {number} */ column, /** @type {number} */ row) => rows[row - 1]?.[column - 1] ?? '.';
  return CELLS.flatMap((cell) => {
    const [column, row] = [columnOf(cell), rowOf(cell)];
    const letter = at(column, row);
    if (letter === '.' || at(column - 1, row) !== '.' || at(column, row - 1) !== '.') return [];
    let [x, y] = [column, row];
    while (at(x + 1, row) !== '.') x += 1;
    while (at(column, y + 1) !== '.') y += 1;
    return [x === column && y === row ? `${letter}${cell}` : `${letter}${cell}-${x}${y}`];
  });
}
