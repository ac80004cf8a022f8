import type { VisitorFlows } from '../../views/flows.ts';
import { lazyFlow } from '../lazy-flow.ts';
import type { SimilarProductsDependencies } from './similar-products.ts';

type SimilarFlows = Pick<VisitorFlows, 'similarProducts'>;

/** What is seen of it before a tile was pressed. */
const first = { similarProducts: { value: 'closed', context: {}, tags: [] } };

/** The flow of what is offered in place of a sold-out product: its code comes with the first press (B-25). */
export const lazySimilarProducts = (deps: SimilarProductsDependencies): SimilarFlows =>
  lazyFlow<SimilarFlows>(first, async () =>
    (await import('./similar-products.ts')).openSimilarProducts(deps),
  );
