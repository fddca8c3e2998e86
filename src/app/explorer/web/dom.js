// @ts-check
/**
 * A page as a function of its state: descriptions of elements, and the least change of the
 * document that makes it so. What has the focus keeps it, since elements stay.
 *
 * @typedef {Record<string, any>} Props
 * @typedef {{tag: string, props: Props, children: (Described | string)[]}} Described
 * @typedef {Described | string | number | null | undefined | false} Child
 */

/** Properties of elements that are not set as attributes. */
const PROPERTIES = new Set(['checked', 'disabled', 'hidden', 'selected', 'value', 'indeterminate']);

/**
 * Describes an element. Properties that begin with `on` are listeners; `key` tells siblings apart;
 * `html` is its content as trusted markup; `vars` are variables of its style; `once` is called with the
 * new element.
 * @param {string} tag @param {Props} [props] @param {...(Child | Child[])} children
 * @returns {Described}
 */
export function h(tag, props = {}, ...children) {
  const shown = children.flat().flatMap((child) => {
    if (child === null || child === undefined || child === false || child === '') return [];
    return [typeof child === 'object' ? child : unbroken(String(child))];
  });
  return { tag, props, children: shown };
}

/**
 * A suffix stays with its number: no line ends at the hyphen of `46-os`.
 * @param {string} text
 */
const unbroken = (text) => text.replace(/(\d)-(?=\p{L})/gu, '$1\u2011');

/**
 * What was described before, of each element.
 * @type {WeakMap<Node, Described>}
 */
const before = new WeakMap();

/**
 * Makes the children of an element be as described.
 * @param {Element} parent @param {(Described | string)[]} children
 */
export function patch(parent, children) {
  const keyed = new Map();
  for (const node of parent.childNodes) {
    const key = before.get(node)?.props.key;
    if (key !== undefined) keyed.set(key, node);
  }
  children.forEach((child, at) => {
    const here = parent.childNodes[at] ?? null;
    const key = typeof child === 'string' ? undefined : child.props.key;
    const old = key === undefined ? here : (keyed.get(key) ?? null);
    const node = old && isAlike(old, child) ? update(old, child) : made(child);
    if (node === here) return;
    const isReplaced = key === undefined && here && before.get(here)?.props.key === undefined;
    if (isReplaced) parent.replaceChild(node, here);
    else parent.insertBefore(node, here);
  });
  while (parent.childNodes.length > children.length) parent.lastChild?.remove();
}

/**
 * Whether a node can become what is described.
 * @param {Node} node @param {Described | string} child
 */
function isAlike(node, child) {
  if (typeof child === 'string') return node.nodeType === Node.TEXT_NODE;
  const old = before.get(node);
  return old !== undefined && old.tag === child.tag && old.props.key === child.props.key;
}

/** @param {Described | string} child @returns {Node} */
function made(child) {
  if (typeof child === 'string') return document.createTextNode(child);
  const element = document.createElement(child.tag);
  update(element, child);
  child.props.once?.(element);
  return element;
}

/** @param {Node} node @param {Described | string} child */
function update(node, child) {
  if (typeof child === 'string') {
    if (node.nodeValue !== child) node.nodeValue = child;
    return node;
  }
  const element = /** @type {HTMLElement} */ (node);
  const old = before.get(node)?.props ?? {};
  before.set(node, child);
  for (const name of Object.keys(old)) if (!(name in child.props)) setProp(element, name, undefined, old[name]);
  if (child.props.html === undefined) patch(element, child.children);
  for (const [name, value] of Object.entries(child.props)) setProp(element, name, value, old[name]);
  return node;
}

/** @param {any} element @param {string} name @param {any} value @param {any} old */
function setProp(element, name, value, old) {
  if (name === 'key' || name === 'once') return;
  if (PROPERTIES.has(name)) {
    // What the user typed or ticked may differ from what was described last.
    const wanted = value ?? (name === 'value' ? '' : false);
    if (element[name] !== wanted) element[name] = wanted;
  } else if (value === old) {
    // As it is.
  } else if (name.startsWith('on')) {
    // What a listener returns means nothing; `false` would keep a click from what it does.
    element[name] = value ? (/** @type {Event} */ event) => void value(event) : null;
  } else if (name === 'vars') {
    for (const [variable, wanted] of Object.entries(value ?? {})) element.style.setProperty(`--${variable}`, wanted);
  } else if (name === 'html') {
    element.innerHTML = value ?? '';
  } else if (value === undefined || value === null || value === false) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? '' : value);
  }
}
