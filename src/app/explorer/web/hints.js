// @ts-check
/** Hints in three stages, reasons, and checks. */
import { h } from './dom.js';
import { chooseSet } from './automatisms.js';
import { button, panel, waiting } from './parts.js';
import { BOOKKEEPING } from './sets.js';
import { nextStage } from './state.js';

/** @typedef {import('./session.js').Session} Session */

/** @param {Session} app */
export function hints(app) {
  const { view, t } = app;
  const { hint, check } = view.settings.scale;
  const stage = nextStage(view);
  const isChecked = view.asked?.kind === 'check' && view.asked.right === false && !view.asked.wrong;
  return helpPanel(
    app,
    [
      asking(t, `hint-${stage}`, hint[stage - 1], () => app.hint()),
      asking(t, 'check-1', check[0], () => app.act({ check: {} })),
      isChecked && asking(t, 'check-2', check[1], () => app.act({ check: { places: true } })),
    ],
    view.asked && answered(t, view.asked),
  );
}

/**
 * What can be asked, and the answer to what was asked last.
 * @param {Session} app @param {import('./dom.js').Child[]} questions
 * @param {string | null} told the answer, unless it is a hint
 */
export const helpPanel = (app, questions, told) =>
  panel('hints', app.t('help'), true, h('div', { class: 'row' }, questions), answer(app, told));

/**
 * A question, with the penalty points that it costs.
 * @param {Session['t']} t @param {string} key @param {number} points @param {() => unknown} ask
 */
const asking = (t, key, points, ask) =>
  button([t(key), h('small', { class: 'costs' }, `+${points}`)], ask, { title: t('costs', { points }) });

/**
 * The answer to what was asked last.
 * @param {Session} app @param {string | null} told
 */
function answer(app, told) {
  const { state, view, t } = app;
  if (state.help === 'working') return waiting(t, () => app.cancelHelp());
  if (state.help) {
    return h(
      'div',
      { class: 'answer', key: 'answer' },
      state.help.lines.map((line) => h('p', {}, sentence(line))),
      marksOf(app, state.help.mark),
    );
  }
  return told && h('div', { class: view.asked?.right ? 'answer' : 'answer wrong', key: 'answer' }, h('p', {}, told));
}

/**
 * What a hint concludes can be marked at once, and what is obvious can be left to the page.
 * @param {Session} app @param {object | null} mark
 */
function marksOf(app, mark) {
  const { view, t } = app;
  const keeps = view.settings?.automatisms.length === 0;
  return (
    mark &&
    h(
      'div',
      { class: 'row', key: 'hint-mark' },
      button(t('hint-mark'), () => app.markHint(mark), { class: 'primary' }),
      keeps && button(t('automatisms-offer'), () => chooseSet(app, BOOKKEEPING), { class: 'quiet' }),
    )
  );
}

/** @param {string} line */
const sentence = (line) => line.charAt(0).toUpperCase() + line.slice(1);

/** @param {Session['t']} t @param {import('./types.js').Asked} asked */
function answered(t, { kind, right, wrong }) {
  if (kind === 'claim') return right ? null : t('claim-wrong');
  if (kind !== 'check') return null;
  if (wrong && wrong.length > 0) return t('check-places', { marks: wrong.join(', ') });
  return t(right ? 'check-right' : 'check-wrong');
}
