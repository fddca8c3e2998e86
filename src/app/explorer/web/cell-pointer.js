// @ts-check
/**
 * Mouse, pen and fingers on a board whose cells are marked: a click marks, the right button or a long touch
 * marks the other way round, and dragging marks a line. Two fingers move the board, and zoom it.
 *
 * @typedef {import('./types-cells.js').CellSession} CellSession
 * @typedef {{first: string, mark: string, before: string, cells: string[], note: string | null, turn: boolean | null}} Drag turn says, if
 *   a click gives a cell its next mark, whether that is the other way round
 * @typedef {{x: number, y: number}} Place
 */
import { BY_LENGTH, noted } from './notes.js';
import { cellUnder, straight } from './cells.js';
import { canMark, marking, nextMark, saidAt } from './cell-marks.js';

/** How long a long touch is, in milliseconds. */
const LONG = 450;

/** How large boards can be made, and how large cells are that fingers hit well, in pixels. */
const LARGEST = 4;
const HANDY = 34;

/**
 * How far two places are from each other, at least 1.
 * @param {Place[]} places
 */
const spanOf = ([one, other]) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/**
 * The place between two.
 * @param {Place[]} places @returns {Place}
 */
const middleOf = ([one, other]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/**
 * Zooms the board so that fingers hit its cells, or back to its place.
 * @param {CellSession} app
 */
export function turnZoom(app) {
  const { width = HANDY } = document.querySelector('.board-cell')?.getBoundingClientRect() ?? {};
  const { zoom, cell } = app.state;
  app.set({ zoom: zoom > 1 ? 1 : Math.min(LARGEST, Math.max(1.5, HANDY / width)) });
  document.getElementById(`cell-${cell}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export class CellPointer {
  #app;
  /**
   * What is marked since the button went down.
   * @type {Drag | null}
   */
  #drag = null;
  #timer = 0;
  /**
   * The fingers on the board.
   * @type {Map<number, Place>}
   */
  #fingers = new Map();

  /** @param {CellSession} app */
  constructor(app) {
    this.#app = app;
    this.listeners = {
      onpointerdown: (/** @type {PointerEvent} */ event) => this.#down(event),
      onpointermove: (/** @type {PointerEvent} */ event) => this.#move(event),
      onpointerup: (/** @type {PointerEvent} */ event) => this.#lift(event) && this.#up(),
      onpointercancel: (/** @type {PointerEvent} */ event) => this.#lift(event) && this.#drop(),
      oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
    };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.pointerType === 'touch') this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size > 1) this.#drop();
    if (event.button > 2 || event.button === 1 || !event.isPrimary || this.#app.view.solution) return;
    const grid = /** @type {Element} */ (event.currentTarget);
    const cell = cellUnder(this.#app.view, grid, event);
    this.#begin(cell, event.button === 2);
    grid.setPointerCapture(event.pointerId);
    event.preventDefault();
    clearTimeout(this.#timer);
    if (event.pointerType !== 'mouse') this.#timer = window.setTimeout(() => this.#turn(cell), LONG);
  }

  /** @param {string} cell @param {boolean} isBackwards */
  #begin(cell, isBackwards) {
    const { state, view } = this.#app;
    const isTurn = state.seaTool === 'turn';
    const note = state.seaTool === 'note' && !isBackwards ? state.note : null;
    const mark = note ? '' : isTurn || isBackwards ? nextMark(view, cell, isBackwards) : state.seaTool;
    const turn = isTurn || isBackwards ? isBackwards : null;
    this.#drag = { first: cell, mark, before: saidAt(view, cell), cells: [cell], note, turn };
    this.#app.set({ cell });
    document.getElementById(`cell-${cell}`)?.focus({ preventScroll: true });
  }

  /**
   * A long touch marks the other way round.
   * @param {string} cell
   */
  #turn(cell) {
    if (!this.#drag || this.#drag.cells.length > 1) return;
    navigator.vibrate?.(15);
    this.#begin(cell, true);
    this.#up();
  }

  /**
   * A finger leaves the board; returns whether it was the only one.
   * @param {PointerEvent} event
   */
  #lift({ pointerId }) {
    const { size } = this.#fingers;
    this.#fingers.delete(pointerId);
    return size < 2;
  }

  /**
   * Two fingers move and zoom: what was between them stays there.
   * @param {PointerEvent} event
   */
  #pinch(event) {
    const before = [...this.#fingers.values()];
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = [...this.#fingers.values()];
    const board = /** @type {Element} */ (event.currentTarget).closest('.board');
    const scroll = board?.parentElement;
    if (!board || !scroll || before.length !== 2) return;
    const [from, to] = [middleOf(before), middleOf(now)];
    const old = board.getBoundingClientRect();
    const zoom = Math.min(LARGEST, Math.max(1, (this.#app.state.zoom * spanOf(now)) / spanOf(before)));
    this.#app.set({ zoom });
    const { left, top, width } = board.getBoundingClientRect();
    const grown = width / old.width;
    const [x, y] = [left + (from.x - old.left) * grown - to.x, top + (from.y - old.top) * grown - to.y];
    const { scrollTop } = scroll;
    scroll.scrollBy(x, y);
    // What does not fit into the board's place moves the page.
    window.scrollBy(0, y - (scroll.scrollTop - scrollTop));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#fingers.size > 1) return void (this.#fingers.has(event.pointerId) && this.#pinch(event));
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

  /**
   * The cells of a line that are as the first one was: what is marked otherwise is passed over.
   * @param {Drag} drag
   */
  #meant({ cells, before, note }) {
    const { view } = this.#app;
    // What a click before has marked may come into the view between the press and its end.
    if (cells.length === 1 || note) return cells;
    return cells.filter((cell) => canMark(view, cell) && saidAt(view, cell) === before);
  }

  #up() {
    const drag = this.#drag;
    this.#drop();
    if (!drag) return;
    const { first, note, turn } = drag;
    const cells = this.#meant(drag);
    // A click that comes before the last one is answered counts from what that one makes of the cell.
    const isTurn = turn !== null && drag.cells.length === 1;
    void this.#app.act((/** @type {any} */ view) =>
      note ? noted(BY_LENGTH, view, cells, note) : isTurn ? marking(view, [first], nextMark(view, first, turn)) : marking(view, cells, drag.mark),
    );
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#drag = null;
    if (Object.keys(this.#app.state.painted).length > 0) this.#app.set({ painted: {} });
  }
}
