import { useEffect, useRef, type ReactNode } from 'react';

interface DismissableProps {
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * Closes what it holds on Escape and on a press elsewhere, as a menu under its button does. The keyboard goes on inside,
 * and after Escape where it came from.
 */
export function Dismissable({ onDismiss, children }: DismissableProps) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    box.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onDismiss();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
    const onPress = (event: PointerEvent) => {
      const { target } = event;
      const isButton = target instanceof Element && target.closest('[aria-expanded="true"]') !== null;
      if (target instanceof Node && !isButton && box.current?.contains(target) === false) onDismiss();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [onDismiss]);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
