// @ts-check
/**
 * The bench of Sea Battle: what lies on it, and what the server says of it after every change.
 *
 * @typedef {{columns: (number | null)[], rows: (number | null)[]}} Numbers
 * @typedef {object} SeaSheet
 * @property {number} width
 * @property {number} height
 * @property {string} fleet lengths; empty for the usual fleet
 * @property {boolean} corners whether ships may touch at corners
 * @property {boolean} any whether ships may have any figure
 * @property {number} mines
 * @property {number} sweepers
 * @property {Record<string, Numbers>} counts by the name of the piece
 * @property {Record<string, string>} cells what they show
 *
 * @typedef {object} SeaAssay
 * @property {number} count how many layouts fit, up to a limit
 * @property {boolean} isAll whether no others fit
 * @property {string[] | null} first the rows of the first of them
 * @property {string[]} differ where the first two differ
 * @property {string[]} conflict clues that contradict each other
 * @property {string[]} conflictCells their cells
 * @property {boolean} isSmallest whether it is known that fewer do not
 * @property {{level: string, score: number, steps: number, hardest: string} | null} rating
 *
 * @typedef {object} SeaBenchState
 * @property {SeaSheet} sheet
 * @property {SeaAssay | 'working' | null} assay
 * @property {string | null} reason why there is no answer
 * @property {string} shows what a click puts
 * @property {boolean} isWorking
 */
import { Refused } from './api.js';
import { moved, placeOf, times } from './cells.js';
import { Sheets } from './sheets.js';
import * as store from './store.js';
import { choose } from './typing.js';

/** @param {number} width @param {number} height @returns {Numbers} */
const noNumbers = (width, height) => ({ columns: times(width, () => null), rows: times(height, () => null) });

/**
 * Nothing lies there.
 * @param {number} [width] @param {number} [height] @returns {SeaSheet}
 */
export const emptySea = (width = 10, height = 10) => ({
  width,
  height,
  fleet: '',
  corners: false,
  any: false,
  mines: 0,
  sweepers: 0,
  counts: {},
  cells: {},
});

/**
 * The kinds of pieces on a sheet.
 * @param {SeaSheet} sheet
 */
export const piecesOf = ({ mines, sweepers }) => [
  'ship',
  ...(mines > 0 ? ['mine'] : []),
  ...(sweepers > 0 ? ['sweeper'] : []),
];

/**
 * The counts of a kind of pieces.
 * @param {SeaSheet} sheet @param {string} piece
 */
export const numbersOf = ({ counts, width, height }, piece) => counts[piece] ?? noNumbers(width, height);

/**
 * A sheet as it is sent.
 * @param {SeaSheet} sheet
 */
export function sentSea(sheet) {
  const { width, height, fleet, corners, any, mines, sweepers, cells } = sheet;
  const counts = Object.fromEntries(piecesOf(sheet).map((piece) => [piece, numbersOf(sheet, piece)]));
  const setting = {
    size: `${width}x${height}`,
    ...(fleet.trim() ? { fleet: fleet.trim() } : {}),
    touch: corners ? 'corners' : 'none',
    shapes: any ? 'any' : 'straight',
    mines,
    sweepers,
  };
  return { setting, counts, cells };
}

/** @extends {Sheets<SeaBenchState>} */
export class SeaBench extends Sheets {
  /** @param {import('./session.js').Session} app */
  constructor(app) {
    const sheet = store.keptSheet('sea-battle') ?? emptySea();
    super(app, 'sea-battle', { sheet, assay: null, reason: null, shows: 'water', isWorking: false });
  }

  /** @param {number} columns @param {number} rows */
  go(columns, rows) {
    choose(this.app, moved(this.state.sheet, this.app.state.cell, columns, rows));
  }

  /**
   * Changes what lies there; what is off a smaller board is gone.
   * @param {Partial<SeaSheet>} changes
   */
  change(changes) {
    return this.lay(within({ ...this.state.sheet, ...changes }));
  }

  afresh() {
    return { reason: null };
  }

  /**
   * Gives or withholds a count.
   * @param {string} piece @param {'columns' | 'rows'} way @param {number} at @param {string} text
   */
  async count(piece, way, at, text) {
    const { sheet } = this.state;
    const numbers = numbersOf(sheet, piece);
    const value = /^\d{1,2}$/.test(text.trim()) ? Number(text) : null;
    const changed = { ...numbers, [way]: numbers[way].map((number, other) => (other === at ? value : number)) };
    await this.change({ counts: { ...sheet.counts, [piece]: changed } });
  }

  /**
   * Puts what is chosen into a cell, or takes it away.
   * @param {string} cell
   */
  async put(cell) {
    const { sheet, shows } = this.state;
    const { [cell]: old, ...rest } = sheet.cells;
    await this.change({ cells: old === shows ? rest : { ...rest, [cell]: shows } });
  }

  /**
   * Asks what the clues leave.
   * @param {AbortSignal} signal
   */
  async ask(signal) {
    store.keepSheet('sea-battle', this.state.sheet);
    try {
      this.set({ assay: await this.app.server.json('POST', 'sea-battle/assay', sentSea(this.state.sheet), signal) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.set({ assay: null, reason: error.message });
    }
  }

  /** Adds cells until there is one solution. */
  async complete() {
    await this.working(async (signal) => {
      const { puzzle } = await this.app.server.json('POST', 'sea-battle/complete', sentSea(this.state.sheet), signal);
      const shown = /** @type {{cell: string, shows: string}[]} */ (puzzle.clues);
      await this.change({ cells: Object.fromEntries(shown.map(({ cell, shows }) => [cell, shows])) });
    });
  }
}

/**
 * A sheet without what its board does not have.
 * @param {SeaSheet} sheet @returns {SeaSheet}
 */
function within(sheet) {
  const { width, height } = sheet;
  const sweepers = sheet.mines > 0 ? sheet.sweepers : 0;
  const cut = (/** @type {(number | null)[]} */ numbers, /** @type {number} */ size) =>
    times(size, (at) => numbers[at] ?? null);
  const counts = Object.fromEntries(
    Object.entries(sheet.counts).map(([piece, { columns, rows }]) => [
      piece,
      { columns: cut(columns, width), rows: cut(rows, height) },
    ]),
  );
  const isOn = ([column, row] = [0, 0]) => column < width && row < height;
  const cells = Object.fromEntries(Object.entries(sheet.cells).filter(([cell]) => isOn(placeOf(cell))));
  return { ...sheet, sweepers, counts, cells };
}
