// @ts-check
/** The end of a game of SMYOZ: what was used, and the solution's inventory. */
import { timeOf } from './clock.js';
import { h } from './dom.js';
import { hintsOf } from './likeness.js';
import { button } from './parts.js';
import { saveRecord, saveSvg } from './record.js';
import { ending } from './result.js';

/**
 * What the items of an inventory are called.
 * @type {Record<string, string>}
 */
const ITEMS = {
  alpha: 'ship-A',
  beta: 'ship-B',
  gamma: 'ship-G',
  delta: 'ship-D',
  water_lines: 'water-lines',
  moored: 'moored',
  islands: 'islands',
};

/**
 * An item such as `beta: 02m 11p`.
 * @param {import('./session.js').Session['t']} t @param {string} line
 */
const itemInWords = (t, line) => line.replace(/^\w+/, (name) => itemName(t, name));

/**
 * What an item of an inventory is called.
 * @param {import('./session.js').Session['t']} t
 * @param {string} name as files have it
 */
export const itemName = (t, name) => t(ITEMS[name] ?? name);

/** @param {import('./session.js').Session} app */
export function result(app) {
  const { view, t } = app;
  if (!view.solution) return null;
  const { counters, pointsLost } = view;
  const values = {
    time: timeOf(counters.millis),
    hints: hintsOf(view),
    shots: counters.shots,
    placements: counters.placements,
    points: pointsLost,
  };
  const inventory = view.solution.inventory.map((line) => h('li', {}, itemInWords(t, line)));
  return ending(app, t('solved-about', values), h('ul', { class: 'note' }, inventory), [
    button(t('save-svg'), () => saveSvg(app)),
    button(t('save-text'), () => saveRecord(app, 'txt')),
  ]);
}
