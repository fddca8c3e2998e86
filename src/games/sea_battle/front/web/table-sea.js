// @ts-check
/** Sea Battle at the table: both boards, and shots by mouse, touch and keys. */
import { h } from './dom.js';
import { button } from './parts.js';
import { drawSea } from './sea-board.js';
import { cellAt, moved, placeOf, times } from './cells.js';
import { CELL, circle, line, rect, text } from './svg.js';
import { NAMES, hiding, pressHiding, shipsIn } from './table-fleet.js';
import { tableGrid } from './table-grid.js';
import { ARROWS, choose, isTyping } from './typing.js';

/**
 * @typedef {import('./table.js').Table} Table
 * @typedef {{cell: string, answer: string}} Shot
 * @typedef {{cell: string, piece: string}} Named
 *
 * @typedef {object} SeaTableView
 * @property {number} width
 * @property {number} height
 * @property {number[]} fleet
 * @property {number} shots how many a turn has
 * @property {string | null} due the piece of which a cell must be named
 * @property {{rows: string[], shots: Shot[], named: Named[]}} own
 * @property {{shots: Shot[], named: Named[], sunk: string[]}} other
 */

/**
 * The pieces that answers show.
 * @type {Record<string, string>}
 */
const PIECES = { miss: '.', hit: '#', sunk: '#', mine: '*', sweeper: '+' };

/**
 * The names of answers.
 * @type {Record<string, string>}
 */
const ANSWERS = {
  miss: 'sea-table-miss',
  hit: 'sea-table-hit',
  sunk: 'sea-table-sunk',
  mine: 'sea-table-mine-hit',
  sweeper: 'sea-table-sweeper-hit',
};

/**
 * The board of a seat.
 * @param {Table} table @returns {SeaTableView}
 */
const boardOf = (table) => table.view.board;

/**
 * What is drawn of a board.
 * @param {SeaTableView} size
 * @param {Record<string, string>} shown the piece in each cell that shows one
 * @param {Set<string>} faint those that are not sure, or were never hit
 * @param {string[][]} finished the ships that are whole
 */
function seaBoard({ width, height }, shown, faint, finished) {
  const row = (/** @type {(cell: string) => string} */ sign) =>
    times(height, (at) => times(width, (column) => sign(cellAt(column, at))).join(''));
  return {
    width,
    height,
    rows: row((cell) => shown[cell] ?? '?'),
    from: row((cell) => (faint.has(cell) ? 'a' : 's')),
    given: {},
    finished,
    counts: [],
  };
}

/** @param {string} cell @returns {[number, number]} the middle of a cell */
const middleOf = (cell) => {
  const [column, row] = placeOf(cell);
  return [(column + 0.5) * CELL, (row + 0.5) * CELL];
};

/**
 * A shot that hit something.
 * @param {string} cell
 */
function cross(cell) {
  const [x, y] = middleOf(cell);
  return line('shot-mark', [x - 3, y - 3], [x + 3, y + 3]) + line('shot-mark', [x - 3, y + 3], [x + 3, y - 3]);
}

/** @param {string} look @param {string} cell @param {number} [inside] */
function square(look, cell, inside = 0) {
  const [x, y] = middleOf(cell);
  const half = CELL / 2 - inside;
  return rect(look, x - half, y - half, 2 * half, 2 * half);
}

/**
 * How likely each cell is hit, in per cent.
 * @param {Record<string, number>} chances
 */
function heat(chances) {
  const most = Math.max(0.001, ...Object.values(chances));
  return Object.entries(chances)
    .map(([cell, chance]) => {
      const [x, y] = middleOf(cell);
      const ground = `<rect class="heat" x="${x - CELL / 2}" y="${y - CELL / 2}" width="${CELL}" height="${CELL}" fill-opacity="${((0.75 * chance) / most).toFixed(3)}"/>`;
      return ground + text('heat-number', x, y + 1.2, Math.round(100 * chance));
    })
    .join('');
}

/**
 * The own board, and the shots at it.
 * @param {Table} table
 */
function own(table) {
  const view = boardOf(table);
  const { rows, shots, named } = view.own;
  /** @type {Record<string, string>} */
  const shown = {};
  rows.forEach((row, at) => [...row].forEach((sign, column) => sign !== '.' && (shown[cellAt(column, at)] = sign)));
  shots.filter(({ answer }) => answer === 'miss').forEach(({ cell }) => (shown[cell] = '.'));
  const board = seaBoard(view, shown, new Set(), shipsIn(rows));
  const drawing = [
    drawSea(board),
    shots.filter(({ answer }) => answer !== 'miss').map(({ cell }) => cross(cell)).join(''),
    named.map(({ cell }) => square('named-frame', cell, 0.7)).join(''),
    shots.slice(-1).map(({ cell }) => square('last-frame', cell, 0.7)).join(''),
    view.due ? square('selected', table.state.cell, 0.4) : '',
  ].join('');
  const label = (/** @type {string} */ cell) => {
    const [column, row] = placeOf(cell);
    const shot = shots.find((one) => one.cell === cell);
    const words = [table.t(NAMES[rows[row][column]]), shot && table.t(ANSWERS[shot.answer])];
    if (named.some((one) => one.cell === cell)) words.push(table.t('sea-table-named'));
    return `${cell}: ${words.filter(Boolean).join(', ')}`;
  };
  const click = (/** @type {string} */ cell) => view.due && table.isTurn && void table.play(`name ${cell}`);
  return h(
    'section',
    { class: `side-board own ${view.due ? 'active' : ''}`, key: 'own' },
    h('h2', {}, table.t('table-own')),
    tableGrid(table, view, { prefix: 'own-', label: table.t('table-own'), drawing, tool: 'shoot', cellLabel: label, click: (cell) => click(cell) }),
  );
}

