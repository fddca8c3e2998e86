// @ts-check
/** The page of a game that brings no page of its own: its board, marks, hints and the end. */
import { h } from './dom.js';
import { gridBoard } from './grid.js';
import { headTools, titleBar } from './head.js';
import { button, icon } from './parts.js';
import { paths } from './paths.js';
import { drawPlain, frameOf, signAlone } from './plain-board.js';
import { cellRows } from './sea-geometry.js';
import { marking, nextMark, saidAt, signAt } from './sea-marks.js';
import { counters, help, result } from './sea-page.js';

/**
 * @typedef {import('./types-sea.js').SeaSession} SeaSession
 * @typedef {import('./types-sea.js').SeaView & import('./plain-board.js').PlainBoard & {name: string, aim: string}} PlainView
 */

/** @param {SeaSession} app */
const viewOf = (app) => /** @type {PlainView} */ (/** @type {unknown} */ (app.view));

/** @param {SeaSession} app @param {import('./sea-pointer.js').SeaPointer} pointer */
export function plainPage(app, pointer) {
  const view = viewOf(app);
  return [
    h('header', { class: 'head', key: 'head' }, titleBar(app, view.name), counters(app), headTools(app)),
    h(
      'main',
      { class: 'game sea', key: 'sea' },
      h('div', { class: 'stage', key: 'stage' }, board(app, pointer)),
      h('div', { class: 'deck', key: 'deck' }, result(app), bar(app)),
      h(
        'div',
        { class: 'side right', key: 'right', inert: app.state.isPaused },
        h('p', { class: 'note', key: 'aim' }, view.aim),
        !view.solution && help(app),
        paths(app),
      ),
    ),
  ];
}

/**
 * What is in a cell, in words.
 * @param {SeaSession} app
 * @param {string} cell
 */
function inWords(app, cell) {
  const view = viewOf(app);
  const shown = view.signs.find(({ mark }) => mark === signAt(view, cell));
  return `${cell}: ${shown ? shown.meaning : app.t('unknown')}`;
}

/** @param {SeaSession} app @param {import('./sea-pointer.js').SeaPointer} pointer */
function board(app, pointer) {
  const { state, t } = app;
  const view = viewOf(app);
  const veil = h(
    'div',
    { class: 'board-veil' },
    h('p', {}, t('pause-on')),
    button(t('resume'), () => app.pause(), { class: 'primary' }),
  );
  const shown = view.solution ? { ...view, rows: view.solution } : view;
  return h(
    'div',
    { class: state.zoom > 1 ? 'sea-scroll zoomed' : 'sea-scroll', key: 'sea-scroll' },
    gridBoard({
      app,
      names: cellRows(view),
      frame: frameOf(view),
      drawing: drawPlain(shown, {
        selected: view.solution ? null : state.cell,
        about: state.lit?.about.cells,
        because: state.lit?.because.cells,
        painted: state.painted,
      }),
      label: t('board'),
      tool: 'mark',
      zoom: state.zoom,
      listeners: pointer.listeners,
      cellLabel: (cell) => inWords(app, cell),
      click: (cell) => void app.act((/** @type {PlainView} */ now) => marking(now, [cell], nextMark(now, cell, false))),
      beside: [state.isPaused && veil],
    }),
  );
}

/**
 * The chosen cell, and what can be done with it.
 * @param {SeaSession} app
 */
function bar(app) {
  const { state, t } = app;
  const view = viewOf(app);
  if (view.solution) return null;
  const { cell } = state;
  const clear = { mark: '?', sign: '', meaning: t('sea-clear') };
  const mark = (/** @type {{mark: string, sign: string, meaning: string}} */ shown) =>
    button('', () => app.act((/** @type {PlainView} */ now) => marking(now, [cell], shown.mark)), {
      class: 'content',
      html: shown.sign ? signAlone(shown) : icon('remove'),
      title: shown.meaning,
      'aria-label': shown.meaning,
      'aria-pressed': String(shown.sign !== '' && saidAt(view, cell) === shown.mark),
    });
  return h(
    'section',
    { class: 'bar sea-bar plain-bar', key: 'bar', inert: state.isPaused },
    h('p', { class: 'bar-cell' }, inWords(app, cell)),
    h('div', { class: 'contents', role: 'group', 'aria-label': t('sea-mark-cell') }, [...view.signs, clear].map(mark)),
  );
}
