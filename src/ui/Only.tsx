import type { ReactNode } from 'react';
import { only } from './Only.css.ts';

interface OnlyProps {
  on: keyof typeof only;
  /** `span` inside text and buttons. */
  as?: 'div' | 'span' | undefined;
  children: ReactNode;
}

/** Shows its children on some screens only; the markup is the same on all. */
export function Only({ on, as: Tag = 'div', children }: OnlyProps) {
  return <Tag className={only[on]}>{children}</Tag>;
}
