// @ts-check
/** A cell of SMYOZ in words, on pages with a server and without. */

/**
 * What is known of a cell, and from where, such as “water, 2, red-green, given”.
 * @param {(key: string) => string} t @param {import('./types.js').CellView} cell @returns {string[]} some may be empty
 */
export function shownInWords(t, { content, digit, colour, strokes, from }) {
  const contents = /** @type {Record<string, string>} */ ({ '.': 'water', '#': 'ship', '!': 'both' });
  const [row, column] = strokes;
  return [
    content === null ? t('unknown') : t(contents[content] ?? `ship-${content}`),
    digit === null ? '' : String(digit),
    colour === null ? '' : t(`colour-${colour}`),
    row ? t(`row-${row}`) : '',
    column ? t(`column-${column}`) : '',
    from === 'none' ? '' : t(`from-${from}`),
  ];
}
