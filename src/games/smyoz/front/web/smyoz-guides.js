// @ts-check
/** Guided first games of SMYOZ. */
import { cellsOf, hasAsked } from './guides.js';

/** @param {string} said @returns {import('./guides.js').Step} */
const said = (said) => ({ cells: [said.slice(0, 2)], isDone: (view) => view.said.includes(said) });

/** @type {import('./guides.js').Guides} */
export const SMYOZ_GUIDES = {
  'smyoz-game': {
    start: { mode: 'game', seed: 123456 },
    steps: [
      { cells: ['46'], isDone: (view) => view.cells.some((/** @type {any} */ { cell, from }) => cell === '46' && from === 'shot') },
      {},
      { isDone: (view) => view.counters.shots > 1 },
      { isDone: (view) => view.said.length > 0 },
      { isDone: hasAsked },
    ],
  },
  'smyoz-puzzle': {
    start: {
      puzzle: {
        format: 'smyoz-puzzle/1',
        inventory: {
          alpha: ['02'],
          beta: ['10m', '00p'],
          gamma: ['00m', '12m', '01p'],
          delta: ['00', '00', '00', '01'],
          water_lines: 1,
          moored: 5,
          islands: [1, 2, 2, 3, 6],
        },
        shots: cellsOf('31:0r 81:B 32:1 52:1r 43:0r 63:Gg 95:Ggg 26:4r 47:1 87:D 28:G 59:Ag 89:1').map((shot) => ({
          cell: shot.slice(0, 2),
          shows: shot.slice(3),
        })),
      },
    },
    steps: [
      said('77.'),
      said('25.'),
      { isDone: (view) => view.settings.automatisms.length > 0 },
      { isDone: hasAsked },
      {},
    ],
  },
};
