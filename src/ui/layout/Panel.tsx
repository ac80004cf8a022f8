import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { panel, tone as ground } from './Panel.css.ts';
import { stack } from './Stack.css.ts';

interface PanelProps {
  as?: 'div' | 'section' | 'article' | 'aside' | 'fieldset' | 'form' | undefined;
  tone?: keyof typeof ground | undefined;
  /** Gap between its contents, which are stacked. */
  gap?: keyof typeof stack | undefined;
  /** Id of its heading: a panel with a name is a region. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/** A bordered surface. Panels do not nest. */
export function Panel({ as, tone = 'surface', gap = '4', labelledBy, children }: PanelProps) {
  const Tag = as ?? (labelledBy === undefined ? 'div' : 'section');
  return (
    <Tag className={classNames(panel, ground[tone], stack[gap])} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
