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
 * The cell and the point at a place on a board; the point only if it is near.
 * @param {Element} board what covers its 81 cells
 * @param {{clientX: number, clientY: number, pointerType?: string}} event
 * @returns {{cell: string, point: string | null}}
 */
export function placeAt(board, event) {
  const { left, top, width } = board.getBoundingClientRect();
  const side = width / SIZE;
  const [x, y] = [(event.clientX - left) / side, (event.clientY - top) / side];
  const at = (/** @type {number} */ along) => Math.min(SIZE, Math.max(1, Math.floor(along) + 1));
  const [column, row] = [Math.round(x), Math.round(y)];
  const isNear = Math.hypot(x - column, y - row) < reach(side, event.pointerType);
  const point = isPoint(column, row) && isNear ? `${column}${row}/${column + 1}${row + 1}` : null;
  return { cell: `${at(x)}${at(y)}`, point };
}

/**
 * How near a point must be to be meant, in cells. Fingers need room: on small boards they get only
 * cells, and the points are marked beside the board.
 * @param {number} side of a cell, in pixels
 * @param {string} [pointerType]
 */
function reach(side, pointerType) {
  if (pointerType !== 'touch') return 0.24;
  return side >= 56 ? 0.36 : 0;
}

/** What clicks make of a cell or a point in turn: nothing, water, ship. */
const ROUND = ['', '.', '#'];

/**
 * The mark that comes after another one.
 * @param {string | null | undefined} mark
 * @param {boolean} [backwards]
 */
export function nextMark(mark, backwards = false) {
  const at = Math.max(0, ROUND.indexOf(mark ?? ''));
  return ROUND[(at + (backwards ? 2 : 1)) % ROUND.length];
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
