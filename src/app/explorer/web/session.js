// @ts-check
/**
 * All that can be done in the page: what the player does, in terms of what is played.
 *
 * @typedef {import('./types.js').View} View
 */
import { games } from './games.js';
import { guidesOf } from './guides.js';
import { Playing } from './playing.js';
import { nextStage } from './state.js';
import * as store from './store.js';

export class Session extends Playing {
  games = games(this);

  /**
   * Marks what a hint concludes.
   * @param {object} action
   */
  async markHint(action) {
    if (await this.act(action)) this.say(this.t('hint-marked'), 'told');
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
