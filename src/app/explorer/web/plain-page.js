// @ts-check
/** The face of a game that brings none of its own: what the server says of its board and its marks. */
import { h } from './dom.js';
import { BY_LENGTH, notesInWords } from './notes.js';
import { drawPlain, signAlone } from './plain-board.js';
import { signAt } from './cell-marks.js';

/**
 * @typedef {import('./types-cells.js').CellsView & import('./plain-board.js').PlainBoard & {name: string, aim: string}} PlainView
 */

/** @param {import('./types-cells.js').CellSession} app @returns {import('./cell-page.js').Face} */
export function plainFace({ view: shown, t }) {
  const view = /** @type {PlainView} */ (/** @type {unknown} */ (shown));
  const { width, height, signs, fixed, counts } = view;
  return {
    name: view.name,
    signs: signs.map((sign) => ({ ...sign, html: signAlone(sign) })),
    sized: { width, height, counts },
    draw: drawPlain,
    inWords: (cell) => {
      const meaning = [...signs, ...fixed].find(({ mark }) => mark === signAt(view, cell))?.meaning ?? t('unknown');
      return `${cell}: ${[meaning, ...notesInWords(BY_LENGTH, t, view, cell)].join(', ')}`;
    },
    left: [],
    right: [h('p', { class: 'note', key: 'aim' }, view.aim)],
  };
}
