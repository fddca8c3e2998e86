// @ts-check
/**
 * Mouse, pen and fingers on a board of Sea Battle: a click marks, the right button or a long touch
 * marks the other way round, and dragging marks a line.
 *
 * @typedef {import('./types-sea.js').SeaSession} SeaSession
 * @typedef {{first: string, mark: string, before: string, cells: string[]}} Drag
 */
import { cellUnder, straight } from './sea-geometry.js';
import { canMark, marking, nextMark, saidAt } from './sea-marks.js';

/** How long a long touch is, in milliseconds. */
const LONG = 450;

/** How many columns a board has on which fingers scroll instead of marking lines. */
const WIDE = 16;

export class SeaPointer {
  #app;
  /** What is marked since the button went down. @type {Drag | null} */
  #drag = null;
  #timer = 0;

  /** @param {SeaSession} app */
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
    if (event.button > 2 || event.button === 1 || !event.isPrimary || this.#app.view.solution) return;
    const grid = /** @type {Element} */ (event.currentTarget);
    const cell = cellUnder(this.#app.view, grid, event);
    this.#begin(cell, event.button === 2);
    const scrolls = event.pointerType === 'touch' && this.#app.view.width >= WIDE;
    if (!scrolls) {
      grid.setPointerCapture(event.pointerId);
      event.preventDefault();
    }
    clearTimeout(this.#timer);
    if (event.pointerType !== 'mouse') this.#timer = window.setTimeout(() => this.#turn(cell), LONG);
  }

  /** @param {string} cell @param {boolean} isBackwards */
  #begin(cell, isBackwards) {
    const { state, view } = this.#app;
    const isTurn = state.seaTool === 'turn';
    const mark = isTurn || isBackwards ? nextMark(view, cell, isBackwards) : state.seaTool;
    this.#drag = { first: cell, mark, before: saidAt(view, cell), cells: [cell] };
    this.#app.set({ cell });
    document.getElementById(`cell-${cell}`)?.focus({ preventScroll: true });
  }

  /** A long touch marks the other way round. @param {string} cell */
  #turn(cell) {
    if (!this.#drag || this.#drag.cells.length > 1) return;
    navigator.vibrate?.(15);
    this.#begin(cell, true);
    this.#up();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const drag = this.#drag;
    if (!drag || event.buttons === 0) return;
    const { view } = this.#app;
    const line = straight(drag.first, cellUnder(view, /** @type {Element} */ (event.currentTarget), event));
    if (line.length > 1) clearTimeout(this.#timer);
    if (line.length === drag.cells.length && line.at(-1) === drag.cells.at(-1)) return;
    drag.cells = line;
    const painted = Object.fromEntries(this.#meant(drag).map((cell) => [cell, drag.mark]));
    this.#app.set({ painted: line.length > 1 ? painted : {}, cell: line.at(-1) ?? drag.first });
  }

  /** The cells of a line that are as the first one was: what is marked otherwise is passed over. @param {Drag} drag */
  #meant({ cells, before }) {
    const { view } = this.#app;
    return cells.filter((cell) => canMark(view, cell) && saidAt(view, cell) === before);
  }

  #up() {
    const drag = this.#drag;
    const cells = drag ? this.#meant(drag) : [];
    this.#drop();
    if (drag && cells.length > 0) void this.#app.act((/** @type {any} */ view) => marking(view, cells, drag.mark));
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#drag = null;
    if (Object.keys(this.#app.state.painted).length > 0) this.#app.set({ painted: {} });
  }
}
