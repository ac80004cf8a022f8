import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useShop } from '../views/shop-context.ts';

const Overlays = lazy(async () => ({ default: (await import('./Overlays.tsx')).Overlays }));

/** Nothing stands over a page before the visitor's flows are here. */
export function LazyOverlays({ path }: { path: string }) {
  const { flows } = useShop();
  const isVisitorHere = useSelector(flows.shop, ({ children }) => children.session !== undefined);
  return isVisitorHere ? (
    <Suspense fallback={null}>
      <Overlays path={path} />
    </Suspense>
  ) : null;
}
