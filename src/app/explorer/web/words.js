// @ts-check
/** What games and puzzles are called. */

/** @typedef {Pick<import('./session.js').Session, 't'>} Teller */

/**
 * What a game is called: a puzzle by its title, its size and its level, another game, once it is over, by its
 * seed.
 * @param {Teller['t']} t @param {any} view
 */
export const titleOf = (t, { title, width, height, level, solution }) =>
  nameOf(t, { title, size: width && `${width}x${height}`, level, seed: solution?.seed });

/**
 * What a puzzle or a saved game is called.
 * @param {Teller['t']} t
 * @param {{title?: string | null, size?: string | null, level?: string | null, seed?: number | null}} game
 */
export function nameOf(t, { title, size, level, seed }) {
  const number = seed === undefined || seed === null ? '' : `SEED ${String(seed).padStart(6, '0')}`;
  return [title, size?.replace('x', ' × '), level && t(`level-${level}`), number].filter(Boolean).join(' · ');
}

/**
 * What is played: a game that has puzzles only goes by its own name.
 * @param {import('./session.js').Session} app @param {{kind?: string, mode?: string, id?: string}} game
 */
export function kindOf({ games, t }, { kind = '', mode, id = '' }) {
  if (games[kind]?.hasModes === false) return t(kind);
  return mode ? t(`mode-${mode}`) : id;
}
