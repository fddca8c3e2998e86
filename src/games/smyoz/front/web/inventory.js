// @ts-check
/** The inventory: the ships with their codes, and the rest; what is found is ticked off. */
import { greek } from './board.js';
import { h } from './dom.js';
import { button, legend, panel } from './parts.js';
import { CELL, GAP, rect } from './svg.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./types.js').TypeView} TypeView
 */

/**
 * The lengths of the ships.
 * @type {Record<string, number>}
 */
const LENGTHS = { A: 4, B: 3, G: 2, D: 1 };

/** @param {Session} app */
export function inventory(app) {
  const { view, t } = app;
  const { waterLines, moored, islands } = view.inventory;
  const found = view.ships.reduce((sum, type) => sum + type.found.length, 0);
  return panel(
    'inventory',
    `${t('inventory')} ${found}/10`,
    true,
    h(
      'dl',
      { class: 'fleet' },
      view.ships.map((type) => ships(app, type)),
    ),
    h(
      'dl',
      { class: 'numbers' },
      item(t('water-lines'), waterLines ?? t('withheld')),
      item(t('moored'), moored ?? t('withheld')),
      item(t('islands'), islands?.join(', ') ?? t('withheld')),
    ),
    legend(t, ['code', 'example', 'lines', 'islands', 'notes']),
  );
}

/** @param {string} name @param {string | number} value */
const item = (name, value) => h('div', {}, h('dt', {}, name), h('dd', {}, String(value)));

/** @param {Session} app @param {TypeView} type */
function ships(app, { letter, count, codes, found }) {
  const { t } = app;
  const isDone = found.length === count;
  return h(
    'div',
    { class: isDone ? 'fleet-type done' : 'fleet-type' },
    h(
      'dt',
      { title: t(`ship-${letter}`) },
      h('span', { html: shipSvg(letter) }),
      h('span', { class: 'greek' }, greek(letter)),
      h('span', { class: 'found' }, `${found.length}/${count}`),
    ),
    h(
      'dd',
      { class: 'codes' },
      (codes ?? []).map((code) => codeOf(app, code)),
      !codes && t('withheld'),
    ),
  );
}

/**
 * The digit for red lines with a double stroke above, the one for green with a dashed one below; it
 * says what it means when it is touched.
 * @param {Session} app @param {string} code
 */
function codeOf(app, code) {
  const { t } = app;
  const [red, green, bearing] = code;
  const words = [t('inventory-code', { red, green }), bearing ? t(`inventory-${bearing}`) : ''].filter(Boolean).join(', ');
  const signs = [h('span', { class: 'code-red' }, red), h('span', { class: 'code-green' }, green), bearing && h('span', {}, bearing)];
  return button(signs, () => app.say(`${code}: ${words}`), { class: 'code', title: words, 'aria-label': words });
}

/** @param {string} letter */
function shipSvg(letter) {
  const width = LENGTHS[letter] * CELL;
  const hull = rect('ship', GAP, GAP, width - 2 * GAP, CELL - 2 * GAP, 2.7);
  return `<svg class="board-svg" width="${width}" height="${CELL}" viewBox="0 0 ${width} ${CELL}" aria-hidden="true">${hull}</svg>`;
}
