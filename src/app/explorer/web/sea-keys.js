// @ts-check
/** The keyboard in games of Sea Battle. */
import { isTyping } from './keys.js';
import { moved, placeOf } from './sea-geometry.js';
import { marking, marksOf, nextMark, saidAt } from './sea-marks.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./types-sea.js').SeaView} SeaView
 */

/** @type {Record<string, [number, number]>} columns and rows */
export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-30, 0],
  End: [30, 0],
  PageUp: [0, -30],
  PageDown: [0, 30],
};

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
  h: (app) => app.hint(),
  c: (app) => app.act({ check: {} }),
  a: (app) => app.act((/** @type {any} */ view) => ({ auto: { on: !view.auto } })),
  p: (app) => app.pause(),
  '?': (app) => app.set({ dialog: 'keys' }),
  Escape: (app) => (app.state.help === 'working' ? app.cancelHelp() : app.set({ lit: null, message: null })),
};

/** What the keys do, as the page tells it. */
export const SEA_KEYS = [
  {
    group: 'keys-board',
    keys: [
      ['← ↑ → ↓', 'key-arrows'],
      ['Shift + ← ↑ → ↓', 'key-sea-along'],
    ],
  },
  {
    group: 'keys-marks',
    keys: [
      ['key-space', 'key-sea-next'],
      ['W  .', 'key-water'],
      ['S  X  #', 'key-ship'],
      ['M  *', 'key-sea-mine'],
      ['+', 'key-sea-sweeper'],
      ['0  Del', 'key-sea-clear'],
    ],
  },
  {
    group: 'keys-game',
    keys: [
      ['Ctrl + Z', 'key-undo'],
      ['Ctrl + Y', 'key-redo'],
      ['Ctrl + S', 'key-save'],
      ['H', 'key-hint'],
      ['C', 'key-sea-check'],
      ['A', 'key-sea-auto'],
      ['P', 'key-pause'],
      ['?', 'key-keys'],
    ],
  },
];

/**
 * What a key does.
 * @param {Session} app
 * @param {KeyboardEvent} event
 */
export function pressAtSea(app, event) {
  if (!app.state.game || app.state.game.kind === 'smyoz' || app.state.dialog || event.isComposing || event.altKey) return;
  if (isTyping(event)) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isDone = isCommand
    ? command(app, key, event.shiftKey)
    : (!app.state.isPaused || key === 'p') && plain(app, key, event.shiftKey);
  if (isDone) event.preventDefault();
}

/** @param {Session} app @param {string} key @param {boolean} isShifted */
function command(app, key, isShifted) {
  if (key === 's') app.save();
  if (key !== 'z' && key !== 'y') return key === 's';
  void app.move(key === 'y' || isShifted ? 'redo' : 'undo');
  return true;
}

/** @param {Session} app @param {string} key @param {boolean} isShifted */
function plain(app, key, isShifted) {
  const { cell } = app.state;
  if (key in ARROWS) go(app, ARROWS[key], isShifted);
  else if (key === ' ' || key === 'Enter') mark(app, (view) => marking(view, [cell], nextMark(view, cell, isShifted)));
  else if (key in MARKS) mark(app, (view) => (has(view, MARKS[key]) ? marking(view, [cell], MARKS[key]) : null));
  else if (key in ALONE) void ALONE[key](app);
  else return false;
  return true;
}

/** @param {SeaView} view @param {string} mark */
const has = (view, mark) => mark === '?' || marksOf(view).includes(mark);

/** @param {Session} app @param {(view: SeaView) => object | null} says */
function mark(app, says) {
  if (!app.view.solution) void app.act(says);
}

/**
 * Goes to another cell; with Shift, it gets the same mark.
 * @param {Session} app
 * @param {[number, number]} way
 * @param {boolean} takesMark
 */
function go(app, [columns, rows], takesMark) {
  const view = /** @type {any} */ (app.view);
  const from = app.state.cell;
  const to = moved(view, from, columns, rows);
  app.set({ cell: to });
  document.getElementById(`cell-${to}`)?.focus();
  const isNext = Math.abs(placeOf(to)[0] - placeOf(from)[0]) + Math.abs(placeOf(to)[1] - placeOf(from)[1]) === 1;
  if (takesMark && isNext) mark(app, (now) => marking(now, [to], saidAt(now, from)));
}
