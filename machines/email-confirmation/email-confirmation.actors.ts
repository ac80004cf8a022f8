import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';

export const emailConfirmationActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  confirmEmail: fromPromise<void, { email: string; code: string }>(async ({ input, signal }) => {
    await (await (await services()).account()).registration.confirm(input, { signal });
  }),
  resendMail: fromPromise<void, { email: string }>(async ({ input: { email }, signal }) => {
    await (await (await services()).account()).registration.resend(email, { signal });
  }),
});
