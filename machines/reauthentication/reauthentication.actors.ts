import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';

export const reauthenticationActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  confirmPassword: fromPromise<void, { password: string }>(async ({ input: { password }, signal }) =>
    (await services()).auth.confirmPassword(password, { signal }),
  ),
});
