// @ts-check
/**
 * Sets of automatisms: three that the player may change and save, and the empty one.
 *
 * @typedef {import('./types.js').Technique} Technique
 */
import * as store from './store.js';

/** Their names. */
export const SETS = ['beginner', 'advanced', 'master'];

/** The set without any. */
export const OFF = 'off';

/**
 * The techniques that run by themselves, by level.
 * @param {Technique[]} techniques
 */
export const automatic = (techniques) =>
  techniques.filter(({ level, automatic }) => automatic !== false && SETS.includes(level));

/**
 * A set as it was before the player changed it: all of its level, and of those below it.
 * @param {string} set
 * @param {Technique[]} techniques
 */
export function original(set, techniques) {
  const levels = SETS.slice(0, SETS.indexOf(set) + 1);
  return automatic(techniques)
    .filter(({ level }) => levels.includes(level))
    .map(({ id }) => id);
}

/**
 * The techniques of a set.
 * @param {string} set
 * @param {Technique[]} techniques
 */
export function automatismsOf(set, techniques) {
  const known = new Set(techniques.map(({ id }) => id));
  const own = store.settings().sets[set];
  return own ? own.filter((id) => known.has(id)) : original(set, techniques);
}

/**
 * Keeps a set as the player chose it; `null` makes it the original one again.
 * @param {string} set
 * @param {string[] | null} ids
 */
export function keepSet(set, ids) {
  const { [set]: _, ...others } = store.settings().sets;
  store.keepSettings({ sets: ids ? { ...others, [set]: ids } : others });
}
