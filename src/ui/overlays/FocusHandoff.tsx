import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { bare } from './FocusHandoff.css.ts';
import { handoffMark, lastControlIn } from './focus-handoff.ts';
import { giveFocus } from './give-focus.ts';

interface FocusHandoffProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Keeps the focus here when the focused control is replaced, as the add button by the stepper: it goes to the last
 * button or link of the new one.
 */
export function FocusHandoff({ className = bare, children }: FocusHandoffProps) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (!held.current || box.current?.contains(document.activeElement)) return;
    const last = box.current === null ? null : lastControlIn(box.current);
    if (last !== null) giveFocus(last);
  });
  return (
    <div
      ref={box}
      {...handoffMark}
      className={className}
      onFocus={() => {
        held.current = true;
      }}
      onBlur={() => {
        held.current = false;
      }}
    >
      {children}
    </div>
  );
}
