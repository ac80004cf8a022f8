import type { VisitorFlows } from '../../views/flows.ts';
import { lazyFlow } from '../lazy-flow.ts';
import type { ExcludedProductsDependencies } from './excluded-products.ts';

type ExcludedFlows = Pick<VisitorFlows, 'excludedProducts' | 'exclusionWarning' | 'exclusionAcceptance'>;

/** What is seen of them before the shop was asked. */
const first = {
  excludedProducts: { value: 'away', context: { reasons: {} }, tags: [] },
  exclusionWarning: { value: 'closed', context: { additions: [] }, tags: [] },
  exclusionAcceptance: { value: 'idle', context: { asked: [] }, tags: [] },
};

/** The flows of the products the shopper excludes: their code comes with the first thing they are asked (B-23). */
export const lazyExcludedProducts = (deps: ExcludedProductsDependencies): ExcludedFlows =>
  lazyFlow<ExcludedFlows>(first, async () =>
    (await import('./excluded-products.ts')).openExcludedProducts(deps),
  );
