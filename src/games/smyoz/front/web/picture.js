// @ts-check
/** Little pictures of a part of the board; `technique-pictures.js` says how they are written. */
import { drawGround, drawHull, drawPoint, drawShipCell, drawSymbol } from './board.js';
import { cellsOf, columnOf, rowOf } from './geometry.js';
import { left, placeOfPoint, stroke, top } from './smyoz-svg.js';
import { CELL, circle, rect } from './svg.js';

/** @typedef {import('./types.js').CellView} CellView */

/**
 * The cell that a token describes.
 * @param {string} cell @param {string} token @returns {CellView}
 */
function cellOf(cell, token) {
  const [, sign, colour, concluded] = /^(.)([rg]*)(!?)$/.exec(token) ?? ['', '_', '', ''];
  const digit = /\d/.test(sign) ? Number(sign) : null;
  const content = digit !== null ? '.' : sign === '_' ? null : sign;
  return {
    cell,
    content,
    digit,
    colour: colour || null,
    strokes: [null, null],
    from: digit !== null || /[ABGD]/.test(sign) ? 'shot' : 'concluded',
    known: content === null ? 'none' : 'all',
    z: false,
    late: false,
    changed: concluded !== '',
    suspicious: false,
  };
}

/**
 * What stands after the rows.
 * @param {string[]} words
 */
function extrasOf(words) {
  const having = (/** @type {RegExp} */ form) => words.filter((word) => form.test(word));
  return {
    ships: having(/^[ABGD]/),
    excluded: having(/^x/).map((word) => word.slice(1)),
    points: having(/\//).map((word) => ({ point: word.slice(0, 5), sign: word[5], isNew: word.endsWith('!') })),
    lines: having(/:/).map((word) => ({ colour: word[0], from: word.slice(2, 4), to: word.slice(5, 7) })),
  };
}

/**
 * Draws a part of a board.
 * @param {object} part @param {CellView[]} part.cells @param {string[]} part.ships
 * @param {string[]} part.excluded places where no ship lies
 * @param {{point: string, sign: string, isNew: boolean}[]} part.points
 * @param {{colour: string, from: string, to: string}[]} part.lines
 */
function drawPart({ cells, ships, excluded, points, lines }) {
  const hulls = new Set(ships.flatMap(cellsOf));
  const changed = cells.filter((cell) => cell.changed).map(({ cell }) => cell);
  return [
    cells.map(drawGround).join(''),
    changed.map((cell) => rect('changed', left(cell), top(cell), CELL, CELL)).join(''),
    cells.map(({ cell }) => rect('cell', left(cell), top(cell), CELL, CELL)).join(''),
    cells
      .filter(({ cell }) => !hulls.has(cell))
      .map(drawShipCell)
      .join(''),
    ships.map((ship) => drawHull(ship)).join(''),
    excluded.map((ship) => drawHull(ship, 'excluded')).join(''),
    lines.map(drawLine).join(''),
    cells.map((cell) => drawSymbol(cell, left(cell.cell) + CELL / 2, top(cell.cell) + CELL / 2)).join(''),
    points
      .map(
        ({ point, sign, isNew }) =>
          (isNew ? circle('ring changed-ring', ...placeOfPoint(point), 2.1) : '') + drawPoint(sign, ...placeOfPoint(point)),
      )
      .join(''),
  ].join('');
}

/**
 * The part of a line from cell to cell.
 * @param {{colour: string, from: string, to: string}} line
 */
function drawLine({ colour, from, to }) {
  const isRow = rowOf(from) === rowOf(to);
  const half = CELL / 2;
  return isRow
    ? stroke(colour, [left(from), top(from) + half], [left(to) + CELL, top(to) + half])
    : stroke(colour, [left(from) + half, top(from)], [left(to) + half, top(to) + CELL]);
}

/**
 * A picture as markup.
 * @param {string} picture
 */
export function pictureSvg(picture) {
  const [drawn, extras = ''] = picture.split(' ; ');
  const origin = drawn.slice(0, 2);
  const rows = drawn
    .slice(3)
    .split(' / ')
    .map((row) => row.trim().split(' '));
  const cells = rows.flatMap((row, y) =>
    row.map((token, x) => cellOf(`${columnOf(origin) + x}${rowOf(origin) + y}`, token)),
  );
  const inside = drawPart({ cells, ...extrasOf(extras.split(' ').filter(Boolean)) });
  const [width, height] = [rows[0].length * CELL, rows.length * CELL];
  const box = [left(origin) - 1, top(origin) - 1, width + 2, height + 2];
  const size = `width="${2.6 * width}" height="${2.6 * height}" viewBox="${box.join(' ')}"`;
  return `<svg class="board-svg picture" ${size} aria-hidden="true">${inside}</svg>`;
}
