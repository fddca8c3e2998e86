// @ts-check
/** Shogword's board: tiles of two colours, and letters at home. Pure functions from data to markup. */
import { placeOf, times } from './cells.js';
import { CELL, circle, line, rect, text } from './svg.js';

/**
 * @typedef {'red' | 'black'} Color
 *
 * A position as files hold it: rows from row 9, their cells separated by spaces.
 * @typedef {object} Position
 * @property {number} red the seat that has the red tiles
 * @property {string[]} board
 * @property {Record<Color, string>} beside
 * @property {string} [stock]
 *
 * What is in a cell: a capital letter, whose it is, and how it is there.
 * @typedef {{letter: string, color: Color, isHome: boolean, isBlank: boolean}} Square
 */

export const SIDE = 9;

/** The board as other boards see it: its cells are named from above, `A1` to `I9`. */
export const SIZE = { width: SIDE, height: SIDE, counts: [] };

/**
 * The name of a cell in moves: rows are counted from below.
 * @param {string} cell
 */
export function nameOf(cell) {
  const [column, row] = placeOf(cell);
  return `${'abcdefghi'[column]}${SIDE - row}`;
}

/**
 * What is in a cell; null if it is empty.
 * @param {Position} position @param {string} cell @returns {Square | null}
 */
export function squareAt({ board }, cell) {
  const [column, row] = placeOf(cell);
  const shown = board[row].trim().split(/\s+/)[column];
  if (shown === '.') return null;
  const [isHome, isBlank] = [shown.startsWith('('), shown.startsWith('?')];
  const sign = shown.replace(/[(?)]/g, '');
  const letter = sign.toUpperCase();
  return { letter, color: sign === letter ? 'red' : 'black', isHome, isBlank };
}

/** @param {string} look @param {string} cell @param {number} [inside] */
export function frame(look, cell, inside = 0.6) {
  const [column, row] = placeOf(cell);
  return rect(look, column * CELL + inside, row * CELL + inside, CELL - 2 * inside, CELL - 2 * inside, 0.8);
}

/** @param {string} cell @param {string | number} shown a number in the corner of a cell */
export function cornerNumber(cell, shown) {
  const [column, row] = placeOf(cell);
  return text('shog-number', (column + 0.5) * CELL, (row + 0.5) * CELL + 1.1, shown);
}

/**
 * The board with all that lies on it.
 * @param {Position} position @param {string[][]} cells the names of all cells, row by row
 */
export function drawBoard(position, cells) {
  const grid = times(SIDE - 1, (at) => (at + 1) * CELL).map(
    (at) => line('grid', [at, 0], [at, SIDE * CELL]) + line('grid', [0, at], [SIDE * CELL, at]),
  );
  const names = times(SIDE, (at) => [
    text('number cell-name', (at + 0.5) * CELL, -1.8, 'abcdefghi'[at]),
    text('number cell-name', -3.4, (at + 0.5) * CELL + 1.3, SIDE - at),
  ]);
  return [
    rect('ground none', 0, 0, SIDE * CELL, SIDE * CELL),
    rect('shog-homes', 0, 0, SIDE * CELL, 2 * CELL),
    rect('shog-homes', 0, 7 * CELL, SIDE * CELL, 2 * CELL),
    grid.join(''),
    names.flat().join(''),
    cells.flat().map((cell) => drawSquare(position, cell)).join(''),
    rect('rim', 0, 0, SIDE * CELL, SIDE * CELL),
  ].join('');
}

/** @param {Position} position @param {string} cell */
function drawSquare(position, cell) {
  const square = squareAt(position, cell);
  if (!square) return '';
  const [column, row] = placeOf(cell);
  const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
  const { letter, color, isHome, isBlank } = square;
  if (isHome) return text(`shog-home ${color}`, x, y + 1.7, letter);
  const blank = isBlank ? circle(`shog-blank ${color}`, x + 2.9, y - 2.9, 0.7) : '';
  return rect(`shog-tile ${color}`, x - 4.2, y - 4.2, 8.4, 8.4, 1) + text(`shog-letter ${color}`, x, y + 2, letter) + blank;
}
