const kindOf = (element: Element): string =>
  `${element.tagName}.${element.getAttribute('class') ?? ''}${element.matches(':disabled') ? ':disabled' : ''}`;

/** An element's own text, without that of the elements in it. */
const ownText = (element: Element): string =>
  [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

/**
 * What a brand's looks can differ in, element by element: its style and the styles of all around it, what stands side by
 * side in it, its own words. A screen without a new piece has no colour, face or word that was not seen on another one.
 */
export function piecesOf(body: Element): ReadonlySet<string> {
  const pieces = new Set<string>();
  const look = (element: Element, path: string): void => {
    const own = `${path} > ${kindOf(element)}`;
    const children = [...element.children];
    pieces.add(`${own} [${children.map(kindOf).join(' ')}] ${ownText(element)}`);
    for (const child of children) look(child, own);
  };
  look(body, '');
  return pieces;
}
