// @ts-check
/** The page of the bench of Sea Battle. */
import { h } from './dom.js';
import { saveBlob } from './files.js';
import { gridBoard } from './grid.js';
import { isTyping } from './keys.js';
import { button, choice, iconButton, panel, tick } from './parts.js';
import { emptySea, numbersOf, piecesOf, sentSea } from './sea-bench.js';
import { MARKS, drawSea, drawShown, frameOf } from './sea-board.js';
import { cellRows, cellUnder, columnName, moved, placeOf, times } from './sea-geometry.js';
import { ARROWS } from './sea-keys.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./sea-bench.js').SeaBench} SeaBench
 */

/** What cells may show, beside mines and minesweepers. */
const SHOWN = ['water', 'submarine', 'left', 'right', 'top', 'bottom', 'middle', 'ship'];

/** @param {Session} app @param {SeaBench} bench */
export function seaBenchPage(app, bench) {
  const { t } = app;
  const { sheet } = bench.state;
  return [
    h(
      'header',
      { class: 'head', key: 'head' },
      h(
        'div',
        { class: 'head-title', key: 'title' },
        iconButton('home', t('home'), () => app.home()),
        h('h1', {}, t('sea-battle'), h('span', {}, t('bench'))),
      ),
      h(
        'nav',
        { class: 'head-tools', key: 'tools', 'aria-label': t('more') },
        iconButton('undo', t('undo'), () => bench.undo(), { disabled: !bench.canUndo }),
        iconButton('redo', t('redo'), () => bench.redo(), { disabled: !bench.canRedo }),
        button(t('workshop-clear'), () => bench.change({ ...emptySea(sheet.width, sheet.height), fleet: sheet.fleet }), {
          class: 'quiet',
        }),
        iconButton('settings', t('settings'), () => app.set({ dialog: 'settings' })),
      ),
    ),
    h(
      'main',
      { class: 'game composing sea', key: 'sea-bench' },
      h('div', { class: 'middle', key: 'middle' }, board(app, bench), palette(app, bench)),
      h('div', { class: 'side right', key: 'right' }, assay(app, bench), saving(app, bench)),
      h('div', { class: 'side left', key: 'left' }, setting(app, bench)),
    ),
  ];
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
    { class: 'sea-scroll', key: 'sea-scroll' },
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
 * @param {Session} app
 * @param {SeaBench} bench
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
  const isUnique = said !== 'working' && said?.count === 1 && said.isAll;
  const solution = isUnique ? said.first : null;
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
    h(
      'label',
      { class: 'field', key },
      t(`sea-${key}`),
      h('input', {
        type: 'number',
        min: least,
        max: 30,
        value: String(sheet[key]),
        onchange: (/** @type {any} */ event) => {
          const value = Math.round(Number(event.target.value));
          if (value >= least && value <= 30) void bench.change({ [key]: value });
        },
      }),
    );
  return panel(
    'inventory sea-setting',
    t('sea-setting'),
    true,
    h('div', { class: 'sea-fields' }, number('width', 1), number('height', 1)),
    h(
      'label',
      { class: 'field' },
      t('sea-fleet'),
      h('input', {
        value: sheet.fleet,
        placeholder: t('sea-fleet-usual'),
        autocomplete: 'off',
        onchange: (/** @type {any} */ event) => bench.change({ fleet: event.target.value }),
      }),
    ),
    tick(t('sea-corners-allowed'), sheet.corners, (corners) => bench.change({ corners })),
    tick(t('sea-any-allowed'), sheet.any, (any) => bench.change({ any })),
    h('div', { class: 'sea-fields' }, number('mines', 0), sheet.mines > 0 && number('sweepers', 0)),
  );
}

/**
 * What the clues leave.
 * @param {Session} app
 * @param {SeaBench} bench
 */
function assay(app, bench) {
  const { t } = app;
  const { assay: said, reason, isWorking } = bench.state;
  const isOpen = said !== 'working' && (said?.count ?? 0) > 1;
  return panel(
    'assay',
    t('bench-assay'),
    true,
    h(
      'div',
      { class: 'assay', 'aria-live': 'polite' },
      reason !== null && h('p', { class: 'wrong' }, reason),
      said === 'working' && h('p', { class: 'note' }, t('hint-working')),
      said && said !== 'working' && assayed(app, said),
    ),
    isWorking
      ? h(
          'div',
          { class: 'row working' },
          h('span', { class: 'spinner' }),
          t('hint-working'),
          button(t('cancel'), () => bench.cancel(), { class: 'quiet' }),
        )
      : h(
          'div',
          { class: 'row' },
          button(t('sea-complete'), () => bench.complete(), { class: 'primary', disabled: !isOpen }),
        ),
  );
}

/** @param {Session} app @param {import('./sea-bench.js').SeaAssay} said */
function assayed({ t }, { count, isAll, differ, conflict, isSmallest, rating }) {
  const number = isAll ? t('bench-count', { count }) : t('bench-count-more', { count });
  return [
    h('p', {}, h('strong', {}, count === 1 && isAll ? t('bench-unique') : number)),
    rating &&
      h('p', {}, `${t(`level-${rating.level}`)} ${rating.score} · ${t('bench-hardest', { name: rating.hardest })}`),
    differ.length > 0 && h('p', { class: 'note' }, t('sea-differ', { cells: differ.join(', ') })),
    conflict.length > 0 && h('p', { class: 'wrong' }, t('bench-conflict', { clues: conflict.join('; ') })),
    conflict.length > 0 && isSmallest && h('p', { class: 'note' }, t('sea-smallest')),
  ];
}

/** @param {Session} app @param {SeaBench} bench */
function saving(app, bench) {
  const { t } = app;
  const { assay: said, sheet } = bench.state;
  const isUnique = said !== 'working' && said?.count === 1 && said.isAll;
  const file = () => app.server.seaFile(sentSea(sheet));
  const play = () => app.attempt(async () => app.open({ puzzle: JSON.parse(await (await file()).text()) }));
  return panel(
    'bench-saving',
    t('bench-save'),
    true,
    h(
      'div',
      { class: 'row' },
      button(t('bench-play'), play, { class: 'primary', disabled: !isUnique }),
      button(t('bench-json'), () => app.attempt(async () => saveBlob('sea-battle.json', await file()))),
    ),
  );
}

/**
 * What a key does at this bench: arrows go to another cell, Space puts what is chosen there.
 * @param {Session} app
 * @param {KeyboardEvent} event
 * @param {SeaBench} bench
 */
export function pressAtSeaBench(app, event, bench) {
  if (app.state.game || app.state.bench !== 'sea-battle' || app.state.dialog || isTyping(event)) return;
  const key = event.key.toLowerCase();
  const isCommand = event.ctrlKey || event.metaKey;
  const { cell } = app.state;
  if (isCommand && key === 'z') void (event.shiftKey ? bench.redo() : bench.undo());
  else if (isCommand && key === 'y') void bench.redo();
  else if (isCommand || event.altKey) return;
  else if (key === ' ' || key === 'enter') void bench.put(cell);
  else if (event.key in ARROWS) {
    const to = moved(bench.state.sheet, cell, ...ARROWS[event.key]);
    app.set({ cell: to });
    document.getElementById(`cell-${to}`)?.focus();
  } else return;
  event.preventDefault();
}
