// @ts-check
/** Sea Battle on a page without a server: what its board is, how it is drawn and what is right. */
import { cellAt, cellRows, cellUnder, moved, placeOf } from '../web/sea-geometry.js';
import { drawSea, frameOf } from '../web/sea-board.js';
import { countsInWords, seaCellInWords } from '../web/sea-words.js';

/** Lengths of ships that may be bent where any shape is allowed. */
const BENT = [3, 4];

/**
 * The game of a page.
 * @param {any} data what the page knows
 * @param {(text: string) => any} _
 * @param {(key: string, values?: Record<string, string | number>) => string} t
 */
function gameOf({ view, texts }, _, t) {
  const cells = cellRows(view).flat();
  const pieces = view.counts.map(({ piece }) => ({ ship: '#', mine: '*', sweeper: '+' })[piece]);
  const round = ['', '.', ...pieces];

  const given = (cell) => {
    const [column, row] = placeOf(cell);
    return view.from[row][column] === 'c' ? view.rows[row][column] : null;
  };
  const signAt = (signs, cell) => given(cell) ?? (signs[cell] || '?');
  const inSolution = (solution, cell) => solution[placeOf(cell)[1]][placeOf(cell)[0]];

  /** How many of a piece are marked in a line, and whether that is right. */
  const counted = (signs, piece, count, line) => {
    const sign = { ship: '#', mine: '*', sweeper: '+' }[piece];
    const all = line.map((cell) => signAt(signs, cell));
    const marked = all.filter((other) => other === sign).length;
    const open = all.filter((other) => other === '?').length;
    const isWrong = count.number !== null && (marked > count.number || marked + open < count.number);
    return { ...count, marked, state: isWrong ? 'wrong' : marked === count.number ? 'done' : 'open' };
  };

  const areNear = (one, other) => placeOf(one).every((at, axis) => Math.abs(at - placeOf(other)[axis]) <= 1);
  const areBeside = (one, other) => areNear(one, other) && placeOf(one).some((at, axis) => at === placeOf(other)[axis]);

  /** The ships that are marked so far: cells that share sides. */
  const shipsIn = (signs) => {
    const ships = [];
    for (const cell of cells.filter((other) => signAt(signs, other) === '#')) {
      const joined = ships.filter((ship) => ship.some((other) => areBeside(cell, other)));
      for (const ship of joined) ships.splice(ships.indexOf(ship), 1);
      ships.push([cell, ...joined.flat()]);
    }
    return ships;
  };

  const isStraight = (ship) => [0, 1].some((axis) => ship.every((cell) => placeOf(cell)[axis] === placeOf(ship[0])[axis]));

  /** Cells that break a rule for certain, as the Explorer finds them (`Board::broken`). */
  const brokenIn = (signs) => {
    const ships = shipsIn(signs);
    const longest = Math.max(...view.fleet.map(({ length }) => length));
    const mayBeBent = (length) => view.shapes === 'any' && BENT.includes(length);
    const wrong = ships.filter((ship) => ship.length > longest || !(isStraight(ship) || mayBeBent(ship.length)));
    // Cells of a bent ship may touch at corners before those between them are found.
    const mayTouch = view.touch === 'corners' || view.shapes === 'any';
    const others = cells.filter((cell) => '*+'.includes(signAt(signs, cell))).map((cell) => [cell]);
    const touches = (one, other) => one !== other && one.some((cell) => other.some((near) => areNear(cell, near)));
    const touching = [
      ...ships.filter((ship) => [...(mayTouch ? [] : ships), ...others].some((other) => touches(ship, other))),
      ...others.filter((piece) => [...ships, ...others].some((other) => touches(piece, other))),
    ];
    return [...new Set([...wrong, ...touching].flat())];
  };

  const shown = (signs) => ({
    ...view,
    rows: cellRows(view).map((row) => row.map((cell) => signAt(signs, cell)).join('')),
    from: cellRows(view).map((row) =>
      row.map((cell) => (given(cell) !== null ? 'c' : signs[cell] ? 's' : '-')).join(''),
    ),
    finished: [],
    broken: brokenIn(signs),
    counts: view.counts.map(({ piece, columns, rows, ...others }) => ({
      ...others,
      piece,
      columns: columns.map((count, at) =>
        counted(signs, piece, count, cellRows(view).map((_, row) => cellAt(at, row))),
      ),
      rows: rows.map((count, at) => counted(signs, piece, count, cellRows(view)[at])),
    })),
  });

  return {
    first: 'A1',
    hasMercy: false,
    keys: texts.keys,
    signs: { '.': '.', ' ': '#', '#': '#', '*': '*', '+': '+', Backspace: '', Delete: '' },
    box: frameOf(view).box,
    area: { x: 0, y: 0, width: view.width * 10, height: view.height * 10 },
    draw: (signs, selected) => drawSea(shown(signs), { selected, broken: brokenIn(signs) }),
    moved: (cell, columns, rows) => moved(view, cell, columns, rows),
    placeAt: (area, event) => ({ cell: cellUnder(view, area, event), point: null }),
    nextMark: (_, sign) => round[(round.indexOf(sign ?? '') + 1) % round.length],
    isGiven: (_, cell) => given(cell) !== null,
    wrongIn: (signs, solution) =>
      cells.filter((cell) => signAt(signs, cell) !== '?' && signAt(signs, cell) !== inSolution(solution, cell)),
    isSolvedBy: (signs, solution) =>
      cells.every((cell) => {
        const [sign, is] = [signAt(signs, cell), inSolution(solution, cell)];
        return sign === is || (sign === '?' && is === '.');
      }),
    isKnown: (signs, fact) => signAt(signs, fact.slice(0, -1)) === fact.at(-1),
    words: (signs, cell) => {
      const now = shown(signs);
      return [seaCellInWords(t, now, cell), countsInWords(t, now, cell)].filter(Boolean).join('. ');
    },
    spoken: (signs) => countsInWords(t, shown(signs)),
    line: (signs) => cellRows(view).map((row) => row.map((cell) => signAt(signs, cell)).join('')).join(' '),
    beside: () => {
      const ships = view.fleet.map(({ length, count }) => `${count} × ${'■'.repeat(length)}`);
      const others = view.counts.filter(({ piece }) => piece !== 'ship');
      return [
        texts.fleet,
        [
          ...ships,
          ...others.map(({ piece, number }) => `${number} × ${texts[piece]}`),
          ...(view.touch === 'corners' ? [texts.corners] : []),
          ...(view.shapes === 'any' ? [texts.any] : []),
        ],
      ];
    },
  };
}

