import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { page, top as topSpace } from './Page.css.ts';
import { stack } from './Stack.css.ts';

interface PageProps {
  top?: 'none' | 'md' | undefined;
  /** Sets its contents one under another with this space. */
  gap?: keyof typeof stack | undefined;
  children: ReactNode;
}

/** The page's width and gutters. */
export function Page({ top = 'none', gap, children }: PageProps) {
  return <div className={classNames(page, topSpace[top], gap && stack[gap])}>{children}</div>;
}
