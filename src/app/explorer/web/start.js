// @ts-check
/** The start page: new games, puzzles, what was saved. */
import { timeOf } from './clock.js';
import { languageAndTheme, rulesLink } from './dialogs.js';
import { h } from './dom.js';
import { startOf } from './files.js';
import { learning } from './guides.js';
import { library } from './library.js';
import { button, card, field, iconButton } from './parts.js';
import { statistics } from './statistics.js';
import { kindOf, nameOf } from './words.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./types.js').Start} Start
 */

/**
 * The games that the start page offers, by their names.
 * @param {Session} app
 */
const offered = ({ games }) =>
  Object.entries(games).flatMap(([kind, { offered }]) => (offered ? [/** @type {const} */ ([kind, offered])] : []));

/** @param {Session} app */
export function startPage(app) {
  const { start } = app.state;
  return [
    h(
      'header',
      { class: 'start-head', key: 'start-head' },
      h('h1', {}, app.t('title')),
      h('p', {}, app.t('start-lead')),
      h('p', { class: 'row' }, offered(app).map(([kind]) => rulesLink(app, kind, app.t(kind)))),
    ),
    start &&
      h(
        'main',
        { class: 'start', key: 'start' },
        goingOn(app, start),
        learning(app),
        today(app, start),
        offered(app).map(([, { puzzles }]) => puzzles(start)),
        offered(app).map(([, { games }]) => games?.()),
        card(
          app.t('bench'),
          h('p', { class: 'note' }, app.t('bench-about')),
          h(
            'div',
            { class: 'row' },
            offered(app).map(([kind, { bench }]) => button(app.t(bench), () => app.openBench(kind))),
          ),
        ),
        start.library.length > 0 && library(app, start),
        start.saved.length > 0 && saved(app, start),
        statistics(app),
        opening(app),
      ),
    h(
      'footer',
      { class: 'start-foot', key: 'start-foot' },
      languageAndTheme(app),
      start && h('small', {}, `SMYOZ ${start.version}`),
    ),
    composing(app),
  ];
}

/**
 * The game that was played last, unless it is over.
 * @param {Session} app @param {Start} start
 */
function goingOn(app, { saved }) {
  const { t } = app;
  const last = saved.find(({ claimed, damage }) => !claimed && damage === undefined);
  if (!last) return null;
  const name = [kindOf(app, last), nameOf(t, { ...last.puzzle, seed: last.seed })].filter(Boolean).join(' · ');
  return card(
    t('start-continue'),
    h('p', { class: 'note' }, `${name} · ${timeOf(last.millis ?? 0)}`),
    h('div', { class: 'row' }, button(t('resume'), () => app.resume(last.id), { class: 'primary' })),
  );
}

/**
 * The puzzles of the day: the date is the seed, so everybody gets the same.
 * @param {Session} app @param {Start} start
 */
function today(app, { levels }) {
  const { t, state } = app;
  const now = new Date();
  const date = (now.getFullYear() % 100) * 10_000 + (now.getMonth() + 1) * 100 + now.getDate();
  const shown = new Intl.DateTimeFormat(state.lang, { dateStyle: 'long' }).format(now);
  const row = (/** @type {string} */ game) =>
    h(
      'div',
      { class: 'levels', role: 'group', 'aria-label': t(game) },
      h('small', {}, t(game)),
      levels.map((level) =>
        button(t(`level-${level}`), () => app.open({ day: { date, level, game } }), {
          disabled: state.composing !== null,
        }),
      ),
    );
  return card(t('start-today'), h('p', { class: 'note' }, t('start-today-about', { date: shown })), offered(app).map(([kind]) => row(kind)));
}

/**
 * A puzzle is composed, and may be waited for no longer.
 * @param {Session} app
 */
const composing = ({ state, t }) =>
  state.composing &&
  h(
    'div',
    { class: 'composing', key: 'composing', role: 'status' },
    h('span', { class: 'spinner', 'aria-hidden': 'true' }),
    t('start-composing'),
    button(t('cancel'), () => state.composing?.abort(), { class: 'quiet' }),
  );

/** @param {Session} app @param {Start} start */
function saved(app, start) {
  const { t, state } = app;
  const when = new Intl.DateTimeFormat(state.lang, { dateStyle: 'medium', timeStyle: 'short' });
  return card(
    t('start-saved'),
    h(
      'ul',
      { class: 'list' },
      start.saved.map((game) => {
        const title = nameOf(t, { ...game.puzzle, seed: game.seed });
        const name = [kindOf(app, game), title].filter(Boolean).join(' · ');
        const about = game.damage
          ? t('saved-damaged', { reason: game.damage })
          : [when.format(game.changed), timeOf(game.millis ?? 0), t('saved-steps', { number: game.actions ?? 0 })].join(
              ' · ',
            );
        const remove = () => window.confirm(`${name}\n${t('saved-remove-sure')}`) && app.remove(game.id);
        return h(
          'li',
          { key: game.id },
          h(
            'button',
            { type: 'button', class: 'entry', disabled: game.damage !== undefined, onclick: () => app.resume(game.id) },
            h('span', {}, h('strong', {}, name), h('small', {}, about)),
            game.claimed && h('span', { class: 'badge done' }, t('state-done')),
          ),
          iconButton('remove', `${t('saved-remove')}: ${name}`, remove),
        );
      }),
    ),
  );
}

/** @param {Session} app */
function opening(app) {
  const { t } = app;
  const openFile = async (/** @type {any} */ event) => {
    const [file] = event.target.files;
    if (!file) return;
    const start = startOf(await file.text());
    event.target.value = '';
    if (start) await app.open(start);
    else app.say(t('start-file-unknown', { name: file.name }), 'wrong');
  };
  const openLink = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    return app.open({ link: String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get('link')) });
  };
  return card(
    t('start-open'),
    h(
      'label',
      { class: 'file' },
      t('start-file'),
      h('input', { class: 'visually-hidden', type: 'file', accept: '.json,.txt', onchange: openFile }),
    ),
    h(
      'form',
      { onsubmit: openLink },
      field(t('start-link'), { name: 'link', required: true, autocomplete: 'off' }),
      h('button', {}, t('start-link-open')),
    ),
  );
}
