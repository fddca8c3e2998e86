// @ts-check
/**
 * The panels beside the board. On phones they are one sheet at the edge: tabs, of which one panel is
 * open at a time.
 */
import { h } from './dom.js';
import { icon } from './parts.js';

/**
 * @typedef {import('./dom.js').Child} Child
 * @typedef {import('./dom.js').Described | string} Part
 */

/** The panels, in the order of their tabs. */
const TABS = ['hints', 'path', 'inventory', 'workshop', 'automatisms', 'log', 'positions'];

/** @param {import('./session.js').Session} app @param {(Child | Child[])[]} right @param {(Child | Child[])[]} left */
export function sides(app, right, left) {
  const { state, t } = app;
  const [rightPanels, leftPanels] = [right, left].map((panels) => h('div', {}, ...panels).children);
  const nameOf = (/** @type {Part} */ panel) => (typeof panel === 'string' ? '' : panel.props.key);
  const opened = (/** @type {Part} */ panel) =>
    typeof panel === 'string' || nameOf(panel) !== state.sheet
      ? panel
      : { ...panel, props: { ...panel.props, class: `${panel.props.class} shown` } };
  const side = (/** @type {string} */ name, /** @type {Part[]} */ panels) =>
    panels.length > 0 && h('div', { class: `side ${name}`, key: name, inert: state.isPaused }, panels.map(opened));
  const names = [...rightPanels, ...leftPanels].map(nameOf);
  const tab = (/** @type {string} */ name) =>
    h(
      'button',
      {
        type: 'button',
        key: name,
        'aria-expanded': String(state.sheet === name),
        onclick: () => open(app, name),
      },
      h('span', { html: icon(name) }),
      h('span', {}, t(`tab-${name}`)),
    );
  return [
    side('right', rightPanels),
    side('left', leftPanels),
    h('nav', { class: 'drawer', key: 'drawer', 'aria-label': t('panels'), inert: state.isPaused }, TABS.filter((name) => names.includes(name)).map(tab)),
  ];
}

/**
 * Opens a panel, or closes it if it is open.
 * @param {import('./session.js').Session} app @param {string} name
 */
function open(app, name) {
  const panel = /** @type {HTMLDetailsElement | null} */ (document.querySelector(`.panel.${name}`));
  if (panel) panel.open = true;
  app.set({ sheet: app.state.sheet === name ? null : name });
}
