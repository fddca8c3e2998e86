// @ts-check
/**
 * Plays a puzzle without a server: marks, undo, checks and hints from the path that the page holds.
 */
import { CELLS, POINTS, cornersOf, indexOf, moved, nextMark, placeAt } from '../web/geometry.js';
import { drawBoard, greek, viewBox } from '../web/board.js';

const TEXTS = {
  hu: {
    undo: 'Visszavonás',
    redo: 'Újra',
    clear: 'Újrakezdés',
    check: 'Jó-e eddig?',
    where: 'Hol?',
    technique: 'Hogyan?',
    hint: 'Miért?',
    mercy: 'Kegyelemlövés',
    inventory: 'Leltár',
    right: 'Eddig minden jó.',
    wrong: 'Van hiba.',
    wrongAt: 'Hibás: ',
    solved: 'Megfejtve!',
    noHint: 'Nincs több lépés.',
    waterLines: 'vízvonal (VV)',
    moored: 'kikötött (KK)',
    islands: 'szigetek',
    board: 'A tábla',
    keys: 'Nyilak: mező; víz: pont, hajó: szóköz, α β γ δ: a b g d, törlés: Backspace; visszavonás: Ctrl+Z. Kattintás: víz, hajó, üres; a keresztpontok is kattinthatók.',
    water: 'víz',
    ship: 'hajó',
    unknown: 'ismeretlen',
    state: 'A megfejtés egy sorban: ',
  },
  en: {
    undo: 'Undo',
    redo: 'Redo',
    clear: 'Start again',
    check: 'Right so far?',
    where: 'Where?',
    technique: 'How?',
    hint: 'Why?',
    mercy: 'Mercy shot',
    inventory: 'Inventory',
    right: 'All is right so far.',
    wrong: 'Something is wrong.',
    wrongAt: 'Wrong: ',
    solved: 'Solved!',
    noHint: 'There is no further step.',
    waterLines: 'water lines (VV)',
    moored: 'moored ships (KK)',
    islands: 'islands',
    board: 'The board',
    keys: 'Arrows: cell; water: full stop, ship: space, α β γ δ: a b g d, clear: Backspace; undo: Ctrl+Z. A click: water, ship, empty; points can be clicked, too.',
    water: 'water',
    ship: 'ship',
    unknown: 'unknown',
    state: 'The solution in one line: ',
  },
};

const data = JSON.parse(document.getElementById('puzzle').textContent);
const say = TEXTS[data.lang];
const view = data.view;

/** Reads what is veiled by the key. @param {string} text */
function unveiled(text) {
  const key = new TextEncoder().encode(data.id);
  const bytes = Uint8Array.from(atob(text), (letter, at) => letter.charCodeAt(0) ^ key[at % key.length]);
  return JSON.parse(new TextDecoder().decode(bytes));
}
const answers = data.answers ? unveiled(data.answers) : null;

/**
 * A game is the list of its marks and how many of them are done. A mark is a cell or a point and a
 * sign, or `mercy`.
 */
let game = stored() ?? { marks: [], done: 0 };
let chosen = '11';
let message = '';
let stage = 0;

function stored() {
  try {
    return JSON.parse(localStorage.getItem(`smyoz-${data.id}`));
  } catch {
    return null;
  }
}

function keep() {
  try {
    localStorage.setItem(`smyoz-${data.id}`, JSON.stringify(game));
  } catch {
    // Some browsers keep nothing for files.
  }
}

/** What is marked: signs by the names of cells and points. */
function marked() {
  const signs = {};
  for (const [name, sign] of game.marks.slice(0, game.done)) signs[name] = sign;
  return signs;
}

/** @param {string} name @param {string} sign */
function mark(name, sign) {
  game.marks = [...game.marks.slice(0, game.done), [name, sign]];
  game.done += 1;
  [message, stage] = ['', 0];
  if (answers && isSolved()) message = say.solved;
  keep();
  show();
}

/** @param {string} cell */
const isGiven = (cell) => shown().cells[indexOf(cell)].from !== 'none' && shown().cells[indexOf(cell)].from !== 'said';

/** The board with clues and marks. */
function shown() {
  const signs = marked();
  const mercy = signs.mercy ? unveiled(data.mercy) : null;
  const cells = view.cells.map((cell) => {
    if (mercy?.cell === cell.cell) return { ...cell, ...contentOf(mercy.shows), from: 'mercy', known: 'all' };
    const sign = signs[cell.cell];
    return cell.content !== null || !sign ? cell : { ...cell, content: sign, from: 'said', known: 'half' };
  });
  const points = POINTS.map((point, at) => signs[point] || view.points[at]).join('');
  return { cells, points, found: [] };
}

/** @param {string} shows such as `2rg` or `D` */
function contentOf(shows) {
  const isWater = shows[0] >= '0' && shows[0] <= '4';
  return { content: isWater ? '.' : shows[0], digit: isWater ? Number(shows[0]) : null, colour: shows.slice(1) };
}

/** Whether what is marked of a cell is so in a solution. @param {string} solution @param {any} cell */
function fits(solution, { cell, content }) {
  const is = solution[indexOf(cell)];
  return content === null || content === is || (content === '#' && is !== '.');
}

/** The marks that are wrong, in the solution that they fit best. */
function wrong() {
  const { cells, points } = shown();
  const all = answers.solutions.map((solution) => {
    const wrongCells = cells.filter((cell) => !fits(solution, cell)).map(({ cell }) => cell);
    const wrongPoints = POINTS.filter((point, at) => {
      const isShip = cornerCells(point).some((cell) => solution[indexOf(cell)] !== '.');
      return (points[at] === '.' && isShip) || (points[at] === '#' && !isShip);
    });
    return [...wrongCells, ...wrongPoints];
  });
  return all.reduce((best, other) => (other.length < best.length ? other : best));
}

