import * as api from '../../../contract/api/account.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { anonymiseUser, isAnonymisationValid, requestAnonymisation } from './anonymise.usecases.ts';

/** R14-R16. */
export function privacyRoutes(routes: ShopApi): void {
  routes.personal(api.anonymiseUser, async ({ context, user, params }) => {
    await anonymiseUser(context, user.userId, params);
    const text = 'Il tuo account è stato cancellato.';
    return { data: null, infos: [{ text }], session: 'closed' };
  });

  routes.personal(api.requestAnonymisation, async ({ context, user }) => {
    await requestAnonymisation(context, user.userId);
    return { data: null };
  });

  routes.open(api.checkAnonymisation, async ({ context, params }) => ({
    data: { valid: await isAnonymisationValid(context, params) },
  }));
}
