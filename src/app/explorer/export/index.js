// @ts-check
/** Which puzzles of the list are begun or solved in this browser, and how many. */
'use strict';
(() => {
  const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '');
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll('a[data-key]');

  /** @param {string} key @returns {{done: number, solved?: boolean} | null} */
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(`smyoz-${key}`) ?? 'null');
    } catch {
      return null;
    }
  };

  let solved = 0;
  for (const link of links) {
    const game = stored(link.dataset.key ?? '');
    if (!game || (game.done === 0 && !game.solved)) continue;
    if (game.solved) solved += 1;
    link.after(` ${game.solved ? texts.solved : texts.begun}`);
  }
  const progress = document.getElementById('progress');
  const all = String(links.length);
  if (progress) progress.textContent = texts.progress.replace('{solved}', String(solved)).replace('{all}', all);
})();
