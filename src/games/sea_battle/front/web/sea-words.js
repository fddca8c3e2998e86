// @ts-check
/**
 * Boards of Sea Battle in words, for the bar and for screen readers.
 *
 * @typedef {import('./types-cells.js').CellsView} CellsView
 * @typedef {(key: string, values?: import('./texts.js').Values) => string} Tell
 */
import { BY_LENGTH, notesInWords } from './notes.js';
import { columnName } from './cells.js';
import { fromAt, signAt } from './cell-marks.js';

/**
 * What marks are called.
 * @type {Record<string, string>}
 */
export const NAMES = { '.': 'water', '#': 'ship', '*': 'sea-mine', '+': 'sea-sweeper', '?': 'unknown' };

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
    shows === undefined ? t(NAMES[signAt(view, cell)]) : t(`sea-shows-${shows}`),
    from && t(from),
    view.broken.includes(cell) && t('sea-broken'),
    ...notesInWords(BY_LENGTH, t, view, cell),
  ];
  return `${cell}: ${words.filter(Boolean).join(', ')}`;
}

/**
 * The counts, and how far they are fulfilled.
 * @param {Tell} t @param {CellsView} view
 */
export function countsInWords(t, view) {
  const said = view.counts.flatMap(({ piece, columns, rows }) => {
    const line = (/** @type {string} */ way) => (/** @type {any} */ { number, marked }, /** @type {number} */ at) =>
      number === null
        ? []
        : [`${t(`sea-${way}`, { name: way === 'column' ? columnName(at) : at + 1 })}: ${marked}/${number}`];
    const all = [...columns.flatMap(line('column')), ...rows.flatMap(line('row'))];
    return all.length > 0 ? [`${t(`sea-counts-${piece}`)}: ${all.join('; ')}`] : [];
  });
  return said.join('. ');
}
