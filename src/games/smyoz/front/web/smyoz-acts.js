// @ts-check
/**
 * What the player does in SMYOZ and in no other game.
 *
 * @typedef {import('./session.js').Session} Session
 * @typedef {import('./types.js').View} View
 */
import { fleetOn, sayNext } from './marks.js';
import { cellInWords } from './smyoz-words.js';

/**
 * Shoots at the chosen cell.
 * @param {Session} app @param {boolean} [z]
 */
export async function shoot(app, z = app.state.z) {
  const { cell } = app.state;
  const action = z ? { shoot: { cell, z } } : { shoot: { cell } };
  if (await app.act(action)) app.say(cellInWords(app, cell), 'told');
}

/**
 * Claims that the ships on the board are the solution; those that nobody has said yet are said first.
 * @param {Session} app
 */
export async function claim(app) {
  const found = app.view.ships.flatMap((type) => type.found);
  const add = (fleetOn(app.view) ?? []).filter((ship) => !found.includes(ship));
  if (add.length === 0 || (await app.act({ mark: { add, erase: [] } }))) await app.act('claim');
}

/**
 * Marks, when its turn has come, what the player then says.
 * @param {Session} app @param {(view: View) => import('./marks.js').Marks | null} says
 */
export async function markChosen(app, says) {
  const { cell } = app.state;
  await app.act((/** @type {View} */ view) => {
    const marks = says(view);
    if (!marks) app.say(app.t('no-next-mark', { cell }), 'wrong');
    return marks && marks.add.length + marks.erase.length > 0 ? { mark: marks } : null;
  });
}

/**
 * Gives a cell or a point, by its name, its next mark; what the careful workshop refuses is passed over.
 * @param {Session} app @param {string} name @param {boolean} [isBackwards]
 */
export async function markNext(app, name, isBackwards) {
  const { cell } = app.state;
  await app.actFirst((/** @type {View} */ view) => {
    const marks = sayNext(view, name, isBackwards);
    if (marks.length === 0) app.say(app.t('no-next-mark', { cell }), 'wrong');
    return marks.map((mark) => ({ mark }));
  });
}

/**
 * Opens the mercy shot; if it is too early, asks whether to open it anyway.
 * @param {Session} app @param {boolean} insist
 */
export async function openMercy(app, insist) {
  const isOpen = await app.act({ mercy: insist ? { insist } : {} });
  if (!isOpen && !insist) app.set({ asksMercy: true });
}
