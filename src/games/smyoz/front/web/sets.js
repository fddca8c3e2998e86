// @ts-check
/**
 * Sets of automatisms: those that the player may change and save, and the empty one.
 *
 * @typedef {import('./types.js').Technique} Technique
 */
import * as store from './store.js';

/** The levels of which there are automatisms. */
export const LEVELS = ['beginner', 'advanced', 'master'];

/** The set of what a single mark says at once. */
export const BOOKKEEPING = 'bookkeeping';

/** The names of the sets. */
export const SETS = [BOOKKEEPING, ...LEVELS];

/** The score of techniques that only keep books. */
const OBVIOUS = 1;

/** The set without any. */
export const OFF = 'off';

/**
 * The techniques that run by themselves, by level.
 * @param {Technique[]} techniques
 */
export const automatic = (techniques) =>
  techniques.filter(({ level, automatic }) => automatic !== false && LEVELS.includes(level));

/**
 * A set as it was before the player changed it: all of its level, and of those below it.
 * @param {string} set @param {Technique[]} techniques
 */
export function original(set, techniques) {
  const levels = LEVELS.slice(0, LEVELS.indexOf(set) + 1);
  return automatic(techniques)
    .filter(({ level, score }) => (set === BOOKKEEPING ? score <= OBVIOUS : levels.includes(level)))
    .map(({ id }) => id);
}

/**
 * Whether these automatisms may solve a puzzle of this level by themselves.
 * @param {string[]} ids @param {string | null} level @param {Technique[]} techniques
 */
export function maySolve(ids, level, techniques) {
  const own = original(level ?? LEVELS[0], techniques);
  const obvious = original(BOOKKEEPING, techniques);
  // Harder puzzles need suppositions, which do not run by themselves.
  const isInReach = level === null || LEVELS.includes(level);
  return isInReach && own.every((id) => ids.includes(id) || obvious.includes(id));
}

/**
 * The techniques of a set.
 * @param {string} set @param {Technique[]} techniques
 */
export function automatismsOf(set, techniques) {
  const known = new Set(techniques.map(({ id }) => id));
  const own = store.settings().sets[set];
  return own ? own.filter((id) => known.has(id)) : original(set, techniques);
}

/**
 * Keeps a set as the player chose it; `null` makes it the original one again.
 * @param {string} set @param {string[] | null} ids
 */
export function keepSet(set, ids) {
  const { [set]: _, ...others } = store.settings().sets;
  store.keepSettings({ sets: ids ? { ...others, [set]: ids } : others });
}
