// @ts-check
/**
 * What the player says of cells and points: which statements are added, and which of his own give
 * way to them. Pure functions; nothing that was shown or concluded is touched.
 *
 * @typedef {import('./types.js').View} View
 * @typedef {{add: string[], erase: string[]}} Marks
 * @typedef {{content: string | null, digit: number | null, colour: string | null, corners: (string | null)[]}} Built
 */
import { NUMBERS, POINTS, cellsOf, cornersOf, indexOf, nextMark, shipsOf } from './geometry.js';

/** Ships' letters. */
export const LETTERS = ['A', 'B', 'G', 'D'];

/** Colours, from none to two lines. */
export const COLOURS = ['', 'r', 'g', 'rr', 'gg', 'rg'];

/** @param {View} view @param {(said: string) => boolean} wanted */
const saidThat = (view, wanted) => view.said.filter(wanted);

/**
 * A content, or a ship that covers the cell.
 * @param {string} cell
 */
const isContentOf = (cell) => (/** @type {string} */ said) =>
  (said.length === 3 && said.startsWith(cell) && !said.includes('=')) ||
  (/^[ABGD]\d\d(-\d\d)?$/.test(said) && cellsOf(said).includes(cell));

/** @param {string} cell */
const isDigitOf = (cell) => (/** @type {string} */ said) => said.startsWith(`${cell}:`);

/** @param {string} cell */
const isColourOf = (cell) => (/** @type {string} */ said) => said.startsWith(`${cell}=`);

/** @param {string} point */
const isOf = (point) => (/** @type {string} */ said) => said.slice(0, -1) === point;

/**
 * Says a statement in place of others; says none if it was said already.
 * @param {string} statement @param {string[]} others @returns {Marks}
 */
function instead(statement, others) {
  const isSaid = others.includes(statement);
  return { add: isSaid ? [] : [statement], erase: others };
}

/**
 * What is said of a cell's content, or taken back.
 * @param {View} view @param {string} cell
 * @param {string} content `.`, `#`, or a letter
 * @returns {Marks}
 */
export function sayContent(view, cell, content) {
  const own = isContentOf(cell);
  const digit = isDigitOf(cell);
  return instead(
    `${cell}${content}`,
    saidThat(view, (said) => own(said) || (content !== '.' && digit(said))),
  );
}

/**
 * @param {View} view @param {string} cell @param {number} digit
 * @returns {Marks | null} `null` if the cell has fewer corners
 */
export function sayDigit(view, cell, digit) {
  if (digit > cornersOf(cell).filter(Boolean).length) return null;
  const [own, content] = [isDigitOf(cell), isContentOf(cell)];
  return instead(
    `${cell}:${digit}`,
    saidThat(view, (said) => own(said) || (content(said) && said !== `${cell}.`)),
  );
}

/** @param {View} view @param {string} cell @param {string} colour @returns {Marks} */
export const sayColour = (view, cell, colour) => instead(`${cell}=${colour}`, saidThat(view, isColourOf(cell)));

/**
 * The next mark of a cell; `null` if it is known from elsewhere.
 * @param {View} view @param {string} cell @param {boolean} [backwards]
 * @returns {string | null} `.`, `#`, or `''` for none
 */
export function nextContent(view, cell, backwards = false) {
  const own = saidThat(view, isContentOf(cell))[0] ?? null;
  const said = own?.startsWith(cell) ? own[2] : own && '#';
  if (said === null && view.cells[indexOf(cell)].content !== null) return null;
  return nextMark(said, backwards);
}

/**
 * The next mark of a point; `null` if it is known from elsewhere.
 * @param {View} view @param {string} point @param {boolean} [backwards]
 */
export function nextPoint(view, point, backwards = false) {
  const said = saidThat(view, isOf(point))[0]?.at(-1) ?? null;
  if (said === null && view.points[POINTS.indexOf(point)] !== '?') return null;
  return nextMark(said, backwards);
}

/**
 * Gives a cell or a point, by its name, its next mark, or if that is refused the one after it; none if it is
 * known from elsewhere.
 * @param {View} view @param {string} name @param {boolean} [backwards] @returns {Marks[]}
 */
export function sayNext(view, name, backwards) {
  const mark = name.includes('/') ? nextPoint(view, name, backwards) : nextContent(view, name, backwards);
  return mark === null ? [] : [mark, nextMark(mark, backwards)].map((one) => sayAll(view, [name], one));
}

/**
 * Takes back all that is said of a cell, or of a ship that covers it.
 * @param {View} view @param {string} cell @returns {Marks}
 */
export const clear = (view, cell) => ({
  add: [],
  erase: saidThat(view, (said) => [isContentOf, isDigitOf, isColourOf].some((isOf) => isOf(cell)(said))),
});

/**
 * Gives cells or points, by their names, the same mark; with the mark `''` takes them back.
 * @param {View} view @param {string[]} names @param {string} mark @returns {Marks}
 */
export function sayAll(view, names, mark) {
  /** @type {Marks} */
  const all = { add: [], erase: [] };
  for (const name of names) {
    const own = name.includes('/') ? isOf(name) : isContentOf(name);
    const others = saidThat(view, (said) => own(said) && said !== `${name}${mark}`);
    all.erase.push(...others);
    if (mark !== '' && !view.said.includes(`${name}${mark}`)) all.add.push(`${name}${mark}`);
  }
  return all;
}

/** The fleet: the letters of the ships by their lengths, and all of them together. */
const BY_LENGTH = ['', 'D', 'G', 'B', 'A'];
const FLEET = 'ABBGGGDDDD';

/**
 * The ships that the ship cells of the board make up, as statements, if they are the whole fleet.
 * @param {View} view @returns {string[] | null}
 */
export function fleetOn({ cells }) {
  const isShip = (/** @type {string | null} */ content) => content !== null && /[#ABGD]/.test(content);
  const sign = (/** @type {number} */ at) => (isShip(cells[at].content) ? '#' : '.');
  const rows = NUMBERS.map((row) => NUMBERS.map((column) => sign((row - 1) * 9 + column - 1)).join(''));
  const ships = shipsOf(rows).map((ship) => `${BY_LENGTH[cellsOf(ship).length] ?? '?'}${ship.slice(1)}`);
  const letters = ships
    .map((ship) => ship[0])
    .sort()
    .join('');
  const fits = (/** @type {string} */ ship) =>
    cellsOf(ship).every((cell) => ['#', ship[0]].includes(cells[indexOf(cell)].content ?? ''));
  return letters === [...FLEET].sort().join('') && ships.every(fits) ? ships : null;
}

/**
 * Nothing built.
 * @returns {Built}
 */
export const nothing = () => ({ content: null, digit: null, colour: null, corners: [null, null, null, null] });

/**
 * What is built at the side.
 * @param {Pick<import('./session.js').Session, 'state'>} app @returns {Built}
 */
export const builtOf = ({ state }) => state.built ?? nothing();

/**
 * What was built, as statements about this cell. Corners beyond the rim are left out.
 * @param {Built} built @param {string} cell @returns {string[]}
 */
export function partsOf(built, cell) {
  const parts = [];
  if (built.digit !== null) parts.push(`${cell}:${built.digit}`);
  else if (built.content !== null) parts.push(`${cell}${built.content}`);
  if (built.colour !== null) parts.push(`${cell}=${built.colour}`);
  cornersOf(cell).forEach((point, at) => {
    if (point && built.corners[at]) parts.push(`${point}${built.corners[at]}`);
  });
  return parts;
}
