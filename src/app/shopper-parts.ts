import { LazyAssignedDelivery } from '../views/shell/LazyAssignedDelivery.tsx';
import type { ReadContexts } from '../wiring/deferred-actors.ts';
import { readShippedContexts } from '../wiring/shipped-contexts.ts';

/**
 * What a page that was rendered with its shopper's data is taken over with: the parts of the frame that show these, and
 * how the contexts are read.
 */
export async function loadShopperParts(): Promise<ReadContexts> {
  await LazyAssignedDelivery.fetchCode();
  return readShippedContexts;
}
