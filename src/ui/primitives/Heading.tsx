import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { heading, look as looks } from './Heading.css.ts';

const lookOf = { 1: 'page', 2: 'section', 3: 'card', 4: 'label' } as const;

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** Its look, where it differs from that of its level. */
  look?: keyof typeof looks | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** A heading of the given level, in the brand's typeface. */
export function Heading({ level, look = lookOf[level], id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames(heading, looks[look])}>
      {children}
    </Tag>
  );
}
