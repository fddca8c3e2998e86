// @ts-check
/** Files that the player saves and opens. */

/**
 * Offers a text to be saved as a file.
 * @param {string} name @param {string} type @param {string} content
 */
export const saveFile = (name, type, content) => saveBlob(name, new Blob([content], { type }));

/**
 * Offers a file to be saved.
 * @param {string} name @param {Blob} content
 */
export function saveBlob(name, content) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/**
 * How a game begins with a file: a saved game, a puzzle, or a layout as SEED files have it; `null`
 * if it is none of them.
 * @param {string} text @returns {object | null}
 */
export function startOf(text) {
  const layout = text.match(/^[.ABGD]{9}$/gm);
  if (layout?.length === 9) return { layout: layout.join('\n') };
  try {
    const data = JSON.parse(text);
    if (String(data.format).match(/^[a-z-]+-game\//)) return { game: data };
    if (String(data.format).match(/^[a-z-]+-puzzle\//)) return { puzzle: data };
  } catch {
    // It is no JSON.
  }
  return null;
}
