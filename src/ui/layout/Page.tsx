import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { page, top as topSpace } from './Page.css.ts';
import { stack } from './Stack.css.ts';

interface PageProps {
  as?: 'div' | 'main' | undefined;
  /** Target of the skip link when this is `main`. */
  id?: string | undefined;
  top?: 'none' | 'md' | undefined;
  /** Sets its contents one under another with this space. */
  gap?: keyof typeof stack | undefined;
  children: ReactNode;
}

/** The page's width and gutters. */
export function Page({ as: Tag = 'div', id, top = 'none', gap, children }: PageProps) {
  return (
    <Tag
      id={id}
      tabIndex={Tag === 'main' ? -1 : undefined}
      className={classNames(page, topSpace[top], gap && stack[gap])}
    >
      {children}
    </Tag>
  );
}
