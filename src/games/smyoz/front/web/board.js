// @ts-check
/**
 * Draws boards as SVG, in the manner of the printed pages: red lines are double, green ones dashed,
 * water points are blue dots that are joined to islands. Pure functions from data to markup, which
 * need no server: exported pages use them too. All that goes into the markup are names of cells,
 * digits and letters, never text from elsewhere.
 *
 * @typedef {import('./types.js').CellView} CellView
 * @typedef {import('./types.js').Spot} Spot
 * @typedef {{cells: CellView[], points: string, found: string[], lanes?: string[], isSolved?: boolean}} Board
 * @typedef {object} Overlay
 * @property {string | null} [selected] the cell that is chosen
 * @property {string | null} [target] the cell where something will be placed
 * @property {Spot | null} [about] what a sentence concludes
 * @property {Spot | null} [because] what that rests on
 * @property {Spot | null} [changed] what a placement has changed
 * @property {Spot | null} [suspicious] what cannot be
 * @property {Record<string, string>} [painted] marks that are being painted, by cell or point
 * @property {{under: string, over: string}} [notes] what is noted, as it is drawn
 * @property {number | null} [column] the column whose number was typed
 */
import { CELLS, NUMBERS, POINTS, SIZE, cellsOf, columnOf, indexOf, rowOf } from './geometry.js';
import { left, placeOfPoint, stroke, top } from './smyoz-svg.js';
import { CELL, GAP, circle, line, rect, text } from './svg.js';

/**
 * The room for the numbers before and after the board. The grid of `game.css` lies above the
 * board by these measures.
 */
const BEFORE = 5;
const AFTER = 3.6;
const SIDE = BEFORE + SIZE * CELL + AFTER;

const GREEK = /** @type {Record<string, string>} */ ({ A: 'α', B: 'β', G: 'γ', D: 'δ' });

/** @param {string} letter */
export const greek = (letter) => GREEK[letter] ?? letter;

/**
 * A board with all that is known of it.
 * @param {Board} board
 * @param {Overlay} [overlay]
 * @returns {string} the inside of an `svg` element with the view box [`viewBox`]
 */
export function drawBoard(board, overlay = {}) {
  const hulls = new Set(board.found.flatMap(cellsOf));
  return [
    board.cells.map(drawGround).join(''),
    overlay.notes?.under ?? '',
    drawSpots(overlay),
    drawGrid(overlay.column ?? columnOf(overlay.selected ?? '0'), overlay.column ? 0 : rowOf(overlay.selected ?? '00')),
    (board.lanes ?? []).map(drawLaneCount).join(''),
    board.cells.map(drawFrames).join(''),
    board.cells
      .filter((cell) => !hulls.has(cell.cell))
      .map(drawShipCell)
      .join(''),
    board.found.map((ship) => drawHull(ship)).join(''),
    drawStrokes(board.cells, new Set([...hulls, ...board.cells.filter(isShip).map(({ cell }) => cell)])),
    board.isSolved ? board.found.map(drawLetter).join('') : '',
    board.cells.map((cell) => drawSymbol(cell, left(cell.cell) + CELL / 2, top(cell.cell) + CELL / 2)).join(''),
    board.cells.filter(isZ).map(drawZ).join(''),
    drawPoints(board.points),
    overlay.notes?.over ?? '',
    drawPainted(overlay.painted ?? {}),
    drawRings(overlay),
    rect('rim', 0, 0, SIZE * CELL, SIZE * CELL),
    overlay.target ? drawTarget(overlay.target) : '',
    overlay.selected ? rect('selected', left(overlay.selected), top(overlay.selected), CELL, CELL, 0.8) : '',
  ].join('');
}

/** The view box of a board. */
export const viewBox = `${-BEFORE} ${-BEFORE} ${SIDE} ${SIDE}`;

/**
 * How much of a cell is known is seen from its ground.
 * @param {CellView} cell
 */
export function drawGround(cell) {
  return rect(`ground ${cell.known}`, left(cell.cell), top(cell.cell), CELL, CELL);
}

/** @param {Overlay} overlay */
function drawSpots({ about, because, changed, suspicious }) {
  const spot = (/** @type {Spot | null | undefined} */ spot, /** @type {string} */ look) =>
    (spot?.cells ?? []).map((cell) => rect(look, left(cell), top(cell), CELL, CELL)).join('');
  return [
    spot(changed, 'changed'),
    spot(because, 'because'),
    spot(about, 'about'),
    spot(suspicious, 'suspicious'),
  ].join('');
}

