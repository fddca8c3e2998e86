// @ts-check
/**
 * What the benches of all games have in common: sheets that are changed and undone, what the server
 * says of them, and how that is shown.
 *
 * @typedef {{count: number, isAll: boolean, rating: {level: string, score: number, hardest: string} | null}} Said
 */
import { h } from './dom.js';
import { ARROWS } from './typing.js';
import { button, iconButton, panel, waiting } from './parts.js';

/** @typedef {import('./session.js').Session} Session */

/** @template {{sheet: any, assay: any, isWorking: boolean}} State */
export class Sheets {
  app;
  /**
   * Sheets before and after the present one.
   * @type {State['sheet'][]}
   */
  #past = [];
  /** @type {State['sheet'][]} */
  #future = [];
  #asking = new AbortController();

  /** @param {Session} app @param {string} kind @param {State} state */
  constructor(app, kind, state) {
    this.app = app;
    this.kind = kind;
    this.state = state;
  }

  get canUndo() {
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /** @param {Partial<State>} changes */
  set(changes) {
    Object.assign(this.state, changes);
    this.app.set({});
  }

  /**
   * Puts another sheet in the place of this one.
   * @param {State['sheet']} sheet
   */
  async lay(sheet) {
    this.#past.push(this.state.sheet);
    this.#future = [];
    await this.#show(sheet);
  }

  undo() {
    return this.#go(this.#past, this.#future);
  }

  redo() {
    return this.#go(this.#future, this.#past);
  }

  /** @param {State['sheet'][]} from @param {State['sheet'][]} to */
  async #go(from, to) {
    const sheet = from.pop();
    if (!sheet) return;
    to.push(this.state.sheet);
    await this.#show(sheet);
  }

  /** @param {State['sheet']} sheet */
  async #show(sheet) {
    this.set(/** @type {Partial<State>} */ ({ sheet, ...this.afresh() }));
    await this.examine();
  }

  /**
   * What does not outlast a change.
   * @returns {object}
   */
  afresh() {
    return {};
  }

  /**
   * Asks the server about the sheet.
   * @param {AbortSignal} _signal
   */
  async ask(_signal) {}

  /**
   * What Space does, and the clicks of screen readers.
   * @param {string} _cell
   */
  async put(_cell) {}

  /** Ends what was begun; returns whether anything was. */
  escape() {
    return false;
  }

  /**
   * Goes to another cell.
   * @param {number} _columns @param {number} _rows
   */
  go(_columns, _rows) {}

  /** Shows the bench as it was left. */
  open() {
    return this.examine();
  }

  /** Asks about the sheet as it is now; an earlier question is dropped. */
  async examine() {
    const { signal } = this.#begin();
    this.set(/** @type {Partial<State>} */ ({ assay: 'working' }));
    await this.app.attempt(() => this.ask(signal));
    if (!signal.aborted && this.state.assay === 'working') this.set(/** @type {Partial<State>} */ ({ assay: null }));
  }

  #begin() {
    this.#asking.abort();
    this.#asking = new AbortController();
    return this.#asking;
  }

  /**
   * Lets the server change the sheet, which takes its time.
   * @param {(signal: AbortSignal) => Promise<void>} change
   */
  async working(change) {
    const { signal } = this.#begin();
    this.set(/** @type {Partial<State>} */ ({ isWorking: true }));
    await this.app.attempt(() => change(signal));
    this.set(/** @type {Partial<State>} */ ({ isWorking: false }));
    if (this.state.assay === 'working') await this.examine();
  }

  cancel() {
    this.#asking.abort();
  }
}

/**
 * The page of a bench.
 * @param {Session} app @param {Sheets<any>} bench
 * @param {{name: string, empty: object, look: string}} shown the name of the game, and the sheet without anything
 * @param {import('./dom.js').Child[][]} parts what is in the middle, on the right and on the left
 */
