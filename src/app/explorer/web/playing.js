// @ts-check
/**
 * The state of the page, and the game that is open. The server plays; the page shows its view, keeps
 * a copy of the game, and tells the active time with each action.
 *
 * @typedef {import('./types.js').View} View
 * @typedef {import('./api.js').Shown} Shown
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Message} Message
 */
import { Lost, PATIENCE, Refused, Server, wait } from './api.js';
import { Clock } from './clock.js';
import { hintsOf, isAnsweredBy, likenessOf } from './likeness.js';
import { initial } from './state.js';
import * as store from './store.js';
import { textOf } from './texts.js';
import { titleOf } from './words.js';

/** What stands in the address of a game, of the bench, and of a link. */
const GAME = /^#\/game\/([\w-]+)$/;
const BENCH = /^#\/bench\/([\w-]+)$/;
const LINK = /[gv]=/;

/** How long something that is said stays, in milliseconds. */
const SAID = 6000;

export class Playing {
  #changed;
  /**
   * What is done is done in its order.
   * @type {Promise<unknown>}
   */
  #queue = Promise.resolve();
  /** @type {AbortController | null} */
  #helping = null;
  /** @type {AbortController | null} */
  #tracing = null;

  clock = new Clock();
  /**
   * What the games bring.
   * @type {Record<string, import('./games.js').Own>}
   */
  games = {};

  /** @param {import('./types.js').Lang} lang @param {() => void} changed is called after each change of the state */
  constructor(lang, changed) {
    this.#changed = changed;
    this.server = new Server(lang);
    this.state = initial(lang, store.settings().theme);
  }

  /**
   * A text in the language of the page.
   * @param {string} key @param {import('./texts.js').Values} [values]
   */
  t = (key, values) => textOf(this.state.lang, key, values);

  /** @param {Partial<State>} changes */
  set(changes) {
    Object.assign(this.state, changes);
    this.#changed();
  }

  /**
   * The view of the game that is open.
   * @returns {View}
   */
  get view() {
    if (!this.state.game) throw new Error('no game is open');
    return this.state.game.view;
  }

  /** What the game brings that is open. */
  get own() {
    return this.#brought(this.state.game?.kind ?? '');
  }

  /** What the game offers whose bench is shown. */
  get bench() {
    return this.#brought(this.state.bench ?? '').offered;
  }

