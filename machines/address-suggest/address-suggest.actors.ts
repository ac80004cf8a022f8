import { fromPromise } from 'xstate';
import type { AddressSuggestion, ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const addressSuggestActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  suggest: fromPromise<AddressSuggestion[], { typed: string }>(async ({ input, signal }) =>
    (await services()).delivery.suggest(input.typed, { signal }),
  ),
  resolve: fromPromise<ResolvedAddress, { id: string }>(async ({ input, signal }) =>
    (await services()).delivery.resolve(input.id, { signal }),
  ),
});
