// @ts-check
/** The page of the bench of Sea Battle. */
import { h } from './dom.js';
import { saveBlob } from './files.js';
import { gridBoard } from './grid.js';
import { button, choice, field, panel, tick } from './parts.js';
import { emptySea, numbersOf, piecesOf, sentSea } from './sea-bench.js';
import { frameOf } from './cell-board.js';
import { MARKS, drawSea, drawShown } from './sea-board.js';
import { cellRows, cellUnder, columnName, placeOf, times } from './cells.js';
import { assayPanel, benchParts, isUnique, savingPanel } from './sheets.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./sea-bench.js').SeaBench} SeaBench
 */

/** What cells may show, beside mines and minesweepers. */
const SHOWN = ['water', 'submarine', 'left', 'right', 'top', 'bottom', 'middle', 'ship'];

/** @param {Session} app @param {SeaBench} bench */
export function seaBenchPage(app, bench) {
  const { sheet } = bench.state;
  const empty = { ...emptySea(sheet.width, sheet.height), fleet: sheet.fleet };
  return benchParts(app, bench, { name: app.t('sea-battle'), empty, look: 'game composing sea' }, [
    [board(app, bench), palette(app, bench)],
    [assay(app, bench), saving(app, bench)],
    [setting(app, bench)],
  ]);
}

/** @param {Session} app @param {SeaBench} bench */
function board(app, bench) {
  const { t } = app;
  const { sheet, assay: said } = bench.state;
  const { width, height } = sheet;
  const known = said && said !== 'working' ? said : null;
  const pieces = piecesOf(sheet);
  const counts = pieces.map((piece) => ({ piece, columns: [], rows: [] }));
  const frame = frameOf({ width, height, counts });
  const drawing = drawSea(
    { width, height, ...shownOn(bench), given: sheet.cells, finished: [], counts },
    { selected: app.state.cell, because: known?.differ, broken: known?.conflictCells },
  );
  return h(
    'div',
    { class: 'cell-scroll', key: 'cell-scroll' },
    gridBoard({
      app,
      names: cellRows(sheet),
      frame,
      drawing,
      label: t('bench'),
      tool: 'select',
      listeners: {
        onpointerup: (/** @type {PointerEvent} */ event) => {
          if (event.button !== 0) return;
          const cell = cellUnder(sheet, /** @type {Element} */ (event.currentTarget), event);
          app.set({ cell });
          void bench.put(cell);
        },
      },
      cellLabel: (cell) => {
        const shows = sheet.cells[cell];
        return `${cell}: ${shows ? t(`sea-shows-${shows}`) : t('bench-empty')}`;
      },
      click: (cell) => void bench.put(cell),
      beside: pieces.flatMap((piece, kind) => [
        numbers(app, bench, { piece, kind, kinds: pieces.length, way: 'columns' }),
        numbers(app, bench, { piece, kind, kinds: pieces.length, way: 'rows' }),
      ]),
    }),
  );
}

/**
 * The fields for the counts of columns or rows.
 * @param {Session} app @param {SeaBench} bench
 * @param {{piece: string, kind: number, kinds: number, way: 'columns' | 'rows'}} counted
 */
function numbers({ t }, bench, { piece, kind, kinds, way }) {
  const { sheet } = bench.state;
  const name = (/** @type {number} */ at) =>
    way === 'columns' ? t('sea-column', { name: columnName(at) }) : t('sea-row', { name: at + 1 });
  const values = numbersOf(sheet, piece)[way];
  return h(
    'div',
    {
      class: `sea-numbers ${way} kind-${kind}-of-${kinds}`,
      key: `${piece}-${way}`,
      role: 'group',
      'aria-label': t(`sea-counts-${piece}`),
    },
    times(way === 'columns' ? sheet.width : sheet.height, (at) =>
      h('input', {
        key: at,
        inputmode: 'numeric',
        maxlength: 2,
        autocomplete: 'off',
        'aria-label': `${t(`sea-counts-${piece}`)}, ${name(at)}`,
        value: values[at] === null ? '' : String(values[at]),
        onchange: (/** @type {any} */ event) => bench.count(piece, way, at, event.target.value),
      }),
    ),
  );
}

