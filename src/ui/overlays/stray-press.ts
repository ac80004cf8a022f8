/** Where and when a press began, and on which screen. */
export interface Press {
  /** When it begins, in ms. */
  at: number;
  x: number;
  y: number;
  /** Address of the page. */
  path: string;
  /** The overlay on top, if one is open. */
  overlay: unknown;
  /** The control under the finger; it counts as there while its words are the same. */
  control: { isThere: () => boolean } | null;
}

/** Longest time between the taps of a double tap, in ms; reading a new screen takes longer. */
const doubleTapTime = 400;

/** Longest distance between the taps of a double tap, in px. */
const doubleTapReach = 40;

/**
 * Whether a press is the second of a double tap that was meant for a screen that is no longer there: another page,
 * another overlay or none, or another step of the same overlay. All taps belong to the screen of the first one.
 */
export function isStray(press: Press, first: Press | null): boolean {
  if (first === null || press.at - first.at > doubleTapTime) return false;
  if (Math.hypot(press.x - first.x, press.y - first.y) > doubleTapReach) return false;
  if (press.path !== first.path || press.overlay !== first.overlay) return true;
  const hasControl = first.control === null || first.control.isThere();
  return press.overlay !== null && !hasControl;
}

const overlays = '[role="dialog"],[role="alertdialog"]';
const controls = 'button,a,label,input,select,textarea,[role]';

const wordsOf = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;

function pressOf(event: PointerEvent): Press {
  const control = event.target instanceof Element ? event.target.closest(controls) : null;
  const words = control === null ? '' : wordsOf(control);
  return {
    at: event.timeStamp,
    x: event.clientX,
    y: event.clientY,
    path: location.pathname,
    overlay: [...document.querySelectorAll(overlays)].at(-1) ?? null,
    control: control === null ? null : { isThere: () => control.isConnected && wordsOf(control) === words },
  };
}

const parts = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** Cancels stray presses from now on; returns a function that stops this. */
export function ignoreStrayPresses(): () => void {
  let first: Press | null = null;
  let isIgnored = false;
  const hear = (event: Event) => {
    if (event.type === 'pointerdown' && event instanceof PointerEvent) {
      const press = pressOf(event);
      isIgnored = isStray(press, first);
      // A third tap belongs to the same series.
      first = isIgnored && first !== null ? { ...first, at: press.at } : press;
    }
    // A click by keyboard has no press before it: `detail` is 0.
    if (!isIgnored || (event instanceof MouseEvent && event.type === 'click' && event.detail === 0)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  // Whoever types has seen the new screen: the next press is meant.
  const forget = () => {
    first = null;
  };
  const ended = new AbortController();
  for (const part of parts) {
    addEventListener(part, hear, { capture: true, signal: ended.signal });
  }
  for (const typing of ['keydown', 'input']) {
    addEventListener(typing, forget, { capture: true, signal: ended.signal });
  }
  return () => ended.abort();
}
