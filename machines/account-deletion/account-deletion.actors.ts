import { fromPromise } from 'xstate';
import type { DeletionLink } from '../../services/account/account-deletion.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { DeletionForecast, DeletionLosses } from './account-deletion.machine.ts';

export const accountDeletionActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  /** Without a mailed link the orders decide, with one the link; it may lack a part. */
  lookAhead: fromPromise<DeletionForecast, DeletionLink>(async ({ input, signal }) => {
    const { accountDeletion } = await (await services()).account();
    if (input.login === '' && input.token === '') {
      const order = await accountDeletion.orderInTheWay({ signal });
      return { outlook: order === null ? 'free' : 'blocked', order };
    }
    const isGood =
      input.login !== '' && input.token !== '' && (await accountDeletion.check(input, { signal }));
    return { outlook: isGood ? 'confirmable' : 'expired', order: null };
  }),
  countLosses: fromPromise<DeletionLosses>(async ({ signal }) => {
    const { account, wishlists } = await services();
    const [{ points, gifts }, { own }] = await Promise.all([
      account().then(({ loyalty }) => loyalty.view({ signal })),
      wishlists().then((service) => service.list({ signal })),
    ]);
    return { points, gifts, lists: own.length };
  }),
  requestMail: fromPromise<void>(async ({ signal }) => {
    await (await (await services()).account()).accountDeletion.request({ signal });
  }),
  deleteAccount: fromPromise<void, DeletionLink>(async ({ input, signal }) => {
    await (await (await services()).account()).accountDeletion.delete(input, { signal });
  }),
});