/**
 * The other board: what is known of it, and where to shoot.
 * @param {Table} table
 */
function other(table) {
  const view = boardOf(table);
  const { state } = table;
  const { shots, named, sunk } = view.other;
  const revealed = table.view.revealed?.[table.view.seat === 1 ? 1 : 0] ?? [];
  /** @type {Record<string, string>} */
  const shown = {};
  const faint = new Set(/** @type {string[]} */ ([]));
  revealed.forEach((row, at) =>
    [...row].forEach((sign, column) => sign !== '.' && ((shown[cellAt(column, at)] = sign), faint.add(cellAt(column, at)))),
  );
  named.forEach(({ cell, piece }) => ((shown[cell] = piece), faint.add(cell)));
  shots.forEach(({ cell, answer }) => ((shown[cell] = PIECES[answer]), faint.delete(cell)));
  const rows = times(view.height, (row) => times(view.width, (column) => (sunk.includes(cellAt(column, row)) ? '#' : '.')).join(''));
  const board = seaBoard(view, shown, faint, shipsIn(revealed.length > 0 ? revealed : rows));
  const isActive = table.isTurn && !view.due;
  const odds = state.hasOdds && state.advice && isActive ? state.advice.chances : {};
  const drawing = [
    drawSea(board),
    heat(odds),
    shots.filter(({ answer }) => answer !== 'miss').map(({ cell }) => cross(cell)).join(''),
    shots.slice(-1).map(({ cell }) => square('last-frame', cell, 0.7)).join(''),
    state.chosen.map((cell) => square('aim-frame', cell, 0.7) + circle('aim', ...middleOf(cell), 1.6)).join(''),
    isActive ? square('selected', state.cell, 0.4) : '',
  ].join('');
  const label = (/** @type {string} */ cell) => {
    const shot = shots.find((one) => one.cell === cell);
    const known = named.find((one) => one.cell === cell);
    const [column, row] = placeOf(cell);
    const sign = revealed[row]?.[column];
    const words = [
      shot ? table.t(ANSWERS[shot.answer]) : sign ? table.t(NAMES[sign]) : known ? table.t(NAMES[known.piece]) : table.t('sea-table-unknown'),
      odds[cell] === undefined ? '' : `${Math.round(100 * odds[cell])} %`,
    ];
    return `${cell}: ${words.filter(Boolean).join(', ')}`;
  };
  return h(
    'section',
    { class: `side-board other ${isActive ? 'active' : ''}`, key: 'other' },
    h('h2', {}, table.t('table-other')),
    tableGrid(table, view, { label: table.t('table-other'), drawing, tool: 'shoot', cellLabel: label, click: (cell, isTouch) => aim(table, cell, isTouch) }),
    h('div', { class: 'row fire', key: 'fire' }, fire(table)),
    isActive && h('p', { class: 'note', key: 'how' }, table.t('sea-table-how')),
  );
}

/** @param {Table} table */
function fire(table) {
  const { chosen } = table.state;
  const isFull = chosen.length === boardOf(table).shots;
  if (!table.isTurn || boardOf(table).due) return null;
  return button([table.t('table-shoot'), chosen.length > 0 && `: ${chosen.join(' ')}`], () => table.play(chosen.join(' ')), {
    class: 'primary shoot',
    disabled: !isFull,
  });
}

/**
 * Shoots at a cell by mouse or keys. A finger hides what it points at, so it aims first; a second
 * touch, or the button, fires. The cells of a salvo are chosen first, too.
 * @param {Table} table @param {string} cell @param {boolean} isTouch
 */
function aim(table, cell, isTouch) {
  const view = boardOf(table);
  const { chosen } = table.state;
  if (!table.isTurn || view.due) return undefined;
  if (view.shots === 1) {
    if (!isTouch || chosen.includes(cell)) return table.play(cell);
    return table.set({ cell, chosen: [cell], message: '' });
  }
  const others = chosen.filter((one) => one !== cell);
  if (others.length < chosen.length) return table.set({ cell, chosen: others });
  return table.set({ cell, chosen: [...chosen, cell].slice(-view.shots), message: '' });
}

/** @param {Table} table @param {KeyboardEvent} event */
function press(table, event) {
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (table.view.stage === 'hiding') return pressHiding(table, event);
  if (!table.view.board) return;
  const { cell } = table.state;
  const arrow = ARROWS[event.key];
  const { due } = boardOf(table);
  if (arrow) {
    choose(table, moved(boardOf(table), cell, ...arrow), undefined, due ? 'own-' : '');
  } else if (event.key === 'Enter' && table.state.chosen.length > 1 && table.state.chosen.length === boardOf(table).shots) {
    void table.play(table.state.chosen.join(' '));
  } else if (event.key === 'Enter' || event.key === ' ') {
    void (due ? table.isTurn && table.play(`name ${cell}`) : aim(table, cell, false));
  } else if (event.key === 'h') {
    void table.hint();
  } else {
    return;
  }
  event.preventDefault();
}

/** @type {import('./types-contest.js').TableGame} */
export const atTable = {
  boards: (table) => [other(table), own(table)],
  hiding,
  press,
};
