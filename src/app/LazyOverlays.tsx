import { onDemand } from '../views/on-demand.tsx';

/** Whatever stands over the page, with its own code: it needs the visitor's flows. */
export const LazyOverlays = onDemand(async () => (await import('./Overlays.tsx')).Overlays);
