// @ts-check
/**
 * SMYOZ's boards in words, for messages and screen readers.
 *
 * @typedef {Pick<import('./session.js').Session, 'state' | 'view' | 't'>} Teller
 */
import { SHIPS_IN_LANE } from './board.js';
import { indexOf } from './geometry.js';
import { notesInWords } from './notes.js';
import { shownInWords } from './smyoz-cell-words.js';
import { SMYOZ_NOTES } from './smyoz-notes.js';

/**
 * A cell, such as “37. mező: víz, 2, piros-zöld”.
 * @param {Teller} app @param {string} cell
 */
export function cellInWords({ t, view, state }, cell) {
  const shown = view.cells[indexOf(cell)];
  const isTarget = (view.workshop.target ?? null) === cell;
  const words = [
    ...shownInWords(t, shown),
    shown.z ? t('is-z') : '',
    shown.late ? t('is-late') : '',
    isTarget ? t('is-target') : '',
    shown.changed ? t('is-changed') : '',
    shown.suspicious ? t('is-suspicious') : '',
    ...notesInWords(SMYOZ_NOTES, t, view, cell),
    state.painted[cell] === undefined ? '' : '…',
  ];
  return `${t('cell', { cell })}: ${words.filter(Boolean).join(', ')}`;
}

/**
 * What is known of the numbers of ships in rows and columns.
 * @param {Teller} app
 */
export function lanesInWords({ t, view }) {
  const known = view.lanes.flatMap(({ lane, ships }) => {
    const [, axis, number] = /^(row|column)(\d)$/.exec(lane) ?? [];
    return ships in SHIPS_IN_LANE ? [`${t(`lane-${axis}`, { number })}: ${SHIPS_IN_LANE[ships]}`] : [];
  });
  return known.length > 0 ? `${t('lanes')} ${known.join('; ')}` : '';
}

/**
 * A point's sign in words.
 * @param {Teller['t']} t @param {string} sign
 */
export function pointInWords(t, sign) {
  const signs = /** @type {Record<string, string>} */ ({ '.': 'water-point', '#': 'ship-point', '!': 'both' });
  return t(signs[sign] ?? 'unknown');
}
