// @ts-check
/** The library on the start page: puzzles with their pictures, names and stars, and what is played of them. */
import { h } from './dom.js';
import { button, card } from './parts.js';
import { kindOf, nameOf } from './words.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./types.js').Listed} Listed
 * @typedef {{listed: Listed, number: number, name: string}} Entry
 */

/** The most stars that a puzzle has. */
const STARS = 5;

/** @param {string | number} stars */
const starsOf = (stars) => '★'.repeat(Number(stars)) + '☆'.repeat(STARS - Number(stars));

/** @param {Listed} listed */
const progressOf = ({ claimed, game }) => (claimed ? 'done' : game ? 'begun' : 'new');

/**
 * What the library can be searched by.
 * @type {Record<string, (listed: Listed) => string>}
 */
const FILTERS = {
  kind: ({ kind }) => kind,
  level: ({ level }) => level ?? '',
  stars: ({ stars }) => String(stars ?? ''),
  size: ({ size }) => size ?? '',
  state: progressOf,
};

/**
 * The puzzles with their names: what their authors call them, or else numbers among those of their
 * game, size and level.
 * @param {Session} app @param {Listed[]} library @returns {Entry[]}
 */
function named(app, library) {
  const { t } = app;
  const counted = new Map();
  return library.map((listed, number) => {
    const alike = nameOf(t, { size: listed.size, level: listed.level }) || kindOf(app, { kind: listed.kind, mode: 'puzzle' });
    const key = `${listed.kind} ${alike}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
    return { listed, number, name: listed.title ?? t('library-name', { name: alike, number: counted.get(key) }) };
  });
}

/** @param {Session} app @param {import('./types.js').Start} start */
export function library(app, start) {
  const { t } = app;
  const { wanted } = app.state;
  const all = named(app, start.library);
  const shown = all.filter(({ listed }) => Object.entries(wanted).every(([by, value]) => FILTERS[by](listed) === value));
  const open = (/** @type {Entry} */ { listed, number }) => (listed.game ? app.resume(listed.game) : app.open({ library: number }));
  const done = start.library.filter(({ claimed }) => claimed).length;
  const next = shown.find(({ listed }) => !listed.claimed);
  return card(
    t('start-library'),
    h('p', { class: 'note' }, t('start-library-progress', { done, all: all.length })),
    h('progress', { max: all.length, value: String(done), 'aria-label': t('start-library') }),
    h(
      'div',
      { class: 'row' },
      Object.keys(FILTERS).map((by) => filter(app, by, start.library)),
      next && button(t('library-next'), () => open(next), { class: 'primary' }),
    ),
    h('ul', { class: 'list' }, shown.map((entry) => h('li', { key: entry.number }, libraryEntry(app, entry, () => open(entry))))),
  );
}

/** @param {Session} app @param {Entry} entry @param {() => unknown} onclick */
function libraryEntry({ games, t }, { listed, name }, onclick) {
  const { title, kind, size, level, score, shots, stars } = listed;
  const progress = progressOf(listed);
  const shown = t((games[kind] ?? games.other).clues, { number: shots });
  const about = [t(kind), title && nameOf(t, { size, level }), score && t('score', { score }), shown];
  const told = t('stars', { number: stars ?? 0 });
  return h(
    'button',
    { type: 'button', class: 'entry', onclick },
    h('span', { class: 'thumb', html: picture(listed) }),
    h(
      'span',
      { class: 'about-entry' },
      h('strong', {}, name, ' ', stars && h('span', { class: 'stars', role: 'img', 'aria-label': told, title: told }, starsOf(stars))),
      h('small', {}, about.filter(Boolean).join(' · ')),
    ),
    h('span', { class: `badge ${progress}` }, t(`state-${progress}`)),
  );
}

/**
 * A small picture of a board: the cells that are shown, and the grid.
 * @param {Listed} listed
 */
function picture({ picture, size }) {
  const [width, height] = (size ?? '9x9').split('x').map(Number);
  const cells = (/** @type {(sign: string) => boolean} */ isMeant) =>
    picture.flatMap((row, y) => [...row].map((sign, x) => (isMeant(sign) ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const lines = (/** @type {number} */ number, /** @type {(at: number) => string} */ line) =>
    Array.from({ length: number + 1 }, (_, at) => line(at)).join('');
  const grid = lines(width, (x) => `M${x} 0v${height}`) + lines(height, (y) => `M0 ${y}h${width}`);
  return `<svg viewBox="-.1 -.1 ${width + 0.2} ${height + 0.2}" aria-hidden="true"><path class="thumb-water" d="${cells((sign) => sign === '.')}"/><path class="thumb-ship" d="${cells((sign) => sign !== '.' && sign !== ' ')}"/><path class="thumb-grid" d="${grid}"/></svg>`;
}

/**
 * A choice of what is listed; none where all puzzles are alike.
 * @param {Session} app @param {string} by @param {Listed[]} listed
 */
function filter(app, by, listed) {
  const { t } = app;
  const values = [...new Set(listed.map(FILTERS[by]))].filter(Boolean);
  if (values.length < 2) return null;
  /** @type {Record<string, (value: string) => string>} */
  const words = {
    level: (value) => t(`level-${value}`),
    stars: starsOf,
    state: (value) => t(`state-${value}`),
    size: (value) => value.replace('x', ' × '),
  };
  const change = (/** @type {any} */ { target: { value } }) => {
    const { [by]: _, ...others } = app.state.wanted;
    app.set({ wanted: value ? { ...others, [by]: value } : others });
  };
  const options = ['', ...(by === 'stars' ? values.sort() : values)].map((value) =>
    h('option', { value, selected: (app.state.wanted[by] ?? '') === value }, value ? (words[by] ?? t)(value) : t(`library-${by}`)),
  );
  return h('select', { 'aria-label': t(`library-${by}`), onchange: change, key: by }, options);
}
