// @ts-check
/**
 * Plays a puzzle without a server: marks, undo, checks and hints from the path that the page holds.
 * The game itself is `gameOf`, which stands before this.
 */
import { ARROWS } from '../web/typing.js';

const data = JSON.parse(document.getElementById('puzzle').textContent);
const say = data.texts;

/** Reads what is veiled by the key. @param {string} text */
function unveiled(text) {
  const key = new TextEncoder().encode(data.key);
  const bytes = Uint8Array.from(atob(text), (letter, at) => letter.charCodeAt(0) ^ key[at % key.length]);
  return JSON.parse(new TextDecoder().decode(bytes));
}
/**
 * A text that the page has in common with the Explorer, with its `{name}`s replaced.
 * @param {string} key @param {Record<string, string | number>} [values]
 */
const t = (key, values = {}) => (data.words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

const answers = data.answers ? unveiled(data.answers) : null;
const board = gameOf(data, unveiled, t);

/**
 * A game is the list of its marks, how many of them are done, and whether it was solved. A mark is
 * cells or points with spaces between them and their sign, or `mercy`.
 */
let game = stored() ?? { marks: [], done: 0 };
let chosen = board.first;
let message = '';
let stage = 0;

function stored() {
  try {
    return JSON.parse(localStorage.getItem(`smyoz-${data.key}`));
  } catch {
    return null;
  }
}

function keep() {
  try {
    localStorage.setItem(`smyoz-${data.key}`, JSON.stringify(game));
  } catch {
    // Some browsers keep nothing for files.
  }
}

/** What is marked: signs by the names of cells and points. */
function marked() {
  const signs = {};
  for (const [names, sign] of game.marks.slice(0, game.done)) for (const name of names.split(' ')) signs[name] = sign;
  return signs;
}

/** @param {string} names @param {string} sign */
function mark(names, sign) {
  game.marks = [...game.marks.slice(0, game.done), [names, sign]];
  game.done += 1;
  [message, stage] = ['', 0];
  if (answers && isSolved()) {
    message = say.solved;
    game.solved = true;
  }
  keep();
  show();
}

/** The marks that are wrong, in the solution that they fit best. */
function wrong() {
  const all = answers.solutions.map((solution) => board.wrongIn(marked(), solution));
  return all.reduce((best, other) => (other.length < best.length ? other : best));
}

const isSolved = () => answers.solutions.some((solution) => board.isSolvedBy(marked(), solution));

function check() {
  const found = wrong();
  if (found.length === 0) message = isSolved() ? say.solved : say.right;
  else message = message === say.wrong ? say['wrong-at'].replace('{cells}', found.join(', ')) : say.wrong;
  show();
}

function hint() {
  if (wrong().length > 0) {
    check();
    return;
  }
  const step = answers.path.find(({ facts }) => !facts.every((fact) => board.isKnown(marked(), fact)));
  stage = Math.min(3, stage + 1);
  if (!step) message = say['no-hint'];
  else message = [step.place, step.technique, step.lines.join(' ')][stage - 1];
  show();
}

/** @param {string} tag @param {Record<string, any>} properties @param {...(Node | string)} children */
function element(tag, properties, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

const button = (text, onclick, disabled = false) => element('button', { type: 'button', onclick, disabled }, text);

/** The links to the list and to the pages before and after this one. */
function pages() {
  const links = [
    [data.before, `← ${say.before}`],
    [data.index, say.index],
    [data.after, `${say.after} →`],
    [data.rules, say.rules],
  ];
  return element('nav', {}, ...links.filter(([href]) => href).map(([href, text]) => element('a', { href }, text)));
}

/** What stands beside the board. */
function beside() {
  const [title, lines] = board.beside();
  const list = lines.map((line) => element('li', {}, line));
  return element('section', { class: 'panel' }, element('h2', {}, title), element('ul', {}, ...list));
}

/**
 * What is under the pointer on the board; `null` beside it.
 * @param {PointerEvent} event
 */
function placeUnder({ currentTarget, clientX, clientY }) {
  const area = currentTarget.querySelector('.area');
  const { left, right, top, bottom } = area.getBoundingClientRect();
  if (clientX < left || clientX >= right || clientY < top || clientY >= bottom) return null;
  return board.placeAt(area, { clientX, clientY });
}

/**
 * What is dragged over: whether points or cells, the sign that they get, and those that were passed.
 * @type {{isPoint: boolean, sign: string, before: string | undefined, names: string[]} | null}
 */
let drag = null;

/** @param {PointerEvent} event */
function pressedDown(event) {
  const place = event.button === 0 && event.isPrimary ? placeUnder(event) : null;
  if (!place) return;
  const { cell, point } = place;
  const name = point ?? cell;
  if (!point) chosen = cell;
  const before = marked()[name];
  const isGiven = !point && board.isGiven(marked(), cell);
  drag = isGiven ? null : { isPoint: Boolean(point), sign: board.nextMark(name, before), before, names: [name] };
  if (drag) event.currentTarget.setPointerCapture(event.pointerId);
  else show();
}

/** @param {PointerEvent} event */
function dragged(event) {
  const place = drag && event.buttons > 0 ? placeUnder(event) : null;
  const name = drag?.isPoint ? place?.point : place?.cell;
  if (!drag || !name || drag.names.includes(name)) return;
  // What is marked otherwise is passed over.
  if (marked()[name] === drag.before && (drag.isPoint || !board.isGiven(marked(), name))) drag.names.push(name);
}

function letGo() {
  const { names, sign } = drag ?? { names: [], sign: '' };
  drag = null;
  if (names.length > 0) mark(names.join(' '), sign);
}

const pointing = { onpointerdown: pressedDown, onpointermove: dragged, onpointerup: letGo, onpointercancel: () => (drag = null) };

/** @param {KeyboardEvent} event */
function pressed(event) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) {
    const back = key === 'z' && !event.shiftKey;
    const forward = key === 'y' || (key === 'Z' && event.shiftKey);
    if (!back && !forward) return;
    step(back ? -1 : 1);
  } else if (key in ARROWS) {
    chosen = board.moved(chosen, ...ARROWS[key]);
    show();
  } else if (key in board.signs && !board.isGiven(marked(), chosen)) {
    mark(chosen, board.signs[key]);
  } else {
    return;
  }
  event.preventDefault();
}

