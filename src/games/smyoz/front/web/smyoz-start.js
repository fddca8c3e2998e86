// @ts-check
/** SMYOZ on the start page: games, and puzzles of each level. */
import { h } from './dom.js';
import { button, card, field } from './parts.js';

/** @typedef {import('./session.js').Session} Session */

/** @param {Session} app */
export function newGame(app) {
  const { t } = app;
  const go = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const seed = String(form.get('seed')).trim();
    return app.open({ mode: form.get('mode'), ...(seed === '' ? {} : { seed: Number(seed) }) });
  };
  const mode = (/** @type {string} */ name, /** @type {boolean} */ first) =>
    h(
      'label',
      { class: 'mode' },
      h('input', {
        type: 'radio',
        name: 'mode',
        value: name,
        once: (/** @type {any} */ element) => (element.checked = first),
      }),
      h('span', {}, h('strong', {}, t(`mode-${name}`)), h('small', {}, t(`start-${name}-about`))),
    );
  return card(
    t('start-new'),
    h(
      'form',
      { onsubmit: go },
      mode('game', true),
      mode('training', false),
      h(
        'div',
        { class: 'row' },
        field(
          t('start-seed'),
          { name: 'seed', inputmode: 'numeric', pattern: '[0-9]{0,6}', maxlength: 6, autocomplete: 'off' },
          { class: 'field seed' },
        ),
        h('button', { class: 'primary' }, t('start-go')),
      ),
      h('small', {}, t('start-seed-hint')),
    ),
  );
}

/** @param {Session} app @param {import('./types.js').Start} start */
export function newPuzzle(app, { levels }) {
  const { t, state } = app;
  return card(
    t('start-puzzle'),
    h('p', { class: 'note' }, t('start-puzzle-about')),
    h(
      'div',
      { class: 'levels' },
      levels.map((level) =>
        button(t(`level-${level}`), () => app.open({ level }), { disabled: state.composing !== null }),
      ),
    ),
  );
}