  /** @param {string} kind */
  #brought(kind) {
    return this.games[kind] ?? this.games.other;
  }

  /** @param {string} text @param {Message['kind']} [kind] */
  say(text, kind = 'said') {
    const message = { text, kind };
    this.set({ message });
    setTimeout(() => this.state.message === message && this.set({ message: null }), SAID);
  }

  // The start page.

  /** Shows the start page. */
  async home() {
    this.#leaveGame();
    this.#setAddress('');
    scrollTo(0, 0);
    await this.attempt(() => this.#loadStart());
  }

  #leaveGame() {
    this.#helping?.abort();
    this.#tracing?.abort();
    this.clock.run(false);
    this.#keepTime();
    this.set({ game: null, bench: null, guide: null, message: null, lit: null, help: null, asksMercy: false, isPaused: false });
  }

  /**
   * Shows the bench of a game.
   * @param {string} kind
   */
  openBench(kind) {
    this.#leaveGame();
    this.set({ bench: kind, cell: this.#brought(kind).first });
    this.#setAddress(`#/bench/${kind}`);
    scrollTo(0, 0);
  }

  /**
   * Lets the address say what is shown, so that the browser can go back and forth, and each tab shows
   * its own game when it is loaded again.
   * @param {string} hash
   * @param {boolean} [instead] whether what was shown before is no longer there
   */
  #setAddress(hash, instead = false) {
    if (location.hash === hash) return;
    const way = instead ? 'replaceState' : 'pushState';
    history[way](null, '', location.pathname + location.search + hash);
  }

  async #loadStart() {
    const start = await this.server.start();
    // What was asked of the command holds until another language is chosen in the page.
    const lang = store.settings().lang ?? start.lang ?? this.state.lang;
    this.server.lang = lang;
    this.set({ start, lang, techniques: await this.server.techniques() });
  }

  /** Shows what the address says. */
  async begin() {
    await this.attempt(() => this.#loadStart());
    if (this.state.start) await this.follow();
  }

  /** Shows what the address says: a game, the bench, a link, or the start page. */
  async follow() {
    const { hash } = location;
    const [, id] = GAME.exec(hash) ?? [];
    const [, bench = ''] = BENCH.exec(hash) ?? [];
    if (id) await (id === this.state.game?.id ? null : this.resume(id));
    else if (this.games[bench]?.offered) this.openBench(bench);
    else if (LINK.test(hash)) await this.open({ link: hash });
    else await this.home();
  }

  /**
   * Begins a game.
   * @param {object} start what the server is asked for
   */
  async open(start) {
    const composing = new AbortController();
    this.set({ composing, message: null });
    await this.attempt(async () => {
      const shown = await this.server.begin(start, composing.signal);
      // The puzzle of a day goes on if it was begun.
      await this.#enter(shown, store.keptGame(shown.id)?.millis ?? 0, LINK.test(location.hash));
      if (shown.view.actions === 0) await this.#brought(shown.kind).prepare(shown.view);
    });
    this.set({ composing: null });
  }

  /**
   * Goes on with a game that the server keeps, or that the browser kept.
   * @param {string} id
   */
  async resume(id) {
    const kept = store.keptGame(id);
    await this.attempt(async () => {
      const shown = await this.server.show(id).catch((error) => {
        if (!(error instanceof Refused) || error.status !== 404) throw error;
        if (kept) return this.server.begin({ link: kept.link });
        this.#setAddress('', true);
        throw error;
      });
      if (shown.id !== id) this.#renamed(id, shown.id);
      await this.#enter(shown, kept?.millis ?? 0, shown.id !== id);
    });
  }

  /** @param {string} id */
  async remove(id) {
    store.keepGame(id, null);
    store.keepPositions(id, []);
    await this.attempt(async () => {
      await this.server.remove(id);
      await this.#loadStart();
    });
  }

  /** @param {Shown} shown @param {number} millis @param {boolean} instead of what the address says */
  async #enter(shown, millis, instead) {
    const tool = shown.view.canShoot ? 'select' : 'mark';
    this.clock.set(millis);
    this.set({
      tool,
      built: null,
      typed: null,
      z: false,
      isPaused: false,
      asksMercy: false,
      message: null,
      cell: this.#brought(shown.kind).first,
      seaTool: 'turn',
      note: '~1',
      sheet: null,
      zoom: 1,
    });
    Object.assign(this.state, { game: null, bench: null });
    this.#show(shown);
    this.#setAddress(`#/game/${shown.id}`, instead);
    scrollTo(0, 0);
    await this.#keep();
  }

  // The game.

  /**
   * Does something in the game.
   * @param {unknown} action or a function that returns it once its turn has come; `null` for nothing
   * @returns {Promise<boolean>} whether it was done
   */
  act(action) {
    return this.actFirst((view) => {
      const wanted = typeof action === 'function' ? action(view) : action;
      return wanted === null ? [] : [wanted];
    });
  }

  /**
   * Does the first of several things that the game does not refuse, and says why it refuses those before.
   * @param {(view: any) => unknown[]} actions called once its turn has come
   * @returns {Promise<boolean>} whether one was done
   */
  actFirst(actions) {
    return this.#inTurn(async (id) => {
      /** @type {Refused | null} */
      let refused = null;
      for (const action of actions(this.view)) {
        try {
          const isDone = await this.#play(id, action);
          if (refused) this.say(refused.message, 'wrong');
          return isDone;
        } catch (error) {
          if (!(error instanceof Refused) || error.status !== 200) throw error;
          refused = error;
        }
      }
      if (refused) throw refused;
      return false;
    });
  }

  /** @param {string} id @param {unknown} action */
  async #play(id, action) {
    const before = this.view.actions;
    const millis = this.clock.take();
    try {
      this.#show(await this.server.play(id, action, millis));
    } catch (error) {
      this.clock.set(this.clock.millis + millis);
      throw error;
    }
    return this.view.actions > before;
  }

  /** @param {'undo' | 'redo'} way */
  move(way) {
    return this.#moved((id) => this.server.move(id, way));
  }

  /**
   * Goes to the position after an action, 0 for the beginning.
   * @param {number} action
   */
  go(action) {
    return this.#moved((id) => this.server.go(id, action));
  }

  /** @param {(id: string) => Promise<Shown>} move */
  #moved(move) {
    return this.#inTurn(async (id) => {
      this.#show(await move(id));
      return true;
    });
  }

  /**
   * Does one thing after the other. If the server is lost, it is done when it answers again, unless
   * it was done already.
   * @param {(id: string) => Promise<boolean>} work @returns {Promise<boolean>}
   */
  #inTurn(work) {
    const attempt = async () => {
      if (!this.state.game) return false;
      const { actions, cursor } = this.view;
      while (this.state.game) {
        try {
          const isDone = await work(this.state.game.id);
          void this.#keep();
          return isDone;
        } catch (error) {
          if (!(error instanceof Lost)) return this.#failed(error);
          await this.#reconnect();
          const { view } = this;
          if (view.actions !== actions || view.cursor !== cursor) return true;
        }
      }
      return false;
    };
    const turn = this.#queue.then(attempt);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** @param {any} error @returns {Promise<boolean>} */
  async #failed(error) {
    const kept = store.keptGame(this.state.game?.id ?? '');
    if (error instanceof Refused && error.status === 401) this.set({ isLocked: true });
    if (error instanceof Refused && error.status === 404 && this.state.game && kept) {
      await this.#rebuild(kept);
      return false;
    }
    if (error.name !== 'AbortError') this.say(error.message, 'wrong');
    return false;
  }

  /** Asks a lost server until it answers. */
  async #reconnect() {
    this.set({ isLost: true });
    for (;;) {
      await wait(PATIENCE);
      const { game } = this.state;
      try {
        if (game) this.#show(await this.server.show(game.id));
        else await this.#loadStart();
        break;
      } catch (error) {
        const kept = store.keptGame(game?.id ?? '');
        if (error instanceof Lost) continue;
        if (kept) await this.#rebuild(kept);
        break;
      }
    }
    this.set({ isLost: false });
    this.say(this.t('server-back'));
  }

  /**
   * The server does not know the game any more.
   * @param {store.Kept} kept
   */
  async #rebuild(kept) {
    await this.attempt(async () => {
      const shown = await this.server.begin({ link: kept.link });
      this.#renamed(this.state.game?.id ?? '', shown.id);
      this.#show(shown);
      this.#setAddress(`#/game/${shown.id}`, true);
      this.say(this.t('game-rebuilt'));
      await this.#keep();
    });
  }

  /**
   * A game was begun anew from what the browser kept of it.
   * @param {string} old @param {string} id
   */
  #renamed(old, id) {
    store.keepPositions(id, store.positions(old));
    store.keepPositions(old, []);
    store.keepGame(old, null);
  }

  /**
   * Does something outside of a game; says so if it fails.
   * @param {() => Promise<unknown>} work
   */
  async attempt(work) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Lost)) {
        await this.#failed(error);
        return;
      }
      await this.#reconnect();
    }
  }

  /** @param {Shown} shown */
  #show({ id, kind, view }) {
    const { game } = this.state;
    const isSame = game?.id === id && isAnsweredBy(game.view, view);
    const isNew = (game?.view.cursor !== view.cursor || game?.id !== id) && !isSame;
    const forgotten = isNew ? { lit: null, line: null, help: null, paths: null, message: null, asksMercy: false } : {};
    this.set({ game: { id, kind, view, title: titleOf(this.t, view) }, z: false, ...forgotten });
    this.clock.run(!view.solution && !this.state.isPaused);
    if (view.solution) store.keepResult(likenessOf({ kind, view }), id, view.counters.millis, hintsOf(view));
    if (isNew) void this.#fetchHelp();
    if (isNew) void this.#fetchPaths();
  }

  /** Fetches, once the game is over, the path that would have been taken. */
  async #fetchPaths() {
    this.#tracing?.abort();
    const { game } = this.state;
    if (!game?.view.solution) return;
    const tracing = new AbortController();
    this.#tracing = tracing;
    this.set({ paths: 'working' });
    try {
      this.set({ paths: await this.server.path(game.id, tracing.signal) });
    } catch (error) {
      if (this.#tracing === tracing) this.set({ paths: null });
      await this.#failed(error);
    }
  }

  /** No longer waits for the path. */
  cancelPaths() {
    this.#tracing?.abort();
  }

  /** Fetches the hint or the reason that was asked for last. */
  async #fetchHelp() {
    this.#helping?.abort();
    const { asked } = this.view;
    const { id } = this.state.game ?? { id: '' };
    if (asked?.kind === 'check' && asked.about) {
      this.set({ lit: { about: asked.about, because: { cells: [], points: [] } } });
    }
    if (asked?.kind !== 'hint' && asked?.kind !== 'why') return;
    const helping = new AbortController();
    this.#helping = helping;
    this.set({ help: 'working' });
    try {
      const help = await this.server.help(id, helping.signal);
      this.set({ help, lit: help && { about: help.about, because: help.because } });
      // Only now it is known what the hint costs.
      if (asked.kind === 'hint') {
        await this.#inTurn(async (now) => {
          this.#show(await this.server.show(now));
          return true;
        });
      }
    } catch (error) {
      if (this.#helping === helping) this.set({ help: null });
      await this.#failed(error);
    }
  }

  /** No longer waits for a hint. */
  cancelHelp() {
    this.#helping?.abort();
    this.set({ help: null });
  }

  /** Keeps a copy of the game in the browser. */
  async #keep() {
    const { game } = this.state;
    if (!game) return;
    const kept = await this.server.link(game.id).catch(() => null);
    if (kept === null || this.state.game?.id !== game.id) return;
    store.keepGame(game.id, { link: kept.link, millis: this.clock.millis });
  }

  /** Keeps the time that was not told yet. */
  #keepTime() {
    const { game } = this.state;
    const kept = game && store.keptGame(game.id);
    if (kept) store.keepGame(game.id, { link: kept.link, millis: this.clock.millis });
  }

  /** The page is left. */
  leave() {
    this.#keepTime();
  }

  /** Asks anew for all that has words. */
  async retell() {
    this.set({ techniques: await this.server.techniques() });
    if (this.state.game) this.#show(await this.server.show(this.state.game.id));
    if (this.state.help) await this.#fetchHelp();
    await this.#fetchPaths();
  }
}
