import { useEffect, useRef } from 'react';

/** What opened a form has the focus again once that is closed; nothing is focused when the page opens. */
export function useReturnedFocus<Element extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<Element>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
