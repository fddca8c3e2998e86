// @ts-check
/** The page: it is described anew after each change of the state. */
import { dialogs } from './dialogs.js';
import { h, patch } from './dom.js';
import { advance } from './guides.js';
import { press } from './keys.js';
import { Session } from './session.js';
import { startPage } from './start.js';
import * as store from './store.js';
import { languageOf } from './texts.js';
import { explainSigns } from './tips.js';

/** @typedef {import('./dom.js').Described} Described */

const root = /** @type {Element} */ (document.getElementById('page'));
const app = new Session(languageOf(store.settings().lang), render);
let isRendering = false;
/** @type {string | null} */
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
  const page = state.game ? app.own.page() : (app.bench?.benchPage() ?? startPage(app));
  if (state.bench !== shownBench) {
    shownBench = state.bench;
    queueMicrotask(() => app.bench?.sheets.open());
  }
  const all = [lost(), ...page, message(), dialogs(app)];
  patch(root, /** @type {Described[]} */ (all.filter(Boolean)));
  isRendering = false;
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
explainSigns();
window.addEventListener('hashchange', () => app.follow());
window.addEventListener('pagehide', () => app.leave());
// The clock in the head.
setInterval(() => app.state.game && !document.hidden && render(), 1000);
render();
await app.begin();
