// @ts-check
/** The end of a game: the player's own path, and beside it the one that `rate` would have taken. */
import { h } from './dom.js';
import { panel, waiting } from './parts.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./types.js').Paths} Paths
 */

/** @param {Session} app */
export function paths(app) {
  const { state, view, t } = app;
  if (!view.solution || !state.paths) return [];
  if (state.paths === 'working') return [panel('path', t('path'), true, waiting(t, () => app.cancelPaths()))];
  return [
    panel('path', t('path'), true, ...told(app, state.paths)),
    ...(state.paths.own.length > 0 ? [panel('own-path', t('own-path'), true, numbered(state.paths.own, 1))] : []),
  ];
}

/** @param {Session} app @param {Paths} paths */
function told({ t }, { rating, stages, reason }) {
  if (!rating) return [h('p', { class: 'note', key: 'reason' }, sentence(reason ?? ''))];
  const { level, score, steps, hardest } = rating;
  const values = { level: t(`level-${level}`), score, steps, hardest };
  let first = 1;
  const parts = stages.flatMap((stage, at) => {
    const from = first;
    first += stage.length;
    return [h('h3', { key: `stage-${at}` }, t('path-stage', { number: at + 1 })), numbered(stage, from, `steps-${at}`)];
  });
  return [h('p', { key: 'rating' }, h('strong', {}, t('path-rating', values))), ...parts];
}

/**
 * A numbered list of steps, each of a sentence or several.
 * @param {(string | string[])[]} steps @param {number} start @param {string} [key]
 */
const numbered = (steps, start, key = 'steps') =>
  h(
    'ol',
    { class: 'steps', key, start },
    steps.map((step) => h('li', {}, [step].flat().map(sentence).join(' '))),
  );

/** @param {string} text */
function sentence(text) {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
