import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { heading, look as looks } from '../primitives/Heading.css.ts';
import { arrivalMark } from './arrival-mark.ts';

interface ArrivalHeadingProps {
  level: 2 | 3;
  look: keyof typeof looks;
  children: ReactNode;
}

/** Renders the heading of a part that replaces another after a press: `useFocusArrival` leads to it. */
export function ArrivalHeading({ level, look, children }: ArrivalHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...arrivalMark} className={classNames(heading, looks[look])}>
      {children}
    </Tag>
  );
}
