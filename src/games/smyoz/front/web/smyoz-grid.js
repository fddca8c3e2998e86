// @ts-check
/** SMYOZ's board: what is drawn, and its grid. */
import { drawBoard, solved, viewBox } from './board.js';
import { h } from './dom.js';
import { NUMBERS, shipsOf } from './geometry.js';
import { gridBoard, veil } from './grid.js';
import { cellsOfStep } from './guides.js';
import { drawNotes } from './notes.js';
import { SMYOZ_NOTES } from './smyoz-notes.js';
import { left, top } from './smyoz-svg.js';
import { cellInWords, lanesInWords } from './smyoz-words.js';

/** @typedef {import('./session.js').Session} Session */

/** The names of the cells, row by row. */
export const NAMES = NUMBERS.map((row) => NUMBERS.map((column) => `${column}${row}`));

/**
 * The board of the game.
 * @param {Session} app @param {import('./pointer.js').Pointer} pointer
 */
export function boardGrid(app, pointer) {
  const { state, t } = app;
  return gridBoard({
    app,
    names: NAMES,
    box: viewBox,
    drawing: drawingOf(app),
    label: t('board'),
    tool: state.tool,
    listeners: pointer.listeners,
    cellLabel: (cell) => cellInWords(app, cell),
    click: (cell) => pointer.tap({ cell, point: null }),
    beside: [state.isPaused && veil(app), h('p', { class: 'visually-hidden' }, lanesInWords(app))],
  });
}

/**
 * What is drawn: the game, or at the end its solution.
 * @param {Session} app
 */
export function drawingOf(app) {
  const { state, view } = app;
  if (view.solution) return drawBoard(solved(view.solution, shipsOf(view.solution.rows), view.cells));
  const { typed } = state;
  return drawBoard(
    {
      cells: view.cells,
      points: view.points,
      found: view.ships.flatMap((type) => type.found),
      lanes: view.lanes.map(({ ships }) => ships),
    },
    {
      selected: state.cell,
      target: view.workshop.target,
      about: state.lit?.about ?? { cells: cellsOfStep(app), points: [] },
      because: state.lit?.because,
      changed: view.workshop.phase === 'put' ? view.workshop.changed : null,
      suspicious: view.suspicion?.about,
      painted: state.painted,
      notes: drawNotes(SMYOZ_NOTES, view, (cell) => [left(cell), top(cell)]),
      column: typed?.kind === 'column' ? typed.column : null,
    },
  );
}
