// @ts-check
/**
 * Draws a board of cells and regions, for games that bring no drawing of their own. Pure functions
 * from data to markup, of which all that varies are names of cells and signs.
 *
 * @typedef {object} PlainBoard
 * @property {number} width
 * @property {number} height
 * @property {number[][]} regions heavy lines part regions
 * @property {{mark: string, sign: string, meaning: string}[]} signs what players mark
 * @property {{mark: string, sign: string, meaning: string}[]} fixed what else stands on the board
 * @property {string[]} excluded what is marked as not there: `E4-5`
 * @property {string[]} rows the marks, `?` for what is not known
 * @property {string[]} from `c` clue, `s` said, `-` not known
 */
import { names, square } from './cell-board.js';
import { cellRows, placeOf, times } from './cells.js';
import { CELL, circle, line, rect, text } from './svg.js';

/** The circles through the outer and the inner corners of a star. */
const STAR = [0.38, 0.155];

/**
 * @param {PlainBoard} board
 * @param {{selected?: string | null, about?: string[], because?: string[], painted?: Record<string, string>,
 *   notes?: {under: string, over: string}}} [overlay]
 */
export function drawPlain(board, overlay = {}) {
  const { selected = null, about = [], because = [], painted = {}, notes } = overlay;
  const { width, height } = board;
  const cells = cellRows(board).flat();
  const squares = (/** @type {string} */ look, /** @type {string[]} */ of, inside = 0) =>
    of.map((cell) => square(look, cell, inside)).join('');
  return [
    squares('ground none', cells),
    notes?.under ?? '',
    squares('because', because),
    squares('about', about),
    squares('changed', Object.keys(painted)),
    lines(board),
    names(board, selected),
    cells.map((cell) => content(board, cell, painted[cell])).join(''),
    board.excluded.map((mark) => excluded(board, mark)).join(''),
    squares('because-frame', because, 0.5),
    squares('about-frame', about, 0.5),
    rect('rim', 0, 0, width * CELL, height * CELL),
    selected === null ? '' : square('selected', selected, 0, 0.8),
  ].join('');
}

/** @param {PlainBoard} board */
function lines({ width, height, regions }) {
  const border = (/** @type {number} */ column, /** @type {number} */ row) => {
    const here = regions[row][column];
    const [left, top, right, bottom] = [column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL];
    const look = (/** @type {number} */ other) => (other === here ? 'grid' : 'rim');
    return [
      column + 1 < width ? line(look(regions[row][column + 1]), [right, top], [right, bottom]) : '',
      row + 1 < height ? line(look(regions[row + 1][column]), [left, bottom], [right, bottom]) : '',
    ].join('');
  };
  return times(height, (row) => times(width, (column) => border(column, row)).join('')).join('');
}

/** @param {PlainBoard} board @param {string} cell @param {string | undefined} painted */
function content({ rows, from, signs, fixed }, cell, painted) {
  const [column, row] = placeOf(cell);
  const shown = [...signs, ...fixed].find(({ mark }) => mark === (painted ?? rows[row][column]));
  if (!shown) return '';
  const look = from[row][column] === 'c' ? 'plain-sign given' : 'plain-sign';
  return drawSign(shown, (column + 0.5) * CELL, (row + 0.5) * CELL, look);
}

/**
 * What is not there, small and struck out, each sign in a place of its own.
 * @param {PlainBoard} board @param {string} mark
 */
function excluded({ rows, signs }, mark) {
  const [cell, character] = [mark.slice(0, -2), mark.slice(-1)];
  const [column, row] = placeOf(cell);
  if (rows[row][column] !== '?') return '';
  const at = signs.findIndex((sign) => sign.mark === character);
  const across = Math.ceil(Math.sqrt(signs.length));
  const [x, y] = [column + ((at % across) + 0.5) / across, row + (Math.floor(at / across) + 0.5) / across];
  const half = CELL * 0.08;
  return [
    text('plain-excluded', x * CELL, y * CELL + CELL * 0.07, character),
    line('strike', [x * CELL - half, y * CELL + half], [x * CELL + half, y * CELL - half]),
  ].join('');
}

/** @param {{mark: string, sign: string}} shown @param {number} x @param {number} y @param {string} look */
function drawSign({ mark, sign }, x, y, look) {
  if (sign === 'dot') return circle(look, x, y, CELL * 0.08);
  if (sign === 'disc') return circle(look, x, y, CELL * 0.33);
  if (sign === 'letter') return text(look, x, y + CELL * 0.2, mark);
  const corner = (/** @type {number} */ at) => {
    const [angle, radius] = [Math.PI * (at / 5 - 0.5), CELL * STAR[at % 2]];
    return `${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `<polygon class="${look}" points="${times(10, corner).join(' ')}"/>`;
}

/**
 * A sign by itself, for buttons.
 * @param {{mark: string, sign: string}} shown
 */
export const signAlone = (shown) =>
  `<svg viewBox="0 0 ${CELL} ${CELL}" aria-hidden="true">${drawSign(shown, CELL / 2, CELL / 2, 'plain-sign')}</svg>`;
