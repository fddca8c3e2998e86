// @ts-check
/**
 * Hiding a fleet: ships are dragged onto the board and turned, drawn at random, or written as lines.
 *
 * @typedef {import('./table.js').Table} Table
 *
 * @typedef {{width: number, height: number, fleet: number[], touch: string, shapes: string, mines: number, sweepers: number}} Hides
 *
 * A piece: its cells from its upper left corner, which lies `at` a cell, or beside the board.
 * @typedef {{sign: string, cells: Cells, at: [number, number] | null}} Piece
 * @typedef {[number, number][]} Cells
 *
 * @typedef {object} Draft
 * @property {Piece[]} pieces
 * @property {number | null} held the piece that is dragged, or that the next click puts down
 * @property {number | null} last the piece that was moved last
 * @property {boolean} isDragged
 * @property {boolean} hasMoved
 * @property {string} text the lines that are being written
 * @property {string} seed
 */
import { h } from './dom.js';
import { gridBoard } from './grid.js';
import { button } from './parts.js';
import { frameOf } from './cell-board.js';
import { drawFigure, drawSea } from './sea-board.js';
import { cellAt, cellRows, cellUnder, moved, placeOf, times } from './cells.js';
import * as store from './store.js';
import { CELL, rect } from './svg.js';
import { ARROWS, choose } from './typing.js';

/**
 * The names of pieces.
 * @type {Record<string, string>}
 */
export const NAMES = { '.': 'sea-table-water', '#': 'sea-table-ship', '*': 'sea-table-mine', '+': 'sea-table-sweeper' };

/**
 * The ships of a board: the cells of each.
 * @param {string[]} rows @returns {string[][]}
 */
export function shipsIn(rows) {
  const seen = new Set();
  const isShip = (/** @type {number} */ column, /** @type {number} */ row) => rows[row]?.[column] === '#';
  /** @type {(column: number, row: number) => string[]} */
  const from = (column, row) => {
    const cell = cellAt(column, row);
    if (!isShip(column, row) || seen.has(cell)) return [];
    seen.add(cell);
    return [cell, ...from(column + 1, row), ...from(column - 1, row), ...from(column, row + 1), ...from(column, row - 1)];
  };
  const all = rows.flatMap((row, at) => [...row].map((_, column) => from(column, at)));
  return all.filter((ship) => ship.length > 0);
}

/**
 * The figures of ships that need not be straight, by their size; turning gives the others.
 * @type {Record<number, string[]>}
 */
const FIGURES = { 3: ['###', '##/#.'], 4: ['####', '##/##', '###/.#.', '###/#..', '###/..#', '.##/##.', '##./.##'] };

/** @param {string} figure @returns {Cells} */
const figureCells = (figure) =>
  figure.split('/').flatMap((row, y) => [...row].flatMap((sign, x) => /** @type {Cells} */ (sign === '#' ? [[x, y]] : [])));

/** @param {Cells} cells @returns {Cells} */
function turned(cells) {
  const depth = Math.max(...cells.map(([, y]) => y));
  return cells.map(([x, y]) => [depth - y, x]);
}

/**
 * All pieces of a fleet, beside the board.
 * @param {Hides} hides @returns {Piece[]}
 */
const fleetOf = ({ fleet, mines, sweepers }) =>
  [
    ...fleet.map((length) => ['#', length]),
    ...times(mines, () => ['*', 1]),
    ...times(sweepers, () => ['+', 1]),
  ].map(([sign, length]) => ({ sign: String(sign), cells: times(Number(length), (x) => [x, 0]), at: null }));

/**
 * The cells of a piece that lies on the board.
 * @param {Piece} piece @returns {Cells}
 */
const cellsOf = ({ cells, at }) => (at ? cells.map(([x, y]) => [at[0] + x, at[1] + y]) : []);

/**
 * The rows of a draft.
 * @param {Hides} hides @param {Draft} draft @returns {string[]}
 */
function rowsOf({ width, height }, { pieces }) {
  const all = times(height, () => times(width, () => '.'));
  pieces.forEach((piece) => cellsOf(piece).forEach(([column, row]) => all[row] && (all[row][column] = piece.sign)));
  return all.map((row) => row.join(''));
}

/**
 * The pieces of rows, the longest first.
 * @param {string[]} rows @returns {Piece[]}
 */
function piecesOf(rows) {
  const single = (/** @type {string} */ sign) =>
    rows.flatMap((row, at) => [...row].flatMap((one, column) => (one === sign ? [{ sign, places: [[column, at]] }] : [])));
  const ships = shipsIn(rows).map((ship) => ({ sign: '#', places: ship.map(placeOf) }));
  return [...ships.sort((one, other) => other.places.length - one.places.length), ...single('*'), ...single('+')].map(({ sign, places }) => {
    const [left, top] = [0, 1].map((axis) => Math.min(...places.map((place) => place[axis])));
    return { sign, cells: places.map(([column, row]) => [column - left, row - top]), at: [left, top] };
  });
}

