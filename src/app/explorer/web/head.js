// @ts-check
/** The head of a game: what can always be done, and what was used so far. */
import { timeOf } from './clock.js';
import { h } from './dom.js';
import { saveFile } from './files.js';
import { button, iconButton, namedButton, tick } from './parts.js';
import { recordOf, saveRecord, saveSvg } from './record.js';
import * as store from './store.js';

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

/**
 * What is played.
 * @param {Session} app
 * @param {string} name of the game
 */
export function titleBar(app, name) {
  const { state, view, t } = app;
  const what = [t(`mode-${view.mode}`), state.game?.title].filter(Boolean).join(' · ');
  return h(
    'div',
    { class: 'head-title', key: 'title' },
    iconButton('home', t('home'), () => app.home()),
    h('h1', {}, name, h('span', {}, what)),
  );
}

/**
 * What can be done in all games.
 * @param {Session} app
 */
export function headTools(app) {
  const { view, t } = app;
  const hasSaved = store.positions(app.state.game?.id ?? '').length > 0;
  return h(
    'nav',
    { class: 'head-tools', key: 'tools', 'aria-label': t('more') },
    iconButton('undo', t('undo'), () => app.move('undo'), { disabled: !view.canUndo }),
    iconButton('redo', t('redo'), () => app.move('redo'), { disabled: !view.canRedo }),
    h('span', { class: 'gap' }),
    namedButton('save', t('save'), t('save-about'), () => app.save()),
    namedButton('restore', t('restore'), t('restore-about'), () => app.restore(), { disabled: !hasSaved }),
    h('span', { class: 'gap' }),
    iconButton('pause', t('pause'), () => app.pause(), { disabled: view.solution !== null }),
    iconButton('link', t('link'), () => app.link()),
    iconButton('download', t('download'), async () =>
      saveFile(`${app.state.game?.kind}-game.json`, 'application/json', await app.server.file(app.state.game?.id ?? '')),
    ),
    iconButton('print', t('print'), () => app.set({ dialog: 'print' })),
    iconButton('settings', t('settings'), () => app.set({ dialog: 'settings' })),
    iconButton('keys', t('keys'), () => app.set({ dialog: 'keys' })),
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

/** @param {string} name @param {string | number} value @param {string} [beside] @param {string} [look] */
export const counter = (name, value, beside = '', look = '') =>
  h(
    'div',
    { class: `counter ${look}`, title: beside },
    h('dt', {}, name),
    h('dd', {}, String(value), beside && h('small', {}, '*')),
  );

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
