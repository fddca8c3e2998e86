// @ts-check
/** The board: the drawing, and above it a grid of cells for pointers, keys and screen readers. */
import { h } from './dom.js';
import { button } from './parts.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {{box: string, ratio: string, cells: number} & Record<'left' | 'right' | 'top' | 'bottom', string>} Frame
 */

/**
 * A drawing with its grid.
 * @param {object} board @param {Session} board.app
 * @param {string} [board.prefix] what is before the names of its cells in the document, where there are two boards
 * @param {string[][]} board.names the names of the cells, row by row
 * @param {Frame} [board.frame] the measures of the drawing, where they vary
 * @param {string} [board.box] the view box of the drawing, where they do not
 * @param {string} board.drawing @param {string} board.label @param {string} board.tool
 * @param {number} [board.zoom] how much larger than its place it is
 * @param {Record<string, (event: any) => void>} board.listeners
 * @param {(cell: string) => string} board.cellLabel a cell in words
 * @param {(cell: string) => void} board.click what a click without a pointer does
 * @param {import('./dom.js').Child[]} [board.beside] what else belongs to the board
 */
export function gridBoard({
  app,
  prefix = '',
  names,
  frame,
  box = frame?.box ?? '',
  drawing,
  label,
  tool,
  zoom = 1,
  listeners,
  cellLabel,
  click,
  beside = [],
}) {
  const gridCell = (/** @type {string} */ cell, /** @type {number} */ at) => {
    const isChosen = app.state.cell === cell;
    const label = cellLabel(cell);
    return h('div', {
      id: `${prefix}cell-${cell}`,
      class: 'board-cell',
      role: 'gridcell',
      tabindex: isChosen ? 0 : -1,
      'aria-selected': String(isChosen),
      'aria-label': label,
      title: label.endsWith(`: ${app.t('unknown')}`) ? null : label,
      'aria-colindex': at + 1,
      onfocus: () => app.state.cell === cell || app.set({ cell }),
      // Screen readers click without a pointer.
      onclick: (/** @type {MouseEvent} */ event) => event.detail === 0 && click(cell),
    });
  };
  const row = (/** @type {string[]} */ cells, /** @type {number} */ at) =>
    h('div', { role: 'row', class: 'board-row', 'aria-rowindex': at + 1 }, cells.map(gridCell));
  const [rows, columns] = [names.length, names[0].length];
  return h(
    'div',
    {
      class: frame ? 'board framed' : 'board',
      key: `board-${columns}-${rows}-${frame?.box ?? ''}`,
      'data-tool': tool,
      vars: frame && { ...measuresOf(frame), rows, columns, zoom },
    },
    h('div', { class: 'board-drawing', html: svgOf(drawing, box) }),
    h(
      'div',
      {
        class: 'board-grid',
        role: 'grid',
        'aria-label': label,
        'aria-rowcount': rows,
        'aria-colcount': columns,
        ...listeners,
      },
      names.map(row),
    ),
    beside,
  );
}

/**
 * What the style sheet needs to know: where the cells are in the drawing.
 * @param {Frame} frame
 */
const measuresOf = ({ ratio, left, right, top, bottom }) => ({ ratio, left, right, top, bottom });

/**
 * What covers the board while the game is paused.
 * @param {Pick<Session, 't' | 'pause'>} app
 */
export const veil = (app) =>
  h(
    'div',
    { class: 'board-veil' },
    h('p', {}, app.t('pause-on')),
    button(app.t('resume'), () => app.pause(), { class: 'primary' }),
  );

/** @param {string} drawing @param {string} box */
export const svgOf = (drawing, box) =>
  `<svg class="board-svg" xmlns="http://www.w3.org/2000/svg" viewBox="${box}" aria-hidden="true">${drawing}</svg>`;
