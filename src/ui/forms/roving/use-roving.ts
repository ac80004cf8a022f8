import { useRef, useState, type KeyboardEvent } from 'react';
import { nextIndex } from './roving.ts';

/**
 * Roving tabindex: one tab stop for a row of controls; arrows move the focus and choose nothing.
 * Returns a function from an item's index to its attributes; `start` is the tab stop before the row has focus.
 */
export function useRoving<Item extends HTMLElement>(count: number, start: number) {
  const items = useRef<(Item | null)[]>([]);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = Math.min(focused ?? Math.max(start, 0), Math.max(count - 1, 0));
  return (index: number) => ({
    ref: (item: Item | null) => {
      items.current[index] = item;
    },
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setFocused(index),
    onBlur: () => setFocused(null),
    onKeyDown: (event: KeyboardEvent<Item>) => {
      const to = nextIndex(event.key, index, count);
      if (to === null) return;
      event.preventDefault();
      items.current[to]?.focus();
    },
  });
}
