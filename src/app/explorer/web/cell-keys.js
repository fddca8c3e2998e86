// @ts-check
/** The keyboard in games whose cells are marked. */
import { moved, placeOf } from './cells.js';
import { marking, marksOf, nextMark, saidAt } from './cell-marks.js';
import { NOTES, gameKeys } from './key-groups.js';
import { ARROWS, choose } from './typing.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./types-cells.js').CellsView} CellsView
 */

/**
 * What the keys do, in words.
 * @type {import('./key-groups.js').Groups}
 */
export const CELL_KEYS = [
  {
    group: 'keys-board',
    keys: [
      ['← ↑ → ↓', 'key-arrows'],
      ['Shift + ← ↑ → ↓', 'key-cell-along'],
    ],
  },
  {
    group: 'keys-marks',
    keys: [
      ['key-space', 'key-cell-next'],
      ['W  .', 'key-water'],
      ['S  X  #', 'key-ship'],
      ['M  *', 'key-cell-mine'],
      ['+', 'key-cell-sweeper'],
      ['0  Del', 'key-cell-clear'],
      ...NOTES,
    ],
  },
  gameKeys(['A', 'key-cell-auto']),
];

/** @type {Record<string, string>} */
const MARKS = {
  w: '.',
  '.': '.',
  s: '#',
  '#': '#',
  x: '#',
  m: '*',
  '*': '*',
  '+': '+',
  Backspace: '?',
  Delete: '?',
  0: '?',
};

/** @type {Record<string, (app: Session) => unknown>} */
const ALONE = {
  c: (app) => app.act({ check: {} }),
  a: (app) => app.act((/** @type {any} */ view) => ({ auto: { on: !view.auto } })),
  Escape: (app) => (app.state.help === 'working' ? app.cancelHelp() : app.set({ lit: null, message: null })),
};

/**
 * What a key does; returns whether it does anything.
 * @param {Session} app @param {string} key @param {KeyboardEvent} event
 */
export function pressAtCell(app, key, { shiftKey }) {
  const { cell } = app.state;
  if (key in ARROWS) go(app, ARROWS[key], shiftKey);
  else if (key === ' ' || key === 'Enter') mark(app, (view) => marking(view, [cell], nextMark(view, cell, shiftKey)));
  else if (key in MARKS) mark(app, (view) => (has(view, MARKS[key]) ? marking(view, [cell], MARKS[key]) : null));
  else if (key in ALONE) void ALONE[key](app);
  else return false;
  return true;
}

/** @param {CellsView} view @param {string} mark */
const has = (view, mark) => mark === '?' || marksOf(view).includes(mark);

/** @param {Session} app @param {(view: CellsView) => object | null} says */
function mark(app, says) {
  if (!app.view.solution) void app.act(says);
}

/**
 * Goes to another cell; with Shift, it gets the same mark.
 * @param {Session} app @param {[number, number]} way @param {boolean} takesMark
 */
function go(app, [columns, rows], takesMark) {
  const from = app.state.cell;
  const to = moved(/** @type {any} */ (app.view), from, columns, rows);
  choose(app, to);
  const isNext = Math.abs(placeOf(to)[0] - placeOf(from)[0]) + Math.abs(placeOf(to)[1] - placeOf(from)[1]) === 1;
  if (takesMark && isNext) mark(app, (now) => marking(now, [to], saidAt(now, from)));
}
