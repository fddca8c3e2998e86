// @ts-check
/** Places on SMYOZ's board in a drawing, and its lines. */
import { columnOf, rowOf } from './geometry.js';
import { CELL, line } from './svg.js';

/** @param {string} cell */
export const left = (cell) => (columnOf(cell) - 1) * CELL;

/** @param {string} cell */
export const top = (cell) => (rowOf(cell) - 1) * CELL;

/**
 * The place of a point.
 * @param {string} point
 * @returns {[number, number]}
 */
export const placeOfPoint = (point) => [left(point) + CELL, top(point) + CELL];

/**
 * A red line is double.
 * @param {number[]} from
 * @param {number[]} to
 */
function redLine([x1, y1], [x2, y2]) {
  const [across, down] = y1 === y2 ? [0, 0.5] : [0.5, 0];
  return [-1, 1]
    .map((way) => line('red', [x1 + way * across, y1 + way * down], [x2 + way * across, y2 + way * down]))
    .join('');
}

/** @param {string} colour @param {number[]} from @param {number[]} to */
export const stroke = (colour, from, to) => (colour === 'r' ? redLine(from, to) : line('green', from, to));
