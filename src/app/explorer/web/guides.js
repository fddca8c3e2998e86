// @ts-check
/**
 * Guided first games: for each of them how it begins, and steps. A step says what to do; it is over
 * when that is done, or if nothing is waited for, by a button.
 *
 * @typedef {import('./session.js').Session} Session
 * @typedef {{cells?: string[], isDone?: (view: any) => boolean}} Step cells are lit on the board
 */
import { h } from './dom.js';
import { button, card } from './parts.js';
import { signAt } from './sea-marks.js';

/** @param {string} text */
const cellsOf = (text) => text.split(' ');

/** @param {any} view */
const hasAsked = ({ asked, solution }) => asked?.kind === 'hint' || solution !== null;

/** @param {string} mark @param {string} text @returns {Step} */
function marked(mark, text) {
  const cells = cellsOf(text);
  return { cells, isDone: (view) => cells.every((cell) => signAt(view, cell) === mark) };
}

/** @param {string} said @returns {Step} */
const said = (said) => ({ cells: [said.slice(0, 2)], isDone: (view) => view.said.includes(said) });

/** @type {Record<string, {start: object, steps: Step[]}>} */
export const GUIDES = {
  'smyoz-game': {
    start: { mode: 'game', seed: 123456 },
    steps: [
      { cells: ['46'], isDone: (view) => view.cells.some((/** @type {any} */ { cell, from }) => cell === '46' && from === 'shot') },
      {},
      { isDone: (view) => view.counters.shots > 1 },
      { isDone: (view) => view.said.length > 0 },
      { isDone: hasAsked },
    ],
  },
  'smyoz-puzzle': {
    start: {
      puzzle: {
        format: 'smyoz-puzzle/1',
        inventory: {
          alpha: ['02'],
          beta: ['10m', '00p'],
          gamma: ['00m', '12m', '01p'],
          delta: ['00', '00', '00', '01'],
          water_lines: 1,
          moored: 5,
          islands: [1, 2, 2, 3, 6],
        },
        shots: cellsOf('31:0r 81:B 32:1 52:1r 43:0r 63:Gg 95:Ggg 26:4r 47:1 87:D 28:G 59:Ag 89:1').map((shot) => ({
          cell: shot.slice(0, 2),
          shows: shot.slice(3),
        })),
      },
    },
    steps: [
      said('77.'),
      said('25.'),
      { isDone: (view) => view.settings.automatisms.length > 0 },
      { isDone: hasAsked },
      {},
    ],
  },
  'sea-battle': {
    start: {
      puzzle: {
        format: 'sea-battle-puzzle/1',
        width: 6,
        height: 6,
        fleet: [3, 2, 2, 1, 1, 1],
        columns: [3, 0, 2, 1, 0, 4],
        rows: [2, 1, 2, 3, 0, 2],
        clues: [{ cell: 'D1', shows: 'right' }],
      },
    },
    steps: [
      marked('.', 'B1 B2 B3 B4 B5 B6 E1 E2 E3 E4 E5 E6 A5 C5 D5 F5'),
      marked('#', 'C1'),
      marked('.', 'A1 F1 D2 D3 D4 D6'),
      marked('#', 'F2 F3 F4 F6'),
      { isDone: hasAsked },
    ],
  },
};

/**
 * Goes on to the first step that is not done.
 * @param {Session} app
 */
export function advance({ state }) {
  const { guide, game } = state;
  if (!guide || !game) return;
  const { steps } = GUIDES[guide.name];
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
  const { steps } = GUIDES[name];
  const isOver = step >= steps.length;
  const close = () => app.set({ guide: null, lit: null });
  const next = () => app.set({ guide: { name, step: step + 1 } });
  return h(
    'section',
    { class: 'guide', key: 'guide', 'aria-live': 'polite' },
    h('h2', {}, isOver ? t('learn-over') : t('learn-step', { step: step + 1, count: steps.length })),
    h('p', {}, isOver ? t('learn-over-about') : t(`learn-${name}-${step + 1}`)),
    h(
      'div',
      { class: 'row' },
      !isOver && !steps[step].isDone && button(t('learn-next'), next, { class: 'primary' }),
      button(t(isOver ? 'close' : 'learn-end'), close, { class: 'quiet' }),
    ),
  );
}

/**
 * The cells that the step is about.
 * @param {import('./state.js').State} state
 */
export const cellsOfStep = ({ guide }) => (guide && GUIDES[guide.name].steps[guide.step]?.cells) ?? [];

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
      Object.keys(GUIDES).map((name) => button(app.t(`learn-${name}`), () => app.learn(name))),
    ),
  );
