import { useEffect, useRef, type ReactNode } from 'react';
import { doesEscapeLeadBack, leaveEscapeToField } from '../../ui/primitives/takes-escape.ts';

interface DismissableProps {
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * Closes what it holds on Escape and on a press elsewhere, as a menu under its button does. The keyboard goes on inside,
 * and after Escape where it came from. What is pressed in a dialog over it is the dialog's.
 */
export function Dismissable({ onDismiss, children }: DismissableProps) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    box.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const isCovered = () => box.current?.closest('[aria-hidden="true"]') !== null;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isCovered() || doesEscapeLeadBack()) return;
      leaveEscapeToField(event);
      if (event.defaultPrevented) return;
      onDismiss();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (isCovered()) return;
      const { target } = event;
      const isButton = target instanceof Element && target.closest('[aria-expanded="true"]') !== null;
      if (target instanceof Node && !isButton && box.current?.contains(target) === false) onDismiss();
    };
    // Before a dialog or a field hears of the key: afterwards nobody knows that it was theirs.
    document.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('pointerdown', onPress);
    };
  }, [onDismiss]);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
