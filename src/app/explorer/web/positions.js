// @ts-check
/** Saved positions of a game: branches that one may go back to, each with a name. */
import { h } from './dom.js';
import { button, iconButton, panel } from './parts.js';
import * as store from './store.js';

/** @param {import('./session.js').Session} app */
export function positions(app) {
  const { t, state, view } = app;
  const id = state.game?.id ?? '';
  const save = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    app.save(String(new FormData(form).get('name')).trim());
    form.reset();
  };
  const saved = store.positions(id);
  const remove = (/** @type {number} */ at) => (store.keepPositions(id, saved.filter((_, other) => other !== at)), app.set({}));
  const entry = (/** @type {store.Position} */ { name, action }, /** @type {number} */ at) =>
    h(
      'li',
      { key: `${at} ${name}` },
      button(name, () => app.go(action), { class: 'entry', 'aria-pressed': String(view.cursor === action) }),
      iconButton('remove', `${t('position-remove')}: ${name}`, () => remove(at)),
    );
  return panel(
    'positions',
    t('positions'),
    false,
    h('p', { class: 'note' }, t('positions-about')),
    h('ul', { class: 'list' }, saved.map(entry)),
    h(
      'form',
      { class: 'row', onsubmit: save },
      h('input', { name: 'name', maxlength: 60, 'aria-label': t('position-name'), placeholder: t('position-name'), autocomplete: 'off' }),
      h('button', {}, t('position-save')),
      button(t('restart'), () => app.go(0), { disabled: !view.canUndo }),
    ),
  );
}
