// @ts-check
/**
 * Boards of Sea Battle in words, for the bar and for screen readers.
 *
 * @typedef {import('./types-cells.js').CellsView} CellsView
 * @typedef {(key: string, values?: import('./texts.js').Values) => string} Tell
 */
import { columnName, placeOf } from './cells.js';
import { fromAt, signAt } from './cell-marks.js';

/**
 * What marks are called.
 * @type {Record<string, string>}
 */
export const MEANINGS = { '.': 'water', '#': 'ship', '*': 'sea-mine', '+': 'sea-sweeper', '?': 'unknown' };

/** @type {Record<string, string>} */
const FROM = { c: 'sea-given', s: 'from-said', a: 'sea-auto-drawn' };

/**
 * A cell, such as “E4: water, own mark”.
 * @param {Tell} t @param {CellsView} view @param {string} cell
 */
export function seaCellInWords(t, view, cell) {
  const shows = view.given[cell];
  const from = FROM[fromAt(view, cell)];
  const words = [
    shows === undefined ? t(MEANINGS[signAt(view, cell)]) : t(`sea-shows-${shows}`),
    from && t(from),
    view.broken.includes(cell) && t('sea-broken'),
  ];
  return `${cell}: ${words.filter(Boolean).join(', ')}`;
}

/**
 * The counts of all lines or of those through a cell, and how far they are fulfilled.
 * @param {Tell} t @param {CellsView} view @param {string} [cell]
 */
export function countsInWords(t, view, cell) {
  const [column, row] = cell === undefined ? [null, null] : placeOf(cell);
  const said = view.counts.flatMap(({ piece, columns, rows }) => {
    const line =
      (/** @type {string} */ way, /** @type {number | null} */ only) =>
      (/** @type {import('./types-cells.js').CountView} */ { number, marked, state }, /** @type {number} */ at) => {
        if (number === null || (only !== null && only !== at)) return [];
        const name = t(`sea-${way}`, { name: way === 'column' ? columnName(at) : at + 1 });
        return [`${name}: ${marked}/${number}${state === 'wrong' ? `, ${t('sea-count-wrong')}` : ''}`];
      };
    const all = [...columns.flatMap(line('column', column)), ...rows.flatMap(line('row', row))];
    return all.length > 0 ? [`${t(`sea-counts-${piece}`)}: ${all.join('; ')}`] : [];
  });
  return said.join('. ');
}
