import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** Tells that an overlay is open, and how Back closes it; returns what tells that it is open no longer. */
export type CloseOnBack = (close: () => void) => () => void;

/** Of the app around; without one, Back is the browser's alone. */
export const CloseOnBackContext = createContext<CloseOnBack | null>(null);

/** The browser's Back closes an open overlay, as the shopper's own closing does. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const closeOnBack = useContext(CloseOnBackContext);
  const close = useEffectEvent(onClose);
  useEffect(
    () => (open && closeOnBack !== null ? closeOnBack(() => close()) : undefined),
    [open, closeOnBack],
  );
}
