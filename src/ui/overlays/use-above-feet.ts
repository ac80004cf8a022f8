import { useLayoutEffect, useState, type RefObject } from 'react';

/** Marks what a dialog or drawer is finished with, at its bottom. */
export const footMark = { 'data-foot': '' } as const;

const feet = () => [...document.querySelectorAll('[data-foot]')];

/** From the window's bottom to above every foot that stands in the way of a box at its bottom, in px; 0 where none does. */
function heightFor(box: Element): number {
  const { left, right, height } = box.getBoundingClientRect();
  const inTheWay = feet()
    .map((foot) => foot.getBoundingClientRect())
    .filter(
      (foot) => foot.left < right && left < foot.right && foot.bottom > window.innerHeight - 2 * height,
    );
  return Math.max(0, ...inTheWay.map(({ top }) => window.innerHeight - top));
}

/** How high a box at the window's bottom has to stand to be clear of the feet of open dialogs, while it is needed. */
export function useAboveFeet(box: RefObject<Element | null>, isNeeded: boolean): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    const measure = () => {
      if (box.current !== null) setHeight(heightFor(box.current));
    };
    const sizes = new ResizeObserver(measure);
    const look = () => {
      sizes.disconnect();
      for (const element of [box.current, ...feet()]) if (element !== null) sizes.observe(element);
      measure();
    };
    // Dialogs open and close beside the app, and slide in.
    const dialogs = new MutationObserver(look);
    dialogs.observe(document.body, { childList: true });
    window.addEventListener('resize', measure);
    document.addEventListener('animationend', measure);
    look();
    return () => {
      sizes.disconnect();
      dialogs.disconnect();
      window.removeEventListener('resize', measure);
      document.removeEventListener('animationend', measure);
    };
  }, [box, isNeeded]);
  return isNeeded ? height : 0;
}