/**
 * The cells of pieces that touch each other though they must not.
 * @param {Hides} hides @param {Piece[]} pieces
 */
function touching({ touch }, pieces) {
  /** @type {Set<string>} */
  const wrong = new Set();
  const placed = pieces.filter(({ at }) => at).map((piece) => ({ piece, cells: cellsOf(piece) }));
  placed.forEach((one, index) =>
    placed.slice(index + 1).forEach((other) => {
      const mayTouch = touch === 'corners' && one.piece.sign === '#' && other.piece.sign === '#';
      const areNear = one.cells.some(([x, y]) =>
        other.cells.some(([a, b]) => (mayTouch ? Math.abs(x - a) + Math.abs(y - b) <= 1 : Math.max(Math.abs(x - a), Math.abs(y - b)) <= 1)),
      );
      if (areNear) [...one.cells, ...other.cells].forEach(([column, row]) => wrong.add(cellAt(column, row)));
    }),
  );
  return wrong;
}

/** @param {Table} table @returns {Hides} */
const hidesOf = (table) => table.view.hides;

/** @param {Table} table @returns {Draft} */
function draftOf(table) {
  table.state.draft ??= { pieces: store.draft(table.token) ?? fleetOf(hidesOf(table)), held: null, last: null, isDragged: false, hasMoved: false, text: '', seed: '' };
  return table.state.draft;
}

/** @param {Table} table @param {Partial<Draft>} changes */
function change(table, changes) {
  const draft = { ...draftOf(table), ...changes };
  store.keepDraft(table.token, draft.pieces);
  table.set({ draft, message: '' });
}

/**
 * Puts a piece so that it begins in a cell, as far as the board has room.
 * @param {Hides} hides @param {Piece} piece @param {[number, number]} at @returns {Piece}
 */
function put({ width, height }, piece, [column, row]) {
  const [across, down] = [0, 1].map((axis) => Math.max(...piece.cells.map((cell) => cell[axis])) + 1);
  const isTooLong = across > width || down > height;
  const at = /** @type {[number, number]} */ ([Math.min(column, width - across), Math.min(row, height - down)]);
  return { ...piece, at: isTooLong ? null : at };
}

/** @param {Table} table @param {number} index @param {(piece: Piece) => Piece} make @param {Partial<Draft>} [more] */
const alter = (table, index, make, more = {}) =>
  change(table, { pieces: draftOf(table).pieces.map((piece, at) => (at === index ? make(piece) : piece)), last: index, ...more });

/** @param {Table} table @param {number} index @param {(cells: Cells) => Cells} make */
const reshape = (table, index, make) =>
  alter(table, index, (piece) => {
    const shaped = { ...piece, cells: make(piece.cells) };
    return piece.at ? put(hidesOf(table), shaped, piece.at) : shaped;
  });

/** @param {Table} table @param {number} index */
const turn = (table, index) => reshape(table, index, turned);

/**
 * The figures that a piece can have.
 * @param {Table} table @param {number | null} index
 */
const figuresOf = (table, index) =>
  hidesOf(table).shapes === 'any' && index !== null ? (FIGURES[draftOf(table).pieces[index].cells.length] ?? []) : [];

/**
 * Gives a ship that need not be straight its next figure.
 * @param {Table} table @param {number} index
 */
function nextFigure(table, index) {
  const figures = figuresOf(table, index);
  const key = (/** @type {Cells} */ cells) => [...cells].sort().join(' ');
  const ways = (/** @type {string} */ figure) =>
    times(3, () => turned).reduce((all, turn) => [...all, turn(all[all.length - 1])], [figureCells(figure)]).map(key);
  const now = figures.findIndex((figure) => ways(figure).includes(key(draftOf(table).pieces[index].cells)));
  reshape(table, index, () => figureCells(figures[(now + 1) % figures.length]));
}

/**
 * The piece in a cell.
 * @param {Draft} draft @param {string} cell
 */
function pieceAt({ pieces }, cell) {
  const [column, row] = placeOf(cell);
  const at = pieces.findIndex((piece) => cellsOf(piece).some(([x, y]) => x === column && y === row));
  return at < 0 ? null : at;
}

/**
 * Begins to drag a piece, from its place on the board or from beside it.
 * @param {Table} table @param {number} index @param {PointerEvent} event
 * @param {string | null} from the cell where it is held
 */
