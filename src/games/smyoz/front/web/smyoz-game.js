// @ts-check
/**
 * What SMYOZ brings to the page.
 *
 * @typedef {import('./session.js').Session} Session
 */
import { automatisms } from './automatisms.js';
import { bar } from './bar.js';
import { Bench } from './bench.js';
import { benchPage } from './bench-page.js';
import { h } from './dom.js';
import { sides } from './drawer.js';
import { guide } from './guides.js';
import { inventory } from './inventory.js';
import { log } from './log.js';
import { noteOf } from './parts.js';
import { paths } from './paths.js';
import { Pointer } from './pointer.js';
import { positions } from './positions.js';
import { scaleForm } from './scale.js';
import { automatismsOf } from './sets.js';
import { boardGrid } from './smyoz-grid.js';
import { SMYOZ_GUIDES } from './smyoz-guides.js';
import { head } from './smyoz-head.js';
import { hints } from './smyoz-hints.js';
import { KEYS, pressInSmyoz } from './smyoz-keys.js';
import { SMYOZ_NOTES } from './smyoz-notes.js';
import { result } from './smyoz-result.js';
import { newGame, newPuzzle } from './smyoz-start.js';
import * as store from './store.js';
import { workshop } from './workshop.js';

/** @param {Session} app @returns {import('./games.js').Own} */
export function game(app) {
  const pointer = new Pointer(app);
  const sheets = new Bench(app);
  return {
    first: '55',
    page: () => page(app, pointer),
    press: (key, event) => pressInSmyoz(app, key, event),
    keys: KEYS,
    mouse: ['select', 'shoot', 'mark', 'place', 'note'],
    prepare: (view) => prepare(app, view),
    settings: () => scaleForm(app, app.view.settings.scale),
    hasModes: true,
    guides: SMYOZ_GUIDES,
    another: ({ mode }, level) => (mode === 'puzzle' ? { level } : { mode }),
    clues: 'shots',
    noting: SMYOZ_NOTES,
    offered: {
      puzzles: (start) => newPuzzle(app, start),
      games: () => newGame(app),
      bench: 'bench-open',
      sheets,
      benchPage: () => benchPage(app, sheets),
    },
  };
}

/** @param {Session} app @param {Pointer} pointer */
const page = (app, pointer) => [
  head(app),
  h(
    'main',
    { class: 'game', key: 'game' },
    h('div', { class: 'stage', key: 'stage' }, boardGrid(app, pointer)),
    h('div', { class: 'deck', key: 'deck' }, guide(app), noteOf(app.view), result(app), bar(app)),
    sides(
      app,
      [!app.view.solution && hints(app), !app.view.solution && workshop(app), paths(app), log(app), positions(app)],
      [inventory(app), automatisms(app)],
    ),
  ),
];

/**
 * Puzzles begin without automatisms, so that they do not solve themselves.
 * @param {Session} app @param {import('./types.js').View} view
 */
async function prepare(app, { mode }) {
  const { set, scale, careful } = store.settings();
  const techniques = mode === 'puzzle' ? [] : automatismsOf(set, app.state.techniques);
  if (techniques.length > 0) await app.act({ choose: { techniques } });
  if (scale) await app.act({ scale: { scale } });
  if (!careful) await app.act({ careful: { on: false } });
}