export const benchParts = (app, bench, { name, empty, look }, [middle, right, left]) => [
  h(
    'header',
    { class: 'head', key: 'head' },
    h(
      'div',
      { class: 'head-title', key: 'title' },
      iconButton('home', app.t('home'), () => app.home()),
      h('h1', {}, name, h('span', {}, app.t('bench'))),
    ),
    h(
      'nav',
      { class: 'head-tools', key: 'tools', 'aria-label': app.t('more') },
      iconButton('undo', app.t('undo'), () => bench.undo(), { disabled: !bench.canUndo }),
      iconButton('redo', app.t('redo'), () => bench.redo(), { disabled: !bench.canRedo }),
      button(app.t('workshop-clear'), () => bench.lay(empty), { class: 'quiet' }),
      iconButton('settings', app.t('settings'), () => app.set({ dialog: 'settings' })),
    ),
  ),
  h(
    'main',
    { class: look, key: `bench ${bench.kind}` },
    h('div', { class: 'middle', key: 'middle' }, middle),
    h('div', { class: 'side right', key: 'right' }, right),
    h('div', { class: 'side left', key: 'left' }, left),
  ),
];

/**
 * What can be made of a sheet.
 * @param {Session} app @param {Sheets<any>} bench
 * @param {() => Promise<Blob>} file the puzzle
 * @param {import('./dom.js').Child[]} saves
 */
export function savingPanel(app, bench, file, saves) {
  const { t } = app;
  const play = () => app.attempt(async () => app.open({ puzzle: JSON.parse(await (await file()).text()) }));
  const plays = button(t('bench-play'), play, { class: 'primary', disabled: !isUnique(bench.state.assay) });
  return panel('bench-saving', t('bench-save'), true, h('div', { class: 'row' }, plays, saves));
}

/**
 * Whether just one layout fits.
 * @param {Said | 'working' | null} said
 */
export const isUnique = (said) => said !== null && said !== 'working' && said.count === 1 && said.isAll;

/**
 * What the clues leave, and what can be done about it.
 * @param {Session} app @param {Sheets<any>} bench @param {object} shown
 * @param {(said: any) => import('./dom.js').Child[]} shown.more what else is said
 * @param {string | null} [shown.reason] why nothing is said
 * @param {import('./dom.js').Child} [shown.choices] @param {import('./dom.js').Child[]} shown.acts
 */
export function assayPanel({ t }, bench, { more, reason = null, choices, acts }) {
  const { assay: said, isWorking } = bench.state;
  return panel(
    'assay',
    t('bench-assay'),
    true,
    h(
      'div',
      { class: 'assay', 'aria-live': 'polite' },
      reason !== null && h('p', { class: 'wrong' }, reason),
      said === 'working' && h('p', { class: 'note' }, t('hint-working')),
      said && said !== 'working' && [...counted(t, said), ...more(said)],
      said?.isMore && h('p', { class: 'note' }, t('hint-working')),
    ),
    choices,
    isWorking ? waiting(t, () => bench.cancel()) : h('div', { class: 'row' }, acts),
  );
}

/** @param {Session['t']} t @param {Said} said */
function counted(t, said) {
  const { count, isAll, rating } = said;
  const number = isAll ? t('bench-count', { count }) : t('bench-count-more', { count });
  return [
    h('p', {}, h('strong', {}, isUnique(said) ? t('bench-unique') : number)),
    rating &&
      h('p', {}, `${t(`level-${rating.level}`)} ${rating.score} · ${t('bench-hardest', { name: rating.hardest })}`),
  ];
}

/**
 * What a key does at a bench; returns whether it does anything.
 * @param {Sheets<any>} bench @param {string} cell @param {string} key @param {KeyboardEvent} event
 */
export function pressAtBench(bench, cell, key, { ctrlKey, metaKey, shiftKey }) {
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key === 'z') void (shiftKey ? bench.redo() : bench.undo());
  else if (isCommand && key === 'y') void bench.redo();
  else if (isCommand) return false;
  else if (key === ' ' || key === 'Enter') void bench.put(cell);
  else if (key in ARROWS) bench.go(...ARROWS[key]);
  else return key === 'Escape' && bench.escape();
  return true;
}
