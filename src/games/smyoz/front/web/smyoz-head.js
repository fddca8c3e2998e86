// @ts-check
/** The head of a game of SMYOZ: what was used so far, or its record. */
import { timeOf } from './clock.js';
import { h } from './dom.js';
import { counter, headTools, titleBar } from './head.js';
import { button, tick } from './parts.js';
import { recordOf, saveRecord, saveSvg } from './record.js';

/** @typedef {import('./session.js').Session} Session */

/** @param {Session} app */
export function head(app) {
  const isRecord = app.view.settings.doku;
  return h(
    'header',
    { class: 'head', key: 'head' },
    titleBar(app, 'SMYOZ'),
    !isRecord && counters(app),
    h('div', { class: 'doku', key: 'doku' }, doku(app)),
    headTools(app),
    isRecord && record(app),
  );
}

/** @param {Session} app */
function counters(app) {
  const { view, t } = app;
  const hasZ = view.cells.some(({ z }) => z);
  const { shots, takenBack, lateShots, placements, automatisms } = view.counters;
  const beside = [
    takenBack ? `${takenBack} ${t('count-taken-back')}` : '',
    lateShots ? `${lateShots} ${t('count-late')}` : '',
  ];
  return h(
    'dl',
    { class: 'counters', key: 'counters' },
    counter(t('time'), timeOf(view.counters.millis + app.clock.millis)),
    counter(t('count-shots'), hasZ ? `${shots - 1} + Z` : shots, beside.filter(Boolean).join(', ')),
    counter(t('count-placements'), placements),
    counter(t('count-automatisms'), automatisms),
    counter(t('count-points'), view.pointsLost, '', 'penalty'),
  );
}

/** @param {Session} app */
const doku = (app) =>
  tick(app.t('doku'), app.view.settings.doku, (on) => app.act({ doku: { on } }), { title: app.t('doku-about') });

/**
 * The record of the game, in place of the counters.
 * @param {Session} app
 */
function record(app) {
  const { t } = app;
  return h(
    'section',
    { class: 'record', key: 'record', 'aria-label': t('record') },
    h(
      'dl',
      {},
      recordOf(app).map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
    ),
    h(
      'div',
      { class: 'record-tools' },
      button(t('print'), () => window.print()),
      button(t('save-svg'), () => saveSvg(app)),
      button(t('save-record'), () => saveRecord(app, 'svg')),
      button(t('save-text'), () => saveRecord(app, 'txt')),
    ),
  );
}
