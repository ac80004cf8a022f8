import { fromPromise } from 'xstate';
import type { AnsweredDisclaimer } from '../../contract/api/account/disclaimer.ts';
import type { ConsentChange } from '../../services/account/consents.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const consentsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listConsents: patient(
    fromPromise<AnsweredDisclaimer[]>(async ({ signal }) =>
      (await (await services()).account()).consents.list({ signal }),
    ),
  ),
  changeConsent: patient(
    fromPromise<AnsweredDisclaimer[], ConsentChange>(async ({ input, signal }) =>
      (await (await services()).account()).consents.change(input, { signal }),
    ),
  ),
});
