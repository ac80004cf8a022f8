import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { giveFocus } from './give-focus.ts';

interface FocusHandoffProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Keeps the keyboard where it is when the focused control is replaced, as the button that adds by the stepper:
 * the focus goes to the last button of what came in its place.
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
