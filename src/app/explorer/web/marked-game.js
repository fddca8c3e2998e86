// @ts-check
/**
 * What all games have in common whose cells are marked, and all that a game brings that has no scripts.
 *
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./types-cells.js').CellSession} CellSession
 */
import { CELL_KEYS, pressAtCell } from './cell-keys.js';
import { cellPage } from './cell-page.js';
import { CellPointer } from './cell-pointer.js';
import { BY_LENGTH } from './notes.js';
import { plainFace } from './plain-page.js';

/**
 * @param {Session} app
 * @param {(app: CellSession) => import('./cell-page.js').Face} face how the game looks
 * @returns {import('./games.js').Own}
 */
export function markedGame(app, face = plainFace) {
  const marked = /** @type {CellSession} */ (/** @type {unknown} */ (app));
  const pointer = new CellPointer(marked);
  return {
    first: 'A1',
    page: () => cellPage(marked, pointer, face(marked)),
    press: (key, event) => pressAtCell(app, key, event),
    keys: CELL_KEYS,
    mouse: ['sea', 'note'],
    prepare: async () => {},
    settings: () => null,
    hasModes: false,
    clues: 'cell-shown',
    noting: BY_LENGTH,
  };
}
