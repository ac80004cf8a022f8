import { classNames } from '../primitives/class-names.ts';
import { height as heights, skeleton, width as widths } from './Skeleton.css.ts';

interface SkeletonProps {
  height?: keyof typeof heights | undefined;
  width?: keyof typeof widths | undefined;
}

/** A placeholder bar for loading content; its container has `aria-busy`. */
export function Skeleton({ height = 'line', width = 'full' }: SkeletonProps) {
  return <span className={classNames(skeleton, heights[height], widths[width])} aria-hidden="true" />;
}