/**
 * What the board shows: cells that are given, and the solution if there is only one.
 * @param {SeaBench} bench
 */
function shownOn({ state }) {
  const { sheet, assay: said } = state;
  const solution = isUnique(said) ? /** @type {import('./sea-bench.js').SeaAssay} */ (said).first : null;
  const rows = cellRows(sheet);
  const sign = (/** @type {string} */ cell) => {
    const [column, row] = placeOf(cell);
    const shows = sheet.cells[cell];
    return shows ? (MARKS[shows] ?? '#') : (solution?.[row]?.[column] ?? '?');
  };
  const from = (/** @type {string} */ cell) => (sheet.cells[cell] ? 'c' : solution ? 'a' : '-');
  return {
    rows: rows.map((cells) => cells.map(sign).join('')),
    from: rows.map((cells) => cells.map(from).join('')),
  };
}

/** @param {Session} app @param {SeaBench} bench */
function palette({ t }, bench) {
  const { sheet, shows } = bench.state;
  const shown = [...SHOWN, ...piecesOf(sheet).slice(1)];
  return h(
    'section',
    { class: 'bar bench-bar', key: 'bar' },
    choice({
      name: 'sea-shows',
      label: t('sea-bench-shows'),
      options: shown.map((value) => ({ value, label: '', html: drawShown(value), title: t(`sea-shows-${value}`) })),
      value: shows,
      change: (value) => bench.set({ shows: value }),
    }),
    h('p', { class: 'note' }, t('sea-bench-shows-about', { shows: t(`sea-shows-${shows}`) })),
  );
}

/** @param {Session} app @param {SeaBench} bench */
function setting({ t }, bench) {
  const { sheet } = bench.state;
  const number = (/** @type {'width' | 'height' | 'mines' | 'sweepers'} */ key, /** @type {number} */ least) =>
    field(
      t(`sea-${key}`),
      {
        type: 'number',
        min: least,
        max: 30,
        value: String(sheet[key]),
        onchange: (/** @type {any} */ event) => {
          const value = Math.round(Number(event.target.value));
          if (value >= least && value <= 30) void bench.change({ [key]: value });
        },
      },
      { key },
    );
  return panel(
    'inventory sea-setting',
    t('sea-setting'),
    true,
    h('div', { class: 'sea-fields' }, number('width', 1), number('height', 1)),
    field(t('sea-fleet'), {
      value: sheet.fleet,
      placeholder: t('sea-fleet-usual'),
      autocomplete: 'off',
      onchange: (/** @type {any} */ event) => bench.change({ fleet: event.target.value }),
    }),
    tick(t('sea-corners-allowed'), sheet.corners, (corners) => bench.change({ corners })),
    tick(t('sea-any-allowed'), sheet.any, (any) => bench.change({ any })),
    h('div', { class: 'sea-fields' }, number('mines', 0), sheet.mines > 0 && number('sweepers', 0)),
  );
}

/**
 * What the clues leave.
 * @param {Session} app @param {SeaBench} bench
 */
function assay(app, bench) {
  const { t } = app;
  const { assay: said, reason } = bench.state;
  const isOpen = said !== 'working' && (said?.count ?? 0) > 1;
  return assayPanel(app, bench, {
    reason,
    more: (/** @type {import('./sea-bench.js').SeaAssay} */ { differ, conflict, isSmallest }) => [
      differ.length > 0 && h('p', { class: 'note' }, t('sea-differ', { cells: differ.join(', ') })),
      conflict.length > 0 && h('p', { class: 'wrong' }, t('bench-conflict', { clues: conflict.join('; ') })),
      conflict.length > 0 && isSmallest && h('p', { class: 'note' }, t('sea-smallest')),
    ],
    acts: [button(t('sea-complete'), () => bench.complete(), { class: 'primary', disabled: !isOpen })],
  });
}

/** @param {Session} app @param {SeaBench} bench */
function saving(app, bench) {
  const { t } = app;
  const file = () => app.server.seaFile(sentSea(bench.state.sheet));
  return savingPanel(app, bench, file, [
    button(t('bench-json'), () => app.attempt(async () => saveBlob('sea-battle.json', await file()))),
  ]);
}