/**
 * Rings around points, and frames around cells, that lie above all else.
 * @param {Overlay} overlay
 */
function drawRings({ about, because, changed, suspicious }) {
  const rings = (/** @type {Spot | null | undefined} */ spot, /** @type {string} */ look) =>
    (spot?.points ?? []).map((point) => circle(look, ...placeOfPoint(point), 2.1)).join('');
  const frames = (/** @type {Spot | null | undefined} */ spot, /** @type {string} */ look) =>
    (spot?.cells ?? []).map((cell) => rect(look, left(cell) + 0.6, top(cell) + 0.6, 8.8, 8.8, 0.6)).join('');
  return [
    rings(changed, 'ring changed-ring'),
    frames(because, 'because-frame'),
    rings(because, 'because-frame'),
    frames(about, 'about-frame'),
    rings(about, 'about-frame'),
    frames(suspicious, 'suspicious-frame'),
    rings(suspicious, 'suspicious-frame'),
  ].join('');
}

/**
 * Grid and numbers; those of the chosen column and row stand out.
 * @param {number} column @param {number} row
 */
function drawGrid(column, row) {
  const end = SIZE * CELL;
  const lines = NUMBERS.slice(0, -1).map(
    (at) => line('grid', [at * CELL, 0], [at * CELL, end]) + line('grid', [0, at * CELL], [end, at * CELL]),
  );
  const numbers = NUMBERS.map((number) => {
    const middle = (number - 0.5) * CELL;
    const look = (/** @type {boolean} */ chosen) => (chosen ? 'number chosen' : 'number');
    return (
      text(look(number === column), middle, -1.5, number) + text(look(number === row), -2.6, middle + 1.05, number)
    );
  });
  return lines.join('') + numbers.join('');
}

/**
 * Numbers of ships that a lane may have, in short; all of them say nothing.
 * @type {Record<string, string>}
 */
export const SHIPS_IN_LANE = { 0: '0', 1: '1', 2: '2+', '01': '0–1', '02': '0/2+', 12: '1+' };

/**
 * What is known of the number of ships in a lane, at its end.
 * @param {string} ships
 * @param {number} at first the rows, then the columns
 */
function drawLaneCount(ships, at) {
  const middle = ((at % SIZE) + 0.5) * CELL;
  const [x, y] = at < SIZE ? [SIZE * CELL + 1.9, middle + 0.75] : [middle, SIZE * CELL + 2.5];
  return text(ships.length === 1 ? 'lane known' : 'lane', x, y, SHIPS_IN_LANE[ships] ?? '');
}

/**
 * Shots and clues have a thin frame, the Z shot a strong one, late shots a flag.
 * @param {CellView} cell
 */
function drawFrames(cell) {
  const [x, y] = [left(cell.cell), top(cell.cell)];
  const isGiven = cell.from === 'shot' || cell.from === 'clue' || cell.from === 'mercy';
  return [
    isGiven && !isZ(cell) ? rect('given', x + 0.45, y + 0.45, CELL - 0.9, CELL - 0.9) : '',
    isZ(cell) ? rect('mercy', x + 0.6, y + 0.6, CELL - 1.2, CELL - 1.2) : '',
    cell.late ? `<path class="late" d="M${x + CELL - 3.2} ${y + 0.6}h2.6v2.6z"/>` : '',
  ].join('');
}

/** @param {CellView} cell */
const isZ = ({ z, from }) => z || from === 'mercy';

/** @param {CellView} cell */
const drawZ = ({ cell }) => text('sign', left(cell) + 1.9, top(cell) + 3.2, 'Z');

/** @param {CellView} cell */
const isShip = ({ content }) => content !== null && content !== '.' && content !== '!';

/**
 * A ship cell whose ship is not found yet.
 * @param {CellView} cell
 */
export function drawShipCell(cell) {
  if (!isShip(cell)) return '';
  return rect('ship open', left(cell.cell) + GAP, top(cell.cell) + GAP, CELL - 2 * GAP, CELL - 2 * GAP, 2.2);
}

