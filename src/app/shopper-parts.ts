import { LazyAssignedDelivery } from '../views/shell/LazyAssignedDelivery.tsx';
import { knownVisitor } from '../wiring/known-visitor.ts';
import { readShippedContexts } from '../wiring/shipped-contexts.ts';
import type { ShopperParts } from '../wiring/shop-app.ts';

/**
 * What a page that was rendered with its shopper's data is taken over with: the parts of the frame that show these, how
 * the contexts are read, and when the flows know as much.
 */
export async function loadShopperParts(): Promise<ShopperParts> {
  await LazyAssignedDelivery.fetchCode();
  return { readContexts: readShippedContexts, known: knownVisitor };
}
