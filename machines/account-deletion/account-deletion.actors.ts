import { fromPromise } from 'xstate';
import { hasFeature } from '../../contract/rules/features/has-feature.ts';
import type { TenantFacts } from '../../contract/tenant.ts';
import type { DeletionLink } from '../../services/account/account-deletion.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { DeletionForecast, DeletionLosses } from './account-deletion.machine.ts';

interface AccountDeletionDependencies {
  services: () => Promise<ShopServices>;
  tenant: { facts: Pick<TenantFacts, 'without'> };
}

export const accountDeletionActors = ({ services, tenant }: AccountDeletionDependencies) => ({
  /** Without a mailed link the orders decide, with one the link; it may lack a part. */
  lookAhead: patient(
    fromPromise<DeletionForecast, DeletionLink>(async ({ input, signal }) => {
      const { accountDeletion } = await (await services()).account();
      if (input.login === '' && input.token === '') {
        const order = await accountDeletion.orderInTheWay({ signal });
        return { outlook: order === null ? 'free' : 'blocked', order };
      }
      const isGood =
        input.login !== '' && input.token !== '' && (await accountDeletion.check(input, { signal }));
      return { outlook: isGood ? 'confirmable' : 'expired', order: null };
    }),
  ),
  /** What the brand has not, nobody loses, and it is not asked (TEN-08). */
  countLosses: patient(
    fromPromise<DeletionLosses>(async ({ signal }) => {
      const { account, wishlists } = await services();
      const [{ points, gifts }, { own }] = await Promise.all([
        hasFeature(tenant.facts, 'loyalty')
          ? account().then(({ loyalty }) => loyalty.view({ signal }))
          : { points: 0, gifts: [] },
        hasFeature(tenant.facts, 'lists')
          ? wishlists().then((service) => service.list({ signal }))
          : { own: [] },
      ]);
      return { points, gifts, lists: own.length };
    }),
  ),
  requestMail: patient(
    fromPromise<void>(async ({ signal }) => {
      await (await (await services()).account()).accountDeletion.request({ signal });
    }),
  ),
  deleteAccount: fromPromise<void, DeletionLink>(async ({ input, signal }) => {
    await (await (await services()).account()).accountDeletion.delete(input, { signal });
  }),
});
