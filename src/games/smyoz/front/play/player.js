// @ts-check
/** SMYOZ on a page without a server: what its board is, how it is drawn and what is right. */
import { CELLS, POINTS, cornersOf, indexOf, moved, nextMark, placeAt } from '../web/geometry.js';
import { drawBoard, greek, viewBox } from '../web/board.js';
import { shownInWords } from '../web/smyoz-cell-words.js';

/**
 * The game of a page.
 * @param {any} data what the page knows
 * @param {(text: string) => any} unveiled
 * @param {(key: string) => string} t
 */
function gameOf({ view, texts, mercy }, unveiled, t) {
  /** The board with clues and marks. */
  const shown = (signs) => {
    const opened = signs.mercy ? unveiled(mercy) : null;
    const cells = view.cells.map((cell) => {
      if (opened?.cell === cell.cell) return { ...cell, ...contentOf(opened.shows), from: 'mercy', known: 'all' };
      const sign = signs[cell.cell];
      return cell.content !== null || !sign ? cell : { ...cell, content: sign, from: 'said', known: 'half' };
    });
    const points = POINTS.map((point, at) => signs[point] || view.points[at]).join('');
    return { cells, points, found: [] };
  };

  /** @param {string} shows such as `2rg` or `D` */
  const contentOf = (shows) => {
    const isWater = shows[0] >= '0' && shows[0] <= '4';
    return { content: isWater ? '.' : shows[0], digit: isWater ? Number(shows[0]) : null, colour: shows.slice(1) };
  };

  const contentAt = (signs, cell) => shown(signs).cells[indexOf(cell)].content;

  /** Whether what is marked of a cell is so in a solution. */
  const fits = (solution, { cell, content }) => {
    const is = solution[indexOf(cell)];
    return content === null || content === is || (content === '#' && is !== '.');
  };

  const isShip = (content) => content !== null && content !== '.';

  /** The four cells around a point. */
  const cornerCells = (point) => CELLS.filter((cell) => cornersOf(cell).includes(point));

  return {
    first: '11',
    hasMercy: mercy !== undefined,
    keys: texts.keys,
    signs: { '.': '.', ' ': '#', a: 'A', b: 'B', g: 'G', d: 'D', Backspace: '', Delete: '' },
    box: viewBox,
    area: { x: 0, y: 0, width: 90, height: 90 },
    draw: (signs, selected) => drawBoard(shown(signs), { selected }),
    moved,
    // There is nothing beside this board to mark points with: fingers must hit them.
    placeAt: (area, event) => placeAt(area, event),
    nextMark: (_, sign) => nextMark(sign),
    isGiven: (signs, cell) => !['none', 'said'].includes(shown(signs).cells[indexOf(cell)].from),
    /** The marks that are wrong in a solution. */
    wrongIn: (signs, solution) => {
      const { cells, points } = shown(signs);
      const wrongCells = cells.filter((cell) => !fits(solution, cell)).map(({ cell }) => cell);
      const wrongPoints = POINTS.filter((point, at) => {
        const isShipPoint = cornerCells(point).some((cell) => solution[indexOf(cell)] !== '.');
        return (points[at] === '.' && isShipPoint) || (points[at] === '#' && !isShipPoint);
      });
      return [...wrongCells, ...wrongPoints];
    },
    isSolvedBy: (signs, solution) =>
      shown(signs).cells.every(
        (cell) => isShip(cell.content) === (solution[indexOf(cell.cell)] !== '.') && fits(solution, cell),
      ),
    /** Whether a fact of the path is marked, or need not be. */
    isKnown: (signs, fact) => {
      const [, cell, sign] = /^([1-9][1-9])([.#ABGD])$/.exec(fact) ?? [];
      if (!cell) return true;
      const content = contentAt(signs, cell);
      return sign === '.' ? content === '.' : isShip(content);
    },
    words: (signs, cell) =>
      `${cell}: ${shownInWords(t, shown(signs).cells[indexOf(cell)]).filter(Boolean).join(', ')}`,
    spoken: () => '',
    /** The solution in one line. */
    line: (signs) => shown(signs).cells.map(({ content }) => content ?? '?').join(''),
    /** The title and the lines of what is told beside the board. */
    beside: () => {
      const ships = view.ships.map(
        ({ letter, count, codes }) => `${greek(letter)} × ${count}${codes ? `: ${codes.join(', ')}` : ''}`,
      );
      const { waterLines, moored, islands } = view.inventory;
      const rest = [
        [texts['water-lines'], waterLines],
        [texts.moored, moored],
        [texts.islands, islands?.join(', ')],
      ];
      const given = rest.filter(([, value]) => value !== null && value !== undefined);
      return [texts.inventory, [...ships, ...given.map(([name, value]) => `${name}: ${value}`)]];
    },
  };
}

