// @ts-check
/** The page of a game whose cells are marked: the board, and beside it help, the end, and what the game adds. */
import { timeOf } from './clock.js';
import { h } from './dom.js';
import { sides } from './drawer.js';
import { cellsOfStep, guide } from './guides.js';
import { gridBoard, veil } from './grid.js';
import { counter, headTools, titleBar } from './head.js';
import { helpPanel } from './hints.js';
import { button, choice, icon, iconButton, noteOf } from './parts.js';
import { hintsOf } from './likeness.js';
import { BY_LENGTH, drawNotes, noteChoice, noteTool, notesFor } from './notes.js';
import { paths } from './paths.js';
import { positions } from './positions.js';
import { frameOf, sidesOf } from './cell-board.js';
import { cellRows, placeOf } from './cells.js';
import { marking, nextMark, saidAt } from './cell-marks.js';
import { turnZoom } from './cell-pointer.js';
import { CELL } from './svg.js';
import { ending } from './result.js';
import { nextStage } from './state.js';
import { typedInWords } from './typing.js';

/**
 * @typedef {import('./types-cells.js').CellSession} CellSession
 * @typedef {import('./types-cells.js').CellsView} CellsView
 * @typedef {{mark: string, meaning: string, html: string}} Sign a mark, and how it looks on buttons
 *
 * What differs between games whose cells are marked.
 * @typedef {object} Face
 * @property {string} name
 * @property {Sign[]} signs
 * @property {import('./cell-board.js').Sized} sized
 * @property {(view: any, overlay: import('./cell-board.js').CellOverlay) => string} draw
 * @property {(cell: string) => string} inWords
 * @property {string} [spoken] what else screen readers say of the board
 * @property {import('./dom.js').Child[]} left
 * @property {import('./dom.js').Child[]} right
 */

/**
 * @param {CellSession} app @param {import('./cell-pointer.js').CellPointer} pointer
 * @param {Face} face
 */
export function cellPage(app, pointer, face) {
  const { view } = app;
  return [
    h('header', { class: 'head', key: 'head' }, titleBar(app, face.name), counters(app), headTools(app)),
    h(
      'main',
      { class: 'game sea', key: 'sea' },
      h('div', { class: 'stage', key: 'stage' }, board(app, pointer, face)),
      h('div', { class: 'deck', key: 'deck' }, guide(app), noteOf(view), result(app), bar(app, face)),
      sides(app, [face.right, !app.view.solution && help(app), paths(app), positions(app)], face.left),
    ),
  ];
}

/** @param {CellSession} app */
function counters(app) {
  const { view, t } = app;
  const { millis, checks } = view.counters;
  return h(
    'dl',
    { class: 'counters', key: 'counters' },
    counter(t('time'), timeOf(millis + app.clock.millis)),
    counter(t('cell-hints'), hintsOf(view)),
    counter(t('cell-checks'), checks[0] + checks[1]),
  );
}

/** @param {CellSession} app @param {import('./cell-pointer.js').CellPointer} pointer @param {Face} face */
function board(app, pointer, { sized, draw, inWords, spoken }) {
  const { state, view, t } = app;
  // At the end all that is not a piece is water.
  const shown = view.solution ? { ...view, rows: view.solution } : view;
  const selected = view.solution ? null : state.cell;
  const sides = Object.entries(sidesOf(sized, selected)).map(([side, html]) =>
    h('div', { class: `board-side ${side}`, 'aria-hidden': 'true', html }),
  );
  return h(
    'div',
    { class: state.zoom > 1 ? 'cell-scroll zoomed' : 'cell-scroll', key: 'cell-scroll' },
    gridBoard({
      app,
      names: cellRows(view),
      frame: frameOf(sized),
      drawing: draw(shown, {
        selected,
        about: state.lit?.about.cells ?? cellsOfStep(app),
        because: state.lit?.because.cells,
        broken: view.broken,
        painted: state.painted,
        notes: drawNotes(BY_LENGTH, view, (cell) => /** @type {[number, number]} */ (placeOf(cell).map((at) => at * CELL))),
      }),
      label: t('board'),
      tool: 'mark',
      zoom: state.zoom,
      listeners: pointer.listeners,
      cellLabel: inWords,
      click: (cell) => void app.act((/** @type {CellsView} */ now) => marking(now, [cell], nextMark(now, cell, false))),
      beside: [sides, state.isPaused && veil(app), spoken && h('p', { class: 'visually-hidden' }, spoken)].flat(),
    }),
  );
}

