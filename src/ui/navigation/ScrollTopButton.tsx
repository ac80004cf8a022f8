import { useEffect, useState } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { arrowUpIcon } from '../icons/arrow-up.ts';
import { button } from './ScrollTopButton.css.ts';

/** Scroll distance after which the button appears, in px. */
const limit = 20;

/** Scrolls back to the top of the page; shown only after some scrolling. */
export function ScrollTopButton({ label }: { label: string }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > limit);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!scrolled) return null;
  return (
    <button type="button" className={button} aria-label={label} onClick={() => window.scrollTo({ top: 0 })}>
      <Icon of={arrowUpIcon} />
    </button>
  );
}
