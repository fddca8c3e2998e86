// @ts-check
/**
 * What boards of any size have in common, in the manner of the printed pages: squares, the names of columns
 * and rows, and counts beside them. Pure functions from data to markup.
 *
 * @typedef {import('./types-cells.js').CountView} CountView
 * @typedef {{width: number, height: number, counts: {piece: string, columns: CountView[], rows: CountView[]}[]}} Sized
 *
 * @typedef {object} CellOverlay
 * @property {string | null} [selected] the cell that is chosen
 * @property {string[]} [about] what a sentence concludes
 * @property {string[]} [because] what that rests on
 * @property {string[]} [broken] what cannot be
 * @property {Record<string, string>} [painted] marks that are being painted, by cell
 * @property {{under: string, over: string}} [notes] what is noted, as it is drawn
 */
import { columnName, placeOf, times } from './cells.js';
import { CELL, line, rect, text } from './svg.js';

/** The room for names before the board. */
const NAMES = 6.5;

/** The room for the counts of a kind after the board. */
const COUNT = 7;

/**
 * The signs of pieces, where several are counted.
 * @type {Record<string, string>}
 */
const SIGNS = { ship: '#', mine: '*', sweeper: '+' };

/**
 * The measures of a drawing: its view box, and how far the board is from its sides, in parts of it.
 * @param {{width: number, height: number, counts: unknown[]}} board
 */
export function frameOf({ width, height, counts }) {
  const after = 1 + COUNT * counts.length;
  const [across, down] = [NAMES + width * CELL + after, NAMES + height * CELL + after];
  const part = (/** @type {number} */ length, /** @type {number} */ all) => `${(100 * length) / all}%`;
  return {
    box: `${-NAMES} ${-NAMES} ${across} ${down}`,
    ratio: `${across} / ${down}`,
    cells: across / CELL,
    left: part(NAMES, across),
    right: part(after, across),
    top: part(NAMES, down),
    bottom: part(after, down),
  };
}

/**
 * The four sides of a drawing by themselves, with names and counts.
 * @param {Sized} board
 * @param {string | null} [selected]
 */
export function sidesOf(board, selected = null) {
  const { width, height, counts: kinds } = board;
  const after = 1 + COUNT * kinds.length;
  const [across, down] = [NAMES + width * CELL + after, NAMES + height * CELL + after];
  const drawn = names(board, selected) + counts(board);
  const side = (/** @type {number[]} */ ...box) =>
    `<svg class="board-svg" viewBox="${box.join(' ')}" aria-hidden="true">${drawn}</svg>`;
  return {
    left: side(-NAMES, -NAMES, NAMES, down),
    right: side(width * CELL, -NAMES, after, down),
    top: side(-NAMES, -NAMES, across, NAMES),
    bottom: side(-NAMES, height * CELL, across, after),
  };
}

/** @param {string} look @param {string} cell @param {number} [inside] @param {number} [radius] */
export function square(look, cell, inside = 0, radius = 0) {
  const [column, row] = placeOf(cell);
  const side = CELL - 2 * inside;
  return rect(look, column * CELL + inside, row * CELL + inside, side, side, radius);
}

/**
 * The names of columns and rows; those of the chosen ones stand out.
 * @param {{width: number, height: number}} board
 * @param {string | null} selected
 */
export function names({ width, height }, selected) {
  const [column, row] = selected === null ? [-1, -1] : placeOf(selected);
  const look = (/** @type {boolean} */ isChosen) => (isChosen ? 'number cell-name chosen' : 'number cell-name');
  return [
    ...times(width, (at) => text(look(at === column), (at + 0.5) * CELL, -1.8, columnName(at))),
    ...times(height, (at) => text(look(at === row), -3.4, (at + 0.5) * CELL + 1.3, at + 1)),
  ].join('');
}

/**
 * The counts after the board, one row and one column for each kind of piece.
 * @param {Sized} board
 */
export function counts({ width, height, counts }) {
  const beyond = (/** @type {number} */ kind) => 1 + COUNT * (kind + 0.5);
  const shown = counts.map(({ piece, columns, rows }, kind) => {
    const [right, bottom] = [width * CELL + beyond(kind), height * CELL + beyond(kind)];
    const sign = counts.length > 1 ? text('number cell-name', right, bottom + 1.5, SIGNS[piece]) : '';
    return [
      columns.map((count, at) => number(count, (at + 0.5) * CELL, bottom)).join(''),
      rows.map((count, at) => number(count, right, (at + 0.5) * CELL)).join(''),
      sign,
    ].join('');
  });
  return shown.join('');
}

/**
 * A count; one that is fulfilled is struck out, one that cannot be right has a frame.
 * @param {CountView} count
 * @param {number} x
 * @param {number} y
 */
function number({ number, state }, x, y) {
  if (number === null) return '';
  const strike = state === 'done' ? line('strike', [x - 2.2, y + 1.6], [x + 2.2, y - 1.6]) : '';
  const frame = state === 'wrong' ? rect('count-frame', x - 3.1, y - 3.1, 6.2, 6.2, 0.8) : '';
  return frame + strike + text(`count ${state}`, x, y + 1.7, number);
}
