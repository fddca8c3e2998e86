// @ts-check
/** The page: it is described anew after each change of the state. */
import { Bench } from './bench.js';
import { benchPage } from './bench-page.js';
import { automatisms } from './automatisms.js';
import { bar } from './bar.js';
import { dialogs } from './dialogs.js';
import { h, patch } from './dom.js';
import { sides } from './drawer.js';
import { advance, guide } from './guides.js';
import { boardGrid } from './grid.js';
import { head } from './head.js';
import { hints } from './hints.js';
import { inventory } from './inventory.js';
import { press } from './keys.js';
import { log } from './log.js';
import { paths } from './paths.js';
import { Pointer } from './pointer.js';
import { positions } from './positions.js';
import { result } from './result.js';
import { SeaBench } from './sea-bench.js';
import { seaBenchPage } from './sea-bench-page.js';
import { seaPage } from './sea-page.js';
import { SeaPointer } from './sea-pointer.js';
import { Session } from './session.js';
import { pressAtBench } from './sheets.js';
import { startPage } from './start.js';
import * as store from './store.js';
import { languageOf } from './texts.js';
import { explainSigns } from './tips.js';
import { workshop } from './workshop.js';

/** @typedef {import('./dom.js').Described} Described */

const root = /** @type {Element} */ (document.getElementById('page'));
const app = new Session(languageOf(store.settings().lang), render);
const pointer = new Pointer(app);
const smyozBench = new Bench(app);
const sea = /** @type {import('./types-sea.js').SeaSession} */ (/** @type {unknown} */ (app));
const seaPointer = new SeaPointer(sea);
const seaBench = new SeaBench(app);
let isRendering = false;
/** @type {import('./api.js').Kind | null} */
let shownBench = null;

/** Makes the page be what the state says. */
function render() {
  if (isRendering) return;
  isRendering = true;
  advance(app);
  const { state } = app;
  document.documentElement.lang = state.lang;
  document.documentElement.dataset.theme = state.theme;
  document.title = [state.game?.title, app.t('title')].filter(Boolean).join(' – ');
  const page = state.game ? gamePage() : state.bench ? openedBench() : startPage(app);
  if (state.bench !== shownBench) openBench(state.bench);
  const all = [lost(), ...page, message(), dialogs(app)];
  patch(root, /** @type {Described[]} */ (all.filter(Boolean)));
  isRendering = false;
}

/** @param {import('./api.js').Kind | null} kind */
function openBench(kind) {
  shownBench = kind;
  if (kind) queueMicrotask(() => (kind === 'smyoz' ? smyozBench : seaBench).open());
}

const openedBench = () => (app.state.bench === 'smyoz' ? benchPage(app, smyozBench) : seaBenchPage(app, seaBench));

/** @returns {(Described | null)[]} */
function gamePage() {
  if (app.state.game?.kind !== 'smyoz') return seaPage(sea, seaPointer);
  return [
    head(app),
    h(
      'main',
      { class: 'game', key: 'game' },
      h('div', { class: 'stage', key: 'stage' }, boardGrid(app, pointer)),
      h('div', { class: 'deck', key: 'deck' }, guide(app), result(app), bar(app)),
      sides(
        app,
        [!app.view.solution && hints(app), !app.view.solution && workshop(app), paths(app), log(app), positions(app)],
        [inventory(app), automatisms(app)],
      ),
    ),
  ];
}

/** What happened last; screen readers tell it. */
function message() {
  const { message: said } = app.state;
  return h(
    'div',
    { class: 'messages', key: 'messages', role: 'status', 'aria-live': 'polite' },
    said &&
      h(
        'p',
        { class: said.kind === 'told' ? 'visually-hidden' : said.kind, onclick: () => app.set({ message: null }) },
        said.text,
      ),
  );
}

function lost() {
  const { isLost, isLocked } = app.state;
  const text = isLocked ? 'server-locked' : isLost ? 'server-lost' : null;
  return text && h('div', { class: 'lost', key: 'lost', role: 'alert' }, app.t(text));
}

document.addEventListener('keydown', (event) => press(app, event));
for (const bench of [smyozBench, seaBench]) document.addEventListener('keydown', (event) => pressAtBench(app, event, bench));
explainSigns();
window.addEventListener('hashchange', () => app.follow());
window.addEventListener('pagehide', () => app.leave());
// The clock in the head.
setInterval(() => app.state.game && !document.hidden && render(), 1000);
render();
await app.begin();
