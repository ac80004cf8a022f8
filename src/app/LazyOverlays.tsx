import { lazy, Suspense } from 'react';

const Overlays = lazy(async () => ({ default: (await import('./Overlays.tsx')).Overlays }));

/** Whatever stands over the page, with its own code: it needs the visitor's flows. */
export const LazyOverlays = ({ path }: { path: string }) => (
  <Suspense fallback={null}>
    <Overlays path={path} />
  </Suspense>
);
