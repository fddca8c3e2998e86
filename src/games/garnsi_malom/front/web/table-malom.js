// @ts-check
/**
 * Garnsi-Malom at the table: a click places a piece, or takes it up and puts it down; pieces to be taken
 * are chosen then.
 *
 * @typedef {import('./table.js').Table} Table
 *
 * @typedef {object} MalomView
 * @property {{board: string[], phase: 'placing' | 'moving' | 'over', beside: number[]}} diagram
 * @property {number[]} box the width and the height of a box
 * @property {number} sides how many teams, or signs that play for themselves
 * @property {number[]} signs those whose pieces may be moved or placed now
 * @property {number[]} jumping those that jump
 * @property {string[]} places where a piece may be placed
 * @property {boolean} loses whether the piece can be given up
 * @property {[string, string, number, number][]} steps from, to, and how many pieces must and may be taken
 * @property {string[]} targets the pieces that may be taken
 *
 * @typedef {object} Draft
 * @property {number} at the number of moves before it
 * @property {string | null} from
 * @property {string | null} to
 * @property {string[]} taken
 */
import { h } from './dom.js';
import { button } from './parts.js';
import { names } from './cell-board.js';
import { cellRows, moved, placeOf, times } from './cells.js';
import { CELL, circle, line, rect, text } from './svg.js';
import { tableGrid } from './table-grid.js';
import { ARROWS, choose, isTyping } from './typing.js';

/** @param {Table} table @returns {MalomView} */
const shown = (table) => table.view.board;

/** @param {MalomView} view */
const rowsOf = ({ diagram }) => diagram.board.map((row) => [...row]);

/** @param {MalomView} view */
const sizeOf = (view) => ({ width: rowsOf(view)[0].length, height: rowsOf(view).length, counts: [] });

/**
 * Cells are named by small letters in moves.
 * @param {string} cell
 */
const nameOf = (cell) => cell.toLowerCase();

/**
 * @param {MalomView} view @param {string} cell
 * @returns {number} the sign in a cell, 0 if there is none
 */
function signAt(view, cell) {
  const [column, row] = placeOf(cell);
  return Number(rowsOf(view)[row][column]) || 0;
}

/** @param {Table} table @returns {Draft} */
function draftOf(table) {
  const at = table.view.log?.length ?? 0;
  const { draft } = table.state;
  return draft?.at === at ? draft : { at, from: null, to: null, taken: [] };
}

/** @param {Table} table @param {Partial<Draft>} changes */
const change = (table, changes) => table.set({ draft: { ...draftOf(table), ...changes }, message: '' });

/** @param {Table} table */
const cancel = (table) => change(table, { from: null, to: null, taken: [] });

/**
 * How many pieces the move so far must and may take.
 * @param {Table} table @returns {[number, number]}
 */
function captures(table) {
  const { from, to } = draftOf(table);
  const step = shown(table).steps.find((one) => one[0] === from && one[1] === to);
  return step ? [step[2], step[3]] : [0, 0];
}

/** @param {Table} table */
function play(table) {
  const { from, to, taken } = draftOf(table);
  const text = `${from}-${to}${taken.length > 0 ? ` x ${taken.join(' ')}` : ''}`;
  cancel(table);
  return table.play(text);
}

/**
 * What a click or a key does in a cell.
 * @param {Table} table @param {string} cell
 */
function act(table, cell) {
  if (!table.isTurn) return;
  const view = shown(table);
  const name = nameOf(cell);
  const { from, to, taken } = draftOf(table);
  if (view.diagram.phase === 'placing') {
    void table.play(name);
  } else if (from && to) {
    const others = taken.filter((one) => one !== name);
    const isTaken = others.length === taken.length && view.targets.includes(name);
    change(table, { taken: isTaken ? [...others, name].slice(-captures(table)[1]) : others });
  } else if (view.signs.includes(signAt(view, cell))) {
    change(table, { from: from === name ? null : name });
  } else if (from) {
    const step = view.steps.find((one) => one[0] === from && one[1] === name);
    change(table, { to: name });
    // What cannot be done is said by the referee.
    if (!step || step[3] === 0) void play(table);
  }
}

/**
 * The shapes of teams.
 * @param {number} side @param {number} x @param {number} y
 */
function piece(side, x, y) {
  const look = `malom-piece side-${side}`;
  if (side === 0) return circle(look, x, y, 3.9);
  if (side === 1) return rect(look, x - 3.6, y - 3.6, 7.2, 7.2, 0.6);
  return `<polygon class="${look}" points="${x},${y - 4.6} ${x + 4.6},${y} ${x},${y + 4.6} ${x - 4.6},${y}"/>`;
}

