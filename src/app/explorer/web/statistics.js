// @ts-check
/** What was solved in this browser: by game and level, with times and days in a row. */
import { timeOf } from './clock.js';
import { h } from './dom.js';
import { button, card } from './parts.js';
import * as store from './store.js';
import { nameOf } from './words.js';

/**
 * What games of a kind are called, such as “Sea Battle · 10 × 10 · Beginner”.
 * @param {import('./session.js').Session} app @param {string} kind as `likenessOf` says
 */
function kindInWords({ games, t }, kind) {
  const [game, mode, ...rest] = kind.split(' ');
  const size = rest.find((part) => /^\d+x\d+$/.test(part));
  const level = rest.find((part) => part !== size);
  const name = games[game]?.hasModes ? `${t(game)} · ${t(`mode-${mode}`)}` : t(game);
  return [name, nameOf(t, { size, level })].filter(Boolean).join(' · ');
}

/** @param {import('./session.js').Session} app */
export function statistics(app) {
  const { t } = app;
  const kinds = store.kindsSolved().sort();
  if (kinds.length === 0) return null;
  const { now, longest } = store.streaks();
  const forget = () => window.confirm(t('statistics-delete-sure')) && (store.forgetResults(), app.set({}));
  const row = (/** @type {string} */ kind) => {
    const { number, best, average, alone } = store.results(kind);
    const cells = [number, alone, timeOf(best), timeOf(average)].map((value) => h('td', {}, String(value)));
    return h('tr', { key: kind }, h('th', { scope: 'row' }, kindInWords(app, kind)), cells);
  };
  const heads = ['kind', 'solved', 'alone', 'best', 'average'];
  return card(
    t('statistics'),
    h('p', { class: 'note' }, t('statistics-streak', { now, longest })),
    h(
      'div',
      { class: 'scrolled', tabindex: 0, role: 'region', 'aria-label': t('statistics') },
      h(
        'table',
        {},
        h('thead', {}, h('tr', {}, heads.map((head) => h('th', { scope: 'col' }, t(`statistics-${head}`))))),
        h('tbody', {}, kinds.map(row)),
      ),
    ),
    h('div', { class: 'row' }, button(t('statistics-delete'), forget, { class: 'quiet' })),
  );
}
