// @ts-check
/** The log: what the automatisms concluded; a click shows reason and cells on the board. */
import { h } from './dom.js';
import { panel } from './parts.js';

/** @typedef {import('./session.js').Session} Session */

/** @param {Session} app */
export function log(app) {
  const { view, t } = app;
  const title = view.log.length > 0 ? `${t('log')} (${view.log.length})` : t('log');
  return panel(
    'log',
    title,
    true,
    suspicion(app),
    view.log.length === 0 ? h('p', { class: 'note' }, t('log-empty')) : lines(app),
  );
}

/**
 * What cannot be, and since when.
 * @param {Session} app
 */
function suspicion({ view, t }) {
  if (!view.suspicion) return null;
  const { action, text } = view.suspicion;
  return h(
    'p',
    { class: 'wrong', role: 'alert' },
    h('strong', {}, t('suspicion', { number: action })),
    h('br'),
    `${text}.`,
  );
}

/**
 * The lines, the newest first, under the actions after which they were concluded.
 * @param {Session} app
 */
function lines(app) {
  const { view, t } = app;
  const numbered = view.log.map((line, at) => ({ ...line, at }));
  const actions = [...new Set(numbered.map(({ action }) => action))].reverse();
  return [
    h('p', { class: 'note' }, t('log-because')),
    h(
      'ol',
      { class: 'lines' },
      actions.map((action) =>
        h(
          'li',
          { key: `action-${action}` },
          h('h3', {}, t('log-action', { number: action })),
          h(
            'ul',
            {},
            numbered.filter((line) => line.action === action).map((line) => logLine(app, line)),
          ),
        ),
      ),
    ),
  ];
}

/** @param {Session} app @param {import('./types.js').LogLine & {at: number}} line */
function logLine(app, { at, technique, text, about, because }) {
  const isChosen = app.state.line === at;
  const name = app.state.techniques.find(({ id }) => id === technique)?.name ?? technique;
  const choose = () => app.set(isChosen ? { line: null, lit: null } : { line: at, lit: { about, because } });
  return h(
    'li',
    { key: `line-${at}` },
    h(
      'button',
      { type: 'button', class: 'line', 'aria-pressed': String(isChosen), onclick: choose },
      h('small', {}, name),
      text,
    ),
  );
}
