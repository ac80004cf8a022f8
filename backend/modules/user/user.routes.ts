import { updateBillingAddress, viewUserDetail } from '../../../contract/api/registration.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { saveBilling } from './billing.usecases.ts';
import { userDetail } from './user-detail.view.ts';

/** R01, R03. */
export function userRoutes(api: ShopApi): void {
  api.personal(viewUserDetail, async ({ scope, user }) => ({ data: await userDetail(scope, user.userId) }));

  api.personal(updateBillingAddress, async ({ scope, user, params }) => {
    await saveBilling(scope, user.userId, params);
    return { data: await userDetail(scope, user.userId) };
  });
}
