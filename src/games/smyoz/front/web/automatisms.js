// @ts-check
/** The automatisms: which of them run, in sets that the player may change, save and reset. */
import { h } from './dom.js';
import { button, choice, iconButton, panel, tick } from './parts.js';
import { pictureSvg } from './picture.js';
import { LEVELS, OFF, SETS, automatic, automatismsOf, keepSet, maySolve } from './sets.js';
import * as store from './store.js';
import { PICTURES } from './technique-pictures.js';

/** @typedef {import('./session.js').Session} Session */

/** @param {Session} app */
export function automatisms(app) {
  const { state, view, t } = app;
  const all = automatic(state.techniques);
  const chosen = view.settings.automatisms;
  const { set } = store.settings();
  const ids = set === OFF ? [] : automatismsOf(set, state.techniques);
  const isSet = ids.length === chosen.length && ids.every((id) => chosen.includes(id));
  return panel(
    'automatisms',
    t('automatisms'),
    false,
    choice({
      name: 'set',
      label: t('automatisms-set'),
      options: [OFF, ...SETS].map((value) => ({
        value: /** @type {string | null} */ (value),
        label: t(LEVELS.includes(value) ? `level-${value}` : `automatisms-${value}`),
      })),
      value: chosen.length === 0 ? OFF : isSet ? set : null,
      change: (value) => chooseSet(app, value),
    }),
    asking(app),
    h('p', { class: 'note' }, t('automatisms-chosen', { chosen: chosen.length, all: all.length })),
    button(t('automatisms-run'), () => app.act('run'), { class: 'primary', disabled: chosen.length === 0 }),
    LEVELS.map((level) => group(app, level)),
    SETS.includes(set) && keeping(app, set),
  );
}

/** @param {Session} app @param {string | null} set */
export async function chooseSet(app, set) {
  if (set === null) return;
  store.keepSettings({ set });
  await choose(app, set === OFF ? [] : automatismsOf(set, app.state.techniques));
}

/**
 * Chooses automatisms; if they may solve this puzzle by themselves, asks first.
 * @param {Session} app @param {string[]} techniques
 */
async function choose(app, techniques) {
  const { mode, level } = app.view;
  const asks = mode === 'puzzle' && maySolve(techniques, level, app.state.techniques);
  app.set({ asksAutomatisms: asks ? techniques : null });
  if (!asks) await app.act({ choose: { techniques } });
}

/**
 * Whether the puzzle is to solve itself.
 * @param {Session} app
 */
function asking(app) {
  const { state, t } = app;
  const techniques = state.asksAutomatisms;
  const drop = () => app.set({ asksAutomatisms: null });
  return (
    techniques &&
    h(
      'div',
      { class: 'answer', role: 'alert' },
      h('p', {}, t('automatisms-solve')),
      h(
        'div',
        { class: 'row' },
        button(t('automatisms-anyway'), () => (drop(), app.act({ choose: { techniques } }))),
        button(t('cancel'), drop, { class: 'quiet' }),
      ),
    )
  );
}

/**
 * The techniques of a level.
 * @param {Session} app @param {string} level
 */
function group(app, level) {
  const { state, view, t } = app;
  const techniques = automatic(state.techniques).filter((technique) => technique.level === level);
  const chosen = new Set(view.settings.automatisms);
  const ids = techniques.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const turn = (/** @type {string[]} */ some, /** @type {boolean} */ on) => {
    const rest = view.settings.automatisms.filter((id) => !some.includes(id));
    return choose(app, on ? [...rest, ...some] : rest);
  };
  return h(
    'fieldset',
    { class: 'group', key: level },
    h(
      'legend',
      {},
      tick(`${t(`level-${level}`)} ${count}/${ids.length}`, count === ids.length, (on) => turn(ids, on), {
        indeterminate: count > 0 && count < ids.length,
      }),
    ),
    techniques.map(({ id, name }) =>
      h(
        'div',
        { class: 'technique', key: id },
        tick(name, chosen.has(id), (on) => turn([id], on)),
        explaining(app, id, name),
        state.explained === id && explanation(app, id, name),
      ),
    ),
  );
}

/**
 * The button that explains a technique.
 * @param {Session} app @param {string} id @param {string} name
 */
function explaining(app, id, name) {
  if (!(id in PICTURES)) return null;
  const isOpen = app.state.explained === id;
  const label = app.t('automatisms-explain', { name });
  const toggle = () => app.set({ explained: isOpen ? null : id });
  return iconButton('keys', label, toggle, { 'aria-expanded': String(isOpen) });
}

/** @param {Session} app @param {string} id @param {string} name */
function explanation({ t }, id, name) {
  return h(
    'div',
    { class: 'explanation' },
    h('div', { role: 'img', 'aria-label': name, html: pictureSvg(PICTURES[id] ?? '') }),
    h('p', {}, t(`about-${id}`)),
  );
}

/** @param {Session} app @param {string} set */
function keeping(app, set) {
  const { t, view } = app;
  const name = t(LEVELS.includes(set) ? `level-${set}` : `automatisms-${set}`);
  const save = () => {
    keepSet(set, view.settings.automatisms);
    app.say(t('automatisms-saved', { set: name }));
  };
  const reset = () => {
    keepSet(set, null);
    return chooseSet(app, set);
  };
  return h(
    'div',
    { class: 'row' },
    button(t('automatisms-save', { set: name }), save),
    button(t('automatisms-reset', { set: name }), reset, { class: 'quiet' }),
  );
}
