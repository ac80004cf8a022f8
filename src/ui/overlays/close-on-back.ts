import { useEffect, useEffectEvent } from 'react';

/** Called when an overlay opens, with what Back has to do; returns a function to call when it has closed. */
type CloseOnBack = (close: () => void) => () => void;

// A document has one history, so one handler for all overlays.
let closeOnBack: CloseOnBack | null = null;

/** Sets the handler. Until then Back leaves overlays alone. */
export function provideCloseOnBack(opened: CloseOnBack): void {
  closeOnBack = opened;
}

/** Makes the browser's Back button call `onClose` while the overlay is open. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (open ? closeOnBack?.(() => close()) : undefined), [open]);
}
