import { nameOf, roleOf } from './element-name.ts';

const before = 'before-the-view';

/** Puts the focus before everything in an element, where the first Tab leads into it from; not where something has it. */
export function standBefore(body: HTMLElement): void {
  const { activeElement } = body.ownerDocument;
  if (activeElement !== null && activeElement !== body) return;
  body.querySelector(`#${before}`)?.remove();
  const place = Object.assign(body.ownerDocument.createElement('span'), { id: before, tabIndex: -1 });
  body.prepend(place);
  // A page that is shown scrolled stays so.
  place.focus({ preventScroll: true });
}

/** The accessible name, else the role, of what has the focus; null for nothing of the view. */
export function focusedName({ activeElement, body }: Document): string | null {
  if (activeElement === null || activeElement === body || activeElement.id === before) return null;
  return nameOf(activeElement) || roleOf(activeElement);
}

/** Puts the focus on the first control of this name. Throws RangeError where there is none. */
export function focusOn(name: string, controls: readonly HTMLElement[]): void {
  const control = controls.find((one) => nameOf(one) === name);
  if (control === undefined) throw new RangeError(`there is no control ${name} on screen`);
  control.focus();
}
