import { flushSync } from 'react-dom';

/** Radix sends it to its layers when one of them comes or goes; each finds out by it whether it is on top. */
const layersChanged = 'dismissableLayer.update';

/**
 * Makes Escape close the overlay on top from the task on that moves the focus. Radix renders the change of layers some tasks
 * later: until then the key would close the overlay below, or none.
 */
export function settleLayers(): void {
  // React renders nothing at once while it runs effects, which is when an overlay opens.
  queueMicrotask(() => flushSync(() => document.dispatchEvent(new CustomEvent(layersChanged))));
}
