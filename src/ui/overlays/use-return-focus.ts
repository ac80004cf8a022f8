import { useState } from 'react';
import { giveFocus } from './give-focus.ts';

/** What had the focus when an overlay opened, and what had it before that: the first may be gone by then. */
interface Opener {
  element: Element | null;
  before: Opener | null;
}

/** The keyboard has one place in a document, so there is one chain of them. */
const chain: { latest: Opener | null } = { latest: null };

function noteOpener(): Opener {
  chain.latest = { element: document.activeElement, before: chain.latest };
  return chain.latest;
}

function giveBack(opener: Opener | null): void {
  let back = opener;
  while (back !== null && !(back.element?.isConnected === true && back.element !== document.body)) {
    back = back.before;
  }
  if (chain.latest === opener) chain.latest = back?.before ?? null;
  const target = back?.element ?? document.querySelector('main');
  if (target instanceof HTMLElement) giveFocus(target);
}

/**
 * Gives the focus back where it was when the overlay opened. Overlays open without a trigger of their own, and one may
 * open as another closes: then the focus goes back to where it was before the first of them.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Opener | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(noteOpener());
  }
  return (event) => {
    event.preventDefault();
    giveBack(opener);
  };
}
