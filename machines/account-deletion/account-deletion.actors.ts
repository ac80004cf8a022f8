import { fromPromise } from 'xstate';
import type { DeletionLink } from '../../services/account/account-deletion.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { DeletionOutlook } from './account-deletion.machine.ts';

export const accountDeletionActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  /** Without a mailed link the orders decide, with one the link; it may lack a part. */
  lookAhead: fromPromise<DeletionOutlook, DeletionLink>(async ({ input, signal }) => {
    const { accountDeletion } = await (await services()).account();
    if (input.login === '' && input.token === '')
      return (await accountDeletion.isBlocked({ signal })) ? 'blocked' : 'free';
    const isWhole = input.login !== '' && input.token !== '';
    return isWhole && (await accountDeletion.check(input, { signal })) ? 'confirmable' : 'expired';
  }),
  requestMail: fromPromise<void>(async ({ signal }) => {
    await (await (await services()).account()).accountDeletion.request({ signal });
  }),
  deleteAccount: fromPromise<void, DeletionLink>(async ({ input, signal }) => {
    await (await (await services()).account()).accountDeletion.delete(input, { signal });
  }),
});
