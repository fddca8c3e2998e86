// @ts-check
/** The face of a game that brings none of its own: what the server says of its board and its marks. */
import { h } from './dom.js';
import { notesInWords } from './notes.js';
import { drawPlain, signAlone } from './plain-board.js';
import { signAt } from './sea-marks.js';

/**
 * @typedef {import('./types-sea.js').SeaView & import('./plain-board.js').PlainBoard & {name: string, aim: string}} PlainView
 */

/** @param {import('./types-sea.js').SeaSession} app @returns {import('./sea-page.js').Face} */
export function plainFace({ view: shown, t }) {
  const view = /** @type {PlainView} */ (/** @type {unknown} */ (shown));
  const { width, height, signs } = view;
  return {
    name: view.name,
    signs: signs.map((sign) => ({ ...sign, html: signAlone(sign) })),
    sized: { width, height, counts: [] },
    draw: drawPlain,
    inWords: (cell) => {
      const meaning = signs.find(({ mark }) => mark === signAt(view, cell))?.meaning ?? t('unknown');
      return `${cell}: ${[meaning, ...notesInWords(t, view, cell)].join(', ')}`;
    },
    left: [],
    right: [h('p', { class: 'note', key: 'aim' }, view.aim)],
  };
}
