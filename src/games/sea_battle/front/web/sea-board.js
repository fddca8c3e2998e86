// @ts-check
/**
 * Draws boards of Sea Battle as SVG, in the manner of the printed pages. Pure functions from data to
 * markup, of which all that varies are names of cells, digits and letters, never text from
 * elsewhere.
 *
 * @typedef {object} SeaBoard
 * @property {number} width
 * @property {number} height
 * @property {string[]} rows `.#*+`, `?` for what is not known
 * @property {string[]} from `c` clue, `s` said, `a` drawn by itself, `-` not known
 * @property {Record<string, string>} given what cells show that are told
 * @property {string[][]} finished the cells of each ship that is finished
 * @property {import('./cell-board.js').Sized['counts']} counts
 */
import { counts, names, square } from './cell-board.js';
import { cellAt, placeOf, times } from './cells.js';
import { CELL, circle, line, rect, text } from './svg.js';

/** The distance of hulls from the sides of their cells. */
const INSET = 1.1;

/**
 * The shown parts of ships, with their closed sides.
 * @type {Record<string, string>}
 */
const CLOSED = { submarine: 'lrtb', left: 'ltb', right: 'rtb', top: 'ltr', bottom: 'lrb' };

/**
 * A board with all that is known of it: the inside of an `svg` element.
 * @param {SeaBoard} board
 * @param {import('./cell-board.js').CellOverlay} [overlay]
 */
export function drawSea(board, overlay = {}) {
  const { width, height } = board;
  const { selected = null, about = [], because = [], broken = [], painted = {}, notes } = overlay;
  const cells = times(height, (row) => times(width, (column) => cellAt(column, row))).flat();
  return [
    cells.map((cell) => ground(board, cell)).join(''),
    notes?.under ?? '',
    because.map((cell) => square('because', cell)).join(''),
    about.map((cell) => square('about', cell)).join(''),
    broken.map((cell) => square('suspicious', cell)).join(''),
    Object.keys(painted)
      .map((cell) => square('changed', cell))
      .join(''),
    grid(board),
    names(board, selected),
    cells.map((cell) => content(board, cell, painted[cell])).join(''),
    notes?.over ?? '',
    counts(board),
    because.map((cell) => square('because-frame', cell, 0.5)).join(''),
    about.map((cell) => square('about-frame', cell, 0.5)).join(''),
    broken.map((cell) => square('suspicious-frame', cell, 0.5)).join(''),
    rect('rim', 0, 0, width * CELL, height * CELL),
    selected === null ? '' : square('selected', selected, 0, 0.8),
  ].join('');
}

/** @param {SeaBoard} board @param {string} cell */
function ground(board, cell) {
  const [column, row] = placeOf(cell);
  const sign = board.rows[row][column];
  const look = { '?': 'none', '.': 'sea' }[sign] ?? 'all';
  return square(`ground ${look}`, cell);
}

/** @param {SeaBoard} board */
const grid = ({ width, height }) =>
  [
    times(width - 1, (at) => line('grid', [(at + 1) * CELL, 0], [(at + 1) * CELL, height * CELL])),
    times(height - 1, (at) => line('grid', [0, (at + 1) * CELL], [width * CELL, (at + 1) * CELL])),
  ]
    .flat()
    .join('');

/**
 * What lies in a cell.
 * @param {SeaBoard} board
 * @param {string} cell
 * @param {string | undefined} painted the mark that is being painted
 */
function content(board, cell, painted) {
  const [column, row] = placeOf(cell);
  const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
  const from = { c: 'clue', s: 'said', a: 'auto', '-': 'none' }[board.from[row][column]] ?? 'none';
  switch (painted || board.rows[row][column]) {
    case '.':
      return from === 'clue' ? wave(x, y) : circle(`water ${from}`, x, y, 0.95);
    case '#':
      return painted === undefined ? shipCell(board, cell, from) : hull(`hull ${from}`, x, y, '', '');
    case '*':
      return mine(from, x, y);
    case '+':
      return sweeper(from, x, y);
    default:
      return '';
  }
}

/** @param {number} x @param {number} y */
const wave = (x, y) => `<path class="wave" d="M${x - 3} ${y}q1.5 -2 3 0t3 0"/>`;

/**
 * A ship's cell, closed at the sides where its ship ends, and joined to the others.
 * @param {SeaBoard} board
 * @param {string} cell
 * @param {string} from
 */
