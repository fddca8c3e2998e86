// @ts-check
/** Sea Battle on a page without a server: what its board is, how it is drawn and what is right. */
import { cellAt, cellRows, cellUnder, moved, placeOf } from '../web/sea-geometry.js';
import { drawSea, frameOf } from '../web/sea-board.js';

/**
 * The game of a page.
 * @param {any} data what the page knows
 */
function gameOf({ view, texts }) {
  const signWords = { '.': texts.water, '#': texts.ship, '*': texts['mine-cell'], '+': texts['sweeper-cell'] };
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

  const shown = (signs) => ({
    ...view,
    rows: cellRows(view).map((row) => row.map((cell) => signAt(signs, cell)).join('')),
    from: cellRows(view).map((row) =>
      row.map((cell) => (given(cell) !== null ? 'c' : signs[cell] ? 's' : '-')).join(''),
    ),
    finished: [],
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
    draw: (signs, selected) => drawSea(shown(signs), { selected }),
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
    words: (signs, cell) => signWords[signAt(signs, cell)] ?? '?',
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

