// @ts-check
/**
 * Shogword at the table: a tile is taken, from home or from beside the board, and put on a cell; on a laid
 * letter it replaces that letter, and the next tile completes the move.
 *
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('./shogword-board.js').Color} Color
 * @typedef {import('./shogword-board.js').Position} Position
 *
 * A tile in hand: its letter, or that for which a blank stands, and the home cell that it leaves.
 * @typedef {{letter: string, isBlank: boolean, from: string | null}} Tile
 *
 * @typedef {object} Draft
 * @property {number} at the number of moves before it
 * @property {Tile | null} held
 * @property {string | null} first the replacement, as it is written, of a compound move
 * @property {string | null} replaced its cell
 */
import { h } from './dom.js';
import { button } from './parts.js';
import { cellRows, moved } from './cells.js';
import { SIZE, cornerNumber, drawBoard, frame, nameOf, squareAt } from './shogword-board.js';
import { tableGrid } from './table-grid.js';
import { ARROWS, choose, isTyping } from './typing.js';

/** @type {Color[]} */
const COLORS = ['red', 'black'];

const CELLS = cellRows(SIZE);

/** @param {Table} table @returns {{position: Position, mover: Color | null, alphabet: string}} */
const shown = (table) => table.view.board;

/**
 * The move so far: nothing once another one was played.
 * @param {Table} table @returns {Draft}
 */
function draftOf(table) {
  const at = table.view.log?.length ?? 0;
  const { draft } = table.state;
  return draft?.at === at ? draft : { at, held: null, first: null, replaced: null };
}

/** @param {Table} table @param {Partial<Draft>} changes */
const change = (table, changes) => table.set({ draft: { ...draftOf(table), ...changes }, message: '' });

/** @param {Table} table */
const cancel = (table) => change(table, { held: null, first: null, replaced: null });

/**
 * The colour that may move here, if it is this seat's turn.
 * @param {Table} table @returns {Color | null}
 */
const moverHere = (table) => (table.isTurn ? shown(table).mover : null);

/** @param {Tile} tile */
const faceOf = ({ letter, isBlank }) => `${isBlank ? '?' : ''}${letter}`;

/**
 * A tile that is put on a cell, as it is written.
 * @param {Tile} tile @param {string} sign @param {string} cell
 */
const written = (tile, sign, cell) => `${faceOf(tile)} ${tile.from ? nameOf(tile.from) : ''}${sign}${nameOf(cell)}`;

/** @param {Table} table */
const isChoosing = (table) => (shown(table).position.stock ?? '') !== '';

/**
 * What a click or a key does in a cell: takes a letter from home, or puts down what is held.
 * @param {Table} table @param {string} cell
 */
function act(table, cell) {
  const mover = moverHere(table);
  const { held, first } = draftOf(table);
  if (!mover) return;
  const square = squareAt(shown(table).position, cell);
  if (square?.isHome && !isChoosing(table)) {
    const isHeld = held?.from === cell;
    const tile = { letter: square.letter, isBlank: false, from: cell };
    if (square.color === mover) change(table, { held: isHeld ? null : tile });
    return;
  }
  if (!held || held.letter === '') return;
  if (isChoosing(table)) {
    void table.play(`${held.letter} ${nameOf(cell)}`);
  } else if (square) {
    const replaced = `${square.isBlank ? '?' : ''}${square.letter}`;
    change(table, { held: null, first: `${written(held, 'x', cell)} ${replaced}`, replaced: cell });
  } else {
    const adding = written(held, '-', cell);
    void table.play(first ? `${first}, ${adding}` : adding);
    cancel(table);
  }
}

/**
 * Where what is held may be laid, with the fewest replies that such a move leaves, and what it may replace.
 * @param {Table} table
 */
function offered(table) {
  const { held, first } = draftOf(table);
  /** @type {Record<string, number>} */
  const to = {};
  const replaces = new Set(/** @type {string[]} */ ([]));
  const { hasOdds, advice } = table.state;
  if (!hasOdds || !advice || !table.isTurn || !held) return { to, replaces };
  const face = held.letter === '' ? '\\?.' : faceOf(held).replace('?', '\\?');
  const begin = `${face} ${held.from ? nameOf(held.from) : ''}`;
  const adds = new RegExp(first ? `^${first.replaceAll('?', '\\?')}, ${begin}-(..)$` : `^${begin}-(..)$`);
  const begins = new RegExp(`^${begin}x(..) `);
  for (const [move, replies] of Object.entries(advice.chances)) {
    const [, cell] = adds.exec(move) ?? [];
    if (cell) to[cell] = Math.min(to[cell] ?? Infinity, replies);
    const [, replaced] = (!first && begins.exec(move)) || [];
    if (replaced) replaces.add(replaced);
  }
  return { to, replaces };
}

/** @param {Table} table */
function board(table) {
  const { position } = shown(table);
  const { t, state } = table;
  const { held, replaced } = draftOf(table);
  const { to, replaces } = offered(table);
  const drawing = [
    drawBoard(position, CELLS),
    CELLS.flat().map((cell) => {
      const name = nameOf(cell);
      if (name in to) return frame('shog-open', cell) + cornerNumber(cell, to[name]);
      return replaces.has(name) ? frame('shog-open', cell) : '';
    }).join(''),
    held?.from ? frame('last-frame', held.from) : '',
    replaced ? frame('aim-frame', replaced) : '',
    table.isTurn ? frame('selected', state.cell, 0.4) : '',
  ].join('');
  const label = (/** @type {string} */ cell) => {
    const square = squareAt(position, cell);
    const said = square && [
      t(square.isHome ? 'shog-home' : square.isBlank ? `shog-blank-${square.color}` : `shog-tile-${square.color}`),
      square.letter,
    ].join(' ');
    return `${nameOf(cell)}: ${said ?? t('shog-empty')}`;
  };
  return h(
    'section',
    { class: `side-board other ${table.isTurn ? 'active' : ''}`, key: 'shogword' },
    hand(table, 'black'),
    tableGrid(table, SIZE, { drawing, label: t('shog-board'), tool: 'lay', cellLabel: label, click: (cell) => act(table, cell) }),
    hand(table, 'red'),
    making(table),
  );
}

