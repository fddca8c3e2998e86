// @ts-check
/**
 * What Sea Battle brings to the page.
 *
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./games.js').Own} Own
 */
import { h } from './dom.js';
import { markedGame } from './marked-game.js';
import { card } from './parts.js';
import { SeaBench } from './sea-bench.js';
import { seaBenchPage } from './sea-bench-page.js';
import { seaFace } from './sea-face.js';
import { SEA_GUIDES } from './sea-guides.js';
import { newSea } from './sea-start.js';
import * as store from './store.js';

/** @param {Session} app @returns {Own} */
export function game(app) {
  const sheets = new SeaBench(app);
  return {
    ...markedGame(app, seaFace),
    guides: SEA_GUIDES,
    another: (view, level) => ({ 'sea-battle': { setting: settingOf(view), level } }),
    prepare: async () => store.settings().seaAuto && app.act({ auto: { on: true } }),
    offered: {
      puzzles: () => card(app.t('sea-battle'), h('p', { class: 'note' }, app.t('sea-about')), newSea(app)),
      bench: 'sea-bench-open',
      sheets,
      benchPage: () => seaBenchPage(app, sheets),
    },
  };
}

/**
 * The rules of a puzzle, as the server is asked for them.
 * @param {import('./types-cells.js').CellsView} view
 */
function settingOf({ width, height, fleet, touch, shapes, counts }) {
  const lengths = fleet.flatMap(({ length, count }) => Array(count).fill(length));
  const number = (/** @type {string} */ kind) => counts.find(({ piece }) => piece === kind)?.number ?? 0;
  const pieces = { mines: number('mine'), sweepers: number('sweeper') };
  return { size: `${width}x${height}`, fleet: lengths.join('-'), touch, shapes, ...pieces };
}
