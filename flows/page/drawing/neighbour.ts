import type { Rectangle } from './lay-out.ts';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const isDirection = (key: string): key is Direction =>
  ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(key);

const middle = ({ x, y, width, height }: Rectangle) => ({ x: x + width / 2, y: y + height / 2 });

/** How far aside counts more than how far ahead. */
const asideness = 2;

/** The nearest of the others that lies in a direction; null where the drawing ends. */
export function neighbour<B extends Rectangle>(
  from: B,
  others: readonly B[],
  direction: Direction,
): B | null {
  const start = middle(from);
  const isAcross = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  let best: { box: B; cost: number } | null = null;
  for (const box of others) {
    const end = middle(box);
    const [ahead, aside] = isAcross ? [end.x - start.x, end.y - start.y] : [end.y - start.y, end.x - start.x];
    if (box === from || ahead * sign <= 1) continue;
    const cost = Math.abs(ahead) + asideness * Math.abs(aside);
    if (best === null || cost < best.cost) best = { box, cost };
  }
  return best?.box ?? null;
}
