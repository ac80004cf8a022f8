import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { giveFocus } from './give-focus.ts';

interface FocusHandoffProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Keeps the focus here when the focused control is replaced, as the add button by the stepper: it goes to the last
 * button of the new control.
 */
export function FocusHandoff({ className, children }: FocusHandoffProps) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (!held.current || box.current?.contains(document.activeElement)) return;
    const buttons = box.current?.querySelectorAll('button');
    const last = buttons?.[buttons.length - 1];
    if (last !== undefined) giveFocus(last);
  });
  return (
    <div
      ref={box}
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