/** The four cells around a point. @param {string} point */
const cornerCells = (point) => CELLS.filter((cell) => cornersOf(cell).includes(point));

function isSolved() {
  const { cells } = shown();
  const isShip = ({ content }) => content !== null && content !== '.';
  return answers.solutions.some((solution) =>
    cells.every((cell) => isShip(cell) === (solution[indexOf(cell.cell)] !== '.') && fits(solution, cell)),
  );
}

/** Whether a fact of the path is marked, or need not be. @param {string} fact */
function isKnown(fact) {
  const cell = /^([1-9][1-9])([.#ABGD])$/.exec(fact);
  if (cell) {
    const { content } = shown().cells[indexOf(cell[1])];
    return cell[2] === '.' ? content === '.' : content !== null && content !== '.';
  }
  return true;
}

function check() {
  const found = wrong();
  if (found.length === 0) message = isSolved() ? say.solved : say.right;
  else message = message === say.wrong ? say.wrongAt + found.join(', ') : say.wrong;
  show();
}

function hint() {
  if (wrong().length > 0) {
    check();
    return;
  }
  const step = answers.path.find(({ facts }) => !facts.every(isKnown));
  stage = Math.min(3, stage + 1);
  if (!step) message = say.noHint;
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

/** The ships and the rest of the inventory. */
function inventory() {
  const ships = view.ships.map(({ letter, count, codes }) =>
    element('li', {}, `${greek(letter)} × ${count}${codes ? `: ${codes.join(', ')}` : ''}`),
  );
  const { waterLines, moored, islands } = view.inventory;
  const rest = [
    [say.waterLines, waterLines],
    [say.moored, moored],
    [say.islands, islands?.join(', ')],
  ];
  const lines = rest.filter(([, value]) => value !== null && value !== undefined);
  return element(
    'section',
    { class: 'panel' },
    element('h2', {}, say.inventory),
    element('ul', {}, ...ships, ...lines.map(([name, value]) => element('li', {}, `${name}: ${value}`))),
  );
}

/** @param {MouseEvent} event */
function clicked(event) {
  const { clientX, clientY } = event;
  const area = event.currentTarget.querySelector('.area');
  const { left, right, top, bottom } = area.getBoundingClientRect();
  if (clientX < left || clientX >= right || clientY < top || clientY >= bottom) return;
  // There is nothing beside this board to mark points with: fingers must hit them.
  const { cell, point } = placeAt(area, { clientX, clientY });
  if (point) {
    mark(point, nextMark(marked()[point]));
    return;
  }
  chosen = cell;
  if (isGiven(chosen)) show();
  else mark(chosen, nextMark(marked()[chosen]));
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SIGNS = { '.': '.', ' ': '#', a: 'A', b: 'B', g: 'G', d: 'D', Backspace: '', Delete: '' };

/** @param {KeyboardEvent} event */
function pressed(event) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) {
    const back = key === 'z' && !event.shiftKey;
    const forward = key === 'y' || (key === 'Z' && event.shiftKey);
    if (!back && !forward) return;
    step(back ? -1 : 1);
  } else if (key in ARROWS) {
    chosen = moved(chosen, ARROWS[key][0], ARROWS[key][1]);
    show();
  } else if (key in SIGNS && !isGiven(chosen)) {
    mark(chosen, SIGNS[key]);
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

/** What is known of the chosen cell, in words. */
function words() {
  const { content } = shown().cells[indexOf(chosen)];
  const names = { '.': say.water, '#': say.ship };
  return `${chosen}: ${content === null ? say.unknown : (names[content] ?? greek(content))}`;
}

function show() {
  const board = element('div', { class: 'board', tabindex: '0', role: 'application', 'aria-label': `${say.board}. ${words()}`, onclick: clicked, onkeydown: pressed });
  board.innerHTML = `<svg class="board-svg" xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" aria-hidden="true">${drawBoard(shown(), { selected: chosen })}<rect class="area" x="0" y="0" width="90" height="90" fill="none"/></svg>`;
  const isOpen = Boolean(marked().mercy);
  const buttons = [
    button(say.undo, () => step(-1), game.done === 0),
    button(say.redo, () => step(1), game.done === game.marks.length),
    answers ? button(say.check, check) : null,
    answers ? button([say.where, say.technique, say.hint][Math.min(stage, 2)], hint) : null,
    data.hasMercy && !isOpen ? button(say.mercy, () => mark('mercy', 'open')) : null,
    button(say.clear, () => {
      game = { marks: [], done: 0 };
      [message, stage] = ['', 0];
      keep();
      show();
    }),
  ];
  const line = shown()
    .cells.map(({ content }) => content ?? '?')
    .join('');
  const inner = [
    element('h1', {}, data.title),
    board,
    element('p', { class: 'message', role: 'status' }, message),
    element('p', { class: 'buttons' }, ...buttons.filter((made) => made !== null)),
    inventory(),
    element('p', { class: 'keys' }, say.keys),
    ...(answers ? [] : [element('p', { class: 'line' }, say.state, element('code', {}, line))]),
  ];
  const hadFocus = document.activeElement?.classList.contains('board');
  document.getElementById('player').replaceChildren(...inner);
  if (hadFocus) board.focus();
}

show();
