// @ts-check
/** Dialogs: keys, settings, printing, and the link to the game. */
import { h } from './dom.js';
import { saveBlob } from './files.js';
import { button, choice, iconButton } from './parts.js';
import { LANGS, OWN_NAMES } from './texts.js';

/**
 * @typedef {import('./session.js').Session} Session
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
  const kind = state.game?.kind ?? '';
  const groups = app.own.keys.map(({ group, keys }) =>
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
  const mouse = app.own.mouse.map((tool) => h('p', {}, t(`keys-mouse-${tool}`)));
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
  return [languageAndTheme(app), app.state.game && app.own.settings()];
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
