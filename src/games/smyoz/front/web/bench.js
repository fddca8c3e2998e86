// @ts-check
/**
 * The bench: what lies on it, and what the server says of it. After every change it is told which
 * rules the drawing breaks, and what the clues leave.
 *
 * @typedef {{ships: string[], shots: Record<string, string>, items: Record<string, string>, given: string[]}} Sheet
 * @typedef {object} Drawn
 * @property {{rule: string, cells: string[]}[]} broken the rules that are broken, and where
 * @property {string[]} tooMany the types of which there are too many ships
 * @property {string[]} inventory that of the ships so far
 * @property {string[] | null} shows what the cells show, once it is a layout
 *
 * @typedef {object} Assay
 * @property {number} count how many layouts fit, up to a limit
 * @property {boolean} isAll whether no others fit
 * @property {string[]} shared facts that all of them share
 * @property {string[]} spare clues that can be spared
 * @property {{level: string, score: number, steps: number, hardest: string} | null} rating
 * @property {string[] | null} solution
 * @property {string[]} conflict clues that contradict each other
 * @property {boolean} [isMore] whether the rest is still to come
 *
 * @typedef {'draw' | 'shots'} BenchTool
 * @typedef {object} BenchState
 * @property {Sheet} sheet
 * @property {Drawn | null} drawn
 * @property {Assay | 'working' | null} assay
 * @property {BenchTool} tool
 * @property {string | null} from where a ship begins that is being drawn
 * @property {string} shows what a shot shows that is put by hand
 * @property {boolean} isWorking whether the server completes the puzzle
 * @property {string} level the level that it is to have; empty for the fewest shots
 */
import { CELLS, cellsOf, columnOf, indexOf, moved, rowOf } from './geometry.js';
import { Sheets } from './sheets.js';
import * as store from './store.js';
import { choose } from './typing.js';

/** The items of an inventory, as files name them. */
export const ITEMS = ['alpha', 'beta', 'gamma', 'delta', 'water_lines', 'moored', 'islands'];

/** Ships' letters by their lengths. */
const LETTERS = ['', 'D', 'G', 'B', 'A'];

/**
 * Nothing lies there.
 * @returns {Sheet}
 */
export const emptySheet = () => ({ ships: [], shots: {}, items: {}, given: [...ITEMS] });

/**
 * The ship from one cell to another; `null` if it would be bent or too long.
 * @param {string} from @param {string} to
 */
export function shipBetween(from, to) {
  const [across, down] = [Math.abs(columnOf(from) - columnOf(to)), Math.abs(rowOf(from) - rowOf(to))];
  const letter = LETTERS[Math.max(across, down) + 1];
  if (!letter || (across > 0 && down > 0)) return null;
  const [first, last] = indexOf(from) <= indexOf(to) ? [from, to] : [to, from];
  return first === last ? `${letter}${first}` : `${letter}${first}-${last}`;
}

/**
 * The value of an item in a sheet that is sent.
 * @param {string} item @param {string} text
 */
function valueOf(item, text) {
  const words = text
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (item === 'islands') return words.map(Number);
  return item === 'water_lines' || item === 'moored' ? Number(words[0]) : words;
}

/**
 * A sheet as it is sent.
 * @param {Sheet} sheet
 */
export function sent({ ships, shots, items, given }) {
  const told = given.filter((item) => items[item]?.trim());
  return {
    ships,
    shots: CELLS.filter((cell) => cell in shots).map((cell) => ({ cell, shows: shots[cell] })),
    inventory: Object.fromEntries(told.map((item) => [item, valueOf(item, items[item])])),
  };
}

/**
 * The items of an inventory by their names, from a line each.
 * @param {string[]} lines @returns {Record<string, string>}
 */
export const itemsOf = (lines) =>
  Object.fromEntries(lines.map((line, at) => [ITEMS[at], line.slice(line.indexOf(':') + 1).trim()]));

