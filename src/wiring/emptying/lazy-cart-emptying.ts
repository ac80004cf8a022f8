import type { VisitorFlows } from '../../views/flows.ts';
import { lazyFlow } from '../lazy-flow.ts';
import type { CartEmptyingDependencies } from './cart-emptying.ts';

type CartEmptyingFlows = Pick<VisitorFlows, 'cartEmptying'>;

/** What is shown of it until its code has come. */
const first = {
  cartEmptying: { value: 'idle', context: { lines: [], emptied: null }, tags: ['settled'] },
};

/** The flow that empties the cart: its code comes when a cart is first shown. */
export const lazyCartEmptying = (deps: CartEmptyingDependencies): CartEmptyingFlows =>
  lazyFlow<CartEmptyingFlows>(first, async () => (await import('./cart-emptying.ts')).openCartEmptying(deps));
