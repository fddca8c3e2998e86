// @ts-check
/**
 * The state of a contest's page, and all that can be done at the table. The server is the referee; the
 * page shows what the seat may see whose token it has. A page at which two sit has both tokens, and
 * asks for a seat's view only once the curtain before it is drawn.
 *
 * @typedef {import('./types-contest.js').SeatView} SeatView
 * @typedef {import('./types-contest.js').Advice} Advice
 * @typedef {import('./types-contest.js').Review} Review
 */
import { Lost, PATIENCE, Refused, ask, wait } from './api.js';
import * as store from './store.js';
import { languageOf, textOf } from './texts.js';

export class Table {
  #changed;
  /**
   * The tokens of the seats at this page.
   * @type {string[]}
   */
  #tokens = [];
  /** Ends the wait for news. */
  #waiting = new AbortController();

  /** @param {() => void} changed is called after each change of the state */
  constructor(changed) {
    this.#changed = changed;
    this.state = {
      /** @type {import('./types.js').Lang} */
      lang: 'en',
      /** @type {SeatView | null} */
      view: null,
      /** Which of the tokens is shown. */
      at: 0,
      isCurtain: false,
      isLost: false,
      isLocked: false,
      /** The chosen cell. */
      cell: 'A1',
      /**
       * The moves of a turn of several parts, so far.
       * @type {string[]}
       */
      chosen: [],
      /** @type {Advice | null} */
      advice: null,
      /** How many steps of the advice are shown. */
      steps: 0,
      /**
       * What is certain, once it was asked for.
       * @type {string[] | null}
       */
      certain: null,
      hasOdds: false,
      /** @type {Review | null} */
      review: null,
      /** What was refused. */
      message: '',
      /**
       * What the game's page keeps while something is hidden.
       * @type {any}
       */
      draft: null,
      isBusy: false,
    };
  }

  /**
   * A text of the page.
   * @param {string} key @param {import('./texts.js').Values} [values]
   */
  t = (key, values) => textOf(this.state.lang, key, values);

  /** @param {Partial<Table['state']>} changes */
  set(changes) {
    Object.assign(this.state, changes);
    this.#changed();
  }

  /** @returns {SeatView} */
  get view() {
    if (!this.state.view) throw new Error('no seat is shown');
    return this.state.view;
  }

  /** How many seats this page has. */
  get seats() {
    return this.#tokens.length;
  }

  /** The token of the seat that is shown. */
  get token() {
    return this.#tokens[this.state.at] ?? '';
  }

  get isTurn() {
    return this.state.view?.stage === 'playing' && this.state.view.turn === this.state.view.seat;
  }

