// @ts-check
/** What the keyboards of all games and benches have in common. */

/**
 * The ways of the arrows, in columns and rows; the board ends them.
 * @type {Record<string, [number, number]>}
 */
export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-30, 0],
  End: [30, 0],
  PageUp: [0, -30],
  PageDown: [0, 30],
};

/**
 * Whether the key belongs to a field, or to a button that it presses.
 * @param {KeyboardEvent} event
 */
export function isTyping(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches('input:not([type=checkbox], [type=radio]), textarea, select')) return true;
  const isPressed = event.key === 'Enter' || event.key === ' ' || event.key in ARROWS;
  return isPressed && target.matches('button, a, summary, input');
}

/**
 * Chooses a cell, and goes there.
 * @param {{set(changes: {cell: string}): void}} app
 * @param {string} cell
 * @param {FocusOptions} [options]
 * @param {string} [prefix] says of which board the cell is, where there are two
 */
export function choose(app, cell, options, prefix = '') {
  app.set({ cell });
  document.getElementById(`${prefix}cell-${cell}`)?.focus(options);
}

/**
 * What was typed of something longer, in words.
 * @param {Pick<import('./session.js').Session, 't'>} app @param {import('./state.js').Typed} typed
 */
export function typedInWords({ t }, typed) {
  if (typed.kind === 'column') return t('typed', { column: typed.column });
  if (typed.kind === 'note') return t(typed.sign === '!' ? 'typed-not' : 'typed-note-colour');
  return typed.kind === 'digit' ? t('typed-digit') : t('typed-colour', { colour: typed.colour });
}
