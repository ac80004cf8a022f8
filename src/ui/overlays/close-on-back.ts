import { useEffect, useEffectEvent } from 'react';

/** Hears that an overlay is open, and how Back closes it; returns what tells that it is open no longer. */
type CloseOnBack = (close: () => void) => () => void;

// A document has one history, so there is one of these.
let closeOnBack: CloseOnBack | null = null;

/** From now on the browser's Back closes what is open; before, it is the browser's alone. */
export function provideCloseOnBack(opened: CloseOnBack): void {
  closeOnBack = opened;
}

/** The browser's Back closes an open overlay, as the shopper's own closing does. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? closeOnBack?.(() => close()) : undefined), [open]);
}
