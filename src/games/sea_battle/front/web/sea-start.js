// @ts-check
/** Sea Battle on the start page: a puzzle that is composed, and the bench. */
import { h } from './dom.js';
import { field } from './parts.js';

/** @typedef {import('./session.js').Session} Session */

/** Sizes that are offered. */
const SIZES = ['6x6', '8x8', '10x10', '12x12', '15x15'];

/**
 * A puzzle of a size and a fleet.
 * @param {Session} app
 */
export function newSea(app) {
  const { t, state } = app;
  const compose = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const text = (/** @type {string} */ name) => String(form.get(name) ?? '').trim();
    const setting = {
      size: text('size'),
      ...(text('fleet') ? { fleet: text('fleet') } : {}),
      touch: form.has('corners') ? 'corners' : 'none',
      shapes: form.has('any') ? 'any' : 'straight',
      mines: Number(text('mines')),
      sweepers: Number(text('sweepers')),
    };
    return app.open({ 'sea-battle': { setting, ...(text('level') ? { level: text('level') } : {}) } });
  };
  const once = (/** @type {any} */ value) => (/** @type {any} */ element) => (element.value = value);
  const number = (/** @type {string} */ name) =>
    field(t(`sea-${name}`), { name, type: 'number', min: 0, max: 30, required: true, once: once(0) });
  const box = (/** @type {string} */ name, /** @type {string} */ label) =>
    h('label', { class: 'tick' }, h('input', { type: 'checkbox', name }), h('span', {}, t(label)));
  return h(
    'form',
    { onsubmit: compose, class: 'sea-new' },
    radios(t('sea-size'), 'size', SIZES, '10x10', (size) => size.replace('x', ' × ')),
    radios(t('sea-level'), 'level', [...(state.start?.levels ?? []), ''], 'beginner', (level) =>
      level === '' ? t('sea-any-level') : t(`level-${level}`),
    ),
    h(
      'details',
      { class: 'sea-rules' },
      h('summary', {}, t('sea-more-rules')),
      h(
        'div',
        { class: 'panel-inside' },
        field(t('sea-fleet'), { name: 'fleet', placeholder: t('sea-fleet-usual'), pattern: '[0-9]+(-[0-9]+)*', autocomplete: 'off' }),
        box('corners', 'sea-corners-allowed'),
        box('any', 'sea-any-allowed'),
        h('div', { class: 'sea-fields' }, number('mines'), number('sweepers')),
      ),
    ),
    h('button', { class: 'primary', disabled: state.composing !== null }, t('sea-compose')),
  );
}

/**
 * Choices of a form, of which this one is chosen at first.
 * @param {string} label @param {string} name @param {string[]} values @param {string} first
 * @param {(value: string) => string} text
 */
const radios = (label, name, values, first, text) =>
  h(
    'div',
    { class: 'choice', role: 'radiogroup', 'aria-label': label },
    values.map((value) =>
      h(
        'label',
        { key: value },
        h('input', {
          type: 'radio',
          name,
          value,
          once: (/** @type {any} */ element) => (element.checked = value === first),
        }),
        h('span', {}, text(value)),
      ),
    ),
  );
