import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { SubstitutionChange } from '../../contract/rules/checkout/line-choice.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const substitutionsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  saveChange: fromPromise<CartAnswer, SubstitutionChange>(async ({ input, signal }) =>
    (await (await services()).cartLines()).substitute(input, { signal }),
  ),
});
