// @ts-check
/** Help: what can be asked, and the answers. */
import { h } from './dom.js';
import { button, panel, waiting } from './parts.js';

/** @typedef {import('./session.js').Session} Session */

/**
 * What can be asked, and the answer to what was asked last.
 * @param {Session} app @param {import('./dom.js').Child[]} questions
 * @param {string | null} told the answer, unless it is a hint
 * @param {import('./dom.js').Child} [offer] what else the game offers beside a hint
 */
export const helpPanel = (app, questions, told, offer) =>
  panel('hints', app.t('help'), true, h('div', { class: 'row' }, questions), answer(app, told, offer));

/**
 * The answer to what was asked last.
 * @param {Session} app @param {string | null} told @param {import('./dom.js').Child} offer
 */
function answer(app, told, offer) {
  const { state, view, t } = app;
  if (state.help === 'working') return waiting(t, () => app.cancelHelp());
  if (state.help) {
    return h(
      'div',
      { class: 'answer', key: 'answer' },
      state.help.lines.map((line) => h('p', {}, sentence(line))),
      marksOf(app, state.help.mark, offer),
    );
  }
  return told && h('div', { class: view.asked?.right ? 'answer' : 'answer wrong', key: 'answer' }, h('p', {}, told));
}

/**
 * What a hint concludes can be marked at once.
 * @param {Session} app @param {object | null} mark @param {import('./dom.js').Child} offer
 */
function marksOf(app, mark, offer) {
  return (
    mark &&
    h(
      'div',
      { class: 'row', key: 'hint-mark' },
      button(app.t('hint-mark'), () => app.markHint(mark), { class: 'primary' }),
      offer,
    )
  );
}

/** @param {string} line */
const sentence = (line) => line.charAt(0).toUpperCase() + line.slice(1);
