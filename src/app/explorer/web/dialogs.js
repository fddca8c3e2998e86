// @ts-check
/** Dialogs: keys, settings, printing, and the link to the game. */
import { h } from './dom.js';
import { saveBlob } from './files.js';
import { button, choice, field, iconButton } from './parts.js';
import * as store from './store.js';
import { LANGS, OWN_NAMES } from './texts.js';
import { KEYS, SEA_KEYS } from './key-groups.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./types.js').Scale} Scale
 */

/** @param {Session} app */
export function dialogs(app) {
  const { dialog } = app.state;
  if (dialog === 'keys') return modal(app, 'keys', keys(app));
  if (dialog === 'settings') return modal(app, 'settings', settings(app));
  if (dialog === 'print') return modal(app, 'print', printing(app));
  return dialog === 'link' ? modal(app, 'link', linkText(app)) : null;
}

/** @param {Session} app @param {string} name @param {import('./dom.js').Child[]} content */
function modal(app, name, content) {
  const close = () => app.set({ dialog: null });
  return h(
    'dialog',
    {
      key: `dialog-${name}`,
      class: name,
      'aria-label': app.t(name),
      once: (/** @type {HTMLDialogElement} */ element) => requestAnimationFrame(() => element.showModal()),
      onclose: close,
      onclick: (/** @type {Event} */ event) => event.target === event.currentTarget && close(),
    },
    h(
      'div',
      { class: 'dialog-inside' },
      h('header', {}, h('h2', {}, app.t(name)), iconButton('remove', app.t('close'), close)),
      content,
    ),
  );
}

/**
 * The link to the rules of a game, which open beside the page.
 * @param {Session} app @param {string} kind @param {string} name
 */
export const rulesLink = ({ t, state }, kind, name) =>
  h('a', { href: `/rules/${kind}?lang=${state.lang}`, target: '_blank', rel: 'noopener' }, t('rules-of', { game: name }));

/** @param {Session} app */
function keys(app) {
  const { t, state } = app;
  const kind = state.game?.kind ?? 'smyoz';
  const isSea = kind !== 'smyoz';
  const groups = (isSea ? SEA_KEYS : KEYS).map(({ group, keys }) =>
    h(
      'section',
      {},
      h('h3', {}, t(group)),
      h(
        'dl',
        {},
        keys.map(([key, text]) => h('div', {}, h('dt', {}, h('kbd', {}, t(key))), h('dd', {}, t(text)))),
      ),
    ),
  );
  const mouse = (isSea ? ['sea', 'note'] : ['select', 'shoot', 'mark', 'place', 'note']).map((tool) => h('p', {}, t(`keys-mouse-${tool}`)));
  return [
    h('p', {}, rulesLink(app, kind, t(kind))),
    h('div', { class: 'key-groups' }, groups),
    h('section', {}, h('h3', {}, t('keys-mouse')), mouse),
  ];
}

/** @param {Session} app */
function linkText(app) {
  const { t, state } = app;
  const once = (/** @type {HTMLTextAreaElement} */ element) => requestAnimationFrame(() => element.select());
  return [
    h(
      'label',
      { class: 'field' },
      t('link-copy'),
      h('textarea', { readonly: true, rows: 4, value: state.address, once }),
    ),
  ];
}

/**
 * Prints the board as it is, or the puzzle without marks.
 * @param {Session} app
 */
function printing(app) {
  const { t, view, state } = app;
  const close = () => app.set({ dialog: null });
  const save = async (/** @type {boolean} */ marks) => {
    close();
    await app.attempt(async () => saveBlob(`${state.game?.kind}.pdf`, await app.server.page(state.game?.id ?? '', marks)));
  };
  return [
    h('p', { class: 'note' }, t('print-about')),
    h(
      'div',
      { class: 'row' },
      button(t('print-marks'), () => save(true), { class: 'primary' }),
      view.mode === 'puzzle' && button(t('print-fresh'), () => save(false)),
    ),
  ];
}

/** @param {Session} app */
function settings(app) {
  return [languageAndTheme(app), app.state.game?.kind === 'smyoz' && scaleForm(app, app.view.settings.scale)];
}

/** @param {Session} app */
export function languageAndTheme(app) {
  const { state, t } = app;
  const themes = /** @type {import('./store.js').Theme[]} */ (['auto', 'light', 'dark']);
  return h(
    'div',
    { class: 'look', key: 'look' },
    h('div', { class: 'field' }, h('span', {}, t('language')), languages(app)),
    h(
      'div',
      { class: 'field' },
      h('span', {}, t('theme')),
      choice({
        name: 'theme',
        label: t('theme'),
        options: themes.map((value) => ({ value, label: t(`theme-${value}`) })),
        value: state.theme,
        change: (theme) => app.look(theme),
      }),
    ),
  );
}

/** @param {Session} app */
const languages = (app) =>
  choice({
    name: 'lang',
    label: app.t('language'),
    options: LANGS.map((value) => ({ value, label: OWN_NAMES[value] })),
    value: app.state.lang,
    change: (lang) => app.speak(lang),
  });

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
function scaleForm(app, scale) {
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
