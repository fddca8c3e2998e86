// @ts-check
/** A board at a table with its grid: what a click or a key does in a cell is the game's. */
import { frameOf } from './cell-board.js';
import { cellRows, cellUnder } from './cells.js';
import { gridBoard } from './grid.js';

/**
 * @param {import('./table.js').Table} table
 * @param {{width: number, height: number}} size
 * @param {object} board
 * @param {string} [board.prefix] what is before the names of its cells in the document, where there are two boards
 * @param {string} board.label @param {string} board.drawing @param {string} board.tool
 * @param {(cell: string) => string} board.cellLabel a cell in words
 * @param {(cell: string, isTouch: boolean) => unknown} board.click
 */
export function tableGrid(table, size, { click, ...board }) {
  return gridBoard({
    ...board,
    app: /** @type {any} */ (table),
    names: cellRows(size),
    frame: frameOf({ ...size, counts: [] }),
    listeners: {
      // Clicks without a pointer are those of the cells.
      onclick: (/** @type {PointerEvent} */ event) => {
        if (event.detail === 0) return;
        const cell = cellUnder(size, /** @type {Element} */ (event.currentTarget), event);
        table.set({ cell });
        click(cell, event.pointerType === 'touch');
      },
    },
    click: (cell) => click(cell, false),
  });
}