/**
 * The chosen cell, and what can be done with it.
 * @param {CellSession} app @param {Face} face
 */
function bar(app, { signs, inWords }) {
  const { state, view, t } = app;
  if (view.solution) return null;
  const { cell } = state;
  const marks = [...signs, { mark: '?', meaning: t('cell-clear'), html: icon('remove') }];
  return h(
    'section',
    { class: 'bar cell-bar', key: 'bar', inert: state.isPaused },
    h('p', { class: 'bar-cell' }, state.typed ? typedInWords(app, state.typed) : inWords(cell)),
    state.seaTool === 'note' ? noteChoice(app) : h(
      'div',
      { class: 'contents', role: 'group', 'aria-label': t('cell-mark-cell') },
      marks.map(({ mark, meaning, html }) =>
        button('', () => app.act((/** @type {CellsView} */ now) => marking(now, [cell], mark)), {
          class: 'content',
          html,
          title: meaning,
          'aria-label': meaning,
          'aria-pressed': String(mark !== '?' && saidAt(view, cell) === mark),
        }),
      ),
    ),
    h(
      'div',
      { class: 'tool' },
      h('small', { 'aria-hidden': 'true' }, t('cell-tool')),
      choice({
        name: 'cell-tool',
        label: t('cell-tool'),
        options: [
          { value: 'turn', label: t('cell-turn'), title: t('cell-turn-about') },
          ...marks.map(({ mark, meaning, html }) => ({ value: mark, label: meaning, title: meaning, html })),
          ...(notesFor(BY_LENGTH, view).length > 0 ? [noteTool(t)] : []),
        ],
        value: state.seaTool,
        change: (seaTool) => app.set({ seaTool }),
      }),
      iconButton('zoom', t('cell-zoom'), () => turnZoom(app), { 'aria-pressed': String(state.zoom > 1) }),
    ),
    view.isFull && h('p', { class: 'cell-full wrong', role: 'status' }, t('cell-full')),
  );
}

/**
 * Hints in three stages, and checks.
 * @param {CellSession} app
 */
function help(app) {
  const { view, t } = app;
  const { asked } = view;
  const isChecked = asked?.kind === 'check' && asked.right === false && !asked.wrong;
  return helpPanel(
    app,
    [
      button(t(`hint-${nextStage(/** @type {any} */ (view))}`), () => app.hint(), { class: 'primary' }),
      button(t('check-1'), () => app.act({ check: {} })),
      isChecked && button(t('check-2'), () => app.act({ check: { places: true } })),
    ],
    asked?.kind === 'check' ? checked(t, asked) : null,
  );
}

/** @param {CellSession['t']} t @param {NonNullable<CellsView['asked']>} asked */
function checked(t, { right, count, wrong }) {
  if (right) return t('check-right');
  return wrong ? t('check-places', { marks: wrong.join(', ') }) : t('cell-check-wrong', { count: count ?? 0 });
}

/** @param {CellSession} app */
function result(app) {
  const { view, t } = app;
  if (!view.solution) return null;
  const { millis, checks } = view.counters;
  const values = { time: timeOf(millis), hints: hintsOf(view), checks: checks[0] + checks[1] };
  return ending(/** @type {any} */ (app), t('cell-solved', values));
}