function shipCell(board, cell, from) {
  const [column, row] = placeOf(cell);
  const beside = { l: [column - 1, row], r: [column + 1, row], t: [column, row - 1], b: [column, row + 1] };
  const joined = Object.entries(beside).filter(([, [x, y]]) => board.rows[y]?.[x] === '#');
  const isFinished = board.finished.some((ship) => ship.includes(cell));
  const shows = board.given[cell];
  const joints = joined.map(([side]) => side).join('');
  const told = CLOSED[shows];
  // Whoever is told an end knows where the ship goes on.
  const open = told === undefined ? joints : joints + [...'lrtb'].filter((side) => !told.includes(side)).join('');
  const closed = isFinished ? [...'lrtb'].filter((side) => !joints.includes(side)).join('') : (told ?? '');
  const look = `hull ${from} ${isFinished || told !== undefined ? 'sure' : 'unsure'}`;
  const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
  const part = shows === 'ship' && !isFinished ? text('hull-part', x, y + 1.8, '?') : '';
  return hull(look, x, y, open, closed) + part;
}

/**
 * A square that reaches to the sides that are open, with round corners between sides that are closed.
 * @param {string} look
 * @param {number} x @param {number} y its centre
 * @param {string} open @param {string} closed
 */
function hull(look, x, y, open, closed) {
  const half = CELL / 2;
  const to = (/** @type {string} */ side) => (open.includes(side) ? half : half - INSET);
  const [l, r, t, b] = [x - to('l'), x + to('r'), y - to('t'), y + to('b')];
  const radius = (/** @type {string} */ one, /** @type {string} */ other) => {
    if (closed.includes(one) && closed.includes(other)) return 3.7;
    return open.includes(one) || open.includes(other) ? 0 : 0.8;
  };
  const [lt, tr, rb, bl] = [radius('l', 't'), radius('t', 'r'), radius('r', 'b'), radius('b', 'l')];
  const arc = (/** @type {number} */ turn, /** @type {number} */ dx, /** @type {number} */ dy) =>
    turn > 0 ? `a${turn} ${turn} 0 0 1 ${dx * turn} ${dy * turn}` : '';
  const path = [
    `M${l + lt} ${t}H${r - tr}${arc(tr, 1, 1)}`,
    `V${b - rb}${arc(rb, -1, 1)}`,
    `H${l + bl}${arc(bl, -1, -1)}`,
    `V${t + lt}${arc(lt, 1, -1)}z`,
  ];
  return `<path class="${look}" d="${path.join('')}"/>`;
}

/** @param {string} from @param {number} x @param {number} y */
function mine(from, x, y) {
  const spikes = times(4, (at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 4) * 3.6, Math.sin((at * Math.PI) / 4) * 3.6];
    return line(`spike ${from}`, [x - dx, y - dy], [x + dx, y + dy]);
  });
  return spikes.join('') + circle(`mine ${from}`, x, y, 2.4);
}

/** @param {string} from @param {number} x @param {number} y */
const sweeper = (from, x, y) =>
  circle(`sweeper ${from}`, x, y, 3) +
  line(`spike ${from}`, [x - 3, y], [x + 3, y]) +
  line(`spike ${from}`, [x, y - 3], [x, y + 3]);

/**
 * What cells show as marks.
 * @type {Record<string, string>}
 */
export const MARKS = { water: '.', mine: '*', sweeper: '+' };

/**
 * What a cell shows, for buttons.
 * @param {string} shows
 */
export function drawShown(shows) {
  const given = { A1: shows };
  const board = { width: 1, height: 1, rows: [MARKS[shows] ?? '#'], from: ['c'], given, finished: [], counts: [] };
  return `<svg class="board-svg shown" viewBox="0 0 ${CELL} ${CELL}" aria-hidden="true">${content(board, 'A1', undefined)}</svg>`;
}

/**
 * A ship beside a board, in cells from its upper left corner.
 * @param {[number, number][]} cells
 * @param {string} look
 * @param {string} [more] drawn upon it
 */
export function drawFigure(cells, look, more = '') {
  const isShip = (/** @type {number} */ x, /** @type {number} */ y) => cells.some(([column, row]) => column === x && row === y);
  const [width, height] = [0, 1].map((axis) => Math.max(...cells.map((cell) => cell[axis])) + 1);
  const hulls = cells.map(([x, y]) => {
    const sides = { l: isShip(x - 1, y), r: isShip(x + 1, y), t: isShip(x, y - 1), b: isShip(x, y + 1) };
    const those = (/** @type {boolean} */ isOpen) => Object.entries(sides).flatMap(([side, open]) => (open === isOpen ? side : [])).join('');
    return hull(`hull ${look}`, (x + 0.5) * CELL, (y + 0.5) * CELL, those(true), those(false));
  });
  return `<svg class="board-svg fleet-ship" viewBox="0 0 ${width * CELL} ${height * CELL}" width="${width * 14}" height="${height * 14}" aria-hidden="true">${hulls.join('')}${more}</svg>`;
}

/**
 * A ship for the list of the fleet.
 * @param {number} length
 * @param {boolean} isFinished
 */
export const drawShip = (length, isFinished) =>
  drawFigure(
    times(length, (at) => [at, 0]),
    isFinished ? 'sure found' : 'sure missing',
    isFinished ? line('strike', [0, CELL / 2], [length * CELL, CELL / 2]) : '',
  );
