// @ts-check
/**
 * Notes in cells, beside the marks: `44~2` is the second colour, `44!3` says that the cell is no part
 * of a ship of three cells. Nothing is concluded from them.
 *
 * @typedef {import('./session.js').Session} Session
 * @typedef {Session['t']} Tell
 */
import { choice, icon } from './parts.js';
import { CELL, line, rect, text } from './svg.js';

/** The colours. */
const COLOURS = ['~1', '~2', '~3', '~4'];

/** How many ships are noted below each other in a cell. */
const LINES = 4;

/**
 * How a game has notes in its view, and what its ships are called there.
 * @typedef {object} Noting
 * @property {(view: any) => string[] | null} of what is noted in the cells of a game; `null` where there are no notes
 * @property {(view: any) => number[]} lengths of its ships
 * @property {(length: string) => string} sign of a ship
 * @property {(t: Tell, length: string) => string} name of a ship
 * @property {(changes: {add: string[], erase: string[]}) => object} action
 * @property {(key: string) => string | undefined} typed the length of the ship that a key means
 */

/**
 * Ships by their lengths.
 * @type {Noting}
 */
export const BY_LENGTH = {
  of: ({ notes }) => notes ?? null,
  lengths: ({ fleet }) => (fleet ?? []).map((/** @type {any} */ { length }) => length),
  sign: (length) => length,
  name: (t, length) => t('note-ship', { number: length }),
  action: (changes) => ({ note: changes }),
  typed: (key) => key,
};

/**
 * The notes that a game has.
 * @param {Noting} noting @param {any} view @returns {string[]}
 */
export const notesFor = (noting, view) =>
  noting.of(view) === null ? [] : [...COLOURS, ...noting.lengths(view).map((length) => `!${length}`)];

/**
 * The notes in a cell.
 * @param {Noting} noting @param {any} view @param {string} cell
 */
const notesIn = (noting, view, cell) =>
  (noting.of(view) ?? []).filter((it) => it.startsWith(cell) && '~!'.includes(it[cell.length])).map((it) => it.slice(cell.length));

/**
 * The action that notes something in cells, or takes it back where the first of them has it; `null`
 * if nothing would change. A cell has one colour.
 * @param {Noting} noting @param {any} view @param {string[]} cells @param {string} note
 */
export function noted(noting, view, cells, note) {
  if (!notesFor(noting, view).includes(note) || view.solution) return null;
  const isBack = notesIn(noting, view, cells[0]).includes(note);
  const [add, erase] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  for (const cell of cells) {
    const there = notesIn(noting, view, cell);
    if (!isBack && !there.includes(note)) add.push(`${cell}${note}`);
    const goes = (/** @type {string} */ other) => (isBack ? other === note : other !== note && other[0] === '~' && note[0] === '~');
    erase.push(...there.filter(goes).map((other) => `${cell}${other}`));
  }
  if (add.length + erase.length === 0) return null;
  return noting.action({ add, erase });
}

/** @param {Noting} noting @param {Tell} t @param {string} note */
function noteInWords(noting, t, note) {
  if (note[0] === '~') return t(`note-colour-${note[1]}`);
  return t('note-not', { ship: noting.name(t, note.slice(1)) });
}

/**
 * What is noted in a cell.
 * @param {Noting} noting @param {Tell} t @param {any} view @param {string} cell
 */
export const notesInWords = (noting, t, view, cell) =>
  notesIn(noting, view, cell).map((note) => noteInWords(noting, t, note));

/**
 * Notes as they are drawn: colours below all else, and signs above it.
 * @param {Noting} noting @param {any} view
 * @param {(cell: string) => [number, number]} placeOf the upper left corner of a cell
 */
export function drawNotes(noting, view, placeOf) {
  const cells = new Map();
  for (const noted of view.solution ? [] : (noting.of(view) ?? [])) {
    const [, cell, note] = /^(.+)([~!].+)$/.exec(noted) ?? [];
    cells.set(cell, [...(cells.get(cell) ?? []), note]);
  }
  const drawn = [...cells].map(([cell, notes]) => {
    const [x, y] = placeOf(cell);
    const colour = notes.find((/** @type {string} */ note) => note[0] === '~');
    const ships = notes.filter((/** @type {string} */ note) => note[0] === '!');
    return {
      under: colour ? rect(`note-colour note-${colour[1]}`, x, y, CELL, CELL) : '',
      over: ships.map((/** @type {string} */ note, /** @type {number} */ at) => drawNot(noting.sign(note.slice(1)), x, y, at)).join(''),
    };
  });
  return { under: drawn.map(({ under }) => under).join(''), over: drawn.map(({ over }) => over).join('') };
}

/**
 * The sign of a ship, struck out.
 * @param {string} sign
 * @param {number} x @param {number} y the upper left corner of its cell
 * @param {number} at how many stand before it
 */
function drawNot(sign, x, y, at) {
  const [middle, base] = [x + 1.7 + 2.2 * Math.floor(at / LINES), y + 2.7 + 2.2 * (at % LINES)];
  return text('note-sign', middle, base, sign) + line('note-strike', [middle - 1.1, base], [middle + 1.1, base - 1.6]);
}

/** @param {Noting} noting @param {string} note */
function noteSvg(noting, note) {
  const half = CELL / 2;
  const drawn =
    note[0] === '~'
      ? rect(`note-colour note-${note[1]}`, 0, 0, CELL, CELL, 2)
      : text('symbol', half, half + 1.8, noting.sign(note.slice(1))) + line('note-strike', [2, 8], [8, 2]);
  return `<svg class="board-svg shown" viewBox="1 1 8 8" aria-hidden="true">${drawn}</svg>`;
}

/**
 * What clicks can be chosen to do: to note.
 * @param {Tell} t
 */
export const noteTool = (t) => ({ value: /** @type {const} */ ('note'), label: '', title: t('notes-about'), html: icon('note') });

/**
 * The choice of what is noted.
 * @param {Session} app
 */
export const noteChoice = (app) =>
  choice({
    name: 'note',
    label: app.t('notes'),
    class: 'choice notes',
    options: notesFor(app.own.noting, app.view).map((note) => ({
      value: note,
      label: note,
      title: noteInWords(app.own.noting, app.t, note),
      html: noteSvg(app.own.noting, note),
    })),
    value: app.state.note,
    change: (note) => app.set({ note }),
  });

/**
 * Notes by keys: N or V, and then which ship or which colour.
 * @param {Session} app @param {string} key
 */
export function typeNote(app, key) {
  const { typed, cell } = app.state;
  const { noting } = app.own;
  if (typed?.kind !== 'note') {
    if (typed || !notesFor(noting, app.view).some((note) => note[0] === KINDS[key])) return false;
    app.set({ typed: { kind: 'note', sign: KINDS[key] } });
    return true;
  }
  app.set({ typed: null });
  const note = `${typed.sign}${(typed.sign === '!' && noting.typed(key)) || key}`;
  if (!notesFor(noting, app.view).includes(note)) return key === 'Escape';
  void app.act((/** @type {any} */ view) => noted(noting, view, [cell], note));
  return true;
}

/**
 * The keys that begin a note.
 * @type {Record<string, '!' | '~'>}
 */
const KINDS = { n: '!', v: '~' };
