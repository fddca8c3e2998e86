// @ts-check
/**
 * All that can be done in the page: what the player does, in terms of what is played.
 *
 * @typedef {import('./types.js').View} View
 */
import { games } from './games.js';
import { guidesOf } from './guides.js';
import { fleetOn } from './marks.js';
import { Playing } from './playing.js';
import { nextStage } from './state.js';
import * as store from './store.js';
import { cellInWords } from './words.js';

export class Session extends Playing {
  games = games(this);

  /**
   * Marks what a hint concludes.
   * @param {object} action
   */
  async markHint(action) {
    if (await this.act(action)) this.say(this.t('hint-marked'), 'told');
  }

  /**
   * Shoots at the chosen cell.
   * @param {boolean} [z]
   */
  async shoot(z = this.state.z) {
    const { cell } = this.state;
    const action = z ? { shoot: { cell, z } } : { shoot: { cell } };
    if (await this.act(action)) this.say(cellInWords(this, cell), 'told');
  }

  /** Claims that the ships on the board are the solution; those that nobody has said yet, too. */
  async claim() {
    const found = this.view.ships.flatMap((type) => type.found);
    const add = (fleetOn(this.view) ?? []).filter((ship) => !found.includes(ship));
    if (add.length === 0 || (await this.act({ mark: { add, erase: [] } }))) await this.act('claim');
  }

  /**
   * Marks, when its turn has come, what the player then says.
   * @param {(view: View) => import('./marks.js').Marks | null} says
   */
  async mark(says) {
    const { cell } = this.state;
    await this.act((/** @type {View} */ view) => {
      const marks = says(view);
      if (!marks) this.say(this.t('no-next-mark', { cell }), 'wrong');
      return marks && marks.add.length + marks.erase.length > 0 ? { mark: marks } : null;
    });
  }

  /**
   * Opens the mercy shot; if it is too early, asks whether to open it anyway.
   * @param {boolean} insist
   */
  async openMercy(insist) {
    const isOpen = await this.act({ mercy: insist ? { insist } : {} });
    if (!isOpen && !insist) this.set({ asksMercy: true });
  }

  /** Asks for a hint of the next stage. */
  async hint() {
    await this.act((/** @type {View} */ view) => ({ hint: { stage: nextStage(view) } }));
  }

  /** Lets the clock stand, and covers the board; or goes on. */
  async pause() {
    const isPaused = !this.state.isPaused;
    this.set({ isPaused });
    if (isPaused) await this.act('pause');
    this.clock.run(!isPaused && !this.view.solution);
  }

  /**
   * Saves the position, to go back to it.
   * @param {string} [name]
   */
  save(name) {
    const { cursor } = this.view;
    const id = this.state.game?.id ?? '';
    const saved = store.positions(id);
    const named = name || this.t('position', { number: saved.length + 1 });
    store.keepPositions(id, [...saved, { name: named, action: cursor }]);
    this.say(this.t('saved'));
  }

  /** Goes back to the position that was saved last. */
  async restore() {
    const last = store.positions(this.state.game?.id ?? '').at(-1);
    if (last && (await this.go(last.action))) this.say(this.t('restored'));
  }

  /**
   * Begins a guided game.
   * @param {string} name
   */
  async learn(name) {
    await this.open(guidesOf(this)[name].start);
    if (this.state.game) this.set({ guide: { name, step: 0 } });
  }

  /** Copies a link to the game, or shows it. */
  async link() {
    await this.attempt(async () => {
      const { link } = await this.server.link(this.state.game?.id ?? '');
      const address = `${location.origin}/#${link}`;
      await navigator.clipboard.writeText(address).then(
        () => this.say(this.t('link-copied')),
        () => this.set({ dialog: 'link', address }),
      );
    });
  }

  /** @param {import('./types.js').Lang} lang */
  async speak(lang) {
    store.keepSettings({ lang });
    this.server.lang = lang;
    this.set({ lang, message: null });
    await this.attempt(() => this.retell());
  }

  /** @param {import('./store.js').Theme} theme */
  look(theme) {
    store.keepSettings({ theme });
    this.set({ theme });
  }
}
