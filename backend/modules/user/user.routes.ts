import * as api from '../../../contract/api/account/registration.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { updateContact, updateProfile, updateUsername } from './profile.usecases.ts';
import { userDetail } from './user-detail.view.ts';
import type { UserContext } from './user.context.ts';

/** R01, R02, R04, R18. */
export function userRoutes(routes: ShopApi<Transactional<UserContext>>): void {
  routes.personal(api.viewUserDetail, async ({ context, user }) => ({
    data: await userDetail(context, user.userId),
  }));

  routes.personal(api.updateUserDetail, async ({ context, user, params }) => {
    await updateProfile(context, user, params);
    return { data: await userDetail(context, user.userId) };
  });

  routes.personal(api.updateContact, async ({ context, user, params }) => {
    await updateContact(context, user, params.phone);
    return { data: await userDetail(context, user.userId) };
  });

  routes.personal(api.updateUsername, async ({ context, user, params }) => {
    await updateUsername(context, user.userId, params.username);
    return { data: await userDetail(context, user.userId) };
  });
}
