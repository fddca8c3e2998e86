// @ts-check
/** The end of a game. */
import { timeOf } from './clock.js';
import { h } from './dom.js';
import { button } from './parts.js';
import { likenessOf } from './likeness.js';
import * as store from './store.js';

/**
 * The game beside others like it, and beside the path that `rate` would have taken.
 * @param {import('./session.js').Session} app
 */
function record(app) {
  const { t, view } = app;
  const { paths } = app.state;
  const kind = likenessOf(/** @type {any} */ (app.state.game));
  const { number, best, average } = store.results(kind);
  const forget = () => (store.forgetResults(kind), app.set({}));
  const compared = paths !== 'working' && paths?.rating && { own: paths.own.length, steps: paths.rating.steps };
  return [
    compared && h('p', { class: 'compared', key: 'compared' }, t('solved-compared', compared)),
    number > 1 && view.counters.millis === best && h('p', { key: 'best' }, h('strong', {}, t('solved-best'))),
    number > 0 &&
      h(
        'p',
        { class: 'note', key: 'record' },
        t('solved-record', { number, best: timeOf(best), average: timeOf(average) }),
        ' ',
        button(t('solved-record-delete'), forget, { class: 'quiet' }),
      ),
  ];
}

/**
 * The end of any game.
 * @param {import('./session.js').Session} app
 * @param {string} about what was used
 * @param {import('./dom.js').Child} [details]
 * @param {import('./dom.js').Child[]} [acts] what else can be done
 */
export function ending(app, about, details, acts = []) {
  const { state, t } = app;
  const { another } = app.own;
  /** The level, if puzzles of it are composed. */
  const level = state.start?.levels.find((level) => level === state.game?.view.level) ?? 'beginner';
  const begin = () => another && app.open(another(app.view, level));
  return h(
    'section',
    { class: 'result', key: 'result', 'aria-live': 'polite' },
    h('h2', {}, t('solved')),
    h('p', {}, about),
    record(app),
    details,
    h('div', { class: 'row' }, another && button(t('another'), begin, { class: 'primary' }), button(t('home'), () => app.home()), acts),
  );
}
