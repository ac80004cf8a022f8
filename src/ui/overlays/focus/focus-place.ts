import { mainId } from '../../layout/main-id.ts';
import { arrivalIn } from '../arrival-mark.ts';
import { lastControlIn } from '../focus-handoff.ts';

/** An element in its parent. */
interface Step {
  child: Element;
  parent: Element;
  index: number;
  /** What stood after it. */
  next: Element | null;
}

/** Where an element stands in the page, itself first, so that the place is found when the element has vanished. */
export type FocusPlace = readonly Step[];

/** Returns where an element stands now. */
export function focusPlace(element: Element): FocusPlace {
  const steps: Step[] = [];
  let child = element;
  while (child.parentElement !== null) {
    const parent = child.parentElement;
    steps.push({ child, parent, index: [...parent.children].indexOf(child), next: child.nextElementSibling });
    child = parent;
  }
  return steps;
}

/** Whether an element can hold the focus: it stands in the page, is shown and is not disabled. */
export const isUsable = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled');

/** Whether a box can hold what has the focus: `display: contents` has no box of its own, and counts as not shown. */
const isBox = (element: Element): boolean =>
  isUsable(element) || (element.isConnected && getComputedStyle(element).display === 'contents');

const controls =
  ':is(a[href],button,input,select,textarea,summary):not(:disabled,[type=hidden],[tabindex="-1"])';
const headings = ':is(h1,h2,h3,h4)';

function usableIn(box: Element, kind: string): Element[] {
  const inside = [...box.querySelectorAll(kind)];
  return (box.matches(kind) ? [box, ...inside] : inside).filter(isUsable);
}

/** Returns the control that does to a neighbour of the same kind what the vanished one did. */
function controlOfKin({ child, parent, index }: Step, element: Element): Element | undefined {
  const kin = [parent.children[index], parent.children[index - 1]].find(
    (one) =>
      one !== undefined &&
      one !== child &&
      one.tagName === child.tagName &&
      one.className === child.className,
  );
  if (kin === undefined) return undefined;
  const alike = usableIn(kin, controls);
  const at = [child, ...child.querySelectorAll(controls)]
    .filter((one) => one.matches(controls))
    .indexOf(element);
  return alike[at] ?? alike[0];
}

/** Returns what took the place of the vanished element. */
function replacement({ child, parent, index, next }: Step): Element | undefined {
  const now = parent.children[index];
  if (now === undefined || now === next || now === child || !isUsable(now)) return undefined;
  if (now.matches(controls)) return now;
  return arrivalIn(now) ?? usableIn(now, headings)[0] ?? usableIn(now, controls)[0];
}

/** Returns the last heading before a place; those of what stands beside the content are not its own. */
function headingBefore({ parent, index }: Step): Element | undefined {
  const before = [...parent.children].slice(0, index).filter((one) => !one.matches('aside,nav,form'));
  return before.flatMap((one) => usableIn(one, headings)).at(-1);
}

/**
 * Returns what the focus goes to from a place: the element itself; when it has vanished, what stands in its place, its
 * neighbour of the same kind, or the nearest heading before it. Null when its part of the page is gone as a whole.
 */
export function restOf(place: FocusPlace): Element | null {
  const [first] = place;
  if (first === undefined) return null;
  if (isUsable(first.child)) return first.child;
  for (const step of place) {
    const { child, parent } = step;
    if (!isBox(parent)) continue;
    if (parent === document.body || parent.querySelector(`#${mainId}`) !== null) return null;
    const box = parent.closest('[data-handoff]');
    const rest =
      (box === null ? null : lastControlIn(box)) ??
      (isUsable(child) ? undefined : (replacement(step) ?? controlOfKin(step, first.child))) ??
      headingBefore(step) ??
      (parent.matches('[role=search]') ? usableIn(parent, controls)[0] : undefined);
    if (rest !== undefined) return rest;
  }
  return null;
}
