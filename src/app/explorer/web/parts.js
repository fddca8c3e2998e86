// @ts-check
/** Small parts that the panels are made of. */
import { h } from './dom.js';

/** @typedef {import('./dom.js').Child} Child */

/**
 * What the author of a puzzle says to the solver.
 * @param {{note?: string | null}} view
 */
export const noteOf = ({ note }) => note && h('p', { class: 'author-note', key: 'author-note' }, note);

/** @param {Child | Child[]} label @param {() => unknown} onclick @param {Record<string, any>} [props] */
export const button = (label, onclick, props = {}) => h('button', { type: 'button', onclick, ...props }, label);

/**
 * A button that shows a sign and says a text.
 * @param {string} sign the name of an icon
 * @param {string} text @param {() => unknown} onclick @param {Record<string, any>} [props]
 */
export const iconButton = (sign, text, onclick, props = {}) =>
  h('button', { type: 'button', class: 'icon', title: text, 'aria-label': text, onclick, ...props, html: icon(sign) });

/**
 * A button with a sign, and on wide pages its name.
 * @param {string} sign @param {string} name @param {string} text @param {() => unknown} onclick
 * @param {Record<string, any>} [props]
 */
export const namedButton = (sign, name, text, onclick, props = {}) =>
  h(
    'button',
    {
      type: 'button',
      class: 'icon named',
      title: `${name}: ${text}`,
      'aria-label': `${name}: ${text}`,
      onclick,
      ...props,
    },
    h('span', { html: icon(sign) }),
    h('span', { class: 'name' }, name),
  );

/** @param {Child} label @param {Record<string, any>} props of the input @param {Record<string, any>} [more] of the field */
export const field = (label, props, more = {}) => h('label', { class: 'field', ...more }, label, h('input', props));

/**
 * A box to tick.
 * @param {Child} label @param {boolean} checked @param {(on: boolean) => unknown} change
 * @param {Record<string, any>} [props]
 */
export const tick = (label, checked, change, props = {}) =>
  h(
    'label',
    { class: 'tick', title: props.title },
    h('input', {
      type: 'checkbox',
      checked,
      onchange: (/** @type {any} */ event) => change(event.target.checked),
      ...props,
    }),
    h('span', {}, label),
  );

/**
 * One of several choices.
 * @template {string | null} T
 * @param {object} choice @param {string} choice.name @param {string} choice.label
 * @param {{value: T, label: Child | string, html?: string, title?: string}[]} choice.options
 * @param {T} choice.value @param {(value: T) => unknown} choice.change
 * @param {string} [choice.class]
 */
export const choice = ({ name, label, options, value, change, class: look = 'choice' }) =>
  h(
    'div',
    { class: look, role: 'radiogroup', 'aria-label': label },
    options.map((option) =>
      h(
        'label',
        { title: option.title, key: `${name}-${option.value}` },
        h('input', {
          type: 'radio',
          name,
          'aria-label': option.title,
          checked: option.value === value,
          onchange: () => change(option.value),
        }),
        option.html === undefined ? h('span', {}, option.label) : h('span', { html: option.html }),
      ),
    ),
  );

/**
 * A panel that can be folded.
 * @param {string} name @param {Child} title
 * @param {boolean} isOpen at first
 * @param {...(Child | Child[])} children
 */
export const panel = (name, title, isOpen, ...children) =>
  h(
    'details',
    { class: `panel ${name}`, key: name, once: (/** @type {HTMLDetailsElement} */ element) => (element.open = isOpen) },
    h('summary', {}, h('h2', {}, title)),
    h('div', { class: 'panel-inside' }, children.flat()),
  );

/**
 * Something is waited for, or no longer.
 * @param {import('./session.js').Session['t']} t @param {() => unknown} cancel
 * @param {string} [text] the key of what is said
 */
export const waiting = (t, cancel, text = 'hint-working') =>
  h(
    'div',
    { class: 'row working', key: 'working' },
    h('span', { class: 'spinner', 'aria-hidden': 'true' }),
    h('span', {}, t(text)),
    button(t('cancel'), cancel, { class: 'quiet' }),
  );

/**
 * A part of the start page.
 * @param {string} title @param {...(Child | Child[])} content
 */
export const card = (title, ...content) => h('section', { class: 'card', key: title }, h('h2', {}, title), content.flat());

/**
 * The paths of icons, in a square of 24.
 * @type {Record<string, string>}
 */
const ICONS = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  undo: 'M9 6L4 11l5 5M4 11h10a6 5 0 0 1 0 10h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a6 5 0 0 0 0 10h3',
  save: 'M6 4h12v16l-6-5-6 5z',
  restore: 'M6 4h12v16l-6-5-6 5zM12 12V7M9.5 9L12 6.5 14.5 9',
  link: 'M10 14l4-4M8.5 11.5l-2.5 2.5a3.5 3.5 0 0 0 5 5l2.5-2.5M15.5 12.5l2.5-2.5a3.5 3.5 0 0 0-5-5l-2.5 2.5',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  zoom: 'M15.500 15.500L20 20M10.500 17a6.500 6.500 0 1 1 0-13 6.500 6.500 0 0 1 0 13zM8 10.500h5M10.500 8v5',
  pause: 'M8 5v14M16 5v14',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  keys: 'M8.5 9a3.5 3.5 0 1 1 5 3.200c-1 .5-1.5 1-1.5 2.300M12 18.5v.5',
  hints: 'M9 17h6M10 20h4M12 4a5.500 5.500 0 0 0-3 10v1h6v-1a5.500 5.500 0 0 0-3-10z',
  path: 'M5 19c6 0 2-7 7-7s1-7 7-7M16 3l3 2-2 3',
  inventory: 'M4 15h16l-2.500 4h-11zM8 15v-5h8v5M12 10V5',
  workshop: 'M14 6l4 4-9 9-4-4zM12 8l-3-3 3-1 3 3',
  automatisms: 'M13 3L6 13h5l-1 8 8-11h-6z',
  log: 'M5 6h14M5 10h14M5 14h10M5 18h7',
  positions: 'M6 4h12v16l-6-5-6 5z',
  note: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  remove: 'M6 6l12 12M18 6L6 18',
};

/** @param {string} name */
export const icon = (name) => `<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

/**
 * What the signs mean.
 * @param {(key: string) => string} t @param {string[]} parts
 */
export const legend = (t, parts) =>
  h(
    'details',
    { class: 'legend' },
    h('summary', {}, t('legend')),
    parts.map((part) => h('p', { class: 'note' }, t(`legend-${part}`))),
  );