/** @param {string} ship @param {string} [look] */
export function drawHull(ship, look = 'ship') {
  const cells = cellsOf(ship);
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const [width, height] = [left(last) - left(first), top(last) - top(first)];
  return rect(look, left(first) + GAP, top(first) + GAP, width + CELL - 2 * GAP, height + CELL - 2 * GAP, 2.7);
}

/**
 * The letter of a ship, in its middle.
 * @param {string} ship
 */
function drawLetter(ship) {
  const cells = cellsOf(ship);
  const [first, last] = [cells[0], cells[cells.length - 1]];
  const [x, y] = [(left(first) + left(last) + CELL) / 2, (top(first) + top(last) + CELL) / 2];
  return circle('letter-ground', x, y, 2.3) + text('symbol', x, y + 1.3, greek(ship[0]));
}

/**
 * The lines through cells where their directions are known.
 * @param {CellView[]} cells
 * @param {Set<string>} ships the cells where ships are known
 */
function drawStrokes(cells, ships) {
  const lanes = NUMBERS.flatMap((at) => [
    { axis: 0, cells: cells.filter((cell) => rowOf(cell.cell) === at) },
    { axis: 1, cells: cells.filter((cell) => columnOf(cell.cell) === at) },
  ]);
  return lanes.map((lane) => drawLane(lane.cells, lane.axis, ships)).join('');
}

/**
 * The parts of a row's or a column's line that are known.
 * @param {CellView[]} cells
 * @param {number} axis 0 for a row
 * @param {Set<string>} ships
 */
function drawLane(cells, axis, ships) {
  const isShipAt = (/** @type {number} */ at) => ships.has(cells[at]?.cell);
  const drawn = [];
  for (let from = 0; from < SIZE; from += 1) {
    const colour = cells[from].strokes[axis];
    if (!colour) continue;
    let to = from;
    while (to + 1 < SIZE && cells[to + 1].strokes[axis] === colour) to += 1;
    const [start, end] = spanOf(from, to, colour, isShipAt);
    const across = (axis === 0 ? top(cells[from].cell) : left(cells[from].cell)) + CELL / 2;
    drawn.push(
      axis === 0 ? stroke(colour, [start, across], [end, across]) : stroke(colour, [across, start], [across, end]),
    );
    from = to;
  }
  return drawn.join('');
}

/**
 * Where a line begins and ends: a green one inside its ship, a red one at the hulls of the two
 * outermost ships.
 * @param {number} from @param {number} to the first and the last cell, from 0
 * @param {string} colour
 * @param {(at: number) => boolean} isShipAt
 * @returns {[number, number]}
 */
function spanOf(from, to, colour, isShipAt) {
  const beyond = (/** @type {number} */ inside, /** @type {number} */ outside) => {
    if (colour === 'g') return isShipAt(inside) ? -GAP - 0.6 : 0;
    return isShipAt(outside) ? GAP : 0;
  };
  return [from * CELL - beyond(from, from - 1), (to + 1) * CELL + beyond(to, to + 1)];
}

/**
 * What stands in a cell: its symbol, and its colour as far as the directions are not known: red
 * strokes above the symbol, green ones below.
 * @param {CellView} cell
 * @param {number} x @param {number} y its centre
 */
export function drawSymbol(cell, x, y) {
  const look = `symbol ${cell.from}`;
  const { content, digit } = cell;
  const signs = {
    water: () => (digit === null ? circle(`${look} drop`, x, y, 0.75) : text(look, x, y + 1.6, digit)),
    ship: () => rect(`${look} block`, x - 1.5, y - 1.5, 3, 3),
    both: () => text('symbol wrong', x, y + 1.6, '!'),
    type: () => text(look, x, y + 1.3, greek(content ?? '')),
  };
  const which = content === null ? null : ({ '.': 'water', '#': 'ship', '!': 'both' }[content] ?? 'type');
  const sign = which === null ? '' : signs[/** @type {keyof typeof signs} */ (which)]();
  const isEmpty = content === null && digit !== null;
  return sign + (isEmpty ? text(look, x, y + 1.6, digit ?? '') : '') + drawColour(undirected(cell), x, y);
}

/**
 * The lines through a cell whose directions are not known.
 * @param {CellView} cell
 */
function undirected({ colour, strokes }) {
  let rest = colour ?? '';
  for (const known of strokes) if (known) rest = rest.replace(known, '');
  return rest;
}

/**
 * The colour of a cell without directions.
 * @param {string} colour
 * @param {number} x @param {number} y its centre
 */
