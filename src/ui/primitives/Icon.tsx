import { classNames } from './class-names.ts';
import { filled as filledClass, icon, size as sizes } from './Icon.css.ts';
import type { IconShape } from './icon-shape.ts';

interface IconProps {
  of: IconShape;
  size?: keyof typeof sizes | undefined;
  filled?: boolean | undefined;
}

/** A decorative icon: the words beside it, or its control, carry the meaning. */
export function Icon({ of, size = 'md', filled = false }: IconProps) {
  return (
    <svg
      className={classNames(icon, sizes[size], filled && filledClass)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  );
}
