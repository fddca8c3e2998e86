// @ts-check
/**
 * Guided first games: for each of them how it begins, and steps. A step says what to do; it is over
 * when that is done, or if nothing is waited for, by a button.
 *
 * @typedef {import('./session.js').Session} Session
 * @typedef {{cells?: string[], isDone?: (view: any) => boolean}} Step cells are lit on the board
 * @typedef {Record<string, {start: object, steps: Step[]}>} Guides
 */
import { h } from './dom.js';
import { button, card } from './parts.js';
import { choose } from './typing.js';

/** @param {string} text */
export const cellsOf = (text) => text.split(' ');

/** @param {any} view */
export const hasAsked = ({ asked, solution }) => asked?.kind === 'hint' || solution !== null;

/**
 * Those of all games.
 * @param {Session} app @returns {Guides}
 */
export const guidesOf = ({ games }) => Object.assign({}, ...Object.values(games).map(({ guides }) => guides));

/**
 * Goes on to the first step that is not done.
 * @param {Session} app
 */
export function advance(app) {
  const { guide, game } = app.state;
  if (!guide || !game) return;
  const { steps } = guidesOf(app)[guide.name];
  while (steps[guide.step]?.isDone?.(game.view)) guide.step += 1;
}

/**
 * The present step.
 * @param {Session} app
 */
export function guide(app) {
  const { state, t } = app;
  if (!state.guide) return null;
  const { name, step } = state.guide;
  const { steps } = guidesOf(app)[name];
  const isOver = step >= steps.length;
  // A button that goes takes the focus with it, and keys are for the board.
  const onBoard = () => choose(app, state.cell, { preventScroll: true });
  const close = () => {
    app.set({ guide: null, lit: null });
    onBoard();
  };
  const next = () => {
    app.set({ guide: { name, step: step + 1 } });
    onBoard();
  };
  return h(
    'section',
    { class: 'guide', key: 'guide', 'aria-live': 'polite' },
    h('h2', {}, isOver ? t('learn-over') : t('learn-step', { step: step + 1, count: steps.length })),
    h('p', {}, isOver ? t('learn-over-about') : t(`learn-${name}-${step + 1}`)),
    h(
      'div',
      { class: 'row' },
      !isOver && !steps[step].isDone && button(t('learn-next'), next, { class: 'primary', key: 'next' }),
      button(t(isOver ? 'close' : 'learn-end'), close, { class: 'quiet', key: 'close' }),
    ),
  );
}

/**
 * The cells that the step is about.
 * @param {Session} app
 */
export function cellsOfStep(app) {
  const { guide } = app.state;
  return (guide && guidesOf(app)[guide.name].steps[guide.step]?.cells) ?? [];
}

/**
 * The guided games on the start page.
 * @param {Session} app
 */
export const learning = (app) =>
  card(
    app.t('learn'),
    h('p', { class: 'note' }, app.t('learn-about')),
    h(
      'div',
      { class: 'levels learn' },
      Object.keys(guidesOf(app)).map((name) => button(app.t(`learn-${name}`), () => app.learn(name))),
    ),
  );