function drag(table, index, event, from) {
  event.preventDefault();
  const piece = draftOf(table).pieces[index];
  const wasHeld = draftOf(table).held === index;
  const [x, y] = from && piece.at ? placeOf(from) : [0, 0];
  const [dx, dy] = from && piece.at ? [x - piece.at[0], y - piece.at[1]] : [0, 0];
  const [startX, startY] = [event.clientX, event.clientY];
  change(table, { held: index, last: index, isDragged: true, hasMoved: false });
  const move = (/** @type {PointerEvent} */ event) => {
    if (Math.hypot(event.clientX - startX, event.clientY - startY) < 6 && !draftOf(table).hasMoved) return;
    const grid = document.querySelector('.hide-board .board-grid');
    if (!grid) return;
    const box = grid.getBoundingClientRect();
    const isInside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    const [column, row] = placeOf(cellUnder(hidesOf(table), grid, event));
    const at = /** @type {[number, number]} */ ([Math.max(0, column - dx), Math.max(0, row - dy)]);
    alter(table, index, (piece) => (isInside ? put(hidesOf(table), piece, at) : { ...piece, at: null }), { hasMoved: true });
  };
  const end = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    const { hasMoved } = draftOf(table);
    // A click turns what lies on the board; beside it, it takes a ship for the next click.
    change(table, { held: hasMoved || from || wasHeld ? null : index, isDragged: false, hasMoved: false });
    if (!hasMoved && from) turn(table, index);
    if (!hasMoved && !from && wasHeld) turn(table, index);
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

/**
 * What a click or a key does in a cell.
 * @param {Table} table @param {string} cell
 */
function click(table, cell) {
  const draft = draftOf(table);
  const index = pieceAt(draft, cell);
  const { held } = draft;
  if (held !== null) return alter(table, held, (piece) => put(hidesOf(table), piece, placeOf(cell)), { held: null });
  return index === null ? undefined : turn(table, index);
}

/** @param {Table} table @param {object} wanted */
async function draw(table, wanted) {
  const lines = await table.hide(wanted);
  if (!lines) return;
  change(table, { pieces: piecesOf(lines), held: null, last: null, text: lines.join('\n') });
}

/** @param {Table} table @returns {import('./dom.js').Child[]} */
export function hiding(table) {
  const { t } = table;
  const draft = draftOf(table);
  const isComplete = draft.pieces.every(({ at }) => at);
  return [
    h('section', { class: 'side-board hide-board', key: 'hide' }, h('h2', {}, t('table-own')), board(table)),
    h(
      'aside',
      { class: 'beside', key: 'beside' },
      h('p', { class: 'note' }, t('sea-table-how-to-hide')),
      tray(table),
      h(
        'div',
        { class: 'row draws' },
        button(t('table-draw-random'), () => draw(table, { drawn: null })),
        button(t('table-draw-packed'), () => draw(table, { drawn: 'packed' })),
        button(t('table-draw-none'), () => change(table, { pieces: fleetOf(hidesOf(table)), held: null, last: null })),
      ),
      h(
        'form',
        {
          class: 'row',
          onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), draw(table, { seed: Number(draftOf(table).seed) })),
        },
        h('input', {
          inputmode: 'numeric',
          pattern: '[0-9]{1,6}',
          required: true,
          size: 8,
          'aria-label': t('table-draw-seed'),
          value: draft.seed,
          oninput: (/** @type {any} */ event) => (draftOf(table).seed = event.target.value),
        }),
        h('button', { type: 'submit' }, t('table-draw-seed')),
      ),
      lines(table),
      button(t('table-ready'), () => table.ready(rowsOf(hidesOf(table), draftOf(table))), { class: 'primary ready', disabled: !isComplete }),
    ),
  ];
}

