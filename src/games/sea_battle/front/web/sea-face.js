// @ts-check
/** What Sea Battle adds to the page of games whose cells are marked: its board, the fleet, and options. */
import { marksOf } from './cell-marks.js';
import { h } from './dom.js';
import { BY_LENGTH, notesInWords } from './notes.js';
import { legend, panel, tick } from './parts.js';
import { drawSea, drawShip, drawShown } from './sea-board.js';
import { MEANINGS, countsInWords, seaCellInWords } from './sea-words.js';
import { keepSettings } from './store.js';

/** @typedef {import('./types-cells.js').CellSession} CellSession */

/**
 * What marks show.
 * @type {Record<string, string>}
 */
const SHOWS = { '.': 'water', '#': 'hull', '*': 'mine', '+': 'sweeper' };

/** @param {CellSession} app @returns {import('./cell-page.js').Face} */
export function seaFace(app) {
  const { t, view } = app;
  return {
    name: t('sea-battle'),
    signs: marksOf(view).map((mark) => ({ mark, meaning: t(MEANINGS[mark]), html: drawShown(SHOWS[mark]) })),
    sized: view,
    draw: drawSea,
    inWords: (cell) => [seaCellInWords(t, view, cell), ...notesInWords(BY_LENGTH, t, view, cell)].join(', '),
    spoken: countsInWords(t, view),
    left: [fleet(app), options(app)],
    right: [],
  };
}

/**
 * The fleet; ships that are finished are ticked off.
 * @param {CellSession} app
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
      legend(t, ['sea-counts', 'sea-signs', 'notes']),
    ],
  );
}

/** @param {CellSession} app */
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
