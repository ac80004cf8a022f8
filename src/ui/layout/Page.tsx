import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { page, top as topSpace, windowTall } from './Page.css.ts';
import { stack } from './Stack.css.ts';

interface PageProps {
  top?: 'none' | 'md' | undefined;
  /** Sets its contents one under another with this space. */
  gap?: keyof typeof stack | undefined;
  /** What is on it comes later: what stands below stays out of sight, before and after. */
  tall?: boolean | undefined;
  children: ReactNode;
}

/** The page's width and gutters. */
export function Page({ top = 'none', gap, tall = false, children }: PageProps) {
  return (
    <div className={classNames(page, topSpace[top], gap && stack[gap], tall && windowTall)}>{children}</div>
  );
}
