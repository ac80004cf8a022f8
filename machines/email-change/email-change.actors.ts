import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';

export const emailChangeActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  changeEmail: fromPromise<boolean, { token: string }>(async ({ input: { token }, signal }) =>
    (await (await services()).account()).access.confirmEmail(token, { signal }),
  ),
});
