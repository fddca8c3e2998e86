// @ts-check
/** The page of a contest: it is described anew after each change of the state. */
import { h, patch } from './dom.js';
import { saveBlob } from './files.js';
import { button, field, tick } from './parts.js';
import { loaded } from './loader.js';
import { Table } from './table.js';
import { LANGS, OWN_NAMES } from './texts.js';

/**
 * @typedef {import('./dom.js').Described} Described
 * @typedef {import('./dom.js').Child} Child
 */

const root = /** @type {Element} */ (document.getElementById('page'));
const table = new Table(render);
const brought = await loaded();

/**
 * What the game brings that is played.
 * @returns {import('./types-contest.js').TableGame}
 */
const game = () => brought[table.state.view?.game ?? ''].atTable;

let isRendering = false;

/** Makes the page be what the state says. */
function render() {
  if (isRendering) return;
  isRendering = true;
  const { state, t } = table;
  document.documentElement.lang = state.lang;
  document.title = [t('table-title'), state.view?.said].filter(Boolean).join(' – ') || 'smyoz';
  patch(root, /** @type {Described[]} */ ([head(), fault(), state.isCurtain ? curtain() : shown()].flat().filter(Boolean)));
  isRendering = false;
}

function head() {
  const { state, t } = table;
  return h(
    'header',
    { class: 'table-head', key: 'head' },
    h('h1', {}, t('table-title')),
    h(
      'div',
      { class: 'row' },
      (state.view?.langs ?? LANGS).filter((lang) => lang !== state.lang).map((lang) => button(OWN_NAMES[lang], () => table.speak(lang), { lang })),
    ),
  );
}

function fault() {
  const { state, t } = table;
  const text = state.isLocked || !state.view ? state.message : state.isLost ? t('table-lost') : '';
  return text && h('p', { class: 'lost', key: 'lost', role: 'alert' }, text);
}

/** Between the turns of two at one screen. */
function curtain() {
  const { t } = table;
  return h(
    'main',
    { class: 'curtain', key: 'curtain' },
    h('p', {}, t('table-curtain')),
    button(t('table-show'), () => table.lift(), { class: 'primary show' }),
  );
}

/** @returns {Child[]} */
function shown() {
  const { state } = table;
  if (!state.view) return [];
  const isHiding = state.view.stage === 'hiding' && !state.view.ready;
  return [
    status(),
    h('div', { class: 'invitations', key: 'invitations' }, state.view.invitations.map(invitation)),
    h(
      'main',
      { class: `table ${state.view.stage}`, key: `table-${state.view.seat}` },
      isHiding ? game().hiding(table) : state.view.board ? [game().boards(table), beside()].flat() : null,
    ),
  ];
}

/** What the seat must do, and the last answers, as a live region. */
function status() {
  const { state } = table;
  const { said, log = [], seat, seats, broken } = table.view;
  const last = log.slice(-2).join(' ');
  return h(
    'div',
    { class: `status ${table.isTurn ? 'turn' : ''}`, key: 'status', role: 'status', 'aria-live': 'polite' },
    h('p', { class: 'last' }, last),
    h('p', { class: 'said' }, said),
    h('p', { class: 'wrong' }, broken ?? state.message),
    h('small', {}, seats.map((sitter, at) => (at + 1 === seat ? `${at + 1}: ${table.t('table-you')}` : `${at + 1}: ${sitter}`)).join(' · ')),
  );
}

/** @param {{seat: number, code: string, text: string}} invitation */
function invitation({ code, text }) {
  const { t } = table;
  const link = `${location.origin}${location.pathname}?join=${code}`;
  return h(
    'section',
    { class: 'invitation', key: code },
    h('p', {}, text),
    h(
      'div',
      { class: 'row' },
      h('a', { href: link, target: '_blank', rel: 'noopener', class: 'button' }, t('table-open-window')),
      button(t('table-play-here'), () => table.attempt(() => table.join(code)), { class: 'here' }),
    ),
    field(t('table-share-link'), { readonly: true, value: link }),
  );
}

/** @returns {Child[]} */
function beside() {
  const { state, view, t } = { state: table.state, view: table.view, t: table.t };
  const isOver = view.stage === 'over';
  return [
    h(
      'aside',
      { class: 'beside', key: 'beside' },
      !isOver && teacher(),
      isOver && review(),
      view.takes_back && !isOver && button(t('table-back'), () => table.takeBack(), { disabled: !table.isTurn }),
      moves(state.review),
    ),
  ];
}

/** Hints in three steps, and how good each move is. */
function teacher() {
  const { state, t } = table;
  const { advice, steps, certain, hasOdds } = state;
  const next = Math.min(3, steps + 1);
  const { odds = 'table-odds', isCertain = true } = game();
  return h(
    'section',
    { class: 'card teacher', key: 'teacher' },
    h('h2', {}, t('table-hints')),
    h(
      'div',
      { class: 'row' },
      button(t(`table-hint-${next}`), () => table.hint(), { class: 'hint', disabled: !table.isTurn || steps === 3 }),
      isCertain && button(t('table-certain'), () => table.showCertain(), { class: 'ask-certain', disabled: !table.isTurn }),
      tick(t(odds), hasOdds, (on) => table.showOdds(on), { class: 'odds' }),
    ),
    h('ol', { class: 'steps' }, advice?.steps.slice(0, steps).map((step) => h('li', {}, step)) ?? []),
    certain !== null && h('ul', { class: 'certain' }, certain.length > 0 ? certain.map((sentence) => h('li', {}, sentence)) : h('li', {}, t('table-nothing-certain'))),
  );
}

/** What each player lost. */
function review() {
  const { state, t } = table;
  const print = () => table.attempt(async () => saveBlob('contest.pdf', await table.page()));
  const save = () => table.attempt(async () => saveBlob('contest.jsonl', await table.record()));
  return h(
    'section',
    { class: 'card review', key: 'review' },
    h('h2', {}, t('table-review')),
    state.review ? state.review.players.map((text) => h('p', {}, text)) : h('p', { class: 'note' }, t('table-review-waits')),
    h('div', { class: 'row' }, button(t('table-record'), save), (game().isPrinted ?? true) && button(t('table-page'), print)),
  );
}

/**
 * The moves, the last one first.
 * @param {import('./types-contest.js').Review | null} review
 */
function moves(review) {
  const { t } = table;
  const judged = new Map(review?.moves.map((one) => [one.number, one]));
  const { log = [] } = table.view;
  return h(
    'section',
    { class: 'card moves', key: 'moves' },
    h('h2', {}, t('table-moves')),
    h(
      'ol',
      { reversed: true },
      log
        .map((text, at) => {
          const one = judged.get(at + 1);
          return h('li', { key: `move-${at}` }, text, one && h('small', { class: one.lost > 0.005 ? 'worse' : 'best' }, ` ${one.text}`));
        })
        .reverse(),
    ),
  );
}

document.addEventListener('keydown', (event) => table.state.view && game().press(table, event));
render();
await table.begin();
