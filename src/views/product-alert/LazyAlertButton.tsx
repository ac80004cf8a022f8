import { useState } from 'react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { LoadedWhenNear } from '../../ui/feedback/LoadedWhenNear.tsx';
import { onDemand } from '../on-demand.tsx';

const load = () => import('./AlertButton.tsx');
const AlertButton = onDemand(
  async () => (await load()).AlertButton,
  async () => (await load()).alertWords,
);

/** Few products are sold out: the button that waits for one comes when the first of them is near. */
export function LazyAlertButton({ product }: { product: Product }) {
  const [isNear, setNear] = useState(false);
  return isNear ? (
    <AlertButton product={product} />
  ) : (
    <LoadedWhenNear onNear={() => setNear(true)}>{null}</LoadedWhenNear>
  );
}