/** @extends {Sheets<BenchState>} */
export class Bench extends Sheets {
  /** @param {import('./session.js').Session} app */
  constructor(app) {
    super(app, 'smyoz', {
      sheet: store.keptSheet('smyoz') ?? emptySheet(),
      drawn: null,
      assay: null,
      tool: 'draw',
      from: null,
      shows: '0',
      isWorking: false,
      level: '',
    });
  }

  /**
   * Changes what lies there.
   * @param {Partial<Sheet>} changes
   */
  change(changes) {
    return this.lay({ ...this.state.sheet, ...changes });
  }

  afresh() {
    return { from: null };
  }

  /**
   * Asks which rules the drawing breaks, and what the clues leave.
   * @param {AbortSignal} signal
   */
  async ask(signal) {
    const drawn = await this.app.server.json('POST', 'bench/drawing', sent(this.state.sheet), signal);
    this.set({ drawn, sheet: followed(this.state.sheet, drawn) });
    store.keepSheet('smyoz', this.state.sheet);
    const ask = (/** @type {string} */ what) =>
      this.app.server.json('POST', `bench/${what}`, sent(this.state.sheet), signal);
    const counted = await ask('count');
    const isMore = counted.isAll && counted.count < 2;
    this.set({ assay: { ...counted, isMore } });
    if (isMore) this.set({ assay: await ask('assay') });
  }

  /**
   * Draws a ship, or takes away the one that lies there.
   * @param {string} from @param {string} to
   */
  async draw(from, to) {
    const ship = shipBetween(from, to);
    if (!ship) return;
    const cells = cellsOf(ship);
    const rest = this.state.sheet.ships.filter((other) => !cellsOf(other).some((cell) => cells.includes(cell)));
    const isTaken = from === to && rest.length < this.state.sheet.ships.length;
    await this.change({ ships: isTaken ? rest : [...rest, ship] });
  }

  /**
   * The first begins a ship, the second ends it; or it puts a shot.
   * @param {string} cell
   */
  async put(cell) {
    const { tool, from } = this.state;
    this.app.set({ cell });
    if (tool === 'shots') return this.shoot(cell);
    return from ? this.draw(from, cell) : this.set({ from: cell });
  }

  escape() {
    this.set({ from: null });
    return true;
  }

  /** @param {number} columns @param {number} rows */
  go(columns, rows) {
    choose(this.app, moved(this.app.state.cell, columns, rows), { preventScroll: true });
  }

  /**
   * Puts a shot, or takes it away.
   * @param {string} cell
   */
  async shoot(cell) {
    const { [cell]: old, ...rest } = this.state.sheet.shots;
    const shows = this.state.drawn?.shows?.[indexOf(cell)] ?? this.state.shows;
    await this.change({ shots: old === undefined ? { ...rest, [cell]: shows } : rest });
  }

  /**
   * Adds shots, or removes clues that are not needed.
   * @param {'complete' | 'spare'} what
   */
  async work(what) {
    const { sheet, level } = this.state;
    const body = what === 'spare' ? sent(sheet) : { sheet: sent(sheet), ...(level ? { level } : {}) };
    await this.working(async (signal) => {
      const { puzzle } = await this.app.server.json('POST', `bench/${what}`, body, signal);
      const given = ITEMS.filter((item) => item in puzzle.inventory);
      const shots = /** @type {{cell: string, shows: string}[]} */ (puzzle.shots);
      await this.change({ given, shots: Object.fromEntries(shots.map(({ cell, shows }) => [cell, shows])) });
    });
  }
}

/**
 * A sheet with what follows from its drawing: once that is a layout, the inventory and what shots
 * show are its own; before, nothing can be said of the inventory.
 * @param {Sheet} sheet @param {Drawn} drawn @returns {Sheet}
 */
function followed(sheet, drawn) {
  const { shows } = drawn;
  if (!shows) return sheet.ships.length > 0 ? { ...sheet, items: {} } : sheet;
  const shots = Object.fromEntries(Object.keys(sheet.shots).map((cell) => [cell, shows[indexOf(cell)]]));
  return { ...sheet, shots, items: itemsOf(drawn.inventory) };
}
