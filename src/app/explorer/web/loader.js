// @ts-check
/** Loads the modules of the games, whose names the server puts into the page. */

/** @returns {Promise<Record<string, any>>} the module of each game that has one, by the name of the game */
export async function loaded() {
  /** @type {Record<string, string>} */
  const names = JSON.parse(document.getElementById('games')?.textContent ?? '{}');
  const modules = Object.entries(names).map(async ([kind, name]) => [kind, await import(`./${name}`)]);
  return Object.fromEntries(await Promise.all(modules));
}
