// @ts-check
/** Active time: it stands while the page is hidden or the game is paused or over. */

/** Time since it was told last. */
export class Clock {
  /** Time that was counted before it stood last. */
  #millis = 0;

  /**
   * When it began to run.
   * @type {number | null}
   */
  #since = null;

  #mayRun = false;

  constructor() {
    document.addEventListener('visibilitychange', () => this.#adjust());
  }

  /**
   * Lets it run or stand.
   * @param {boolean} mayRun
   */
  run(mayRun) {
    this.#mayRun = mayRun;
    this.#adjust();
  }

  /** Milliseconds since it was told last. */
  get millis() {
    return this.#millis + (this.#since === null ? 0 : performance.now() - this.#since);
  }

  /**
   * Begins anew at so many milliseconds.
   * @param {number} millis
   */
  set(millis) {
    this.#millis = millis;
    if (this.#since !== null) this.#since = performance.now();
  }

  /** What is to be told now. */
  take() {
    const millis = Math.round(this.millis);
    this.set(0);
    return millis;
  }

  #adjust() {
    const runs = this.#mayRun && !document.hidden;
    if (runs === (this.#since !== null)) return;
    this.#millis = this.millis;
    this.#since = runs ? performance.now() : null;
  }
}

/**
 * A time such as `12:05` or `1:02:05`.
 * @param {number} millis
 */
export function timeOf(millis) {
  const seconds = Math.floor(millis / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
