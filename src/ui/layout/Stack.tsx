import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { align as alignment, stack } from './Stack.css.ts';

interface StackProps {
  gap?: keyof typeof stack | undefined;
  align?: keyof typeof alignment | undefined;
  as?: 'div' | 'section' | 'aside' | 'ul' | 'form' | undefined;
  label?: string | undefined;
  /** What it holds is loading. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** Things one under another. */
export function Stack({
  gap = '4',
  align = 'stretch',
  as: Tag = 'div',
  label,
  busy = false,
  children,
}: StackProps) {
  return (
    <Tag
      className={classNames(stack[gap], alignment[align])}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      {children}
    </Tag>
  );
}
