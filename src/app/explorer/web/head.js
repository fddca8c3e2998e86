// @ts-check
/** The head of a game: what can always be done, and what was used so far. */
import { h } from './dom.js';
import { saveFile } from './files.js';
import { iconButton, namedButton } from './parts.js';
import * as store from './store.js';

/** @typedef {import('./session.js').Session} Session */

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

/** @param {string} name @param {string | number} value @param {string} [beside] @param {string} [look] */
export const counter = (name, value, beside = '', look = '') =>
  h(
    'div',
    { class: `counter ${look}`, title: beside },
    h('dt', {}, name),
    h('dd', {}, String(value), beside && h('small', {}, '*')),
  );
