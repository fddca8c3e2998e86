// @ts-check
/** Műhely: a cell is built at the side, and placed on the board in three steps. */
import { drawColour, drawSymbol, greek } from './board.js';
import { pointSvg } from './bar.js';
import { h } from './dom.js';
import { cornersOf, nextMark } from './geometry.js';
import { COLOURS, LETTERS, builtOf, nothing, partsOf } from './marks.js';
import { button, choice, panel, tick } from './parts.js';
import { placeStep } from './pointer.js';
import { pointInWords } from './smyoz-words.js';

/**
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./marks.js').Built} Built
 */

/** What the large cell goes through when it is clicked. */
const CONTENTS = [null, '.', '#', ...LETTERS];

/** @param {Session} app */
export function workshop(app) {
  const { view, t } = app;
  const { careful } = view.settings;
  return panel(
    'workshop',
    t('workshop'),
    view.mode !== 'puzzle',
    h('p', { class: 'step' }, stepInWords(app)),
    view.workshop.level > 1 && h('p', { class: 'level' }, t('workshop-chain', { level: view.workshop.level })),
    h('div', { class: 'bench' }, largeCell(app), h('div', { class: 'placing' }, placing(app))),
    h('div', { class: 'choices' }, choices(app)),
    h(
      'div',
      { class: 'row' },
      tick(t('workshop-careful'), careful, (on) => app.act({ careful: { on } }), {
        title: t('workshop-careful-about'),
      }),
      button(t('workshop-clear'), () => app.set({ built: nothing() }), { class: 'quiet' }),
    ),
    view.mode === 'training' && drawingSource(app),
  );
}

/** @param {Session} app */
function stepInWords({ view, t }) {
  const { phase, target } = view.workshop;
  const values = { cell: target ?? '' };
  if (phase === 'put') return t('workshop-step-3', values);
  return phase === 'target' ? t('workshop-step-2', values) : t('workshop-step-1');
}

/** @param {Session} app @param {Partial<Built>} changes */
const build = (app, changes) => app.set({ built: { ...builtOf(app), ...changes } });

/**
 * The cell that is built, with its corners.
 * @param {Session} app
 */
function largeCell(app) {
  const { t, state } = app;
  const { content, digit, colour, corners } = builtOf(app);
  const label = `${t('workshop-content')}: ${contentInWords(app, content)}`;
  const drawn = drawSymbol(
    {
      cell: '',
      content,
      digit,
      colour,
      strokes: [null, null],
      from: 'said',
      known: 'half',
      z: false,
      late: false,
      changed: false,
      suspicious: false,
    },
    5,
    5,
  );
  return h(
    'div',
    { class: 'large-cell' },
    h('button', {
      type: 'button',
      class: 'large-content',
      title: label,
      'aria-label': label,
      onclick: () => setContent(app, CONTENTS[(CONTENTS.indexOf(content) + 1) % CONTENTS.length]),
      html: `<svg class="board-svg" viewBox="0 0 10 10" aria-hidden="true">${drawn}</svg>`,
    }),
    corners.map((sign, corner) => largeCorner(app, sign, corner)),
  );
}

/** @param {Session} app @param {string | null} sign @param {number} corner */
function largeCorner(app, sign, corner) {
  const { t, state, view } = app;
  const cell = view.workshop.target ?? state.cell;
  const label = `${t(`corner-${corner}`)}: ${pointInWords(t, sign ?? '?')}`;
  const corners = builtOf(app).corners.map((old, at) => (at === corner ? nextMark(sign) || null : old));
  return h('button', {
    type: 'button',
    class: `large-corner corner-${corner}`,
    title: label,
    'aria-label': label,
    disabled: cornersOf(cell)[corner] === null,
    onclick: () => build(app, { corners }),
    html: pointSvg(sign ?? '?'),
  });
}

/**
 * Only water has a digit.
 * @param {Session} app @param {string | null} content
 */
function setContent(app, content) {
  build(app, { content, digit: content === '.' ? builtOf(app).digit : null });
}

/** @param {Session} app @param {string | null} content */
function contentInWords({ t }, content) {
  if (content === null) return t('workshop-open');
  return content === '.' ? t('water') : content === '#' ? t('ship') : t(`ship-${content}`);
}

/** @param {Session} app */
function choices(app) {
  const { t, state } = app;
  const { content, digit, colour } = builtOf(app);
  const open = { value: null, label: '–', title: t('workshop-open') };
  const signs = /** @type {Record<string, string>} */ ({ '.': '•', '#': '■' });
  return [
    choice({
      name: 'content',
      label: t('workshop-content'),
      options: [
        open,
        ...CONTENTS.slice(1).map((value) => ({
          value,
          label: signs[value ?? ''] ?? greek(value ?? ''),
          title: contentInWords(app, value),
        })),
      ],
      value: content,
      change: (value) => setContent(app, value),
    }),
    choice({
      name: 'digit',
      label: t('workshop-digit'),
      options: [
        open,
        ...['0', '1', '2', '3', '4'].map((value) => ({
          value,
          label: value,
          title: `${t('workshop-digit')}: ${value}`,
        })),
      ],
      value: digit === null ? null : String(digit),
      change: (value) => build(app, value === null ? { digit: null } : { digit: Number(value), content: '.' }),
    }),
    choice({
      name: 'colour',
      label: t('workshop-colour'),
      options: [
        open,
        ...COLOURS.map((value) => ({ value, label: '', html: colourSvg(value), title: t(`colour-${value}`) })),
      ],
      value: colour,
      change: (value) => build(app, { colour: value }),
    }),
  ];
}

const NO_COLOUR = '<circle class="no-colour" cx="5" cy="5" r="2"/>';

/** @param {string} colour */
const colourSvg = (colour) =>
  `<svg class="board-svg" viewBox="0 0 10 10" aria-hidden="true">${colour === '' ? NO_COLOUR : drawColour(colour, 5, 5)}</svg>`;

/**
 * The steps, and the ways out.
 * @param {Session} app
 */
function placing(app) {
  const { state, view, t } = app;
  const { phase, target, level } = view.workshop;
  const parts = partsOf(builtOf(app), target ?? state.cell);
  const isSuspicious = phase === 'put' && view.suspicion !== null;
  const targets = button(t('target', { cell: state.cell }), () => app.act({ target: { cell: state.cell } }), {
    class: phase === 'target' ? '' : 'primary',
    disabled: phase === 'target' && target === state.cell,
  });
  const puts = button(t('put'), () => app.act({ put: { parts: partsOf(builtOf(app), target ?? '') } }), {
    class: 'primary',
    disabled: parts.length === 0,
  });
  const accepts = button(t('accept'), () => placeStep(app), {
    class: isSuspicious ? 'primary suspicious-act' : 'primary',
  });
  const canContinue = phase === 'put' || (phase === 'idle' && level > 0);
  return [
    phase !== 'put' && targets,
    phase === 'target' && puts,
    phase === 'put' && accepts,
    button(level > 0 ? `${t('continue')} ${level + 1}` : t('continue'), () => app.act('continue'), {
      disabled: !canContinue,
    }),
    button(t('discard'), () => app.act('discard'), { disabled: level === 0 }),
  ];
}

/**
 * Training: whose drawing touched cells show.
 * @param {Session} app
 */
function drawingSource(app) {
  const { view, t } = app;
  return h(
    'div',
    { class: 'row' },
    h('small', {}, t(view.settings.ownDrawing ? 'new-drawing-own' : 'new-drawing-hidden')),
    button(t('new-drawing'), () => app.act('new-drawing')),
  );
}
