import { useEffect, useRef, type RefObject } from 'react';
import { mainId } from '../layout/main-id.ts';

/** Something that floats over the page: what had the focus in it is gone with it, so that the page gets the focus. */
export function useFocusBack(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = box;
    let holdsFocus = false;
    const followed = () => {
      holdsFocus = current?.contains(document.activeElement) === true;
    };
    document.addEventListener('focusin', followed);
    followed();
    return () => {
      document.removeEventListener('focusin', followed);
      if (holdsFocus) document.getElementById(mainId)?.focus({ preventScroll: true });
    };
  }, []);
  return box;
}
