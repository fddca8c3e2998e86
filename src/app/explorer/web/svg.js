// @ts-check
/** Shapes of boards as markup, in measures of which a cell has ten. */

/** The side of a cell. */
export const CELL = 10;

/** The distance of a hull from the sides of its cells. */
export const GAP = 1;

/** @param {number} number */
const round = (number) => Math.round(number * 100) / 100;

/**
 * @param {string} look its class
 * @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius
 */
export const rect = (look, x, y, width, height, radius = 0) =>
  `<rect class="${look}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`;

/** @param {string} look @param {number} x @param {number} y @param {number} radius */
export const circle = (look, x, y, radius) =>
  `<circle class="${look}" cx="${round(x)}" cy="${round(y)}" r="${radius}"/>`;

/** @param {string} look @param {number[]} from @param {number[]} to */
export const line = (look, [x1, y1], [x2, y2]) =>
  `<line class="${look}" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"/>`;

/** @param {string} look @param {number} x @param {number} y @param {string | number} text */
export const text = (look, x, y, text) => `<text class="${look}" x="${round(x)}" y="${round(y)}">${text}</text>`;
