import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { page, top as topSpace, windowTall } from './Page.css.ts';
import { stack } from './Stack.css.ts';

interface PageProps {
  top?: 'none' | 'md' | undefined;
  /** Stacks its contents with this gap. */
  gap?: keyof typeof stack | undefined;
  /** Its content is still loading: it fills the window, so that the footer does not come into view and go again. */
  tall?: boolean | undefined;
  children: ReactNode;
}

/** The container of a page: its width and side margins. */
export function Page({ top = 'none', gap, tall = false, children }: PageProps) {
  return (
    <div className={classNames(page, topSpace[top], gap && stack[gap], tall && windowTall)}>{children}</div>
  );
}
