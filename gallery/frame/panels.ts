import { elementText } from './element-name.ts';

/** What a pointer or the focus opens on screen: the control it opens from, and the controls that are there then. */
export interface OpenedPanel {
  /** The control's role and name: `link "Frutta e verdura"`. */
  readonly opener: string;
  /** Its place among those that listen for the pointer or the focus. */
  readonly at: number;
  readonly byPointer: readonly string[];
  readonly byFocus: readonly string[];
  /** A flow is sent something, which shows it in the shop. */
  readonly sends: boolean;
}

const hearing = [
  'onMouseEnter',
  'onMouseOver',
  'onPointerEnter',
  'onPointerOver',
  'onFocus',
  'onFocusCapture',
];

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** The properties React renders an element with; its documentation does not promise them. */
function propsOf(element: Element): object {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  const props: unknown = key === undefined ? {} : Reflect.get(element, key);
  return props instanceof Object ? props : {};
}

/** Elements on screen that do something when the pointer or the focus comes to them. */
const openers = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const props = propsOf(element);
    return (
      hearing.some((name) => name in props && Reflect.get(props, name) !== undefined) &&
      element.checkVisibility()
    );
  });

/** The control of an opener: itself, or the first one it holds. */
function controlOf(opener: HTMLElement): HTMLElement | null {
  return opener.matches(focusable) ? opener : opener.querySelector<HTMLElement>(focusable);
}

/** A control and where it leads; controls of one name lead to different places. */
const textOf = (element: Element): string =>
  [elementText(element), element.getAttribute('href')].filter((part) => part !== null).join(' → ');

/** The controls on screen that keys must reach. */
const controls = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"]:not(a, button, input)'),
    )
    .map(textOf);

const leftOver = (now: readonly string[], before: readonly string[]): string[] =>
  [...new Set(now)].filter((control) => !before.includes(control));

const over = (element: Element, type: 'mouseover' | 'mouseout'): void =>
  void element.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));

interface Stage {
  /** Resolves when the screen stands still. */
  readonly settle: () => Promise<void>;
  /** How much the view has sent since it was shown. */
  readonly sent: () => number;
}

/** Everything that opens by pointer or focus on the screen as it is shown, and closes again or stays. */
export async function openedPanels({ settle, sent }: Stage): Promise<readonly OpenedPanel[]> {
  const found: OpenedPanel[] = [];
  for (const [at, element] of openers().entries()) {
    const control = controlOf(element);
    if (control === null || !element.isConnected) continue;
    const opener = textOf(control);
    const before = controls();
    const already = sent();
    over(element, 'mouseover');
    await settle();
    const byPointer = leftOver(controls(), before);
    over(element, 'mouseout');
    control.blur();
    control.focus({ preventScroll: true });
    await settle();
    const byFocus = leftOver(controls(), before);
    control.blur();
    await settle();
    const sends = sent() > already;
    if (sends || byPointer.length + byFocus.length > 0) found.push({ opener, at, byPointer, byFocus, sends });
  }
  return found;
}

/** The controls on screen that something may open from. */
export const openerTexts = (): readonly string[] =>
  openers().map((element) => textOf(controlOf(element) ?? element));

/** Puts the focus on the control of an opener. Throws RangeError where there is none. */
export function focusOpener(at: number): void {
  const opener = openers()[at];
  const control = opener === undefined ? null : controlOf(opener);
  if (control === null) throw new RangeError(`nothing opens by pointer or focus at ${at}`);
  control.focus({ preventScroll: true });
}

/** What has the focus, and where it leads; '' for nothing of the view. */
export const focusedControl = (): string =>
  document.activeElement === null || document.activeElement === document.body
    ? ''
    : textOf(document.activeElement);
