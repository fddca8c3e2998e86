// @ts-check
/** A guided first game of Sea Battle. */
import { cellsOf, hasAsked } from './guides.js';
import { signAt } from './cell-marks.js';

/** @param {string} mark @param {string} text @returns {import('./guides.js').Step} */
function marked(mark, text) {
  const cells = cellsOf(text);
  return { cells, isDone: (view) => cells.every((cell) => signAt(view, cell) === mark) };
}

/** @type {import('./guides.js').Guides} */
export const SEA_GUIDES = {
  'sea-battle': {
    start: {
      puzzle: {
        format: 'sea-battle-puzzle/1',
        width: 6,
        height: 6,
        fleet: [3, 2, 2, 1, 1, 1],
        columns: [3, 0, 2, 1, 0, 4],
        rows: [2, 1, 2, 3, 0, 2],
        clues: [{ cell: 'D1', shows: 'right' }],
      },
    },
    steps: [
      marked('.', 'B1 B2 B3 B4 B5 B6 E1 E2 E3 E4 E5 E6 A5 C5 D5 F5'),
      marked('#', 'C1'),
      marked('.', 'A1 F1 D2 D3 D4 D6'),
      marked('#', 'F2 F3 F4 F6'),
      { isDone: hasAsked },
    ],
  },
};
