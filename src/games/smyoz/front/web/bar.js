// @ts-check
/** The bar below the board: the chosen cell, and what can be done with it. */
import { drawPoint, greek } from './board.js';
import { h } from './dom.js';
import { POINTS, cornersOf, indexOf } from './geometry.js';
import { LETTERS, fleetOn, sayContent } from './marks.js';
import { noteChoice, noteTool } from './notes.js';
import { button, choice, tick } from './parts.js';
import { markCorner } from './pointer.js';
import { claim, markChosen, openMercy, shoot } from './smyoz-acts.js';
import { cellInWords, pointInWords } from './smyoz-words.js';
import { typedInWords } from './typing.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./state.js').Tool} Tool */

/** @param {Session} app */
export function bar(app) {
  const { state, view, t } = app;
  if (view.solution) return null;
  return h(
    'section',
    { class: 'bar', key: 'bar', inert: state.isPaused },
    h('p', { class: 'bar-cell' }, state.typed ? typedInWords(app, state.typed) : cellInWords(app, state.cell)),
    h(
      'div',
      { class: 'bar-acts' },
      view.canShoot && shooting(app),
      view.hasMercy && mercy(app),
      (view.allFound || fleetOn(view)) && claiming(app),
    ),
    state.tool === 'note' ? noteChoice(app) : h('div', { class: 'bar-marks' }, corners(app), contents(app)),
    h(
      'div',
      { class: 'tool' },
      h('small', { 'aria-hidden': 'true' }, t('tool')),
      choice({
        name: 'tool',
        label: t('tool'),
        options: [
          .../** @type {Tool[]} */ (['select', ...(view.canShoot ? ['shoot'] : []), 'mark', 'place']).map((value) => ({
            value,
            label: t(`tool-${value}`),
          })),
          noteTool(t),
        ],
        value: state.tool,
        change: (tool) => app.set({ tool }),
      }),
    ),
  );
}

/** @param {Session} app */
function shooting(app) {
  const { state, view, t } = app;
  const shown = view.cells[indexOf(state.cell)];
  const isShot = ['shot', 'clue', 'mercy'].includes(shown.from);
  const hasZ = view.cells.some(({ z }) => z);
  return [
    button(t('shoot-at', { cell: state.cell }), () => shoot(app), {
      class: 'primary shoot',
      key: 'shoot',
      disabled: isShot,
    }),
    hasZ
      ? h('small', { class: 'late-note', key: 'z' }, t('z-done'))
      : view.mode !== 'puzzle' &&
        h(
          'span',
          { key: 'z' },
          tick(t('shoot-z'), state.z, (z) => app.set({ z }), { title: t('shoot-z-about') }),
        ),
  ];
}

/** @param {Session} app */
const mercy = (app) =>
  app.state.asksMercy
    ? button(app.t('mercy-insist'), () => openMercy(app, true), { class: 'danger' })
    : button(app.t('mercy'), () => openMercy(app, false));

/** @param {Session} app */
const claiming = (app) => button(app.t('claim'), () => claim(app), { class: 'primary' });

/**
 * The corners of the chosen cell, large enough for fingers.
 * @param {Session} app
 */
function corners(app) {
  const { state, view, t } = app;
  const shown = cornersOf(state.cell).map((point, corner) => {
    const sign = point === null ? null : view.points[POINTS.indexOf(point)];
    const label = `${t(`corner-${corner}`)}: ${sign === null ? '–' : pointInWords(t, sign)}`;
    return h('button', {
      type: 'button',
      class: 'corner',
      disabled: point === null,
      title: label,
      'aria-label': label,
      onclick: () => markCorner(app, corner),
      html: sign === null ? '' : pointSvg(sign),
    });
  });
  return h('div', { class: 'corners', role: 'group', 'aria-label': t('corners') }, shown);
}

/** @param {string} sign */
export const pointSvg = (sign) =>
  `<svg class="board-svg" viewBox="-2 -2 4 4" aria-hidden="true">${drawPoint(sign, 0, 0)}</svg>`;

/**
 * Quick marks of the chosen cell.
 * @param {Session} app
 */
function contents(app) {
  const { state, view, t } = app;
  const signs = [
    ['.', '•', t('water')],
    ['#', '■', t('ship')],
    ...LETTERS.map((letter) => [letter, greek(letter), t(`ship-${letter}`)]),
  ];
  const shown = signs.map(([content, sign, name]) =>
    button(sign, () => markChosen(app, (now) => sayContent(now, state.cell, content)), {
      class: 'content',
      title: name,
      'aria-label': name,
      'aria-pressed': String(view.said.includes(`${state.cell}${content}`)),
    }),
  );
  const why = button(t('why'), () => app.act({ why: { cell: state.cell } }), { class: 'why', title: t('key-why') });
  return h('div', { class: 'contents' }, shown, why);
}
