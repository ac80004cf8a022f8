import { fromPromise } from 'xstate';
import type { ResetLink } from '../../services/account/password-recovery.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const passwordResetActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  checkLink: fromPromise<boolean, ResetLink>(async ({ input, signal }) =>
    (await (await services()).account()).passwordRecovery.check(input, { signal }),
  ),
  resetPassword: fromPromise<void, ResetLink & { password: string }>(async ({ input, signal }) => {
    await (await (await services()).account()).passwordRecovery.reset(input, { signal });
  }),
});