/**
 * The tiles beside the board.
 * @param {Table} table @param {Color} color
 */
function hand(table, color) {
  const { position } = shown(table);
  const { held } = draftOf(table);
  const seat = color === 'red' ? position.red : 3 - position.red;
  const mine = moverHere(table) === color && !isChoosing(table);
  const count = CELLS.flat().filter((cell) => {
    const square = squareAt(position, cell);
    return square && !square.isHome && square.color === color;
  }).length;
  const tiles = [...position.beside[color]].map((letter, at) => {
    const tile = { letter: letter === '?' ? '' : letter, isBlank: letter === '?', from: null };
    const isHeld = held !== null && held.from === null && held.isBlank === tile.isBlank && (tile.isBlank || held.letter === letter);
    return button(letter, () => change(table, { held: isHeld ? null : tile }), {
      class: `shog-piece ${color} ${isHeld && mine ? 'held' : ''}`,
      key: `${color}-${at}`,
      disabled: !mine,
      'aria-pressed': String(isHeld && mine),
      'aria-label': `${table.t('shog-beside')} ${letter === '?' ? table.t('shog-a-blank') : letter}`,
    });
  });
  const name = `${table.t(`shog-${color}`)}${seat === table.view.seat ? ` (${table.t('table-you')})` : ''}: ${count}`;
  return h('div', { class: `row shog-hand ${color}`, key: `hand-${color}` }, h('span', {}, name), tiles);
}

/**
 * The letters to choose, what a blank stands for, and the move so far.
 * @param {Table} table
 */
function making(table) {
  const { t } = table;
  const { held, first } = draftOf(table);
  const { alphabet, position } = shown(table);
  if (!table.isTurn) return h('div', { class: 'shog-making', key: 'making' });
  const letters = (/** @type {string[]} */ all, /** @type {(letter: string) => unknown} */ take) =>
    h(
      'div',
      { class: 'row' },
      all.map((letter) =>
        button(letter, () => take(letter), { class: `shog-piece ${held?.letter === letter ? 'held' : ''}`, key: `letter-${letter}`, 'data-letter': letter }),
      ),
    );
  const stock = [...new Set(position.stock ?? '')];
  return h(
    'div',
    { class: 'shog-making', key: 'making' },
    h('p', { class: 'note' }, t(isChoosing(table) ? 'shog-how-to-choose' : first ? 'shog-how-to-add' : 'shog-how')),
    first && h('p', {}, `${first}, …`),
    isChoosing(table) && letters(stock, (letter) => change(table, { held: { letter, isBlank: false, from: null } })),
    held?.isBlank && [h('p', { class: 'note' }, t('shog-stands-for')), letters([...alphabet], (letter) => change(table, { held: { ...held, letter } }))],
    (held || first) && button(t('cancel'), () => cancel(table), { class: 'quiet' }),
  );
}

/**
 * The tile that a typed letter means: one that stands nearest to being used.
 * @param {Table} table @param {string} letter @returns {Tile | null}
 */
function typed(table, letter) {
  const mover = moverHere(table);
  const { position, alphabet } = shown(table);
  const { held } = draftOf(table);
  if (!mover) return null;
  if (isChoosing(table)) return position.stock?.includes(letter) ? { letter, isBlank: false, from: null } : null;
  if (held?.isBlank && held.letter === '') return alphabet.includes(letter) ? { ...held, letter } : null;
  const rows = mover === 'red' ? [7, 8] : [1, 0];
  const isThere = (/** @type {string} */ cell) => {
    const square = squareAt(position, cell);
    return square?.isHome && square.letter === letter;
  };
  const from = rows.flatMap((row) => CELLS[row]).find(isThere);
  const isBeside = position.beside[mover].includes(letter);
  if (from && !(isBeside && rows[1] === CELLS.findIndex((row) => row.includes(from)))) return { letter, isBlank: false, from };
  return isBeside ? { letter, isBlank: false, from: null } : null;
}

/** @param {Table} table @param {KeyboardEvent} event */
function press(table, event) {
  if (isTyping(event) || event.ctrlKey || event.metaKey || !table.view.board) return;
  const { cell } = table.state;
  const arrow = ARROWS[event.key];
  if (arrow) {
    choose(table, moved(SIZE, cell, ...arrow));
  } else if (event.key === 'Enter' || event.key === ' ') {
    act(table, cell);
  } else if (event.key === 'Escape') {
    cancel(table);
  } else if (event.key === '?') {
    const mover = moverHere(table);
    const hasBlank = mover && shown(table).position.beside[mover].includes('?');
    if (hasBlank) change(table, { held: { letter: '', isBlank: true, from: null } });
  } else if (event.key.length === 1 && /\p{L}/u.test(event.key)) {
    const held = typed(table, event.key.toUpperCase());
    if (!held) return;
    change(table, { held });
    // A letter is laid where it is typed; at home, cells are chosen first.
    const square = squareAt(shown(table).position, cell);
    if (!isChoosing(table) && !square?.isHome) act(table, cell);
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
  odds: 'shog-show-open',
  isCertain: false,
  isPrinted: false,
};
