// @ts-check
/** The record of a game (DOKU): what was used, as a list, a text, and a picture. */
import { timeOf } from './clock.js';
import { saveBlob, saveFile } from './files.js';
import { viewBox } from './board.js';
import { svgOf } from './grid.js';
import { drawingOf } from './smyoz-grid.js';

/** @typedef {import('./session.js').Session} Session */

/**
 * The lines of the record: names and values.
 * @param {Session} app @returns {[string, string][]}
 */
export function recordOf({ state, view, clock, t }) {
  const { counters, settings } = view;
  const lines = /** @type {[string, string | number][]} */ ([
    [t(`mode-${view.mode}`), state.game?.title || '–'],
    [t('time'), timeOf(counters.millis + clock.millis)],
    [t('count-shots'), counters.shots],
    [t('count-taken-back'), counters.takenBack],
    [t('count-late'), counters.lateShots],
    [t('count-placements'), counters.placements],
    [t('count-automatisms'), counters.automatisms],
    [t('count-hints'), counters.hints.join(' + ')],
    [t('count-checks'), counters.checks.join(' + ')],
    [t('count-wrong-claims'), counters.wrongClaims],
    [t('count-mercy'), counters.mercy],
    [`${t('count-points')} (${settings.scale.name})`, view.pointsLost],
  ]);
  return lines.map(([name, value]) => [name, String(value)]);
}

/**
 * Saves the record of the game, as the server writes it.
 * @param {Session} app @param {'txt' | 'svg'} format
 */
export const saveRecord = (app, format) =>
  app.attempt(async () => saveBlob(`smyoz-record.${format}`, await app.server.record(app.state.game?.id ?? '', format)));

/**
 * The board as a picture that stands alone: with its style, in the light colours, as for paper.
 * @param {Session} app
 */
export async function saveSvg(app) {
  const style = await (await fetch('/board.css')).text();
  const colours = getComputedStyle(document.documentElement);
  const valueOf = (/** @type {string} */ name) =>
    colours
      .getPropertyValue(name)
      .trim()
      .replace(/^light-dark\(([^,]+),.*\)$/, '$1');
  const settled = style.replace(/var\((--[\w-]+)\)/g, (_, name) => valueOf(name));
  const svg = svgOf(`<style>${settled}</style>${drawingOf(app)}`, viewBox).replace('<svg ', '<svg width="900" height="900" ');
  saveFile('smyoz.svg', 'image/svg+xml', svg);
}
