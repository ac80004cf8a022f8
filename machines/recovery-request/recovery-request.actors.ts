import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { LookedForAccount } from './recovery-request.machine.ts';

export const recoveryRequestActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  requestReset: fromPromise<void, LookedForAccount>(async ({ input: { means, account }, signal }) => {
    const named = means === 'email' ? { email: account } : { taxCode: account };
    await (await (await services()).account()).passwordRecovery.request(named, { signal });
  }),
});
