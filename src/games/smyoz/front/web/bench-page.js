// @ts-check
/** The page of the bench: the board, and beside it what is to be said of what lies there. */
import { ITEMS, emptySheet, itemsOf, sent, shipBetween } from './bench.js';
import { drawBoard, viewBox } from './board.js';
import { h } from './dom.js';
import { saveBlob } from './files.js';
import { CELLS, POINTS, cellsOf, placeAt } from './geometry.js';
import { gridBoard } from './grid.js';
import { NAMES } from './smyoz-grid.js';
import { COLOURS, LETTERS } from './marks.js';
import { button, choice, panel, tick } from './parts.js';
import { itemName } from './smyoz-result.js';
import { assayPanel, benchParts, isUnique, savingPanel } from './sheets.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./bench.js').Bench} Bench
 * @typedef {import('./types.js').CellView} CellView
 */

/** @param {Session} app @param {Bench} bench */
export function benchPage(app, bench) {
  return benchParts(app, bench, { name: 'SMYOZ', empty: emptySheet(), look: 'game composing' }, [
    [board(app, bench), benchBar(app, bench)],
    [assay(app, bench), saving(app, bench)],
    [drawing(app, bench), inventory(app, bench)],
  ]);
}

/** @param {Session} app @param {Bench} bench */
function board(app, bench) {
  const { cell } = app.state;
  const { drawn, from } = bench.state;
  const broken = drawn?.broken.flatMap(({ cells }) => cells) ?? [];
  const begun = from && shipBetween(from, cell);
  const drawnHere = drawBoard(boardOf(bench), {
    selected: cell,
    suspicious: { cells: broken, points: [] },
    about: begun ? { cells: cellsOf(begun), points: [] } : null,
  });
  return gridBoard({
    app,
    names: NAMES,
    box: viewBox,
    drawing: drawnHere,
    label: app.t('bench'),
    tool: 'mark',
    listeners: listeners(app, bench),
    cellLabel: (name) => cellInWords(app, bench, name),
    click: (name) => void bench.put(name),
  });
}

/**
 * A ship is drawn from cell to cell; a shot is put by a click.
 * @param {Session} app @param {Bench} bench
 */
function listeners(app, bench) {
  const at = (/** @type {PointerEvent} */ event) => placeAt(/** @type {Element} */ (event.currentTarget), event).cell;
  return {
    onpointerdown: (/** @type {PointerEvent} */ event) => {
      if (event.button !== 0) return;
      const cell = at(event);
      event.preventDefault();
      app.set({ cell });
      document.getElementById(`cell-${cell}`)?.focus({ preventScroll: true });
      if (bench.state.tool === 'shots') void bench.shoot(cell);
      else bench.set({ from: cell });
    },
    onpointermove: (/** @type {PointerEvent} */ event) => {
      const cell = at(event);
      if (event.buttons === 1 && bench.state.from && cell !== app.state.cell) app.set({ cell });
    },
    onpointerup: (/** @type {PointerEvent} */ event) => {
      const { from } = bench.state;
      bench.set({ from: null });
      if (from) void bench.draw(from, at(event));
    },
    onpointercancel: () => bench.set({ from: null }),
  };
}

/**
 * What the board shows: shots, the drawing, and what all layouts that fit share.
 * @param {Bench} bench
 */
function boardOf({ state }) {
  const { sheet, assay } = state;
  const shared = assay && assay !== 'working' ? assay.shared : [];
  const isShip = (/** @type {string} */ fact) => /^[ABGD]\d/.test(fact);
  const common = sheet.ships.length === 0 ? shared.filter(isShip) : [];
  const found = [...sheet.ships, ...common];
  const signs = new Map(shared.filter((fact) => fact.includes('/')).map((fact) => [fact.slice(0, 5), fact.slice(5)]));
  const facts = new Map(shared.filter((fact) => /^\d\d.$/.test(fact)).map((fact) => [fact.slice(0, 2), fact[2]]));
  const letters = new Map(found.flatMap((ship) => cellsOf(ship).map((cell) => [cell, ship[0]])));
  const cells = CELLS.map((cell) =>
    cellOf(cell, sheet.shots[cell], letters.get(cell) ?? facts.get(cell) ?? null, letters.has(cell)),
  );
  return { cells, points: POINTS.map((point) => signs.get(point) ?? '?').join(''), found };
}

/**
 * @param {string} cell
 * @param {string | undefined} shot what it shows
 * @param {string | null} content what is drawn there, or shared
 * @param {boolean} isDrawn @returns {CellView}
 */
function cellOf(cell, shot, content, isDrawn) {
  const [, sign = '', colour = ''] = /^(.)(.*)$/.exec(shot ?? '') ?? [];
  const digit = /\d/.test(sign) ? Number(sign) : null;
  return {
    cell,
    content: shot === undefined ? content : digit === null ? sign : '.',
    digit,
    colour: shot === undefined ? null : colour,
    strokes: [null, null],
    from: shot !== undefined ? 'clue' : isDrawn ? 'said' : content ? 'concluded' : 'none',
    known: shot !== undefined ? 'all' : content ? 'half' : 'none',
    z: false,
    late: false,
    changed: false,
    suspicious: false,
  };
}

/** @param {Session} app @param {Bench} bench @param {string} cell */
function cellInWords({ t }, { state }, cell) {
  const ship = state.sheet.ships.find((other) => cellsOf(other).includes(cell));
  const words = [
    ship && t(`ship-${ship[0]}`),
    cell in state.sheet.shots && `${t('from-shot')}: ${state.sheet.shots[cell]}`,
  ];
  return `${t('cell', { cell })}: ${words.filter(Boolean).join(', ') || t('bench-empty')}`;
}