/** @param {Table} table */
function board(table) {
  const view = shown(table);
  const size = sizeOf(view);
  const cells = cellRows(size);
  const { state, t } = table;
  const { from, to, taken } = draftOf(table);
  const [across, down] = view.box;
  const lines = [
    times(size.width - 1, (at) => line((at + 1) % across === 0 ? 'rim' : 'grid', [(at + 1) * CELL, 0], [(at + 1) * CELL, size.height * CELL])),
    times(size.height - 1, (at) => line((at + 1) % down === 0 ? 'rim' : 'grid', [0, (at + 1) * CELL], [size.width * CELL, (at + 1) * CELL])),
  ];
  const square = (/** @type {string} */ look, /** @type {string} */ name) => {
    const [column, row] = placeOf(name.toUpperCase());
    return rect(look, column * CELL + 0.6, row * CELL + 0.6, CELL - 1.2, CELL - 1.2, 0.8);
  };
  const drawn = (/** @type {string} */ cell) => {
    const [column, row] = placeOf(cell);
    const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
    const sign = signAt(view, cell);
    if (sign > 0) {
      // Signs that play for themselves differ by their digits.
      const side = view.sides <= 3 ? (sign - 1) % view.sides : 0;
      return piece(side, x, y) + text(`malom-digit side-${side}`, x, y + 1.9, sign);
    }
    return rowsOf(view)[row][column] === '#' ? line('malom-barred', [x - 3, y - 3], [x + 3, y + 3]) + line('malom-barred', [x - 3, y + 3], [x + 3, y - 3]) : '';
  };
  const open = table.isTurn
    ? view.diagram.phase === 'placing'
      ? view.places
      : view.steps.filter((one) => one[0] === from && !to).map((one) => one[1])
    : [];
  const drawing = [
    rect('ground none', 0, 0, size.width * CELL, size.height * CELL),
    lines.flat().join(''),
    // As in moves.
    names(size, null).replace(/>([A-Z])</g, (_, name) => `>${name.toLowerCase()}<`),
    cells.flat().map(drawn).join(''),
    state.hasOdds ? open.map((name) => square('malom-open', name)).join('') : '',
    from ? square('last-frame', from) : '',
    to ? square('aim-frame', to) : '',
    (to ? view.targets : []).map((name) => square(taken.includes(name) ? 'aim-frame' : 'malom-open', name)).join(''),
    rect('rim', 0, 0, size.width * CELL, size.height * CELL),
    table.isTurn ? square('selected', state.cell) : '',
  ].join('');
  const label = (/** @type {string} */ cell) => {
    const [sign, [column, row]] = [signAt(view, cell), placeOf(cell)];
    const isBarred = rowsOf(view)[row][column] === '#';
    return `${nameOf(cell)}: ${sign > 0 ? `${t('malom-piece')} ${sign}` : t(isBarred ? 'malom-barred' : 'malom-empty')}`;
  };
  return h(
    'section',
    { class: `side-board other ${table.isTurn ? 'active' : ''}`, key: 'malom' },
    tableGrid(table, size, { drawing, label: t('malom-board'), tool: 'move', cellLabel: label, click: (cell) => act(table, cell) }),
    making(table),
    beside(view, t),
  );
}

/**
 * What can be done beside clicks on the board.
 * @param {Table} table
 */
function making(table) {
  const { t } = table;
  const view = shown(table);
  const { from, to, taken } = draftOf(table);
  const [least, most] = captures(table);
  if (!table.isTurn) return h('div', { class: 'row fire', key: 'making' });
  const isPlacing = view.diagram.phase === 'placing';
  return h(
    'div',
    { class: 'row fire', key: 'making' },
    h('span', { class: 'note' }, to ? t('malom-take', { most }) : t(isPlacing ? 'malom-how-to-place' : 'malom-how')),
    to && button(t('malom-play'), () => play(table), { class: 'primary play', disabled: taken.length < least }),
    from && button(t('cancel'), () => cancel(table), { class: 'quiet' }),
    isPlacing && view.loses && button(t('malom-lose'), () => table.play('-'), { class: 'quiet' }),
  );
}

/**
 * The pieces that were taken off, and the signs that jump.
 * @param {MalomView} view @param {Table['t']} t
 */
function beside({ diagram, jumping }, t) {
  const counts = diagram.beside.flatMap((count, at) => (count > 0 ? [`${at + 1} × ${count}`] : []));
  return h(
    'p',
    { class: 'note', key: 'beside-board' },
    counts.length > 0 && `${t('malom-beside')} ${counts.join(', ')}. `,
    jumping.length > 0 && `${t('malom-jumping')} ${jumping.join(', ')}.`,
  );
}

/** @param {Table} table @param {KeyboardEvent} event */
function press(table, event) {
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey || !table.view.board) return;
  const { cell } = table.state;
  const arrow = ARROWS[event.key];
  if (arrow) {
    choose(table, moved(sizeOf(shown(table)), cell, ...arrow));
  } else if (event.key === 'Enter' || event.key === ' ') {
    const [least] = captures(table);
    const { to, taken } = draftOf(table);
    const isReady = event.key === 'Enter' && to && taken.length >= least;
    if (isReady) void play(table);
    else act(table, cell);
  } else if (event.key === 'Escape') {
    cancel(table);
  } else if (event.key === 'h') {
    void table.hint();
  } else {
    return;
  }
  event.preventDefault();
}

/** @type {import('./types-contest.js').TableGame} */
export const atTable = {
  boards: (table) => [board(table)],
  hiding: () => [],
  press,
  odds: 'malom-show-open',
  isCertain: false,
  isPrinted: false,
};
