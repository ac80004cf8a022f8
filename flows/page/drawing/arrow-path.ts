import type { Point } from './lay-out.ts';

const radius = 8;

const towards = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(by, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
};

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arrow's way as an SVG path, its corners rounded. */
export function arrowPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const way = rest.map((corner, index): string => {
    const before = points[index] ?? first;
    const after = rest[index + 1];
    if (after === undefined) return `L ${at(corner)}`;
    return `L ${at(towards(corner, before, radius))} Q ${at(corner)} ${at(towards(corner, after, radius))}`;
  });
  return [`M ${at(first)}`, ...way].join(' ');
}