/** @param {number} by */
function step(by) {
  const done = game.done + by;
  if (done < 0 || done > game.marks.length) return;
  game.done = done;
  [message, stage] = ['', 0];
  keep();
  show();
}

function show() {
  const signs = marked();
  const label = `${say.board}. ${board.words(signs, chosen)}`;
  const spoken = board.spoken(signs);
  const field = element('div', { class: 'board', tabindex: '0', role: 'application', 'aria-label': label, onkeydown: pressed, ...pointing });
  const { x, y, width, height } = board.area;
  field.innerHTML = `<svg class="board-svg" xmlns="http://www.w3.org/2000/svg" viewBox="${board.box}" aria-hidden="true">${board.draw(signs, chosen)}<rect class="area" x="${x}" y="${y}" width="${width}" height="${height}" fill="none"/></svg>`;
  const buttons = [
    button(say.undo, () => step(-1), game.done === 0),
    button(say.redo, () => step(1), game.done === game.marks.length),
    answers ? button(say.check, check) : null,
    answers ? button([say.where, say.technique, say.hint][Math.min(stage, 2)], hint) : null,
    board.hasMercy && !signs.mercy ? button(say.mercy, () => mark('mercy', 'open')) : null,
    button(say.clear, () => {
      game = { marks: [], done: 0, solved: game.solved };
      [message, stage] = ['', 0];
      keep();
      show();
    }),
  ];
  const inner = [
    pages(),
    element('h1', {}, data.title),
    ...(data.view.note ? [element('p', { class: 'note' }, data.view.note)] : []),
    field,
    ...(spoken ? [element('p', { class: 'visually-hidden' }, spoken)] : []),
    element('p', { class: 'message', role: 'status' }, message),
    element('p', { class: 'buttons' }, ...buttons.filter((made) => made !== null)),
    beside(),
    element('p', { class: 'keys' }, board.keys),
    ...(answers ? [] : [element('p', { class: 'line' }, `${say.state} `, element('code', {}, board.line(signs)))]),
  ];
  const hadFocus = document.activeElement?.classList.contains('board');
  document.getElementById('player').replaceChildren(...inner);
  if (hadFocus) field.focus();
}

show();
