import * as api from '../../../contract/api/registration.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { saveBilling } from './billing.usecases.ts';
import { updateContact, updateProfile, updateUsername } from './profile.usecases.ts';
import { userDetail } from './user-detail.view.ts';

/** R01-R04, R18. */
export function userRoutes(routes: ShopApi): void {
  routes.personal(api.viewUserDetail, async ({ scope, user }) => ({
    data: await userDetail(scope, user.userId),
  }));

  routes.personal(api.updateUserDetail, async ({ scope, user, params }) => {
    await updateProfile(scope, user.userId, params);
    return { data: await userDetail(scope, user.userId) };
  });

  routes.personal(api.updateBillingAddress, async ({ scope, user, params }) => {
    await saveBilling(scope, user.userId, params);
    return { data: await userDetail(scope, user.userId) };
  });

  routes.personal(api.updateContact, async ({ scope, user, params }) => {
    await updateContact(scope, user.userId, params.phone);
    return { data: await userDetail(scope, user.userId) };
  });

  routes.personal(api.updateUsername, async ({ scope, user, params }) => {
    await updateUsername(scope, user.userId, params.username);
    return { data: await userDetail(scope, user.userId) };
  });
}
