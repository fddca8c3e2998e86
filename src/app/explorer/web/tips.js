// @ts-check
/** Signs explain themselves: a long touch, and the focus of the keyboard, show what hovering shows. */

/** How long a long touch is, in milliseconds. */
const LONG = 450;

/** How far a finger may move meanwhile, in pixels. */
const STILL = 10;

/** @type {any} older lists of types know no popovers */
const tip = document.createElement('div');
tip.className = 'tip';
// The names of signs say the same to screen readers.
tip.setAttribute('aria-hidden', 'true');
// It lies above dialogs, too.
tip.popover = 'manual';
document.body.append(tip);

/**
 * The sign that something belongs to, if it has an explanation. On the board, the bar explains.
 * @param {EventTarget | null} target @returns {HTMLElement | null}
 */
const signOf = (target) => (target instanceof Element && !target.closest('.board-grid') ? target.closest('[title]:not([title=""])') : null);

/** @param {HTMLElement} sign */
function show(sign) {
  tip.textContent = sign.title;
  tip.showPopover();
  const { left, top, bottom, width } = sign.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const x = Math.min(innerWidth - offsetWidth - 8, Math.max(8, left + (width - offsetWidth) / 2));
  const y = bottom + 6 + offsetHeight > innerHeight ? top - 6 - offsetHeight : bottom + 6;
  tip.style.left = `${x}px`;
  tip.style.top = `${Math.max(8, y)}px`;
}

const hide = () => tip.hidePopover();

let timer = 0;
let isLong = false;
let start = { x: 0, y: 0 };

/** @param {PointerEvent} event */
function down({ target, pointerType, clientX, clientY }) {
  hide();
  isLong = false;
  start = { x: clientX, y: clientY };
  const sign = pointerType === 'mouse' ? null : signOf(target);
  clearTimeout(timer);
  if (sign) timer = window.setTimeout(() => (show(sign), (isLong = true)), LONG);
}

/** Begins to explain all that has a title. */
export function explainSigns() {
  document.addEventListener('pointerdown', down, true);
  for (const end of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(end, () => clearTimeout(timer), true);
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) clearTimeout(timer);
  });
  // Whoever asks what a button does has not pressed it.
  document.addEventListener('click', (event) => isLong && (event.preventDefault(), event.stopPropagation()), true);
  document.addEventListener('contextmenu', (event) => isLong && event.preventDefault());
  document.addEventListener('focusin', ({ target }) => {
    const sign = signOf(target);
    if (sign && sign.matches(':focus-visible, :has(:focus-visible)')) show(sign);
    else if (!isLong) hide();
  });
  // A long touch may move the focus; what it shows stays.
  document.addEventListener('focusout', () => isLong || hide());
  document.addEventListener('scroll', hide, true);
  window.addEventListener('resize', hide);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide());
}