  /**
   * @param {string} method @param {string} path @param {object} [body]
   * @param {{signal?: AbortSignal, query?: string}} [more] @returns {Promise<Response>}
   */
  #ask(method, path, body, more = {}) {
    return ask(method, `contest${path}`, { lang: this.state.lang, body, token: this.token, ...more });
  }

  /** Takes the seat of the address, and shows it. */
  async begin() {
    const address = new URLSearchParams(location.search);
    const invitation = address.get('join');
    this.#tokens = (address.get('seat') ?? '').split(',').filter(Boolean);
    this.state.lang = languageOf(store.settings().lang);
    await this.attempt(async () => {
      if (invitation) await this.join(invitation);
      // What was asked of the command holds unless somebody has chosen another language.
      const { lang, langs } = await this.#look();
      const spoken = languageOf(store.settings().lang ?? lang, langs);
      if (spoken === this.state.lang) return;
      this.set({ lang: spoken });
      await this.#look();
    });
    void this.#watch();
  }

  /** @param {import('./types.js').Lang} lang */
  async speak(lang) {
    store.keepSettings({ lang });
    this.set({ lang, advice: null, certain: null, review: null });
    await this.attempt(() => this.#look());
  }

  /**
   * Takes a further seat at this page.
   * @param {string} code
   */
  async join(code) {
    const { token } = await (await this.#ask('POST', '/join', { code })).json();
    this.#tokens.push(token);
    // So that the page finds its seats again when it is loaded anew.
    history.replaceState(null, '', `${location.pathname}?seat=${this.#tokens.join(',')}`);
  }

  /** Shows news as they come. */
  async #watch() {
    for (;;) {
      if (this.state.isLocked) return;
      if (this.state.isCurtain) {
        await wait(100);
        continue;
      }
      const { signal } = (this.#waiting = new AbortController());
      const { view } = this.state;
      try {
        const next = await this.#look(view ? `&since=${view.version}&run=${view.run}` : '', signal);
        if (this.state.isLost) this.set({ isLost: false });
        // Whatever the server answers, it is not asked without a pause.
        if (view && next.run === view.run && next.version <= view.version) await wait(PATIENCE);
      } catch (error) {
        if (signal.aborted) continue;
        if (error instanceof Refused && error.status === 401) return this.set({ isLocked: true, message: error.message });
        if (!(error instanceof Lost || error instanceof Refused)) throw error;
        this.set({ isLost: true });
        await wait(PATIENCE);
      }
    }
  }

  /** @param {string} [query] @param {AbortSignal} [signal] @returns {Promise<SeatView>} */
  async #look(query = '', signal = undefined) {
    const { at } = this.state;
    const view = await (await this.#ask('GET', '', undefined, { query, signal })).json();
    if (at === this.state.at) this.#take(view);
    return view;
  }

  /**
   * Shows what a seat sees.
   * @param {SeatView} view
   */
  #take(view) {
    const before = this.state.view;
    const isLate = before?.run === view.run && before.seat === view.seat && before.version > view.version;
    if (isLate) return;
    // What is hidden for good is no draft any more; the view may come before the answer to who hid it.
    if (view.stage !== 'hiding' || view.ready) store.keepDraft(this.token, null);
    const isSame = before?.log?.length === view.log?.length && before?.stage === view.stage && before?.seat === view.seat;
    if (!isSame) Object.assign(this.state, { advice: null, steps: 0, certain: null, chosen: [], message: '' });
    const at = this.#nextSeat(view);
    if (at !== this.state.at) {
      // What was shown to one must be gone before the other looks, if anything is hidden.
      this.#waiting.abort();
      return this.set({ at, isCurtain: !view.open, view: null, draft: null, advice: null, certain: null, message: '' });
    }
    this.set({ view });
    if (view.stage === 'over' && !this.state.review) void this.#loadReview();
    if (this.state.hasOdds && !this.state.advice) void this.#loadAdvice();
  }

  /**
   * Which of the seats at this page must do something.
   * @param {SeatView} view
   */
  #nextSeat(view) {
    const { at } = this.state;
    if (this.seats < 2) return at;
    if (view.stage === 'hiding') return view.ready ? (at + 1) % this.seats : at;
    return view.stage === 'playing' && view.turn !== view.seat ? (at + 1) % this.seats : at;
  }

  /** Draws the curtain. */
  async lift() {
    await this.attempt(() => this.#look());
    this.set({ isCurtain: false });
  }

  /**
   * Does something; says why if it is refused.
   * @param {() => Promise<unknown>} doing
   */
  async attempt(doing) {
    if (this.state.isBusy) return;
    this.state.isBusy = true;
    await this.#tell(doing).finally(() => (this.state.isBusy = false));
  }

  /**
   * Does something beside what is done otherwise.
   * @param {() => Promise<unknown>} doing
   */
  async #tell(doing) {
    try {
      await doing();
      this.set({ isLost: false });
    } catch (error) {
      if (error instanceof Refused) this.set({ isLocked: error.status === 401, message: error.message });
      else if (error instanceof Lost) this.set({ isLost: true });
      else throw error;
    }
  }

  /** @param {string} path @param {object} body */
  #change(path, body) {
    this.set({ message: '' });
    return this.attempt(async () => this.#take(await (await this.#ask('POST', path, body)).json()));
  }

  /**
   * Plays a move in the notation of the game.
   * @param {string} move
   */
  play(move) {
    return this.#change('/play', { move });
  }

  takeBack() {
    return this.#change('/back', {});
  }

  /**
   * What the seat would hide.
   * @param {object} wanted
   * @returns {Promise<string[] | null>} null if it is refused
   */
  async hide(wanted) {
    /** @type {string[] | null} */
    let lines = null;
    this.set({ message: '' });
    await this.attempt(async () => ({ lines } = await (await this.#ask('POST', '/hide', wanted)).json()));
    return lines;
  }

  /**
   * Hides these lines for good.
   * @param {string[]} lines
   */
  async ready(lines) {
    await this.#change('/ready', { lines });
  }

  // The teacher.

  async #loadAdvice() {
    const { view } = this.state;
    if (!this.isTurn) return;
    await this.#tell(async () => {
      const advice = await (await this.#ask('GET', '/advice')).json();
      if (view?.version === this.state.view?.version) this.set({ advice });
    });
  }

  /** Shows one more step of the hint. */
  async hint() {
    if (!this.state.advice) await this.#loadAdvice();
    if (this.state.advice) this.set({ steps: Math.min(3, this.state.steps + 1) });
  }

  async showCertain() {
    const { view } = this.state;
    await this.#tell(async () => {
      const certain = await (await this.#ask('GET', '/certain')).json();
      if (view?.version === this.state.view?.version) this.set({ certain });
    });
  }

  /** @param {boolean} hasOdds */
  async showOdds(hasOdds) {
    this.set({ hasOdds });
    if (hasOdds && !this.state.advice) await this.#loadAdvice();
  }

  async #loadReview() {
    await this.#tell(async () => this.set({ review: await (await this.#ask('GET', '/review')).json() }));
  }

  /**
   * The record, once the game is over.
   * @returns {Promise<Blob>}
   */
  async record() {
    return (await this.#ask('GET', '/record')).blob();
  }

  /**
   * The record as it is printed.
   * @returns {Promise<Blob>}
   */
  async page() {
    return (await this.#ask('GET', '/page.pdf')).blob();
  }
}
