/** The words of the elements an attribute names by their ids; '' for none. */
export const wordsOf = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute)?.split(' ') ?? [])
    .map((id) => plain(document.getElementById(id)?.textContent ?? ''))
    .filter(Boolean)
    .join(' ');

/** What is read of an element: its text without what is hidden from assistive technology. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element; // a clone is of its original's kind
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return plain(copy.textContent);
}

/** Text on one line. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const roles: Readonly<Record<string, string>> = { A: 'link', LI: 'listitem', NAV: 'navigation' };

/** Roles that are named by what they hold. */
const namedByContent = new Set([
  'link',
  'button',
  'listitem',
  'tab',
  'option',
  'radio',
  'checkbox',
  'switch',
]);

/** An element's role, of a field its type. */
export function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role !== null) return role;
  if (element instanceof HTMLInputElement) return element.type;
  return roles[element.tagName] ?? element.tagName.toLowerCase();
}

/** The accessible name of an element, as far as the shop's own markup needs it. */
export function nameOf(element: Element): string {
  if (element.hasAttribute('aria-labelledby')) return wordsOf(element, 'aria-labelledby');
  const label = element.getAttribute('aria-label');
  if (label !== null) return plain(label);
  const labels =
    'labels' in element && element.labels instanceof NodeList
      ? [...element.labels].filter((one) => one instanceof Element)
      : [];
  if (labels.length > 0) return labels.map(textOf).join(' ');
  return namedByContent.has(roleOf(element)) ? textOf(element) : '';
}

/** An element as a report tells it: `button "Riprova"`, `ul`. */
export function elementText(element: Element): string {
  const name = nameOf(element);
  return name === '' ? roleOf(element) : `${roleOf(element)} "${name}"`;
}
