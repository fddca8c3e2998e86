// @ts-check
/** The page of a game of Sea Battle: the board, and beside it fleet, help and the end. */
import { timeOf } from './clock.js';
import { h } from './dom.js';
import { gridBoard } from './grid.js';
import { headTools, titleBar } from './head.js';
import { helpPanel } from './hints.js';
import { button, choice, icon, iconButton, panel, tick } from './parts.js';
import { paths } from './paths.js';
import { countsOf, drawSea, drawShip, drawShown, frameOf } from './sea-board.js';
import { cellRows } from './sea-geometry.js';
import { marking, marksOf, nextMark, saidAt } from './sea-marks.js';
import { turnZoom } from './sea-pointer.js';
import { NAMES, countsInWords, seaCellInWords } from './sea-words.js';
import { afterwards, record } from './result.js';
import { nextStage } from './state.js';
import { keepSettings } from './store.js';

/**
 * @typedef {import('./types-sea.js').SeaSession} SeaSession
 * @typedef {import('./types-sea.js').SeaView} SeaView
 */

/**
 * What marks show.
 * @type {Record<string, string>}
 */
const SHOWS = { '.': 'water', '#': 'hull', '*': 'mine', '+': 'sweeper' };

/**
 * The sign of a mark, for buttons.
 * @param {string} mark
 */
const signOf = (mark) => (mark in SHOWS ? drawShown(SHOWS[mark]) : icon('remove'));

/** @param {SeaSession} app @param {import('./sea-pointer.js').SeaPointer} pointer */
export function seaPage(app, pointer) {
  const { state } = app;
  return [
    h(
      'header',
      { class: 'head', key: 'head' },
      titleBar(app, app.t('sea-battle')),
      counters(app),
      headTools(app),
    ),
    h(
      'main',
      { class: 'game sea', key: 'sea' },
      h('div', { class: 'stage', key: 'stage' }, board(app, pointer)),
      h('div', { class: 'deck', key: 'deck' }, result(app), bar(app)),
      h(
        'div',
        { class: 'side right', key: 'right', inert: state.isPaused },
        !app.view.solution && help(app),
        paths(app),
      ),
      h('div', { class: 'side left', key: 'left', inert: state.isPaused }, fleet(app), options(app)),
    ),
  ];
}

/** @param {SeaSession} app */
export function counters(app) {
  const { view, t } = app;
  const { millis, hints, checks } = view.counters;
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, number) => all + number, 0);
  const counter = (/** @type {string} */ name, /** @type {string | number} */ value) =>
    h('div', { class: 'counter' }, h('dt', {}, name), h('dd', {}, String(value)));
  return h(
    'dl',
    { class: 'counters', key: 'counters' },
    counter(t('time'), timeOf(millis + app.clock.millis)),
    counter(t('sea-hints'), sum(hints)),
    counter(t('sea-checks'), sum(checks)),
  );
}

/** @param {SeaSession} app @param {import('./sea-pointer.js').SeaPointer} pointer */
function board(app, pointer) {
  const { state, view, t } = app;
  const veil = h(
    'div',
    { class: 'board-veil' },
    h('p', {}, t('pause-on')),
    button(t('resume'), () => app.pause(), { class: 'primary' }),
  );
  const isOver = view.solution !== null;
  return h(
    'div',
    { class: state.zoom > 1 ? 'sea-scroll zoomed' : 'sea-scroll', key: 'sea-scroll' },
    gridBoard({
      app,
      names: cellRows(view),
      frame: frameOf(view),
      drawing: drawSea(isOver ? solved(view) : view, {
        selected: isOver ? null : state.cell,
        about: state.lit?.about.cells,
        because: state.lit?.because.cells,
        broken: view.broken,
        painted: state.painted,
      }),
      label: t('board'),
      tool: 'mark',
      zoom: state.zoom,
      listeners: pointer.listeners,
      cellLabel: (cell) => seaCellInWords(t, view, cell),
      click: (cell) => void app.act((/** @type {SeaView} */ now) => marking(now, [cell], nextMark(now, cell, false))),
      beside: [
        ...counts(view),
        state.isPaused && veil,
        h('p', { class: 'visually-hidden' }, countsInWords(t, view)),
      ],
    }),
  );
}

/**
 * The counts once more, so that they stay in view when the board is zoomed.
 * @param {SeaView} view
 */
function counts(view) {
  const { rows, columns } = countsOf(view);
  return [
    h('div', { class: 'sea-counts rows', 'aria-hidden': 'true', html: rows }),
    h('div', { class: 'sea-counts columns', 'aria-hidden': 'true', html: columns }),
  ];
}

/**
 * At the end all that is not a piece is water.
 * @param {SeaView} view
 */