/** @param {Session} app @param {Bench} bench */
function benchBar(app, bench) {
  const { t } = app;
  const { tool, drawn } = bench.state;
  return h(
    'section',
    { class: 'bar bench-bar', key: 'bar' },
    choice({
      name: 'bench-tool',
      label: t('bench-tool'),
      options: /** @type {import('./bench.js').BenchTool[]} */ (['draw', 'shots']).map((value) => ({
        value,
        label: t(`bench-${value}`),
      })),
      value: tool,
      change: (value) => bench.set({ tool: value, from: null }),
    }),
    h(
      'p',
      { class: 'note' },
      t(tool === 'draw' ? 'bench-draw-about' : drawn?.shows ? 'bench-shots-layout' : 'bench-shots-about'),
    ),
    tool === 'shots' && !drawn?.shows && byHand(app, bench),
  );
}

/**
 * What shots show that are put without a layout.
 * @param {Session} app @param {Bench} bench
 */
function byHand({ t }, bench) {
  const [, sign, colour] = /^(.)(.*)$/.exec(bench.state.shows) ?? ['', '0', ''];
  return h(
    'div',
    { class: 'choices' },
    choice({
      name: 'bench-content',
      label: t('workshop-content'),
      options: ['0', '1', '2', '3', '4', ...LETTERS].map((value) => ({ value, label: value })),
      value: sign,
      change: (value) => bench.set({ shows: `${value}${colour}` }),
    }),
    choice({
      name: 'bench-colour',
      label: t('workshop-colour'),
      options: COLOURS.map((value) => ({ value, label: t(`colour-${value}`) })),
      value: colour,
      change: (value) => bench.set({ shows: `${sign}${value}` }),
    }),
  );
}

/**
 * The rules watch the drawing.
 * @param {Session} app @param {Bench} bench
 */
function drawing({ t }, { state }) {
  const { drawn, sheet } = state;
  const broken = drawn?.broken ?? [];
  return panel(
    'drawing',
    `${t('bench-drawing')} ${sheet.ships.length}/10`,
    true,
    broken.map(({ rule, cells }) => h('p', { class: 'wrong' }, `${t(`rule-${rule}`)}: ${cells.join(', ')}`)),
    (drawn?.tooMany ?? []).map((letter) =>
      h('p', { class: 'wrong' }, t('bench-too-many', { ship: t(`ship-${letter}`) })),
    ),
    broken.length === 0 && h('p', { class: 'note' }, t(drawn?.shows ? 'bench-layout' : 'bench-unfinished')),
  );
}

/**
 * The inventory; what is ticked is given.
 * @param {Session} app @param {Bench} bench
 */
function inventory({ t }, bench) {
  const { sheet, drawn } = bench.state;
  const shown = sheet.ships.length > 0 && drawn ? itemsOf(drawn.inventory) : sheet.items;
  const give = (/** @type {string} */ item, /** @type {boolean} */ on) =>
    bench.change({ given: ITEMS.filter((other) => (other === item ? on : sheet.given.includes(other))) });
  return panel(
    'bench-inventory',
    t('inventory'),
    true,
    ITEMS.map((item) =>
      h(
        'div',
        { class: 'item', key: item },
        tick(itemName(t, item), sheet.given.includes(item), (on) => give(item, on)),
        sheet.ships.length > 0
          ? h('output', {}, shown[item] ?? '')
          : h('input', {
              'aria-label': itemName(t, item),
              value: sheet.items[item] ?? '',
              onchange: (/** @type {any} */ event) =>
                bench.change({ items: { ...sheet.items, [item]: event.target.value } }),
            }),
      ),
    ),
  );
}

/**
 * What the clues leave.
 * @param {Session} app @param {Bench} bench
 */
function assay(app, bench) {
  const { t } = app;
  const { level } = bench.state;
  const levels = ['', ...(app.state.start?.levels ?? [])];
  return assayPanel(app, bench, {
    more: (/** @type {import('./bench.js').Assay} */ { spare, conflict }) => [
      spare.length > 0 && h('p', { class: 'note' }, t('bench-can-spare', { clues: spare.join(', ') })),
      conflict.length > 0 && h('p', { class: 'wrong' }, t('bench-conflict', { clues: conflict.join(', ') })),
    ],
    choices: choice({
      name: 'bench-level',
      label: t('bench-complete'),
      options: levels.map((value) => ({ value, label: value ? t(`level-${value}`) : t('bench-fewest') })),
      value: level,
      change: (value) => bench.set({ level: value }),
    }),
    acts: [
      button(t('bench-complete'), () => bench.work('complete'), { class: 'primary' }),
      button(t('bench-spare'), () => bench.work('spare')),
    ],
  });
}

/** @param {Session} app @param {Bench} bench */
function saving(app, bench) {
  const { t } = app;
  const { assay: said, drawn, sheet } = bench.state;
  const save = (/** @type {string} */ format, /** @type {string} */ name, solution = false) =>
    app.attempt(async () => saveBlob(name, await app.server.benchFile({ sheet: sent(sheet), format, solution })));
  const file = () => app.server.benchFile({ sheet: sent(sheet), format: 'json' });
  return savingPanel(app, bench, file, [
    button(t('bench-json'), () => save('json', 'puzzle.json')),
    button('SVG', () => save('svg', 'puzzle.svg')),
    button('PDF', () => save('pdf', 'puzzle.pdf')),
    button(t('bench-solution'), () => save('pdf', 'solution.pdf', true), { disabled: !isUnique(said) }),
    button('SEED', () => save('layout', 'layout.txt'), { disabled: !drawn?.shows }),
  ]);
}
