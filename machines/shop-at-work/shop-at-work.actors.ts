import { fromPromise } from 'xstate';
import type { Workplace } from '../../contract/api/account/shop-at-work.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const shopAtWorkActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  subscribe: patient(
    fromPromise<Workplace, { code: string }>(async ({ input, signal }) =>
      (await (await services()).account()).shopAtWork.subscribe(input.code, { signal }),
    ),
  ),
});
