import { elementText, nameOf, plain, wordsOf } from './element-name.ts';

/** What an attribute says of its element, in words. */
const attributes: readonly { readonly name: string; readonly says: (element: Element) => string | null }[] = [
  { name: 'aria-describedby', says: (element) => `described: ${wordsOf(element, 'aria-describedby')}` },
  { name: 'aria-current', says: (element) => `current: ${element.getAttribute('aria-current') ?? ''}` },
  { name: 'aria-busy', says: (element) => (isTrue(element, 'aria-busy') ? 'busy' : null) },
  { name: 'aria-invalid', says: (element) => (isTrue(element, 'aria-invalid') ? 'invalid' : null) },
  { name: 'aria-errormessage', says: (element) => `error: ${wordsOf(element, 'aria-errormessage')}` },
  { name: 'aria-valuenow', says: (element) => `at ${valueOf(element)}` },
  { name: 'aria-required', says: (element) => (isTrue(element, 'aria-required') ? 'required' : null) },
  { name: 'aria-haspopup', says: (element) => `opens a ${element.getAttribute('aria-haspopup') ?? ''}` },
  { name: 'aria-controls', says: (element) => controlled(element) },
  { name: 'aria-activedescendant', says: (element) => `at ${namedBy(element, 'aria-activedescendant')}` },
  {
    name: 'aria-autocomplete',
    says: (element) => `offers a ${element.getAttribute('aria-autocomplete') ?? ''}`,
  },
  { name: 'autocomplete', says: (element) => filledIn(element) },
  { name: 'inputmode', says: (element) => `keys: ${element.getAttribute('inputmode') ?? ''}` },
  { name: 'enterkeyhint', says: (element) => `Enter: ${element.getAttribute('enterkeyhint') ?? ''}` },
  { name: 'maxlength', says: (element) => `at most ${element.getAttribute('maxlength') ?? ''}` },
  { name: 'readonly', says: () => 'read-only' },
  { name: 'required', says: () => 'required' },
  { name: 'autocapitalize', says: (element) => `capitals: ${element.getAttribute('autocapitalize') ?? ''}` },
  { name: 'placeholder', says: (element) => heldOpen(element) },
  { name: 'name', says: (element) => namedAs(element) },
  {
    name: 'action',
    says: (element) => `leads to ${element.getAttribute('action') ?? ''} by ${methodOf(element)}`,
  },
  { name: 'novalidate', says: () => 'the browser checks nothing' },
  { name: 'lang', says: (element) => `in ${element.getAttribute('lang') ?? ''}` },
  { name: 'data-visual-only', says: (element) => `only seen: ${plain(element.textContent)}` },
  { name: 'target', says: (element) => `opens in ${element.getAttribute('target') ?? ''}` },
];

/** The tree tells a placeholder that is another text than the name. */
function heldOpen(element: Element): string | null {
  const placeholder = element.getAttribute('placeholder') ?? '';
  return placeholder === nameOf(element) ? `empty: ${placeholder}` : null;
}

const methodOf = (element: Element): string => (element instanceof HTMLFormElement ? element.method : '');

/** What a field is sent as without script, with what a choice or a hidden one sends. */
function namedAs(element: Element): string | null {
  // React counts names up that are for the page alone.
  const name = (element.getAttribute('name') ?? '').replaceAll(/_r_\w+_/g, '…');
  const isFixed = element instanceof HTMLInputElement && /^(?:radio|checkbox|hidden)$/.test(element.type);
  return isFixed ? `sent as ${name}=${element.value}` : `sent as ${name}`;
}

/** What an attribute names by its id; one that is not there is a fault of the view. */
function namedBy(element: Element, attribute: string): string {
  const named = document.getElementById(element.getAttribute(attribute) ?? '');
  return named === null ? 'nothing' : elementText(named);
}

/** What is not there while it is closed is said by `aria-expanded` alone. */
const controlled = (element: Element): string | null =>
  element.getAttribute('aria-expanded') === 'false' ? null : `controls ${namedBy(element, 'aria-controls')}`;

/** What the browser may fill in, or that it must not. */
const filledIn = (element: Element): string =>
  element.getAttribute('autocomplete') === 'off'
    ? 'never filled in'
    : `filled in: ${element.getAttribute('autocomplete') ?? ''}`;

const valueOf = (element: Element): string =>
  `${element.getAttribute('aria-valuenow') ?? ''} of ${element.getAttribute('aria-valuemax') ?? ''}`;

const isTrue = (element: Element, attribute: string): boolean => element.getAttribute(attribute) === 'true';

const liveOfRole: Readonly<Record<string, string>> = { alert: 'assertive', status: 'polite', log: 'polite' };

/** How an element announces what changes in it: `polite` or `assertive`; null where it does not. */
function livenessOf(element: Element): string | null {
  const live = element.getAttribute('aria-live') ?? liveOfRole[element.getAttribute('role') ?? ''];
  return live === undefined || live === 'off' ? null : live;
}

/** Nothing is told of what is behind a dialog or not there; a hidden field is sent, and what is no part of a name is seen. */
const isTold = (element: Element): boolean =>
  (element.checkVisibility() || element.matches('[type=hidden]')) &&
  (element.parentElement ?? element).closest('[aria-hidden="true"]') === null &&
  (element.hasAttribute('data-visual-only') || element.getAttribute('aria-hidden') !== 'true');

/** What stands in an element, block after block. */
const heardIn = (element: Element): string =>
  plain(element instanceof HTMLElement ? element.innerText : element.textContent);

function lineOf(element: Element): string | null {
  const live = livenessOf(element);
  if (live !== null) return `announces (${live}): ${heardIn(element) || 'nothing yet'}`;
  const said = attributes.flatMap(({ name, says }) => (element.hasAttribute(name) ? [says(element)] : []));
  const words = said.filter((one) => one !== null);
  return words.length === 0 ? null : `${elementText(element)}, ${words.join(', ')}`;
}

/**
 * What is told of a screen besides its tree, in the order of the page: descriptions, what is current, busy, invalid or
 * required, errors, what a control opens and how a field is filled in, live regions with what they say, what is for
 * eyes alone, and where the focus is.
 */
export function accessibilityNotes(): readonly string[] {
  const wanted = [
    ...attributes.map(({ name }) => `[${name}]`),
    '[aria-live]',
    '[role=alert]',
    '[role=status]',
  ];
  const lines = [...document.body.querySelectorAll(wanted.join(', '))]
    .filter(isTold)
    .map(lineOf)
    .filter((line) => line !== null);
  const { activeElement } = document;
  const hasFocus = activeElement !== null && activeElement !== document.body;
  return hasFocus ? [...lines, `the focus is on ${elementText(activeElement)}`] : lines;
}
