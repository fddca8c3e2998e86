// @ts-check
/** Help in SMYOZ: hints in three stages, reasons, and checks, each with what it costs. */
import { chooseSet } from './automatisms.js';
import { h } from './dom.js';
import { helpPanel } from './hints.js';
import { button } from './parts.js';
import { BOOKKEEPING } from './sets.js';
import { nextStage } from './state.js';

/** @typedef {import('./session.js').Session} Session */

/** @param {Session} app */
export function hints(app) {
  const { view, t } = app;
  const { hint, check } = view.settings.scale;
  const stage = nextStage(view);
  const keeps = view.settings.automatisms.length === 0;
  const isChecked = view.asked?.kind === 'check' && view.asked.right === false && !view.asked.wrong;
  return helpPanel(
    app,
    [
      asking(t, `hint-${stage}`, hint[stage - 1], () => app.hint()),
      asking(t, 'check-1', check[0], () => app.act({ check: {} })),
      isChecked && asking(t, 'check-2', check[1], () => app.act({ check: { places: true } })),
    ],
    view.asked && answered(t, view.asked),
    // What is obvious can be left to the page.
    keeps && button(t('automatisms-offer'), () => chooseSet(app, BOOKKEEPING), { class: 'quiet' }),
  );
}

/**
 * A question, with the penalty points that it costs.
 * @param {Session['t']} t @param {string} key @param {number} points @param {() => unknown} ask
 */
const asking = (t, key, points, ask) =>
  button([t(key), h('small', { class: 'costs' }, `+${points}`)], ask, { title: t('costs', { points }) });

/** @param {Session['t']} t @param {import('./types.js').Asked} asked */
function answered(t, { kind, right, wrong }) {
  if (kind === 'claim') return right ? null : t('claim-wrong');
  if (kind !== 'check') return null;
  if (wrong && wrong.length > 0) return t('check-places', { marks: wrong.join(', ') });
  return t(right ? 'check-right' : 'check-wrong');
}
