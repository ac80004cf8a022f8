/** What of an element's look a picture needs to carry along. */
const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'visibility',
  'display',
] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A drawing on its own: with its look written into it, whole and unscaled, however little of it is on the screen. */
export function standaloneSvg(drawing: SVGSVGElement, { width, height }: Size): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement; // a clone is of its original's kind
  const looks = drawing.querySelectorAll('*');
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    const look = looks[index];
    if (look === undefined) continue;
    const computed = getComputedStyle(look);
    const style = kept.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
    element.setAttribute('style', style);
    for (const name of ['class', 'tabindex', 'role']) element.removeAttribute(name);
  }
  // Where the page has scrolled and zoomed to is the page's alone.
  const parts = drawing.querySelector('.parts');
  const at = parts === null ? -1 : [...looks].indexOf(parts);
  if (at >= 0) copy.querySelectorAll('*')[at]?.removeAttribute('transform');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', String(width));
  ground.setAttribute('height', String(height));
  ground.setAttribute('fill', getComputedStyle(document.documentElement).getPropertyValue('--paper').trim());
  copy.prepend(ground);
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return new XMLSerializer().serializeToString(copy);
}
