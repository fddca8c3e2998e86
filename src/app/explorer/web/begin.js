// @ts-check
/** Lets the browser paint what stands in the page before it loads the modules that draw the rest. */

/** How long to wait at most, in milliseconds: pages in the background are not painted. */
const PATIENCE = 200;

let isLoading = false;

/** @param {string} rel @param {string} name @param {Partial<HTMLLinkElement>} [more] */
const announce = (rel, name, more = {}) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, ...more, href: `/${name}` }));

function load() {
  if (isLoading) return;
  isLoading = true;
  // All at once, so that the browser need not find one after the other.
  for (const name of JSON.parse(document.getElementById('modules')?.textContent ?? '[]')) announce('modulepreload', name);
  announce('preload', 'texts.json', { as: 'fetch', crossOrigin: 'anonymous' });
  void import('./app.js');
}

requestAnimationFrame(() => setTimeout(load));
setTimeout(load, PATIENCE);

export {};
