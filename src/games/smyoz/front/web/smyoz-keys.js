// @ts-check
/**
 * The keyboard in SMYOZ. Cells are typed as two digits; so water digits are typed with Shift or after
 * a colon, and colours after an equals sign, as statements are written.
 *
 * @typedef {import('./session.js').Session} Session
 */
import { moved } from './geometry.js';
import { NOTES, gameKeys } from './key-groups.js';
import { COLOURS, clear, sayColour, sayContent, sayDigit } from './marks.js';
import { markCorner, placeStep } from './pointer.js';
import { markChosen, markNext, shoot } from './smyoz-acts.js';
import { ARROWS, choose } from './typing.js';

/**
 * What the keys do, in words.
 * @type {import('./key-groups.js').Groups}
 */
export const KEYS = [
  {
    group: 'keys-board',
    keys: [
      ['← ↑ → ↓', 'key-arrows'],
      ['3 7', 'key-cell'],
      ['Enter', 'key-shoot'],
      ['Shift + Enter', 'key-shoot-z'],
    ],
  },
  {
    group: 'keys-marks',
    keys: [
      ['key-space', 'key-next'],
      ['W  .', 'key-water'],
      ['S  #', 'key-ship'],
      ['A B G D', 'key-type'],
      ['Shift + 0–4', 'key-digit'],
      [':  0–4', 'key-digit'],
      ['=  R G', 'key-colour'],
      ['U I / J K', 'key-points'],
      ['Del', 'key-cell-clear'],
      ...NOTES,
    ],
  },
  {
    group: 'keys-workshop',
    keys: [
      ['T', 'key-target'],
      ['E', 'key-put'],
      ['F', 'key-continue'],
      ['Esc', 'key-discard'],
    ],
  },
  gameKeys(['R', 'key-run'], ['Y', 'key-why']),
];

/** The board is in view; the page need not be scrolled to a cell. */
const STAYING = { preventScroll: true };

/** The corners of the chosen cell, as these keys lie on the keyboard. */
const CORNERS = ['u', 'i', 'j', 'k'];

/** @type {Record<string, string>} */
const CONTENTS = { w: '.', '.': '.', s: '#', '#': '#', a: 'A', b: 'B', g: 'G', d: 'D' };

/** @type {Record<string, (app: Session) => unknown>} */
const ALONE = {
  t: (app) => app.act({ target: { cell: app.state.cell } }),
  e: (app) => placeStep(app),
  f: (app) => app.act('continue'),
  r: (app) => app.act('run'),
  c: (app) => app.act({ check: {} }),
  y: (app) => app.act({ why: { cell: app.state.cell } }),
  ':': (app) => app.set({ typed: { kind: 'digit' } }),
  '=': (app) => app.set({ typed: { kind: 'colour', colour: '' } }),
  Escape: escape,
};

/**
 * What a key does; returns whether it does anything.
 * @param {Session} app @param {string} key @param {KeyboardEvent} event
 */
export const pressInSmyoz = (app, key, event) =>
  goOn(app, key) ||
  shiftedDigit(app, event) ||
  digit(app, key) ||
  arrow(app, key) ||
  mark(app, key) ||
  enter(app, event) ||
  (key in ALONE && (void ALONE[key](app), true));

/**
 * Goes on with what was begun: a column, a digit, or a colour.
 * @param {Session} app @param {string} key
 */
function goOn(app, key) {
  const { typed, cell } = app.state;
  if (!typed) return false;
  if (key === 'Escape') return done(app);
  if (typed.kind === 'column') {
    if (!/^[1-9]$/.test(key)) return done(app, false);
    choose(app, `${typed.column}${key}`, STAYING);
    return done(app);
  }
  if (typed.kind === 'digit') {
    if (/^[0-4]$/.test(key)) void markChosen(app, (view) => sayDigit(view, cell, Number(key)));
    return done(app, /^[0-4]$/.test(key));
  }
  return typed.kind === 'colour' && colour(app, typed.colour, key);
}

/** @param {Session} app @param {string} typed @param {string} key */
function colour(app, typed, key) {
  const { cell } = app.state;
  const letter = { r: 'r', p: 'r', g: 'g', z: 'g' }[key];
  if (letter && typed.length === 0) {
    app.set({ typed: { kind: 'colour', colour: letter } });
    return true;
  }
  if (letter || key === 'Enter' || key === '0') {
    const all = [...typed, letter ?? ''].sort().reverse().join('');
    if (COLOURS.includes(all)) void markChosen(app, (view) => sayColour(view, cell, key === '0' ? '' : all));
    return done(app);
  }
  return done(app, false);
}

/** @param {Session} app */
function done(app, result = true) {
  app.set({ typed: null });
  return result;
}

/**
 * Some layouts have the nought left of the one.
 * @param {Session} app @param {KeyboardEvent} event
 */
function shiftedDigit(app, event) {
  if (!event.shiftKey) return false;
  const number = event.code === 'Backquote' ? '0' : /^Digit([0-4])$/.exec(event.code)?.[1];
  if (number === undefined) return false;
  const { cell } = app.state;
  void markChosen(app, (view) => sayDigit(view, cell, Number(number)));
  return true;
}

/** @param {Session} app @param {string} key */
function digit(app, key) {
  if (!/^[1-9]$/.test(key)) return false;
  app.set({ typed: { kind: 'column', column: Number(key) } });
  return true;
}

/** @param {Session} app @param {string} key */
function arrow(app, key) {
  if (!(key in ARROWS)) return false;
  choose(app, moved(app.state.cell, ...ARROWS[key]), STAYING);
  return true;
}

/** @param {Session} app @param {string} key */
function mark(app, key) {
  const { cell } = app.state;
  if (key in CONTENTS) void markChosen(app, (view) => sayContent(view, cell, CONTENTS[key]));
  else if (key === ' ') void markNext(app, cell);
  else if (key === 'Delete' || key === 'Backspace') void markChosen(app, (view) => clear(view, cell));
  else if (CORNERS.includes(key)) void markCorner(app, CORNERS.indexOf(key));
  else return false;
  return true;
}

/** @param {Session} app @param {KeyboardEvent} event */
function enter(app, event) {
  if (event.key !== 'Enter') return false;
  if (app.view.canShoot) void (event.shiftKey ? shoot(app, true) : shoot(app));
  else void placeStep(app);
  return true;
}

/**
 * Discards a placement; without one, what is lit goes out.
 * @param {Session} app
 */
function escape(app) {
  if (app.state.help === 'working') return app.cancelHelp();
  const { phase } = app.view.workshop;
  if (phase === 'target' || phase === 'put' || phase === 'next') return void app.act('discard');
  return app.set({ lit: null, line: null, message: null });
}
