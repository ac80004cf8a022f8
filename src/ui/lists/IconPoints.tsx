import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { point, points as pointsClass } from './IconPoints.css.ts';

interface IconPointsProps {
  points: readonly { icon: IconShape; text: string }[];
}

/** A few short points, each with its picture. */
export function IconPoints({ points }: IconPointsProps) {
  return (
    <ul className={pointsClass}>
      {points.map(({ icon, text }) => (
        <li key={text} className={point}>
          <Icon of={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
