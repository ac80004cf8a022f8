export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A control as a report names it, and where it is drawn. */
interface DrawnControl {
  readonly text: string;
  readonly box: Box;
}

/** What is to be seen on a screen. */
interface ToSee {
  readonly controls: readonly DrawnControl[];
  /** Those that are in a state: checked, selected, current, pressed, disabled. */
  readonly stateful: readonly DrawnControl[];
  /** What lies over something else without an edge of its own. */
  readonly edgeless: readonly string[];
}

/**
 * The controls on screen, and those that are in a state. Runs in the browser; the event `turn-states` takes each state away,
 * with the class a control of the same kind has without it, so that nothing else differs. A picture has the whole page or the screen.
 */
export function controlsToSee(isWholePage: boolean): ToSee {
  const kinds =
    'a[href], button, input, select, textarea, [role="tab"], [role="radio"], [role="option"], [aria-current]';
  const attributes = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current', 'aria-disabled'];
  const isOn = (element: Element, name: string) => !['false', null].includes(element.getAttribute(name));
  const stateOf = (element: Element): string | undefined => {
    if (
      element instanceof HTMLInputElement &&
      ['checkbox', 'radio'].includes(element.type) &&
      element.checked
    )
      return 'checked';
    return (
      attributes.find((name) => isOn(element, name)) ??
      (element.matches(':disabled') ? 'disabled' : undefined)
    );
  };
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = isWholePage ? scrollY : 0;
    return { x: left - 1, y: top + above - 1, width: width + 2, height: height + 2 };
  };
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 4 &&
      height > 4 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"]') === null
    );
  };
  /** Whether a box that scrolls has scrolled it out of sight. */
  const isScrolledAway = (element: Element): boolean => {
    const own = element.getBoundingClientRect();
    const isOutside =
      own.bottom < 0 || own.top > (isWholePage ? Infinity : innerHeight) || own.right > innerWidth;
    if (isOutside) return true;
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const isClipped = getComputedStyle(at).overflow !== 'visible';
      if (isClipped && (own.right > right || own.left < left || own.bottom > bottom || own.top < top))
        return true;
    }
    return false;
  };
  /** What shows a control: its label too, where it stands in one. */
  const shownBy = (element: Element): Element => element.closest('label') ?? element;
  const textOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? shownBy(element).textContent;
    return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} "${name.slice(0, 40)}"`;
  };
  const all = [...document.querySelectorAll(kinds)].filter(
    (element) => isDrawn(shownBy(element)) && !isScrolledAway(shownBy(element)),
  );
  const withState = all.filter((element) => stateOf(element) !== undefined);
  /** The class of a control beside it that is alike but for the state. */
  const classWithout = (element: Element, state: string): string | null => {
    const kind = element.getAttribute('role') ?? element.tagName;
    const beside = all.find(
      (other) =>
        (other.getAttribute('role') ?? other.tagName) === kind &&
        other.closest('[role="radiogroup"], [role="tablist"], nav, ul') ===
          element.closest('[role="radiogroup"], [role="tablist"], nav, ul') &&
        !isOn(other, state) &&
        stateOf(other) === undefined,
    );
    return beside?.getAttribute('class') ?? null;
  };
  const turn = () => {
    for (const element of withState) {
      const state = stateOf(element) ?? '';
      const without = classWithout(element, state);
      if (state === 'checked' && element instanceof HTMLInputElement) element.checked = false;
      else if (state === 'disabled') element.removeAttribute('disabled');
      else element.removeAttribute(state);
      if (without !== null) element.setAttribute('class', without);
    }
  };
  window.addEventListener('turn-states', turn, { once: true });
  const drawn = (element: Element, box: Element) => ({ text: textOf(element), box: boxOf(box) });
  const lieOver = [...document.querySelectorAll('body *')].filter((element) => {
    const { position, backgroundColor } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return (
      ['fixed', 'absolute'].includes(position) &&
      !backgroundColor.endsWith(', 0)') &&
      element.checkVisibility() &&
      element.textContent.trim() !== '' &&
      width > 96 &&
      height > 32 &&
      (width < innerWidth || height < innerHeight)
    );
  });
  const hasEdge = (element: Element): boolean => {
    const { borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element);
    return [borderTopWidth, borderBottomWidth, borderLeftWidth].some((edge) => parseFloat(edge) > 0);
  };
  return {
    edgeless: lieOver
      .filter((element) => !hasEdge(element))
      .map((element) => `${element.tagName.toLowerCase()} "${element.textContent.slice(0, 40)}"`),
    controls: all.filter(isDrawn).map((element) => drawn(element, element)),
    stateful: withState.map((element) => ({
      ...drawn(element, shownBy(element)),
      text: `${textOf(element)}, ${stateOf(element) ?? ''}`,
    })),
  };
}
