// @ts-check
/**
 * The keyboard: what keys do in every game and at every bench, and who is asked about the others.
 *
 * @typedef {import('./session.js').Session} Session
 */
import { typeNote } from './notes.js';
import { pressAtBench } from './sheets.js';
import { isTyping } from './typing.js';

/** @type {Record<string, (app: Session) => unknown>} */
const WITH_CTRL = {
  z: (app) => app.move('undo'),
  y: (app) => app.move('redo'),
  s: (app) => app.save(),
};

/**
 * What keys do in all games.
 * @type {Record<string, (app: Session) => unknown>}
 */
const ALWAYS = {
  h: (app) => app.hint(),
  o: (app) => app.state.help !== 'working' && app.state.help?.mark && app.markHint(app.state.help.mark),
  p: (app) => app.pause(),
  '?': (app) => app.set({ dialog: 'keys' }),
};

/**
 * What a key does on the page that is shown.
 * @param {Session} app @param {KeyboardEvent} event
 */
export function press(app, event) {
  const { game, cell, dialog, isPaused } = app.state;
  if (dialog || event.isComposing || event.altKey || isTyping(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isCommand = event.ctrlKey || event.metaKey;
  let isDone = false;
  if (app.bench) isDone = pressAtBench(app.bench.sheets, cell, key, event);
  else if (game) isDone = isCommand ? command(app, key, event) : (!isPaused || key === 'p') && plain(app, key, event);
  if (isDone) event.preventDefault();
}

/** @param {Session} app @param {string} key @param {KeyboardEvent} event */
function command(app, key, { shiftKey }) {
  const does = WITH_CTRL[key === 'z' && shiftKey ? 'y' : key];
  if (does) void does(app);
  return does !== undefined;
}

/** @param {Session} app @param {string} key @param {KeyboardEvent} event */
const plain = (app, key, event) =>
  typeNote(app, key) || app.own.press(key, event) || (key in ALWAYS && (void ALWAYS[key](app), true));