const solved = (view) => ({ ...view, rows: view.solution ?? view.rows });

/**
 * The chosen cell, and what can be done with it.
 * @param {SeaSession} app
 */
function bar(app) {
  const { state, view, t } = app;
  if (view.solution) return null;
  const { cell } = state;
  const marks = [...marksOf(view), '?'];
  const tools = ['turn', ...marks];
  return h(
    'section',
    { class: 'bar sea-bar', key: 'bar', inert: state.isPaused },
    h('p', { class: 'bar-cell' }, seaCellInWords(t, view, cell)),
    h(
      'div',
      { class: 'contents', role: 'group', 'aria-label': t('sea-mark-cell') },
      marks.map((mark) =>
        button('', () => app.act((/** @type {SeaView} */ now) => marking(now, [cell], mark)), {
          class: 'content',
          html: signOf(mark),
          title: t(mark === '?' ? 'sea-clear' : NAMES[mark]),
          'aria-label': t(mark === '?' ? 'sea-clear' : NAMES[mark]),
          'aria-pressed': String(mark !== '?' && saidAt(view, cell) === mark),
        }),
      ),
    ),
    h(
      'div',
      { class: 'tool' },
      h('small', { 'aria-hidden': 'true' }, t('sea-tool')),
      choice({
        name: 'sea-tool',
        label: t('sea-tool'),
        options: tools.map((value) => ({
          value,
          label: t('sea-turn'),
          html: value === 'turn' ? undefined : signOf(value),
          title: value === 'turn' ? t('sea-turn-about') : t(value === '?' ? 'sea-clear' : NAMES[value]),
        })),
        value: state.seaTool,
        change: (seaTool) => app.set({ seaTool }),
      }),
      iconButton('zoom', t('sea-zoom'), () => turnZoom(app), { 'aria-pressed': String(state.zoom > 1) }),
    ),
    view.isFull && h('p', { class: 'sea-full wrong', role: 'status' }, t('sea-full')),
  );
}

/**
 * The fleet; ships that are finished are ticked off.
 * @param {SeaSession} app
 */
function fleet(app) {
  const { view, t } = app;
  const others = view.counts.filter(({ piece }) => piece !== 'ship');
  return panel(
    'inventory',
    t('sea-fleet'),
    true,
    h(
      'ul',
      { class: 'sea-fleet' },
      view.fleet.map(({ length, count, finished }) =>
        h(
          'li',
          { key: length, class: finished > count ? 'wrong' : '' },
          h('span', {
            class: 'ships',
            html: Array.from({ length: Math.max(count, finished) }, (_, at) => drawShip(length, at < finished)).join(''),
          }),
          h('small', { 'aria-label': t('sea-finished', { length, finished, count }) }, `${finished}/${count}`),
        ),
      ),
      others.map(({ piece, number, marked }) =>
        h(
          'li',
          { key: piece, class: marked > number ? 'wrong' : '' },
          h('span', {}, t(`sea-${piece}s`)),
          h('small', {}, `${marked}/${number}`),
        ),
      ),
    ),
    [
      view.touch === 'corners' && h('p', { class: 'note' }, t('sea-corners')),
      view.shapes === 'any' && h('p', { class: 'note' }, t('sea-any-shape')),
    ],
  );
}

/** @param {SeaSession} app */
function options(app) {
  const { view, t } = app;
  if (view.solution) return null;
  const change = async (/** @type {boolean} */ on) => {
    keepSettings({ seaAuto: on });
    await app.act({ auto: { on } });
  };
  return panel(
    'automatisms',
    t('sea-options'),
    true,
    tick(t('sea-auto'), view.auto, change, { title: t('sea-auto-about') }),
    h('p', { class: 'note' }, t('sea-auto-about')),
  );
}

/**
 * Hints in three stages, and checks.
 * @param {SeaSession} app
 */
export function help(app) {
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

/** @param {SeaSession['t']} t @param {NonNullable<SeaView['asked']>} asked */
function checked(t, { right, count, wrong }) {
  if (right) return t('check-right');
  return wrong ? t('check-places', { marks: wrong.join(', ') }) : t('sea-check-wrong', { count: count ?? 0 });
}

/** @param {SeaSession} app */
export function result(app) {
  const { view, t } = app;
  if (!view.solution) return null;
  const { millis, hints, checks } = view.counters;
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, number) => all + number, 0);
  return h(
    'section',
    { class: 'result', key: 'result', 'aria-live': 'polite' },
    h('h2', {}, t('solved')),
    h('p', {}, t('sea-solved', { time: timeOf(millis), hints: sum(hints), checks: sum(checks) })),
    record(/** @type {any} */ (app)),
    h('div', { class: 'row' }, afterwards(/** @type {any} */ (app))),
  );
}
