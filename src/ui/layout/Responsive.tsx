import type { ReactNode } from 'react';
import { only } from './Responsive.css.ts';

interface ResponsiveProps {
  on: keyof typeof only;
  /** `span` inside text and buttons. */
  as?: 'div' | 'span' | undefined;
  children: ReactNode;
}

/** Shows its children only on screens of some sizes, by CSS alone. */
export function Responsive({ on, as: Tag = 'div', children }: ResponsiveProps) {
  return <Tag className={only[on]}>{children}</Tag>;
}