/** @param {Table} table */
function board(table) {
  const hides = hidesOf(table);
  const draft = draftOf(table);
  const rows = rowsOf(hides, draft);
  const wrong = touching(hides, draft.pieces);
  const finished = draft.pieces.filter(({ sign }) => sign === '#').map((piece) => cellsOf(piece).map(([column, row]) => cellAt(column, row)));
  const square = (/** @type {string} */ look, /** @type {string} */ cell, inside = 0) => {
    const [column, row] = placeOf(cell);
    return rect(look, column * CELL + inside, row * CELL + inside, CELL - 2 * inside, CELL - 2 * inside);
  };
  const drawing = [
    [...wrong].map((cell) => square('suspicious', cell)).join(''),
    drawSea({ ...hides, rows: rows.map((row) => row.replaceAll('.', '?')), from: rows.map((row) => row.replaceAll(/./g, 's')), given: {}, finished, counts: [] }),
    [...wrong].map((cell) => square('suspicious-frame', cell, 0.5)).join(''),
    square('selected', table.state.cell, 0.4),
  ].join('');
  const down = (/** @type {PointerEvent} */ event) => {
    const grid = /** @type {Element} */ (event.currentTarget);
    const cell = cellUnder(hides, grid, event);
    table.set({ cell });
    const index = pieceAt(draftOf(table), cell);
    if (draftOf(table).held !== null) return void (event.preventDefault(), click(table, cell));
    if (index !== null) drag(table, index, event, cell);
  };
  return gridBoard({
    app: /** @type {any} */ (table),
    names: cellRows(hides),
    frame: frameOf({ ...hides, counts: [] }),
    drawing,
    label: table.t('table-own'),
    tool: 'hide',
    listeners: { onpointerdown: down },
    cellLabel: (cell) => {
      const [column, row] = placeOf(cell);
      return `${cell}: ${table.t(NAMES[rows[row][column]])}`;
    },
    click: (cell) => click(table, cell),
  });
}

/**
 * The pieces beside the board.
 * @param {Table} table
 */
function tray(table) {
  const { t } = table;
  const draft = draftOf(table);
  const left = draft.pieces.map((piece, index) => ({ piece, index })).filter(({ piece, index }) => !piece.at || (draft.isDragged && draft.held === index));
  return h(
    'section',
    { class: 'tray', key: 'tray', 'aria-label': t('table-fleet-left') },
    h('h3', {}, `${t('table-fleet-left')}: ${left.filter(({ piece }) => !piece.at).length}`),
    h(
      'div',
      { class: 'ships' },
      left.map(({ piece, index }) =>
        h('button', {
          type: 'button',
          key: `ship-${index}`,
          class: `ship ${draft.held === index ? 'held' : ''}`,
          'aria-label': `${t(NAMES[piece.sign])} ${piece.cells.length}`,
          'aria-pressed': String(draft.held === index),
          onpointerdown: (/** @type {PointerEvent} */ event) => drag(table, index, event, null),
          onclick: (/** @type {MouseEvent} */ event) => event.detail === 0 && change(table, { held: draft.held === index ? null : index, last: index }),
          html: piece.sign === '#' ? drawFigure(piece.cells, 'sure missing') : piece.sign,
        }),
      ),
      draft.held !== null && draft.pieces[draft.held].cells.length > 1 && !draft.isDragged && button(t('table-turn'), () => turn(table, draft.held ?? 0), { class: 'turn', key: 'turn' }),
      figuresOf(table, draft.last).length > 0 && button(t('sea-table-figure'), () => nextFigure(table, draft.last ?? 0), { class: 'figure', key: 'figure' }),
    ),
  );
}

/**
 * A board as lines of text.
 * @param {Table} table
 */
function lines(table) {
  const { t } = table;
  const draft = draftOf(table);
  const take = () => draw(table, { lines: draftOf(table).text.trim().split(/\s+/) });
  return h(
    'details',
    { class: 'lines', key: 'lines' },
    h('summary', {}, t('table-lines')),
    h('textarea', {
      rows: Math.min(12, hidesOf(table).height),
      spellcheck: 'false',
      'aria-label': t('table-lines'),
      value: draft.text || rowsOf(hidesOf(table), draft).join('\n'),
      oninput: (/** @type {any} */ event) => (draftOf(table).text = event.target.value),
    }),
    button(t('table-lines-take'), take),
  );
}

/**
 * Arrows go from cell to cell, Enter puts down or turns, Delete takes off, digits take a ship of that length, F gives
 * it another figure.
 * @param {Table} table @param {KeyboardEvent} event
 */
export function pressHiding(table, event) {
  if (!table.view.hides || table.view.ready) return;
  const { cell } = table.state;
  const draft = draftOf(table);
  const arrow = ARROWS[event.key];
  const index = pieceAt(draft, cell);
  if (arrow) {
    choose(table, moved(hidesOf(table), cell, ...arrow));
  } else if (event.key === 'Enter' || event.key === ' ') {
    click(table, cell);
  } else if (['Delete', 'Backspace'].includes(event.key) && index !== null) {
    alter(table, index, (piece) => ({ ...piece, at: null }));
  } else if (/^[1-9]$/.test(event.key)) {
    const next = draft.pieces.findIndex(({ at, cells }) => !at && cells.length === Number(event.key));
    if (next >= 0) change(table, { held: next, last: next });
  } else if (event.key === 'f' && figuresOf(table, draft.held ?? index).length > 0) {
    nextFigure(table, draft.held ?? index ?? 0);
  } else {
    return;
  }
  event.preventDefault();
}
