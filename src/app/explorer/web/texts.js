// @ts-check
/**
 * The texts of the page, in all languages, which the server makes of its Fluent files; what it
 * computes itself comes in the language that it is asked in.
 *
 * @typedef {import('./types.js').Lang} Lang
 * @typedef {Record<string, string | number>} Values
 * @typedef {string | {one: string, other: string}} Text a text, or one for a single thing and one for several
 */

/**
 * The languages that every game speaks.
 * @type {Lang[]}
 */
export const LANGS = ['hu', 'en'];

/** The languages' own names. */
export const OWN_NAMES = { hu: 'magyar', en: 'English', pl: 'polski' };

/**
 * The language of a page: the one that was chosen, or the browser's.
 * @param {Lang | null} chosen
 * @param {Lang[]} langs those that are spoken there
 */
export function languageOf(chosen, langs = LANGS) {
  const known = [chosen, ...navigator.languages.map((lang) => lang.slice(0, 2))];
  return langs.find((lang) => lang === known.find((other) => langs.some((own) => own === other))) ?? 'en';
}

/** @type {Record<Lang, Partial<Record<string, Text>>>} */
const TEXTS = await (await fetch('/texts.json')).json();

/**
 * A text in a language, with its `{name}`s replaced.
 * @param {Lang} lang @param {string} key @param {Values} [values]
 */
export function textOf(lang, key, values = {}) {
  const { number, count = number } = values;
  const text = TEXTS[lang][key] ?? key;
  const chosen = typeof text === 'string' ? text : Number(count) === 1 ? text.one : text.other;
  return chosen.replace(/\{(\w+)\}/g, (/** @type {string} */ whole, /** @type {string} */ name) => String(values[name] ?? whole));
}
