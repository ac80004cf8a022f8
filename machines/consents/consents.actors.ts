import { fromPromise } from 'xstate';
import type { AnsweredDisclaimer } from '../../contract/api/account/disclaimer.ts';
import type { ConsentChange } from '../../services/account/consents.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const consentsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listConsents: fromPromise<AnsweredDisclaimer[]>(async ({ signal }) =>
    (await (await services()).account()).consents.list({ signal }),
  ),
  changeConsent: fromPromise<AnsweredDisclaimer[], ConsentChange>(async ({ input, signal }) =>
    (await (await services()).account()).consents.change(input, { signal }),
  ),
});
