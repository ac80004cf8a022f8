import type { SentEvent } from '../stand-in.ts';
import type { Pressed } from './gallery-frame.ts';
import { elementText, nameOf, plain, roleOf } from './element-name.ts';

interface Stage {
  /** Resolves when the screen stands still, and nothing of it is still loaded. */
  readonly settle: () => Promise<void>;
  readonly show: () => Promise<void>;
  readonly sent: () => readonly SentEvent[];
}

/** What can be operated on screen. */
export const controlsOf = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'button, input, select, textarea, [role="button"], [role="tab"], [role="option"], [role="radio"], [role="switch"]',
    ),
  ].filter((element) => element.checkVisibility() && !element.matches(':disabled'));

/** A control as a report names it; of one that waits, nothing is expected. */
const controlText = (element: HTMLElement): string =>
  `${roleOf(element)} "${nameOf(element) || plain(element.textContent)}"${element.closest('[aria-busy="true"]') === null ? '' : ' (busy)'}`;

/** Sets a value as typing does: React hears of it by the element's own setter. */
function enter(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

const isTextField = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'submit', 'button'].includes(element.type));

/** Something else than the field holds, of the kind it takes. */
function otherText(element: HTMLInputElement | HTMLTextAreaElement): string {
  if (element.type === 'email') return 'prova@esempio.it';
  return element.inputMode === 'numeric' || element.inputMode === 'decimal' ? '7' : 'prova';
}

function choose(element: HTMLSelectElement): void {
  const other = [...element.options].find((option) => !option.selected && !option.disabled);
  if (other === undefined) return;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(element, other.value);
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function operate(element: HTMLElement): void {
  if (isTextField(element)) enter(element, otherText(element));
  else if (element instanceof HTMLSelectElement) choose(element);
  else element.click();
}

/** Whatever has the focus loses it, so that what follows is of the next press alone. */
function leave(next: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== next) activeElement.blur();
}

/** Where the focus went by a press; null where it stays. */
function focusAfter(pressed: HTMLElement): string | null {
  const { activeElement } = document;
  const isMoved = activeElement !== null && activeElement !== document.body && activeElement !== pressed;
  return isMoved ? elementText(activeElement) : null;
}

const submitOf = (form: HTMLFormElement): HTMLElement | undefined =>
  controlsOf().find(
    (element) => element.matches('[type="submit"]') && 'form' in element && element.form === form,
  );

/** Fills every field of a form and sends it. */
async function send(form: HTMLFormElement, settle: Stage['settle']): Promise<void> {
  for (const element of controlsOf().filter((one) => form.contains(one))) {
    if (isTextField(element)) enter(element, otherText(element));
    else if (element instanceof HTMLSelectElement) choose(element);
    else if (element instanceof HTMLInputElement && element.type === 'checkbox' && !element.checked)
      element.click();
  }
  await settle();
  submitOf(form)?.click();
  await settle();
}

/** Fills in and sends each of a state's forms that can be sent. */
async function sendForms({ show, settle, sent }: Stage, count: number): Promise<Pressed[]> {
  const pressed: Pressed[] = [];
  for (let index = 0; index < count; index += 1) {
    await show();
    const form = document.forms[index];
    const submit = form === undefined ? undefined : submitOf(form);
    if (form === undefined || submit === undefined) continue;
    const control = `filled in, ${controlText(submit)}`;
    await send(form, settle);
    pressed.push({ control, sent: [...sent()], focus: focusAfter(submit) });
  }
  return pressed;
}

/**
 * Uses every control of the state on screen once, and sends its forms filled in; controls of one role and name are used
 * the first time only.
 */
export async function pressEverything({ show, settle, sent }: Stage): Promise<readonly Pressed[]> {
  const forms = document.forms.length;
  const names = controlsOf().map(controlText);
  const pressed: Pressed[] = [];
  let isFresh = true;
  for (const [index, control] of names.entries()) {
    if (names.indexOf(control) !== index) continue;
    if (!isFresh) await show();
    const before = document.body.innerHTML;
    const element = controlsOf()[index];
    if (element === undefined) throw new Error(`${control} was there a moment ago`);
    leave(element);
    const already = sent().length;
    element.focus({ preventScroll: true });
    operate(element);
    await settle();
    pressed.push({ control, sent: sent().slice(already), focus: focusAfter(element) });
    isFresh = document.body.innerHTML === before;
  }
  return [...pressed, ...(await sendForms({ show, settle, sent }, forms))];
}
