import { useSelector } from '@xstate/react';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { trackedLines } from '../../../machines/cart/cart.selectors.ts';
import { isConfirmingRemoval } from '../../../machines/cart-line/cart-line.selectors.ts';
import { onDemand } from '../on-demand.tsx';
import { useShop } from '../shop-context.ts';

const RemovalDialog = onDemand(async () => (await import('./RemovalDialog.tsx')).RemovalDialog);

/** The question of whichever line is about to go, wherever it was asked from. */
export function LineRemovals() {
  const { cart } = useShop().flows;
  const lines = useSelector(cart, trackedLines);
  return Object.values(lines).map((line) => <LineRemoval key={line.id} line={line} />);
}

function LineRemoval({ line }: { line: CartLineRef }) {
  const isAsking = useSelector(line, isConfirmingRemoval);
  return isAsking ? <RemovalDialog line={line} /> : null;
}
