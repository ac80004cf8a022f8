import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { align as alignment, stack } from './Stack.css.ts';

interface StackProps {
  gap?: keyof typeof stack | undefined;
  align?: keyof typeof alignment | undefined;
  /** Its content is loading. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** A vertical stack with even gaps. */
export function Stack({ gap = '4', align = 'stretch', busy = false, children }: StackProps) {
  return (
    <div className={classNames(stack[gap], alignment[align])} aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
