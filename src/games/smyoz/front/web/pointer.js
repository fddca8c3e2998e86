// @ts-check
/**
 * Mouse, pen and fingers on the board: a click does what the chosen tool does, the right button or
 * a long touch marks the other way round, and dragging paints.
 *
 * @typedef {{cell: string, point: string | null}} Place
 * @typedef {{names: Set<string>, mark: string | null, first: Place, isBackwards: boolean, isSure: boolean}} Painting
 *   the mark `''` of notes is no mark
 */
import { cornersOf, indexOf, placeAt } from './geometry.js';
import { noted } from './notes.js';
import { markChosen, markNext, shoot } from './smyoz-acts.js';
import { SMYOZ_NOTES } from './smyoz-notes.js';
import { builtOf, nextContent, nextPoint, partsOf, sayAll } from './marks.js';

/** How what was shown became known. */
const SHOWN = ['shot', 'clue', 'mercy', 'touched'];

/** How long a long touch is, in milliseconds. */
const LONG = 450;

export class Pointer {
  #app;
  /**
   * What is being painted since the button went down.
   * @type {Painting | null}
   */
  #painting = null;
  #timer = 0;

  /** @param {import('./session.js').Session} app */
  constructor(app) {
    this.#app = app;
    this.listeners = {
      onpointerdown: (/** @type {PointerEvent} */ event) => this.#down(event),
      onpointermove: (/** @type {PointerEvent} */ event) => this.#move(event),
      onpointerup: () => this.#up(),
      onpointercancel: () => this.#drop(),
      oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
    };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button > 2 || event.button === 1 || !event.isPrimary) return;
    const grid = /** @type {Element} */ (event.currentTarget);
    const place = placeAt(grid, event);
    // A finger may miss, so it shoots only at the cell that is chosen.
    const isSure = event.pointerType === 'mouse' || this.#app.state.cell === place.cell;
    this.#app.set({ cell: place.cell });
    document.getElementById(`cell-${place.cell}`)?.focus({ preventScroll: true });
    const isBackwards = event.button === 2;
    const paints = isBackwards || this.#app.state.tool === 'mark';
    const isDragged = paints || this.#app.state.tool === 'note';
    this.#painting = { names: new Set(), mark: null, first: paints ? place : { ...place, point: null }, isBackwards, isSure };
    if (isDragged) grid.setPointerCapture(event.pointerId);
    clearTimeout(this.#timer);
    if (event.pointerType !== 'mouse') this.#timer = window.setTimeout(() => this.#turn(place), LONG);
    event.preventDefault();
  }

  /**
   * A long touch marks the other way round.
   * @param {Place} place
   */
  #turn(place) {
    if (!this.#painting || this.#painting.names.size > 0) return;
    navigator.vibrate?.(15);
    this.#painting = { names: new Set(), mark: null, first: place, isBackwards: true, isSure: true };
    this.#up();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const painting = this.#painting;
    if (!painting || event.buttons === 0) return;
    const { cell, point } = placeAt(/** @type {Element} */ (event.currentTarget), event);
    if (painting.names.size === 0 && cell === painting.first.cell) return;
    clearTimeout(this.#timer);
    if (!painting.isBackwards && !['mark', 'note'].includes(this.#app.state.tool)) return;
    this.#start(painting);
    const name = painting.first.point ? point : cell;
    if (name && !painting.names.has(name)) this.#add(painting, name);
  }

  /**
   * The first cell or point says which mark is painted.
   * @param {Painting} painting
   */
  #start(painting) {
    if (painting.mark !== null) return;
    painting.mark = this.#notes(painting) ? '' : (this.#nextMark(painting.first, painting.isBackwards) ?? '.');
    this.#add(painting, painting.first.point ?? painting.first.cell);
  }

  /**
   * What is known from elsewhere is passed over.
   * @param {Painting} painting @param {string} name
   */
  #add(painting, name) {
    const place = name.includes('/') ? { cell: '', point: name } : { cell: name, point: null };
    if (!this.#notes(painting) && this.#nextMark(place, false) === null) return;
    painting.names.add(name);
    this.#app.set({ painted: { ...this.#app.state.painted, [name]: painting.mark ?? '' } });
  }

  /**
   * Whether notes are painted, and not marks.
   * @param {Painting} painting
   */
  #notes({ isBackwards }) {
    return !isBackwards && this.#app.state.tool === 'note';
  }

  /** @param {string[]} cells */
  #note(cells) {
    const { note } = this.#app.state;
    void this.#app.act((/** @type {any} */ view) => noted(SMYOZ_NOTES, view, cells, note));
  }

  #up() {
    const painting = this.#painting;
    this.#drop();
    if (!painting) return;
    const { names, mark, first, isBackwards, isSure } = painting;
    if (mark !== null && this.#notes(painting)) this.#note([...names]);
    else if (mark !== null) void markChosen(this.#app, (view) => sayAll(view, [...names], mark));
    else if (isBackwards) this.mark(first, true);
    else this.tap(first, isSure);
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#painting = null;
    if (Object.keys(this.#app.state.painted).length > 0) this.#app.set({ painted: {} });
  }

  /**
   * What a click does.
   * @param {Place} place
   * @param {boolean} [isSure] whether it may shoot
   */
  tap(place, isSure = true) {
    const { tool } = this.#app.state;
    this.#app.set({ cell: place.cell });
    if (tool === 'mark') this.mark(place, false);
    if (tool === 'shoot' && isSure && !this.#isShown(place.cell)) void shoot(this.#app);
    if (tool === 'place') void placeStep(this.#app);
    if (tool === 'note') this.#note([place.cell]);
  }

  /**
   * Marks a cell or a point in turn.
   * @param {Place} place @param {boolean} isBackwards
   */
  mark(place, isBackwards) {
    const { cell, point } = place;
    // Clicking at what was shot only chooses it.
    if (!point && this.#isShown(cell)) return;
    void markNext(this.#app, point ?? cell, isBackwards);
  }

  /** @param {string} cell */
  #isShown(cell) {
    return SHOWN.includes(this.#app.view.cells[indexOf(cell)].from);
  }

  /** @param {Place} place @param {boolean} isBackwards */
  #nextMark({ cell, point }, isBackwards) {
    const { view } = this.#app;
    return point ? nextPoint(view, point, isBackwards) : nextContent(view, cell, isBackwards);
  }
}

/**
 * The next of the sheet's three steps at the chosen cell: choose the target, put, accept.
 * @param {import('./session.js').Session} app
 */
export async function placeStep(app) {
  const { cell } = app.state;
  await app.act((/** @type {import('./types.js').View} */ { workshop: { phase, target } }) => {
    if (phase === 'put') return 'accept';
    return phase === 'target' && target === cell ? { put: { parts: partsOf(builtOf(app), cell) } } : { target: { cell } };
  });
}

/**
 * Marks a corner of the chosen cell in turn.
 * @param {import('./session.js').Session} app @param {number} corner
 */
export async function markCorner(app, corner) {
  const point = cornersOf(app.state.cell)[corner];
  if (point) await markNext(app, point);
}
