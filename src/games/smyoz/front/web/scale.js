// @ts-check
/** The scale by which a game of SMYOZ is scored, as a form. */
import { h } from './dom.js';
import { field } from './parts.js';
import * as store from './store.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./types.js').Scale} Scale
 */

/** The numbers of a scale, some of which stand in a list. */
const NUMBERS = [
  'minute',
  'shot',
  'late-shot',
  'placement',
  'automatism',
  'hint-0',
  'hint-1',
  'hint-2',
  'check-0',
  'check-1',
  'wrong-claim',
  'mercy',
];

/** What stands in a list, and where. */
const LISTED = /^(hint|check)-(\d)$/;

/** @param {Scale} scale @param {string} name */
function numberOf(scale, name) {
  const [, list, at] = LISTED.exec(name) ?? [];
  return list ? /** @type {any} */ (scale)[list][Number(at)] : /** @type {any} */ (scale)[name];
}

/** @param {Session} app @param {Scale} scale */
export function scaleForm(app, scale) {
  const { t } = app;
  const use = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const chosen = scaleOf(new FormData(/** @type {HTMLFormElement} */ (event.target)));
    if (await app.act({ scale: { scale: chosen } })) store.keepSettings({ scale: chosen });
    app.set({ dialog: null });
  };
  return h(
    'form',
    { class: 'scale', key: 'scale', onsubmit: use },
    h('h3', {}, t('scale')),
    h('p', { class: 'note' }, t('scale-about')),
    field(t('scale-name'), { name: 'name', maxlength: 60, required: true, once: valueOf(scale.name) }),
    h(
      'div',
      { class: 'scale-numbers' },
      NUMBERS.map((name) =>
        h(
          'label',
          { key: name },
          h('span', {}, t(`scale-${name}`)),
          h('input', { name, type: 'number', min: 0, max: 9999, step: 1, required: true, once: valueOf(numberOf(scale, name)) }),
        ),
      ),
    ),
    h('button', { class: 'primary' }, t('scale-use')),
  );
}

/**
 * The first value of a field. It is set once, since describing it would undo what is typed.
 * @param {string | number} value
 */
const valueOf = (value) => (/** @type {HTMLInputElement} */ element) => {
  element.value = String(value);
};

/** @param {FormData} form @returns {Scale} */
function scaleOf(form) {
  const scale = /** @type {any} */ ({ name: String(form.get('name')).trim(), hint: [], check: [] });
  for (const name of NUMBERS) {
    const [, list, at] = LISTED.exec(name) ?? [];
    if (list) scale[list][Number(at)] = Number(form.get(name));
    else scale[name] = Number(form.get(name));
  }
  return scale;
}
