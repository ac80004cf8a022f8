import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { similarProductsMachine } from './similar-products.machine.ts';

type SimilarProducts = SnapshotFrom<typeof similarProductsMachine>;

/** The sold-out product whose equals are offered; null while nothing is open. */
export const productWithSimilar = (similar: SimilarProducts): Product | null =>
  similar.matches('open') ? similar.context.product : null;

/** What can be had in its place, the likest first; null while it is not known. */
export const similarFound = (similar: SimilarProducts): readonly Product[] | null => similar.context.found;

export const areSimilarLost = (similar: SimilarProducts): boolean => similar.matches({ open: 'failed' });