export function drawColour(colour, x, y) {
  const places = [2.9, 4.2];
  const half = 2.35;
  const drawn = (/** @type {string} */ letter, /** @type {number} */ way) =>
    [...colour]
      .filter((other) => other === letter)
      .map((_, at) => {
        const level = y + way * places[at];
        const [from, to] = [x - half, x + half];
        const drawn = letter === 'r' ? thinRed(from, to, level) : line('green', [from, level], [to, level]);
        return `<g class="undirected">${drawn}</g>`;
      })
      .join('');
  return drawn('r', -1) + drawn('g', 1);
}

/** @param {number} from @param {number} to @param {number} y */
const thinRed = (from, to, y) =>
  line('red', [from, y - 0.35], [to, y - 0.35]) + line('red', [from, y + 0.35], [to, y + 0.35]);

/** @param {string} points */
function drawPoints(points) {
  const isWater = (/** @type {number} */ column, /** @type {number} */ row) =>
    column < SIZE && row < SIZE && points[(row - 1) * (SIZE - 1) + column - 1] === '.';
  const joints = POINTS.filter((_, at) => points[at] === '.').flatMap((point) => {
    const [column, row] = [columnOf(point), rowOf(point)];
    const [x, y] = placeOfPoint(point);
    return [
      isWater(column + 1, row) ? line('island', [x, y], [x + CELL, y]) : '',
      isWater(column, row + 1) ? line('island', [x, y], [x, y + CELL]) : '',
    ];
  });
  return joints.join('') + POINTS.map((point, at) => drawPoint(points[at], ...placeOfPoint(point))).join('');
}

/**
 * @param {string} sign `.` for a water point, `#` for a ship point, `!` for both, `?` for an unknown one
 * @param {number} x @param {number} y
 */
export function drawPoint(sign, x, y) {
  switch (sign) {
    case '.':
      return circle('point', x, y, 1);
    case '#':
      return rect('ship-point', x - 0.75, y - 0.75, 1.5, 1.5);
    case '!':
      return circle('point wrong', x, y, 1) + text('sign wrong', x, y + 1, '!');
    case '?':
      return circle('faint', x, y, 0.4);
    default:
      return '';
  }
}

/**
 * Marks that are being painted.
 * @param {Record<string, string>} painted
 */
function drawPainted(painted) {
  return Object.entries(painted)
    .map(([name, mark]) => {
      const [x, y] = name.includes('/') ? placeOfPoint(name) : [left(name) + CELL / 2, top(name) + CELL / 2];
      if (name.includes('/')) return drawPoint(mark || '?', x, y);
      const sign =
        mark === '.' ? circle('symbol said drop', x, y, 0.75) : rect('symbol said block', x - 1.5, y - 1.5, 3, 3);
      return rect('changed', x - 5, y - 5, CELL, CELL) + (mark === '' ? '' : sign);
    })
    .join('');
}

/**
 * Brackets around the target.
 * @param {string} cell
 */
function drawTarget(cell) {
  const [x, y] = [left(cell), top(cell)];
  const corners = [
    [x, y, 1, 1],
    [x + CELL, y, -1, 1],
    [x, y + CELL, 1, -1],
    [x + CELL, y + CELL, -1, -1],
  ];
  return corners
    .map(([a, b, across, down]) => `<path class="target" d="M${a + 3 * across} ${b}H${a}V${b + 3 * down}"/>`)
    .join('');
}

/**
 * The board of a solution, as on paper.
 * @param {import('./types.js').Solution} solution
 * @param {string[]} ships
 * @param {CellView[]} played what was shown of the cells at last
 * @returns {Board}
 */
export function solved(solution, ships, played) {
  const water = new Set(solution.islands.flat());
  const cells = CELLS.map((cell) => {
    const at = indexOf(cell);
    const { from, z, late } = played[at];
    const isGiven = from === 'shot' || from === 'clue' || from === 'mercy';
    return {
      cell,
      content: null,
      digit: null,
      colour: null,
      strokes: solution.strokes[at],
      from: /** @type {CellView['from']} */ (isGiven ? from : 'none'),
      known: /** @type {const} */ ('all'),
      z,
      late,
      changed: false,
      suspicious: false,
    };
  });
  const points = POINTS.map((point) => (water.has(point) ? '.' : ' ')).join('');
  return { cells, points, found: ships, isSolved: true };
}
